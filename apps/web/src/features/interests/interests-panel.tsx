import type { TopInterest } from "@elenchus/contract/session";
import { lazy, Suspense, useRef, useState, type SubmitEvent, type RefObject } from "react";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { InterestBubbles } from "./interest-bubbles.tsx";
import { TrendingInterests } from "./trending-interests.tsx";
import { useInterests } from "./use-interests.ts";

const SupportNote = lazy(async () => {
  const file = await import("../../ui/support-note.tsx");
  return { default: file.SupportNote };
});

interface InterestsPanelProps {
  userId: string;
  interests: readonly string[];
  trending: readonly TopInterest[];
  /** Where the page sends a learner who has no interest yet. */
  inputRef: RefObject<HTMLInputElement | null>;
  onChange: (interests: string[]) => void;
}

/** What the learner's arguments will be about. Source: specification §2, screen 5. */
export function InterestsPanel(props: InterestsPanelProps) {
  const { userId, interests, trending, inputRef, onChange } = props;
  const [text, setText] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const { problem, support, add, remove } = useInterests(userId, onChange);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const interest = text.trim();
    if (interest === "") return inputRef.current?.focus();
    setText("");
    // What could not be added goes back into the box, unless something else was begun there.
    if (!(await add(interest))) setText((current) => current || interest);
  };

  return (
    <section aria-labelledby="interests" className="card p-5 sm:p-7">
      <h2 id="interests" ref={heading} tabIndex={-1} className="heading-2">
        Your interests
      </h2>
      <p id="interests-use" className="mt-1 text-ink-soft">
        The arguments you discuss will be about these.
      </p>
      <form className="mt-4 flex gap-3" onSubmit={(event) => void submit(event)}>
        <input
          ref={inputRef}
          aria-label="Add an interest"
          aria-describedby="interests-use"
          className="field min-w-0"
          placeholder="Type an interest and press Enter"
          autoComplete="off"
          enterKeyHint="done"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" className="min-h-12">
          Add
        </Button>
      </form>
      {problem !== null && (
        <div className="mt-4">
          <Problem text={problem} />
        </div>
      )}
      {support !== null && (
        <Suspense>
          <div className="mt-4">
            <SupportNote text={support} />
          </div>
        </Suspense>
      )}
      <InterestBubbles
        interests={interests}
        onRemove={(interest) => {
          void remove(interest);
          // The button goes with its bubble; the focus must not fall off the page.
          heading.current?.focus();
        }}
      />
      <TrendingInterests
        trending={trending}
        interests={interests}
        onAdd={(interest) => void add(interest)}
      />
    </section>
  );
}
