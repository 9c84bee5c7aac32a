import { expect, test } from "vitest";
import { readConfig } from "../config.ts";

const WHOLE = {
  OIDC_ISSUER: "https://login.school.example/realms/school",
  OIDC_CLIENT_ID: "elenchus",
  OIDC_CLIENT_SECRET: "s3cret",
  OIDC_LABEL: "Example School",
};
const SECOND = {
  OIDC_2_ISSUER: "https://accounts.google.com",
  OIDC_2_CLIENT_ID: "id",
  OIDC_2_CLIENT_SECRET: "s3cret",
  OIDC_2_LABEL: "Google",
};

function problemsOf(environment: NodeJS.ProcessEnv): string {
  try {
    readConfig(environment);
    return "";
  } catch (error) {
    return String(error);
  }
}

test("without settings nobody else lets people in", () => {
  expect(readConfig({}).signOn).toEqual([]);
});

test("passwords are left out where that is said, by a second provider alone, too", () => {
  expect(readConfig(WHOLE).isSignOnOnly).toBe(false);
  expect(readConfig({ ...SECOND, OIDC_ONLY: "on" }).isSignOnOnly).toBe(true);
});

test("one provider, and two, are read in their order", () => {
  const environment = {
    ...SECOND,
    OIDC_2_GROUP_CLAIM: "groups",
    OIDC_2_SECOND_FACTOR_VALUES: "mfa, 2",
    ...WHOLE,
    OIDC_TRUSTED_DOMAINS: "School.example",
    OIDC_ROLE_CLAIM: "realm_access.roles",
    OIDC_SUPERVISOR_VALUES: "teacher, head of school",
  };
  expect(readConfig(environment).signOn).toEqual([
    {
      number: 1,
      issuer: WHOLE.OIDC_ISSUER,
      clientId: "elenchus",
      clientSecret: "s3cret",
      label: "Example School",
      trustedDomains: ["school.example"],
      roleClaim: "realm_access.roles",
      supervisorValues: ["teacher", "head of school"],
      groupClaim: null,
      secondFactorValues: [],
    },
    {
      number: 2,
      issuer: SECOND.OIDC_2_ISSUER,
      clientId: "id",
      clientSecret: "s3cret",
      label: "Google",
      trustedDomains: [],
      roleClaim: null,
      supervisorValues: [],
      groupClaim: "groups",
      secondFactorValues: ["mfa", "2"],
    },
  ]);
});

test.each([
  [{ ...WHOLE, OIDC_CLIENT_SECRET: "" }, "OIDC_CLIENT_SECRET is not set"],
  [{ OIDC_LABEL: "School" }, "OIDC_ISSUER is not set"],
  [{ OIDC_TRUSTED_DOMAINS: "school.example" }, "OIDC_CLIENT_ID is not set"],
  [{ ...WHOLE, OIDC_2_LABEL: "Google" }, "OIDC_2_ISSUER is not set"],
  [{ ...WHOLE, OIDC_4_LABEL: "Google" }, "OIDC_4_LABEL is no setting"],
  [{ ...WHOLE, OIDC_TRUSTED_DOMAIN: "school.example" }, "OIDC_TRUSTED_DOMAIN is no setting"],
  [{ ...WHOLE, OIDC_NONSENSE: "on" }, "OIDC_NONSENSE is no setting"],
  [{ ...WHOLE, ODIC_TRUSTED_DOMAINS: "school.example" }, "Is it OIDC_TRUSTED_DOMAINS"],
  [{ ...WHOLE, OIDC_TRUSTED_DOMAINS: "*.school.example" }, "is none"],
  [{ ...WHOLE, OIDC_ISSUER: "login.school.example" }, "must be the provider's issuer"],
  [{ ...WHOLE, OIDC_ISSUER: "http://login.school.example" }, "begins with https://"],
  [{ ...WHOLE, OIDC_ISSUER: "https://a:b@login.school.example" }, "must be the provider's issuer"],
  [
    { ...WHOLE, OIDC_ISSUER: "https://login.school.example/.well-known/openid-configuration" },
    "leave out /.well-known/",
  ],
  [
    { ...WHOLE, OIDC_ISSUER: "https://login.microsoftonline.com/common/v2.0" },
    "must name your own tenant",
  ],
  [{ ...WHOLE, ...SECOND, OIDC_2_ISSUER: WHOLE.OIDC_ISSUER }, "is another provider's, too"],
  [{ ACCESS: "member" }, "ACCESS=member needs it"],
  [{ ...WHOLE, ACCESS: "member" }, "OIDC_TRUSTED_DOMAINS is not set"],
  [{ ...WHOLE, OIDC_TRUSTED_DOMAINS: "school.example", ACCESS: "all" }, "ACCESS must be member"],
  [{ ...WHOLE, OIDC_ROLE_CLAIM: "roles" }, "OIDC_SUPERVISOR_VALUES is not set"],
  [{ ...WHOLE, OIDC_SUPERVISOR_VALUES: "teacher" }, "OIDC_ROLE_CLAIM is not set"],
  [
    { ...WHOLE, OIDC_ROLE_CLAIM: "roles", OIDC_SUPERVISOR_VALUES: "teacher,," },
    "must be values of the claim",
  ],
  [{ ...WHOLE, OIDC_SECOND_FACTOR_VALUES: "mfa," }, "must be values of the claim"],
  [{ ...WHOLE, OIDC_SECOND_FACTOR_VALUE: "mfa" }, "OIDC_SECOND_FACTOR_VALUE is no setting"],
  [{ ...WHOLE, OIDC_GROUP_CLAIM: "two words" }, "must be the name of one claim"],
  [{ OIDC_ONLY: "on" }, "OIDC_ISSUER is not set, and OIDC_ONLY needs a provider"],
  [{ ...WHOLE, OIDC_ONLY: "yes" }, "OIDC_ONLY must be on, or not set"],
  [{ ...WHOLE, OIDC_ONY: "on" }, "OIDC_ONY is no setting"],
  [{ ODIC_ONLY: "on" }, "Is it OIDC_ONLY"],
  [{ ...WHOLE, OIDC_2_ONLY: "on" }, "OIDC_2_ONLY is no setting"],
  [{ ...WHOLE, OIDC_LABEL: "a".repeat(41) }, "at most 40 characters"],
])("%j keeps the server from starting, with the reason", (environment, text) => {
  expect(problemsOf(environment)).toContain(text);
});
