import {
  CANNOT,
  DO_NOT,
  FILL,
  I_MEAN_TO,
  INTENT,
  KILL,
  LIFE,
  ME,
  PILLS,
  WANT,
} from "./own-words.ts";

const LIMB = "(?:arms?|wrists?|legs?|thighs?|skin|stomach|hips?)";
const BLADE = "(?:razor(?: blade)?|blade|knife|lighter|cigarette|scissors|needle)s?";
const HEIGHT =
  "(?:\\w+ ){0,2}(?:bridge|roof|rooftop|building|balcony|cliff|tower|overpass|car park|ledge|window)";
const TRAFFIC = "(?:\\w+ )?(?:train|tube|car|bus|truck|lorry|traffic)";
/** Why, when or how often: nobody says so of an accident. */
const ON_PURPOSE =
  "(?: again| on purpose| every (?:day|night|evening|time)| whenever| because i| so (?:that )?i can feel| to (?:feel|cope|punish|stop|calm)| at night| until| with (?:a|my|the) (?:razor|blade|lighter|cigarette|scissors)| in the (?:school )?(?:toilets?|bathroom)| when(?:ever)? (?:i(?:'m| am| feel| get)|things|it|my))";
/** Without "I" only where nobody else is named: others hide cuts in a budget, and collect tablets that have a screen. */
const OWN_DOING = `(?:^|\\bi(?:'m|'ve| am| have)? |\\b(?:im|ive|and|but) )(?:been )?${FILL}`;
const SELF_HARM = "(?:self[- ]?harm(?:ing|ed)?|sh)";
const DIE = `(?:die\\b|kill(?:ing)? (?:${ME}|your ?self|one ?self|me)|end(?:ing)? (?:my|your) ${LIFE}|com+it(?:ting)? suicide|hang(?:ing)? (?:${ME}|your ?self|one ?self)|overdos(?:e|ing)|self[- ]?harm)`;

const SUICIDE: readonly string[] = [
  `\\b${KILL} (?:${ME}|me self|meself)\\b`,
  `\\bunaliv(?:e|ing) me\\b|${I_MEAN_TO}unalive(?= *$|,)`,
  `(?:${I_MEAN_TO}(?:off|neck|top|end|delete|yeet)|\\b(?:offing|necking|ending|deleting)) ${ME}\\b(?! (?:up|with (?:a|the)|by|in (?:a|the|this)))`,
  `${I_MEAN_TO}(?:kms|ctb|do(?:ing)? ${ME} in)\\b`,
  "(?:^|, )kms(?= *$| fr| rn| tbh| ngl| tonight| today| now| i )",
  `${I_MEAN_TO}(?:com+it+(?:ing)? )?(?:suicide|sewer ?slide)(?= *$|,| tonight| today| now| soon| because| and | if | when )`,
  `${I_MEAN_TO}com+it+(?:ing)? (?:suicide|sewer ?slide)`,
  `\\bi (?:have |'ve )?(?:com+it+ed|attempted|survived) (?:a |my )?suicide|\\bmy (?:last |first |own )?suicide (?:attempt|note|plan)`,
  `\\bi(?:'ve| have)? ${FILL}(?:wrote|written|writing) (?:a |my |the )?(?:suicide|goodbye|farewell) (?:note|letter)|\\ba note\\b.{0,20}\\b(?:going to|gonna) do it\\b`,
  `\\bi(?:'m| am|m| feel| felt| have been|'ve been| get| got)(?: feeling)? (?:${FILL}|very |quite |pretty |a bit )suicid(?:al|e)\\b(?! tendencies)`,
  `\\bsuicide (?:is|seems|looks|feels)(?: like)? (?:(?:the|my) (?:only|best) (?:way|solution|answer|choice|option|escape)(?: out| left)?(?: for me| i have)|(?:all|the only thing) (?:i (?:can )?think (?:about|of)|on my mind))\\b`,
  `^(?:im (?:so |really |very )?|feel(?:ing)? ${FILL})suicidal(?! tendencies)|^suicidal thoughts(?= *$|,| again| all| every)`,
  `\\b(?:i(?: have|'ve got|'ve had|'m having| am having| get| keep having)|having|my) (?:\\w+ )?suicidal (?:thoughts?|feelings?|ideas?)`,
  `\\bi(?:'m|'ve| am| have| keep)? ?${FILL}(?:been )?(?:think|thinking|thought) (?:of|about) suicide(?= *$|,| a lot| every| all the| again| often| daily| lately| tonight| today| now| and | at night)`,
  `\\bvoices?\\b.{0,12}\\b(?:tell|tells|telling|say|says|want|wants)\\b.{0,20}\\b(?:kill|hurt|harm|cut|die)\\b`,
];

const WAYS_AND_MEANS: readonly string[] = [
  `(?:^|\\bi(?:'ve|'m| have| am)? ?(?:been )?(?:google\\w*|search\\w*|look\\w* up|want to know|need to know|wonder\\w*|find\\w*) )(?:for )?(?:how to|how (?:do|can|could|should|would) i|(?:quick |easy |painless |fast )?(?:ways?|methods?) (?:to|of)) (?:painlessly |quickly )?${DIE}(?! (?:out|hard|hair|content|insurance|sentence))`,
  `\\bhow (?:to|do i|can i|could i|should i) (?:\\w+ )?(?:hang|drown|poison|suffocate|strangle|shoot|cut|hurt|starve) ${ME}\\b(?! (?:less|off|short))`,
  `(?:\\bi'?m|\\bi am|^) ?${FILL}(?:standing|stood|sitting(?=.*edge)) (?:here )?(?:on|at) (?:the|a) (?:edge of (?:the|a|my) (?:roof|bridge|cliff|building|balcony|platform)|roof|ledge|bridge|rail(?:s|ing|way)?|(?:train )?tracks)\\b(?! (?:of|between|to) )`,
  `\\bhow (?:do i|can i|could i|to) (?:tie|make) (?:a |the )?noose|\\bi(?:'ve| have)? ${FILL}(?:got|have|tied|made|bought) (?:a |the )?noose|\\bi (?:have|own) a noose|${I_MEAN_TO}bleed (?:out|to death)(?= *$|,)`,
  `\\b(?:is it painful to|does it hurt (?:to|when you)) (?:die|drown|hang (?:your|my) ?self|bleed (?:out|to death)|overdose)\\b`,
  `\\bi (?:went|walked|drove|climbed) (?:to|on ?to|up|up to) (?:the|a) ${HEIGHT}\\b.{0,40}\\b(?:stopped me|talked me down|to jump|end it)\\b`,
  `\\b(?:belt|rope|cord|cable|scarf|noose|bag) (?:a?round|over) my (?:own )?(?:neck|head)\\b`,
  `\\b(?:i|and) (?:almost|nearly) (?:stepped|jumped|walked) (?:off|in front of)(?= *$|,| (?:the|a) (?:platform|${TRAFFIC}))`,
  `${I_MEAN_TO}(?:slit(?:ting)?|cut(?:ting)?|slash(?:ing)?) my (?:own )?(?:throat|neck|veins)\\b`,
  `\\bhow (?:many|much) ${PILLS}\\b[^,]{0,30}\\b(?:die|kill|overdose)\\b(?! (?:a|each|every|people|per))|\\bwhich ${PILLS} (?:\\w+ )?kill (?:me|you)\\b.{0,20}\\bi\\b`,
  `\\b(?:easiest|best|quickest|painless|least painful|fastest) way (?:for me )?to (?:die|overdose)\\b(?! (?:out|on|is|was|with|at|in|for (?!me))\\b)`,
  `\\bi(?:'m| am|m) (?:\\w+ )?(?:standing |sitting )?(?:on|at) (?:a|the) (?:edge of (?:a|the) )?${HEIGHT}\\b[^,]{0,30}\\bjump`,
  `\\bi(?:'m| am|m) (?:\\w+ )?(?:sitting|standing|lying|kneeling) on the (?:train |railway |rail ?way )?(?:train tracks|railway tracks|railway line|tracks|rails)\\b`,
  `${I_MEAN_TO}(?:hang(?:ing)?|drown(?:ing)?|shoot(?:ing)?|stab(?:bing)?|poison(?:ing)?|suffocat(?:e|ing)|strangl(?:e|ing)) ${ME}\\b(?! in the foot)`,
  `\\bi(?:'ve| have)?(?: got)? ${FILL}(?:a |my )?plan (?:is )?to (?:(?:hang|drown|shoot|poison) ${ME}|die\\b|overdose|end my ${LIFE}|jump)`,
  `\\bi(?:'ve| have)? ${FILL}(?:picked|set|chosen|chose) (?:a|the|my) (?:date|day|place|time) (?:to|for) (?:die|end my|kill|my suicide|do it)`,
  `${I_MEAN_TO}jump(?:ing)? (?:off|from|in front of|under) (?:a |the |my |that )?(?:${HEIGHT}|${TRAFFIC})`,
  `\\bi(?:'m| am|m)? ${FILL}(?:going to|gonna|gona|about to|planning to) jump(?= *$| tonight| now| today| soon)`,
  `${I_MEAN_TO}(?:(?:throw(?:ing)? ${ME}|step(?:ping)?|walk(?:ing)?|run(?:ning)?|l(?:ie|ying)(?: down)?|driv(?:e|ing)(?: (?:my|the) car)?) (?:in front of|under|into|off|on to|onto) (?:a |the |an )?(?:${TRAFFIC}|${HEIGHT}|tracks|wall|tree))`,
  `\\b(?:i(?:'ve|'m| have| am| hold| use)?(?: got| holding| hold| with)?|there(?:'s| is)) (?:a|the) (?:rope|noose|gun|${BLADE})\\b.{0,40}\\b(?:on ${ME}|(?:my|to my|on my|round my|around my) (?:arms?|wrists?|neck|throat|legs?|head|skin))\\b`,
  `\\bi(?:'ve| have| am holding|'m holding)?(?: got)? (?:the|my|all the|these|\\d+) ${PILLS} (?:here |right here )?(?:in my hand|ready|in front of me|next to me)`,
  `\\b(?:i|ive|i've)(?: have)? ?${FILL}(?:took|taken|swallowed|take|had) (?:an overdose|too many ${PILLS}|(?:a lot|loads|lots|a load|a bunch|a handful|all|most|a (?:whole )?(?:bottle|pack|packet|box)) of (?:the |my |her |his )?${PILLS}|all (?:the|my(?: \\w+'?s)?|her|his|of my) ${PILLS}|\\d{2,} ${PILLS}|pills(?= *$|,| tonight| and | to die))`,
  `\\b(?:i|ive|i've|i have)(?: just| have)? (?:overdosed|od'?e?d)\\b(?! on (?!${PILLS}))`,
  `\\b(?:i|ive|i've)(?: have)? ?${FILL}(?:swallowed|drank|drunk|drinking) (?:some |a lot of |a bottle of |all the |the )?(?:bleach|poison|antifreeze|rat poison|weed ?killer|drain cleaner|detergent|batteries|a battery|razor blades?)\\b`,
  `${I_MEAN_TO}(?:over ?dos(?:e|ing)|tak(?:e|ing) all (?:the|my) ${PILLS}|drink(?:ing)? (?:bleach|poison)|take them all)\\b(?! on (?:coffee|sugar|chocolate|tea))`,
  `${OWN_DOING}(?:saving|saved|hoarding|hoarded|collecting|stockpiling|hiding)(?: up)? (?:all )?(?:my |the )?${PILLS}\\b|\\b(?:i'm|im|i am) ${FILL}taking (?:all|the whole)\\b.{0,16}\\b${PILLS}`,
  `\\b${PILLS} ready\\b.{0,20}\\bgoing to take them`,
];

const SELF_HARMING: readonly string[] = [
  `\\bi ${FILL}(?:(?:am|'m|'ve been|have been|keep|started|start|like|${CANNOT} stop|${INTENT}) ){0,2}(?:cutting|hurting|harming|burning|punishing) ${ME}\\b(?! (?:shaving|cooking|playing|in the|on (?:a|the|my) |with (?:a|the|paper)|doing|at|during|off|by|less|short))`,
  `\\b(?:i've|ive|i have) (?:started|been|begun) (?:cutting|hurting|harming|burning) (?:${ME}\\b(?! (?:shaving|cooking|playing|on|in))|(?=$|again|at night|every))`,
  `\\bi(?:'ve| have) been cutting(?= *$|,| since| for (?:\\w+ )?(?:weeks|months|years))|\\b(?:i|ive|i've) ${FILL}(?:cut|went) (?:${ME} )?too deep\\b`,
  `\\bi (?:use|put|press|hold|stub)\\b.{0,24}\\b(?:cigarettes?|lighter|iron|flame|razor blade|blade|knife|needle)s?\\b.{0,6} on (?:to )?my (?:own )?${LIMB}`,
  `^(?:been|still) cutting (?:my ?self|since|again|for (?:\\w+ )?(?:weeks|months|years))`,
  `\\bi (?:keep|${CANNOT} stop|started|am|'m) cutting(?= *$|,| again| and i| every)`,
  `\\bi ${FILL}(?:cut|burn|burnt|burned) ${ME} with (?:cigarettes?|a lighter|lighters|razors?|a razor|blades?|a blade)`,
  `${I_MEAN_TO}(?:cut(?:ting)?|hurt(?:ing)?|harm(?:ing)?|burn(?:ing)?) ${ME}\\b(?! (?:less|off|short|out|a |in the))`,
  `\\bi(?:'ve| have)? ${FILL}(?:cut|hurt|harm(?:ed)?|burn) ${ME}(?= *$|,|${ON_PURPOSE})`,
  `\\bi ${FILL}(?:punch|hit|slap|scratch|bite|starve) ${ME}\\b.{0,14}(?:${ON_PURPOSE})`,
  `\\bi(?:'ve| have|'m| am)? ${FILL}(?:been )?(?:started |used to |do |did |${INTENT} )?self[- ]?harm(?:ing|ed)?\\b(?! (?:is|as|in|content|videos?|among|rates?|prevention))`,
  `\\bi ${FILL}(?:did|do|started|want to|relapsed (?:in|on|with|into)) ${SELF_HARM}\\b|\\bclean (?:from|of) (?:${SELF_HARM}|cutting)(?= *$|,| since| for | now| again| and )|\\bi(?:'ve| have)? ${FILL}relapsed and (?:${FILL})cut\\b`,
  `\\b(?:cut(?:ting)?|slit(?:ting)?|slash(?:ing)?) my (?:own )?wrists?\\b`,
  `\\bi ${FILL}(?:cut|slice|burn) my (?:arms?|thighs?|skin)\\b(?! on| at| in| with| while| when i was cooking)`,
  `\\bi ${FILL}(?:cut|cutting|slice|scratch|burn|carve|bite) (?:into |up )?my (?:own )?${LIMB}(?: with (?:a|my|the) ${BLADE})?(?:${ON_PURPOSE})`,
  `\\b(?:i|and) ${FILL}(?:bang|hit|smash) my (?:own )?head\\b.{0,24}(?: to punish| on purpose| until| when i (?:feel|hate))`,
  `\\bi(?:'ve| have)? ${FILL}(?:made|make) (?:\\w+ )?cuts (?:on|in|into|all over) my ${LIMB}`,
  `\\bmy (?:own )?${LIMB} (?:are|is) (?:\\w+ )?(?:covered|full) (?:in|of|with) (?:cuts|scars)(?! from| because of the)`,
  `\\b(?:fresh|new|deep|self[- ]inflicted|more) (?:cuts|scars) (?:on|all over|up) my ${LIMB}|(?:${OWN_DOING}hid(?:e|ing) the|\\bhid(?:e|ing) my) (?:cuts|scars)\\b`,
  `\\bi(?:'m| am|m)? ${FILL}(?:scared|afraid|frightened|worried)\\b.{0,12}\\b(?:i(?:'ll| will| might|'m going to| could) (?:hurt|kill|cut|harm|do something to)|what i (?:might|could|will|would) do to) ${ME}\\b`,
  `\\bi ${FILL}${DO_NOT} trust ${ME} (?:tonight|alone|right now|to (?:be alone|stay alive)|not to (?:hurt|cut|do|kill))`,
];

/** "Make myself sick with worry" is a figure of speech. */
const EATING: readonly string[] = [
  `\\b(?:i|and)(?:'m| am|m)? ${FILL}(?:then )?(?:make|made|making) ${ME} (?:throw up|(?:be )?sick|vomit|puke)\\b(?! with| of| about| by)`,
  `\\bi(?:'ve| have)?(?: not|n'?t)? ?(?:haven'?t|havent|not)? ?eaten (?:anything |a thing |properly )?(?:in|for) (?:\\w+ )?(?:days|a week|weeks)\\b`,
  `\\bi(?:'ve| have|'m| am|m)? ${FILL}(?:been |keep )?starv(?:e|ing|ed) ${ME}\\b`,
  `${I_MEAN_TO}starv(?:e|ing) (?:${ME}\\b|to death(?= *$|,)|until i (?:disappear|die|vanish|faint|am (?:thin|nothing)|'m thin))`,
  `\\bi(?:'ve| have|'m| am|m)? ${FILL}(?:been |started )?(?:purge|purging)(?= *$|,| again| after| every| and )|\\bi ${FILL}binge and (?:then )?(?:purge|throw)`,
  `\\bi ${FILL}(?:throw up|threw up|puke|vomit|purge|bring up) (?:everything i eat|what i eat|after (?:every|each|all my)? ?(?:meals?|eating|dinner|lunch))`,
  `\\bi (?:\\w+ )?(?:skip|skipped) meals (?:until|so)\\b.{0,20}\\b(?:faint|pass out|dizzy|thin)|\\bi weigh\\b.{0,40}\\b(?:thinner|too fat|still (?:feel )?(?:too )?fat|lose more)`,
  `\\bi(?:'ve| have)? ${FILL}(?:stopped eating|${DO_NOT} eat|refuse to eat)\\b.{0,24}\\b(?:my body|(?:so|too|feel) fat|thin(?:ner)?|(?:lose|gain|put on) weight)\\b`,
  `\\bi ${FILL}(?:take|use|took) laxatives?\\b.{0,20}\\b(?:thin|weight|every day|every night|slim)`,
  `\\bi(?:'m| am|m| have|'ve got) ${FILL}(?:an(?:orexic|orexia)|bulimi[ac]|an eating disorder)\\b(?! (?:as|in (?:my|the)))`,
];

/** Suicide, by whatever means, and hurting oneself, also by not eating. */
export const SUICIDE_AND_HARM: readonly string[] = [
  ...SUICIDE,
  ...WAYS_AND_MEANS,
  ...SELF_HARMING,
  ...EATING,
  `\\bi ${FILL}${WANT} (?:cut|hurt)(?= *$|,| again| so bad)`,
];
