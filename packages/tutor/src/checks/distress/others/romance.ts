import { NOT_AT_PLAY } from "./not-at-play.ts";

const FRENCH: readonly string[] = [
  "(?:je (?:veux|voudrais|souhaite)|j'ai (?:tellement )?envie de|jai envie de)(?: juste| vraiment)? (?:mourir|etre morte?)(?! de| du| a | avec| dans| en paix)",
  "je (?:n'ai|ai) plus envie de (?:vivre|etre la)|je (?:ne |n'en )?(?:veux|peux) plus (?:vivre|etre en vie|exister)(?! a | dans| en | avec| ici)",
  "(?:je (?:veux|vais|voudrais)|envie de|je pense a|j'ai essaye de) (?:me|m') ?(?:tuer|suicider|pendre|faire du mal|mutiler|couper les veines)(?! a | au| pour| de travail)",
  "je pense (?:souvent |tout le temps )?au suicide(?=$|,| )|(?:j'ai des|mes) (?:pensees|idees) (?:suicidaires|noires)",
  "(?:je (?:veux|vais)|envie d')(?: ?en finir avec (?:la|ma) vie| ?mettre fin a (?:mes jours|ma vie))",
  "je veux en finir(?= *$|,| avec (?:tout|la vie|ma vie))",
  "je me (?:fais du mal|scarifie|mutile|coupe les (?:veines|bras))",
  `(?:mon (?:beau-?)?(?:pere|mari|copain|oncle|frere) me (?:frappe|bat|viole|touche))${NOT_AT_PLAY}`,
  `(?:ma (?:belle-?)?(?:mere|femme|copine) me (?:frappe|bat)|j'ai ete (?:violee?|abusee?|agressee? sexuellement))${NOT_AT_PLAY}`,
];

const SPANISH: readonly string[] = [
  "(?:(?:me )?quiero (?:solo )?|(?:tengo )?ganas de )(?:morir(?:me)?|estar muert[oa])(?! de| del| con| en paz| en casa)",
  "(?:ya )?no (?:quiero|puedo) (?:seguir )?(?:vivir|viviendo|existir|estar viv[oa])(?= mas|$|,| asi)",
  "(?:quiero|voy a|pienso en|intente|me voy a|me quiero|ganas de) (?:matarme|suicidarme|quitarme la vida|ahorcarme|hacerme dano|cortarme)",
  "me (?:voy a|quiero) (?:matar|suicidar|ahorcar)(?! a | trabajando| estudiando)",
  "(?:pienso|pensando) (?:mucho )?en el suicidio|tengo pensamientos suicidas",
  "me (?:corto|autolesiono)(?= |$|,)(?! el pelo| el dedo)",
  `(?:mi (?:padre|papa|padrastro|marido|novio|tio|hermano|madre|mama) me (?:pega|golpea|maltrata|viola|toca))${NOT_AT_PLAY}`,
  "(?:fui|me han|he sido) (?:violad[oa]|abusad[oa])|me violaron|abusan de mi",
];

const ITALIAN: readonly string[] = [
  "(?:voglio|vorrei)(?: solo)? (?:morire|essere mort[oa])(?! dal| di | dalle| in pace)",
  "non voglio (?:piu )?(?:vivere|esistere)(?= piu|$|,)|non voglio piu vivere",
  "(?:voglio|vorrei|sto per|penso di) (?:uccidermi|ammazzarmi|suicidarmi|farla finita|togliermi la vita|farmi del male|impiccarmi)",
  "mi (?:voglio )?(?:uccidere|ammazzare|suicidare)|mi (?:uccido|ammazzo)(?! di)|mi taglio (?:le vene|le braccia)|penso al suicidio",
  `(?:mi[oa] (?:padre|papa|marito|ragazzo|zio|madre|mamma|patrigno) mi (?:picchia|violenta|tocca|maltratta)|sono stat[oa] (?:violentat[oa]|abusat[oa]))${NOT_AT_PLAY}`,
];

const PORTUGUESE: readonly string[] = [
  "(?:eu )?(?:so )?quero (?:so )?(?:morrer|estar mort[oa])(?! de| do| em paz)",
  "nao (?:quero|aguento) mais (?:viver|existir)|nao quero (?:mais )?viver(?= mais|$|,)",
  "(?:vou|quero|penso em|tentei) (?:me matar|matar-me|me suicidar|suicidar-me|tirar a minha vida|acabar com a minha vida|me cortar|me machucar)(?! de | a )",
  "penso (?:muito )?em suicidio|me corto(?= |$|,)(?! o)",
  `(?:(?:o )?meu (?:pai|padrasto|marido|namorado|tio) (?:me (?:bate|abusa|estupra|toca)|bate-me)|(?:fui|sou) (?:estuprad[oa]|abusad[oa]|violad[oa]))${NOT_AT_PLAY}`,
];

const ROMANIAN: readonly string[] = [
  "(?:as )?(?:vreau|vrea|doresc)(?: doar)? sa mor(?! de )|imi doresc sa mor(?! de )|vreau sa fiu moart[aă]?",
  "nu (?:mai )?(?:vreau|pot|suport) sa (?:mai )?(?:traiesc|exist)(?= *$|,| asa| mai)",
  "(?:vreau|o|am de gand|ma gandesc)(?: sa)? (?:sa )?ma (?:sinucid|omor|spanzur)(?! dupa)|(?:vreau sa|o sa) imi iau viata|ma gandesc la (?:sinucidere|suicid)|ma tai (?:pe (?:maini|brate)|singura?)",
  `(?:tatal|tata|mama|sotul|iubitul|fratele|unchiul)(?: (?:meu|mea))? ma (?:bate|loveste|abuzeaza|violeaza)${NOT_AT_PLAY}`,
  "am fost (?:violat|abuzat|agresat)a?(?! verbal)",
];

/** French, Spanish, Italian, Portuguese and Romanian. */
export const ROMANCE: readonly string[] = [
  ...FRENCH,
  ...SPANISH,
  ...ITALIAN,
  ...PORTUGUESE,
  ...ROMANIAN,
];
