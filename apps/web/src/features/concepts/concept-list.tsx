import type { ModuleNumber } from "@elenchus/domain/modules";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { useLesson } from "../../hooks/use-lesson.ts";
import { ChevronIcon } from "../../ui/icons.tsx";
import { MissingPart } from "../../ui/missing-part.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { lessonTopics, type Topic } from "./concept-topics.tsx";
import { ReadLesson } from "./read-lesson.tsx";

/** The module's concepts, each with its detail on demand. Source: specification §2, screen 8. */
export function ConceptList({ module }: { module: ModuleNumber }) {
  const { data: lesson, error, refetch } = useLesson(module);
  const topics = useMemo(() => (lesson ? lessonTopics(lesson) : []), [lesson]);
  const [chosen, setChosen] = useState<string | null>(null);

  if (error !== null) return <MissingPart error={error} onRetry={() => void refetch()} />;
  if (lesson === undefined) return <Skeleton lines={6} />;
  return (
    <>
      <ReadLesson module={module} className="-ml-3" />
      <ul className="divide-y divide-line border-t border-line">
        {topics.map((topic) => (
          <ConceptEntry
            key={topic.name}
            topic={topic}
            open={chosen === topic.name}
            onToggle={() => setChosen(chosen === topic.name ? null : topic.name)}
          />
        ))}
      </ul>
    </>
  );
}

interface ConceptEntryProps {
  topic: Topic;
  open: boolean;
  onToggle: () => void;
}

function ConceptEntry({ topic, open, onToggle }: ConceptEntryProps) {
  const detail = useId();
  const button = useRef<HTMLButtonElement>(null);
  // Closing a long entry above moves this one out of sight.
  useEffect(() => {
    if (open) button.current?.scrollIntoView({ block: "nearest" });
  }, [open]);
  return (
    <li>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={detail}
        className="flex min-h-12 w-full cursor-pointer items-center gap-2 py-2.5 text-left hover:text-accent"
        onClick={onToggle}
      >
        <span className="flex-1">
          <span className="block font-semibold">{topic.name}</span>
          {topic.about !== undefined && (
            <span className="block text-[0.9375rem] leading-snug text-ink-soft">{topic.about}</span>
          )}
        </span>
        <ChevronIcon className={`size-5 text-ink-soft ${open ? "rotate-180" : ""}`} />
      </button>
      <div id={detail} hidden={!open} className="pt-1 pb-6 text-base leading-relaxed">
        {open && topic.detail}
      </div>
    </li>
  );
}
