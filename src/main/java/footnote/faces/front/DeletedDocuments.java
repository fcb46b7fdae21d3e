package footnote.faces.front;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Documents deleted while their meaning was still being read, which would put them back when that is done. */
final class DeletedDocuments {
    private final Set<String> deleted = ConcurrentHashMap.newKeySet();
    private final Set<String> beingRead = ConcurrentHashMap.newKeySet();

    /** That a document was taken in, also again where it was deleted before. */
    void reading(String id) {
        beingRead.add(id);
        deleted.remove(id);
    }

    /** That all of it was read; what was deleted meanwhile is removed once more. */
    void read(String id, Runnable remove) {
        beingRead.remove(id);
        if (deleted.contains(id)) {
            remove.run();
            deleted.remove(id);
        }
    }

    /** Removes a document, now and after it was read. */
    void delete(String id, Runnable remove) {
        deleted.add(id);
        remove.run();
        if (!beingRead.contains(id)) {
            deleted.remove(id);
        }
    }

    boolean contains(String id) {
        return deleted.contains(id);
    }
}
