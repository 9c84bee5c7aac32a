import { readWordsPrompt, type WordsTask } from "./read-words-prompt.ts";

/** Ways of saying yes, taken in turn so that no two replies running begin alike. */
const YES = [
  "Yes, that holds.",
  "Right, you can build on that.",
  "Yes, that is a fair reading.",
  "Indeed, and you put it in your own words.",
];

/** What another find is asked for with, where "Can you find …?" does not fit. */
const ASKED: Readonly<Record<string, string>> = {
  "the conclusion": "What does the writer want the reader to accept in the end?",
  "what goes wrong in that step, in the learner's own words":
    "And what goes wrong in that step? Say it in your own words.",
  "the name of the fault that the learner has described":
    "Which name would you give to the fault that you have just described?",
  "how far the argument still persuades, and why":
    "How far does the argument still persuade a fair reader, and why?",
  "the further question": "What would you say to that?",
};

const TAKEN_UP: Readonly<Record<WordsTask["takenUp"], string>> = {
  unknown: "No harm in that, for this is the hard part.",
  "told-me": "Finding it is the point of the exercise, so let me help you along instead.",
  near: "You are going in a good direction. Stay with that thought for a moment.",
  missed: "I see how one can come to think so. Let us look at it from another side.",
};

const ENDINGS: Readonly<Record<WordsTask["ending"], string>> = {
  none: "",
  alone:
    "You took the whole argument apart by yourself, piece by piece. Next time that somebody wants you to agree, you can put the same questions to them.",
  helped:
    "We stop here, and some of it had to be told. The summary shows what is worth another look.",
};

/** What a step's finds come to, said back to the learner. */
function confirm({ confirmed, message }: WordsTask, turn: number): string[] {
  if (confirmed.length === 0) return [];
  const said = confirmed
    // Nobody says back what has just been said in these very words.
    .filter((one) => !message.includes(one))
    .map((one) =>
      one.endsWith("?") ? `It is worth asking: ${one.charAt(0).toLowerCase()}${one.slice(1)}` : one,
    );
  return [YES[turn % YES.length] ?? "", ...said];
}

function askOn({ another, help }: WordsTask): string[] {
  if (help !== null) return ["One thing more, now that you have that.", help];
  if (another === null) return [];
  return ["There is more to find, though.", ASKED[another] ?? `Can you find ${another}?`];
}

function respond({ move, help, takenUp }: WordsTask): string[] {
  const asked = help ?? "";
  switch (move) {
    case "correct":
      return ["I can see what drew you to that.", asked];
    case "pump":
      return ["I am not sure yet what you have in mind. Tell me a little more about it.", asked];
    case "locate":
      return ["I am not certain that I follow. Please mark the sentence that you mean.", asked];
    case "apologise":
      return ["You are right, and I am sorry.", asked];
    case "answer_question":
      return [
        "A good thing to ask. A conclusion is the claim that the others are there to support.",
        asked,
      ];
    case "redirect":
      return ["Let us stay with the passage, in your own words.", asked];
    default:
      return [TAKEN_UP[takenUp], asked];
  }
}

function opening(task: WordsTask, turn: number): string[] {
  switch (task.move) {
    case "confirm":
      return [...confirm(task, turn), ...askOn(task)];
    case "advance":
    case "close":
      return confirm(task, turn);
    case "assertion":
      return [...confirm(task, turn), "Then let me show you this one.", ...task.told];
    default:
      return respond(task);
  }
}

/**
 * The words of a sensible tutor for a words prompt: the move that was decided, made from the prompt's
 * material alone.
 * @param turn how many replies it has found words for so far
 */
export function speakAsTutor(prompt: string, turn: number): string {
  const task = readWordsPrompt(prompt);
  const said = [...opening(task, turn), ENDINGS[task.ending]].filter((one) => one !== "").join(" ");
  return task.opensStep ? `${said}\n\n${task.help ?? ""}` : said;
}
