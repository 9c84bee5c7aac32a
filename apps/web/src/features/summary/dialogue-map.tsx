import { useRef } from "react";
import { useFinishedDialogue } from "../../hooks/use-finished-dialogue.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { Button } from "../../ui/button.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { OptionalPart } from "../../ui/optional-part.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Working } from "../../ui/working.tsx";

/** It comes at the end of a dialogue: the chat is there without it. */
const ArgumentMapView = lazyPart(
  async () => (await import("../../ui/argument-map/argument-map.tsx")).ArgumentMapView,
);

/** The map of a finished dialogue's argument. */
export function DialogueMap({ sessionId }: { sessionId: string }) {
  const { data, error, isFetching, refetch } = useFinishedDialogue(sessionId);
  const heading = useRef<HTMLHeadingElement>(null);
  const retry = () => {
    // The button that was pressed goes away.
    heading.current?.focus();
    void refetch();
  };
  return (
    <section aria-labelledby="argument-map">
      <h3 ref={heading} tabIndex={-1} id="argument-map" className="heading-2 mb-4 outline-none">
        Argument map
      </h3>
      {data !== undefined && (
        <OptionalPart
          fallback={<Working text="Drawing the argument map..." />}
          problem="The argument map could not be drawn."
        >
          <ArgumentMapView map={data.argument_map} labelledBy="argument-map" />
        </OptionalPart>
      )}
      {data === undefined && (isFetching || error === null) && (
        <Working text="Drawing the argument map..." />
      )}
      {data === undefined && error !== null && !isFetching && (
        <Problem text={describeFailure("The argument map could not be drawn.", error)}>
          <Button onClick={retry}>Try again</Button>
        </Problem>
      )}
    </section>
  );
}
