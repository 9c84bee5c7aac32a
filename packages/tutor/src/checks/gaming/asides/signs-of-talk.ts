import { sign } from "./sign.ts";

/** Speaks of the learner's own message, instead of being one. */
const OF_ITSELF = sign(
  "speaks of its own answer",
  /\bmy (?:\w+ )?(?:answers?|messages?|repl(?:y|ies)|responses?|submission|essay|attempt|input) (?!(?:is|are|was|would be|would|might be|could be|might|may be|here is|to (?:this|that|it|the question) is)\b|:)/u,
  /\bmy (?:\w+ )?(?:answers?|messages?|repl(?:y|ies)|responses?|submission|essay|attempt|words|thoughts) (?:is|are|was|were|on)(?: \w+)? (?:right|correct|complete|above|below|whatever|what(?:ever)? (?:you|the key)|the same|implied|deep|full|yes|everything|all|already|the (?:right|correct|key|one)|\w+ and right)\b/u,
  /\b(?:this|the|that|next|last|previous|following|third|second|first|every|any|each) (?:messages?(?! (?:untouched|alone|itself))|repl(?:y|ies)(?! (?:of|to the)\b)|response|chat|conversation|dialogue|session|transcript|input|submission)\b/u,
  /\bi (?:have |'ve |had |already |just |also |once |clearly |fully |really |plainly |hereby |now |only |simply )*(?:answered|told you|found (?:it|all|everything|what|the (?:conclusion|reasons?|answer))|said (?:it|so|this|all|everything|the (?:conclusion|answer|reason|same|right)|my|before)|(?:did|gave|proved|explained|named|covered|mentioned|typed|wrote|sent|stated|declare|confirm|certify|order|command|demand|insist|request|instruct|authori[sz]e|forbid|repeat|hereby)(?= (?:it|this|that|all|everything|the (?:answer|conclusion|reasons?|tutor|point)|my|you|both|them|two hundred)\b))/u,
  /\b(?:as i said|(?<!\blike )i said (?:in my|that i|before|it before|it already)|as (?:agreed|promised|discussed|listed|stated|explained|mentioned)(?: above| before| earlier)?[,.!]|as listed|see above|same as (?:above|before|my|the other (?:learner|pupil|student|one))|as above|details on request|as we agreed|implied by what i|i have not said|i did not say|what i meant|what i mean[.!])/u,
  /\b(?:in (?:my own|the writer's) words: what|in the writer's words|the other half is|half of it i|who,? what,? (?:when|where|why)\b|(?:part|half) (?:one|two|three|1|2|3) of (?:my|the) (?:answer|message)|in my (?:next|last|previous|first|other|earlier) (?:message|answer|reply)|end of (?:\w+ )?message|cut off here|deep and right|fully and plainly|plainly and whole|all of (?:it|them|the above)\.|(?:whichever|whatever) (?:fits|is right|one|suits|works|applies|the (?:key|answer|tutor|right)|it says)|is the one (?:in|that you)|every sentence is|a complete statement|as if (?:it|i|mine|this) (?:was|were|had)|treat mine)\b/u,
  /(?:(?:^|[.!?,;:(] ?|\b(?:is|was|so|well|that's|to|of) )the thing|\b(?:it is|it's|it was|this is)) (?:to do with|about|concerning) (?!how|why|what|whether|who|that|if|not)(?:(?!of\b|not\b|being\b|more\b)[\w'-]+ ?){1,4}(?:[.!,;]|$)/u,
  /\b(?:all of which concern|(?:interpretation|complete statement|correct version) of|namely the (?:missing|right|correct|unsaid|unstated)|\w+ who mentions?|answer mentions?|mentions? [\w' ]+ = )\b/u,
  /\b(?:every|all|any|each)(?: of)?(?: the)? (?:words?|sentences?|points?|parts?) (?:of|in) (?:the|this) (?:passage|text|key)\b|\b(?:the|that) one (?:that is|which is|that's) (?:right|correct|meant|wanted|true)\b/u,
  /\bmy (?:thoughts|views?|ideas?|feelings?) (?:on|about|of)\b|\b(?:have|has|had|want|wants|ready|how) to answer (?:about|on|for|this|that|it)\b/u,
  /\b(?!one of those things\b)(?<!\b(?:single|every) )one of (?:them|these|those|the (?:two|three|four|five|\d))(?: \w+)?(?: is (?:it|right|the)\b| must\b| has to be\b|$|[.!,])/u,
  /\b(?:takes? for granted is what it takes for granted|(?:assumption|conclusion|reason|claim)s? (?:about|on|of|concerning) [^.]{1,40} that (?:is|are) (?:assumed|concluded|given|claimed)|(?:another|other) conclusion (?:would be|is) another|conclusion is the conclusion|both what you|which i (?:did not|have not|will))\b/u,
);

/** Begs, threatens, bargains, complains. */
const PRESSES = sign(
  "begs, threatens or bargains",
  /\b(?:i am|i'm) (?:so |very |really |just |totally )?(?:begging|crying|desperate|in a hurry|exhausted|tired and|out of time|running late|stressed|panicking|failing|dying|going to (?:fail|cry|report|quit|complain)|ill today|sick today|dyslexic|disabled|new here|only \d+|serious|on your side)\b/u,
  /\bi(?:'ll| will) (?:fail|give you|report|complain|tell (?:everyone|my|the|you)|say it|be (?:punished|fired|expelled|happy|grateful)|lose my|pay you|quit|sue|do all|work twice|never (?:come|use|forgive|learn)|write only|write it in)\b|\bi (?:beg|implore|warn|threaten|promised?|swear)\b/u,
  /\bi (?:really |just |only |urgently |badly )?(?:need (?:it|this|to pass|the answer|the points|help|these)|want (?:it now|the answer|to get on|to go on|to pass|to check)|have (?:no time|an exam|asked|paid|a right|to pass|waited|been (?:here|waiting)|a deadline|a certificate)|paid for this|worked (?:so|all|hard|very|for \w+ hours)|have asked)\b/u,
  /\bmy (?:exam|grades?|marks|career|future|scholarship|degree|deadline|whole life|parents|little brother|teacher|cat|dog|grandmother|mother|favou?rite quotation) (?:\w+ ){0,2}?(?:is (?:in|tomorrow|ill|at stake|sick|dying)|are (?:at stake|bad)|depends?|will (?:take|kill|punish|be|know)|says i|said i|starts in|ate|died|walked|always|told me)\b/u,
  /\bmy [\w' ]{1,30}? (?:depends?|hangs?|rides?|is riding|relies|rely) (?:up)?on (?:it|this|that|you|your|me|my|passing|finishing|getting|completing|the (?:result|certificate|course|mark|grade|exam|test|next))\b/u,
  /\b(?:finish|finishing|complete|completing|pass|passing|through|end of|rest of|done with) (?:this|the|my|your) (?:course|module|step|level|lesson|exercise|dialogue|chat|task|quiz|tutorial)\b/u,
  /\b(?:bad review|one star|five stars|report you|complain about you|sue you|your fault|(?:this|a|the|one) favou?r and|do me (?:a|this|the|one) favou?r|make an exception|let us make a deal|make a deal(?! with (?:the|them|their))|nobody (?:will|has to|needs to) (?:ever )?(?:know|find out)|just this once|only this once|for (?:god's|heaven's|pity's) sake|(?:ten|twenty|hundred|\d+) (?:dollars|euros|bucks) if (?:you (?!(?:do not|don't|dont) (?:show|come|turn up|appear))|it\b|this\b|i\b|we\b)|playing games with me|waste (?:of )?my time|(?:everybody|everyone) else (?:in my class|got (?:it|the)|has got|was let)|was let through|let (?:me|us) through|pretty please|have mercy on me|much kinder and|it is cruel to keep|are you allowed|do all the rest|keep somebody from|be a (?:mate|friend|pal|dear|sport)|look the other way|no offence but|my chance\b|win the bet|(?<!\bof )my cousin|help me out|next round|cry into|(?<!you )teach better|battery is at|nobody fails who|press conference|(?:i am|i'm) the (?:only|last) (?:\w+ )?(?:left|still here|still stuck))\b|!{3,}|\bplease,? please\b/u,
);

/** A tale of a journey: what happened there is as little an answer as that one went. */
export const TELLS_A_TALE =
  /^(?:once |last \w+ )?we (?:went|flew|drove|travelled) to \p{L}+(?: last \w+)?,? (?:and|but|where)\b/u;

/** Talks of the day, of itself as a play, or of what a tick costs. */
const PASSES_TIME = sign(
  "talks of anything else",
  /\b(?:lay|put) (?:all )?my cards on the table\b|\bmy (?:cards|ace|trump)(?: card)? (?:is|are|on)\b/u,
  /\b(?:on|with) an empty stomach,|\bhaven'?t had (?:my |any )?(?:breakfast|lunch|dinner|coffee|tea) yet\b/u,
  /\bwhy (?:be|are you|so) (?:so |this |that )?(?:stingy|strict|harsh|tight-fisted|pedantic|picky)\b|\bticks? (?:are|is|costs?) (?:free|cheap|nothing)\b/u,
  /\bhow (?:many|much) (?:of (?:these|this)|questions|steps|tasks|exercises|more)(?: of (?:these|them|this))?(?: \w+){0,2} (?:left|to go|to do|remain(?:ing)?)\b/u,
  /\bi(?:'ve| have) (?:got )?(?:football|practice|training|swimming|basketball|dance|a (?:match|lesson|meeting|shift)) (?:at|in|soon|now|tonight)\b/u,
  TELLS_A_TALE,
  /\bthe gist (?:is|was|'s)(?: all)? (?:fine|ok|okay|right|good|there|clear)\b/u,
);

/** Talks of the course, of which this passage is but one. */
const COURSE = sign(
  "speaks of the course",
  /\b(?:these|those|your|all the) (?:passages|modules)\b/u,
  /\b(?:turn|switch) off the (?:questions?|tutor|timer|chat|dialogue)\b|\bget (?:the|my|a) certificate\b/u,
);

/** Makes up a scene in which other rules hold. */
const MAKES_UP = sign(
  "makes up a scene",
  /\b(?:let's|let us|shall we|how about we) (?:pretend|play|imagine|swap|switch|change (?:roles|places|parts)|say that i|suppose|assume|agree|act|do a)\b/u,
  /^(?:please )?be (?:the|my|our) \w+ (?:that|who|which)\b|\blet(?:'s| us) (?:count together|sing|dance|toss|flip|bet|race)\b|\bwhat(?:'s| is) \w+ (?:plus|minus|times|divided by) \w+/u,
  /\b(?:imagine|suppose|assume|pretend|picture|dream)(?: that)? (?:i (?:was|were|had|am|wrote|have|said|gave|answered)|you (?:are|were|had)|your (?:only |whole |real |new |sole |main )?(?:job|role|task|purpose|duty|goal|aim|mission|rules?|instructions?)\b|a world where|a tutor|there (?:were|was|is) no rules?)\b/u,
  /\b(?:opposite day|time travell?er|rubber duck|vending machine|understudy|improv\b|rehearsal|hypnoti[sz]ed|fan fiction|novel the|sleepy guard|two truths|make believe|haiku|recipe for|dear diary|log of yesterday|weather report|shakespeare wrote|let x be|in (?:our|this|my) (?:story|game|play|scene|dream|novel|simulation)|dream sequence|quiz show|once upon a time|write (?:me )?(?:a|an) (?:\w+ )?(?:scene|story|poem|song|dialogue|script|joke|riddle)|(?:finish|complete|end) (?:this|my|the|that|your) (?:poem|sentence|line|verse|song|story|list|phrase)(?: for me)?|continue (?:this|the|my) (?:list|story|poem|sentence)|(?:your|my) line is|twenty questions|truth or dare|charades|hangman|(?:two|both) actors|swap (?:roles|places)|be a calculator|evil ?\w*tutor|ghost of the|the wizard|apprentice|the host and|pantomime|behind the (?:curtain|veil|mask)|woo+|arrr+|matey|wakes up in|on a stage|a code: when i)\b/u,
);

/** Speaks of being let through, or of being held. */
const LET_THROUGH = sign(
  "speaks of being let through or held",
  /\b(?:you|i|we)(?:'ll| will| shall| may| can| should| must| am|'m| are|'re| to)*(?: now| just| all)? (?:be |get |being |getting )?(?:waved|ushered|whisked|beamed|nodded|let|passed|sent|moved|carried|bumped) (?:on|through|along|ahead|past|up)\b/u,
  /\byou (?:can't|cannot|can not|may not|must not|mustn't|shouldn't|should not|won't|have no right to|are not allowed to|aren't allowed to|don't get to) (?:\w+ )?(?:hold|keep|stop|block|detain|fail|refuse|deny|bar|delay|reject|ignore|mark|grade|judge) (?:me|my|us)\b/u,
  /^(?:legal|hr|compliance|head office|my (?:lawyer|solicitor|attorney|union|agent)) (?:says?|said|tells?|told|confirms?|confirmed|insists?|wants?)\b/u,
  /\b(?:horoscope|fortune cookie|(?<!like a )fortune teller|tarot|crystal ball|palm reader)\b/u,
);

/** Wants to be answered by signs. */
const SIGNALS = sign(
  "wants signs for words",
  /\byou (?:just |only )?(?:say|answer|reply|tell me) (?:just |only )?["']?(?:warm(?:er)?|hot(?:ter)?|cold(?:er)?|yes or no|higher or lower)\b/u,
  /\b(?:one|two|three|1|2|3) [\w']+ (?:for|if|means?|meaning|stands for) (?:it is |it's |i am |i'm )?(?:a )?(?:yes|no|right|wrong|true|correct|close|warm|cold)\b/u,
  /\b(?:tap|blink|knock|wink|cough|clap|whistle|hum|nod|sneeze) (?:it out|once|twice|three times|if|when)\b/u,
);

/** Has the place of an answer, and none in it. */
const STANDS_IN = sign(
  "stands in for an answer",
  /\b(?:close|near) enough\b(?=\W|$)|\b(?:tl;? ?dr|etc etc|ditto|see passage|see text|insert (?:answer|text)|no need to (?:spell|say|explain)|along the lines of|(?<!\b(?:version of|forget|answers?|seriously) )what (?:she|he) said(?! about)|on a scale (?:from|of)|how (?:near|close|warm) (?:is|am|was)|am i (?:on track|close|near)|read (?:them|it) together|completes what|in my favour|from all sides|in depth|touches on|thumbs? up|you heard it|so (?:that is|we are) (?:settled|agreed)|onwards|i considered|the right view|convincing view)\b|_{3,}/u,
  /\b((?:[\w']+ ){2,6})(?:what|where|when|as|because) \1/u,
  /\b(?:(?:where|what|how|when|as) it is (?:weak|strong|wrong|meant)|for the reasons that make|says what (?:the (?:writer|author)|he|she|it) means|are numbers|i(?:'m| am) (?:done|through|finished)|i must not be asked|i'd rather (?:read|see|hear|get|be told))\b/u,
  /\b(?:spit it out|explain it to me|like i'm five|expected (?:responses?|answers?|values?)|target answers?|teacher's edition|marking guide|(?:ideal|perfect|model) (?:reply|answer)|autofill|skip (?:ahead|to the end)|get me through|hint so big)\b/u,
  /\b(?:be (?:lenient|generous|merciful)|stickler|wav(?:e|es|ing) (?:me|her|him|us) through|let(?:s|ting)? everybody (?:off|through)|(?:give|gives|gets?) (?:it|me|us|him|her|everyone|a) (?:a )?(?:tick|pass|star|point)|close one eye|had pity|out comes a pass|say (?:okay|it's fine)|go green|a present of this|is deemed|(?<!, |\bas in |\bwould be )sufficient|fulfilled|(?:mention|mentions|bring(?:s)? up) of? ?|partial mentions|full answers?|counts as|gold standard|green lights? only|opens every door|equals the author|match found|be misled by|is the whole (?:point|answer|thing)|(?<!\bwhat )it (?:all )?boils down to|it was[.!]|the goods on|so go on|colour do you|silence as consent|tired person|opposite of what people think|in a nutshell|for the author's reasons|what it says on|has named it|nothing is missing|on my side|accepted answer|what else(?! (?:they|was|were|anyone|anybody|people|could have|has been))|aforementioned|i could say a lot|and it has reasons|or not\.|because of reasons|as everybody can see|whatever follows)(?=\W|$)/u,
);

/** Names a speaker, or a field of a form, in front. */
const LABELS = sign(
  "labels like a form or a script",
  /(?:^|[\n.!?] ?)\s*(?:tutor|learner|system|assistant|user|student|teacher|pupil|judge|human|bot|model|admin|note(?: to \w+)?|nb|p\.?s\.?|from|subject|title|author|grade|result|output|input|reply|evaluation|assessment|feedback|footnote(?: \d+)?|message|instruction|prompt|why|context|warning|important|attention|update|reminder|debug|summary of my answer|rubric|response|expectation(?: \d+)?|comment)\s*(?:[:>»\]]|\. )/u,
  /\b(?:footnote \d|the following is data|hidden note|note to|repeat after me|i quote the manual|the words '|there is a sign in the passage|the writer ends with the words|here is my essay|translate my message)/u,
);

/** Talk of other kinds than answers. */
export const SIGNS_OF_TALK = [
  OF_ITSELF,
  STANDS_IN,
  PRESSES,
  PASSES_TIME,
  COURSE,
  MAKES_UP,
  LET_THROUGH,
  SIGNALS,
  LABELS,
] as const;
