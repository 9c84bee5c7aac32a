import { NOT_AT_PLAY } from "./not-at-play.ts";

const POLISH: readonly string[] = [
  "chce (?:juz )?(?:umrzec|zginac|nie zyc)(?! ze )|nie chce (?:juz |mi sie juz |mi sie )?zyc(?! w | z | bez)",
  "chce sie zabic|zabije sie|(?:chce|zamierzam) popełnic samobojstwo|mysle o samobojstwie|tne sie|okaleczam sie",
  `(?:(?:ojciec|tata|matka|maz|chłopak|ojczym) mnie (?:bije|gwałci|molestuje)|zostałam zgwałcona)${NOT_AT_PLAY}`,
];

const CZECH_AND_SLOVAK: readonly string[] = [
  "(?:chci|chcem|chtel bych|chtela bych)(?: jen| uz| proste)* (?:umrit|zemrit|umriet|zomriet|byt mrtv[ya])(?! smichy| v klidu)",
  "(?:uz )?(?:nechci|nechcem) (?:uz )?(?:zit|ziť|byt tady|existovat)(?= *$|,| dal| takhle)",
  "(?:chci|chcem|hodlam|planuju|jdu) (?:se |sa )?(?:zabit|obesit|podrezat|spachat (?:sebevrazdu|samovrazdu)|vzit si zivot)(?! cas)|(?:zabiju|zabijem|obesim) (?:se|sa)(?= *$|,| dnes| zitra)|(?:premyslim|myslim) (?:o|na) (?:sebevrazd|samovrazd)[a-z]*|(?:rezu|poskozuju|ublizuju) (?:se|si)(?= *$|,)",
  `(?:muj |moj )?(?:tata|otec|mama|matka|manzel|pritel|stryc|otcim|bratr) (?:me|mne|ma) (?:bije|mlati|zneuziva|znasilnuje|osahava)${NOT_AT_PLAY}`,
  "(?:byla? jsem|bola? som) (?:znasilnen|zneuzit|zneuzivan)a?",
];

const RUSSIAN: readonly string[] = [
  "(?:я )?(?:просто |очень )?хочу (?:умереть|сдохнуть)(?! (?:от|со|с|в) )|(?:я )?не хочу (?:больше )?жить(?! (?:в|с|на|без) )|хочу (?:убить себя|покончить с собои|покончить с жизнью|повеситься)|(?:убью себя|покончу с собои)|думаю о самоубиистве|режу (?:себя|руки|вены)|лучше бы я (?:умер|умерла|не родился|не родилась)",
  `(?:(?:отец|папа|мать|мама|муж|отчим|парень) (?:меня )?(?:бьет|избивает|насилует)(?: меня)?|меня (?:изнасиловали|насилуют|избивают|бьют))${NOT_AT_PLAY}`,
];

const UKRAINIAN: readonly string[] = [
  "(?:я )?(?:просто )?хочу (?:вмерти|померти)(?! (?:від|зі|з|в) )|(?:я )?(?:бiльше |більше )?не хочу (?:більше )?жити(?! (?:в|у|з|на|без) )|хочу (?:вбити себе|накласти на себе руки|повіситися)|думаю про самогубство|ріжу себе",
  `(?:батько|тато|мати|мама|чоловік|вітчим|хлопець) (?:мене )?(?:б'є|бє|гвалтує)(?: мене)?${NOT_AT_PLAY}|мене зґвалтували`,
];

/** Polish, Czech, Slovak, Russian and Ukrainian. */
export const SLAVIC: readonly string[] = [...POLISH, ...CZECH_AND_SLOVAK, ...RUSSIAN, ...UKRAINIAN];
