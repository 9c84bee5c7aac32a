// `npm run seed -- --students 10000 --dialogues 100000 --messages 1000000`: a school on DATABASE_URL, to try and
// measure the supervisors' pages on. Everybody's address ends in @seed.test; where real people have accounts, it
// does nothing.
import { parseArgs } from "node:util";
import { seedSchool } from "./seed-school.ts";

const USUAL = { students: "10000", dialogues: "100000", messages: "1000000" };

function readCount(name: string, text: string): number {
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < 1 || count > 100_000_000) {
    throw new Error(`--${name} must be a whole number from 1 on.`);
  }
  return count;
}

try {
  const { values } = parseArgs({
    options: {
      students: { type: "string", default: USUAL.students },
      dialogues: { type: "string", default: USUAL.dialogues },
      messages: { type: "string", default: USUAL.messages },
    },
  });
  const url = process.env["DATABASE_URL"];
  if (!url) throw new Error("Set DATABASE_URL to the PostgreSQL database that is to be filled.");
  const size = {
    students: readCount("students", values.students),
    dialogues: readCount("dialogues", values.dialogues),
    messages: readCount("messages", values.messages),
  };
  await seedSchool(url, size, (line) => console.log(line));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
