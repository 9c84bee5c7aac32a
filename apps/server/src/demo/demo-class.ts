import type { ModuleNumber } from "@elenchus/domain/modules";
import type { Manner } from "./demo-learner.ts";

/** A group of the demo. Its id tells whether the class has been made. */
export interface DemoGroup {
  readonly id: string;
  readonly name: string;
  readonly joinCode: string;
}

/** The demo's two groups. */
export const DEMO_GROUPS = {
  school: {
    id: "0d3a0000-0000-4000-8000-000000000001",
    name: "Year 10, Tuesdays",
    joinCode: "YEARTENT",
  },
  evening: {
    id: "0d3a0000-0000-4000-8000-000000000002",
    name: "Evening course",
    joinCode: "EVENCRSE",
  },
} as const satisfies Record<string, DemoGroup>;

/** Events beside a dialogue after it had ended. */
export type Afterwards = "overturned" | "confirmed" | "review";

/** A dialogue of the demo: module, how the student went about it, and what became of it. */
export type DemoDialoguePlan =
  | `${ModuleNumber} ${Manner}`
  | `${ModuleNumber} ${Manner}, ${Afterwards}`;

/** A student of the demo and what they have done so far. */
export interface DemoStudent {
  /** First name, then last name. */
  readonly name: string;
  readonly group: keyof typeof DEMO_GROUPS | null;
  readonly interests: readonly [string, ...string[]];
  /** In the order in which they were had. */
  readonly dialogues: readonly DemoDialoguePlan[];
  /** How the transfer checks went. */
  readonly checks?: Readonly<Partial<Record<ModuleNumber, "passed" | "partly">>>;
  /** How long ago the latest dialogue began. */
  readonly daysAgo: number;
}

/**
 * The demo's class: supervisors find all kinds of students in it, and learners company. With every transcript it fits in
 * what a log-in tells a supervisor, and leaves room for what whoever tries the demo adds.
 */
export const DEMO_CLASS: readonly DemoStudent[] = [
  {
    name: "Ada Marchetti",
    group: "evening",
    interests: ["cooking", "space", "travel"],
    dialogues: [
      "1 halting",
      "1 sure",
      "2 sure",
      "2 halting",
      "3 sure",
      "3 sure",
      "5 sure",
      "5 halting",
    ],
    checks: { 1: "passed", 2: "partly", 3: "passed" },
    daysAgo: 1,
  },
  {
    name: "Amara Okafor",
    group: "school",
    interests: ["cycling", "cooking", "climate change"],
    dialogues: ["1 sure", "1 halting", "2 sure", "2 sure", "5 open"],
    checks: { 1: "passed", 2: "passed" },
    daysAgo: 0,
  },
  {
    name: "Ben Larsson",
    group: "school",
    interests: ["video games", "artificial intelligence", "cycling"],
    dialogues: ["1 lost", "1 halting", "1 stubborn, review"],
    daysAgo: 1,
  },
  {
    name: "Chloé Dubois",
    group: "school",
    interests: ["cooking", "films", "travel"],
    dialogues: ["1 halting", "1 sure", "2 stubborn, overturned", "2 halting"],
    checks: { 1: "passed", 2: "partly" },
    daysAgo: 2,
  },
  {
    name: "Diego Ramírez",
    group: "school",
    interests: ["football", "music", "video games"],
    dialogues: ["1 left", "1 lost", "1 halting, confirmed"],
    daysAgo: 6,
  },
  {
    name: "Emiko Tanaka",
    group: "school",
    interests: ["space", "gardening", "music"],
    dialogues: ["1 sure", "1 sure", "7 halting", "7 sure"],
    checks: { 1: "passed", 7: "passed" },
    daysAgo: 3,
  },
  {
    name: "Farid Haddad",
    group: "school",
    interests: ["history", "cycling", "football"],
    dialogues: ["1 halting", "1 halting", "2 lost, confirmed"],
    checks: { 1: "partly" },
    daysAgo: 5,
  },
  {
    name: "Grace Mensah",
    group: "school",
    interests: ["music", "travel"],
    dialogues: ["1 troubled"],
    daysAgo: 0,
  },
  {
    name: "Hugo Lindqvist",
    group: "school",
    interests: ["space", "video games"],
    dialogues: ["1 left"],
    daysAgo: 24,
  },
  {
    name: "Inês Almeida",
    group: "evening",
    interests: ["films", "history"],
    dialogues: ["1 sure", "1 sure", "4 sure, confirmed", "6 lost"],
    checks: { 1: "passed" },
    daysAgo: 2,
  },
  {
    name: "Jamal Wright",
    group: "evening",
    interests: ["football", "artificial intelligence"],
    dialogues: ["1 rude", "1 open"],
    daysAgo: 1,
  },
  {
    name: "Katya Petrova",
    group: "evening",
    interests: ["travel", "climate change"],
    dialogues: ["1 halting", "1 sure", "7 lost", "7 wandering"],
    checks: { 1: "partly" },
    daysAgo: 4,
  },
  {
    name: "Liam O'Connor",
    group: "evening",
    interests: ["gardening", "cooking"],
    dialogues: ["1 lost"],
    daysAgo: 9,
  },
  {
    name: "Mei-Lin Chen",
    group: "evening",
    interests: ["artificial intelligence", "films"],
    dialogues: ["1 sure", "1 sure", "5 halting"],
    checks: { 1: "passed" },
    daysAgo: 1,
  },
  {
    name: "Noah Schmidt",
    group: "evening",
    interests: ["cycling", "history"],
    dialogues: ["1 halting"],
    daysAgo: 13,
  },
  { name: "Olga Nowak", group: "evening", interests: ["music"], dialogues: [], daysAgo: 0 },
  {
    name: "Priya Raman",
    group: null,
    interests: ["cooking", "space"],
    dialogues: ["1 halting"],
    daysAgo: 8,
  },
];
