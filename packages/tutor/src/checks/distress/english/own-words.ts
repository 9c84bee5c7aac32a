/** Words that change nothing about what is said between "I" and the verb. */
export const FILL =
  "(?:(?:just|really|honestly|so|still|only|actually|seriously|literally|kinda|kind of|sorta|lowkey|sometimes|often|always|constantly|truly|rly|rlly|also|do|keep|even|already|now|again|ever|almost|nearly|probably|secretly|maybe) ){0,3}";
export const WANT =
  "(?:w?an+y?t(?:o| to+| 2)?|wnat to|wan t?to|wan+a|wn+a|wnt(?: to)?|(?:would|'d) (?:like|love) to)";
export const DO_NOT = "(?:do not|don'?t|dont|dnt|no longer|never)";
export const CANNOT = "(?:can ?not|can'?t|cant|cnt)";
export const ME = "my ?self";
export const LIFE = "(?:own )?(?:life|lief)";
export const KILL = "(?:kill|kil|klil|unalive|un-alive|murder)(?:ing?|ed)?";

/** "I am going to", "I keep thinking about", "I tried to": a plan, a wish or a deed of the writer's own. */
export const INTENT = `(?:${WANT}|wanted to|(?:am |'m |m )?(?:goin|finna|going to|goin to|gonna|gona|about to|planning to|planning on|ready to)|(?:will|'ll|might|plan to|have to|need to|tried to|try to|decided to)|feel like|(?:am |'m |m |'ve been |have been |been |keep )?(?:think|thinking?|thought) (?:of|about|abt)|(?:am |'m |m )?(?:have |had |having |get |getting )?(?:thoughts|ideas) (?:of|about)|${CANNOT} stop thinking (?:of|about))`;
export const I_MEAN_TO = `(?:\\bi(?:'ve| have)? ?|^|\\bim |\\bive |\\band |\\bbut |\\bor |, )${FILL}${INTENT} ${FILL}`;

/** How one goes on who does not mean it, or speaks of a good death in old age. */
export const NOT_MEANT =
  "(?! (?:of|from|out of) |ing| hard| out| so (?:i|that)| laughing| on (?:this|that)| rich| happy| a | with dignity| peacefully| at home| in (?:peace|my|the)| old| one day| some ?day| when i(?:'m| am) (?:very )?old| before| than| every time (?:i|my) (?:see|read|hear)| when i (?:see|read|hear)| if i (?:see|read|hear))";

/** After "live": where, how or with whom, and so of a way of life and not of life itself. */
export const NOT_OF_PLACE =
  "(?! in\\b| near\\b| with\\b| next\\b| under\\b| on\\b| at\\b| there\\b| off\\b| abroad\\b| where\\b| here\\b| through\\b| for\\b| by\\b| among\\b| alone\\b| together\\b| to\\b| as\\b| the\\b| a\\b| like (?!this)| wage| cost| room| standard| condition)";

export const PILLS =
  "(?:sleeping )?(?:pills|tablets|painkillers|meds|medication|medicine|paracetamol|ibuprofen|tylenol|aspirin|antidepressants|xanax)";
