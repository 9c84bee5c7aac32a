import { useState, type ReactNode } from "react";
import type { InitChatPayload } from "@elenchus/contract/session";
import type { CallReply } from "@elenchus/contract/calls";
import { useViewHeading } from "../../hooks/use-view-heading.ts";
import { readOnlyWaysIn } from "../../lib/only-ways-in.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { usePrice } from "../../hooks/use-price.ts";
import { PriceNote } from "../../ui/price-note.tsx";
import { LogInForm } from "./log-in-form.tsx";
import { SampleArgument } from "./sample-argument.tsx";

interface LogInScreenProps {
  /** Why the learner is here, where that needs saying. */
  note: string | null;
  /** The group that a link leads to. */
  joining?: ReactNode;
  onAnswer: (reply: CallReply<"initChat">, email: string) => Promise<void>;
  onForgotten: () => void;
  onRegister: () => void;
  onUnconfirmed: (credentials: InitChatPayload) => void;
}

/** The first screen: what this is, and the way in. */
export function LogInScreen(props: LogInScreenProps) {
  const { note, onAnswer, onForgotten, onRegister, onUnconfirmed } = props;
  const heading = useViewHeading("Log in");
  const price = usePrice();
  const [only] = useState(readOnlyWaysIn);
  const [isTried, setIsTried] = useState(false);
  const ways = only ?? (price === "unknown" ? undefined : price?.sign_on);
  return (
    // Written in the phone's order: what is read in last must not push away what was painted already.
    <div className="mx-auto grid w-full max-w-6xl items-start gap-x-20 gap-y-8 px-5 py-6 sm:px-8 lg:grid-cols-[1fr_25rem] lg:grid-rows-[auto_1fr] lg:py-20">
      <section aria-labelledby="promise">
        <h2 id="promise" className="heading-1 max-w-[22ch]">
          Learn to take an argument apart, one question at a time.
        </h2>
        <p className="mt-3 max-w-[52ch] text-ink-soft">
          You read a short argument with a planned flaw in it, about something that interests you.
        </p>
      </section>
      <section
        aria-labelledby="log-in"
        className="card p-6 shadow-lift sm:p-8 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        onSubmit={() => setIsTried(true)}
      >
        <h1 id="log-in" ref={heading} tabIndex={-1} className="heading-1">
          Log in
        </h1>
        {note !== null && !isTried && (
          <div className="mt-4">
            <Note>{note}</Note>
          </div>
        )}
        {props.joining}
        {only === null && (
          <>
            <LogInForm onAnswer={onAnswer} onUnconfirmed={onUnconfirmed} />
            <button type="button" className="text-button mt-2" onClick={onForgotten}>
              Forgot password?
            </button>
            <Button className="mt-4 w-full" onClick={onRegister}>
              Create New Account
            </Button>
          </>
        )}
        {ways?.map(({ label, path }) => (
          <a
            key={path}
            href={path}
            className={`button mt-4 w-full button-${only === null ? "outline" : "primary"}`}
          >
            Continue with {label}
          </a>
        ))}
      </section>
      <section aria-label="An example">
        <p className="mb-6 max-w-[52ch] text-ink-soft">
          A tutor asks you questions, and you answer in your own words, until you see how the
          argument is built and where it fails.
        </p>
        <SampleArgument onRegister={only === null ? onRegister : () => heading.current?.focus()} />
        <PriceNote told={price} className="mt-8 max-w-[52ch] text-ink-soft" />
      </section>
    </div>
  );
}
