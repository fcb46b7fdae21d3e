// Draws daily prices as candlesticks with averages and volume; the table below says the same in numbers.
import { candles, dayText, draw as drawn } from "./charts.js";
import { localTimes } from "./table.js";

const place = document.getElementById("chart");

localTimes();

// averages need days before the window, so more is fetched than is shown
const warm = { "1mo": "1y", "6mo": "2y", "1y": "2y", "5y": "6y" };
const months = { "1mo": 1, "6mo": 6, "1y": 12, "5y": 60 };

const average = (closes, days, from) => closes.map((_, i) => {
  if (i < days - 1) return null;
  return closes.slice(i - days + 1, i + 1).reduce((sum, close) => sum + close, 0) / days;
}).slice(from);

function first(bars, period) {
  const start = new Date(`${bars.at(-1).day}T00:00:00Z`);
  start.setUTCMonth(start.getUTCMonth() - months[period]);
  return Math.max(0, bars.findIndex(bar => bar.day >= start.toISOString().slice(0, 10)));
}

function table(data) {
  const rows = data.bars.slice(-60).reverse().map(bar => {
    const row = document.createElement("tr");
    for (const text of [dayText(bar.day), bar.open, bar.high, bar.low, bar.close, bar.volume]) {
      const cell = row.insertCell();
      cell.textContent = typeof text === "number" ? new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 }).format(text) : text;
    }
    return row;
  });
  const made = document.createElement("table");
  made.className = "numbers";
  const head = made.createTHead().insertRow();
  for (const name of ["Day", "Open", "High", "Low", "Close", "Volume"]) {
    const cell = document.createElement("th");
    cell.scope = "col";
    cell.textContent = name;
    head.append(cell);
  }
  made.createTBody().append(...rows);
  document.querySelector("#chart-table div").replaceChildren(made);
}

async function draw(period) {
  const answer = await fetch(`${place.dataset.src}?period=${warm[period]}&offline=${place.dataset.offline}`);
  const data = await answer.json();
  if (!answer.ok) {
    place.textContent = data.detail;
    place.className = "gap";
    return;
  }
  const closes = data.bars.map(bar => bar.close);
  const from = first(data.bars, period);
  data.bars = data.bars.slice(from);
  const curves = [50, 200].map(span => ({ name: `${span}-day average`, values: average(closes, span, from) }));
  await drawn(place, () => candles({ bars: data.bars, curves, unit: data.currency }), "Daily prices; the table below has the figures.");
  document.getElementById("chart-source").textContent = `In ${data.currency}. Source: ${data.source}.`;
  table(data);
}

await draw("1y");
for (const button of document.querySelectorAll("[data-period]")) {
  button.addEventListener("click", () => {
    document.querySelectorAll("[data-period]").forEach(each => each.setAttribute("aria-pressed", String(each === button)));
    draw(button.dataset.period);
  });
}
