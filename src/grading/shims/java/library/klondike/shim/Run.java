package klondike.shim;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Paths;

/** Runs a program written for the course's library: java klondike.shim.Run JAR_OR_FOLDER_OF_CLASSES [MAIN_CLASS] */
public final class Run {
    private Run() {}

    public static void main(String[] args) throws IOException {
        Seat seat = Seat.theOnly();
        Thread end = new Thread(() -> seat.refuse(seat.hasHandler()
                ? "The program ended before the first event."
                : "The program ended before it had created a KlondikeSwingView."));
        Runtime.getRuntime().addShutdownHook(end);
        try {
            Method main = Programs.mainOf(Paths.get(args[0]), args.length > 1 ? args[1] : null);
            main.setAccessible(true);
            main.invoke(null, (Object) new String[0]);
        } catch (NotStarted fault) {
            seat.refuse(fault.getMessage());
        } catch (InvocationTargetException fault) {
            if (!seat.hasHandler()) seat.refuse("Its main method ends with " + Faults.told(fault.getCause()) + ".");
            fault.getCause().printStackTrace();
        } catch (IllegalAccessException fault) {
            throw new IllegalStateException(fault);
        }
    }
}
