const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

/** Words that open a clause, a question, an answer or an adverbial, hence no noun phrase. */
export const CLAUSE_OPENINGS = setOf(`
  i i'm im i've i'd i'll me you you're he he's she she's it it's we we're they they're us them there
  what what's why how how's when where who who's whom whose which whether if because although while
  is are was were am do does did don't dont doesn't didn't can't won't isn't aren't have has had
  should would could must shall let let's please to not no yes nope ok okay hello hi hey thanks
  about in on at with without for from into by near after before during under over through between
  and or but so as of off up out very really just maybe idk dunno whatever nothing anything something
  none nobody anyone ich wir wie warum je j'aime pourquoi comment yo cómo
`);

/** Words that, behind the first, show that a phrase is a clause. */
export const CLAUSE_MARKS = setOf(`
  is are was were isn't aren't wasn't has have had would should could don't doesn't didn't can't
  won't i'm i've it's that's he's she's likes wants goes
`);

/** Verbs in the form in which people type what they do: "learn guitar", "watch films". */
export const VERBS = setOf(`
  learn become be get go make find understand know want need like enjoy hate eat read write sing
  speak teach tell ask buy sell build grow bake swim ride drive draw sew knit meet see watch listen
  think save stop keep take give bring try use explore collect play cook improve discover hear feel
  say create fix solve win lose begin start visit spend earn invent
`);

/** Words that are verbs in front of a determiner ("paint the town") and nouns elsewhere. */
export const NOUNS_OR_VERBS = setOf(`
  dance run walk work study paint climb fish sail love help travel clean wash change move call plan
  plant design train test check fight open close hunt camp cycle photograph record repair mind
`);

/** Words that stand before a noun, with no capital of their own. */
export const DETERMINERS = setOf(`
  the a an my our your his her their its this that these those some all every each many most
`);

/** Words that a title in capitals writes large: "Beekeeping In Winter". */
export const SMALL_WORDS = setOf("and or in of for with on at to from by the a an");

/** Common nouns and adjectives with which an interest begins, never names on their own. */
export const ORDINARY_WORDS = setOf(`
  animals archaeology architecture art artificial astronomy athletics badminton baking ballet
  baseball basketball beer bees bicycles bikes birds board boats books bread buses calligraphy card
  cars castles cats ceramics cheese chemistry chess chocolate cinema classical climate coffee coins
  computer computers contemporary cooking crafts creative cricket crochet cross dance data digital
  dinosaurs dogs drama drawing economics education electric electronics environment family farming
  fashion fiction films fish fishing fitness flowers folk food football games gardens genealogy
  geography geology golf guitar guitars handball health healthy history hockey home horses human
  insects jazz judo karate knitting language languages law literature local machine magic maths
  mathematics medicine mental mindfulness model modern mountain mountains movies museums mushrooms
  music mythology nature novels nutrition ocean oceans old online opera paintings parenting
  philosophy photography physics piano planes plants podcasts poems poetry poker politics pottery
  psychology public puzzles rabbits railway railways rain recipes robots rock rugby running school
  science sewing ships singing skateboarding soccer social software space spiders sport sports
  stamps stars street sustainability sustainable swimming tea technology television tennis theatre
  toys trains trams travel trees urban video vintage violin volcanoes volleyball walking water
  weather wild wildlife wine winter wood woodwork world writing yoga zoology
`);

/** Names that end like ordinary words, or that mean the name when they are written large. */
export const NAMES_LIKE_ORDINARY_WORDS = setOf(`
  king beijing nanjing chongqing boeing turing kipling rowling ealing sting ming bing stirling
  fleming browning golding harding lessing worthing dorking wyoming cushing pershing corning viking
  montgomery avery emery clement minecraft warcraft starcraft lovecraft celtics asics olympics
  paralympics inception scientology
`);
