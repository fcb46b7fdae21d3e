package footnote.evidence.documents;

import java.util.Locale;
import java.util.regex.Pattern;

/** What a document is called in a citation and what its markers begin with: 10-Q and 10Q, annual report and AR. */
public record DocumentForm(String name, String mark) {
    /** Every beginning of a marker there is, as alternatives of a regular expression. */
    public static final String MARKS = "10KT?|10Q|20F|40F|8K|6K|AR|QR|AN|PR|T|N|D";

    private static final Pattern FILED = Pattern.compile(
            "(?<![A-Z0-9])(?:(10)-?(KT?|Q)|(8|6)-?(K)|(20|40)-?(F))(/A)?(?![A-Z0-9])", Pattern.CASE_INSENSITIVE);

    /** The form that the document's name gives, where it is one of its kind; else the kind in words. */
    static DocumentForm of(DocumentKind kind, String documentName) {
        return FILED.matcher(documentName)
                .results()
                .map(found -> found.group().toUpperCase(Locale.ROOT).replaceFirst("^(\\d+)-?(\\D+)", "$1-$2"))
                .filter(form -> DocumentKind.named(form).filter(kind::equals).isPresent())
                .findFirst()
                .map(form -> new DocumentForm(form, form.replaceAll("-|/A", "")))
                .orElseGet(() -> worded(kind));
    }

    private static DocumentForm worded(DocumentKind kind) {
        return switch (kind) {
            case ANNUAL_REPORT -> new DocumentForm("annual report", "AR");
            case QUARTERLY_REPORT -> new DocumentForm("quarterly report", "QR");
            case CURRENT_REPORT -> new DocumentForm("announcement", "AN");
            case EARNINGS_RELEASE -> new DocumentForm("press release", "PR");
            case TRANSCRIPT -> new DocumentForm("earnings call", "T");
            case NEWS -> new DocumentForm("news", "N");
            case OTHER -> new DocumentForm("document", "D");
        };
    }
}
