package footnote.runtime.sandbox;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Landlock and seccomp, which the worker applies to itself: needs only the kernel. It has no scratch folder. */
final class Landlock implements SandboxTier {
    @Override
    public String name() {
        return "landlock";
    }

    @Override
    public Optional<String> missing() {
        return HostPrograms.linux()
                ? HostPrograms.firstMissing("prlimit", "setpriv", "nice", "python3")
                        .map(program -> program + " is not installed")
                : Optional.of("this is not Linux");
    }

    /** Landlock guards what is in files, not that they are there. */
    @Override
    public String leaks() {
        return "stat still tells which files and processes exist, their size, time and owner";
    }

    @Override
    public List<String> command(String worker, Outfit outfit) {
        var command = new ArrayList<>(HostPrograms.loweredTo());
        command.addAll(HostPrograms.worker(name(), outfit, worker));
        return command;
    }
}
