import { logIn, type ApiClient } from "../api-client.ts";

/** Logs the demo learner in and begins a dialogue, which a browser with the same cookie resumes. */
export async function beginDialogue(url: string): Promise<ApiClient> {
  const client = await logIn(url, "learner@demo.test", "socrates-asks");
  const { reply: session } = await client.call("session", {});
  const user_id = session.user_id;
  await client.call("addInterest", { user_id, interest: "beekeeping" });
  const { reply: offer } = await client.call("getPassageSubtopics", { user_id });
  const [issue] = offer.passage_subtopics;
  if (issue === undefined) throw new Error("no issue was offered");
  await client.call("initModuleChat", { user_id, module_id: 1, chosen_passage_subtopic: issue });
  return client;
}
