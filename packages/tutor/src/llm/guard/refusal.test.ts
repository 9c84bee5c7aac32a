import { expect, test } from "vitest";
import { isRefusal } from "./refusal.ts";

test.each([
  "I'm sorry, but I can't help with that.",
  "I’m sorry, but I can’t help with that request.",
  "Sorry, I can't assist with that.",
  "I cannot assist with this request.",
  "I am unable to help with this topic.",
  "I'm not able to help you with that.",
  "I won't be silent, but I cannot fulfill your request.",
  "I can't comply with that.",
  "I'm afraid I can't discuss this topic.",
  "I cannot provide information on this topic.",
  "I'm not able to engage with this topic.",
  "I must decline to continue with this conversation.",
  "I can't create content of that kind.",
  "As an AI language model, I do not have opinions.",
  "As an AI, I cannot judge this.",
  "I am just an AI language model and have no view.",
  "That is against my guidelines.",
  "This would violate OpenAI's usage policies.",
])("%s is a refusal", (text) => expect(isRefusal(text)).toBe(true));

test.each([
  "I'm sorry, I put that badly: which sentence says what should be done?",
  "Sorry, my question was not clear. What does the writer want?",
  "I can't give you the answer yet, but here is a hint.",
  "I cannot tell from this which sentence you mean.",
  "I'm not able to see that in the passage. Where does it stand?",
  "Should schools use chatbots as an AI assistant?",
  "As an AI tutor I can be wrong, so do say where you disagree.",
  "Some say that the police cannot help with this.",
  "The new rule is against the school's own policy on fairness.",
  "Your reasons support this conclusion only in part.",
  "We cannot share this view without asking who was counted.",
  "I can't say more before you have tried this yourself.",
])("%s is none", (text) => expect(isRefusal(text)).toBe(false));
