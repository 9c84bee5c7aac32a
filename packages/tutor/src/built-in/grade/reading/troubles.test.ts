import { expect, test } from "vitest";
import { troubleIn } from "./troubles.ts";

test.each([
  ["My nan died on Tuesday and I can't think straight.", "sorrow"],
  ["sorry, our old dog just passed away", "sorrow"],
  ["My little brother is in hospital, so I am slow today.", "sorrow"],
  ["I have a visual impairment, the passage is not shown to my reader", "access"],
  ["the text doesn't load", "access"],
  ["I can't see the passage", "access"],
  ["The passage does not show up on my phone", "access"],
  ["i can't read the text it's too small", "access"],
  ["our cat has just died", "sorrow"],
  ["the passage doesn't show how many were asked", null],
  ["The passage isn't there to persuade", null],
  ["I can't find the passage that talks about cost", null],
  ["my reason is people died there", null],
  ["In my opinion the writer was dead wrong", null],
  ["my mum is dead against dogs", null],
  ["my phone died", null],
  ["our village is dying", null],
  ["The writer's nan died, so she is sad about the garden.", null],
  ["the passage does not say how many died", null],
  ["It would help people who are ill.", null],
  ["I can't see the passage say anything about cost", null],
])("a trouble that is told of: %s", (message, trouble) => {
  expect(troubleIn(message)).toBe(trouble);
});
