"""matplotlib's side of the chart benchmark: the same figures, 12 x 6 inches at 150 DPI, Agg, no pyplot state.

Arguments: png or svg; sets to warm up with; sets to measure; a folder for the last set; the file of the figures.
"""

import io
import json
import pathlib
import sys
import time

from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.collections import LineCollection
from matplotlib.figure import Figure

NAVY, BLUE, SKY, PALE = "#0b2545", "#1f5fa8", "#7fb2e5", "#c9d9ea"
GREY, MUTED, GRID, UP, DOWN = "#b8c4d2", "#5a6676", "#dfe3e8", "#23824f", "#bf3529"
SHADES = [NAVY, BLUE, SKY, PALE]


def figure(kind, title, unit):
    fig = Figure(figsize=(12, 6), dpi=150)
    (FigureCanvasAgg if kind == "png" else FigureCanvasSVG)(fig)
    fig.text(0.02, 0.95, title, fontsize=16, fontweight="bold", color=NAVY)
    fig.text(0.02, 0.905, unit, fontsize=11, color=MUTED)
    fig.text(0.02, 0.02, "Source: Annual reports (invented company). 31 October 2025", fontsize=9, color=MUTED)
    fig.subplots_adjust(left=0.06, right=0.88, top=0.86, bottom=0.12)
    return fig


def plain(axes, along="y"):
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.grid(axis=along, color=GRID)
    axes.set_axisbelow(True)
    axes.tick_params(colors=MUTED, length=0)
    return axes


def bars(kind, f):
    fig = figure(kind, "Revenue has tripled in nine years", "Revenue, USD bn")
    axes = plain(fig.add_subplot())
    axes.bar_label(axes.bar(f["years"], f["revenue"], color=BLUE), fmt="%.1f")
    return fig


def stacked(kind, f):
    fig = figure(kind, "Data center is half of revenue", "Revenue by segment, USD bn")
    axes = plain(fig.add_subplot())
    base = [0] * len(f["years"])
    for shade, (name, values) in zip(SHADES, f["segments"].items()):
        drawn = axes.bar(f["years"], values, bottom=base, color=shade, label=name)
        axes.bar_label(drawn, fmt="%.1f", label_type="center", color="white")
        base = [a + b for a, b in zip(base, values)]
    axes.legend(loc="center left", bbox_to_anchor=(1, 0.5), frameon=False)
    return fig


def lines(kind, f):
    fig = figure(kind, "Operating margin is up 13 points", "Margins, % of revenue")
    axes = plain(fig.add_subplot())
    for shade, (name, values) in zip(SHADES, f["margins"].items()):
        axes.plot(f["years"], values, color=shade, linewidth=2)
        axes.annotate(f"{name} {values[-1]:.1f}%", (len(values) - 1, values[-1]), (6, 0),
                      textcoords="offset points", color=shade, va="center")
    return fig


def area(kind, f):
    fig = figure(kind, "Data center outgrew the rest", "Revenue by segment, USD bn")
    axes = plain(fig.add_subplot())
    axes.stackplot(f["years"], list(f["segments"].values()), colors=SHADES, labels=list(f["segments"]))
    axes.legend(loc="center left", bbox_to_anchor=(1, 0.5), frameon=False)
    return fig


def dual_axis(kind, f):
    fig = figure(kind, "Growth came back to 21%", "Revenue, USD bn; growth, %")
    axes = plain(fig.add_subplot())
    axes.bar_label(axes.bar(f["years"], f["revenue"], color=BLUE), fmt="%.1f")
    right = plain(axes.twinx())
    right.grid(False)
    right.plot(f["years"], f["growth"], color="#b86e00", linewidth=2, marker="o")
    for i, value in enumerate(f["growth"]):
        right.annotate(f"{value:.1f}%", (i, value), (0, 7), textcoords="offset points", ha="center", color="#b86e00")
    return fig


def prices(kind, f):
    fig = figure(kind, "The shares are below their high", "Price, USD")
    grid = fig.add_gridspec(3, 1, height_ratios=[6, 1.5, 2], hspace=0.08)
    days = f["days"]
    along = range(len(days))
    shades = [UP if day["close"] >= day["open"] else DOWN for day in days]
    top = plain(fig.add_subplot(grid[0]))
    top.add_collection(LineCollection([[(i, d["low"]), (i, d["high"])] for i, d in zip(along, days)],
                                      colors=shades, linewidths=0.8))
    top.bar(along, [abs(d["close"] - d["open"]) for d in days], 0.7,
            bottom=[min(d["open"], d["close"]) for d in days], color=shades)
    for name, key, shade in (("20-day average", "average20", BLUE), ("50-day average", "average50", "#b86e00")):
        top.plot(along, f[key], color=shade, linewidth=1.4)
        top.annotate(name, (len(days) - 1, f[key][-1]), (6, 0), textcoords="offset points", color=shade)
    top.tick_params(labelbottom=False)
    volume = plain(fig.add_subplot(grid[1], sharex=top))
    volume.tick_params(labelbottom=False)
    volume.bar(along, [d["volume"] for d in days], 0.7, color=GREY)
    low = plain(fig.add_subplot(grid[2], sharex=top))
    low.plot(along, f["rsi"], color=NAVY, linewidth=1.2)
    low.axhspan(30, 70, color="#eef2f8")
    low.set_ylim(0, 100)
    low.annotate("RSI (14)", (len(days) - 1, f["rsi"][-1]), (6, 0), textcoords="offset points", color=NAVY)
    ticks = [i for i in along if i % 21 == 0]
    low.set_xticks(ticks, [days[i]["day"] for i in ticks])
    return fig


def ranking(kind, f):
    fig = figure(kind, "Northwind trades above the median", "EV to EBITDA, x")
    fig.subplots_adjust(left=0.16)
    axes = plain(fig.add_subplot(), "x")
    names = list(f["multiples"])[::-1]
    values = [f["multiples"][name] for name in names]
    axes.bar_label(axes.barh(names, values, color=[BLUE if n == "Northwind" else GREY for n in names]), fmt="%.1fx")
    axes.axvline(16.9, color=MUTED, linestyle="--")
    axes.annotate("Peer median 16.9x", (16.9, 6.6), color=MUTED, ha="center")
    return fig


def bridge(kind, f):
    fig = figure(kind, "Volume and price lifted operating income", "Operating income, USD bn")
    axes = plain(fig.add_subplot())
    steps, level, base, height, shades = f["bridge"], 0, [], [], []
    for i, step in enumerate(steps):
        total = i in (0, len(steps) - 1)
        base.append(0 if total else min(level, level + step["value"]))
        height.append(abs(step["value"]))
        shades.append(NAVY if total else UP if step["value"] > 0 else DOWN)
        level = step["value"] if total else level + step["value"]
    drawn = axes.bar([s["name"] for s in steps], height, bottom=base, color=shades)
    axes.bar_label(drawn, labels=[f"${s['value']:.1f}" for s in steps])
    return fig


def football(kind, f):
    fig = figure(kind, "Two of five methods lie above the price", "Value per share, USD")
    fig.subplots_adjust(left=0.18)
    axes = plain(fig.add_subplot(), "x")
    ranges = f["ranges"][::-1]
    axes.barh([r["name"] for r in ranges], [r["high"] - r["low"] for r in ranges],
              left=[r["low"] for r in ranges], color=BLUE, height=0.5)
    for i, each in enumerate(ranges):
        axes.plot([each["middle"]] * 2, [i - 0.25, i + 0.25], color="white", linewidth=2)
        axes.annotate(f"${each['low']:.0f}", (each["low"], i), (-6, 0), textcoords="offset points", ha="right", va="center")
        axes.annotate(f"${each['high']:.0f}", (each["high"], i), (6, 0), textcoords="offset points", va="center")
    axes.axvline(f["price"], color=DOWN, linestyle="--")
    axes.annotate(f"Price ${f['price']:.0f}", (f["price"], 4.5), color=DOWN, ha="center")
    return fig


def heat(kind, f):
    fig = figure(kind, "Most cases lie above the price", "DCF value per share, USD")
    axes = fig.add_subplot()
    axes.imshow(f["values"], cmap="Blues", aspect="auto")
    axes.set_xticks(range(len(f["growths"])), f["growths"])
    axes.set_yticks(range(len(f["rates"])), f["rates"])
    axes.set_xlabel("Terminal growth")
    axes.set_ylabel("WACC")
    for y, row in enumerate(f["values"]):
        for x, value in enumerate(row):
            axes.text(x, y, f"${value:.0f}", ha="center", va="center")
    return fig


def scatter(kind, f):
    fig = figure(kind, "Northwind has both growth and margin", "Area = revenue")
    axes = plain(fig.add_subplot(), "both")
    axes.scatter([b["growth"] for b in f["bubbles"]], [b["margin"] for b in f["bubbles"]],
                 s=[b["revenue"] * 30 for b in f["bubbles"]],
                 c=[BLUE if b["name"] == "Northwind" else GREY for b in f["bubbles"]])
    for each in f["bubbles"]:
        axes.annotate(each["name"], (each["growth"], each["margin"]), (12, 0), textcoords="offset points", va="center")
    axes.set_xlabel("Revenue growth, %")
    axes.set_ylabel("Operating margin, %")
    return fig


def multiples(kind, f):
    fig = figure(kind, "Only data center grew throughout", "Revenue by segment, USD bn")
    for i, (name, values) in enumerate(f["segments"].items()):
        axes = plain(fig.add_subplot(1, 4, i + 1))
        axes.plot(f["years"], values, color=BLUE, linewidth=2)
        axes.set_ylim(0, 15)
        axes.set_title(name, fontsize=11)
        axes.set_xticks([0, len(values) - 1])
        axes.annotate(f"{values[-1]:.1f}", (len(values) - 1, values[-1]), (0, 6), textcoords="offset points", ha="center")
    return fig


CHARTS = [bars, stacked, lines, area, dual_axis, prices, ranking, bridge, football, heat, scatter, multiples]


def draw(kind, figures, folder=None):
    for number, chart in enumerate(CHARTS, 1):
        drawn = io.BytesIO()
        fig = chart(kind, figures)
        if kind == "png":
            fig.canvas.print_png(drawn)
        else:
            fig.canvas.print_svg(drawn)
        if folder:
            (folder / f"{number:02d}.{kind}").write_bytes(drawn.getvalue())


def main():
    kind, warm, measured, folder, file = sys.argv[1:]
    figures = json.loads(pathlib.Path(file).read_text())
    for _ in range(int(warm)):
        draw(kind, figures)
    for left in range(int(measured), 0, -1):
        before = time.process_time()
        draw(kind, figures, pathlib.Path(folder) if left == 1 else None)
        print("set", (time.process_time() - before) * 1000)
    print("all", time.process_time() * 1000)


main()
