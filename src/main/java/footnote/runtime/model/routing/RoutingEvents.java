package footnote.runtime.model.routing;

import footnote.runtime.model.AgentName;
import footnote.runtime.run.Step;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Tells the watchers of a run, or the log outside one, what befell its models. */
final class RoutingEvents {
    static final String WARNING = "warning";
    private static final Logger LOG = Logger.getLogger(RoutingEvents.class.getName());

    private final Optional<Step> step;
    private final FailoverState route;

    RoutingEvents(Optional<Step> step, FailoverState route) {
        this.step = step;
        this.route = route;
    }

    /** Said each time it happens. */
    void warn(String about, String why) {
        step.ifPresentOrElse(
                known -> known.emit(WARNING, Map.of("about", about, "why", why)),
                () -> LOG.log(Level.WARNING, "{0}: {1}", new Object[] {about, why}));
    }

    /** Says once for an agent that the answer of its model was not used. */
    void unused(String agent, String reason) {
        once("agent " + agent, AgentName.of(agent) + ": an answer of the model was not used: " + reason);
    }

    /** Said once a run. */
    void once(String about, String why) {
        if (route.first(about)) {
            warn(about, why);
        }
    }
}
