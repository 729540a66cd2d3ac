package klondike.shim;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds the class with a program's main method. */
final class MainMethods {
    private static final String ASKED_FOR = "be.ac.ulg.montefiore.oop.Klondike";
    private static final String LIBRARY = "be.ac.ulg.montefiore.oop.graphics.";
    private static final String SHIM = "klondike.shim.";

    private MainMethods() {}

    /** Is this the main method of the public class that the statement asks for? */
    static boolean isAsAskedFor(Method main) {
        Class<?> owner = main.getDeclaringClass();
        return owner.getName().equals(ASKED_FOR) && Modifier.isPublic(owner.getModifiers());
    }

    /**
     * Returns the main method of a jar or of a folder of classes, or null if no class has one.
     *
     * @param chosen the class to look in, or null for any class
     */
    static Method mainOf(Path program, String chosen) throws NotStarted, IOException {
        String named = chosen == null && program.toString().endsWith(".jar") ? namedByManifest(program) : chosen;
        List<Method> found = new ArrayList<>();
        for (String name : named == null ? classesIn(program) : List.of(named)) {
            Method main = mainIn(name);
            if (main != null && name.equals(ASKED_FOR)) return main;
            if (main != null) found.add(main);
        }
        if (found.size() == 1) return found.get(0);
        if (found.isEmpty()) return null;
        String names = found.stream().map(main -> main.getDeclaringClass().getName()).collect(Collectors.joining(", "));
        throw new NotStarted("No class is named " + ASKED_FOR + ", and several others have a main method: " + names + ".");
    }

    private static String namedByManifest(Path jar) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            return file.getManifest() == null
                    ? null
                    : file.getManifest().getMainAttributes().getValue(Attributes.Name.MAIN_CLASS);
        }
    }

    private static Method mainIn(String name) throws NotStarted {
        try {
            Method main = Class.forName(name, false, MainMethods.class.getClassLoader())
                    .getDeclaredMethod("main", String[].class);
            int modifiers = main.getModifiers();
            return Modifier.isPublic(modifiers) && Modifier.isStatic(modifiers) ? main : null;
        } catch (UnsupportedClassVersionError newer) {
            throw new NotStarted("It was compiled for a newer Java than the " + System.getProperty("java.version")
                    + " on this machine.");
        } catch (ReflectiveOperationException | LinkageError other) {
            return null;
        }
    }

    /** Returns the names of the program's classes, without the library's classes. */
    static List<String> classesIn(Path program) throws IOException {
        List<String> files = program.toString().endsWith(".jar") ? entriesOf(program) : filesIn(program);
        return files.stream()
                .filter(file -> file.endsWith(".class"))
                .map(file -> file.substring(0, file.length() - ".class".length()).replace('/', '.'))
                .filter(name -> !name.startsWith(LIBRARY) && !name.startsWith(SHIM))
                .sorted()
                .collect(Collectors.toList());
    }

    private static List<String> entriesOf(Path jar) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            return file.stream().map(entry -> entry.getName()).collect(Collectors.toList());
        }
    }

    private static List<String> filesIn(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.map(file -> folder.relativize(file).toString().replace(File.separatorChar, '/'))
                    .collect(Collectors.toList());
        }
    }
}
