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
 * @property {boolean} [asksFirst] shows what it would do (`--dry-run`), and does it after a yes (`--yes`)
 * @property {string} example
 */

/** @type {CommandOption} */
const ADDRESS = { value: "ADDRESS", isNeeded: true };
/** @type {CommandOption} */
const NAME = { value: "NAME", isNeeded: true };
/** @type {CommandOption} */
const SEEN = {
  value: "all|assigned",
  text: "whom a supervisor sees: everybody, or the students of groups that are assigned, which is usual",
};
/** @type {CommandOption} */
const JSON_OUT = { text: "as JSON" };
/** @type {CommandOption} */
const PASSPHRASE = { value: "FILE", text: "whose text is the pass phrase" };

/** @type {Readonly<Record<string, CommandOption>>} */
const OF_PLATFORM = {
  name: NAME,
  supervisors: { text: "teachers there are supervisors here, of their courses" },
  domains: {
    value: "HOST,…",
    text: "hosts of mail addresses of which its word is taken, so that nobody there confirms theirs",
  },
  frames: {
    value: "URL,…",
    text: "origins that show it in frames, where they are not its own",
  },
};

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
  people: {
    does: "Lists people with an account, by last name: role, access, when they were last seen, and how many dialogues they began.",
    options: {
      search: { value: "TEXT", text: "part of a name or an address" },
      role: { value: "learner|supervisor" },
      access: { value: "yes|no" },
      group: { value: "NAME-OR-CODE", text: "who is in the group, or in charge of it" },
      page: { value: "NUMBER", text: "1, unless another one is named" },
      limit: { value: "NUMBER", text: "people on a page: 50, at most 1000" },
      json: JSON_OUT,
    },
    bare: "search",
    example: "people --role supervisor",
  },
  invite: {
    does: "Makes an account with access, and mails a link to choose a password. Whoever invites sees to it that a learner is old enough.",
    options: {
      email: ADDRESS,
      "first-name": NAME,
      "last-name": NAME,
      role: { value: "learner|supervisor", text: "learner, unless it says otherwise" },
      students: SEEN,
      group: {
        value: "NAME-OR-CODE",
        text: "which a learner is in, or a supervisor in charge of",
      },
      print: {
        text: "the link is printed, this once, and mailed to nobody: for when mail is down",
      },
    },
    bare: "email",
    example: "invite ada@example.org --first-name Ada --last-name Lovelace --group 'Class 9b'",
  },
  "create-supervisor": {
    does: "Invites a supervisor; or makes one of an account that is there.",
    options: {
      email: ADDRESS,
      "first-name": NAME,
      "last-name": NAME,
      students: SEEN,
      operations: { text: "lets them see the Operations page" },
    },
    bare: "email",
    example: "create-supervisor bo@example.org --first-name Bo --last-name Berg --students all",
  },
  promote: {
    does: "Makes a supervisor of a learner, who is logged out everywhere and told by mail; or changes whom a supervisor sees.",
    options: { email: ADDRESS, students: SEEN },
    bare: "email",
    example: "promote bo@example.org --students all",
  },
  demote: {
    does: "Makes a learner of a supervisor, who is logged out everywhere, in charge of no group any more, and told by mail.",
    options: {
      email: ADDRESS,
      force: { text: "also the last supervisor who sees all students" },
    },
    bare: "email",
    example: "demote bo@example.org",
  },
  "reset-password": {
    does: "Mails a link to set a new password. The old one works until then; the new one ends all log-ins.",
    options: {
      email: ADDRESS,
      print: {
        text: "the link is printed, this once, and mailed to nobody: for when mail is down. It opens the account",
      },
    },
    bare: "email",
    example: "reset-password ada@example.org",
  },
  "assign-supervisor": {
    does: "Puts a group into a supervisor's charge.",
    options: { email: ADDRESS, group: { value: "NAME-OR-CODE", isNeeded: true } },
    bare: "email",
    example: "assign-supervisor bo@example.org --group 'Class 9b'",
  },
  "grant-access": forOne("Gives access without a payment.", "grant-access"),
  "revoke-access": forOne("Ends access. A payment is not given back.", "revoke-access"),
  "allow-operations": forOne(
    "Lets a supervisor see the Operations page: how the server runs, and what it costs.",
    "allow-operations",
  ),
  "refuse-operations": forOne("Takes that right away.", "refuse-operations"),
  "refuse-texts": forOne(
    "Leaves a supervisor class reports alone: no names, and nothing that learners wrote.",
    "refuse-texts",
  ),
  "allow-texts": forOne("Gives the rest back.", "allow-texts"),
  refund: forOne("Ends access and gives the payment back, however old it is.", "refund"),
  "ask-age-again": forOne(
    "Asks somebody for the age again who typed a wrong month or year, and was too young by it.",
    "ask-age-again",
  ),
  "reset-second-factor": forOne(
    "Removes a second factor, ends all log-ins of that person and tells them by mail.",
    "reset-second-factor",
  ),
  export: forOne("Prints everything that is kept about a person, as JSON.", "export"),
  "delete-account": forOne(
    "Deletes an account, and all data that belongs only to it, for somebody who cannot log in.",
    "delete-account",
  ),
  "add-platform": {
    does: "Registers a learning platform that sends people by LTI 1.3, or changes one; prints what to type in there. Needs LTI=on.",
    options: {
      issuer: { value: "URL", isNeeded: true, text: "just as the platform writes it" },
      "client-id": { value: "ID", isNeeded: true },
      deployments: { value: "ID,…", isNeeded: true, text: "installations there that may launch" },
      "authorization-url": { value: "URL", isNeeded: true },
      "token-url": { value: "URL", isNeeded: true },
      "keys-url": { value: "URL", isNeeded: true, text: "of its public keys (JWKS)" },
      ...OF_PLATFORM,
    },
    example:
      "add-platform --name Moodle --issuer https://moodle.school.example --client-id Ab3 --deployments 2 --authorization-url https://moodle.school.example/mod/lti/auth.php --token-url https://moodle.school.example/mod/lti/token.php --keys-url https://moodle.school.example/mod/lti/certs.php --supervisors",
  },
  "invite-platform": {
    does: "Prints an address by which a learning platform registers itself, once (LTI Dynamic Registration). Needs LTI=on.",
    options: OF_PLATFORM,
    example: "invite-platform --name Moodle --supervisors --domains school.example",
  },
  platforms: {
    does: "Lists learning platforms that are registered, and what they need to know of this server.",
    example: "platforms",
  },
  "remove-platform": {
    does: "Takes a learning platform away, with its courses, links and marks. Accounts and groups stay.",
    options: {
      issuer: { value: "URL", isNeeded: true },
      "client-id": { value: "ID", isNeeded: true },
    },
    example: "remove-platform --issuer https://moodle.school.example --client-id Ab3",
  },
  "rotate-platform-key": {
    does: "Signs by a new key what learning platforms get. They fetch it by themselves.",
    example: "rotate-platform-key",
  },
  usage: {
    does: "Adds up what calls to language models took: tokens, and their cost where the price is known.",
    options: {
      by: {
        value: "day|model|group",
        text: "day, unless another is named. A group is the one that learners were in then",
      },
      from: {
        value: "DAY",
        text: "as in 2026-11-28, of UTC: 30 days up to --to, unless it says otherwise",
      },
      to: { value: "DAY", text: "this one included: today, unless another is named" },
      json: { text: "as JSON, with the cost in millionths of a US dollar" },
    },
    example: "usage --by group --from 2026-11-01",
  },
  "test-mail": {
    does: "Sends a mail straight to the mail server, and says what it answers and what to do about it.",
    options: { to: ADDRESS },
    bare: "to",
    example: "test-mail --to you@example.org",
  },
  "rotate-secrets": {
    does: "Replaces SESSION_SECRET: makes a new one and says where to put it; once it is there, encrypts second factors anew and says when the old one can go.",
    example: "rotate-secrets",
  },
  "check-tutor": {
    does: "Tries the language model that tutors, and says what is wrong with it. Takes minutes with a slow one.",
    example: "check-tutor",
  },
  doctor: {
    does: "Looks at settings, database, mail, tutor, payment, clock, disk, public address, secrets and backups, and says what to do. Works whether the server runs or not. Ends with 1 where something is broken.",
    options: {
      servers: { value: "NUMBER", text: "how many servers share the database; usually 1" },
      backups: { value: "FOLDER", text: "where backups are kept: the newest one's age is told" },
      "env-file": { value: "FILE", text: "the server's settings, where they are not in .env" },
    },
    example: "doctor --env-file /etc/elenchus/elenchus.env --backups /var/backups/elenchus",
  },
  purge: {
    does: "Deletes for good, once, what RETENTION_DAYS deletes each night: transcripts, calls, looks. Results stay.",
    options: {
      "older-than": { value: "DAYS", isNeeded: true },
      "dry-run": { text: "tells what would be deleted, and deletes nothing" },
      yes: { text: "does not ask first: for programs" },
    },
    asksFirst: true,
    example: "purge --older-than 365 --dry-run",
  },
  backup: {
    does: "Writes all data of one moment into a file, while learners go on, and reads it back. Ends with 1, and says why, where that fails.",
    options: {
      file: { value: "FILE" },
      folder: {
        value: "FOLDER",
        text: "instead of a file: where one with the time in its name is made",
      },
      keep: {
        value: "NUMBER",
        text: "how many in the folder are kept, 3 at least: once the new one is good, older ones are deleted",
      },
      "passphrase-file": PASSPHRASE,
    },
    bare: "file",
    example:
      "backup --folder /var/backups/elenchus --keep 30 --passphrase-file /root/elenchus-passphrase",
  },
  restore: {
    does: "Puts the data of a backup in the place of what is there: all of it, or nothing. Who was deleted since is not brought back. Restart every server after it.",
    options: {
      file: { value: "FILE", isNeeded: true },
      "passphrase-file": PASSPHRASE,
      replace: { text: "also where the server holds accounts, which are then gone" },
      deletions: {
        value: "FILE",
        text: "a ledger of deletions: what it names is not brought back. deletions.jsonl beside the backup, unless another is named; what the server knows itself counts anyway",
      },
      "send-waiting": {
        text: "also mails that waited when the backup was made, though they may have gone out since",
      },
    },
    bare: "file",
    example: "restore /var/backups/elenchus-2026-11-28.backup --replace",
  },
};
