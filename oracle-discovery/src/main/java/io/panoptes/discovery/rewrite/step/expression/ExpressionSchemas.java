package io.panoptes.discovery.rewrite.step.expression;

import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.step.expression.ExpressionSchema.Where;
import java.util.List;

/**
 * The schemas of expressions. In a pattern, p, q and t stand for conditions, a, b and c for values of one type, v for any
 * value. In the replacement, r is a condition of one's choice over the same row.
 */
public final class ExpressionSchemas {
    public static final List<Step> ALL = List.of(
            schema("and-always", Where.ANYWHERE, "p", "p AND (r OR NOT r OR r IS NULL)"),
            schema("or-never", Where.ANYWHERE, "p", "p OR (r AND NOT r AND r IS NOT NULL)"),
            schema("case-never", Where.ANYWHERE, "p", "CASE WHEN r AND NOT r AND r IS NOT NULL THEN NOT p ELSE p END"),
            schema("case-same-condition", Where.ANYWHERE, "p", "CASE WHEN r THEN p ELSE p END"),
            schema("case-same-value", Where.ANYWHERE, "v", "CASE WHEN r THEN v ELSE v END"),
            schema("case-of-null", Where.ANYWHERE, "v", "CASE WHEN v IS NULL THEN NULL ELSE v END"),
            schema("coalesce-itself", Where.ANYWHERE, "v", "COALESCE(v, v)"),
            schema("double-negation", Where.ANYWHERE, "p", "NOT (NOT p)"),
            schema("drop-double-negation", Where.ANYWHERE, "NOT (NOT p)", "p"),
            schema("de-morgan-and", Where.ANYWHERE, "NOT (p AND q)", "NOT p OR NOT q"),
            schema("de-morgan-or", Where.ANYWHERE, "NOT (p OR q)", "NOT p AND NOT q"),
            schema("and-as-not-or", Where.ANYWHERE, "p AND q", "NOT (NOT p OR NOT q)"),
            schema("or-as-not-and", Where.ANYWHERE, "p OR q", "NOT (NOT p AND NOT q)"),
            schema("swap-and", Where.ANYWHERE, "p AND q", "q AND p"),
            schema("swap-or", Where.ANYWHERE, "p OR q", "q OR p"),
            schema("distribute-and", Where.ANYWHERE, "p AND (q OR t)", "p AND q OR p AND t"),
            schema("distribute-or", Where.ANYWHERE, "p OR q AND t", "(p OR q) AND (p OR t)"),
            schema("absorb-and", Where.ANYWHERE, "p", "p AND (p OR r)"),
            schema("absorb-or", Where.ANYWHERE, "p", "p OR p AND r"),
            schema("repeat", Where.ANYWHERE, "p", "p AND p"),
            schema("swap-equal", Where.ANYWHERE, "a = b", "b = a"),
            schema("swap-less", Where.ANYWHERE, "a < b", "b > a"),
            schema("swap-greater", Where.ANYWHERE, "a > b", "b < a"),
            schema("less-as-not", Where.ANYWHERE, "a < b", "NOT (a >= b)"),
            schema("greater-as-not", Where.ANYWHERE, "a > b", "NOT (a <= b)"),
            schema("equal-as-not", Where.ANYWHERE, "a = b", "NOT (a <> b)"),
            schema("equal-as-bounds", Where.ANYWHERE, "a = b", "a >= b AND a <= b"),
            schema("equal-as-between", Where.ANYWHERE, "a = b", "a BETWEEN b AND b"),
            schema("equal-as-in", Where.ANYWHERE, "a = b", "a IN (b, b)"),
            schema("unequal-as-bounds", Where.ANYWHERE, "a <> b", "a < b OR a > b"),
            schema("between-as-bounds", Where.ANYWHERE, "a BETWEEN b AND c", "a >= b AND a <= c"),
            schema("bounds-as-between", Where.ANYWHERE, "a >= b AND a <= c", "a BETWEEN b AND c"),
            schema("less-or-equal-as-or", Where.ANYWHERE, "a <= b", "a < b OR a = b"),
            schema("equal-as-not-distinct", Where.FILTER, "a = b", "a IS NOT DISTINCT FROM b AND a IS NOT NULL"),
            schema(
                    "equal-as-case",
                    Where.ANYWHERE,
                    "a = b",
                    "CASE WHEN a = b THEN TRUE WHEN a <> b THEN FALSE ELSE NULL END"),
            schema(
                    "not-distinct-as-or",
                    Where.ANYWHERE,
                    "a IS NOT DISTINCT FROM b",
                    "COALESCE(a = b, a IS NULL AND b IS NULL)"),
            schema(
                    "not-distinct-as-or-filter",
                    Where.FILTER,
                    "a IS NOT DISTINCT FROM b",
                    "a = b OR a IS NULL AND b IS NULL"),
            schema("is-true", Where.FILTER, "p", "p IS TRUE"),
            schema("not-is-not-true", Where.FILTER, "p", "NOT (p IS NOT TRUE)"),
            schema("coalesce-false", Where.FILTER, "p", "COALESCE(p, FALSE)"),
            schema("case-of-condition", Where.FILTER, "p", "CASE WHEN p THEN TRUE ELSE FALSE END"),
            schema("case-as-number", Where.FILTER, "p", "CASE WHEN p THEN 1 ELSE 0 END = 1"),
            schema("nullif-false", Where.FILTER, "p", "NULLIF(p, FALSE)"),
            schema("not-as-is-false", Where.FILTER, "NOT p", "p IS FALSE"),
            schema("not-true-as-or", Where.ANYWHERE, "p IS NOT TRUE", "p IS NULL OR NOT p"),
            schema("condition-split", Where.FILTER, "p", "p AND r OR p AND r IS NOT TRUE"),
            schema("is-null-as-case", Where.ANYWHERE, "v IS NULL", "CASE WHEN v IS NOT NULL THEN FALSE ELSE TRUE END"),
            schema("is-null-as-not", Where.ANYWHERE, "v IS NULL", "NOT (v IS NOT NULL)"),
            schema("is-not-null-as-self", Where.FILTER, "v IS NOT NULL", "v = v"),
            schema("two-values-as-or", Where.ANYWHERE, "a IN (b, c)", "a = b OR a = c"),
            schema("not-two-values-as-and", Where.ANYWHERE, "a NOT IN (b, c)", "a <> b AND a <> c"),
            schema("coalesce-as-case", Where.ANYWHERE, "COALESCE(a, b)", "CASE WHEN a IS NOT NULL THEN a ELSE b END"),
            schema(
                    "case-swapped",
                    Where.ANYWHERE,
                    "CASE WHEN p THEN a ELSE b END",
                    "CASE WHEN p IS NOT TRUE THEN b ELSE a END"),
            schema("case-as-coalesce", Where.ANYWHERE, "CASE WHEN a IS NOT NULL THEN a ELSE b END", "COALESCE(a, b)"),
            schema("value-as-scalar", Where.ANYWHERE, "v", "(SELECT v)"),
            schema(
                    "condition-as-exists",
                    Where.FILTER,
                    "p",
                    "EXISTS (SELECT w.v AS v FROM (SELECT 1 AS v) AS w WHERE p)"),
            schema(
                    "equal-as-exists",
                    Where.ANYWHERE,
                    "a IS NOT DISTINCT FROM b",
                    "EXISTS (SELECT a AS v INTERSECT SELECT b AS v)"),
            schema(
                    "two-values-as-values",
                    Where.ANYWHERE,
                    "a IN (b, c)",
                    "a IN (SELECT b AS v UNION ALL SELECT c AS v)"),
            unsafe("not-true-as-not", Where.ANYWHERE, "p IS NOT TRUE", "NOT p"),
            unsafe("not-as-not-true", Where.ANYWHERE, "NOT p", "p IS NOT TRUE"),
            unsafe("equal-as-not-distinct-daring", Where.ANYWHERE, "a = b", "a IS NOT DISTINCT FROM b"),
            unsafe("not-distinct-as-equal", Where.ANYWHERE, "a IS NOT DISTINCT FROM b", "a = b"),
            unsafe("less-as-less-or-equal", Where.ANYWHERE, "a < b", "a <= b"),
            unsafe("drop-coalesce", Where.ANYWHERE, "COALESCE(a, b)", "a"),
            unsafe("or-as-and", Where.ANYWHERE, "p OR q", "p AND q"));

    private ExpressionSchemas() {}

    private static Step schema(String name, Where where, String pattern, String replacement) {
        return ExpressionSchema.of(name, false, where, pattern, replacement);
    }

    private static Step unsafe(String name, Where where, String pattern, String replacement) {
        return ExpressionSchema.of(name, true, where, pattern, replacement);
    }
}
