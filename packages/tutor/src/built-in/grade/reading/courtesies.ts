import { normalise } from "@elenchus/dialogue/words/words";

/** What people say to be polite. */
export type Courtesy = "greeting" | "inquiry" | "thanks" | "praise";

const GREETING =
  "(?:hi|hiya|hello|hey|yo|howdy|greetings|good (?:morning|afternoon|evening|day))(?: (?:there|again|all|everyone|tutor|teacher|you))?";
const INQUIRY =
  "(?:and )?how (?:are|r) (?:you|u)(?: (?:doing|feeling|today|all))*|how's it going|what's up|sup|nice to meet you";

/** The first that fits: whoever greets and asks is answered what was asked. */
const COURTESIES: readonly (readonly [Courtesy, RegExp])[] = [
  ["inquiry", new RegExp(`^(?:${GREETING}[,.! ]*)?(?:${INQUIRY})[?.! ]*$`, "u")],
  ["greeting", new RegExp(`^${GREETING}[.! ]*$`, "u")],
  [
    "thanks",
    /^(?:ok(?:ay)?,? |great,? )?(?:thanks?|thank (?:you|u)|thx|ty|cheers|much appreciated)(?: (?:a lot|a bunch|so much|very much|you|again|for (?:that|this|the hint|your help|helping)))*[.! ]*$/u,
  ],
  [
    "praise",
    /^(?:you(?:'re| are)|u r|ur|this is|that's|that is) (?:so |very |really |quite |a )*(?:nice|great|kind|fun|funny|cool|helpful|awesome|amazing|lovely|good tutor|great tutor)[.! ]*$/u,
  ],
];

/** Which courtesy a message is; null when it says anything besides. */
export function courtesyIn(message: string): Courtesy | null {
  const text = normalise(message).trim();
  return COURTESIES.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
