package footnote.workflows.report.text;

import java.util.Locale;
import java.util.Map;

/** What a company of an industry is called in a sentence, such as "a bank"; see industries.txt. */
final class IndustryNames {
    private static final Map<String, String> PHRASES = SentenceTemplates.read("industries.txt");

    private IndustryNames() {}

    /** A noun phrase with its article. */
    static String phrase(String industry) {
        String name = industry.strip().toLowerCase(Locale.ROOT);
        return PHRASES.entrySet().stream()
                .filter(each -> name.startsWith(each.getKey()))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse("a company in the " + name + " industry");
    }
}
