package footnote.sources.sample.text;

import static footnote.sources.sample.books.Account.*;

import footnote.sources.sample.books.Entries;
import java.util.ArrayList;
import java.util.List;

/** Says in sentences how a quarter or a year went, by rules over its figures. */
final class Discussion {
    private static final double OUTRUN = 0.08;

    private final SentenceFiller telling;
    private final List<String> sentences = new ArrayList<>();

    Discussion(SentenceFiller telling) {
        this.telling = telling;
    }

    List<String> sentences() {
        if (telling.compares()) {
            sentences.add(telling.say("sales_" + telling.direction(REVENUE)));
        }
        business();
        charges();
        sentences.add(telling.say(telling.now().get(NET_INCOME) < 0 ? "loss" : "profit"));
        money();
        capital();
        return List.copyOf(sentences);
    }

    private void business() {
        Entries now = telling.now();
        if (now.get(LOANS) != 0) {
            sentences.add(telling.say("bank"));
            sentences.add(telling.say("provisions"));
        } else if (now.get(PREMIUMS_EARNED) != 0) {
            sentences.add(telling.say("insurer"));
        } else {
            if (telling.compares()) {
                sentences.add(telling.say(telling.marginRose() ? "margin_up" : "margin_down"));
            }
            sentences.add(telling.say(now.get(OPERATING_INCOME) < 0 ? "operating_loss" : "operating_profit"));
        }
    }

    private void charges() {
        Entries now = telling.now();
        if (now.get(IMPAIRMENT_CHARGES) != 0) {
            sentences.add(telling.say("impairment"));
        }
        if (now.get(EXCEPTIONAL_CHARGES) != 0) {
            sentences.add(telling.say("exceptional"));
        }
        if (now.get(FOREIGN_EXCHANGE_LOSS) != 0) {
            sentences.add(telling.say("exchange"));
        }
    }

    private void money() {
        Entries now = telling.now();
        if (now.get(RECEIVABLES) != 0 && telling.change(RECEIVABLES) > telling.change(REVENUE) + OUTRUN) {
            sentences.add(telling.say("receivables_outrun"));
        }
        sentences.add(telling.say("cash"));
        sentences.add(telling.say(now.get(TOTAL_DEBT) == 0 ? "no_debt" : "debt"));
    }

    /** How much capital a bank or insurer had at the end of the year. */
    private void capital() {
        telling.capital()
                .ifPresent(ratio -> sentences.add(telling.say(
                        ratio.metric().name() + (telling.capitalBefore().isPresent() ? "_compared" : ""))));
    }
}
