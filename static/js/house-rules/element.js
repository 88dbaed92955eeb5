/** `<house-rules>`: every setting with what it does and a hand worked out by it. Data in `#house-rules-data`. */

import { html, nothing, render } from "../../vendor/lit-html/lit-html.js";
import { look } from "../cite.js";
import { send } from "../http.js";
import { fill, gettext } from "../i18n.js";
import { control } from "./controls.js";
import * as drafts from "./draft.js";
import { example } from "./examples.js";
import { Weigher } from "./weigher.js";

class HouseRules extends HTMLElement {
  connectedCallback() {
    /** @type {drafts.Given} */
    this.given = JSON.parse(document.getElementById("house-rules-data").textContent);
    this.draft = drafts.begin(this.given);
    this.preview = this.given.preview;
    this.refusals = [];
    this.sending = false;
    this.weigher = new Weigher(this.given, (preview) => this.weighed(preview));
    this.paint();
  }

  /** @param {drafts.Draft} draft */
  change(draft) {
    if (draft.rules !== this.draft.rules) this.weigher.want(draft.rules);
    this.draft = draft;
    this.refusals = this.refusals.filter((one) => one.field !== "name");
    this.paint();
  }

  /** While something is refused, the examples stay as they were. @param {drafts.Preview} preview */
  weighed(preview) {
    this.refusals = preview.refusals;
    if (!preview.refusals.length) this.preview = preview;
    this.paint();
  }

  paint() {
    render(html`${this.naming()}${this.given.groups.map((group) => this.group(group))}${this.differs()}`, this, { host: this });
    render(this.sheet(), document.getElementById("keep"), { host: this });
  }

  /** The refusal about a setting, or about the name. @param {string} about */
  wrong(about) {
    return this.refusals.find((refusal) => drafts.about(refusal.field) === about);
  }

  naming() {
    const wrong = this.wrong("name");
    const says = wrong ? html`<p class="field__error" id="name-says" role="alert">${wrong.message}</p>`
      : html`<p class="field__hint" id="name-says">${gettext("开桌时按这个名字选。")}</p>`;
    return html`<section class="card field house__name"><label for="rules-name">${gettext("起个名字")}</label>
      <input class="input" id="rules-name" maxlength="40" autocomplete="off" placeholder=${gettext("比如：我们的打法")} aria-invalid=${Boolean(wrong)}
        aria-describedby="name-says" .value=${this.draft.name} @input=${(event) => this.change({ ...this.draft, name: event.target.value })}>${says}</section>`;
  }

  /** @param {drafts.Group} group */
  group(group) {
    return html`<section class="section"><h2>${group.title}</h2>
      <div class="card card--flush list">${group.settings.map((setting) => this.setting(setting))}</div></section>`;
  }

  /** @param {drafts.Setting} setting */
  setting(setting) {
    const { name, label, sentence } = setting;
    const wrong = this.wrong(name);
    const asked = { draft: this.draft, change: (draft) => this.change(draft), wrong: Boolean(wrong) };
    return html`<div class="house__setting" data-setting=${name}>
      <div class="house__ask" role="group" aria-labelledby="l-${name}">
        <h3 id="l-${name}">${label}</h3>
        ${wrong ? html`<p class="field__error" id="s-${name}-says" role="alert">${wrong.message} ${look(wrong)}</p>` : html`<p class="note" id="s-${name}-says">${sentence}</p>`}
        <div class="house__control">${control(setting, asked)}</div>
      </div>
      <div class="house__examples" aria-live="polite">${this.examples(name)}</div>
    </div>`;
  }

  /** @param {string} setting */
  examples(setting) {
    const before = new Map(this.given.preview.examples.map((one) => [one.key, one]));
    return this.preview.examples.filter((one) => one.setting === setting).map((one) => example(one, before.get(one.key)));
  }

  differs() {
    const { differences } = this.preview;
    const preset = this.given.presetName;
    return html`<section class="section"><h2>${fill(gettext("和“%(preset)s”不同的"), { preset })}</h2>
      ${differences.length
        ? html`<ul class="card house__differences">${differences.map((one) => html`<li><span>${one.name}</span>
            <span class="house__change"><span class="soft">${one.before}</span> <span aria-hidden="true">→</span> <strong>${one.after}</strong></span></li>`)}</ul>`
        : html`<p class="card empty">${gettext("还没有不同，改上面的任何一条。")}</p>`}</section>`;
  }

  says() {
    if (this.refusals.length) {
      const beside = this.refusals.every((one) => this.given.groups.some((group) => group.settings.some((setting) => setting.name === drafts.about(one.field))) || one.field === "name");
      return beside ? gettext("有一处要改，见上面红字。") : this.refusals[0].message;
    }
    if (!this.draft.name.trim()) return gettext("先起个名字。");
    if (this.given.ruleSet && !drafts.changed(this.draft, this.given)) return gettext("还没有改动。");
    return fill(gettext("和“%(preset)s”有 %(n)s 处不同"), { preset: this.given.presetName, n: this.preview.differences.length });
  }

  sheet() {
    const { ruleSet, version, rules } = this.given;
    const next = ruleSet && this.draft.rules !== rules;
    const word = next ? fill(gettext("存成第 %(n)s 版"), { n: version + 1 }) : gettext("存好");
    const idle = Boolean(ruleSet) && !drafts.changed(this.draft, this.given);
    return html`<p class="start__says" role="status">${this.says()}</p>
      <button type="button" class="btn btn--primary btn--wide" ?disabled=${idle || this.sending || !this.draft.name.trim()} @click=${() => this.keep()}>
        ${this.sending ? gettext("正在存……") : word}</button>`;
  }

  async keep() {
    this.sending = true;
    this.paint();
    const { method, url, body } = drafts.keeping(this.draft, this.given);
    try {
      const kept = await send(method, url, body);
      location.assign(`/house-rules/${kept.id}/`);
    } catch (refusal) {
      this.refusals = [refusal];
      this.sending = false;
      this.paint();
      this.querySelector(".field__error")?.scrollIntoView({ block: "center" });
    }
  }
}

customElements.define("house-rules", HouseRules);
