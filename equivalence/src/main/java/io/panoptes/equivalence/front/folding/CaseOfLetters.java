package io.panoptes.equivalence.front.folding;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.front.RelationParts;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.text.Normalizer;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What the case of letters has to say against a verdict, where comparisons take no regard to it.
 *
 * <p>The algebra compares texts letter by letter. That is what such a DBMS does as long as no two texts differ in case only: each text
 * stands for all that are equal to it. Then the queries agree up to the case of the texts that they give. Nor do such comparisons
 * look at accents: {@code é} is {@code e}. Blanks at the end count under the collations of MySQL 8 that are used if none is named, and
 * not under the others.
 */
public final class CaseOfLetters {
    private static final Set<Operator> COMPARISONS = EnumSet.of(
            Operator.EQUAL,
            Operator.NOT_EQUAL,
            Operator.LESS,
            Operator.LESS_OR_EQUAL,
            Operator.GREATER,
            Operator.GREATER_OR_EQUAL,
            Operator.IS_DISTINCT_FROM,
            Operator.IS_NOT_DISTINCT_FROM,
            Operator.LIKE);

    private CaseOfLetters() {}

    /** Why the algebra doesn't say what the texts mean. */
    public static Optional<String> againstReading(Problem problem) {
        if (Stream.of(problem.left(), problem.right()).anyMatch(CaseOfLetters::changesCaseInside)) {
            return Optional.of(
                    "UPPER, LOWER, or a text made of a constant in capitals, below what a query gives, where comparisons"
                            + " take no regard to case");
        }
        return conflict(constants(problem))
                ? Optional.of(
                        "texts that differ in case, accents or blanks at the end only, where comparisons take no regard to"
                                + " these")
                : Optional.empty();
    }

    /** Why a proof leaves the case of the texts open. */
    public static Optional<String> againstProof(Problem problem) {
        boolean agree = TextOrigins.agree(problem.left(), problem.right())
                && ChosenTexts.agree(problem.left(), problem.right())
                && !mayChooseOtherRow(problem.left())
                && !mayChooseOtherRow(problem.right());
        return agree
                ? Optional.empty()
                : Optional.of("the texts may differ in case, for they come from different columns, rows or constants");
    }

    /** Why a difference may be none: two values that the DBMS takes for equal. */
    public static Optional<String> againstDifference(Problem problem, Database database) {
        Stream<Value> values =
                database.rows().values().stream().flatMap(List::stream).flatMap(row -> row.values().stream());
        return conflict(Stream.concat(values, constants(problem)))
                ? Optional.of("the database holds texts that differ in case, accents or blanks at the end only")
                : Optional.empty();
    }

    private static Stream<Value> constants(Problem problem) {
        return RelationParts.scalarsOf(problem)
                .filter(Scalar.Literal.class::isInstance)
                .map(scalar -> ((Scalar.Literal) scalar).value());
    }

    private static boolean conflict(Stream<Value> values) {
        Set<String> texts = new HashSet<>();
        values.forEach(value -> {
            if (value instanceof Value.TextValue(String text)) {
                texts.add(text);
            }
        });
        long different = texts.stream().map(CaseOfLetters::plain).distinct().count();
        return different < texts.size() || texts.size() > 1 && texts.stream().anyMatch(CaseOfLetters::hasOwnLetters);
    }

    /**
     * In lower case, without accents and blanks at the end, and in hiragana: of what two texts that such a DBMS takes for equal have
     * in common.
     */
    private static String plain(String text) {
        String letters = Normalizer.normalize(text, Normalizer.Form.NFKD).replaceAll("\\p{M}", "");
        StringBuilder plain = new StringBuilder();
        letters.toLowerCase(Locale.ROOT)
                .replaceAll(" +$", "")
                .codePoints()
                .map(letter -> letter >= 'ァ' && letter <= 'ヶ' ? letter - 'ァ' + 'ぁ' : letter)
                .forEach(plain::appendCodePoint);
        return plain.toString();
    }

    /**
     * Whether letters or signs of it may be equal to others, or be read over: {@code ß} is {@code ss}, {@code ς} is {@code σ}, the Arabic one
     * is {@code 1}, and a soft hyphen is nothing. Of those beyond ASCII only the Chinese characters of Unicode's first plane are themselves alone.
     */
    private static boolean hasOwnLetters(String text) {
        return text.codePoints()
                .anyMatch(letter -> (letter < ' ' || letter > '~')
                        && !(letter <= Character.MAX_VALUE
                                && Character.UnicodeBlock.of(letter) == Character.UnicodeBlock.CJK_UNIFIED_IDEOGRAPHS));
    }

    /** What a query gives may be written in any case. */
    private static boolean changesCaseInside(Relation query) {
        return switch (query) {
            case Relation.Sort sort -> changesCase(keys(sort)) || changesCaseInside(sort.input());
            case Relation.Project(var input, var expressions) ->
                changesCase(RelationParts.of(input).scalars())
                        || changesCase(RelationParts.of(subqueries(expressions)).scalars());
            case Relation other -> changesCase(RelationParts.of(other).scalars());
        };
    }

    private static List<Scalar> keys(Relation.Sort sort) {
        return RelationParts.of(
                        sort.keys().stream().map(key -> key.expression()).toList())
                .scalars();
    }

    private static List<Scalar> subqueries(List<Scalar> expressions) {
        return RelationParts.of(expressions).scalars().stream()
                .filter(scalar -> scalar instanceof Scalar.Subquery
                        || scalar instanceof Scalar.In
                        || scalar instanceof Scalar.Exists
                        || scalar instanceof Scalar.Quantified)
                .toList();
    }

    private static boolean changesCase(List<Scalar> scalars) {
        return scalars.stream()
                .anyMatch(scalar -> scalar instanceof Scalar.Call call
                        && (call.operator() == Operator.UPPER
                                || call.operator() == Operator.LOWER
                                || makesTextOfCapitals(call)));
    }

    /** {@code CONCAT(s, 'A')}: a constant that is compared is read in lower case, but not what a text is made of. */
    private static boolean makesTextOfCapitals(Scalar.Call call) {
        return call.type() instanceof SqlType.TextType
                && call.arguments().stream()
                        .anyMatch(
                                operand -> operand instanceof Scalar.Literal(Value.TextValue(String text), var ignored)
                                        && !text.equals(text.toLowerCase(Locale.ROOT)));
    }

    /** A text of one row of a table for that of another row, which is equal. */
    private static boolean mayChooseOtherRow(Relation query) {
        if (query.types().stream().noneMatch(SqlType.TextType.class::isInstance)) {
            return false;
        }
        RelationParts parts = RelationParts.of(query);
        boolean compares = parts.scalars().stream().anyMatch(CaseOfLetters::comparesTexts);
        List<String> tables = parts.scans().map(scan -> scan.table().name()).toList();
        return compares && tables.stream().distinct().count() < tables.size();
    }

    private static boolean comparesTexts(Scalar scalar) {
        return switch (scalar) {
            case Scalar.Call(Operator operator, var operands, var ignored) ->
                COMPARISONS.contains(operator) && operands.stream().allMatch(CaseOfLetters::isUnknownText);
            case Scalar.In in -> in.left().stream().anyMatch(CaseOfLetters::isUnknownText);
            case Scalar.Quantified quantified -> isUnknownText(quantified.left());
            case Scalar other -> false;
        };
    }

    private static boolean isUnknownText(Scalar scalar) {
        return scalar.type() instanceof SqlType.TextType && !(scalar instanceof Scalar.Literal);
    }
}
