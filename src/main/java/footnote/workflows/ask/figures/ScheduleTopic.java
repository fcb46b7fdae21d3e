package footnote.workflows.ask.figures;

import footnote.evidence.statements.notes.PaymentSchedules.Amount;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What words say a schedule of future years is of: the kinds of amounts they name, and which of each kind. */
record ScheduleTopic(Set<Kind> kinds, Map<Side, Set<String>> sides) {
    private static final Pattern LEFT_OUT = Pattern.compile(
            "(?i)\\b(?:leaving out|excluding|without|not (?:counting|including)|other than|apart from|aside from|except(?: for)?|ignoring)\\b[^?,;)]*");

    /** The words of a side that are asked for. */
    Set<String> of(Side side) {
        return sides.getOrDefault(side, Set.of());
    }

    /** What falls due or to be recognized in a year to come. */
    enum Kind {
        DEBT(
                "(?:long-?term |senior |total )?(?:debt|borrowings?)\\b|\\b(?:debentures?|bonds?|principal|notes?(?! (?:to|of|\\d+ (?:to|of)|receivable)\\b))\\b"),
        LEASE("leases?\\b|\\brents?\\b|\\brental (?:payments?|commitments?|expense)"),
        RECEIPT("(?:receivables?|sublease|lease (?:receipts|income|revenues?)|lessor)\\b"),
        AMORTIZATION("amorti[sz]\\w+\\b"),
        BENEFIT(
                "(?:pensions?|benefit (?:payments?|plans?)|benefits (?:expected )?(?:to be )?paid|post-?retirement|retirees?|retirement|opeb|opb)\\b"),
        CONTRIBUTION("contributions?\\b|\\bcontribute\\b"),
        PURCHASE("(?:purchas\\w+|suppl(?:y|ies)|take-or-pay) (?:obligations?|commitments?|agreements?|contracts?)\\b"),
        CONTRACT("(?:contractual|non-?cancell?able) (?:purchase )?(?:obligations?|commitments?)\\b"),
        CONTENT("content\\b"),
        ENDORSEMENT("endorsement\\w*\\b|\\bsponsorships?\\b|\\bmarketing (?:obligations?|commitments?)\\b"),
        REVENUE("(?:unearned|deferred) revenue\\b|\\bcontract liabilit\\w+\\b|\\bperformance obligations?\\b"),
        SOFTWARE("software\\b"),
        DEPOSIT("(?:deposits?|certificates of deposit)\\b"),
        SECURITIES("(?:marketable|available-for-sale|debt) securities\\b"),
        INTEREST("interest (?:payments?|obligations?)\\b"),
        TAX("(?:tax(?:es)? (?:payments?|obligations?|liabilit\\w+)|transition tax|tax legislation)\\b"),
        FUNDING("(?:financing|funding) commitments?\\b|\\bfinancing\\b"),
        COMPENSATION("(?:stock|share)-based\\b|\\bcompensation cost\\b|\\bunvested\\b");

        private final Pattern words;

        Kind(String words) {
            this.words = Pattern.compile("(?i)\\b(?:" + words + ")");
        }
    }

    /** By what amounts of one kind are told apart. */
    enum Side {
        LEASE("operating", "operating", "finance", "financ\\w+ leases?|finance|capital leases?|capital"),
        PLACE(
                "domestic",
                "(?<!non-)(?:u\\.s\\.|united states|domestic)",
                "foreign",
                "non-(?:u\\.s\\.|us)|international|foreign"),
        PLAN(
                "pension",
                "(?<!non-)pensions?|retirement plans?",
                "other",
                "other (?:post-?retirement|benefits?|retiree)|post-?retirement|retiree (?:medical|health|life)|opeb|opb|health ?care|medical");

        @SuppressWarnings("ImmutableEnumChecker") // never changed after the constructor
        private final Map<String, Pattern> values;

        Side(String one, String words, String other, String otherWords) {
            this.values = Map.of(one, words(words), other, words(otherWords));
        }

        private static Pattern words(String words) {
            return Pattern.compile("(?i)(?<![\\p{L}-])(?:" + words + ")(?!\\p{L})");
        }

        Set<String> in(String text) {
            return values.entrySet().stream()
                    .filter(each -> each.getValue().matcher(text).find())
                    .map(Map.Entry::getKey)
                    .collect(Collectors.toUnmodifiableSet());
        }
    }

    static ScheduleTopic of(String text) {
        var kinds = EnumSet.noneOf(Kind.class);
        for (var kind : Kind.values()) {
            if (kind.words.matcher(text).find()) {
                kinds.add(kind);
            }
        }
        if (kinds.contains(Kind.SECURITIES)) {
            kinds.remove(Kind.DEBT);
        }
        var sides = new EnumMap<Side, Set<String>>(Side.class);
        for (var side : Side.values()) {
            sides.put(side, side.in(text));
        }
        return new ScheduleTopic(kinds, sides);
    }

    /** What a question is about, without what it leaves out. */
    static ScheduleTopic asked(String question) {
        return of(LEFT_OUT.matcher(question).replaceAll(" "));
    }

    /** Whether rent is asked for. */
    static boolean isOfLeases(String question) {
        return Kind.LEASE.words.matcher(question).find();
    }

    /** Which one of a side a row is of: as its name says, else as its heading does once the other rows are told. */
    static Optional<String> side(Side side, String name, String heading, List<String> others) {
        var own = side.in(name);
        if (own.size() == 1) {
            return own.stream().findFirst();
        }
        if (!own.isEmpty() || isTotal(name)) {
            return Optional.empty();
        }
        var left = new HashSet<>(side.in(heading));
        others.forEach(other -> {
            if (side.in(other).size() == 1) {
                left.removeAll(side.in(other));
            }
        });
        return left.size() == 1 ? left.stream().findFirst() : Optional.empty();
    }

    static boolean isTotal(String name) {
        return name.matches("(?i)total\\b.*");
    }

    /** What to call an amount: its kind, and which of its kind it is. */
    String label(Amount amount) {
        String side = Arrays.stream(Side.values())
                .flatMap(each -> side(each, amount.name(), amount.heading(), amount.others()).stream())
                .map(each -> each.equals("other") ? "other postretirement" : each)
                .collect(Collectors.joining(" "));
        String kind =
                switch (kinds.stream().findFirst().orElseThrow()) {
                    case DEBT -> "debt maturities";
                    case LEASE -> "lease payments";
                    case AMORTIZATION -> "expected amortization";
                    case BENEFIT -> "expected benefit payments";
                    case REVENUE -> "unearned revenue to be recognized";
                    default -> {
                        String own = amount.name()
                                .toLowerCase(Locale.ROOT)
                                .replaceAll("[^a-z]+", " ")
                                .strip();
                        yield own.isEmpty() || isTotal(own)
                                ? kinds.iterator().next().name().toLowerCase(Locale.ROOT) + " due"
                                : own;
                    }
                };
        return side.isEmpty()
                ? kind
                : kind.startsWith("expected ") ? kind.replaceFirst(" ", " " + side + " ") : side + " " + kind;
    }
}
