package io.panoptes.cli.config;

import com.fasterxml.jackson.databind.JsonNode;
import io.panoptes.cli.terminal.CannotRun;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** {@code command + file -> command with the options of its section that were not given}. */
public final class ConfigArguments {
    private ConfigArguments() {}

    /**
     * The arguments with those of the file after the name of the command.
     *
     * @throws CannotRun when the file can't be read, or names an option that the command does not have
     */
    public static String[] expand(CommandLine root, String[] arguments) {
        List<String> given = Arrays.asList(arguments);
        CommandLine command = root;
        int names = 0;
        List<String> path = new ArrayList<>();
        while (names < given.size()) {
            CommandLine named = command.getSubcommands().get(given.get(names));
            if (named == null) {
                break;
            }
            command = named;
            path.add(given.get(names));
            names++;
        }
        if (path.isEmpty()) {
            return arguments;
        }
        Optional<ConfigFile> file = ConfigFile.of(given);
        if (file.isEmpty()) {
            return arguments;
        }
        requireCommands(root, file.get());
        JsonNode section = file.get().sections();
        for (String name : path) {
            section = section.path(name);
        }
        List<String> expanded = new ArrayList<>(given.subList(0, names));
        for (Map.Entry<String, JsonNode> entry : section.properties()) {
            if (command.getSubcommands().containsKey(entry.getKey())) {
                continue;
            }
            OptionSpec option = option(command, entry.getKey(), path, file.get());
            if (!isGiven(option, given)) {
                expanded.addAll(words(option, entry.getValue(), file.get()));
            }
        }
        expanded.addAll(given.subList(names, given.size()));
        return expanded.toArray(String[]::new);
    }

    private static void requireCommands(CommandLine root, ConfigFile file) {
        for (Map.Entry<String, JsonNode> entry : file.sections().properties()) {
            if (!root.getSubcommands().containsKey(entry.getKey())
                    || !entry.getValue().isObject()) {
                throw new CannotRun("%s: %s is no command with options below it. The commands are %s."
                        .formatted(
                                file.file(),
                                entry.getKey(),
                                String.join(", ", root.getSubcommands().keySet())));
            }
        }
    }

    private static OptionSpec option(CommandLine command, String name, List<String> path, ConfigFile file) {
        return options(command)
                .filter(option -> Arrays.asList(option.names()).contains("--" + name))
                .findFirst()
                .orElseThrow(() -> new CannotRun("%s: %s is no option of %s. Its options are %s."
                        .formatted(
                                file.file(),
                                name,
                                String.join(" ", path),
                                options(command)
                                        .map(ConfigArguments::key)
                                        .sorted()
                                        .collect(Collectors.joining(", ")))));
    }

    /** Those that may stand in a file. */
    static Stream<OptionSpec> options(CommandLine command) {
        return command.getCommandSpec().options().stream()
                .filter(option -> !option.usageHelp() && !option.versionHelp())
                .filter(option -> Arrays.stream(option.names()).noneMatch(ConfigFile.OPTION::equals));
    }

    /** What an option is called in a file. */
    static String key(OptionSpec option) {
        return option.longestName().replaceFirst("^--", "");
    }

    private static boolean isGiven(OptionSpec option, List<String> given) {
        return given.stream()
                .anyMatch(argument -> Arrays.stream(option.names())
                        .anyMatch(name -> argument.equals(name) || argument.startsWith(name + "=")));
    }

    private static List<String> words(OptionSpec option, JsonNode value, ConfigFile file) {
        String name = option.longestName();
        if (value.isArray()) {
            List<String> words = new ArrayList<>();
            value.forEach(item -> words.add(name + "=" + text(option, item, file)));
            return words;
        }
        if (value.isBoolean() && option.arity().max() == 0) {
            return value.asBoolean() ? List.of(name) : List.of();
        }
        return List.of(name + "=" + text(option, value, file));
    }

    private static String text(OptionSpec option, JsonNode value, ConfigFile file) {
        if (!value.isValueNode() || value.isNull()) {
            throw new CannotRun("%s: %s takes a text, a number, true or false, or a list of these."
                    .formatted(file.file(), key(option)));
        }
        return value.asText();
    }
}
