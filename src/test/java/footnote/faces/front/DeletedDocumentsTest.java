package footnote.faces.front;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DeletedDocumentsTest {
    private final DeletedDocuments deleted = new DeletedDocuments();
    private final List<String> removed = new ArrayList<>();

    @Test
    void whatIsDeletedWhileItIsReadIsRemovedOnceMoreAfterwards() {
        deleted.reading("a");
        deleted.delete("a", () -> removed.add("at once"));

        assertThat(deleted.contains("a")).isTrue();

        deleted.read("a", () -> removed.add("after reading"));

        assertThat(removed).containsExactly("at once", "after reading");
        assertThat(deleted.contains("a")).isFalse();
    }

    @Test
    void whatIsTakenInAgainStays() {
        deleted.reading("a");
        deleted.delete("a", () -> removed.add("at once"));
        deleted.reading("a");
        deleted.read("a", () -> removed.add("after reading"));

        assertThat(removed).containsExactly("at once");
        assertThat(deleted.contains("a")).isFalse();
    }

    @Test
    void whatWasReadIsRemovedOnce() {
        deleted.reading("a");
        deleted.read("a", () -> removed.add("after reading"));
        deleted.delete("a", () -> removed.add("at once"));

        assertThat(removed).containsExactly("at once");
        assertThat(deleted.contains("a")).isFalse();
    }
}
