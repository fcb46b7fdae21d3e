package footnote.evidence.search;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The primary statements of a set of accounts. */
public enum StatementKind {
    INCOME,
    BALANCE,
    CASH_FLOW,
    EQUITY,
    COMPREHENSIVE;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<StatementKind> named(String word) {
        return Arrays.stream(values()).filter(each -> each.word().equals(word)).findFirst();
    }
}
