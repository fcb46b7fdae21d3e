package footnote.runtime.run.storage;

/** Orders step paths as a reader would: item 2 before item 10. */
public final class StepPaths {
    private StepPaths() {}

    public static int compare(String one, String other) {
        int i = 0;
        int j = 0;
        while (i < one.length() && j < other.length()) {
            if (Character.isDigit(one.charAt(i)) && Character.isDigit(other.charAt(j))) {
                int endOne = digitsEnd(one, i);
                int endOther = digitsEnd(other, j);
                int byNumber = number(one, i, endOne) - number(other, j, endOther);
                if (byNumber != 0) {
                    return byNumber;
                }
                i = endOne;
                j = endOther;
            } else if (one.charAt(i) != other.charAt(j)) {
                return Character.compare(one.charAt(i), other.charAt(j));
            } else {
                i++;
                j++;
            }
        }
        return Integer.compare(one.length() - i, other.length() - j);
    }

    private static int digitsEnd(String text, int from) {
        int end = from;
        while (end < text.length() && Character.isDigit(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private static int number(String text, int from, int end) {
        return Integer.parseInt(text.substring(from, Math.min(end, from + 9)));
    }
}
