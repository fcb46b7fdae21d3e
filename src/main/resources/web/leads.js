// Narrows the leads down as the reader types and opens a company's evidence beside the table.
const number = text => Number.parseFloat(text) || 0;

function narrow(form) {
  const table = document.getElementById(form.dataset.narrows);
  if (!table) return;
  const wish = Object.fromEntries(new FormData(form));
  const words = wish.words.trim().toLowerCase();
  whole(table);
  let shown = 0;
  for (const row of table.tBodies[0].rows) {
    const fits = (!words || row.textContent.toLowerCase().includes(words))
      && (!wish.priority || row.dataset.priority === wish.priority)
      && (!wish.pattern || row.dataset.patterns.split(" ").includes(wish.pattern))
      && number(row.dataset.fit) >= number(wish.fit);
    row.hidden = !fits;
    if (fits) shown++;
  }
  form.querySelector("output").textContent = `${shown} of ${table.tBodies[0].rows.length} shown`;
}

function drawer(link) {
  const evidence = document.getElementById(link.getAttribute("href").slice(1));
  if (!evidence) return false;
  const box = document.createElement("dialog");
  box.className = "drawer";
  box.setAttribute("aria-label", `Evidence on ${link.textContent}`);
  const close = document.createElement("button");
  close.type = "button";
  close.className = "quiet";
  close.textContent = "Close";
  close.addEventListener("click", () => box.close());
  box.append(close);
  for (const node of evidence.childNodes) box.append(node.cloneNode(true));
  box.addEventListener("click", event => event.target === box && box.close());
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  box.showModal();
  return true;
}

/** On a phone a long list begins with its first cards; the others are a button away. */
function shortened(table) {
  if (table.dataset.shortened !== undefined || table.tBodies[0].rows.length < 15) return;
  table.dataset.shortened = "";
  table.classList.add("short");
  const more = document.createElement("button");
  more.type = "button";
  more.className = "quiet more-rows";
  more.textContent = `Show all ${table.tBodies[0].rows.length}`;
  more.addEventListener("click", () => whole(table));
  table.closest(".scroll").after(more);
}

function whole(table) {
  table.classList.remove("short");
  table.closest(".scroll").parentElement.querySelector(".more-rows")?.remove();
}

export function leads(root = document) {
  for (const form of root.querySelectorAll("form[data-narrows]")) form.hidden = false;
  for (const table of root.querySelectorAll("table.leads")) shortened(table);
}

addEventListener("input", event => {
  const form = event.target.closest?.("form[data-narrows]");
  if (form) narrow(form);
});
addEventListener("submit", event => event.target.matches("form[data-narrows]") && event.preventDefault());
addEventListener("click", event => {
  const link = event.target.closest?.("a[data-drawer]");
  if (link && drawer(link)) event.preventDefault();
});
leads();
