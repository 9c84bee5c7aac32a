import { describe, expect, test } from "vitest";
import { readVerdict } from "./verdict.ts";

describe("what an answer makes of an argument's strength", () => {
  test.each([
    "It is weaker, because we do not know how many people were asked.",
    "Without the figure there are still the two reasons, and they are decent points on their own.",
    "People who share the writer's values will agree, and those who do not will not be moved.",
    "If the assumption is false, the second reason does not support the conclusion any more.",
  ])("reasoned: %s", (text) => {
    expect(readVerdict(text)).toBe("reasoned");
  });

  test.each(["It persuades less.", "it is weaker", "not very convincing"])("bare: %s", (text) => {
    expect(readVerdict(text)).toBe("bare");
  });

  test.each([
    "It makes the argument stronger because everyone will agree.",
    "It has no effect.",
    "it doesnt change anything",
    "The argument is just as convincing as before.",
  ])("stronger: %s", (text) => {
    expect(readVerdict(text)).toBe("stronger");
  });

  test.each(["So the conclusion is false.", "Then the library should not do it."])(
    "refuted: %s",
    (text) => {
      expect(readVerdict(text)).toBe("refuted");
    },
  );

  test.each(["I like taking photos.", "the writer is biased", "because of the bees"])(
    "none: %s",
    (text) => {
      expect(readVerdict(text)).toBe("none");
    },
  );
});
