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

/** Finds the companies a question is about: named in it, given by symbol, or those of the conversation. */
final class AskedCompanies {
    private static final int MOST = 10;
    /** Two names of companies; years and quarters are compared too, but not in capitals. */
    private static final Pattern COMPARES = Pattern.compile(
            "^\\s*(?:Compare|How does|How do)\\b.*\\p{Lu}\\p{L}+ (?:and|with|to|versus|vs\\.?) (?!Q[1-4]|FY)\\p{Lu}\\p{Ll}{2,}");

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
        if (found.isEmpty() && request.symbols().isEmpty() && memory.containsKey("companies")) {
            for (var name : memory.get("companies").split("; ", -1)) {
                library.named(name, view).stream()
                        .map(company -> member(company, view))
                        .forEach(member -> add(List.of(member), found));
            }
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

    private static void add(List<Member> members, Map<String, Member> found) {
        members.forEach(member -> found.putIfAbsent(member.company().key(), member));
    }

    /** On file under that symbol or name; else a listing nothing is on file of, which is told. */
    private List<Member> bySymbol(String symbol, View view, List<String> gaps) {
        var named = library.named(symbol, view);
        if (!named.isEmpty()) {
            return named.stream().map(company -> member(company, view)).toList();
        }
        var listing = room.listing(symbol, view);
        gaps.add("no document of " + listing.name() + " is on file; 'footnote fetch " + listing.ticker()
                + "' brings some");
        return List.of(new Member(
                new OnFile(Library.company(listing.name()), listing.name(), Optional.of(listing.ticker())),
                Optional.of(listing)));
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
