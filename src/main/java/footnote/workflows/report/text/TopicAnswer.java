package footnote.workflows.report.text;

import footnote.domain.Prose;
import footnote.domain.claim.Claim;
import footnote.domain.claim.Claim.Headline;
import footnote.workflows.report.plan.QuestionTopic;
import footnote.workflows.report.text.AnalysisSections.TextBlock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The answer to a question on one topic: a headline that says it, the conclusion, and the figures it rests on. */
record TopicAnswer(Headline headline, Prose conclusion, List<TextBlock> points) {
    TopicAnswer {
        points = List.copyOf(points);
    }

    /** The answer that the facts give; none where they do not tell. */
    static Optional<TopicAnswer> on(QuestionTopic topic, TextContext context) {
        var company = new CompanyAnswers(context);
        var market = new MarketAnswers(context);
        return switch (topic) {
            case DIVIDEND -> company.dividend();
            case OWNERSHIP -> company.ownership();
            case EARNINGS_QUALITY -> company.earningsQuality();
            case SOLVENCY -> company.solvency();
            case TREND -> market.trend();
            case RISK -> market.risk();
            case VALUATION -> market.valuation();
            case MARGIN -> market.margin();
            case GROWTH -> market.growth();
        };
    }

    /** An answer while it is written; a sentence whose figures are not known is left out. */
    static final class Draft {
        private final String topic;
        private final SentenceTemplates phrasing;
        private final TemplateBindings known;
        private final List<TextBlock> points = new ArrayList<>();
        private final List<String> conclusion = new ArrayList<>();
        private @Nullable Headline headline;

        Draft(String topic, SentenceTemplates phrasing, TemplateBindings known) {
            this.topic = "answer." + topic + ".";
            this.phrasing = phrasing;
            this.known = known;
        }

        /** The headline, where its figures are known; the first that can be said stays. */
        Draft headline(String key, Claim... claims) {
            if (headline == null) {
                phrasing.say(topic + "title." + key, known.values())
                        .ifPresent(text -> headline = new Headline(text, List.of(claims)));
            }
            return this;
        }

        Draft conclude(String key) {
            phrasing.say(topic + key, known.values())
                    .map(String::strip)
                    .filter(text -> !text.isEmpty())
                    .ifPresent(conclusion::add);
            return this;
        }

        Draft point(String lead, String key) {
            phrasing.say(topic + key, known.values())
                    .ifPresent(text -> points.add(new TextBlock.Bullet(lead, new Prose(text))));
            return this;
        }

        Draft pointIf(boolean condition, String lead, String key) {
            return condition ? point(lead, key) : this;
        }

        Optional<TopicAnswer> done() {
            return headline == null || conclusion.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new TopicAnswer(headline, new Prose(String.join(" ", conclusion)), points));
        }
    }
}
