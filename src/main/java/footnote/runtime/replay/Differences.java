package footnote.runtime.replay;

import java.util.Objects;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;

/** Says where two records first differ. */
final class Differences {
    private Differences() {}

    static String first(JsonNode before, JsonNode after) {
        return first("", before, after);
    }

    private static String first(String where, JsonNode before, JsonNode after) {
        if (before.isObject() && after.isObject()) {
            var names = new TreeSet<String>();
            before.propertyNames().forEach(names::add);
            after.propertyNames().forEach(names::add);
            for (var name : names) {
                if (!Objects.equals(before.get(name), after.get(name))) {
                    return first(where.isEmpty() ? name : where + "." + name, before.path(name), after.path(name));
                }
            }
        }
        if (before.isArray() && after.isArray() && before.size() == after.size()) {
            for (int i = 0; i < before.size(); i++) {
                if (!before.get(i).equals(after.get(i))) {
                    return first(where + "[" + i + "]", before.get(i), after.get(i));
                }
            }
        }
        return (where.isEmpty() ? "" : where + " ") + "was " + cut(before) + ", is now " + cut(after);
    }

    private static String cut(JsonNode node) {
        String text = node.isMissingNode() ? "nothing" : node.toString();
        return text.length() > 120 ? text.substring(0, 119) + "…" : text;
    }
}
