import { normalise } from "@elenchus/dialogue/words/words";
import { createChoiceCheck } from "./choices.ts";
import { createDisguiseCheck, type DisguiseCheck } from "./disguises.ts";
import type { LentParts } from "../../lent-parts.ts";
import { createFigureCheck } from "./figures.ts";
import type { Hearing } from "./hearing.ts";
import { createEarningCheck, type EarningCheck } from "./earning.ts";
import { indexKey } from "./key-index.ts";
import { type Vocabulary, vocabularyOf } from "./language.ts";
import { createLicence } from "./licence.ts";
import type { MatchAgainst } from "./match-key.ts";
import { createNameCheck, type NameCheck } from "./names.ts";
import type { Embed } from "./nearness.ts";
import { createOpenWords, type OpenWords } from "./open-words.ts";
import { createOfferCheck, type OfferCheck } from "./offers.ts";
import { createPlaceCheck, type PlaceCheck } from "./places.ts";
import { createPresuppositionCheck } from "./presupposes.ts";
import type { ReadText } from "./read-text.ts";
import { createSaysAgain } from "./says-again.ts";
import { secretsOf } from "./secrets.ts";
import { splitSentences } from "./split-sentences.ts";
import { createMatterCheck, type MatterCheck } from "./tells-of-matter.ts";
import type { Watched } from "./watched.ts";

/** What one reply is held against, made ready. */
export interface Checks {
  readonly watched: Watched;
  readonly against: MatchAgainst;
  /** Whether anything is still to be found. */
  readonly hasSecrets: boolean;
  readonly vocabulary: Vocabulary;
  readonly disguises: DisguiseCheck;
  readonly names: NameCheck;
  readonly places: PlaceCheck;
  readonly earning: EarningCheck;
  readonly words: OpenWords;
  readonly offers: OfferCheck;
  readonly matter: MatterCheck;
  readonly hasNewFigure: (read: ReadText) => boolean;
  /** Whether it asks in a way that takes for granted what is to be found. */
  readonly presupposes: (read: ReadText) => boolean;
  /** Whether it picks one of what the learner offers. */
  readonly picks: (read: ReadText) => boolean;
  /** Whether it says again what the message has earned, and nothing else. */
  readonly saysAgain: (read: ReadText) => boolean;
  /** Whether it is a whole sentence of the texts that this very reply may use: half of a choice would be a hint. */
  readonly isGiven: (read: ReadText) => boolean;
  /** The same, letter by letter. */
  readonly isVerbatim: (sentence: string) => boolean;
}

/** What the guard asks where cheap checks leave a doubt. */
export interface Asking extends Pick<LentParts, "wouldEarn"> {
  readonly embed: Embed;
  readonly hear: Hearing;
}

/** Makes ready what a reply is held against. */
export function createChecks(watched: Watched, { wouldEarn }: Asking): Checks {
  const secrets = new Set(secretsOf(watched).map((one) => one.id));
  const licence = createLicence(watched);
  const vocabulary = vocabularyOf(watched);
  const sentences = watched.allowed.flatMap(splitSentences).map((one) => one.trim());
  const verbatim = new Set(sentences);
  const given = new Set(sentences.map(normalise));
  const index = indexKey(watched.view.argument);
  const cover = (read: ReadText) => licence.cover(read);
  const words = createOpenWords(watched, cover);
  const isOfSecret = (stem: string): boolean =>
    index.places.get(stem)?.some((at) => secrets.has(index.texts[at]?.expectation.id ?? "")) ===
    true;
  const against: MatchAgainst = {
    index,
    isSecret: (id) => secrets.has(id),
    isAsked: (id) => watched.view.dialogue.probed.includes(id),
    cover,
  };
  return {
    watched,
    against,
    hasSecrets: secrets.size > 0,
    vocabulary,
    disguises: createDisguiseCheck(watched, vocabulary),
    names: createNameCheck(watched),
    places: createPlaceCheck(watched),
    earning: createEarningCheck(watched, against, wouldEarn),
    words,
    offers: createOfferCheck(watched),
    matter: createMatterCheck(watched, { words, cover, isOfSecret }),
    hasNewFigure: createFigureCheck(watched),
    presupposes: createPresuppositionCheck(watched, words),
    picks: createChoiceCheck(watched, words),
    saysAgain: createSaysAgain(watched),
    isVerbatim: (sentence) => verbatim.has(sentence.trim()),
    isGiven: ({ normal }) => given.has(normal),
  };
}
