-- DuckDB: list_cat() without arguments is an internal error. Run it with: duckdb < repro.sql

SET disabled_optimizers = 'expression_rewriter';
-- Must give an empty list, as it does without the setting.
SELECT list_cat();
