// Shows the source of a figure of the report beside it. The frame itself runs no script.
const frame = document.getElementById("frame");
const source = document.getElementById("source");
let asked = 0;

async function show(id) {
  const mine = ++asked;
  try {
    const answer = await fetch(`${source.dataset.base}/${encodeURIComponent(id)}?alone=true`, { headers: { Accept: "text/html" } });
    if (!answer.ok || mine !== asked) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    source.replaceChildren(...[...fresh.body.childNodes].map(node => document.adoptNode(node)));
  } catch {
    source.textContent = "The connection was lost; try again.";
  }
}

const charts = document.getElementById("charts");
let shelf;

/** The exhibit as a chart to zoom into, over the report; its table is below it. */
async function open(number) {
  shelf ??= fetch(charts.href, { headers: { Accept: "text/html" } }).then(answer => answer.text()).then(text => new DOMParser().parseFromString(text, "text/html"));
  const found = (await shelf).getElementById(`exhibit-${number}`);
  if (!found) return;
  const dialog = document.createElement("dialog");
  dialog.className = "stage";
  const close = Object.assign(document.createElement("button"), { className: "quiet", textContent: "Close" });
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  const section = document.importNode(found, true);
  dialog.append(close, section);
  document.body.append(dialog);
  dialog.setAttribute("aria-label", section.querySelector("h2").textContent);
  dialog.showModal();
  const { enliven } = await import("./exhibits.js");
  await enliven(section, charts.dataset.src, fact => {
    dialog.close();
    show(fact);
  });
}

const heard = new WeakSet();

function listen() {
  const report = frame.contentDocument;
  if (!report) return;
  for (const plot of charts ? report.querySelectorAll(".exhibit .plot.wide") : []) {
    const exhibit = plot.closest(".exhibit");
    if (plot.classList.contains("picture") || exhibit.querySelector("[data-zoom]")) continue;
    const link = report.createElement("a");
    link.dataset.zoom = exhibit.id.replace("exhibit-", "");
    link.href = `${charts.getAttribute("href")}#${exhibit.id}`;
    link.textContent = "Zoom in, or read as a table";
    link.style.fontSize = "0.85rem";
    (exhibit.querySelector(".source") ?? plot).append(" ", link);
  }
  if (heard.has(report)) return;
  heard.add(report);
  report.addEventListener("click", event => {
    const figure = event.target.closest?.("[data-fact]");
    if (figure) {
      event.preventDefault();
      show(figure.dataset.fact);
      return;
    }
    const zoomed = event.target.closest?.("[data-zoom]");
    if (zoomed) {
      event.preventDefault();
      open(zoomed.dataset.zoom);
    }
  });
}

addEventListener("click", event => {
  const figure = event.target.closest?.(".marks li[data-fact]");
  if (figure && event.target.closest("a")) {
    event.preventDefault();
    show(figure.dataset.fact);
  }
});
frame.addEventListener("load", listen);
listen();
