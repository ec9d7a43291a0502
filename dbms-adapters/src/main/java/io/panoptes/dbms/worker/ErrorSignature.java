package io.panoptes.dbms.worker;

import io.panoptes.dbms.Outcome;
import java.io.File;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;

/** What an error looks like to the classification: {@code exception class|SQLState|vendor code|message}. */
final class ErrorSignature {

    private static final int FRAMES = 12;

    /** A driver unpacks its library under a name with a random number in it. */
    private static final Pattern RANDOM_NAME = Pattern.compile("(?<=[A-Za-z_-])\\d{9,}(?=\\.(?:so|dylib|dll))");

    /** Where a frame of native code stands in the memory of this process; its offset stands before it. */
    private static final Pattern ADDRESS = Pattern.compile("(?m)[ \\t]*\\[0x[0-9a-f]+\\]$");

    /** Where our own frames begin, which say nothing about the DBMS. */
    private static final String OURS = ErrorSignature.class.getPackageName();

    private ErrorSignature() {}

    static String describe(Throwable error) {
        String state = error instanceof SQLException sql ? Objects.requireNonNullElse(sql.getSQLState(), "") : "";
        int code = error instanceof SQLException sql ? sql.getErrorCode() : 0;
        return error.getClass().getName() + "|" + state + "|" + code + "|" + message(error);
    }

    /** {@code #46} where the driver tells none, and a code of its own. */
    static String sqlState(Throwable error) {
        if (!(error instanceof SQLException sql)) {
            return "";
        }
        String state = Objects.requireNonNullElse(sql.getSQLState(), "");
        return state.isBlank() && sql.getErrorCode() != 0 ? Outcome.Failed.CODE + sql.getErrorCode() : state;
    }

    static String message(Throwable error) {
        String message = error.getMessage();
        return error instanceof SQLException && message != null ? message : error.toString();
    }

    /** The text without the names that this process alone has for its folder and the libraries in it, and without addresses. */
    static String readable(String text, Path folder) {
        String named =
                RANDOM_NAME.matcher(text.replace(folder + File.separator, "")).replaceAll("");
        return ADDRESS.matcher(named).replaceAll("");
    }

    /**
     * The innermost cause, as far as the message does not tell it, and where it was thrown: this is what tells one internal error
     * from another.
     */
    static String stack(Throwable error) {
        Throwable cause = error;
        for (int depth = 0; depth < 20 && cause.getCause() != null; depth++) {
            cause = cause.getCause();
        }
        List<String> lines = new ArrayList<>();
        if (cause != error) {
            boolean told = cause.getMessage() != null && message(error).contains(cause.getMessage());
            lines.add(told ? cause.getClass().getName() : cause.toString());
        }
        Arrays.stream(cause.getStackTrace())
                .takeWhile(frame -> !frame.getClassName().startsWith(OURS))
                .limit(FRAMES)
                .forEach(frame -> lines.add("  at " + frame));
        return String.join("\n", lines);
    }
}
