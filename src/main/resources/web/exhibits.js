// Makes the pictures of a report's charts into charts to zoom into, as they come into view. The tables stay.
import { exhibit, zoom, zooms } from "./charts.js";

const page = document.getElementById("exhibits");
const files = new Map();

/** What the charts of a report show, fetched once. */
export function specs(src) {
  if (!files.has(src)) {
    files.set(src, fetch(src).then(answer => (answer.ok ? answer.json() : Promise.reject(new Error(answer.status)))).then(file => new Map(file.charts.map(chart => [String(chart.exhibit), chart]))));
  }
  return files.get(src);
}

function buttons(section, chart) {
  const bar = document.createElement("p");
  bar.className = "periods";
  for (const [label, step] of [["Zoom in", 0.5], ["Zoom out", 2], ["All", 0]]) {
    const button = Object.assign(document.createElement("button"), { type: "button", className: "quiet", textContent: label });
    button.addEventListener("click", () => zoom(chart, step));
    bar.append(button);
  }
  section.querySelector(".exhibit-plot").append(bar);
}

/** Draws one exhibit in place of its picture; where that fails, the picture is shown. */
export async function enliven(section, src, chosen) {
  const plot = section.querySelector(".exhibit-plot");
  if (plot.dataset.live) return;
  plot.dataset.live = "true";
  try {
    const spec = (await specs(src)).get(section.dataset.exhibit);
    const place = document.createElement("div");
    place.className = "canvas";
    plot.classList.toggle("zoomable", Boolean(zooms(spec))); // keeps room for its buttons, so that nothing moves
    plot.replaceChildren(place);
    const chart = await exhibit(place, spec, chosen);
    if (zooms(spec)) buttons(section, chart);
  } catch {
    plot.replaceChildren(Object.assign(document.createElement("img"), { className: "chart", src: plot.dataset.picture, alt: plot.dataset.says }));
  }
}

if (page) {
  const seen = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) enliven(target, page.dataset.src, fact => location.assign(`${page.dataset.facts}/${fact}`));
    }
  }, { rootMargin: "200px" });
  page.querySelectorAll(".exhibit").forEach(section => seen.observe(section));
}
