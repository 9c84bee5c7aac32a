import type { ExpectationKind } from "../argument.ts";
import { COVERED } from "../coverage.ts";
import type { DialogueView } from "../tutor.ts";

interface Advice {
  /** The step was covered without detours. */
  readonly well: readonly string[];
  /** Covered after some tries. */
  readonly tried: string;
  /** Told, or left open. */
  readonly missed: string;
  /** By the start of a misconception's id. */
  readonly byMisconception: Readonly<Record<string, string>>;
}

const ADVICE: Readonly<Partial<Record<ExpectationKind, Advice>>> = {
  conclusion: {
    well: [
      "try it on longer texts; an opinion piece may state its conclusion only once, and not where you expect it.",
      "listen for conclusions in talk: people often say what they want first and give their reasons when asked.",
      "take a letter to the editor and underline the one sentence that the rest is there for.",
    ],
    tried:
      'before you answer, join two claims with "because": the one in front is supported, and the one supported last is the conclusion.',
    missed:
      'say one claim, then "because", then another, and see which of them makes sense in front; try it on the first worked example in the sidebar before you start.',
    byMisconception: {
      "reason-":
        "you took a reason for the conclusion. Ask of each claim whether something else in the passage rests on it.",
      "background-":
        "you took the background for the conclusion. Hardly anybody disputes background; a conclusion is what people would dispute.",
      "detail-":
        "you took an illustration for the conclusion. Ask which larger claim the illustration serves.",
      "objection-":
        "you took the other side's view for the writer's. Watch for words such as \"some people say\".",
      "concession-":
        "you took what the writer grants for what the writer claims. Ask what is upheld in spite of it.",
      "opposite-":
        "you turned the writer's view round. Check on which side the passage comes down before you restate it.",
    },
  },
  reason: {
    well: [
      "sort each sentence of a passage: conclusion, reason, illustration, background, or the other side's view.",
      "ask of each reason whether it would still carry the conclusion if the others fell away.",
      "look for the reason that is missing: what does the writer take for granted without saying so?",
    ],
    tried:
      'put "because" before each sentence, right after the conclusion. What still makes sense is a reason.',
    missed:
      "mark the words that announce support ('because', 'for', 'since', 'besides', 'what is more'), and read what follows each.",
    byMisconception: {
      "conclusion-":
        "you gave the conclusion again as its own reason. A reason has to add something that the conclusion does not say.",
      "opposite-conclusion":
        "you argued for the other side. Report first what speaks for the writer's conclusion.",
      "detail-":
        "you gave an example for its reason. Ask which general claim the example is there for.",
      "background-":
        "you counted background among the reasons. Ask whether the sentence makes the conclusion any more likely.",
      "objection-":
        "you counted the other side's point among the reasons. Ask which side it helps.",
      "concession-":
        "you counted what the writer grants among the reasons. Ask which side it helps.",
      "reason-from-outside":
        "you brought a reason of your own. Good thinking, but first report what the writer says.",
      "opposite-":
        "you reported a reason the wrong way round. Reread the sentence once you have put it in your words.",
    },
  },
  ambiguous_term: {
    well: [
      "look for such words in the conclusion, too: two people may agree to it and mean different things.",
      "ask which of the two meanings the writer needs for the conclusion to follow, and which one the facts support.",
      "try it on a slogan or a contract, where much may hang on a single easy word.",
    ],
    tried:
      'name the word first, then give each meaning in a phrase of its own: "It could mean … or …".',
    missed:
      "take every adjective and every big noun in the reasons and ask two imaginary readers what they see before them.",
    byMisconception: {
      "defends-":
        "you found every word clear. Ask what two people could each picture when they read it.",
      "hard-":
        "you took a hard word for an ambiguous one. Look for easy words that are used in two ways.",
      "disagreement-":
        "you disputed a claim where its wording was asked for. Settle what it means before you judge whether it is true.",
    },
  },
  missing_information: {
    well: [
      "try it on an advertisement: for each claim, ask which number would have to stand behind it.",
      "when you hear a figure, ask what it is compared with; when you hear a judgement, ask whose it is.",
      "ask of each gap how bad it is: would any answer change your mind, or only an extreme one?",
    ],
    tried:
      'go through the passage and put "How many?", "Compared with what?" and "Says who?" behind each sentence.',
    missed:
      "take one reason at a time and imagine that you have to check it on the spot. What would you look for first?",
    byMisconception: {
      "defends-":
        "you found nothing missing. Ask what you would want to see before you paid for it yourself.",
      "disagreement-":
        "you said that you disagree. Ask first what you would have to know to be sure that you are right.",
      "trifle-":
        "you asked for something that could change nobody's mind. Ask only what a reason stands or falls with.",
      "reason-": "you repeated what the passage says. Missing information is what it does not say.",
      "conclusion-":
        "you repeated the conclusion. Ask what you would have to know before you accepted it.",
    },
  },
  assumption: {
    well: [
      "do the same with your own opinions: what has to be true for your best reason to count?",
      "ask of each assumption how likely it is, and what would settle it.",
      "in a debate, ask for the assumption before you attack the reason: often that is where people part.",
    ],
    tried:
      'say "The reason may be true and the conclusion still wrong if …", and turn round what you find.',
    missed:
      "put one reason and the conclusion side by side and look for what bridges them: people doing as planned, one place being like another, one thing causing another.",
    byMisconception: {
      "defends-":
        "you found nothing taken for granted. Ask how the reason could be true and the conclusion still wrong.",
      "value-":
        "you named something that matters to the writer. An assumption of fact is something that could be checked.",
      "question-": "you put a question. The assumption is the answer on which the writer relies.",
      "reason-": "you repeated a reason. What can be quoted is no assumption.",
      "conclusion-": "you repeated the conclusion. The assumption lies on the way to it.",
    },
  },
  value: {
    well: [
      "try it on a quarrel in your own family: which two good things were at stake?",
      "say what is good about each side before you say which you would rank first.",
      "ask whether the writer would rank alike in a like case.",
    ],
    tried: 'finish the sentence "The writer would rather have … even if it costs …".',
    missed:
      "look for the place where something is given up, and ask who would mind and what that person holds dear.",
    byMisconception: {
      "defends-":
        "you saw nothing given up. Look for somebody who would be sorry about the outcome.",
      "ranking-": "you had the two values the other way round. See which of them gives way.",
      "fact-":
        "you looked at whether something is true. Two people may agree on the facts and still rank differently.",
      "person-": "you spoke of the writer's character. A ranking can be held by decent people.",
      "reason-": "you repeated a reason. Ask what one must care about for it to weigh.",
      "conclusion-": "you repeated the conclusion. Ask what it is wanted for.",
    },
  },
  fallacy: {
    well: [
      "listen for such a step in the next debate that you hear, and say what goes wrong before you name it.",
      "look for what the writer could have said instead; most fallacies stand in the place of a real reason.",
      "be fair: ask whether the step could be read in a way that makes it sound.",
    ],
    tried:
      "say in your own words first what the step does: changes a view, goes for a person, hides a choice, or foretells a chain. Then name it.",
    missed:
      "read the four examples in the sidebar once more, and ask of each sentence which of them it reminds you of.",
    byMisconception: {
      "defends-":
        "you took the faulty step for a fair one. Read it as somebody would who is against the conclusion.",
      "named-":
        "you took it for another fallacy. Say what would have to stand in the passage for that name to fit.",
      "sound-": "you took a plain reason for a fallacy. A weak reason is not yet a faulty step.",
      "disagreement-":
        "you disagreed with the passage. Even somebody who shares the conclusion can see a fallacy.",
    },
  },
  alternative: {
    well: [
      "before your next decision, think of one more conclusion that your reasons would bear.",
      "ask which of the alternatives fits all the reasons, and which only one of them.",
      "look for explanations as well as for plans: what else could have caused what is described?",
    ],
    tried: "cover the conclusion, read one reason, and ask what another person would do about it.",
    missed:
      "think of somebody else who could act, of a smaller step, or of another cause for the same facts.",
    byMisconception: {
      "defends-":
        "you saw no other way to go. Ask what somebody with other means would do about the same reasons.",
      "conclusion-":
        "you said the writer's conclusion again. An alternative would have you do or believe something else.",
      "denial-": "you denied the conclusion. The reasons have to speak for an alternative.",
      "reason-": "you repeated a reason. Ask what might follow from it.",
      "objection-": "you gave the other side's view. It does not follow from these reasons.",
      "doubt-": "you doubted a reason. Here the reasons are granted; the step is in question.",
    },
  },
  statistical_flaw: {
    well: [
      "take a figure from the news and ask: of how many, compared with what, and among whom?",
      "make up numbers with which the claim is right and still means little; that shows the gap best.",
      "ask which figure you would have wanted instead.",
    ],
    tried:
      "say what was counted, among whom, and compared with what. The flaw is where you get stuck.",
    missed:
      "go through the four flaws in the sidebar with the figure before you: base, extreme case, parts of the group, number of people.",
    byMisconception: {
      "defends-":
        "you took the figures at their word. Ask what would have to be so for them to be right and still mislead.",
      "figures-":
        "you doubted that the figures are true. Suppose that they are: they may still not show what they are used for.",
      "flaw-":
        "you named another flaw than the one that matters most here. Ask what the conclusion needs from these figures, and whether it gets it.",
      "reason-":
        "you spoke of a reason that is not in question here. Go to the place where something is counted, averaged or put in per cent.",
      "conclusion-": "you spoke of the conclusion. Go to the place where something is counted.",
    },
  },
  impact: {
    well: [
      "say how much is left as well as how much is lost; few arguments are all good or all bad.",
      "ask whether what came to light touches one reason or all of them.",
      "ask what would win you over, and you know how strong the argument is now.",
    ],
    tried:
      'finish the sentence "A fair reader can go along with it as far as …, but no further, because …".',
    missed:
      "put what the step before brought to light beside the passage, and read both: does the conclusion still follow, and how surely?",
    byMisconception: {
      "no-impact":
        "you saw no effect. Ask whether, and to whom, the step looks as firm as at first reading.",
      "conclusion-must":
        "you took the conclusion to be refuted. A weak argument can have a true conclusion.",
    },
  },
};

/** What to look at next in a step, by what went wrong there, or how it went. */
export function adviseOn({ argument, dialogue, transcript }: DialogueView, step: number): string {
  const kind = argument.key.expectations.find((one) => one.step === step)?.kind;
  const advice = kind === undefined ? undefined : ADVICE[kind];
  if (advice === undefined) return "";
  const shown = transcript.flatMap(({ move }) =>
    move?.kind === "correct" && move.step === step ? (move.misconception ?? []) : [],
  );
  for (const [start, text] of Object.entries(advice.byMisconception))
    if (shown.some((id) => id.startsWith(start))) return text;
  const own = argument.key.expectations.filter((one) => one.step === step && one.kind !== "probe");
  const found = own.filter((one) => (dialogue.coverage[one.id] ?? 0) >= COVERED).length;
  const enough = argument.steps[step]?.enough ?? own.length;
  if (found < enough) return advice.missed;
  const replies = transcript.filter((one) => one.sender === "user" && one.step === step).length;
  const well = advice.well[argument.passage.length % advice.well.length] ?? advice.tried;
  return replies <= enough + 1 ? well : advice.tried;
}
