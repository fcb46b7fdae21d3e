package footnote.testing;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.provider.AnnotationBasedArgumentsProvider;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsSource;
import org.junit.jupiter.params.support.ParameterDeclarations;

/** A table of arguments, one row a line, columns parted by the delimiter: each nth row by day, all of them at night. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@Tag(Sampled.TAG)
@ArgumentsSource(SampledRows.Provider.class)
public @interface SampledRows {
    int every();

    char delimiter() default ';';

    String textBlock();

    /** Reads the table. */
    final class Provider extends AnnotationBasedArgumentsProvider<SampledRows> {
        @Override
        protected Stream<? extends Arguments> provideArguments(
                ParameterDeclarations parameters, ExtensionContext context, SampledRows table) {
            return Sampled.every(table.every(), table.textBlock().lines().toList())
                    .map(line -> Arguments.of((Object[]) columns(line, table.delimiter())));
        }

        private static String[] columns(String line, char delimiter) {
            return Stream.of(line.split("[" + delimiter + "]"))
                    .map(String::strip)
                    .map(column -> column.matches("\".*\"") ? column.substring(1, column.length() - 1) : column)
                    .toArray(String[]::new);
        }
    }
}
