import { expect, test } from "vitest";
import {
  ATTEMPT_TERMS,
  type AttemptTerms,
} from "@elenchus/tutor/checks/gaming/attempts/attempt-terms";
import {
  attemptNumbersOf,
  glanceNumbersOf,
} from "@elenchus/tutor/checks/gaming/attempts/is-attempt";
import { oddsOf } from "@elenchus/tutor/text/meaning-network";
import type { AttemptSample, AttemptSource } from "./attempt-samples.ts";
import { fitAttempts } from "./fit-attempts.ts";

const SOURCES: readonly AttemptSource[] = [
  "attack",
  "talk",
  "template",
  "led away",
  "miss",
  "vague",
  "hit",
  "question",
];
const EACH = 150;

function termsOf(matter: number, alien = 0): AttemptTerms {
  const none = Object.fromEntries(ATTEMPT_TERMS.map((name) => [name, 0])) as AttemptTerms;
  return { ...none, matter, alien };
}

/** A direction of two, a little aside each time. */
function meaningOf(isTry: boolean, at: number): Float32Array {
  const angle = (isTry ? 0 : Math.PI / 2) + (at / EACH - 0.5) / 3;
  return Float32Array.of(Math.cos(angle), Math.sin(angle));
}

/** Tries speak of the matter and lie in one direction; of vague ones and questions only the direction tells. */
const samples: AttemptSample[] = SOURCES.flatMap((source, nth) => {
  const isTry = nth >= SOURCES.indexOf("miss");
  const matter = source === "miss" || source === "hit" ? 1 : 0;
  return Array.from({ length: EACH }, (_, at) => ({
    source,
    origin: `${source} ${at}`,
    terms: termsOf(matter, at / EACH),
    meanings: [meaningOf(isTry, at)],
  }));
});

test("tries are told from talk, most of them at a glance", () => {
  const { fitted, taken } = fitAttempts(samples);
  expect(taken["miss"]?.end).toBeGreaterThan(0.85);
  expect(taken["attack"]?.end).toBeLessThan(0.1);
  expect(oddsOf(fitted.glance, glanceNumbersOf(termsOf(1)))).toBeLessThan(0);
  expect(oddsOf(fitted.glance, glanceNumbersOf(termsOf(0)))).toBeGreaterThanOrEqual(0);
  const [vague, talk] = [true, false].map((isTry) =>
    oddsOf(fitted.whole, attemptNumbersOf(termsOf(0), meaningOf(isTry, EACH / 2))),
  );
  expect(vague).toBeLessThan(talk ?? 0);
});

test("the same samples give the same networks", () => {
  expect(fitAttempts(samples)).toEqual(fitAttempts(samples));
});
