import type { NewAccount } from "../session/identity.ts";

/** Password of the demo's two accounts, printed at start. */
export const DEMO_PASSWORD = "socrates-asks";

/** Someone of the demo and what they are interested in. */
export interface DemoPerson {
  readonly account: NewAccount;
  readonly interests: readonly string[];
}

function describeAccount(email: string, firstName: string, lastName: string): NewAccount {
  const access = { userType: "learner", hasAccess: true } as const;
  return { email, firstName, lastName, password: null, ...access };
}

/** The two accounts that one can log in to. */
export const DEMO_ACCOUNTS: readonly NewAccount[] = [
  { ...describeAccount("learner@demo.test", "Dana", "Learner"), password: DEMO_PASSWORD },
  {
    ...describeAccount("supervisor@demo.test", "Sam", "Supervisor"),
    password: DEMO_PASSWORD,
    userType: "supervisor",
    seesAllStudents: true,
  },
];

/** Students who were there before, so that the learner meets company. Nobody can log in as them. */
export const DEMO_STUDENTS: readonly DemoPerson[] = [
  {
    account: describeAccount("amara@demo.test", "Amara", "Okafor"),
    interests: ["cycling", "cooking", "climate change"],
  },
  {
    account: describeAccount("ben@demo.test", "Ben", "Larsson"),
    interests: ["video games", "artificial intelligence", "cycling"],
  },
  {
    account: describeAccount("chloe@demo.test", "Chloé", "Dubois"),
    interests: ["cooking", "films", "travel"],
  },
  {
    account: describeAccount("diego@demo.test", "Diego", "Ramírez"),
    interests: ["football", "music", "video games"],
  },
  {
    account: describeAccount("emiko@demo.test", "Emiko", "Tanaka"),
    interests: ["space", "gardening", "music"],
  },
  {
    account: describeAccount("farid@demo.test", "Farid", "Haddad"),
    interests: ["history", "cycling", "football"],
  },
];
