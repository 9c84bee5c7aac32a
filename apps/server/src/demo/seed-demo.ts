import type { Moderate } from "../moderation/passes-word-list.ts";
import type { Identity } from "../identity/identity.ts";
import type { Stores } from "../store/stores.ts";
import type { DemoClassStore } from "../store/demo/demo-class-store.ts";
import { DEMO_CLASS, DEMO_GROUPS, type DemoStudent } from "./demo-class.ts";
import { makeDemoWork } from "./demo-work.ts";
import {
  DEMO_ADVANCED,
  DEMO_COLLEAGUE,
  DEMO_LEARNER,
  DEMO_SUPERVISOR,
  describeStudent,
} from "./demo-people.ts";
import { makeClass, type EnrolledStudent } from "./make-class.ts";
import type { DemoTutor } from "./play-dialogue.ts";

/** The parts that seeding works with. */
export interface DemoSeeding {
  readonly identity: Identity;
  readonly stores: Pick<Stores, "assignments" | "groups" | "interests">;
  readonly classes: DemoClassStore;
  /** Asked for only where dialogues are to be made. */
  readonly loadTutor: () => Promise<DemoTutor>;
  readonly moderate: Moderate;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** More than any of the demo's people has. */
const MANY_INTERESTS = 100;

async function enrol(
  { identity, stores, moderate }: DemoSeeding,
  students: readonly DemoStudent[],
): Promise<EnrolledStudent[]> {
  const enrolled: EnrolledStudent[] = [];
  for (const student of students) {
    const id = await identity.ensureAccount(describeStudent(student.name));
    for (const text of student.interests) {
      const interest = { text, key: text, shareable: moderate(text) };
      await stores.interests.add(id, interest, MANY_INTERESTS);
    }
    enrolled.push({ ...student, id });
  }
  return enrolled;
}

/** Makes the demo's accounts where they are missing, and its class once; run again, it changes nothing. */
export async function seedDemo(seeding: DemoSeeding): Promise<void> {
  const { identity, stores, classes } = seeding;
  await identity.ensureAccount(DEMO_LEARNER);
  const supervisorId = await identity.ensureAccount(DEMO_SUPERVISOR);
  const colleagueId = await identity.ensureAccount(DEMO_COLLEAGUE);
  const advancedId = await identity.ensureAccount(DEMO_ADVANCED);
  const prepare = async () => {
    const tutor = await seeding.loadTutor();
    return { ...seeding, tutor, supervisorId, colleagueId };
  };
  if (!(await stores.groups.exists(DEMO_GROUPS.school.id))) {
    await classes.add(makeClass(await prepare(), await enrol(seeding, DEMO_CLASS)));
    for (const work of makeDemoWork(seeding.now(), supervisorId))
      await stores.assignments.create(work);
  } else if (!(await classes.hasPast(advancedId))) {
    // A class that was made before she joined it.
    const students = DEMO_CLASS.filter(
      ({ name }) => describeStudent(name).email === DEMO_ADVANCED.email,
    );
    const past = makeClass(await prepare(), await enrol(seeding, students));
    await classes.add({ ...past, groups: [] });
  }
}
