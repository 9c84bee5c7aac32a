/** A mail as a mail program reads it. */
export interface ReadMail {
  /** Names in lower case; a header that comes twice has two values. */
  readonly headers: ReadonlyMap<string, readonly string[]>;
  readonly messageId: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

function decodeQuoted(text: string): Buffer {
  const bytes = text
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/gi, (_all, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, "latin1");
}

/** Encoded words of a header. Source: RFC 2047. */
function decodeWords(value: string): string {
  const joined = value.replaceAll(/\?=\s+=\?/g, "?==?");
  return joined.replaceAll(
    /=\?utf-8\?([BQ])\?([^?]*)\?=/gi,
    (_all, encoding: string, text: string) =>
      encoding.toUpperCase() === "B"
        ? Buffer.from(text, "base64").toString()
        : decodeQuoted(text.replaceAll("_", " ")).toString(),
  );
}

function splitPart(raw: string): { headers: Map<string, string[]>; body: string } {
  const end = raw.indexOf("\r\n\r\n");
  const headers = new Map<string, string[]>();
  for (const line of raw.slice(0, end).split(/\r\n(?![ \t])/)) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).replaceAll(/\r\n[ \t]/g, " ");
    headers.set(name, [...(headers.get(name) ?? []), decodeWords(value.trim())]);
  }
  return { headers, body: raw.slice(end + 4) };
}

function readBody(headers: ReadonlyMap<string, readonly string[]>, body: string): string {
  const encoding = headers.get("content-transfer-encoding")?.[0] ?? "7bit";
  if (encoding === "base64") return Buffer.from(body, "base64").toString();
  if (encoding === "quoted-printable") return decodeQuoted(body).toString();
  return Buffer.from(body, "latin1").toString();
}

/** Reads a mail as it came over the wire: `multipart/alternative` with text and HTML. */
export function readMail(raw: Buffer): ReadMail {
  const { headers, body } = splitPart(raw.toString("latin1"));
  const type = headers.get("content-type")?.[0] ?? "";
  const boundary = /^multipart\/alternative;.*boundary="([^"]+)"/.exec(type)?.[1];
  if (boundary === undefined) throw new Error(`not the two parts that were expected: ${type}`);
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => splitPart(part.replace(/^\r\n/, "")));
  const find = (wanted: string): string => {
    const part = parts.find((each) => each.headers.get("content-type")?.[0]?.startsWith(wanted));
    if (!part) throw new Error(`there is no ${wanted}`);
    // The line break before a boundary belongs to the boundary.
    return readBody(part.headers, part.body.replace(/\r\n$/, "")).replaceAll("\r\n", "\n");
  };
  return {
    headers,
    messageId: headers.get("message-id")?.[0]?.replaceAll(/[<>]/g, "") ?? "",
    subject: headers.get("subject")?.[0] ?? "",
    text: find("text/plain"),
    html: find("text/html"),
  };
}
