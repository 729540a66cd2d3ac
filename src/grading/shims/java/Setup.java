import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles the library, and patches this JDK's random number generators so that they use a seed: java Setup.java
 * FOLDER_OF_THE_SHIM OUT. Writes `library` to OUT and, if the patch works, `patch`, for `--patch-module
 * java.base=OUT/patch`.
 */
public final class Setup {
    /** The classes of java.base that use the time as a seed. Some JDKs have only some of them. */
    private static final List<String> GENERATORS = Arrays.asList(
            "java/util/Random",
            "java/util/concurrent/ThreadLocalRandom",
            "jdk/internal/util/random/RandomSupport");

    public static void main(String[] args) throws IOException {
        Path shim = Path.of(args[0]);
        Path out = Path.of(args[1]);
        compile(shim.resolve("library"), out.resolve("library"));
        Path made = out.resolve("untried");
        if (isPatchMade(shim.resolve("patch"), made)) Files.move(made, out.resolve("patch"));
    }

    /** Returns false if the patch does not work with this JDK. Programs then run without a seed. */
    private static boolean isPatchMade(Path sources, Path patch) {
        try {
            for (String name : GENERATORS) patchClass(name, patch);
            compile(sources, patch, "--patch-module", "java.base=" + sources);
            return outputWith(patch).equals(outputWith(patch));
        } catch (IOException | RuntimeException fault) {
            return false;
        }
    }

    /** Returns what a program with this patch prints. */
    private static String outputWith(Path patch) throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String library = patch.resolveSibling("library").toString();
        Process process = new ProcessBuilder(
                        java, "-Dklondike.seed=1", "--patch-module", "java.base=" + patch, "-cp", library, "klondike.shim.SeedCheck")
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (printed.isEmpty()) throw new IOException("a JVM with the patch does not start");
        return printed;
    }

    private static void compile(Path sources, Path out, String... options) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<String> all = new ArrayList<>(Arrays.asList("-proc:none", "-nowarn", "-d", out.toString()));
        all.addAll(Arrays.asList(options));
        Files.createDirectories(out);
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8);
                Stream<Path> paths = Files.walk(sources)) {
            List<File> java = paths.filter(path -> path.toString().endsWith(".java"))
                    .map(Path::toFile)
                    .collect(Collectors.toList());
            if (!compiler.getTask(null, files, null, all, null, files.getJavaFileObjectsFromFiles(java)).call()) {
                throw new IOException("cannot compile " + sources);
            }
        }
    }

    private static void patchClass(String name, Path out) throws IOException {
        try (InputStream in = Object.class.getResourceAsStream("/" + name + ".class")) {
            if (in == null) return;
            Path file = out.resolve(name + ".class");
            Files.createDirectories(file.getParent());
            Files.write(file, new ConstantPool(in.readAllBytes()).withTimeFrom("java/util/KlondikeSeed"));
        }
    }

    /** The constants at the start of a class file (The Java Virtual Machine Specification, section 4.4). */
    private static final class ConstantPool {
        private static final int START = 10;
        private static final int UTF8 = 1;
        private static final int LONG = 5;
        private static final int DOUBLE = 6;
        private static final int CLASS = 7;
        private static final int METHOD = 10;

        private final byte[] file;
        private final int[] places;
        private final int end;

        ConstantPool(byte[] file) throws IOException {
            this.file = file;
            places = new int[number(8)];
            int place = START;
            for (int index = 1; index < places.length; index++) {
                places[index] = place;
                int tag = file[place];
                place += sizeAt(place);
                if (tag == LONG || tag == DOUBLE) index++;
            }
            end = place;
        }

        /** Redirects the class file's calls to System.nanoTime and System.currentTimeMillis to another class. */
        byte[] withTimeFrom(String other) throws IOException {
            byte[] changed = file.clone();
            int added = places.length;
            for (int index = 1; index < places.length; index++) {
                if (!callsClock(places[index])) continue;
                changed[places[index] + 1] = (byte) ((added + 1) >> 8);
                changed[places[index] + 2] = (byte) (added + 1);
            }
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            DataOutputStream out = new DataOutputStream(bytes);
            out.write(changed, 0, 8);
            out.writeShort(added + 2);
            out.write(changed, START, end - START);
            out.writeByte(UTF8);
            out.writeUTF(other);
            out.writeByte(CLASS);
            out.writeShort(added);
            out.write(changed, end, changed.length - end);
            return bytes.toByteArray();
        }

        private boolean callsClock(int place) {
            if (place == 0 || file[place] != METHOD) return false;
            String owner = text(places[number(places[number(place + 1)] + 1)]);
            String method = text(places[number(places[number(place + 3)] + 1)]);
            return owner.equals("java/lang/System")
                    && (method.equals("nanoTime") || method.equals("currentTimeMillis"));
        }

        private String text(int place) {
            return new String(file, place + 3, number(place + 1), StandardCharsets.UTF_8);
        }

        private int sizeAt(int place) throws IOException {
            switch (file[place]) {
                case UTF8:
                    return 3 + number(place + 1);
                case 3: // Integer
                case 4: // Float
                case 9: // Fieldref
                case METHOD:
                case 11: // InterfaceMethodref
                case 12: // NameAndType
                case 17: // Dynamic
                case 18: // InvokeDynamic
                    return 5;
                case LONG:
                case DOUBLE:
                    return 9;
                case CLASS:
                case 8: // String
                case 16: // MethodType
                case 19: // Module
                case 20: // Package
                    return 3;
                case 15: // MethodHandle
                    return 4;
                default:
                    throw new IOException("a class file with a constant of kind " + file[place]);
            }
        }

        private int number(int place) {
            return (file[place] & 0xff) << 8 | file[place + 1] & 0xff;
        }
    }
}
