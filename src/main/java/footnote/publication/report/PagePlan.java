package footnote.publication.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Where pages end and how high pictures are, so that what belongs together stays so and no page is left half empty. */
final class PagePlan {
    /** How high a drawing may be, in points. */
    record Range(double least, double natural, double most) {}

    /** A block as it was measured, its drawing at the natural height. */
    record Measured(String id, double height, boolean whole, Range range) {
        Measured(String id, double height, boolean whole) {
            this(id, height, whole, FIXED);
        }
    }

    static final Range CHART = new Range(152, 196, 262);
    static final Range PICTURE = new Range(222, 268, 310);
    static final Range FIXED = new Range(0, 0, 0);
    private static final double SHORT = 160;

    private final Set<String> breaks = new HashSet<>();
    private final Set<String> kept = new HashSet<>();
    private final Map<String, Double> heights = new HashMap<>();
    private final double page;

    private PagePlan(double page) {
        this.page = page;
    }

    /** Everything at its natural height, no page ended early. */
    static PagePlan natural() {
        return new PagePlan(0);
    }

    /** For pages that take so many points. */
    static PagePlan of(List<Measured> blocks, double page) {
        var plan = new PagePlan(page);
        plan.fill(blocks);
        return plan;
    }

    boolean breaks(String id) {
        return breaks.contains(id);
    }

    double height(String id, Range range) {
        return heights.getOrDefault(id, range.natural());
    }

    /** Short texts are kept whole too: where they end is then known, not guessed. */
    boolean whole(String id, Block block) {
        return whole(block) || kept.contains(id);
    }

    static boolean whole(Block block) {
        return switch (block) {
            case Block.Exhibit _, Block.Illustration _, Block.Callout _, Block.Heading _ -> true;
            case Block.FigureTable table -> table.rows().size() <= 12;
            case Block.Paragraph _, Block.Points _ -> false;
        };
    }

    static Range range(Block block) {
        return switch (block) {
            case Block.Exhibit _ -> CHART;
            case Block.Illustration _ -> PICTURE;
            default -> FIXED;
        };
    }

    /** {@code natural} is what stands on the page at hand, each at its natural height; it may shrink to the limit. */
    private void fill(List<Measured> blocks) {
        double limit = page;
        double natural = 0;
        var here = new ArrayList<Measured>();
        for (var block : blocks) {
            if (block.height() < SHORT) {
                kept.add(block.id());
            } else if (!block.whole()) {
                natural = Math.min(natural, limit) + block.height();
                if (natural > limit) {
                    natural %= limit;
                    here.clear();
                }
                continue;
            }
            here.add(block);
            natural += block.height();
            if (natural - limit > slack(here) && here.size() + natural - block.height() > 1) {
                here.removeLast();
                stretch(here, limit - natural + block.height());
                breaks.add(block.id());
                here.clear();
                here.add(block);
                natural = block.height();
            }
            if (natural > limit) {
                shrink(here, natural - limit);
            }
        }
    }

    private static double slack(List<Measured> blocks) {
        return blocks.stream()
                .mapToDouble(each -> each.range().natural() - each.range().least())
                .sum();
    }

    private void shrink(List<Measured> blocks, double by) {
        double share = Math.min(1, by / Math.max(1e-9, slack(blocks)));
        blocks.forEach(each -> set(
                each,
                each.range().natural()
                        - share * (each.range().natural() - each.range().least())));
    }

    private void stretch(List<Measured> blocks, double room) {
        if (room <= 0) {
            return;
        }
        double most = blocks.stream()
                .mapToDouble(each -> each.range().most() - each.range().natural())
                .sum();
        double share = most <= 0 ? 0 : Math.min(1, room / most);
        blocks.forEach(each -> set(
                each,
                each.range().natural()
                        + share * (each.range().most() - each.range().natural())));
    }

    private void set(Measured block, double height) {
        if (!block.range().equals(FIXED)) {
            heights.put(block.id(), Math.floor(height * 4) / 4);
        }
    }
}
