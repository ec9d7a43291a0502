package io.panoptes.dbms;

import io.panoptes.dbms.Launch.Setup;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Says in which ways a DBMS is opened otherwise than most: what is not said is empty or false. */
public final class LaunchBuilder {
    private final String driverClass;
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

    LaunchBuilder cleansUp(boolean value) {
        cleansUp = value;
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
                cleansUp);
    }
}
