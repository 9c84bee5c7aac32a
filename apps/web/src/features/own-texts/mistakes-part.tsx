import {
  OWN_TEXT_CHARS,
  OWN_TEXT_MOST,
  type OwnTextForm,
  type OwnTextMistake,
} from "@elenchus/domain/own-text";
import { MISTAKE_LABELS } from "@elenchus/domain/own-text-labels";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { LabelledSelect } from "./labelled-select.tsx";
import { STEP_WORDS } from "./part-words.ts";
import { PlaceProblems } from "./place-problems.tsx";
import { withPlaces } from "./with-places.ts";
import type { ShownProblem } from "./shown-problems.ts";

interface MistakesPartProps {
  form: OwnTextForm;
  problems: readonly ShownProblem[];
  onChange: (form: OwnTextForm) => void;
}

/** Wrong answers that are known to be common, and what the tutor says to them. */
export function MistakesPart({ form, problems, onChange }: MistakesPartProps) {
  const { mistakes } = form;
  const put = (at: number, mistake: OwnTextMistake) =>
    onChange({ ...form, mistakes: mistakes.map((one, other) => (other === at ? mistake : one)) });
  return (
    <section aria-labelledby="own-text-mistakes">
      <h2 id="own-text-mistakes" className="heading-2">
        4. Common mistakes
      </h2>
      <p className="mt-2 max-w-[65ch] text-ink-soft">
        May be left out. The usual ones, such as a reason taken for the conclusion, are known.
      </p>
      <ul className="mt-4 space-y-4 empty:hidden">
        {withPlaces(mistakes).map(({ item: mistake, place: at }) => (
          <li key={at} className="card space-y-4 p-5">
            <MistakeFields
              mistake={mistake}
              at={at}
              problems={problems}
              onChange={(one) => put(at, one)}
            />
            <Button
              aria-label={`Take out: mistake ${at + 1}`}
              onClick={() =>
                onChange({ ...form, mistakes: mistakes.filter((_, other) => other !== at) })
              }
            >
              Take this out
            </Button>
          </li>
        ))}
      </ul>
      {mistakes.length < OWN_TEXT_MOST.mistakes && (
        <Button
          className="mt-4"
          onClick={() =>
            onChange({ ...form, mistakes: [...mistakes, { step: 0, text: "", answer: "" }] })
          }
        >
          Add a mistake
        </Button>
      )}
    </section>
  );
}

interface MistakeFieldsProps {
  mistake: OwnTextMistake;
  at: number;
  problems: readonly ShownProblem[];
  onChange: (mistake: OwnTextMistake) => void;
}

function MistakeFields({ mistake, at, problems, onChange }: MistakeFieldsProps) {
  return (
    <>
      <LabelledSelect
        label="Where students make it"
        value={String(mistake.step)}
        options={STEP_WORDS.map((name, step) => [String(step), name])}
        onChoose={(step) => onChange({ ...mistake, step: Number(step) })}
      />
      <div>
        <TextField
          label={MISTAKE_LABELS.text}
          value={mistake.text}
          maxLength={OWN_TEXT_CHARS.line}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...mistake, text: target.value })}
        />
        <PlaceProblems problems={problems} place={`mistakes.${at}.text`} />
      </div>
      <div>
        <TextField
          label={MISTAKE_LABELS.answer}
          hint="May be left out. It says what is wrong, asks on, and does not tell the answer."
          value={mistake.answer}
          maxLength={OWN_TEXT_CHARS.line}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...mistake, answer: target.value })}
        />
        <PlaceProblems problems={problems} place={`mistakes.${at}.answer`} />
      </div>
    </>
  );
}
