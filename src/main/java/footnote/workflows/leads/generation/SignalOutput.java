package footnote.workflows.leads.generation;

import footnote.domain.Prose;
import java.util.List;

/** Why to call a lead now and how to begin, as a model writes it, with the numbers of the signals it rests on. */
public record SignalOutput(List<Integer> signals, Prose whyNow, Prose opening) {
    public SignalOutput {
        signals = List.copyOf(signals);
    }

    /** Refuses a reason that names no signal where there are some, or one there is none of. */
    void restsOn(int count) {
        if (count > 0 && signals.isEmpty()) {
            throw new IllegalArgumentException("name the signals you rest on, of 1 to " + count);
        }
        signals.stream()
                .filter(number -> number < 1 || number > count)
                .findFirst()
                .ifPresent(number -> {
                    throw new IllegalArgumentException("there are " + count + " signals, so no signal " + number);
                });
    }
}
