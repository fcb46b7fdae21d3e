package footnote.sources.sample.description;

import java.util.List;

/**
 * Chance that falls the same on every machine: Steele, Lea and Flood's SplitMix64, with nothing drawn from it but by
 * plain arithmetic.
 */
public final class SeededRandom {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;
    private static final long FNV_START = 0xCBF29CE484222325L;
    private static final long FNV_PRIME = 0x100000001B3L;
    private static final double UNIT = 0x1.0p-53;

    private long state;

    private SeededRandom(long state) {
        this.state = state;
    }

    /** A stream of its own for each thing named, so that asking for one never changes another. */
    public static SeededRandom of(long seed, String... names) {
        long hash = FNV_START ^ seed;
        for (String name : names) {
            for (int i = 0; i < name.length(); i++) {
                hash = (hash ^ name.charAt(i)) * FNV_PRIME;
            }
            hash = (hash ^ '/') * FNV_PRIME;
        }
        return new SeededRandom(hash);
    }

    long next() {
        state += GOLDEN;
        long mixed = (state ^ (state >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }

    /** From 0 up to, not including, 1. */
    double uniform() {
        return (next() >>> 11) * UNIT;
    }

    public double between(double least, double most) {
        return least + (most - least) * uniform();
    }

    /** Bell-shaped with mean 0 and deviation 1, never beyond 6: twelve uniform draws less their mean. */
    public double gaussian() {
        double sum = -6;
        for (int i = 0; i < 12; i++) {
            sum += uniform();
        }
        return sum;
    }

    /** From 0 up to, not including, the bound. */
    public int below(int bound) {
        return (int) (uniform() * bound);
    }

    public boolean chance(double probability) {
        return uniform() < probability;
    }

    public <T> T pick(List<T> choices) {
        return choices.get(below(choices.size()));
    }
}
