package io.panoptes.sql.reading;

/** One way in which families of DBMSs read SQL differently. A profile has it or not. */
public enum ReadingTrait {
    /** Dividing two whole numbers gives a fraction; otherwise the quotient is cut towards zero. */
    EXACT_DIVISION,
    /** A division by zero gives NULL; otherwise nothing is known of it. */
    NULL_BY_ZERO,
    /** {@code "text"} is a string; otherwise it is a name. */
    DOUBLE_QUOTED_STRINGS,
    /** A backslash in a string escapes the next character. */
    BACKSLASH_ESCAPES,
    /** TRUE and FALSE may stand where 1 and 0 are expected, and numbers where a condition is. */
    BOOLEANS_ARE_NUMBERS,
    /** A BOOLEAN column is one of small numbers, and may hold 2. */
    BOOLEAN_COLUMNS_HOLD_NUMBERS,
    /** A column that is not grouped may stand beside the grouped ones, with the value of any row of the group. */
    LOOSE_GROUPING,
    /**
     * CONCAT, GREATEST and LEAST are NULL where any argument is; otherwise nothing is known of them, for some DBMSs of the
     * family skip NULLs.
     */
    NULL_FROM_ANY,
    /** LENGTH counts bytes; otherwise characters. */
    LENGTH_IN_BYTES,
    /**
     * A value of one kind may stand where another is wanted, and is cast unasked. What it is cast to is Calcite's rule, and
     * no two DBMSs agree on it.
     */
    IMPLICIT_CASTS,
    /** {@code --} begins a comment only before a blank; {@code a--1} subtracts a negative number. */
    BLANK_AFTER_DASHES,
    /** {@code a // b} divides whole numbers, and others as {@code a / b} does. */
    SLASHES_DIVIDE_WHOLE,
    /** A constant text takes the type that is wanted where it stands; a column of texts does not. */
    LITERALS_TAKE_TYPES,
    /** A sum of whole numbers, and a part of a date, divide as whole numbers do. */
    WHOLE_SUMS,
    /** LIKE takes no regard to the case of letters. */
    LIKE_FOLDS_CASE,
    /** Each function has one meaning, or there is none of that name: none stands for any function. */
    FUNCTIONS_ARE_GIVEN,
    /** A quotient and an average have four digits more than what is divided; what is behind them is rounded. */
    QUOTIENTS_ROUND,
    /** No comparison of texts takes regard to the case of letters. */
    TEXT_FOLDS_CASE,
    /** Texts stand in the order of a language, not in that of the codes of their letters. */
    TEXT_IN_LOCAL_ORDER,
    /** A cast to VARCHAR(n) cuts off what is too long. */
    CASTS_CUT_TEXT,
    /** A cast to CHAR is one to CHAR(1). */
    CHAR_IS_ONE_LETTER,
    /** A cast to VARCHAR(n) or CHAR(n) keeps the whole text. */
    CASTS_KEEP_TEXT,
    /** CONCAT, GREATEST and LEAST pass over NULLs, and ILIKE is LIKE without regard to case. */
    SKIPS_NULLS,
    /** {@code "text"} is a string where no column has this name. */
    UNKNOWN_NAMES_ARE_STRINGS,
    /** Columns of dates and times hold texts. */
    DATES_ARE_TEXTS,
    /** A primary key that was not declared NOT NULL may be NULL, in several rows; {@code INTEGER PRIMARY KEY} may not. */
    KEYS_TAKE_NULL,
    /**
     * A text and a number are compared as the affinities of their columns say; arithmetic takes the number at the beginning of a
     * text.
     */
    AFFINITY,
    /** A literal with a fraction is in floating point. */
    FRACTIONS_FLOAT,
    /** A quotient has 16 digits behind the point, or more, and is not exact. */
    QUOTIENTS_OF_MANY_DIGITS,
    /** A quotient and an average of exact numbers are in floating point. */
    QUOTIENTS_FLOAT,
    /** FLOAT has 32 bits, as REAL; casts to either are not read. */
    FLOAT_IS_REAL,
    /** {@code SELECT 1 FROM t HAVING TRUE}, without groups or aggregates, filters rows. */
    HAVING_FILTERS_ROWS,
    /** Nobody knows whether it filters rows, or the one group that they are. */
    HAVING_OF_ROWS_OPEN,
    /** FLOAT has 64 bits. */
    FLOAT_IS_DOUBLE,
    /** REAL has 64 bits; a FLOAT or DOUBLE with two numbers, as FLOAT(7, 2), rounds what it is given. */
    REAL_IS_DOUBLE,
    /** A SUM of REAL numbers is a REAL, rounded at each step; otherwise it has 64 bits. */
    SUMS_OF_REAL_ARE_REAL,
    /** ROUND of a number in floating point goes to the even one of two that are as near: 2.5 becomes 2. */
    HALVES_TO_EVEN,
    /** A REAL beside a number of another type is compared with it in 64 bits: 0.1 is no REAL. */
    REAL_COMPARES_AS_DOUBLE,
    /** {@code [a b]} is a name. */
    NAMES_IN_SQUARE_BRACKETS,
    /** {@code s[2:3]} is a part of a text. */
    SLICES_TEXTS,
    /** {@code FROM range(3)} and {@code FROM generate_series(1, 3)} are tables of a BIGINT column of that name. */
    SERIES_OF_BIGINT,
    /** {@code GROUP BY a WITH ROLLUP} of no rows may give one row or none: MySQL and MariaDB differ. */
    ROLLUP_OF_NOTHING_OPEN,
    /** {@code (a, b) = (c, d)} compares two values that hold others, in which a NULL equals a NULL. */
    ROWS_ARE_STRUCTS,
    /** UNION, EXCEPT and INTERSECT bind alike, from left to right; otherwise INTERSECT binds first. */
    SET_OPERATIONS_FROM_LEFT,
    /** A common table may stand for the name in one before it, where others take the table of the schema: refused. */
    LATER_COMMON_TABLES_OPEN,
    /** {@code ||} binds before {@code *}, and IN, LIKE and BETWEEN bind as {@code =} does, from left to right, after {@code <}. */
    PREDICATES_BIND_LIKE_EQUALITY,
    /** A column of whole numbers holds none that its type has no room for, such as 128 in a TINYINT. */
    COLUMNS_KEEP_THEIR_RANGE,
    /** A column of VARCHAR(n) or CHAR(n) holds no longer texts. */
    COLUMNS_KEEP_THEIR_LENGTH,
    /** A column that is UNSIGNED holds no number below 0. */
    UNSIGNED_COLUMNS,
    /** FIRST, LAST, ANY_VALUE and STRING_AGG are aggregates that take an ORDER BY within their brackets; MIN_BY passes over NULLs. */
    AGGREGATES_TAKE_ORDER,
    /** COLLATE NOCASE on one operand counts for the whole comparison, and folds every letter. */
    NOCASE_FOLDS_LETTERS,
    /** STDDEV and VARIANCE are those of the population; otherwise of a sample. */
    DEVIATIONS_OF_POPULATION,
    /** Only what a query gives is asked for: types and functions are read of which the evaluator alone knows the values. */
    VALUES_ALONE,
    /** {@code a BETWEEN SYMMETRIC b AND c} takes its bounds in either order; elsewhere it is not SQL. */
    SYMMETRIC_BOUNDS,
    /** A column of dates or timestamps may hold {@code infinity}. */
    DATES_MAY_BE_INFINITE,
    /** A decimal may be NaN, which is no number: {@code n - n = 0} does not hold of it. */
    DECIMALS_MAY_BE_NAN,
    /** {@code a INT REFERENCES p} may be read over where it is said of the column alone: so does MySQL before version 9. */
    INLINE_REFERENCES_OPEN,
    /** A DECIMAL column without a number of digits holds whole numbers. */
    BARE_DECIMAL_IS_WHOLE,
    /** A DECIMAL column without a number of digits holds as many behind the point as it is given. */
    BARE_DECIMAL_HAS_ALL_DIGITS,
    /** A scalar subquery of several rows gives the first of them; otherwise it fails. */
    SUBQUERIES_TAKE_FIRST_ROW,
    /** {@code *} has the columns that NATURAL and USING merge before all others; otherwise where they stand on the left. */
    MERGED_COLUMNS_FIRST,
    /** Merged columns stand in the order of the first table, which of a RIGHT JOIN is the right one; otherwise as USING lists them. */
    MERGED_COLUMNS_OF_FIRST_TABLE,
    /** JOIN binds before the comma of a FROM clause; otherwise tables are joined from left to right. */
    JOINS_BIND_BEFORE_COMMAS,
    /** Nobody says which of the two it is: what depends on it is refused. */
    JOINS_BEHIND_COMMAS_OPEN,
    /** There is no FULL JOIN, and FULL may be the name of a table. */
    NO_FULL_JOIN,
    /** {@code ORDER BY +2} is the second item; otherwise it is refused. */
    POSITIONS_MAY_HAVE_A_SIGN,
    /** The default of LAG and LEAD is cast to the type of their values: refused where it has another. */
    DEFAULTS_OF_LAG_ARE_CAST,
    /** {@code SELECT ANY_VALUE(a) FROM t} gives a row for each of t: only GROUP BY or another aggregate groups. */
    ANY_VALUE_DOES_NOT_GROUP,
    /** A common type of decimals has 38 digits at most, and rounds those behind the point for which there is no room. */
    COMMON_DECIMALS_ROUND,
    /** {@code COUNT_IF(p)} adds up 1 and 0, and is NULL of no rows; otherwise it is refused. */
    COUNT_IF_ADDS,
    /** {@code a SEMI JOIN b} and {@code a ANTI JOIN b} keep rows of a; otherwise the word is an alias of a. */
    SEMI_JOINS,
    /** Nobody says which of the two it is: refused where it may be an alias. */
    SEMI_MAY_BE_AN_ALIAS,
    /** In WHERE a name may be an alias of the select list before it is a column of a query around: refused where it may be both. */
    ALIASES_HIDE_OUTER_COLUMNS,
    /** A key of grouping sets that is the same in each row may keep its value where it is not grouped by, as the plan has it: refused. */
    CONSTANT_KEYS_OF_SETS_OPEN,
    /** {@code 2e0} is an exact number with a fraction; otherwise it is in floating point. */
    EXPONENTS_ARE_EXACT,
    /** {@code GROUP_CONCAT(a, b)} joins the texts of both in each row; otherwise b stands between the rows. */
    GROUP_CONCAT_JOINS_ARGUMENTS,
    /** {@code c IS DISTINCT FROM a = b} is {@code c IS DISTINCT FROM (a = b)}; otherwise comparisons bind alike, from left to right. */
    DISTINCT_BINDS_LAST,
    /** A text that is written out counts as a number in floating point, in arithmetic and beside a number. */
    TEXTS_COUNT_AS_DOUBLE,
    /** {@code a = 2e0} of a column of whole numbers compares whole numbers; otherwise both are made floating point. */
    CONSTANTS_BESIDE_COLUMNS_ARE_WHOLE,
    /** FLOOR, CEIL, ROUND and SIGN of a whole number, and DATE_PART, give a number in floating point. */
    ROUNDED_WHOLE_IS_DOUBLE,
    /** FLOOR and CEIL of a whole number are in floating point, ROUND of one is whole: {@code CAST(CEIL(2) AS TEXT)} is {@code '2.0'}. */
    FLOOR_OF_WHOLE_IS_DOUBLE,
    /** A column that is called TIMESTAMP holds seconds since 1970, of about 68 years. */
    TIMESTAMPS_ARE_SECONDS,
    /** A CHAR(n) column holds texts that are filled up with blanks, which count where they are given, and not where they are compared. */
    CHAR_COLUMNS_HOLD_BLANKS,
    /** {@code TRIM(s)} cuts off all blanks of Unicode, and {@code TRIM(BOTH ' ' FROM s)} that one alone. */
    TRIM_CUTS_ALL_BLANKS,
    /** {@code SELECT SUM(a)} gives a column that is called sum; otherwise its name is the text of the item, or one by its place. */
    ITEMS_ARE_NAMED_BY_FUNCTION,
    /** {@code a GLOB 'x*'} is a comparison. */
    GLOB_IS_AN_OPERATOR,
    /** {@code "D"} and d are two names, as PostgreSQL has them; otherwise one. */
    QUOTED_NAMES_KEEP_CASE
}
