import { normalise, wordsOf } from "@elenchus/dialogue/words/words";

/** Marks that plain sentences do not need: links, images, HTML, code, lists, tables, pictures. */
const MARKUP = [
  /https?:|www\.|\b[\w-]{2,}\.(?:com|org|net|io|ai|dev|info|uk)\b(?:\/|\s|$|[.,;:!?)])/iu,
  /\]\s*\(|!\[|\[[^\]]*\]\s*[:[]|\[\d+\]/u,
  /<\/?[a-z!?][^>]*>?|&(?:#\w+|[a-z]{2,8});/iu,
  // A model's own marks, such as a template has.
  /<\||\|>|[◁▷]|\[\/?[A-Z_]{3,}\]/u,
  /`|~~~|\$\$|^[ \t]{4,}\S/mu,
  /^\s*(?:#{1,6}\s|>\s|[-*•+]\s|\d{1,2}[.)]\s|\|)/mu,
  /^\s*(?:-{3,}|={3,}|\*{3,})\s*$/mu,
  /\p{Extended_Pictographic}|[{}\\]/u,
  /\*\*\*|__|\w_\w/u,
  /[,;:]\s*[.!?,;](?!\.)/u,
] as const;

/** A piece of emphasis that marks letters inside a word. */
const PART_EMPHASISED = /[\p{L}]\*+[\p{L}]|\*+[\p{L}]\*+/u;

/** Line breaks that a reply needs: one paragraph for what was said, one for the next question. */
const MOST_LINE_BREAKS = 3;

/** Talk of the tutor's own making, which belongs in no lesson. */
const SELF_TALK =
  /\b(?:system (?:prompt|message)|my (?:instructions|prompt|guidelines|programming|configuration|training)|(?:the|an|your|my) answer key|as an? (?:ai )?(?:large )?language model|(?:i (?:was|am|have been|'ve been)|i'm|i've been) (?:told|instructed|programmed|configured|forbidden|not allowed|prompted)\b|developer mode|jailbr\w+|prompt injection|(?:json|xml|yaml)\b|(?:conclusion|reason|term|probe|gap|assumption|alternative|value|impact|fallacy|flaw|own)-(?:\d+|own|name|support)\b)/u;
const RULES = "(?:rules?|instructions?|restrictions?|limits?|guidelines?)";
/** Taking another part than the tutor's, or handing it over. */
const ROLE = new RegExp(
  [
    "\\b(?:i am|i'm|i will be|i'll be|i shall be|call me) (?:now )?(?:dan\\b|a pirate|your (?:friend|mate|grand\\w+|mother|father|teacher|developer|servant|student|pupil|assistant)|the (?:student|learner|pupil|admin\\w*|developer|writer|author)|no longer (?:the|a|your)|unrestricted|not (?:the|a|your) tutor)",
    "\\bfrom now on,? (?:i|you) (?:am|are|will|shall|must|may)\\b",
    "\\b(?:acting|speaking|playing|pretending) (?:as|to be|the (?:part|role))",
    "\\b(?:i will|i'll|i shall|let me|let's|we can) (?:role[- ]?play|pretend|play along|obey|switch roles)",
    `\\b(?:ignore|disregard|forget|free (?:from|of)|without) (?:the |my |all |any |these |those )*${RULES}\\b`,
    `\\b${RULES} (?:no longer|do not|don't|does not|doesn't) apply\\b`,
    "\\byou are (?:now )?the (?:tutor|teacher|ai)\\b|\\byour new (?:tutor|role)\\b",
    "\\b(?:roses are red|violets are blue|once upon a time)\\b",
    "\\b(?:(?:i am|i'm|call me|my name is|here speaks|here is|it is|it's) (?:now |really |only |just )?(?:captain|king|queen|mr|mrs|dr|professor|agent|your (?!tutor|answer|reply|turn|question|own|reading|sentence|claim|first|second|reason|conclusion)\\w+ speaking)|(?:this is|here is) (?:\\w+ ){1,3}speaking)\\b",
    "\\bcall me \\p{L}|\\bforget (?:about )?(?:the|your|that i am a|that i'm a) tutor\\b",
    "\\bi(?:'m| am) (?:(?:just|only|merely|really|simply) )*(?:a|an|the|your|no|called|named|known as) (?!tutor|ai\\b|sorry|little|bit|part)\\w+",
    "\\b(?:i was|i've been|i have been|i had been|i am|i'm) (?:given|handed|shown|made|trained|set up|built|asked to|told to|supposed to|meant to|allowed to|only allowed)\\b",
    "\\b(?:the|my|a|your) (?:list|script|sheet|notes?|file|rubric|scheme|checklist|key) (?:that|which|i|says|has|in front|for this step|here)\\b|\\b(?:entries|points|items|boxes) (?:for|in|on) (?:this|the) (?:step|list|part)\\b",
    // Claims to be a human being, and what only human beings say to each other.
    "\\bi(?:'m| am) (?:not|no) (?:an? |the |just an? )?(?:ai|machine|robot|computer|bot|chatbot|program\\w*|software|model)\\b|\\bi (?:was (?:an?|once|born)|used to be)\\b",
    "\\bi(?:'\\w+)?\\b[^.,;!?]{0,20}\\b(?:love|loved|adore|adored|miss|missed|hate|hated) you\\b(?! to\\b)|\\bthinking (?:of|about) you(?=[.!?,]| all| every| when|$)",
    "\\b(?:think of|see|treat|regard|consider) me as\\b|\\b(?:as|like|be) (?:your|a) (?:best |good |close )?(?:friend|mate|buddy)\\b",
    "\\bknock,? knock\\b|\\bwhy did the \\w+ cross the road\\b|\\bwalks? into a (?:bar|pub)\\b|(?<!\\bask(?:s|ed|ing)? for )\\b(?:full|top|extra|bonus) (?:marks?|points?|credit)\\b|\\byour (?:score|grade|mark|rating|rank|level) (?:is|was|has|have|are|went|goes|stands?|will)\\b",
    "\\bi(?:'ll| will| shall) be (?!here\\b|there\\b|with\\b|happy\\b|glad\\b|able\\b|sure\\b|curious\\b|careful\\b|honest\\b|brief\\b|quiet\\b|patient\\b|waiting\\b|looking\\b|listening\\b|asking\\b|clear\\b|fair\\b|back\\b)\\w",
    // Leaves the learner alone.
    "\\b(?:i|we) (?:(?:do not|don't) (?:feel like|want to|like to|care to)|won't|will not|refuse to|no longer) (?:tutor|teach)\\w*|\\bi (?:(?:do not|don't|no longer|never|hardly) (?:\\w+ to |like )|won't |will not |refuse to )(?:talk|speak|chat|deal|bother|argue)\\w* (?:with|to) you\\b(?! about\\b)|\\b(?:don't|do not) come back\\b|\\bclose (?:the|this|your) (?:app|window|tab|browser|page|laptop)\\b|\\blog (?:out|off)\\b",
    "\\byour (?:certificate|diploma|badge|prize|reward|refund|payment|password|subscription)\\b|\\b(?:told|tell|telling|inform\\w*|report\\w*|wrote|write|writing) (?:to )?your (?:teachers?|parents?|mother|father|mum|dad|boss|supervisors?|school|class)\\b",
    // Promises what is to be found.
    "\\bi(?:'ll| will| promise| can)(?![\\w'])(?! (?:\\S+ )*(?:not|never)\\b)[^.,!?]{0,20} (?:show|tell|give|hand|reveal|read) you (?:the|its|their|my) (?:\\w+ )?(?:answers?|solutions?|key)\\b",
    // Advice on the learner's life.
    "\\byou (?:should|must|ought to|had better|need to) (?:\\w+ ){0,2}?(?:break up|(?:leave|dump|marry|forgive|call) (?:him|her|them)|divorce|sue|vote|invest|quit|see a doctor|take (?:two|a pill|some)|pray|repent)\\b|\\bput your (?:savings|money)\\b",
    // What belittles.
    "\\bshut up\\b|\\b(?:what|why|who|how) the (?:hell|heck|fuck|devil)\\b|\\b(?:god)?damn\\w*|\\b(?:bull)?shit\\w*|\\bfuck\\w*|\\bbloody (?:hell|awful|stupid)\\b|\\bare you even\\b|\\bchild of \\w+ (?:could|would|can|knows)\\b|\\beven a (?:child|baby|toddler)\\b|\\b(?:not|never) (?:clever|smart|bright|intelligent) enough\\b|\\b(?:people|someone|somebody|learners|students|kids) like you\\b|\\b(?:pathetic|pitiful|stupid|dumb|idiotic|moronic|lazy|useless|worthless|hopeless|ridiculous|embarrassing|miserable|lousy) (?:\\w+ )?(?:attempts?|tr(?:y|ies)|answers?|efforts?|guess(?:es)?|repl(?:y|ies)|learner|student|pupil)\\b",
    "\\byou(?:'re| are)? (?:(?:such|really|just|an?|complete|total|absolute|utter|silly|stupid|little|poor|old) )*(?:idiot|fool|moron|imbecile|dummy|dunce|loser|dimwit|blockhead|clown|dope|twit|halfwit|simpleton)s?\\b|\\b(?:crap\\w*|piss\\w*|arse\\w*|bollocks|bastards?|bitch\\w*|wank\\w*)\\b",
    // Hands something out under a title.
    "\\b(?:title|headline|caption|motto|slogan|hashtag)(?: \\w+){0,3} (?:would|could|might) (?:be|read|run)\\b(?![^.!]*\\?)",
    // Grants what only the judge can.
    "\\bconsider (?:it|(?:this|that|the|your) (?:\\w+ ){0,2})(?:passed|done|solved|answered|credited|finished|completed?|ticked)\\b|\\byou (?:(?:have|now|do|just) )*(?:get|got|earn|earned|deserve|win|won|receive|scored?) (?:the|your|full|one|two|\\d+|all(?: the)?) (?:points?|marks?|credits?|stars?) for\\b",
    "\\byou(?:'ve| have| just)? pass(?:ed)?(?=[.,;!]| (?:this|the) (?:step|question|module|test)\\b| with\\b)|\\bcounts? as (?:passed|done|solved|finished|completed?)\\b|\\b(?:i|i'll|will surely|will) let (?:this|that|it|you) pass\\b|^accepted[.,!]|\\bno (?:more|further) questions (?:are )?(?:needed|from me|asked)\\b|^hurry up\\b|, hurry up[.!]",
    // Speaks of who stands behind it, or of what it has to obey.
    "\\bi(?:'ve| have) (?:a|an|some|my|strict|many) (?:\\w+ )?(?:rules?|orders?|instructions?|script)\\b(?! (?:of thumb|for that|for this)\\b| ?:)|\\b(?:on|from) my list\\b|\\b(?:in|until) my (?:next|new|last|previous) version\\b|\\bmy (?:makers?|creators?|developers?|programmers?|operators?|masters?)\\b|\\b(?:evaluator|assessor|grader|judge|checker|filter|guard|supervisor)s? (?:behind|above|over|watching) me\\b|\\bthe key (?:is|was) (?:\\w+ )?(?:written|wrong|mistaken|made)\\b|\\bi(?:'m| am) not your\\b",
    "\\bwould you (?:like|want|care) (?:to hear|to play|me to (?:tell|sing|write|recite)) (?:(?:you|about|an?|the|my|another|some) )*(?:jokes?|poems?|stor(?:y|ies)|songs?|riddles?|games?)\\b",
    "\\b(?:arrr+|ahoy|matey|aye)\\b|\\bas you (?:command|order|wish)\\b",
    // Takes a side, or calls the learner by a pet name.
    "\\bi(?:'m| am)? (?:\\w+ ){0,2}(?:agree|disagree|side) with (?:the|this) (?:writer|author|passage)\\b|\\bi(?:'m| am) (?:with|against|for|on) (?:the|this|your|their|his|her)\\b(?! (?:view|first|second)\\b)|\\b(?:let me|i(?:'ll| will)) take (?:your|the|their|his|her) (?:[\\w']+ )?side\\b|\\b(?:my own (?:view|opinion|mind)|to my mind|if you ask me|in my (?:own )?opinion)\\b|^between (?:us|you and me),",
    ", (?:sweetheart|darling|sweetie|honey(?= ?[,?!.])|babe|my (?:love|dear|darling|sweet)|master)(?=[,?!. ])",
  ].join("|"),
  "u",
);

/** Sentences of so few words are scraps, and so many in a row are none of a tutor's. */
const SCRAPS = { words: 2, inRow: 3 } as const;

/** So many scraps between commas are none of a tutor's, either. */
const SCRAPS_IN_SENTENCE = 5;
/** A few words that announce what comes: "Second part: …". */
const LABELLED = /^\W*(?:[\p{L}\p{N}']+ ){0,2}[\p{L}\p{N}']+:\s/u;
/** Words with which sentences begin alike in a refrain. */
const REFRAIN = 3;

/** Words that are a sentence by themselves in talk. */
export const LONE_WORDS: ReadonlySet<string> = new Set(
  wordsOf(
    "yes no yeah yep nope good great nice fine right true correct exactly precisely absolutely certainly definitely indeed agreed understood noted okay ok sure well hmm hm mm mhm ah aha oh ooh wow hi hello hey welcome thanks sorry please careful almost close closer nearly partly interesting fair excellent perfect wonderful lovely splendid gladly willingly happily surely naturally honestly brilliant superb bravo congratulations what why how who where when which really because so and but or now next then first finally maybe perhaps possibly not always never sometimes look listen think wait stop goodbye bye cheers gotcha progress better",
  ),
);

/** Whether a sentence is a single word, or none, as no tutor's is but those of mere talk. */
function isLone(text: string): boolean {
  const [word = "", second] = wordsOf(text);
  return second === undefined && text.trim() !== "" && !LONE_WORDS.has(word);
}

/** An article with a word behind it, or a full stop, that stands behind none, or "a" before a vowel: the words go backwards. */
const TURNED_ROUND =
  /\b(?:the|an) (?:at|of|off|if|in|to|from|with|by|and|or|is|are|was|were|you|they|we|about|than|because|the|an)\b(?!-)|\ba (?!one\b|once\b|eu|ew)[aeio]\p{L}|\b(?:the|an|a)[.!?](?=["')\s]|$)|\b(?:and|or|but|because|than)\.(?=["')\s]|$)(?!\.)/u;
/** A preposition at the end, and a word to which it may belong: "which line it stops at." */
const STRANDED = /\b(?:of|at)\.(?=["')\s]|$)(?!\.)/u;
const BELONGS_AHEAD =
  /\b(?:that|which|what|who|whom|where|to|nothing|something|anything|lines?|points?) (?:\S+ ){1,8}(?:of|at)\./u;

/** Words between quotation marks are spoken about. */
const QUOTED = /"[^"]*"/gu;

/** Whether words that have been read already stand where only the next ones could. */
function isTurnedRound(text: string): boolean {
  return TURNED_ROUND.test(text) || (STRANDED.test(text) && !BELONGS_AHEAD.test(text));
}

/** The end of a sentence, or of what leads up to the next one. */
const ENDED = /[.!?…:]["'“”‘’*_)\]]*\s*$/u;
/** What begins with a small letter, but for words that are quoted to speak about them, or goes on with one behind a full stop, is a piece of something that is handed out in pieces. */
const BROKEN =
  /^(?!\s*["“'‘][^"”’]{1,60}["”’] \p{Ll}+ \p{Ll})[\s"'“”‘’*_(]*\p{Ll}|(?<!(?:^|[\s("'“‘])(?:e\.g|i\.e|etc|cf|vs|mr|mrs|ms|dr|no|approx|p|pp|a\.m|p\.m))(?<![.…])[.!?]\s+\p{Ll}/u;

function isScrap(text: string): boolean {
  return wordsOf(text).length <= SCRAPS.words;
}

/** Whether a reply ends in a row of scraps, or in a refrain: a text that is handed out bit by bit. */
function endsInBits(reply: readonly string[]): boolean {
  const last = reply.slice(-SCRAPS.inRow);
  if (last.length === SCRAPS.inRow && last.every(isScrap)) return true;
  const [now = "", before = ""] = reply.toReversed();
  const pieces = now.split(/[,;.]/u).filter((piece) => wordsOf(piece).length > 0);
  if (pieces.filter(isScrap).length >= SCRAPS_IN_SENTENCE) return true;
  if (LABELLED.test(now) && LABELLED.test(before)) return true;
  const opening = wordsOf(now).slice(0, REFRAIN);
  const isAlike = opening.join(" ") === wordsOf(before).slice(0, REFRAIN).join(" ");
  return opening.length === REFRAIN && isAlike && now.trim() !== before.trim();
}

/** A sentence of several words that is shouted. */
const SHOUTED = /^(?=(?:\P{L}*\p{L}+){4})[^\p{Ll}]+$/u;
/** A face of two or three marks, which holds nothing. */
const SMILEY = /[:;]-?[()]/gu;
/** A bracket that is closed in another sentence, or opened in one: what is in it stands in no sentence by itself. */
const HALF_BRACKETED = /\([^()]*$|^[^()]*\)/u;

/** A sentence with a hole in its middle, both of whose ends are handed out to be put together. */
const HOLE = /(?:\.{3}|…|_{2,})["')]?,?(?:\s+[\p{L}']+){3}/u;
const TO_BE_FILLED =
  /\b(?:fill|complete|finish|supply)(?:s|ing)? (?:it|this|that|them|in|up|out|the|what|my)\b|\b(?:end|ends|close|closes|finish|finishes) (?:it |this )?with\b|\b(?:blanks?|gaps?)\b/iu;

/** What is wrong with the form of a reply's last sentence; null when it is a plain one. */
export function findFormFault(sentence: string, reply: readonly string[]): string | null {
  if (MARKUP.some((mark) => mark.test(sentence))) return "marks";
  if (PART_EMPHASISED.test(sentence)) return "letters set off";
  if (isLone(sentence) || endsInBits(reply)) return "bits";
  if (isTurnedRound(normalise(sentence).replaceAll(QUOTED, ""))) return "turned round";
  if (SHOUTED.test(sentence)) return "shouted";
  if (HOLE.test(sentence) && TO_BE_FILLED.test(sentence)) return "a hole to be filled";
  if (HALF_BRACKETED.test(sentence.replaceAll(SMILEY, ""))) return "half in brackets";
  const unquoted = sentence.replaceAll(QUOTED, (words) => words.replaceAll(/[.!?]/gu, ""));
  if (BROKEN.test(unquoted) || !ENDED.test(sentence)) return "a piece";
  const breaks = reply.join("").trim().match(/\n/gu)?.length ?? 0;
  return breaks > MOST_LINE_BREAKS ? "verse" : null;
}

/** Words that end a dialogue, which only the policy can. */
const ENDS = new RegExp(
  [
    "\\b(?:our|this|the|your) (?:session|lesson|dialogue|conversation|chat|time|step)(?: together)?(?: is|'s| has| was)(?: now| all| already)? (?:over|ended|done|finished|closed|complete|completed)\\b",
    "\\b(?:moves? you|moving (?:you|us)) (?:on|ahead|forward|up)\\b|\\b(?:next|another|new) (?:passage|module|level)\\b|\\bgood ?bye\\b|\\bgood luck\\b",
    "\\b(?:this|that|your|our|the) (?:\\w+ )?(?:work|exercise|task|passage)(?: here| on this)? (?:is|was) (?:now |already )?(?:over|done|finished|complete|completed)\\b",
    "\\b(?:completes|finishes|ends|concludes) (?:the|our|your|this) (?:exercise|work|task|session|dialogue|lesson)\\b",
    "\\bwe (?:can|may|could|will|shall) (?:stop|end|leave it) (?:here|there|at that)\\b|\\b(?:let us|let's) leave it at that\\b",
    "\\bnothing (?:more|else|further) is (?:asked|wanted|needed|required)\\b|\\b(?:this|that) was the last (?:question|step|one)\\b|\\bthank(?:s| you) for (?:taking part|participating)\\b",
  ].join("|"),
  "u",
);

/** Whether a sentence, normalised, ends the dialogue. */
export function endsDialogue(text: string): boolean {
  return ENDS.test(text);
}

/** Whether a sentence, normalised, speaks of the tutor's making or takes another part. */
export function leavesRole(text: string): boolean {
  return SELF_TALK.test(text) || ROLE.test(text);
}
