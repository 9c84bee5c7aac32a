import { ISSUES_REPLY } from "@elenchus/evaluation/llm-argument-replies";

/** Ways of asking what all the passages of the scripted model are about. */
const LATE_HOURS = [
  ISSUES_REPLY.issues[0] ?? "",
  "Should people with day jobs be able to use a public library until ten at night?",
  "Is it worth a town's while to keep its library lit from supper until ten?",
  "Should a library that closes at six keep its doors open four hours longer in the week?",
];

/** What else there is to argue about; what stood on the last list and on the interest's own is not offered again. */
const OTHERS = [
  ISSUES_REPLY.issues.slice(1),
  [
    "Should a school lend laptops to pupils over the long holidays?",
    "Should a reading room ban telephone calls even where nobody else is sitting?",
    "Should people who return books late help on the shelves instead of paying?",
    "Should a village spend its culture money on one big concert a year?",
    "Should newspapers be free of charge for everybody under eighteen?",
  ],
  [
    "Should a town pay for music in its parks on weekday evenings?",
    "Should shops turn off the lights in their windows after midnight?",
    "Should a theatre let people in who come ten minutes late?",
    "Should a swimming pool keep one evening a week free of children?",
    "Should restaurants post their hygiene marks at the door?",
  ],
];

/** The list of issues that a model suggests for the nth time: nothing on it stood on the two before. */
export function listIssues(nth: number): string[] {
  const first = LATE_HOURS[nth % LATE_HOURS.length] ?? "";
  return [first, ...(OTHERS[nth % OTHERS.length] ?? [])];
}
