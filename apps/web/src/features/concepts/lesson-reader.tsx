import { Dialog } from "@base-ui/react/dialog";
import { MODULE_TITLES, type ModuleNumber } from "@elenchus/domain/modules";
import { useId, useMemo } from "react";
import { useLesson } from "../../hooks/use-lesson.ts";
import { CloseIcon } from "../../ui/icons.tsx";
import { MissingPart } from "../../ui/missing-part.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { lessonTopics, type Topic } from "./concept-topics.tsx";
import "../../styles/reader.css";

interface LessonReaderProps {
  module: ModuleNumber;
  onClose: () => void;
}

/** A lesson from beginning to end, over the whole page, with its contents beside it where there is room. */
export function LessonReader({ module, onClose }: LessonReaderProps) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup className="reader">
          <div className="reader-head flex items-start gap-3 border-b border-line bg-surface py-2 pr-3">
            <Dialog.Title className="heading-2 min-w-0 flex-1 py-1.5 text-balance">
              Module {module}: {MODULE_TITLES[module]}
            </Dialog.Title>
            <Dialog.Close aria-label="Close" className="icon-button shrink-0">
              <CloseIcon />
            </Dialog.Close>
          </div>
          <LessonText module={module} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function LessonText({ module }: { module: ModuleNumber }) {
  const { data: lesson, error, refetch } = useLesson(module);
  const topics = useMemo(() => (lesson ? lessonTopics(lesson) : []), [lesson]);
  const id = useId();
  if (error !== null) return <MissingPart error={error} onRetry={() => void refetch()} />;
  if (lesson === undefined) return <Skeleton lines={8} />;
  const idOf = (topic: Topic) => `${id}-${topic.name}`.replaceAll(" ", "-");
  const show = (topic: Topic) => {
    const heading = document.getElementById(idOf(topic));
    heading?.focus({ preventScroll: true });
    heading?.parentElement?.scrollIntoView();
  };
  return (
    <div className="reader-grid">
      <nav aria-label="Contents" className="reader-contents">
        <ul>
          {topics.map((topic) => (
            <li key={topic.name}>
              <button
                type="button"
                className="text-button min-h-11 text-left"
                onClick={() => show(topic)}
              >
                {topic.name}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">
        {topics.map((topic) => (
          <section key={topic.name} aria-labelledby={idOf(topic)} className="reader-part">
            <h3 id={idOf(topic)} tabIndex={-1} className="heading-2 mb-4">
              {topic.about === undefined ? topic.name : `${topic.name}: ${topic.about}`}
            </h3>
            {topic.detail}
          </section>
        ))}
      </div>
    </div>
  );
}
