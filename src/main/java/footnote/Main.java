package footnote;

/** Starts the face that the arguments name. */
public final class Main {
    private Main() {}

    static void main(String[] args) {
        System.out.println("footnote");
    }
}
