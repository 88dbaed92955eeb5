// What a page must not have, as a list of sentences; an empty list is a good page. `touch` adds thumbs and tired eyes.
(touch) => {
  const all = (what) => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const brief = (one) => one.outerHTML.slice(0, 100);
  const labelled = (one) => (one.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent).join("");
  const pictures = (one) => [...one.querySelectorAll("img[alt]")].map((each) => each.alt).join("");
  const name = (one) => [one.ariaLabel, labelled(one), ...[...(one.labels ?? [])].map((each) => each.textContent), one.title, pictures(one),
    one.matches("input, select") ? "" : one.textContent].join("").trim();
  const words = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const controls = all("a[href], button, summary, select, textarea, input:not([type=hidden])").filter((one) => !one.matches(".skip"));
  const box = (one) => one.getBoundingClientRect();
  const over = document.scrollingElement.scrollWidth - innerWidth;
  const ids = all("[id]").map((one) => one.id);
  return [
    ...(over > 0 ? [`${over} px too wide`] : []),
    ...controls.filter((one) => !name(one)).map((one) => `no name: ${brief(one)}`),
    ...all("img:not([alt])").map((one) => `picture without words: ${brief(one)}`),
    ...ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `id twice: ${id}`),
    ...(document.documentElement.lang && document.title ? [] : ["no language or no title"]),
    ...(all("h1").length === 1 ? [] : ["not one h1"]),
    ...(touch ? controls.filter((one) => box(one).height < 47.5 || box(one).width < 47.5).map((one) => `small target: ${brief(one)}`) : []),
    ...(touch ? all("body *").filter((one) => !one.matches("script, style, noscript") && words(one) && parseFloat(getComputedStyle(one).fontSize) < 18)
      .map((one) => `small text: ${brief(one)}`) : []),
  ];
}
