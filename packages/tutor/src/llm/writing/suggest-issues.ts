import * as z from "zod/mini";
import type { TutorCall } from "../../model-call.ts";
import type { IssueRequest } from "../../tutor.ts";
import { type ModelClient, ModelError } from "../model-client.ts";
import { ISSUES_INSTRUCTIONS, issuesTask } from "../prompts/issues-instructions.ts";
import { TUTOR_ROLE } from "../prompts/tutor-role.ts";
import { checkIssues, ISSUES } from "./check-issues.ts";

const MAX_OUTPUT_TOKENS = 1500;

const schema = z.object({ issues: z.array(z.string()) });

/** What suggesting issues needs. */
export interface IssueWriter {
  readonly client: ModelClient;
  /** Whether a text may be shown to learners. */
  readonly passes: (text: string) => boolean;
}

/**
 * Five to eight distinct, arguable, concrete issues about an interest, none of them offered just before. What
 * does not pass the checks is dropped; with fewer than five left the model is told why and tries once more.
 * @throws ModelError `invalid_output` when that does not help either
 */
export async function suggestIssues(
  { client, passes }: IssueWriter,
  request: IssueRequest,
  call: TutorCall,
): Promise<string[]> {
  const { issues } = await client.generate(
    {
      kind: "issues",
      prompt: { instructions: [TUTOR_ROLE, ISSUES_INSTRUCTIONS], task: issuesTask(request) },
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
  return [...good];
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
