package footnote.evidence;

import footnote.evidence.matching.CompanyIdentity;
import footnote.evidence.matching.CompanyLists;
import footnote.evidence.matching.CompanyMatcher;
import footnote.evidence.matching.RegistrableDomain;
import footnote.runtime.run.Fault;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The reader's own exports from a CRM: customers to leave out, contacts to join, and whom never to contact. */
public final class CrmFiles {
    private static final Set<String> YES = Set.of("1", "true", "yes", "y", "x", "unsubscribed", "opted out", "opt-out");

    private static final int PROBE = 64 << 10;

    private CrmFiles() {}

    /** A company of an export. */
    public record CrmAccount(String name, Optional<String> domain, Optional<String> parent) {}

    /** A person of an export, as the reader has them. */
    public record Contact(String domain, String name, String title, String email, String phone) {}

    /** Accounts in the order they stand. */
    public record Accounts(List<CrmAccount> accounts) {
        public Accounts {
            accounts = List.copyOf(accounts);
        }

        /** Why a company is among them; empty where it is not. */
        public Optional<String> excludes(CompanyIdentity company) {
            for (var account : accounts) {
                var known = new CompanyIdentity(
                        account.name(), List.of(), account.domain(), Optional.empty(), account.parent(), Map.of());
                var same = CompanyMatcher.same(company, known).or(() -> parent(company, account));
                if (same.isPresent()) {
                    return Optional.of("in your CRM as " + account.name() + ": " + same.get());
                }
            }
            return Optional.empty();
        }

        private static Optional<String> parent(CompanyIdentity company, CrmAccount account) {
            if (company.parent()
                    .filter(parent -> CompanyMatcher.sameName(parent, account.name()))
                    .isPresent()) {
                return Optional.of("its parent " + company.parent().get() + " is there");
            }
            return account.parent()
                    .filter(parent -> CompanyMatcher.sameName(parent, company.name()))
                    .map(parent -> "it is the parent of " + account.name());
        }
    }

    /** Contacts that may be contacted, and how many were suppressed. */
    public record Contacts(List<Contact> contacts, int suppressed) {
        public Contacts {
            contacts = List.copyOf(contacts);
        }

        public List<Contact> at(String domain) {
            return contacts.stream()
                    .filter(contact -> contact.domain().equals(domain))
                    .toList();
        }
    }

    public static Accounts accounts(Path file) {
        return TypedRecording.value("files", "accounts of " + file, Accounts.class, () -> {
            var accounts = new ArrayList<CrmAccount>();
            for (var row : rows(file)) {
                cell(row, "company_name", "account_name", "company", "name", "organization", "organisation", "account")
                        .ifPresent(name -> accounts.add(new CrmAccount(
                                name,
                                cell(
                                                row,
                                                "company_domain_name",
                                                "domain",
                                                "website",
                                                "website_url",
                                                "web_site",
                                                "url",
                                                "email")
                                        .flatMap(RegistrableDomain::of),
                                cell(row, "parent_company", "parent_account", "parent", "parent_account_name"))));
            }
            if (accounts.isEmpty()) {
                throw Fault.input(file.getFileName()
                        + " names no company: no column is called name, company name or account name");
            }
            return new Accounts(accounts);
        });
    }

    /** The contacts of a file without those it marks as suppressed or that the suppression list names. */
    public static Contacts contacts(Path file, Optional<Path> suppression, SuppressionList never) {
        return TypedRecording.value("files", "contacts of " + file + " " + suppression, Contacts.class, () -> {
            var contacts = new ArrayList<Contact>();
            int left = 0;
            for (var row : rows(file)) {
                var email = cell(row, "email", "email_address", "e_mail", "mail");
                var domain = email.flatMap(RegistrableDomain::of)
                        .or(() -> cell(row, "company_domain_name", "domain", "website")
                                .flatMap(RegistrableDomain::of));
                if (domain.isEmpty()) {
                    continue;
                }
                if (marked(row) || never.covers(email.orElse(""), domain.get())) {
                    left++;
                    continue;
                }
                contacts.add(new Contact(
                        domain.get(),
                        cell(row, "name", "full_name", "contact_name")
                                .orElseGet(() -> (cell(row, "first_name").orElse("") + " "
                                                + cell(row, "last_name").orElse(""))
                                        .strip()),
                        cell(row, "title", "job_title", "position", "role").orElse(""),
                        email.orElse(""),
                        cell(row, "phone", "phone_number", "mobile").orElse("")));
            }
            return new Contacts(contacts, left);
        });
    }

    private static boolean marked(Map<String, String> row) {
        return row.entrySet().stream()
                .anyMatch(cell -> cell.getKey().matches(".*(suppress|opt_?out|unsubscrib|do_not|dnc|gdpr_objection).*")
                        && YES.contains(cell.getValue().strip().toLowerCase(Locale.ROOT)));
    }

    /** Refuses what is no readable text file, such as a folder or a workbook. */
    public static void checkText(Path file) {
        if (!Files.exists(file)) {
            throw Fault.input("there is no file " + file);
        }
        if (!Files.isRegularFile(file) || !Files.isReadable(file)) {
            throw Fault.input(
                    file + (Files.isDirectory(file) ? " is a folder" : " cannot be read") + "; name a CSV file");
        }
        if (file.toString().endsWith(".gz")) {
            return;
        }
        try (var in = new BufferedInputStream(Files.newInputStream(file))) {
            for (int letter = in.read(), i = 0; letter >= 0 && i < PROBE; letter = in.read(), i++) {
                if (letter < ' ' && letter != '\t' && letter != '\n' && letter != '\r' && letter != '\f') {
                    throw Fault.input(file + " is not a text file; save it as CSV in UTF-8");
                }
            }
        } catch (IOException e) {
            throw new Fault(Fault.Kind.INPUT, file + " cannot be read: " + e.getMessage(), e);
        }
    }

    private static List<Map<String, String>> rows(Path file) {
        checkText(file);
        return CompanyLists.table(file);
    }

    private static Optional<String> cell(Map<String, String> row, String... names) {
        return Arrays.stream(names)
                .map(name -> row.getOrDefault(name, "").strip())
                .filter(text -> !text.isEmpty())
                .findFirst();
    }
}
