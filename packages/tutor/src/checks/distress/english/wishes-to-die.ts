import {
  CANNOT,
  DO_NOT,
  FILL,
  I_MEAN_TO,
  LIFE,
  ME,
  NOT_MEANT,
  NOT_OF_PLACE,
  WANT,
} from "./own-words.ts";

const OTHERS =
  "(?:every ?one|every ?body|they|people|the world|it|my (?:family|parents|friends|mum|mom|dad|kids|children|wife|husband)|you)";
const NOT_HERE =
  "i(?:'m| was| were| am|m)? (?:just )?(?:dead|gone|not here|not alive|not around|died|wasn'?t (?:here|around|alive)|weren'?t (?:here|around|alive)|disappeared?|(?:was|were) never born|had never been born)";
/** A team plays better without one, too. */
const WITHOUT_ME =
  "without me(?! (?:\\w+ing|at|on|for|to|there|as|with|tonight|today|when|during|in (?!this|the world|it|their))\\b)";
const TODAY = "(?: tonight| now| today| soon| tomorrow| for good| for ?ever| this week(?:end)?)";

/** Not wanting to live, in the many ways in which it is said. */
export const WISHES_TO_DIE: readonly string[] = [
  `(?:\\bi |^|\\band |\\bbut )${FILL}${WANT} ${FILL}(?:die|dei|dye|dir|(?:be|b) dead(?! (?:certain|sure|right|on))|be gone for ?ever|not exist|disappear (?:for ?ever|for good|and never come back)|stop existing|cease to exist)\\b(?! my| the| hair)${NOT_MEANT}`,
  `(?:\\bi |^)${FILL}(?:wish|hope|hoping|pray|praying) ${FILL}(?:that )?i (?:(?:was|were|am|would be) (?:dead(?! (?:certain|sure|set|right|on|keen|good|centre|center))|ded|never born|not alive|not born)|(?:had never been|was never|were never|was not|were not|wasn'?t|weren'?t|hadn'?t been) (?:born|alive)|(?:could |would |will |can )?${FILL}(?:die\\b${NOT_MEANT}|disappear for ?ever|not wake up|never wake up|stop existing|(?:go to sleep|fall asleep|sleep)(?: for ?ever)? ?(?:and|for ?ever)(?: to)? ?(?:not|never) wake)|${DO_NOT} wake up(?= *$|,| in the morning| tomorrow| again| any ?more)|did ?n[o']?t (?:exist|have to live))`,
  `\\b(?:wish|hope|hoping|wishing|pray) ${FILL}(?:that )?(?:a|some|the) (?:car|bus|lorry|truck|train)(?:'d| would| will)? (?:just )?(?:hits?|run|runs|kills?) (?:me|over me)\\b`,
  `\\bi(?:'d| would|'d be| should| am|'m)? ?(?:be )?(?:rather be|better off|happier|worth more|should be) dead\\b(?! than(?! (?:go (?:back|home|to school|on)|live|stay|face|alive|here)\\b))`,
  `\\bi(?:'d| would) rather not (?:exist|live|be alive|wake up)\\b${NOT_OF_PLACE}`,
  `\\bi ${FILL}${DO_NOT} ${FILL}${WANT} ${FILL}(?:live\\b${NOT_OF_PLACE}|be alive|exist\\b|(?:go|keep|carry) on living|keep living|(?:go|carry) on (?:with (?:my )?life|without (?:him|her|them|my))|be (?:here|around) (?:any ?more|any longer)(?! doing| in| at| than)|be in this world|be on this (?:earth|world|planet)|wake up(?= *$|,| (?:any ?more|ever|again|tomorrow|tmrw|tmr|in the morning)))`,
  `\\bi ${FILL}${DO_NOT} know (?:if|whether) i ${FILL}${WANT} ${FILL}(?:live|be alive|exist)\\b(?! in| near| with| there)`,
  `\\bi ${FILL}(?:${DO_NOT} (?:know|think|see)|doubt)(?: (?:if|how|that|whether))? (?:i|im)(?:'ll| will| can| could|'m going to| am going to|m gonna|'m gonna| gonna)? ?(?:make it|get|survive|last|live) (?:through |past |to |until |till |another )?(?:tonight|the night|tomorrow|the morning|(?:the|this|next) (?:week|weekend|month|day)|another (?:day|night|week)|today|day)\\b`,
  `\\bi ${FILL}${CANNOT} ${FILL}(?:live|go on living|keep living)(?: like this)? ?(?:any ?more|any longer)`,
  `\\bi ${FILL}${CANNOT} ${FILL}(?:(?:go|keep|carry) on|keep|continue) living\\b${NOT_OF_PLACE}`,
  `\\bmy ${LIFE} (?:is|has) ${FILL}(?:not worth|n't worth|no (?:point|meaning|sense|value)|over(?= *$|,))|\\bmy life isn'?t worth`,
  `\\b${WANT} my ${LIFE} to (?:end|be over|stop)\\b`,
  `\\b(?:no reason|nothing)(?: left)? (?:for me )?to (?:live|be alive|stay alive|go on living|keep living)(?: for)?\\b(?! in| on\\b)`,
  `\\bi (?:have|'ve|'ve got|see) (?:no (?:reason|will|wish)|nothing)(?: left)? to live\\b(?! in| near| there| with| on\\b)`,
  `\\bi ${FILL}(?:${DO_NOT}|${CANNOT}) (?:see|have|find) (?:a |any |the )?(?:point|reason|sense|meaning) (?:in|of|to) (?:living|live|being alive|go on living|life)\\b(?! in| near| there| with)`,
  `\\b(?:why (?:should|do|must|would) i|why i (?:should|must|have to|need to|still|even)) ${FILL}(?:bother |try |have to )?(?:(?:go|carry) on |keep on |keep |continue )?(?:living|to live|live|be alive|being alive|stay(?:ing)? alive|exist|existing)\\b${NOT_OF_PLACE}`,
  `\\bwhat(?:'s| is)? (?:even )?the point (?:of|in) (?:me |my )?(?:living|being alive|staying alive|existing(?= *$|,| like this| any ?more)|going on living|even living)\\b${NOT_OF_PLACE}`,
  `\\b(?:is |'s |see )(?:no|not any|n't any) (?:point|sense|reason) (?:in|of|for|to) (?:me |my )?(?:living|being alive|staying alive|existing|going on living|live|stay alive|be alive|exist)(?= *$|,| any ?more| like this| for me)`,
  `^(?:\\w+ )?(?:life|living) (?:is not|isn'?t|ain'?t) worth (?:living|it|the pain)(?= *$|,| any ?more)|\\blife (?:has|has lost|holds|makes) (?:no|all its|all) (?:point|meaning|sense|value) (?:for|to) me\\b`,
  `\\bi ${FILL}think (?:of|about) (?:dying|death) (?:all the time|all day|every (?:day|night|hour)|constantly|day and night)`,
  `\\b(?:sometimes|often|always|keep|constantly) (?:i (?:just )?)?think(?:ing)? (?:of|about) ending (?:it|everything)(?= *$|,)`,
  `\\bi(?:'m| am|m|'ve| have)? ${FILL}(?:give|giving|gave|given) up on (?:my )?(?:living|life|being alive)\\b${NOT_OF_PLACE}`,
  `\\b(?:no|${CANNOT} see (?:a|any)|${DO_NOT} see (?:a|any)|${DO_NOT} have (?:a|any)) (?:future|way out) for (?:me|${ME})\\b`,
  `\\bi ${FILL}${DO_NOT} (?:deserve to (?:live|be alive|exist)|feel like (?:living|being alive))\\b(?! in)`,
  `\\bi(?:'m| am|m)? ${FILL}(?:so )?(?:tired|sick) of (?:living|being alive|life)\\b(?! in| with| next| near| on| at| off)`,
  `\\bi ${FILL}(?:feel|felt|fel) like dying\\b${NOT_MEANT}`,
  `\\b(?:i|and|but) ${FILL}(?:should|ought to|deserve to|need to) ${FILL}(?:die|be dead|not exist)\\b${NOT_MEANT}`,
  `\\bi(?:'m| am|m) ${FILL}(?:ending|taking) my ${LIFE}|\\bi(?:'m| am|m) ${FILL}ending it all`,
  `\\b${OTHERS}(?:'d| would| will|'ll| is| are|'s)? (?:all )?(?:be )?(?:so much |much |a lot )?(?:better|best|happier|easier)(?: off)?(?: for (?:all|them|every ?(?:one|body)|my \\w+))? (?:${WITHOUT_ME}|(?:if|when|once) ${NOT_HERE})`,
  `\\b(?:(?:no ?body|no one|noone)(?:'d| would| will|'ll)?|(?:would|will) (?:any ?one|any ?body|they|he|she)|who(?:'d| would| will)) (?:even |really |ever )?(?:cares?|notices?|misse?s? me|cry|mind)\\b ?(?:at all )?(?:(?:if|when|once) ${NOT_HERE}\\b|(?:if|whether) i (?:die|kill|killed|live or die|am alive|'m alive)\\b)`,
  `\\bi ${FILL}${WANT} (?:go to sleep|fall asleep|sleep)(?: for ?ever)? ?(?:and|for ?ever)(?: to)? ?(?:never|not) wake`,
  `${I_MEAN_TO}(?:end(?:ing)? it all|end(?:ing)? my ${LIFE}|tak(?:e|ing) my ${LIFE}|end(?:ing)? everything|end(?:ing)? my existence|end(?:ing)? (?:it|things)${TODAY}|end(?:ing)? this (?:tonight|for good|for ?ever))`,
  `\\bi(?:'ve| have)? ${FILL}decided to end it(?= *$|,| all)|\\bmy only (?:way out|escape|option|choice) is (?:to die|death|dying)\\b`,
  `\\bi (?:won'?t|will not) be (?:here|around)\\b.{0,40}\\bend it\\b|\\bi (?:won'?t|will not) be alive (?:tomorrow|much longer|next|soon|for long|by|when|to see)`,
  `\\bi(?:'ll| will) be dead (?:by (?:tomorrow|tonight|then|morning|the time)|tonight|tomorrow)\\b|\\bby the time you (?:read|see|get) this,? i`,
  `\\b(?:pain|this|it|they|nightmare|hell) (?:will |would |'ll )?(?:only |never )?(?:stops?|ends?|goes away) (?:only )?(?:when|once|until) i(?:'m| am) dead\\b|\\bi(?:'m| am|m|'ve been| have been) ${FILL}planning my (?:own )?(?:death|suicide|funeral)\\b`,
  `\\bdeath (?:is|would be|seems|sounds|feels) (?:better|easier|kinder|the only)\\b.{0,20}\\b(?:for me|(?:this|my) life|than (?:this|living))\\b`,
  `\\b(?:be with|join|follow) my (?:dead|late) \\w+|\\bi lost my \\w+ and i ${FILL}${WANT} (?:follow|join|be with) (?:him|her|them)\\b`,
  `\\b(?:dying|death)\\b.{0,8}\\bthe only (?:thing|way|option|answer|escape)\\b.{0,20}\\b(?:me|i|my)\\b|\\bthe only (?:thing|way|option|answer|escape)\\b.{0,30}\\bme is (?:dying|death|to die)\\b`,
  `\\bmy (?:own )?life (?:ends|will end|is going to end|should end)\\b|\\bmy last (?:day|night|hour)s? (?:alive|on earth|of (?:my )?life)\\b|\\bi(?:'ve| have) said goodbye to every ?(?:one|body)\\b`,
  `\\b${WANT} it (?:all to be over|to be over for good|all to stop for good)\\b`,
  `\\b(?:disappointed|sad|angry|upset|sorry) (?:that )?i (?:woke|wake) up\\b(?! (?:late|early|at|so))|\\bi ${FILL}(?:wish|wished) i (?:hadn'?t|had not|didn'?t) (?:woken|woke|wake) up\\b(?! (?:late|early|at|so))`,
  `\\b(?:pray|ask|beg|praying|asking|begging)(?: to)? (?:god|jesus|allah)\\b.{0,20}\\bto (?:take me|let me die|end)`,
  `\\b(?:i(?:'m| am|m)? ${FILL}(?:done with|over|finished with) (?:life|living|being alive)(?= *$|,| and )|i ${FILL}hate (?:being alive|living)${NOT_OF_PLACE}|${CANNOT} (?:do (?:this |my )?life|(?:bear|stand|cope with) (?:being alive|living)${NOT_OF_PLACE}))`,
  `\\bi ${FILL}wish (?:some ?one|some ?body|he|they) (?:would|'d) (?:just )?kill me\\b`,
  `\\b(?:relief|better|easier|nice|peaceful|good) (?:for me )?to be dead\\b|\\b${WANT} out of (?:this |my )?life\\b`,
  `\\bi ${FILL}${DO_NOT} (?:think|feel|believe) i ${FILL}${WANT} ${FILL}(?:live|be alive|(?:go|carry) on (?:living|with (?:my )?life))\\b${NOT_OF_PLACE}`,
  `\\b(?:picturing|imagining|imagine|picture|dreaming of|dream of) (?:${ME} (?:hanging|dead|dying|jumping|drowning)|my (?:own )?(?:death|funeral))\\b`,
  `\\b(?:please )?let me die\\b${NOT_MEANT}`,
  `\\bkill me\\b.{0,12}\\b(?:i'?m serious|i am serious|not joking|i mean it)`,
];
