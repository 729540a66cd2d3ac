package klondike.shim;

import be.ac.ulg.montefiore.oop.graphics.KlondikeEventsHandler;
import be.ac.ulg.montefiore.oop.graphics.KlondikeSwingView;
import be.ac.ulg.montefiore.oop.graphics.KlondikeView;
import be.ac.ulg.montefiore.oop.graphics.NullHandlerException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Creates the handler of a program without a main method and gives it a view. */
final class HandlerFactory implements InvocationHandler {
    private static final String NO_MAIN = "No class has a method `public static void main(String[])`";

    /** Set after the view exists, because its constructor may need the view. */
    private volatile KlondikeEventsHandler handler;

    private HandlerFactory() {}

    /** @param names the names of all classes of the program */
    static void play(List<String> names) throws NotStarted {
        List<Class<?>> found = new ArrayList<>();
        for (String name : names) if (isHandler(name)) found.add(classNamed(name));
        List<Class<?>> last = found.stream()
                .filter(one -> found.stream().noneMatch(other -> other != one && one.isAssignableFrom(other)))
                .collect(Collectors.toList());
        if (last.isEmpty()) throw new NotStarted(NO_MAIN + ", and none implements KlondikeEventsHandler.");
        if (last.size() > 1) {
            String several = last.stream().map(Class::getName).collect(Collectors.joining(", "));
            throw new NotStarted(NO_MAIN + ", and several implement KlondikeEventsHandler: " + several + ".");
        }
        try {
            new HandlerFactory().make(last.get(0));
        } catch (InvocationTargetException fault) {
            throw new NotStarted(last.get(0).getName() + " cannot be created: " + ErrorAnswers.described(fault.getCause()) + ".");
        } catch (ReflectiveOperationException | NullHandlerException fault) {
            throw new NotStarted(NO_MAIN + ", and " + last.get(0).getName()
                    + " has no constructor without arguments or with a KlondikeView.");
        }
    }

    private static boolean isHandler(String name) {
        Class<?> type = classNamed(name);
        return type != null
                && KlondikeEventsHandler.class.isAssignableFrom(type)
                && !type.isAnonymousClass()
                && !Modifier.isAbstract(type.getModifiers());
    }

    private static Class<?> classNamed(String name) {
        try {
            return Class.forName(name, false, HandlerFactory.class.getClassLoader());
        } catch (ReflectiveOperationException | LinkageError other) {
            return null;
        }
    }

    private void make(Class<?> type) throws ReflectiveOperationException, NullHandlerException {
        for (Constructor<?> each : type.getDeclaredConstructors()) {
            if (each.getParameterCount() != 1 || !isView(each.getParameterTypes()[0])) continue;
            each.setAccessible(true);
            handler = (KlondikeEventsHandler) each.newInstance(new KlondikeSwingView(relay()));
            return;
        }
        Constructor<?> plain = type.getDeclaredConstructor();
        plain.setAccessible(true);
        handler = (KlondikeEventsHandler) plain.newInstance();
        if (!GraderConnection.get().hasHandler()) give(new KlondikeSwingView(handler));
    }

    /** Creates a handler for the view that passes events on to the program's own handler, which is created later. */
    private KlondikeEventsHandler relay() {
        Class<?>[] types = {KlondikeEventsHandler.class};
        return (KlondikeEventsHandler) Proxy.newProxyInstance(types[0].getClassLoader(), types, this);
    }

    @Override
    public Object invoke(Object self, Method method, Object[] args) throws Throwable {
        try {
            return method.invoke(handler, args);
        } catch (InvocationTargetException fault) {
            throw fault.getCause();
        }
    }

    /** Returns the program's own handler instead of its relay, because its class may have additional methods. */
    static KlondikeEventsHandler behind(KlondikeEventsHandler given) {
        if (!Proxy.isProxyClass(given.getClass())) return given;
        InvocationHandler relay = Proxy.getInvocationHandler(given);
        KlondikeEventsHandler own = relay instanceof HandlerFactory ? ((HandlerFactory) relay).handler : null;
        return own == null ? given : own;
    }

    /** Gives the handler its view: through a method that takes a view, or in every empty field for a view. */
    private void give(KlondikeSwingView view) throws ReflectiveOperationException {
        for (Method method : handler.getClass().getMethods()) {
            if (method.getParameterCount() != 1 || !isView(method.getParameterTypes()[0])) continue;
            method.setAccessible(true);
            method.invoke(handler, view);
            return;
        }
        for (Class<?> type = handler.getClass(); type != null; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (!isView(field.getType())) continue;
                field.setAccessible(true);
                if (field.get(handler) == null) field.set(handler, view);
            }
        }
    }

    private static boolean isView(Class<?> type) {
        return type == KlondikeView.class || type == KlondikeSwingView.class;
    }
}
