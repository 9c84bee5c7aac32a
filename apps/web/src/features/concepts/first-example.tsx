import type { Lesson, WorkedExample } from "@elenchus/curriculum/lesson";
import type { ModuleNumber } from "@elenchus/domain/modules";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLesson } from "../../hooks/use-lesson.ts";
import { Button } from "../../ui/button.tsx";
import { ChevronIcon } from "../../ui/icons.tsx";
import { ExampleFindings, ExamplePassage } from "./concept-topics.tsx";

interface FirstExampleProps {
  module: ModuleNumber;
  /** Told when somebody begins to read it. */
  onOpen?: () => void;
}

/** An example of what the module is about, read in a minute: the argument first, then what there is to find. */
export function FirstExample({ module, onOpen }: FirstExampleProps) {
  const { data: lesson, error } = useLesson(module);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const [example] = lesson?.examples ?? [];
  const isMissing = lesson !== undefined && example === undefined;
  if (isMissing || error !== null) return null;
  const toggle = () => {
    setIsOpen(!isOpen);
    if (!isOpen) onOpen?.();
  };
  return (
    <div className="mt-6">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="card flex min-h-12 w-full cursor-pointer items-center gap-3 px-5 py-3 text-left hover:text-accent"
        onClick={toggle}
      >
        <span className="flex-1">
          <span className="block font-semibold">An example in a minute</span>
          <span className="block text-[0.9375rem] text-ink-soft">
            {/* Its place is kept until the lesson is there: coming late, it would push the talk about. */}
            {example?.title ?? "\u00a0"}
          </span>
        </span>
        <ChevronIcon className={`size-5 text-ink-soft ${isOpen ? "rotate-180" : ""}`} />
      </button>
      <div id={id} hidden={!isOpen} className="px-5 pt-5 leading-relaxed">
        {isOpen && lesson !== undefined && example !== undefined && (
          <Example lesson={lesson} example={example} />
        )}
      </div>
    </div>
  );
}

/** With the argument, which has as many again, it is read in a minute. */
const MOST_WORDS = 140;

/** An example without all that takes longer than a minute: the conclusion, and as much of the analysis as fits. */
function shorten({ title, passage, conclusion, analysis }: WorkedExample): WorkedExample {
  let left = MOST_WORDS;
  const fitting = analysis.filter(({ quote = "", explanation }, index) => {
    left -= `${quote} ${explanation}`.split(/\s+/u).length;
    return index === 0 || left >= 0;
  });
  return { title, passage, conclusion, reasons: [], analysis: fitting };
}

function Example({ lesson, example }: { lesson: Lesson; example: WorkedExample }) {
  const [isSolved, setIsSolved] = useState(false);
  const findings = useRef<HTMLDivElement>(null);
  const { analysisLabel } = lesson;
  const solve = () => {
    flushSync(() => setIsSolved(true));
    findings.current?.focus({ preventScroll: true });
    // On a phone the button stands at the foot of the screen, and what comes in its place would be below.
    findings.current?.scrollIntoView({ block: "nearest" });
  };
  return (
    <div className="space-y-5">
      <ExamplePassage example={example} />
      {!isSolved && (
        <>
          <p>
            Stop for a moment, and look for two things: the conclusion, and what belongs under “
            {analysisLabel}”.
          </p>
          <Button onClick={solve}>Show what there is to find</Button>
        </>
      )}
      {isSolved && (
        <div ref={findings} tabIndex={-1} className="scroll-mt-4 space-y-5 outline-none">
          <ExampleFindings example={shorten(example)} analysisLabel={analysisLabel} />
        </div>
      )}
    </div>
  );
}
