package footnote.runtime.sandbox;

import footnote.runtime.sandbox.SandboxResult.SandboxStatus;

/** Stands where no sandbox works: runs nothing and says why. */
public record NoSandbox(String why) implements Sandbox {
    @Override
    public SandboxResult run(SandboxTask task) {
        return SandboxResult.unrun(SandboxStatus.UNAVAILABLE, SandboxCheck.NONE, why);
    }

    @Override
    public SandboxCheck tier() {
        return new SandboxCheck(SandboxCheck.NONE, false, why);
    }
}
