import { expect, test } from "vitest";
import { readConfig } from "../config.ts";

function problemsOf(environment: NodeJS.ProcessEnv): string {
  try {
    readConfig(environment);
    return "";
  } catch (error) {
    return String(error);
  }
}

test.each([
  [{}, { who: "open", domains: [] }],
  [{ REGISTRATION: "invited" }, { who: "invited", domains: [] }],
  [{ REGISTRATION: "closed" }, { who: "closed", domains: [] }],
  [
    { REGISTRATION_DOMAINS: "School.Example, münchen.example  school.example" },
    { who: "open", domains: ["school.example", "xn--mnchen-3ya.example"] },
  ],
])("%j says who may register", (environment, registration) => {
  expect(readConfig(environment).registration).toEqual(registration);
});

test.each([
  [{ LIMITS_FACTOR: "0" }, "LIMITS_FACTOR must be a number from 0.1 to 100"],
  [{ LIMITS_FACTOR: "-1" }, "LIMITS_FACTOR must be a number from 0.1 to 100"],
  [{ LIMITS_FACTOR: "101" }, "LIMITS_FACTOR must be a number from 0.1 to 100"],
  [{ LIMITS_FACTOR: "1e3" }, "LIMITS_FACTOR must be a number from 0.1 to 100"],
  [{ LIMITS_FACTOR: "3x" }, "LIMITS_FACTOR must be a number from 0.1 to 100"],
  [{ LIMIT_FACTOR: "3" }, "Is it LIMITS_FACTOR"],
  [{ REGISTRATION: "Closed" }, "REGISTRATION must be open, invited or closed"],
  [{ REGISTRATION: "invite" }, "REGISTRATION must be open, invited or closed"],
  [{ REGISTRATION_DOMAINS: "@school.example" }, 'and "@school.example" is none'],
  [{ REGISTRATION_DOMAINS: "*.school.example" }, 'and "*.school.example" is none'],
  [{ REGISTRATION_DOMAINS: "school.example;other.example" }, "is none"],
  [{ REGISTRATION_DOMAINS: "https://school.example" }, "is none"],
  [{ REGISTRATION_DOMAINS: "school.example, school" }, 'and "school" is none'],
  [{ REGISTRATION_DOMAINS: "ada@school.example" }, "is none"],
  [{ REGISTRATION_DOMAINS: "school.example." }, "is none"],
  [{ REGISTRATION_DOMAINS: "," }, "must be what stands behind the @"],
  [
    { REGISTRATION: "invited", REGISTRATION_DOMAINS: "school.example" },
    "with REGISTRATION=invited nobody does by themselves",
  ],
  [{ REGISTRATION_DOMAIN: "school.example" }, "Is it REGISTRATION_DOMAINS"],
  [{ REGISTRATIONS: "closed" }, "Is it REGISTRATION"],
  [{ REGISTRATON: "closed" }, "Is it REGISTRATION"],
])("%j keeps the server from starting, with the reason", (environment, text) => {
  expect(problemsOf(environment)).toContain(text);
});
