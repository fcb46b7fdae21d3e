package footnote.evidence;

import footnote.domain.lead.CompanyData;
import footnote.domain.lead.Prospect;
import footnote.evidence.matching.CompanyLists;
import footnote.evidence.matching.RegistrableDomain;
import footnote.runtime.run.Fault;
import footnote.runtime.secret.Sha256;
import java.net.IDN;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Domains and mail addresses that must never be contacted: a domain stands for its company, an address for one person.
 * They are kept as digests, so that no record of a run names whom it leaves out.
 */
public record SuppressionList(Set<String> domains, Set<String> addresses) {
    public static final SuppressionList NONE = new SuppressionList(Set.of(), Set.of());

    private static final Pattern HOST =
            Pattern.compile("^(?:[a-z][a-z0-9+.-]*://)?(?:\\*?@|\\*\\.)?([^/:?#@\\s]+\\.[^/:?#@\\s]+)(?:[:/?#].*)?$");

    public SuppressionList {
        domains = Set.copyOf(domains);
        addresses = Set.copyOf(addresses);
    }

    /** The list of a file, as the run at hand read it. */
    public static SuppressionList of(Path file) {
        return TypedRecording.value("files", "suppression list " + file, SuppressionList.class, () -> read(file));
    }

    /** Reads every address and domain of a file, in whatever column, with or without a first line of names. */
    public static SuppressionList read(Path file) {
        CrmFiles.checkText(file);
        var domains = new TreeSet<String>();
        var addresses = new TreeSet<String>();
        var rows = CompanyLists.lines(file);
        for (int i = 0; i < rows.size(); i++) {
            var cells = rows.get(i).stream().filter(cell -> !cell.isBlank()).toList();
            boolean understood = cells.stream()
                            .filter(cell -> take(cell, domains, addresses))
                            .count()
                    > 0;
            if (!understood
                    && i > 0
                    && cells.size() == 1
                    && !cells.getFirst().strip().startsWith("#")) {
                throw Fault.input("line " + (i + 1) + " of " + file.getFileName() + ", '"
                        + cells.getFirst().strip() + "', is neither a domain nor a mail address");
            }
        }
        if (domains.isEmpty() && addresses.isEmpty()) {
            throw Fault.input(file.getFileName() + " has no mail address and no domain, so nobody would be left out");
        }
        return new SuppressionList(digests(domains), digests(addresses));
    }

    private static Set<String> digests(Set<String> words) {
        return words.stream().map(SuppressionList::digest).collect(Collectors.toSet());
    }

    private static String digest(String word) {
        return Sha256.hex(word).substring(0, 32);
    }

    private static boolean take(String cell, Set<String> domains, Set<String> addresses) {
        boolean taken = false;
        for (var word :
                cell.strip().toLowerCase(Locale.ROOT).replace("mailto:", "").split("[\\s<>,;\"]+", -1)) {
            if (word.startsWith("#")) {
                break;
            }
            if (word.indexOf('@') > 0 && !word.startsWith("*@") && word.lastIndexOf('.') > word.indexOf('@')) {
                addresses.add(word);
                taken = true;
            } else {
                var domain = domain(word);
                domain.ifPresent(domains::add);
                taken |= domain.isPresent();
            }
        }
        return taken;
    }

    /** The registrable domain; on a host that many companies share, the whole name. */
    private static Optional<String> domain(String word) {
        var host = HOST.matcher(word.strip().toLowerCase(Locale.ROOT));
        if (!host.matches()) {
            return Optional.empty();
        }
        String name = ascii(host.group(1).replaceFirst("^www\\.", "").replaceFirst("\\.$", ""));
        return RegistrableDomain.of(name).or(() -> Optional.of(name));
    }

    private static String ascii(String name) {
        try {
            return IDN.toASCII(name);
        } catch (IllegalArgumentException _) {
            return name;
        }
    }

    /** The listed domain of a company, as its digest; empty where it may be contacted. */
    public Optional<String> covering(CompanyData company) {
        return Stream.concat(company.metadata().domain().stream(), company.website().map(Object::toString).stream())
                .flatMap(address -> listed(address).stream())
                .findFirst();
    }

    /** As {@link #covering(CompanyData)}, of a company as one source describes it. */
    public Optional<String> covering(Prospect prospect) {
        return prospect.website().flatMap(address -> listed(address.toString()));
    }

    private Optional<String> listed(String address) {
        return domain(address).map(SuppressionList::digest).filter(domains::contains);
    }

    /** Whether this person is on the list, by the address or by its domain. */
    public boolean covers(String email, String domain) {
        String address = email.strip().toLowerCase(Locale.ROOT);
        return addresses.contains(digest(address))
                || listed(domain).isPresent()
                || listed(address.substring(address.indexOf('@') + 1)).isPresent();
    }
}
