import type { AttentionReply } from "@elenchus/contract/admin-attention";
import { findTurningPoint } from "@elenchus/dialogue/find-turning-point";
import type { NamedFlag } from "../../store/supervision/distress-flag-store.ts";
import type { AwayStudent, StuckStudent } from "../../store/supervision/attention-store.ts";
import type { BehindStudent } from "../../store/set-work/behind-with-work.ts";
import type { OpenCheckReview } from "../../store/supervision/check-review-store.ts";
import type { Scope } from "../../store/supervision/scope.ts";
import type { Stores } from "../../store/stores.ts";
import type { OpenReview } from "../../store/supervision/verdict-store.ts";

/** Of each kind: more than that nobody looks through at once, and each kind has a page of its own. */
const MOST_SHOWN = 12;

/** Longest text that is quoted. */
const LONGEST = 300;

/** Whom to look at, of each kind. */
export interface Listed {
  readonly flags: readonly NamedFlag[];
  readonly reviews: readonly (OpenReview | OpenCheckReview)[];
  readonly stuck: readonly StuckStudent[];
  readonly away: readonly AwayStudent[];
  readonly behind: readonly BehindStudent[];
  readonly totals: AttentionReply["totals"];
}

/** Where something went wrong, and what shows it. */
export type Place = NonNullable<AttentionReply["away"][number]["place"]>;

/** The first of each kind, and how many there are. */
export async function listAttention(
  { attention, distressFlags, verdicts, checkReviews }: Stores,
  scope: Scope,
  days: number,
): Promise<Listed> {
  const [flags, ofDialogues, ofChecks, ...counted] = await Promise.all([
    distressFlags.listIn(scope, "open"),
    verdicts.listOpenReviews(scope),
    checkReviews.listOpen(scope),
    attention.listStuck(scope, MOST_SHOWN),
    attention.listAway(scope, days, MOST_SHOWN),
    attention.countStuck(scope),
    attention.countAway(scope, days),
    attention.listBehind(scope, MOST_SHOWN),
  ]);
  const [stuck, away, stuckTotal, awayTotal, behind] = counted;
  const reviews = [...ofDialogues, ...ofChecks].toSorted(
    (one, other) => one.requestedAt.getTime() - other.requestedAt.getTime(),
  );
  return {
    flags: flags.slice(0, MOST_SHOWN),
    reviews: reviews.slice(0, MOST_SHOWN),
    stuck,
    away,
    behind: behind.students,
    totals: {
      flags: flags.length,
      reviews: reviews.length,
      stuck: stuckTotal,
      away: awayTotal,
      behind: behind.total,
    },
  };
}

function shorten(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

/** A dialogue, and the message to show; null: that at which it went wrong. */
export interface Wanted {
  readonly dialogueId: string;
  readonly position: number | null;
}

/** Names a place that was asked for. */
export function keyOf({ dialogueId, position }: Wanted): string {
  return `${dialogueId} ${position ?? ""}`;
}

/** The places that were asked for, by their keys; of dialogues that are gone, none. */
export async function findPlaces(
  { attention }: Pick<Stores, "attention">,
  wanted: readonly Wanted[],
): Promise<ReadonlyMap<string, Place>> {
  const ended = await attention.loadEnded([...new Set(wanted.map((one) => one.dialogueId))]);
  const byId = new Map(ended.map((one) => [one.dialogueId, one]));
  const found = wanted.flatMap((one) => {
    const dialogue = byId.get(one.dialogueId);
    if (dialogue === undefined) return [];
    const position = one.position ?? findTurningPoint(dialogue, dialogue.replies);
    return [{ ...dialogue, key: keyOf(one), isLost: one.position === null, position }];
  });
  const texts = await attention.loadTexts(
    found.flatMap(({ dialogueId, position }) =>
      position === null ? [] : [{ dialogueId, position }],
    ),
  );
  return new Map(
    found.map(({ key, isLost, dialogueId, module, issue, step, position }) => {
      const text = texts.get(`${dialogueId} ${position}`);
      const place = {
        dialogue_id: dialogueId,
        check_id: null,
        module_id: module,
        issue,
        step: isLost ? step : null,
        position: text === undefined ? null : position,
        sentence: text === undefined ? null : shorten(text),
      };
      return [key, place];
    }),
  );
}
