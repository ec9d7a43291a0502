package io.panoptes.dbms.process;

/** Names of the signals that end processes. */
final class Signal {

    private Signal() {}

    static String nameOf(int number) {
        return switch (number) {
            case 1 -> "SIGHUP";
            case 2 -> "SIGINT";
            case 4 -> "SIGILL: illegal instruction";
            case 6 -> "SIGABRT: an assertion or abort";
            case 7 -> "SIGBUS: bad memory access";
            case 8 -> "SIGFPE: arithmetic";
            case 9 -> "SIGKILL: killed from outside, by the system when memory ran out";
            case 11 -> "SIGSEGV: segmentation fault";
            case 15 -> "SIGTERM";
            default -> "signal " + number;
        };
    }
}
