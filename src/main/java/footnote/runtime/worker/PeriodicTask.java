package footnote.runtime.worker;

import java.time.Duration;

/** Something that one of the workers does again and again, such as sending what waits in the outbox. */
public record PeriodicTask(String name, Duration every, Runnable work) {}
