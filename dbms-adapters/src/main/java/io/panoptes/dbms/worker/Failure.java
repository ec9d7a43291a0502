package io.panoptes.dbms.worker;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** What an error looks like to the classification: {@code exception class|SQLState|vendor code|message}. */
final class Failure {

    private static final int FRAMES = 12;

    private Failure() {}

    static String describe(Throwable error) {
        String state = error instanceof SQLException sql ? Objects.requireNonNullElse(sql.getSQLState(), "") : "";
        int code = error instanceof SQLException sql ? sql.getErrorCode() : 0;
        return error.getClass().getName() + "|" + state + "|" + code + "|" + message(error);
    }

    static String sqlState(Throwable error) {
        return error instanceof SQLException sql ? Objects.requireNonNullElse(sql.getSQLState(), "") : "";
    }

    static String message(Throwable error) {
        String message = error.getMessage();
        return error instanceof SQLException && message != null ? message : error.toString();
    }

    /** The innermost cause and where it was thrown: this is what tells one internal error from another. */
    static String stack(Throwable error) {
        Throwable cause = error;
        for (int depth = 0; depth < 20 && cause.getCause() != null; depth++) {
            cause = cause.getCause();
        }
        List<String> lines = new ArrayList<>();
        lines.add(cause.toString());
        Arrays.stream(cause.getStackTrace()).limit(FRAMES).forEach(frame -> lines.add("  at " + frame));
        return String.join("\n", lines);
    }
}
