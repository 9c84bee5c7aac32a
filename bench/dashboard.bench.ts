// How long do supervisors wait in a school of ten thousand? By HTTP, on the built server and PostgreSQL, one
// question at a time. Targets (issue 7), p95: a page of the table 50 ms, and who stands above it as much (issue 53), a
// transcript 20 ms, the class view 300 ms, who needs attention 100 ms (and of that the query alone that finds who is behind
// with set work, issue 55), a gradebook and an assignment's page of a group of 40 with 40 assignments 100 ms, in a school of
// 300 groups and 2,000 assignments; ten times the students at most 1.5 times the time; log-in reply at most 256 KiB; a CSV of
// all dialogues while memory grows by at most 50 MB.
import { ADMIN_EXPORTS } from "@elenchus/contract/admin-calls";
import { openPostgres } from "./open-postgres.ts";
import { measureCounted, measureDownload, measureTranscripts } from "./dashboard/measure-others.ts";
import { measureBehind } from "./dashboard/measure-behind.ts";
import { measureWork } from "./dashboard/measure-work.ts";
import { measurePages } from "./dashboard/measure-pages.ts";
import { openSchool } from "./dashboard/open-school.ts";

const TARGETS = {
  pageP95: 50,
  firstP95: 50,
  transcriptP95: 20,
  classP95: 300,
  attentionP95: 100,
  behindP95: 100,
  gradebookP95: 100,
  assignmentP95: 100,
  ratio: 1.5,
  logInKib: 256,
  csvMemoryMb: 50,
};
const MANY = { students: 10_000, dialogues: 100_000, messages: 1_000_000 };
const FEW = { students: 1000, dialogues: 10_000, messages: 100_000 };

await using open = new AsyncDisposableStack();
const { folder, postgres } = await openPostgres(open);
const few = await openSchool(postgres.url, { folder, name: "few", size: FEW });
open.defer(() => few.stop());
const many = await openSchool(postgres.url, { folder, name: "many", size: MANY });
open.defer(() => many.stop());

const pages = await measurePages(few.all, many.all);
const ofGroups = await measurePages(few.some, many.some);
const transcripts = await measureTranscripts(many.all);
const classView = {
  all: await measureCounted(many.all, "classView"),
  groups: await measureCounted(many.some, "classView"),
};
const attention = {
  all: await measureCounted(many.all, "attention"),
  groups: await measureCounted(many.some, "attention"),
  groupsOfFew: await measureCounted(few.some, "attention"),
};
const first = {
  all: await measureCounted(many.all, "firstStudents"),
  groups: await measureCounted(many.some, "firstStudents"),
};
const behind = {
  many: await measureBehind(many.databaseUrl),
  few: await measureBehind(few.databaseUrl),
};
const work = { many: await measureWork(many.some), few: await measureWork(few.some) };
const csv = await measureDownload(many.all, ADMIN_EXPORTS.dialogues, many.pid);
const jsonl = await measureDownload(many.all, ADMIN_EXPORTS.transcripts, many.pid);
const logInKib = Math.round(many.all.logInBytes / 1024);

const table = (name: string, measured: typeof pages) =>
  Object.fromEntries(
    Object.entries(measured).map(([kind, times]) => [
      `${name}, ${kind}`,
      { ...times.durations, ratio: times.ratio },
    ]),
  );
console.table({ ...table("all", pages), ...table("three groups", ofGroups) });
console.table({
  transcript: transcripts,
  "class view": classView.all,
  "class view of groups": classView.groups,
  "needs attention": attention.all,
  "needs attention of groups": attention.groups,
  "needs attention of groups in a small school": attention.groupsOfFew,
  "first students": first.all,
  "first students of groups": first.groups,
  "behind with work": behind.many.all,
  "behind with work in a small school": behind.few.all,
  gradebook: work.many.gradebook,
  "gradebook in a small school": work.few.gradebook,
  "an assignment": work.many.assignment,
  "an assignment in a small school": work.few.assignment,
  "behind with work of a group": behind.many.group,
  "behind with work of a group in a small school": behind.few.group,
});
console.table({ "dialogues.csv": csv, "transcripts.jsonl": jsonl });
const kinds = [...Object.values(pages), ...Object.values(ofGroups)];
const found = {
  pageP95: Math.max(...kinds.map(({ durations }) => durations.p95)),
  firstP95: Math.max(first.all.p95, first.groups.p95),
  transcriptP95: transcripts.p95,
  classP95: Math.max(classView.all.p95, classView.groups.p95),
  attentionP95: Math.max(attention.all.p95, attention.groups.p95),
  behindP95: behind.many.all.p95,
  gradebookP95: work.many.gradebook.p95,
  assignmentP95: work.many.assignment.p95,
  ratio: Math.max(...kinds.map(({ ratio }) => ratio ?? 0)),
  logInKib,
  csvMemoryMb: csv.memoryGrowthMb,
};
for (const [name, value] of Object.entries(found)) {
  const target = TARGETS[name as keyof typeof found];
  console.log(`Target ${name} ${target}: ${value}, ${value <= target ? "met" : "missed"}.`);
}
console.log(
  JSON.stringify({
    bench: "dashboard",
    pages,
    ofGroups,
    transcripts,
    classView,
    attention,
    first,
    behind,
    work,
    csv,
    jsonl,
    found,
  }),
);
