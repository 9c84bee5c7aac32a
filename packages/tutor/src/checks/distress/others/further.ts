import { NOT_AT_PLAY } from "./not-at-play.ts";

const TURKISH: readonly string[] = [
  "(?<!gulmekten )olmek ist(?:iyorum|erdim)|yasamak istemiyorum(?! ama)|kendimi (?:oldurmek|oldurecegim|asacagim|asacağım|kesiyorum)|intihar (?:etmek istiyorum|edecegim|etmeyi dusunuyorum)|kendime zarar ver(?:iyorum|mek)",
  `(?:(?:babam|annem|kocam|sevgilim|amcam|dayım) (?:beni |bana )(?:dovuyor|vuruyor|taciz ediyor|tecavuz))${NOT_AT_PLAY}`,
];

const FINNISH: readonly string[] = [
  "(?:ma |mina )?(?:haluan|haluaisin|tahdon)(?: vain| vaan)? (?:kuolla|olla kuollut)(?! nauruun| hapeaan| rauhassa)",
  "(?:ma |mina )?en (?:halua|jaksa|tahdo) (?:enaa )?(?:elaa|olla elossa)(?: enaa)?(?= *$|,| nain)",
  "(?:aion|haluan|meinaan) (?:tappaa|hirttaa|vahingoittaa|satuttaa|viillella) itse(?:ni|ani)|aion tehda itsemurhan|(?:ajattelen|mietin) itsemurhaa|tapan itseni(?= *$|,| tana)|viiltelen(?: itseani)?(?= *$|,)",
  `(?:isa|aiti|isapuoli|poikaystava|mies|veli|seta)(?:ni)? (?:lyo|hakkaa|pahoinpitelee|raiskaa|koskettelee) minua${NOT_AT_PLAY}`,
  "minut (?:raiskattiin|on raiskattu|pahoinpideltiin)",
];

const HUNGARIAN: readonly string[] = [
  "(?:meg akarok|meg akarnek|meg szeretnek) halni(?! a nevetes)|barcsak (?:meghalnek|halott lennek)",
  "nem akarok (?:tobbe |tovabb |mar )?(?:elni|letezni)(?: tobbe| tovabb)?(?= *$|,| igy)",
  "(?:meg fogom|meg akarom) olni magam(?:at)?|(?:ongyilkos akarok lenni|ongyilkos leszek|ongyilkossagon gondolkodom|az ongyilkossagra gondolok)|(?:vagdosom|vagdalom|megvagtam) magam(?:at)?|felakasztom magam(?:at)?",
  `(?:az )?(?:apam|anyam|apukam|anyukam|ferjem|baratom|mostohaapam|batyam|nagybatyam) (?:ver|megver|bantalmaz|molesztal|megeroszakol)(?: engem)?(?= *$|,| engem)${NOT_AT_PLAY}`,
  "megeroszakoltak(?= *$|,)",
];

const GREEK: readonly string[] = [
  "θελω (?:απλα |μονο )?να (?:πεθανω|ειμαι νεκρ(?:ος|η))(?! απο | στα )",
  "δεν (?:θελω|αντεχω) (?:πια |αλλο )?να (?:ζω|ζησω|υπαρχω)(?: αλλο| πια)?(?= *$|,| ετσι)",
  "(?:θελω να|θα|σκεφτομαι να) (?:αυτοκτονησω|σκοτωθω|αυτοτραυματιστω|κρεμαστω|κοπω)(?= *$|,| σημερα| αποψε)|θελω να (?:σκοτωσω τον εαυτο μου|βαλω τελος στη ζωη μου)|σκεφτομαι την αυτοκτονια|κοβω τις φλεβες μου",
  `(?:ο πατερας|ο μπαμπας|η μητερα|η μαμα|ο αντρας|ο αδερφος|ο θειος|ο φιλος) μου με (?:χτυπαει|χτυπα|δερνει|κακοποιει|βιαζει)${NOT_AT_PLAY}`,
  "με (?:βιασαν|βιασε|κακοποιησαν)(?= *$|,)",
];

const HEBREW: readonly string[] = [
  "אני (?:רק |כבר )?רוצה למות(?! מ)|בא לי למות(?! מ)|הלוואי ש(?:הייתי מת|אמות)",
  "(?:אני )?(?:כבר )?לא רוצה (?:יותר )?לחיות(?: יותר)?(?= *$|,| ככה)",
  "(?:אני )?(?:רוצה|הולכת?|מתכננת?|חושבת? ל?|עומדת?) (?:להתאבד|להרוג את עצמי|לפגוע בעצמי|לחתוך את עצמי|לתלות את עצמי)|אני (?:חותכת?|פוגעת?) (?:את עצמי|בעצמי)|(?:אני )?חושבת? על התאבדות|מחשבות אובדניות",
  `(?:אבא|אמא|בעלי|החבר|אח|הדוד)(?: שלי)? (?:מרביצה?|מכה|מתעלל|נוגע|אונס) (?:לי|אותי|בי)${NOT_AT_PLAY}`,
  "(?:נאנסתי|אנסו אותי|עברתי אונס)",
];

/** Turkish, Finnish, Hungarian, Greek and Hebrew. */
export const FURTHER: readonly string[] = [
  ...TURKISH,
  ...FINNISH,
  ...HUNGARIAN,
  ...GREEK,
  ...HEBREW,
];
