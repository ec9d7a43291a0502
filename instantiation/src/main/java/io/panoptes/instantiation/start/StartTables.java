package io.panoptes.instantiation.start;

import io.panoptes.dbms.Feature;
import io.panoptes.dbms.Profile;
import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.ColumnTrait;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.text.Lexer;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.sql.text.Token;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads CREATE TABLE statements of a user, a column and a constraint at a time: what can't be read, or has a type that states are not
 * made of, costs no more than itself.
 */
final class StartTables {
    /** What a column may say of which rows it holds, and that an INSERT of all its values does without. */
    private static final List<String> PASSED_OVER = List.of("DEFAULT", "COLLATE", "GENERATED", "AS");

    private static final List<String> INDEX_WORDS = List.of("KEY", "INDEX", "FULLTEXT", "SPATIAL");

    private final Profile profile;
    private final List<LeftOut> leftOut;
    /** The declarations so far, for references among them. */
    private final List<String> declared = new ArrayList<>();
    /** All columns of a table, in their order, also those that are left out: an INSERT may name none. */
    private final Map<String, List<String>> columns = new HashMap<>();

    StartTables(Profile profile, List<LeftOut> leftOut) {
        this.profile = profile;
        this.leftOut = leftOut;
    }

    List<String> columnsOf(String table) {
        return columns.getOrDefault(table, List.of());
    }

    /** Empty where nothing of it can be used. */
    Optional<CreateTable> read(String statement) {
        List<Token> tokens = Lexer.tokens(statement);
        int open = 0;
        while (open < tokens.size() && !tokens.get(open).isSymbol("(")) {
            open++;
        }
        if (open == 0 || open >= tokens.size() || !tokens.get(open - 1).isName()) {
            leftOut.add(new LeftOut("statement " + shortened(statement), "it declares no columns"));
            return Optional.empty();
        }
        String name = tokens.get(open - 1).text();
        List<String> kept = new ArrayList<>();
        List<String> all = new ArrayList<>();
        for (String element : elements(statement, tokens, open)) {
            List<Token> words = Lexer.tokens(element);
            boolean isColumn = !isConstraint(words);
            if (isColumn) {
                all.add(words.getFirst().text());
            }
            String what = (isColumn ? "column %s." : "constraint of %s: ").formatted(name)
                    + (isColumn ? words.getFirst().text() : shortened(element));
            objection(name, kept, element, words, isColumn)
                    .ifPresentOrElse(why -> leftOut.add(new LeftOut(what, why)), () -> kept.add(element));
        }
        if (!tokens.get(lastOf(tokens)).isSymbol(")")) {
            leftOut.add(new LeftOut("options of table " + name, "tables are kept as the DBMS keeps them by itself"));
        }
        columns.put(name, all);
        Optional<Table> table = table(name, kept);
        if (kept.isEmpty() || table.isEmpty()) {
            leftOut.add(new LeftOut("table " + name, "none of its columns can be used"));
            return Optional.empty();
        }
        declared.add(declaration(name, kept));
        return table.map(this::create);
    }

    private static int lastOf(List<Token> tokens) {
        int last = tokens.size() - 1;
        return tokens.get(last).kind() == Token.Kind.END ? last - 1 : last;
    }

    /** Why an element is left out; empty where it is kept. */
    private Optional<String> objection(
            String table, List<String> kept, String element, List<Token> words, boolean isColumn) {
        List<String> tried = new ArrayList<>(kept);
        tried.add(element);
        Table read;
        try {
            read = read(table, tried);
        } catch (SqlTextException unread) {
            return Optional.of(unread.problem());
        }
        if (isColumn) {
            Column column = read.columns().getLast();
            for (String word : PASSED_OVER) {
                if (words.stream().skip(1).anyMatch(token -> token.isWord(word))) {
                    if (word.equals("GENERATED") || word.equals("AS")) {
                        return Optional.of("generated columns are made by campaigns alone");
                    }
                    leftOut.add(
                            new LeftOut(word + " of column " + table + "." + column.name(), "rows are given whole"));
                }
            }
            return spelling(column.type()).isEmpty()
                    ? Optional.of("states on %s have no columns of this type".formatted(profile.dbms()))
                    : Optional.empty();
        }
        return read.constraints().isEmpty() || read.constraints().size() == constraintsOf(table, kept)
                ? Optional.of("an index within a table is not made; write it as CREATE INDEX")
                : objection(read.constraints().getLast());
    }

    private int constraintsOf(String table, List<String> kept) {
        return kept.isEmpty() ? 0 : read(table, kept).constraints().size();
    }

    private Optional<String> objection(Constraint constraint) {
        Set<Feature> features = profile.features();
        boolean known = switch (constraint) {
            case Constraint.PrimaryKey ignored -> !features.contains(Feature.WITHOUT_KEYS);
            case Constraint.Unique ignored ->
                !features.contains(Feature.WITHOUT_KEYS) && !features.contains(Feature.WITHOUT_UNIQUE_KEYS);
            case Constraint.Reference ignored -> features.contains(Feature.FOREIGN_KEYS);
            case Constraint.Check ignored -> features.contains(Feature.CHECK_CONSTRAINTS);
            case Constraint.Range ignored -> false;
            case Constraint.Categorical ignored -> false;
            case Constraint.FunctionalDependency ignored -> false;
            case Constraint.Ordering ignored -> false;
        };
        return known ? Optional.empty() : Optional.of("states on %s have none such".formatted(profile.dbms()));
    }

    private CreateTable create(Table table) {
        List<ColumnDefinition> definitions = table.columns().stream()
                .map(column -> {
                    SqlType type = madeOf(column.type()).orElseThrow();
                    return new ColumnDefinition(
                            column.name(), type, spelling(type).orElseThrow(), column.nullable(), Optional.empty());
                })
                .toList();
        table.columns().stream()
                .filter(column -> column.traits().contains(ColumnTrait.PADDED))
                .forEach(column -> leftOut.add(new LeftOut(
                        "padding of column %s.%s".formatted(table.name(), column.name()),
                        "texts have no blanks at their end")));
        List<Constraint> constraints = table.constraints().stream()
                .filter(constraint -> objection(constraint).isEmpty())
                .toList();
        return new CreateTable(table.name(), definitions, constraints, "");
    }

    private Optional<String> spelling(SqlType type) {
        return madeOf(type).map(made -> profile.spellings(made).getFirst().name());
    }

    /** The type of drawn columns that holds such values: those are what the profile's hazards were tried with. */
    private Optional<SqlType> madeOf(SqlType type) {
        return switch (type) {
            case SqlType.BooleanType ignored -> known(SqlType.BOOLEAN);
            case SqlType.IntegerType(int bits) -> known(bits > 32 ? SqlType.BIGINT : SqlType.INTEGER);
            case SqlType.DecimalType ignored -> known(new SqlType.DecimalType(10, 2));
            case SqlType.TextType ignored -> known(SqlType.TEXT);
            case SqlType.DateType ignored -> known(SqlType.DATE);
            case SqlType.DoubleType ignored -> Optional.empty();
            case SqlType.TimeType ignored -> Optional.empty();
            case SqlType.TimestampType ignored -> Optional.empty();
            case SqlType.IntervalType ignored -> Optional.empty();
            case SqlType.NullType ignored -> Optional.empty();
            case SqlType.OpaqueType ignored -> Optional.empty();
        };
    }

    private Optional<SqlType> known(SqlType type) {
        return profile.spellings(type).isEmpty() ? Optional.empty() : Optional.of(type);
    }

    private Optional<Table> table(String name, List<String> elements) {
        try {
            return Optional.of(read(name, elements));
        } catch (SqlTextException unread) {
            return Optional.empty();
        }
    }

    private Table read(String name, List<String> elements) {
        List<String> all = new ArrayList<>(declared);
        all.add(declaration(name, elements));
        return SchemaReader.read(all).tables().getLast();
    }

    private static String declaration(String name, List<String> elements) {
        return "CREATE TABLE \"%s\" (%s)".formatted(name, String.join(", ", elements));
    }

    private static boolean isConstraint(List<Token> words) {
        Token first = words.getFirst();
        boolean list = words.size() > 1 && words.get(1).isSymbol("(");
        return first.isWord("CONSTRAINT")
                || first.isWord("PRIMARY")
                || first.isWord("FOREIGN")
                || first.isWord("CHECK") && list
                || first.isWord("EXCLUDE")
                || first.isWord("UNIQUE")
                || isIndex(words);
    }

    /** {@code KEY k (a)} of MySQL: columns stand behind it, where a column of that name, which is allowed elsewhere, has a type. */
    private static boolean isIndex(List<Token> words) {
        int place = 0;
        while (INDEX_WORDS.stream().anyMatch(words.get(place)::isWord)) {
            place++;
        }
        if (place == 0) {
            return false;
        }
        if (words.get(place).isName() && !words.get(place).isWord("USING")) {
            place++;
        }
        if (words.get(place).isWord("USING")) {
            place += 2;
        }
        return place + 1 < words.size()
                && words.get(place).isSymbol("(")
                && words.get(place + 1).isName();
    }

    /** What stands between the commas of the first parenthesis. */
    private static List<String> elements(String statement, List<Token> tokens, int open) {
        List<String> elements = new ArrayList<>();
        int depth = 0;
        int start = -1;
        int end = -1;
        for (Token token : tokens.subList(open + 1, tokens.size())) {
            boolean closes = depth == 0 && (token.isSymbol(")") || token.kind() == Token.Kind.END);
            if (closes || depth == 0 && token.isSymbol(",")) {
                if (start >= 0) {
                    elements.add(statement.substring(start, end));
                }
                start = -1;
                if (closes) {
                    break;
                }
                continue;
            }
            depth += token.isSymbol("(") ? 1 : token.isSymbol(")") ? -1 : 0;
            start = start < 0 ? token.start() : start;
            end = token.end();
        }
        return elements;
    }

    static String shortened(String text) {
        String line = text.replaceAll("\\s+", " ").strip();
        return line.length() > 60 ? line.substring(0, 57) + "..." : line;
    }
}
