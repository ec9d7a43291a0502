package io.panoptes.sql.schema;

/** What a declaration says of the values in a column that its type does not. */
public enum ColumnTrait {
    /** {@code CHAR(n)}: in some DBMSs blanks at the end don't count. */
    PADDED,
    /** {@code COLLATE ...}: texts that differ may be equal, and their order is another. */
    COLLATED,
    /** A binary COLLATE: texts are equal letter by letter, also where the DBMS takes no regard to case otherwise. */
    COLLATED_BINARY,
    /** {@code ENUM (...)}: in some DBMSs ordered by the places of the declaration. */
    ORDERED_BY_PLACE,
    /** {@code INT PRIMARY KEY} and any key of several columns: in SQLite such a key may be NULL, in several rows. */
    NULLABLE_KEY,
    /** {@code INTEGER PRIMARY KEY}: in SQLite the number of the row, for which {@code rowid} stands, too. */
    NUMBERS_ROWS,
    /** A DATE, TIME or TIMESTAMP that a DBMS keeps as text. */
    HOLDS_DATES,
    /** {@code INT UNSIGNED}: in some DBMSs no number below 0. */
    UNSIGNED,
    /** {@code a INT REFERENCES p}, said of the column alone: MySQL reads over it before version 9. */
    REFERS_INLINE,
    /** {@code DECIMAL} or {@code NUMERIC} without a number of digits, which each DBMS has in its own way. */
    ANY_DIGITS,
    /** {@code STRING}: in SQLite a type of numbers. */
    NAMED_STRING,
    /** {@code FLOAT} without a number: of 64 bits in some DBMSs, of 32 in others. */
    NAMED_FLOAT,
    /** {@code REAL}: likewise, but in other DBMSs. */
    NAMED_REAL,
    /** {@code TIMESTAMP}: in MySQL no moment before 1970 or long after. */
    NAMED_TIMESTAMP,
    /** {@code TIMESTAMP(2)}: some DBMSs round parts of a second to this number of digits. */
    OF_FEW_DIGITS_OF_A_SECOND,
    /** {@code FLOAT(7, 2)}: MySQL rounds what it stores there. */
    OF_FIXED_DIGITS,
    /** {@code MEDIUMINT}: of 24 bits. */
    MEDIUM,
    /** A CHECK has its name in double quotes, where it is a string in MySQL. */
    DOUBLE_QUOTED_IN_CHECK
}
