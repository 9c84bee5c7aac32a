import type { TopInterest } from "@elenchus/contract/session";
import { MESSAGES } from "@elenchus/domain/messages";
import { hasVisibleText } from "@elenchus/domain/visible-text";
import { useRef, useState, type SubmitEvent, type RefObject } from "react";
import { Button } from "../../ui/button.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { OptionalPart } from "../../ui/optional-part.tsx";
import { Problem } from "../../ui/problem.tsx";
import { InterestBubbles } from "./interest-bubbles.tsx";
import { TrendingInterests } from "./trending-interests.tsx";
import { useInterests } from "./use-interests.ts";
import "../../styles/interests.css";

const SupportNote = lazyPart(async () => (await import("../../ui/support-note.tsx")).SupportNote);

interface InterestsPanelProps {
  userId: string;
  interests: readonly string[];
  trending: readonly TopInterest[];
  /** Where the page sends a learner who has no interest yet. */
  inputRef: RefObject<HTMLInputElement | null>;
  /** Whether one was missed. */
  isNeeded: boolean;
  onChange: (interests: string[]) => void;
}

/** The learner's interests, which their arguments will be about. Source: specification §2, screen 5. */
export function InterestsPanel(props: InterestsPanelProps) {
  const { userId, interests, trending, inputRef, isNeeded, onChange } = props;
  const [text, setText] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  // Folds for who comes back to it, not under the hands of who is naming interests.
  const [isFolded] = useState(interests.length > 0);
  const { problem, support, add, remove } = useInterests(userId, interests, onChange);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const interest = text.trim();
    if (!hasVisibleText(interest)) return inputRef.current?.focus();
    setText("");
    // An interest that could not be added goes back into the box, unless something else was begun there.
    if (!(await add(interest))) setText((current) => current || interest);
  };

  return (
    <section
      aria-labelledby="interests"
      className={`mt-6 ${isFolded ? "interests-folded" : "card p-5 sm:p-7"}`}
    >
      <h2 id="interests" ref={heading} tabIndex={-1} className="heading-2">
        Your interests
      </h2>
      <p id="interests-use" className="interests-use mt-1 text-ink-soft">
        The arguments you discuss will be about these.
      </p>
      <form className="mt-4 flex flex-wrap gap-3" onSubmit={(event) => void submit(event)}>
        <input
          ref={inputRef}
          aria-label="Add an interest"
          aria-describedby={isNeeded ? "interest-needed" : "interests-use"}
          aria-invalid={isNeeded || undefined}
          className="field w-auto min-w-0 flex-[1_1_6rem]"
          placeholder="e.g. chess"
          autoComplete="off"
          enterKeyHint="done"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" className="min-h-12">
          Add
        </Button>
      </form>
      {isNeeded && (
        <div className="mt-4">
          <Problem id="interest-needed" text={MESSAGES.interestNeeded} />
        </div>
      )}
      {problem !== null && (
        <div className="mt-4">
          <Problem text={problem} />
        </div>
      )}
      {support !== null && (
        <div className="mt-4">
          {/* Words of help are there, whatever becomes of their look. */}
          <OptionalPart fallback={<p className="whitespace-pre-line">{support}</p>}>
            <SupportNote text={support} />
          </OptionalPart>
        </div>
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
