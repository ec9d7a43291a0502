package io.panoptes.dbms.shelldriver;

/** Whether a shell that reads this text has come to the end of a statement behind it. */
final class StatementEnd {
    private StatementEnd() {}

    /** Quotes of all kinds and comments are closed. What is wrong else, the DBMS says. */
    static boolean isWhole(String sql) {
        int at = 0;
        while (at < sql.length()) {
            char next = sql.charAt(at);
            int end = switch (next) {
                case '\'', '"', '`' -> sql.indexOf(next, at + 1);
                case '/' -> sql.startsWith("/*", at) ? behind(sql, "*/", at + 2) : at;
                case '-' -> sql.startsWith("--", at) ? endOfLine(sql, at) : at;
                default -> at;
            };
            if (end < 0) {
                return false;
            }
            at = end + 1;
        }
        return true;
    }

    private static int behind(String sql, String mark, int from) {
        int found = sql.indexOf(mark, from);
        return found < 0 ? -1 : found + mark.length() - 1;
    }

    private static int endOfLine(String sql, int from) {
        int found = sql.indexOf('\n', from);
        return found < 0 ? sql.length() : found;
    }
}
