package io.panoptes.equivalence.front;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.front.operator.UngroupedColumns;
import io.panoptes.equivalence.front.spelling.Respelled;
import io.panoptes.equivalence.front.syntax.OperatorPrecedence;
import io.panoptes.equivalence.front.syntax.SyntaxRewrites;
import io.panoptes.equivalence.front.validation.Catalog;
import io.panoptes.equivalence.front.validation.FrontTypes;
import io.panoptes.equivalence.front.validation.FrontValidator;
import io.panoptes.equivalence.front.validation.OuterAggregates;
import io.panoptes.equivalence.front.values.FloatWidths;
import io.panoptes.equivalence.front.values.FloatingNames;
import io.panoptes.equivalence.problem.SqlError;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingTrait;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.util.List;
import java.util.Locale;
import org.apache.calcite.plan.RelOptCluster;
import org.apache.calcite.plan.hep.HepPlanner;
import org.apache.calcite.plan.hep.HepProgram;
import org.apache.calcite.rel.RelNode;
import org.apache.calcite.rel.RelRoot;
import org.apache.calcite.rex.RexBuilder;
import org.apache.calcite.runtime.CalciteContextException;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.parser.SqlParseException;
import org.apache.calcite.sql.parser.SqlParser;
import org.apache.calcite.sql2rel.SqlToRelConverter;

/**
 * Reads queries over one schema: SQL text to the algebra.
 *
 * <p>Calcite parses, validates and converts; its own simplifications are off, so that the algebra says what the text
 * says. A front holds what is the same for all queries of its schema: make one for a schema, and use it for many.
 */
public final class Front {
    private final Schema schema;
    private final ReadingProfile profile;
    /** Of all queries that it translates: the two of a pair. */
    private final FloatWidths floatWidths;

    private final FrontTypes types;
    private final Catalog catalog;

    public Front(Schema schema, ReadingProfile profile) {
        this.schema = KeptSchema.of(schema, profile);
        this.profile = profile;
        this.floatWidths = new FloatWidths(!profile.has(ReadingTrait.FUNCTIONS_ARE_GIVEN));
        this.types = new FrontTypes(profile);
        this.catalog = new Catalog(this.schema, types);
    }

    /**
     * The query as a relation. A {@link Relation.Sort} on top, or with nothing but projections above it, is the query's
     * order; orders further inside are there for their limits only.
     *
     * @throws SqlError where the text is no valid query over the schema
     * @throws Unsupported where it is, but the algebra has no word for it
     */
    public Relation translate(String sql) {
        return translate(Respelled.of(sql, profile));
    }

    /**
     * A condition over the rows of a table of the schema, such as that of a CHECK constraint: columns are those of the row.
     *
     * @throws SqlError where it is no valid condition over the table
     * @throws Unsupported where the algebra has no word for it
     */
    public Scalar condition(Table table, Expression condition) {
        String text = SqlWriter.write(condition, Dialect.PORTABLE);
        String name = '"' + table.name().replace("\"", "\"\"") + '"';
        String query = "SELECT (" + text + ") FROM " + name;
        return switch (translate(Respelled.of(query, ReadingProfile.STANDARD))) {
            case Relation.Project(Relation.Scan ignored, List<Scalar> expressions) ->
                Casts.cast(expressions.getFirst(), SqlType.BOOLEAN);
            case Relation other -> throw new Unsupported("condition that looks at more than one row: " + text);
        };
    }

    /**
     * The names of the columns that the query gives.
     *
     * @throws SqlError where the text is no valid query over the schema
     * @throws Unsupported where it uses what is not read
     */
    public List<String> columnNames(String sql) {
        return plan(sql).getRowType().getFieldNames();
    }

    /** The plan that Calcite makes of a query, before it becomes algebra. */
    public RelNode plan(String sql) {
        Respelled respelled = Respelled.of(sql, profile);
        try {
            FrontValidator validator = new FrontValidator(catalog.reader(), types, profile);
            return convert(parse(respelled.text(), new StringsInDoubleQuotes(respelled)), validator)
                    .project();
        } catch (SqlParseException | RuntimeException e) {
            throw Complaints.of(e, respelled);
        }
    }

    private Relation translate(Respelled respelled) {
        try {
            return translate(
                    respelled, new UngroupedColumns(), new DayArithmetic(), new StringsInDoubleQuotes(respelled));
        } catch (SqlParseException e) {
            throw Complaints.of(e, respelled);
        } catch (StackOverflowError e) {
            throw new Unsupported("expressions nested this deep");
        } catch (RuntimeException | AssertionError e) {
            throw Complaints.of(e, respelled);
        }
    }

    /**
     * Tries again, with any value of its group for each column that the validator wants grouped, with days for dates, and with
     * strings for names in double quotes.
     */
    private Relation translate(
            Respelled sql, UngroupedColumns ungrouped, DayArithmetic days, StringsInDoubleQuotes strings)
            throws SqlParseException {
        FrontValidator validator = new FrontValidator(catalog.reader(), types, profile);
        try {
            SqlNode query = parse(sql.text(), strings);
            boolean addsIntervals = sql.text().toUpperCase(Locale.ROOT).contains("INTERVAL");
            boolean namesFloating = FloatingNames.areIn(query);
            RelRoot root = convert(ungrouped.wrap(days.apply(query)), validator);
            Relation relation = new RelationTranslator(profile).translateOrdered(root.project(), null);
            floatWidths.named(query);
            Caveats.check(relation, profile, addsIntervals, namesFloating, floatWidths);
            EvaluatedTypes.check(relation, profile.has(ReadingTrait.VALUES_ALONE));
            return relation;
        } catch (CalciteContextException e) {
            boolean inDays = profile.dateArithmetic() == ReadingProfile.DateArithmetic.DAYS
                    && days.add(e, validator.complaint(e));
            boolean isString =
                    profile.has(ReadingTrait.UNKNOWN_NAMES_ARE_STRINGS) && strings.add(e, validator.complaint(e));
            if (inDays || isString || ungrouped.add(e, validator.complaint(e), profile.looseGrouping())) {
                return translate(sql, ungrouped, days, strings);
            }
            throw profile.looseGrouping() ? e : ungrouped.first(e);
        } catch (UngroupedColumns.NotDetermined e) {
            throw ungrouped.first(e);
        }
    }

    private SqlNode parse(String sql, StringsInDoubleQuotes strings) throws SqlParseException {
        SqlNode query = SqlParser.create(sql, Settings.PARSER).parseQuery();
        if (!query.isA(SqlKind.QUERY)) {
            throw new SqlError(1, 1, "a query is expected here, not " + query.getKind());
        }
        OperatorPrecedence.check(query, profile);
        return SyntaxRewrites.apply(strings.apply(query), profile, schema);
    }

    private RelRoot convert(SqlNode query, FrontValidator validator) {
        SqlNode valid = validator.validate(query);
        OuterAggregates.refuse(valid, validator);
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
}
