package be.ac.ulg.montefiore.oop.graphics;

/**
 * The constants of both interfaces, with the numbers of the course's library. Each card has the statement's name
 * (SPADES_A) and the library's (SPADE_A).
 */
interface KlondikeConstants {
    int SPADE_A = 0;
    int SPADE_2 = 1;
    int SPADE_3 = 2;
    int SPADE_4 = 3;
    int SPADE_5 = 4;
    int SPADE_6 = 5;
    int SPADE_7 = 6;
    int SPADE_8 = 7;
    int SPADE_9 = 8;
    int SPADE_10 = 9;
    int SPADE_J = 10;
    int SPADE_Q = 11;
    int SPADE_K = 12;

    int HEART_A = 13;
    int HEART_2 = 14;
    int HEART_3 = 15;
    int HEART_4 = 16;
    int HEART_5 = 17;
    int HEART_6 = 18;
    int HEART_7 = 19;
    int HEART_8 = 20;
    int HEART_9 = 21;
    int HEART_10 = 22;
    int HEART_J = 23;
    int HEART_Q = 24;
    int HEART_K = 25;

    int DIAMOND_A = 26;
    int DIAMOND_2 = 27;
    int DIAMOND_3 = 28;
    int DIAMOND_4 = 29;
    int DIAMOND_5 = 30;
    int DIAMOND_6 = 31;
    int DIAMOND_7 = 32;
    int DIAMOND_8 = 33;
    int DIAMOND_9 = 34;
    int DIAMOND_10 = 35;
    int DIAMOND_J = 36;
    int DIAMOND_Q = 37;
    int DIAMOND_K = 38;

    int CLUB_A = 39;
    int CLUB_2 = 40;
    int CLUB_3 = 41;
    int CLUB_4 = 42;
    int CLUB_5 = 43;
    int CLUB_6 = 44;
    int CLUB_7 = 45;
    int CLUB_8 = 46;
    int CLUB_9 = 47;
    int CLUB_10 = 48;
    int CLUB_J = 49;
    int CLUB_Q = 50;
    int CLUB_K = 51;

    int HIDDEN = 52;

    int FOUNDATION_1 = 0;
    int FOUNDATION_2 = 1;
    int FOUNDATION_3 = 2;
    int FOUNDATION_4 = 3;

    int TABLEAU_1 = 0;
    int TABLEAU_2 = 1;
    int TABLEAU_3 = 2;
    int TABLEAU_4 = 3;
    int TABLEAU_5 = 4;
    int TABLEAU_6 = 5;
    int TABLEAU_7 = 6;

    int SPADES_A = SPADE_A;
    int SPADES_2 = SPADE_2;
    int SPADES_3 = SPADE_3;
    int SPADES_4 = SPADE_4;
    int SPADES_5 = SPADE_5;
    int SPADES_6 = SPADE_6;
    int SPADES_7 = SPADE_7;
    int SPADES_8 = SPADE_8;
    int SPADES_9 = SPADE_9;
    int SPADES_10 = SPADE_10;
    int SPADES_J = SPADE_J;
    int SPADES_Q = SPADE_Q;
    int SPADES_K = SPADE_K;

    int HEARTS_A = HEART_A;
    int HEARTS_2 = HEART_2;
    int HEARTS_3 = HEART_3;
    int HEARTS_4 = HEART_4;
    int HEARTS_5 = HEART_5;
    int HEARTS_6 = HEART_6;
    int HEARTS_7 = HEART_7;
    int HEARTS_8 = HEART_8;
    int HEARTS_9 = HEART_9;
    int HEARTS_10 = HEART_10;
    int HEARTS_J = HEART_J;
    int HEARTS_Q = HEART_Q;
    int HEARTS_K = HEART_K;

    int DIAMONDS_A = DIAMOND_A;
    int DIAMONDS_2 = DIAMOND_2;
    int DIAMONDS_3 = DIAMOND_3;
    int DIAMONDS_4 = DIAMOND_4;
    int DIAMONDS_5 = DIAMOND_5;
    int DIAMONDS_6 = DIAMOND_6;
    int DIAMONDS_7 = DIAMOND_7;
    int DIAMONDS_8 = DIAMOND_8;
    int DIAMONDS_9 = DIAMOND_9;
    int DIAMONDS_10 = DIAMOND_10;
    int DIAMONDS_J = DIAMOND_J;
    int DIAMONDS_Q = DIAMOND_Q;
    int DIAMONDS_K = DIAMOND_K;

    int CLUBS_A = CLUB_A;
    int CLUBS_2 = CLUB_2;
    int CLUBS_3 = CLUB_3;
    int CLUBS_4 = CLUB_4;
    int CLUBS_5 = CLUB_5;
    int CLUBS_6 = CLUB_6;
    int CLUBS_7 = CLUB_7;
    int CLUBS_8 = CLUB_8;
    int CLUBS_9 = CLUB_9;
    int CLUBS_10 = CLUB_10;
    int CLUBS_J = CLUB_J;
    int CLUBS_Q = CLUB_Q;
    int CLUBS_K = CLUB_K;
}
