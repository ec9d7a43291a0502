package io.panoptes.dbms.shelldriver;

import java.sql.Connection;
import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.DriverPropertyInfo;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.util.Properties;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/** {@code jdbc:panoptes:shell:LANGUAGE:FILE}: an empty database in memory, in the shell in that file. */
public final class ShellDriver implements Driver {
    /** What the class of the {@link ShellLanguage} and the file follow. */
    public static final String SCHEME = "jdbc:panoptes:shell:";

    static {
        try {
            DriverManager.registerDriver(new ShellDriver());
        } catch (SQLException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    @Override
    public boolean acceptsURL(String url) {
        return url.startsWith(SCHEME);
    }

    @Override
    public @Nullable Connection connect(String url, Properties properties) throws SQLException {
        if (!acceptsURL(url)) {
            return null;
        }
        String[] parts = url.substring(SCHEME.length()).split(":", 2);
        try {
            ShellLanguage language = Class.forName(parts[0])
                    .asSubclass(ShellLanguage.class)
                    .getConstructor()
                    .newInstance();
            return JdbcFace.of(Connection.class, new ShellConnection(language, parts[1]));
        } catch (ReflectiveOperationException e) {
            throw new SQLException("no class speaks to this shell: " + url, e);
        }
    }

    @Override
    public DriverPropertyInfo[] getPropertyInfo(String url, Properties properties) {
        return new DriverPropertyInfo[0];
    }

    @Override
    public int getMajorVersion() {
        return 1;
    }

    @Override
    public int getMinorVersion() {
        return 0;
    }

    @Override
    public boolean jdbcCompliant() {
        return false;
    }

    @Override
    public Logger getParentLogger() throws SQLFeatureNotSupportedException {
        throw new SQLFeatureNotSupportedException("it keeps no log");
    }
}
