package klondike.shim;

import be.ac.ulg.montefiore.oop.graphics.KlondikeEventsHandler;
import be.ac.ulg.montefiore.oop.graphics.KlondikeView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The connection to the grader. Reads the grader's events, one at a time, and writes the calls to the view. Writes all
 * lines of an event together, because one write costs as much as fifty lines.
 */
public final class GraderConnection {
    /** The maximum number of unwritten characters. Writing them lets the grader notice an endless event. */
    private static final int MOST_UNWRITTEN = 32768;

    /** Reports at most this many cards of a long array, which is more than any view accepts. */
    private static final int MOST_CARDS = 64;

    private static GraderConnection only;

    private static final String THREAD = "klondike events";

    private final Channel channel = new Channel();
    private final Object id;
    private final boolean spoilsArrays;
    private final List<GivenArray> given = new ArrayList<>();

    /** The arrays that the program gave the view in earlier events. */
    private final Set<int[]> kept = Collections.newSetFromMap(new IdentityHashMap<>());

    private final StringBuilder lines = new StringBuilder();
    private boolean keepsLines = true;
    private KlondikeEventsHandler handler;
    private boolean hasAnswered;
    private String main = "";

    /** Waits for the first request, and sets the seed before any class of the program is loaded. */
    public static synchronized GraderConnection get() {
        if (only == null) only = new GraderConnection();
        return only;
    }

    private GraderConnection() {
        System.setIn(new EmptyKeyboard(() -> hasHandler() && !Thread.currentThread().getName().equals(THREAD)));
        Map<?, ?> request = initialize();
        id = request.get("id");
        Map<?, ?> params = mapIn(request, "params");
        Object seed = params.get("seed");
        if (seed != null) System.setProperty("klondike.seed", seed.toString());
        spoilsArrays = Boolean.TRUE.equals(mapIn(params, "capabilities").get("spoilsArrays"));
        String difference = Constants.difference(mapIn(params, "constants"));
        if (difference != null) refuse(ErrorAnswers.IMPOSSIBLE, "The program was compiled with different constants: " + difference + ".");
    }

    /**
     * Remembers the class with the main method for the answer to `initialize`.
     *
     * @param name the class; empty if there is no main method
     */
    synchronized void noteMain(String name, boolean isAsAskedFor) {
        main = ",\"main\":{\"class\":" + Json.quote(name) + ",\"isAsAskedFor\":" + isAsAskedFor + "}";
    }

    /**
     * Uses this handler unless the connection has one already. Events start when the thread that created the view has
     * nothing left to do.
     */
    public synchronized void play(KlondikeEventsHandler newHandler) {
        if (handler != null) return;
        handler = newHandler;
        Thread maker = Thread.currentThread();
        new Thread(() -> listen(maker), THREAD).start();
    }

    public void report(String method, String argument) {
        line(method, argument);
    }

    public void report(String method, int[] cards) {
        reportCards(method, "", cards);
    }

    public void report(String method, int pile, int[] cards) {
        reportCards(method, pile + ",", cards);
    }

    /** Sends the cards. An array from an earlier event is sent as hidden cards. */
    private synchronized void reportCards(String method, String before, int[] cards) {
        if (kept.contains(cards)) Arrays.fill(cards, KlondikeView.HIDDEN);
        else if (spoilsArrays && cards != null) given.add(new GivenArray(method, before, cards));
        line(method, before + textOf(cards));
    }

    /** Answers that no handler was found, and ends the program. */
    void refuse(String why) {
        refuse(ErrorAnswers.THROWN, why);
    }

    private void refuse(int code, String why) {
        synchronized (this) {
            if (!hasAnswered) channel.write(ErrorAnswers.answer(id, code, why, "{\"name\":\"NotStarted\"}"));
            hasAnswered = true;
        }
        System.out.flush();
        Runtime.getRuntime().halt(1);
    }

    synchronized boolean hasHandler() {
        return handler != null;
    }

    private void listen(Thread maker) {
        ProgramStart.await(maker);
        HandlerRequests events = new HandlerRequests(HandlerFactory.behind(handler));
        answer(ErrorAnswers.result(id, "{\"protocol\":1,\"name\":" + Json.quote(events.name()) + ",\"capabilities\":{\"deck\":"
                + events.takesDeals() + (SeedCheck.isSeeded() ? "" : ",\"seeded\":false") + "}" + main + "}"));
        for (String line = channel.read(); line != null; line = channel.read()) {
            synchronized (this) {
                keepsLines = true;
            }
            answer(events.answered(line));
        }
        System.out.flush();
        Runtime.getRuntime().halt(0);
    }

    private synchronized void answer(String line) {
        reportChanges();
        lines.append(line);
        hasAnswered = true;
        keepsLines = false;
        flush();
        for (GivenArray one : given) {
            Arrays.fill(one.cards, KlondikeView.HIDDEN);
            kept.add(one.cards);
        }
        given.clear();
    }

    /** Sends each array again if the program has changed it since giving it to the view. */
    private void reportChanges() {
        boolean hasChanged = false;
        for (GivenArray one : given) {
            if (Arrays.equals(one.cards, one.copy)) continue;
            line(one.method, one.before + textOf(one.cards));
            hasChanged = true;
        }
        if (hasChanged) line("refreshWindow", "");
    }

    private synchronized void line(String method, String params) {
        lines.append("{\"jsonrpc\":\"2.0\",\"method\":\"").append(method).append("\",\"params\":[");
        lines.append(params).append("]}\n");
        if (lines.length() > MOST_UNWRITTEN || !keepsLines) flush();
    }

    private synchronized String textOf(int[] cards) {
        if (cards == null) return "null";
        StringBuilder text = new StringBuilder("[");
        for (int index = 0; index < Math.min(cards.length, MOST_CARDS); index++) {
            if (index > 0) text.append(',');
            text.append(cards[index]);
        }
        return text.append(']').toString();
    }

    /** An array that the program gave the view in this event. */
    private static final class GivenArray {
        final String method;
        final String before;
        final int[] cards;
        final int[] copy;

        GivenArray(String method, String before, int[] cards) {
            this.method = method;
            this.before = before;
            this.cards = cards;
            copy = cards.clone();
        }
    }

    private void flush() {
        channel.write(lines);
        lines.setLength(0);
    }

    private Map<?, ?> initialize() {
        for (String line = channel.read(); line != null; line = channel.read()) {
            try {
                Map<?, ?> request = BadRequest.requestIn(line);
                if (request.get("method").equals("initialize")) return request;
                throw new BadRequest(BadRequest.NO_REQUEST, "The first request must be initialize.");
            } catch (BadRequest fault) {
                channel.write(fault.answer(null));
            }
        }
        Runtime.getRuntime().halt(0);
        return Collections.emptyMap();
    }

    private static Map<?, ?> mapIn(Map<?, ?> map, String key) {
        Object value = map.get(key);
        return value instanceof Map ? (Map<?, ?>) value : Collections.emptyMap();
    }
}
