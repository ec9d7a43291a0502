package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.front.validation.FrontConformance;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Schema;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.apache.calcite.avatica.util.Casing;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.dialect.AnsiSqlDialect;
import org.apache.calcite.sql.parser.SqlParseException;
import org.apache.calcite.sql.parser.SqlParser;
import org.apache.calcite.sql.parser.babel.SqlBabelParserImpl;
import org.apache.calcite.sql.util.SqlShuttle;

/** What one rewrite makes of a query over {@code t (a, b, s, d)} and {@code u (a, c)}. */
public record Rewritten(Function<FromClause, SyntaxRewrite> rewrite) {
    static final Schema SCHEMA = SchemaReader.read(
            List.of("CREATE TABLE t (a INT, b INT, s VARCHAR, d DATE)", "CREATE TABLE u (a INT, c INT)"));

    private static final SqlParser.Config PARSER = SqlParser.config()
            .withParserFactory(SqlBabelParserImpl.FACTORY)
            .withConformance(FrontConformance.INSTANCE)
            .withUnquotedCasing(Casing.UNCHANGED);

    public static Rewritten by(SyntaxRewrite rewrite) {
        return new Rewritten(clause -> rewrite);
    }

    /** The query with the rewrite applied from the inside out, in standard SQL on one line. */
    public String query(String sql) {
        SqlNode query = parse(sql);
        SyntaxRewrite step = rewrite.apply(FromClause.of(SCHEMA, query, ReadingProfile.STANDARD));
        SqlNode changed = query.accept(new SqlShuttle() {
            @Override
            public SqlNode visit(SqlCall call) {
                SqlNode inside = super.visit(call);
                Optional<SqlNode> changed = inside instanceof SqlCall there ? step.rewrite(there) : Optional.empty();
                return changed.orElse(inside == null ? call : inside);
            }
        });
        return text(changed == null ? query : changed);
    }

    /** An expression over t, rewritten. */
    public String expression(String sql) {
        String query = query("SELECT " + sql + " FROM t");
        return query.substring("SELECT ".length(), query.length() - " FROM t".length());
    }

    static SqlNode parse(String sql) {
        try {
            return SqlParser.create(sql, PARSER).parseQuery();
        } catch (SqlParseException e) {
            throw new IllegalArgumentException(sql, e);
        }
    }

    static String text(SqlNode node) {
        return node.toSqlString(config -> config.withDialect(AnsiSqlDialect.DEFAULT)
                        .withQuoteAllIdentifiers(false)
                        .withAlwaysUseParentheses(false))
                .getSql()
                .replaceAll("\\s+", " ");
    }
}
