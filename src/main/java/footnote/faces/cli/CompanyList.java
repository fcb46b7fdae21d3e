package footnote.faces.cli;

import footnote.runtime.run.Fault;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;

/** A reader's file of companies, a symbol or name a line. */
final class CompanyList {
    private CompanyList() {}

    static List<String> read(Path file) {
        try {
            return Files.readAllLines(file).stream()
                    .map(line -> line.replaceFirst("#.*", "").strip())
                    .filter(line -> !line.isEmpty())
                    .toList();
        } catch (NoSuchFileException e) {
            throw Fault.input("there is no file " + file);
        } catch (MalformedInputException e) {
            throw Fault.input(file + " is not a text file in UTF-8");
        } catch (IOException e) {
            throw Fault.input("cannot read " + file + ": " + e.getMessage());
        }
    }
}
