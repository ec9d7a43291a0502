package io.panoptes.texttosql.audit;

import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.text.Token;
import io.panoptes.sql.type.SqlType;
import io.panoptes.texttosql.benchmark.BenchmarkQuestion;
import java.util.List;
import java.util.Optional;

/** {@code GROUP BY t.name -> GROUP BY t.key, t.name} where the name is no key: two things of one name become one group. */
record GroupingByName() implements Suspicion {
    @Override
    public String words() {
        return "it groups by a name that is no key, so that two things of the same name become one";
    }

    @Override
    public Optional<String> rewritten(BenchmarkQuestion question, Schema schema) {
        QueryTokens query = QueryTokens.of(question.gold());
        TableNames names = TableNames.of(query, schema);
        for (int i = 0; i + 2 < query.size(); i++) {
            if (!query.isWord(i, "GROUP")
                    || !query.isWord(i + 1, "BY")
                    || !query.at(i + 2).isName()) {
                continue;
            }
            boolean qualified = query.isSymbol(i + 3, ".") && i + 4 < query.size();
            Token column = query.at(qualified ? i + 4 : i + 2);
            int end = qualified ? i + 5 : i + 3;
            Optional<Table> table =
                    qualified ? names.table(query.at(i + 2).text()) : names.tableOfColumn(column.text());
            Optional<String> key = table.filter(of -> isName(of, column.text())).flatMap(GroupingByName::key);
            if (key.isPresent() && !query.isSymbol(end, ",") && !query.isSymbol(end, "(")) {
                String before = qualified ? query.between(i + 2, i + 3) + "." : "";
                String quoted = '"' + key.get().replace("\"", "\"\"") + '"';
                return Optional.of(query.replacing(
                        i + 2, end, "%s%s, %s".formatted(before, quoted, query.between(i + 2, end))));
            }
        }
        return Optional.empty();
    }

    private static boolean isName(Table table, String column) {
        return table.column(column)
                        .filter(found -> found.type() instanceof SqlType.TextType)
                        .isPresent()
                && table.constraints().stream().noneMatch(constraint -> switch (constraint) {
                    case Constraint.PrimaryKey(var columns) -> isOnly(columns, column);
                    case Constraint.Unique(var columns) -> isOnly(columns, column);
                    case Constraint.ForeignKey(var columns, var target, var others) -> isOnly(columns, column);
                    case Constraint other -> false;
                });
    }

    private static boolean isOnly(List<String> columns, String column) {
        return columns.size() == 1 && columns.getFirst().equalsIgnoreCase(column);
    }

    private static Optional<String> key(Table table) {
        return table.constraints().stream()
                .flatMap(constraint -> constraint instanceof Constraint.PrimaryKey(var columns) && columns.size() == 1
                        ? columns.stream()
                        : java.util.stream.Stream.empty())
                .findFirst();
    }
}
