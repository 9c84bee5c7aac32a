import { createSentenceEncoder } from "../built-in/sentence-encoder.ts";
import { evaluateAssessor } from "./evaluate-assessor.ts";
import { runCommand } from "./model-run/run-command.ts";

/**
 * `npm run evaluate`: how well the built-in tutor judges answers. With `--tutor`, `--calibrate` or `--judge-run`:
 * how well a tutor speaks with learners. See docs/tutoring.md.
 */
const args = process.argv.slice(2);
if (args.some((one) => /^--(?:tutor|calibrate|judge-run)(?:=|$)/u.test(one))) {
  const ending = new AbortController();
  // The first Ctrl-C ends it in good order; the second one ends the process.
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => ending.abort());
  process.exitCode = await runCommand(args, {
    environment: process.env,
    print: (line) => console.log(line),
    createEncoder: createSentenceEncoder,
    signal: ending.signal,
  });
} else {
  await evaluateAssessor(args);
}
