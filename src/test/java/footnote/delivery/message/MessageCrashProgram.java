package footnote.delivery.message;

import footnote.runtime.db.Database;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.util.List;

/** A sender in a process of its own, made to be killed: it sends what is due until nothing waits. */
public final class MessageCrashProgram {
    static final String SECRET = "0123456789abcdef0123";

    private MessageCrashProgram() {}

    /** The database, the server's port, and how many claims old the clock shall be. */
    public static void main(String[] args) {
        var clock = Clock.offset(Clock.systemUTC(), Duration.ofMinutes(6L * Integer.parseInt(args[2])));
        try (var database = Database.open(args[0])) {
            var hook = new SignedWebhook(URI.create("http://127.0.0.1:" + args[1] + "/hook"), SECRET);
            var messenger = new Messenger(() -> database, List.of(hook), clock);
            System.out.println("ready");
            messenger.sendDue();
            System.out.println("done");
        }
    }
}
