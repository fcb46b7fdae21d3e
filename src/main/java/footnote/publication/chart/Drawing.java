package footnote.publication.chart;

import java.util.List;

/** A finished exhibit: what is drawn, in order, and what it says to those who do not see it. */
record Drawing(Size size, Theme theme, String id, String title, String description, List<Mark> marks) {
    Drawing {
        marks = List.copyOf(marks);
    }

    List<Mark.Label> labels() {
        return marks.stream()
                .filter(Mark.Label.class::isInstance)
                .map(Mark.Label.class::cast)
                .toList();
    }
}
