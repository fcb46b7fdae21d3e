package footnote.workflows.ask.question;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** How questions and filings may spell the name of a company's part. */
public final class PartNameVariants {
    /** A name with its letters, as a filing introduces them. */
    private static final Pattern ABBREVIATED = Pattern.compile("(.+) \\((\\p{L}{2,7})\\)");

    private static final Pattern OF_A_REGION =
            Pattern.compile("(.+ .+) (?:north america|americas|international|worldwide|u s|us|united states)");

    private PartNameVariants() {}

    /** A part's name as a text spells it. */
    public static Optional<String> spelledIn(String text, String member) {
        return spellings(member).stream()
                .map(each -> Pattern.compile("(?i)(?<![\\p{L}\\p{N}])" + each.replace(" ", "[^\\p{L}\\p{N}]+")
                                + "(?![\\p{L}\\p{N}])")
                        .matcher(text))
                .filter(found -> found.find())
                .map(found -> found.group())
                .findFirst();
    }

    public static List<String> spellings(String member) {
        var spellings = new ArrayList<String>();
        var abbreviated = ABBREVIATED.matcher(member);
        if (abbreviated.matches()) {
            spellings.addAll(spellings(abbreviated.group(1)));
            spellings.add(plain(abbreviated.group(2)));
        }
        spellings.add(plain(member));
        if (plain(member).endsWith("s")) {
            spellings.add(plain(member).substring(0, plain(member).length() - 1));
        }
        spellings.add(plain(member.replaceAll("(?i)\\b(?:segment|products?|member)\\b", "")));
        if (member.contains(",")) {
            spellings.add(plain(member.substring(0, member.indexOf(','))));
        }
        if (plain(member).matches("u s|united states|us")) {
            spellings.addAll(List.of("united states", "u s"));
        }
        spellings.removeIf(each -> each.length() < 3);
        return spellings;
    }

    /** A name of two words or more without the region that ends it, where no other part has those words. */
    public static Optional<String> withoutRegion(String member, List<String> members) {
        var bare = OF_A_REGION.matcher(plain(ABBREVIATED.matcher(member).replaceFirst("$1")));
        return bare.matches()
                        && members.stream()
                                .filter(other -> !other.equals(member))
                                .noneMatch(other -> plain(other).contains(bare.group(1)))
                ? Optional.of(bare.group(1))
                : Optional.empty();
    }

    public static String plain(String text) {
        return text.replaceAll("['’]s\\b", "")
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N}]+", " ")
                .strip();
    }
}
