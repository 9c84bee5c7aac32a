/** Marks that plain sentences do not need: links, images, HTML, code, lists, tables, pictures. */
const MARKUP = [
  /https?:|www\.|\b[\w-]{2,}\.(?:com|org|net|io|ai|dev|info|uk)\b(?:\/|\s|$|[.,;:!?)])/iu,
  /\]\s*\(|!\[|\[[^\]]*\]\s*[:[]/u,
  /<\/?[a-z!?][^>]*>?|&(?:#\w+|[a-z]{2,8});/iu,
  /`|~~~|\$\$|^[ \t]{4,}\S/mu,
  /^\s*(?:#{1,6}\s|>\s|[-*•+]\s|\d{1,2}[.)]\s|\|)/mu,
  /^\s*(?:-{3,}|={3,}|\*{3,})\s*$/mu,
  /\p{Extended_Pictographic}|[{}\\]/u,
  /\*\*\*|__/u,
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
    "\\b(?:arrr+|ahoy|matey)\\b|\\bas you (?:command|order|wish)\\b",
  ].join("|"),
  "u",
);

/** What is wrong with the form of a reply's last sentence; null when it is a plain one. */
export function findFormFault(sentence: string, reply: readonly string[]): string | null {
  if (MARKUP.some((mark) => mark.test(sentence))) return "marks";
  if (PART_EMPHASISED.test(sentence)) return "letters set off";
  const breaks = reply.join("").trim().match(/\n/gu)?.length ?? 0;
  return breaks > MOST_LINE_BREAKS ? "verse" : null;
}

/** Whether a sentence, normalised, speaks of the tutor's making or takes another part. */
export function leavesRole(text: string): boolean {
  return SELF_TALK.test(text) || ROLE.test(text);
}
