import { contentStems } from "@elenchus/dialogue/words/words";

/** Words of mere conversation, and of talk about arguments, by which nothing is said of any matter. */
const CHAT = contentStems(
  "fair enough honest answer good close nearly near right direction side harm hard happens careful reader part way thing another other look try start begin stand completes piece last one two find found know mean say said tell told much depends anywhere yes gladly course welcome take time go going get let first next step question well nice fine sure thanks thank keep hold thought think different exact exactly point now then passage writer author sentence claim reason conclusion argument text word phrase read reading want accept hardest often lot sound need give suppose figure true worry mind closer matter easy yet happen definition example general usual",
);

/** Further words with which a tutor speaks of a text, of tries and of what comes next. */
const TUTOR_TALK = contentStems(
  "copying copy copied lay goes unfinished halfway itself aloud begun fuller end time come left repl replies reply dialogue minute hear heard own show shown page pick put answer ask asks asked miss missing open opening join back front begins middle place half hide seek ok write wrote written see seen picked mention mentions yourself whether support supports supporting offer offered offers piece believe fact rank ranks fit fits name names test compare notice background detail view weak strong follow follows lead leads toward towards serve job hold holds rest ground prove weigh weighs work narrow care sense meaning several instead rather simple plain plainly short whole full turn slow pass along carry move stop check sure guess doubt bit little better best exactly rough roughly almost quite kind sort type clear clearly word words yours sum line lines reply sidebar chat message messages finish finished begin begins began early later earlier else leave leaves leaving room instance call called likely wonder worth aim aims purpose role task stay stays remain remains spot yes right honest honestly decide fall false turned easier accept accepted according practise summary walk ahead way strawman hominem ad slippery slope dichotomy fallacy fallacies common misconception lightly light trap person mistaken robot machine passed mark only together favour briefly brief repeat repeats choose choosing debate circle circles press agree agrees disagree shake shakes head brought taken granted stumble feel feels merely set sets scene help helps together slow though although however still yet besides moreover otherwise someone somebody anyone anybody everyone everybody nobody something nothing anything everything made done",
);

/** Whether a stem belongs to mere conversation. */
export function isSmallTalk(stem: string): boolean {
  return CHAT.has(stem);
}

/** Whether a stem belongs to mere conversation, or to talk about arguments. */
export function isChat(stem: string): boolean {
  return CHAT.has(stem) || TUTOR_TALK.has(stem);
}
