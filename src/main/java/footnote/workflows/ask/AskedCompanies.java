package footnote.workflows.ask;

import footnote.domain.Listing;
import footnote.domain.Resolution;
import footnote.domain.Ticker;
import footnote.evidence.EvidenceRoom;
import footnote.evidence.EvidenceRoom.View;
import footnote.evidence.ReadingRoom;
import footnote.evidence.ReadingRoom.OnFile;
import footnote.evidence.search.Library;
import footnote.runtime.run.Fault;
import footnote.workflows.ask.AskedOf.Member;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Finds the companies a question is about: named in it, given by symbol, or those of the conversation. */
final class AskedCompanies {
    private static final int MOST = 10;
    private static final int NEAREST = 3;
    /** Two names of companies; years and quarters are compared too, but not in capitals. */
    private static final Pattern COMPARES = Pattern.compile(
            "^\\s*(?:Compare|How does|How do)\\b.*\\p{Lu}\\p{L}+ (?:and|with|to|versus|vs\\.?) (?!Q[1-4]|FY)\\p{Lu}\\p{Ll}{2,}");

    /** Words that set one company beside another. */
    private static final Pattern BESIDE = Pattern.compile(
            "(?i)\\b(?:compare[ds]?|comparison|versus|vs\\.?|than|both|between|and|or|with|against)\\b");

    private final EvidenceRoom room;
    private final ReadingRoom library;

    AskedCompanies(EvidenceRoom room, ReadingRoom library) {
        this.room = room;
        this.library = library;
    }

    AskedOf find(AskRequest request, Map<String, String> memory, View view) {
        var found = new LinkedHashMap<String, Member>();
        var gaps = new ArrayList<String>();
        for (var symbol : request.symbols()) {
            add(bySymbol(symbol, view, gaps), found);
        }
        if (found.isEmpty()) {
            library.named(request.question(), view).stream()
                    .map(company -> member(company, view))
                    .forEach(member -> add(List.of(member), found));
        }
        if (request.symbols().isEmpty() && !view.offline()) {
            listed(request.question(), found, gaps, view);
        }
        var stranger = found.isEmpty() && request.symbols().isEmpty()
                ? NamedCompany.in(request.question())
                : Optional.<String>empty();
        if (found.isEmpty() && stranger.isEmpty() && request.symbols().isEmpty() && memory.containsKey("companies")) {
            for (var name : memory.get("companies").split("; ", -1)) {
                library.named(name, view).stream()
                        .map(company -> member(company, view))
                        .forEach(member -> add(List.of(member), found));
            }
        }
        if (found.isEmpty()) {
            stranger.ifPresent(name -> gaps.add(AskedOf.UNKNOWN + name + "' is known"
                    + (view.offline() ? " in the sample market" : likely(name, view))
                    + "; check the name, or give its symbol with --symbol"));
        }
        if (view.offline()) {
            found.values().forEach(member -> member.listing().ifPresent(listing -> library.shelve(listing, view)));
        }
        if (found.size() == 1 && COMPARES.matcher(request.question()).find()) {
            gaps.add("nothing to compare with: of the companies named only "
                    + found.values().iterator().next().company().name() + " is known here");
        }
        return new AskedOf(found.values().stream().limit(MOST).toList(), gaps);
    }

    /** Companies that the directory knows by the question's words; beside those on file only where it compares. */
    private void listed(String question, Map<String, Member> found, List<String> gaps, View view) {
        if (!found.isEmpty() && !BESIDE.matcher(question).find()) {
            return;
        }
        try {
            for (var listing : room.named(question, view)) {
                boolean there = found.values().stream()
                        .anyMatch(member -> member.company()
                                        .ticker()
                                        .filter(listing.ticker()::equals)
                                        .isPresent()
                                || member.company().key().equals(Library.company(listing.name())));
                if (!there) {
                    add(List.of(member(listing, view)), found);
                }
            }
        } catch (Fault e) {
            if (found.isEmpty()) {
                gaps.add(unreachable(NamedCompany.in(question).orElse("the company"), e));
            }
        }
    }

    private static String unreachable(String name, Fault why) {
        return name + " could not be looked up: " + why.getMessage() + ". Try again later; 'footnote fetch "
                + (name.contains(" ") ? "SYMBOL" : name) + "' then keeps its filings here";
    }

    private String likely(String name, View view) {
        try {
            var near =
                    switch (room.resolve(name, view)) {
                        case Resolution.Resolved(Listing listing) -> List.of(listing);
                        case Resolution.Ambiguous(String _, List<Listing> candidates) -> candidates;
                        case Resolution.Unknown(String _, List<Listing> nearest) -> nearest;
                    };
            return near.isEmpty()
                    ? ""
                    : " for certain, it could be "
                            + near.stream()
                                    .limit(NEAREST)
                                    .map(each -> each.name() + " (" + each.ticker() + ")")
                                    .collect(Collectors.joining(", "));
        } catch (Fault e) {
            return "";
        }
    }

    /** A listing under the name its documents have, where any are on file. */
    private Member member(Listing listing, View view) {
        return library.named(listing.ticker().symbol(), view).stream()
                .filter(company ->
                        company.ticker().filter(listing.ticker()::equals).isPresent())
                .findFirst()
                .map(company -> new Member(company, Optional.of(listing)))
                .orElseGet(() -> new Member(
                        new OnFile(Library.company(listing.name()), listing.name(), Optional.of(listing.ticker())),
                        Optional.of(listing)));
    }

    private static void add(List<Member> members, Map<String, Member> found) {
        members.forEach(member -> found.putIfAbsent(member.company().key(), member));
    }

    /** On file under that symbol or name; else a listing nothing is on file of. */
    private List<Member> bySymbol(String symbol, View view, List<String> gaps) {
        var named = library.named(symbol, view);
        if (!named.isEmpty()) {
            return named.stream().map(company -> member(company, view)).toList();
        }
        try {
            return List.of(member(room.listing(symbol, view), view));
        } catch (Fault e) {
            if (e.kind() != Fault.Kind.SOURCE) {
                throw e;
            }
            gaps.add(unreachable(symbol, e));
            return List.of();
        }
    }

    private Member member(OnFile company, View view) {
        return new Member(company, company.ticker().flatMap(ticker -> listing(ticker, view)));
    }

    /** A listing only adds facts and news; without one the documents still answer. */
    private Optional<Listing> listing(Ticker ticker, View view) {
        try {
            return room.resolve(ticker.symbol(), view) instanceof Resolution.Resolved(Listing listing)
                    ? Optional.of(listing)
                    : Optional.empty();
        } catch (Fault e) {
            return Optional.empty();
        }
    }
}
