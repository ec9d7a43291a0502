package io.panoptes.dbms.learning;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.DriverPropertyInfo;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.sql.Statement;
import java.sql.Types;
import java.util.Properties;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/** A JDBC driver that breaks its promises in the way that its address names. It runs in the worker process, from a jar of its own. */
public final class HostileDriver implements Driver {
    private static final String SCHEME = "jdbc:hostile:";

    static {
        try {
            DriverManager.registerDriver(new HostileDriver());
        } catch (SQLException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    @Override
    public @Nullable Connection connect(String url, Properties properties) {
        return acceptsURL(url) ? connection(url.substring(SCHEME.length())) : null;
    }

    @Override
    public boolean acceptsURL(String url) {
        return url.startsWith(SCHEME);
    }

    private static Connection connection(String manner) {
        if (manner.equals("leaks")) {
            leak();
        }
        return proxy(Connection.class, (self, method, arguments) -> switch (method.getName()) {
            case "createStatement" -> statement(manner);
            case "getMetaData" -> metadata();
            case "close" -> null;
            default -> throw new SQLFeatureNotSupportedException(method.getName());
        });
    }

    /** Neither the thread nor what it holds ever goes. */
    private static void leak() {
        byte[] held = new byte[1 << 20];
        new Thread(() -> {
                    while (held.length > 0) {
                        sleep();
                    }
                })
                .start();
    }

    private static Statement statement(String manner) {
        return proxy(Statement.class, (self, method, arguments) -> switch (method.getName()) {
            case "execute" -> {
                act(manner);
                yield true;
            }
            case "getResultSet" -> rows();
            case "cancel", "close", "setQueryTimeout" -> null;
            default -> throw new SQLFeatureNotSupportedException(method.getName());
        });
    }

    private static void act(String manner) {
        switch (manner) {
            case "hangs" -> {
                while (true) {
                    sleep();
                }
            }
            case "dies" -> Runtime.getRuntime().halt(3);
            default -> {}
        }
    }

    private static void sleep() {
        try {
            Thread.sleep(1_000);
        } catch (InterruptedException heedless) {
            // It goes on.
        }
    }

    /** One row for every statement: a text that is called a number. */
    private static ResultSet rows() {
        int[] row = {0};
        return proxy(ResultSet.class, (self, method, arguments) -> switch (method.getName()) {
            case "next" -> row[0]++ == 0;
            case "getMetaData" -> columns();
            case "wasNull" -> false;
            case "close" -> null;
            default -> method.getReturnType() == int.class ? 7 : method.getReturnType() == long.class ? 7L : "seven";
        });
    }

    private static ResultSetMetaData columns() {
        return proxy(ResultSetMetaData.class, (self, method, arguments) -> switch (method.getName()) {
            case "getColumnCount" -> 1;
            case "getColumnType" -> Types.INTEGER;
            case "getPrecision", "getScale" -> 0;
            default -> "x";
        });
    }

    private static DatabaseMetaData metadata() {
        return proxy(DatabaseMetaData.class, (self, method, arguments) -> switch (method.getName()) {
            case "getTables" -> noRows();
            case "getDatabaseProductName" -> "Hostile";
            case "getDatabaseProductVersion" -> "6.6.6";
            default -> throw new SQLFeatureNotSupportedException(method.getName());
        });
    }

    private static ResultSet noRows() {
        return proxy(
                ResultSet.class, (self, method, arguments) -> method.getName().equals("next") ? false : null);
    }

    private static <T> T proxy(Class<T> type, InvocationHandler handler) {
        return type.cast(Proxy.newProxyInstance(HostileDriver.class.getClassLoader(), new Class<?>[] {type}, handler));
    }

    @Override
    public DriverPropertyInfo[] getPropertyInfo(String url, Properties properties) {
        return new DriverPropertyInfo[0];
    }

    @Override
    public int getMajorVersion() {
        return 6;
    }

    @Override
    public int getMinorVersion() {
        return 6;
    }

    @Override
    public boolean jdbcCompliant() {
        return true;
    }

    @Override
    public Logger getParentLogger() throws SQLFeatureNotSupportedException {
        throw new SQLFeatureNotSupportedException();
    }
}
