package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.read.OperatorBinding;
import io.panoptes.sql.read.OperatorBinding.Family;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingTrait;
import java.util.List;
import org.apache.calcite.sql.SqlNode;

/** Refuses operators without brackets that the DBMS binds in another way than the parser: the standard reading takes only what all bind alike. */
public final class OperatorPrecedence {
    private OperatorPrecedence() {}

    /** @throws Unsupported where brackets are needed */
    public static void check(SqlNode query, ReadingProfile profile) {
        boolean dbms = profile.has(ReadingTrait.FUNCTIONS_ARE_GIVEN);
        OperatorBinding.unclear(query, dbms ? List.of(familyOf(profile)) : Family.ANY)
                .ifPresent(what -> {
                    throw new Unsupported(what);
                });
    }

    private static Family familyOf(ReadingProfile profile) {
        if (profile.has(ReadingTrait.PREDICATES_BIND_LIKE_EQUALITY)) {
            return Family.SQLITE;
        }
        return profile.has(ReadingTrait.DISTINCT_BINDS_LAST) ? Family.STANDARD : Family.MYSQL;
    }
}
