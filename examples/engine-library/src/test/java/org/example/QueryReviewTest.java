package org.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class QueryReviewTest {
    private static final String SCHEMA = """
            CREATE TABLE orders (id INT PRIMARY KEY, customer INT NOT NULL, paid BOOLEAN);
            CREATE TABLE customers (id INT PRIMARY KEY, name VARCHAR(40));
            """;

    @Test
    void tellsWhatAChangeChanges() {
        try (QueryReview review = new QueryReview(SCHEMA)) {
            assertEquals(
                    "same answers on every database",
                    review.of(
                            "SELECT DISTINCT id FROM orders WHERE customer = 7",
                            "SELECT id FROM orders WHERE customer = 7"));
            String lost = review.of("SELECT id FROM orders", "SELECT id FROM orders WHERE paid OR NOT paid");
            assertTrue(lost.startsWith("other answers on [INSERT INTO orders VALUES ("), lost);
        }
    }
}
