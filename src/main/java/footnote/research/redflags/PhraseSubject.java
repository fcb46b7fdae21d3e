package footnote.research.redflags;

import java.time.LocalDate;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Decides whether a phrase in a filing is about the company that filed it. A report tells of suppliers, customers,
 * subsidiaries and opponents too, and of what happened long ago; neither is a red flag of the filer today.
 */
record PhraseSubject(Predicate<String> namesFiler, LocalDate filed) {
    /** What happened in an earlier calendar year than this many before the filing is history. */
    private static final int RECENT_YEARS = 2;

    private static final Pattern YEAR = Pattern.compile("\\b(?:19|20)\\d\\d\\b");
    private static final Pattern ASIDE = Pattern.compile("\\s*\\([^()]*\\)\\s*$|,\\s*[^,;]*,\\s*$");
    private static final Pattern AUXILIARY =
            Pattern.compile("(?:^|[\\s,]+)(?:has|have|had|is|are|was|were|been|also|each|both"
                    + "|all|then|later|again|recently|subsequently|voluntarily|jointly|together|themselves|itself|announced"
                    + "|that|it|they|which|who|to|will)[\\s,]*$");
    /** Members of the group that the filer names beside itself. */
    private static final Pattern GROUP_TAIL = Pattern.compile(
            "(?i)(?:,)? (?:and|or|with|together with|along with|as well as)(?: (?:certain|some|all|most|each|several|many"
                    + "|substantially|nearly|one|two|three|\\w+ty|\\w+teen|other|of))* (?:its|our|their)(?: [\\w-]+){0,4}"
                    + " (?:subsidiar(?:y|ies)|affiliates?|parents?|entities)$");

    private static final Pattern SELF =
            Pattern.compile("(?i)(?:^|[^\\p{L}])(?:we|us|ourselves|(?:the|this) (?:company|group"
                    + "|registrant|issuer|corporation|partnership|trust|bank|debtors?|company parties|debtor parties|borrowers?"
                    + "|parent|obligors?|loan parties|firm))$");

    private static final Pattern OTHER = Pattern.compile(
            "(?i)\\b(?:suppliers?|vendors?|customers?|clients?|tenants?"
                    + "|lessees?|landlords?|lessors?|licensees?|licensors?|distributors?|dealers?|franchisees?|competitors?|rivals?"
                    + "|borrowers of|counterpart(?:y|ies)|partners?|(?:joint )?ventures?|investees?|affiliates?|subsidiar(?:y|ies)"
                    + "|plaintiffs?|defendants?|insurers?|guarantors?|contractors?|operators?|retailers?|manufacturers?|lenders?"
                    + "|predecessors?|sponsors?|others|third part(?:y|ies)|entit(?:y|ies)|"
                    + "(?:a|another|other|portfolio|acquired|former|insurance|certain|several|some) (?:[\\w-]+ )?compan(?:y|ies))$");

    /** Words that begin with a capital and name no company. */
    private static final Set<String> NO_NAME = Set.of(
            ("january february march april may june july august september october november december monday tuesday wednesday"
                            + " thursday friday saturday sunday company group registrant corporation issuer board directors"
                            + " committee management note item part form section chapter the in on as at we our it this these"
                            + " notes agreement amendment indenture report statements court code debtors parent holdings year"
                            + " quarter date petition facility act states")
                    .split(" ", -1));

    private static final Pattern LAST_NAME = Pattern.compile(
            "(?:^|\\s)([\\p{Lu}][\\p{L}\\d&.'-]*)(?:,? (?:Inc|Corp|Co|Ltd)\\.|,? (?:LLC|LLP|L\\.?P\\.?|plc|AG|SE|N\\.V\\.|S\\.A\\.))?$");
    private static final Pattern NAMES =
            Pattern.compile("[\\p{Lu}][\\p{L}\\d&.'-]*(?: (?:[\\p{Lu}][\\p{L}\\d&.'-]*|&|and|of))*$");
    private static final Pattern ABILITY = Pattern.compile(
            "(?:about|over|on|upon|as to|regarding) ((?:[\\p{L}\\d&.-]+ ){0,4}?[\\p{L}\\d&.-]+)'s? ability\\b");

    /** Whether a sentence tells of years before those that still matter. */
    boolean historical(String sentence) {
        int latest = YEAR.matcher(sentence)
                .results()
                .mapToInt(found -> Integer.parseInt(found.group()))
                .max()
                .orElse(Integer.MAX_VALUE);
        return latest < filed.getYear() - RECENT_YEARS;
    }

    /** Whether the words before a verb name another than the filer. */
    boolean another(String before) {
        return isOther(subject(before));
    }

    /** Whether a phrase doubts the ability of another than the filer, such as an investee. */
    boolean doubtsAnother(String phrase) {
        var owner = ABILITY.matcher(phrase);
        return owner.find() && isOther(owner.group(1));
    }

    /** The words up to the last noun before a verb, without what is set between commas or brackets after it. */
    private static String subject(String before) {
        String left = before.strip();
        while (true) {
            String shorter = AUXILIARY.matcher(left).replaceFirst("").strip();
            shorter = ASIDE.matcher(shorter).replaceFirst("").strip();
            shorter = shorter.replaceFirst("[\\s,]+$", "");
            if (shorter.equals(left)) {
                return left;
            }
            left = shorter;
        }
    }

    private boolean isOther(String subject) {
        String head = GROUP_TAIL.matcher(subject).replaceFirst("").replaceFirst("[\\s,]+$", "");
        if (SELF.matcher(head).find()) {
            return false;
        }
        if (OTHER.matcher(head).find()) {
            return true;
        }
        var name = LAST_NAME.matcher(head);
        if (!name.find()) {
            return false;
        }
        String word = name.group(1).replaceFirst("'s$", "");
        String tail = head.substring(Math.max(0, head.length() - 60));
        return !NO_NAME.contains(word.toLowerCase(Locale.ROOT).replaceFirst("[.,]+$", ""))
                && !namesFiler.test(lastNames(tail));
    }

    /** The capitalized words at the end: "In May, Imerys and Cyprus" has "Imerys and Cyprus". */
    private static String lastNames(String tail) {
        var names = NAMES.matcher(tail);
        return names.find() ? names.group() : tail;
    }
}
