package io.panoptes.dbms.shelldriver;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.SQLFeatureNotSupportedException;

/** Gives an object the face of a JDBC interface, of which it has the methods that a worker process calls. */
final class JdbcFace {

    private JdbcFace() {}

    static <T> T of(Class<T> face, Object object) {
        return face.cast(Proxy.newProxyInstance(
                JdbcFace.class.getClassLoader(),
                new Class<?>[] {face},
                (proxy, called, arguments) -> call(object, called, arguments)));
    }

    private static Object call(Object object, Method called, Object[] arguments) throws Throwable {
        Method own;
        try {
            own = object.getClass().getMethod(called.getName(), called.getParameterTypes());
        } catch (NoSuchMethodException e) {
            throw new SQLFeatureNotSupportedException(called.toString());
        }
        own.setAccessible(true);
        try {
            return own.invoke(object, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause() == null ? e : e.getCause();
        }
    }
}
