package io.panoptes.dbms;

import io.panoptes.dbms.Launch.Setup;
import io.panoptes.dbms.coverage.CoverageSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Builds a {@link Launch}: how a DBMS is opened. A part that is not set is empty or false. */
public final class LaunchBuilder {
    private String driverClass;
    private String url;
    private final Map<String, String> properties = new HashMap<>();
    private List<Setup> setup = List.of();
    private String limit = "";
    private List<String> closing = List.of();
    private String closingUrl = "";
    private List<String> jvmOptions;
    private boolean queryTimeout;
    private boolean dynamicTypes;
    private boolean cleansUp;
    private final Map<String, String> environment = new HashMap<>();
    private Optional<CoverageSource> coverage = Optional.empty();
    private String ownNames = "";
    private String into = "";

    LaunchBuilder(String driverClass, String url, List<String> jvmOptions) {
        this.driverClass = driverClass;
        this.url = url;
        this.jvmOptions = jvmOptions;
    }

    LaunchBuilder(Launch like) {
        this(like.driverClass(), like.url(), like.jvmOptions());
        properties.putAll(like.properties());
        setup = like.setup();
        limit = like.limit();
        closing = like.closing();
        closingUrl = like.closingUrl();
        queryTimeout = like.queryTimeout();
        dynamicTypes = like.dynamicTypes();
        cleansUp = like.cleansUp();
        environment.putAll(like.environment());
        coverage = like.coverage();
        ownNames = like.ownNames();
        into = like.into();
    }

    LaunchBuilder driver(String name) {
        driverClass = name;
        return this;
    }

    LaunchBuilder url(String value) {
        url = value;
        return this;
    }

    public LaunchBuilder property(String name, String value) {
        properties.put(name, value);
        return this;
    }

    public LaunchBuilder setup(List<Setup> steps) {
        setup = steps;
        return this;
    }

    public LaunchBuilder limit(String statement) {
        limit = statement;
        return this;
    }

    public LaunchBuilder closing(List<String> statements) {
        closing = statements;
        return this;
    }

    public LaunchBuilder closingUrl(String address) {
        closingUrl = address;
        return this;
    }

    /** Beside those that every engine of its kind has. */
    public LaunchBuilder jvmOptions(String... options) {
        jvmOptions = Stream.concat(jvmOptions.stream(), Stream.of(options)).toList();
        return this;
    }

    public LaunchBuilder queryTimeout() {
        queryTimeout = true;
        return this;
    }

    public LaunchBuilder dynamicTypes() {
        dynamicTypes = true;
        return this;
    }

    /** See {@link Launch}: all of ours ends so, and goes with the process. */
    public LaunchBuilder ownNames(String ending, String place) {
        ownNames = ending;
        into = place;
        cleansUp = true;
        return this;
    }

    LaunchBuilder cleansUp(boolean value) {
        cleansUp = value;
        return this;
    }

    LaunchBuilder environment(String name, String value) {
        environment.put(name, value);
        return this;
    }

    LaunchBuilder coverage(Optional<CoverageSource> source) {
        coverage = source;
        return this;
    }

    public Launch build() {
        return new Launch(
                driverClass,
                url,
                properties,
                setup,
                limit,
                closing,
                closingUrl,
                jvmOptions,
                queryTimeout,
                dynamicTypes,
                cleansUp,
                environment,
                coverage,
                ownNames,
                into);
    }
}
