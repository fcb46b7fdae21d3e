package footnote.sources.sample.text;

import footnote.domain.Transcript;
import footnote.domain.Transcript.Part;
import footnote.domain.Transcript.Turn;
import footnote.sources.sample.SampleWorld;
import footnote.sources.sample.books.Account;
import footnote.sources.sample.books.Published;
import footnote.sources.sample.books.Quarter;
import footnote.sources.sample.description.Description;
import footnote.sources.sample.description.FiscalQuarter;
import footnote.sources.sample.description.SampleNames;
import footnote.sources.sample.description.SeededRandom;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Writes an earnings call: what the two officers say, and what two analysts ask. */
public final class CallWriter {
    private static final String OPERATOR = "Operator";
    private static final String FIRST_ANALYST = "Ottilie Brandvold";
    private static final String SECOND_ANALYST = "Jasper Onwudiwe";

    private final SampleWorld world;
    private final Description company;
    private final Quarter quarter;
    private final SentenceFiller telling;
    private final List<Turn> turns = new ArrayList<>();

    public CallWriter(SampleWorld world, Description company, Quarter quarter) {
        this.world = world;
        this.company = company;
        this.quarter = quarter;
        var random = SeededRandom.of(
                world.seed(), company.symbol(), "call", quarter.term().label());
        var books = world.books(company);
        int index = books.quarters().indexOf(quarter);
        this.telling = new SentenceFiller(books, quarter, Published.yearBefore(books, index, false), false, random);
    }

    public Transcript write() {
        FiscalQuarter term = quarter.term();
        remarks();
        questions();
        var uri = URI.create("https://calls.sample.example/" + SampleNames.slug(company.symbol()) + "/"
                + term.fiscalYear() + "-q" + term.quarter());
        return new Transcript(
                company.name(),
                Optional.of(company.ticker()),
                Optional.of(term.fiscalYear()),
                Optional.of(term.quarter()),
                Optional.of(term.published()),
                turns,
                SampleNames.origin(uri).in("Earnings call " + term.label()));
    }

    private void remarks() {
        say(OPERATOR, "Operator", Part.PREPARED, telling.say("operator_opens"));
        String mood = telling.compares() ? telling.direction(Account.REVENUE) : "flat";
        say(company.text("ceo"), "Chief executive", Part.PREPARED, telling.say("ceo_" + mood) + events());
        String figures = String.join(" ", new Discussion(telling).sentences());
        String outlook = String.join(" ", new OutlookWriter(world, world.books(company)).sentences(quarter));
        say(company.text("cfo"), "Chief financial officer", Part.PREPARED, (figures + " " + outlook).strip());
    }

    /** What happened to the company in the quarter of the call, in the words of the news. */
    private String events() {
        var told = new StringBuilder();
        for (var event : company.rows("events")) {
            String day = String.valueOf(event.get("day"));
            boolean recent = day.compareTo(quarter.term().end().minusMonths(3).toString()) > 0
                    && day.compareTo(quarter.term().published().toString()) < 0;
            if (recent) {
                String text = String.valueOf(event.get("text"));
                boolean article = text.matches("(?:The|A|An|Its|It|Two|Three|In|On) .*");
                told.append(article ? " As announced, " + lowered(text) : " " + text);
            }
        }
        return told.toString();
    }

    private static String lowered(String text) {
        return text.substring(0, 1).toLowerCase(Locale.ROOT) + text.substring(1);
    }

    private void questions() {
        var prepared = company.rows("questions");
        int turn = quarter.term().quarter() % Math.max(1, prepared.size());
        if (!prepared.isEmpty()) {
            ask(
                    FIRST_ANALYST,
                    "Quayside Research",
                    String.valueOf(prepared.get(turn).get("ask")));
            answer("ceo", "Chief executive", String.valueOf(prepared.get(turn).get("answer")));
        }
        boolean margin = telling.compares() && telling.now().get(Account.GROSS_PROFIT) != 0;
        ask(SECOND_ANALYST, "Fenwright Partners", telling.say(margin ? "ask_margin" : "ask_cash"));
        answer("cfo", "Chief financial officer", telling.say(margin ? "answer_margin" : "answer_cash"));
        say(OPERATOR, "Operator", Part.QUESTIONS, telling.say("operator_closes"));
    }

    private void ask(String analyst, String house, String question) {
        say(analyst, house + ", analyst", Part.QUESTIONS, question);
    }

    private void answer(String officer, String title, String text) {
        say(company.text(officer), title, Part.QUESTIONS, text);
    }

    private void say(String speaker, String role, Part part, String text) {
        turns.add(new Turn(speaker, Optional.of(role), part, text));
    }
}
