/** `<new-evening>`: game and stakes, who plays in which order, and off. Data in `#evening-data`. */

import { html, nothing, render } from "../../vendor/lit-html/lit-html.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";
import { send } from "../http.js";
import { fill, gettext } from "../i18n.js";
import * as drafts from "./draft.js";
import { dragging } from "./drag.js";

const ENDS = ["21:00", "22:00", "23:00", "00:00"];
const ALLOTMENTS = [0, 1000, 2000, 5000];
const MORE = ["planned_end", "place", "title", "allotment"];

class NewEvening extends HTMLElement {
  connectedCallback() {
    /** @type {drafts.Given & {club: string, zone: string}} */
    this.given = JSON.parse(document.getElementById("evening-data").textContent);
    this.draft = drafts.begin(this.given);
    this.sitting = this.given.sitting;
    this.refusal = null;
    this.sending = false;
    this.drag = dragging(this, (from, to) => this.change(drafts.move(this.draft, from, to)));
    this.paint();
  }

  get game() {
    return this.given.games.find((one) => one.key === this.draft.game);
  }

  /** @param {drafts.Draft} draft */
  change(draft) {
    this.draft = draft;
    this.refusal = null;
    this.paint();
  }

  paint() {
    render(html`${this.what()} ${this.who()} ${this.seats()} ${this.given.sitting ? nothing : this.more()}`, this, { host: this });
    const start = document.getElementById("start");
    render(this.sheet(), start, { host: this });
  }

  /** The refusal, beside the fields it names. @param {string[]} fields */
  wrong(...fields) {
    const about = this.refusal?.field.split(".")[0] ?? "";
    return this.refusal && fields.includes(about)
      ? html`<p class="field__error" role="alert">${this.refusal.message}</p>`
      : nothing;
  }

  what() {
    return html`<section class="section step">
      <h2><span class="step__n" aria-hidden="true">1</span>${gettext("玩什么")}</h2>
      <div class="card stack">
        <div class="chips" role="group" aria-label=${gettext("玩法")}>
          ${this.given.games.map((game) => this.chip(game.name, game === this.game, () => this.change(drafts.chooseGame(this.draft, game))))}
        </div>
        <div class="chips" role="group" aria-label=${gettext("桌规")}>
          ${this.game.choices.map((choice) =>
            this.chip(this.rules(choice), choice.key === this.draft.choice, () => this.change({ ...this.draft, choice: choice.key })))}
        </div>
        ${this.wrong("game", "rules", "rule_set")}
      </div>
    </section>`;
  }

  /** @param {drafts.Choice} choice */
  rules(choice) {
    if (!choice.version) return choice.name;
    return html`${choice.name} <small>${fill(gettext("第 %(n)s 版"), { n: choice.version })}</small>`;
  }

  /** @param {unknown} label @param {boolean} on @param {() => void} tap */
  chip(label, on, tap) {
    return html`<button type="button" class="chip" aria-pressed=${on} @click=${tap}>${label}</button>`;
  }

  who() {
    return html`<section class="section step">
      <h2><span class="step__n" aria-hidden="true">2</span>${gettext("谁来打")}</h2>
      <div class="card stack">
        <p class="note">${gettext("照座位的顺序点名字：从第一家起，逆时针。")}</p>
        <div class="chips">${repeat(this.draft.known, (person) => person.name, (person) => this.person(person))}</div>
        <form class="adder" @submit=${this.type}>
          <label class="visually-hidden" for="new-name">${gettext("新名字")}</label>
          <input class="input" id="new-name" name="name" maxlength="40" autocomplete="off" placeholder=${gettext("新来的，写名字")}>
          <button class="btn">${gettext("加上")}</button>
        </form>
        ${this.wrong("players", "name", "player")}
      </div>
    </section>`;
  }

  /** @param {drafts.Person} person */
  person(person) {
    const place = this.draft.seats.indexOf(person);
    const label = html`${place >= 0 ? html`<span class="chip__n">${place + 1}</span>` : nothing}${person.name}`;
    return this.chip(label, place >= 0, () => this.change(drafts.toggle(this.draft, person)));
  }

  type(event) {
    event.preventDefault();
    const field = event.target.elements.name;
    this.change(drafts.add(this.draft, field.value));
    field.value = "";
    field.focus();
  }

  seats() {
    return html`<section class="section step">
      <div class="section__head"><h2><span class="step__n" aria-hidden="true">3</span>${this.game.deals ? gettext("座位和头家") : gettext("座位")}</h2>
        ${this.draft.seats.length ? html`<button type="button" class="btn btn--quiet" @click=${() => this.change(drafts.seat(this.draft, []))}>${gettext("重新点")}</button>` : nothing}</div>
      ${this.draft.seats.length
        ? html`<ol class="card card--flush list seating">${repeat(this.draft.seats, (person) => person.name, (person, place) => this.seat(person, place))}</ol>`
        : html`<p class="card empty">${gettext("上面点了名字，这里就有座位。")}</p>`}
      ${this.wrong("dealer")}
    </section>`;
  }

  /** @param {drafts.Person} person @param {number} place */
  seat(person, place) {
    const move = fill(gettext("移动%(name)s：拖动，或按上下键"), { name: person.name });
    return html`<li class="seating__row" data-place=${place}>
      <span class="rank num">${place + 1}</span><span class="seating__name">${person.name}</span>
      ${this.act(person, place)}
      <button type="button" class="handle" aria-label=${move} title=${move} @pointerdown=${(event) => this.drag(event, place)}
        @keydown=${(event) => this.nudge(event, place)}><span aria-hidden="true"></span></button>
    </li>`;
  }

  /** What a seat is asked: to sit out while there are too many, else who deals, or which team it is. */
  act(person, place) {
    if (drafts.missing(this.draft, this.game) === "many") {
      const label = fill(gettext("%(name)s这桌不打"), { name: person.name });
      return html`<button type="button" class="chip" aria-label=${label} @click=${() => this.change(drafts.toggle(this.draft, person))}>${gettext("不打")}</button>`;
    }
    if (this.game.deals) {
      return this.chip(gettext("先发牌"), this.draft.dealer === person, () => this.change({ ...this.draft, dealer: person }));
    }
    const team = 1 + this.game.teams.findIndex((seats) => seats.includes(place + 1));
    return html`<span class="seating__team seating__team--${team}">${team ? fill(gettext("%(n)s 队"), { n: team }) : nothing}</span>`;
  }

  nudge(event, place) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    this.change(drafts.move(this.draft, place, place + step));
    this.querySelectorAll(".handle")[Math.min(Math.max(place + step, 0), this.draft.seats.length - 1)]?.focus();
  }

  more() {
    const set = (name) => (event) => this.change({ ...this.draft, [name]: event.target.value });
    const text = (name, label) => html`<div class="field"><label for="f-${name}">${label}</label>
      <input class="input" id="f-${name}" maxlength="60" .value=${this.draft[name]} @change=${set(name)}>${this.wrong(name)}</div>`;
    return html`<details class="card more" ?open=${MORE.includes(this.refusal?.field)}>
      <summary class="turn">${gettext("几点散、在哪儿（可以不填）")}</summary>
      <div class="stack">
        <div class="field"><label for="f-end">${gettext("预计几点散")}</label>
          <div class="chips">${ENDS.map((end) => this.chip(end, this.draft.end === end, () => this.change({ ...this.draft, end: this.draft.end === end ? "" : end })))}
          <input class="input input--time" type="time" id="f-end" .value=${this.draft.end} @change=${set("end")}></div>
          <p class="field__hint">${gettext("到点会提醒打圈芒，不会自动收桌。")}</p>${this.wrong("planned_end")}</div>
        <div class="field"><span class="label" id="l-allotment">${gettext("每人先领多少积分")}</span>
          <div class="chips" role="group" aria-labelledby="l-allotment">${ALLOTMENTS.map((points) =>
            this.chip(points || gettext("不领"), points === this.draft.allotment, () => this.change({ ...this.draft, allotment: points })))}</div>${this.wrong("allotment")}</div>
        ${text("place", gettext("在哪儿"))} ${text("title", gettext("题目"))}
      </div>
    </details>`;
  }

  /** What still lacks, or how it starts. */
  says() {
    const [least, most] = this.game.seats;
    const { seats, dealer } = this.draft;
    const lack = drafts.missing(this.draft, this.game);
    if (lack === "few") return fill(gettext("还差 %(n)s 个人"), { n: least - seats.length });
    if (lack === "many") return fill(gettext("最多 %(n)s 个人，还要去掉 %(over)s 个"), { n: most, over: seats.length - most });
    if (this.game.deals) return fill(gettext("%(n)s 个人，%(dealer)s先发牌"), { n: seats.length, dealer: dealer?.name ?? "" });
    const [one, other] = drafts.teams(this.draft, this.game).map((team) => team.join(gettext("、")));
    return one ? fill(gettext("%(one)s 对 %(other)s"), { one, other }) : fill(gettext("%(n)s 个人"), { n: seats.length });
  }

  sheet() {
    const lack = drafts.missing(this.draft, this.game);
    const elsewhere = ["game", "rules", "rule_set", "players", "name", "player", "dealer", ...MORE];
    const general = this.refusal && !elsewhere.includes(this.refusal.field.split(".")[0]);
    return html`<p class="start__says" role="status">${this.refusal ? (general ? this.refusal.message : gettext("有一处要改，见上面红字。")) : this.says()}</p>
      <button type="button" class="btn btn--primary btn--wide" ?disabled=${Boolean(lack) || this.sending} @click=${() => this.start()}>
      ${this.sending ? gettext("正在开桌……") : gettext("开桌")}</button>`;
  }

  /** Two requests; the first is not repeated when only the second was refused. */
  async start() {
    this.sending = true;
    this.refusal = null;
    this.paint();
    try {
      const evening = drafts.sittingBody(this.draft, new Date(), this.given.zone);
      this.sitting ??= (await send("POST", `/api/v1/clubs/${this.given.club}/sittings/`, evening)).id;
      const table = await send("POST", `/api/v1/sittings/${this.sitting}/tables/`, drafts.tableBody(this.draft, this.game, this.given.reopen));
      location.assign(`/tables/${table.id}/`);
    } catch (refusal) {
      this.refusal = refusal;
      this.sending = false;
      this.paint();
      this.querySelector(".field__error")?.scrollIntoView({ block: "center" });
    }
  }
}

customElements.define("new-evening", NewEvening);
