package footnote.workflows.ask;

import footnote.domain.Listing;
import footnote.domain.Resolution;
import footnote.evidence.DocumentSearch;
import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.search.Library;
import footnote.research.SectorQuestion;
import footnote.runtime.run.Fault;
import footnote.workflows.ask.question.AskedMetrics;
import footnote.workflows.ask.question.AskedOf;
import footnote.workflows.ask.question.AskedOf.Member;
import footnote.workflows.ask.question.CompanyFilter;
import footnote.workflows.ask.question.FigureScope;
import footnote.workflows.ask.question.NamedCompany;
import footnote.workflows.ask.question.PartQualifier;
import footnote.workflows.ask.question.ReportedParts;
import footnote.workflows.ask.question.SpeakerFilter;
import footnote.workflows.ask.question.followup.PartFollowUp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Finds the companies a question is about: named in it, given by symbol, or those of the conversation. */
final class AskedCompanies {
    private static final int MOST = 10;
    private static final int NEAREST = 3;
    /** Words that set one company beside another. */
    private static final Pattern BESIDE = Pattern.compile(
            "(?i)\\b(?:compare[ds]?|comparison|versus|vs\\.?|than|both|between|and|or|with|against)\\b");

    private final EvidenceReader evidence;
    private final DocumentSearch library;
    private final MarketRank ranks;
    private final LowercaseCompany lowercase;
    private final KnownMembers members;
    private final CallSpeaker callers;

    AskedCompanies(EvidenceReader evidence, DocumentSearch library) {
        this.evidence = evidence;
        this.library = library;
        this.ranks = new MarketRank(evidence, library);
        this.lowercase = new LowercaseCompany(evidence, library);
        this.members = new KnownMembers(evidence, library);
        this.callers = new CallSpeaker(library);
    }

    AskedOf find(AskRequest request, Map<String, String> memory, View view) {
        if (request.symbols().isEmpty()
                && CompanyFilter.isOfAll(request.question())
                && library.named(request.question(), view).isEmpty()) {
            var all = members.all(request.question(), view);
            if (!all.members().isEmpty()) {
                return all;
            }
        }
        var found = new LinkedHashMap<String, Member>();
        var gaps = new ArrayList<String>();
        for (var symbol : request.symbols()) {
            add(bySymbol(symbol, view, gaps), found);
        }
        if (found.isEmpty()) {
            library.named(request.question(), view).stream()
                    .map(company -> members.of(company, view))
                    .forEach(member -> add(List.of(member), found));
        }
        boolean unnamed = request.symbols().isEmpty();
        var person = SpeakerFilter.in(request.question()).person(List.of()).filter(_ -> found.isEmpty() && unnamed);
        person.filter(_ -> !memory.containsKey("companies")).ifPresent(name -> callers.companies(name, view)
                .forEach(company -> add(List.of(members.of(company, view)), found)));
        boolean spoken = memory.containsKey("companies");
        if (found.isEmpty() && unnamed) {
            lowercase.in(request.question(), spoken, view).forEach(name -> add(bySymbol(name, view, gaps), found));
        }
        var industry = found.isEmpty() ? members(request.question(), spoken, gaps, view) : List.<Listing>of();
        industry.forEach(listing -> add(List.of(members.of(listing, view)), found));
        if (unnamed && industry.isEmpty() && !view.sample() && person.isEmpty()) {
            listed(request.question(), found, gaps, view);
        }
        if (unnamed) {
            another(request.question(), found, memory, view);
        }
        var strangers = unnamed ? strangers(request.question(), found, memory, view, List.of()) : List.<String>of();
        if (found.isEmpty() && strangers.isEmpty() && unnamed && spoken) {
            for (var name : memory.getOrDefault("companies", "").split("; ", -1)) {
                add(spokenOf(name, view), found);
            }
        }
        var owner = found.isEmpty() && strangers.size() == 1 && !view.sample()
                ? members.withPart(strangers.getFirst(), request.question(), view)
                : List.<Member>of();
        add(owner, found);
        owner.forEach(_ -> gaps.removeIf(gap -> gap.startsWith("'" + strangers.getFirst() + "'")));
        if (owner.isEmpty()) {
            strangers.stream().limit(NEAREST).forEach(name -> identify(name, found, gaps, view));
        }
        boolean misspelled = gaps.stream().anyMatch(gap -> gap.contains(UnknownCompany.NEAREST_ON_FILE));
        person.filter(name -> found.isEmpty() && !misspelled && strangers.contains(name))
                .ifPresent(name -> {
                    gaps.removeIf(gap -> gap.contains("'" + name + "'"));
                    gaps.add(UnknownCompany.noSpeaker(name));
                });
        if (view.sample() && industry.isEmpty()) { // figures alone answer for an industry
            found.values().forEach(member -> member.listing()
                    .ifPresent(listing -> library.addSampleDocuments(listing, view)));
        }
        return new AskedOf(found.values().stream().limit(MOST).toList(), gaps);
    }

    /** The company of that name in the conversation, on file or listed. */
    private List<Member> spokenOf(String name, View view) {
        try {
            return bySymbol(name, view, new ArrayList<>());
        } catch (Fault e) {
            return List.of();
        }
    }

    /** A follow-up that names only a part of the company spoken of, as a question on that part. */
    Optional<String> ofPart(String name, Map<String, String> memory, View view) {
        String before = memory.getOrDefault("question", "");
        var spokenOf = spokenOf(memory.getOrDefault("companies", ""), view);
        if (spokenOf.size() != 1 || AskedMetrics.in(before).isEmpty()) {
            return Optional.empty();
        }
        var company = spokenOf.getFirst();
        var ledger = company.listing()
                .flatMap(listing -> evidence.factsInParts(listing, view).found());
        var parts = ledger.map(each -> ReportedParts.members(FigureScope.WHOLE, each, AskedMetrics.in(before)))
                .orElse(List.of());
        if (parts.isEmpty()) {
            var stated = PartQualifier.stated(before, List.of(company.company().name()));
            return stated.isEmpty() || !library.named(name, view).isEmpty()
                    ? Optional.empty()
                    : Optional.of(PartFollowUp.instead(before, name, stated));
        }
        return ledger.flatMap(each -> ReportedParts.named(name, each, AskedMetrics.in(before)).stream()
                        .findFirst())
                .map(part -> PartFollowUp.instead(before, part, parts));
    }

    /**
     * The companies of an industry whose figures a question sets side by side, "Which bank has the most loans?", or the
     * first of all companies, where the market is the sample's and no company is spoken of.
     */
    private List<Listing> members(String question, boolean spokenOf, List<String> gaps, View view) {
        if (AskedMetrics.in(question).isEmpty()) {
            return List.of();
        }
        boolean all = view.sample() && !spokenOf && MarketRank.isAsked(question);
        var listings = SectorQuestion.in(question)
                .or(() -> all ? Optional.of(SectorQuestion.everywhere(question)) : Optional.empty())
                .map(sector -> members.listings(sector, view))
                .orElse(List.of());
        return listings.size() > MOST ? ranks.first(question, listings, gaps, view) : listings;
    }

    /** Leaves only the company that owns what is asked for, where those found are named for another reason. */
    private void another(String question, Map<String, Member> found, Map<String, String> memory, View view) {
        var owner = NamedCompany.owner(question)
                .filter(_ -> !found.isEmpty() && !AskedMetrics.in(question).isEmpty())
                .filter(_ -> NamedCompany.compared(question).isEmpty())
                .filter(name ->
                        strangers(question, found, memory, view, List.of(name)).contains(name));
        owner.ifPresent(name -> {
            found.clear();
            if (!view.sample()) {
                lowercase.meant(name, view).ifPresent(listing -> add(List.of(members.of(listing, view)), found));
            }
        });
    }

    /** Names in the question of which no company found has a word: all it compares, or else the first. */
    private List<String> strangers(
            String question, Map<String, Member> found, Map<String, String> memory, View view, List<String> owners) {
        var named = new LinkedHashSet<String>(owners);
        if (found.isEmpty()) {
            NamedCompany.in(question)
                    .filter(name -> !memory.containsKey("companies") || !NamedCompany.isSpeaker(name, question))
                    .ifPresent(named::add);
        }
        named.addAll(NamedCompany.compared(question));
        var words = new AskedOf(List.copyOf(found.values()), List.of())
                .spellings().stream()
                        .flatMap(each -> Arrays.stream(words(each)))
                        .collect(Collectors.toSet());
        return named.stream()
                .filter(name -> Arrays.stream(words(name)).noneMatch(words::contains))
                .filter(name ->
                        found.values().stream().noneMatch(member -> members.isPart(name, question, member, view)))
                .filter(name -> library.named(name, view).stream().noneMatch(each -> found.containsKey(each.key())))
                .toList();
    }

    private static String[] words(String name) {
        return name.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+", -1);
    }

    /** Adds the one company of that name, or says that there is none or more than one. */
    private void identify(String name, Map<String, Member> found, List<String> gaps, View view) {
        try {
            switch (evidence.resolve(name, view)) {
                case Resolution.Resolved(Listing listing)
                when view.sample()
                        || lowercase.meant(name, view).filter(listing::equals).isPresent() ->
                    add(List.of(members.of(listing, view)), found);
                case Resolution.Ambiguous(String _, List<Listing> candidates)
                when !view.sample() && lowercase.meant(name, view).isPresent() ->
                    add(List.of(members.of(lowercase.meant(name, view).orElseThrow(), view)), found);
                case Resolution.Ambiguous(String _, List<Listing> candidates) ->
                    gaps.add("'" + name + "' could be " + UnknownCompany.listed(candidates) + "; ask by the symbol");
                case Resolution.Resolved(Listing listing) ->
                    gaps.add(UnknownCompany.unknown(name, List.of(listing), view));
                case Resolution.Unknown(String _, List<Listing> nearest) ->
                    gaps.add(UnknownCompany.unknown(name, nearest, view));
            }
        } catch (Fault e) {
            String gap = e.kind() == Fault.Kind.SOURCE
                    ? UnknownCompany.nearestOnFile(name, library.reporting(view))
                            .orElseGet(() -> UnknownCompany.unreachable(name, e))
                    : UnknownCompany.unknown(name, List.of(), view);
            if (gaps.stream().noneMatch(each -> each.contains("'" + name + "'"))) {
                gaps.add(gap);
            }
        }
    }

    /** Companies that the directory knows by the question's words; beside those on file only where it compares. */
    private void listed(String question, Map<String, Member> found, List<String> gaps, View view) {
        if (!found.isEmpty() && !BESIDE.matcher(question).find()) {
            return;
        }
        try {
            for (var listing : owning(question, evidence.named(question, view))) {
                boolean there = found.values().stream()
                        .anyMatch(member -> member.company()
                                        .ticker()
                                        .filter(listing.ticker()::equals)
                                        .isPresent()
                                || member.company().key().equals(Library.company(listing.name())));
                if (!there) {
                    add(List.of(members.of(listing, view)), found);
                }
            }
        } catch (Fault e) {
            if (found.isEmpty()) {
                gaps.add(NamedCompany.in(question)
                        .map(name -> UnknownCompany.nearestOnFile(name, library.reporting(view))
                                .orElseGet(() -> UnknownCompany.unreachable(name, e)))
                        .orElseGet(() -> "companies could not be looked up: " + e.getMessage()));
            }
        }
    }

    /** Of listings that share a word with the question the one that owns the figure: "Apple's Japan revenue" is of Apple. */
    private static List<Listing> owning(String question, List<Listing> named) {
        var owner = BESIDE.matcher(question).find() ? Optional.<String>empty() : NamedCompany.owner(question);
        var owning = named.stream()
                .filter(listing -> owner.filter(name -> words(listing.name())[0].equals(words(name)[0]))
                        .isPresent())
                .toList();
        return owning.isEmpty() ? named : owning;
    }

    private static void add(List<Member> members, Map<String, Member> found) {
        members.forEach(member -> found.putIfAbsent(member.company().key(), member));
    }

    /** On file under that symbol or name; else a listing nothing is on file of. */
    private List<Member> bySymbol(String symbol, View view, List<String> gaps) {
        var named = library.named(symbol, view);
        if (!named.isEmpty()) {
            return named.stream().map(company -> members.of(company, view)).toList();
        }
        try {
            return List.of(members.of(evidence.listing(symbol, view), view));
        } catch (Fault e) {
            if (e.kind() != Fault.Kind.SOURCE) {
                throw e;
            }
            gaps.add(UnknownCompany.unreachable(symbol, e));
            return List.of();
        }
    }
}
