package io.panoptes.sql.read;

import io.panoptes.sql.ast.Change;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.text.SqlTextException;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.apache.calcite.avatica.util.Casing;
import org.apache.calcite.avatica.util.Quoting;
import org.apache.calcite.runtime.CalciteContextException;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.parser.SqlParseException;
import org.apache.calcite.sql.parser.SqlParser;
import org.apache.calcite.sql.parser.SqlParserPos;
import org.apache.calcite.sql.parser.babel.ParseException;
import org.apache.calcite.sql.parser.babel.SqlBabelParserImpl;
import org.apache.calcite.sql.parser.babel.SqlBabelParserImplConstants;
import org.apache.calcite.sql.validate.SqlConformanceEnum;
import org.jspecify.annotations.Nullable;

/**
 * Reads SQL text into our syntax tree, through Calcite's babel parser.
 *
 * <p>Names keep their spelling. What can't be read is a {@link SqlTextException} with line, column and what to do.
 */
public final class SqlReader {
    private static final SqlParser.Config CONFIG = SqlParser.config()
            .withParserFactory(SqlBabelParserImpl.FACTORY)
            .withConformance(SqlConformanceEnum.BABEL)
            .withQuoting(Quoting.DOUBLE_QUOTE)
            .withUnquotedCasing(Casing.UNCHANGED)
            .withQuotedCasing(Casing.UNCHANGED)
            .withIdentifierMaxLength(1000);

    private SqlReader() {}

    public static Query query(String text) {
        return query(text, Set.of());
    }

    /** Reads a query over this schema: a keyword that names one of its tables or columns is read as that name. */
    public static Query query(String text, Schema schema) {
        return query(text, PreparedText.namesOf(schema));
    }

    /** Reads what a side of a pair is asked by: a query, or a statement with RETURNING, as {@link Query.Returned}. */
    public static Query side(String text, Schema schema) {
        Set<String> names = PreparedText.namesOf(schema);
        Optional<Integer> returning = ReturningReader.start(text);
        return returning.isPresent() ? returned(text, returning.get(), names) : query(text, names);
    }

    /** Reads a statement that changes data: INSERT, UPDATE, DELETE or MERGE. */
    public static Change change(String text, Schema schema) {
        return change(text, PreparedText.namesOf(schema));
    }

    private static Change change(String text, Set<String> names) {
        PreparedText prepared = PreparedText.of(text, names);
        return read(
                text,
                () -> new ChangeConverter(prepared)
                        .change(SqlParser.create(prepared.text(), CONFIG).parseStmt()));
    }

    public static Expression expression(String text) {
        PreparedText prepared = PreparedText.of(text, Set.of());
        return read(
                text,
                () -> new ExpressionConverter(prepared)
                        .expression(SqlParser.create(prepared.text(), CONFIG).parseExpression()));
    }

    /** An expression whose operators every DBMS binds alike. */
    static Expression boundExpression(String text) {
        PreparedText prepared = PreparedText.of(text, Set.of());
        return read(text, () -> {
            SqlNode node = SqlParser.create(prepared.text(), CONFIG).parseExpression();
            OperatorBinding.unclear(node, OperatorBinding.Family.ANY).ifPresent(what -> {
                throw new SqlTextException(what, "Write brackets.", 1, 1);
            });
            UnclearCasts.in(node).ifPresent(what -> {
                throw new SqlTextException(what, "Write a condition without this cast.", 1, 1);
            });
            return new ExpressionConverter(prepared).expression(node);
        });
    }

    /** Whether it is a statement that changes data and returns something. */
    public static boolean isReturning(String text) {
        return ReturningReader.start(text).isPresent();
    }

    private static Query returned(String text, int returning, Set<String> names) {
        return ReturningReader.read(text, returning, new ReturningReader.Parts() {
            @Override
            public Change change(String part) {
                return SqlReader.change(part, names);
            }

            @Override
            public Query query(String part) {
                return SqlReader.query(part, names);
            }
        });
    }

    private static Query query(String text, Set<String> names) {
        PreparedText prepared = PreparedText.of(text, names);
        return read(text, () -> {
            SqlNode node = SqlParser.create(prepared.text(), CONFIG).parseQuery();
            return new QueryConverter(prepared).query(node);
        });
    }

    private interface Reading<T> {
        T run() throws SqlParseException;
    }

    /** Whatever Calcite throws becomes an error with a place: its parser has several ways to fail on garbage. */
    private static <T> T read(String text, Reading<T> reading) {
        try {
            return reading.run();
        } catch (SqlParseException e) {
            throw rejected(e.getPos(), e);
        } catch (CalciteContextException e) {
            throw new SqlTextException(
                    firstSentence(e),
                    "Correct the text here.",
                    Math.max(1, e.getPosLine()),
                    Math.max(1, e.getPosColumn()));
        } catch (StackOverflowError e) {
            throw tooDeep();
        } catch (SqlTextException e) {
            throw e;
        } catch (RuntimeException e) {
            throw SqlTextException.at(text, 0, firstSentence(e), "Calcite's parser gave up on this text; simplify it.");
        } catch (Error e) {
            if (e instanceof VirtualMachineError) {
                throw e;
            }
            throw SqlTextException.at(text, 0, firstSentence(e), "Calcite's parser gave up on this text; simplify it.");
        }
    }

    /** @param position absent where the parser failed for another reason than a token, a stack overflow among them */
    private static SqlTextException rejected(@Nullable SqlParserPos position, SqlParseException e) {
        if (e.getCause() instanceof StackOverflowError) {
            return tooDeep();
        }
        int line = position == null ? 1 : Math.max(1, position.getLineNum());
        int column = position == null ? 1 : Math.max(1, position.getColumnNum());
        String problem = firstSentence(e);
        String advice = endsThere(e)
                ? "The text ends too early: complete it."
                : "Correct the text here; a keyword used as a name needs double quotes.";
        return new SqlTextException(problem, advice, line, column);
    }

    /** Whether the token that the parser stumbled upon is the end of the text. */
    private static boolean endsThere(SqlParseException e) {
        return e.getCause() instanceof ParseException unexpected
                && unexpected.currentToken != null
                && unexpected.currentToken.next != null
                && unexpected.currentToken.next.kind == SqlBabelParserImplConstants.EOF;
    }

    private static SqlTextException tooDeep() {
        return new SqlTextException("the text is nested too deeply", "Use fewer levels of parentheses.", 1, 1);
    }

    private static String firstSentence(Throwable e) {
        String message = e.getCause() != null && e.getCause().getMessage() != null
                ? e.getCause().getMessage()
                : String.valueOf(e.getMessage());
        String first = message.lines().findFirst().orElse("").replaceFirst("(?i) at line \\d+, column \\d+\\.?$", "");
        String shown = first.length() > 200 ? first.substring(0, 200) + "..." : first;
        return shown.isEmpty() ? e.getClass().getSimpleName().toLowerCase(Locale.ROOT) : shown;
    }
}
