import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createReader } from "@elenchus/tutor/reader/reader";
import { runCommandLine, UsageError } from "../command-line.ts";
import { MODELS, type TrainedModel } from "./models.ts";

const HELP = `npm run train -- NAME …

Makes the weights of a model anew, from named data by a fixed seed, and writes what they are into evaluation/models.json.
The same data give the same bytes.
  all   every model, in the order in which they build on one another
${MODELS.map(({ name, data }) => `  ${name}   from ${data.join(", ")}`).join("\n")}`;

const RECORDS = new URL("../../models.json", import.meta.url);
const TUTOR = new URL("../../../packages/tutor/src/", import.meta.url);

/** What is written is formatted as all files of the repository are. */
function format(...files: readonly URL[]): void {
  execFileSync(
    "oxfmt",
    files.map((file) => fileURLToPath(file)),
  );
}

/** What is kept of a model beside its weights. */
type ModelRecord = Omit<TrainedModel, "files" | "train"> & {
  readonly files: readonly {
    readonly file: string;
    readonly bytes: number;
    readonly sha256: string;
  }[];
  readonly figures: object;
  /** Of the program that it was made with. */
  readonly commit: string;
};

function recordOf({ name, files, data, features }: TrainedModel, figures: object): ModelRecord {
  const commit = execFileSync("git", ["rev-parse", "--short=10", "HEAD"], {
    encoding: "utf8",
  }).trim();
  const written = files.map((file) => {
    const content = readFileSync(new URL(file, TUTOR));
    const sha256 = createHash("sha256").update(content).digest("hex");
    return { file, bytes: content.length, sha256 };
  });
  return { name, files: written, data, features, figures, commit };
}

function readRecords(): ModelRecord[] {
  return JSON.parse(readFileSync(RECORDS, "utf8")) as ModelRecord[];
}

/** Writes a model's record in its place; those of models that are no more go. */
function keepRecord(record: ModelRecord): void {
  const known = readRecords().filter(({ name }) => name !== record.name);
  const records = MODELS.flatMap(
    ({ name }) => [record, ...known].find((one) => one.name === name) ?? [],
  );
  writeFileSync(RECORDS, `${JSON.stringify(records, null, 2)}\n`);
}

function chooseModels(names: readonly string[]): readonly TrainedModel[] {
  const strange = names.find((one) => one !== "all" && !MODELS.some(({ name }) => name === one));
  if (strange !== undefined)
    throw new UsageError(`There is no model "${strange}". --help lists them.`);
  if (names.length === 0) throw new UsageError("Name a model. --help lists them.");
  return names.includes("all") ? MODELS : MODELS.filter(({ name }) => names.includes(name));
}

/** `npm run train -- NAME …`. */
async function train(names: readonly string[]): Promise<number> {
  const models = chooseModels(names);
  const reader = createReader();
  for (const model of models) {
    const figures = await model.train(reader);
    format(...model.files.map((file) => new URL(file, TUTOR)));
    const record = recordOf(model, figures);
    keepRecord(record);
    format(RECORDS);
    console.log(
      `${model.name}: ${record.files.map(({ file, bytes }) => `${file}, ${bytes} bytes`).join("; ")}`,
    );
    console.log(JSON.stringify(record.figures));
  }
  await reader.close();
  return 0;
}

process.exitCode = await runCommandLine(HELP, train);
