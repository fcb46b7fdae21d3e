package footnote.workflows.ask.question;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A fact that filings state in words and no statement holds: who audits a company, who leads it, how many it employs, who
 * buys much, whether its controls work, which of its securities are listed, what its business is, what it acquired, and
 * who sues it, who came or left, and whether it pays dividends.
 */
public enum WordedFact {
    AUDITOR(
            "who (?:audits?|audited|is auditing)\\b|\\b(?:who|which (?:audit |accounting )?firm|what (?:audit |accounting )?firm)\\b[^?]*\\baudit(?:ors?|s|ed)?\\b(?! committee)|^(?:name|give|show)\\b[^?]*\\bauditors?\\b|^[^?]{0,40}\\bauditor\\s*\\??$",
            "We have served as the Company's auditor since, LLP, independent registered public accounting firm"),
    OFFICER(
            "who (?:is|are|was|serves as|runs|leads|heads)\\b[^?]*\\b(?:ceo|cfo|coo|cto|chief \\p{L}+ ?(?:officer)?|managing director|finance director)\\b|^who (?:runs|leads|heads) (?!the (?:\\p{L}+ )?(?:segment|division))",
            "executive officers: President and Chief Executive Officer, Chief Financial Officer, signatures, principal executive officer"),
    HEADCOUNT(
            "(?:how many|number of) (?:\\p{L}+ ){0,2}(?:employees|people|staff|workers)\\b|\\bheadcount\\b|\\bworkforce size\\b|\\bhow (?:large|big|many)\\b[^?]*\\bworkforce\\b|\\bsize of [^?]*\\bworkforce\\b",
            "the company had approximately full-time equivalent employees, employed people, human capital"),
    CONTROL(
            "(?:did|does|do|is|are|was|were|has|have|had)\\b[^?]*\\b(?:internal controls?(?: over financial reporting)?|disclosure controls(?: and procedures)?)\\b[^?]*\\b(?:in)?effective(?:ly)?\\b|(?:did|does|do|is|are|was|were|has|have|had)\\b[^?]*\\b(?:in)?effective\\b[^?]*\\b(?:internal controls?|disclosure controls)\\b|(?:did|does|do|is|are|was|were|has|have|had)\\b[^?]*\\bmaterial weakness(?:es)?\\b",
            "management concluded that our internal control over financial reporting was effective, disclosure controls and procedures"),
    SECURITIES(
            "(?:debt securit(?:y|ies)|notes|bonds|debentures)\\b[^?]*\\b(?:registered|listed)\\b[^?]*\\b(?:exchange|NYSE|Nasdaq|12\\(b\\))",
            "Securities registered pursuant to Section 12(b) of the Act: Title of each class, Trading Symbol(s), Name of each exchange on which registered"),
    BUSINESS(
            "(?<=^|[.?!] )what (?:does|do) (?!(?:its|their|this|these|those)\\b|.*\\b(?:expect|plan|intend|say|report|disclose|segments?|divisions?|units?)\\b).{2,60} do\\s*\\??$|what (?:does|do) (?:it|they|the company|(?-i:\\p{Lu})[\\p{L}\\d&.]*(?: (?:&|and|(?-i:\\p{Lu})[\\p{L}\\d&.]*)){0,4}) (?:make|sell|produce|offer)\\s*\\??$|what is [^?]{2,50}['’]s? (?:main |core |primary |principal )?business\\s*\\??$|what (?:kind|type|sort) of (?:business|company)\\b|(?:what|which) (?:line of )?(?:business|industr(?:y|ies)|sectors?) (?:is|are|does|do)\\b|^tell me about (?-i:\\p{Lu})[\\p{L}\\d&.]*(?: (?-i:\\p{Lu})[\\p{L}\\d&.]*){0,3}\\.?$|^(?:describe|tell me about|give an overview of) [^?]{2,50}(?:['’]s?)? (?:business|company)\\.?$",
            "overview: we are a leading company, our principal business is, we design, manufacture and sell products and services"),
    ACQUISITION(
            "(?:what|which|list|name)\\b(?![^?]*\\b(?:cost|price|cash|amounts?|much|goodwill)\\b)[^?]*\\b(?:(?:major|main|significant|key|important|notable|recent|largest|biggest|material) acquisitions?|acquisitions (?:that |which )?(?:has|have|had|did|does|was|were|made|completed))\\b",
            "completed our acquisition of, acquired all of the outstanding shares, total purchase price, business combinations and acquisitions"),
    LAWSUIT(
            "(?:what|which|list|name|has|have|had|is|are|was|were|does|did|do|any)\\b(?![^?]*\\b(?:much|accru\\w+|costs?|expenses?|amounts?|charges?|paid?|settlement)\\b)[^?]*\\b(?:legal (?:battles?|proceedings?|matters?|cases?|disputes?|issues?|actions?|challenges?|claims?)|lawsuits?|litigations?|sued)\\b",
            "legal proceedings: lawsuits, class action, plaintiffs allege, complaint filed, investigation, Department of Justice, commitments and contingencies"),
    APPOINTMENT(
            "who (?:was|were|is|has been|got)(?: (?:newly|recently))? (?:appointed|elected|named|hired|promoted|chosen)\\b|who (?:resigned|retired|left|stepped down|joined|departed|succeed\\w*|replace[sd])\\b|who (?:did|has) [^?]*\\b(?:appoint|elect|name|hire|promote)(?:ed|d)?\\b"
                    + "|(?:did|does|has|have|was|were|is)\\b[^?]*\\b(?:name|appoint|hire|elect|promote)(?:s|d|ed)?\\b[^?]*\\b(?:ceo|cfo|coo|cto|chief \\p{L}+|directors?|president|chair\\p{L}*)\\b"
                    + "|(?:did|has|have|is|was|were)\\b[^?]*\\b(?:ceo|cfo|coo|cto|chief \\p{L}+ officer|directors?|president|chair\\p{L}*)\\b[^?]*\\b(?:resign\\w*|retir\\w*|leav\\w*|left|step(?:ped)? down|depart\\w*|appointed|elected)\\b",
            "appointed, elected, named as Chief Executive Officer, Chief Financial Officer, director, effective; resigned, retire; departure of directors or certain officers"),
    DIVIDEND(
            "(?:does|do|did|has|have|will|is|are)\\b[^?]*\\b(?:pa(?:y|id|ying)|declare\\p{L}*)\\b[^?]*\\bdividends?\\b|[^?]*\\bdividend policy\\b|[^?]*\\b(?:never|ever) (?:declared|paid)\\b[^?]*\\bdividends?\\b|what (?:does|do|did|is)\\b[^?]*\\b(?:say|policy) (?:about|on) (?:its |the |paying )?dividends?\\b",
            "dividend policy: we have never declared or paid cash dividends on our common stock, quarterly dividend declared, we do not anticipate paying dividends in the foreseeable future"),
    CUSTOMER(
            "(?:who|which|what|name|list)\\b[^?]*\\b(?:largest|biggest|main|major|key|primary|principal|significant|top|important) (?:customers?|clients?)\\b|(?:is|are|was|were) \\p{Lu}[^?]*\\b(?:significant|major|large|largest|key|important|big|biggest) (?:customers?|clients?) (?:of|for)\\b|[^?]*\\b(?:customer concentration|concentrat\\w+[^?]*\\bcustomers?|(?:rel(?:y|ies|iant)|depend\\w*)\\b[^?]*\\bon (?:a |an |any |one |its )?(?:few|small number|limited number|single|one|largest|large|major|individual)\\b[^?]*\\bcustomers?)\\b|[^?]*\\b(?:customers?|clients?)\\b[^?]*\\b\\d+\\s?(?:%|percent\\b)|[^?]*\\d\\s?(?:%|percent)[^?]*\\bfrom (?:a|an|one|any)(?: single| individual)? (?:customer|client)\\b",
            "no individual customer or country accounted for more than 10%, largest customers, one customer represented approximately");

    /** The words of asking who holds an office, and what a company's business is. */
    private static final Pattern OF_OFFICES = Pattern.compile(
            "(?:financial|operating|technology|information|marketing|accounting|legal|product|people|commercial|finance|managing|directors?|president|chair\\p{L}*|runs?|running|leads?|leading|heads?|heading|serves?|serving|holds?|office|position|role|job|person|old|age)");

    private static final Pattern OF_BUSINESSES = Pattern.compile(
            "(?:industry|industries|sectors?|lines?|core|principal|sells?|sold|selling|produces?|offers?|products?|services?|overview|operates?|activit\\p{L}+)");

    private static final Memo<Optional<WordedFact>> READ = new Memo<>(500);

    private final Pattern asked;
    private final String query;

    WordedFact(String asked, String query) {
        this.asked = Pattern.compile("(?i)(?<![\\p{L}])(?:" + asked + ")");
        this.query = query;
    }

    /** The fact a question asks for. */
    public static Optional<WordedFact> in(String question) {
        return READ.of(question.strip(), WordedFact::read);
    }

    private static Optional<WordedFact> read(String question) {
        for (var each : values()) {
            if (each.asked.matcher(question).find()) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }

    /** Whether it answers a question of these words: an office of a unit, or the business of a product, is another fact. */
    public boolean isAllOf(List<String> words) {
        return switch (this) {
            case OFFICER -> words.stream().allMatch(OF_OFFICES.asMatchPredicate());
            case BUSINESS -> words.stream().allMatch(OF_BUSINESSES.asMatchPredicate());
            default -> true;
        };
    }

    /** Whether it is told in sentences that stand together on a page, which is then read as a whole. */
    public boolean isOnWholePages() {
        return this == ACQUISITION || this == LAWSUIT;
    }

    /** Whether figures of the accounts are no answer to it. */
    public boolean isWithoutFigures() {
        return this == CUSTOMER || isOnWholePages();
    }

    /** As filings word it, for a search. */
    public String query() {
        return query;
    }
}
