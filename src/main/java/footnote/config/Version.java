package footnote.config;

/** Which Footnote this is. */
public final class Version {
    private Version() {}

    public static String text() {
        var packed = Version.class.getPackage().getImplementationVersion();
        return packed == null ? "development" : packed;
    }
}
