import { MODULE_TITLES, type ModuleNumber } from "@elenchus/domain/modules";
import type { ExportedCheck, ExportedDialogue } from "../../store/supervision/export-store.ts";
import type { Scope } from "../../store/supervision/scope.ts";
import type { Stores } from "../../store/stores.ts";
import { eachBatch } from "./each-batch.ts";
import { statementId } from "./statement-id.ts";

/** Students at a time. */
const STUDENTS_AT_ONCE = 50;

const VERBS = {
  success: ["http://adlnet.gov/expapi/verbs/passed", "passed"],
  failure: ["http://adlnet.gov/expapi/verbs/failed", "failed"],
  abandoned: ["https://w3id.org/xapi/adl/verbs/abandoned", "abandoned"],
  active: ["http://adlnet.gov/expapi/verbs/attempted", "attempted"],
} as const;
const ASSESSMENT = "http://adlnet.gov/expapi/activities/assessment";
const MODULE = "http://adlnet.gov/expapi/activities/module";

interface Named {
  readonly studentId: string;
  readonly firstName: string;
  readonly lastName: string;
}

function describeActor({ studentId, firstName, lastName }: Named, home: string) {
  const account = { homePage: home, name: studentId };
  return { objectType: "Agent", name: `${firstName} ${lastName}`, account };
}

function describeVerb(standing: keyof typeof VERBS) {
  const [id, display] = VERBS[standing];
  return { id, display: { en: display } };
}

function describeContext(module: ModuleNumber, registration: string, home: string) {
  const parent = {
    objectType: "Activity",
    id: `${home}/xapi/modules/${module}`,
    definition: { name: { en: MODULE_TITLES[module] }, type: MODULE },
  };
  return {
    registration,
    platform: "Elenchus",
    language: "en",
    contextActivities: { parent: [parent] },
  };
}

function describeActivity(id: string, issue: string, description: string) {
  const definition = { name: { en: issue }, description: { en: description }, type: ASSESSMENT };
  return { objectType: "Activity", id, definition };
}

/**
 * A dialogue as a statement of xAPI 1.0.3. Sent twice, it is one; ended or re-judged meanwhile, it is another
 * of the same registration.
 */
function dialogueStatement(dialogue: ExportedDialogue, home: string) {
  const { id, module, status, secondsSpent, startedAt, endedAt } = dialogue;
  const hasOutcome = status === "success" || status === "failure";
  return {
    id: statementId(id, status),
    version: "1.0.3",
    actor: describeActor(dialogue, home),
    verb: describeVerb(status),
    object: describeActivity(
      `${home}/xapi/dialogues/${id}`,
      dialogue.issue,
      "A tutored dialogue about an argument",
    ),
    result: {
      completion: hasOutcome,
      ...(hasOutcome ? { success: status === "success" } : {}),
      // A dialogue that goes on gets longer, and its statement must stay as it is.
      ...(endedAt === null ? {} : { duration: `PT${secondsSpent}S` }),
    },
    context: describeContext(module, id, home),
    timestamp: (endedAt ?? startedAt).toISOString(),
  };
}

/** A transfer check as a statement. */
function checkStatement(check: ExportedCheck, home: string) {
  const { id, module, issue, isPassed, score, endedAt } = check;
  return {
    id,
    version: "1.0.3",
    actor: describeActor(check, home),
    verb: describeVerb(isPassed ? "success" : "failure"),
    object: describeActivity(`${home}/xapi/checks/${id}`, issue, "An unaided transfer check"),
    result: { completion: true, success: isPassed, score: { scaled: score } },
    context: describeContext(module, id, home),
    timestamp: endedAt.toISOString(),
  };
}

/** A statement result, piece by piece. */
export async function* writeStatements(
  { exports }: Stores,
  scope: Scope,
  home: string,
): AsyncGenerator<string> {
  let separator = '{"statements":[\n';
  for await (const ids of eachBatch(exports, scope, STUDENTS_AT_ONCE)) {
    const [dialogues, checks] = await Promise.all([
      exports.listDialogues(ids),
      exports.listChecks(ids),
    ]);
    const statements = [
      ...dialogues.map((dialogue) => dialogueStatement(dialogue, home)),
      ...checks.map((check) => checkStatement(check, home)),
    ];
    for (const statement of statements) {
      yield separator + JSON.stringify(statement);
      separator = ",\n";
    }
  }
  yield separator.startsWith("{") ? `${separator}],"more":""}` : '\n],"more":""}';
}
