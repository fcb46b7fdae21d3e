package footnote.publication.infographic;

import footnote.publication.infographic.Infographic.Panel;
import footnote.publication.infographic.PanelDrawing.Piece;
import java.util.ArrayList;
import java.util.List;

/** Panels side by side: the largest lettering at which the fullest of them still fits its height. */
record PanelColumns(List<List<Piece>> panels, double scale, boolean whole) {
    private static final double[] SCALES = {1.32, 1.24, 1.16, 1.08, 1, 0.93, 0.86};

    /** The space of one panel, with what lies within each piece and between two of them. */
    record Room(double width, double height, double padding, double gap) {
        private boolean holds(List<Piece> pieces) {
            return PanelColumns.height(pieces, padding, gap) <= height;
        }
    }

    /** How items are set: to which width, how large, in how many lines at most, with bars or without. */
    private record Lettering(double width, double scale, int lines, boolean weighed) {}

    /** Bars go before items do; items that do not fit even in the smallest lettering are left out from the last on. */
    static PanelColumns fit(PanelDrawing drawing, List<Panel> panels, Room room, boolean weighed) {
        for (double scale : SCALES) {
            for (int lines = 5; lines >= (scale > 1 ? 3 : 0); lines--) {
                var pieces = pieces(drawing, panels, new Lettering(room.width(), scale, lines, weighed));
                if (pieces.stream()
                        .allMatch(each -> room.holds(each) && each.stream().allMatch(Piece::fits))) {
                    return new PanelColumns(pieces, scale, true);
                }
            }
        }
        if (weighed) {
            return fit(drawing, panels, room, false);
        }
        double least = SCALES[SCALES.length - 1];
        var kept = new ArrayList<List<Piece>>();
        for (var panel : pieces(drawing, panels, new Lettering(room.width(), least, 0, weighed))) {
            var shown = new ArrayList<>(panel);
            while (shown.size() > 1 && !room.holds(shown)) {
                shown.removeLast();
            }
            kept.add(shown);
        }
        boolean whole = kept.stream().mapToInt(List::size).sum()
                == panels.stream().mapToInt(panel -> panel.items().size()).sum();
        return new PanelColumns(kept, least, whole);
    }

    static double height(List<Piece> pieces, double padding, double gap) {
        return pieces.stream()
                        .mapToDouble(piece -> piece.height() + 2 * padding)
                        .sum()
                + gap * (pieces.size() - 1);
    }

    /** Figures stand beside all names or above all of them. */
    private static List<List<Piece>> pieces(PanelDrawing drawing, List<Panel> panels, Lettering lettering) {
        var pieces = pieces(drawing, panels, lettering, false);
        boolean mixed = pieces.stream()
                        .flatMap(List::stream)
                        .filter(piece -> !piece.figure().isEmpty())
                        .map(Piece::beside)
                        .distinct()
                        .count()
                > 1;
        return mixed ? pieces(drawing, panels, lettering, true) : pieces;
    }

    private static List<List<Piece>> pieces(PanelDrawing drawing, List<Panel> panels, Lettering as, boolean stacked) {
        return panels.stream()
                .map(panel -> panel.items().stream()
                        .map(item -> drawing.piece(item, as.width(), as.scale(), as.lines(), as.weighed(), stacked))
                        .toList())
                .toList();
    }
}
