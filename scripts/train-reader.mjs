// `npm run train:reader [-- --pairs N --steps N --threads N]`: fits the reader anew, in a Python environment of its own.
// What was stopped goes on where it stood, as long as data and recipe are the same. With --pairs or --steps it is a trial,
// of which nothing comes into the repository.
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { bootstrap } from "./setup/bootstrap.mjs";
import { ROOT } from "./setup/paths.mjs";
import { projectEnvironment } from "./setup/project-environment.mjs";
import { runInForeground } from "./setup/run-in-foreground.mjs";
import { tellFailure } from "./setup/tell-failure.mjs";

const RECIPE = join(ROOT, "evaluation/train/reader");
const RESULTS = join(ROOT, "evaluation-results/reader");
const READER = join(ROOT, "packages/tutor/src/reader");
const CARD = join(ROOT, "docs/reader-card.md");

/** @param {readonly string[]} files */
const digestOf = (files) =>
  files.reduce((hash, file) => hash.update(readFileSync(file)), createHash("sha256")).digest("hex");

/** Whether the files are still those of which the mark was made. @param {string} mark @param {readonly string[]} files */
const isMarked = (mark, files) =>
  existsSync(mark) && readFileSync(mark, "utf8") === digestOf(files);

/** Puts what was made into the repository, and its figures into the card. @param {string} folder */
function putInPlace(folder) {
  for (const name of ["reader.onnx", "tokenizer.json", "limits.json"])
    copyFileSync(join(folder, name), join(READER, name));
  const figures = readFileSync(join(folder, "figures.md"), "utf8");
  const card = readFileSync(CARD, "utf8");
  const marks = /(<!-- figures -->\n)[^]*(\n<!-- end of figures -->)/u;
  writeFileSync(
    CARD,
    card.replace(marks, (_, begin, end) => `${begin}\n${figures}${end}`),
  );
}

/** @param {readonly string[]} args */
async function trainReader(args) {
  const nodePath = await bootstrap({ build: false });
  const env = { ...projectEnvironment(nodePath), PYTHONHASHSEED: "0" };
  /** @param {string} command @param {readonly string[]} given */
  const run = async (command, ...given) => {
    const code = await runInForeground(command, given, env);
    if (code !== 0) throw new Error(`${[command, ...given].join(" ")} ended with ${code}.`);
  };
  const venv = join(RESULTS, "venv");
  const python = join(venv, "bin/python");
  const requirements = join(RECIPE, "requirements.txt");
  const installed = join(RESULTS, "installed");
  mkdirSync(RESULTS, { recursive: true });
  if (!isMarked(installed, [requirements])) {
    await run("python3", "-m", "venv", venv);
    await run(python, "-m", "pip", "install", "--quiet", "-r", requirements);
    writeFileSync(installed, digestOf([requirements]));
  }
  const isTrial = args.some((one) => /^--(?:pairs|steps)/u.test(one));
  const folder = join(RESULTS, isTrial ? "trial" : "whole");
  await run(nodePath, join(ROOT, "evaluation/src/reader/write-pairs.ts"), folder);
  const fittedTo = join(folder, "fitted-to");
  const data = ["turns.jsonl", "points.jsonl", "texts.json"].map((name) => join(folder, name));
  const of = [...data, join(RECIPE, "net.py"), join(RECIPE, "fit.py")];
  if (isTrial || !isMarked(fittedTo, of)) {
    for (const kept of globSync(join(folder, "*.pt"))) rmSync(kept);
    writeFileSync(fittedTo, digestOf(of));
  }
  await run(python, join(RECIPE, "fit.py"), folder, ...args);
  await run(python, join(RECIPE, "export.py"), folder);
  await run(python, join(RECIPE, "figures.py"), folder, ...(isTrial ? ["500"] : []));
  if (isTrial) return;
  putInPlace(folder);
  await run("oxfmt", CARD, join(READER, "limits.json"));
}

try {
  await trainReader(process.argv.slice(2));
} catch (error) {
  tellFailure(error);
}
