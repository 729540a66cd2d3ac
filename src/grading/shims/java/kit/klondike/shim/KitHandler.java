package klondike.shim;

import be.ac.ulg.montefiore.oop.graphics.KlondikeEventsHandler;
import be.ac.ulg.montefiore.oop.graphics.KlondikeView;
import java.io.IOException;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * The handler of klondike-kit for a view in Java. It runs in its own process, and calls the view on the thread that
 * reports the event, before the event's method returns. In a Swing program, use it on Swing's thread.
 *
 * <pre>
 * KitHandler handler = new KitHandler("npx", "klondike", "handler", "--deal", "java:11");
 * handler.attach(new MyView(handler));
 * </pre>
 */
public final class KitHandler implements KlondikeEventsHandler, AutoCloseable {
    /** A view threw this cause. The event counts, and the next event shows the whole table again. */
    public static final class ViewFailure extends RuntimeException {
        private static final long serialVersionUID = 1L;

        ViewFailure(Throwable cause) {
            super("The view failed: " + cause, cause);
        }
    }

    private static final int PROTOCOL = 1;
    private static final String ENDED = "The handler's process has ended.";

    private final String[] command;
    /** Held during a request that may call the view. */
    private final ReentrantLock table = new ReentrantLock(true);
    private KitProcess process;
    private Map<?, ?> capabilities = Collections.emptyMap();
    private String name = "";
    private KlondikeView view;
    private Throwable viewFault;
    private boolean isStale;
    private String saved;
    private Consumer<String> endListener = System.err::println;
    private BiConsumer<String, String> refusalListener = (code, text) -> {};

    /**
     * Starts a handler, which may be any program that speaks the protocol.
     *
     * @param command {@code npx klondike handler} if it is empty
     * @throws IOException if the program does not exist or does not begin
     */
    public KitHandler(String... command) throws IOException {
        this.command = command.length > 0 ? command.clone() : new String[] {"npx", "klondike", "handler"};
        start();
    }

    /** Shows the game in this view from now on. */
    public void attach(KlondikeView newView) {
        view = newView;
        isStale = true;
        request("show", Collections.emptyList());
    }

    /**
     * Calls the listener with a sentence when an event had no effect because the process has ended. It may call {@code restart}.
     * By default, the sentence goes to standard error.
     */
    public void onEnd(Consumer<String> listener) {
        endListener = listener;
    }

    /** Calls the listener with the reason for each refused event: a code for the program, and a sentence for the player. */
    public void onRefusal(BiConsumer<String, String> listener) {
        refusalListener = listener;
    }

    /**
     * Starts the process again, and continues the game after the last event that was answered.
     *
     * @throws IOException if the program does not begin or cannot continue the game
     */
    public void restart() throws IOException {
        table.lock();
        try {
            close();
            start();
            viewFault = null;
            if (saved != null) process.play("restore", Collections.singletonList(saved), this::call);
            throwViewFault();
        } catch (KitProcess.Ended gone) {
            close();
            throw new IOException(gone.getMessage(), gone);
        } finally {
            table.unlock();
        }
    }

    /** Can the handler answer this question or event? The protocol lists the names of capabilities. */
    public boolean can(String capability) {
        return Boolean.TRUE.equals(capabilities.get(capability));
    }

    @Override
    public void newGame() {
        play("newGame");
    }

    @Override
    public void clickStock() {
        play("clickStock");
    }

    @Override
    public void moveWasteToTableau(int tableau) {
        play("moveWasteToTableau", tableau);
    }

    @Override
    public void moveWasteToFoundation(int foundation) {
        play("moveWasteToFoundation", foundation);
    }

    @Override
    public void moveTableauToFoundation(int tableau, int foundation) {
        play("moveTableauToFoundation", tableau, foundation);
    }

    @Override
    public void moveTableauToTableau(int tableauSrc, int numCards, int tableauDst) {
        play("moveTableauToTableau", tableauSrc, numCards, tableauDst);
    }

    @Override
    public void moveFoundationToTableau(int foundation, int tableau) {
        play("moveFoundationToTableau", foundation, tableau);
    }

    @Override
    public void undo() {
        play("undo");
    }

    @Override
    public String getName() {
        return name;
    }

    public void redo() {
        play("redo");
    }

    /** Plays a call from the answer to a question, such as a hint. */
    public void play(Map<?, ?> call) {
        play((String) call.get("method"), (List<?>) call.get("params"));
    }

    /** The next game, and only that one, starts with this deal, such as {@code java:11}. */
    public void nextDeal(String deal) {
        answer("nextDeal", deal);
    }

    /** The game as text, for {@code restore}. Null before the first game. */
    public String save() {
        return (String) answer("save");
    }

    /** Continues a saved game. */
    public void restore(String game) {
        play("restore", Collections.singletonList(game));
    }

    /** The piles that would take the top cards of this pile: {@code waste}, {@code f1} to {@code f4}, {@code t1} to {@code t7}. */
    public List<?> targets(String pile, int count) {
        Object piles = answer("targets", pile, count);
        return piles == null ? Collections.emptyList() : (List<?>) piles;
    }

    /**
     * Asks a question that takes its time: {@code hint}, {@code safe}, {@code finish}, {@code solution} or {@code verdict}. The
     * future has the answer as the protocol describes it, with maps, lists, strings and Long numbers.
     */
    public CompletableFuture<Object> ask(String question, Object... params) {
        KitProcess now = process;
        if (now != null) return now.ask(question, Arrays.asList(params));
        CompletableFuture<Object> none = new CompletableFuture<>();
        none.completeExceptionally(new KitProcess.Ended(ENDED));
        return none;
    }

    /** Ends the process. */
    @Override
    public void close() {
        if (process != null) process.close();
        process = null;
    }

    private Object answer(String question, Object... params) {
        try {
            return ask(question, params).join();
        } catch (CompletionException fault) {
            if (fault.getCause() instanceof RuntimeException) throw (RuntimeException) fault.getCause();
            endListener.accept(fault.getCause().getMessage());
            return null;
        }
    }

    private void play(String event, int... arguments) {
        List<Integer> params = new ArrayList<>();
        for (int argument : arguments) params.add(argument);
        play(event, params);
    }

    private void play(String event, List<?> params) {
        Object result = request(event, params);
        if (!(result instanceof Map) || !((Map<?, ?>) result).containsKey("refused")) return;
        Map<?, ?> refusal = (Map<?, ?>) result;
        refusalListener.accept(String.valueOf(refusal.get("refused")), String.valueOf(refusal.get("text")));
    }

    /** Sends a request that may change the table. Null if the process has ended. */
    private Object request(String method, List<?> params) {
        if (table.isHeldByCurrentThread()) {
            throw new IllegalStateException("The view reported " + method + " while it was called. Report one event at a time.");
        }
        String ending;
        table.lock();
        try {
            if (process == null) {
                ending = ENDED;
            } else {
                return requestNow(method, params);
            }
        } catch (KitProcess.Ended gone) {
            close();
            ending = gone.getMessage();
        } finally {
            table.unlock();
        }
        endListener.accept(ending);
        return null;
    }

    private Object requestNow(String method, List<?> params) throws KitProcess.Ended {
        viewFault = null;
        if (isStale && can("show")) {
            isStale = false;
            process.play("show", Collections.emptyList(), this::call);
        }
        Object result = method.equals("show") ? null : process.play(method, params, this::call);
        if (can("save") && !(result instanceof Map) && !method.equals("show")) keepSaved();
        throwViewFault();
        return result;
    }

    private void throwViewFault() {
        isStale = viewFault != null;
        if (viewFault instanceof Error) throw (Error) viewFault;
        if (viewFault instanceof RuntimeException) throw (RuntimeException) viewFault;
        if (viewFault != null) throw new ViewFailure(viewFault);
    }

    private void keepSaved() throws KitProcess.Ended {
        saved = (String) process.play("save", Collections.emptyList(), this::call);
    }

    /** Makes a call to the view. After a fault, the other calls of the event are left out, as the view has lost one. */
    private void call(String method, List<?> params) {
        if (view == null || viewFault != null) return;
        try {
            callView(method, params);
        } catch (Exception | Error fault) {
            viewFault = fault;
        }
    }

    /** The course's library declares checked exceptions for most of these methods. */
    private void callView(String method, List<?> params) throws Exception {
        switch (method) {
            case "stockEmpty":
                view.stockEmpty((Boolean) params.get(0));
                break;
            case "wasteCards":
                view.wasteCards(cardsIn(params, 0));
                break;
            case "tableauCards":
                view.tableauCards(numberIn(params, 0), cardsIn(params, 1));
                break;
            case "foundationCards":
                view.foundationCards(numberIn(params, 0), cardsIn(params, 1));
                break;
            case "updateMoves":
                view.updateMoves(numberIn(params, 0));
                break;
            case "win":
                view.win();
                break;
            case "refreshWindow":
                view.refreshWindow();
                break;
            default:
                throw new IllegalArgumentException("A view has no method " + method + ".");
        }
    }

    private static int numberIn(List<?> params, int index) {
        return ((Number) params.get(index)).intValue();
    }

    private static int[] cardsIn(List<?> params, int index) {
        return ((List<?>) params.get(index)).stream().mapToInt(card -> ((Number) card).intValue()).toArray();
    }

    private void start() throws IOException {
        process = new KitProcess(command);
        Map<String, Object> params = new LinkedHashMap<>();
        params.put("protocol", PROTOCOL);
        params.put("constants", constants());
        params.put("language", Locale.getDefault().getLanguage().equals("fr") ? "fr" : "en");
        try {
            Map<?, ?> answer = (Map<?, ?>) process.play("initialize", params, this::call);
            name = String.valueOf(answer.get("name"));
            capabilities = (Map<?, ?>) answer.get("capabilities");
        } catch (KitProcess.Ended | RuntimeException fault) {
            close();
            throw new IOException(fault.getMessage(), fault);
        }
    }

    /** The numbers of the constants in the library on the class path. */
    private static Map<String, Integer> constants() {
        Map<String, Integer> numbers = new LinkedHashMap<>();
        try {
            for (Field field : KlondikeView.class.getFields()) {
                field.setAccessible(true);
                if (field.getType() == int.class) numbers.put(field.getName(), field.getInt(null));
            }
        } catch (IllegalAccessException fault) {
            throw new IllegalStateException(fault);
        }
        return numbers;
    }
}
