import { useGroupList } from "../../hooks/use-group-list.ts";
import { useViewHeading } from "../../hooks/use-view-heading.ts";
import { call } from "../../lib/call.ts";
import { GroupList } from "../../ui/group-list.tsx";
import { NewText } from "./new-text.tsx";
import { TextCard } from "./text-card.tsx";

const TEXTS = {
  add: "New text",
  loading: "Loading the texts...",
  failed: "The texts could not be loaded.",
  noGroup: "Each text belongs to a group. Make your first group under “Groups”.",
  none: "There are no texts yet.",
};

interface TextListProps {
  userId: string;
  onOpen: (ownTextId: string) => void;
}

/** The texts of one's groups, and bringing another one. */
export function TextList({ userId, onOpen }: TextListProps) {
  const heading = useViewHeading("Own texts");
  const list = useGroupList(userId, "own-texts", (group, signal) =>
    call("ownTexts", group, signal),
  );
  return (
    <div className="pt-6">
      <h1 ref={heading} tabIndex={-1} className="heading-1">
        Own texts
      </h1>
      <p className="mt-2 max-w-[65ch] text-ink-soft">
        Bring a text of your own, mark its parts, and say what students are to find. Once it is
        published, it can be set as work, and the tutor talks about it.
      </p>
      <GroupList
        list={list}
        texts={TEXTS}
        adding={
          <NewText groups={list.groups} onMade={onOpen} onCancel={() => list.setAdding(false)} />
        }
      >
        {list.data?.own_texts.map((each) => (
          <li key={each.own_text_id} className="min-w-0">
            <TextCard text={each} onOpen={onOpen} />
          </li>
        ))}
      </GroupList>
    </div>
  );
}
