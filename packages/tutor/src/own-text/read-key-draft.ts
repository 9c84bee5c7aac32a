import type { KeyDraft } from "@elenchus/dialogue/own-text";
import { plainWords, wordsOf } from "@elenchus/dialogue/words/words";
import {
  ASKED_PARTS,
  OWN_TEXT_CHARS,
  OWN_TEXT_MOST,
  type OwnTextForm,
  type OwnTextPart,
  type OwnTextPoint,
} from "@elenchus/domain/own-text";
import { labelOfPart } from "@elenchus/domain/own-text-labels";
import { cleanDraft } from "../llm/write/clean-draft.ts";
import { locate } from "../llm/write/locate.ts";
import { unfitIn } from "./check-points.ts";
import { type KeyReply, type Proposal, proposalsIn } from "./key-reply.ts";
import { readFlaw } from "./read-flaw.ts";
import { sentenceAt } from "./sentence-at.ts";

/** Fewer words stand in many a sentence: they mean none. */
const LEAST_QUOTED = 3;
/** Parts that stand each in a sentence of its own. */
const ALONE: ReadonlySet<OwnTextPart> = new Set(["conclusion", "reason", "flaw"]);

/** The points that were kept so far, and the notes on those that were not. */
interface Reading {
  readonly form: OwnTextForm;
  readonly points: OwnTextPoint[];
  readonly leftOut: string[];
}

/** Keeps those parts of a reply that can be used: words that stand in the text, and lines that a key may have. */
export function readKeyDraft(form: OwnTextForm, written: KeyReply): KeyDraft {
  const reply = cleanDraft(written);
  const reading: Reading = { form, points: [], leftOut: [] };
  const kind = "flaws" in reply ? (reply.flaws[0]?.kind ?? "") : "";
  const flaw = readFlaw(form.module, kind) ?? "";
  for (const proposal of proposalsIn(reply)) {
    const why = proposal.part === "flaw" ? whyNoFlaw(form, flaw) : null;
    if (why === null) readProposal(reading, proposal);
    else leaveOut(reading, proposal, why);
  }
  if ("flaws" in reply && reply.flaws.length === 0)
    reading.leftOut.push("The model found no flaw in the text that this module is about.");
  const { points, leftOut } = reading;
  const isFlawKept = points.some(({ part }) => part === "flaw");
  return { flaw: isFlawKept ? flaw : "", points, leftOut: [...new Set(leftOut)] };
}

function whyNoFlaw(form: OwnTextForm, flaw: string): string | null {
  if (flaw === "") return "it is of a kind that this module is not about";
  return form.flaw === "" || form.flaw === flaw ? null : "it is of another kind than you chose";
}

function leaveOut({ form, leftOut }: Reading, { part, ways }: Proposal, why: string): void {
  const [said = ""] = ways;
  const what = said === "" ? "" : ` (“${shorten(said)}”)`;
  leftOut.push(`One “${labelOfPart(part, form.module)}” was left out${what}: ${why}.`);
}

function shorten(text: string): string {
  return text.length <= 120 ? text : `${text.slice(0, 120)} …`;
}

function readProposal(reading: Reading, proposal: Proposal): void {
  const { form, points } = reading;
  const { part } = proposal;
  const most = ASKED_PARTS[form.module].find((one) => one.part === part)?.most ?? 0;
  if (points.filter((one) => one.part === part).length >= most)
    return leaveOut(reading, proposal, `there can be at most ${most}`);
  const place = findPlace(reading, proposal);
  if (place === null)
    return leaveOut(
      reading,
      proposal,
      `what it quotes, “${shorten(proposal.quote)}”, does not stand in the text`,
    );
  if (
    ALONE.has(part) &&
    points.some((one) => ALONE.has(one.part) && one.sentence === place.sentence)
  )
    return leaveOut(reading, proposal, "its sentence is something else already");
  const ways = readWays(reading, proposal);
  const isNamed = place.name.length <= OWN_TEXT_CHARS.line && unfitIn(place.name).length === 0;
  if (ways === null || !isNamed) return leaveOut(reading, proposal, "too little of it can be used");
  points.push({ part, ...place, ways, hint: "" });
}

/** Finds the place of a proposal in the text, by the text's own words; null where it has to stand there and does not. */
function findPlace(
  { form: { passage }, leftOut }: Reading,
  { part, quote, name }: Proposal,
): Pick<OwnTextPoint, "sentence" | "name"> | null {
  const sentence = sentenceAt(passage, quote);
  if (part === "term") {
    const span = locate(passage, quote);
    if (span === null || sentence === null) return null;
    return { sentence, name: passage.slice(span.start, span.end) };
  }
  if (part === "first_value") return { sentence: "", name };
  const isEnough =
    sentence !== null && wordsOf(quote).length >= Math.min(LEAST_QUOTED, wordsOf(sentence).length);
  if (isEnough) return { sentence, name };
  if (part !== "second_value") return null;
  // A value is one wherever it is passed over.
  if (quote !== "")
    leftOut.push(`A mark was left out: “${shorten(quote)}” does not stand in the text.`);
  return { sentence: "", name };
}

/** The lines that a key may have; null where none is left, or one that has a place of its own is missing. */
function readWays(
  { points, leftOut }: Reading,
  { part, ways }: Proposal,
): readonly string[] | null {
  const isTerm = part === "term";
  const known = new Set(isTerm ? [] : points.flatMap((one) => one.ways.map(plainWords)));
  const kept = ways.filter((way) => {
    const words = plainWords(way);
    if (words === "" || known.has(words)) return false;
    known.add(words);
    const [why] = way.length > OWN_TEXT_CHARS.line ? ["is far too long."] : unfitIn(way);
    if (why !== undefined) leftOut.push(`A line was left out (“${shorten(way)}”): it ${why}`);
    return why === undefined;
  });
  if (kept.length === 0 || (isTerm && kept.length < ways.length)) return null;
  return kept.slice(0, OWN_TEXT_MOST.ways);
}
