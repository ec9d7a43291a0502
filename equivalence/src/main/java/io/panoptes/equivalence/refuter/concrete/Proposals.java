package io.panoptes.equivalence.refuter.concrete;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/** Small databases to try on queries over a schema; every one keeps the schema's constraints. */
public final class Proposals {
    private static final int ROWS = 4;

    private final RandomGenerator random;
    private final Domains domains;
    private final ConstraintSet constraints;
    private final Repair repair;
    private final RandomDatabases randoms;
    private final Mutation mutation;
    private final KeptDatabases corpus;
    private final int mostRows;

    /** What is made of texts and fractions is kept in {@code pool}. */
    public Proposals(
            Schema schema,
            List<Relation> queries,
            Map<String, List<Scalar>> checks,
            Pool pool,
            RandomGenerator random) {
        this(schema, Domains.of(schema, queries, checks, pool), checks, pool, random);
    }

    private Proposals(
            Schema schema, Domains domains, Map<String, List<Scalar>> checks, Pool pool, RandomGenerator random) {
        this.random = random;
        this.domains = domains;
        this.constraints = new ConstraintSet(schema, checks, pool);
        this.repair = new Repair(constraints, domains, random);
        this.randoms = new RandomDatabases(domains, repair, random);
        this.mostRows = Math.max(ROWS, domains.wantedRows());
        this.mutation = new Mutation(domains, random, mostRows + 2);
        this.corpus = new KeptDatabases(random);
    }

    /** Databases over the same schema and queries whose columns hold these values. */
    public static Proposals withValues(
            Problem problem, Function<Column, List<Value>> values, Pool pool, RandomGenerator random) {
        Domains domains =
                Domains.of(problem.schema(), List.of(problem.left(), problem.right()), problem.checks(), pool);
        return new Proposals(problem.schema(), domains.with(values, pool), problem.checks(), pool, random);
    }

    /** Databases over the same schema and queries whose columns hold no other values than these, and those that they refer to. */
    public static Proposals withOnly(
            Problem problem, BiFunction<Table, Column, List<Value>> values, Pool pool, RandomGenerator random) {
        Domains domains =
                Domains.of(problem.schema(), List.of(problem.left(), problem.right()), problem.checks(), pool);
        return new Proposals(problem.schema(), domains.withOnly(values, pool), problem.checks(), pool, random);
    }

    /** The most rows that a table of a random database has. */
    public int mostRows() {
        return mostRows;
    }

    /** A new database of up to N rows a table. */
    public void random(Tables database, int rows) {
        randoms.fill(database, rows);
    }

    /** A new database of N rows a table, as far as the constraints let them stay, with as many different values as fit. */
    public void spread(Tables database, int rows) {
        randoms.spread(database, rows);
    }

    /** A new database of N rows a table, many of which are alike but for their keys. */
    public void alike(Tables database, int rows) {
        randoms.alike(database, rows, constraints);
    }

    /** A new database of N rows a table, most of which pass all conditions of the queries. */
    public void passing(Tables database, int rows, Predicate<Column> isCompared) {
        randoms.passing(database, rows, constraints, isCompared);
    }

    /** A new database of N rows a table, where values that follow each other in a domain, from this one on, meet in a row. */
    public void neighbours(Tables database, int rows, int from) {
        randoms.neighbours(database, rows, from);
    }

    /** Mostly a change of one that was kept; sometimes a new one. */
    public void guided(Tables database) {
        if (corpus.isEmpty() || Chance.oneIn(20).happens(random)) {
            randoms.fill(database, mostRows);
        } else {
            database.copyFrom(corpus.pick());
            mutation.change(database);
            repair.repair(database);
        }
    }

    /** Databases with very many rows of one kind, for a problem of these queries. */
    RepeatedRows repeatedRows(Problem problem) {
        return new RepeatedRows(problem, domains, random);
    }

    /** It reached something new: changes of it are worth trying. */
    public void keep(Tables database) {
        corpus.add(database.copy());
    }

    public boolean keepsConstraints(Tables database) {
        return constraints.hold(database);
    }

    /** The smallest and plainest that can be made of it while it stays interesting and keeps the constraints. */
    public Tables minimise(Tables database, Predicate<Tables> interesting, Budget budget) {
        return new Minimiser(
                        domains,
                        constraints,
                        candidate -> constraints.hold(candidate) && interesting.test(candidate),
                        budget)
                .minimise(database);
    }
}
