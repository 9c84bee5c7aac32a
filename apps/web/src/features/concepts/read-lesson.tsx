import type { ModuleNumber } from "@elenchus/domain/modules";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { OptionalPart } from "../../ui/optional-part.tsx";

const LessonReader = lazyPart(async () => (await import("./lesson-reader.tsx")).LessonReader);

interface ReadLessonProps {
  module: ModuleNumber;
  className?: string;
  /** Told when it is opened. */
  onOpen?: () => void;
}

/** Opens the whole lesson over the page. */
export function ReadLesson({ module, className = "", onOpen }: ReadLessonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setIsOpen(true);
    onOpen?.();
  };
  return (
    <>
      <Button look="ghost" className={className} aria-haspopup="dialog" onClick={open}>
        Read the whole lesson
      </Button>
      {isOpen && (
        <OptionalPart fallback={null} problem="The lesson could not be shown.">
          <LessonReader module={module} onClose={() => setIsOpen(false)} />
        </OptionalPart>
      )}
    </>
  );
}
