package klondike.shim;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Arrays;

/**
 * Runs a program written for the course's library: java [-Dklondike.main=CLASS] klondike.shim.Run
 * JAR_OR_FOLDER_OF_CLASSES [ARGUMENT...]. Its main method gets the arguments.
 */
public final class Run {
    private Run() {}

    public static void main(String[] args) throws IOException {
        GraderConnection grader = GraderConnection.get();
        Thread end = new Thread(() -> grader.refuse(grader.hasHandler()
                ? "The program ended before the first event."
                : "The program ended before it had created a KlondikeSwingView."));
        Runtime.getRuntime().addShutdownHook(end);
        try {
            Path program = Paths.get(args[0]);
            Method main = MainMethods.mainOf(program, System.getProperty("klondike.main"));
            grader.noteMain(main == null ? "" : main.getDeclaringClass().getName(), main != null && MainMethods.isAsAskedFor(main));
            if (main == null) {
                HandlerFactory.play(MainMethods.classesIn(program));
                return;
            }
            main.setAccessible(true);
            main.invoke(null, (Object) Arrays.copyOfRange(args, 1, args.length));
        } catch (NotStarted fault) {
            grader.refuse(fault.getMessage());
        } catch (InvocationTargetException fault) {
            fault.getCause().printStackTrace();
            if (!grader.hasHandler()) grader.refuse("Its main method threw " + ErrorAnswers.described(fault.getCause()) + ".");
        } catch (IllegalAccessException fault) {
            throw new IllegalStateException(fault);
        }
    }
}
