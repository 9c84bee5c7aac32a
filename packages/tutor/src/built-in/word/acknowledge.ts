import { REPAIR_ID } from "@elenchus/dialogue/answer-key/ids";
import type { Expectation, ExpectationKind } from "@elenchus/dialogue/argument";
import { COVERED } from "@elenchus/dialogue/coverage";
import { asSentence } from "@elenchus/dialogue/choose";
import { isOwnFinding } from "@elenchus/dialogue/is-own-finding";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { quotedWords } from "@elenchus/dialogue/words/quoted-words";
import { contentStems, plainWords } from "@elenchus/dialogue/words/words";
import { readOwnTerm } from "../grade/own-term.ts";
import type { Wording } from "./wording.ts";
import phrases from "./phrases.json" with { type: "json" };

const { confirmed } = phrases;

/** A message beside a mark with fewer words of content than this is no answer of its own. */
const LEAST_STEMS = 3;

/** Says plainly what the learner got right, in the learner's own words; never what the key has in their place. */
export function acknowledge(wording: Wording): (string | null)[] {
  const { view, move, choice } = wording;
  const earned = view.argument.key.expectations.filter((one) => move.covered.includes(one.id));
  if (earned.length === 0) return [];
  if (move.chose === "right") return [choice.filled(confirmed.chosen)];
  const taken = earned.find(({ id }) => id === view.heard?.believed);
  const sure = earned.filter((one) => one !== taken);
  return [...(sure.length === 0 ? [] : confirm(wording, sure)), takeAsSaid(wording, taken)];
}

/** What the tutor takes an unclear answer to mean, and that it counts: whoever meant something else can say so. */
function takeAsSaid(
  { move: { kind, speechAct }, choice }: Wording,
  taken: Expectation | undefined,
): string | null {
  if (taken === undefined) return null;
  const { further, own, point, last, complaint } = confirmed.believed;
  // Where the dialogue ends nobody can say that they meant something else.
  const listed = kind === "close" ? last : point;
  const ofStep = isOwnFinding(taken) ? own : listed;
  const bank = taken.kind === "probe" ? further : ofStep;
  const said = choice.filled(bank, { "": asSentence(taken.statement) });
  return speechAct === "complaint" ? `${choice.among(complaint) ?? ""} ${said ?? ""}`.trim() : said;
}

function confirm(wording: Wording, earned: readonly Expectation[]): (string | null)[] {
  const { view, move } = wording;
  // What was typed beside a mark is quoted only where it says the find by itself: "oops, wrong line" does not.
  const isSaid = (view.heard?.coverage[earned[0]?.id ?? ""] ?? 0) >= COVERED;
  if (move.marks !== undefined && (!isSaid || saidFor(wording, earned[0]) === null))
    return [confirmMarked(wording, earned)];
  return [...Map.groupBy(earned, ({ kind }) => kind)].flatMap(([kind, own]) => [
    confirmKind(wording, kind, own),
    inPassage(wording, own),
  ]);
}

/** What the learner said for it, cut to what matters; null where nothing of it can be quoted. */
function saidFor({ view, message, move }: Wording, one: Expectation | undefined): string | null {
  if (one === undefined) return null;
  const heard = view.heard?.earnedBy?.[one.id];
  // Of a message that may say more, no words are known to say this alone.
  if (move.chose !== undefined || (heard === undefined && move.isRest === true)) return null;
  const words = quotedWords(heard ?? message);
  // "This one", beside a mark, says nothing: the mark did.
  const isPointing = move.marks !== undefined && contentStems(words ?? "").size < LEAST_STEMS;
  return isPointing ? null : words;
}

function confirmMarked({ choice }: Wording, earned: readonly Expectation[]): string | null {
  const { conclusion, reason, reasons, other } = confirmed.marked;
  const isReason = earned.every(({ kind }) => kind === "reason");
  if (isReason) return choice.filled(earned.length > 1 ? reasons : reason);
  return choice.filled(earned[0]?.kind === "conclusion" ? conclusion : other);
}

function confirmKind(
  wording: Wording,
  kind: ExpectationKind,
  own: readonly Expectation[],
): string | null {
  const { view, message, choice } = wording;
  const all = [...new Set(own.flatMap((one) => saidFor(wording, one) ?? []))];
  const said = all.filter((one) => !all.some((other) => other !== one && other.includes(one)));
  const [first] = own;
  const bank = bankFor(wording, kind, own);
  if (said.length === 0 || first === undefined) return choice.filled(bank.plain);
  const isList = own.length > 1 && (kind === "reason" || kind === "ambiguous_term");
  const isBefore = bank === confirmed.reasonsBefore;
  // Banks of one find have the marks around it.
  const joined = said.join('" and "');
  const quoted = isList || isBefore ? `"${joined}"` : joined;
  const word = wordOf(view, first, message);
  const name = nameIn(first);
  return (
    choice.filled(bank.quoted, { "": quoted, term: word, name }) ??
    choice.filled(bank.plain, { term: word })
  );
}

interface Bank {
  readonly quoted: readonly string[];
  readonly plain: readonly string[];
}

function bankFor({ view }: Wording, kind: ExpectationKind, own: readonly Expectation[]): Bank {
  if (kind === "probe") return own[0]?.id === REPAIR_ID ? confirmed.repair : confirmed.probe;
  if (kind === "ambiguous_term" && own.length > 1) return confirmed.terms;
  if (kind !== "reason") return confirmed[kind];
  if (view.heard?.findings[0]?.kind === "said_before") return confirmed.reasonsBefore;
  return own.length > 1 ? confirmed.reasons : confirmed.reason;
}

/** The ambiguous word that a find is about. */
function wordOf({ argument }: DialogueView, one: Expectation, message: string): string {
  if (one.kind !== "ambiguous_term") return "";
  const named = isOwnFinding(one) ? readOwnTerm(argument, message).word : one.term?.phrase;
  return named ?? "that word";
}

const NAMES = ["strawman", "ad hominem", "false dichotomy", "slippery slope"] as const;

function nameIn({ statement }: Expectation): string {
  return NAMES.find((name) => statement.toLowerCase().includes(name)) ?? "that";
}

/** What the passage itself says of a conclusion or of reasons that were found: shown as its own words, and nobody's else. */
function inPassage({ view, message, choice }: Wording, own: readonly Expectation[]): string | null {
  const isPart = own[0]?.kind === "conclusion" || own[0]?.kind === "reason";
  // Whoever wrote one out has it before them.
  const isShown = (quote: string): boolean => plainWords(message).includes(plainWords(quote));
  const quotes = own
    .flatMap(({ quote }) => quote ?? [])
    .filter((one) => view.argument.passage.includes(one) && !isShown(one))
    .map(asSentence);
  if (!isPart || quotes.length === 0) return null;
  return choice.filled(phrases.inPassage, { "": [...new Set(quotes)].join("* *") });
}
