import { MODULES } from "@elenchus/curriculum/modules/modules";
import { MODULE_TITLES, type ModuleNumber } from "@elenchus/domain/modules";
import { Button } from "../../ui/button.tsx";
import { ArrowIcon } from "../../ui/icons.tsx";

interface NextDialogueProps {
  module: ModuleNumber;
  /** Its topic; null while the learner has named nothing. */
  interest: string | null;
  onBegin: () => void;
  onChoose: () => void;
}

/** The next step: the module that comes next, and one button that begins its dialogue. */
export function NextDialogue({ module, interest, onBegin, onChoose }: NextDialogueProps) {
  return (
    <section
      aria-labelledby="next"
      className="card border-t-3 border-t-accent p-5 shadow-lift sm:p-7"
    >
      <h2 id="next" className="eyebrow">
        Your next dialogue
      </h2>
      <p className="heading-2 mt-1 text-balance">{MODULE_TITLES[module]}</p>
      <p className="mt-2 max-w-[60ch] text-ink-soft">
        {MODULES[module].trains} It takes about 10 minutes.
      </p>
      {interest === null && (
        <p className="mt-3">First name something that interests you, below. Then begin.</p>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button look="primary" className="min-h-12 px-6 wrap-anywhere" onClick={onBegin}>
          {interest === null ? "Begin" : <bdi>Talk about {interest}</bdi>}
          <ArrowIcon />
        </Button>
        {interest !== null && (
          <Button look="ghost" onClick={onChoose}>
            Choose another issue
          </Button>
        )}
      </div>
    </section>
  );
}
