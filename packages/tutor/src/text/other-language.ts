import { isStrange } from "./out-of-vocabulary.ts";
import { wordsOf } from "@elenchus/dialogue/words/words";

/** Small words of other languages that are no English ones: hardly a sentence of these languages is without two. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  // German, Dutch
  (
    "ich du wir sie der das und nicht ist sind wenn weil dass für mit ein eine einen kein keine auch aber auf zu zum zur von sollte sollten muss müssen mehr leute " +
    "het een niet ik zij wij zijn omdat voor maar met moet moeten meer mensen naar ook wordt dat ze " +
    // French, Spanish, Italian, Portuguese, Romanian
    "le les des une est sont que qui pas pour dans je il elle ils nous vous parce mais avec plus sur leur cette doit doivent c'est n'est qu'il " +
    "el los las una es que por porque para pero con más muy su sus lo del al está son deben debe yo hay " +
    "il gli che è non di per una sono più con della delle degli perché questo anche deve devono " +
    "o os um uma não porque mais são isso ele eles deve devem se și nu pentru este sunt mai trebuie " +
    // Swedish, Danish, Norwegian, Finnish
    "och att inte är det som en ett för på men jag de og ikke er af på til jeg på och ja ei että on se koska mutta pitää " +
    // Polish, Czech, Turkish, Hungarian, Indonesian
    "nie jest że się to jak ale dla są bo ponieważ je že není ale protože pro jsou bir ve için değil çok ama bu olarak az egy nem hogy és yang dan tidak untuk karena adalah itu"
  ).split(" "),
);

/** Of fewer words nobody can tell. */
const LEAST_WORDS = 3;
/** Small words of another language that a text in it has, and the share of its words that are no English. */
const FOREIGN = { small: 2, share: 0.5 } as const;
/** Where hardly a word is English and letters are none of its own, one small word is enough. */
const PLAINLY_FOREIGN = { small: 1, share: 0.8 } as const;
const OTHER_LETTER = /[^\p{ASCII}\p{P}\p{S}]/u;

function hasOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter));
  return letters.length > 1 && latin.length * 2 < letters.length;
}

/** Whether a text is written in another language than English: by its script, or by small words that English has not. */
export function isOtherLanguage(text: string): boolean {
  if (hasOtherScript(text)) return true;
  const words = wordsOf(text);
  if (words.length < LEAST_WORDS) return false;
  const strange = words.filter(isStrange);
  const small = new Set(strange.filter((word) => SMALL_WORDS.has(word)));
  const hasOtherLetter = strange.some((word) => OTHER_LETTER.test(word));
  return [FOREIGN, ...(hasOtherLetter ? [PLAINLY_FOREIGN] : [])].some(
    ({ small: least, share }) => small.size >= least && strange.length >= words.length * share,
  );
}
