import { NOT_AT_PLAY } from "./not-at-play.ts";

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
  `(?:mein (?:stief)?(?:vater|papa|mann|freund|onkel|bruder) (?:schlagt|schlaegt|verprugelt|missbraucht|vergewaltigt) mich)${NOT_AT_PLAY}`,
  `(?:meine (?:stief)?(?:mutter|mama|eltern|frau|freundin) (?:schlagt|schlaegt|schlagen|verprugelt|missbraucht) mich)${NOT_AT_PLAY}`,
  "ich (?:werde (?:zu hause |zuhause )?(?:geschlagen|missbraucht|verprugelt)|wurde (?:vergewaltigt|missbraucht))",
];

const DUTCH: readonly string[] = [
  "ik wil(?: gewoon| echt| alleen maar| liever)? (?:dood(?: zijn|gaan)?|sterven|niet meer leven|niet meer bestaan)(?! aan| in| met| van)",
  "ik (?:wil|ga|ging) (?:mezelf|mijzelf|me) (?:van kant maken|doden|ophangen|iets aandoen|pijn doen|snijden|zelfmoorden)|ik (?:wil|ga) zelfmoord plegen|ik (?:pleeg zelfmoord|denk aan zelfmoord)|ik snij(?:d)? (?:mezelf|mijzelf|me)",
  `(?:mijn (?:stief)?(?:vader|man|vriend|oom|moeder) (?:slaat|mishandelt|misbruikt|verkracht) (?:me|mij)|ik (?:word|ben) (?:mishandeld|misbruikt|verkracht))${NOT_AT_PLAY}`,
];

const SWEDISH: readonly string[] = [
  "jag (?:vill|onskar att jag fick)(?: bara| verkligen| helst){0,2} (?:do|vara dod)(?! av | i frid)",
  "jag (?:vill|orkar) inte (?:langre )?(?:leva|finnas)(?: langre| mer)?(?= *$|,| och)",
  "jag (?:ska|vill|tanker|kommer att|funderar pa att) (?:ta (?:mitt (?:eget )?liv|livet av mig)|doda mig(?: sjalv)?|begå sjalvmord|hanga mig|skada mig(?: sjalv)?)",
  "jag (?:skar|skadar) mig(?: sjalv)?(?= *$|,| varje| igen| sjalv)|jag (?:har sjalvmordstankar|tanker pa sjalvmord)",
  `min (?:styv)?(?:pappa|far|mamma|mor|man|pojkvan|bror|farbror|morbror) (?:slar|misshandlar|valdtar|tafsar pa|ror vid) mig${NOT_AT_PLAY}`,
  "jag (?:blev|har blivit) (?:valdtagen|misshandlad|utsatt for overgrepp)",
];

const DANISH_AND_NORWEGIAN: readonly string[] = [
  "jeg (?:vil|onsker|ønsker|har lyst til)(?: bare| virkelig| helst)*(?: at| a)? (?:dø|vare død|vaere død|være død)(?! af | av | i fred)",
  "jeg (?:vil|ønsker|orker|gider) ikke(?: at| a)? (?:leve|vare her|være her)(?: mere| lenger| længere| mer)?(?= *$|,| og)",
  "jeg (?:vil|skal|har tankt meg til a|kommer til at|kommer til a)(?: bare)? (?:tage livet af mig(?: selv)?|tage mit (?:eget )?liv|ta livet (?:mitt|av meg(?: selv)?)|ta mitt (?:eget )?liv|drabe mig selv|dræbe mig selv|drepe meg selv|bega selvmord|begå selvmord|henge meg|hange mig|hænge mig|skade (?:mig|meg)(?: selv)?)",
  "jeg (?:skarer|skærer|cutter|skader) (?:i )?(?:mig|meg)(?: selv)?(?= *$|,| hver| igen| igjen)|jeg (?:har selvmordstanker|tanker pa selvmord|tænker pa selvmord|tenker pa selvmord)",
  `min (?:sted|ste)?(?:far|mor|pappa|mamma|mand|mann|kæreste|kjæreste|bror|onkel) (?:slar|voldtager|voldtar|misbruger|misbruker|rører ved|tar pa) (?:mig|meg)${NOT_AT_PLAY}`,
  "jeg (?:blev|ble|er blevet|har blitt) (?:voldtaget|voldtatt|misbrugt|misbrukt|overfaldet)",
];

/** German, Dutch, Swedish, Danish and Norwegian. */
export const GERMANIC: readonly string[] = [
  ...GERMAN,
  ...DUTCH,
  ...SWEDISH,
  ...DANISH_AND_NORWEGIAN,
];
