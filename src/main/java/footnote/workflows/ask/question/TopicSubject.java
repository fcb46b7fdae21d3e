package footnote.workflows.ask.question;

import java.util.List;
import java.util.regex.Pattern;

/** A subject as questions name it, and as filings and calls may put it. */
record TopicSubject(Pattern asked, Pattern said) {
    static final List<TopicSubject> ALL = List.of(
            of("risk factors?|risks?|threats?|uncertaint\\w+", "risk|threat|uncertain"),
            of(
                    "make[s]? (?:its |their )?money|earn (?:its |their )?(?:money|living)|business model",
                    "earn|sells?|sold|offer|lease|licen[cs]|subscri|revenue|fees|charge"),
            of(
                    "products?(?: .{0,30}\\bsells?)?|offerings?|services (?:offered|sold)|make and sell",
                    "products?|offer|sells?|sold to|makes?|main lines|earn our living"),
            of(
                    "customers?|clients?|buyers?|end markets?",
                    "customers?|clients?|sold to|serves?|buyers?|resellers?|distributors?"),
            of("competit\\w*|rivals?|competes?", "compet|rival"),
            of("segments?|divisions?|business units?|business lines?", "segments?|divisions?|business units?"),
            of(
                    "legal|litigation|lawsuits?|sued|proceedings?|court cases?|disputes?",
                    "legal|litigat|lawsuits?|sued?|suits?|courts?|claims?|settle|proceedings?|disput"),
            of(
                    "guid(?:e|es|ed|ing|ance)|outlook|forecasts?|expectations?|expects?|target[s]?|next year|coming year",
                    "(?<!had to |had |as |than )expect(?:s|ed to)?(?![\\p{L}])|guid|outlook|forecasts?|coming year|next year|full year|anticipat|estimates? (?:its|our|that|full)|will be approximately|will decide"),
            of(
                    "acqui\\w+|takeovers?|m&a|mergers?|buy(?:ing)? compan\\w+",
                    "acqui|take ?over|mergers?|look at companies|bought"),
            of("auditors?|audit firm", "auditor|independent registered public accounting"),
            of(
                    "bankrupt\\w*|insolven\\w*|solvent|solvency|go(?:ing)? under|default(?:ed|ing|s)?",
                    "bankrupt|insolven|going concern|substantial doubt|default|chapter 11"),
            of(
                    "investigat\\w*|probes?|inquir\\w*|subpoena\\w*",
                    "investigat|probe|inquir|subpoena|audit committee|internal review"),
            of(
                    "depend(?:s|ed|ent|ence|ency)?|rel(?:y|ies|iance|iant)|concentrat\\w*|single customers?",
                    "depend|rely|relies|relian|concentrat|account(?:s|ed)? for (?:most|more|a large)|small number of|few (?:customers|resellers|suppliers)"),
            of("material weakness(?:es)?", "material weakness|ineffective|not effective"),
            of("going concern", "going concern|substantial doubt|ability to continue"),
            of("clos(?:ure|ures|ed|ing)|shut(?:ting)?(?: down)?", "clos(?:e|ed|ure|ing)|shut"),
            of("headquarter\\w*|head office|located", "headquarter|principal executive|head office|based in"),
            of(
                    "founded|established|incorporated|founder",
                    "found(?:ed|ers?|ing)\\b|(?:was|were) (?:\\p{L}+ )?(?:established|incorporated|organized|formed)\\b|incorporated (?:in|under)|inception"),
            of(
                    "lay ?offs?|lay(?:ing)? off|laid off|job cuts?|cut(?:ting)? (?:\\p{L}+ ){0,2}jobs|(?:workforce|headcount) reductions?",
                    "lay ?offs?|laid off|severance|(?:reduc|cut|eliminat|decreas)\\p{L}*[^.]{0,60}(?:workforce|headcount|jobs?|positions|roles|employees)(?![\\p{L}])|(?:workforce|headcount|job|employee|position)s? (?:reduction|cut|eliminat)"),
            of(
                    "(?:labor |trade )?unions?|unioni[sz]ed|collective bargaining",
                    "(?<!civil )unions?(?![\\p{L}])|unioni[sz]ed|collective(?:ly)? bargain|labor (?:agreements?|organi[sz]ations?)|works councils?"),
            of("artificial intelligence|ai", "artificial intelligence|ai(?![\\p{L}])|machine learning"),
            of(
                    "cyber\\w*(?:[- ]security|[- ]?attacks?)?|hack(?:ed|ers?|ing)|(?:data|security) breach(?:es)?",
                    "cyber|hack|breach|security incident|malware|ransomware"),
            of(
                    "account(?:s|ed|ing)? for",
                    "account(?:s|ed|ing)? for|amorti[sz]|capitali[sz]|recogni[sz]|measured at|carried at|recorded"),
            of("hedg(?:e|es|ed|ing)", "hedg|derivative|forward contracts?|forward exchange|swaps?|collars?"),
            of("raw materials?|commodit(?:y|ies)", "raw materials?|commodit|ingredients?"),
            of(
                    "(?:how many )?(?:employees|people|staff|workers)|headcount|workforce",
                    "(?:employ(?:s|ed|ees)?|people|staff|workforce|headcount)"),
            of("contracts?|deals? won|won|wins?", "contracts?|agreements?|award|wins?|won|orders?"),
            of(
                    "leave[s]?|left(?! (?:of|in|on|under|over|to))|depart\\w*|resign\\w*|fired|quit",
                    "depart|leaves?|left|remain|resign|parts with|step(?:s|ped)? down"),
            of(
                    "restat\\w+(?: (?:its|their|the|any|of|earlier|prior|previous|financial|statements?|results?|accounts?|figures?|earnings|revenues?))*",
                    "restat"),
            of(
                    "seasonal\\w*",
                    "seasonal|historically|holiday|(?:first|second|third|fourth)[^.;]{0,40}(?:quarters?|half)[^.;]{0,80}(?:higher|lower|stronger|weaker|greater|larger|highest|lowest|strongest|weakest|greatest|largest|most)|(?:higher|lower|stronger|weaker|greater|larger|highest|lowest|strongest|weakest|greatest|largest|most)[^.;]{0,60}(?:first|second|third|fourth)[^.;]{0,30}(?:quarters?|half)"),
            of(
                    "(?:further |potential |maximum |remaining )exposure",
                    "exposure|liabilit|potential|reasonably possible"),
            of("dividends?", "dividend|payout|distribut"),
            of(
                    "buy ?-?backs?|(?:buy|bought|buying) back|repurchas\\w*",
                    "repurchas|buy ?back|buy(?:ing)? (?:our|its) (?:own )?shares"),
            of("trials?|stud(?:y|ies)|pipeline", "trials?|stud(?:y|ies)|phase|candidate"),
            of("employees?", "employ|jobs?|staff"),
            of("supply chains?", "supply[- ]chain|suppliers?|shortages?"),
            of("suppl(?:y|ier|iers)(?: chain)?", "suppl"));

    private static TopicSubject of(String asked, String said) {
        return new TopicSubject(
                Pattern.compile("(?i)(?<![\\p{L}])(?:" + asked + ")(?![\\p{L}])"), Pattern.compile(beginning(said)));
    }

    /** Words that begin so. */
    static String beginning(String said) {
        return "(?<![\\p{L}])(?:" + said + ")";
    }
}
