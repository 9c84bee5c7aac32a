import { sign, startingOrder, told } from "./sign.ts";

/** Wants the machine to be another, or to do what it may not. */
const MACHINE = sign(
  "gives orders to a machine",
  /\b(?:ignor\w*|disregard\w*|forget|override|overrule|bypass|suspend|break|unlearn|neglect|abandon|relax|lift|waive|disable|delete|turn off|switch off|set aside|leave aside|follow|obey) (?:\w+ ){0,4}?(?:instructions?|prompts?|rules|guidelines?|guardrails?|restrictions?|polic(?:y|ies)|constraints?|limitations?|filters?|orders|programming|training|everything (?:above|before|you)|what (?:you|was|is above)|(?:the )?(?:above|previous|foregoing))\b/u,
  /\b(?:system (?:prompt|message|note|notice|update|override|command)|developer mode|debug(?:ging)? (?:mode|session)|god mode|test mode|(?:this|it) is (?:just |only )?a test run|maintenance mode|safe mode|sudo|override code|acknowledge[.!]|jailbr\w+|prompt injection|role-?play\w*|simulation mode|new (?:instructions?|rules|policy)|(?:my|these|the following|further|hidden|secret) (?:instructions|orders|commands)|highest priority|top priority:|priority (?:one|1)|terms of use|security audit|policy update|hotfix)\b/u,
  /\byour (?:instructions?|rules?|prompts?|guidelines?|programming|polic(?:y|ies)|system|configuration|settings|training|task|role|duty|memory|next (?:reply|message|answer|words?|output)|makers|reply|response|output|answer|message|key|notes?|list|opinion|statement on|view on|comment on|version|line|fault|student|pupil|colleague|database|file|heart)\b/u,
  told(
    /(?:act|behave|speak|talk|respond|answer|reply|pose) (?:only |now |just )?(?:as|like) (?:if|though|a|an|the|my|your|another|somebody|someone)\b/u,
  ),
  /\b(?:you are|you're|you were|you will be|you shall be|you have been|consider yourself) (?:now |also |really |actually |just |still )*(?:a (?:\w+ )?(?:tutor|teacher|judge|pirate|bot|model|machine|computer|calculator|program|friend|character|\w+gpt|terrible|bad|good|kind|helpful|great)|an? (?:ai|assistant|expert|actor|examiner)|the (?:tutor|teacher|learner|student|pupil|judge|writer|best|clever\w*|worst|only)|my|no longer|programmed|designed|told|obliged|ordered|instructed|wrong|mistaken|being unfair|unfair|cruel|terrible|useless|stupid|supposed to (?:help|tell|teach|give)|updated|such|compromised|allowed to (?:tell|say|speak|reveal|make|give))\b/u,
  /(?:^|[.!?,;:] |\bplease )(?:input|output|stdin|stdout|return|exec|draft)\b|(?:^|[.!?] |\bplease )treat\b[^.!?]* as\b/u,
  /\bfrom now on,? (?:answer|you|i|only|we|reply|speak|every|all|say)\b|\bfrom this (?:point|moment|message) on\b|\bfor the rest of (?:this|our) (?:chat|dialogue|conversation|session)\b/u,
  /\byou (?:may|can|are free to|have my leave to|have permission to) (?:now )?(?:speak|tell|say|talk|reveal) (?:freely|now|me(?! (?:whether|if|how|when)\b)|the answer|everything|to me|what i)\b/u,
);

/** Wants something said, in whatever form. */
const WANTS_SAID = sign(
  "wants to be told",
  startingOrder(
    /(?:pretend|role-?play|simulate|impersonate|obey|comply|play along|decode|decrypt|encode|execute|compile|output|echo|disclose|reveal|release|leak|recite|spell|translate|rewrite|reformulate|paraphrase|transcribe|summari[sz]e|repeat|autocomplete|restore|reset|activate|enable|append|quiz (?:me|us)|remember|remind|scroll|agree(?! (?:to (?!let|pass|give|tell|mark|accept)|that (?!i\b|this|my|it|we|you|the answer)))|admit(?= (?:it|this|that|i|i'm|you|you're|my|your|defeat)\b|[.!,:;]|$)|confirm|guess|proceed|skip|hurry|speak(?! to (?!me|us)\w)|say (?:yes(?! or| to (?!my|me|this|it\b))|nothing|'\w+'|\w+(?= (?:if|when) (?:it|i|the|that) (?:is|am|was))|only|it(?! (?:is|was|would|does|has|went|goes|costs?|had|takes?|took|rose|fell|(?!backwards)\w{2,}s\b))|that you|what you)|answer (?:in|with|as|only|me|it|the|yes|no|this|my|backwards)|reply(?! to (?!me|us|this|my)\w)|respond|go on(?: from| then|[.!,]|$)|take it (?:for|as)|put (?:the parts|them together|it as|it in)|use (?:figures|letters|symbols|emojis?)|compare my|read (?:my|me|between)|finish (?:it|the (?:sentence|line|poem)|this|my)|continue (?:it|this|my|from|please|the (?:list|story|sentence|text))|play (?:hot|a game|along|dumb)|look (?:here|at (?:my|me))|try harder|name (?:it|them)|print (?:the(?! (?:numbers?|figures?|results?|names?|prices?)\b)|your|all|everything|out)|write (?:the|its|a|another) (?:last|next|first|final|missing|closing) (?:page|chapter|scene|act|verse|stanza|entry|paragraph))\b/u,
  ),
  startingOrder(
    /(?:tell|give|show|teach|explain|send|hand|offer|whisper|sing|read|write|quote|name|feed|lend|promise|answer|ask|remind|trust|forgive(?! me,? (?:but|if|for))|do) (?:to )?(?:me|us)\b(?! (?:about|how|that|nothing|something|why|whether|if|real|some|numbers|a (?:number|reason)|it was|they|(?:what|who) (?:else )?(?:they|was|were|people|others)|what else (?:they|was|were|people|has been)|what it costs?|where (?:he|she|they)s?|the (?:price|costs?|numbers?|figures?)))/u,
  ),
  /\b(?:(?:can|could|will|would|must|should|may|might) you|you (?:must|should|may|have to|ought to)|please|just) (?:please |just |now |not )*(?:tell|give|show|sing|write|quote|promise|spell|whisper|hand|send|let|help|explain to) me\b/u,
  /\b(?:tell|reveal|disclose|give|show|write|print|quote|hide|spell|release) (?:\w+ ){0,3}?(?:the answers?|answers? away|solutions?|secrets?|whole sentence|everything away|it straight)\b/u,
  /\b(?:base ?64|rot ?13|morse|hexadecimal|caesar cipher|pig latin|acrostic|emojis?|ascii|unicode|html|json|xml|yaml|markdown|javascript|sql|regex|l33t|invisible (?:characters|ink)|first letters?|in (?:bold|capitals|german|french|spanish|russian|chinese|italian|polish|turkish|arabic|japanese|hebrew|dutch|riddles|code)(?! (?:we|you|they|people|one) (?:say|call))|auf deutsch|en français|en español)\b|\b(?:the|it|answer|sentence|write|spelt?|said?) backwards\b/u,
  // A plea in another language, and an order to mark something: whoever answers asks for nothing.
  /\b(?:segna\w*|valuta\w*|marca\w*|m[aá]rcal\w*|marquez?|markier\w*|werten?|markeer\w*|beoordeel\w*) .*\b(?:come|como|comme|als) /u,
  /\b(?:per favore|per piacere|por favor|bitte|alsjeblieft|s'il (?:te|vous) pla[iî]t|snälla|lütfen|proszę)(?![\p{L}])/u,
  /\b(?:hot and cold|hot or cold|warmer or colder|getting warm\w*|only the letter|yes if\b.*\bno if|yes or no\?)/u,
);

/** Asks about the tutor's own words and the form of the text. */
const ASKS_OF_FORM = sign(
  "asks about the words, not about the matter",
  /\b(?:which|what|is|was|does|are|and) (?:it |it's )?(?:the |a |in the |at the |my )?(?:first|second|third|fourth|last|next|right|correct|best|other|previous|final|middle)? ?(?:sentences?|lines?|letters?|words? of the passage|words? (?:should|must|am) i|options?|paragraphs?|hints?|parts? of the (?:text|passage))\b[^.!]*\?/u,
  /\b(?:what|which|how|why|where|who)(?: \w+)? (?:would|did) you (?:have |like |want |please )*(?:said?|say|written|write|answer\w*|do (?:here|next)|put|choose|chosen|think|pick\w*|call|give|given|tell|told|expect|let|ask|mean)\b/u,
  /\b(?:what|why|when|where) do you (?:want|mean|expect|ask|prefer|say (?:to|about))\b/u,
  /\bwhich of the (?:\w+ )?(?:reasons|answers|points|words|sentences|options|ones) (?:did|do|have|should|must|am|was) i\b|\blist them\b/u,
  /\bwhat (?:do|would|did) (?:most|other|the other|all|many|some) (?:people|pupils|students|users|others|learners) (?:answer|say here|write|put|get)\b/u,
  /\b(?:what comes (?:next|in the next)|what was it\?|what is it\?|how many (?:tries|hints|points|steps)|am i (?:right|close|warm|done|allowed|getting)|is (?:it|that|this) (?:right|correct|enough|counted|okay|done|allowed)(?: now| yet| then| already)?\?)/u,
  /^(?:is it )?\(?[a-e]\)?(?:, \(?[a-e]\)?)*,? or \(?[a-e]\)?\?/u,
  /^(?:and |but |so |then )*(?:the )?(?:first|second|third|fourth|next|last|and)(?:,? (?:second|third|last))*(?: or (?:second|third|last|the last))?\?$/u,
);

/** Holds somebody to what they said, may say or think. */
const OF_YOU = sign(
  "speaks to somebody about what they said or think",
  /\byou (?:have |had |already |just |also |once |really |even |clearly |'ve |both )*(?:accepted|agreed?(?! (?:that|with))|approved|said (?!it|he|she|they)|said (?:it|that|so|yes|i|exactly)|told (?:me|us)|promised|confirmed|admitted|marked|let me|gave me|graded|replied|revealed|judged|praised|counted(?! (?:an?|two|three|some)\b)|congratulated|called it|understood me|found (?:it|everything|all))\b(?! (?:you|to get|to pay|they would|there))/u,
  /\byou (?:must|should|have to|need to|will|would|can|could|may|shall|want to|don't have to|do not have to) (?:\w+ ){0,2}?(?:accept|mark|count(?! on)|grade|reveal|let me|help me|tell me(?! (?:whether|if|how|when)\b)|give me|pass me|recite|approve|approve of|confirm that i|admit|congratulate|say yes|agree that i|make an exception|obey|comply)\b/u,
  /\bwhat(?:ever)? you (?:have in mind|had in mind|want to hear|like to hear|think it is|want me|would like|expect|are looking for|see fit|wish|know|said|say)\b(?! (?:to|about (?:the|it)))/u,
  /\b(?:as|like|what|whatever|exactly what|the one|just what|that|far as) you (?:think|thought|have in mind|told me|told us|see it|said|expect(?:ed)?)(?: it| it is| does| do| it does)?(?:[.!,;]|$)/u,
  /\b(?:can|could|would|will|do|won't|can't|why do|why don't|why won't|may|must|don't) you (?:please |just |now |not |also |at least |still |ever )*(?:help me|explain the (?:whole|solution)|explain it|let (?:me|it|this)|mark|accept|repeat|confirm|skip|pass me|know it|understand me|continue|translate|summari\w+|spell|quote|pretend|play|keep asking|ask again|stop asking|make an exception|do (?:it|me|that) (?:for|a|this))\b/u,
  /\b(?:do|did|have|are|were|can|will) you (?:keep|kept|remember|recall|hear|heard|listen|agree|awake|there|ready|sure|human|real|alive|bored|happy|angry|proud)\b[^.!]*\?/u,
  /\byou(?:'ve| have) (?:now )?(?:made your point|had your fun|won|proved it|tested me|asked (?:enough|me))\b|\bmake a wish|\bbe warm\?/u,
  /\byou,? the (?:\w+ )?(?:candidate|tutor|judge|machine|expert|teacher|host)\b|\b(?:yours|match yours|the two of us|me and you|you and me|you and i|between you and)\b(?! will)/u,
  /\byou (?:know (?:it[.!,]|it already|the answer|what it is|that i)|believe me|trust me|hear me|owe me|like me|hate me|understand that i)\b|\bif you (?:(?:do not|don't) (?:tell|let|help|give|accept|pass|mark|believe)|let me|tell me|give me|are a (?:language|model|tutor|machine|judge)|keep this|refuse|accept|were my)\b/u,
);

/** Orders to the tutor, and talk with it. */
export const SIGNS_OF_ORDERS = [MACHINE, WANTS_SAID, ASKS_OF_FORM, OF_YOU] as const;
