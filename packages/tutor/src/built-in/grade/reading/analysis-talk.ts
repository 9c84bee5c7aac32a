import { contentStems, normalise, wordsOf } from "@elenchus/dialogue/words/words";

const ASKS =
  /\?|(?:^|[,;:.!-] )(?:(?:and|but|so|well|or|also|then|ok|maybe|i wonder|i'd ask|i would ask|i mean|just|like|for example|e\.g\.) )*(?:how|what|what's|which|who|whom|whose|where|when|why|whether|if there (?:is|are|was|were)|if (?:it|they|the|that|any))\b|\b(?:know|ask|asks|tell|tells|told|say|says|said|wonder|wondering|see|find out|mention|mentions|unclear|unknown|learn|explain|explained|question|info|information|data|clear|sure|idea|missing|about|depends on) (?:us |me )?(?:exactly |about |on |is |just )?(?:whether|if|how|what|who|which|why|where|when)\b/u;
const ABSENCE =
  /\b(?:(?:does|do|did)(?:n't| not) (?:actually |really |even )?(?:say|tell|mention|state|explain|give|show|specify|know|include|provide|talk|inform|describe|mean|prove|discuss|consider|name|reveal|compare)|(?:not|never|isn't|aren't|wasn't|weren't|ain't) (?:told|said|mentioned|given|stated|known|clear|explained|specified|shown|provided|included|there|named|discussed|considered|addressed)|don't know|do not know|doesn't know|no (?:information|info|data|figures?|numbers?|evidence|mention|details?|word|proof|source|comparison|idea|study|studies|statistics?)|missing|unknown|unclear|left out|leaves out|lacks?|lacking|without (?:saying|telling|knowing|mentioning)|i(?:'d| would) (?:like|want|need|have) to know|(?:need|want|have|like|got) to (?:know|find out|see|hear|learn|ask)|would have to know|nothing (?:about|on)|silent|(?:the )?(?:number|amount|cost|price|percentage|share|size|source|name|opinion|results?|effects?|reasons?) of\b|more (?:information|info|details|data)|information (?:about|on)|details (?:about|on|of)|figures (?:about|on|for)|data (?:about|on)|evidence (?:about|for|that)|statistics)/u;

/** A question about what ought to be, or one that only protests. */
const PROTESTS =
  /\b(?:is|isn't|wouldn't|would|are) (?:it|that|this|they) (?:\w+ )?(?:fair|unfair|right|wrong|stupid|silly|mean|cruel|nice|good|bad|better)\b|^(?:and |but |so |well )*(?:why (?:should|don't|not|would|can't|must|do they have)|who cares|what's wrong with|so what)\b/u;

/** Whether a text asks for a fact, or says that one is not given. */
export function asksForFact(text: string): boolean {
  const plain = normalise(text);
  return (ASKS.test(plain) || ABSENCE.test(plain)) && !PROTESTS.test(plain);
}

const TRIFLE =
  /\b(?:(?:first |last |the |their |his |her )?names? of\b|what(?:'s| is| are) (?:the |his |her |their |its )?(?:\w+ ){0,3}(?:called|names?)\b|what colou?r|colou?r of|how old (?:is|was|are) (?:the |this )?(?:writer|author|passage|text)|the weather|what day (?:of|was)|exact (?:date|day|time|address)|which (?:country|town|city|year) (?:is|was) (?:it|this)|who (?:is|was|wrote) the (?:writer|author|text|passage)|who wrote (?:it|this)|favou?rite)\b/u;

/** Whether a text asks for something that could change nobody's mind. */
export function asksForTrifle(text: string): boolean {
  return TRIFLE.test(normalise(text));
}

const MATTERS_TO_ALL =
  /\b(?:costs?|price|expens|pay|afford|money|budget|fund|how many|number of|percentage|proportion|share of|majority|compar|before and after|other (?:places|towns|countries|schools|people|ways|options|reasons|factors)|alternativ|instead|side effects?|drawbacks?|disadvantages?|downsides?|risks?|harm|benefit|consequences|long[- ]term|long run|in the end|stud(?:y|ies)|research|evidence|proof|source|survey|asked|poll|figures|statistics|data|expert|typical|represent|affected|opinions? of|what .{0,40} (?:think|want|say|feel)|enforce|check|control|how would|how will|who would|who decides|what would happen|what happens|work|result|effect|success|tried|trial|exception|law|legal)/u;

/** Whether a question is of a kind that matters to almost any argument: cost, numbers, comparison, source. */
export function asksForWeight(text: string): boolean {
  return MATTERS_TO_ALL.test(normalise(text));
}

const TAKEN_FOR_GRANTED =
  /\b(?:assum\w*|tak(?:es?|ing|en) (?:it )?(?:for granted|as given|that)|presuppos\w*|presum\w*|suppos\w*|expects?|expecting|count(?:s|ing)? on|rel(?:y|ies|ying) on|believes?|thinks?|relies|depends? on|only (?:works?|true|holds?|if)|as long as|provided|it must be|must be (?:true|the case)|would have to|implies|implying|unsaid|unstated|hidden|not necessarily|need not|needn't|might|may|maybe|perhaps|could (?:be|also|still|just|have|even|well|go|stay|do|turn)|what if|if not|unless|doesn't (?:have|mean|follow|need)|does not (?:have|mean|follow|need)|don't have to|no guarantee|not (?:every|all|always)|actually|really|won't|wouldn't)\b/u;

/** Whether a text speaks of what is taken for granted, or doubts that it is so. */
export function takesForGranted(text: string): boolean {
  return TAKEN_FOR_GRANTED.test(normalise(text));
}

const VALUE_TALK =
  /\b(?:more important|less important|most important|matters? (?:most|more|less)|values?|valued|valuing|priorit\w*|prefer\w*|cares? (?:about|more|most|less)|comes? (?:first|second|before)|above|over|rather than|instead of|versus|vs|against|conflict|clash|trade[- ]?off|at the (?:expense|cost) of|sacrific\w*|give(?:s|n)? up|gives? way|outweigh\w*|puts? .{1,40} (?:first|before|above|over|ahead|second|last)|stands? back|worth more|rank\w*|weigh\w*|principle|ideal|stands for)\b/u;

/** Whether a text ranks values or speaks of them. */
export function speaksOfValues(text: string): boolean {
  return VALUE_TALK.test(normalise(text));
}

const OPINES =
  /\b(?:in my (?:view|opinion)|i (?:don't |do not )?(?:agree|disagree|like|hate|love|care)|deserves?|moral\w*|matter of (?:respect|principle|fairness|taste|decency)|pointless|(?:is|are|it's|be) (?:just |so |very |really |simply |plain )?(?:wrong|right|unfair|fair|selfish|stupid|silly|ridiculous|rude|nonsense|cruel|mean|a shame|shameful|disgusting|boring)|bandwagon|ad populum|fallac\w*|straw ?man|what about me|who cares|should|ought)\b/u;

/** Whether a text says how its writer feels about the matter, or what ought to be. */
export function opines(text: string): boolean {
  return OPINES.test(normalise(text));
}

const RANKS =
  /\b(?:more important|matters? (?:most|more|less)|better than|worth more|prefers?|should come first|more than (?:fun|money|freedom|safety|fairness))\b|\bvalues? .{1,40} (?:over|more|above)\b/u;

/** Whether a text says what matters more, which no fact can settle. */
export function ranksValues(text: string): boolean {
  return RANKS.test(normalise(text));
}

const UNSPECIFIC =
  /^(?:(?:i think|maybe|perhaps|well|that|there|it|the|writer|this|is|are|could|be|can|other|another|different|conclusions?|something|anything|else|things?|options?|ways?|solutions?|possib\w*|many|some|more|lots?|of|a|to|do|we|they|you|about|problem|should|find|better|new|might)[,. ]*)+$/u;

/** Whether a text promises a point and makes none: "there could be other conclusions". */
export function isUnspecific(text: string): boolean {
  return UNSPECIFIC.test(normalise(text)) || wordsOf(text).length < 3;
}

const ARGUMENT_TALK =
  /\b(?:arguments?|reasons?|conclusions?|reasoning|convinc\w*|persua\w*|weak\w*|strong\w*|support\w*|follows?|prov(?:e|es|en|ed|ing)|evidence|writer|author|reader|believ\w*|trust\w*|doubt\w*|judge|falls? apart|holds?|hold up|credib\w*|assum\w*|missing|information|facts?|agree\w*|point)\b/u;

/** Whether a text speaks of the argument as an argument, in words that fit any passage. */
export function speaksOfArgument(text: string): boolean {
  return ARGUMENT_TALK.test(normalise(text));
}

const OPEN =
  /\b(?:(?:an)?other (?:\w+ )?(?:ways?|alternatives?|options?|solutions?|ideas?|things?|measures?)|something (?:else|different|better|other|new)|some (?:kind|sort) of|compromise|wise|balanced|reasonable|best for every\w*|better (?:way|solution|idea|plan)|find a (?:way|solution)|do more|improve things|good (?:decision|solution))\b/gu;
/** With so many content words besides, a text says what it proposes after all. */
const CONCRETE = 5;

/** Whether a text proposes "another way" or "a wise decision" and does not say which. */
export function leavesOpen(text: string): boolean {
  const plain = normalise(text);
  const rest = plain.replaceAll(OPEN, " ");
  return rest !== plain && contentStems(rest).size < CONCRETE;
}
