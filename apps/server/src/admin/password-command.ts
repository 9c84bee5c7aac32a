import { RESET_LINK_MINUTES } from "@elenchus/domain/limits";
import { isUserName } from "@elenchus/domain/user-names";
import { resetLetter } from "../mail/letters.ts";
import { AddressOrName, defineCommand, findPerson, Flag } from "./admin-command.ts";
import { takesPasswords } from "../identity/takes-passwords.ts";
import { AdminError } from "./admin-context.ts";
import { sendPasswordLink } from "./mail-link.ts";

/** `reset-password`: the same link as "Forgot password?" sends. */
export const PASSWORD_COMMAND = defineCommand(
  { email: AddressOrName, print: Flag },
  async (context, { email, print }) => {
    if (!takesPasswords(context))
      throw new AdminError("OIDC_ONLY is on: nobody logs in with a password.");
    const { id, firstName } = await findPerson(context, email);
    if (!print && isUserName(email))
      throw new AdminError(`${email} has no mailbox: add --print, and hand the link over.`);
    const link = await sendPasswordLink(context, {
      kind: "reset",
      userId: id,
      email,
      minutes: RESET_LINK_MINUTES,
      isPrinted: print,
      writeLetter: (to) => resetLetter({ firstName, link: to, minutes: RESET_LINK_MINUTES }),
    });
    context.note({ user_id: id, is_printed: print });
    const works = `works once, for ${RESET_LINK_MINUTES} minutes. Until it is used, the password stays as it is.`;
    return print
      ? `The link to set a new password ${works} It is shown this once, and opens the account to whoever has it:\n${link}`
      : `A mail with a link to set a new password is on its way to ${email}. The link ${works}`;
  },
);
