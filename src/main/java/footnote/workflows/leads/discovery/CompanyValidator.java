package footnote.workflows.leads.discovery;

import footnote.domain.Prose;
import footnote.domain.lead.CompanyData;
import footnote.domain.lead.Industry;
import footnote.domain.lead.LeadIntent;
import footnote.domain.lead.ValidationResult;
import footnote.domain.lead.ValidationResult.Criterion;
import footnote.domain.lead.ValidationResult.ValidationDetails;
import footnote.research.prose.SentenceGate;
import footnote.runtime.model.Model;
import footnote.runtime.model.Prompt;
import footnote.runtime.run.RetryPolicy;
import footnote.workflows.leads.discovery.CompanyValidator.ValidatorOutput.Opinion;
import footnote.workflows.leads.discovery.CompanyValidator.ValidatorOutput.Verdict;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Checks one company against what it is taken for; completeness and success are counted, never judged. */
public final class CompanyValidator {
    public static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofMinutes(1));
    /** The least score of a valid company, unless the reader agreed to less. */
    public static final double THRESHOLD = 0.6;

    private static final Prompt PROMPT = Prompt.of(CompanyValidator.class);
    private static final String UNKNOWN = "unknown";

    private final Model model;

    public CompanyValidator(Model model) {
        this.model = model;
    }

    /** What a company is checked as. */
    public enum As {
        WINNER,
        ORDINARY,
        LEAD
    }

    public ValidationResult validate(CompanyData company, As as, LeadIntent intent, double threshold) {
        String text = described(company);
        var rule = ruled(company, intent);
        var asked = rule.sure() ? Model.rules() : model; // a register's record that matches to the letter is enough
        var answered = asked.answered(
                PROMPT.quote("market", intent.market()).quote("company", text),
                ValidatorOutput.class,
                take -> take.quoted(text),
                () -> rule);
        var take = answered.value();
        var details = new ValidationDetails(
                criterion(take.legitimacy()),
                criterion(take.industry()),
                criterion(take.location()),
                completeness(company),
                SuccessEvidence.of(company));
        var reasons = reasons(company, as, intent, details);
        double score = score(details, as);
        if (reasons.isEmpty() && score < threshold) {
            reasons.add("what is known of it is too thin");
        }
        return new ValidationResult(
                company, reasons.isEmpty(), Math.round(score * 1000) / 1000.0, details, reasons, answered.by());
    }

    private static List<String> reasons(CompanyData company, As as, LeadIntent intent, ValidationDetails details) {
        var reasons = new ArrayList<String>();
        if (details.legitimacy().score() == 0) {
            reasons.add(details.legitimacy().reason());
        }
        if (details.industry().score() == 0) {
            reasons.add(details.industry().reason());
        }
        if (details.location().score() == 0) {
            reasons.add(details.location().reason());
        }
        if (as == As.WINNER && details.success().score() < SuccessEvidence.SUCCESSFUL) {
            reasons.add("nothing shows that it succeeds");
        }
        if (as == As.LEAD) {
            reasons.addAll(unmet(company, intent));
        }
        return reasons;
    }

    /** What the reader asked for and the company is not; what is unknown is no reason. */
    private static List<String> unmet(CompanyData company, LeadIntent intent) {
        var criteria = intent.additionalCriteria();
        var unmet = new ArrayList<String>();
        company.metadata().employees().ifPresent(count -> {
            criteria.minEmployees()
                    .filter(least -> count < least)
                    .ifPresent(_ -> unmet.add("it is smaller than asked"));
            criteria.maxEmployees().filter(most -> count > most).ifPresent(_ -> unmet.add("it is larger than asked"));
        });
        String text = company.text().toLowerCase(Locale.ROOT);
        criteria.technologies().stream()
                .filter(each -> !text.contains(each.toLowerCase(Locale.ROOT)))
                .forEach(each -> unmet.add("nothing says that it uses " + each));
        criteria.exclusions().stream()
                .filter(each -> text.contains(each.toLowerCase(Locale.ROOT)))
                .forEach(each -> unmet.add("the reader excluded " + each));
        boolean listed = company.metadata().ticker().isPresent();
        criteria.stage().ifPresent(stage -> {
            if ((stage.equals("listed") || stage.equals("public")) != listed) {
                unmet.add(listed ? "it is listed on a stock exchange" : "it is not listed on a stock exchange");
            }
        });
        return unmet;
    }

    /** The mean over all sides; success counts only for those taken for successful. */
    private static double score(ValidationDetails details, As as) {
        return Stream.concat(
                        Stream.of(details.legitimacy(), details.industry(), details.location(), details.completeness()),
                        as == As.WINNER ? Stream.of(details.success()) : Stream.empty())
                .mapToDouble(Criterion::score)
                .average()
                .orElse(0);
    }

    private static Criterion criterion(Opinion opinion) {
        return new Criterion(opinion.verdict().score(), opinion.reason());
    }

    /** The share of what a seller wants to know that is known. */
    private static Criterion completeness(CompanyData company) {
        var metadata = company.metadata();
        var missing = new ArrayList<String>();
        if (company.website().isEmpty()) {
            missing.add("a website");
        }
        if (company.description().isEmpty()) {
            missing.add("a description");
        }
        if (metadata.employees().isEmpty()) {
            missing.add("its size");
        }
        if (metadata.founded().isEmpty() && metadata.ticker().isEmpty()) {
            missing.add("its age");
        }
        if (metadata.city().isEmpty() && metadata.ticker().isEmpty()) {
            missing.add("its town");
        }
        return new Criterion(
                1 - missing.size() / 5.0,
                missing.isEmpty() ? "all key data are available" : "missing: " + String.join(", ", missing));
    }

    private static ValidatorOutput ruled(CompanyData company, LeadIntent intent) {
        var metadata = company.metadata();
        boolean registered =
                !metadata.identifiers().isEmpty() || metadata.ticker().isPresent();
        return new ValidatorOutput(
                new Opinion(
                        registered || company.website().isPresent() ? Verdict.YES : Verdict.UNSURE,
                        company.name(),
                        registered
                                ? "listed in a company register"
                                : company.website().isPresent() ? "has its own website" : "only its name is known"),
                judged(
                        company.industry().equals(UNKNOWN),
                        Industry.same(company.industry(), intent.industry()),
                        company.name(),
                        "industry"),
                judged(
                        company.country().equals(UNKNOWN),
                        intent.country().covers(company.country()),
                        company.name(),
                        "place"));
    }

    private static Opinion judged(boolean unknown, boolean right, String quote, String what) {
        return unknown
                ? new Opinion(Verdict.UNSURE, quote, "its " + what + " is not known")
                : new Opinion(
                        right ? Verdict.YES : Verdict.NO, quote, right ? what + " matches" : what + " does not match");
    }

    /** What is known, as a model may read and quote it. */
    private static String described(CompanyData company) {
        var metadata = company.metadata();
        return String.join(
                "\n",
                "name: " + company.name(),
                "industry: " + company.industry(),
                "country: " + company.country()
                        + metadata.city().map(city -> ", " + city).orElse(""),
                "website: " + company.website().map(Object::toString).orElse("none known"),
                "registers: "
                        + metadata.identifiers().keySet().stream().sorted().toList(),
                "description: " + company.description().orElse("none"),
                "marks: " + String.join(", ", metadata.tags()));
    }

    /** What a model says of a company, each with a quotation from what was read about it. */
    public record ValidatorOutput(Opinion legitimacy, Opinion industry, Opinion location) {
        /** How sure it is. */
        public enum Verdict {
            YES(1),
            UNSURE(0.5),
            NO(0);

            private final double score;

            Verdict(double score) {
                this.score = score;
            }

            double score() {
                return score;
            }
        }

        /** One verdict: the words it rests on, letter by letter, and why in a sentence without figures. */
        public record Opinion(Verdict verdict, String quote, String reason) {
            public Opinion {
                if (reason.isBlank()) {
                    throw new IllegalArgumentException("a verdict has a reason");
                }
                if (!new Prose(reason).unbound().isEmpty()) {
                    throw new IllegalArgumentException("a reason has no figures, unlike \"" + reason + "\"");
                }
                SentenceGate.plain(reason).ifPresent(why -> {
                    throw new IllegalArgumentException(why);
                });
            }
        }

        boolean sure() {
            return Stream.of(legitimacy, industry, location).allMatch(each -> each.verdict() == Verdict.YES);
        }

        /** Refuses a verdict for or against that quotes nothing of the text. */
        void quoted(String text) {
            String all = text.toLowerCase(Locale.ROOT);
            for (var opinion : new Opinion[] {legitimacy, industry, location}) {
                String quote = opinion.quote().strip().toLowerCase(Locale.ROOT);
                if (opinion.verdict() != Verdict.UNSURE && (quote.isEmpty() || !all.contains(quote))) {
                    throw new IllegalArgumentException("\"" + opinion.quote()
                            + "\" is not in the text; quote a few words letter by letter, or say UNSURE");
                }
            }
        }
    }
}
