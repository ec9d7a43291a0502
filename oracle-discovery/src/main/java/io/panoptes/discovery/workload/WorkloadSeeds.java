package io.panoptes.discovery.workload;

import io.panoptes.discovery.mining.NormalForm;
import io.panoptes.discovery.seed.SeedCaq;
import io.panoptes.discovery.seed.SeedSource;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.SqlError;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Trees;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Seeds made of a workload, one for each query that is not another's but for names, constants and single-row expressions. The same
 * files give the same seeds.
 */
public final class WorkloadSeeds implements SeedSource {
    /** Beyond this a query is for a proposer to get lost in. */
    private static final int MOST_TABLES = 5;

    private static final Pattern QUERY = Pattern.compile("(?is)\\s*(SELECT|WITH|\\(\\s*SELECT)\\b.*");

    private final boolean keepNames;
    private final List<SeedCaq> seeds = new ArrayList<>();
    private final Set<String> forms = new HashSet<>();
    private final Map<String, Integer> left = new TreeMap<>();
    private int queries;

    private WorkloadSeeds(boolean keepNames) {
        this.keepNames = keepNames;
    }

    /** @param keepNames whether names and constants stay as they are, and go to a model if one proposes */
    public static WorkloadSeeds of(List<WorkloadScript> scripts, boolean keepNames) {
        WorkloadSeeds seeds = new WorkloadSeeds(keepNames);
        scripts.forEach(seeds::take);
        return seeds;
    }

    @Override
    public SeedCaq seed(long number) {
        return seeds.get((int) number);
    }

    @Override
    public OptionalLong size() {
        return OptionalLong.of(seeds.size());
    }

    /** How many queries the workload has. */
    public int queries() {
        return queries;
    }

    /** How many queries gave no seed, by the reason. */
    public Map<String, Integer> left() {
        return Map.copyOf(left);
    }

    private void take(WorkloadScript script) {
        ScriptTables tables = new ScriptTables();
        for (String statement : script.statements()) {
            if (!tables.take(statement) && QUERY.matcher(statement).matches()) {
                queries++;
                String reason = seed(statement, tables.schema());
                if (!reason.isEmpty()) {
                    left.merge(reason, 1, Integer::sum);
                }
            }
        }
    }

    /** Why it gives none; empty where it does. */
    private String seed(String sql, Schema schema) {
        try {
            Query query = withoutOrder(SqlReader.query(sql, schema));
            List<String> read = Trees.fromItems(query).stream()
                    .filter(FromItem.TableReference.class::isInstance)
                    .map(item -> ((FromItem.TableReference) item).name())
                    .toList();
            if (read.stream().noneMatch(name -> schema.table(name).isPresent())) {
                return "it reads no table that its script makes";
            }
            Abstraction abstraction = new Abstraction(schema);
            Query abstracted = abstraction.query(query);
            UsedSchema used = UsedSchema.of(abstracted, schema, abstraction.placeholders());
            if (used.schema().tables().size() > MOST_TABLES) {
                return "it reads more than %d tables".formatted(MOST_TABLES);
            }
            return seed(abstracted, used);
        } catch (SqlTextException e) {
            return "it can't be read";
        } catch (SqlError | Unsupported | IllegalArgumentException e) {
            return "the engine can't read it";
        }
    }

    private String seed(Query abstracted, UsedSchema used) throws SqlError, Unsupported {
        Query query = abstracted;
        UsedSchema named = used;
        if (!keepNames) {
            NeutralNames names = new NeutralNames(used.schema());
            query = new NeutralConstants(abstracted).query(names.query(abstracted));
            named = new UsedSchema(names.schema(used.schema()), names.placeholders(used.placeholders()));
        }
        String text = SqlWriter.write(query, Dialect.PORTABLE);
        new Front(named.schema(), ReadingProfile.STANDARD).translate(text);
        Query again = SqlReader.query(text, named.schema());
        if (!forms.add(named.schema() + NormalForm.of(again, named.schema(), named.placeholders()))) {
            return "another query gives the same seed";
        }
        seeds.add(new SeedCaq(seeds.size(), named.schema(), named.placeholders(), text, Semantics.BAG));
        return "";
    }

    /** Rows are compared without their order, so that it says nothing where it does not choose the rows. */
    private static Query withoutOrder(Query query) {
        return switch (query) {
            case Query.Ordered(var body, var keys, var limit, var offset)
            when limit.isEmpty() && offset.isEmpty() -> body;
            case Query.With(var tables, var recursive, var body) ->
                new Query.With(tables, recursive, withoutOrder(body));
            default -> query;
        };
    }
}
