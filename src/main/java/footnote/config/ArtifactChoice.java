package footnote.config;

import footnote.runtime.artifact.ArtifactStore;
import footnote.runtime.artifact.Bucket;
import footnote.runtime.artifact.FolderStore;
import footnote.runtime.artifact.S3Store;
import footnote.runtime.artifact.SigV4.S3Key;
import footnote.runtime.run.Fault;
import footnote.runtime.run.Pause;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;

/** The store of runs' files as the settings want it. */
public final class ArtifactChoice implements AutoCloseable {
    private static final String BUCKET = "s3://";

    private final Settings settings;
    private final Lazy<ArtifactStore> store;

    public ArtifactChoice(Settings settings, Clock clock) {
        this.settings = settings;
        this.store = new Lazy<>(() -> made(clock));
    }

    public ArtifactStore store() {
        return store.get();
    }

    /** The shared folder, where the store is one. */
    public Optional<Path> folder() {
        String choice = settings.text(Setting.ARTIFACTS_STORE);
        return choice.isEmpty() || choice.startsWith(BUCKET)
                ? Optional.empty()
                : Optional.of(Path.of(choice).toAbsolutePath().normalize());
    }

    private ArtifactStore made(Clock clock) {
        var shared = folder();
        if (shared.isPresent()) {
            return new FolderStore(shared.get());
        }
        String choice = settings.text(Setting.ARTIFACTS_STORE);
        return choice.isEmpty() ? ArtifactStore.NONE : new S3Store(bucket(choice), key(), clock, Pause.real());
    }

    private Bucket bucket(String choice) {
        try {
            return Bucket.of(
                    choice, settings.text(Setting.ARTIFACTS_ENDPOINT), settings.text(Setting.ARTIFACTS_REGION));
        } catch (IllegalArgumentException e) {
            throw Fault.input("artifacts.store and artifacts.endpoint: " + e.getMessage());
        }
    }

    private S3Key key() {
        String id = settings.text(Setting.ARTIFACTS_KEY);
        String secret = settings.text(Setting.ARTIFACTS_SECRET);
        if (id.isEmpty() || secret.isEmpty()) {
            throw Fault.input("a bucket needs a key; set artifacts.key and artifacts.secret");
        }
        return new S3Key(
                id, secret, Optional.of(settings.text(Setting.ARTIFACTS_TOKEN)).filter(token -> !token.isEmpty()));
    }

    @Override
    public void close() {
        if (store.made().orElse(ArtifactStore.NONE) instanceof S3Store bucket) {
            bucket.close();
        }
    }
}
