import * as z from "zod/mini";
import type { TutorCall } from "@elenchus/dialogue/model-call";
import type { ModerateTexts } from "@elenchus/dialogue/moderation";
import type { IssueRequest } from "@elenchus/dialogue/tutor";
import { type ModelClient, ModelError } from "../model-client.ts";
import { ISSUES_INSTRUCTIONS, issuesTask } from "../prompts/issues-instructions.ts";
import { TUTOR_ROLE } from "../prompts/tutor-role.ts";
import { checkIssues, ISSUES } from "./check-issues.ts";

const MAX_OUTPUT_TOKENS = 1500;

const schema = z.object({ issues: z.array(z.string()) });

/** What suggesting issues needs. */
export interface IssueWriter {
  readonly client: ModelClient;
  /** Whether a text may be shown to learners, by a quick look. */
  readonly passes: (text: string) => boolean;
  readonly moderate: ModerateTexts;
}

/** A list as far as it may be offered, and what of it may not. */
interface Moderated {
  readonly fit: readonly string[];
  readonly unfit: readonly string[];
}

/**
 * Five to eight distinct, arguable, concrete issues about an interest, none of them offered just before. What
 * does not pass the checks is dropped; with fewer than five left the model is told why and tries once more.
 * What is left is moderated, all at once; with fewer than five fit ones the list is asked for once more.
 * @throws ModelError `invalid_output` when that does not help either
 */
export async function suggestIssues(
  writer: IssueWriter,
  request: IssueRequest,
  call: TutorCall,
): Promise<string[]> {
  const first = await writeList(writer, request, [], call);
  if (first.fit.length >= ISSUES.least) return [...first.fit];
  const second = await writeList(writer, request, first.unfit, call);
  if (second.fit.length >= ISSUES.least) return [...second.fit];
  throw new ModelError("invalid_output", `Only ${second.fit.length} issues were fit.`);
}

/**
 * Has a list written, checked and moderated.
 * @param refused issues of the list before that were not fit
 */
async function writeList(
  { client, passes, moderate }: IssueWriter,
  request: IssueRequest,
  refused: readonly string[],
  call: TutorCall,
): Promise<Moderated> {
  const task = issuesTask(request, refused);
  const { issues } = await client.generate(
    {
      kind: "issues",
      prompt: { instructions: [TUTOR_ROLE, ISSUES_INSTRUCTIONS], task },
      schema,
      schemaName: "issues",
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      temperature: 0.9,
      findFault: (reply) => findFault(reply.issues, request, passes),
    },
    call,
  );
  const { good } = checkIssues(issues, request, passes);
  if (good.length < ISSUES.least)
    throw new ModelError("invalid_output", `Only ${good.length} issues passed the checks.`);
  const verdicts = await moderate(good, call);
  const isFit = (index: number): boolean => verdicts[index]?.isFit === true;
  return {
    fit: good.filter((_, index) => isFit(index)),
    unfit: good.filter((_, index) => !isFit(index)),
  };
}

function findFault(
  issues: readonly string[],
  request: IssueRequest,
  passes: (text: string) => boolean,
): string | null {
  const { good, faults } = checkIssues(issues, request, passes);
  if (good.length >= ISSUES.least) return null;
  return [
    `Of ${issues.length} issues ${good.length} can be used; eight are wanted.`,
    ...faults,
  ].join("\n");
}
