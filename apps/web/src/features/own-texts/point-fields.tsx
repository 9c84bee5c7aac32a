import type { ModuleNumber } from "@elenchus/domain/modules";
import { OWN_TEXT_CHARS, type OwnTextPoint, type OwnTextProblem } from "@elenchus/domain/own-text";
import { useId } from "react";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { LinesField } from "./lines-field.tsx";
import { wordsFor } from "./part-words.ts";
import { PlaceProblems } from "./place-problems.tsx";
import { withPlaces } from "./with-places.ts";

interface PointFieldsProps {
  point: OwnTextPoint;
  /** Its index among the form's points. */
  at: number;
  /** Its number among those of its kind; null where there is one. */
  number: number | null;
  module: ModuleNumber;
  sentences: readonly string[];
  problems: readonly OwnTextProblem[];
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
            value={point.name}
            maxLength={OWN_TEXT_CHARS.line}
            placeholder={`e.g. ${words.nameExample ?? ""}`}
            autoComplete="off"
            onChange={({ target }) => onChange({ ...point, name: target.value })}
          />
          <PlaceProblems problems={problems} place={place("name")} />
        </div>
      )}
      {point.part !== "term" && point.part !== "first_value" && (
        <SentenceChoice
          label={point.part === "find" ? "About this sentence" : "Stands in this sentence"}
          sentence={point.sentence}
          sentences={sentences}
          onChoose={(sentence) => onChange({ ...point, sentence })}
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

interface SentenceChoiceProps {
  label: string;
  sentence: string;
  sentences: readonly string[];
  onChoose: (sentence: string) => void;
}

/** The same that marks say, for who would rather choose from a list. */
function SentenceChoice({ label, sentence, sentences, onChoose }: SentenceChoiceProps) {
  const id = useId();
  const at = sentences.indexOf(sentence);
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="field"
        value={at}
        onChange={({ target }) => onChoose(sentences[Number(target.value)] ?? "")}
      >
        <option value={-1}>Not marked yet</option>
        {withPlaces(sentences).map(({ item, place }) => (
          <option key={place} value={place}>
            {place + 1}. {item}
          </option>
        ))}
      </select>
    </div>
  );
}
