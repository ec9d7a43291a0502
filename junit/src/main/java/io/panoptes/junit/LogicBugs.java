package io.panoptes.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.sql.Driver;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Checks a DBMS: kept findings are run on it first, then a campaign looks for new ones. Each finding is an invocation of the
 * method, whose body runs before the finding fails it; the campaign itself is one more, which passes with the number of its cases.
 *
 * <pre>{@code
 * class MyDatabaseTest {
 *     @LogicBugs(target = "h2", driver = org.h2.Driver.class, time = "30s", regressions = "src/test/findings")
 *     void answersRight() {}
 * }
 * }</pre>
 *
 * <p>A finding that is new, or that was fixed and shows again, fails; one that is still open, or could not run, is skipped with the
 * reason. The findings of a campaign are kept below {@link #out()}, with a report and a script each.
 */
@Target({ElementType.METHOD, ElementType.ANNOTATION_TYPE})
@Retention(RetentionPolicy.RUNTIME)
@Documented
@TestTemplate
@ExtendWith(LogicBugsExtension.class)
public @interface LogicBugs {
    /** The DBMS, such as {@code "h2"}; with a version, such as {@code "h2:2.2.224"}, that release. */
    String target();

    /** Test the jar that this driver is in, in place of a release. */
    Class<? extends Driver> driver() default Driver.class;

    /** Test this file (a jar, a native library) or installation, in place of a release. */
    String build() default "";

    /** Test the server at this JDBC address, in place of a release. */
    String url() default "";

    /** The whole time: {@code "30s"}, {@code "10m"}. */
    String time() default "30s";

    /** The seed of the campaign; 0 draws one. */
    long seed() default 0;

    /** A file of known bugs, which are not reported. */
    String baseline() default "";

    /** Folders of kept findings, each replayed as a test. */
    String[] regressions() default {};

    /** Where the campaign's journal, findings and reports go; a new folder below it for each run. */
    String out() default "target/panoptes";
}
