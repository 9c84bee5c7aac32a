/**
 * Words that make up messages and no names, in languages that letters of swindlers are written in. One alone may be
 * somebody's name ("Bank", "From"); two of them are none. Syllables that are names elsewhere are left out ("Will", "Win").
 */
const WORDS = `
account accounts address alert and bank blocked bitcoin buy call card cash click closed com confirm deleted dot email
euros expired expires free from gift hacked has have here hours http https immediately invoice is link locked login
lost mail message money must net now number open order org password pay payment phone please prize refund reply
security send site suspended the this to today transfer urgent verify visit warning was website were winner with www
your yours
angeklickt bezahlen bitte gesperrt ihr ihre ist jetzt klicken konto passwort rechnung sofort wurde zahlen
bloqué cliquez compte compter est fermé maintenant payez sur veuillez votre
ahora aquí bloqueada cerrada cuenta está haga pague tarjeta
agora aqui bloqueado clique conta cartão foi sua
adesso bloccato clicca conto pagare stato
betaal geblokkeerd geblokkeerde klik rekening uw
аккаунт ваш ваша заблокирован закрыт нажмите оплатите пароль ссылке счёт счет
`;

/** Lower case, in one form of their letters (NFKC). */
export const SENTENCE_WORDS: ReadonlySet<string> = new Set(
  WORDS.normalize("NFKC").trim().split(/\s+/u),
);
