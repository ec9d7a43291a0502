package io.panoptes.texttosql.constraint;

/** How a constraint came to be known. */
public enum Origin {
    /** The database declares it. */
    DECLARED,
    /** It holds on the data. */
    MINED,
    /** It holds on the data, and by meaning: a language model or a person said so. */
    VALIDATED
}
