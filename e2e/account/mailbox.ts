import { expect, type APIRequestContext } from "@playwright/test";

/** Whoever can ask a server: a page, for one. */
export interface Caller {
  readonly request: APIRequestContext;
}

/** A mail as the demo shows it. */
interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The mails to an address, newest first. */
async function readMails({ request }: Caller, to: string): Promise<readonly Mail[]> {
  const answer = await request.get("/demo/mail.json");
  const mails = (await answer.json()) as readonly Mail[];
  return mails.filter((mail) => mail.to === to);
}

/** Waits for a mail to an address with a text in it, and gives the newest. */
export async function waitForMail(
  caller: Caller,
  to: string,
  words: string | RegExp,
): Promise<Mail> {
  const find = async () =>
    (await readMails(caller, to)).find(({ text }) => new RegExp(words, "u").test(text));
  await expect.poll(find, { message: `no mail to ${to} with ${String(words)}` }).toBeDefined();
  const mail = await find();
  if (mail === undefined) throw new Error("The mail has gone again.");
  return mail;
}

/** The link in a mail that has a parameter of that name. */
export async function waitForLink(caller: Caller, to: string, parameter: string): Promise<string> {
  const { text } = await waitForMail(caller, to, `\\?${parameter}=`);
  const link = new RegExp(`https?://\\S+\\?${parameter}=\\S+`, "u").exec(text)?.[0];
  if (link === undefined) throw new Error(`No link in: ${text}`);
  return link;
}
