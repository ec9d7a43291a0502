package io.panoptes.equivalence.front;

import io.panoptes.equivalence.Unsupported;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.front.spelling.Respelled;
import io.panoptes.equivalence.front.syntax.SyntaxRewrites;
import io.panoptes.sql.schema.Schema;
import org.apache.calcite.plan.RelOptCluster;
import org.apache.calcite.plan.hep.HepPlanner;
import org.apache.calcite.plan.hep.HepProgram;
import org.apache.calcite.rel.RelRoot;
import org.apache.calcite.rex.RexBuilder;
import org.apache.calcite.runtime.CalciteContextException;
import org.apache.calcite.runtime.CalciteException;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.parser.SqlParseException;
import org.apache.calcite.sql.parser.SqlParser;
import org.apache.calcite.sql.validate.SqlValidator;
import org.apache.calcite.sql2rel.SqlToRelConverter;

/**
 * Reads queries over one schema: SQL text to the algebra.
 *
 * <p>Calcite parses, validates and converts; its own simplifications are off, so that the algebra says what the text
 * says. A front holds what is the same for all queries of its schema: make one for a schema, and use it for many.
 */
public final class Front {
    private final Schema schema;
    private final FrontProfile profile;
    private final FrontTypes types = new FrontTypes();
    private final Catalog catalog;

    public Front(Schema schema, FrontProfile profile) {
        this.schema = schema;
        this.profile = profile;
        this.catalog = new Catalog(schema, types);
    }

    /**
     * The query as a relation. A {@link Relation.Sort} on top, or with nothing but projections above it, is the query's
     * order; orders further inside are there for their limits only.
     *
     * @throws SqlError where the text is no valid query over the schema
     * @throws Unsupported where it is, but the algebra has no word for it
     */
    public Relation translate(String sql) {
        Respelled respelled = Respelled.of(sql, profile);
        try {
            RelRoot root = convert(respelled.text(), new UngroupedColumns());
            return new RelationTranslator(profile).translateOrdered(root.project(), null);
        } catch (SqlParseException e) {
            throw respelled.error(e.getPos().getLineNum(), e.getPos().getColumnNum(), firstLine(e));
        } catch (CalciteContextException e) {
            Throwable cause = e.getCause() == null ? e : e.getCause();
            throw respelled.error(e.getPosLine(), e.getPosColumn(), firstLine(cause));
        } catch (CalciteException e) {
            throw new SqlError(0, 0, firstLine(e));
        }
    }

    /** Where grouping is loose, tries again with any value for each column that the validator wants grouped. */
    private RelRoot convert(String sql, UngroupedColumns ungrouped) throws SqlParseException {
        try {
            return convert(ungrouped.wrap(parse(sql)));
        } catch (CalciteContextException e) {
            if (profile.looseGrouping() && ungrouped.add(e)) {
                return convert(sql, ungrouped);
            }
            throw e;
        }
    }

    private SqlNode parse(String sql) throws SqlParseException {
        SqlNode query = SqlParser.create(sql, Settings.PARSER).parseQuery();
        if (!query.isA(SqlKind.QUERY)) {
            throw new SqlError(1, 1, "a query is expected here, not " + query.getKind());
        }
        return SyntaxRewrites.apply(query, profile, schema);
    }

    private RelRoot convert(SqlNode query) {
        SqlValidator validator = new FrontValidator(catalog.reader(), types, profile);
        SqlNode valid = validator.validate(query);
        HepPlanner noPlanner = new HepPlanner(HepProgram.builder().build());
        SqlToRelConverter converter = new SqlToRelConverter(
                (row, text, path, view) -> {
                    throw new Unsupported("view");
                },
                validator,
                catalog.reader(),
                RelOptCluster.create(noPlanner, new RexBuilder(types)),
                Settings.CONVERTLETS,
                Settings.CONVERTER);
        return converter.convertQuery(valid, false, true);
    }

    private static String firstLine(Throwable problem) {
        String message = problem.getMessage();
        return message == null
                ? problem.getClass().getSimpleName()
                : message.lines().findFirst().orElse("");
    }
}
