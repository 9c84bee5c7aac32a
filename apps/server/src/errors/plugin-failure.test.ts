import { errorCodes } from "fastify";
import { describe, expect, test } from "vitest";
import { describeFailure } from "./describe-failure.ts";

const withStatus = (statusCode: unknown, more: object = {}) =>
  Object.assign(new Error("no words for people"), { statusCode, ...more });

/** As Stripe's and Better Auth's errors are made. */
class ProviderError extends Error {
  readonly statusCode = 401;
}

describe("what a plugin raises keeps its status", () => {
  test.each([
    [withStatus(404), 404, "not_found"],
    [withStatus(405), 405, "method_not_allowed"],
    [withStatus(412, { expose: true }), 412, "precondition_failed"],
    [withStatus(418), 418, "refused"],
    [withStatus(501), 501, "not_implemented"],
    [withStatus(503), 503, "unavailable"],
    [withStatus(507), 507, "internal_error"],
    [new errorCodes.FST_ERR_ROUTE_MISSING_CONTENT_TYPE("QUERY"), 400, "bad_request"],
    [new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE(), 413, "body_too_large"],
  ])("%s (%i)", (error, status, code) => {
    const failure = describeFailure(error);
    expect(failure).toMatchObject({ status, code, cause: error });
    expect(failure.userMessage).not.toContain("no words");
  });

  test("and its headers", () => {
    const error = withStatus(416, { headers: { "Content-Range": "bytes */7" } });
    expect(describeFailure(error).headers).toEqual({ "Content-Range": "bytes */7" });
  });
});

describe("everything else is a fault of ours", () => {
  test.each([
    withStatus(200),
    withStatus(302),
    withStatus(600),
    withStatus("404"),
    withStatus(undefined),
    new Error("x"),
    { statusCode: 404 },
    null,
    // What a provider answered us, not what we answer.
    new ProviderError("the key is not valid"),
  ])("%s", (error) => {
    expect(describeFailure(error)).toMatchObject({ status: 500, code: "internal_error" });
  });
});
