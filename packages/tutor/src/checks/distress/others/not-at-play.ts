/** What a brother may beat one at in all friendship, in the languages of these signs. */
const GAMES =
  "(?:ajedrez|chess|schach|schack|echecs|scacchi|xadrez|schaak|schaken|szach|satranc|шахмат|shakki|sach|sakk|sah\\b|σκακι|שחמט|skak|sjakk|tennis|tenis|теннис|foot|futbol|fussball|calcio|futebol|voetbal|fotb|jalkapal|kart|cart|kort|карт|fifa|mario|play|poker|juego|jeu|spiel|gioco|jogo|spel|spil|spill|игр|gra\\b|hra\\b|hre\\b|jatek|joc\\b|παιχνιδ|משחק)";

/** After "beats me": not at a game. */
export const NOT_AT_PLAY = `(?!.{0,24}[ 'ב]${GAMES})`;
