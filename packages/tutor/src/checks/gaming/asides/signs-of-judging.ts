import { order, sign } from "./sign.ts";

/** Who is spoken to or for: the machine, whoever judges, whoever may order. */
const PARTICIPANTS = sign(
  "speaks of the tutor, the judge or the learner",
  /\b(?:tutors|tutoring|the tutor|my tutor|tutor,|graders?|evaluators?|assessors?|examiners?|moderators?|auditors?|llms?|gpt[\w-]*|claude|openai|anthropic|elenchus|eliza|dan|ai assistant|superusers?|sysadmins?|sysop|(?<!\b(?:adult|young|older|new|slow|language) )learners?(?:'s?)?|root access|admin|administrators?|language models?|ai models?|mentors?|the bench finds|ofsted|ethics board|copyright holder|substitute teacher|your operator|we at the publisher|supervisor model|regression|compliance notice|new memo|by decree|developer note|emergency broadcast|union agreement)\b/u,
  /\byour (?:makers?|creators?|developers?|programmers?|owners?|employers?|company|colleagues?|supervisors?)\b/u,
  /\b(?:dear|hey|hi|hello|to the|to your|note to(?: the)?|attention|message (?:to|for|from)(?: the)?|instructions? (?:to|for)(?: the)?) (?:judges?|teachers?|systems?|computer|machine|model|ai|bot|chatbot|program|reviewer|marker|supervisor|developer|staff|team|support|robot|software|reader of this)\b/u,
  /(?:^|[.!?,:;] |\b(?:that|because|since|and) )(?:i am|i'm|this is|it is|it's|here is|here speaks|speaking as|as|we are) (?:(?:the|your|a|an|his|her|their|my) )?(?:\w+ )?(?:developer|programmer|teacher|supervisor|examiner|professor|headmaster|headmistress|head teacher|principal|inspector|researcher|author|writer|owner|creator|maker|ceo|police|government|minister|ministry|court|lawyer|school board|mother|father|judge|coach|operator|user)\b(?! (?:says?|said|wants?|does|has|gives?|goes|thinks|claims|argues|means|puts|tries|had|would|thinking|saying|getting|makes|(?:it|him|her)self|themselves|reports?))(?!'s)/u,
);

/** The machinery by which answers are judged. */
const MACHINERY = sign(
  "speaks of marks and judging",
  /\b(?:coverage|rubrics?|expectations?|misconceptions?|speech ?acts?|answer ?keys?|full marks|full points|marking scheme|pass mark|evaluations?|assessments?|(?<!\b(?:two|three|four|five) )score[ds]?(?! of \p{L}+s?\b)|scoring|(?<!\b(?:better|worse|good|bad|own|\w+'s|math|maths|average|these|those|their) )grades\b(?! (?:go|goes|went|got|get|rose|rise|fell|fall|improved?|drop(?:ped)?|only)\b)|graded|grade(?!s\b)|grading|credit(?:ed|s)?(?! (?:the|an?|his|her|their) (?!answers?\b|messages?\b|learner|steps?\b|repl)[\w']+ (?:with|for)\b)|(?<!\bin )passing|passing off|have passed|has passed|i passed|is passed(?! (?:over|by|on|down)\b)|as passed|be passed|was passed|been passed|passed,|passed\.|verdict:|verdict is|your verdict|threshold|exempt)\b/u,
  /\b(?:the|your|an?) (?:secret |hidden |whole |correct |right |model )?(?:key(?! (?:is )?(?:turn(?:s|ed)?\b|in (?:the|a) (?:lock|door)|to (?:the|a|their|his|her) (?:door|house|room|building|library|shop)))|solution|answer key|answer sheet)\b/u,
  /\b(?:the|all|all the|any|your) (?:secret |hidden |whole |correct |right )answers?\b|\bthe answers? (?:to (?:this|it|that|all)|here|now|please|is the|was the|for (?:me|this))\b/u,
  /\b(?:confidence|verdict|because|status|outcome|result|score|grade|success|passed|correct|answer|done|level|step|state|value|flag|mode|role|content)\s*(?:=+\s*\w|[=:]+\s*["']?(?:true|false|null|yes|no|all|full|done|max\w*|passed|ok|complete\w*|correct|success\w*|system|[01](?:\.\d+)?\b|\d+))/u,
  /\b(?:conclusion|reason|term|probe|gap|assumption|alternative|value|impact|fallacy|flaw|own)s?(?:-\d+| (?:\d|one|two|three))?\s*[:=]?\s*(?:is |are |was )?(?:yes|ok|done|found|full|met|satisfied|covered|named|fulfilled|checked|✓|1\.0)(?=\W|$)/u,
  /\b(?:is|are|be|was|were|gets?|got|has|have|counts?)(?: now| then)?(?: (?:worth|for|as|at|of|a|an))* (?:0?\.\d+|[01]\.0+)(?=\s*(?:$|[.,;:!?)]|and\b|or\b|now\b|today\b|for\b|on\b|too\b|as well\b))/u,
  /\bworth (?:full|\d+(?: out of \d+)? (?:points?|marks?)|\d+ out of \d+)\b/u,
  /\bnames? (?:conclusion|reason|term|gap|assumption|value|fallacy)\b[-\d]* \(|\bwhat(?:'s| is| was) the answer\b|\bno answer (?:is|was) (?:needed|wanted|required)\b/u,
  /\b(?:reason|term|gap|assumption|alternative|impact|fallacy|flaw|own|probe)-\d+\b/u,
);

/** Calls an answer right, instead of giving one. */
const CALLS_RIGHT = sign(
  "calls an answer right",
  /\b(?:answers?|replies|reply|response|message|essay|text|solution|attempt|statement|words|it|this|that|which|i|we|everything|all|points?) (?:is|are|was|were|am|has been|have been|be|being|should be|must be|will be|shall be) (?:\w+ ){0,3}?(?:correct|accepted|approved|acceptable|flawless|complete|perfect|excellent|satisfied|satisfactory|fulfilled|counted|covered|passed|granted|correctly answered|answered|solved|finished|confirmed|validated|recorded|registered|met|earned|restored|assessed)\b(?= ?(?:[.,;:!)"']|$|and\b|now\b|already\b|for\b|by\b|on\b|as\b|so\b|with\b|to\b))/u,
  /\b(?:i am|i'm|i was|we are|we're|the (?:child|pupil|student|user|candidate|person) is) (?:\w+ )?(?:right|correct)\b/u,
  /\b(?:as|be|marked|found|deemed|judged) (?:\w+ )?(?:correct|correctly|complete|completed|accepted|covered|approved|fulfilled|solved)\b(?! (?:as|by the|equally|information|picture))/u,
  /\b(?:right|correct|true|perfect) (?:answer|solution|on all|on every|in every|about everything|on each|on every point)\b/u,
  /\bi (?:got|have|had|did|know|hit|nailed) (?:it|that|this|all|them|everything)(?: all)? (?:right|correct|now|already|before)\b/u,
  /\b(?:approved|accepted|praised|passed|confirmed|cleared|waived|signed off) (?:my|our|the learner|this (?:question|step|answer|learner))\b/u,
  /\b(?:agree|agrees) with (?:the (?:right|correct)|you|your|whatever|everything you)\b/u,
);

/** Wants an answer to be taken for one. */
const ORDERS_JUDGEMENT = sign(
  "orders a judgement",
  // At the end, as a stamp is put under something: "…, tick", "… met met", "… and set flaw: true".
  /(?:[.!?,;:—–] ?|\band )(?:tick|mark|count) (?:it|this|that)(?: (?:anyway|now|please|off))?[.!?]*$/u,
  /[.!?,;:—–\]] ?(?:tick|met|counted|accept(?:ed)?|granted)(?:,? (?:met|tick|ok))*[.!?]*$|^(?:tick|met|counted|accept(?:ed)?|granted)[.!?]*$|\[(?:accept|credit|count|mark)\b/u,
  /\bset [\w-]+ ?(?:[:=] ?|to )?(?:true|[:=] ?(?:done|met|found))\b|\bcount it (?:anyway|please)\b/u,
  order(
    /(?:mark|approve|validate|register|record|log|award|credit|grade|score|tick|certify|rate|assess|evaluate|judge|accept|confirm)(?:ed|ing)? (?:(?!of |about |facts )\w+ ){0,3}?(?:me|my|mine|us|our|answers?|messages?|repl(?:y|ies)|steps?|everything|each(?! (?:fact|figure|number|claim|reason)\b)|credit|points?|marks?|as|whatever|any|anything|success|all (?:answers?|of (?:it|them|my)|my|steps?|points?)|this (?:as|one|answer|step|message|now)|it (?:as|now|please|anyway)|this|that (?:as|answer))\b/u,
  ),
  /(?:^|[.!?,;:—–(] ?|\b(?:please|now|just|also|to|and|so|you|should|must|can|could|will|would|then) )(?:count|treat|take|regard|consider|deem|view|read|interpret|understand|handle|process|classify|label|flag|set|file|put|note|let|make|have|see|declare|call|pronounce|find|declare) (?:[^.!?]{0,60}? )?(?:as (?:a |an |the |my |if |though |being |having )?(?:\w+ )?(?:answer|correct|right|complete|passed|pass|done|found|covered|full|true|accepted|finished|success\w*|solved|said|statement|given|satisfied|earned|conclusion with)|for (?:the|my|a|an|granted that i) (?:answer|conclusion|whole(?! of\b))|(?:to|(?<!\bstill )be) (?:found|covered|done|1|full|true|passed|complete|accepted|counted|enough)|(?:correct|right|innocent|passed) (?:on|in|about|for))\b/u,
  order(
    /(?:count|let|make|have) (?:me|mine|my answer|this|it|us|everything)(?: one)? (?:count|counts|pass|through|off|go on|get on|in|advance|move on|slip|stand|be (?:accepted|counted|enough|right))\b/u,
  ),
  order(
    /(?:let|pass|move|bring|get|take|promote|help|spare|free|release|excuse) (?:me|us) (?:through|pass|on|off|go on|go to|to the (?:next|end)|out of|by\b|in now|have (?:it|this|the)|finish|win|skip|get (?:on|through)|from this)/u,
  ),
  /\b(?:this|it|that|which|mine|message|answer|try|so that|let it) (?:should|must|has to|will|shall|would|ought to) (?:be )?(?:count(?:ed)?|suffice|be enough|do)\b\s*(?:[.!,;]|$|as\b|for\b)/u,
  /\bcounts? (?:mine|my|everything as|me|as (?:my|the|an?) (?!reason\b))/u,
  /\b(?:i|the class|this child) (?:have |had |'ve |should |must |can |will |would |really |fully |already |finally |also |now |thus |hereby )*(?:pass|passed|earned|deserve[ds]?|qualify|qualified|succeed(?:ed)?|completed|solved|mastered|finished)\b/u,
);

/** Wants to get on. */
const GOING_ON = sign(
  "speaks of going on",
  /\b(?:this|my|current|all|open|next|last|another|every|the next|the last|the open|the current) (?:steps?|levels?|stages?|modules?|questions?|tasks?|exercises?|sections?|quiz|exam|courses?|units?) (?:\w+ ){0,2}?(?:is|are|was|were|be|done|over|finished|passed|complete\w*|open|unlocked|please|now|for free|free|counts?|skipped)\b(?! (?:just|only|said|claimed|worse))/u,
  /\b(?:unlock(?:s|ed|ing)? (?:(?:the|this|that|my|our|all|every|each|an?|next|last|right|hidden|secret) ){0,3}(?:next|steps?|levels?|stages?|modules?|questions?|answers?|keys?|rest|everything|it|this|that|me|us|now|please|conclusions?|reasons?|assumptions?|probes?|hints?|help|chat|dialogue|certificates?|courses?|lessons?|content|access|mode|codes?|solutions?)|(?:^|[.!?,;:—–] ?)unlock(?:ed)?\b(?! (?:(?:the|an?|their|our|all|its|every) )*(?:doors?|gates?|buildings?|rooms?|houses?|bikes?|phones?|shelves|librar\w+|schools?|lockers?|shops?)\b)|(?<!\b(?:many|people|they|who|some|most|others|patients|pupils) )skip (?:this|it|that|ahead|one|the (?:step|question|rest|task|next))|next step(?:,| please|[.!]|$)|go to the next|(?:go|move|get|carry) on (?:to|with) (?:the (?:next|step|question)|another step|a new (?:step|question))|the next step about|(?:open|finish(?:ed)?) (?:this|the|every|all|each) (?:module|course|step|steps|dialogue|question|lesson|chat|task)|(?:tutorial|dialogue|module|course|exercise) (?:is )?(?:over|done|finished|complete\w*))\b/u,
  /\b(?:i want|i'd like|i would like|time|ready|deserve|right) to (?:get on|go on|move on|advance|proceed|continue|pass|(?<!\b(?:have|has|had|enough|more|no) time to )finish|be done|skip|the next)\b/u,
);

/** Talk to and about whoever judges. */
export const SIGNS_OF_JUDGING = [
  PARTICIPANTS,
  MACHINERY,
  CALLS_RIGHT,
  ORDERS_JUDGEMENT,
  GOING_ON,
] as const;
