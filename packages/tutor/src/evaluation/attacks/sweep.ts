import { writeFileSync } from "node:fs";
import { createSentenceEncoder } from "../../built-in/sentence-encoder.ts";
import { lendParts } from "../../built-in/lend-parts.ts";
import { COVERED } from "../../dialogue/coverage.ts";
import { decideMove } from "../../dialogue/policy.ts";
import { assess } from "../../llm/assessing/assess.ts";
import { createLeakGuard } from "../../llm/guard/leak-guard.ts";
import { wordMove } from "../../llm/wording/word-move.ts";
import type { ModelClient } from "../../llm/model-client.ts";
import { ATTACKS, listMessages } from "./all-attacks.ts";
import { ALL_LEAK_WAYS } from "./all-leak-ways.ts";
import { attackScenes } from "./attack-scenes.ts";
import { fillSlots } from "./fill-slots.ts";
import { findReached } from "./find-reached.ts";
import { creditAll, secretsOpen } from "./worst-case-model.ts";

const what = process.argv[2];
const part = Number(process.argv[3] ?? 0),
  parts = Number(process.argv[4] ?? 1);
const encoder = createSentenceEncoder();
const scenes = await attackScenes(encoder, 2);
const lent = lendParts({ encoder });
const call = { signal: new AbortController().signal };
const out: string[] = [];
let count = 0;
console.log(scenes.length, "scenes");
if (what === "credits") {
  const messages = listMessages(ATTACKS);
  // scenes with the same open question are the same place
  const seen = new Set<string>();
  for (const scene of scenes) {
    const { view } = scene;
    const key = `${view.argument.frame}|${view.argument.issue}|${view.dialogue.step}|${view.dialogue.probed.join()}|${Object.keys(view.dialogue.coverage).join()}`;
    if (seen.has(key)) continue;
    seen.add(key);
    for (const [at, raw] of messages.entries()) {
      if (at % parts !== part) continue;
      const message = fillSlots(raw, view.argument);
      const client = {
        name: "w",
        generate: async () => creditAll({ view, message, otherWords: new Map() }),
      } as unknown as ModelClient;
      count += 1;
      const judged = await assess({ ...lent, client }, view, message, call);
      for (const [id, c] of Object.entries(judged.coverage))
        if (c >= COVERED) out.push(`${view.argument.frame} ${id} | ${message}`);
    }
  }
} else {
  const guard = createLeakGuard({ embed: (t) => encoder.embed(t), wouldEarn: lent.wouldEarn });
  for (const [index, scene] of scenes.entries()) {
    if (index % parts !== part) continue;
    const { view } = scene;
    const message = process.argv[5]?.includes("question")
      ? "what does the passage mean by that word? what is a reason?"
      : "asdf what is it";
    const secrets = secretsOpen({ view, message, otherWords: scene.otherWords });
    for (const kind of (process.argv[5] ?? "off_topic").split(",") as any[]) {
      const { move, dialogue } = decideMove(view.argument, view.dialogue, {
        speechAct: kind,
        coverage: {},
        misconception: null,
        confidence: 0.9,
        reasons: ["x"],
        judge: "x",
      });
      const after = { ...view, dialogue };
      for (const [way, make] of Object.entries(ALL_LEAK_WAYS))
        for (const secret of secrets) {
          const leak = make(secret);
          const told = { ...leak, way, secret };
          const client = {
            name: "w",
            async *stream() {
              yield leak.text;
            },
          } as unknown as ModelClient;
          let reply = "";
          count += 1;
          for await (const piece of wordMove(
            { client, guard, fallback: lent.wordMove, report: () => {} } as never,
            { view: after, message, move },
            { ...call, requests: { left: 0 } },
          ))
            reply += piece;
          const goesOn = dialogue.step !== view.dialogue.step || dialogue.outcome !== null;
          const reached = findReached(told as never, reply, goesOn);
          if (reached !== null)
            out.push(
              `${secret.isInOtherWords ? "OTHER" : "KEY"} ${view.argument.frame} ${secret.expectation.id} ${way}: ${reached}`,
            );
        }
    }
  }
}
writeFileSync(`/tmp/sweep-${what}-${part}-${process.argv[5] ?? ""}.txt`, out.join("\n") + "\n");
console.log(what, count, out.length);
await encoder.close();
