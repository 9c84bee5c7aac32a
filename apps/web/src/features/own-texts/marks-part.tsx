import type { OwnTextForm } from "@elenchus/domain/own-text";
import { useId } from "react";
import { MarkedPassage } from "../../ui/marked-passage.tsx";
import "../../styles/passage.css";
import { marksOf, putPointMark, rolesFor, withoutPointMark } from "./mark-points.ts";
import { PlaceProblems } from "./place-problems.tsx";
import type { ShownProblem } from "./shown-problems.ts";

interface MarksPartProps {
  form: OwnTextForm;
  problems: readonly ShownProblem[];
  onChange: (form: OwnTextForm) => void;
}

/** The text's sentences, to be marked as learners mark them. */
export function MarksPart({ form, problems, onChange }: MarksPartProps) {
  const how = useId();
  const roles = rolesFor(form);
  return (
    <section aria-labelledby="own-text-marks">
      <h2 id="own-text-marks" className="heading-2">
        2. Mark its parts
      </h2>
      <p id={how} className="mt-2 max-w-[65ch] text-ink-soft">
        Select a sentence, and say whether it is the conclusion or a reason
        {roles.includes("flaw") && ", or where it goes wrong"}. Arrow keys lead from one to another;
        C and R{roles.includes("flaw") && ", and F,"} mark it, Delete takes the mark away.
      </p>
      <PlaceProblems problems={problems} place="marks" />
      {form.passage.trim() === "" ? (
        <p className="card mt-4 p-5">Write the text first.</p>
      ) : (
        <div className="card passage-text mt-4 p-5">
          <MarkedPassage
            passage={form.passage}
            marks={marksOf(form)}
            roles={roles}
            describedBy={how}
            onMark={(mark) => onChange(putPointMark(form, mark))}
            onTakeAway={(sentence) => onChange(withoutPointMark(form, sentence))}
          />
        </div>
      )}
    </section>
  );
}
