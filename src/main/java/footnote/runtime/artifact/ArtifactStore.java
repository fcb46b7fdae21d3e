package footnote.runtime.artifact;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Keeps files of runs where every node finds them; a file is there whole or not at all. */
public interface ArtifactStore {
    /** Keeps nothing: a run's files lie in its folder and nowhere else. */
    ArtifactStore NONE = new ArtifactStore() {
        @Override
        public void put(String run, String name, byte[] content) {}

        @Override
        public Optional<byte[]> get(String run, String name) {
            return Optional.empty();
        }

        @Override
        public void remove(String run, List<String> names) {}

        @Override
        public String where() {
            return "each node's own folder";
        }
    };

    /** Keeps a file; one of that name is replaced. */
    void put(String run, String name, byte[] content);

    Optional<byte[]> get(String run, String name);

    /** Forgets these files; one that is gone already is no mistake. */
    void remove(String run, List<String> names);

    /** For a reader to recognise it by. */
    String where();

    /** The folder a run's files lie in, where the store is one. */
    default Optional<Path> folder(String run) {
        return Optional.empty();
    }
}
