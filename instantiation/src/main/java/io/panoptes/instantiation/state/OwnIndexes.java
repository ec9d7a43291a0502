package io.panoptes.instantiation.state;

import io.panoptes.dbms.Profile;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Indexes in words of a DBMS's own: by hash, with further columns, with NULLs first. One that it refuses, a state has less. */
public final class OwnIndexes {
    private static final Pattern INDEX = Pattern.compile(
            "^CREATE (?:INDEX|STATISTICS) \\w+ ON (?:(\\w+) [^(]*\\((\\w+)|(\\w+), \\w+ FROM (\\w+)).*");

    private OwnIndexes() {}

    /** One for a table now and then. */
    public static List<SetupStep> of(Profile profile, RandomGenerator random, Table table) {
        List<String> choices = profile.upkeep().indexes();
        if (choices.isEmpty() || Chance.oneIn(4).fails(random)) {
            return List.of();
        }
        List<Column> columns = table.columns();
        int column = random.nextInt(columns.size());
        int other = (column + 1 + random.nextInt(Math.max(1, columns.size() - 1))) % columns.size();
        return List.of(new SetupStep.Verbatim(Draw.oneOf(random, choices)
                .replace("<index>", "o_" + table.name())
                .replace("<table>", table.name())
                .replace("<column>", columns.get(column).name())
                .replace("<other>", columns.get(other).name())));
    }

    /** The column of this table that such a statement is first about. */
    public static Optional<String> about(String statement, String table) {
        Matcher matcher = INDEX.matcher(statement);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        boolean index = matcher.group(1) != null;
        return table.equals(matcher.group(index ? 1 : 4))
                ? Optional.of(matcher.group(index ? 2 : 3))
                : Optional.empty();
    }
}
