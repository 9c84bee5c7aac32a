import {
  isLikeName,
  isLongName,
  MAX_NAME_LETTERS,
  tidyName,
  type NamePart,
} from "@elenchus/domain/person-name";
import { hasVisibleText } from "@elenchus/domain/visible-text";
import * as z from "zod/mini";

/** Holds a text to a name; of what is no name it is not said too that it is long. */
function fits(part: NamePart): z.core.CheckFn<string> {
  const problemOf = (name: string): string | null => {
    if (!hasVisibleText(name)) return `Please enter your ${part} name.`;
    if (!isLikeName(name))
      return `Please write only your ${part} name here. It can have letters, spaces, dots, hyphens and apostrophes.`;
    if (isLongName(name, part))
      return `The ${part} name can have at most ${MAX_NAME_LETTERS[part]} letters.`;
    return null;
  };
  return ({ value: input, issues }) => {
    const message = problemOf(input);
    if (message !== null) issues.push({ code: "custom", input, message });
  };
}

const nameField = (part: NamePart) => z.string().check(z.overwrite(tidyName), fits(part));

/** A first name, wherever one is taken. */
export const FirstName = nameField("first");

/** A last name, wherever one is taken. */
export const LastName = nameField("last");
