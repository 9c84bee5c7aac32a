import type { TutorCall } from "@elenchus/dialogue/model-call";
import type { ExaminedText, OwnTextDesk } from "@elenchus/dialogue/own-text";
import type { Tutor } from "@elenchus/dialogue/tutor";
import type { OwnTextForm, OwnTextProblem } from "@elenchus/domain/own-text";
import { argumentFromForm } from "./argument-from-form.ts";
import { checkForm } from "./check-form.ts";
import { formFromArgument } from "./form-from-argument.ts";
import { playToEnd } from "./play-to-end.ts";
import { tryKey } from "./try-key.ts";

function isError({ level }: OwnTextProblem): boolean {
  return level === "error";
}

/** What own texts need of tutors. @param tutor reads the answers on which a key is tried, and has the library */
export function createOwnTextDesk(tutor: Tutor): OwnTextDesk {
  return {
    examine: (form, call) => examine(tutor, tidyForm(form), call),
    async startFrom({ module, topic, seed }, call) {
      const wanted = { interest: topic, previous: [], avoid: [], seed };
      const { issues } = await tutor.suggestIssues(wanted, call);
      const issue = issues[seed % issues.length] ?? topic;
      const request = { module, issue, interest: topic, seed, recentFrames: [] };
      return formFromArgument(await tutor.writeArgument(request, call));
    },
  };
}

/** A form without blanks around what was typed, and without lines that were left empty. */
export function tidyForm(form: OwnTextForm): OwnTextForm {
  const { title, source, licence, passage, points, mistakes } = form;
  return {
    ...form,
    title: title.trim(),
    source: source.trim(),
    licence: licence.trim(),
    passage: passage.trim(),
    points: points.map(({ name, hint, ways, ...point }) => ({
      ...point,
      name: name.trim(),
      hint: hint.trim(),
      // Lines of a word have their places.
      ways: ways.map((way) => way.trim()).filter((way) => way !== "" || point.part === "term"),
    })),
    mistakes: mistakes.map(({ step, text, answer }) => ({
      step,
      text: text.trim(),
      answer: answer.trim(),
    })),
  };
}

async function examine(tutor: Tutor, form: OwnTextForm, call: TutorCall): Promise<ExaminedText> {
  const seen = checkForm(form);
  const shown = textsShown(form);
  if (seen.some(isError)) return { problems: seen, argument: null, shown };
  const argument = argumentFromForm(form);
  const tried = await tryKey({ form, argument, tutor, call });
  const played = tried.some(isError) ? [] : await playToEnd(argument, tutor, call);
  const problems = [...seen, ...tried, ...played];
  return { problems, argument: problems.some(isError) ? null : argument, shown };
}

/** Texts that learners may come to see, those of one form together: few texts are soon judged. */
function textsShown({ title, source, licence, passage, points, mistakes }: OwnTextForm): string[] {
  const together = [
    [title, source, licence],
    [passage],
    ...points.map(({ name, ways, hint }) => [name, ...ways, hint]),
    mistakes.map(({ answer }) => answer),
  ];
  return together
    .map((texts) => texts.filter((text) => text !== "").join("\n"))
    .filter((text) => text !== "");
}
