package io.panoptes.cli.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/** The line that runs a command again as somebody gave it, with the seed that it had. */
public final class LineAgain {
    private static final String SEED = "--seed";

    private LineAgain() {}

    /** @param elsewhere options that say where the outcome goes, and nothing of what is run */
    public static String of(ParseResult given, long seed, Set<String> elsewhere) {
        List<String> words =
                new ArrayList<>(List.of("panoptes", given.commandSpec().name()));
        given.matchedOptions().stream()
                .filter(option -> !elsewhere.contains(option.longestName()))
                .flatMap(LineAgain::words)
                .forEach(words::add);
        if (!given.hasMatchedOption(SEED)) {
            words.addAll(List.of(SEED, Long.toString(seed)));
        }
        return words.stream().map(ShellWord::of).collect(Collectors.joining(" "));
    }

    private static Stream<String> words(OptionSpec option) {
        String name = option.longestName();
        if (option.arity().max() == 0) {
            return Stream.of(name);
        }
        boolean mayBeBare = option.arity().min() == 0;
        return option.originalStringValues().stream()
                .flatMap(value ->
                        mayBeBare ? Stream.of(value.isEmpty() ? name : name + "=" + value) : Stream.of(name, value));
    }
}
