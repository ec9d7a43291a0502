package io.panoptes.sql.trial;

import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Database;
import java.util.List;
import java.util.Optional;

/** A DBMS that runs texts as they are. Used by one thread at a time. */
public interface TextRunner {

    /** As people write it: {@code DuckDB 2.0.0.1}. */
    String title();

    /** How this DBMS reads texts, where that is known. */
    Optional<ReadingProfile> reading();

    /** Whether an overflow of whole numbers is an error; otherwise the type widens, and the answer is an approximation. */
    boolean overflowIsError();

    /** Whether a column holds values of its declared type alone; otherwise 2.00 in a DECIMAL column may be the whole number 2. */
    boolean keepsTypes();

    /** Runs both queries on each database. Every database is of the pair's schema. */
    TextRun run(TextPair pair, List<Database> databases);
}
