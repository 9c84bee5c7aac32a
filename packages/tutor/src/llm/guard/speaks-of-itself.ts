import { wordsOf } from "@elenchus/dialogue/words/words";
import { type ReadText, readText } from "./read-text.ts";

/** Small words between somebody and what they do. */
const BETWEEN = new Set(
  wordsOf(
    "am are was were be been being have has had do does did don't didn't will would won't wouldn't can could can't cannot couldn't may might must shall should shouldn't not never no only just also still really simply mostly rather sooner quite gladly even all both now then always here too already have been to",
  ),
);

/**
 * What a tutor does, or is, in its own words. It is a closed list: what is not on it is another part than a tutor's,
 * or grants what nobody can grant ("I am putting you down as finished").
 */
const DOES = new Set(
  wordsOf(
    "see saw hear heard ask asked asking wonder wondering mean meant understand follow help helping like liked love want wanted need needed go going stay agree disagree know knew tell told say said think thought read reading notice noticed look looking listen listening wait waiting take give show sorry glad happy curious interested afraid sure unsure certain keen able unable your the a an here with on in for by of at that this it what how why where which when if whether and but or because so as come coming turn start begin leave left lay quote quoted get find found talk talking speak speaking explain care believe hope trust try prefer appreciate enjoy remember forget miss missed suggest point mistaken wrong hold keep stop move work use call one two both you turned reached got spent worked walk walked doubt doubted grant granted admit suspect suspected bet suppose expect expected guess picture imagine looked learn learned wished knew met meet searched after accept",
  ),
);

/** What a tutor proposes to do together. */
const TOGETHER = new Set([
  ...DOES,
  ...wordsOf(
    "be put return weigh test consider check focus concentrate walk pick make set compare split narrow sort untangle unpack unpick break pause slow keep examine explore revisit review reread clarify rephrase restate reword repeat push press imagine suppose assume zoom dig park step back up gather sum collect stick count sort divide separate search grant fill carry finish complete sharpen build pin spell",
  ),
]);

const DENIES = /^(?:not|never|cannot|\w+n't)$/u;

/** How a tutor proposes something. */
const PROPOSES = /\b(?:let's|let us|let me) ([^.!?]*)/gu;

/** Whether a sentence proposes what no tutor does: a game, a break, another task. */
function proposesElse(normal: string): boolean {
  return [...normal.matchAll(PROPOSES)].some(([, rest = ""]) => {
    const does = wordsOf(rest).find((one) => !BETWEEN.has(one) || TOGETHER.has(one));
    return does !== undefined && !TOGETHER.has(does);
  });
}

/** Something that a tutor promises somebody, up to the thing itself. */
const GIVES =
  /\b(?:i|i'll|i'd|we|we'll|let me) (?:(?!cannot\b|never\b|not\b)\w+ )?(?:give|get|send|buy|offer|bring|find) you (?:(?:a|an|the|one|some|another|more|back|little|small|first|last|next|quick|short|bit|of|your|my) )*([\p{L}']+)/gu;
/** What a tutor has to give. */
const GIVEN = new Set(
  wordsOf(
    "hint hints nudge start example examples question questions clue moment minute time beginning half sentence sentences word words thought prompt help chance try way place push pointer step there to on thinking going started that this it",
  ),
);

function givesElse(normal: string): boolean {
  return [...normal.matchAll(GIVES)].some(([, thing = ""]) => !GIVEN.has(thing));
}

/** Takes sides, or has likings of its own; what a tutor likes is how somebody put something. */
const TAKES_SIDES = new RegExp(
  [
    "(?<!\\b(?:whether|if|suppose|imagine) )\\bi (?:(?:also|really|quite|do|totally|fully|rather|completely) )*(?:agree|disagree)\\b",
    "\\bi (?:(?:also|really|quite|do|just|totally) )*(?:like|love|hate|enjoy|adore)\\b(?! (?:to|you|your|how|that|the way|it (?:that|when|how)|what you))",
    "\\bi(?:'d| would) (?:(?:also|really) )*(?:love|hate|enjoy)\\b(?! (?:to|you|your|it if|another|one more))",
    "\\byou(?:'re| are) the (?:best|smartest|cleverest|brightest)\\b",
    "\\b(?:would|do) you (?:like|want) (?:an?|another) (?:joke|poem|story|song|riddle|game)\\b|\\btalk about something else\\b",
  ].join("|"),
  "u",
);

/** Of whom a tutor speaks when it speaks of itself. */
const SELF = /^(?:i|i'm|i'll|i've|i'd|we|we're|we'll|we've|we'd)$/u;

/**
 * Whether a sentence says of its speaker what no tutor says, outside of quotation marks and of texts that may be
 * said anyway.
 */
export function speaksOfItself(
  read: ReadText,
  cover: (read: ReadText) => readonly boolean[],
): boolean {
  const own = readText(read.normal.replaceAll(/"[^"]*"/gu, " "));
  if (proposesElse(own.normal) || givesElse(own.normal) || TAKES_SIDES.test(own.normal))
    return true;
  if (!own.words.some((word) => SELF.test(word))) return false;
  const covered = cover(own);
  const { words } = own;
  return words.some((word, at) => {
    if (!SELF.test(word) || covered[at] === true) return false;
    const rest = words.slice(at + 1);
    const does = rest.findIndex((one) => !BETWEEN.has(one));
    // Whatever a tutor does not do, it may say so.
    const isDenied = rest.slice(0, does).some((one) => DENIES.test(one));
    return does >= 0 && !isDenied && !DOES.has(rest[does] ?? "");
  });
}
