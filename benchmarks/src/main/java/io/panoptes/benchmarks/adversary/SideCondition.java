package io.panoptes.benchmarks.adversary;

/**
 * A condition in the code of a rule.
 *
 * @param number which counts from 1
 * @param rule the simple name of the class
 * @param text as it is written, in one line
 */
public record SideCondition(int number, String rule, long line, String text) {
    @Override
    public String toString() {
        return "%s:%d: %s".formatted(rule, line, text);
    }
}
