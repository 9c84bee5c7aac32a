import {
  isLikeName,
  isLongName,
  MAX_NAME_LETTERS,
  tidyName,
  type NamePart,
} from "@elenchus/domain/person-name";
import { hasVisibleText, withoutBidirectionalControls } from "@elenchus/domain/visible-text";
import * as z from "zod/mini";
import { isUserName } from "@elenchus/domain/user-names";
import { isEmailAddress, normaliseEmail } from "../identity/email-address.ts";
import type { Person } from "../store/accounts/account-store.ts";
import { AdminError, UsageError, type AdminContext } from "./admin-context.ts";

/** The facts of a change that a log may tell: ids, never an address or a name. */
type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** The context that a command works with. */
export interface CommandContext extends AdminContext {
  /** Leaves a line in the log that this command changed something, or looked at what is somebody's own. */
  readonly note: (facts: Facts) => void;
}

/** A command. What it takes is described for people in `scripts/admin/commands.mjs`. */
export interface AdminCommand {
  /** Names of what it takes. */
  readonly takes: readonly string[];
  run(context: CommandContext, options: unknown): Promise<string>;
}

function describeIssue({ path, message, ...issue }: z.core.$ZodIssue): string {
  if (issue.code === "unrecognized_keys")
    return `${issue.keys.map((key) => `--${key}`).join(", ")} is no option of this command.`;
  return `--${String(path[0])} ${message}.`;
}

/** @throws UsageError from the command, naming all that is wrong with its options */
export function defineCommand<Shape extends Record<string, z.core.$ZodType>>(
  shape: Shape,
  carryOut: (
    context: CommandContext,
    options: z.output<ReturnType<typeof z.strictObject<Shape>>>,
  ) => Promise<string>,
): AdminCommand {
  const options = z.strictObject(shape);
  return {
    takes: Object.keys(shape),
    async run(context, given) {
      const read = z.safeParse(options, given);
      if (!read.success) throw new UsageError(read.error.issues.map(describeIssue).join("\n"));
      return carryOut(context, read.data);
    },
  };
}

export const Email = z
  .string("is missing")
  .check(z.overwrite(normaliseEmail), z.refine(isEmailAddress, "must be an email address"));

/** Whose account it is: an address, or a user name. */
export const AddressOrName = z.string("is missing").check(
  z.overwrite(normaliseEmail),
  z.refine(
    (typed) => isEmailAddress(typed) || isUserName(typed),
    "must be an email address, or a user name",
  ),
);

/** A group's name or its code, as it is typed. */
export const GroupName = z
  .string()
  .check(
    z.overwrite(withoutBidirectionalControls),
    z.trim(),
    z.refine(hasVisibleText, "must not be empty"),
    z.maxLength(80, "is too long"),
  );

/** Somebody's name, by the rule that the form for registering has. */
export const personName = (part: NamePart) =>
  z.string("is missing").check(
    z.overwrite(tidyName),
    z.refine(hasVisibleText, { message: "must not be empty", abort: true }),
    z.refine(isLikeName, { message: "must be a name and nothing else", abort: true }),
    z.refine(
      (name) => !isLongName(name, part),
      `can have at most ${MAX_NAME_LETTERS[part]} letters`,
    ),
  );

/** There or not: the command line sends "yes" for it. */
export const Flag = z._default(
  z.pipe(
    z.literal("yes", "takes no value"),
    z.transform(() => true),
  ),
  false,
);

/** From 1 on, as it is typed. */
export function wholeNumber(most: number) {
  return z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,8}$/u, "must be a whole number from 1 on")),
    z.transform(Number).check(z.maximum(most, `must be ${most} or less`)),
  );
}

export async function findPerson({ stores }: AdminContext, email: string): Promise<Person> {
  const person = await stores.accounts.findByEmail(email);
  if (person === null)
    throw new AdminError(
      isUserName(email)
        ? `There is no account with the user name ${email}.`
        : `There is no account with the address ${email}.`,
    );
  return person;
}
