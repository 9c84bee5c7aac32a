import { Menu } from "@base-ui/react/menu";
import { CheckIcon } from "./icons.tsx";
import "../styles/choice-menu.css";

interface ChoiceMenuProps {
  /** The element that it belongs to: it opens there, and the focus goes back there. */
  anchor: HTMLElement;
  title: string;
  choices: readonly { readonly value: string; readonly text: string }[];
  /** Value of the choice that is made; null where none is. */
  chosen: string | null;
  /** Text of the item that takes the choice back. */
  takeBack: string;
  onChoose: (value: string) => void;
  onTakeBack: () => void;
  onClose: () => void;
}

/** Begins with what is chosen, or with the first: after Base UI, which begins with the menu as a whole. */
function focusItem(popup: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const items = [...(popup?.querySelectorAll<HTMLElement>("[role=menuitemradio]") ?? [])];
    (items.find(({ ariaChecked }) => ariaChecked === "true") ?? items[0])?.focus();
  });
}

/** A menu of things of which one holds, open while it is mounted. */
export function ChoiceMenu(props: ChoiceMenuProps) {
  const { anchor, title, choices, chosen, takeBack, onChoose, onTakeBack, onClose } = props;
  return (
    <Menu.Root open onOpenChange={(open) => !open && onClose()}>
      <Menu.Portal>
        <Menu.Positioner anchor={anchor} align="start" sideOffset={6} className="choice-menu-place">
          <Menu.Popup
            ref={focusItem}
            className="choice-menu"
            finalFocus={() => anchor}
            onKeyDown={({ key }) => key === "Tab" && onClose()}
          >
            <Menu.RadioGroup value={chosen} onValueChange={(value) => onChoose(String(value))}>
              <Menu.Group>
                <Menu.GroupLabel className="choice-menu-title">{title}</Menu.GroupLabel>
                {choices.map(({ value, text }) => (
                  <Menu.RadioItem
                    key={value}
                    value={value}
                    closeOnClick
                    className="choice-menu-item"
                  >
                    <span className="choice-menu-sign">
                      {value === chosen && <CheckIcon className="size-4" />}
                    </span>
                    {text}
                  </Menu.RadioItem>
                ))}
              </Menu.Group>
            </Menu.RadioGroup>
            {chosen !== null && (
              <Menu.Item onClick={onTakeBack} className="choice-menu-item choice-menu-back">
                {takeBack}
              </Menu.Item>
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
