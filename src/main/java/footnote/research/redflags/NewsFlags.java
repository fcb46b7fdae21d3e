package footnote.research.redflags;

import footnote.domain.FigureFormat;
import footnote.domain.NewsItem;
import footnote.domain.opinion.RedFlag.Source;
import footnote.research.NewsRelevance;
import footnote.research.redflags.FlagRegister.Evidence;
import footnote.research.redflags.FlagRegister.Kind;
import footnote.research.redflags.PhraseRules.Medium;
import footnote.research.redflags.PhraseRules.Rule;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Finds red flags in the news about one company; what is said of others is left out. */
final class NewsFlags {
    private static final int LONGEST_PUBLISHER = 40;
    private static final Pattern NAME = Pattern.compile("[\\p{L}][\\p{L} .&'’-]*");

    private final PhraseRules rules = PhraseRules.shipped();
    private final NewsRelevance mentions;
    private final String company;
    private final FlagRegister register;

    NewsFlags(NewsRelevance mentions, String company, FlagRegister register) {
        this.mentions = mentions;
        this.company = company;
        this.register = register;
    }

    void search(List<NewsItem> stories) {
        var seen = new HashSet<String>();
        stories.stream()
                .filter(story -> story.published().isPresent() && seen.add(story.title()))
                .filter(mentions::concerns)
                .forEach(this::story);
    }

    private void story(NewsItem story) {
        var day = LocalDate.ofInstant(story.published().orElseThrow(), ZoneOffset.UTC);
        boolean titled = mentions.names(story.title()) && !mentions.onlyAside(story.title());
        boolean tagOnly =
                mentions.taggedAlone(story) && !mentions.names(story.title()) && !mentions.names(story.summary());
        if (titled || tagOnly) {
            read(story, story.title(), day);
        }
        for (var sentence : PhraseRules.sentences(story.summary())) {
            boolean own = mentions.names(sentence) ? !mentions.onlyAside(sentence) : titled || tagOnly;
            if (own) {
                read(story, sentence, day);
            }
        }
    }

    private void read(NewsItem story, String words, LocalDate day) {
        rules.resolved(words).forEach(code -> register.resolved(code, day));
        rules.hits(Medium.NEWS, words).forEach(hit -> register.add(evidence(hit.rule(), story, hit.sentence(), day)));
    }

    private Evidence evidence(Rule rule, NewsItem story, String words, LocalDate day) {
        String sentence = rule.news()
                .orElseThrow()
                .replace("{company}", company)
                .replace("{date}", FigureFormat.day(day))
                .replace("{publisher}", publisher(story.publisher()));
        return new Evidence(
                rule.code(),
                rule.grave(),
                Kind.NEWS,
                sentence,
                day,
                new Source(story.title(), story.publisher(), day, Optional.of(story.uri()), Optional.of(words)));
    }

    /** A name that can stand in a sentence of ours. */
    private static String publisher(String name) {
        String bare = name.strip();
        return bare.length() <= LONGEST_PUBLISHER && NAME.matcher(bare).matches() ? bare : "a news story";
    }
}
