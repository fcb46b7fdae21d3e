package peers.langchain4j;

import dev.langchain4j.agentic.scope.AgenticScopeKey;
import dev.langchain4j.agentic.scope.AgenticScopeSerializer;
import dev.langchain4j.agentic.scope.AgenticScopeStore;
import dev.langchain4j.agentic.scope.DefaultAgenticScope;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.Set;

/** Scopes as JSON files, moved into place; the module leaves the store to its user. */
record ScopeFiles(Path folder) implements AgenticScopeStore {
    @Override
    public boolean save(AgenticScopeKey key, DefaultAgenticScope scope) {
        try {
            var beside = Files.createTempFile(folder, "scope", ".new");
            Files.writeString(beside, AgenticScopeSerializer.toJson(scope));
            Files.move(beside, file(key), StandardCopyOption.ATOMIC_MOVE);
            return true;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public Optional<DefaultAgenticScope> load(AgenticScopeKey key) {
        try {
            return Files.exists(file(key))
                    ? Optional.of(AgenticScopeSerializer.fromJson(Files.readString(file(key))))
                    : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public boolean delete(AgenticScopeKey key) {
        try {
            return Files.deleteIfExists(file(key));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public Set<AgenticScopeKey> getAllKeys() {
        throw new UnsupportedOperationException("runs are asked for by name here");
    }

    private Path file(AgenticScopeKey key) {
        return folder.resolve(key.memoryId() + ".json");
    }
}
