package footnote.evidence.search.onnx;

import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import footnote.runtime.install.UnpackedResource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * The native library of the ONNX runtime and its optimized models, kept in a folder of the installation. Without one, 50
 * MB are unpacked and the graph is optimized at every start.
 */
final class OnnxLibrary {
    private static final Logger LOG = Logger.getLogger(OnnxLibrary.class.getName());
    private static final String PATH = "onnxruntime.native.path";
    private static final String VERSIONED = "onnxruntime-"
            + Optional.ofNullable(OrtEnvironment.class.getPackage().getImplementationVersion())
                    .orElse("any");
    private static final String[] LIBRARIES = {"onnxruntime", "onnxruntime4j_jni"};

    private static final Map<String, Loaded> SHARED = new HashMap<>();

    private OnnxLibrary() {}

    /** A model that several use at once; the last of them closes it. */
    private static final class Loaded {
        private final OnnxModel model;
        private int users;

        Loaded(OnnxModel model) {
            this.model = model;
        }
    }

    /** Loads a model. */
    interface Loader {
        OnnxModel load() throws OrtException;
    }

    /** The model of that name, loaded once for all who use it at the same time. */
    static OnnxModel shared(String name, Loader loader) throws OrtException {
        synchronized (SHARED) {
            var loaded = SHARED.get(name);
            if (loaded == null) {
                loaded = new Loaded(loader.load());
                SHARED.put(name, loaded);
            }
            loaded.users++;
            var own = loaded;
            return own.model.forUser(() -> release(name, own));
        }
    }

    private static void release(String name, Loaded loaded) {
        synchronized (SHARED) {
            loaded.users--;
            if (loaded.users == 0) {
                SHARED.remove(name);
                loaded.model.close();
            }
        }
    }

    /** Has the runtime load the unpacked library, and unpacks it where that was not done yet. */
    static void prepare() {
        if (System.getProperty(PATH) != null) {
            return;
        }
        UnpackedResource.folder().ifPresent(folder -> {
            try {
                System.setProperty(PATH, library(folder).toString());
            } catch (IOException e) { // the runtime then unpacks it for itself
                LOG.log(Level.FINE, "cannot unpack the library of the ONNX runtime", e);
            }
        });
    }

    /** The folder of the libraries of the runtime's version. */
    static Path library(Path folder) throws IOException {
        var own = folder.resolve(VERSIONED);
        for (String library : LIBRARIES) {
            String name = System.mapLibraryName(library);
            UnpackedResource.at(
                    own.resolve(name), OrtEnvironment.class, () -> "/ai/onnxruntime/native/" + platform() + "/" + name);
        }
        return own;
    }

    /** The model of those weights, kept as the runtime optimizes it where there is a folder to keep it in. */
    static OnnxModel optimized(String name, Supplier<byte[]> weights, int threads) throws OrtException {
        var folder = UnpackedResource.folder();
        return folder.isPresent()
                ? optimized(folder.orElseThrow().resolve(VERSIONED + name), weights, threads)
                : new OnnxModel(weights.get(), threads);
    }

    static OnnxModel optimized(Path file, Supplier<byte[]> weights, int threads) throws OrtException {
        try {
            if (Files.isRegularFile(file)) {
                return OnnxModel.optimized(file, threads);
            }
        } catch (OrtException e) { // a damaged file is made again
            LOG.log(Level.FINE, "cannot read " + file, e);
        }
        try {
            Files.createDirectories(file.resolveSibling(""));
            var part = file.resolveSibling(file.getFileName() + "." + UUID.randomUUID() + ".part");
            var model = OnnxModel.optimizing(weights.get(), threads, part);
            Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
            return model;
        } catch (IOException e) {
            LOG.log(Level.FINE, "cannot keep " + file, e);
            return new OnnxModel(weights.get(), threads);
        }
    }

    /** As the runtime's jar calls its folders. */
    private static String platform() {
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        String processor = System.getProperty("os.arch", "");
        String os = system.contains("mac") ? "osx" : system.contains("win") ? "win" : "linux";
        return os + (processor.equals("aarch64") ? "-aarch64" : "-x64");
    }
}
