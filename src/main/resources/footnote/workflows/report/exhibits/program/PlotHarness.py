# Runs a program that draws with matplotlib and lists what its figure shows. The list is all that leaves the sandbox: it is
# checked against the facts and drawn anew, so that a picture that differs from its list is never seen.
import sys

from matplotlib.collections import PathCollection
from matplotlib.container import BarContainer
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle
from matplotlib.text import Annotation, Text
from matplotlib.ticker import NullFormatter, ScalarFormatter


def refuse(why):
    sys.exit(why)


def numbers(values):
    return [float(value) for value in values]


def kept(drawn):
    """Without the gaps, which are drawn as nothing."""
    known = [i for i, value in enumerate(drawn["y"]) if math.isfinite(value)]
    return drawn | {each: [drawn[each][i] for i in known] for each in ("x", "y", "base") if drawn[each]}


def label(artist):
    text = str(artist.get_label())
    return "" if text.startswith("_") else text


def bars(container):
    upright = container.orientation != "horizontal"
    shapes = container.patches
    if upright:
        return {
            "kind": "bar",
            "horizontal": False,
            "name": label(container),
            "x": numbers(bar.get_x() + bar.get_width() / 2 for bar in shapes),
            "y": numbers(bar.get_height() for bar in shapes),
            "base": numbers(bar.get_y() for bar in shapes),
        }
    return {
        "kind": "bar",
        "horizontal": True,
        "name": label(container),
        "x": numbers(bar.get_y() + bar.get_height() / 2 for bar in shapes),
        "y": numbers(bar.get_width() for bar in shapes),
        "base": numbers(bar.get_x() for bar in shapes),
    }


def layer(kind, name, x, y):
    return {"kind": kind, "horizontal": False, "name": name, "x": numbers(x), "y": numbers(y), "base": []}


def line(axes, drawn):
    x, y = drawn.get_xdata(orig=False), drawn.get_ydata(orig=False)
    if drawn.get_transform() == axes.transData:
        return layer("line", label(drawn), x, y)
    if len(y) == 2 and y[0] == y[1]:
        return layer("level", label(drawn), [0], [y[0]])
    refuse("a line is placed by something else than its data; plot(x, y) or axhline(y)")


def ticks(axis):
    """Labels that the program chose, by place; none where matplotlib counts by itself."""
    formatter = axis.get_major_formatter()
    if isinstance(formatter, (ScalarFormatter, NullFormatter)):
        return []
    shown = zip(axis.get_majorticklocs(), axis.get_majorticklabels())
    return [{"at": float(place), "text": text.get_text()} for place, text in shown if text.get_text()]


def note(axes, text):
    x, y = text.xy if isinstance(text, Annotation) else text.get_position()
    x, y = axes.convert_xunits(x), axes.convert_yunits(y)
    placed = isinstance(text, Annotation) and text.xycoords == "data" or text.get_transform() == axes.transData
    return {"text": text.get_text(), "x": float(x), "y": float(y), "placed": bool(placed)}


def layers(axes):
    found, inside = [], set()
    for container in axes.containers:
        if not isinstance(container, BarContainer):
            refuse("a %s cannot be checked; draw bars, lines or points" % type(container).__name__)
        found.append(bars(container))
        inside.update(id(bar) for bar in container.patches)
    for artist in axes.get_children():
        if artist in axes.lines:
            found.append(line(axes, artist))
        elif isinstance(artist, PathCollection):
            offsets = artist.get_offsets()
            found.append(layer("point", label(artist), offsets[:, 0], offsets[:, 1]))
        elif artist in axes.collections or artist in axes.images or artist in axes.tables:
            refuse("a %s cannot be checked; draw bars, lines or points" % type(artist).__name__)
        elif artist in axes.patches and not (isinstance(artist, Rectangle) and id(artist) in inside):
            refuse("a %s cannot be checked; draw bars, lines or points" % type(artist).__name__)
    return found


def named(axes, found):
    """Names given to the legend alone belong to the series in the order they were drawn."""
    legend = axes.get_legend()
    if legend and not any(each["name"] for each in found) and len(legend.get_texts()) == len(found):
        for each, text in zip(found, legend.get_texts()):
            each["name"] = text.get_text()
    return found


def panel(axes):
    return {
        "left": round(float(axes.get_position().x0), 3),
        "top": round(float(axes.get_position().y1), 3),
        "inverted": bool(axes.yaxis_inverted()),
        "title": axes.get_title() or axes.get_title("left") or axes.get_title("right"),
        "across": axes.get_xlabel(),
        "up": axes.get_ylabel(),
        "across_ticks": ticks(axes.xaxis),
        "up_ticks": ticks(axes.yaxis),
        "layers": [kept(each) for each in named(axes, layers(axes))],
        "notes": [note(axes, text) for text in axes.texts if text.get_text()],
    }


def nothing(*_, **__):
    """Pictures are neither saved nor shown here."""


Figure.savefig = plt.savefig = plt.close = plt.show = nothing
exec(compile(data["program"], "program", "exec"), {"__name__": "__main__", "facts": data["facts"], "plt": plt, "np": np, "math": math})
figures = [plt.figure(number) for number in plt.get_fignums()]
if len(figures) != 1:
    refuse("the program left %d figures, not one" % len(figures))
loose = [text for text in figures[0].findobj(Text, include_self=False) if text.figure is figures[0] and text in figures[0].texts]
words = [text.get_text() for text in loose] + [figures[0]._suptitle.get_text() if figures[0]._suptitle else ""]
if figures[0].images or figures[0].lines or figures[0].patches:
    refuse("something is drawn beside the axes, where it cannot be checked")
result = {"panels": [panel(axes) for axes in figures[0].axes], "words": [text for text in words if text]}
