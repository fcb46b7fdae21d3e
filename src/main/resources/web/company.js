// Draws daily prices as candlesticks with averages and volume; the table below says the same in numbers.
import { localTimes } from "./table.js";

const place = document.getElementById("chart");
const style = getComputedStyle(document.documentElement);
const colour = name => style.getPropertyValue(`--${name}`).trim();
let chart;

localTimes();

function script(path) {
  return new Promise((done, failed) => {
    const element = document.createElement("script");
    element.src = path;
    element.onload = done;
    element.onerror = failed;
    document.head.append(element);
  });
}

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

function option(data, closes, from) {
  const days = data.bars.map(bar => bar.day);
  const line = { type: "line", showSymbol: false, lineStyle: { width: 1.2 }, silent: true };
  return {
    animation: false,
    textStyle: { fontFamily: "IBM Plex Sans, sans-serif", color: colour("muted") },
    legend: { top: 0, left: 0, textStyle: { color: colour("muted") }, itemWidth: 18, data: ["50 days", "200 days"] },
    tooltip: {
      trigger: "axis", renderMode: "richText", backgroundColor: colour("ground"), borderColor: colour("line"),
      textStyle: { color: colour("ink"), fontSize: 12 },
      formatter: points => {
        const bar = data.bars[points[0].dataIndex];
        const number = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 });
        return `${bar.day}\nOpen ${number.format(bar.open)}\nHigh ${number.format(bar.high)}\nLow ${number.format(bar.low)}\nClose ${number.format(bar.close)} ${data.currency}\nVolume ${number.format(bar.volume)}`;
      },
    },
    axisPointer: { link: [{ xAxisIndex: "all" }], lineStyle: { color: colour("flat") } },
    grid: [{ left: 8, right: 56, top: 32, height: "60%" }, { left: 8, right: 56, top: "75%", height: "13%" }],
    xAxis: [
      { type: "category", data: days, axisLabel: { show: false }, axisTick: { show: false }, axisLine: { lineStyle: { color: colour("line") } } },
      { type: "category", data: days, gridIndex: 1, axisLabel: { color: colour("muted") }, axisTick: { show: false }, axisLine: { lineStyle: { color: colour("line") } } },
    ],
    yAxis: [
      { scale: true, position: "right", axisLabel: { color: colour("muted") }, splitLine: { lineStyle: { color: colour("line") } } },
      { gridIndex: 1, position: "right", splitNumber: 1, axisLabel: { color: colour("muted"), formatter: n => new Intl.NumberFormat(undefined, { notation: "compact" }).format(n) }, splitLine: { show: false } },
    ],
    dataZoom: [{ type: "inside", xAxisIndex: [0, 1] }, { type: "slider", xAxisIndex: [0, 1], bottom: 0, height: 16, borderColor: colour("line"), textStyle: { color: colour("muted") } }],
    series: [
      {
        type: "candlestick", data: data.bars.map(bar => [bar.open, bar.close, bar.low, bar.high]),
        itemStyle: { color: colour("up"), borderColor: colour("up"), color0: colour("down"), borderColor0: colour("down") },
      },
      { ...line, name: "50 days", data: average(closes, 50, from), color: colour("blue") },
      { ...line, name: "200 days", data: average(closes, 200, from), color: colour("accent") },
      { type: "bar", xAxisIndex: 1, yAxisIndex: 1, data: data.bars.map(bar => bar.volume), color: colour("flat") },
    ],
  };
}

function table(data) {
  const rows = data.bars.slice(-60).reverse().map(bar => {
    const row = document.createElement("tr");
    for (const text of [bar.day, bar.open, bar.high, bar.low, bar.close, bar.volume]) {
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
  chart ??= echarts.init(place, null, { renderer: "canvas" });
  const closes = data.bars.map(bar => bar.close);
  const from = first(data.bars, period);
  data.bars = data.bars.slice(from);
  chart.setOption(option(data, closes, from), true);
  document.getElementById("chart-source").textContent = `In ${data.currency}. Source: ${data.source}.`;
  table(data);
}

await script(new URL("./echarts.js", import.meta.url));
await draw("1y");
for (const button of document.querySelectorAll("[data-period]")) {
  button.addEventListener("click", () => {
    document.querySelectorAll("[data-period]").forEach(each => each.setAttribute("aria-pressed", String(each === button)));
    draw(button.dataset.period);
  });
}
addEventListener("resize", () => chart?.resize());
