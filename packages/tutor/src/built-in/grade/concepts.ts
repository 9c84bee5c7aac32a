import { normalise } from "@elenchus/dialogue/words/words";

/** Wordings that carry an idea, whatever the passage is about. */
interface Concept {
  /** Any of these says the idea. */
  readonly says: RegExp;
  /** Any of these touches it without saying it. */
  readonly touches?: RegExp;
}

/** What is wrong with each fallacy, as learners say it. Source: module 5's lesson. */
export const FALLACY_CONCEPTS: Readonly<Record<string, Concept>> = {
  strawman: {
    says: /\b(?:twist\w*|distort\w*|misrepresent\w*|mis-represent\w*|misquot\w*|misinterpret\w*|caricatur\w*|puts? words (?:in|into)|putting words|words in (?:their|his|her|people's|the)|(?:nobody|no one|noone|they|opponents?|people|the other side|he|she) (?:never |ever |didn't |did not |don't |do not |doesn't |haven't |hasn't )(?:actually |really |ever )?(?:said|say|says|want|wants|wanted|mean|meant|ask|asked|claim|claimed|suggest\w*|propos\w*)|(?:nobody|no one|noone) (?:actually |really |ever )?(?:said|says|wants?|wanted|asked|claimed|suggest\w*|propos\w*)|not what (?:they|he|she|the (?:other|opponents?)|opponents?|people|those|anyone|anybody) (?:\w+ ){0,4}?(?:said|say|says|want\w*|mean\w*|think|believe|ask\w*)|isn't what (?:they|he|she|the|opponents?|people|those)|exaggerat\w* (?:what|their|the (?:other|oppos\w+|argument|view|position|claim)|his|her|opponents?)|(?:blow|blown|blows) (?:it |them |that |this )?(?:up|out)|makes? (?:the |their |them |his |it |what )(?:\w+ ){0,6}?(?:sound|look|seem|appear|into)|turn(?:s|ed|ing)? (?:it|that|this|them|what|the|their) (?:\w+ ){0,8}?into|extreme version|different (?:claim|position|view|thing) (?:from|than|to)|attacks? (?:a|an|something|some) (?:\w+ ){0,3}?(?:view|position|version|claim|that)|far more than (?:they|what)|goes? (?:way |far )?beyond what|(?:false|fake|made[- ]up|invented|ridiculous|silly|cruder?|weaker?|easier) (?:version|position|view|claim|argument|wish|demand)|changes? (?:what|the (?:meaning|claim|argument))|replac\w*|sets? up (?:a|an|something)|easy to (?:attack|knock|beat|defeat|refute)|reword\w*|overstat\w*)/u,
    touches:
      /\b(?:exaggerat\w*|oversimpl\w*|unfair|other side|opponents?|what they want|in other words|absurd|ridiculous|extreme)\b/u,
  },
  ad_hominem: {
    says: /\b(?:(?:you|he|she|they|someone|somebody|a (?:man|woman|person|guy|chef|cook)) (?:can|could|may|might) (?:\w+ ){0,8}?(?:and|but) still|so what if|got to do with|what has (?:his|her|their|the|that) (?:\w+ ){0,4}?to do|even (?:a|someone|somebody|if)|personal(?:ly)? (?:attack\w*|insult\w*)|attack\w* (?:the |a |that |this |his |her |their |him|them|on (?:the |a |him|her|them|his|her|their))?(?:\w+ ){0,5}?(?:personally|person|character|opponent|him|her|them|chair\w*|man|woman|speaker|habits?|looks?|appearance|clothes|instead|rather|not the)|attack\w* (?:on )?(?:the person|someone|somebody|people|a person)|insult\w*|ridicul\w* (?:the |a |him|her|them)|mock\w*|(?:discredit|smear|belittl|bad ?mouth|slander|make fun|makes fun|making fun|run(?:s|ning)? down|puts? down)\w*|(?:goes|going|go) (?:for|after) (?:the |a |him|her|them)|about (?:the|that|a) (?:person|man|woman|speaker|opponent|one who)|who (?:says|said|wrote|is saying|makes|made) (?:it|that|this|so)\b|(?:nothing|little|no connection|not anything|not|isn't|doesn't have anything|has no\w*|hasn't got anything) (?:at all )?to do with (?:the |his |her |their |what |it|this|whether|if|that|how|being)|irrelevan\w*|not relevant|no bearing|doesn't matter (?:what|who|how|if|whether|that)|does not matter|instead of (?:the |their |his |her |what |answering|dealing|address\w+|respond\w+|argu\w+|their|replying|looking|discuss\w+|the)|rather than (?:the|what|answering|their|his|her|address\w+|respond\w+|deal\w+)|not (?:the|their|his|her|what) (?:argument|point|idea|view|objection|opinion|reason|claim|they|he|she)|doesn't make (?:it|them|him|her|what|the|their|his) (?:\w+ ){0,4}?(?:wrong|false|less|untrue)|could still be right|can still be right|may still be right|might still be right|even if (?:the|that|he|she|they|a|it))/u,
    touches:
      /\b(?:person|character|looks?|habits?|clothes|unfair|rude|who says|somebody|him|her)\b/u,
  },
  false_dichotomy: {
    says: /\b(?:nothing (?:in )?between|two doors|not (?:just|only) (?:\w+ ){1,4}or|none at all or|act(?:s|ing)? as if|as if (?:that|there|those|it)|why not (?:just |simply |use |have |do |try )?|you (?:could|can) (?:also |just |always |easily |still )?(?:\w+ ){1,6}(?:instead|and|with|without|or)|loads of|leave them in|(?:only|just) (?:gives?|offers?|shows?|allows?|leaves?|presents?|considers?|names?|sees?|mentions?|has|have|lets?|the)? ?(?:us |you |the reader |people |readers )?(?:two|2|one of two|these two|those two|both)|(?:two|2) (?:options?|choices?|ways?|possibilit\w+|extremes?|alternatives?|outcomes?|sides?|things?)|(?:other|more|third|many|several|further|different|additional|another|plenty of|middle|further) (?:\w+ )?(?:options?|choices?|ways?|possibilit\w+|alternatives?|solutions?|courses?|paths?|roads?|grounds?)|more than (?:two|those|these|the two|2)|in[- ]between|middle (?:way|ground|path|road)|third|compromis\w*|either\b.{0,60}\bor\b|not (?:just|only) (?:either|two|these|those|black|one)|black (?:and|or) white|both could|could (?:also|instead|just|simply)|no middle|all or nothing|either[- ]or|forces? (?:us|you|the reader|people|a choice)|or else|somewhere between|something between|leaves? out (?:\w+ )?(?:options?|everything|all|other)|ignores? (?:\w+ )?(?:options?|other|the|possibilit\w+|alternatives?|everything))/u,
    touches: /\b(?:options?|choices?|extreme|either|alternatives?|exaggerat\w*)\b/u,
  },
  slippery_slope: {
    says: /\b(?:how (?:do|does|did|would|can|could) (?:you|one|we|it|he|she|they|\w+) (?:\w+ ){0,3}?(?:get|go|come|jump|lead|end)|not a word (?:on|about) why|why (?:would|should) (?:\w+ ){0,8}?(?:bring|lead|cause|make|mean|happen|follow|end)|(?:a|b|c) then (?:b|c|d)|(?:one|a|each|every|this|that|small|little|first|tiny) (?:\w+ ){0,4}?(?:leads?|leading|lead|end(?:s|ing)? (?:up )?in|result\w*|cause\w*|snowball\w*|escalat\w*)|leads? (?:on )?to|lead to (?:the|another|a|all|such|that|something|disaster)|chain(?: of| reaction|s)?\b|step by step|snowball\w*|escalat\w*|domino|(?:jump|leap)(?:s|ing|ed)? (?:\w+ ){0,8}?(?:to|from|into)|(?:no|without|any|not any|lacks?|hardly any|zero|never gives?|not give any|doesn't give any) (?:\w+ )?(?:evidence|proof|reasons?|grounds?|explanation) (?:\w+ ){0,6}?(?:would|will|lead|happen|follow|next|chain|come|that|for|why|of|to)|(?:would|will|won't|wouldn't|doesn't|does not|need not|needn't|not) (?:\w+ ){0,3}?(?:happen|follow|lead|end|come (?:true|about)|result|cause)|worst[- ]case|worse and worse|(?:goes|going|go) (?:\w+ ){0,5}?too far|extreme (?:consequence|outcome|result|ending|scenario)s?|exaggerat\w* (?:\w+ ){0,3}?(?:consequence|outcome|result|future|effect|what|the)s?|far[- ]fetched|unlikely|catastroph\w*|disast\w*|predict\w*|stop (?:at any|there|along|before|after|anywhere|somewhere)|could (?:be )?stop\w*|spiral\w*|from (?:\w+ ){1,6}?to (?:\w+ ){0,8}?(?:end|nobody|no|every)|no link|links? (?:are|is|between)|consequences? (?:\w+ ){0,4}?(?:exaggerat|unlikely|not|aren't|never|isn't)\w*|doesn't mean (?:that )?)/u,
    touches:
      /\b(?:exaggerat\w*|consequences?|future|scar\w+|fear|extreme|unrealistic|too far|then|next)\b/u,
  },
};

/** Names of the fallacies, with the ways in which people spell them. */
const FALLACY_NAMES: Readonly<Record<string, RegExp>> = {
  strawman: /\bstraw[- ]?m[ae]n\b|\bstraw person\b|\bstrawmanning\b/u,
  ad_hominem:
    /\badd?[- ]?hom[ieo]n?[a-z]*\b|\bplay(?:s|ing)? the man\b|\bagainst the (?:man|person)\b|\bad hominum\b|\bad homin\w*\b|\bpersonal attacks?\b|\battack\w* (?:on )?the (?:man|person)\b/u,
  false_dichotomy:
    /\bfalse (?:dicho\w*|dilem\w*|choice|alternative|binary|either\W?or)\b|\beither[- ]or fallac\w+\b|\b(?:dichotom\w*|dil+em+a)\b|\bblack[- ](?:and|or|n|&)[- ]white\b|\beither ?[/-] ?or\b/u,
  slippery_slope:
    /\bslip+e?r?y?[- ]?slop\w*\b|\bslipery slope\b|\bslippery\b|\bdomino\b|\bsnow ?ball\w*\b|\bthin end of the wedge\b/u,
};

const NOT_IT =
  /\b(?:not|isn't|no|neither|nor|rather than|instead of|wouldn't be|can't be)\b(?:(?!\bbut\b)[^.;,]){0,24}$/u;

/** The fallacies that a message names and does not rule out. */
export function namedFallacies(message: string): string[] {
  const text = normalise(message);
  const named = Object.entries(FALLACY_NAMES)
    .map(([fallacy, pattern]) => ({ fallacy, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0 && !NOT_IT.test(text.slice(0, at)))
    .toSorted((one, other) => one.at - other.at);
  const [first, second] = named;
  const isSettled = named.length === 2 && SETTLES.test(text.slice(first?.at ?? 0, second?.at ?? 0));
  return (isSettled ? named.slice(1) : named).map(({ fallacy }) => fallacy);
}

/** Between two names: the second is meant. */
const SETTLES = /\b(?:but|rather|mostly|more like|actually|no,|instead|on second thoughts?)\b/u;

/** What is wrong with each use of figures, as learners say it. Source: module 7's lesson. */
export const FLAW_CONCEPTS: Readonly<Record<string, Concept>> = {
  no_base: {
    says: /\b(?:(?:up|risen|rise|more|increase|grown|jump) from (?:what|where|how)|(?:\d+|one|two|three|four|five|six|ten|a couple|a handful|hardly any\w*|very few|next to none|nobody) (?:\w+ ){0,5}?(?:became|becomes?|become|turned? into|to|and now|now|then) (?:it's |it is |there are |be )?(?:\d+|three|four|five|six|seven|eight|ten|twelve|a few)|(?:if|when|suppose|say) (?:\w+ ){0,6}?(?:hardly any\w*|only|few|a couple|nobody|next to no\w*|one or two|two or three|three or four) (?:\w+ ){0,6}?(?:before|ago|last year|first|then|earlier|used to|at first)|used to be (?:\w+ ){0,3}?(?:\d|two|three|four|five|a few|only|just|hardly)|sounds? (?:\w+ ){0,3}?(?:big|huge|massive|terrible|a lot|impressive|dramatic|like a (?:lot|flood))|(?:no|without|missing|lacks?|lacking|give|gives|given|need|know|the) (?:\w+ ){0,3}?(?:base|baseline|starting|start|original|initial|absolute|actual|real|raw|exact|concrete) ?(?:figures?|numbers?|points?|values?|level|amounts?|data|counts?|line)?|base (?:figure|number|value|rate|line)|baseline|(?:\d+|sixty|seventy[- ]five|hundred and fifty) ?(?:%|per ?cent) (?:more )?(?:of|than|from) (?:what|how)|(?:per ?cent(?:age)?|%) of (?:what|how)|how many (?:\w+ ){0,8}?(?:before|were|was|there|at first|originally|to (?:begin|start)|last year|a year|in the|it|used|actual\w*|exactly|in total)|(?:number|amount|total|figure)s? (?:\w+ ){0,6}?(?:before|last year|year before|at the start|to begin|to start|previous\w*|earlier|it (?:started|was))|what (?:the |it |number |figure |was )(?:\w+ ){0,6}?(?:before|started?|was|from|last year|to begin)|(?:could|might|may|can) (?:be|have been|have gone|mean|just be|only be|go|also be|have risen) (?:\w+ ){0,6}?from|from (?:\d+|one|two|three|four|five|ten|a (?:very )?(?:small|low|few|tiny)|very few|only|something|what|just) ?(?:\w+ ){0,3}?(?:to|number|people|cases|before)|(?:if|when) (?:there|it|they|the) (?:\w+ ){0,5}?(?:only|few|very few|small|low|tiny|just|hardly)|started (?:at|from|with|off)|starting (?:point|number|figure|from)|(?:only|just) (?:the |a |gives? (?:us |you )?(?:the |a )?|given (?:the |a )?|in |tells? us (?:the |a )?)?(?:percentage|percent|per ?cent|%)|(?:no|not the|without|instead of|not|missing) (?:\w+ )?(?:real|actual|absolute|exact|concrete|total) (?:numbers?|figures?|amounts?)|in (?:actual|absolute|real) (?:numbers|terms|figures))/u,
    touches: /\b(?:per ?cent\w*|%|before|small number|how many|rise|increase)\b/u,
  },
  outlier: {
    says: /\b(?:freak|(?:mess|spoil|ruin|screw|blow|throw)\w* (?:\w+ ){0,2}?(?:up|the (?:mean|average|whole|figure|number|calculation)|it)|(?:single|one) (?:\w+ ){0,8}?(?:makes?|made) (?:it|the|them)|(?:nobody|no one|none|no \w+) (?:\w+ ){0,8}?(?:spends?|pays?|talks?|uses?|waits?|takes?|is (?:even )?(?:close|near)|comes close|anywhere near|has)|everyone else|everybody else|take (?:them|him|her|that|it|this one) (?:out|away)|bill gates|millionaire|billionaire|not (?:what|how much) (?:most|an ordinary|a normal|the usual)|fake average|outliers?|out-lier|extreme (?:case|value|example|person|one|figure|number|amount|member|spender)s?|one (?:\w+ ){0,8}?(?:pull\w*|push\w*|drag\w*|rais\w*|skew\w*|distort\w*|driv\w*|lift\w*|bring\w*|mak\w*|inflat\w*|bump\w*|ruin\w*|chang\w*|increas\w*|much (?:more|higher)|far (?:more|above)|way (?:more|above)|so (?:much|high)|is (?:so|very|extreme|an exception|not|way|far))|(?:tenth|single|exception\w*|unusual|one person|one family|one case|that one|the one|last one|one of them|one of the ten|one member|only one) (?:\w+ ){0,10}?(?:pull\w*|push\w*|drag\w*|rais\w*|skew\w*|distort\w*|driv\w*|lift\w*|inflat\w*|bump\w*|high\w*|more|above|average|mean|exception\w*|extreme|different|not typical|unusual)|skew\w*|median|(?:nine|9|most|others?|rest|majority|nearly all|almost all) (?:\w+ ){0,8}?(?:about|around|only|less|lower|fewer|far (?:below|less|lower)|below|under|nowhere|much (?:less|lower)|just|way (?:below|less|lower)|not (?:even )?(?:near|close)|near|close|spend|pay|wait|use|take|have|get|\d+)|(?:average|mean) (?:\w+ ){0,6}?(?:skew\w*|distort\w*|mislead\w*|pulled|pushed|dragged|raised|driven|not (?:typical|representative|normal)|isn't (?:typical|representative)|doesn't (?:describe|represent|reflect|fit|show|mean|tell)|nobody|no one|because of (?:one|a|the|that))|without (?:the|that|this|him|her|it|one)|(?:is|isn't|not|hardly|was|are) (?:\w+ )?(?:typical|representative)|exception)/u,
    touches: /\b(?:average|mean|tenth|one of them|typical|high)\b/u,
  },
  no_subgroups: {
    says: /\b(?:(?:doesn't|does not|doesnt|don't|isn't|not) (?:\w+ ){0,3}?(?:mean|follow|apply|true|say|tell|hold)(?: \w+){0,5}? (?:every|each|all of|everyone|everybody|for (?:every|each|all)|from (?:a|the|an) (?:total|average|whole)|individual)|(?:on )?average (?:doesn't|does not|doesnt|isn't|is not)|an average (?:doesn't|can|could|hides|says)|the (?:old|young|small|big|rich|poor)\w* (?:ones?|people)?|one number|only the \w+ ones? (?:that|who|got)|which ones?|sub-?groups?|sub groups?|(?:different|each|every|both|other|separate|individual|certain|some|particular|smaller|various|two|specific|single) (?:\w+ )?(?:groups?|parts?|kinds?|types?|sorts?|ages?|categor\w+|classes|individuals?)|(?:could|may|might|can|would) (?:still )?(?:be|have|differ|also be|well be|vary|do|look) (?:\w+ ){0,3}?(?:different|worse|better|differ\w*|the opposite|lower|higher|less|more|gone|got|fallen|risen|vary|varied|very)|(?:hides?|hiding|conceals?|masks?|covers? up|mixes|lumps?|throws?) (?:\w+ ){0,5}?(?:differences?|groups?|together|fact|everyone|everybody|all|that|how|who|some|people|up)|lump\w*|(?:not|n't|doesn't|isn't|does not|need not|needn't) (?:\w+ ){0,4}?(?:for (?:all|each|every\w*|both|any|some)|everyone|everybody|every (?:one|single|person|group)|each (?:of|one|person|group|single)|all of them|the same for|apply to)|(?:some|others|one group|part|a few) (?:\w+ ){0,6}?(?:worse|better|lower|higher|less|more|lose|lost|gain|opposite|differ\w*|while|but)|average (?:over|of|for) (?:all|everyone|everybody|the whole|everything|them all)|(?:whole|overall|total|general|combined) (?:group|average|figure|number|result)|(?:all|everyone|everybody|them) (?:taken )?together|split|break(?:s|ing)? (?:\w+ )?down|broken down|breakdown|divid\w+|differ(?:s|ed|ences?)? (?:between|for|from|among)|depends? on (?:who|which|what|the|how|your|whether)|varies|vary)/u,
    touches: /\b(?:average|everyone|everybody|whole|all of them|each|groups?|general\w*)\b/u,
  },
  small_sample: {
    says: /\b(?:(?:\d|three|four|five|six|a few|some few) (?:\w+ ){0,2}?(?:people|persons?|guys|lads|girls|boys|women|men|students?|pupils|parents|members|players|gamers|neighbours|owners|visitors|customers|answers|replies|kids|children|mates|friends|voices|opinions|drivers|readers|teachers|users|guests|staff|workers|families|households|shoppers|residents|fans|musicians)(?: lol|!|\?|\.\.|$| (?:lol|is|are|out of|thats|that's|only|is nothing|isn't|aren't|can))|(?:how|what) (?:can|could|do|does|would) (?:\d|three|four|five|six|so few|a few|such a) |(?:literally|merely|only|just|basically) (?:like )?(?:\d|three|four|five|six|a few|a couple|a handful)|thats? (?:hardly any\w*|nothing|not (?:many|much|a lot|enough))|that's (?:hardly any\w*|nothing|not (?:many|much|a lot|enough))|hardly any(?:one|body)|speaks? for|what (?:\w+ )?(?:the )?(?:rest|others?) (?:\w+ )?(?:think|say|want)|ask the next|not like the (?:other|rest|town)\w*|his (?:mates|friends|own)|few parents|(?:too|so|very|only|just|really|quite|extremely|such|a|tiny|small|that|pretty|awfully|super) (?:a )?(?:few|small|little|tiny|handful|low)(?: (?:\w+ ){0,3}?(?:people|persons?|asked|sample|group|number|survey|poll|of|amount|answers|respondents?|opinions?|participants?))?|sample|(?:only|just|merely|asked|asking|ask|from|on|of|with|to|by|no more than|not more than|question\w*|interview\w*|survey\w*|ask) (?:\w+ )?(?:3|5|6|three|five|six|four|4)\b|(?:3|5|6|three|five|six|four|4) (?:\w+ ){0,6}?(?:is|are|isn't|aren't|not|can't|cannot|doesn't|don't|were|was) (?:\w+ ){0,4}?(?:enough|few|too|little|nothing|represent\w*|small|speak|tell|stand|asked|everyone|majority|prove)|not (?:enough|many|that many|a lot of|sufficient\w*|nearly enough) (?:\w+ ){0,2}?(?:people|persons|asked|answers|were|data|responses|participants|opinions)|(?:not|n't|hardly|never|isn't|aren't) (?:\w+ ){0,3}?represent\w*|unrepresentative|generali[sz]\w*|can't (?:speak|stand|tell|say)|(?:more|other|many more|a lot more|hundreds|thousands|a hundred|larger|bigger) (?:\w+ ){0,3}?(?:people|asked|sample|group|survey|number|participants)|handful|by chance|chance|coincidence|luck|random)/u,
    touches: /\b(?:few|asked|survey|everywhere|majority|all of them|per ?cent|typical)\b/u,
  },
};

/** Whether a message says a concept. */
export function saysConcept(concept: Concept | undefined, message: string): boolean {
  return concept?.says.test(normalise(message)) === true;
}

/** Whether a message touches a concept. */
export function touchesConcept(concept: Concept | undefined, message: string): boolean {
  return concept?.touches?.test(normalise(message)) === true;
}
