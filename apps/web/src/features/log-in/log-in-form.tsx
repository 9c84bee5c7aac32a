import { InitChatPayload, type SessionReply } from "@elenchus/contract/session";
import { useState, type SubmitEvent } from "react";
import * as z from "zod/mini";
import { CallError } from "../../lib/call-error.ts";
import { call } from "../../lib/call.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";

type Attempt = { status: "idle" } | { status: "pending" } | { status: "failed"; problem: string };

/** Email, password, Log In; Enter submits. Source: specification §2. */
export function LogInForm({ onLoggedIn }: { onLoggedIn: (session: SessionReply) => void }) {
  const [attempt, setAttempt] = useState<Attempt>({ status: "idle" });

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (attempt.status === "pending") return;
    const form = new FormData(event.currentTarget);
    setAttempt({ status: "pending" });
    try {
      onLoggedIn(await logIn(form));
    } catch (error) {
      setAttempt({ status: "failed", problem: problemOf(error) });
    }
  };

  return (
    <form noValidate className="mt-6 space-y-5" onSubmit={(event) => void submit(event)}>
      <div>
        <label className="label" htmlFor="email">
          Email
        </label>
        <input id="email" name="user_name" type="email" autoComplete="username" className="field" />
      </div>
      <div>
        <label className="label" htmlFor="password">
          Password
        </label>
        <input
          id="password"
          name="user_password"
          type="password"
          autoComplete="current-password"
          className="field"
        />
      </div>
      <Button
        look="primary"
        type="submit"
        className="w-full"
        aria-busy={attempt.status === "pending"}
      >
        {attempt.status === "pending" ? "Logging in..." : "Log In"}
      </Button>
      {attempt.status === "failed" && <Problem text={attempt.problem} />}
    </form>
  );
}

async function logIn(form: FormData): Promise<SessionReply> {
  const payload = z.safeParse(InitChatPayload, Object.fromEntries(form));
  if (!payload.success) throw new Refusal(payload.error.issues[0]?.message ?? "");
  const reply = await call("initChat", payload.data);
  if ("redirect_to_stripe" in reply) {
    throw new Refusal("This account has no access yet: its payment has not been made.");
  }
  return reply;
}

/** A log-in that we turn down ourselves, in words for the learner. */
class Refusal extends Error {}

function problemOf(error: unknown): string {
  if (error instanceof Refusal || error instanceof CallError) return error.message;
  reportError(error);
  return "Logging in failed. Reload the page and try again.";
}
