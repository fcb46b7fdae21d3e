package footnote.quant;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.assertj.core.api.Assertions;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reference values that others published, read from beside the project; without them a test is skipped. */
public final class References {
    private static final Path DATA = Path.of("..", "shared", "data");

    private References() {}

    public static String text(String file) {
        Path path = DATA.resolve(file);
        assumeTrue(Files.exists(path), "skipped: reference data " + path + " is not here");
        try {
            return Files.readString(path).replace("\uFEFF", "");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Rows of cells by column name; quoted cells may hold commas. */
    public static List<Map<String, String>> csv(String file) {
        return rows(text(file));
    }

    public static List<Map<String, String>> rows(String csv) {
        List<String> lines = csv.lines().filter(line -> !line.isBlank()).toList();
        String[] names = cells(lines.getFirst());
        return lines.stream()
                .skip(1)
                .map(References::cells)
                .map(cells -> {
                    var row = new HashMap<String, String>();
                    for (int i = 0; i < cells.length && i < names.length; i++) {
                        row.put(names[i], cells[i]);
                    }
                    return (Map<String, String>) row;
                })
                .toList();
    }

    /** One column as numbers; what is empty is NaN. */
    public static double[] column(List<Map<String, String>> rows, String name) {
        return rows.stream()
                .map(row -> row.getOrDefault(name, ""))
                .mapToDouble(cell -> cell.isBlank() ? Double.NaN : Double.parseDouble(cell))
                .toArray();
    }

    /** One field of an array of objects; null is NaN. */
    public static double[] field(String file, String name) {
        return values(
                file,
                node -> node.get(name).isNull() ? Double.NaN : node.get(name).asDouble());
    }

    private static double[] values(String file, ToDoubleFunction<JsonNode> value) {
        var values = new ArrayList<Double>();
        new JsonMapper().readTree(text(file)).forEach(node -> values.add(value.applyAsDouble(node)));
        return values.stream().mapToDouble(Double::doubleValue).toArray();
    }

    /** Number vectors under a heading of Tulip's test file: inputs first, outputs last. */
    public static double[][] tulip(String heading) {
        List<String> lines = text("indicators/tulip_untest.txt").lines().toList();
        int at = lines.indexOf(heading);
        Assertions.assertThat(at).as("heading " + heading).isNotNegative();
        return lines.subList(at + 1, lines.size()).stream()
                .takeWhile(line -> line.startsWith("{"))
                .map(line -> line.substring(1, line.length() - 1))
                .map(line -> Arrays.stream(line.split(","))
                        .filter(cell -> !cell.isBlank())
                        .mapToDouble(Double::parseDouble)
                        .toArray())
                .toArray(double[][]::new);
    }

    /** Asserts equal lengths, the same undefined places, and values within the relative tolerance; says how close. */
    public static void assertSame(String what, double[] ours, double[] theirs, double tolerance) {
        Assertions.assertThat(ours).as(what).hasSameSizeAs(theirs);
        double worst = 0;
        int compared = 0;
        for (int i = 0; i < ours.length; i++) {
            Assertions.assertThat(Double.isNaN(ours[i]))
                    .as("%s[%d]: ours %s, theirs %s", what, i, ours[i], theirs[i])
                    .isEqualTo(Double.isNaN(theirs[i]));
            if (!Double.isNaN(theirs[i])) {
                worst = Math.max(worst, Math.abs(ours[i] - theirs[i]) / Math.max(1e-9, Math.abs(theirs[i])));
                compared++;
            }
        }
        System.out.printf("%-44s %6d values, max relative error %.1e%n", what, compared, worst);
        Assertions.assertThat(compared).as(what).isPositive();
        Assertions.assertThat(worst).as(what).isLessThanOrEqualTo(tolerance);
    }

    /** Compares with values published to three decimals that begin where ours become defined. */
    public static void assertRounded(String what, double[] ours, double[] theirs, int firstDefined) {
        Assertions.assertThat(Arrays.stream(ours).limit(firstDefined)).as(what).allMatch(value -> value.isNaN());
        double[] defined = Arrays.copyOfRange(ours, firstDefined, ours.length);
        Assertions.assertThat(defined).as(what).hasSameSizeAs(theirs);
        for (int i = 0; i < theirs.length; i++) {
            Assertions.assertThat(defined[i]).as(what + " " + i).isCloseTo(theirs[i], Assertions.within(0.000501));
        }
        System.out.printf("%-44s %6d values, equal to 3 decimals%n", what, theirs.length);
    }

    private static String[] cells(String line) {
        var cells = new ArrayList<String>();
        var cell = new StringBuilder();
        boolean quoted = false;
        for (char c : line.toCharArray()) {
            if (c == '"') {
                quoted = !quoted;
            } else if (c == ',' && !quoted) {
                cells.add(cell.toString().strip());
                cell.setLength(0);
            } else {
                cell.append(c);
            }
        }
        cells.add(cell.toString().strip());
        return cells.toArray(String[]::new);
    }
}
