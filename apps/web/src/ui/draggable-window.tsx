import { Dialog } from "@base-ui/react/dialog";
import { useRef, type ReactNode } from "react";
import { useDrag } from "../hooks/use-drag.ts";
import { CloseIcon } from "./icons.tsx";
import { MoveControls } from "./move-controls.tsx";
import "../styles/windows.css";
import "../styles/draggable-window.css";

interface DraggableWindowProps {
  title: string;
  /** Whether the page behind is out of reach while the window is open. */
  modal: boolean;
  /** Whether there is more in it than a text: it may take more of a wide screen. */
  wide?: boolean;
  onClose: () => void;
  children: ReactNode;
  /** Stands below the text and does not scroll with it. */
  footer?: ReactNode;
}

/** A window that moves by its title bar, by arrow keys and by buttons; Escape closes it. */
export function DraggableWindow(props: DraggableWindowProps) {
  const { title, modal, wide = false, onClose, children, footer } = props;
  const popup = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const drag = useDrag(popup, bar);
  return (
    <Dialog.Root
      open
      modal={modal}
      disablePointerDismissal
      onOpenChange={(open) => !open && onClose()}
    >
      <Dialog.Portal>
        {modal && <Dialog.Backdrop className="backdrop" />}
        <Dialog.Viewport
          className={`modal-viewport ${modal ? "" : "pointer-events-none items-start pt-20"}`}
        >
          <Dialog.Popup
            ref={popup}
            className={`window pointer-events-auto ${wide ? "max-w-6xl" : "max-w-2xl"}`}
            style={drag.style}
            initialFocus={heading}
          >
            <div ref={bar} className="title-bar" {...drag.handle}>
              <Dialog.Title ref={heading} tabIndex={-1} className="heading-2 flex-1">
                {title}
              </Dialog.Title>
              <MoveControls drag={drag} />
              <Dialog.Close aria-label="Close" className="icon-button">
                <CloseIcon />
              </Dialog.Close>
            </div>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it */}
            <div tabIndex={0} className="window-text">
              {children}
            </div>
            {footer !== undefined && <div className="window-footer">{footer}</div>}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
