package footnote.evidence;

import footnote.domain.Fact;
import footnote.domain.Subject;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.TypedRecording.Written;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.documents.Passage;
import footnote.evidence.search.Library;
import footnote.evidence.statements.FilingStatements;
import footnote.evidence.statements.PrintedRow;
import footnote.evidence.statements.StatementFacts;
import footnote.evidence.statements.notes.NoteFacts;
import footnote.evidence.statements.notes.NoteTables;
import footnote.evidence.statements.notes.NoteTables.NoteRow;
import footnote.evidence.statements.notes.PaymentSchedules;
import footnote.evidence.statements.notes.PaymentSchedules.Amount;
import footnote.evidence.statements.notes.RepurchaseTable;
import footnote.evidence.statements.notes.ScheduleFacts;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/** The statements and tables of reports on file, each report read once, and what was read kept in the run's recording. */
public final class ReportStatements {
    /** A passage's id: its document and page, and where on the page it stands. */
    private static final Pattern PAGE = Pattern.compile("(.*#)(\\d+):.*");

    private final Supplier<Library> library;
    private final SoftCache<StatementFacts.Reading> read = new SoftCache<>();
    private final SoftCache<List<NoteRow>> tables = new SoftCache<>();
    private final SoftCache<List<Amount>> schedules = new SoftCache<>();
    private final SoftCache<List<Passage>> whole = new SoftCache<>();
    private final SoftCache<Written<FactList>> facts = new SoftCache<>();
    private final SoftCache<Written<RowList>> rows = new SoftCache<>();

    ReportStatements(Supplier<Library> library) {
        this.library = library;
    }

    record FactList(List<StatementFacts.ReadFact> facts) {}

    record RowList(List<PrintedRow> rows) {}

    record NoteList(List<Fact> facts) {}

    record PageList(List<String> ids) {}

    List<StatementFacts.ReadFact> facts(DocumentLabel label, Subject subject, View view) {
        String request = label.id() + " " + subject;
        return TypedRecording.written(
                        "statements",
                        request,
                        FactList.class,
                        () -> facts.of(
                                request,
                                () -> Written.of(
                                        new FactList(read(label, subject, view).facts()), FactList.class)))
                .facts();
    }

    List<PrintedRow> rows(DocumentLabel label, Subject subject, View view) {
        String request = label.id() + " " + subject;
        return TypedRecording.written(
                        "rows",
                        request,
                        RowList.class,
                        () -> rows.of(
                                request,
                                () -> Written.of(
                                        new RowList(read(label, subject, view).rows()), RowList.class)))
                .rows();
    }

    /** The figures of rows of a report's notes, chosen as asked. */
    public List<Fact> notes(
            DocumentLabel label, Subject subject, View view, String asked, UnaryOperator<List<NoteRow>> choice) {
        Supplier<NoteList> live = () -> {
            var all = tables(label, view);
            var chosen = choice.apply(all);
            return new NoteList(
                    chosen.isEmpty()
                            ? List.of()
                            : NoteFacts.of(chosen, all, pages(label, view), read(label, subject, view)));
        };
        return TypedRecording.value("notes", label.id() + " " + subject + " " + asked, NoteList.class, live)
                .facts();
    }

    /** The amount of a report's schedules of years to come, chosen as asked. */
    public List<Fact> scheduled(
            DocumentLabel label, Subject subject, View view, String asked, ScheduleFacts.Choice choice) {
        Supplier<NoteList> live = () -> new NoteList(choice.of(schedules(label, view)).stream()
                .flatMap(each -> ScheduleFacts.of(each, pages(label, view), read(label, subject, view)).stream())
                .toList());
        return TypedRecording.value("schedules", label.id() + " " + subject + " " + asked, NoteList.class, live)
                .facts();
    }

    /** What a report's table of share repurchases says of its last quarter. */
    public List<Fact> repurchases(DocumentLabel label, Subject subject, View view) {
        return TypedRecording.value(
                        "repurchases",
                        label.id() + " " + subject,
                        NoteList.class,
                        () -> new NoteList(RepurchaseTable.of(pages(label, view), read(label, subject, view))))
                .facts();
    }

    /** The whole page of a passage, or the one so many pages on; nothing where it is not on file. */
    Optional<Passage> page(Passage passage, int on) {
        var place = PAGE.matcher(passage.id());
        if (!place.matches()) {
            return Optional.empty();
        }
        String key = place.group(1) + (Integer.parseInt(place.group(2)) + on);
        String text = TypedRecording.value(
                "page", key, String.class, () -> library.get().page(key).orElse(""));
        return text.isBlank()
                ? Optional.empty()
                : Optional.of(new Passage(
                        key + ":0-" + text.length(),
                        passage.document(),
                        passage.section(),
                        passage.page().map(each -> each + on),
                        0,
                        text.length(),
                        text));
    }

    /** The pages of a report, whole, that are chosen as asked. */
    public List<Passage> pages(DocumentLabel label, View view, String asked, Predicate<Passage> choice) {
        var chosen = TypedRecording.value(
                "pages",
                label.id() + " " + asked,
                PageList.class,
                () -> new PageList(whole(label, view).stream()
                        .filter(choice)
                        .map(Passage::id)
                        .toList()));
        return chosen.ids().isEmpty()
                ? List.of()
                : whole(label, view).stream()
                        .filter(page -> chosen.ids().contains(page.id()))
                        .toList();
    }

    private List<Passage> whole(DocumentLabel label, View view) {
        return whole.of(label.id(), () -> library.get().document(label.id(), view.sample()).stream()
                .flatMap(document -> document.pages().stream())
                .map(page -> new Passage(
                        label.id() + "#" + page.number() + ":0-" + page.text().length(),
                        label,
                        page.section(),
                        page.page(),
                        0,
                        page.text().length(),
                        page.text()))
                .toList());
    }

    private List<NoteRow> tables(DocumentLabel label, View view) {
        return label.kind() == DocumentKind.ANNUAL_REPORT || label.kind() == DocumentKind.QUARTERLY_REPORT
                ? tables.of(
                        label.id(),
                        () -> List.copyOf(NoteTables.of(
                                pages(label, view),
                                label.period().map(FiscalPeriod::year).orElse(0))))
                : List.of();
    }

    private List<Amount> schedules(DocumentLabel label, View view) {
        return schedules.of(label.id(), () -> PaymentSchedules.of(pages(label, view)));
    }

    private StatementFacts.Reading read(DocumentLabel label, Subject subject, View view) {
        return read.of(label.id() + " " + subject, () -> StatementFacts.read(label, pages(label, view), subject));
    }

    private List<FilingStatements.PageText> pages(DocumentLabel label, View view) {
        return library.get().document(label.id(), view.sample()).stream()
                .flatMap(document -> document.pages().stream())
                .map(page -> new FilingStatements.PageText(page.page(), page.text()))
                .toList();
    }
}
