import { createReader } from "@elenchus/tutor/reader/reader";
import { runCommandLine } from "./command-line.ts";
import { evaluateAssessor } from "./evaluate-assessor.ts";
import { EVALUATE_HELP } from "./evaluate-help.ts";
import { evaluateLeaks } from "./leaks/evaluate-leaks.ts";
import { runCommand } from "./model-run/run-command.ts";

/** How well a tutor speaks with learners. */
async function evaluateSpeech(args: readonly string[]): Promise<number> {
  const ending = new AbortController();
  // The first Ctrl-C ends it in good order; the second one ends the process.
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => ending.abort());
  return runCommand(args, {
    environment: process.env,
    print: (line) => console.log(line),
    createReader,
    signal: ending.signal,
  });
}

/**
 * `npm run evaluate`: how well the built-in tutor judges answers. With `--tutor`, `--calibrate` or `--judge-run`:
 * how well a tutor speaks with learners; with `--leaks`: what the leak check makes of replies. See docs/tutoring.md.
 */
process.exitCode = await runCommandLine(EVALUATE_HELP, async (args) => {
  if (args.includes("--leaks")) return evaluateLeaks(args);
  const isOfSpeech = args.some((one) => /^--(?:tutor|calibrate|judge-run)(?:=|$)/u.test(one));
  return isOfSpeech ? evaluateSpeech(args) : evaluateAssessor(args);
});
