package footnote.runtime.sandbox;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;

/** The system calls of this machine by number, and what becomes of each. */
final class Syscalls {
    /** What becomes of a call. */
    enum Rule {
        ALLOW,
        KILL,
        DENY,
        CHECKED
    }

    /** A machine as the kernel names it to a filter. */
    enum Machine {
        X86_64(0xC000003E),
        AARCH64(0xC00000B7);

        private final int audit;

        Machine(int audit) {
            this.audit = audit;
        }

        int audit() {
            return audit;
        }

        static Machine here() {
            return switch (System.getProperty("os.arch")) {
                case "amd64", "x86_64" -> X86_64;
                case "aarch64", "arm64" -> AARCH64;
                default ->
                    throw new UnsupportedOperationException(
                            "no table of system calls for " + System.getProperty("os.arch"));
            };
        }
    }

    private final Machine machine;
    private final Map<String, Integer> numbers = new LinkedHashMap<>();
    private final Map<String, Rule> rules = new LinkedHashMap<>();

    private Syscalls(Machine machine) {
        this.machine = machine;
    }

    static Syscalls of(Machine machine) {
        var calls = new Syscalls(machine);
        SandboxFiles.text("syscalls.tsv")
                .lines()
                .filter(line -> !line.startsWith("#"))
                .forEach(line -> {
                    var fields = line.split("\t", -1);
                    String number = fields[machine == Machine.X86_64 ? 1 : 2];
                    if (!number.equals("-")) {
                        calls.numbers.put(fields[0], Integer.parseInt(number));
                        calls.rules.put(fields[0], Rule.valueOf(fields[3].toUpperCase(Locale.ROOT)));
                    }
                });
        return calls;
    }

    Machine machine() {
        return machine;
    }

    List<Integer> numbers(Rule... wanted) {
        return numbers.entrySet().stream()
                .filter(call -> Arrays.asList(wanted).contains(rules.get(call.getKey())))
                .map(Map.Entry::getValue)
                .toList();
    }

    OptionalInt number(String name) {
        var number = numbers.get(name);
        return number == null ? OptionalInt.empty() : OptionalInt.of(number);
    }
}
