import { describe, expect, test } from "vitest";
import { readSettings, SettingsError } from "./read-settings.ts";

const TUTOR = { TUTOR: "anthropic", TUTOR_MODEL: "claude-x", TUTOR_API_KEY: "sk-tutor" };

describe("the judge", () => {
  test("is the tutor's own model unless another is set", () => {
    const { judge, isJudgeChosen } = readSettings(TUTOR);
    expect(judge).toEqual({
      provider: "anthropic",
      model: "claude-x",
      baseUrl: null,
      apiKey: "sk-tutor",
    });
    expect(isJudgeChosen).toBe(false);
  });

  test("is another model in the same place, with the same key", () => {
    const { judge, isJudgeChosen } = readSettings({ ...TUTOR, JUDGE_MODEL: "claude-y" });
    expect(judge).toMatchObject({ model: "claude-y", apiKey: "sk-tutor" });
    expect(isJudgeChosen).toBe(true);
  });

  test("never takes the tutor's key to another provider or another address", () => {
    const elsewhere = { ...TUTOR, JUDGE_BASE_URL: "https://elsewhere.test/v1" };
    expect(() => readSettings(elsewhere)).toThrow("JUDGE_API_KEY is not set");
    const other = { ...TUTOR, JUDGE: "openai", JUDGE_MODEL: "gpt-x" };
    expect(() => readSettings(other)).toThrow("JUDGE_API_KEY is not set");
    const local = {
      ...TUTOR,
      JUDGE: "openai-compatible",
      JUDGE_MODEL: "qwen",
      JUDGE_BASE_URL: "http://localhost:11434",
    };
    expect(readSettings(local).judge?.apiKey).toBeNull();
  });

  test("is not there beside the built-in tutor unless it is set", () => {
    expect(readSettings({})).toEqual({ tutor: null, judge: null, isJudgeChosen: false });
    expect(() => readSettings({ JUDGE_MODEL: "gpt-x" })).toThrow("JUDGE is not set");
  });
});

describe("settings that do not fit", () => {
  test("are all named at once", () => {
    const environment = { TUTOR: "openai", TUTOR_BASE_URL: "nowhere", JUDGE: "me" };
    expect(() => readSettings(environment)).toThrow(SettingsError);
    expect(() => readSettings(environment)).toThrow(
      /TUTOR_BASE_URL must be an address that begins with http.*\n {2}JUDGE/u,
    );
    expect(() => readSettings({ TUTOR: "openai" })).toThrow(
      /TUTOR_MODEL is not set.*\n {2}TUTOR_API_KEY is not set/u,
    );
  });

  test("and what is empty counts as not set", () => {
    expect(readSettings({ TUTOR: " ", JUDGE: "" }).tutor).toBeNull();
  });
});
