package footnote.runtime.sandbox;

import footnote.runtime.json.Json;
import footnote.runtime.run.RecordedAnswer;
import footnote.runtime.run.Step;
import footnote.runtime.sandbox.SandboxResult.SandboxStatus;

/** Runs untrusted code, each time in a fresh sandbox. */
public interface Sandbox {
    /** Runs the task to its end or its limit; what goes wrong is in the result, never thrown. */
    SandboxResult run(SandboxTask task);

    /** The sandbox there is, or that there is none and what to install. */
    SandboxCheck tier();

    /** One that runs nothing, where none is configured. */
    static Sandbox none() {
        return new Sandbox() {
            @Override
            public SandboxResult run(SandboxTask task) {
                return SandboxResult.unrun(SandboxStatus.UNAVAILABLE, SandboxCheck.NONE, "none was given");
            }

            @Override
            public SandboxCheck tier() {
                return new SandboxCheck(SandboxCheck.NONE, false, "none was given");
            }
        };
    }

    /** The same sandbox, recorded by the run that calls, so that a replay runs nothing. */
    default Sandbox recorded() {
        var live = this;
        return new Sandbox() {
            @Override
            public SandboxResult run(SandboxTask task) {
                return Step.current()
                        .map(step -> Json.read(
                                step.recording()
                                        .answer(
                                                "cell",
                                                Json.write(task),
                                                () -> RecordedAnswer.of(Json.write(live.run(task))))
                                        .body(),
                                SandboxResult.class))
                        .orElseGet(() -> live.run(task));
            }

            @Override
            public SandboxCheck tier() {
                return live.tier();
            }
        };
    }
}
