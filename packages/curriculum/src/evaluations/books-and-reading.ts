import type { IssueEvaluation } from "../evaluation.ts";

/** What modules 2 to 7 need to know of the issues about books and reading. */
export const booksAndReading: readonly IssueEvaluation[] = [
  {
    issue: "library-late-fines",
    reasons: [
      {
        gap: {
          question: "How many poor families owe the library money and no longer come?",
          paraphrases: [
            "how many families stay away over a debt?",
            "it only mentions one father",
            "number of members who stopped coming with a fine open",
            "do poor readers owe more than well-off ones?",
            "can they pay in small amounts? it doesn't say",
          ],
        },
        assumption: {
          clause: "families who stay away would come back once there were no more fines",
          paraphrases: [
            "without fines the poor families return",
            "that it's enough to stop fining to get them back in",
            "old debts will be forgotten as well",
            "they might stay away anyhow, the old debt is still there",
            "assumes nothing but the fine keeps them outside",
            "those kids by the bins would go in again",
          ],
        },
        alternative: {
          clause: "families who owe money should be able to work it off at the library",
          paraphrases: [
            "let them pay by helping out",
            "the father could shelve books for an hour instead",
            "cancel old debts of families on a low income",
            "children ought to be let in whatever their parents owe",
          ],
        },
      },
      {
        gap: {
          question: "What does the daily hour and a half at the desk cost in wages?",
          paraphrases: [
            "how much are the staff paid for that time?",
            "it gives the takings but not the costs",
            "cost of collecting the fines",
            "would the staff be there anyway?",
            "no figure for what the library spends on it",
          ],
        },
        assumption: {
          clause: "without fines the desk would not spend as much time on other reminders",
          paraphrases: [
            "dropping fines really saves the staff time",
            "that nobody has to chase late books any more",
            "there'd be no extra work with missing books",
            "they might have to phone people instead, which costs as much",
            "assumes the hour and a half would be free for other things",
          ],
        },
        alternative: {
          clause: "fines should be paid by card at a machine beside the door",
          paraphrases: [
            "let a machine take the money",
            "collect fines by card without staff",
            "the library could charge only sums above five pounds",
            "make it cheaper to collect instead",
          ],
        },
      },
      {
        gap: {
          question: "How late do readers bring books back in libraries that charge no fines?",
          paraphrases: [
            "do people return them in time elsewhere without fines?",
            "what happens in other towns that gave up fines?",
            "it just tells us about a box in a village",
            "share of overdue books with and without a fine",
            "how many people use that box anyway?",
          ],
        },
        assumption: {
          clause: "readers take a fine as a sign that they are not trusted as adults",
          paraphrases: [
            "being fined feels like being treated as a child",
            "that a fine means the library has no faith in you",
            "people don't see fines as something normal for grown-ups",
            "adults get fined for parking too and don't feel like children",
            "assumes no fine equals being treated as responsible",
          ],
        },
        alternative: {
          clause: "readers should be free to set the day on which they will bring a book back",
          paraphrases: [
            "let people choose their own return date",
            "borrowers ought to decide how long they need a book",
            "trust readers with the date and keep the fine",
            "everyone could write down when they'll return it",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["inclusion", "compassion", "trust"],
        phrase: "an open door for readers with little money",
        shownBy: [0],
        paraphrases: [
          "being kind to people who are hard up",
          "everyone can use the library",
          "having faith in readers",
          "nobody should be shut out by a debt",
          "understanding for those who forget",
        ],
      },
      second: {
        ids: ["order", "fairness"],
        phrase: "rules that count for every borrower",
        paraphrases: [
          "books being returned on time",
          "discipline",
          "being fair to those who are waiting",
          "sticking to what was agreed",
          "punctuality",
        ],
      },
      concession: "the next person on the list might wait until Christmas for the new thriller",
    },
    fallacies: {
      strawman: {
        distortion: "to have parents arrested in front of their children over a picture book",
        paraphrases: [
          "they only fear that nobody brings the thriller back",
          "no one asked for arrests",
          "a fine of twenty pence isn't a police matter",
          "it makes people who like fines look cruel",
          "their real worry isn't even mentioned",
        ],
      },
      adHominem: {
        opponent: "the head librarian of the next town",
        attack: "sings in the lift and wears two different shoes",
        paraphrases: [
          "singing in a lift doesn't make the librarian wrong about fines",
          "shoes don't bring books back or keep them away",
          "it's a joke about the person and not an answer",
          "odd habits aren't a reason to ignore the point",
        ],
      },
      falseDichotomy: {
        option: "we give up the fines",
        threat: "the reading room belongs to those with a full purse",
        thirdWays: [
          "the library could charge no more than one pound a book",
          "children and people on benefits could be let off",
        ],
        paraphrases: [
          "lower fines would be possible",
          "you can exempt the poor and still fine the rest",
          "it isn't no fines or only rich readers",
          "a cap on what you owe is left out",
          "why not just send reminders first?",
        ],
      },
      slipperySlope: {
        first: "the library keeps its twenty pence",
        steps: [
          "it will charge a pound for whispering",
          "readers will have to leave their watches as a pledge",
          "the whole town will forget the alphabet",
        ],
        paraphrases: [
          "the fine exists now and no one pays for whispering",
          "twenty pence doesn't lead to a town that can't read",
          "each claim is wilder and none is backed up",
          "keeping something as it is doesn't make it worse and worse",
        ],
      },
    },
    figures: {
      counted: "library cards that were blocked over unpaid fines",
      countedShort: "blocked cards",
      people: "parents with a library card",
      opinion: "say that a fine has kept them from coming back",
      amount: {
        members: "families with a library card",
        member: "a family with a library card",
        verb: "owe",
        verbSingular: "owes",
        unit: "pounds",
        purpose: "in fines for overdue books",
        usual: 2,
        outlier: "who lost a box of books when they moved house",
      },
      subgroups: {
        finding:
          "in the libraries that gave up fines, readers brought their books back after 19 days on average instead of 22",
        groups: ["retired readers", "students"],
        paraphrases: [
          "students may have kept them longer and pensioners brought them back sooner",
          "thrillers and cookbooks are all in one average",
          "it doesn't show how it was for families with children",
          "the figure for all readers hides who got slower",
        ],
      },
    },
  },
  {
    issue: "old-childrens-books-edited",
    reasons: [
      {
        gap: {
          question: "Do adults who read the book aloud skip or explain the hurtful words?",
          paraphrases: [
            "do parents explain those words?",
            "what do mums and dads do when they come to such a word?",
            "it isn't said how many children really copy the words",
            "is there more than the one boy who did it?",
            "how old are the children who read this book?",
          ],
        },
        assumption: {
          clause: "many of those who read or hear this book are still small children",
          paraphrases: [
            "the readers of it are mostly little kids",
            "that six-year-olds and the like get this story",
            "it's read by children too young to know better",
            "older kids or grown-up fans may be the ones who buy it",
            "assumes the book reaches the very young",
          ],
        },
        alternative: {
          clause: "parents should explain old words to their children when they read aloud",
          paraphrases: [
            "talk to the kids about the words",
            "adults ought to tell children what was different then",
            "put a page for parents at the front of the book",
            "give it only to older children who understand",
          ],
        },
      },
      {
        gap: {
          question: "Which words would be replaced, and what would be put in their place?",
          paraphrases: [
            "what are the six words?",
            "we never see which words are meant",
            "the new words aren't named",
            "who chooses the replacements?",
            "do any jokes or rhymes depend on the old words?",
          ],
        },
        assumption: {
          clause: "there are no more hurtful words in the book than about six",
          paraphrases: [
            "it's really just six words",
            "that half a dozen changes are all it takes",
            "nothing else in the book is hurtful",
            "maybe whole scenes would have to be rewritten",
            "assumes they'll stop after six",
          ],
        },
        alternative: {
          clause: "parents should exchange the six words for others when they read the story aloud",
          paraphrases: [
            "mums and dads can swap the words as they read",
            "leave the print alone and say another word",
            "parents ought to change the words while reading",
            "whoever reads it aloud could put in friendlier words",
          ],
        },
      },
      {
        gap: {
          question: "How many children feel hurt by this particular book?",
          paraphrases: [
            "how many kids mind these words?",
            "did any child besides that girl stop listening?",
            "what do foreign children themselves say about it?",
            "no numbers on who feels unwelcome",
            "it doesn't say that anybody has complained",
          ],
        },
        assumption: {
          clause: "the children concerned would feel welcome in the story with other words in it",
          paraphrases: [
            "new words are enough to make them feel at home",
            "that it's the words and not the story that hurts them",
            "the fat cook would no longer be laughed at",
            "he might still be the figure of fun whatever you call him",
            "assumes swapping terms changes how a child feels about it",
          ],
        },
        alternative: {
          clause: "the publisher should bring out more stories with plump and foreign heroes",
          paraphrases: [
            "publish new books with all sorts of heroes",
            "more stories in which every child finds someone like them",
            "schools should buy books about many kinds of children",
            "write new tales instead where fat kids win",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["dignity", "inclusion", "compassion"],
        phrase: "respect for every child who reads",
        shownBy: [2],
        paraphrases: [
          "no one should be insulted",
          "kindness to children",
          "all kids feel they belong",
          "sparing people's feelings",
          "treating foreigners and fat people decently",
        ],
      },
      second: {
        ids: ["loyalty", "tradition", "creativity"],
        phrase: "faithfulness to an author's own words",
        paraphrases: [
          "keeping the original",
          "the writer's work stays as it was",
          "honouring what somebody wrote",
          "truth about the past",
          "a classic handed down unchanged",
        ],
      },
      concession:
        "the sentences of somebody long dead would be altered with no chance of a protest",
    },
    fallacies: {
      strawman: {
        distortion: "to teach six-year-olds a fresh insult every night before the light goes out",
        paraphrases: [
          "they say the author can't agree, not that kids should learn insults",
          "nobody wants children to be taught rude words",
          "leaving a text alone isn't the same as teaching abuse",
          "the argument about the dead author is left out",
          "it makes lovers of old books look nasty",
        ],
      },
      adHominem: {
        opponent: "the collector who lent them the first edition",
        attack: "spends every holiday in the same hotel and irons newspapers",
        paraphrases: [
          "ironing newspapers has nothing to do with the book",
          "how a collector spends the holidays is beside the point",
          "it paints the collector as weird and stops there",
          "a strange person can still be right about authors",
        ],
      },
      falseDichotomy: {
        option: "the publisher takes the words out",
        threat: "whole classes learn to sneer at their neighbours",
        thirdWays: [
          "the publisher could explain the words in a note for parents",
          "two editions could be printed, one old and one new",
        ],
        paraphrases: [
          "a note at the front would also do",
          "they could print both versions",
          "it's not change the words or raise bullies",
          "parents can talk about it, so there's a third option",
        ],
      },
      slipperySlope: {
        first: "the hurtful words stay",
        steps: [
          "other publishers will put the old insults back into their books",
          "teachers will have to mark pupils on how well they can mock",
          "children will need a bodyguard to open a picture book",
        ],
        paraphrases: [
          "they've been in since 1934 and no one needs a bodyguard",
          "leaving a few old words doesn't make teachers teach mockery",
          "it's one wild guess after another",
          "the steps don't follow from each other",
          "nothing backs up such a dark future",
        ],
      },
    },
    figures: {
      counted: "parents who sent the old edition back to the shop",
      countedShort: "returned copies",
      people: "parents of small children",
      opinion: "say that they skip some of the words at bedtime",
      amount: {
        members: "parents who read the book aloud",
        member: "a parent with the old book",
        verb: "spend",
        verbSingular: "spends",
        unit: "minutes",
        purpose: "on explaining the old words",
        usual: 3,
        outlier: "who turned them into a week of history lessons",
      },
      subgroups: {
        finding:
          "when new editions of old stories were tried out, children gave them 8.3 stars on average and the old ones only 7.5",
        groups: ["children of five", "children of eleven"],
        paraphrases: [
          "the older kids may have liked the old version better",
          "it's an average for all ages at once",
          "boys and girls could have voted differently",
          "maybe only the small ones preferred the new text",
        ],
      },
    },
  },
  {
    issue: "audiobooks-reading-challenge",
    reasons: [
      {
        gap: {
          question: "How many pupils at the school have serious trouble with print?",
          paraphrases: [
            "how many kids can't read well?",
            "is it just that one girl?",
            "number of weak readers in the school",
            "it doesn't say if they already get help or easier books",
            "did she read the whale novel or hear it?",
          ],
        },
        assumption: {
          clause: "pupils who struggle with print would join the challenge if recordings counted",
          paraphrases: [
            "weak readers would take part then",
            "that the rule keeps struggling kids from joining in",
            "they'd listen to six books if it counted",
            "perhaps it's the good readers who would switch to listening",
            "assumes these children care about the certificate",
          ],
        },
        alternative: {
          clause: "teachers should read a great novel aloud to every class each term",
          paraphrases: [
            "have teachers read aloud in class",
            "pupils ought to hear a novel at school",
            "lend audiobooks to kids who struggle, challenge or not",
            "more storytelling in lessons",
          ],
        },
      },
      {
        gap: {
          question: "Do pupils remember as much of a book that they have only heard?",
          paraphrases: [
            "do listeners remember as much as readers?",
            "has anybody tested how well children follow a recording?",
            "it isn't shown that listening takes the same effort",
            "what do kids do while they listen?",
            "comparison of reports by listeners and by readers",
          ],
        },
        assumption: {
          clause: "the challenge is meant to reward attention and not practice in reading",
          paraphrases: [
            "the point of it is paying attention",
            "that the summer challenge isn't there to train reading",
            "attention is all that matters for the certificate",
            "surely it's about reading practice and not just concentration",
            "assumes whatever takes the same concentration is worth the same",
          ],
        },
        alternative: {
          clause: "children who listen to six books should get a certificate of their own",
          paraphrases: [
            "a listening challenge beside the reading one",
            "a second certificate for listeners",
            "those who listen ought to have a contest of their own",
            "reward listening separately",
          ],
        },
      },
      {
        gap: {
          question: "How often do pupils listen to a book together with their family?",
          paraphrases: [
            "do kids mostly listen alone with headphones?",
            "it's only about two brothers on one drive",
            "share of families who listen together",
            "do families talk less about printed books?",
            "how many families have long car trips in summer?",
          ],
        },
        assumption: {
          clause: "pupils would hear the books of the challenge in company and not by themselves",
          paraphrases: [
            "they'd listen with the whole family",
            "that recordings are shared and not heard on headphones",
            "children don't just listen in their own room",
            "most will probably sit alone with earphones",
            "assumes everyone's in the car together when it plays",
          ],
        },
        alternative: {
          clause: "the library should lend families recordings for their long car journeys",
          paraphrases: [
            "lend out audiobooks for holidays",
            "families ought to get audiobooks for the road",
            "parents should play a recording at home once a week",
            "set up listening evenings for families",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["inclusion", "enjoyment", "fairness"],
        phrase: "great stories for every child",
        shownBy: [0],
        paraphrases: [
          "kids with dyslexia can take part",
          "everyone gets a chance at the certificate",
          "pleasure in stories",
          "no child is left behind",
          "giving weak readers a way in",
        ],
      },
      second: {
        ids: ["hard_work", "excellence", "learning"],
        phrase: "steady practice with print",
        paraphrases: [
          "effort with reading",
          "learning to read and spell properly",
          "the discipline of working through pages",
          "high standards",
          "getting better at it by doing it",
        ],
      },
      concession: "some pupils would come back in September without having turned one page",
    },
    fallacies: {
      strawman: {
        distortion: "to glue the ears of children shut until they can spell every word",
        paraphrases: [
          "they just say that listening doesn't teach spelling",
          "no one is against children hearing things",
          "it turns a remark on spelling into torture",
          "that's a mean exaggeration of the other view",
        ],
      },
      adHominem: {
        opponent: "the deputy head of the school",
        attack: "has a cold all year round and a laugh like a goose",
        paraphrases: [
          "a funny laugh has nothing to do with spelling",
          "the deputy may sound like a goose and be right all the same",
          "this is mocking somebody and not arguing",
          "having a cold doesn't affect the point",
        ],
      },
      falseDichotomy: {
        option: "recordings count in the summer challenge",
        threat: "weak readers are shut out of literature for life",
        thirdWays: [
          "two of the six books could be audiobooks",
          "pupils could read along in the book while they listen",
        ],
        paraphrases: [
          "two audiobooks and four printed ones would be a compromise",
          "weak readers could be allowed easier books",
          "they can listen without it counting, so they're not shut out",
          "it's presented as all or nothing",
          "reading along while listening is forgotten",
        ],
      },
      slipperySlope: {
        first: "the school counts printed books only",
        steps: [
          "the weaker pupils will hide from every book in sight",
          "families will drive to the sea in silence",
          "stories will die out like the dinosaurs",
        ],
        paraphrases: [
          "a rule for one summer contest won't kill off stories",
          "families can listen in the car whatever the school counts",
          "from a certificate to the death of stories, come on",
          "it gives no proof for the chain",
        ],
      },
    },
    figures: {
      counted: "pupils who gave up the challenge after one book",
      countedShort: "dropouts",
      people: "parents of weak readers",
      opinion: "say that their children love stories when they hear them",
      amount: {
        members: "pupils who find reading hard",
        member: "a pupil with reading trouble",
        verb: "listen for",
        verbSingular: "listens for",
        unit: "hours",
        purpose: "to novels in the summer holidays",
        usual: 4,
        outlier: "who falls asleep each night to a recording",
      },
      subgroups: {
        finding:
          "in schools where recordings count, pupils scored 14 of 20 points on average in a spelling test instead of 12",
        groups: ["strong readers", "pupils with dyslexia"],
        paraphrases: [
          "the good readers may have got worse and the weak ones better",
          "we can't tell how dyslexic kids did",
          "one average for the whole school hides a lot",
          "younger and older classes could be quite unlike",
        ],
      },
    },
  },
  {
    issue: "book-club-long-novels",
    reasons: [
      {
        gap: {
          question:
            "How many pages did the book have that most members had not finished in October?",
          paraphrases: [
            "how long was the October book?",
            "was it the length that stopped them or was the book dull?",
            "do all members finish the short ones?",
            "it doesn't give the number of pages",
            "one evening is all we hear about",
          ],
        },
        assumption: {
          clause: "most members would finish the book in a month if it were shorter",
          paraphrases: [
            "short books do get finished",
            "that length is the reason people don't get to the end",
            "with under three hundred pages everyone would be done",
            "they may not finish a thin one either if it's boring",
            "assumes it was the thickness that defeated the nine",
          ],
        },
        alternative: {
          clause: "the club should meet only every two months so that all can finish",
          paraphrases: [
            "leave more time between meetings",
            "meet less often",
            "give everybody eight weeks for each book",
            "those who haven't finished should stay at home that evening",
          ],
        },
      },
      {
        gap: {
          question: "How many of the fourteen members have small children or full working weeks?",
          paraphrases: [
            "how many members are that busy?",
            "is the midwife the only one?",
            "it doesn't say what the other thirteen do",
            "do busy members want shorter books?",
            "number of people with hardly any time to read",
          ],
        },
        assumption: {
          clause: "members with little time can manage just under three hundred pages in a month",
          paraphrases: [
            "three hundred pages is short enough for busy people",
            "that the midwife could do a book of that size",
            "four pages a night is only 120 a month, so even that is too long",
            "busy members would get through a smaller book",
            "assumes the limit of 300 really helps them",
          ],
        },
        alternative: {
          clause: "the club should spread a big novel over three meetings in a row",
          paraphrases: [
            "split long books over several evenings",
            "a third of the novel each month",
            "let busy members listen to the audiobook",
            "read big books in parts",
          ],
        },
      },
      {
        gap: {
          question: "How often has the club drawn a book by a little-known author so far?",
          paraphrases: [
            "how many unknown authors has the club read?",
            "do the members want to read unknown writers?",
            "it isn't said what titles are in the hat at present",
            "are slim books really more often by unknown people?",
            "share of famous names in the hat",
          ],
        },
        assumption: {
          clause: "members would put slim books by little-known authors into the hat",
          paraphrases: [
            "they'd suggest unknown writers",
            "that the titles in the hat won't just be famous short novels",
            "short books in this club would be by people nobody knows",
            "they could just pick thin bestsellers",
            "assumes members look for new names once long books are out",
          ],
        },
        alternative: {
          clause: "the club should put only novels by little-known authors into the hat",
          paraphrases: [
            "choose unknown writers, however thick the book",
            "nothing but authors that hardly anyone has heard of",
            "the hat ought to hold only titles by unfamiliar names",
            "pick the books by the author and not by the length",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["inclusion", "community", "fairness"],
        phrase: "an evening that everyone can share in",
        paraphrases: [
          "all members can join the talk",
          "togetherness in the group",
          "busy people aren't left out",
          "that nobody sits there without knowing the ending",
          "consideration for parents and workers",
        ],
      },
      second: {
        ids: ["excellence", "variety", "freedom"],
        phrase: "the best novels of any size",
        paraphrases: [
          "great literature",
          "a wide choice of books",
          "quality before convenience",
          "being free to pick whatever you like",
          "the masterpieces",
        ],
      },
      concession: "a masterpiece of eight hundred pages would never come out of the hat again",
    },
    fallacies: {
      strawman: {
        distortion: "to throw out every member who cannot swallow a thousand pages by Thursday",
        paraphrases: [
          "they only say that some of the finest novels are thick",
          "no one wants to throw members out",
          "liking long books isn't wanting to punish slow readers",
          "the fans of big novels never said that",
          "it turns a matter of taste into a threat",
        ],
      },
      adHominem: {
        opponent: "the member who founded the club",
        attack: "dyes the poodle to match the curtains",
        paraphrases: [
          "the poodle has nothing to do with novels",
          "a founder with odd taste in dogs may be right about books",
          "it tries to make us laugh at the founder",
          "no word is said about whether long novels are worth it",
        ],
      },
      falseDichotomy: {
        option: "the club keeps to slim volumes",
        threat: "its members sit in silence in front of books they have not read",
        thirdWays: [
          "the club could read one long novel a year over the summer",
          "members could vote on each book that is over three hundred pages",
        ],
        paraphrases: [
          "one big book in the summer would be fine",
          "they could split long ones in parts",
          "there are options besides thin books and silence",
          "a limit of four hundred pages is another idea",
        ],
      },
      slipperySlope: {
        first: "thick books stay in the hat",
        steps: [
          "the members with children will drop out one by one",
          "the rest will quarrel over the last chapter until no one speaks",
          "reading will be known in the town as a dangerous habit",
        ],
        paraphrases: [
          "one thick book doesn't break up a club",
          "they've had thick ones and the club is still there",
          "that reading becomes dangerous is just silly",
          "the steps are pulled out of thin air",
          "a long novel isn't the start of all that",
        ],
      },
    },
    figures: {
      counted: "members who came without having finished the book",
      countedShort: "unfinished books",
      people: "members of book clubs",
      opinion: "say that they enjoy an evening more after a short novel",
      amount: {
        members: "members of the club",
        member: "a member of the club",
        verb: "spend",
        verbSingular: "spends",
        unit: "hours",
        purpose: "a month on getting through the book",
        usual: 3,
        outlier: "who reads every page aloud to a blind aunt",
      },
      subgroups: {
        finding:
          "in clubs that read only short books, members rated their evenings 8.4 out of ten on average instead of 7.7",
        groups: ["members with small children", "retired members"],
        paraphrases: [
          "the retired ones may enjoy it less now",
          "busy people and people with lots of time are mixed up in it",
          "it's only the average of everybody",
          "we don't know how keen readers felt about it",
        ],
      },
    },
  },
  {
    issue: "poem-by-heart",
    reasons: [
      {
        gap: {
          question: "How many adults still know a poem that they learned at school?",
          paraphrases: [
            "how many people remember their school poem later?",
            "only one miner is mentioned",
            "do most people turn to poems when times are bad?",
            "it doesn't say whether the miner had to learn it or wanted to",
            "share of grown-ups who find verses a comfort",
          ],
        },
        assumption: {
          clause: "pupils will still know the poem years later when bad hours come",
          paraphrases: [
            "they won't forget it after the test",
            "that what's learned at fifteen stays in your head",
            "the lines are still there when you need them",
            "most of them will have forgotten it by summer",
            "assumes one recital is enough to store it for good",
          ],
        },
        alternative: {
          clause: "pupils should sing a few songs together until they know them by heart",
          paraphrases: [
            "learn songs by heart",
            "have them memorise some songs instead",
            "sing in class until the words stick",
            "stories or prayers could be learned as well as poems",
          ],
        },
      },
      {
        gap: {
          question: "Do pupils who learn a poem remember other things any better?",
          paraphrases: [
            "does it improve memory for anything else?",
            "is there a test that shows memory gets better?",
            "nothing is said about whether one poem is enough",
            "how long does the effect last?",
            "proof that reciting trains the mind",
          ],
        },
        assumption: {
          clause: "learning a single poem of fourteen lines is enough to train a memory",
          paraphrases: [
            "fourteen lines will do the job",
            "that one poem makes a difference to your memory",
            "a short poem once a year trains the brain",
            "one poem may be far too little to train anything",
            "assumes the memory gets better after learning just one",
          ],
        },
        alternative: {
          clause: "pupils should learn the telephone numbers of their families by heart",
          paraphrases: [
            "let them memorise phone numbers",
            "have them learn lists or numbers by heart",
            "learn the capitals of the world instead",
            "do memory games in class every week",
          ],
        },
      },
      {
        gap: {
          question: "Did the shyest boy speak up more often after he had recited the sea battle?",
          paraphrases: [
            "what happened to the boy afterwards?",
            "did others lose courage when they had to stand up?",
            "how did the rest of last year's group do?",
            "we aren't told about pupils for whom it went wrong",
            "number of pupils who grew more confident",
          ],
        },
        assumption: {
          clause: "pupils who can recite another person's lines also speak up with their own words",
          paraphrases: [
            "reciting helps you to speak freely",
            "that saying a poem carries over to other talking",
            "once you've recited you're not shy any more",
            "you can rattle off a poem and still be too shy to talk",
            "assumes a memorised text gives you a voice of your own",
          ],
        },
        alternative: {
          clause: "every pupil should give a short talk to the class each term",
          paraphrases: [
            "have them give talks",
            "let everyone speak to the class about a hobby",
            "more presentations in lessons",
            "pupils ought to act in a play once a year",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["learning", "hard_work", "tradition"],
        phrase: "something learned for life",
        paraphrases: [
          "education that lasts",
          "effort and discipline",
          "training the mind",
          "passing on great poems",
          "knowledge you carry with you",
        ],
      },
      second: {
        ids: ["enjoyment", "freedom", "comfort"],
        phrase: "the pupils' own pleasure in poems",
        paraphrases: [
          "reading because you like it",
          "letting them choose",
          "fun in lessons",
          "no pressure",
          "not being forced",
        ],
      },
      concession: "some fifteen-year-olds would be made to repeat verses that they cannot stand",
    },
    fallacies: {
      strawman: {
        distortion: "to send young people into life without a single sentence in their heads",
        paraphrases: [
          "they only say that a forced poem gets hated",
          "being against compulsion isn't being for empty heads",
          "nobody wants pupils to know nothing",
          "the complaint is about orders and not about poems",
          "it makes the critics sound like enemies of all learning",
        ],
      },
      adHominem: {
        opponent: "the head of the school council",
        attack: "has worn the same woolly hat since the age of nine",
        paraphrases: [
          "a hat doesn't say anything about poems",
          "what the pupil wears is beside the point",
          "it belittles the pupil instead of giving an answer",
          "somebody in an old hat may have a good argument",
        ],
      },
      falseDichotomy: {
        option: "everybody learns fourteen lines",
        threat: "the school sends out a generation that cannot remember its own name",
        thirdWays: [
          "pupils could choose between a poem, a song and a speech",
          "volunteers could recite and the others could read aloud",
        ],
        paraphrases: [
          "they could choose between different texts",
          "reciting might be voluntary",
          "it's not poems or total forgetfulness",
          "you can train memory in lots of other ways",
          "two extremes with nothing in the middle",
        ],
      },
      slipperySlope: {
        first: "learning by heart is left to volunteers",
        steps: [
          "the poems will disappear from the textbooks",
          "the pupils will ask their telephones for their mother's name",
          "people will speak in nothing but grunts",
        ],
        paraphrases: [
          "making it voluntary doesn't lead to people grunting",
          "no evidence that poems would vanish from books",
          "it exaggerates more with each step",
          "one thing needn't bring about the next",
        ],
      },
    },
    figures: {
      counted: "pupils who froze when they had to speak in class",
      countedShort: "silent pupils",
      people: "former pupils of the school",
      opinion: "say that a poem from school has helped them since",
      amount: {
        members: "adults who learned a poem at school",
        member: "an adult with a poem from school",
        verb: "recall",
        verbSingular: "recalls",
        unit: "lines",
        purpose: "of verse without a book",
        usual: 4,
        outlier: "who once toured the country with a long ballad",
      },
      subgroups: {
        finding:
          "in schools where everyone recites, pupils scored 72 points on average in the spoken exam instead of 66",
        groups: ["pupils who love to talk", "shy pupils"],
        paraphrases: [
          "confident kids may have gained and shy ones lost",
          "it mixes loud and quiet pupils together",
          "boys and girls might not have the same result",
          "pupils who speak another language at home could be different",
        ],
      },
    },
  },
  {
    issue: "teen-novel-age-ratings",
    reasons: [
      {
        gap: {
          question: "What does the text on the back of a book already tell a buyer?",
          paraphrases: [
            "isn't there a description on the back?",
            "did the neighbour look at the blurb at all?",
            "it doesn't say if shop staff could advise buyers",
            "how often do parents buy the wrong book?",
            "number of presents that turn out unsuitable",
          ],
        },
        assumption: {
          clause: "an age on the cover tells buyers enough about whether a novel suits their child",
          paraphrases: [
            "a number is enough to know if it's suitable",
            "that parents can go by the age alone",
            "the rating would fit the child you're buying for",
            "a 12 on the front says nothing about heroin",
            "assumes someone can put the right age on each book",
          ],
        },
        alternative: {
          clause: "publishers should name the dark subjects of each novel on its back cover",
          paraphrases: [
            "list the themes on the back",
            "print a short warning about drugs or death",
            "shops should train staff to advise parents",
            "a summary of difficult topics would do",
          ],
        },
      },
      {
        gap: {
          question: "How many young readers are harmed by a scene, and for how long?",
          paraphrases: [
            "how many kids were upset by a book?",
            "just one girl is mentioned",
            "how long did the fear last?",
            "it's not clear that the chapter made her stop swimming",
            "studies on the effect of such scenes",
            "do upsetting scenes help some readers too?",
          ],
        },
        assumption: {
          clause: "young readers would keep away from novels that are marked for older ones",
          paraphrases: [
            "kids stick to the rating",
            "that a higher age on the cover puts younger readers off",
            "they won't read what's marked as too old for them",
            "a label might tempt them even more",
            "assumes children or parents obey the number",
          ],
        },
        alternative: {
          clause: "parents should talk with their children about the novels that they read",
          paraphrases: [
            "talk about scary scenes at home",
            "adults ought to read along and discuss it",
            "teachers should help pupils to deal with hard chapters",
            "mums and dads need to know what their kids are reading",
          ],
        },
      },
      {
        gap: {
          question: "How do shy readers find their books at present?",
          paraphrases: [
            "how do shy kids choose a book now?",
            "do they use the internet or the library?",
            "have shy readers asked for such a mark?",
            "it isn't said that they find nothing suitable today",
            "what teenagers think of ratings",
          ],
        },
        assumption: {
          clause: "readers of the same age mostly find the same novels suitable",
          paraphrases: [
            "all thirteen-year-olds need the same sort of book",
            "that age decides what suits you",
            "a mark for your age means it's right for you",
            "two kids of twelve can be totally different",
            "assumes taste and maturity go by years",
          ],
        },
        alternative: {
          clause: "bookshops should sort the long shelf by subject under large signs",
          paraphrases: [
            "sort the teenage books by theme",
            "signs for horses, love, crime and so on",
            "put up cards with short tips from other teenagers",
            "a computer in the shop where you can look for books on your own",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["safety", "order", "health"],
        phrase: "protection of young readers",
        paraphrases: [
          "keeping children from harm",
          "guidance for parents and kids",
          "clear rules on the cover",
          "shielding young minds",
          "knowing what you're buying",
        ],
      },
      second: {
        ids: ["freedom", "self_reliance", "variety"],
        phrase: "each reader's own choice",
        paraphrases: [
          "deciding for yourself what to read",
          "independence of young people",
          "books for all tastes without labels",
          "no one tells you what you're old enough for",
          "trusting readers to judge",
        ],
      },
      concession:
        "a bright girl of twelve would be turned away at the till with a classic in her hand",
    },
    fallacies: {
      strawman: {
        distortion: "to read tales of heroin aloud in the nursery after lunch",
        paraphrases: [
          "they only say that twelve-year-olds differ",
          "no one suggested reading that to toddlers",
          "being against a label isn't being for drugs in nurseries",
          "it makes a sensible doubt sound crazy",
        ],
      },
      adHominem: {
        opponent: "the owner of the bookshop by the bridge",
        attack: "failed the driving test six times and is afraid of geese",
        paraphrases: [
          "failing a driving test has nothing to do with ratings",
          "fear of geese doesn't make the shop owner wrong",
          "it tries to make the owner look silly",
          "this doesn't touch the point that readers differ",
        ],
      },
      falseDichotomy: {
        option: "every novel shows an age on its cover",
        threat: "children stumble into nightmares with nobody to warn them",
        thirdWays: [
          "shops could keep the darkest novels on a shelf of their own",
          "publishers could print a short note on the subjects inside",
        ],
        paraphrases: [
          "a note about the content would be a third way",
          "shops can warn buyers without a rating",
          "parents and teachers can advise, so it isn't label or nightmare",
          "separate shelves would do",
          "the writer forgets everything in between",
        ],
      },
      slipperySlope: {
        first: "covers stay without a number",
        steps: [
          "publishers will slip a murder into every pony story",
          "children will lie awake from Monday to Sunday",
          "parents will burn all paper for fear of what is on it",
        ],
        paraphrases: [
          "covers have no number today and pony stories are still harmless",
          "why would publishers do that just for lack of a label?",
          "it goes from a missing number to burning paper",
          "none of that is shown to be likely",
          "it's a chain of scary inventions",
        ],
      },
    },
    figures: {
      counted: "novels for teenagers that were brought back as unsuitable",
      countedShort: "returned novels",
      people: "aunts and uncles in the bookshop",
      opinion: "say that they would be glad of an age on the cover",
      amount: {
        members: "parents in the bookshop",
        member: "a parent in the bookshop",
        verb: "spend",
        verbSingular: "spends",
        unit: "minutes",
        purpose: "on finding a suitable novel for a child",
        usual: 5,
        outlier: "who reads each book to the end in the shop",
      },
      subgroups: {
        finding:
          "in countries where novels carry an age, young readers were upset by 1.2 books a year on average instead of 1.8",
        groups: ["readers of ten", "readers of sixteen"],
        paraphrases: [
          "it might have helped the older ones and not the little ones",
          "ten-year-olds and sixteen-year-olds are in one average",
          "keen readers and rare readers could differ a lot",
          "we don't get a number for each age",
        ],
      },
    },
  },
];
