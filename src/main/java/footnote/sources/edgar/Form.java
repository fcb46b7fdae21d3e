package footnote.sources.edgar;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** The items a form prescribes, in their order, each with words its heading must carry. */
record Form(List<Item> items) {
    static final Form ANNUAL = new Form(List.of(
            item("Item 1", "business"),
            item("Item 1A", "risk\\s+factors"),
            item("Item 1B", "unresolved"),
            item("Item 1C", "cyber"),
            item("Item 2", "propert"),
            item("Item 3", "legal"),
            item("Item 4", "mine|submission|reserved|removed|executive"),
            item("Item 5", "market"),
            item("Item 6", "selected|reserved|removed"),
            item("Item 7", "discussion"),
            item("Item 7A", "quantitative|market\\s+risk"),
            item("Item 8", "financial\\s+statements"),
            item("Item 9", "disagreements|changes\\s+in"),
            item("Item 9A", "controls"),
            item("Item 9B", "other\\s+information"),
            item("Item 9C", "foreign|jurisdiction"),
            item("Item 10", "directors|executive"),
            item("Item 11", "compensation"),
            item("Item 12", "security\\s+ownership"),
            item("Item 13", "relationships|related"),
            item("Item 14", "account|exhibits"),
            item("Item 15", "exhibit"),
            item("Item 16", "summary")));
    static final Form QUARTERLY = new Form(List.of(
            item("Part I, Item 1", "financial\\s+statements|financial\\s+information"),
            item("Part I, Item 2", "discussion"),
            item("Part I, Item 3", "quantitative|market\\s+risk"),
            item("Part I, Item 4", "controls"),
            item("Part II, Item 1", "legal"),
            item("Part II, Item 1A", "risk\\s+factors"),
            item("Part II, Item 2", "unregistered|changes|repurchases|purchases|use\\s+of"),
            item("Part II, Item 3", "defaults"),
            item("Part II, Item 4", "mine|submission|reserved|removed"),
            item("Part II, Item 5", "other"),
            item("Part II, Item 6", "exhibits")));
    static final Form CURRENT = new Form(currentItems());
    /** The annual report of a foreign company; its risk factors stand under D of Item 3. */
    static final Form FOREIGN = new Form(List.of(
            item("Item 1", "identity|directors"),
            item("Item 2", "offer\\s+statistics|timetable"),
            item("Item 3", "key\\s+information"),
            item("Item 3.D", "risk\\s+factors"),
            item("Item 4", "information\\s+on"),
            item("Item 4A", "unresolved"),
            item("Item 5", "operating\\s+and\\s+financial|review"),
            item("Item 6", "directors|senior\\s+management|employees"),
            item("Item 7", "major\\s+shareholders|related\\s+party"),
            item("Item 8", "financial\\s+information"),
            item("Item 9", "offer\\s+and\\s+listing"),
            item("Item 10", "additional\\s+information"),
            item("Item 11", "quantitative|market\\s+risk"),
            item("Item 12", "securities\\s+other"),
            item("Item 13", "defaults|arrearages"),
            item("Item 14", "material\\s+modifications|use\\s+of\\s+proceeds"),
            item("Item 15", "controls"),
            item("Item 16", "reserved"),
            item("Item 16A", "expert"),
            item("Item 16B", "ethics"),
            item("Item 16C", "accountant"),
            item("Item 16D", "exemptions"),
            item("Item 16E", "purchases"),
            item("Item 16F", "change\\s+in"),
            item("Item 16G", "governance"),
            item("Item 16H", "mine"),
            item("Item 16I", "jurisdictions"),
            item("Item 16J", "insider"),
            item("Item 16K", "cyber"),
            item("Item 17", "financial\\s+statements"),
            item("Item 18", "financial\\s+statements"),
            item("Item 19", "exhibits")));

    /** One item: what it is called, what its heading says, and the number written after the word Item. */
    record Item(String id, String number, Pattern title) {
        /** Whether the form restarts its item numbers in each part, so that only the title tells them apart. */
        boolean inParts() {
            return id.startsWith("Part");
        }
    }

    Form {
        items = List.copyOf(items);
    }

    /** The layout of a form by its name, amendments alike; forms without items have none. */
    static Optional<Form> of(String form) {
        String name = form.toUpperCase(Locale.ROOT);
        if (name.startsWith("10-K")) {
            return Optional.of(ANNUAL);
        }
        if (name.startsWith("10-Q")) {
            return Optional.of(QUARTERLY);
        }
        if (name.startsWith("20-F")) {
            return Optional.of(FOREIGN);
        }
        return name.startsWith("8-K") ? Optional.of(CURRENT) : Optional.empty();
    }

    private static Item item(String id, String title) {
        String number = id.substring(id.lastIndexOf(' ') + 1).replaceFirst("\\.(?=[A-Z])", "");
        return new Item(id, number, Pattern.compile(title, Pattern.CASE_INSENSITIVE));
    }

    /** Before August 2004 the items of an 8-K were 1 to 12, since then 1.01 to 9.01. */
    private static List<Item> currentItems() {
        var items = new ArrayList<Item>();
        for (int number = 1; number <= 12; number++) {
            items.add(item("Item " + number, ""));
        }
        for (int part = 1; part <= 9; part++) {
            for (int number = 1; number <= 8; number++) {
                items.add(item("Item " + part + ".0" + number, ""));
            }
            items.add(item("Item " + part + ".10", ""));
        }
        return List.copyOf(items);
    }
}
