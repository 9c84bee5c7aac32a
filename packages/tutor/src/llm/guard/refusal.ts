import { normalise } from "@elenchus/dialogue/words/words";

/** What providers' models say when they will not do what they were asked: it is about the model, not for a learner. */
const REFUSES =
  /\b(?:i|we)(?:'m| am| are)?(?: (?:really|just|simply|sorry|afraid|but|that|i))*(?: cannot| can't| can not| won't| will not| must decline to| have to decline to| not able to| unable to| not allowed to| not permitted to| not comfortable(?: with)?) (?:(?:help|assist|support)(?: you)?(?: with| in| on)? (?:that|this|it|your request|the request|such|creating|writing|generating)\b|(?:comply|fulfill?|process|complete|accommodate|respond to|continue with|engage with|engage in)(?: with)? (?:that|this|your|the|such)\b(?: (?:request|kind|type|topic|prompt|conversation|content|material|discussion)\b|[.!]?$)|(?:provide|generate|create|creating|produce|discuss|discussing|offer|share) (?:that|this|such|any|the requested|content|material|information)\b.{0,40}(?:request|content|material|topic|information|kind|type)\b)/u;
const IS_MODEL =
  /\b(?:as an (?:ai|artificial intelligence)(?: language)?(?: model| assistant|)|as a (?:large )?language model|i(?:'m| am) (?:just |only )?an? (?:ai|large)? ?language model),? (?:i\b|and\b|it\b|my\b)/u;
const POLICY =
  /\b(?:against|violat\w+|outside|prohibited by|not allowed by) (?:my|our|openai's|anthropic's|the) (?:\w+ )?(?:guidelines|polic(?:y|ies)|programming)\b|\bmy (?:\w+ )?(?:guidelines|policies|programming|safety rules) (?:do not|don't|prevent|prohibit|forbid)/u;

/** Whether a text refuses in the way of providers' models. A tutor's own apology is none. */
export function isRefusal(text: string): boolean {
  const normal = normalise(text);
  return REFUSES.test(normal) || IS_MODEL.test(normal) || POLICY.test(normal);
}
