package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.evaluator.function.FunctionLibrary;
import io.panoptes.equivalence.front.function.TrimOfBlanks;
import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.problem.SqlError;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingTrait;
import java.util.ArrayList;
import java.util.List;

/** SQL text in the spelling that Calcite's parser reads, and the way back from its places to those of the original. */
public final class Respelled {
    private final String original;
    private final String text;
    private final List<SpellingToken> tokens;
    private final int[] starts;

    private Respelled(String original, List<SpellingToken> tokens) {
        this.original = original;
        this.tokens = tokens;
        this.starts = new int[tokens.size()];
        StringBuilder joined = new StringBuilder();
        for (int i = 0; i < starts.length; i++) {
            joined.append(tokens.get(i).space().isEmpty() && !beginsComment(joined, tokens.get(i)) ? "" : " ");
            starts[i] = joined.length();
            joined.append(tokens.get(i).text());
        }
        this.text = joined.toString();
    }

    /** Whether the two together would be a comment for the parser. */
    private static boolean beginsComment(StringBuilder before, SpellingToken token) {
        char last = before.isEmpty() ? ' ' : before.charAt(before.length() - 1);
        return (last == '-' && token.text().startsWith("-"))
                || (last == '/' && (token.text().startsWith("/") || token.text().startsWith("*")));
    }

    /** @throws SqlError where a quote is never closed */
    public static Respelled of(String sql, ReadingProfile profile) {
        try {
            List<SpellingToken> tokens = new Scanner(sql, profile).scan();
            for (Spelling spelling : spellings(profile)) {
                tokens = spelling.apply(tokens);
            }
            return new Respelled(sql, tokens);
        } catch (Scanner.OpenQuote e) {
            throw error(sql, e.offset(), "the quote that opens here is never closed; close it");
        }
    }

    private static List<Spelling> spellings(ReadingProfile profile) {
        List<Spelling> spellings = new ArrayList<>();
        spellings.add(new FrontNames());
        spellings.add(new LikeFunction(profile.has(ReadingTrait.AFFINITY)));
        spellings.add(new TrailingSemicolon());
        spellings.add(new RefusedClauses(profile.has(ReadingTrait.POSITIONS_MAY_HAVE_A_SIGN)));
        spellings.add(new DistinctOn());
        if (profile.has(ReadingTrait.VALUES_ALONE)) {
            spellings.add(new StarMarks());
            spellings.add(new ListMarks());
        }
        spellings.add(new AllItems());
        if (profile.has(ReadingTrait.SERIES_OF_BIGINT)) {
            spellings.add(new SeriesTable());
        }
        if (profile.has(ReadingTrait.AGGREGATES_TAKE_ORDER)) {
            spellings.add(new AggregateOrder());
        }
        spellings.add(new LockingClause());
        spellings.add(new IntervalText());
        spellings.add(new InfixCast());
        if (profile.has(ReadingTrait.SLICES_TEXTS)) {
            spellings.add(new TextSlice());
        }
        spellings.add(TypeWords.of(profile));
        spellings.add(new DateLiterals());
        if (profile.booleansAreNumbers() && profile.doubleQuotedStrings()) {
            spellings.add(new LogicalSymbols());
        }
        if (profile.has(ReadingTrait.DATES_ARE_TEXTS)) {
            spellings.add(new CurrentMoment());
        }
        boolean standard = !profile.has(ReadingTrait.FUNCTIONS_ARE_GIVEN);
        if (standard || profile.has(ReadingTrait.AFFINITY) || profile.has(ReadingTrait.LITERALS_TAKE_TYPES)) {
            spellings.add(new IsComparison(profile.has(ReadingTrait.AFFINITY), standard));
        }
        if (profile.has(ReadingTrait.GLOB_IS_AN_OPERATOR)) {
            spellings.add(new GlobOperator());
        }
        if (profile.has(ReadingTrait.TRIM_CUTS_ALL_BLANKS)) {
            spellings.add(new TrimOfBlanks());
        }
        if (profile.has(ReadingTrait.AFFINITY)) {
            spellings.add(new LimitClause());
            spellings.add(new InTable());
        }
        if (profile.has(ReadingTrait.AFFINITY) || profile.has(ReadingTrait.NOCASE_FOLDS_LETTERS)) {
            spellings.add(new Collation());
        }
        if (profile.has(ReadingTrait.VALUES_ALONE)) {
            spellings.add(new BitOperators(FunctionLibrary.VALUES));
            spellings.add(new FunctionsOfProfile(List.of(FunctionLibrary.VALUES)));
        } else if (profile.has(ReadingTrait.AFFINITY)) {
            spellings.add(new BitOperators(FunctionLibrary.SQLITE));
        }
        spellings.add(new FunctionsOfProfile(profile.functions()));
        spellings.add(new FloatingLiterals(profile.has(ReadingTrait.FRACTIONS_FLOAT)));
        spellings.add(new MaterializationHint());
        spellings.add(new ReservedNames());
        spellings.add(new IntervalAmount());
        spellings.add(new IntegerDivision(profile.has(ReadingTrait.SLASHES_DIVIDE_WHOLE)));
        spellings.add(new WordOperators());
        if (profile.has(ReadingTrait.SEMI_JOINS)) {
            spellings.add(new SemiJoinSide(profile.has(ReadingTrait.SEMI_MAY_BE_AN_ALIAS)));
        }
        spellings.add(new WithRollup(profile.has(ReadingTrait.ROLLUP_OF_NOTHING_OPEN)));
        spellings.add(new CommaJoinCondition());
        spellings.add(new BareTableQuery());
        spellings.add(new ConditionWithoutTable());
        return spellings;
    }

    /** The text for the parser, in one line but for line breaks inside strings. */
    public String text() {
        return text;
    }

    /** Whether what stands at a place of {@link #text()} came in double quotes. */
    public boolean isInDoubleQuotes(int line, int column) {
        return line > 0
                && !tokens.isEmpty()
                && original.charAt(tokens.get(index(offset(text, line, column))).offset()) == '"';
    }

    private int index(int offset) {
        int index = 0;
        while (index + 1 < starts.length && starts[index + 1] <= offset) {
            index++;
        }
        return index;
    }

    /** An error at a place of {@link #text()}, as one at the same place of the original. */
    public SqlError error(int line, int column, String problem) {
        if (line < 1 || tokens.isEmpty()) {
            return new SqlError(0, 0, problem);
        }
        int offset = offset(text, line, column);
        int index = index(offset);
        boolean atEnd = offset >= text.length();
        return error(
                original,
                atEnd ? original.stripTrailing().length() : tokens.get(index).offset(),
                problem);
    }

    private static SqlError error(String sql, int offset, String problem) {
        int line = (int) sql.substring(0, offset).chars().filter(c -> c == '\n').count() + 1;
        int column = offset - (offset == 0 ? -1 : sql.lastIndexOf('\n', offset - 1));
        return new SqlError(line, column, problem);
    }

    private static int offset(String text, int line, int column) {
        int start = 0;
        for (int i = 1; i < line; i++) {
            start = text.indexOf('\n', start) + 1;
        }
        return Math.min(text.length(), start + column - 1);
    }
}
