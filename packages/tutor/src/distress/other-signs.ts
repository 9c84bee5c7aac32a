import { fold } from "./read-sentences.ts";

/** A figure of speech goes on with what one dies of. */
const GERMAN: readonly string[] = [
  "ich (?:will|mochte|moechte|wurde gern|wuerde gern|wollte)(?: (?:nur|einfach|jetzt|wirklich|so|am liebsten|manchmal|echt|bloß|blos)){0,3} (?:sterben|tot sein|nicht mehr (?:leben|da sein|aufwachen|hier sein|existieren)|nicht (?:leben|am leben sein))(?! in | mit | vor | auf )",
  "ich wunscht?e?,? (?:ich )?(?:ware|waere|war) (?:ich )?(?:tot|nie geboren|nicht mehr da)",
  "(?:ich )?(?:hab|habe) (?:keine lust|keinen (?:grund|sinn)|keine kraft) mehr,? (?:zu leben|weiterzuleben)|keinen sinn mehr (?:im|in meinem) leben",
  "ich (?:werde |will |mochte |moechte )?mich(?: selbst| selber)?(?: jetzt| heute)? (?:umbringen|toten|toeten|erhangen|erhaengen|verletzen|ritzen|aufhangen)",
  "ich bringe? mich (?:heute |jetzt |bald )?um(?! vor)",
  "ich (?:will|werde|mochte|moechte) mir (?:das|mein) leben nehmen",
  "ich (?:habe |hab )?(?:suizid|selbstmord)gedanken|ich denke (?:oft |standig |nur noch )?an (?:suizid|selbstmord)(?=$|,)",
  "ich (?:ritze?|schneide?|verletze?) mich(?: selbst| selber| wieder| jeden)(?=$|,| )|ich ritze? mich",
  "mein (?:stief)?(?:vater|papa|mann|freund|onkel|bruder) (?:schlagt|schlaegt|verprugelt|missbraucht|vergewaltigt) mich",
  "meine (?:stief)?(?:mutter|mama|eltern|frau|freundin) (?:schlagt|schlaegt|schlagen|verprugelt|missbraucht) mich",
  "ich (?:werde (?:zu hause |zuhause )?(?:geschlagen|missbraucht|verprugelt)|wurde (?:vergewaltigt|missbraucht))",
];

const FRENCH: readonly string[] = [
  "(?:je (?:veux|voudrais|souhaite)|j'ai (?:tellement )?envie de|jai envie de)(?: juste| vraiment)? (?:mourir|etre morte?)(?! de| du| a | avec| dans| en paix)",
  "je (?:n'ai|ai) plus envie de (?:vivre|etre la)|je (?:ne |n'en )?(?:veux|peux) plus (?:vivre|etre en vie|exister)(?! a | dans| en | avec| ici)",
  "(?:je (?:veux|vais|voudrais)|envie de|je pense a|j'ai essaye de) (?:me|m') ?(?:tuer|suicider|pendre|faire du mal|mutiler|couper les veines)(?! a | au| pour| de travail)",
  "je pense (?:souvent |tout le temps )?au suicide(?=$|,| )|(?:j'ai des|mes) (?:pensees|idees) (?:suicidaires|noires)",
  "(?:je (?:veux|vais)|envie d')(?: ?en finir avec (?:la|ma) vie| ?mettre fin a (?:mes jours|ma vie))",
  "je me (?:fais du mal|scarifie|mutile|coupe les (?:veines|bras))",
  "mon (?:beau-?)?(?:pere|mari|copain|oncle|frere) me (?:frappe|bat|viole|touche)",
  "ma (?:belle-?)?(?:mere|femme|copine) me (?:frappe|bat)|j'ai ete (?:violee?|abusee?|agressee? sexuellement)",
];

const SPANISH: readonly string[] = [
  "(?:(?:me )?quiero (?:solo )?|(?:tengo )?ganas de )(?:morir(?:me)?|estar muert[oa])(?! de| del| con| en paz| en casa)",
  "(?:ya )?no (?:quiero|puedo) (?:seguir )?(?:vivir|viviendo|existir|estar viv[oa])(?= mas|$|,| asi)",
  "(?:quiero|voy a|pienso en|intente|me voy a|me quiero|ganas de) (?:matarme|suicidarme|quitarme la vida|ahorcarme|hacerme dano|cortarme)",
  "me (?:voy a|quiero) (?:matar|suicidar|ahorcar)(?! a | trabajando| estudiando)",
  "(?:pienso|pensando) (?:mucho )?en el suicidio|tengo pensamientos suicidas",
  "me (?:corto|autolesiono)(?= |$|,)(?! el pelo| el dedo)",
  "mi (?:padre|papa|padrastro|marido|novio|tio|hermano|madre|mama) me (?:pega|golpea|maltrata|viola|toca)",
  "(?:fui|me han|he sido) (?:violad[oa]|abusad[oa])|me violaron|abusan de mi",
];

const ITALIAN: readonly string[] = [
  "(?:voglio|vorrei)(?: solo)? (?:morire|essere mort[oa])(?! dal| di | dalle| in pace)",
  "non voglio (?:piu )?(?:vivere|esistere)(?= piu|$|,)|non voglio piu vivere",
  "(?:voglio|vorrei|sto per|penso di) (?:uccidermi|ammazzarmi|suicidarmi|farla finita|togliermi la vita|farmi del male|impiccarmi)",
  "mi (?:voglio )?(?:uccidere|ammazzare|suicidare)|mi (?:uccido|ammazzo)(?! di)|mi taglio (?:le vene|le braccia)|penso al suicidio",
  "mi[oa] (?:padre|papa|marito|ragazzo|zio|madre|mamma|patrigno) mi (?:picchia|violenta|tocca|maltratta)|sono stat[oa] (?:violentat[oa]|abusat[oa])",
];

const PORTUGUESE: readonly string[] = [
  "(?:eu )?(?:so )?quero (?:so )?(?:morrer|estar mort[oa])(?! de| do| em paz)",
  "nao (?:quero|aguento) mais (?:viver|existir)|nao quero (?:mais )?viver(?= mais|$|,)",
  "(?:vou|quero|penso em|tentei) (?:me matar|matar-me|me suicidar|suicidar-me|tirar a minha vida|acabar com a minha vida|me cortar|me machucar)(?! de | a )",
  "penso (?:muito )?em suicidio|me corto(?= |$|,)(?! o)",
  "(?:o )?meu (?:pai|padrasto|marido|namorado|tio) (?:me (?:bate|abusa|estupra|toca)|bate-me)|(?:fui|sou) (?:estuprad[oa]|abusad[oa]|violad[oa])",
];

const DUTCH: readonly string[] = [
  "ik wil(?: gewoon| echt| alleen maar| liever)? (?:dood(?: zijn|gaan)?|sterven|niet meer leven|niet meer bestaan)(?! aan| in| met| van)",
  "ik (?:wil|ga|ging) (?:mezelf|mijzelf|me) (?:van kant maken|doden|ophangen|iets aandoen|pijn doen|snijden|zelfmoorden)|ik (?:wil|ga) zelfmoord plegen|ik (?:pleeg zelfmoord|denk aan zelfmoord)|ik snij(?:d)? (?:mezelf|mijzelf|me)",
  "mijn (?:stief)?(?:vader|man|vriend|oom|moeder) (?:slaat|mishandelt|misbruikt|verkracht) (?:me|mij)|ik (?:word|ben) (?:mishandeld|misbruikt|verkracht)",
];

const POLISH: readonly string[] = [
  "chce (?:juz )?(?:umrzec|zginac|nie zyc)(?! ze )|nie chce (?:juz |mi sie juz |mi sie )?zyc(?! w | z | bez)",
  "chce sie zabic|zabije sie|(?:chce|zamierzam) popełnic samobojstwo|mysle o samobojstwie|tne sie|okaleczam sie",
  "(?:ojciec|tata|matka|maz|chłopak|ojczym) mnie (?:bije|gwałci|molestuje)|zostałam zgwałcona",
];

const TURKISH: readonly string[] = [
  "(?<!gulmekten )olmek ist(?:iyorum|erdim)|yasamak istemiyorum(?! ama)|kendimi (?:oldurmek|oldurecegim|asacagim|asacağım|kesiyorum)|intihar (?:etmek istiyorum|edecegim|etmeyi dusunuyorum)|kendime zarar ver(?:iyorum|mek)",
  "(?:babam|annem|kocam|sevgilim|amcam|dayım) (?:beni |bana )(?:dovuyor|vuruyor|taciz ediyor|tecavuz)",
];

const RUSSIAN: readonly string[] = [
  "(?:я )?(?:просто |очень )?хочу (?:умереть|сдохнуть)(?! (?:от|со|с|в) )|(?:я )?не хочу (?:больше )?жить(?! (?:в|с|на|без) )|хочу (?:убить себя|покончить с собои|покончить с жизнью|повеситься)|(?:убью себя|покончу с собои)|думаю о самоубиистве|режу (?:себя|руки|вены)|лучше бы я (?:умер|умерла|не родился|не родилась)",
  "(?:отец|папа|мать|мама|муж|отчим|парень) (?:меня )?(?:бьет|избивает|насилует)(?: меня)?|меня (?:изнасиловали|насилуют|избивают|бьют)",
];

/** Languages that put no spaces between words, or whose words carry their grammar with them. */
const WITHOUT_SPACES: readonly string[] = [
  "我(?:真的|好|很|只)?想死(?!你|妳|他|她|了你)|我?不想(?:再)?活(?:了|下去)?|我(?:想|要|打算)(?:自杀|自殺|轻生|輕生)|(?:结束|結束)(?:我)?自己的生命|我(?:想|要)?(?:割腕|伤害自己|傷害自己)|(?:爸爸|父亲|父親|妈妈|媽媽|丈夫|老公)(?:总是|經常|经常)?(?:打我|性侵我)|我(?:被强奸|被強姦|被性侵)",
  "死にたい|死にたくてたまらない|自殺(?:したい|しようと)|消えてしまいたい|もう生きていたくない|リストカットし|父に(?:殴られ|叩かれ)",
  "죽고 ?싶(?!을 만큼 맛)|자살하고 ?싶|살고 ?싶지 ?않|자해(?:를 )?(?:했|하고)|아빠가 (?:저를 |나를 )?때려",
  "(?:اريد|بدي|عايز|عاوز|اتمني|اتمنى) (?:ان )?(?:اموت|الموت)|لا اريد (?:ان )?(?:اعيش|العيش|الحياة)(?! في)|(?:ساقتل|اريد ان اقتل|بقتل) نفسي|(?:اريد ان|سوف|س)انتحر|افكر (?:في|ب) ?الانتحار|(?:ابي|والدي|زوجي|امي) يضربني",
  "मैं मरना चाहत|मुझे मरना है|जीना नहीं चाहत|आत्महत्या करना चाहत|ख(?:ु)?द को मार(?:ना| डाल)",
  "(?:main|mai|mein) (?:marna|mar jana) chaht[aiu]|mujhe marna hai|(?:main|mai) jeena nahi chaht[ai]|(?:aatmahatya|suicide) karna chaht[ai]",
];

const WITH_SPACES = [
  GERMAN,
  FRENCH,
  SPANISH,
  ITALIAN,
  PORTUGUESE,
  DUTCH,
  POLISH,
  TURKISH,
  RUSSIAN,
].flat();

/**
 * The same signs in languages that learners may fall into; folded, since many type without marks. As one
 * pattern, since nearly every sentence has none of them: one by one they take ten times as long.
 */
export const OTHER_SIGN = new RegExp(
  `(?<!\\p{L})(?:${fold(WITH_SPACES.join("|"))})(?!\\p{L})|${fold(WITHOUT_SPACES.join("|"))}`,
  "u",
);
