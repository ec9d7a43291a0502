package io.panoptes.benchmarks.adversary;

import java.util.BitSet;

/**
 * What the code of {@link SwitchedSource} calls. It is loaded anew with the rules, by {@link SwitchedRules}, and belongs to the one thread
 * that proves with them; generated code has no other way to reach it than by a static method.
 */
public final class Switches {
    private static int off;
    private static BitSet decisive = new BitSet();

    private Switches() {}

    /** A condition that lets a rule apply where it is TRUE. */
    public static boolean orTrue(int number, boolean condition) {
        return decided(number, condition, true);
    }

    /** A condition that lets a rule apply where it is FALSE, or that is one way among several. */
    public static boolean orFalse(int number, boolean condition) {
        return decided(number, condition, false);
    }

    private static boolean decided(int number, boolean condition, boolean neutral) {
        if (condition != neutral) {
            decisive.set(number);
        }
        return number == off ? neutral : condition;
    }

    static void switchOff(int number) {
        off = number;
        decisive = new BitSet();
    }

    /** The conditions that forbade something since the last switch. */
    static BitSet decisive() {
        return decisive;
    }
}
