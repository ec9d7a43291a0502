package io.panoptes.nativedriver;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.SQLFeatureNotSupportedException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Gives an object the face of a JDBC interface: methods that it lacks are not supported. */
final class Facade {
    private static final Map<Called, Optional<Method>> METHODS = new ConcurrentHashMap<>();

    private record Called(Class<?> target, Method method) {}

    private Facade() {}

    static <T> T of(Class<T> type, Object target) {
        return type.cast(Proxy.newProxyInstance(
                Facade.class.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> {
                    Optional<Method> found =
                            METHODS.computeIfAbsent(new Called(target.getClass(), method), Facade::find);
                    if (found.isEmpty()) {
                        throw new SQLFeatureNotSupportedException(type.getSimpleName() + "." + method.getName());
                    }
                    try {
                        return found.get().invoke(target, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause() == null ? e : e.getCause();
                    }
                }));
    }

    private static Optional<Method> find(Called called) {
        try {
            Method method = called.target()
                    .getMethod(called.method().getName(), called.method().getParameterTypes());
            method.setAccessible(true);
            return Optional.of(method);
        } catch (NoSuchMethodException e) {
            return Optional.empty();
        }
    }
}
