// What every command takes and does, for people. The server reads the values; `admin-commands.ts` has the same names.

/**
 * @typedef {object} CommandOption
 * @property {string} [value] what stands for its value; left out where it is there or not
 * @property {boolean} [isNeeded]
 * @property {string} [text] what it does, where its name does not say it
 */

/**
 * @typedef {object} Command
 * @property {string} does
 * @property {Readonly<Record<string, CommandOption>>} [options]
 * @property {string} [bare] the option whose value may stand without its name
 * @property {string} example
 */

/** @type {CommandOption} */
const ADDRESS = { value: "ADDRESS", isNeeded: true };
/** @type {CommandOption} */
const NAME = { value: "NAME", isNeeded: true };
/** @type {CommandOption} */
const PASSPHRASE = { value: "FILE", text: "whose text is the pass phrase" };

/**
 * @param {string} does
 * @param {string} name
 * @returns {Command}
 */
function forOne(does, name) {
  return { does, options: { email: ADDRESS }, bare: "email", example: `${name} ada@example.org` };
}

/** @type {Readonly<Record<string, Command>>} */
export const COMMANDS = {
  "create-supervisor": {
    does: "Makes a supervisor, who gets a mail with a link to choose a password; or makes one of an account that is there.",
    options: {
      email: ADDRESS,
      "first-name": NAME,
      "last-name": NAME,
      students: {
        value: "all|assigned",
        text: "whom they see: everybody, or the students of groups that are assigned to them, which is usual",
      },
    },
    bare: "email",
    example: "create-supervisor bo@example.org --first-name Bo --last-name Berg --students all",
  },
  "assign-supervisor": {
    does: "Puts a group into a supervisor's charge.",
    options: { email: ADDRESS, group: { value: "NAME-OR-CODE", isNeeded: true } },
    bare: "email",
    example: "assign-supervisor bo@example.org --group 'Class 9b'",
  },
  "grant-access": forOne("Gives access without a payment.", "grant-access"),
  "revoke-access": forOne("Ends access. A payment is not given back.", "revoke-access"),
  refund: forOne("Ends access and gives the payment back, however old it is.", "refund"),
  "reset-second-factor": forOne(
    "Removes a second factor, ends all log-ins of that person and tells them by mail.",
    "reset-second-factor",
  ),
  export: forOne("Prints everything that is kept about a person, as JSON.", "export"),
  "delete-account": forOne(
    "Deletes an account, and all data that belongs only to it, for somebody who cannot log in.",
    "delete-account",
  ),
  "check-tutor": {
    does: "Tries the language model that tutors, and says what is wrong with it. Takes minutes with a slow one.",
    example: "check-tutor",
  },
  backup: {
    does: "Writes all data of one moment into a file, while learners go on.",
    options: { file: { value: "FILE", isNeeded: true }, "passphrase-file": PASSPHRASE },
    bare: "file",
    example:
      "backup /var/backups/elenchus-2026-11-28.backup --passphrase-file /root/elenchus-passphrase",
  },
  restore: {
    does: "Puts the data of a backup in the place of what is there: all of it, or nothing. Restart every server after it.",
    options: {
      file: { value: "FILE", isNeeded: true },
      "passphrase-file": PASSPHRASE,
      replace: { text: "also where the server holds accounts, which are then gone" },
    },
    bare: "file",
    example: "restore /var/backups/elenchus-2026-11-28.backup --replace",
  },
};

/** What every command takes: where the server is. */
/** @type {Readonly<Record<string, CommandOption>>} */
export const DOOR_OPTIONS = {
  server: {
    value: "URL",
    text: "the server's door: http://127.0.0.1:ADMIN_PORT, or what leads there",
  },
  "token-file": { value: "FILE", text: "whose text is the server's ADMIN_TOKEN" },
};
