import { MODULE_NUMBERS, MODULE_TITLES, type ModuleNumber } from "@elenchus/domain/modules";
import {
  countOwnWords,
  editPassage,
  fitPoints,
  OWN_TEXT_CHARS,
  OWN_TEXT_WORDS,
  type OwnTextForm,
} from "@elenchus/domain/own-text";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { LabelledSelect } from "./labelled-select.tsx";
import { FLAW_NAMES } from "./part-words.ts";
import { PlaceProblems } from "./place-problems.tsx";
import type { ShownProblem } from "./shown-problems.ts";

interface TextPartProps {
  form: OwnTextForm;
  problems: readonly ShownProblem[];
  onChange: (form: OwnTextForm) => void;
}

const FACTS = [
  ["title", "Title", "Students see it. It does not give away what they are to find.", "title"],
  ["source", "Source", "Who wrote it, and where it stands. Your own? “My own text”.", "source"],
  ["licence", "Licence", "By what right you use it: “CC BY 4.0”, “My own text”.", "source"],
] as const;

/** What the text is, and for which module. */
export function TextPart({ form, problems, onChange }: TextPartProps) {
  const words = countOwnWords(form.passage);
  const flaws = FLAW_NAMES[form.module];
  return (
    <section aria-labelledby="own-text-text" className="space-y-5">
      <h2 id="own-text-text" className="heading-2">
        1. The text
      </h2>
      {FACTS.map(([field, label, hint, limit]) => (
        <div key={field}>
          <TextField
            label={label}
            hint={hint}
            value={form[field]}
            maxLength={OWN_TEXT_CHARS[limit]}
            autoComplete="off"
            onChange={({ target }) => onChange({ ...form, [field]: target.value })}
          />
          <PlaceProblems problems={problems} place={field} />
        </div>
      ))}
      <div>
        <TextArea
          label={`Text, ${OWN_TEXT_WORDS.least} to ${OWN_TEXT_WORDS.most} words, in English`}
          rows={10}
          dir="auto"
          value={form.passage}
          onChange={({ target }) => onChange(editPassage(form, target.value))}
        />
        <p className="mt-1.5 text-sm text-ink-soft">
          {words.toLocaleString("en")} {words === 1 ? "word" : "words"}
        </p>
        <PlaceProblems problems={problems} place="passage" />
      </div>
      <LabelledSelect
        label="Module"
        value={String(form.module)}
        options={MODULE_NUMBERS.map((one) => [String(one), `${one}. ${MODULE_TITLES[one]}`])}
        onChoose={(value) => onChange(fitPoints(form, Number(value) as ModuleNumber))}
      />
      {flaws !== undefined && (
        <div>
          <LabelledSelect
            label="Kind of flaw"
            value={form.flaw}
            options={[["", "Choose one"], ...Object.entries(flaws)]}
            onChoose={(flaw) => onChange({ ...form, flaw })}
          />
          <PlaceProblems problems={problems} place="flaw" />
        </div>
      )}
    </section>
  );
}
