import type { Mark, MarkRole } from "@elenchus/domain/marks";
import { MARK_ROLE_NAMES } from "@elenchus/domain/marks";
import { useMemo, useRef, useState, type KeyboardEvent } from "react";
import type { ShownMark } from "../lib/settle-marks.ts";
import { splitParagraphs } from "../lib/split-paragraphs.ts";
import { lazyPart } from "./lazy-part.ts";
import { OptionalPart } from "./optional-part.tsx";
import { Sentence } from "./sentence.tsx";

interface MarkedPassageProps {
  passage: string;
  /** The marks that are to be seen, by sentence. */
  marks: ReadonlyMap<number, readonly ShownMark[]>;
  /** The roles that a sentence can be marked with; none once all is said. */
  roles: readonly MarkRole[];
  /** Id of what says how it is done. */
  describedBy: string | undefined;
  onMark: (mark: Mark) => void;
  onTakeAway: (sentence: number) => void;
}

async function loadMenu() {
  return (await import("./choice-menu.tsx")).ChoiceMenu;
}
const ChoiceMenu = lazyPart(loadMenu);

/** The menu's file comes while one reads. What is to be said of a failure is said when it is needed. */
function preloadMenu(): void {
  loadMenu().catch(() => {});
}

/** From one sentence to another. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Letters that mark the sentence in focus. */
const ROLE_KEYS: Readonly<Record<string, MarkRole>> = {
  c: "conclusion",
  r: "reason",
  n: "neither",
  f: "flaw",
};

/** The argument's text, whose sentences can be marked: one stop of the Tab key, with arrow keys inside. */
export function MarkedPassage(props: MarkedPassageProps) {
  const { passage, marks, roles, describedBy, onMark, onTakeAway } = props;
  const paragraphs = useMemo(() => splitParagraphs(passage), [passage]);
  const place = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [opened, setOpened] = useState<{ sentence: number; anchor: HTMLElement } | null>(null);
  const pendingOf = (sentence: number) =>
    marks.get(sentence)?.find(({ standing }) => standing === "pending" || standing === "given")
      ?.role ?? null;

  const act = (event: KeyboardEvent<HTMLElement>, sentence: number) => {
    const { key, currentTarget } = event;
    const step = STEPS[key];
    const role = ROLE_KEYS[key.toLowerCase()];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === "Enter" || key === " ") setOpened({ sentence, anchor: currentTarget });
    else if (key === "Delete" || key === "Backspace") onTakeAway(sentence);
    else if (role !== undefined) {
      if (roles.includes(role)) onMark({ sentence, role });
    } else if (step !== undefined) {
      const sentences = place.current?.querySelectorAll<HTMLElement>("[role=button]");
      const last = (sentences?.length ?? 1) - 1;
      sentences?.[Math.min(last, Math.max(0, sentence + step))]?.focus();
    } else return;
    event.preventDefault();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they fetch the menu's file
    <div
      ref={place}
      role="group"
      aria-label="Sentences of the argument"
      aria-describedby={describedBy}
      dir="auto"
      className="space-y-4"
      onPointerEnter={preloadMenu}
      onFocus={preloadMenu}
    >
      {paragraphs.map((paragraph) => (
        <p key={paragraph[0]?.index}>
          {paragraph.map(({ index, text }) => (
            <Sentence
              key={index}
              text={text}
              marks={marks.get(index) ?? []}
              isStill={roles.length === 0}
              isTabStop={index === current}
              isOpen={opened?.sentence === index}
              onFocus={() => setCurrent(index)}
              onKey={(event) => act(event, index)}
              onOpen={(anchor) => setOpened({ sentence: index, anchor })}
            />
          ))}
        </p>
      ))}
      {opened !== null && roles.length > 0 && (
        <OptionalPart fallback={null} problem="The menu could not be loaded.">
          <ChoiceMenu
            anchor={opened.anchor}
            title="Mark this sentence as"
            choices={roles.map((role) => ({ value: role, text: MARK_ROLE_NAMES[role] }))}
            chosen={pendingOf(opened.sentence)}
            takeBack="Take the mark away"
            onChoose={(role) => onMark({ sentence: opened.sentence, role: role as MarkRole })}
            onTakeBack={() => onTakeAway(opened.sentence)}
            onClose={() => setOpened(null)}
          />
        </OptionalPart>
      )}
    </div>
  );
}
