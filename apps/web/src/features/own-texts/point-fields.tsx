import type { ModuleNumber } from "@elenchus/domain/modules";
import { OWN_TEXT_CHARS, type OwnTextPoint } from "@elenchus/domain/own-text";
import { useId } from "react";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { LabelledSelect } from "./labelled-select.tsx";
import { LinesField } from "./lines-field.tsx";
import { wordsFor } from "./part-words.ts";
import { PlaceProblems } from "./place-problems.tsx";
import type { ShownProblem } from "./shown-problems.ts";

interface PointFieldsProps {
  point: OwnTextPoint;
  /** Its index among the form's points. */
  at: number;
  /** Its number among those of its kind; null where there is one. */
  number: number | null;
  module: ModuleNumber;
  sentences: readonly string[];
  problems: readonly ShownProblem[];
  onChange: (point: OwnTextPoint) => void;
  /** Null where it has to stay. */
  onRemove: (() => void) | null;
}

/** One thing that learners are to find: where it stands, ways of saying it, a hint. */
export function PointFields(props: PointFieldsProps) {
  const { point, at, number, module, sentences, problems, onChange, onRemove } = props;
  const title = useId();
  const words = wordsFor(point.part, module);
  const name = number === null ? words.name : `${words.name} ${number}`;
  const place = (field: string) => `points.${at}.${field}`;
  return (
    <section aria-labelledby={title} className="card space-y-4 p-5">
      <div>
        <h3 id={title} className="text-lg font-semibold">
          {name}
        </h3>
        <p className="text-ink-soft">{words.what}</p>
      </div>
      {words.nameLabel !== undefined && (
        <div>
          <TextField
            label={words.nameLabel}
            hint={`For example: “${words.nameExample ?? ""}”`}
            value={point.name}
            maxLength={OWN_TEXT_CHARS.line}
            autoComplete="off"
            onChange={({ target }) => onChange({ ...point, name: target.value })}
          />
          <PlaceProblems problems={problems} place={place("name")} />
        </div>
      )}
      {point.part !== "term" && point.part !== "first_value" && (
        <LabelledSelect
          label={point.part === "find" ? "About this sentence" : "Stands in this sentence"}
          value={String(sentences.indexOf(point.sentence))}
          options={[
            ["-1", "Not marked yet"],
            ...sentences.map((text, index) => [String(index), `${index + 1}. ${text}`] as const),
          ]}
          onChoose={(index) => onChange({ ...point, sentence: sentences[Number(index)] ?? "" })}
        />
      )}
      <PlaceProblems problems={problems} place={place("sentence")} />
      <LinesField
        label={
          words.lines === undefined
            ? "Ways of saying it, a whole sentence first"
            : "What it can mean"
        }
        lines={point.ways}
        examples={words.examples}
        names={words.lines}
        onChange={(ways) => onChange({ ...point, ways })}
      />
      <PlaceProblems problems={problems} place={place("ways")} />
      {point.part !== "term" && (
        <div>
          <TextField
            label="A hint of your own"
            hint="May be left out: there are hints that fit any text. It leads there, and does not say it."
            value={point.hint}
            maxLength={OWN_TEXT_CHARS.line}
            autoComplete="off"
            onChange={({ target }) => onChange({ ...point, hint: target.value })}
          />
          <PlaceProblems problems={problems} place={place("hint")} />
        </div>
      )}
      {onRemove !== null && (
        <Button onClick={onRemove} aria-label={`Take out: ${name}`}>
          Take this out
        </Button>
      )}
    </section>
  );
}
