import { MODULE_TITLES, type ModuleNumber } from "@elenchus/domain/modules";
import { renderLetter } from "./render-letter.ts";
import type { Letter } from "./write-mail.ts";

/** Tells a learner, who asked for it, which unaided checks are due. */
export function dueChecksLetter({
  firstName,
  modules,
  link,
  stopLink,
}: {
  readonly firstName: string;
  /** The one that waits longest first. */
  readonly modules: readonly ModuleNumber[];
  readonly link: string;
  readonly stopLink: string;
}): Letter {
  const [one] = modules;
  const isOne = modules.length === 1 && one !== undefined;
  const titles = modules.map((module) => `Module ${module}: ${MODULE_TITLES[module]}`);
  return renderLetter({
    subject: isOne ? "Do you still find it?" : "Do you still find them?",
    firstName,
    paragraphs: [
      `What you come back to after some days stays with you. ${
        isOne ? "A short check is due" : "Some short checks are due"
      }, about an argument that you have not seen:`,
      titles.join("\n"),
      `${isOne ? "It takes" : "Each takes"} about four minutes, without help and without marks.`,
    ],
    action: { label: "Open Elenchus", link },
    afterwards: [
      "You get this mail because you asked for it, once a week at most. You can turn it off, and on again, under “Your account”.",
    ],
    stopLink,
  });
}
