package klondike.shim;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * A handler in its own process. A thread reads its lines. The calls to the view and the answer of a request that changes
 * the table go to the thread that sent the request, in order. All other answers go to the futures of their questions.
 */
final class KitProcess {
    /** Makes a call to the view. */
    interface ViewCalls {
        void call(String method, List<?> params);
    }

    /** The process ended before it answered. */
    static final class Ended extends Exception {
        private static final long serialVersionUID = 1L;

        Ended(String message) {
            super(message);
        }
    }

    private static final Map<String, Object> END = Collections.singletonMap("end", true);

    private final String name;
    private final Process process;
    private final OutputStream requests;
    private final BlockingQueue<Map<?, ?>> messages = new LinkedBlockingQueue<>();
    private final Map<Long, CompletableFuture<Object>> questions = new ConcurrentHashMap<>();
    private long lastId = -1;
    private boolean hasEnded;

    /** @throws IOException if the program does not exist */
    KitProcess(String[] command) throws IOException {
        name = String.join(" ", command);
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
        // A grader sets it for its own children.
        builder.environment().remove("KLONDIKE_FD");
        process = builder.start();
        requests = process.getOutputStream();
        Thread reader = new Thread(this::read, "klondike answers");
        reader.setDaemon(true);
        reader.start();
    }

    /** Sends a request that changes the table, and makes the calls to the view. Returns the result. */
    Object play(String method, Object params, ViewCalls view) throws Ended {
        long id = send(method, params, null);
        for (;;) {
            Map<?, ?> message = next();
            if (message == END) throw new Ended(ending());
            if (message.containsKey("method")) {
                view.call((String) message.get("method"), listIn(message));
            } else if (Long.valueOf(id).equals(message.get("id"))) {
                if (message.containsKey("error")) throw faultIn(message);
                return message.get("result");
            }
        }
    }

    /** Asks a question. The future fails with an IllegalArgumentException, or with an Ended. */
    CompletableFuture<Object> ask(String method, Object params) {
        CompletableFuture<Object> answer = new CompletableFuture<>();
        try {
            send(method, params, answer);
        } catch (Ended gone) {
            answer.completeExceptionally(gone);
        }
        return answer;
    }

    /** Ends the process: at the end of its input, it has nothing left to do. */
    void close() {
        try {
            requests.close();
        } catch (IOException gone) {
            process.destroy();
        }
    }

    private synchronized long send(String method, Object params, CompletableFuture<Object> answer) throws Ended {
        long id = ++lastId;
        if (hasEnded) throw new Ended(ending());
        if (answer != null) questions.put(id, answer);
        String line = "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":" + Json.quote(method) + ",\"params\":"
                + Json.written(params) + "}\n";
        try {
            requests.write(line.getBytes(StandardCharsets.UTF_8));
            requests.flush();
        } catch (IOException closed) {
            questions.remove(id);
            throw new Ended(ending());
        }
        return id;
    }

    private Map<?, ?> next() {
        boolean isInterrupted = false;
        try {
            for (;;) {
                try {
                    return messages.take();
                } catch (InterruptedException again) {
                    isInterrupted = true;
                }
            }
        } finally {
            if (isInterrupted) Thread.currentThread().interrupt();
        }
    }

    private void read() {
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) route(line);
        } catch (IOException closed) {
            // The process has ended.
        }
        synchronized (this) {
            hasEnded = true;
        }
        messages.add(END);
        for (CompletableFuture<Object> answer : questions.values()) answer.completeExceptionally(new Ended(ending()));
        questions.clear();
    }

    private void route(String line) {
        Object message;
        try {
            message = Json.read(line);
        } catch (IllegalArgumentException printed) {
            message = null;
        }
        if (!(message instanceof Map)) {
            System.err.println(name + " printed: " + line);
            return;
        }
        Map<?, ?> fields = (Map<?, ?>) message;
        Object id = fields.get("id");
        CompletableFuture<Object> answer = id instanceof Long ? questions.remove(id) : null;
        if (answer == null) messages.add(fields);
        else if (fields.containsKey("error")) answer.completeExceptionally(faultIn(fields));
        else answer.complete(fields.get("result"));
    }

    private String ending() {
        try {
            return name + " ended with exit status " + process.waitFor() + ".";
        } catch (InterruptedException soon) {
            Thread.currentThread().interrupt();
            return name + " ended.";
        }
    }

    private static IllegalArgumentException faultIn(Map<?, ?> message) {
        Object error = message.get("error");
        Object text = error instanceof Map ? ((Map<?, ?>) error).get("message") : error;
        return new IllegalArgumentException(String.valueOf(text));
    }

    private static List<?> listIn(Map<?, ?> message) {
        Object params = message.get("params");
        return params instanceof List ? (List<?>) params : Arrays.asList();
    }
}
