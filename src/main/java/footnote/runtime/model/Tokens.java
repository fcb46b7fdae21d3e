package footnote.runtime.model;

/** A quick guess at tokens that would rather be too high: money is held by it before a call. */
public final class Tokens {
    private static final int PER_MESSAGE = 12;

    private Tokens() {}

    /** About three letters a token in Latin script, less for figures and signs, more than one a letter elsewhere. */
    public static int in(String text) {
        double tokens = 0;
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            tokens += letter > 0x24F ? 1.3 : Character.isLetter(letter) || letter == ' ' ? 0.34 : 0.6;
        }
        return (int) Math.ceil(tokens);
    }

    public static int in(Exchange exchange) {
        return in(exchange.canonical())
                + PER_MESSAGE * (exchange.messages().size() + exchange.tools().size() + 1);
    }
}
