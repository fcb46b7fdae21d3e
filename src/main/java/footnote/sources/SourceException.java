package footnote.sources;

import footnote.domain.SourceLine;
import footnote.runtime.run.Fault;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A source could not answer; one subtype for each way we react. */
public abstract sealed class SourceException extends Fault {
    /** The reader's own files go by this name among vendors; no other vendor can be asked for them. */
    private static final String OWN_FILES = "files";

    /** More reasons than these tell a reader nothing new. */
    private static final int SHOWN = 3;

    private final String vendor;

    private SourceException(String vendor, String message, boolean passing, @Nullable Throwable cause) {
        super(Kind.SOURCE, message, passing, cause);
        this.vendor = vendor;
    }

    /** Who could not answer. */
    public String vendor() {
        return vendor;
    }

    /** Wait as long as it says, or go on to the next vendor. */
    public static final class Throttled extends SourceException {
        private final Duration retryAfter;

        public Throttled(String vendor, String what, Duration retryAfter) {
            super(
                    vendor,
                    SourceLine.vendor(vendor) + " limits requests and refused " + what + "; try again in "
                            + wait(retryAfter) + ", or let another vendor answer",
                    true,
                    null);
            this.retryAfter = retryAfter;
        }

        public Duration retryAfter() {
            return retryAfter;
        }

        /** In the largest unit that is told whole: 45 s, 10 min, 12 h. */
        private static String wait(Duration time) {
            long seconds = time.toSeconds();
            return seconds > 0 && seconds % 3600 == 0
                    ? seconds / 3600 + " h"
                    : seconds > 0 && seconds % 60 == 0 ? seconds / 60 + " min" : seconds + " s";
        }
    }

    /** Go on to the next vendor: this one is well, and has none. */
    public static final class NoData extends SourceException {
        private static final Pattern ARTICLE = Pattern.compile("^(?:the|an?) ");
        private static final String ADVICE = "; check the symbol and the dates, or ask another vendor";

        public NoData(String vendor, String what) {
            super(
                    vendor,
                    SourceLine.vendor(vendor) + " has no "
                            + ARTICLE.matcher(what).replaceFirst("") + (what.contains("; ") ? "" : ADVICE),
                    false,
                    null);
        }
    }

    /** Leave this vendor out until someone configures it. */
    public static final class NotConfigured extends SourceException {
        private final String setting;

        public NotConfigured(String vendor, String setting) {
            super(
                    vendor,
                    SourceLine.vendor(vendor) + " needs the setting " + setting + "; set it, or leave this vendor out",
                    false,
                    null);
            this.setting = setting;
        }

        public NotConfigured(String vendor, String setting, String why) {
            super(
                    vendor,
                    SourceLine.vendor(vendor) + " refused access: " + why + "; check the setting " + setting,
                    false,
                    null);
            this.setting = setting;
        }

        public String setting() {
            return setting;
        }
    }

    /** Go on to the next vendor; when none is left, the reader may work offline. */
    public static final class Unreachable extends SourceException {
        public Unreachable(String vendor, String what, String why, @Nullable Throwable cause) {
            super(
                    vendor,
                    SourceLine.vendor(vendor) + " could not be reached for " + what + " (" + why
                            + "); check the network, or use the sample market",
                    true,
                    cause);
        }

        /** Nobody is there, whatever was asked for. */
        public Unreachable(String vendor, String why, @Nullable Throwable cause) {
            super(
                    vendor,
                    SourceLine.vendor(vendor) + " could not be reached (" + why
                            + "); check the network, or use the sample market",
                    true,
                    cause);
        }
    }

    /** Go on to the next vendor; what came back is not what the format promises. */
    public static final class Malformed extends SourceException {
        public Malformed(String vendor, String what, String why) {
            this(vendor, what, why, null);
        }

        public Malformed(String vendor, String what, String why, @Nullable Throwable cause) {
            super(vendor, sentence(vendor, what, why), false, cause);
        }

        private static String sentence(String vendor, String what, String why) {
            return vendor.equals(OWN_FILES)
                    ? what + " cannot be read: " + why
                    : SourceLine.vendor(vendor) + " sent something unreadable for " + what + ": " + why
                            + "; ask another vendor, and report the format if it lasts";
        }
    }

    /** Leave it out: asking or reading on would break a rule of ours about hosts, addresses or sizes. */
    public static final class Forbidden extends SourceException {
        public Forbidden(String vendor, URI uri, String rule) {
            super(
                    vendor,
                    "footnote refuses " + uri.getScheme() + "://" + uri.getHost() + " for " + SourceLine.vendor(vendor)
                            + ": " + rule + "; add the host to the vendor's settings if it is meant",
                    false,
                    null);
        }
    }

    /** Go on to the next vendor: the terms of this one do not allow the reader's use. */
    public static final class Unlicensed extends SourceException {
        public Unlicensed(String vendor, String what) {
            super(
                    vendor,
                    "without " + SourceLine.vendor(vendor) + " for " + what + ", whose terms allow personal use alone"
                            + " (vendors.licence=commercial)",
                    false,
                    null);
        }
    }

    /** Print a gap: every vendor was asked, and each failed for its own reason. */
    public static final class Exhausted extends SourceException {
        private final transient List<SourceException> failures;

        public Exhausted(String what, List<SourceException> failures) {
            super(
                    "no vendor",
                    failures.isEmpty()
                            ? "no vendor is set up for " + what + "; configure one, or use the sample market"
                            : "no vendor answered for " + what + ": " + reasons(failures),
                    false,
                    failures.isEmpty() ? null : failures.getFirst());
            this.failures = List.copyOf(failures);
        }

        /** Each reason once, and what to do about data that no vendor has once for all. */
        private static String reasons(List<SourceException> failures) {
            var said = failures.stream()
                    .map(each -> String.valueOf(each.getMessage()))
                    .distinct()
                    .limit(SHOWN)
                    .toList();
            boolean advised = said.stream().anyMatch(each -> each.endsWith(NoData.ADVICE));
            return said.stream().map(each -> each.replace(NoData.ADVICE, "")).collect(Collectors.joining(" | "))
                    + (failures.size() > SHOWN ? " | and " + (failures.size() - SHOWN) + " more" : "")
                    + (advised ? "; check the symbol and the dates" : "");
        }

        public List<SourceException> failures() {
            return failures;
        }
    }
}
