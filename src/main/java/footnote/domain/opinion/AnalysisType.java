package footnote.domain.opinion;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a reader wants most weight on; every analyst works whatever it is. */
public enum AnalysisType {
    @JsonProperty("technical")
    TECHNICAL,
    @JsonProperty("fundamental")
    FUNDAMENTAL,
    @JsonProperty("sentiment")
    SENTIMENT,
    @JsonProperty("composite")
    COMPOSITE;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<AnalysisType> named(String word) {
        return Arrays.stream(values()).filter(type -> type.word().equals(word)).findFirst();
    }
}
