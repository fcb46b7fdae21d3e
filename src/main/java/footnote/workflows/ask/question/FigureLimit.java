package footnote.workflows.ask.question;

import footnote.domain.LedgerEntry;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** A number that a question holds a figure against: "above 10%", "less than $1 billion". */
public record FigureLimit(boolean below, double number, String unit, String currency) {
    private static final Pattern LIMIT = Pattern.compile(
            "(?i)\\b(above|over|below|under|more than|less than|at least|at most|exceed\\w*|(?:greater|higher|larger|lower|smaller|better|worse) than)"
                    + "\\s+(?:usd |eur |us)?([$€£¥₹₩])?\\s?(\\d[\\d,]*(?:\\.\\d+)?)\\s?(%|percent|x\\b|times|days|tn|trillion|bn|billion|mn|m\\b|million|thousand|k\\b)?");
    private static final Pattern NUMBER = Pattern.compile(
            "(?i)[$€£¥₹₩]\\s?\\d|\\d\\s?(?:%|percent|x\\b|times|tn|trillion|bn|billion|mn|million|thousand)|\\b\\d{1,3}(?:,\\d{3})+\\b");
    private static final Pattern BELOW =
            Pattern.compile("(?i)lower|smaller|less|fewer|below|slower|worse|under|at most");

    /** How many a question names. */
    static long count(String question) {
        return LIMIT.matcher(question).results().count();
    }

    /** Whether a question names an amount, a percentage or a multiple, which a figure is to be held against. */
    static boolean isNumberNamed(String question) {
        return NUMBER.matcher(question).find();
    }

    /** The first that a question names. */
    public static Optional<FigureLimit> in(String question) {
        var found = LIMIT.matcher(question);
        if (!found.find()) {
            return Optional.empty();
        }
        String unit = found.group(4) == null ? "" : found.group(4).toLowerCase(Locale.ROOT);
        double scale =
                switch (unit) {
                    case "tn", "trillion" -> 1e12;
                    case "bn", "billion" -> 1e9;
                    case "mn", "m", "million" -> 1e6;
                    case "thousand", "k" -> 1e3;
                    default -> 1;
                };
        return Optional.of(new FigureLimit(
                BELOW.matcher(found.group(1)).find(),
                Double.parseDouble(found.group(3).replace(",", "")) * scale,
                unit,
                found.group(2) == null ? "" : found.group(2)));
    }

    /** Whether a figure is beyond the number; nothing where the two count different things. */
    public Optional<Boolean> isMet(LedgerEntry entry) {
        boolean alike =
                switch (entry.fact().unit().kind()) {
                    case PERCENT -> unit.equals("%") || unit.equals("percent");
                    case RATIO -> unit.isEmpty() || unit.equals("x") || unit.equals("times");
                    case DAYS -> unit.equals("days");
                    case CURRENCY -> !unit.isEmpty() && !unit.matches("%|percent|x|times|days") && isIn(entry);
                    default -> unit.isEmpty();
                };
        return alike ? Optional.of(below ? entry.number() < number : entry.number() > number) : Optional.empty();
    }

    /** Whether an amount is in the currency whose sign stands before the number; a dollar may be of any country. */
    private boolean isIn(LedgerEntry entry) {
        String code = entry.fact().unit().currency().map(Object::toString).orElse("");
        return switch (currency) {
            case "$" -> code.endsWith("D");
            case "€" -> code.equals("EUR");
            case "£" -> code.matches("GB[PX]");
            case "¥" -> code.matches("JPY|CNY");
            case "₹" -> code.equals("INR");
            case "₩" -> code.equals("KRW");
            default -> true;
        };
    }
}
