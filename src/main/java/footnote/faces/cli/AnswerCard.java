package footnote.faces.cli;

import footnote.workflows.ask.AskAnswer;

/** A cited answer on the terminal: the answer, its numbered sources, what is missing, and how it was found. */
final class AnswerCard {
    private final AskAnswer answer;
    private final Console console;

    AnswerCard(AskAnswer answer, Console console) {
        this.answer = answer;
        this.console = console;
    }

    String text() {
        var text = new StringBuilder();
        text.append(Console.plain(answer.answer())).append('\n');
        if (!answer.citations().isEmpty()) {
            text.append('\n').append(console.bold("Sources")).append('\n');
            for (var citation : answer.citations()) {
                text.append("  [" + citation.marker() + "] ")
                        .append(Console.plain(citation.line()))
                        .append('\n');
            }
        }
        if (!answer.gaps().isEmpty()) {
            text.append('\n').append(console.bold("Not found")).append('\n');
            answer.gaps()
                    .forEach(gap -> text.append("  ").append(Console.plain(gap)).append('\n'));
        }
        text.append('\n')
                .append(console.dim("%s · %d of 100 after %d %s · %d passages · answered by %s%s"
                        .formatted(
                                answer.mode(),
                                answer.confidence(),
                                answer.iterations(),
                                answer.iterations() == 1 ? "round" : "rounds",
                                answer.chunksUsed(),
                                answer.origin().by(),
                                answer.origin().fictional() ? " · fictional sample market" : "")));
        return text.toString();
    }
}
