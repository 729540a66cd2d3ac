import be.ac.ulg.montefiore.oop.graphics.KlondikeEventsHandler;
import be.ac.ulg.montefiore.oop.graphics.KlondikeView;
import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.EventQueue;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.io.IOException;
import java.util.Arrays;
import javax.swing.JButton;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JToolBar;
import klondike.shim.KitHandler;

/** A window for any handler of the course's library. Drag cards with the mouse, and click on the stock. */
public final class KlondikeWindow extends JPanel implements KlondikeView {
    private static final long serialVersionUID = 1L;
    private static final int WIDTH = 80, HEIGHT = 110, GAP = 16, FACE_DOWN = 8, FACE_UP = 26, SPREAD = 36;

    /** The piles by their places: the stock, the waste, four foundations, seven columns. */
    private static final int STOCK = 0, WASTE = 1, FOUNDATION = 2, TABLEAU = 6, PILES = 13;
    private static final int[] BACK = {HIDDEN};

    private final KlondikeEventsHandler handler;
    private final JLabel status = new JLabel("0 moves");
    private final int[][] told = new int[PILES][0];
    private int[][] shown = new int[PILES][0];
    private int moves;
    private boolean hasWon;
    /** The pile that the mouse drags cards from, or -1, and the index of the lowest of these cards. */
    private int source = -1, lowest;
    private Point mouse = new Point(), grip = new Point();

    public KlondikeWindow(KlondikeEventsHandler handler) {
        this.handler = handler;
        setPreferredSize(new Dimension(7 * WIDTH + 8 * GAP, 620));
        setBackground(new Color(0x1f6b45));
        MouseAdapter player = new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent event) {
                press(event.getPoint());
            }

            @Override
            public void mouseDragged(MouseEvent event) {
                mouse = event.getPoint();
                repaint();
            }

            @Override
            public void mouseReleased(MouseEvent event) {
                release(event.getPoint());
            }
        };
        addMouseListener(player);
        addMouseMotionListener(player);
        JFrame window = new JFrame("Klondike");
        window.setDefaultCloseOperation(JFrame.EXIT_ON_CLOSE);
        window.add(bar(), BorderLayout.NORTH);
        window.add(this);
        window.pack();
        window.setVisible(true);
    }

    /** Tells the player something below the table, for example why a move was refused. */
    public void say(String sentence) {
        status.setText(sentence);
    }

    @Override
    public void stockEmpty(boolean isStockEmpty) {
        told[STOCK] = isStockEmpty ? new int[0] : BACK;
    }

    @Override
    public void wasteCards(int[] cards) {
        told[WASTE] = cards.clone();
    }

    @Override
    public void tableauCards(int tableau, int[] cards) {
        told[TABLEAU + tableau - TABLEAU_1] = cards.clone();
    }

    @Override
    public void foundationCards(int foundation, int[] cards) {
        told[FOUNDATION + foundation - FOUNDATION_1] = cards.clone();
    }

    @Override
    public void updateMoves(int newMoves) {
        moves = newMoves;
        hasWon = false;
    }

    @Override
    public void win() {
        hasWon = true;
    }

    @Override
    public void refreshWindow() {
        shown = told.clone();
        say(hasWon ? "You win in " + moves + " moves!" : moves + (moves == 1 ? " move" : " moves"));
        repaint();
    }

    private JToolBar bar() {
        JToolBar bar = new JToolBar();
        bar.setFloatable(false);
        bar.add(button("New game", handler::newGame));
        bar.add(button("Undo", () -> {
            if (moves > 0) handler.undo();
        }));
        bar.addSeparator();
        bar.add(status);
        return bar;
    }

    private static JButton button(String label, Runnable action) {
        JButton button = new JButton(label);
        button.addActionListener(event -> action.run());
        return button;
    }

    private void press(Point place) {
        int pile = pileAt(place);
        if (pile < 0 || hasWon) return;
        if (pile == STOCK) {
            handler.clickStock();
            return;
        }
        int index = shown[pile].length - 1;
        while (pile >= TABLEAU && index > 0 && !placeOf(pile, index).contains(place)) index--;
        if (index < 0 || shown[pile][index] == HIDDEN) return;
        source = pile;
        lowest = index;
        mouse = place;
        Rectangle card = placeOf(pile, index);
        grip = new Point(place.x - card.x, place.y - card.y);
    }

    private void release(Point place) {
        int from = source, to = pileAt(place), count = from < 0 ? 0 : shown[from].length - lowest;
        source = -1;
        repaint();
        if (from < 0 || to < FOUNDATION || to == from) return;
        int column = TABLEAU_1 + to - TABLEAU, foundation = FOUNDATION_1 + to - FOUNDATION;
        if (to >= TABLEAU) {
            if (from == WASTE) handler.moveWasteToTableau(column);
            else if (from >= TABLEAU) handler.moveTableauToTableau(TABLEAU_1 + from - TABLEAU, count, column);
            else handler.moveFoundationToTableau(FOUNDATION_1 + from - FOUNDATION, column);
        } else if (from == WASTE) {
            handler.moveWasteToFoundation(foundation);
        } else if (from >= TABLEAU && count == 1) {
            handler.moveTableauToFoundation(TABLEAU_1 + from - TABLEAU, foundation);
        }
    }

    /** Returns -1 if there is no pile. A column reaches to the bottom of the table. */
    private int pileAt(Point place) {
        for (int pile = 0; pile < PILES; pile++) {
            Rectangle area = placeOf(pile, 0);
            if (pile >= TABLEAU) area.height = getHeight() - area.y;
            if (pile == WASTE) area.width += 2 * SPREAD;
            if (area.contains(place)) return pile;
        }
        return -1;
    }

    private Rectangle placeOf(int pile, int index) {
        int column = pile >= TABLEAU ? pile - TABLEAU : pile < FOUNDATION ? pile : pile + 1;
        Rectangle place = new Rectangle(GAP + column * (WIDTH + GAP), GAP, WIDTH, HEIGHT);
        if (pile == WASTE) place.x += index * SPREAD;
        if (pile >= TABLEAU) place.y += HEIGHT + GAP;
        for (int below = 0; pile >= TABLEAU && below < index; below++) {
            place.y += shown[pile][below] == HIDDEN ? FACE_DOWN : FACE_UP;
        }
        return place;
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        super.paintComponent(graphics);
        for (int pile = 0; pile < PILES; pile++) {
            Rectangle place = placeOf(pile, 0);
            graphics.setColor(new Color(0x17533a));
            graphics.fillRoundRect(place.x, place.y, WIDTH, HEIGHT, 12, 12);
            int end = pile == source ? lowest : shown[pile].length;
            for (int index = 0; index < end; index++) draw(graphics, shown[pile][index], placeOf(pile, index));
        }
        if (source < 0) return;
        int[] carried = Arrays.copyOfRange(shown[source], lowest, shown[source].length);
        for (int index = 0; index < carried.length; index++) {
            Point corner = new Point(mouse.x - grip.x, mouse.y - grip.y + index * FACE_UP);
            draw(graphics, carried[index], new Rectangle(corner, new Dimension(WIDTH, HEIGHT)));
        }
    }

    private static void draw(Graphics graphics, int card, Rectangle place) {
        graphics.setColor(card == HIDDEN ? new Color(0x3a5ba0) : Color.WHITE);
        graphics.fillRoundRect(place.x, place.y, WIDTH, HEIGHT, 12, 12);
        graphics.setColor(Color.DARK_GRAY);
        graphics.drawRoundRect(place.x, place.y, WIDTH, HEIGHT, 12, 12);
        if (card == HIDDEN) return;
        int number = card - SPADES_A, suit = number / 13;
        String rank = "A 2 3 4 5 6 7 8 9 10 J Q K".split(" ")[number % 13];
        graphics.setColor(suit == 1 || suit == 2 ? new Color(0xc0203a) : Color.BLACK);
        graphics.setFont(new Font(Font.SANS_SERIF, Font.BOLD, 18));
        graphics.drawString(rank + "♠♥♦♣".charAt(suit), place.x + 7, place.y + 20);
    }

    private static boolean isRestarted(KitHandler handler) {
        try {
            handler.restart();
            return true;
        } catch (IOException fault) {
            return false;
        }
    }

    /** @param command the command of the handler; {@code npx klondike handler} if it is empty */
    public static void main(String[] command) throws Exception {
        KitHandler handler = new KitHandler(command);
        EventQueue.invokeLater(() -> {
            KlondikeWindow window = new KlondikeWindow(handler);
            handler.attach(window);
            handler.onRefusal((code, sentence) -> window.say(sentence));
            handler.onEnd(ending -> window.say(ending + (isRestarted(handler) ? " The game continues." : "")));
            handler.newGame();
        });
    }
}
