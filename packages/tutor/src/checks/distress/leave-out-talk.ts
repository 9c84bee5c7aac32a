import { TALK } from "./signs.ts";

/** A sentence without what is only talked about in it. */
export function leaveOutTalk(sentence: string): string {
  return TALK.reduce((text, talk) => text.replace(talk, " … "), sentence);
}
