import { OWN_TEXT_CHARS, OWN_TEXT_MOST } from "@elenchus/domain/own-text";
import { useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { withPlaces } from "./with-places.ts";

interface LinesFieldProps {
  /** Names the list, and each line with its number. */
  label: string;
  lines: readonly string[];
  examples: readonly string[];
  /** Names of the lines, where each has a place of its own: no more can be added then. */
  names?: readonly string[] | undefined;
  onChange: (lines: string[]) => void;
}

/** Lines of text, one below the other, and room for more. */
export function LinesField({ label, lines, examples, names, onChange }: LinesFieldProps) {
  const list = useRef<HTMLUListElement>(null);
  const shown = lines.length < 3 ? [...lines, "", "", ""].slice(0, 3) : lines;
  const add = () => {
    onChange([...shown, ""]);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>("li:last-child input")?.focus(),
    );
  };
  return (
    <fieldset className="min-w-0">
      <legend className="label">{label}</legend>
      <ul ref={list} className="space-y-2">
        {withPlaces(shown).map(({ item: line, place: at }) => (
          <li key={at}>
            <input
              className="field"
              aria-label={names?.[at] ?? `${label}, ${at + 1}`}
              placeholder={
                names?.[at] ?? (examples[at] === undefined ? "" : `e.g. ${examples[at]}`)
              }
              value={line}
              maxLength={OWN_TEXT_CHARS.line}
              autoComplete="off"
              dir="auto"
              onChange={({ target }) =>
                onChange(shown.map((one, index) => (index === at ? target.value : one)))
              }
            />
          </li>
        ))}
      </ul>
      {names === undefined && shown.length < OWN_TEXT_MOST.ways && (
        <Button className="mt-2" onClick={add}>
          One more way
        </Button>
      )}
    </fieldset>
  );
}
