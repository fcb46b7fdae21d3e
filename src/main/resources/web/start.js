// Recognises what the words ask for, and completes companies.
import { localTimes } from "./table.js";

const form = document.getElementById("ask");
const query = document.getElementById("query");
const list = document.getElementById("matches");
const workflow = document.getElementById("workflow");
const recognised = document.getElementById("recognised");
let chosen = -1;
let asked = 0;
let timer;

localTimes();

const offline = () => {
  const box = document.getElementById("offline");
  return box.type === "hidden" || box.checked;
};

/** The last word that could begin a company's name. */
const last = () => query.value.match(/[\p{L}\p{N}.&-]{2,}$/u)?.[0] ?? "";

async function look() {
  const turn = ++asked;
  const text = query.value.trim();
  if (!text) {
    hide();
    if (recognised) recognised.textContent = "";
    return;
  }
  const [menu, found] = await Promise.all([
    workflow ? json(`/api/workflows?q=${encodeURIComponent(text)}`) : null,
    last() ? json(`/api/companies?q=${encodeURIComponent(last())}&offline=${offline()}`) : { companies: [] },
  ]);
  if (turn !== asked) return;
  if (menu && workflow?.value === "auto") {
    const label = menu.workflows.find(each => each.workflow === menu.recognised)?.label ?? menu.recognised;
    recognised.textContent = `Will run: ${label}`;
  }
  show(found?.companies ?? []);
}

async function json(path) {
  try {
    const answer = await fetch(path, { headers: { Accept: "application/json" } });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

function show(companies) {
  list.replaceChildren(...companies.map((company, i) => {
    const item = document.createElement("li");
    item.id = `match-${i}`;
    item.setAttribute("role", "option");
    const symbol = document.createElement("strong");
    symbol.textContent = company.symbol;
    const name = document.createElement("span");
    name.textContent = company.name;
    const market = document.createElement("span");
    market.className = "muted";
    market.textContent = company.market;
    item.append(symbol, name, market);
    item.addEventListener("mousedown", event => {
      event.preventDefault();
      take(company);
    });
    item.company = company;
    return item;
  }));
  choose(-1);
  list.hidden = companies.length === 0;
  query.setAttribute("aria-expanded", String(!list.hidden));
}

function hide() {
  list.hidden = true;
  query.setAttribute("aria-expanded", "false");
  choose(-1);
}

function choose(index) {
  chosen = index;
  [...list.children].forEach((item, i) => item.setAttribute("aria-selected", String(i === index)));
  if (index >= 0) query.setAttribute("aria-activedescendant", `match-${index}`);
  else query.removeAttribute("aria-activedescendant");
}

function take(company) {
  query.value = query.value.slice(0, query.value.length - last().length) + company.symbol;
  hide();
  if (workflow) query.focus();
  else form.requestSubmit();
}

if (form) {
  query.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(look, 160);
  });
  query.addEventListener("blur", hide);
  query.addEventListener("keydown", event => {
    if (list.hidden) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      choose((chosen + step + list.children.length) % list.children.length);
    } else if (event.key === "Enter" && chosen >= 0) {
      event.preventDefault();
      take(list.children[chosen].company);
    } else if (event.key === "Escape") {
      hide();
    }
  });
  workflow?.addEventListener("change", () => (recognised.textContent = ""));
}
// a double click must not start two runs; the page is fresh when the reader comes back
addEventListener("submit", event => setTimeout(() => event.target.querySelectorAll("button").forEach(each => (each.disabled = true))));
addEventListener("pageshow", () => document.querySelectorAll("button[disabled]").forEach(each => (each.disabled = false)));
