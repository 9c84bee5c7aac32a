import type { Arrival } from "../lib/arrival.ts";
import { buildSession } from "../testing/build-session.ts";
import { buildJsonResponse, buildRefusal, stubCalls } from "../testing/test-fetch.ts";
import { renderOnPage } from "../testing/test-render.tsx";
import { App } from "./app.tsx";

type Answers = Parameters<typeof stubCalls>[0];

/** The server's answer to who is not logged in. */
export const refuseStranger = () => buildRefusal(401, "not_signed_in", "Please log in.");

/** The server's answer about a learner who has just begun. */
export const greetLearner = () => buildJsonResponse(buildSession());

/** For tests: the whole page as it opens, on a server that answers so. */
export function renderApp(answers: Answers = {}, arrival: Arrival = { kind: "plain" }) {
  const calls = stubCalls({
    "/api/session": refuseStranger,
    "/api/dialogues": () => buildJsonResponse({ dialogues: [], transfer_checks: [] }),
    "/api/sign_out": () => buildJsonResponse({ success: true }),
    ...answers,
  });
  const page = renderOnPage(<App arrival={arrival} />);
  return { ...calls, ...page };
}
