package footnote.workflows.ask;

import footnote.domain.Listing;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.OnFile;
import footnote.runtime.run.Fault;
import footnote.workflows.ask.question.AskedOf;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** What is said of a name that stands for no one company: that it is not known, and what it may be meant for. */
final class UnknownCompany {
    static final String NEAREST_ON_FILE = "the nearest on file is ";

    private static final int NEAREST = 3;
    private static final int SAME_LETTERS = 3;

    private UnknownCompany() {}

    /** That nobody knows a company of that name. */
    static String unknown(String name, List<Listing> near, View view) {
        return AskedOf.UNKNOWN + name + "' is known"
                + (view.sample()
                        ? " in the sample market"
                                + near.stream()
                                        .filter(each -> isMisspelled(name, each.name()))
                                        .findFirst()
                                        .map(each -> ", the nearest is " + listed(List.of(each)))
                                        .orElse("")
                        : near.isEmpty() ? "" : " for certain, it could be " + listed(near))
                + "; check the name, or ask by its symbol";
    }

    /** That no call on file has a speaker of a name, which is no known company's either. */
    static String noSpeaker(String name) {
        return AskedOf.UNKNOWN + name + "' is known, and no earnings call on file has a speaker of that name";
    }

    /** That a name is on file under another spelling alone. */
    static Optional<String> nearestOnFile(String name, List<OnFile> onFile) {
        return onFile.stream()
                .filter(each -> isMisspelled(name, each.name()))
                .findFirst()
                .map(each -> AskedOf.UNKNOWN + name + "' is known, " + NEAREST_ON_FILE + each.name()
                        + "; check the name, or ask by its symbol");
    }

    /** Companies with their symbols. */
    static String listed(List<Listing> listings) {
        return listings.stream()
                .limit(NEAREST)
                .map(each -> each.name() + " (" + each.ticker() + ")")
                .collect(Collectors.joining(" or "));
    }

    /** That a name could not be looked up. */
    static String unreachable(String name, Fault why) {
        return "'" + name + AskedOf.UNREACHABLE + why.getMessage() + ". Try again later; 'footnote fetch "
                + (name.contains(" ") ? "SYMBOL" : name) + "' then keeps its filings here";
    }

    /** Whether a name may be a company's with a letter wrong, missing or too many, by the first words of both. */
    static boolean isMisspelled(String name, String company) {
        String typed = first(name.replaceFirst("(?i)^the ", ""));
        String right = first(company.replaceFirst("(?i)^the ", ""));
        return typed.length() > SAME_LETTERS
                && right.length() > SAME_LETTERS
                && Math.abs(typed.length() - right.length()) <= 1
                && (typed.substring(0, SAME_LETTERS).equals(right.substring(0, SAME_LETTERS))
                        || isOneLetterOff(typed, right));
    }

    private static String first(String name) {
        return name.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+", 2)[0];
    }

    /** Whether the words are alike but for one letter, or for two that changed places. */
    private static boolean isOneLetterOff(String typed, String right) {
        int from = 0;
        while (from < Math.min(typed.length(), right.length()) && typed.charAt(from) == right.charAt(from)) {
            from++;
        }
        String left = typed.substring(from);
        String other = right.substring(from);
        boolean swapped = left.length() > 1
                && other.length() > 1
                && left.charAt(0) == other.charAt(1)
                && left.charAt(1) == other.charAt(0)
                && left.substring(2).equals(other.substring(2));
        return swapped || after(left).equals(after(other)) || after(left).equals(other) || left.equals(after(other));
    }

    private static String after(String word) {
        return word.isEmpty() ? word : word.substring(1);
    }
}
