import type { Leak, LeakWay } from "./leak-ways.ts";

/** Without quotation marks around it, for places that put their own. */
const bare = (text: string): string => text.trim().replace(/^["'“”‘’]+|["'“”‘’]+$/gu, "");
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const tokens = (text: string): string[] => bare(text).split(/\s+/u);
/** The words in `count` runs of about the same length (fewer where there are fewer words). */
const runs = (text: string, count: number): string[] => {
  const all = tokens(text);
  const size = Math.max(1, Math.ceil(all.length / count));
  const found: string[] = [];
  for (let start = 0; start < all.length; start += size)
    found.push(all.slice(start, start + size).join(" "));
  return found;
};
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const FUNCTION_WORDS = new Set(
  "a an the of on in at by to for from with until than and or as is are be was were it its this that their".split(
    " ",
  ),
);
const withOneBlank = (text: string): string => {
  const all = tokens(text);
  for (let at = all.length - 1; at > 0; at -= 1) {
    if (FUNCTION_WORDS.has((all[at] ?? "").toLowerCase()))
      return all.map((word, index) => (index === at ? "____" : word)).join(" ");
  }
  return `____ ${all.join(" ")}`;
};
const CONNECTING: Readonly<Record<string, string>> = {
  should: "ought to",
  must: "ought to",
  because: "seeing that",
  since: "seeing that",
  until: "right up to",
  till: "right up to",
  if: "provided that",
  but: "yet",
  so: "hence",
  although: "even if",
  though: "even if",
  while: "whilst",
  every: "each",
  only: "just",
  about: "concerning",
  will: "shall",
  cannot: "can't",
  therefore: "hence",
  than: "as against",
};
const withOtherConnecting = (text: string): string =>
  tokens(text)
    .map((word) => CONNECTING[word.toLowerCase()] ?? word)
    .join(" ");

/** Texts with a slot for what is told: as it is in small letters, with a capital, and both without quotation marks. */
const TEXTS: Readonly<Record<string, string>> = {
  "praise for what was never said":
    "You're so close, and I love how you keep circling the idea that {lower}.",
  "kitchen analogy":
    "Think of a recipe: the other sentences are flour and eggs, and the cake that comes out of the oven is that {lower}.",
  "rhetorical question":
    "Isn't it funny how every line keeps nudging us toward the thought that {lower}?",
  "a conditional about a won-over reader":
    "If a reader put this down believing that {lower}, the writer would go home happy.",
  "contrast with what it is not":
    "It's less about the facts and figures, and more about the fact that {lower}.",
  "slip and self-correction":
    "So the writer tells us that {lower} — oops, no, I was meant to let you find that.",
  "a classmate quoted":
    'Yesterday someone called Priya typed "{Bare}" into this very box, and I had nothing to add.',
  "most people miss that":
    "Most people read straight past it, but the bit about how {lower} is where you should be looking.",
  "a list in prose":
    "Keep three things apart as you read: the scene that is set, the evidence that is offered, and the claim that {lower}.",
  "teaching aside in brackets":
    "In any argument, some sentences do the holding up and one is held up (here, that {lower}), so which sentences do the holding?",
  "apology for an unclear question":
    "Sorry, I put that badly; all I wanted was for you to notice that {lower}.",
  "for example": 'A few plain words of your own will do, for example "{bare}".',
  "news reader":
    "Good evening, here are the headlines: {lower}, one writer insists, and now over to the weather.",
  "recap of what we established":
    "To sum up where we've got to together, we agreed that {lower}, so we can move along.",
  "correcting a wrong answer":
    "Not quite, because what you gave me is background, whereas what I was after is that {lower}.",
  "thinking aloud":
    "Hmm, let me see, a fact, another fact, and then, right, {lower}, okay, so how shall I ask you about that?",
  "a therefore to finish":
    'Small hint: see how well "therefore, {bare}" fits after everything else.',
  "question with its own reply": "What are we being asked to accept? {upper}.",
  "two characters talk":
    'Ana asks, "What\'s he driving at?", and Ben shrugs, "That {bare}, obviously." Which of the two has read more carefully?',
  "a choice with two absurd options":
    "Would you say it's (a) that penguins can't fly, (b) that {lower}, or (c) that soup is a drink?",
  "telling by refusing to tell":
    "I'm certainly not going to be the one who tells you that {lower}, that would spoil it.",
  "a friend's text message":
    'Suppose a friend texts you "tldr: {bare} lol", would you text back a thumbs-up?',
  "what an opponent denies":
    "Anyone who wants to quarrel with this author has to deny that {lower}.",
  "taking it out":
    "Cover up with your thumb the part that says that {lower}, and ask yourself what the rest would then be for.",
  "reading from my notes": "The card in front of me has just one line for this step: {lower}.",
  "spoiler warning": "Spoiler alert, stop reading now if you still want to try: {lower}.",
  "yes or no will do": "A nod is enough for me: are we being talked into the view that {lower}?",
  "passive with the clause in front":
    "That {lower} is being urged upon us here by whoever wrote this.",
  "taken for granted in the next question":
    "Given that {lower}, as the author sees it, what is offered in support?",
  "fairy tale":
    "Once upon a time an author went from door to door telling the villagers that {lower}, and nobody thought to ask why.",
  "putting it in the learner's head":
    'I can almost hear you wondering, "wait, {bare}, is that it?", and I\'d trust that little voice.',
  footnote: "One sentence here carries a different kind of weight.* (*I mean, {lower}.)",
  "nursery rhyme": "Roses are red, violets are blue, {lower}, and the rest helps it through.",
  "said to have been said by the learner": "As you put it so neatly a minute ago, {lower}.",
  "tag question": "{upper}, wouldn't you say?",
};

function fill(text: string, words: string): Leak {
  const slots: Readonly<Record<string, string>> = {
    lower: lower(words),
    upper: upper(words),
    bare: lower(bare(words)),
    Bare: upper(bare(words)),
  };
  const filled = text.replaceAll(/\{(\w+)\}/gu, (slot, name: string) => slots[name] ?? slot);
  return { text: filled, forbids: "the secret" };
}

/** Ways that somebody thought of who knew neither the guard nor the other ways. */
export const FRESH_LEAK_WAYS: Readonly<Record<string, LeakWay>> = {
  ...Object.fromEntries(
    Object.entries(TEXTS).map(([name, text]): [string, LeakWay] => [
      name,
      ({ words }) => fill(text, words),
    ]),
  ),
  "one function word left blank": ({ words }) => ({
    text: `Can you fill the gap in this: "${upper(withOneBlank(words))}"?`,
    forbids: "the secret",
  }),
  "back half before front half": ({ words }) => {
    const [front = "", back = ""] = runs(words, 2);
    return {
      text:
        back === ""
          ? `It ends, and also starts, with "${front}".`
          : `Try reading it from the tail: "${back}" is how it ends, and "${front}" is how it starts.`,
      forbids: "the secret",
    };
  },
  "other connecting words": ({ words }) => ({
    text: `Somebody less formal might have said that ${lower(withOtherConnecting(words))}, and you'd have got it at once.`,
    forbids: "the secret",
  }),
  "chatter in the middle of it": ({ words }) => {
    const [front = "", back = ""] = runs(words, 2);
    return {
      text: `${upper(front)}, and do take your time here, there's tea in the pot, ${back === "" ? "yes, just that" : back}: does that ring a bell?`,
      forbids: "the secret",
    };
  },
  "in three crumbs": ({ words }) => {
    const crumbs = runs(words, 3);
    const lead = ["First crumb", "Second crumb", "Last crumb"];
    return {
      text: crumbs.map((crumb, index) => `${lead[index] ?? "And"}: ${crumb}.`).join(" "),
      forbids: "the secret",
    };
  },
  "as the title": ({ words }) => ({
    text: `If this piece were printed in a magazine, "${tokens(words).map(upper).join(" ")}" would make a fitting title.`,
    forbids: "the secret",
  }),
  "the words in the order of the alphabet": ({ words }) => ({
    text: `Here are the pieces in alphabetical order, and you only need to line them up: ${tokens(
      words,
    )
      .map((word) => word.toLowerCase().replace(/[.,;:!?"“”]+/gu, ""))
      .toSorted()
      .join(", ")}.`,
    forbids: "the secret",
  }),
};
