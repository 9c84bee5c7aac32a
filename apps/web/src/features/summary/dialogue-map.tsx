import { useFinishedDialogue } from "../../hooks/use-finished-dialogue.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { ArgumentMapView } from "../../ui/argument-map/argument-map.tsx";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Working } from "../../ui/working.tsx";

/** The map of a finished dialogue's argument. */
export function DialogueMap({ sessionId }: { sessionId: string }) {
  const { data, error, isFetching, refetch } = useFinishedDialogue(sessionId);
  return (
    <section aria-labelledby="argument-map">
      <h3 id="argument-map" className="heading-2 mb-4">
        Argument map
      </h3>
      {data !== undefined && <ArgumentMapView map={data.argument_map} labelledBy="argument-map" />}
      {data === undefined && (isFetching || error === null) && (
        <Working text="Drawing the argument map..." />
      )}
      {data === undefined && error !== null && !isFetching && (
        <Problem text={describeFailure("The argument map could not be drawn.", error)}>
          <Button onClick={() => void refetch()}>Try again</Button>
        </Problem>
      )}
    </section>
  );
}
