package footnote.publication.report;

/** Names of spreadsheet cells, counted from zero. */
final class TableCells {
    private TableCells() {}

    static String name(int row, int column) {
        return column(column) + (row + 1);
    }

    static String fixed(int row, int column) {
        return "$" + column(column) + "$" + (row + 1);
    }

    private static String column(int index) {
        var last = Character.toString('A' + index % 26);
        return index < 26 ? last : column(index / 26 - 1) + last;
    }
}
