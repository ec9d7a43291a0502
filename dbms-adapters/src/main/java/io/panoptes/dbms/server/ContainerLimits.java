package io.panoptes.dbms.server;

import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a server in a container may take of the machine.
 *
 * @param memory in bytes, with the data, for they are in memory too
 * @param data in bytes
 */
record ContainerLimits(long memory, long data, double cpus) {

    private static final Pattern SIZE = Pattern.compile("(\\d{1,9})([kmg]?)");
    private static final Map<String, Long> UNITS = Map.of("", 1L, "k", 1L << 10, "m", 1L << 20, "g", 1L << 30);

    /** As the user chose with {@code -Dpanoptes.container.memory=4g} and its like. */
    static ContainerLimits chosen() {
        return new ContainerLimits(
                size("panoptes.container.memory", "3g"),
                size("panoptes.container.data", "1g"),
                cpus("panoptes.container.cpus", "2"));
    }

    private static long size(String property, String usual) {
        String text = System.getProperty(property, usual);
        Matcher size = SIZE.matcher(text);
        if (!size.matches()) {
            throw new TargetException(
                    Problem.DIED_AT_START,
                    "-D%s=%s is no size. Write a number, and k, m or g behind it, such as %s."
                            .formatted(property, text, usual));
        }
        return Long.parseLong(size.group(1)) * UNITS.getOrDefault(size.group(2), 1L);
    }

    private static double cpus(String property, String usual) {
        String text = System.getProperty(property, usual);
        if (!text.matches("\\d{1,4}(\\.\\d{1,4})?")) {
            throw new TargetException(
                    Problem.DIED_AT_START,
                    "-D%s=%s is no number of processors. Write one such as 2 or 0.5.".formatted(property, text));
        }
        return Double.parseDouble(text);
    }
}
