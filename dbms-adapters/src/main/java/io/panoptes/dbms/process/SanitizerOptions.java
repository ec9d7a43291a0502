package io.panoptes.dbms.process;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * How the sanitizers that a DBMS may have been built with are told to behave: nobody knows what the memory of a process holds that
 * goes on after a report, so it ends there. What the user's own environment says counts more.
 */
public final class SanitizerOptions {
    /** An option of a sanitizer's variable, and the value that it gets where it has none. */
    private record Setting(String variable, String option, String value) {}

    /** Leaks are told at the end of a process, when no statement is to blame any more. */
    private static final List<Setting> SETTINGS = List.of(
            new Setting("ASAN_OPTIONS", "abort_on_error", "1"),
            new Setting("ASAN_OPTIONS", "detect_leaks", "0"),
            new Setting("UBSAN_OPTIONS", "halt_on_error", "1"),
            new Setting("UBSAN_OPTIONS", "abort_on_error", "1"),
            new Setting("UBSAN_OPTIONS", "print_stacktrace", "1"),
            new Setting("TSAN_OPTIONS", "halt_on_error", "1"),
            new Setting("MSAN_OPTIONS", "abort_on_error", "1"));

    private SanitizerOptions() {}

    /** Completes the environment of a process that is about to start. */
    public static void complete(Map<String, String> environment) {
        SETTINGS.stream().collect(Collectors.groupingBy(Setting::variable)).forEach((variable, settings) -> {
            Optional<String> own =
                    Optional.ofNullable(environment.get(variable)).filter(text -> !text.isBlank());
            String added = settings.stream()
                    .filter(setting ->
                            own.filter(text -> sets(text, setting.option())).isEmpty())
                    .map(setting -> setting.option() + "=" + setting.value())
                    .collect(Collectors.joining(":"));
            if (!added.isEmpty()) {
                environment.put(variable, own.map(text -> text + ":" + added).orElse(added));
            }
        });
    }

    private static boolean sets(String options, String option) {
        return List.of(options.split("[:, ]")).stream()
                .anyMatch(one -> one.strip().startsWith(option + "="));
    }
}
