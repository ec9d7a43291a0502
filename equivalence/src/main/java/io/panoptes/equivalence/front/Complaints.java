package io.panoptes.equivalence.front;

import io.panoptes.equivalence.front.spelling.Respelled;
import io.panoptes.equivalence.problem.SqlError;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.regex.Pattern;
import org.apache.calcite.runtime.CalciteContextException;
import org.apache.calcite.runtime.CalciteException;
import org.apache.calcite.sql.parser.SqlParseException;
import org.apache.calcite.sql.parser.SqlParserPos;

/** What Calcite complains of, as an error of ours at the place in the text that came in. */
final class Complaints {
    private static final Pattern PLACE = Pattern.compile("at line (\\d+), column (\\d+)");

    private Complaints() {}

    static RuntimeException of(SqlParseException complaint, Respelled text) {
        SqlParserPos place = complaint.getPos();
        return place == null
                ? new SqlError(0, 0, firstLine(complaint))
                : text.error(place.getLineNum(), place.getColumnNum(), withoutPlace(firstLine(complaint)));
    }

    /** Looks through the wrappings for the cause that says what is wrong; where there is none, Calcite itself failed. */
    static RuntimeException of(Throwable failure, Respelled text) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            switch (cause) {
                case Unsupported unsupported -> {
                    return unsupported;
                }
                case SqlError error -> {
                    return error;
                }
                case CalciteContextException complaint -> {
                    Throwable inner = complaint.getCause() == null ? complaint : complaint.getCause();
                    return text.error(complaint.getPosLine(), complaint.getPosColumn(), firstLine(inner));
                }
                case CalciteException complaint -> {
                    return new SqlError(0, 0, firstLine(complaint));
                }
                default -> {}
            }
        }
        return new Unsupported(
                "something that Calcite fails on: " + failure.getClass().getSimpleName());
    }

    /** The place is told apart; nothing is decided by this text. */
    private static String withoutPlace(String problem) {
        return PLACE.matcher(problem).replaceAll("").strip();
    }

    private static String firstLine(Throwable problem) {
        String message = problem.getMessage();
        return message == null
                ? problem.getClass().getSimpleName()
                : message.lines().findFirst().orElse("");
    }
}
