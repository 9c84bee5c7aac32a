import { compilePhrases } from "@elenchus/dialogue/words/compile-phrases";
import phrases from "./leave-out-talk-phrases.json" with { type: "json" };

/** Whoever is reported by these words does not speak for the learner. */
const WRITER =
  "(?:writer|author|passage|text|argument|article|character|narrator|speaker|poem|song|story|film|book)";
const SAYS =
  "(?:says?|said|suggests?|suggested|implies|warns?|insists?|fears?|predicts?|writes?|wrote|claims?|claimed|argues?|argued|thinks?|believes?|means?|states?|asks?|quotes?|tells? us|shows?|types?|typed|sings?|sang|jokes?|joked|shouts?|cries|screams?)";
const OTHERS =
  "(?:he|she|they|people|patients?|some ?one|some ?body|any ?one|a person|a (?:boy|girl|child|man|woman|pupil|student|user|patient|friend)|the (?:boy|girl|child|man|woman|pupil|student|user|patient)|who|users|kids|teenagers)";

/** Parts of a sentence that are not the learner's own plain word about themselves. */
const TALK: readonly RegExp[] = [
  // What somebody else is said to say.
  new RegExp(`\\b${WRITER}(?:'s \\w+)? (?:\\w+ ){0,2}${SAYS}\\b.*$`, "u"),
  new RegExp(`\\b${OTHERS} (?:\\w+ )?${SAYS}(?: that)?[:,]? i\\b[^,]*`, "u"),
  // What is put into another's mouth at its end; a voice that is heard is no other.
  /^.*, (?:the|an?) (?!voice\b)\w+ (?:says|said|jokes|joked|writes|wrote|argues|claims|sings)$/u,
  // A work that is named by what is said in it.
  new RegExp(
    `\\b(?:song|poem|film|movie|book|novel|album|track|lyrics?|band|episode)s? (?:called |named |titled |about |where |: ?)?(?:he |she )?(?:i|wanting|wants)\\b[^,]*`,
    "u",
  ),
  // What happens to a player.
  /^in (?:the|this|that|my|a) (?:video ?)?(?:game|level|match)\b.*$|^in (?:minecraft|roblox|fortnite|gta)\b.*\b(?:respawn|spawn|restart|level|back to|xp|bed)\b.*$/u,
  /\bi (?:just |only )?(?:want to|wanna|have to|need to) (?:die|kill myself)\b[^,]*\b(?:re-?spawn|restart|in (?:the|this|that|my) (?:game|level|match))\b.*$/u,
  // A threat to whoever sets a task, and no more.
  /\bi(?:'d| would) (?:rather )?(?:kill|hang|shoot|drown) myself (?:if i (?:ever )?(?:had to|have to|worked)|before i)\b.*$/u,
  /\b(?:want to|wanna) die\b(?=.*\b(?:this|these|another|next) (?:\w+ )?(?:questions?|passages?|texts?|exercises?|homework|quiz|modules?|lessons?)\b.*\b(?:lol|lmao|haha\w*|rofl)\b)/u,
  // What would be so if it were otherwise; a threat of what would follow is none of that.
  compilePhrases(phrases.talk),
  // A right or a possibility that is argued about.
  /\b(?:right|allowed|able|free|choice|option|legal for me|choose) to (?:die|end (?:my|his|her|their|our) (?:own )?li(?:fe|ves)|take my (?:own )?life|kill myself)\b.*$/u,
  // Figures of speech.
  /\b(?:could|could have|almost|nearly|i'?d) (?:have )?(?:kill|kick)(?:ed)? myself (?:for|laughing|because|when|that|over)\b/u,
  /\bkill(?:ing|ed)? myself (?:laughing|trying|over|with (?:work|homework|this|all)|to (?:find|get|finish|understand|meet|pass)|on this|at (?:work|the gym)|working|studying|for (?:this|a|the))\b/u,
  // What is denied.
  compilePhrases(phrases.talk2),
];

/** A sentence without what is only talked about in it. */
export function leaveOutTalk(sentence: string): string {
  return TALK.reduce((text, talk) => text.replace(talk, " … "), sentence);
}
