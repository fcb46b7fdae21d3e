// Keeps a run's page up to date: events say that something changed, the server says what it looks like.
import { leads } from "./leads.js";
import { localTimes, tables } from "./table.js";

const live = document.getElementById("live");
const lost = document.getElementById("lost");
const told = document.getElementById("told");
const base = `/runs/${live.dataset.run}`;
let source;
let seen = Number(document.getElementById("part-head").dataset.seq);
let waiting = false;
let again = false;
let drafts = 0;
/** The form whose answer was accepted, until a refresh takes it away. */
let answered;

function ticking() {
  for (const clock of document.querySelectorAll("[data-since]")) {
    const seconds = Math.max(0, (Date.now() - Date.parse(clock.dataset.since)) / 1000);
    clock.textContent = seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${String(Math.floor(seconds % 60)).padStart(2, "0")} s`;
  }
}

/** Fetches the parts and puts in those that changed; what the reader types in an unchanged one stays. */
async function refresh() {
  if (waiting) {
    again = true;
    return;
  }
  waiting = true;
  const before = drafts;
  try {
    const answer = await fetch(`${base}/live`, { headers: { Accept: "text/html" } });
    if (!answer.ok) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    const ended = fresh.getElementById("part-head")?.dataset.over === "true";
    for (const part of [...fresh.body.children]) {
      // a draft that came while the server was asked is newer than its answer
      if (part.id === "part-draft" && drafts !== before && !ended) continue;
      const there = document.getElementById(part.id);
      if (!there) live.append(document.adoptNode(part));
      else if (there.dataset.key !== part.dataset.key) swap(there, document.adoptNode(part));
    }
    localTimes(live);
    tables(live);
    leads(live);
    ticking();
    if (answered && !answered.isConnected) {
      answered = undefined;
      scrollTo(0, 0); // what comes next stands at the top
    }
  } catch {
    lost.hidden = false;
  } finally {
    waiting = false;
    if (again) {
      again = false;
      setTimeout(refresh, 120);
    }
  }
}

function swap(there, part) {
  const before = there.dataset.status;
  there.replaceWith(part);
  if (part.id === "part-head" && part.dataset.status !== before) told.textContent = `The run is ${part.dataset.status}`;
  if (part.id === "part-ask" && part.querySelector("form")) told.textContent = `The run asks: ${part.querySelector("h2").textContent}`;
}

const states = {
  false: "Draft, being written. Its figures have not been checked yet.",
  true: "Draft. Its figures are checked; the answer is being judged and may still change.",
};

/** Shows how far the text has come, as words alone; markers look like chips but lead nowhere yet. */
function draft({ step, text, checked }) {
  const part = document.getElementById("part-draft");
  if (!part || over()) return;
  drafts++;
  if (!part.firstElementChild) {
    const section = document.createElement("section");
    section.className = "draft";
    section.setAttribute("aria-label", "Draft");
    section.append(Object.assign(document.createElement("p"), { className: "draft-state" }), Object.assign(document.createElement("div"), { className: "draft-text" }));
    part.append(section);
    told.textContent = "A draft of the answer is being written";
  }
  part.dataset.key = step + checked;
  part.querySelector(".draft-state").textContent = states[checked];
  const pieces = text.split(/(\[[A-Za-z0-9]+(?:, ?[A-Za-z0-9]+)*\])/);
  part.querySelector(".draft-text").replaceChildren(...pieces.map((piece, i) =>
    i % 2 ? Object.assign(document.createElement("span"), { className: "chip", textContent: piece.slice(1, -1) }) : document.createTextNode(piece)));
}

const over = () => document.getElementById("part-head").dataset.over === "true";

function listen() {
  if (over()) return;
  source = new EventSource(`/api${base}/events?after=${seen}`);
  const heard = event => {
    lost.hidden = true;
    seen = Math.max(seen, Number(event.lastEventId));
    refresh();
  };
  for (const type of ["progress", "analysis", "reasoning", "news_search", "10k_search", "iteration_start", "agent_decision",
    "iteration_followup", "iteration_search", "iteration_complete", "result", "rejected", "error", "question", "reply", "warning"]) {
    source.addEventListener(type, event => event.data && heard(event));
  }
  source.addEventListener("draft", event => draft(JSON.parse(event.data)));
  source.onopen = () => {
    lost.hidden = true;
    refresh();
  };
  source.onerror = async () => {
    source.close();
    await refresh();
    if (over()) return;
    setTimeout(listen, 1000);
  };
}

addEventListener("submit", async event => {
  const form = event.target.closest("form.question");
  if (!form) return;
  event.preventDefault();
  const content = new URLSearchParams(new FormData(form, event.submitter));
  form.querySelectorAll("button").forEach(button => (button.disabled = true));
  let accepted = false;
  try {
    const answer = await fetch(form.action, { method: "POST", body: content, headers: { Accept: "application/problem+json" }, redirect: "manual" });
    accepted = answer.status < 400;
    if (!accepted) {
      const problem = await answer.json();
      told.textContent = problem.detail;
      note(form, problem.detail);
    }
  } catch {
    lost.hidden = false;
  }
  if (accepted) answered = form;
  await refresh();
  if (!accepted) form.querySelectorAll("button").forEach(button => (button.disabled = false)); // it may be sent again
  if (source?.readyState === EventSource.CLOSED) listen();
});

function note(form, text) {
  const line = form.querySelector(".gap") ?? form.insertBefore(document.createElement("p"), form.querySelector(".answers"));
  line.className = "gap";
  line.setAttribute("role", "alert");
  line.textContent = text;
  if (text.includes("answered")) {
    lost.textContent = text;
    lost.hidden = false;
  }
}

localTimes();
ticking();
setInterval(ticking, 250);
listen();
