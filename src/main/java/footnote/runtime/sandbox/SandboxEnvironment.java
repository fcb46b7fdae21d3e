package footnote.runtime.sandbox;

import java.util.Map;
import java.util.TreeMap;

/** All that a sandbox's environment has; nothing of ours. */
final class SandboxEnvironment {
    private SandboxEnvironment() {}

    static Map<String, String> variables() {
        return new TreeMap<>(Map.of(
                "PATH", "/usr/bin:/bin",
                "LANG", "C.UTF-8",
                "HOME", "/tmp",
                "OPENBLAS_NUM_THREADS", "1",
                "OMP_NUM_THREADS", "1",
                "MKL_NUM_THREADS", "1",
                "NUMEXPR_NUM_THREADS", "1",
                "MALLOC_ARENA_MAX", "1",
                "PYTHONHASHSEED", "0",
                "PYTHONDONTWRITEBYTECODE", "1"));
    }
}
