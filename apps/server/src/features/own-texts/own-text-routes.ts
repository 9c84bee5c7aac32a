import type { OwnText as OwnTextOnWire } from "@elenchus/contract/admin-own-texts";
import type { AppContext } from "../../app-context.ts";
import { addAdminCall, narrowScope, type AdminCall } from "../../calls/add-admin-call.ts";
import { AppError } from "../../errors/app-error.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { clientGoneSignal } from "../../http/client-gone.ts";
import type { OwnText } from "../../store/own-texts/own-text-store.ts";
import { draftOwnTextKey } from "./draft-own-text-key.ts";
import { examineOwnText } from "./examine-own-text.ts";
import { presentForm, presentOwnText, presentOwnTextEntry } from "./present-own-text.ts";
import { requireOwnText } from "./require-own-text.ts";

/** As many as somebody looks through at once. */
const MOST_LISTED = 100;

function changedElsewhere(): AppError {
  const text =
    "This text was changed on another page since. Load it anew to go on with what is there now.";
  return new AppError(409, "own_text_changed", text);
}

function notAuthor(): AppError {
  return new AppError(
    403,
    "not_author",
    "Only who brought a text can share it, or stop sharing it.",
  );
}

function idIsTaken(): AppError {
  const text = "Another text has this id. Reload the page and try again.";
  return new AppError(409, "own_text_exists", text);
}

type Present = (text: OwnText, call: Pick<AdminCall<"ownText">, "user">) => OwnTextOnWire;

/** How texts are shown to whoever calls. */
function presenterFor({ keyDrafter }: AppContext): Present {
  const canDraft = keyDrafter !== null;
  return (text, { user }) => presentOwnText(text, { supervisorId: user.id, canDraft });
}

/** The one group that is named, of those that the supervisor sees. */
async function requireGroup(
  context: AppContext,
  call: AdminCall<"saveOwnText" | "copyOwnText">,
): Promise<string> {
  const narrowed = await narrowScope(context, call, call.payload.group_id);
  const [groupId = ""] = narrowed.kind === "groups" ? narrowed.groupIds : [];
  return groupId;
}

/** Keeps a text under the sender's id. Sent twice, it is there once. */
async function createText(
  context: AppContext,
  call: AdminCall<"saveOwnText" | "copyOwnText">,
  text: Pick<OwnText, "id" | "form">,
): Promise<void> {
  const { user, scope } = call;
  const groupId = await requireGroup(context, call);
  const { ownTexts } = context.stores;
  if (await ownTexts.create({ ...text, groupId, createdBy: user.id })) return;
  const known = await ownTexts.find({ supervisorId: user.id, scope }, text.id);
  if (known?.groupId !== groupId || known.createdBy !== user.id) throw idIsTaken();
}

async function saveText(context: AppContext, call: AdminCall<"saveOwnText">): Promise<OwnText> {
  const { own_text_id, revision, form } = call.payload;
  const id = own_text_id.toLowerCase();
  if (revision === 0) {
    await createText(context, call, { id, form });
    return requireOwnText(context, call, id);
  }
  const known = await requireOwnText(context, call, id);
  if (await context.stores.ownTexts.save(known.id, revision, form))
    return requireOwnText(context, call, id);
  // Its answer may have been lost on the way.
  const isSaved = JSON.stringify(presentForm(known.form)) === JSON.stringify(form);
  if (!isSaved) throw changedElsewhere();
  return known;
}

function addDraftRoutes(app: ApiApp, context: AppContext): void {
  const present = presenterFor(context);
  addAdminCall(app, context, "saveOwnText", async (call) => {
    const text = await saveText(context, call);
    return { own_text: present(text, call) };
  });
  addAdminCall(app, context, "copyOwnText", async (call) => {
    const { form } = await requireOwnText(context, call, call.payload.own_text_id);
    const id = call.payload.copy_id.toLowerCase();
    await createText(context, call, { id, form });
    return { own_text: present(await requireOwnText(context, call, id), call) };
  });
  addAdminCall(app, context, "draftOwnTextKey", async (call) => {
    const { user, request, reply, payload } = call;
    const text = await requireOwnText(context, call, payload.own_text_id);
    const asking = { userId: user.id, address: request.ip, gone: clientGoneSignal(reply) };
    return draftOwnTextKey(context, text, asking);
  });
  addAdminCall(app, context, "ownTextSample", async ({ payload, user, request, reply }) => {
    await context.limits.take("own_text", { account: user.id, address: request.ip });
    const wanted = { module: payload.module_id, topic: payload.topic, seed: context.random() };
    const signal = clientGoneSignal(reply);
    return { form: presentForm(await context.ownTextDesk.startFrom(wanted, { signal })) };
  });
}

function addPublishingRoutes(app: ApiApp, context: AppContext): void {
  const { limits, stores } = context;
  const present = presenterFor(context);
  const examine = async (call: AdminCall<"checkOwnText" | "publishOwnText">) => {
    const { user, request, reply, payload } = call;
    const text = await requireOwnText(context, call, payload.own_text_id);
    await limits.take("own_text", { account: user.id, address: request.ip });
    const asking = { userId: user.id, gone: clientGoneSignal(reply) };
    return { text, examined: await examineOwnText(context, text, asking) };
  };
  addAdminCall(app, context, "checkOwnText", async (call) => {
    const { text, examined } = await examine(call);
    return { own_text: present(text, call), problems: [...examined.problems] };
  });
  addAdminCall(app, context, "publishOwnText", async (call) => {
    const { revision, despite_warnings } = call.payload;
    const { text, examined } = await examine(call);
    if (text.revision !== revision) throw changedElsewhere();
    const problems = [...examined.problems];
    const mayBe = problems.length === 0 || despite_warnings === "yes";
    const isNew = text.publishedRevision !== revision;
    if (examined.argument !== null && mayBe && isNew) {
      const argument = { ...examined.argument };
      if (!(await stores.ownTexts.publish(text.id, revision, argument))) throw changedElsewhere();
    }
    const now = await requireOwnText(context, call, text.id);
    return { own_text: present(now, call), problems };
  });
}

/** Texts that supervisors bring: theirs to write, check, publish, share and put away. */
export function addOwnTextRoutes(app: ApiApp, context: AppContext): void {
  const present = presenterFor(context);
  addDraftRoutes(app, context);
  addPublishingRoutes(app, context);
  addAdminCall(app, context, "ownTexts", async (call) => {
    const { user, payload } = call;
    const scope = await narrowScope(context, call, payload.group_id);
    const listed = await context.stores.ownTexts.list(
      { supervisorId: user.id, scope },
      MOST_LISTED,
    );
    return { own_texts: listed.map((one) => presentOwnTextEntry(one, user.id)) };
  });
  addAdminCall(app, context, "ownText", async (call) => {
    const text = await requireOwnText(context, call, call.payload.own_text_id);
    return { own_text: present(text, call) };
  });
  addAdminCall(app, context, "arrangeOwnText", async (call) => {
    const { own_text_id, shared, archived } = call.payload;
    const { id, createdBy, isShared } = await requireOwnText(context, call, own_text_id);
    const changes = { isShared: shared === "yes", isArchived: archived === "yes" };
    const isTheirs = createdBy === null || createdBy === call.user.id;
    if (!isTheirs && changes.isShared !== isShared) throw notAuthor();
    await context.stores.ownTexts.arrange(id, changes);
    return { own_text: present(await requireOwnText(context, call, id), call) };
  });
}
