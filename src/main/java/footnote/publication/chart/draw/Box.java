package footnote.publication.chart.draw;

/** A rectangle on the canvas, in points from the top left. */
public record Box(double left, double top, double right, double bottom) {
    public double width() {
        return right - left;
    }

    public double height() {
        return bottom - top;
    }

    public double centreX() {
        return (left + right) / 2;
    }

    public double centreY() {
        return (top + bottom) / 2;
    }

    public Box inset(double fromLeft, double fromTop, double fromRight, double fromBottom) {
        return new Box(left + fromLeft, top + fromTop, right - fromRight, bottom - fromBottom);
    }

    public Box grown(double by) {
        return inset(-by, -by, -by, -by);
    }

    public boolean overlaps(Box other) {
        return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }

    public boolean holds(Box other) {
        return left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom;
    }

    /** Whether a straight line between two spots touches this box (Liang and Barsky's clipping). */
    public boolean crossedBy(CanvasPoint from, CanvasPoint to) {
        double dx = to.x() - from.x();
        double dy = to.y() - from.y();
        double[] against = {-dx, dx, -dy, dy};
        double[] distance = {from.x() - left, right - from.x(), from.y() - top, bottom - from.y()};
        double enter = 0;
        double leave = 1;
        for (int side = 0; side < 4; side++) {
            if (against[side] == 0) {
                if (distance[side] < 0) {
                    return false;
                }
            } else if (against[side] < 0) {
                enter = Math.max(enter, distance[side] / against[side]);
            } else {
                leave = Math.min(leave, distance[side] / against[side]);
            }
        }
        return enter <= leave;
    }
}
