import { MODULES } from "@elenchus/curriculum/modules/modules";
import type { ModuleNumber } from "@elenchus/domain/modules";
import type * as z from "zod/mini";
import type { READING_SCHEMAS } from "@elenchus/tutor/llm/write/gate-reading";
import { type Draft, type DraftForm, type DRAFT_SCHEMAS } from "@elenchus/tutor/llm/write/draft";
import type { PlannedFlaw } from "@elenchus/tutor/llm/write/plan-argument";
import { FLAW_KINDS } from "@elenchus/tutor/llm/prompts/flaw-kinds";
import { LATE_HOURS_ISSUE } from "./llm-arguments/late-hours.ts";
import { readDataset } from "./read-dataset.ts";

/** A writer's reply that passes every check, as JSON. */
export type WriterReply = z.output<(typeof DRAFT_SCHEMAS)[DraftForm]>;
/** A judge's reply to the passage of such a writer's reply, as JSON. */
export type GateReply = z.output<(typeof READING_SCHEMAS)[keyof typeof READING_SCHEMAS]>;

/** What a model replies that is asked for issues. */
export const ISSUES_REPLY: { issues: string[] } = {
  issues: [
    LATE_HOURS_ISSUE,
    "Should libraries lend out tools and cake tins as well as books?",
    "Should reading groups choose their next book by lot instead of by vote?",
    "Should schools let pupils pick half of the novels that are read in class?",
    "Should a village keep its old telephone box as a shelf for used books?",
    "Should bookshops be closed on Sundays so that families have one quiet day?",
    "Should parents decide which comics children under ten may borrow?",
    "Should book festivals pay unknown authors as much as famous ones?",
  ],
};

/** What it replies where the learner knows those. */
export const OTHER_ISSUES_REPLY: { issues: string[] } = {
  issues: [
    "Should a library put its quietest room aside for people who work from home?",
    "Should every primary school read one whole novel aloud to each class in a year?",
    "Should shops that sell used books pay a share of each sale to the author?",
    "Should a town turn a branch library into flats when few people visit it?",
    "Should book clubs ask members to put their telephones in a basket by the door?",
    "Should publishers stop printing school books once a class has tablets?",
    "Should a museum lend its rare books to schools for a single lesson?",
    "Should poets be allowed to paste their poems on the walls of bus shelters?",
  ],
};

/** Known issues of a list that make the other one the one to offer. */
const MANY = 4;

function chooseIssues(prompt: string): { issues: string[] } {
  const known = ISSUES_REPLY.issues.filter((issue) => prompt.includes(issue));
  return known.length < MANY ? ISSUES_REPLY : OTHER_ISSUES_REPLY;
}

/** A module with the flaw that its argument has, in modules 5 and 7. */
export interface PlannedReply {
  readonly module: ModuleNumber;
  readonly flaw: PlannedFlaw | null;
}

const DRAFTS = readDataset<PlannedReply & { readonly reply: WriterReply }>("example-drafts");

/** Everything that can be planned: five modules, and two with four flaws each. */
export const PLANNED_REPLIES: readonly PlannedReply[] = DRAFTS.map(({ module, flaw }) => ({
  module,
  flaw,
}));

/** The writer's reply for a module and, in modules 5 and 7, a flaw (the first one unless named); a copy that may be spoilt. */
export function writerReply({ module, flaw }: PlannedReply): WriterReply {
  const found = DRAFTS.find((one) => one.module === module && (flaw ?? one.flaw) === one.flaw);
  if (found === undefined) throw new Error(`there is no draft of module ${module}`);
  return structuredClone(found.reply);
}

/** The same as a draft, for tests of what is done with it. */
export function writtenDraft(planned: PlannedReply): Draft {
  return { form: MODULES[planned.module].form, ...writerReply(planned) } as Draft;
}

/** The reply of a judge who comes to the same key; a copy that may be spoilt. */
export function gateReply(planned: PlannedReply): GateReply {
  const draft = writtenDraft(planned);
  const place = ({ quote, statement }: { quote: string; statement: string }) => ({
    quote,
    statement,
  });
  const common = {
    conclusion: place(draft.conclusion),
    reasons: draft.reasons.map(place),
    giveaway: "",
  };
  switch (draft.form) {
    case "terms":
      return {
        ...common,
        terms: draft.terms.map(({ phrase, quote, firstReading, secondReading }) => ({
          phrase,
          quote,
          firstReading,
          secondReading,
        })),
      };
    case "finds":
      return { ...common, findings: draft.findings.map(place) };
    case "values":
      return {
        ...common,
        preferred: { names: [draft.values.preferred.name, draft.values.preferred.phrase] },
        neglected: { names: [draft.values.neglected.name, draft.values.neglected.phrase] },
        ranking: draft.values.ranking,
      };
    case "flaw": {
      const kind = planned.flaw ?? (planned.module === 5 ? "strawman" : "no_base");
      const { quote, statement } = draft.flaw;
      const flaws = [{ kind, quote, why: statement }];
      return { ...common, reasons: [...common.reasons, { quote, statement }], flaws };
    }
  }
}

/**
 * What a good model replies to a prompt of these three kinds: a writer of issues, a writer of arguments or a
 * judge. Takes the whole of a prompt as a server sees it; null when it is another kind of call.
 */
export function replyToWritingPrompt(prompt: string): unknown {
  if (prompt.includes("# Task: suggest issues")) return chooseIssues(prompt);
  const module = PLANNED_REPLIES.find((one) => prompt.includes(`# Module ${one.module}: `))?.module;
  if (module === undefined) return null;
  if (prompt.includes("# Task: write a passage"))
    return writerReply({ module, flaw: flawIn(prompt) });
  if (!prompt.includes("# Task: read a passage")) return null;
  const shown = PLANNED_REPLIES.find((one) => prompt.includes(writerReply(one).passage));
  return shown === undefined ? null : gateReply(shown);
}

function flawIn(prompt: string): PlannedFlaw | null {
  const kinds = Object.entries(FLAW_KINDS);
  const found = kinds.find(([, { name }]) => prompt.includes(`- The planned flaw: ${name}.`));
  return (found?.[0] as PlannedFlaw | undefined) ?? null;
}
