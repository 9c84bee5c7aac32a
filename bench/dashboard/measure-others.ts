import { readMemory } from "../model-turn/read-process.ts";
import { summariseDurations, type Durations } from "../percentiles.ts";
import type { AdminClient } from "./admin-client.ts";

const STUDENTS = "40";
const TIMES_COUNTED = 30;
const LOOK_EVERY_MS = 20;

/** Every transcript of some students. */
export async function measureTranscripts(client: AdminClient): Promise<Durations> {
  const times: number[] = [];
  const { reply } = await client.ask("students", { limit: STUDENTS, sort: "last_active" });
  for (const { student_id } of reply.students) {
    const { dialogues } = (await client.ask("student", { student_id })).reply;
    for (const { dialogue_id } of dialogues) {
      times.push((await client.ask("transcript", { student_id, dialogue_id })).milliseconds);
    }
  }
  return summariseDurations(times);
}

/** A page that is counted when it is asked for. */
export async function measureCounted(
  client: AdminClient,
  name: "classView" | "attention" | "firstStudents",
): Promise<Durations> {
  const times: number[] = [];
  for (let index = 0; index <= TIMES_COUNTED; index += 1) {
    times.push((await client.ask(name, {})).milliseconds);
  }
  // The first one finds nothing in the database's memory.
  return summariseDurations(times.slice(1));
}

/** A file's size, and by how much the server's memory grew while it went out; megabytes. */
export interface Download {
  readonly megabytes: number;
  readonly seconds: number;
  readonly memoryGrowthMb: number;
}

/** Downloads a file and watches the server's memory. */
export async function measureDownload(
  client: AdminClient,
  path: string,
  pid: number,
): Promise<Download> {
  const before = readMemory(pid);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, readMemory(pid));
  }, LOOK_EVERY_MS);
  const since = performance.now();
  const bytes = await client.download(path);
  clearInterval(watch);
  return {
    megabytes: Math.round(bytes / 1e5) / 10,
    seconds: Math.round((performance.now() - since) / 100) / 10,
    memoryGrowthMb: most - before,
  };
}
