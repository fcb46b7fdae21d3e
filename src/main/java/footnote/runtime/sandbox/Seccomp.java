package footnote.runtime.sandbox;

import footnote.runtime.sandbox.Syscalls.Machine;
import footnote.runtime.sandbox.Syscalls.Rule;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/** Assembles the two filters of system calls as the kernel takes them: classic BPF, eight bytes an instruction. */
final class Seccomp {
    private static final int LOAD = 0x20;
    private static final int JUMP_EQUAL = 0x15;
    private static final int JUMP_AT_LEAST = 0x35;
    private static final int JUMP_ANY_BIT = 0x45;
    private static final int RETURN = 0x06;

    private static final int KILL = 0x80000000;
    private static final int ALLOW = 0x7fff0000;
    private static final int NOT_PERMITTED = 0x00050000 | 1;
    private static final int NO_SUCH_CALL = 0x00050000 | 38;

    private static final int NUMBER = 0;
    private static final int MACHINE = 4;
    private static final int SECOND_ARGUMENT = 24;
    private static final int THIRD_ARGUMENT = 32;
    private static final int OTHER_HALF = 4;
    /** O_CREAT and the bit of its own that O_TMPFILE has. */
    private static final int CREATING = 0x40 | 0x400000;
    /** Calls from here on are of the x32 kind, which would slip past the numbers below. */
    private static final int X32 = 0x40000000;

    /** F_DUPFD, F_GETFD, F_SETFD, F_GETFL, F_SETFL, F_DUPFD_CLOEXEC; not F_SETOWN or F_SETSIG, which send signals. */
    private static final List<Integer> FCNTL = List.of(0, 1, 2, 3, 4, 1030);
    /** TCGETS, TIOCGWINSZ, FIONREAD, FIOCLEX; not TIOCSTI, which types into a terminal. */
    private static final List<Integer> IOCTL = List.of(0x5401, 0x5413, 0x541B, 0x5451);

    private record Instruction(int code, int onTrue, int onFalse, int value) {}

    private final Syscalls calls;
    private final List<Instruction> program = new ArrayList<>();

    private Seccomp(Syscalls calls) {
        this.calls = calls;
    }

    /** From the launch on: the interpreter may still start, but neither reach a network nor change the machine. */
    static byte[] atLaunch(Machine machine) {
        var filter = new Seccomp(Syscalls.of(machine));
        filter.begin();
        filter.answer(filter.calls.numbers(Rule.DENY), NOT_PERMITTED);
        filter.add(RETURN, 0, 0, ALLOW);
        return filter.bytes();
    }

    /** Just before the code runs: only what computing takes; anything else is not permitted. */
    static byte[] beforeCode(Machine machine) {
        var filter = new Seccomp(Syscalls.of(machine));
        filter.begin();
        filter.answer(filter.calls.numbers(Rule.ALLOW), ALLOW);
        filter.checked("fcntl", FCNTL);
        filter.checked("ioctl", IOCTL);
        filter.onlyToRead("prlimit64");
        filter.neverCreating("open", SECOND_ARGUMENT);
        filter.neverCreating("openat", THIRD_ARGUMENT);
        filter.calls.number("clone3").ifPresent(number -> filter.answer(List.of(number), NO_SUCH_CALL));
        filter.add(RETURN, 0, 0, NOT_PERMITTED);
        return filter.bytes();
    }

    private void begin() {
        add(LOAD, 0, 0, MACHINE);
        add(JUMP_EQUAL, 1, 0, calls.machine().audit());
        add(RETURN, 0, 0, KILL);
        add(LOAD, 0, 0, NUMBER);
        if (calls.machine() == Machine.X86_64) {
            add(JUMP_AT_LEAST, 0, 1, X32);
            add(RETURN, 0, 0, KILL);
        }
        answer(calls.numbers(Rule.KILL), KILL);
    }

    private void answer(List<Integer> numbers, int verdict) {
        for (int number : numbers) {
            add(JUMP_EQUAL, 0, 1, number);
            add(RETURN, 0, 0, verdict);
        }
    }

    /** A call that is allowed only with one of these as its second argument. */
    private void checked(String name, List<Integer> allowed) {
        calls.number(name).ifPresent(number -> {
            add(JUMP_EQUAL, 0, 2 * allowed.size() + 2, number);
            add(LOAD, 0, 0, SECOND_ARGUMENT);
            answer(allowed, ALLOW);
            add(RETURN, 0, 0, NOT_PERMITTED);
        });
    }

    /** A call that sets something by its third argument is allowed only without one. */
    private void onlyToRead(String name) {
        calls.number(name).ifPresent(number -> {
            add(JUMP_EQUAL, 0, 6, number);
            add(LOAD, 0, 0, THIRD_ARGUMENT);
            add(JUMP_EQUAL, 0, 3, 0);
            add(LOAD, 0, 0, THIRD_ARGUMENT + OTHER_HALF);
            add(JUMP_EQUAL, 0, 1, 0);
            add(RETURN, 0, 0, ALLOW);
            add(RETURN, 0, 0, NOT_PERMITTED);
        });
    }

    /** Files may be opened but not made: a scratch folder bounds their bytes, and nothing would bound their number. */
    private void neverCreating(String name, int flags) {
        calls.number(name).ifPresent(number -> {
            add(JUMP_EQUAL, 0, 4, number);
            add(LOAD, 0, 0, flags);
            add(JUMP_ANY_BIT, 1, 0, CREATING);
            add(RETURN, 0, 0, ALLOW);
            add(RETURN, 0, 0, NOT_PERMITTED);
        });
    }

    private void add(int code, int onTrue, int onFalse, int value) {
        program.add(new Instruction(code, onTrue, onFalse, value));
    }

    private byte[] bytes() {
        var bytes = ByteBuffer.allocate(program.size() * 8).order(ByteOrder.LITTLE_ENDIAN);
        program.forEach(each -> bytes.putShort((short) each.code())
                .put((byte) each.onTrue())
                .put((byte) each.onFalse())
                .putInt(each.value()));
        return bytes.array();
    }
}
