package io.panoptes.cli;

import io.panoptes.cli.terminal.ExitCode;
import java.io.PrintWriter;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** What is said of a command line that can't be read: what is wrong, what was meant perhaps, and where the help is. */
final class RefusedArguments {
    /** One letter in three may be wrong; more make another word. */
    private static final int LETTERS_FOR_AN_EDIT = 3;

    private RefusedArguments() {}

    static int explain(ParameterException refused, String... ignored) {
        CommandLine command = refused.getCommandLine();
        PrintWriter err = command.getErr();
        err.println("panoptes: " + refused.getMessage());
        Optional<String> meant =
                refused instanceof UnmatchedArgumentException unmatched ? meant(unmatched, command) : Optional.empty();
        if (meant.isPresent()) {
            err.printf("  Did you mean %s?%n", meant.get());
        } else if (refused instanceof UnmatchedArgumentException) {
            UnmatchedArgumentException.printSuggestions(refused, err);
        }
        err.printf("  %s --help shows all there is.%n", command.getCommandSpec().qualifiedName(" "));
        err.flush();
        return ExitCode.COULD_NOT_RUN;
    }

    /** The option that is nearest to one that there is not. */
    private static Optional<String> meant(UnmatchedArgumentException unmatched, CommandLine command) {
        if (!unmatched.isUnknownOption()) {
            return Optional.empty();
        }
        String given = unmatched.getUnmatched().getFirst().replaceFirst("=.*", "");
        Map<String, Integer> edits = command.getCommandSpec().optionsMap().keySet().stream()
                .collect(Collectors.toMap(name -> name, name -> edits(given, name)));
        return edits.entrySet().stream()
                .filter(entry -> entry.getValue() * LETTERS_FOR_AN_EDIT <= given.length())
                .min(Map.Entry.<String, Integer>comparingByValue()
                        .thenComparing(Comparator.comparing(Map.Entry::getKey)))
                .map(Map.Entry::getKey);
    }

    /** Letters to put in, take out or replace. */
    private static int edits(String from, String to) {
        int[] last = new int[to.length() + 1];
        for (int place = 0; place <= to.length(); place++) {
            last[place] = place;
        }
        for (int row = 1; row <= from.length(); row++) {
            int[] next = new int[to.length() + 1];
            next[0] = row;
            for (int place = 1; place <= to.length(); place++) {
                int replaced = last[place - 1] + (from.charAt(row - 1) == to.charAt(place - 1) ? 0 : 1);
                next[place] = Math.min(replaced, Math.min(last[place], next[place - 1]) + 1);
            }
            last = next;
        }
        return last[to.length()];
    }
}
