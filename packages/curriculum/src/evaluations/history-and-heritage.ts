import type { IssueEvaluation } from "../evaluation.ts";

/** What modules 2 to 7 need to know of the issues about history and heritage. */
export const historyAndHeritage: readonly IssueEvaluation[] = [
  {
    issue: "castle-tower-left-in-ruins",
    reasons: [
      {
        gap: {
          question: "Would the fallen stones be used again, or would the builders bring new ones?",
          paraphrases: [
            "would they rebuild with the old stones?",
            "it doesn't say how much of the original stone would go back in",
            "what the new tower would be made of",
            "how much of the real medieval wall is left under there?",
            "we aren't told whether the old walls would be pulled down or just added to",
          ],
        },
        assumption: {
          clause: "building the tower up again would replace or hide the old walls",
          paraphrases: [
            "the old walls would vanish in a rebuilt tower",
            "that you can't add new parts and still see the old ones",
            "assumes the builders wouldn't leave the original stones visible",
            "maybe the medieval bits would still be there after rebuilding",
            "nothing old could be kept on show once the new tower stands",
          ],
        },
        alternative: {
          clause: "the town should spend more on protecting its old walls from frost and rain",
          paraphrases: [
            "pay for looking after the old walls",
            "the town ought to stop the ancient stones from crumbling",
            "the original walls should be protected against the weather",
            "put money into saving what's still standing of the old masonry",
          ],
        },
      },
      {
        gap: {
          question: "Are there other places near the castle where the bats and ferns could live?",
          paraphrases: [
            "couldn't the bats move somewhere else?",
            "it doesn't say if the ferns grow anywhere else on the hill",
            "how rare are these ferns and bats really?",
            "other homes for the bats nearby",
            "whether the animals have somewhere to go isn't mentioned",
          ],
        },
        assumption: {
          clause: "the ferns and bats would not come back once the tower had been rebuilt",
          paraphrases: [
            "bats wouldn't live in a new tower",
            "that the building work would drive the animals off for good",
            "the wildlife can't survive a rebuilding",
            "perhaps the bats would simply return when the builders have gone",
            "assumes nobody could make holes and ledges for them in the new walls",
          ],
        },
        alternative: {
          clause: "the tower should be built up again with holes and ledges for bats and ferns",
          paraphrases: [
            "rebuild it with room for the bats",
            "make gaps for the animals in the new walls",
            "the new tower ought to have places where bats can live",
            "put in nest boxes and build it up",
          ],
        },
      },
      {
        gap: {
          question: "What do people in the town think about a tower built up to its full height?",
          paraphrases: [
            "did anyone ask the townspeople about the rebuilding?",
            "we don't know whether they'd like a whole tower even more",
            "how many people actually like it jagged?",
            "opinion in town on a finished tower",
            "there's nothing on what the locals think of the plan",
          ],
        },
        assumption: {
          clause: "people in the town would be less fond of a hill with a whole tower on it",
          paraphrases: [
            "a complete tower would be less popular",
            "that townspeople wouldn't get used to a new outline",
            "brides wouldn't want their photos at a restored tower",
            "the locals might like the rebuilt one just as much",
            "assumes the hill would lose its charm when the gap is filled",
          ],
        },
        alternative: {
          clause: "the town should vote on what is done with the fallen tower",
          paraphrases: [
            "let people vote on it",
            "ask the townspeople what they want",
            "the residents ought to decide about the tower",
            "since they love it, leave it to them",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["tradition", "nature", "beauty"],
        phrase: "respect for what time has left",
        paraphrases: [
          "keeping the real old thing",
          "leaving the ruin as it is",
          "the genuine remains and what grows there",
          "something original rather than a copy",
          "the charm of the old stones",
        ],
      },
      second: {
        ids: ["learning", "progress"],
        phrase: "a castle that everybody can understand",
        paraphrases: [
          "seeing what a fortress was really like",
          "teaching children about castles",
          "making history easy to grasp",
          "education for visitors",
          "building something up again",
        ],
      },
      concession: "school classes would go on guessing how high the walls once stood",
    },
    fallacies: {
      strawman: {
        distortion: "to turn the hill into a fairground with plastic knights and a gift shop",
        paraphrases: [
          "nobody asked for plastic knights",
          "they only said that kids can't imagine a castle from rubble",
          "rebuilding one tower isn't the same as making a theme park",
          "that's a silly version of what the other side says",
          "it puts words in their mouths",
        ],
      },
      adHominem: {
        opponent: "the director of the foundation",
        attack: "wears a bow tie to breakfast and is afraid of cats",
        paraphrases: [
          "bow ties and cats have nothing to do with the tower",
          "it makes fun of the director and says nothing about rebuilding",
          "someone scared of cats can still be right about a castle",
          "the point about the children isn't answered at all",
        ],
      },
      falseDichotomy: {
        option: "we leave the tower in ruins",
        threat: "we watch the whole hill vanish under concrete and glass",
        thirdWays: [
          "the old walls could be made safe and a model shown in the gatehouse",
          "the foundation could rebuild one floor and leave the rest alone",
        ],
        paraphrases: [
          "there's a lot between a ruin and a hill of concrete",
          "you could rebuild just a part of it",
          "a model would help the kids without touching the stones",
          "only two choices are given, as if nothing else were possible",
        ],
      },
      slipperySlope: {
        first: "the east tower is built up again",
        steps: [
          "every ruin in the county will be given a new roof",
          "old stones will be sold off as garden ornaments",
          "our grandchildren will not find one genuine wall in the whole country",
        ],
        paraphrases: [
          "one rebuilt tower doesn't mean every ruin gets a roof",
          "nothing shows that one thing would lead to the next",
          "it jumps from a single tower to the whole country",
          "why should anyone sell the stones as garden ornaments?",
          "it's just scaring people with things that won't happen",
        ],
      },
    },
    figures: {
      counted: "visitors who came up the hill to see the ruined tower",
      countedShort: "such visitors",
      people: "walkers on the castle hill",
      opinion: "say that they like the tower best as a ruin",
      amount: {
        members: "people from the town",
        member: "a person from the town",
        verb: "take",
        verbSingular: "takes",
        unit: "photographs",
        purpose: "a year of the broken tower",
        usual: 4,
        outlier: "who sells postcards of the castle on the market",
      },
      subgroups: {
        finding:
          "visitors gave the ruined tower an average mark of 8.1 and the restored chapel only 6.4",
        groups: ["grown-up visitors", "children"],
        paraphrases: [
          "children may have marked it quite differently from adults",
          "it doesn't say what the kids thought",
          "the average puts young and old together",
          "perhaps the grown-ups loved the ruin and the pupils were bored",
          "only one mark for everyone",
        ],
      },
    },
  },
  {
    issue: "metal-detectors-with-archaeologist",
    reasons: [
      {
        gap: {
          question: "How many of last year's finds came in without a record of where they lay?",
          paraphrases: [
            "how many were handed in with no record of the spot?",
            "it isn't said how often searchers dig things up carelessly",
            "number of finds that lost their meaning",
            "do most searchers note down the place or not?",
            "we don't know if hasty digging is the rule or the exception",
          ],
        },
        assumption: {
          clause: "searchers on their own dig in haste and take no notes of the place",
          paraphrases: [
            "people with detectors don't write down where things were",
            "that hobby searchers are careless when they're alone",
            "without an expert they just pull things out",
            "maybe many of them do dig slowly and keep records",
            "assumes only an archaeologist knows how to lift an object properly",
          ],
        },
        alternative: {
          clause: "everyone who uses a detector should first take a course in careful digging",
          paraphrases: [
            "make searchers do a course",
            "people with detectors ought to be taught how to dig",
            "a licence only for those who have learnt to lift finds slowly",
            "train them so that they note down where each thing lay",
          ],
        },
      },
      {
        gap: {
          question: "How often do searchers keep a find or give the wrong place for it?",
          paraphrases: [
            "how many searchers actually cheat?",
            "it doesn't say how common dishonesty is",
            "whether other finds were misreported too",
            "just two rings, what about the other six hundred finds?",
            "share of finds with a false place",
          ],
        },
        assumption: {
          clause: "a good many searchers lie about their finds when nobody is watching them",
          paraphrases: [
            "lots of searchers aren't honest",
            "that people cheat when they are by themselves in the field",
            "the two rings are typical of what goes on",
            "perhaps nearly all of them tell the truth anyway",
            "assumes dishonesty is a real problem in this hobby",
          ],
        },
        alternative: {
          clause: "farmers should be trained to watch over the searchers on their own land",
          paraphrases: [
            "teach the farmers to keep an eye on them",
            "the farmer could be the trained pair of eyes",
            "landowners ought to learn how to supervise a search",
            "have somebody from the farm trained for it and standing by",
          ],
        },
      },
      {
        gap: {
          question: "Do the searchers themselves want an archaeologist beside them?",
          paraphrases: [
            "what do the searchers think of it?",
            "nobody says whether the hobby people would like company",
            "would they enjoy it or feel spied on?",
            "opinion of the detector users",
            "did the lorry driver's case make others want an expert too?",
          ],
        },
        assumption: {
          clause: "an archaeologist in the field would take the time to explain what is found",
          paraphrases: [
            "the expert would chat and explain things",
            "that archaeologists would teach and not just supervise",
            "assumes they'd have time for every bottle top",
            "an archaeologist might just stand there and say nothing",
            "searchers would actually get something out of having one there",
          ],
        },
        alternative: {
          clause:
            "the museum should hold evenings at which experts explain what searchers have found",
          paraphrases: [
            "talks at the museum about the finds",
            "invite searchers in and explain their things to them",
            "an expert ought to be there once a month to look at what they bring",
            "the museum should offer evenings with archaeologists for hobby searchers",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["learning", "order", "trust"],
        phrase: "a careful record of the past",
        shownBy: [0],
        paraphrases: [
          "knowledge about history",
          "finding out what things really tell us",
          "doing it properly and honestly",
          "science and proper rules",
          "that nothing we could learn gets lost",
        ],
      },
      second: {
        ids: ["freedom", "enjoyment"],
        phrase: "a hobby without supervision",
        paraphrases: [
          "going out whenever you like",
          "the fun of searching on your own",
          "being left alone with your detector",
          "liberty of the hobby searchers",
          "doing as you please if the farmer agrees",
        ],
      },
      concession: "many a Sunday in the fields would be called off for want of an expert",
    },
    fallacies: {
      strawman: {
        distortion: "to let gangs dig up every field and carry off whatever glitters",
        paraphrases: [
          "they never said gangs may dig everywhere",
          "what they said is that coins would be ploughed to dust",
          "wanting to save coins isn't the same as looting",
          "the writer turns harmless hobby people into thieves",
          "that's a twisted version of their point",
        ],
      },
      adHominem: {
        opponent: "the secretary of the detector club",
        attack: "drives a rusty van and has not had a haircut since Easter",
        paraphrases: [
          "a haircut says nothing about metal detecting",
          "it picks on how the secretary looks",
          "you can drive an old van and still have a point",
          "the bit about coins and ploughs is left unanswered",
        ],
      },
      falseDichotomy: {
        option: "an archaeologist stands beside every searcher",
        threat: "our whole past is sold off in pub car parks",
        thirdWays: [
          "searchers could be made to photograph each find where it lies",
          "the museum could train searchers and then give them a licence",
        ],
        paraphrases: [
          "why not train the searchers?",
          "there are other ways of keeping track of finds",
          "it isn't an expert in every field or total plunder",
          "photos of the spot would do as well",
          "the writer acts as if there were nothing in the middle",
        ],
      },
      slipperySlope: {
        first: "people go on searching without an archaeologist",
        steps: [
          "whole families will give up their jobs to dig for gold",
          "the graveyards and the market square will be turned over by night",
          "nobody in the county will know that it ever had a past",
        ],
        paraphrases: [
          "people have searched alone for years and no graveyard was dug up",
          "there's no reason to think families would quit their jobs",
          "from a hobby to the end of history in three steps",
          "each step is far less likely than the last",
        ],
      },
    },
    figures: {
      counted: "finds that were handed in without a word on where they lay",
      countedShort: "such finds",
      people: "archaeologists in the county",
      opinion: "say that hasty digging has spoilt evidence for them",
      amount: {
        members: "members of the detector club",
        member: "a member of the detector club",
        verb: "pull up",
        verbSingular: "pulls up",
        unit: "objects",
        purpose: "a year without taking any notes",
        usual: 12,
        outlier: "who has retired and goes out every day of the week",
      },
      subgroups: {
        finding:
          "with an archaeologist present, 72 per cent of all finds could be dated, and without one only 41 per cent",
        groups: ["coins", "other objects"],
        paraphrases: [
          "coins may be easy to date either way",
          "it lumps coins together with everything else",
          "we don't hear how it was for each kind of find",
          "maybe it made no difference for coins and a big one for brooches",
          "could be different for Roman and medieval things",
        ],
      },
    },
  },
  {
    issue: "museum-tools-to-touch",
    reasons: [
      {
        gap: {
          question: "Do visitors learn more from trying a tool than from a film or a guide?",
          paraphrases: [
            "wouldn't a film teach them just as much?",
            "it doesn't say if people understand more after holding a scythe",
            "how do other museums show hard work?",
            "any comparison with a guided tour",
            "whether visitors remember it better is never mentioned",
          ],
        },
        assumption: {
          clause: "visitors do not grasp how hard the work was by looking at the tools",
          paraphrases: [
            "just looking isn't enough to understand",
            "that you have to do it to feel how hard it was",
            "people can't imagine the effort from behind a rope",
            "maybe a good guide makes it clear without any touching",
            "assumes seeing a scythe tells you nothing about the labour",
          ],
        },
        alternative: {
          clause: "the museum should buy new scythes and let visitors mow a meadow with them",
          paraphrases: [
            "get modern scythes for people to try",
            "have visitors mow with newly made tools",
            "a mowing day with bought scythes ought to be offered",
            "leave the old ones hanging and hand out new ones instead",
          ],
        },
      },
      {
        gap: {
          question: "How many of the museum's guests still know how the tools were used?",
          paraphrases: [
            "how many people in their eighties come at all?",
            "number of old guests who can still do it",
            "it isn't said whether more than one widow has the skill",
            "do most old visitors know how to use a flail?",
            "we don't know if there are enough of them left",
          ],
        },
        assumption: {
          clause:
            "guests in their eighties would be willing and strong enough to show their skills",
          paraphrases: [
            "old people would want to demonstrate it",
            "that the elderly can still handle heavy tools",
            "assumes they're fit enough at that age",
            "perhaps the old folk would rather just look round",
            "somebody in their eighties would actually come forward and teach",
          ],
        },
        alternative: {
          clause: "the museum should film old farm workers at their craft before it is too late",
          paraphrases: [
            "make films of the old people working",
            "record their skills on video",
            "the museum ought to collect what the eighty-year-olds know",
            "somebody should write down or film how they do it",
          ],
        },
      },
      {
        gap: {
          question: "Could the museum find and pay for another tool whenever one breaks?",
          paraphrases: [
            "can a broken tool be replaced?",
            "what a new old scythe would cost",
            "no word on where they'd get replacements",
            "how easy is it to buy another butter churn?",
            "which of the four hundred are the rare ones isn't said",
          ],
        },
        assumption: {
          clause: "a common tool that breaks is easy for the museum to replace",
          paraphrases: [
            "they can just get another one",
            "that nothing is lost when a common thing gets broken",
            "plenty of old tools are still for sale",
            "common doesn't mean you can still buy it",
            "assumes the museum has the means to find new ones",
          ],
        },
        alternative: {
          clause: "the museum should lend part of its collection to the village schools",
          paraphrases: [
            "lend tools to schools",
            "schools ought to get some of them on loan",
            "if they're so common let the classrooms have a few",
            "the museum could give some pieces away to local schools",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["learning", "enjoyment", "inclusion"],
        phrase: "finding out with one's own hands",
        paraphrases: [
          "experience for the visitors",
          "understanding through doing",
          "education by trying things",
          "letting people get close to history",
          "a livelier visit",
        ],
      },
      second: {
        ids: ["tradition", "safety", "order"],
        phrase: "keeping old things whole",
        paraphrases: [
          "preserving the tools",
          "protection of the collection",
          "saving the objects for later generations",
          "nothing getting damaged",
          "conserving heritage",
        ],
      },
      concession: "handles would be worn thin and now and then a blade would snap",
    },
    fallacies: {
      strawman: {
        distortion: "to lock the barn for ever and forbid guests to breathe near a rake",
        paraphrases: [
          "no one wants to lock the barn",
          "the other side only worries about worn wood",
          "it blows a small worry up into something daft",
          "breathing was never the problem",
          "the real argument about wear is swapped for a mad one",
        ],
      },
      adHominem: {
        opponent: "the museum's oldest guide",
        attack: "cannot boil an egg and gets lost in every supermarket",
        paraphrases: [
          "boiling eggs has nothing to do with old wood",
          "it just mocks the guide",
          "getting lost in a shop doesn't make you wrong about tools",
          "there's no reply to what the guide says about the wear",
        ],
      },
      falseDichotomy: {
        option: "we let visitors handle every tool",
        threat: "the museum bores its last guest to death behind a rope",
        thirdWays: [
          "a few sturdy tools could be handed round and the rest left hanging",
          "visitors could try copies made by a blacksmith",
        ],
        paraphrases: [
          "copies would be another way",
          "you could let people touch only some of them",
          "it isn't everything or nothing",
          "the choice is made to look narrower than it is",
        ],
      },
      slipperySlope: {
        first: "the tools stay behind the rope",
        steps: [
          "school classes will stop coming to Oxley",
          "children will believe that bread grows in plastic bags",
          "the whole country will have forgotten how to feed itself",
        ],
        paraphrases: [
          "a rope in a museum won't starve a country",
          "kids know about bread from other places too",
          "nobody shows that classes would stop coming",
          "the story gets wilder with every step",
          "one doesn't follow from the other",
        ],
      },
    },
    figures: {
      counted: "requests from visitors to hold one of the tools",
      countedShort: "requests",
      people: "visitors to the farm museum",
      opinion: "say that they would remember more after trying a tool",
      amount: {
        members: "visitors to the museum at Oxley",
        member: "a visitor to the museum at Oxley",
        verb: "spend",
        verbSingular: "spends",
        unit: "hours",
        purpose: "a year at museums where things may be touched",
        usual: 4,
        outlier: "who grinds flour at a working mill as a volunteer",
      },
      subgroups: {
        finding:
          "pupils who had tried the tools on a test day answered 71 per cent of the questions, the others only 54",
        groups: ["pupils from farms", "pupils from town"],
        paraphrases: [
          "farm children might have known it all beforehand",
          "it may have helped the town kids only",
          "all the pupils are thrown together in one figure",
          "nothing is said about different ages or backgrounds",
        ],
      },
    },
  },
  {
    issue: "double-glazing-weaver-street",
    reasons: [
      {
        gap: {
          question: "How cold or draughty do the front rooms really get in winter?",
          paraphrases: [
            "how cold is it in those rooms?",
            "no temperatures are given",
            "it doesn't tell us how many houses have the problem",
            "is it only number eighteen that has moved into the kitchen?",
            "what exactly makes them uncomfortable, noise or cold",
          ],
        },
        assumption: {
          clause:
            "shutters, curtains or a second inner pane would not make the rooms comfortable enough",
          paraphrases: [
            "only double glazing can help",
            "that nothing short of new windows would do",
            "thick curtains or shutters wouldn't be enough",
            "assumes there's no other way to keep the cold out",
            "the owners may not have tried an extra pane on the inside",
          ],
        },
        alternative: {
          clause: "the owners should get a grant for shutters and thick curtains",
          paraphrases: [
            "pay for shutters",
            "help them buy heavy curtains",
            "the council ought to give money for inner panes or shutters",
            "owners could get support for better heating in the front",
          ],
        },
      },
      {
        gap: {
          question: "Why did the owners of the five houses really sell them?",
          paraphrases: [
            "why were the five houses sold?",
            "we aren't told what the sellers gave as their reason",
            "did anyone leave on account of the windows?",
            "how many houses change hands in streets with modern windows?",
            "who the buyers are and where they came from",
          ],
        },
        assumption: {
          clause: "the old windows are one of the discomforts for which people leave Weaver Street",
          paraphrases: [
            "people move out over the windows",
            "that families would stay if they had double glazing",
            "the sales have something to do with single panes",
            "the owners might have sold for quite other reasons, like a job",
            "assumes new glass would stop the houses being sold",
          ],
        },
        alternative: {
          clause: "the county should help owners to put modern heating into protected houses",
          paraphrases: [
            "give them money for central heating",
            "owners of old houses ought to get help with heating",
            "modern boilers and bathrooms should be paid for in part",
            "make the houses comfortable with better heating",
          ],
        },
      },
      {
        gap: {
          question: "What would windows from such a good joiner cost the owners?",
          paraphrases: [
            "how much would it cost?",
            "price of the joiner's frames",
            "it doesn't say if ordinary owners can pay for them",
            "are there enough good joiners for forty houses?",
            "nothing is said about what the glass itself would look like",
          ],
        },
        assumption: {
          clause: "the owners would hire a good joiner and not fit cheap plastic frames",
          paraphrases: [
            "owners would pay for good work",
            "that nobody would put plastic windows in",
            "everyone in the street can find and afford a skilled joiner",
            "some of them might just take the cheapest offer",
            "assumes they'd care about the look once it's allowed",
          ],
        },
        alternative: {
          clause: "the owners should have new frames made that look the same and hold single panes",
          paraphrases: [
            "copies of the old windows, with one pane",
            "renew the frames and keep simple glass",
            "a joiner ought to make exact copies without double glass",
            "replace rotten wood but not the kind of pane",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["comfort", "progress"],
        phrase: "homes that are good to live in",
        paraphrases: [
          "cosy rooms",
          "warmth and modern living",
          "what the residents need every day",
          "being comfortable at home",
          "keeping up with the times",
        ],
      },
      second: {
        ids: ["tradition", "beauty"],
        phrase: "a street as it was built",
        paraphrases: [
          "the old look",
          "protecting historic houses",
          "original windows from 1780",
          "the charm of the uneven panes",
          "heritage",
        ],
      },
      concession: "the flicker of hand-made glass in the evening sun would be gone for good",
    },
    fallacies: {
      strawman: {
        distortion: "to freeze whole families for the sake of a pretty postcard",
        paraphrases: [
          "no one wants families to freeze",
          "they just like how the old glass sparkles",
          "liking old panes isn't the same as wanting people cold",
          "it makes the other side sound cruel",
        ],
      },
      adHominem: {
        opponent: "the county's officer for old buildings",
        attack: "lives on tinned soup and keeps forty broken umbrellas in the hall",
        paraphrases: [
          "what has soup got to do with windows?",
          "it makes the officer look odd so that we don't listen",
          "broken umbrellas don't prove anything about glass",
          "the argument about the sparkle is never touched",
        ],
      },
      falseDichotomy: {
        option: "the owners get their double glazing",
        threat: "Weaver Street turns into a row of empty shells",
        thirdWays: [
          "the owners could fit a second pane behind the old windows",
          "the windows at the back could be replaced and those in front kept",
        ],
        paraphrases: [
          "a second pane inside is possible as well",
          "nobody says the houses will stand empty otherwise",
          "you could change only the back windows",
          "there are more than two ways to keep warm",
        ],
      },
      slipperySlope: {
        first: "the old windows have to stay",
        steps: [
          "the county will forbid modern stoves and bathrooms as well",
          "families will have to give up electric light in the evening",
          "children in Weaver Street will be sent to bed in smocks and clogs",
        ],
        paraphrases: [
          "protecting windows doesn't mean banning electric light",
          "there's no sign that stoves would be next",
          "it ends in something ridiculous without any proof",
          "just because windows stay the rest needn't follow",
        ],
      },
    },
    figures: {
      counted: "complaints from Weaver Street about cold front rooms",
      countedShort: "complaints",
      people: "owners in Weaver Street",
      opinion: "say that they hardly use their front rooms in winter",
      amount: {
        members: "households in Weaver Street",
        member: "a household in Weaver Street",
        verb: "spend",
        verbSingular: "spends",
        unit: "pounds",
        purpose: "a winter on extra heating for the front room",
        usual: 50,
        outlier: "which grows tropical orchids in its front window",
      },
      subgroups: {
        finding:
          "in old houses elsewhere with double glazing, people pay 610 pounds a winter for heating on average, and without it 780",
        groups: ["houses in a row", "houses that stand alone"],
        paraphrases: [
          "houses that stand alone might pay much more than terraced ones",
          "it's one average for all kinds of old houses",
          "maybe only the small ones pay so little",
          "we can't tell what it would be for houses like those in Weaver Street",
        ],
      },
    },
  },
  {
    issue: "street-names-from-the-past",
    reasons: [
      {
        gap: {
          question: "Do people who live in a street usually know after whom it is named?",
          paraphrases: [
            "do residents know who their street is named after?",
            "it doesn't say whether anybody remembers people from street signs",
            "how many can tell you who was behind a name?",
            "any evidence that a sign keeps a memory going",
            "who these important figures would be isn't said",
          ],
        },
        assumption: {
          clause: "people who read a name on a sign find out who its bearer was",
          paraphrases: [
            "people will ask who it was",
            "that a name on a corner makes you look the person up",
            "passers-by won't just take it as an address",
            "assumes somebody explains the name to them",
            "most folk may never wonder who Hanna Brill was",
          ],
        },
        alternative: {
          clause: "a plaque for an important figure should be put on a house in each new street",
          paraphrases: [
            "put up plaques",
            "remember them on a plaque and keep the trees' names",
            "every street ought to have a stone that tells of somebody",
            "honour those people with a sign on a wall",
          ],
        },
      },
      {
        gap: {
          question: "How many people in Fossey Street know or care who Fossey was?",
          paraphrases: [
            "how many others in Fossey Street know the story?",
            "we only hear of one plumber",
            "do newcomers in general care about such stories?",
            "feeling of connection in streets named after trees",
            "it isn't said if newcomers elsewhere feel less at home",
          ],
        },
        assumption: {
          clause: "newcomers will get to hear the story behind the name of their street",
          paraphrases: [
            "somebody tells them the story",
            "that people moving in learn who the name belonged to",
            "new residents would be interested enough to find out",
            "they might never hear what's behind it",
            "assumes the story travels along with the name",
          ],
        },
        alternative: {
          clause: "the new streets should bear the names of old local legends, inns and fields",
          paraphrases: [
            "name them after local legends",
            "use the names of the old fields and pubs",
            "any name with a local tale behind it ought to do, not just people",
            "streets should be called after things that happened there",
          ],
        },
      },
      {
        gap: {
          question: "Will anything on the new estate still recall the brickworks?",
          paraphrases: [
            "will you still see any of the brickworks there?",
            "what the new houses will look like",
            "it doesn't say what the character of the estate is",
            "is there a chimney or kiln left on the site?",
            "we're not told who is going to live there",
          ],
        },
        assumption: {
          clause: "the names of enough local brickmakers are still on record for the new streets",
          paraphrases: [
            "we still know what the brickmakers were called",
            "that there's a list of them somewhere",
            "at least eleven names of workers can be found",
            "perhaps nobody wrote down who worked there",
            "assumes the records of the works have survived",
          ],
        },
        alternative: {
          clause: "the streets should be called after things of the trade, such as kilns and clay",
          paraphrases: [
            "names like Kiln Lane and Clay Street",
            "name the roads after the work itself",
            "the trade's tools and materials ought to be on the signs",
            "brick words instead of people's surnames would fit as well",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["tradition", "community", "loyalty"],
        phrase: "the memory of the town's own people",
        paraphrases: [
          "remembering those who lived here",
          "local history",
          "feeling that you belong to the place",
          "honouring our forebears",
          "roots",
        ],
      },
      second: {
        ids: ["efficiency", "comfort", "nature"],
        phrase: "addresses that are easy to use",
        paraphrases: [
          "simple names that everybody can spell",
          "being practical",
          "convenience for residents and the post",
          "no fuss on the telephone",
          "pleasant green names",
        ],
      },
      concession: "residents would have to spell out an odd surname at every counter",
    },
    fallacies: {
      strawman: {
        distortion: "to pretend that nobody ever lived in this town before the diggers came",
        paraphrases: [
          "the other side only said Maple Road is easy to spell",
          "nobody pretends the town has no past",
          "wanting tree names isn't denying history",
          "it turns a practical point into contempt for our ancestors",
          "they didn't say that at all",
        ],
      },
      adHominem: {
        opponent: "the builder's young assistant",
        attack: "wears yellow socks with sandals in the middle of January",
        paraphrases: [
          "socks don't decide what a street is called",
          "they laugh at the clothes and skip the point",
          "bad taste doesn't make someone wrong about spelling",
          "how a person dresses isn't a reason for or against tree names",
        ],
      },
      falseDichotomy: {
        option: "we name the streets after our own people",
        threat: "the town loses its memory and becomes a garden catalogue",
        thirdWays: [
          "six streets could be named after people and five after trees",
          "the streets could recall the clay pits and the kilns",
        ],
        paraphrases: [
          "they could mix trees and people",
          "tree names don't wipe out a town's memory",
          "what about naming them after the brickworks?",
          "it leaves out all the other names one could choose",
        ],
      },
      slipperySlope: {
        first: "the new streets are named after trees",
        steps: [
          "the old streets will be given the names of flowers and fruit",
          "the school will drop the history of the town",
          "people will no longer know what their own grandparents were called",
        ],
        paraphrases: [
          "a few tree names won't make you forget your grandparents",
          "no reason is given why the old streets would be renamed",
          "the chain of events is just made up",
          "it goes way too far from eleven street signs",
        ],
      },
    },
    figures: {
      counted: "requests at the library for stories about the old brickworks",
      countedShort: "requests",
      people: "residents next to the site",
      opinion: "say that they would rather see a local name on the corner",
      amount: {
        members: "older residents of the town",
        member: "an older resident of the town",
        verb: "remember",
        verbSingular: "remembers",
        unit: "workers",
        purpose: "from the brickworks by their full names",
        usual: 3,
        outlier: "who kept the wage books until the works closed",
      },
      subgroups: {
        finding:
          "in towns with such street names, 58 per cent of residents knew something of their street's past, elsewhere only 31",
        groups: ["people born in the town", "newcomers"],
        paraphrases: [
          "newcomers may know no more than anywhere else",
          "it could be just the locals who knew",
          "people who grew up there and people who moved in are counted together",
          "the overall share hides how it is for those who are new",
        ],
      },
    },
  },
  {
    issue: "punishment-books-online",
    reasons: [
      {
        gap: {
          question: "How many people would look for an ancestor in the books?",
          paraphrases: [
            "how many would use it?",
            "we only hear of one reader in Canada",
            "number of people tracing ancestors from these schools",
            "it doesn't say how many families are interested",
            "how do the families feel about what they might find?",
          ],
        },
        assumption: {
          clause:
            "people who trace their ancestors cannot easily come and read the books in the archive",
          paraphrases: [
            "they can't just visit the archive",
            "that the family researchers live too far away",
            "without the internet they wouldn't get at the books",
            "a letter to the archive might do just as well",
            "assumes there's no other way for them to see the entries",
          ],
        },
        alternative: {
          clause: "the archive should look up single names for anyone who asks about an ancestor",
          paraphrases: [
            "look up names on request",
            "staff ought to answer letters about ancestors",
            "people could write in and get just the entries on their own family",
            "have the archive search the books for relatives who ask",
          ],
        },
      },
      {
        gap: {
          question: "Were children of richer parents given fewer strokes for the same offences?",
          paraphrases: [
            "what did rich kids get for the same thing?",
            "there's no comparison with better-off pupils",
            "how many of the entries are about poor children",
            "it isn't said how children of shopkeepers or doctors were punished",
            "is one carter's boy typical of all three schools?",
          ],
        },
        assumption: {
          clause: "readers can tell from the names which of the pupils came from poor families",
          paraphrases: [
            "you can see who was poor from the names",
            "that the names show which children had no money",
            "without names nobody would notice the unfairness",
            "assumes people know whose father was a carter",
            "a list of names might not tell anyone who was poor",
          ],
        },
        alternative: {
          clause: "the archive should print a study of the punishments with every name left out",
          paraphrases: [
            "publish it without the names",
            "write a book about it but leave out who they were",
            "a study of how the poor were treated ought to be made, no names needed",
            "show the figures on strokes and keep the pupils unknown",
          ],
        },
      },
      {
        gap: {
          question: "How many mistakes do the books contain, and how serious are they?",
          paraphrases: [
            "how many errors are there?",
            "it doesn't say whether the mistakes matter",
            "number of wrong names in the records",
            "apart from Edwin and Edmund, is anything wrong in there?",
            "would anyone check whether a reader's correction is right?",
          ],
        },
        assumption: {
          clause: "readers at home know enough about the pupils to see what is wrong",
          paraphrases: [
            "people at home would spot the errors",
            "that somebody alive still knows who these pupils were",
            "readers can tell a right entry from a wrong one",
            "hardly anyone may remember a pupil from 1911",
            "assumes corrections from the public are reliable",
          ],
        },
        alternative: {
          clause: "the archive should let a few trusted volunteers check the pages from home",
          paraphrases: [
            "have volunteers check the scans",
            "only some helpers ought to see the pages at home",
            "send the pages to a small group who can correct them",
            "let people help with mistakes without showing it to the whole world",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["openness", "learning"],
        phrase: "free access to the whole record",
        paraphrases: [
          "nothing being hidden",
          "everyone can read the sources",
          "finding out about the past",
          "transparency",
          "knowledge for families and historians",
        ],
      },
      second: {
        ids: ["dignity", "privacy", "compassion"],
        phrase: "the good name of former pupils",
        paraphrases: [
          "not shaming people",
          "protecting those children's secrets",
          "respect for the pupils and their families",
          "that old punishments stay private",
          "mercy towards kids who did something silly",
        ],
      },
      concession: "a theft at seven would be there for every grandchild and neighbour to see",
    },
    fallacies: {
      strawman: {
        distortion: "to burn the books and pretend that no teacher ever raised a cane",
        paraphrases: [
          "nobody talked about burning anything",
          "they only asked that a child's theft not be shown to everyone",
          "keeping names off the net isn't denying that kids were beaten",
          "the other side is made out to be hiding the past altogether",
        ],
      },
      adHominem: {
        opponent: "the vicar of St Anne's",
        attack: "is hopeless at chess and snores in front of the television",
        paraphrases: [
          "snoring has no bearing on old school books",
          "it makes the vicar look silly and leaves the point alone",
          "you can lose at chess and be right about privacy",
          "that's about the person, not about the names",
        ],
      },
      falseDichotomy: {
        option: "the archive puts all the names online",
        threat: "the children of the poor are silenced for a second time",
        thirdWays: [
          "the archive could show the pages with the names covered",
          "only pupils who were born before 1900 could be named",
        ],
        paraphrases: [
          "you could put it online without names",
          "there's a middle way, like blacking out the names",
          "not naming someone isn't the same as silencing them",
          "it pretends there are just two possibilities",
        ],
      },
      slipperySlope: {
        first: "the names are kept off the internet",
        steps: [
          "families will have the parish registers locked away as well",
          "historians will have to write about the past without a single name",
          "every archive in the country will be bricked up",
        ],
        paraphrases: [
          "leaving out some names won't close every archive",
          "why would the parish registers be next?",
          "nothing backs up any of those steps",
          "it starts with one archive and ends with all of them shut",
        ],
      },
    },
    figures: {
      counted: "letters from abroad about an ancestor at one of the schools",
      countedShort: "letters",
      people: "readers in the town archive",
      opinion: "say that they would search the books from home",
      amount: {
        members: "family researchers",
        member: "a family researcher",
        verb: "spend",
        verbSingular: "spends",
        unit: "pounds",
        purpose: "a year on journeys to archives",
        usual: 30,
        outlier: "who flies over from Canada every summer",
      },
      subgroups: {
        finding:
          "74 per cent of all residents who were asked said that the old books belong on the internet, names included",
        groups: ["families named in the books", "families who came later"],
        paraphrases: [
          "families who are in the books may think otherwise",
          "it's easy to say yes if your own grandad isn't in it",
          "those concerned and those not concerned are mixed up in one figure",
          "we don't learn what the descendants said",
        ],
      },
    },
  },
];
