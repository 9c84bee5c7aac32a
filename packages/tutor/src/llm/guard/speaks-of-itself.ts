import { wordsOf } from "../../reading/words.ts";
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
    "see saw hear heard ask asked asking wonder wondering mean meant understand follow help helping like liked love want wanted need needed go going stay agree disagree know knew tell told say said think thought read reading notice noticed look looking listen listening wait waiting take give show sorry glad happy curious interested afraid sure unsure certain keen able unable your the a an here with on in for by of at that this it what how why where which when if whether and but or because so as come coming turn start begin leave left lay quote quoted get find found talk talking speak speaking explain care believe hope trust try prefer appreciate enjoy remember forget miss missed suggest point mistaken wrong hold keep stop move work use call one two both you turned reached got spent worked",
  ),
);

const DENIES = /^(?:not|never|cannot|\w+n't)$/u;

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
  if (!read.words.some((word) => SELF.test(word))) return false;
  const own = readText(read.normal.replaceAll(/"[^"]*"/gu, " "));
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
