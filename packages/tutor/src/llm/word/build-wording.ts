import type { TutorCall } from "@elenchus/dialogue/model-call";
import { buildFakeEmbed, type FakeEmbed } from "../example-arguments/build-fake-embed.ts";
import { buildLeakCheck } from "../../checks/leaks/build-leak-check.ts";
import {
  buildStreamingClient,
  type ScriptedReply,
  type StreamingClient,
} from "./build-streaming-client.ts";
import type { MoveTurn } from "./materials.ts";
import { wordMove, type Wording } from "./word-move.ts";
import type { WordingReport } from "./wording-report.ts";

/** A reply with all that happened on the way to it. */
export interface Worded {
  readonly reply: string;
  readonly pieces: readonly string[];
  readonly reports: readonly WordingReport[];
  readonly client: StreamingClient;
  readonly fake: FakeEmbed;
  readonly error: unknown;
}

/** For tests: has a move worded by a model that says these things, one reply a stream. */
export async function wordWith(
  turn: MoveTurn,
  replies: readonly ScriptedReply[],
  changes: Partial<Wording> & { readonly call?: TutorCall } = {},
): Promise<Worded> {
  const client = buildStreamingClient(...replies);
  const fake = buildFakeEmbed();
  const reports: WordingReport[] = [];
  const wording: Wording = {
    client,
    checkLeak: buildLeakCheck(),
    report: (report) => reports.push(report),
    ...changes,
  };
  const pieces: string[] = [];
  let error: unknown = null;
  try {
    const call = changes.call ?? { signal: new AbortController().signal };
    for await (const piece of wordMove(wording, turn, call)) pieces.push(piece);
  } catch (thrown) {
    error = thrown;
  }
  return { reply: pieces.join(""), pieces, reports, client, fake, error };
}
