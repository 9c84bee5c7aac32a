import type { IssueFamily } from "../issue.ts";

/** Issues about books, libraries, reading and writing. */
export const booksAndReading: IssueFamily = {
  id: "books-and-reading",
  name: "books and reading",
  keywords: [
    "books",
    "book",
    "reading",
    "literature",
    "novel",
    "novels",
    "fiction",
    "poetry",
    "poems",
    "poem",
    "library",
    "libraries",
    "bookshop",
    "bookshops",
    "book club",
    "book clubs",
    "audiobook",
    "audiobooks",
    "e-books",
    "authors",
    "creative writing",
    "crime novels",
    "fantasy novels",
    "short stories",
    "publishing",
  ],
  issues: [
    {
      id: "library-late-fines",
      question: "Should a public library stop fining readers who bring books back late?",
      background:
        "Our library charges twenty pence a day for each overdue book. Last year the fines brought in just under three thousand pounds.",
      objection: "without a fine the new thriller will lie on one bedside table until Christmas",
      objectionParaphrases: [
        "people would hang on to books",
        "nobody would return the popular ones in time",
        "no penalty, so the latest bestseller never comes back",
      ],
      claim: "the library should stop fining readers who return their books late",
      claimParaphrases: [
        "scrap library fines",
        "no more charges for overdue books",
        "the library ought to drop the twenty pence a day",
        "you shouldn't have to pay for bringing a book back late",
        "let late readers off without a penalty",
      ],
      claimOpposites: [
        "the library shouldn't stop fining readers who return their books late",
        "the library should go on fining readers for overdue books",
        "keep the late fines",
        "if you bring your library books back late you ought to cough up",
      ],
      reasons: [
        {
          clause: "a debt of a few pounds keeps poor families from coming back at all",
          detail:
            "A father of four owes eleven pounds for dinosaurs, and his children now wait outside by the bins.",
          paraphrases: [
            "fines scare off the poor",
            "people with little money stay away when they owe something",
            "because hard-up parents don't dare to return once there's a sum against them",
            "those who can't pay what they owe stop visiting",
            "owing a fiver means you never go again if you're skint",
          ],
          opposites: [
            "a debt of a few pounds brings poor families back to the library",
            "small debts don't keep poor families away from the library",
            "poor families come more often when they owe the library something",
          ],
          ambiguous: {
            phrase: "poor",
            readings: [
              "unable to pay for food and heating",
              "short of cash until the end of the month",
            ],
            stake:
              "Families who can't heat their flat clearly can't pay, whereas those who are merely short for a week could settle it on pay day.",
          },
        },
        {
          clause: "chasing small sums costs the library more than the sums are worth",
          detail:
            "Every day the desk spends an hour and a half on looking for change and soothing tempers.",
          paraphrases: [
            "collecting fines doesn't pay",
            "the effort of getting the money in is greater than what comes of it",
            "because it's more trouble than it brings in",
            "they lose more by going after the coins than they make",
            "it isn't worth the library's while to run after pennies",
          ],
          opposites: [
            "chasing fines brings in more than it costs",
            "it doesn't cost the library more than the sums are worth",
            "the small sums are well worth the trouble of collecting them",
          ],
          ambiguous: {
            phrase: "costs",
            readings: ["more money in wages", "more goodwill among its members"],
            stake:
              "If the wages come to more than the takings, the matter is nearly settled; if goodwill is meant, nobody can yet say how much it weighs.",
          },
        },
        {
          clause: "readers who are treated as responsible adults behave like it",
          detail:
            "The village next to ours put a box by the door with a note saying please, and the shelves stayed full.",
          paraphrases: [
            "trust people and they'll return them",
            "if you treat folk like grown-ups they act like grown-ups",
            "because people live up to what you expect from them",
            "borrowers are sensible when they're treated sensibly",
            "show readers some faith and they do the right thing",
          ],
          opposites: [
            "readers who are treated as responsible adults take advantage of it",
            "if you trust readers they don't behave like adults",
            "readers behave responsibly only when they are treated like children",
          ],
          ambiguous: {
            phrase: "responsible",
            readings: ["conscientious by character", "answerable for what they do"],
            stake:
              "Conscientious people may need no fine, but to hold somebody answerable for a late book might mean precisely that they pay.",
          },
        },
      ],
    },
    {
      id: "old-childrens-books-edited",
      question: "Should publishers change hurtful words in old children's books?",
      background:
        "A publisher is bringing out a much-loved children's book from 1934 again. Some of its words for foreigners and for fat people would hardly be printed now.",
      objection: "an author who is dead cannot agree to a single changed comma",
      objectionParaphrases: [
        "the writer can't be asked",
        "dead authors can't give permission",
        "nobody has the right to alter what someone wrote when they can't say no",
      ],
      claim: "the publisher should replace the hurtful words in the book from 1934",
      claimParaphrases: [
        "change the nasty words",
        "the publishing house ought to reword the insulting bits",
        "old children's stories need editing where they insult people",
        "take out the offensive terms and put others in",
        "the new edition shouldn't have those insults in it",
      ],
      claimOpposites: [
        "the publisher shouldn't replace the hurtful words in the book from 1934",
        "the publisher should print the book exactly as it was written in 1934",
        "keep the old words in the book",
        "hands off the old children's book, leave every word in",
      ],
      reasons: [
        {
          clause: "small children take words from a story without any sense of history",
          detail:
            "A boy of six who hears a name for his neighbour at bedtime uses it by breakfast.",
          paraphrases: [
            "little kids don't know it's old",
            "young ones copy what they hear and can't put it in its time",
            "because a child doesn't understand that people spoke differently then",
            "the youngest repeat the words, not knowing the past behind them",
            "they pick it up, how would they know it's from long ago?",
          ],
          opposites: [
            "small children understand very well that a story comes from another time",
            "little kids don't just pick up words, they know when a story is old",
            "small children have a keen sense of history when they hear old words",
          ],
          ambiguous: {
            phrase: "sense of history",
            readings: [
              "knowledge of what happened in the past",
              "a feeling that people once spoke otherwise",
            ],
            stake:
              "Small children surely know little about the past, but many of them notice very well when a story talks in an old-fashioned way.",
          },
        },
        {
          clause: "the story itself loses nothing of importance when six words are exchanged",
          detail:
            "The raft, the lighthouse and the dog with three legs are all exactly where they were.",
          paraphrases: [
            "the plot stays the same",
            "swapping half a dozen words doesn't spoil the tale",
            "because what matters in the book is still there",
            "you wouldn't miss anything, it's only a few words",
            "all that counts in the story survives the change",
          ],
          opposites: [
            "the story itself is spoilt when six words are exchanged",
            "exchanging six words takes something important away from the story",
            "the story isn't the same any more once you swap those words",
          ],
          ambiguous: {
            phrase: "importance",
            readings: ["weight for the plot", "weight as a witness to its time"],
            stake:
              "The plot can indeed do without six words, whereas for showing how people thought in 1934 those may be the six that matter.",
          },
        },
        {
          clause: "every child has a right to feel welcome between the covers of a book",
          detail:
            "A plump girl in the second row stopped listening when the fat cook came in to be laughed at.",
          paraphrases: [
            "no kid should feel shut out",
            "all children must be able to feel at home in it",
            "because stories for the young have to be for each one of them",
            "you want every boy and girl to feel included by what they read",
            "it mustn't push any child away",
          ],
          opposites: [
            "no child has a right to feel welcome in a book",
            "a book may make some children feel shut out",
            "books needn't make every child feel welcome",
          ],
          ambiguous: {
            phrase: "welcome",
            readings: [
              "safe from being mocked on any page",
              "present in the story as one of its heroes",
            ],
            stake:
              "Other words can end the mockery, yet they won't put into the story a single child who was left out of it.",
          },
        },
      ],
    },
    {
      id: "audiobooks-reading-challenge",
      question: "Should audiobooks count in a school's reading challenge?",
      background:
        "Every summer the pupils of our school try to read six books before September. A certificate goes to each child who hands in six short reports.",
      objection: "whoever only listens never learns to spell",
      objectionParaphrases: [
        "listening doesn't teach spelling",
        "you don't see how words are written",
        "kids who just hear stories can't write properly",
      ],
      claim: "audiobooks should count as books in the school's summer challenge",
      claimParaphrases: [
        "count audiobooks too",
        "listening to a book ought to be as good as reading one in the contest",
        "the school should accept books that pupils have heard",
        "let the kids use audio for their six",
        "hearing a novel needs to be worth a point in the challenge as well",
      ],
      claimOpposites: [
        "audiobooks shouldn't count in the school's summer challenge",
        "only printed books should count in the school's summer challenge",
        "no audiobooks in the challenge",
        "listening's cheating, kids have got to read the six books themselves",
      ],
      reasons: [
        {
          clause: "children who struggle with print know great stories only through their ears",
          detail:
            "Last year's best report, on a novel about a whale, was by a girl who takes an hour over one page.",
          paraphrases: [
            "weak readers depend on listening",
            "kids who have trouble reading get to know stories by hearing them",
            "because for a child with dyslexia audio is the only way in",
            "those who can't read well need someone to read to them",
            "some pupils can't get at good books except by ear",
          ],
          opposites: [
            "children who struggle with print get to know great stories best by reading",
            "children who find reading hard don't need their ears to know great stories",
            "weak readers take in stories better from print than through their ears",
          ],
          ambiguous: {
            phrase: "great",
            readings: ["of high rank as literature", "thrilling for a child of ten"],
            stake:
              "Literature of high rank is often beyond a weak reader in print, but thrilling stories are to be had in very easy words.",
          },
        },
        {
          clause:
            "listening for six hours demands as much attention as turning three hundred pages",
          detail:
            "Miss one sentence of a detective story on the back seat and the butler is gone for good.",
          paraphrases: [
            "it takes just as much concentration",
            "you have to focus as hard when you listen",
            "because following a long recording isn't any easier",
            "hearing a whole novel needs the same effort of mind",
            "ears have to work as hard as eyes",
          ],
          opposites: [
            "listening for six hours demands far less attention than turning three hundred pages",
            "you don't have to concentrate as much when you listen",
            "reading three hundred pages takes more attention than listening to them",
          ],
          ambiguous: {
            phrase: "demands",
            readings: ["cannot be done without it", "invites it and rewards it"],
            stake:
              "A recording may reward attention, but unlike a page it runs on by itself while the mind is elsewhere.",
          },
        },
        {
          clause: "a shared recording brings whole families back to talking about books",
          detail:
            "On the motorway to Cornwall, two brothers who agree on nothing argued for an hour about a pirate.",
          paraphrases: [
            "families discuss the story together",
            "parents and children chat about what they've heard",
            "because everybody in the car hears it and then they talk",
            "it gets mum, dad and the kids speaking about literature again",
            "you listen as a family and have something to talk over",
          ],
          opposites: [
            "a shared recording stops families from talking about books",
            "families talk less about books when they listen to a recording",
            "families don't talk about a book that they have only heard",
          ],
          ambiguous: {
            phrase: "shared",
            readings: ["heard together at the same time", "lying within reach of everyone at home"],
            stake:
              "What a family hears together it may well talk about, while a recording that each plays under his own headphones changes little.",
          },
        },
      ],
    },
    {
      id: "book-club-long-novels",
      question: "Should a book club read only books of under three hundred pages?",
      background:
        "Our book club meets on the first Thursday of each month and has fourteen members. The next book is decided by drawing one title from a hat.",
      objection: "some of the finest novels are as thick as a brick",
      objectionParaphrases: [
        "the best ones are often long",
        "you'd miss out on the really fine thick books",
        "many masterpieces have far more pages than that",
      ],
      claim: "the book club should choose only books of under three hundred pages",
      claimParaphrases: [
        "short books only",
        "the club ought to set a limit of three hundred pages",
        "nothing longer than 300 pages for our meetings",
        "we should stop reading fat novels in the group",
        "put no title in the hat that's over the page limit",
      ],
      claimOpposites: [
        "the book club shouldn't limit itself to books of under three hundred pages",
        "the book club should choose only thick novels of over three hundred pages",
        "long novels should stay in the hat",
        "bring on the fat books, any length will do for the club",
      ],
      reasons: [
        {
          clause: "an evening is a success only when everybody has finished the book",
          detail:
            "In October nine of us had to have the ending explained, and the other five left early.",
          paraphrases: [
            "everyone must have read it",
            "the meeting falls flat when some aren't done",
            "because you can't have a good night if half the group hasn't got to the end",
            "everyone needs to be through with it for the talk to go well",
            "no good unless we've all got to the last page",
          ],
          opposites: [
            "an evening is a success even when hardly anybody has finished the book",
            "the meeting doesn't need everyone to have finished the book",
            "the best evenings are those when half the members are still reading the book",
          ],
          ambiguous: {
            phrase: "success",
            readings: ["a lively talk about the story", "a pleasant time with friends"],
            stake:
              "A lively talk does need people who know the ending, but a pleasant time with friends can be had with half-read books.",
          },
        },
        {
          clause: "members with small children and full working weeks cannot manage a big novel",
          detail: "A midwife with twins reads four pages a night and is asleep before the fifth.",
          paraphrases: [
            "busy parents can't get through it",
            "some of us have jobs and kids and a fat book is too much",
            "because those who work all week and have toddlers can't cope with so many pages",
            "mums and dads in the club aren't able to read anything that thick",
            "too much for people with a family and a job",
          ],
          opposites: [
            "members with small children and full working weeks can easily manage a big novel",
            "busy parents have no trouble with a long novel",
            "a thick book is just right for people with kids and a full working week",
          ],
          ambiguous: {
            phrase: "manage",
            readings: ["find the hours for", "follow with a tired head"],
            stake:
              "If hours are lacking, fewer pages help at once; if heads are tired, a slim but difficult story will be too much as well.",
          },
        },
        {
          clause: "slimmer volumes open the door to authors whom hardly anyone knows",
          detail:
            "Between the big family sagas on the shelf stand whole countries at a hundred and fifty pages apiece.",
          paraphrases: [
            "you discover unknown writers",
            "thin books lead us to less famous authors",
            "because short works get you to names you've never heard of",
            "we would come across novelists nobody talks about",
            "more variety, more obscure writers",
          ],
          opposites: [
            "slimmer volumes close the door to authors whom hardly anyone knows",
            "thin books don't lead us to unknown authors",
            "it is the long novels that open the door to little-known authors",
          ],
          ambiguous: {
            phrase: "hardly anyone",
            readings: ["almost nobody in the club", "almost nobody in the wider world"],
            stake:
              "Authors new to fourteen members can be found at any length, while a gift for the truly forgotten would be something rarer.",
          },
        },
      ],
    },
    {
      id: "poem-by-heart",
      question: "Should every fifteen-year-old learn a poem by heart?",
      background:
        "The English teachers at our school are planning next year's work for the fifteen-year-olds. One plan has each pupil recite fourteen lines to the class in March.",
      objection: "a poem learned under orders is hated for the rest of a life",
      objectionParaphrases: [
        "forcing them kills the joy",
        "if you have to learn it you'll loathe it",
        "being made to memorise poems puts people off for good",
      ],
      claim: "every fifteen-year-old at the school should learn a poem by heart",
      claimParaphrases: [
        "make them memorise a poem",
        "all the pupils of fifteen ought to know one poem from memory",
        "each pupil in that year needs to learn some verse off by heart",
        "learning a poem should be compulsory at fifteen",
        "kids of that age should be able to recite one",
      ],
      claimOpposites: [
        "fifteen-year-olds shouldn't have to learn a poem by heart",
        "the pupils of fifteen should be spared from learning a poem by heart",
        "no memorising of poems at fifteen",
        "don't make the teenagers swot up fourteen lines of poetry",
      ],
      reasons: [
        {
          clause: "lines that a person has stored up are a comfort in bad hours",
          detail:
            "A miner once trapped for two nights said afterwards that a schoolroom ballad had kept him company.",
          paraphrases: [
            "verses console you later",
            "a poem in your head helps you through hard times",
            "because when things go wrong you've got those words with you",
            "remembered poetry gives people solace when life is rough",
            "it cheers you up on a dark day",
          ],
          opposites: [
            "lines that a person has stored up are no comfort in bad hours",
            "verses in your head make bad hours even worse",
            "a poem you know by heart doesn't help you through hard times",
          ],
          ambiguous: {
            phrase: "comfort",
            readings: ["relief from sorrow or fear", "something familiar to hold on to"],
            stake:
              "For something familiar any song from the radio would do, so only real relief from sorrow speaks for poetry.",
          },
        },
        {
          clause: "reciting trains a memory that otherwise lies idle",
          detail:
            "Ask the class for their mothers' telephone numbers, and two hands out of twenty-eight go up.",
          paraphrases: [
            "it exercises the memory",
            "learning verse makes you better at remembering",
            "because youngsters hardly use their memories these days",
            "memorising keeps the mind in training",
            "their brains need the practice at remembering",
          ],
          opposites: [
            "reciting does nothing for the memory",
            "learning verse weakens a young person's memory",
            "young people's memory is busy enough without reciting",
          ],
          ambiguous: {
            phrase: "trains",
            readings: ["makes better at keeping anything at all", "makes better at keeping verses"],
            stake:
              "If pupils came to remember anything more easily, all subjects would gain; if merely the next poem, the gain is small.",
          },
        },
        {
          clause: "whoever has spoken fourteen lines to a class has found their voice",
          detail:
            "The shyest boy of last year's group chose a sea battle and was heard in the corridor.",
          paraphrases: [
            "they learn to speak up",
            "standing up to recite makes shy pupils bolder",
            "because once you've said it in front of everyone you can speak in public",
            "performing a poem gives young people the courage to talk",
            "it gets them used to being heard",
          ],
          opposites: [
            "whoever has to speak fourteen lines to a class loses their voice",
            "reciting to the class doesn't help anyone to find their voice",
            "speaking a poem to the class makes pupils shyer",
          ],
          ambiguous: {
            phrase: "found their voice",
            readings: [
              "learned to speak so that others hear",
              "learned to say what they think themselves",
            ],
            stake:
              "Reciting surely teaches pupils to be heard, but words written by someone else can hardly show them what they think.",
          },
        },
      ],
    },
    {
      id: "teen-novel-age-ratings",
      question: "Should novels for teenagers carry an age rating on the cover?",
      background:
        "Films and computer games in our shops carry an age rating. Novels for teenagers stand on one long shelf, from pony stories to tales of addiction.",
      objection: "two readers of twelve can be as different as a lamb and a lion",
      objectionParaphrases: [
        "children of one age differ too much",
        "not all twelve-year-olds are alike",
        "kids mature at different speeds",
      ],
      claim: "novels for teenagers should carry an age rating on the cover",
      claimParaphrases: [
        "put an age on teen novels",
        "books for teens ought to be rated like films",
        "publishers need to print a recommended age on the front",
        "there should be a label saying from what age you can read it",
        "age ratings for teenage fiction",
      ],
      claimOpposites: [
        "novels for teenagers shouldn't carry an age rating",
        "publishers should leave ages off the covers of novels for teenagers",
        "no age ratings on teen novels",
        "scrap the idea of slapping an age on teen books",
      ],
      reasons: [
        {
          clause: "parents who buy a present have no chance to read it first",
          detail:
            "Our neighbour took a book for its violet cover and gave his niece of ten two hundred pages about heroin.",
          paraphrases: [
            "mum and dad can't check it beforehand",
            "grown-ups buy without knowing what's inside",
            "because you don't get to read a gift before you give it",
            "those who choose the book for a child can't tell what it contains",
            "how would a parent know what's in it?",
          ],
          opposites: [
            "parents who buy a present have plenty of time to read it first",
            "parents can easily read a novel before they give it away",
            "there's no reason why parents can't read the present first",
          ],
          ambiguous: {
            phrase: "chance",
            readings: ["any way at all of doing so", "enough time for it in daily life"],
            stake:
              "A book can be opened in the shop or looked up at home, so strictly there is a way; only the shortage of time supports a label.",
          },
        },
        {
          clause: "some scenes are harmful to a reader who meets them too early",
          detail:
            "After a chapter about a drowning, a girl of ten gave up her swimming lessons and never said why.",
          paraphrases: [
            "certain stuff hurts young kids",
            "there are passages that do damage if you read them too soon",
            "because children can be harmed by scenes they're not ready for",
            "not everything in there is good for an eleven-year-old",
            "it can mess you up if you're too young",
          ],
          opposites: [
            "no scene in a book is harmful to a young reader",
            "readers who meet such scenes early come out stronger",
            "tough scenes do young readers good",
          ],
          ambiguous: {
            phrase: "harmful",
            readings: ["frightening for a few nights", "apt to leave lasting injury"],
            stake:
              "Lasting injury would justify a warning on every cover, whereas a few bad nights have belonged to reading ever since there were stories.",
          },
        },
        {
          clause: "a clear mark on the front would help shy readers to find suitable stories alone",
          detail:
            "At thirteen, hardly anyone walks up to a stranger at the till and describes what they are after.",
          paraphrases: [
            "kids could choose by themselves",
            "a timid teenager would find the right thing without asking",
            "because with a label they needn't talk to the shop assistant",
            "young people who don't like asking could pick something that fits",
            "it lets shy teens look on their own",
          ],
          opposites: [
            "a mark on the front would make it harder for shy readers to find stories",
            "an age on the cover wouldn't help shy readers to find suitable books",
            "a mark on the front would scare shy readers away from suitable stories",
          ],
          ambiguous: {
            phrase: "suitable",
            readings: ["not too grim for their age", "close to what they like"],
            stake:
              "A number on the cover may say what is too grim, but it can't tell anybody whether they will like the story.",
          },
        },
      ],
    },
  ],
};
