import type { IssueEvaluation } from "../evaluation.ts";

/** What modules 2 to 7 need to know of the issues about gardening and nature. */
export const gardeningAndNature: readonly IssueEvaluation[] = [
  {
    issue: "dogs-on-leads-in-spring",
    reasons: [
      {
        gap: {
          question: "How many nests in the beech wood are given up each spring on account of dogs?",
          paraphrases: [
            "how many nests are lost because of dogs?",
            "it doesn't say if it's dogs that disturb them or people",
            "has anyone counted the birds that breed on the ground there?",
            "number of abandoned eggs in the wood",
            "do the birds come back once the dog has gone?",
            "we're not told how often a loose dog gets near a nest",
          ],
        },
        assumption: {
          clause: "a dog on a lead does not disturb birds beside the path",
          paraphrases: [
            "dogs on leads leave the birds alone",
            "that a leashed dog is no trouble for a sitting bird",
            "the birds might fly off all the same when a dog walks by on its lead",
            "assumes it's loose dogs that scare them and not walkers",
            "as long as it's held, a dog won't come close enough to frighten them",
          ],
        },
        alternative: {
          clause: "the paths that lead past the nests should be closed to walkers until July",
          paraphrases: [
            "close the paths near the nests",
            "nobody ought to walk past the nests in spring, dog or no dog",
            "keep people out of the part where the birds breed",
            "a fence round the nesting places would be backed by that as well",
          ],
        },
      },
      {
        gap: {
          question: "How many walkers keep out of the wood for fear of dogs?",
          paraphrases: [
            "how many people stay away?",
            "is it only the grandmother in Pound Lane?",
            "it doesn't say whether anyone has been bitten or jumped at there",
            "number of nervous walkers",
            "what about the months when dogs would still run loose?",
            "do nervous people say that a lead would be enough?",
          ],
        },
        assumption: {
          clause: "walkers who are nervous of dogs lose their fear when the dogs are on leads",
          paraphrases: [
            "a lead is enough to calm nervous people",
            "that they aren't scared of dogs on a lead",
            "assumes the grandmother would come back into the wood",
            "somebody afraid of dogs may avoid a narrow path even if they're held",
            "frightened walkers will feel safe once dogs can't run up to them",
          ],
        },
        alternative: {
          clause: "one of the paths through the wood should be free of dogs all year",
          paraphrases: [
            "have a path without any dogs",
            "set one way aside for people who fear dogs",
            "dogs ought to be kept off at least one path",
            "they could split the wood, one part with dogs and one without",
          ],
        },
      },
      {
        gap: {
          question: "Would dog owners in the village keep to a rule that lasts for five months?",
          paraphrases: [
            "would owners here obey it?",
            "nobody tells us what the dog owners themselves say",
            "a beach in August is one month, what about five?",
            "it doesn't say what happens to people who ignore it",
            "have other woods tried a rule like that?",
            "views of local owners are missing",
          ],
        },
        assumption: {
          clause: "the dogs of the few who break the rule will do no great harm",
          paraphrases: [
            "a few rule breakers don't matter",
            "that it's enough if most people stick to it",
            "one loose dog could still ruin all the nests",
            "assumes the owners with the wildest dogs won't be the ones who ignore it",
            "the minority who carry on as before can't do much damage",
          ],
        },
        alternative: {
          clause: "dogs should be kept out of the beech wood altogether in May and June",
          paraphrases: [
            "no dogs there for two months",
            "shut the wood to dogs in May and June",
            "dogs ought to stay out altogether while the birds breed",
            "a short ban in place of the lead",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["nature", "animals", "safety"],
        phrase: "peace for wild birds and nervous walkers",
        shownBy: [0, 1],
        paraphrases: [
          "wildlife",
          "protecting the nests",
          "birds being left alone to breed",
          "that nobody has to be afraid in the wood",
          "looking after nature in spring",
        ],
      },
      second: {
        ids: ["enjoyment", "freedom"],
        phrase: "the joy of running loose",
        paraphrases: [
          "dogs being able to run about",
          "liberty for dogs and their owners",
          "the fun a dog has in the wood",
          "an owner's right to let go of the lead",
          "joy in moving about as you please",
        ],
      },
      concession:
        "a lively dog would spend five months at its master's heel without one good chase",
    },
    fallacies: {
      strawman: {
        distortion: "to see packs of hounds hunt through the trees all spring",
        paraphrases: [
          "nobody wants hunting packs",
          "they merely said a dog gets restless if it never runs",
          "one dog having a run isn't the same as a hunt",
          "the writer turns dog owners into hunters",
          "it isn't what the other side said",
        ],
      },
      adHominem: {
        opponent: "the owner of two red setters",
        attack: "whistles the same old tune off key on every walk",
        paraphrases: [
          "bad whistling has nothing to do with leads",
          "it picks on a dog owner's habit and skips the argument",
          "you can whistle out of tune and still know your dogs",
          "this is about the person, not about birds",
        ],
      },
      falseDichotomy: {
        option: "dogs go on a lead in spring",
        threat: "the wood falls silent without a single bird on the ground",
        thirdWays: [
          "the part where most birds nest could be fenced off",
          "the village could offer a meadow where dogs may run in spring",
        ],
        paraphrases: [
          "there are other ways to protect birds",
          "you could just close off the nesting area",
          "not every bird would be gone because of loose dogs",
          "the writer only gives us two choices",
          "a shorter rule or a dog meadow would do as well",
        ],
      },
      slipperySlope: {
        first: "dogs run loose for another spring",
        steps: [
          "the birds on the ground will give up our wood",
          "the birds in the treetops will follow them",
          "children will know birdsong from recordings only",
        ],
        paraphrases: [
          "dogs have run there for years and there are still birds",
          "one more spring won't silence every bird",
          "no proof that other birds would leave too",
          "it blows up one small thing into a catastrophe",
          "each step is just claimed",
        ],
      },
    },
    figures: {
      counted: "nests that birds gave up before the eggs had hatched",
      countedShort: "empty nests",
      people: "walkers in the beech wood",
      opinion: "say that a loose dog has frightened them",
      amount: {
        members: "walkers in the beech wood",
        member: "a walker in the beech wood",
        verb: "meet",
        verbSingular: "meets",
        unit: "loose dogs",
        purpose: "a month between March and July",
        usual: 3,
        outlier: "who works there as a forester from dawn to dusk",
      },
      subgroups: {
        finding:
          "woods with a lead rule had young birds in 62 per cent of all nests on the ground and other woods in 47",
        groups: ["nests close to a path", "nests deep in the wood"],
        paraphrases: [
          "nests near the path may be quite different from those far away",
          "perhaps it only helped the birds beside the path",
          "all nests are counted together",
          "it doesn't say which kinds of bird did better",
          "for some nests the rule might make no difference",
        ],
      },
    },
  },
  {
    issue: "untended-allotments",
    reasons: [
      {
        gap: {
          question: "How many of the sixty plots are left untended in an ordinary year?",
          paraphrases: [
            "how many plots are abandoned?",
            "was number 31 the only case?",
            "it doesn't say how often that happens",
            "how long does it take till weeds reach next door?",
            "number of neglected plots each year",
            "what do the neighbours of other empty plots say?",
          ],
        },
        assumption: {
          clause: "the next holder of such a plot will keep it free of weeds",
          paraphrases: [
            "whoever comes next will do the weeding",
            "that a new person looks after it better",
            "a beginner from the list might let it go as well",
            "assumes newcomers know how to get rid of bindweed",
            "the weeds will stop spreading when the plot changes hands",
          ],
        },
        alternative: {
          clause: "the society should have abandoned plots mown at their holders' cost",
          paraphrases: [
            "mow the plot and send the holder the bill",
            "the society could cut the weeds itself and charge for it",
            "make the holder pay someone to weed it",
            "neighbours ought to be allowed to clear it, paid by the holder",
          ],
        },
      },
      {
        gap: {
          question: "How long do people on the waiting list have to wait for a plot?",
          paraphrases: [
            "how long is the wait?",
            "it isn't said how many plots come free anyway",
            "how many of the current holders have a garden at home?",
            "plots that become vacant each year",
            "are there other allotments in town where they could go?",
            "we don't learn how many would be helped by the new rule",
          ],
        },
        assumption: {
          clause: "people at the head of the queue are willing to take on a neglected plot",
          paraphrases: [
            "they'd accept an overgrown plot",
            "that those on the list still want one",
            "some may have found something else in the meantime",
            "assumes a person without a garden has the time and strength to clear it",
            "the next in line will say yes when offered a patch full of weeds",
          ],
        },
        alternative: {
          clause: "the society should divide its plots in two so that more people get one",
          paraphrases: [
            "make the plots smaller",
            "split each plot between two people",
            "half a plot for everyone would serve more of them",
            "the town ought to provide more land for allotments",
            "holders with a garden at home should give way to people who have none",
          ],
        },
      },
      {
        gap: {
          question: "Why do so many members stay away when the paths or the pump need work?",
          paraphrases: [
            "why did so few come?",
            "what was the weather like that Saturday?",
            "it doesn't say how many turn out normally",
            "were the holders of untended plots among those who stayed away?",
            "reasons given by the fifty who didn't help",
            "how many helpers would be needed for the paths and the pump?",
          ],
        },
        assumption: {
          clause: "holders who neglect their plots are also the ones who do not help with paths",
          paraphrases: [
            "bad gardeners don't turn up on working days",
            "that people with a tidy plot also help the society",
            "assumes someone from the list will come and mend the pump",
            "a holder with an overgrown patch may still come every Saturday",
            "those who lose their plot weren't active members anyway",
          ],
        },
        alternative: {
          clause: "every member should have to give the society four working Saturdays a year",
          paraphrases: [
            "compulsory working days for all",
            "members ought to do a fixed number of hours",
            "whoever doesn't help on Saturdays could pay a fee",
            "make everybody lend a hand with the paths",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["fairness", "hard_work"],
        phrase: "a plot for whoever really uses it",
        paraphrases: [
          "justice for those who wait",
          "that people who work the soil get it",
          "effort and diligence",
          "land going to whoever really uses it",
          "no one blocking a place that others need",
        ],
      },
      second: {
        ids: ["compassion", "loyalty"],
        phrase: "patience with holders in trouble",
        paraphrases: [
          "understanding for sick people",
          "kindness",
          "standing by old members",
          "sympathy with somebody who is grieving",
          "giving people time to get over it",
        ],
      },
      concession:
        "a widower might come back after a sad summer and find a stranger's beans in his bed",
    },
    fallacies: {
      strawman: {
        distortion: "to let the whole site grow wild until nobody can find the gate",
        paraphrases: [
          "nobody wants the site to run wild",
          "they spoke about illness and grief, not about weeds everywhere",
          "the writer makes their kind idea look foolish",
          "it's a twisted version of asking for some patience",
          "that isn't an answer to what they really said",
        ],
      },
      adHominem: {
        opponent: "the oldest holder on the site",
        attack: "wears a straw hat with a hole in it in every kind of weather",
        paraphrases: [
          "a hat with a hole proves nothing",
          "it's about clothes, not about the rule",
          "laughing at somebody's hat doesn't answer what they say",
          "an old hat doesn't make the holder's view wrong",
        ],
      },
      falseDichotomy: {
        option: "idle plots go to the next in line",
        threat: "the whole site disappears under bindweed",
        thirdWays: [
          "a neighbour could look after the plot while its holder is ill",
          "holders could ask the committee for one season's leave",
        ],
        paraphrases: [
          "somebody else could weed it for a while",
          "it's not a choice between just two things",
          "you could make exceptions for people who are ill",
          "one neglected plot doesn't bury all sixty",
          "half measures are simply left out",
        ],
      },
      slipperySlope: {
        first: "holders keep the plots that they neglect",
        steps: [
          "thistles will cover every path",
          "the last keen gardener will hand back the key",
          "the site will be a jungle in which search parties vanish",
        ],
        paraphrases: [
          "a few weedy plots don't make a jungle",
          "holders keep them now and the site still exists",
          "nothing shows that keen gardeners would leave",
          "that chain of events is pure fantasy",
        ],
      },
    },
    figures: {
      counted: "complaints about weeds from the plot next door",
      countedShort: "complaints",
      people: "holders beside an untended plot",
      opinion: "say that the weeds come over to their beds",
      amount: {
        members: "holders beside an untended plot",
        member: "a holder beside an untended plot",
        verb: "spend",
        verbSingular: "spends",
        unit: "hours",
        purpose: "a year on weeds from next door",
        usual: 4,
        outlier: "who is retired and pulls up every blade by hand",
      },
      subgroups: {
        finding:
          "holders beside an abandoned plot harvested 31 kilos of vegetables on average and all the others 46",
        groups: ["holders who come every day", "holders who come at weekends"],
        paraphrases: [
          "people who are there daily may harvest just as much",
          "maybe only the weekend gardeners suffer",
          "it puts keen and lazy neighbours into one average",
          "we can't see who among them had so little",
          "might be different for those who come often",
        ],
      },
    },
  },
  {
    issue: "secret-bee-eater-nest",
    reasons: [
      {
        gap: {
          question: "How many nests were harmed in the past after their place had been published?",
          paraphrases: [
            "were any nests really harmed?",
            "it doesn't say what the people with the ladder did",
            "what happened to the redstarts in the end?",
            "number of nests that were damaged after a notice",
            "how common are people who rob or disturb nests around here?",
            "did the redstarts' brood survive?",
          ],
        },
        assumption: {
          clause: "people who harm nests will not find the pit unless the club names it",
          paraphrases: [
            "they can't find it without the club",
            "that egg thieves don't have other sources",
            "somebody might spot the birds by chance and tell everyone",
            "assumes the committee is able to keep it quiet",
            "nobody outside knows or will guess which sand pit it is",
          ],
        },
        alternative: {
          clause: "a warden should watch the nest by day and night once its place is known",
          paraphrases: [
            "put a guard on the nest",
            "publish it and have someone keep watch",
            "the club ought to hire a warden for the pit",
            "volunteers could look after it round the clock",
          ],
        },
      },
      {
        gap: {
          question: "Who promised the farmer quiet, and until when does the promise hold?",
          paraphrases: [
            "who made that promise?",
            "it's not said what exactly he was promised",
            "would a handful of visitors bother him at all?",
            "the farmer's own wishes about guided visits",
            "did the members agree to it?",
            "has anybody asked him again since June?",
          ],
        },
        assumption: {
          clause: "members who knew the place would not leave the farmer in peace",
          paraphrases: [
            "birdwatchers would disturb him",
            "that lots of people would turn up at the farm",
            "members may well keep away if you ask them to",
            "assumes there's no quiet way of visiting the pit",
            "once the place is out, cars will stand in his yard",
          ],
        },
        alternative: {
          clause: "the club should pay for a gate across the lane to the farmer's pit",
          paraphrases: [
            "put a gate on his lane",
            "block the road to the pit so that he's left in peace",
            "the club ought to keep cars off his land with a barrier",
            "lorries and walkers could be kept away from the farm as well",
          ],
        },
      },
      {
        gap: {
          question:
            "How much likelier are bee-eaters to return after a successful brood than after a failed one?",
          paraphrases: [
            "was the quarry a secret too?",
            "it doesn't tell whether people were allowed to watch at the coast",
            "how many bee-eaters return after a brood that failed?",
            "what protected the birds in the quarry",
            "how much likelier is it that they come back?",
          ],
        },
        assumption: {
          clause: "the brood has a better chance if few people know where it is",
          paraphrases: [
            "secrecy helps the chicks survive",
            "that visitors would make the brood fail",
            "bee-eaters may not mind people at a distance",
            "assumes the danger comes from people and not from foxes or rain",
            "the young will fly if nobody knows of them",
          ],
        },
        alternative: {
          clause: "the farmer should not dig sand near the nest until the young have flown",
          paraphrases: [
            "no digging near the nest",
            "stop the work in the pit till they're gone",
            "the farmer ought to leave that bank alone all summer",
            "protect the nest from foxes with a wire fence",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["nature", "animals", "safety"],
        phrase: "the safety of the brood",
        paraphrases: [
          "protecting rare birds",
          "wildlife",
          "the wellbeing of the bee-eaters",
          "that the eggs and chicks come to no harm",
          "conservation",
        ],
      },
      second: {
        ids: ["openness", "enjoyment", "learning"],
        phrase: "openness towards the members",
        paraphrases: [
          "letting everyone know",
          "sharing what you know",
          "the pleasure of seeing such a bird",
          "honesty with people in the club",
          "the members' right to be told",
        ],
      },
      concession: "people who love birds may miss the only such pair of their lives",
    },
    fallacies: {
      strawman: {
        distortion: "to run coach trips to the pit and hand the chicks round for a photograph",
        paraphrases: [
          "nobody suggested coach trips",
          "their point was that you protect what you've seen",
          "the writer mocks people who'd just like a look",
          "handing chicks round was never asked for",
          "it makes a reasonable wish look crazy",
        ],
      },
      adHominem: {
        opponent: "the former treasurer of the club",
        attack: "gets lost in every car park with more than one floor",
        paraphrases: [
          "getting lost in a car park doesn't matter for birds",
          "it's a joke about the treasurer and no answer",
          "someone bad at parking can still be right about the nest",
          "the writer goes for the person instead of the idea",
        ],
      },
      falseDichotomy: {
        option: "the club says nothing until September",
        threat: "the pit is trampled flat within a week",
        thirdWays: [
          "the club could lead small groups to a hide at a distance",
          "a camera could show the nest to all the members",
        ],
        paraphrases: [
          "a camera would be a third way",
          "you could tell a few trusted members only",
          "it isn't either total silence or disaster",
          "other possibilities aren't mentioned",
          "visits in small groups would be possible",
        ],
      },
      slipperySlope: {
        first: "the club names the pit this summer",
        steps: [
          "crowds will drive away the pair",
          "no rare bird will ever settle in this county again",
          "the club will meet once a year to look at a plastic duck",
        ],
        paraphrases: [
          "one published place doesn't scare off all rare birds for ever",
          "it doesn't have to end like that",
          "there's no evidence for any of the steps",
          "how should other birds know what happened in the pit?",
          "it goes from a name to the end of birdwatching",
        ],
      },
    },
    figures: {
      counted: "nests that were disturbed after their place became known",
      countedShort: "disturbed nests",
      people: "wardens of nature reserves",
      opinion: "say that visitors disturb rare birds",
      amount: {
        members: "birdwatchers from the county",
        member: "a birdwatcher from the county",
        verb: "drive",
        verbSingular: "drives",
        unit: "miles",
        purpose: "to see a rare bird once its place is known",
        usual: 10,
        outlier: "who crosses the whole country for a single bird",
      },
      subgroups: {
        finding:
          "pairs in secret places brought up 3.1 young on average and pairs with a known address only 1.9",
        groups: ["pairs in sand pits", "pairs in river banks"],
        paraphrases: [
          "it might be different for birds in sand pits",
          "maybe only nests in river banks suffered",
          "every kind of place is put in one average",
          "we don't know how pairs like ours did",
          "the total may hide that some did just as well",
        ],
      },
    },
  },
  {
    issue: "park-meadow",
    reasons: [
      {
        gap: {
          question:
            "Do bees around Linden Park lack food at present, or do gardens give them enough?",
          paraphrases: [
            "are the bees there short of food?",
            "it doesn't say what the bees live on now",
            "how many bees are there near the park?",
            "what grows in the gardens round about",
            "we aren't told which eleven kinds the girl counted",
            "would half a park make any difference to them?",
          ],
        },
        assumption: {
          clause: "native flowers will come up on the slope if the grass is left to grow",
          paraphrases: [
            "wild flowers will grow there by themselves",
            "that you get flowers and not just tall grass",
            "perhaps nothing but nettles will come up",
            "assumes the soil is right for a meadow with blossoms",
            "not mowing is enough to turn a lawn into a flower meadow",
          ],
        },
        alternative: {
          clause: "people should sow native flowers in place of the lawns in front of their homes",
          paraphrases: [
            "plant wild flowers in private gardens",
            "households ought to give up their lawns for flowers",
            "front gardens could feed the bees",
            "sow native flowers along the roads",
          ],
        },
      },
      {
        gap: {
          question: "How much does it cost the council at present to mow the lower half?",
          paraphrases: [
            "what does mowing cost now?",
            "how much would they save in a year?",
            "the passage gives no prices at all",
            "hourly rate of machine and driver",
            "does one cut of long grass take far longer than an ordinary one?",
            "it doesn't say what else the upkeep involves",
          ],
        },
        assumption: {
          clause: "an uncut slope brings no new costs that would eat up the saving",
          paraphrases: [
            "there won't be other costs",
            "that picking litter out of high grass isn't expensive",
            "hauling away a summer's hay might cost more than the mowing did",
            "assumes the cheap depot machine can cut a meadow too",
            "nothing else will have to be paid for on the slope",
          ],
        },
        alternative: {
          clause: "the council should put a few sheep on the slope to keep it short",
          paraphrases: [
            "let sheep graze there",
            "sheep in place of the machine",
            "the slope ought to be grazed and not mown",
            "borrow a farmer's animals to eat the grass",
          ],
        },
      },
      {
        gap: {
          question: "How many small children play on the lower half of the park at present?",
          paraphrases: [
            "do small kids go there at all?",
            "it doesn't say where the children play now",
            "is it one girl or a whole crowd of them?",
            "what parents think of it",
            "whether children in other towns use meadows like that",
            "is there a proper playground nearby already?",
          ],
        },
        assumption: {
          clause: "parents will let small children play in grass that hides them from view",
          paraphrases: [
            "parents will allow it",
            "that mums and dads aren't afraid of the brook and the ticks",
            "many a father might call his child out of there",
            "assumes adults don't mind losing sight of a toddler",
            "the children's families will be happy to let them vanish in the grass",
          ],
        },
        alternative: {
          clause: "nurseries should leave a corner of their grounds unmown for the children",
          paraphrases: [
            "let the grass grow at nurseries",
            "kindergartens ought to have a wild corner",
            "long grass in school gardens would do the same",
            "playgrounds could use tall grass in place of climbing frames",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["nature", "thrift"],
        phrase: "a wild corner that costs little",
        shownBy: [0, 1],
        paraphrases: [
          "nature",
          "bees, flowers and saving money",
          "the environment",
          "letting things grow",
          "wildlife and a lower bill for the town",
        ],
      },
      second: {
        ids: ["order", "safety", "comfort"],
        phrase: "a neat and clean lawn",
        paraphrases: [
          "tidiness",
          "cleanliness",
          "being safe from ticks and glass",
          "having everything well kept",
          "grass you can lie on without a worry",
        ],
      },
      concession:
        "nobody could spread a blanket by the brook without looking out for ticks and glass",
    },
    fallacies: {
      strawman: {
        distortion: "to pave over the whole park and paint the stones green",
        paraphrases: [
          "no one wants to pave the park",
          "they're worried about ticks and dog mess, that's all",
          "that turns a fear of glass into hatred of grass",
          "the writer puts up a silly idea that's easy to knock down",
        ],
      },
      adHominem: {
        opponent: "the pensioner who lives beside the park gate",
        attack: "has lost at chess to the same neighbour for twenty years",
        paraphrases: [
          "losing at chess has nothing to do with mowing",
          "it makes the pensioner look stupid and doesn't answer the worry",
          "a bad chess player can be right about ticks",
          "that's aimed at the man or woman and not at the point",
        ],
      },
      falseDichotomy: {
        option: "the slope becomes a meadow",
        threat: "the last bee in the town starves on a bare lawn",
        thirdWays: [
          "the council could leave a strip along the brook unmown",
          "the slope could be cut once a month",
        ],
        paraphrases: [
          "mowing once a month is also possible",
          "bees find food in gardens too, so it's not one or the other",
          "they could leave just a strip",
          "more than two options exist",
          "the bad alternative is made up to scare us",
        ],
      },
      slipperySlope: {
        first: "the mower keeps coming every two weeks",
        steps: [
          "the bees will move out of the town",
          "the fruit trees in every garden will stand bare",
          "grandparents will have to explain to children what an apple was",
        ],
        paraphrases: [
          "the park has been mown for years and there are still apples",
          "mowing one slope doesn't end all fruit",
          "no reason why the bees should all leave",
          "every step is bigger than the last and none is proved",
        ],
      },
    },
    figures: {
      counted: "bees seen in parks with a meadow",
      countedShort: "bees",
      people: "visitors to Linden Park",
      opinion: "say that they would like more flowers there",
      amount: {
        members: "children from the streets nearby",
        member: "a child from the streets nearby",
        verb: "play",
        verbSingular: "plays",
        unit: "minutes",
        purpose: "a week in tall grass wherever they find it",
        usual: 10,
        outlier: "whose uncle has a hay meadow behind the house",
      },
      subgroups: {
        finding:
          "a park with a meadow costs its council 3,100 pounds a year on average, and a park with lawns alone 3,900",
        groups: ["large parks", "small parks"],
        paraphrases: [
          "large parks may cost far more, meadow or not",
          "maybe just the small ones are so cheap",
          "it's an average over parks of every size",
          "we don't know about parks like ours",
          "flat parks and steep ones could differ a lot",
        ],
      },
    },
  },
  {
    issue: "felling-river-poplars",
    reasons: [
      {
        gap: {
          question: "Has an expert looked at the poplars, and how many of them are rotten?",
          paraphrases: [
            "has an expert checked the trees?",
            "how many of the twenty-two are sick?",
            "it isn't said whether anybody has ever been hurt",
            "does a branch come down every year or was it just that gale?",
            "a report on the state of the trunks is missing",
            "why do they lean?",
          ],
        },
        assumption: {
          clause: "the poplars cannot be made safe by cutting off their weak limbs",
          paraphrases: [
            "pruning wouldn't be enough",
            "that there's no other way to make them safe",
            "maybe a tree surgeon could take out the dead branches",
            "assumes only felling removes the danger",
            "trimming or propping up the trees won't help",
          ],
        },
        alternative: {
          clause: "the path beneath the poplars should be closed whenever a gale is forecast",
          paraphrases: [
            "close the path in storms",
            "move the bench and the path away from the trees",
            "people ought to be kept off the path in high wind",
            "cut off the heavy limbs above the path",
          ],
        },
      },
      {
        gap: {
          question: "What lives in and on the old poplars at present?",
          paraphrases: [
            "what animals live in the poplars now?",
            "it doesn't say how long it took at Nether Mill",
            "were there any otters at Nether Mill before?",
            "a count of birds and beetles in the old row",
            "how many creatures would lose their home?",
            "was it the trees that brought the kingfishers back?",
          ],
        },
        assumption: {
          clause: "alder, oak and willow would really be planted and not just one kind",
          paraphrases: [
            "the town will plant a mix",
            "that the new trees are those three kinds",
            "it might be poplars all over again",
            "assumes young trees mean a mixture of sorts",
            "someone has decided on several kinds for the new row",
          ],
        },
        alternative: {
          clause: "the town should plant alder, oak and willow in the gaps between the poplars",
          paraphrases: [
            "plant other trees between the poplars",
            "add different kinds and keep the old ones",
            "mix new trees into the row without felling it",
            "the other bank could be planted with alder and oak",
          ],
        },
      },
      {
        gap: {
          question: "How much would the town save in all by felling the row at once?",
          paraphrases: [
            "how much money would it save?",
            "what does a day with the crane cost?",
            "no prices are given",
            "costs of the new trees and their care",
            "it doesn't say how many trees can be felled in a day",
            "is a barge needed for every tree?",
          ],
        },
        assumption: {
          clause: "every one of the twenty-two poplars will have to come down before long",
          paraphrases: [
            "they all have to go sooner or later",
            "that none of the trees could stand for decades more",
            "some may be sound and never need felling in our time",
            "assumes it's only a matter of when, all at once or bit by bit",
            "the whole row is near its end",
          ],
        },
        alternative: {
          clause: "the town should wait until several poplars have to go and fell those together",
          paraphrases: [
            "fell a few at once when they're due",
            "wait until there are five bad ones",
            "only the sick trees ought to go, in one visit of the crane",
            "order the crane when enough of them are rotten",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["safety", "progress", "nature"],
        phrase: "a sound river bank for years to come",
        shownBy: [0],
        paraphrases: [
          "security for walkers",
          "the future",
          "renewal",
          "people not getting hurt",
          "thinking of those who come after us",
        ],
      },
      second: {
        ids: ["beauty", "tradition", "comfort"],
        phrase: "the familiar beauty of a grown row",
        paraphrases: [
          "how lovely the old trees look",
          "keeping what has always been there",
          "shade for the people who walk there today",
          "heritage",
          "the charm of the path as it is",
        ],
      },
      concession:
        "people who are old today would walk beside bare stakes for the rest of their lives",
    },
    fallacies: {
      strawman: {
        distortion: "to have walkers crushed one by one as long as the path stays cool",
        paraphrases: [
          "nobody wants people to be crushed",
          "they said that new trees take a lifetime to give shade",
          "it makes friends of the old trees look heartless",
          "their real argument is bent out of shape",
          "liking shade isn't the same as accepting deaths",
        ],
      },
      adHominem: {
        opponent: "the retired schoolteacher at Kingsmead",
        attack: "talks to the ducks as if they were nephews and nieces",
        paraphrases: [
          "talking to ducks doesn't make you wrong about trees",
          "it pokes fun at the teacher and leaves the argument standing",
          "what someone does by the pond is beside the point",
          "that's a personal remark, nothing about the poplars",
        ],
      },
      falseDichotomy: {
        option: "the poplars come down",
        threat: "we wait until a trunk falls on a pram",
        thirdWays: [
          "the town could cut back the weak limbs and keep the trunks",
          "it could replace two or three trees every year",
        ],
        paraphrases: [
          "they could replace a few each year",
          "pruning is left out completely",
          "it isn't fell them all or have an accident",
          "there are safer ways of keeping the trees",
          "the path could simply be moved",
        ],
      },
      slipperySlope: {
        first: "the poplars stay where they are",
        steps: [
          "a limb will crash down in every breeze",
          "nobody will dare to walk by the river",
          "the whole of Kingsmead will be given up to the crows",
        ],
        paraphrases: [
          "keeping the trees doesn't empty the whole place",
          "one branch fell in a gale, not in every breeze",
          "nothing backs up these steps",
          "it's a scare story that goes further and further",
          "people have walked there since the fifties",
        ],
      },
    },
    figures: {
      counted: "branches that fell on the river path",
      countedShort: "fallen branches",
      people: "walkers on the river path",
      opinion: "say that they feel uneasy beneath the poplars",
      amount: {
        members: "walkers at Kingsmead",
        member: "a walker at Kingsmead",
        verb: "walk",
        verbSingular: "walks",
        unit: "yards",
        purpose: "out of their way on windy days",
        usual: 10,
        outlier: "who was once brushed by a falling branch",
      },
      subgroups: {
        finding:
          "river banks with mixed trees were home to 23 kinds of bird on average and banks with poplars to 16",
        groups: ["banks with old trees", "banks with young ones"],
        paraphrases: [
          "banks with young trees may have far fewer birds",
          "perhaps only old mixed woods do so well",
          "it throws old and young trees together",
          "we aren't told how newly planted banks did",
          "old poplars could have as many birds as the others",
        ],
      },
    },
  },
  {
    issue: "mushroom-limit",
    reasons: [
      {
        gap: {
          question: "How many of the pickers carry home more than a kilo at present?",
          paraphrases: [
            "how many people take more than a kilo?",
            "do those who pick for themselves really go home with nothing?",
            "it doesn't say how often men with crates come",
            "amount that an ordinary family gathers",
            "was that a single morning or every weekend?",
            "how much is left on the other slopes?",
          ],
        },
        assumption: {
          clause: "people who take away large amounts today would keep to a limit",
          paraphrases: [
            "the men with crates would obey it",
            "that someone checks what pickers have in their boots",
            "they might just come before dawn as they do now",
            "assumes a rule will stop people who pick to sell",
            "everybody will weigh what they've got and stop at a kilo",
          ],
        },
        alternative: {
          clause: "nobody should be allowed to sell mushrooms that come from the town forest",
          paraphrases: [
            "ban the sale of those mushrooms",
            "picking for money ought to be forbidden",
            "no commercial picking",
            "keep a slope free for people who gather for themselves",
          ],
        },
      },
      {
        gap: {
          question: "How much of the damage in the forest is done by pickers at all?",
          paraphrases: [
            "who did the damage, normal pickers or people with rakes?",
            "it's not said how badly the forest suffers in all",
            "how long does an ordinary picker stay?",
            "does the ground recover by spring?",
            "size of the area that's been damaged",
            "whether any other forest got better with a limit",
          ],
        },
        assumption: {
          clause: "how much harm pickers do depends on how long they stay",
          paraphrases: [
            "longer stays mean more damage",
            "that it's the hours that count and not the way people pick",
            "a man with a rake can ruin a lot in ten minutes",
            "assumes all pickers are equally careful",
            "someone who's there half as long harms the forest half as much",
          ],
        },
        alternative: {
          clause: "pickers should have to leave the forest after two hours",
          paraphrases: [
            "limit the time and not the weight",
            "two hours of picking ought to be enough",
            "rakes should be forbidden in the forest",
            "a rule that you go home after a couple of hours",
          ],
        },
      },
      {
        gap: {
          question: "How large a part of the mushrooms is left for animals at present?",
          paraphrases: [
            "how much is left for the animals now?",
            "it doesn't say that any animal goes hungry",
            "share of mushrooms that people pick",
            "what else do deer and squirrels eat in autumn?",
            "are there fewer squirrels than there used to be?",
          ],
        },
        assumption: {
          clause: "animals in the forest eat the same kinds of mushroom that people take home",
          paraphrases: [
            "people and animals want the same mushrooms",
            "that pickers take what a deer would have eaten",
            "squirrels may prefer the ones that are poisonous to us",
            "assumes the beetles don't live on kinds nobody picks",
            "whatever we leave behind is what they need",
          ],
        },
        alternative: {
          clause: "one half of the forest should be closed to pickers all autumn",
          paraphrases: [
            "keep pickers out of part of the forest",
            "leave one half to the animals",
            "a reserve where nothing is picked",
            "feed the deer and squirrels in autumn",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["fairness", "nature", "animals"],
        phrase: "a fair share for people and wildlife",
        shownBy: [0, 2],
        paraphrases: [
          "justice",
          "that everybody gets some",
          "protecting the forest and its creatures",
          "sharing what there is",
          "conservation of the woodland",
        ],
      },
      second: {
        ids: ["freedom", "self_reliance", "enjoyment"],
        phrase: "the freedom to take what grows",
        paraphrases: [
          "liberty",
          "being able to pick as much as you like",
          "the joy of a full basket",
          "living off what you find yourself",
          "not being bossed about in the woods",
        ],
      },
      concession: "a lucky family would have to walk past a glade full of caps with half a basket",
    },
    fallacies: {
      strawman: {
        distortion: "to rake the forest bare until there is nothing left but stumps and mud",
        paraphrases: [
          "nobody wants to rake the forest bare",
          "they only said the fungus lives on below the ground",
          "it pretends that pickers want to destroy the place",
          "the writer answers a made-up demand",
          "their point about the roots under the soil is ignored",
        ],
      },
      adHominem: {
        opponent: "the biology teacher at the grammar school",
        attack: "never learnt to ride a bicycle without falling off",
        paraphrases: [
          "riding a bike has nothing to do with fungi",
          "a biology teacher may know a lot about mushrooms all the same",
          "it ridicules the teacher and doesn't deal with the fact",
          "falling off a bicycle doesn't make you wrong",
        ],
      },
      falseDichotomy: {
        option: "everybody stops at a kilo",
        threat: "a few men with crates plunder the whole forest",
        thirdWays: [
          "the town could ban rakes and crates",
          "pickers could buy a cheap permit for the season",
        ],
        paraphrases: [
          "you could ban crates and leave the rest alone",
          "permits would be another way",
          "three or five kilos isn't even considered",
          "it's not just a kilo or plunder",
          "the writer hides all the other options",
        ],
      },
      slipperySlope: {
        first: "the forest stays without a limit",
        steps: [
          "pickers will come from three counties with lorries",
          "not a single cap will be left for deer or squirrel",
          "the forest will be a desert with a car park round it",
        ],
        paraphrases: [
          "there's been no limit so far and there's still a forest",
          "no limit doesn't turn woods into a desert",
          "why would lorries come from three counties?",
          "each step is a guess without any facts",
        ],
      },
    },
    figures: {
      counted: "pickers who carried whole crates out of the forest",
      countedShort: "such pickers",
      people: "pickers with a small basket",
      opinion: "say that they find the good places empty",
      amount: {
        members: "pickers in the town forest",
        member: "a picker in the town forest",
        verb: "carry",
        verbSingular: "carries",
        unit: "kilos",
        purpose: "of mushrooms home in a season",
        usual: 3,
        outlier: "who sells to four restaurants in the city",
      },
      subgroups: {
        finding:
          "forests with a limit had 27 mushrooms on average in a hundred square yards and forests without one only 18",
        groups: ["beech forests", "pine forests"],
        paraphrases: [
          "it may be true of beech woods only",
          "pine forests could have fewer mushrooms even with a limit",
          "different kinds of forest are put in one average",
          "it doesn't say what sort of forest did better",
          "our forest may be one of the others",
        ],
      },
    },
  },
];
