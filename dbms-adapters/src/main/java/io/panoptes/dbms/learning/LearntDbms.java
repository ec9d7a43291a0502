package io.panoptes.dbms.learning;

import io.panoptes.dbms.Profile;
import io.panoptes.dbms.learning.place.DriverOrigin;
import java.util.List;
import java.util.Optional;

/**
 * A DBMS as it was learnt.
 *
 * @param title as it names itself
 * @param explain what stands before a query to ask for its plan; empty where nothing was found
 * @param end how a statement that takes too long is ended
 * @param casesPerState how many cases are to share a state; empty where tables are made fast
 * @param operations lines of {@code operations.txt}: functions that were tried
 * @param unread constructs without words for them
 * @param differing what it answers differently from the standard, for a person to look at
 * @param oracles those that it was seen to answer alike; empty where none was tried
 * @param unfit why no case can be trusted; empty where nothing stands in the way
 */
public record LearntDbms(
        String title,
        DriverOrigin driver,
        Profile profile,
        String explain,
        Cancellation end,
        Optional<Integer> casesPerState,
        List<String> operations,
        List<String> unread,
        List<String> differing,
        List<String> oracles,
        String unfit) {
    public LearntDbms {
        operations = List.copyOf(operations);
        unread = List.copyOf(unread);
        differing = List.copyOf(differing);
        oracles = List.copyOf(oracles);
    }

    public String name() {
        return profile.dbms();
    }

    public LearntDbms withOperations(List<String> lines) {
        return new LearntDbms(
                title, driver, profile, explain, end, casesPerState, lines, unread, differing, oracles, unfit);
    }

    public LearntDbms withDiffering(List<String> lines) {
        return new LearntDbms(
                title, driver, profile, explain, end, casesPerState, operations, unread, lines, oracles, unfit);
    }

    public LearntDbms withOracles(List<String> ids) {
        return new LearntDbms(
                title, driver, profile, explain, end, casesPerState, operations, unread, differing, ids, unfit);
    }
}
