/** Dragging a row of a list to another place, by finger or mouse. */

/** Which row is under a height. @param {Element[]} rows @param {number} y */
function rowAt(rows, y) {
  const below = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
  return below < 0 ? rows.length - 1 : below;
}

/**
 * Make a pointerdown handler that moves rows as the pointer passes over them.
 * @param {Element} list holds the rows `[data-place]`
 * @param {(from: number, to: number) => void} moved
 * @returns {(event: PointerEvent, place: number) => void}
 */
export function dragging(list, moved) {
  return (event, place) => {
    event.preventDefault();
    /** @type {HTMLElement} */ (event.currentTarget).focus();
    let at = place;
    const follow = (move) => {
      const rows = [...list.querySelectorAll("[data-place]")];
      const over = rowAt(rows, move.clientY);
      if (over === at) return;
      moved(at, over);
      at = over;
    };
    const stop = () => {
      window.removeEventListener("pointermove", follow);
      list.classList.remove("is-dragging");
    };
    list.classList.add("is-dragging");
    window.addEventListener("pointermove", follow);
    window.addEventListener("pointerup", stop, { once: true });
    window.addEventListener("pointercancel", stop, { once: true });
  };
}
