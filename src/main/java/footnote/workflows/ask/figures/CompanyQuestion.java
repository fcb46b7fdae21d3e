package footnote.workflows.ask.figures;

import footnote.domain.Listing;
import footnote.domain.Subject;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.search.AskedFigures;
import footnote.workflows.ask.formulas.ProposedProgram;
import footnote.workflows.ask.question.FigureScope;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What is asked of one company; years are its fiscal years, none meaning the latest, and names all that are companies. */
public record CompanyQuestion(
        String question,
        String key,
        String company,
        Optional<Listing> listing,
        List<FiscalPeriod> years,
        List<String> names,
        ProposedProgram proposed,
        View view) {
    /** Words of a company's name that in a question name figures: "Income & Growth Fund". */
    private static final Pattern OF_FIGURES = Pattern.compile(
            "(?i)\\b(?:growth|income|sales|revenue|profits?|earnings|capital|equity|assets?|debt|cash|interest|dividend|margin|share|value|return|yield|total|average|net|loan|loans)\\b");

    Subject subject() {
        return listing.map(each -> Subject.of(each.ticker())).orElseGet(() -> Subject.unlisted(company));
    }

    CompanyQuestion with(String wording, List<FiscalPeriod> in) {
        return new CompanyQuestion(wording, key, company, listing, in, names, proposed, view);
    }

    /** The question with the first word of the company's name for all of it, where other words of it name figures. */
    CompanyQuestion withShortName() {
        return Stream.concat(Stream.of(company), names.stream())
                .filter(name -> name.contains(" "))
                .filter(name ->
                        OF_FIGURES.matcher(name.substring(name.indexOf(' '))).find())
                .filter(name -> question.toLowerCase(Locale.ROOT).contains(name.toLowerCase(Locale.ROOT)))
                .max(Comparator.comparingInt(String::length))
                .map(name -> {
                    String first = name.substring(0, name.indexOf(' '));
                    var all = Stream.concat(names.stream(), Stream.of(first))
                            .distinct()
                            .toList();
                    String wording = Pattern.compile(Pattern.quote(name), Pattern.CASE_INSENSITIVE)
                            .matcher(question)
                            .replaceAll(Matcher.quoteReplacement(first));
                    return new CompanyQuestion(wording, key, company, listing, years, all, proposed, view);
                })
                .orElse(this);
    }

    /** The periods whose reports are read: the years, and the quarters that the question names or its months end with. */
    List<FiscalPeriod> periods() {
        var all = new LinkedHashSet<FiscalPeriod>(years);
        AskedFigures.in(question).periods().stream()
                .filter(each -> each.quarter().isPresent())
                .forEach(all::add);
        FigureScope.in(question)
                .months()
                .flatMap(_ -> FigureScope.in(question).lastQuarter())
                .ifPresent(quarter -> years.forEach(year -> all.add(FiscalPeriod.quarter(year.year(), quarter))));
        return List.copyOf(all);
    }
}
