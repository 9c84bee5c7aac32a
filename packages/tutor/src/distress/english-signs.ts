/** Words that change nothing about what is said between "I" and the verb. */
const FILL =
  "(?:(?:just|really|honestly|so|still|only|actually|seriously|literally|kinda|kind of|sometimes|often|always|constantly|truly|rly|also|do|keep|even|already|now|again|ever) ){0,3}";
const WANT = "(?:w?ant(?:o| to+| 2)?|wnat to|wan to|wana|wanna|wnt to)";
const ME = "my ?self";
const KILL = "(?:kill|kil|klil|unalive|murder)(?:ing|ed)?";

/** "I am going to", "I keep thinking about", "I tried to": a plan, a wish or a deed of the writer's own. */
const INTENT = `(?:${WANT}|wanted to|(?:am |'m |m )?(?:going to|gonna|gona|about to|planning to|ready to)|(?:will|'ll|might|plan to|have to|need to|tried to|try to|decided to)|feel like|(?:am |'m |m |'ve been |have been |been |keep )?(?:thinking|think|thought) (?:of|about)|cannot stop thinking (?:of|about)|can'?t stop thinking (?:of|about))`;
const I_MEAN_TO = `(?:\\bi(?:'ve| have)? ?|^|\\bim |\\band |\\bbut |\\bor |, )${FILL}${INTENT} ${FILL}`;

/** How one goes on who does not mean it, or speaks of a good death in old age. */
const NOT_MEANT =
  "(?! (?:of|from|out of) |ing| hard| out| so (?:i|that)| laughing| on (?:this|that)| rich| happy| a | with dignity| peacefully| at home| in (?:peace|my|the)| old| one day| some ?day| when i(?:'m| am) (?:very )?old| before| than| every time (?:i|my) (?:see|read|hear)| when i (?:see|read|hear)| if i (?:see|read|hear))";

const PILLS =
  "(?:sleeping )?(?:pills|tablets|painkillers|meds|paracetamol|ibuprofen|tylenol|aspirin)";

const WISHES_TO_DIE: readonly string[] = [
  `(?:\\bi |^|\\band |\\bbut )${FILL}${WANT} ${FILL}(?:die|dei|dye|be dead|be gone forever|not exist|disappear forever|stop existing)\\b(?! my| the| hair)${NOT_MEANT}`,
  `(?:\\bi |^)${FILL}(?:wish|hope) ${FILL}(?:that )?i (?:(?:was|were|am|would be) (?:dead|ded|never born|not alive|not born)|(?:had never been|was never|were never|was not|were not|wasn'?t|weren'?t|hadn'?t been) (?:born|alive)|(?:could |would |will )?${FILL}(?:die\\b${NOT_MEANT}|disappear forever|not wake up|never wake up|stop existing)|did ?n[o']?t (?:exist|have to live))`,
  `\\bi(?:'d| would|'d be| should| am|'m)? ?(?:be )?(?:rather be|better off|should be) dead\\b(?! than)`,
  `\\bi ${FILL}(?:do not|don'?t|dont|no longer) ${FILL}${WANT} ${FILL}(?:live\\b(?! in| near| with| next| under| on| at| there| off| abroad| where| here| through| for| by| among| alone| together| to| as| the| a )|be alive|exist\\b|go on living|keep on living|keep living|be (?:here|around) (?:any ?more|any longer)(?! doing| in| at)|be in this world|be on this (?:earth|world|planet)|wake up (?:any ?more|ever|again|tomorrow))`,
  `\\bi ${FILL}(?:do not|don'?t|dont) know (?:if|whether) i ${FILL}${WANT} ${FILL}(?:live|be alive|exist)\\b(?! in| near| with| there)`,
  `\\bi ${FILL}(?:can ?not|can'?t|cant) ${FILL}(?:live|go on living|keep living)(?: like this)? ?(?:any ?more|any longer)`,
  `\\bmy (?:own )?life (?:is|has) ${FILL}(?:not worth|n't worth|no (?:point|meaning|sense|value)|over(?= *$|,))|\\bmy life isn'?t worth`,
  `\\b(?:no reason|nothing)(?: left)? (?:for me )?to (?:live|stay alive|go on living|keep living)(?: for)?\\b(?! in)`,
  `\\bi (?:have|'ve|'ve got|see) (?:no (?:reason|will|wish)|nothing)(?: left)? to live\\b(?! in| near| there| with)`,
  `\\bi ${FILL}(?:do not|don'?t|dont|cannot|can'?t|cant|no longer) (?:see|have|find) (?:a |any |the )?(?:point|reason|sense|meaning) (?:in|of|to) (?:living|live|being alive|go on living|life)\\b(?! in| near| there| with)`,
  `\\bi ${FILL}(?:do not|don'?t|dont) (?:deserve to (?:live|be alive|exist)|feel like (?:living|being alive))\\b(?! in)`,
  `\\bi(?:'m| am|m)? ${FILL}(?:so )?(?:tired|sick) of (?:living|being alive|life)\\b(?! in| with| next| near| on| at| off)`,
  `\\b(?:i|and|but) should ${FILL}(?:die|be dead|not exist)\\b${NOT_MEANT}`,
  `\\bi(?:'m| am|m) ${FILL}(?:ending|taking) my (?:own )?life|\\bi(?:'m| am|m) ${FILL}ending it all`,
  `\\b(?:every ?one|every ?body|they|people|the world|my (?:family|parents|friends|mum|mom|kids|children)|you)(?:'d| would| will|'ll| is| are|'s)? (?:all )?(?:be )?better(?: off)? (?:without me|if i (?:was|were|am) (?:dead|gone|not here))`,
  `\\b(?:no ?body|no one|noone)(?:'d| would| will|'ll)? (?:even |really )?(?:care|notice|miss me|cry|mind)\\b ?(?:at all )?(?:if i (?:died?|was (?:dead|gone)|were (?:dead|gone)|am (?:dead|gone)|killed|kill|disappeared))`,
  `\\bi ${FILL}${WANT} (?:go to sleep|fall asleep|sleep) (?:and|forever)(?: to)? ?(?:never|not) wake`,
  `${I_MEAN_TO}(?:end(?:ing)? it all|end(?:ing)? my (?:own )?life|tak(?:e|ing) my (?:own )?life|end(?:ing)? everything)`,
  `\\b(?:please )?let me die\\b${NOT_MEANT}`,
];

const SUICIDE_AND_HARM: readonly string[] = [
  `\\b${KILL} (?:${ME}|me self|meself)\\b`,
  `\\bunalive(?:ing)? me\\b`,
  `\\bhow many ${PILLS}\\b[^,]{0,30}\\b(?:die|kill|overdose)\\b(?! (?:a|each|every|people|per))|\\b(?:easiest|best|quickest|painless|fastest) way (?:for me )?to (?:die|overdose)\\b(?! out)`,
  `\\bi(?:'m| am|m) (?:standing |sitting )?(?:on|at) (?:a|the) (?:edge of (?:a|the) )?(?:bridge|roof|ledge|edge|balcony)\\b[^,]{0,30}\\bjump`,
  `${I_MEAN_TO}kms\\b`,
  `${I_MEAN_TO}com+it+(?:ing)? (?:suicide|sewerslide)`,
  `\\bi (?:have |'ve )?(?:com+it+ed|attempted) suicide`,
  `\\bi(?:'m| am|m| feel| felt| have been|'ve been| get| got)(?: feeling)? (?:${FILL}|very |quite |pretty |a bit )suicid(?:al|e)\\b`,
  `\\bsuicide is (?:the|my) (?:only|best) (?:way|solution|answer|choice)(?: out| left)? for me\\b`,
  `^(?:im (?:so |really |very )?|feel(?:ing)? ${FILL})suicidal|^suicidal thoughts(?= *$|,| again| all| every)`,
  `\\b(?:i(?: have|'ve got|'ve had|'m having| am having| get| keep having)|having|my) (?:\\w+ )?suicidal (?:thoughts?|feelings?|ideas?)`,
  `\\bi(?:'m|'ve| am| have| keep)? ?${FILL}(?:been )?(?:think|thinking|thought) (?:of|about) suicide(?= *$|,| a lot| every| all the| again| often| daily| lately| tonight| today| now| and | at night)`,
  `\\bi ${FILL}(?:(?:am|'m|'ve been|have been|keep|started|start|like|cannot stop|can'?t stop|${INTENT}) ){0,2}(?:cutting|hurting|harming|burning|punishing) ${ME}\\b(?! (?:shaving|cooking|playing|in the|on (?:a|the|my) |with (?:a|the|paper)|doing|at|during|off|by|less|short))`,
  `\\b(?:i've|ive|i have) (?:started|been|begun) (?:cutting|hurting|harming|burning) (?:${ME}\\b(?! (?:shaving|cooking|playing|on|in))|(?=$|again|at night|every))`,
  `\\bi ${FILL}(?:cut|burn|burnt|burned) ${ME} with (?:cigarettes?|a lighter|lighters|razors?|a razor|blades?|a blade)`,
  `${I_MEAN_TO}(?:cut(?:ting)?|hurt(?:ing)?|harm(?:ing)?|burn(?:ing)?) ${ME}\\b(?! (?:less|off|short|out|a |in the))`,
  `\\bi(?:'ve| have)? ${FILL}(?:cut|hurt|harm(?:ed)?|burn) ${ME}(?= *$|,| again| on purpose| every| whenever| because i| to feel| to cope| at night| when i(?:'m| am| feel| get) (?:sad|alone|down|stressed|upset|angry|bad))`,
  `\\bi ${FILL}(?:have |'ve |am |'m )?(?:been )?(?:started |used to |${INTENT} )?self[- ]?harm(?:ing|ed)?\\b(?! (?:is|as|in|content|videos?|among|rates?|prevention))`,
  `\\b(?:cut(?:ting)?|slit(?:ting)?|slash(?:ing)?) my (?:own )?wrists?\\b`,
  `\\bi ${FILL}(?:cut|slice|burn) my (?:arms?|thighs?|skin)\\b(?! on| at| in| with| while| when i was cooking)`,
  `${I_MEAN_TO}(?:hang(?:ing)?|drown(?:ing)?|shoot(?:ing)?|stab(?:bing)?|poison(?:ing)?|suffocat(?:e|ing)|strangl(?:e|ing)) ${ME}\\b(?! in the foot)`,
  `${I_MEAN_TO}jump(?:ing)? (?:off|from|in front of|under) (?:a|the|my|that) (?:bridge|roof|building|balcony|cliff|train|car|bus|truck|window|tube)`,
  `\\bi ${FILL}(?:have |'ve )?${FILL}(?:took|taken|swallowed|take) (?:an overdose|too many ${PILLS}|(?:a lot|a bunch|a handful|all|a (?:whole )?(?:bottle|pack|box)) of (?:the |my )?${PILLS}|all (?:the|my) ${PILLS}|\\d{2,} ${PILLS})`,
  `${I_MEAN_TO}(?:over ?dos(?:e|ing)|take all (?:the|my) ${PILLS})\\b(?! on (?:coffee|sugar|chocolate|tea))`,
];

const CLOSE_ONE =
  "(?:my |our )(?:own )?(?:step ?)?(?:dad|daddy|father|mum|mom|mother|parents|brother|sister|uncle|aunt|cousin|grandpa|grandfather|grandmother|boyfriend|girlfriend|husband|wife|partner|ex|teacher|coach|boss|carer|guardian|family|neighbour|neighbor)(?:'s (?:boyfriend|partner|husband|friend))?";
const DOES =
  "(?: (?:keeps|kept|is|was|has|always|often|sometimes|still|started|has been|just)){0,2}";

const ABUSE_AND_DANGER: readonly string[] = [
  `\\b(?:${CLOSE_ONE}|he|she|some ?one at home|some ?body at home)${DOES} (?:hits?|hitting|beats?|beating|hurts?|hurting|abus(?:es?|ed|ing)|molest(?:s|ed|ing)?|rap(?:es?|ed|ing)|chok(?:es?|ed|ing)|strangl(?:es?|ed|ing)|punch(?:es|ed|ing)?|kick(?:s|ed|ing)?) me\\b(?! (?:at |in |to |by |up|with (?:a )?(?:question|joke|fact|word|that)|off|out of|hard with))`,
  `\\b(?:${CLOSE_ONE}|he|some ?one|some ?body) ?${DOES} touch(?:es|ed|ing)? me (?:at night|there|down there|inappropriately|where|under|when i|sexually|and (?:i|told|said))`,
  `\\b(?:${CLOSE_ONE}|he|she|some ?one) (?:forces|forced|makes|made|is forcing|is making) me (?:to )?(?:have sex|sleep with|undress|touch (?:him|her|it))`,
  `\\b${CLOSE_ONE}\\b[^,]{0,40}\\b(?:has|with|holding|pointing) a (?:gun|knife|weapon)|\\b(?:in|into|outside|at) my (?:house|home|door|room|flat|apartment)\\b[^,]{0,30}\\b(?:has a (?:gun|knife)|send help|help me)`,
  `\\bi(?:'m| am| was| have been|'ve been|'m being| am being| got| get)(?: being| getting| sexually| physically| once| often){0,2} (?:abused|raped|molested|sexually (?:assaulted|abused|harassed)|beaten (?:up )?(?:at home|by (?:my|him|her))|beaten up|assaulted|trafficked|held (?:captive|prisoner))\\b(?! by (?:the|this) (?:passage|question|argument))`,
  `\\bi(?:'m| am) (?:so |too |really )?(?:scared|afraid|frightened|terrified) (?:to go home|of going home|of my (?:dad|father|mum|mom|mother|stepdad|stepfather|husband|boyfriend|partner|uncle|brother))`,
  `\\bi(?:'m| am) (?:really )?(?:in (?:real |great |serious )?danger\\b(?! of)|not safe\\b(?! (?:from|in saying|to say|with this))|being (?:followed|stalked|threatened))`,
  `\\bi (?:do not|don'?t) feel safe (?:at home|here|any ?more|with (?:him|her|my))`,
  `\\b(?:please )?(?:call|ring|phone) (?:the police|an ambulance|911|999|112)(?: for me| now| please|, (?:he|she|they|i)\\b)|\\bplease (?:call|ring|phone|send) (?:the police|an ambulance)\\b`,
  `\\b(?:he|she|they)(?:'s| is|'re| are)? (?:trying to|going to|gonna) kill me (?:right now|now|tonight)|\\bhelp(?: me)?,? (?:he|she|they|some ?one)(?:'s| is|'re| are) trying to (?:kill|rape|hurt) me`,
  `\\b(?:he|she|${CLOSE_ONE}) (?:says?|said|threatens?|threatened|keeps saying) (?:that )?(?:he|she|to)(?:'ll| will|'s going to| is going to)? ?kill me (?:if i (?:leave|tell|go|say)|and |when)`,
];

/**
 * What people write in English who need help, sentence by sentence, folded and mended. As one pattern, for the same
 * reason as those in other languages.
 */
export const ENGLISH_SIGN = new RegExp(
  [...WISHES_TO_DIE, ...SUICIDE_AND_HARM, ...ABUSE_AND_DANGER].join("|"),
  "u",
);
