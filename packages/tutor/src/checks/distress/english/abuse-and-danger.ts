import { CANNOT, DO_NOT, FILL } from "./own-words.ts";

const KIN =
  "(?:step ?|foster ?|grand ?)?(?:dad|daddy|father|papa|mum|mummy|mom|mommy|mother|mama|pa|ma|parents|brother|sister|uncle|aunt|auntie|cousin|boyfriend|girlfriend|husband|wife|partner|ex|carer|guardian|family|gran|nan)";
/** Parents have no "my" before them where one is used to speaking of them. */
const BARE_KIN =
  "(?:^|, |\\bbecause |\\band |\\bbut )(?:step ?|grand ?)?(?:dad|daddy|mum|mummy|mom|mommy|mam|papa)";
const CLOSE_ONE = `(?:${BARE_KIN}|(?:my |our )(?:own |(?:older|big|elder) )?(?:${KIN}|(?:\\w+ )?(?:teacher|coach|tutor|trainer|priest|boss|neighbour|neighbor))(?:'?s (?:new )?(?:boyfriend|partner|husband|friend|girlfriend))?)`;
const STRANGER =
  "(?:some ?one|some ?body|a man|this man|some man|(?:two|three|some) men|a guy|this guy|some guy|(?:two|three|some) guys|a stranger|a boy|a car|my ex|my stalker)";
const DOES =
  "(?: (?:keeps|kept|is|was|has|always|often|sometimes|still|started|has been|just|regularly)){0,2}(?: (?:gets?|got|came home|comes home|was|is) (?:drunk|angry|mad|high) and(?: then)?(?: \\w+ing)?)?";
const ME_OR_MINE =
  "(?:me|us|my (?:little |younger |baby )?(?:mum|mom|mother|brother|sister)(?: and (?:me|i))?)";
/** In a game, in fun, or as a figure of speech. */
const NOT_IN_EARNEST =
  "(?! (?:at (?!home|night)|in (?!the (?:face|head|stomach|belly|ribs|eye|mouth|back|chest)|my |front of )|to |by |up(?: in)? (?:for|with)|with (?:a )?(?:question|joke|fact|word|that)|off|out of|hard with|on the (?:back|shoulder)|when (?:we|i) play))";
const VIOLENCE =
  "(?:hits?|hitting|beats?|beating|hurts?|hurting|abus(?:es?|ed|ing)|molest(?:s|ed|ing)?|rap(?:es?|ed|ing)|chok(?:es?|ed|ing)|strangl(?:es?|ed|ing)|punch(?:es|ed|ing)?|kick(?:s|ed|ing)?|slap(?:s|ped|ping)?|whip(?:s|ped)?|burn(?:s|ed|t|ing)?)";
const HIT_HARD =
  "(?:throws?|threw|pushe[sd]|push|shove[sd]?|slams?|slammed|drags?|dragged) me (?:against|down|into the wall|to the (?:floor|ground)|by the hair|around(?= *$|,| and ))|(?:broke|breaks|twists|twisted|dislocated) (?:it until|my (?:arm|nose|ribs?|jaw|wrist|leg|finger)s?)";
const UNDER_CLOTHES =
  "(?:pants|shirt|skirt|top|trousers|underwear|bra|knickers|clothes|dress|blouse)";
const HELP_LINE = "(?:an ambulance|the police|911|999|112|a doctor for me)";
/** What stands in a passage, or is put as a case. */
const NOT_A_CASE = "(?! (?:in|for|if|when|every|each|example|because of the|sooner|less|more))";

const VIOLENCE_AT_HOME: readonly string[] = [
  `\\b(?:${CLOSE_ONE}|he|she|some ?one at home|some ?body at home)${DOES} ${VIOLENCE} ${ME_OR_MINE}\\b${NOT_IN_EARNEST}`,
  `\\b(?:${CLOSE_ONE}|he|she)(?: has| had|'s)(?: \\w+ly)? beaten me (?:before|up|since i|black|badly|so (?:hard|badly)|for years|with (?:a|an|his|her))\\b(?! (?:at|in|to|the|a) )`,
  `\\b(?:${CLOSE_ONE}|he|she)${DOES} (?:${HIT_HARD}|lock(?:s|ed)? me (?:in|up|out)(?! of (?:the|my|this|a) (?:account|app|chat|computer|game|group|laptop|phone|server|system)))\\b`,
  `\\b${CLOSE_ONE}\\b.{0,50}\\band (?:then )?(?:hits|beats|slaps|kicks|punches) me\\b${NOT_IN_EARNEST}`,
  `\\b(?:he|she|they|${CLOSE_ONE})(?:'ll| will| would|'d| is going to|'s going to| are going to) (?:(?:beat|hit|rape|punch) me(?= *$|,| )${NOT_IN_EARNEST}|hurt me(?= *$|,| again| if| when| tonight))|\\b(?:going to|want to|will) (?:cut|circumcise) me\\b(?! some| off| out| a\\b)\\b`,
  `\\b(?:${CLOSE_ONE}|he|she)${DOES} (?:gets?|is|can be|turns?|becomes?) (?:so |very |really )?violent\\b(?! (?:games?|films?|in|about|cough))`,
  `\\b(?:they|kids|boys|girls|people|the (?:other )?(?:kids|boys|girls|ones))\\b.{0,16} (?:beat(?:ing)? me(?: up)?|kick(?:ing)? me|punch(?:ing)? me|spit(?:ting)? (?:on|at) me)\\b(?! at| to| in (?:the game|chess|football)| out)`,
  `\\bi (?:have|'ve got|'ve|got) (?:bruises|marks|a black eye)\\b.{0,20}\\b(?:from|because of) (?:${CLOSE_ONE}|him|her)\\b(?!'s (?:shoes|bike))`,
  `\\b(?:${CLOSE_ONE}|he)${DOES} (?:won'?t|does ?n[o']?t|doesnt) let me (?:leave the (?:house|flat|room)|out(?= *$|,| and| of the (?:house|flat|room)))`,
  `\\bi(?:'m| am|m| was) ${FILL}a (?:victim|survivor) of (?:domestic|sexual|child|physical) (?:violence|abuse)|\\bbeing (?:abused|raped|beaten) by (?:my|our) (?:own )?${KIN}\\b`,
  `\\bi(?:'m| am|m)? ${FILL}(?:being|getting) (?:hurt|beaten|hit) (?:at home|by (?:my|him|her|them))|\\b${CLOSE_ONE} (?:has ?n[o']?t|have ?n[o']?t|does ?n[o']?t|do ?n[o']?t|never|won'?t) (?:fed|feeds?|let me eat|give me (?:any )?food)(?: me)?\\b(?! (?:the|my) (?:cat|dog))`,
  `\\bi(?:'m| am|m)? ${FILL}(?:being |getting )?bullied\\b(?! by (?:the|this) (?:passage|question|argument|writer)| into)`,
  `\\b(?:forc(?:es?|ed|ing)|mak(?:e|es|ing)|made) me (?:to |into )?(?:marry|a marriage|get married|be married)\\b|\\bmarry me off\\b|\\bto be married\\b.{0,12}\\bi ${CANNOT} say no`,
];

const SEXUAL_VIOLENCE: readonly string[] = [
  `\\b${CLOSE_ONE}${DOES} touch(?:es|ed|ing)? me(?= *$|,| and| every| again| in bed| in my)`,
  `\\b(?:${CLOSE_ONE}|he|some ?one|some ?body|a man) ?${DOES} touch(?:es|ed|ing)? me (?:at night|there|down there|inappropriately|where|under|when i|sexually|and (?:i|told|said))`,
  `\\b(?:${CLOSE_ONE}|he|a man)${DOES} (?:comes?|came|gets?|got|climbs?|sneaks?|crawls?) (?:in|into|to) my (?:bed\\b(?! with (?:the|my)| and reads)|(?:bed)?room\\b.{0,24}\\b(?:touch|undress|lies (?:on|next)|does things|takes off|makes me))`,
  `\\bmy (?:step ?(?:dad|father|brother)|uncle|coach|cousin|neighbou?r|(?:mum|mom|mother)'?s (?:boyfriend|partner))${DOES} (?:comes?|came|gets?|got|sneaks?|creeps?) (?:in|into|to) my (?:bed)?room (?:at|every|each|in the) night(?= *$|,| and| when| while)`,
  `\\b(?:puts?|putting|slid|slides?) (?:his|her|their) hands? (?:in|into|up|down|under|inside) my ${UNDER_CLOTHES}|\\bhis hands? between my legs`,
  `\\b(?:${CLOSE_ONE}|he|she|some ?one|a man)${DOES} (?:forces|forced|makes|made|forcing|making|wants|asks|asked) me (?:to )?(?:have sex|sleep with|undress|touch (?:him|her|it|his)|do (?:things|stuff) (?:with|to|for) (?:him|her|them)|send (?:him |her )?(?:nudes|naked))`,
  `\\b(?:groped|molested|raped|sexually assaulted) me\\b|\\bdid (?:\\w+ )?things to me\\b(?! in (?:the|this) (?:game|level))`,
  `\\b(?:${CLOSE_ONE}|he|a man)${DOES} (?:makes?|made) me sleep (?:naked|in his|next to|with|beside)\\b`,
  `\\bi(?:'m| am| was|'ve been| have been) (?:being )?touched by (?:${CLOSE_ONE}|a man|some ?one)(?= *$|,| and| when| there| at)|\\b${CLOSE_ONE}${DOES} sen(?:ds?|t|ding) me (?:\\w+ )?(?:naked|nude|sexual|dick)`,
  `\\bforced (?:himself|themselves) on me\\b|\\bforced me\\b.{0,12}\\bi said (?:no|stop)\\b`,
  `\\bwatch(?:es|ed|ing)? me (?:in the shower|shower|undress|get dressed|change|naked)\\b|\\b(?:teacher|coach|tutor|trainer|priest|boss|step ?dad|boyfriend)\\b.{0,16} kiss(?:es|ed) me\\b.{0,30}\\b(?:keeps|secret|tell|scared|want)`,
  `\\b(?:had|having|has) sex with me (?:when|while|although|even though|without)|\\bhave sex (?:when|although|even though) i (?:said no|did ?n[o']?t want)`,
  `\\b(?:my nudes|(?:nude|naked|intimate) (?:pic\\w*|photos?|videos?|images?) of me)\\b.{0,40}\\b(?:blackmail|post|share|send|leak|threat|pay)|\\bblackmail(?:s|ed|ing)? me\\b(?! (?:emotionally )?into (?:reading|answer))`,
  `\\bi(?:'m| am| was| have been|'ve been|'m being| am being| got| get)(?: being| getting| sexually| physically| once| often){0,2} (?:abused|raped|molested|groped|groomed|sexually (?:assaulted|abused|harassed)|beaten (?:up )?(?:at home|by (?:my|him|her))|beaten up|assaulted|trafficked|held (?:captive|prisoner))\\b(?! by (?:the|this) (?:passage|question|argument))`,
];

const THREATS: readonly string[] = [
  `\\b${CLOSE_ONE}\\b[^,]{0,40}\\b(?:has|with|holding|pointing) a (?:gun|knife|weapon)|\\b(?:in|into|outside|at) my (?:house|home|door|room|flat|apartment)\\b[^,]{0,30}\\b(?:has a (?:gun|knife)|send help|help me)`,
  `\\bi(?:'m| am|m) (?:so |too |really )?(?:scared|afraid|frightened|terrified) (?:to go home|of going home|of my (?:step ?)?(?:dad|father|mum|mom|mother|husband|boyfriend|partner|uncle|brother))`,
  `\\bi(?:'m| am|m) (?:so |really )?(?:scared|afraid|frightened|terrified) (?:that )?(?:${CLOSE_ONE}|he|she|they)(?:'ll| will|'s going to| is going to| might) (?:hurt|hit|beat|kill|rape|find me|come (?:for|after) me)`,
  `\\bi(?:'m| am|m) (?:really )?(?:in (?:real |great |serious )?danger\\b(?! of)|not safe\\b(?! (?:from|in saying|to say|with this))|being (?:followed|stalked|threatened))`,
  `\\bi ${DO_NOT} feel safe (?:at home|here|any ?more|with (?:him|her|my)|in my (?:own )?(?:home|house|room))`,
  `\\b${STRANGER}${DOES}(?:'s)?(?: been)? (?:(?:following|stalking|watching) me\\b(?! on (?:insta|tik|twitter|x\\b|social|the app|here|spotify|face))|(?:follow(?:s|ed)|stalk(?:s|ed)) me (?:home|everywhere|around|from|to my))`,
  `\\b(?:keeps|kept) (?:turning|showing|waiting|coming|standing) (?:up )?(?:at|to|outside|by|in front of) my (?:house|home|work|door|window|flat)\\b`,
  `\\b(?:stranger|man|guy|some ?one|some ?body|he)\\b.{0,40}\\bknows (?:my address|where i live)\\b.{0,30}(?:$|meet|come)`,
  `\\b(?:they|he|she)\\b.{0,40}(?:'ll|will|going to|gonna) (?:hurt|kill) my (?:family|mum|mom|sister|brother|dad)\\b|\\bmakes? me (?:carry|sell|deal|run|hide) (?:\\w+ )?(?:drugs|weed|packages|knives|guns)\\b`,
  `\\bknows where i live\\b.{0,30}\\b(?:kill|hurt|come|threat|scared)`,
  `\\bthreat(?:en(?:s|ed|ing)?)? (?:me|us) with (?:a |his |her )?(?:knife|gun|weapon|violence)|\\bthreaten(?:s|ed|ing)? to (?:kill|hurt|rape|beat|stab|shoot) (?:me|us)\\b`,
  `\\b(?:he|she|they)(?:'s| is|'re| are)? (?:trying to|going to|gonna) kill me (?:right now|now|tonight)|\\bhelp(?: me)?,? (?:he|she|they|some ?one)(?:'s| is|'re| are) trying to (?:kill|rape|hurt) me`,
  `\\b(?:he|she|they|${CLOSE_ONE}) (?:says?|said|threatens?|threatened|keeps saying) (?:that )?(?:he|she|they|to)(?:'ll|'d| will| would|'s going to| is going to)? ?kill (?:us\\b|me (?:if i (?:leave|tell|go|say|marry|see|talk|meet|come)|and |when))`,
  `\\bi(?:'m| am|m) (?:\\w+ )?hiding\\b.{0,40}\\b(?:dad|father|step ?dad|mum|mom|boyfriend|husband|he|him)\\b.{0,12}\\b(?:smash|break|drunk|angry|hit|hurt|kill|shout|scream)\\w*|\\b(?:dad|father|mum|mom|boyfriend|husband|he)(?: is|'s| was)? (?:drunk|angry|smashing|screaming|violent)\\b.{0,20}\\bi(?:'m| am|m) hiding`,
];

const EMERGENCIES: readonly string[] = [
  `\\b(?:some ?one|some ?body|they|he)(?:'s| is| are|'re) breaking in(?:to my \\w+)?(?= *$|,| now| help)`,
  `\\bmy (?:best )?(?:friend|\\w*mate|boyfriend|girlfriend|${KIN})\\b.{0,16} (?:(?:took|taken|swallowed) (?:an overdose|(?:\\w+ ){0,3}(?:pills|tablets))|overdosed|won'?t wake up|(?:is ?n[o']?t|not) breathing|(?:wants|is going|tried|is trying|threatens) to kill (?:him|her|them)sel)`,
  `\\bi(?:'ve| have)?(?: got)? nowhere (?:safe )?to (?:sleep|stay|go)\\b(?! with (?:my|this))`,
  `\\b(?:please )?(?:call|ring|phone) (?:the police|an ambulance|911|999|112)(?: for me| now| please|, (?:he|she|they|i)\\b)|\\bplease (?:call|ring|phone|send|get) (?:the police|an ambulance)\\b`,
  `\\b(?:can|could|will|would) (?:you|some ?one|some ?body|any ?one|any ?body) (?:please |pls )?(?:call|get|send|ring|phone) (?:me )?${HELP_LINE}\\b${NOT_A_CASE}`,
  `\\b(?:can|could|will) (?:you|some ?one|some ?body|any ?one) (?:please |pls )?call (?:some ?one|some ?body|for help|my (?:mum|mom|dad))(?= *$|,| for me| please| now)`,
  `\\bi (?:really )?need (?:an ambulance|the police|a doctor (?:now|right now|please))\\b${NOT_A_CASE}`,
  `\\b(?:won'?t|does ?n[o']?t|can'?t|cannot) stop (?:the )?bleeding\\b(?! (?:money|cash|jobs|members|customers|readers|users))|\\bi(?:'ve| have|'m| am|ve|m) (?:been |being )?(?:stabbed|shot|poisoned|kidnapped|drugged)(?= *$|,| and | by (?:a|my|some)| please)`,
  `\\b(?:get|send) help\\b.{0,6}\\b(?:he|she|they|some ?one|my)\\b`,
  `\\bi(?:'m| am|m) (?:\\w+ )?bleeding (?:badly|out(?= *$|,)|a lot|so much|everywhere|and)\\b`,
  `\\bi (?:was|got|have been|'ve been) (?:attacked|stabbed|mugged|kidnapped) (?:on my way|last night|yesterday|today|by (?:a (?:man|group|stranger|gang)|my |some)|at (?:home|school|a party))`,
];

/** Violence, at home or elsewhere, threats, and calls for help. */
export const ABUSE_AND_DANGER: readonly string[] = [
  ...VIOLENCE_AT_HOME,
  ...SEXUAL_VIOLENCE,
  ...THREATS,
  ...EMERGENCIES,
];
