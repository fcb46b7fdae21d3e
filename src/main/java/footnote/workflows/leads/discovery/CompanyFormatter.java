package footnote.workflows.leads.discovery;

import footnote.domain.Origin;
import footnote.domain.lead.Area;
import footnote.domain.lead.CompanyData;
import footnote.domain.lead.CompanyEvent;
import footnote.domain.lead.CompanyMetadata;
import footnote.domain.lead.Industry;
import footnote.domain.lead.Prospect;
import footnote.domain.names.CompanyName;
import footnote.evidence.matching.CompanyIdentity;
import footnote.evidence.matching.CompanyMatcher;
import footnote.runtime.secret.Sha256;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Puts what sources say of one company together, the first word first, so that each company stands once. */
public final class CompanyFormatter {
    private static final String UNKNOWN = "unknown";

    /** All companies of the descriptions, in the order they were first named. */
    public FormattedCompanies format(List<Prospect> found) {
        var groups = new ArrayList<List<Prospect>>();
        var byKey = new HashMap<String, List<List<Prospect>>>();
        for (var prospect : found) {
            var keys = keys(prospect);
            var group = keys.stream()
                    .flatMap(key -> byKey.getOrDefault(key, List.of()).stream())
                    .filter(each -> each.stream().allMatch(other -> same(prospect, other)))
                    .findFirst()
                    .orElseGet(() -> {
                        var fresh = new ArrayList<Prospect>();
                        groups.add(fresh);
                        return fresh;
                    });
            group.add(prospect);
            keys.forEach(
                    key -> byKey.computeIfAbsent(key, _ -> new ArrayList<>()).add(group));
        }
        return new FormattedCompanies(
                groups.stream().map(CompanyFormatter::company).toList(), found.size() - groups.size());
    }

    private static boolean same(Prospect one, Prospect other) {
        return CompanyMatcher.same(CompanyIdentity.of(one), CompanyIdentity.of(other))
                .isPresent();
    }

    /** Whatever two descriptions of one company would share. */
    private static List<String> keys(Prospect prospect) {
        var identity = CompanyIdentity.of(prospect);
        var keys = new LinkedHashSet<String>();
        identity.identifiers().forEach((kind, number) -> keys.add(kind + ":" + number));
        identity.domain().ifPresent(keys::add);
        Stream.concat(Stream.of(identity.name()), identity.formerNames().stream())
                .map(name -> CompanyName.of(name).core().key())
                .forEach(keys::add);
        return List.copyOf(keys);
    }

    private static CompanyData company(List<Prospect> group) {
        var name = group.getFirst().name();
        var country = first(group, Prospect::country)
                .map(each -> Area.named(each).map(Area::name).orElse(each))
                .orElse(UNKNOWN);
        var identifiers = new TreeMap<String, String>();
        group.forEach(each -> each.identifiers().forEach(identifiers::putIfAbsent));
        var domain = group.stream()
                .flatMap(each -> CompanyIdentity.of(each).domain().stream())
                .findFirst();
        var metadata = new CompanyMetadata(
                id(domain, identifiers, name, country),
                domain,
                first(group, Prospect::city),
                first(group, Prospect::founded),
                first(group, Prospect::employees),
                first(group, Prospect::growth),
                all(group, Prospect::tags),
                all(group, Prospect::formerNames),
                first(group, Prospect::parent),
                first(group, Prospect::ticker),
                identifiers,
                happenings(group),
                group.stream().map(Prospect::origin).distinct().toList());
        return new CompanyData(
                name,
                first(group, Prospect::industry)
                        .map(each -> Industry.named(each).map(Industry::name).orElse(each))
                        .orElse(UNKNOWN),
                country,
                first(group, Prospect::website),
                first(group, Prospect::description),
                metadata);
    }

    private static <T> Optional<T> first(List<Prospect> group, Function<Prospect, Optional<T>> part) {
        return group.stream().map(part).flatMap(Optional::stream).findFirst();
    }

    private static List<String> all(List<Prospect> group, Function<Prospect, List<String>> part) {
        return group.stream().map(part).flatMap(List::stream).distinct().toList();
    }

    private static List<CompanyEvent> happenings(List<Prospect> group) {
        return group.stream()
                .flatMap(each -> each.happenings().stream())
                .collect(Collectors.toMap(
                        each -> each.day() + "|" + each.kind() + "|" + each.text(),
                        Function.identity(),
                        (one, _) -> one))
                .values()
                .stream()
                .sorted(Comparator.comparing(CompanyEvent::day)
                        .thenComparing(CompanyEvent::kind)
                        .thenComparing(CompanyEvent::text))
                .toList();
    }

    /** The same on every machine and in every run: from the domain, else a register's number, else name and country. */
    private static String id(Optional<String> domain, Map<String, String> numbers, String name, String country) {
        String key = domain.orElseGet(() -> numbers.isEmpty()
                ? CompanyName.of(name).core().key() + "|" + country
                : numbers.entrySet().iterator().next().toString());
        return "fn-" + Sha256.hex(key).substring(0, 12);
    }

    /** A page of the company's own as its description, where no source had one. */
    public static CompanyData described(CompanyData company, String text, Origin page) {
        var metadata = company.metadata();
        return new CompanyData(
                company.name(),
                company.industry(),
                company.country(),
                company.website(),
                Optional.of(company.description().map(own -> own + " ").orElse("") + text),
                new CompanyMetadata(
                        metadata.footnoteId(),
                        metadata.domain(),
                        metadata.city(),
                        metadata.founded(),
                        metadata.employees(),
                        metadata.growth(),
                        metadata.tags(),
                        metadata.formerNames(),
                        metadata.parent(),
                        metadata.ticker(),
                        metadata.identifiers(),
                        metadata.happenings(),
                        Stream.concat(metadata.sources().stream(), Stream.of(page))
                                .distinct()
                                .toList()));
    }

    /** Companies each once, and how many descriptions were put together. */
    public record FormattedCompanies(List<CompanyData> companies, int merged) {
        public FormattedCompanies {
            companies = List.copyOf(companies);
        }
    }
}
