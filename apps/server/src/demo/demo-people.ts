import type { NewAccount } from "../identity/identity.ts";

/** Password of the demo's accounts that one can log in as, printed at start. */
export const DEMO_PASSWORD = "socrates-asks";

function describeAccount(email: string, firstName: string, lastName: string): NewAccount {
  const access = { userType: "learner", hasAccess: true, awaitsConsent: false } as const;
  return { email, firstName, lastName, password: null, ...access };
}

/** New to everything: with nothing done, and in no group. */
export const DEMO_LEARNER: NewAccount = {
  ...describeAccount("learner@demo.test", "Dana", "Learner"),
  password: DEMO_PASSWORD,
};

/** Sees everybody, and how the server runs. */
export const DEMO_SUPERVISOR: NewAccount = {
  ...describeAccount("supervisor@demo.test", "Sam", "Supervisor"),
  password: DEMO_PASSWORD,
  userType: "supervisor",
  seesAllStudents: true,
  seesOperations: true,
};

/** Shares the evening course with the demo's supervisor. Nobody can log in as her. */
export const DEMO_COLLEAGUE: NewAccount = {
  ...describeAccount("rosa@demo.test", "Rosa", "Bianchi"),
  userType: "supervisor",
};

/** Nobody can log in as a student of the demo's class, but for the one who is far along. */
export function describeStudent(name: string): NewAccount {
  const [first = "", ...rest] = name.split(" ");
  const address = first.normalize("NFD").replaceAll(/[^a-z]/giu, "");
  return describeAccount(`${address.toLowerCase()}@demo.test`, first, rest.join(" "));
}

/** A learner who is far along: most modules are open to her, with dialogues and checks to look back on. */
export const DEMO_ADVANCED: NewAccount = {
  ...describeStudent("Ada Marchetti"),
  password: DEMO_PASSWORD,
};
