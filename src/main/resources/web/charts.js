// Draws charts to zoom into, in the colors of the printed ones. Whoever calls keeps a table beside each.
const style = getComputedStyle(document.documentElement);
const colour = name => style.getPropertyValue(`--${name}`).trim();
const dark = matchMedia("(prefers-color-scheme: dark)");
const compact = new Intl.NumberFormat(undefined, { notation: "compact", maximumFractionDigits: 2 });
const exact = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 });
const made = new WeakMap();
let loading;

function library() {
  loading ??= new Promise((done, failed) => {
    const element = document.createElement("script");
    element.src = new URL("./echarts.js", import.meta.url);
    element.onload = () => done(globalThis.echarts);
    element.onerror = failed;
    document.head.append(element);
  });
  return loading;
}

const inks = names => names.map(name => colour(`chart-${name}`));
const palette = () => inks(["navy", "blue", "sky", "accent", "muted", "peer"]);
const stacks = () => inks(["navy", "blue", "sky", "pale", "peer", "muted"]);
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
/** A day as the pages write it: 30 Jun 2026. */
const dayText = day => day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, (_, year, month, number) => `${Number(number)} ${months[month - 1]} ${year}`);
const words = () => ({ color: colour("muted"), fontFamily: "IBM Plex Sans, sans-serif" });
const axis = more => ({ axisLabel: { color: colour("muted"), hideOverlap: true }, axisTick: { show: false }, axisLine: { lineStyle: { color: colour("line") } }, splitLine: { lineStyle: { color: colour("line") } }, nameTextStyle: { color: colour("muted") }, ...more });
const category = (data, more) => axis({ type: "category", data, splitLine: { show: false }, ...more });
const value = (line, more) => axis({ type: "value", scale: false, axisLabel: { color: colour("muted"), hideOverlap: true, formatter: n => `${line.before}${compact.format(n)}${line.after}` }, ...more });
const frame = more => ({ left: 8, right: 16, top: 36, bottom: 8, containLabel: true, ...more });
const tip = more => ({ renderMode: "richText", confine: true, backgroundColor: colour("ground"), borderColor: colour("line"), textStyle: { color: colour("ink"), fontSize: 12 }, ...more });
const legend = (names, more) => ({ type: "scroll", top: 0, left: 0, textStyle: { color: colour("muted") }, pageTextStyle: { color: colour("muted") }, itemWidth: 16, data: names, ...more });
const slider = more => [{ type: "inside", zoomOnMouseWheel: "ctrl", ...more }, { type: "slider", height: 18, bottom: 4, borderColor: colour("line"), textStyle: { color: colour("muted") }, brushSelect: false, ...more }];
const points = line => line.values.map((number, i) => ({ value: number ?? "-", text: line.texts[i], fact: line.facts[i] }));
const told = point => `${point.seriesName}: ${point.data.text}`;
const overColumns = list => [list[0].axisValueLabel, ...list.filter(point => point.data?.text).map(told)].join("\n");

/** Among companies the report's own stands out; others are gray. */
const company = (spec, name) => colour(spec.subject === undefined || spec.subject === name ? "chart-blue" : "chart-peer");

/** Series over periods: bars, stacks, lines, areas, or bars with a line. */
function periods(spec) {
  const both = spec.kind === "bars_and_line";
  const stacked = spec.kind === "stack" || spec.kind === "areas";
  const asLine = i => spec.kind === "lines" || spec.kind === "areas" || (both && i === 1);
  const many = spec.columns.length > 8;
  const color = both ? inks(["blue", "accent"]) : stacked ? stacks() : spec.lines.length === 1 ? inks(["blue"]) : palette();
  return {
    color,
    legend: legend(spec.lines.map(line => line.name)),
    tooltip: tip({ trigger: "axis", formatter: overColumns }),
    grid: frame({ bottom: many ? 34 : 8 }),
    xAxis: category(spec.columns),
    yAxis: both ? [value(spec.lines[0]), value(spec.lines[1], { splitLine: { show: false }, scale: true })] : value(spec.lines[0], { scale: spec.kind === "lines" }),
    dataZoom: many ? slider({}) : [{ type: "inside", zoomOnMouseWheel: "ctrl" }],
    series: spec.lines.map((line, i) => ({
      name: line.name, type: asLine(i) ? "line" : "bar", data: points(line), yAxisIndex: both ? i : 0,
      stack: stacked ? "all" : undefined, areaStyle: spec.kind === "areas" ? { opacity: 0.5 } : undefined,
      barMaxWidth: 42, symbolSize: 6, lineStyle: { width: 2 }, connectNulls: false,
    })),
  };
}

/** One figure a name, lying down; a bridge stands on what came before it. */
function ranking(spec) {
  const names = spec.lines.map(line => line.name);
  return {
    tooltip: tip({ trigger: "item", formatter: point => `${point.name}: ${point.data.text}` }),
    grid: frame({ top: 8 }),
    xAxis: value(spec.lines[0]),
    yAxis: category(names, { inverse: true, axisLabel: { color: colour("muted"), width: 130, overflow: "truncate" } }),
    series: [{ type: "bar", barMaxWidth: 22, data: spec.lines.map((line, i) => ({ ...points(line)[0], name: names[i], itemStyle: { color: company(spec, names[i]) } })) }],
  };
}

function bridge(spec) {
  const last = spec.lines.length - 1;
  let reached = 0;
  const floors = [];
  const steps = spec.lines.map((line, i) => {
    const number = line.values[0] ?? 0;
    const total = i === 0 || i === last;
    const from = total ? 0 : reached;
    reached = total ? number : reached + number;
    floors.push(Math.min(from, from + number));
    return { value: Math.abs(number), text: line.texts[0], fact: line.facts[0], itemStyle: { color: colour(total ? (i === 0 ? "chart-blue" : "chart-navy") : number < 0 ? "chart-peer" : "chart-sky") } };
  });
  return {
    tooltip: tip({ trigger: "item", formatter: point => (point.data.text ? `${point.name}: ${point.data.text}` : "") }),
    grid: frame({ top: 8 }),
    xAxis: category(spec.lines.map(line => line.name), { axisLabel: { color: colour("muted"), interval: 0, width: 70, overflow: "break", fontSize: 11, lineHeight: 13 } }),
    yAxis: value(spec.lines[0]),
    series: [
      { type: "bar", stack: "step", silent: true, itemStyle: { color: "transparent" }, data: floors },
      { type: "bar", stack: "step", barMaxWidth: 46, data: steps },
    ],
  };
}

/** From low to high, the middle marked; a line of one figure is the reference. */
function ranges(spec) {
  const rows = spec.lines.filter(line => line.values[0] !== null && line.values[2] != null);
  const mark = spec.lines.find(line => !rows.includes(line));
  return {
    tooltip: tip({ trigger: "item", formatter: point => (point.data?.texts ? `${point.name}\n${spec.columns.map((name, i) => `${name} ${point.data.texts[i]}`).join("\n")}` : "") }),
    grid: frame({ top: 8 }),
    xAxis: value(rows[0], { scale: true }),
    yAxis: category(rows.map(line => line.name), { inverse: true, axisLabel: { color: colour("muted"), width: 130, overflow: "truncate" } }),
    series: [
      { type: "bar", stack: "range", silent: true, itemStyle: { color: "transparent" }, data: rows.map(line => line.values[0]) },
      {
        type: "bar", stack: "range", barMaxWidth: 20, color: colour("chart-blue"),
        data: rows.map(line => ({ value: line.values[2] - line.values[0], texts: line.texts, fact: line.facts[1] || line.facts[0] })),
        markLine: mark && { symbol: "none", silent: true, lineStyle: { color: colour("chart-accent") }, label: { color: colour("ink"), formatter: `${mark.name} ${mark.texts.find(text => text !== "n/a") ?? ""}` }, data: [{ xAxis: mark.values.find(number => number !== null) }] },
      },
    ],
  };
}

function grid(spec) {
  const cells = spec.lines.flatMap((line, row) => line.values.map((number, column) => ({ value: [column, row, number ?? "-"], text: line.texts[column], fact: line.facts[column] })));
  const numbers = cells.map(cell => cell.value[2]).filter(Number.isFinite);
  const middle = (Math.min(...numbers) + Math.max(...numbers)) / 2;
  for (const cell of cells) cell.label = { color: cell.value[2] > middle ? colour("ground") : colour("ink") };
  return {
    tooltip: tip({ trigger: "item", formatter: point => `${spec.lines[point.value[1]].name}, ${spec.columns[point.value[0]]}: ${point.data.text}` }),
    grid: frame({ top: 8 }),
    xAxis: category(spec.columns, { axisLabel: { color: colour("muted"), interval: 0, width: 70, overflow: "break", fontSize: 11, lineHeight: 13 } }),
    yAxis: category(spec.lines.map(line => line.name), { inverse: true, axisLabel: { color: colour("muted"), width: 120, overflow: "break", fontSize: 11, lineHeight: 13 } }),
    visualMap: { show: false, min: Math.min(...numbers), max: Math.max(...numbers), inRange: { color: [colour("pale"), colour("chart-blue")] } },
    series: [{ type: "heatmap", data: cells, label: { show: true, formatter: point => compact.format(point.value[2]) } }],
  };
}

function plane(spec) {
  const sizes = spec.lines.map(line => line.values[2] ?? 0);
  const largest = Math.max(...sizes, 1);
  return {
    tooltip: tip({ trigger: "item", formatter: point => `${point.data.name}\n${spec.columns.map((name, i) => `${name} ${point.data.texts[i]}`).join("\n")}` }),
    grid: frame({ top: 32, right: 60, bottom: 26 }),
    xAxis: axis({ type: "value", scale: true, name: spec.columns[0], nameLocation: "middle", nameGap: 26 }),
    yAxis: axis({ type: "value", scale: true, name: spec.columns[1], nameTextStyle: { color: colour("muted"), align: "left" } }),
    dataZoom: [{ type: "inside", xAxisIndex: 0, zoomOnMouseWheel: "ctrl" }, { type: "inside", yAxisIndex: 0, zoomOnMouseWheel: "ctrl" }],
    series: [{
      type: "scatter", data: spec.lines.map((line, i) => ({ name: line.name, value: [line.values[0], line.values[1]], texts: line.texts, fact: line.facts[1], symbolSize: 10 + 30 * Math.sqrt(Math.max(0, sizes[i]) / largest), itemStyle: { opacity: 0.75, color: company(spec, line.name) } })),
      label: { show: true, position: "top", color: colour("muted"), formatter: point => point.data.name }, labelLayout: { hideOverlap: true },
    }],
  };
}

/** Days as candles with curves over them, volume below, and an indicator under that. */
export function candles({ bars, curves, indicator, unit }) {
  const days = bars.map(bar => bar.day);
  const heights = indicator ? [["52%", 36], ["12%", "66%"], ["10%", "81%"]] : [["62%", 36], ["14%", "77%"]];
  const line = { type: "line", showSymbol: false, lineStyle: { width: 1.3 }, silent: true };
  const side = [...heights.keys()];
  return {
    legend: legend([...curves.map(curve => curve.name), ...(indicator ? [indicator.curve.name] : [])]),
    tooltip: tip({
      trigger: "axis",
      formatter: list => {
        const i = list[0].dataIndex;
        const bar = bars[i];
        const also = [...curves, ...(indicator ? [indicator.curve] : [])].filter(curve => curve.values[i] != null).map(curve => `${curve.name} ${exact.format(curve.values[i])}`);
        return [dayText(bar.day), ...["open", "high", "low", "close"].map(name => `${name[0].toUpperCase()}${name.slice(1)} ${exact.format(bar[name])}`), `Volume ${exact.format(bar.volume)}`, ...also, unit].filter(Boolean).join("\n");
      },
    }),
    axisPointer: { link: [{ xAxisIndex: "all" }], lineStyle: { color: colour("flat") } },
    grid: heights.map(([height, top]) => ({ left: 36, right: 56, top, height, outerBoundsMode: "none" })),
    xAxis: side.map(i => category(days, { gridIndex: i, axisLabel: { show: i === side.length - 1, color: colour("muted"), hideOverlap: true, formatter: dayText } })),
    yAxis: [
      axis({ scale: true, position: "right" }),
      axis({ gridIndex: 1, position: "right", splitNumber: 1, splitLine: { show: false }, axisLabel: { color: colour("muted"), formatter: n => compact.format(n) } }),
      ...(indicator ? [axis({ gridIndex: 2, position: "right", min: 0, max: 100, interval: 50 })] : []),
    ],
    dataZoom: slider({ xAxisIndex: side, labelFormatter: (_, day) => dayText(day) }),
    series: [
      { type: "candlestick", name: "Price", data: bars.map(bar => [bar.open, bar.close, bar.low, bar.high]), itemStyle: { color: colour("up"), borderColor: colour("up"), color0: colour("down"), borderColor0: colour("down") } },
      ...curves.map((curve, i) => ({ ...line, name: curve.name, data: curve.values.map(number => number ?? "-"), color: inks(["accent", "blue", "navy"])[i % 3] })),
      { type: "bar", name: "Volume", xAxisIndex: 1, yAxisIndex: 1, data: bars.map(bar => bar.volume), color: colour("chart-peer") },
      ...(indicator ? [{
        ...line, name: indicator.curve.name, xAxisIndex: 2, yAxisIndex: 2, data: indicator.curve.values.map(number => number ?? "-"), color: colour("chart-blue"),
        markLine: { symbol: "none", silent: true, label: { show: false }, lineStyle: { color: colour("flat"), type: "dashed" }, data: [{ yAxis: indicator.low }, { yAxis: indicator.high }] },
      }] : []),
    ],
  };
}

const makers = { bars: periods, stack: periods, lines: periods, areas: periods, bars_and_line: periods, ranking, bridge, ranges, grid, plane, candles: spec => candles({ ...spec.candles, unit: spec.unit }) };

export { dayText };

/** Puts a chart into an element; gives its handle back. Whoever chooses a figure with a fact is told its id. */
export async function draw(place, option, label, chosen) {
  const echarts = await library();
  place.setAttribute("role", "img");
  place.setAttribute("aria-label", label);
  if (!made.has(place)) {
    const fresh = { chart: echarts.init(place, null, { renderer: "canvas" }) };
    fresh.put = () => fresh.chart.setOption({ animation: false, color: palette(), textStyle: words(), ...fresh.option() }, true);
    fresh.chart.on("click", point => /^f[0-9a-f]+$/.test(point.data?.fact ?? "") && fresh.chosen?.(point.data.fact));
    dark.addEventListener("change", fresh.put);
    new ResizeObserver(() => fresh.chart.resize()).observe(place);
    made.set(place, fresh);
  }
  const it = Object.assign(made.get(place), { option, chosen });
  it.put();
  return it.chart;
}

/** A chart of a report, by what its file says. */
export const exhibit = (place, spec, chosen) => draw(place, () => makers[spec.kind](spec), `${spec.title}. The table below has the figures.`, chosen);

/** Whether there is something to zoom into. */
export const zooms = spec => spec.kind === "candles" || spec.columns.length > 8;

/** Zooms by steps, for those without a wheel. */
export function zoom(chart, step) {
  const { start = 0, end = 100 } = chart.getOption().dataZoom?.[0] ?? {};
  const width = step === 0 ? 100 : Math.min(100, Math.max(5, (end - start) * step));
  const until = step === 0 ? 100 : Math.min(100, Math.max(width, end));
  chart.dispatchAction({ type: "dataZoom", start: until - width, end: until });
}
