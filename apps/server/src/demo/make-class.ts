import { families } from "@elenchus/curriculum/issues/library";
import type { ModuleNumber } from "@elenchus/domain/modules";
import type { TranscriptEntry } from "@elenchus/dialogue/dialogue";
import type {
  FilledClass,
  HadCheck,
  HadDialogue,
  SentMessage,
} from "../store/demo/demo-class-store.ts";
import {
  DEMO_GROUPS,
  type Afterwards,
  type DemoDialoguePlan,
  type DemoStudent,
} from "./demo-class.ts";
import type { Manner } from "./demo-learner.ts";
import { playCheck, playDialogue, type DemoTutor } from "./play-dialogue.ts";

/** The parts that a class is made of. */
export interface ClassMaking {
  readonly tutor: DemoTutor;
  readonly now: () => Date;
  readonly newId: () => string;
  /** The demo's supervisor, and the colleague with whom the evening course is shared. */
  readonly supervisorId: string;
  readonly colleagueId: string;
}

/** A student who has an account. */
export interface EnrolledStudent extends DemoStudent {
  readonly id: string;
}

const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const NOTE =
  "I said that the point is the children's sleep, and the tutor kept saying no. Can somebody read it again?";
const REASONS = {
  overturned:
    "She found the conclusion, both reasons and the impact by herself, so I let it count.",
  confirmed: "I have read it and agree with the tutor.",
} as const;

function readPlan(plan: DemoDialoguePlan) {
  const [did, afterwards = null] = plan.split(", ") as [string, Afterwards?];
  const [module, manner] = did.split(" ") as [string, Manner];
  return { module: Number(module) as ModuleNumber, manner, afterwards };
}

/** Another issue of the interest for every dialogue. */
function findIssue(interest: string, number: number): string {
  const family = families().find(({ keywords }) => keywords.includes(interest));
  const issue = family?.issues[number % family.issues.length];
  if (issue === undefined) throw new Error(`no issue about ${interest}`);
  return issue.question;
}

/** When each message was sent: replies come at once, answers after a minute or so. */
function timeMessages(
  transcript: readonly TranscriptEntry[],
  startedAt: Date,
  seed: number,
): SentMessage[] {
  let at = startedAt.getTime();
  return transcript.map((message, index) => {
    const seconds = message.sender === "user" ? 35 + ((seed * 29 + index * 41) % 95) : 2;
    if (index > 0) at += seconds * SECOND;
    return { ...message, sentAt: new Date(at) };
  });
}

/** Abuse and distress are flagged; of abuse somebody has taken care. */
function flagLast(manner: Manner, position: number, { colleagueId }: ClassMaking) {
  if (manner === "troubled") return { kind: "distress", position, handledBy: null } as const;
  if (manner === "rude") return { kind: "abuse", position, handledBy: colleagueId } as const;
  return null;
}

function makeDialogue(making: ClassMaking, student: EnrolledStudent, index: number): HadDialogue {
  const { tutor, now, newId, supervisorId } = making;
  const { id: userId, interests, dialogues, daysAgo } = student;
  const { module, manner, afterwards } = readPlan(dialogues[index] as DemoDialoguePlan);
  const seed = seedOf(student) + index;
  const interest = interests[index % interests.length] ?? interests[0];
  const request = { module, issue: findIssue(interest, seed), interest, seed, recentFrames: [] };
  const view = playDialogue(tutor, tutor.writeArgument(request), manner, seed);
  const { argument, dialogue: state } = view;
  const days = daysAgo + (dialogues.length - 1 - index) * (3 + (seedOf(student) % 2));
  const startedAt = new Date(now().getTime() - days * DAY - (2 + (seed % 5)) * HOUR);
  const messages = timeMessages(view.transcript, startedAt, seed);
  const { outcome } = state;
  const isOpen = manner === "open";
  const isJudged = outcome !== null && (afterwards === "overturned" || afterwards === "confirmed");
  return {
    id: newId(),
    userId,
    interest,
    argument,
    state,
    status: outcome ?? (isOpen ? "active" : "abandoned"),
    summary: outcome === null ? null : tutor.summarise(view),
    startedAt,
    endedAt: isOpen ? null : (messages.at(-1)?.sentAt ?? startedAt),
    messages,
    flag: flagLast(manner, messages.length - 1, making),
    verdict: isJudged
      ? {
          supervisorId,
          machineOutcome: outcome,
          outcome: afterwards === "overturned" ? "success" : outcome,
          reason: REASONS[afterwards],
        }
      : null,
    review: afterwards === "review" ? NOTE : null,
  };
}

/** Any number, another for every student. */
function seedOf({ name }: DemoStudent): number {
  return Array.from(name, (sign) => sign.charCodeAt(0)).reduce((sum, code) => sum + code, 0);
}

/** The check of a module, a week after the student's last dialogue in it; where that is to come, right after it. */
function makeCheck(
  { tutor, newId, now }: ClassMaking,
  student: EnrolledStudent,
  practised: HadDialogue,
  isPassed: boolean,
): HadCheck {
  const { interest, startedAt: begun, endedAt } = practised;
  const seed = seedOf(student) + 50;
  const { module } = practised.argument;
  const request = { module, issue: findIssue(interest, seed), interest, seed, recentFrames: [] };
  const argument = tutor.writeArgument(request);
  const after = (endedAt ?? begun).getTime();
  const isLongAgo = after + 8 * DAY < now().getTime();
  const startedAt = new Date(after + (isLongAgo ? 7 * DAY : 120 * SECOND));
  return {
    id: newId(),
    userId: student.id,
    interest,
    argument,
    ...playCheck(argument, isPassed, seed),
    startedAt,
    endedAt: new Date(startedAt.getTime() + argument.steps.length * 90 * SECOND),
  };
}

function makeChecks(
  making: ClassMaking,
  student: EnrolledStudent,
  dialogues: readonly HadDialogue[],
): HadCheck[] {
  return Object.entries(student.checks ?? {}).map(([module, how]) => {
    const last = dialogues.findLast(({ argument }) => argument.module === Number(module));
    if (last === undefined) throw new Error(`${student.name} has not practised module ${module}`);
    return makeCheck(making, student, last, how === "passed");
  });
}

/** The demo's class with its past, the same every time but for the moment. */
export function makeClass(making: ClassMaking, students: readonly EnrolledStudent[]): FilledClass {
  const { supervisorId, colleagueId } = making;
  const supervisors = { school: [supervisorId], evening: [supervisorId, colleagueId] };
  const had = students.map((student) => {
    const dialogues = student.dialogues.map((_, index) => makeDialogue(making, student, index));
    return { dialogues, checks: makeChecks(making, student, dialogues) };
  });
  return {
    groups: (["school", "evening"] as const).map((group) => ({
      ...DEMO_GROUPS[group],
      supervisorIds: supervisors[group],
      studentIds: students.filter((one) => one.group === group).map(({ id }) => id),
    })),
    dialogues: had.flatMap(({ dialogues }) => dialogues),
    checks: had.flatMap(({ checks }) => checks),
  };
}
