import { Dialog } from "@base-ui/react/dialog";
import type { ModuleNumber } from "@elenchus/domain/modules";
import { CloseIcon } from "../../ui/icons.tsx";
import { ConceptList } from "./concept-list.tsx";
import "../../styles/windows.css";
import "../../styles/drawer.css";

interface ConceptDrawerProps {
  module: ModuleNumber;
  onClose: () => void;
}

/** The concept list where the screen has no room for it beside the chat. */
export function ConceptDrawer({ module, onClose }: ConceptDrawerProps) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="drawer">
          <div className="sticky top-0 flex items-center justify-between border-b border-line bg-surface py-2 pr-3 pl-5">
            <Dialog.Title className="heading-2">Concepts</Dialog.Title>
            <Dialog.Close aria-label="Close" className="icon-button">
              <CloseIcon />
            </Dialog.Close>
          </div>
          <div className="px-5 py-2">
            <ConceptList module={module} />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
