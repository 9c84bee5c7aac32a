import type { Argument } from "@elenchus/tutor/dialogue/argument";
import { startDialogue } from "@elenchus/tutor/dialogue/policy";
import type { Tutor } from "@elenchus/tutor/tutor";
import type { Moderate } from "../moderation/passes-word-list.ts";
import type { Identity } from "../session/identity.ts";
import type { Stores } from "../store/stores.ts";
import { DEMO_ACCOUNTS, DEMO_STUDENTS, type DemoPerson } from "./demo-people.ts";

/** What seeding works with. */
export interface DemoSeeding {
  readonly identity: Identity;
  readonly stores: Stores;
  readonly tutor: Tutor;
  readonly moderate: Moderate;
  readonly newId: () => string;
}

/** More than any of the demo's people has. */
const MANY_INTERESTS = 100;

async function keepInterests(seeding: DemoSeeding, userId: string, person: DemoPerson) {
  for (const text of person.interests) {
    const interest = { text, key: text.toLowerCase(), shareable: seeding.moderate(text) };
    await seeding.stores.interests.add(userId, interest, MANY_INTERESTS);
  }
}

/** Stands where a passage would: a dialogue that was left at once never needs one. */
function emptyArgument(issue: string): Argument {
  return {
    module: 1,
    issue,
    passage: "",
    steps: [],
    key: { conclusion: "", reasons: [], expectations: [], misconceptions: [] },
    frame: "none",
    writer: "demo",
  };
}

/** A dialogue that was chosen and left: it counts for nothing but what others are discussing. */
async function leaveDialogue(
  { stores, tutor, newId }: DemoSeeding,
  userId: string,
  interest: string,
  seed: number,
): Promise<void> {
  const call = { signal: new AbortController().signal };
  const [issue] = await tutor.suggestIssues({ interest, previous: [], avoid: [], seed }, call);
  if (issue === undefined) throw new Error(`no issue about ${interest}`);
  const id = newId();
  const argument = emptyArgument(issue);
  await stores.dialogues.start({
    id,
    userId,
    issue,
    interest,
    shareable: true,
    argument,
    state: startDialogue(argument),
    firstMessage: "",
  });
  await stores.dialogues.abandon(id, userId);
}

/** Makes the demo's accounts and students where they are missing; run again, it changes nothing. */
export async function seedDemo(seeding: DemoSeeding): Promise<void> {
  const { identity, stores } = seeding;
  for (const account of DEMO_ACCOUNTS) await identity.ensureAccount(account);
  for (const [index, person] of DEMO_STUDENTS.entries()) {
    const userId = await identity.ensureAccount(person.account);
    await keepInterests(seeding, userId, person);
    const frames = await stores.dialogues.listRecentFrames(userId, 1);
    const [interest] = person.interests;
    if (frames.length === 0 && interest) await leaveDialogue(seeding, userId, interest, index + 1);
  }
}
