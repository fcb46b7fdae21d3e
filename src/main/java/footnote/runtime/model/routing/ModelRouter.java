package footnote.runtime.model.routing;

import footnote.runtime.model.ModelCandidate;
import footnote.runtime.model.ModelSettings;
import footnote.runtime.model.Price;
import footnote.runtime.model.Prices;
import footnote.runtime.model.Role;
import footnote.runtime.model.TextTrimming;
import footnote.runtime.model.wire.CallDeadline;
import footnote.runtime.model.wire.CandidateAnswer;
import footnote.runtime.model.wire.Refusal;
import footnote.runtime.run.Budget;
import footnote.runtime.run.Pause;
import footnote.runtime.run.Step;
import footnote.runtime.telemetry.Telemetry;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Runs errands to candidates in their order, and reacts to each refusal as it must. */
final class ModelRouter {
    private static final int TRIES = 3;
    private static final Duration FIRST_DELAY = Duration.ofSeconds(1);
    private static final Duration REST = Duration.ofSeconds(60);
    private static final Duration LONGEST = Duration.ofMinutes(15);

    private final ModelSettings settings;
    private final Map<Role, List<ModelCandidate>> candidates;
    private final Prices prices;
    private final Cooldowns cooldowns;
    private final Telemetry telemetry;
    private final Clock clock;
    private final Pause pause;
    private final ConcurrencyLimit concurrency;

    ModelRouter(
            ModelSettings settings,
            Map<Role, List<ModelCandidate>> candidates,
            Prices prices,
            Cooldowns cooldowns,
            Telemetry telemetry,
            ConcurrencyLimit concurrency,
            Clock clock,
            Pause pause) {
        this.concurrency = concurrency;
        this.settings = settings;
        this.candidates = candidates;
        this.prices = prices;
        this.cooldowns = cooldowns;
        this.telemetry = telemetry;
        this.clock = clock;
        this.pause = pause;
    }

    /** How a call ended, and what its tries cost whether or not they gave something. */
    sealed interface End {
        record Delivered(ModelCandidate candidate, CandidateAnswer delivery, int tries, BigDecimal cost)
                implements End {}

        record Undelivered(String reason, int place, int tries, BigDecimal cost) implements End {}
    }

    private static boolean offline(Optional<Step> step) {
        return step.filter(known -> known.options().offline()).isPresent();
    }

    /** Says once a run for each agent that the answer of its model was not used, and why; the rule's stands. */
    void unused(ModelCall task, Optional<Step> step, String reason) {
        if (!offline(step) && !candidates.getOrDefault(task.role(), List.of()).isEmpty()) {
            new RoutingEvents(step, route(step)).unused(task.agent(), reason);
        }
    }

    End run(ModelCall task, Optional<Step> step) {
        return new Trip(task, step, route(step)).end();
    }

    private static FailoverState route(Optional<Step> step) {
        return step.map(known -> known.perRun(
                        FailoverState.class,
                        () -> FailoverState.after(known.recording().recorded(RecordedModelCalls.KIND))))
                .orElseGet(FailoverState::new);
    }

    /** One call on its way. */
    private final class Trip {
        private final ModelCall task;
        private final Optional<Step> step;
        private final FailoverState route;
        private final RoutingEvents notices;
        private final List<ModelCandidate> choice;
        private final long until;
        private int tries;
        private BigDecimal cost = BigDecimal.ZERO;
        private String why;

        Trip(ModelCall task, Optional<Step> step, FailoverState route) {
            this.task = task;
            this.step = step;
            this.route = route;
            this.notices = new RoutingEvents(step, route);
            step.ifPresent(known -> known.allow(wholeAnswer()));
            this.choice = new ArrayList<>(candidates.getOrDefault(task.role(), List.of()));
            this.until = clock.millis() + left(step).toMillis();
            this.why = "no model is configured for the role " + task.role().word();
        }

        /** An answer may stay away as long as models.timeout says, and a tenth is kept back for the rule. */
        private Duration wholeAnswer() {
            return settings.silence().multipliedBy(6).dividedBy(5);
        }

        End end() {
            if (offline(step)) {
                return undelivered("the run is offline");
            }
            if (choice.isEmpty()) {
                notices.once("models." + task.role().word(), why + "; rules answer");
            }
            try {
                while (true) {
                    var pick = route.pick(choice, cooldowns, clock.instant());
                    if (pick.isEmpty() || !waited(pick.get())) {
                        return undelivered(why);
                    }
                    var end = tried(pick.get().candidate());
                    if (end.isPresent()) {
                        return end.get();
                    }
                }
            } catch (InterruptedException e) {
                throw CallDeadline.interrupted();
            }
        }

        private boolean waited(FailoverState.Pick pick) throws InterruptedException {
            if (pick.rest().isPositive()) {
                if (pick.rest().compareTo(left()) >= 0) {
                    why = "every candidate is limited; " + pick.candidate().name() + " rests for another "
                            + pick.rest().toSeconds() + " s, longer than the step may take";
                    return false;
                }
                pause.pause(pick.rest());
            }
            return true;
        }

        /** The end of the call, or nothing when the next candidate is to be tried. */
        private Optional<End> tried(ModelCandidate candidate) throws InterruptedException {
            var price = prices.of(candidate);
            if (price.isEmpty() && step.isPresent()) {
                why = "the price of " + candidate.listed()
                        + " is not known, and a budget is in force; set models.prices to " + candidate.listed()
                        + "=INPUT/OUTPUT, in dollars per million tokens";
                notices.once(candidate.name(), why);
                route.leave(candidate);
                return Optional.empty();
            }
            try {
                var delivery = delivered(candidate, price.orElse(Price.FREE));
                route.settle(candidate);
                return Optional.of(new End.Delivered(candidate, delivery, tries, cost));
            } catch (Budget.Overdrawn e) {
                notices.once("budget", String.valueOf(e.getMessage()));
                return Optional.of(undelivered(String.valueOf(e.getMessage())));
            } catch (Refusal refusal) {
                return reacted(candidate, refusal);
            }
        }

        private Optional<End> reacted(ModelCandidate candidate, Refusal refusal) {
            why = candidate.name() + ": " + refusal.why();
            switch (refusal.reaction()) {
                case NEXT -> {
                    var rest = refusal.retryAfter().orElse(REST);
                    cooldowns.coolDown(candidate.name(), clock.instant().plus(rest));
                    boolean moved = route.pass(candidate, choice);
                    notices.warn(
                            candidate.name(),
                            refusal.why() + (moved ? "; the next candidate takes over" : "; it is the last one left"));
                }
                case AGAIN -> {
                    if (!route.pass(candidate, choice)) {
                        return Optional.of(undelivered(why));
                    }
                    notices.warn(candidate.name(), refusal.why() + "; the next candidate takes over");
                }
                case LEAVE_KEY -> {
                    why += "; check the key of provider " + candidate.provider().name();
                    notices.warn(candidate.name(), why);
                    route.leaveKey(candidate, choice);
                }
                case LEAVE_MODEL -> {
                    why += "; check the name in models." + task.role().word();
                    notices.warn(candidate.name(), why);
                    route.leave(candidate);
                }
                case CORRECT -> {
                    why += "; check " + candidate.model() + " in models."
                            + task.role().word() + ", models.max_output_tokens and models.temperature";
                    choice.remove(candidate); // another may take this very request, and this one the next
                    notices.warn(candidate.name(), why + (choice.isEmpty() ? "" : "; the next candidate is asked"));
                }
            }
            return Optional.empty();
        }

        private CandidateAnswer delivered(ModelCandidate candidate, Price price) throws InterruptedException {
            for (int tried = 1; ; tried++) {
                try {
                    return once(candidate, price);
                } catch (Refusal refusal) {
                    var delay = FIRST_DELAY.multipliedBy(1L << (tried - 1));
                    if (refusal.reaction() != Refusal.Reaction.AGAIN
                            || tried == TRIES
                            || delay.compareTo(left()) >= 0) {
                        throw refusal;
                    }
                    pause.pause(delay);
                }
            }
        }

        private CandidateAnswer once(ModelCandidate candidate, Price price) throws InterruptedException {
            try (var _ = concurrency
                    .enter(candidate.name(), settings.inFlight(), left())
                    .orElseThrow(() -> Refusal.unreachable("models.in_flight lets no more calls through in time"))) {
                return within(candidate, price);
            }
        }

        private CandidateAnswer within(ModelCandidate candidate, Price price) {
            var hold = step.map(known -> known.budget().hold(task.most(price)));
            try {
                tries++;
                var delivery = measured(candidate);
                spend(hold, ModelCall.cost(price, delivery));
                return delivery;
            } catch (Refusal refusal) {
                refusal.received().ifPresent(characters -> spend(hold, price.cost(task.inputTokens(), characters / 3)));
                throw refusal;
            } finally {
                hold.ifPresent(Budget.Hold::close);
            }
        }

        private void spend(Optional<Budget.Hold> hold, BigDecimal actual) {
            cost = cost.add(actual);
            hold.ifPresent(held -> held.settle(actual));
        }

        private CandidateAnswer measured(ModelCandidate candidate) {
            var span = telemetry.call(new Telemetry.Call(
                    task.images() > 0 ? "image_generation" : "chat",
                    candidate.provider().name(),
                    candidate.model(),
                    task.agent(),
                    settings.maxOutputTokens(),
                    step.map(known -> known.run().value()),
                    step.map(Step::path),
                    settings.spanText() ? Optional.of(task.text()) : Optional.empty()));
            try {
                var delivery = CallDeadline.of(settings.silence(), left(), Math.max(task.outputTokens(), 1))
                        .during(() -> task.fetch().apply(candidate));
                span.done(new Telemetry.Usage(
                        delivery.inputTokens(),
                        delivery.outputTokens(),
                        delivery.finish(),
                        settings.spanText() ? Optional.of(delivery.body()) : Optional.empty()));
                return delivery;
            } catch (RuntimeException e) {
                int status = e instanceof Refusal refusal ? refusal.status() : 0;
                span.failed(status == 0 ? "broken" : String.valueOf(status), TextTrimming.reason(e));
                throw e;
            }
        }

        /** A tenth of the step's time is kept back, so that the rule can still answer. */
        private Duration left() {
            long byClock = until - clock.millis();
            return Duration.ofMillis(Math.max(1, Math.min(byClock, left(step).toMillis())));
        }

        private static Duration left(Optional<Step> step) {
            var most = step.map(known -> known.left().multipliedBy(9).dividedBy(10))
                    .orElse(LONGEST);
            return most.compareTo(LONGEST) < 0 ? most : LONGEST;
        }

        private End undelivered(String reason) {
            return new End.Undelivered(reason, route.place(task.role()), tries, cost);
        }
    }
}
