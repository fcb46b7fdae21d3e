package footnote.domain.names;

/** A company's name without its legal form, at most 60 characters long. */
public final class ShortName {
    private ShortName() {}

    public static String of(String name) {
        String bare = name.replaceAll("[\\p{Cntrl}\\p{Cf}<>{}\"\\[\\]|]", "").strip();
        String left = bare.replaceAll(
                "(?i)[, ]+(?:inc|incorporated|corp|corporation|co|company|ltd|limited|llc|plc|sa|ag|se|nv|bv|spa|asa|ab|oyj|sae|kk)\\.?$",
                "");
        String again = left.equals(bare) ? left : left.replaceAll("(?i)[, ]+(?:co|company|holdings|holding)\\.?$", "");
        String shown = again.isBlank() ? bare : again.replaceAll("(?i)[, ]+(?:&|and)$", "");
        int end = shown.length() > 60 && Character.isHighSurrogate(shown.charAt(58)) ? 58 : 59; // no half of a sign
        return shown.length() > 60 ? shown.substring(0, end) + "…" : shown.isBlank() ? "The company" : shown;
    }
}
