package footnote.faces.cli;

import picocli.CommandLine;

/** Makes commands for the parser: each takes the context. */
record CommandFactory(Context context) implements CommandLine.IFactory {
    @Override
    public <K> K create(Class<K> type) throws Exception {
        try {
            var constructor = type.getDeclaredConstructor(Context.class);
            constructor.setAccessible(true);
            return constructor.newInstance(context);
        } catch (NoSuchMethodException e) {
            return CommandLine.defaultFactory().create(type);
        }
    }
}
