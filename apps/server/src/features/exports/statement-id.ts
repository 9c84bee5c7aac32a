import { createHash } from "node:crypto";

/**
 * The id of a statement about something: the same for the same name, another for another (UUID version 5,
 * RFC 9562). A record store keeps the first statement that it gets under an id, so what has changed since
 * needs one of its own.
 * @param about a UUID
 */
export function statementId(about: string, name: string): string {
  const namespace = Buffer.from(about.replaceAll("-", ""), "hex");
  const bytes = createHash("sha1").update(namespace).update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, "$1-$2-$3-$4-$5");
}
