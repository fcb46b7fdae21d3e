package footnote.runtime.model.routing;

import footnote.runtime.model.ModelCandidate;
import footnote.runtime.model.Price;
import footnote.runtime.model.Role;
import footnote.runtime.model.wire.CandidateAnswer;
import java.math.BigDecimal;
import java.util.function.Function;

/** One call to a candidate of a role: how to make it and what it takes at most. */
record ModelCall(
        Role role,
        String agent,
        String promptHash,
        String text,
        int inputTokens,
        int outputTokens,
        int images,
        Function<ModelCandidate, CandidateAnswer> fetch) {

    BigDecimal most(Price price) {
        return price.cost(inputTokens, outputTokens).add(price.image().multiply(BigDecimal.valueOf(images)));
    }

    static BigDecimal cost(Price price, CandidateAnswer delivery) {
        return price.cost(delivery.inputTokens(), delivery.outputTokens())
                .add(price.image().multiply(BigDecimal.valueOf(delivery.images())));
    }
}
