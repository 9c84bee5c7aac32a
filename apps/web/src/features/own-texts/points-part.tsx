import {
  ASKED_PARTS,
  emptyPoint,
  type OwnTextForm,
  type OwnTextPart,
} from "@elenchus/domain/own-text";
import { splitSentences } from "@elenchus/domain/split-sentences";
import { Button } from "../../ui/button.tsx";
import { wordsFor } from "./part-words.ts";
import { PlaceProblems } from "./place-problems.tsx";
import { PointFields } from "./point-fields.tsx";
import type { ShownProblem } from "./shown-problems.ts";

interface PointsPartProps {
  form: OwnTextForm;
  problems: readonly ShownProblem[];
  onChange: (form: OwnTextForm) => void;
}

/** What learners are to find, kind by kind, with room for as many as the module can have. */
export function PointsPart({ form, problems, onChange }: PointsPartProps) {
  const { points, module } = form;
  const sentences = splitSentences(form.passage);
  const add = (part: OwnTextPart) => {
    const behind = points.findLastIndex((one) => one.part === part || one.part === "reason") + 1;
    const next = [...points.slice(0, behind), emptyPoint(part), ...points.slice(behind)];
    onChange({ ...form, points: next });
  };
  return (
    <section aria-labelledby="own-text-key">
      <h2 id="own-text-key" className="heading-2">
        3. What students are to find
      </h2>
      <p className="mt-2 max-w-[65ch] text-ink-soft">
        Each with three or more ways of saying it: the tutor hears other words, too, but the more
        ways it knows, the better. Students never see this page.
      </p>
      <PlaceProblems problems={problems} place="points" />
      <div className="mt-4 space-y-4">
        {ASKED_PARTS[module].map(({ part, least, most }) => {
          const own = points.flatMap((one, at) => (one.part === part ? [at] : []));
          return (
            <div key={part} className="space-y-4">
              {own.map((at, index) => (
                <PointFields
                  key={at}
                  point={points[at] ?? emptyPoint(part)}
                  at={at}
                  number={most === 1 ? null : index + 1}
                  module={module}
                  sentences={sentences}
                  problems={problems}
                  onChange={(point) =>
                    onChange({
                      ...form,
                      points: points.map((one, other) => (other === at ? point : one)),
                    })
                  }
                  onRemove={
                    own.length > least
                      ? () =>
                          onChange({ ...form, points: points.filter((_, other) => other !== at) })
                      : null
                  }
                />
              ))}
              {own.length < most && (
                <Button onClick={() => add(part)}>Add: {wordsFor(part, module).name}</Button>
              )}
            </div>
          );
        })}
      </div>
    </section>
  );
}
