import type { IssueEvaluation } from "../evaluation.ts";

/** What modules 2 to 7 need to know of the issues about the environment and the climate. */
export const environmentAndClimate: readonly IssueEvaluation[] = [
  {
    issue: "turbines-on-the-ridge",
    reasons: [
      {
        gap: {
          question: "Where does the electricity for these houses come from when the wind drops?",
          paraphrases: [
            "what happens on days without wind?",
            "it doesn't say what we'd do when it's still",
            "will it ever be stored anywhere?",
            "power on calm days",
            "do the houses really get this electricity or does it go to the grid?",
          ],
        },
        assumption: {
          clause: "the wind on the ridge is strong enough for most of the year",
          paraphrases: [
            "there's enough wind up there",
            "that it blows often enough for modern turbines",
            "an old mill doesn't prove that the wind will do for turbines",
            "assumes the ridge is a windy spot all year round",
            "the blades won't stand still half the time",
          ],
        },
        alternative: {
          clause: "the cooperative should put its three turbines on the farmland below the ridge",
          paraphrases: [
            "build them somewhere else nearby",
            "put the turbines down in the fields",
            "the three windmills ought to go on another site",
            "they'd power the houses from a different hill just as well",
          ],
        },
      },
      {
        gap: {
          question: "What share of its profit would this cooperative pay to our village?",
          paraphrases: [
            "how much would we get?",
            "it doesn't say how big our part of the money would be",
            "who gets the money, everybody or just the shareholders?",
            "sum per household",
            "how many turbines does the one in the next valley have?",
          ],
        },
        assumption: {
          clause: "three turbines on our ridge will earn more than they cost in most years",
          paraphrases: [
            "the turbines will make a profit",
            "that there's a profit to share out",
            "the thing might lose money for years",
            "assumes ours would do as well as the one in the next valley",
            "good seasons will come often enough",
          ],
        },
        alternative: {
          clause: "the villagers should found a cooperative of their own for solar panels on barns",
          paraphrases: [
            "start a solar cooperative",
            "set up our own co-op with panels on the farms",
            "people here ought to run a shop as a cooperative",
            "a village cooperative for something other than wind would pay as well",
          ],
        },
      },
      {
        gap: {
          question: "How much has the parish already done to need less power from coal?",
          paraphrases: [
            "what has the village done so far?",
            "it isn't said how much coal power we still use",
            "are there other windy places that would suit better?",
            "our part of the smoke in that town",
            "what are the neighbouring parishes doing?",
          ],
        },
        assumption: {
          clause: "power from the ridge will be used in place of power from coal",
          paraphrases: [
            "less coal gets burnt because of it",
            "that the turbines replace coal",
            "coal plants might run on as before",
            "assumes each unit of wind power saves a unit of coal power",
            "the extra electricity isn't just used on top",
          ],
        },
        alternative: {
          clause:
            "the parish should help to insulate its older houses so that they need less power",
          paraphrases: [
            "insulate the old houses",
            "use less electricity in the first place",
            "the village ought to save energy",
            "pay for thicker walls and better windows in the parish",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["progress", "fairness", "prosperity"],
        phrase: "clean power from our own hill",
        paraphrases: [
          "doing our part against coal",
          "moving on to modern energy",
          "income for the village",
          "not leaving the burden to others",
        ],
      },
      second: {
        ids: ["beauty", "nature", "calm"],
        phrase: "the wild beauty of the ridge",
        paraphrases: [
          "unspoilt countryside",
          "the view",
          "keeping a piece of land untouched",
          "quiet and scenery",
        ],
      },
      concession: "walkers would meet turning blades where today they hear only larks",
    },
    fallacies: {
      strawman: {
        distortion: "to give the village back to the wolves and live by candlelight",
        paraphrases: [
          "they only want to keep one last wild place",
          "nobody asked for wolves",
          "loving the ridge doesn't mean living without electricity",
          "it makes the other side sound like cavemen",
        ],
      },
      adHominem: {
        opponent: "the chair of the ramblers' club",
        attack: "has a laugh that sounds like a rusty gate",
        paraphrases: [
          "how somebody laughs has nothing to do with turbines",
          "it goes for the voice and not for the point about the ridge",
          "you can't prove anything with a remark about a laugh",
          "the club's reason isn't looked at",
        ],
      },
      falseDichotomy: {
        option: "the parish says yes to the turbines",
        threat: "coal smoke goes up for another hundred years",
        thirdWays: [
          "the parish could agree to a single turbine",
          "the houses could get solar panels on their roofs",
        ],
        paraphrases: [
          "there are other ways to get clean power",
          "solar panels or just one turbine would do something as well",
          "coal won't last a hundred years because of one ridge",
          "it's made to look as though nothing else could replace coal",
        ],
      },
      slipperySlope: {
        first: "the parish says no",
        steps: [
          "the cooperative will give up wind power for good",
          "every other parish will send its builders away",
          "the whole country will sit in the dark for ever",
        ],
        paraphrases: [
          "one parish can't put out the lights of a whole country",
          "why would the others say no as well?",
          "the cooperative could just build somewhere else",
          "that is doom piled on doom without proof",
        ],
      },
    },
    figures: {
      counted: "letters to the parish in favour of the turbines",
      countedShort: "letters",
      people: "villagers",
      opinion: "say that the turbines would not spoil their walks",
      amount: {
        members: "households in the parish",
        member: "a household in the parish",
        verb: "pay",
        verbSingular: "pays",
        unit: "pounds",
        purpose: "a month for electricity",
        usual: 40,
        outlier: "that heats an outdoor pool all the year round",
      },
      subgroups: {
        finding:
          "in parishes with turbines of their own, households pay 64 pounds a month for electricity on average, and elsewhere 72",
        groups: ["large farms", "small cottages"],
        paraphrases: [
          "maybe only the small cottages pay so little",
          "farms might even pay more than elsewhere",
          "it doesn't say who in those parishes pays less",
          "people with shares and people without are counted together",
        ],
      },
    },
  },
  {
    issue: "verges-mown-twice",
    reasons: [
      {
        gap: {
          question: "How many kinds of bee live on the verges that are mown eight times?",
          paraphrases: [
            "how many insects are there now?",
            "it doesn't give a number for the mown banks",
            "what did the student find on the other slopes?",
            "count of bees on ordinary verges",
            "are there enough flowers for insects elsewhere, say in gardens and meadows?",
          ],
        },
        assumption: {
          clause: "flowers will come up on the verges once they are mown less often",
          paraphrases: [
            "flowers will grow there",
            "that it won't just be nettles and tall grass",
            "maybe nothing but weeds would come up",
            "assumes there are seeds of wild flowers in the ground",
            "if you stop mowing, the banks will bloom by themselves",
          ],
        },
        alternative: {
          clause: "farmers should leave a strip of flowers along the edge of every field",
          paraphrases: [
            "flower strips on the fields",
            "farmers could do it on their land",
            "sow wild flowers in the parks and churchyards",
            "each farm ought to give the bees a bit of meadow",
          ],
        },
      },
      {
        gap: {
          question: "Why did the parish settle on eight cuts a year in the first place?",
          paraphrases: [
            "what are the eight cuts for?",
            "it isn't said who wanted eight rounds",
            "reason for mowing that often",
            "what goes wrong if it's cut less?",
            "how much money does the parish have altogether?",
          ],
        },
        assumption: {
          clause: "a cut of long grass costs no more than a cut of short grass",
          paraphrases: [
            "cutting tall grass isn't dearer",
            "that each round still costs the same",
            "long grass may take twice as long to mow and carry away",
            "assumes two cuts cost a quarter of eight",
            "the tractor gets through high growth just as fast",
          ],
        },
        alternative: {
          clause: "a farmer should be allowed to mow the verges for nothing and keep the hay",
          paraphrases: [
            "let a farmer do it for free",
            "give the hay to whoever cuts it",
            "a farmer ought to get the grass and the parish pays nothing",
            "find somebody who needs hay and will mow without charge",
          ],
        },
      },
      {
        gap: {
          question: "How fast do cars go past the quarry, and how fast do they go elsewhere?",
          paraphrases: [
            "has anyone measured the speed?",
            "it doesn't say how fast people really drive",
            "one postwoman, but what do other drivers do?",
            "accidents by the quarry and on the mown lanes",
            "do strangers drive as carefully there as locals?",
          ],
        },
        assumption: {
          clause: "drivers who are used to the high banks will go on being careful",
          paraphrases: [
            "it doesn't wear off",
            "that people stay cautious after a few weeks",
            "once they're used to it they may speed again",
            "assumes drivers keep slowing down for good",
            "the effect isn't gone as soon as the tall grass is normal",
          ],
        },
        alternative: {
          clause: "the parish should plant thick hedges on both sides of the lanes",
          paraphrases: [
            "plant hedges along the road",
            "hedges would slow them down as well",
            "make the lanes feel narrower with bushes",
            "put up something high beside the lane so that people take care",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["nature", "thrift"],
        phrase: "wild flowers at little cost",
        shownBy: [0, 1],
        paraphrases: [
          "protecting bees and plants",
          "the environment",
          "saving the parish money",
          "letting things grow",
        ],
      },
      second: {
        ids: ["order", "safety", "beauty"],
        phrase: "neat lanes with a clear view",
        paraphrases: [
          "tidy roadsides",
          "that drivers can see who is coming",
          "keeping the village looking cared for",
          "protecting the children on foot",
        ],
      },
      concession: "a child on foot would be harder to spot from behind the wheel",
    },
    fallacies: {
      strawman: {
        distortion: "to scrape the whole county down to the bare earth",
        paraphrases: [
          "the objection was about bends and children",
          "no one said to scrape anything bare",
          "wanting to see round a bend isn't hating plants",
          "it swaps what they said for something nobody wants",
        ],
      },
      adHominem: {
        opponent: "a farmer from the end of the lane",
        attack: "calls all seven of the farm's cats by the same name",
        paraphrases: [
          "cats' names don't matter for the verges",
          "it makes the farmer look odd and says nothing about bends",
          "the farmer could be right even so",
          "that's got zero to do with grass",
        ],
      },
      falseDichotomy: {
        option: "the parish mows twice a year",
        threat: "the last bee in the county dies on a shaven bank",
        thirdWays: [
          "the parish could cut the bends often and leave the rest",
          "the tractor could mow just one strip beside the road",
        ],
        paraphrases: [
          "mow the bends and leave the straight bits",
          "four cuts would be possible too",
          "bees won't die out over a few lanes",
          "two bad-or-good choices when there are really lots of them",
        ],
      },
      slipperySlope: {
        first: "the parish goes on mowing eight times",
        steps: [
          "the banks will be brown and dead by summer",
          "the hedges will make way for green plastic",
          "people will have to go to a museum to see a daisy",
        ],
        paraphrases: [
          "they mow eight times now and there are still daisies",
          "mowing doesn't lead to plastic hedges",
          "there's nothing to show that it'd go that far",
          "it's a made-up path to disaster",
        ],
      },
    },
    figures: {
      counted: "dead bees that a student found on the mown banks",
      countedShort: "dead bees",
      people: "residents along the lanes",
      opinion: "say that they want more flowers and less mowing",
      amount: {
        members: "parishes in the county",
        member: "a parish in the county",
        verb: "spend",
        verbSingular: "spends",
        unit: "hours",
        purpose: "a month on mowing their verges",
        usual: 10,
        outlier: "which has four tractors and two hundred miles of lanes",
      },
      subgroups: {
        finding:
          "in parishes that mow only twice a year, 28 kinds of bee were counted on average, and in the others 17",
        groups: ["sunny lanes", "shady lanes"],
        paraphrases: [
          "on shady banks it may make no difference",
          "could be just the sunny ones that have more bees",
          "wet places and dry ones are all in the same figure",
          "some lanes may have fewer bees than before",
        ],
      },
    },
  },
  {
    issue: "coffee-cup-deposit",
    reasons: [
      {
        gap: {
          question: "How many of the beakers at the football ground never come back?",
          paraphrases: [
            "how many cups get lost?",
            "it doesn't say what share is returned there",
            "do people on a square behave like a crowd at a match?",
            "percentage of beakers handed in again",
            "what happened in other towns that charge a deposit?",
          ],
        },
        assumption: {
          clause: "most customers come past the square again while they still have the cup",
          paraphrases: [
            "people will be back there soon",
            "that customers aren't just passing through",
            "a day tripper may never come by again",
            "assumes coffee drinkers are regulars on the square",
            "whoever takes a cup to work brings it along the next day",
          ],
        },
        alternative: {
          clause:
            "customers should get two pounds back for every ten coffees in a cup of their own",
          paraphrases: [
            "reward people who bring a cup",
            "a bonus for your own mug",
            "bring your own cup and get some money back",
            "those who come with a mug ought to pay less in the end",
          ],
        },
      },
      {
        gap: {
          question: "What happens to the paper cups after they have been fished out of the bin?",
          paraphrases: [
            "where do the cups end up?",
            "it isn't said if they're burnt or buried",
            "how much rubbish do four thousand cups make?",
            "fate of the used cups",
            "do all the stalls use cups with plastic in them?",
          ],
        },
        assumption: {
          clause: "there is no throwaway cup for hot coffee that can be recycled",
          paraphrases: [
            "no other kind of paper cup would do",
            "that you can't make a cup without plastic inside",
            "there may be cups by now that do get recycled",
            "assumes reusable cups are the only way out",
            "all cups to throw away have that lining",
          ],
        },
        alternative: {
          clause: "the stalls should switch to paper cups that have no plastic in them",
          paraphrases: [
            "use cups without plastic",
            "find paper cups that can be recycled",
            "change the lining, not the system",
            "stallholders ought to buy a different sort of throwaway cup",
          ],
        },
      },
      {
        gap: {
          question: "What does a sturdy cup cost, and how many times can it be filled?",
          paraphrases: [
            "how much is one of those cups?",
            "it doesn't tell us how long they last",
            "price of a sturdy cup",
            "who pays for the ones that break?",
            "what do the other stalls spend on paper cups?",
          ],
        },
        assumption: {
          clause: "the stalls can have the cups washed for less than they save on paper ones",
          paraphrases: [
            "washing up doesn't cost much",
            "that there's somewhere to wash thousands of cups",
            "hot water and wages could eat up the savings",
            "assumes cleaning is cheaper than buying paper cups",
            "the work with dirty cups won't be dearer than throwing them out",
          ],
        },
        alternative: {
          clause: "the stalls should serve coffee in china to everybody who stays on the square",
          paraphrases: [
            "proper cups for those who sit down",
            "china mugs at the stall",
            "give people real cups if they drink it there",
            "whoever stays ought to get a mug that is washed afterwards",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["nature", "order", "thrift"],
        phrase: "a clean square without waste",
        shownBy: [1],
        paraphrases: [
          "less rubbish",
          "protecting the environment",
          "using things more than once",
          "tidiness in town",
        ],
      },
      second: {
        ids: ["comfort", "freedom", "efficiency"],
        phrase: "convenience for people in a hurry",
        paraphrases: [
          "making life easy",
          "not having to lug anything about",
          "speed",
          "letting customers do as they like",
        ],
      },
      concession: "someone with a train to catch would be left with a sticky cup till night",
    },
    fallacies: {
      strawman: {
        distortion: "to drop whatever they have emptied at the feet of their neighbours",
        paraphrases: [
          "they only say it's a bother to carry a dirty cup",
          "nobody claims a right to litter",
          "being in a rush isn't the same as dropping rubbish",
          "it makes busy people out to be pigs",
        ],
      },
      adHominem: {
        opponent: "the treasurer of the commuters' club",
        attack: "once fell into the town fountain in a dinner jacket",
        paraphrases: [
          "falling into a fountain has no bearing on cups",
          "that's a funny story and no argument",
          "it laughs at the treasurer to avoid the point",
          "anyone can slip and still be right about coffee",
        ],
      },
      falseDichotomy: {
        option: "coffee comes in cups with a deposit",
        threat: "the square sinks under a white tide of paper",
        thirdWays: [
          "the stalls could take ten pence off for a customer's own cup",
          "the town could put up a bin for nothing but cups",
        ],
        paraphrases: [
          "people could bring their own cup",
          "a discount would be a third way",
          "paper cups won't bury the square",
          "the choice is wider than deposit or drowning in paper",
        ],
      },
      slipperySlope: {
        first: "the paper cups stay",
        steps: [
          "the stalls will throw away their plates and spoons as well",
          "shoppers will wade through rubbish up to their knees",
          "the town will have to be given up and built somewhere else",
        ],
        paraphrases: [
          "a paper cup doesn't make you give up a town",
          "they've had paper cups for years and nobody is wading",
          "who says that plates would come next?",
          "each step is invented to frighten us",
        ],
      },
    },
    figures: {
      counted: "paper cups that were picked up from the ground of the square",
      countedShort: "cups",
      people: "stallholders on the square",
      opinion: "say that they are tired of sweeping up paper cups",
      amount: {
        members: "customers of the stalls",
        member: "a customer of the stalls",
        verb: "throw away",
        verbSingular: "throws away",
        unit: "paper cups",
        purpose: "a month from the stalls on the square",
        usual: 3,
        outlier: "who fetches coffee for a whole office",
      },
      subgroups: {
        finding:
          "on market squares with a two-pound deposit, 87 per cent of all the cups came back last year on average",
        groups: ["people who live in the town", "day trippers"],
        paraphrases: [
          "day trippers may hardly ever bring theirs back",
          "locals could have pulled the figure up",
          "summer and winter aren't kept apart",
          "it's one number for very different sorts of customers",
        ],
      },
    },
  },
  {
    issue: "wood-stoves-still-days",
    reasons: [
      {
        gap: {
          question: "How much of the bad air on such days comes from stoves and not from traffic?",
          paraphrases: [
            "how much of it is stove smoke?",
            "it doesn't say what the cars add to it",
            "why were there so many patients in January, maybe flu?",
            "share of the smoke that comes from wood",
            "we don't learn what else makes the air bad",
          ],
        },
        assumption: {
          clause: "the warning comes early enough for people to leave their stoves unlit",
          paraphrases: [
            "people hear the warning in time",
            "that the station warns before the air is bad",
            "by the time it gives a warning the smoke may already be there",
            "assumes everybody gets to know about the alert",
            "not lighting up on that day still helps the sick",
          ],
        },
        alternative: {
          clause: "the town should lend air filters to people with weak hearts and lungs",
          paraphrases: [
            "air filters for the sick",
            "give vulnerable people a machine that cleans the air",
            "the hospital ought to have more beds in winter",
            "protect those who are ill with filters at home",
          ],
        },
      },
      {
        gap: {
          question: "What would those households pay for using their other heating on such days?",
          paraphrases: [
            "how dear is the other heating?",
            "it isn't said what the radiators cost to run",
            "extra cost for a family",
            "how many days with a warning are there in a winter?",
            "what about the few houses that have nothing but a stove?",
          ],
        },
        assumption: {
          clause: "the other heating does not dirty the air of the town itself",
          paraphrases: [
            "radiators don't make smoke",
            "that what they use instead is cleaner",
            "the other heating might burn coal or oil",
            "assumes switching from wood makes the air better",
            "no fumes come from whatever else keeps the houses warm",
          ],
        },
        alternative: {
          clause: "the town should buy old stoves from the owners who have radiators",
          paraphrases: [
            "pay people to give up their stoves",
            "money for each stove that's taken out",
            "the town ought to get rid of stoves where there are radiators",
            "collect the stoves from houses that don't need them",
          ],
        },
      },
      {
        gap: {
          question: "Why did the three households go on burning logs during the alert?",
          paraphrases: [
            "what reasons did those three have?",
            "maybe they had no other heating",
            "it doesn't say if they knew about the alert at all",
            "how did the town ask people to stop?",
            "number of smoking chimneys before the appeal was made",
          ],
        },
        assumption: {
          clause: "people who take no notice of an appeal will keep to a rule",
          paraphrases: [
            "a ban would stop them",
            "that those who ignore requests obey rules",
            "they might go on burning whatever the rule says",
            "assumes somebody checks the chimneys and can fine them",
            "the thoughtless few give in once it's forbidden",
          ],
        },
        alternative: {
          clause: "every owner of a stove should have to fit a filter to the chimney",
          paraphrases: [
            "filters on all chimneys",
            "make a smoke filter compulsory",
            "owners ought to clean their smoke themselves",
            "no stove without something that catches the soot",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["health", "compassion", "community"],
        phrase: "air that everybody can breathe",
        paraphrases: [
          "protecting the sick",
          "people's lungs",
          "thinking of your neighbours",
          "that nobody falls ill through others",
        ],
      },
      second: {
        ids: ["thrift", "comfort", "freedom"],
        phrase: "a cheap fire of one's own",
        paraphrases: [
          "saving on heating",
          "being warm and cosy at home",
          "doing what you like in your own house",
          "low bills in winter",
        ],
      },
      concession:
        "a widow with a full woodshed would have to turn on radiators that eat up her pension",
    },
    fallacies: {
      strawman: {
        distortion: "to smoke the sick out of town like wasps from an attic",
        paraphrases: [
          "they only said that logs are cheap",
          "no one wants to harm the sick",
          "people who save on heating are made out to be cruel",
          "it puts an evil plan into the mouths of poor households",
        ],
      },
      adHominem: {
        opponent: "the landlord of the inn",
        attack: "snores so loudly that guests ask for a room on another floor",
        paraphrases: [
          "snoring doesn't make wood any dearer or cheaper",
          "what happens at night in the inn isn't the point",
          "it runs the landlord down and leaves the argument standing",
          "he could snore and still be right",
        ],
      },
      falseDichotomy: {
        option: "the stoves stay cold on bad days",
        threat: "the hospital runs out of beds for those who cannot breathe",
        thirdWays: [
          "the town could allow stoves that have a filter",
          "people could light their stoves for two hours in the evening",
        ],
        paraphrases: [
          "stoves with a filter could still be used",
          "a couple of hours a day would be a compromise",
          "it isn't cold stoves or a full hospital, nothing else",
          "less traffic on those days could help too",
        ],
      },
      slipperySlope: {
        first: "people may light a stove on any day",
        steps: [
          "every house will go back to wood and coal",
          "the forests on the hills will be gone within two winters",
          "the valley will have to be left to the ash",
        ],
        paraphrases: [
          "stoves on a few days don't bury a valley in ash",
          "people are allowed to now and the forest is still there",
          "why would houses with radiators go back to coal?",
          "that's a horror film and no proof",
        ],
      },
    },
    figures: {
      counted: "patients who came to the hospital with breathing trouble",
      countedShort: "patients",
      people: "nurses at the hospital",
      opinion: "say that their ward fills up whenever smoke hangs over the town",
      amount: {
        members: "households with a stove",
        member: "a household with a stove",
        verb: "burn",
        verbSingular: "burns",
        unit: "logs",
        purpose: "on a day with a warning",
        usual: 5,
        outlier: "that heats three greenhouses with wood",
      },
      subgroups: {
        finding:
          "in valley towns that forbid stoves on still days, the air held 31 units of soot on average, and elsewhere 40",
        groups: ["streets by the river", "streets up on the slopes"],
        paraphrases: [
          "down by the river it may be as bad as anywhere",
          "higher up the air could be clean anyway",
          "it might be better in some streets and worse in others",
          "one average for the whole valley tells you little",
        ],
      },
    },
  },
  {
    issue: "solar-panels-old-town",
    reasons: [
      {
        gap: {
          question: "Have panels ever been taken off an old house, and what was left behind?",
          paraphrases: [
            "what does the roof look like afterwards?",
            "it doesn't say if anyone has tried unscrewing them",
            "do the bolts leave holes?",
            "how old and weak are the other roofs?",
            "state of a roof after twenty years under panels",
          ],
        },
        assumption: {
          clause: "the rule is there to protect the houses and not the look of the streets",
          paraphrases: [
            "the ban is about damage",
            "that nobody minds as long as the houses come to no harm",
            "maybe the rule was made for the view and not for the walls",
            "assumes harm to the building is the only thing against panels",
            "once it's clear that nothing breaks, there's no ground left for the rule",
          ],
        },
        alternative: {
          clause: "the town should rent the roofs and put up panels for ten years on trial",
          paraphrases: [
            "try it for ten years",
            "let the town put them up for a while",
            "the council ought to rent roofs for some years and see",
            "panels on hire that come off again after a few years",
          ],
        },
      },
      {
        gap: {
          question: "How much would a family in the centre save with panels on its roof?",
          paraphrases: [
            "what would they save?",
            "it isn't said how much power such a roof gives",
            "price of panels for an old house",
            "do those roofs get enough sun in the narrow streets?",
            "we don't know what families pay now",
          ],
        },
        assumption: {
          clause: "families in the centre have the money to put panels up once they may",
          paraphrases: [
            "they can afford the panels",
            "that the families own the roof over their heads",
            "poor families might not be able to pay for panels at all",
            "assumes it's only the ban that stops them",
            "landlords would buy panels for their tenants",
          ],
        },
        alternative: {
          clause: "the town should offer families in the centre a share in a solar field outside",
          paraphrases: [
            "a solar field outside town for them",
            "let them buy cheap sun power from elsewhere",
            "help families in the centre to insulate their rooms",
            "put the panels on a meadow and share the current",
          ],
        },
      },
      {
        gap: {
          question: "How many people live in the centre, and how many of them were asked?",
          paraphrases: [
            "has anybody asked the residents?",
            "it doesn't say how we know what most people think",
            "result of a survey in the old town",
            "did the others just not bother to write?",
            "can you see the school's panels from the street at all?",
          ],
        },
        assumption: {
          clause: "people who put up with panels on the school would accept them on every house",
          paraphrases: [
            "a dozen or hundreds makes no difference to them",
            "that no letter means no objection",
            "they may mind a lot more if it's the roof across the street",
            "assumes what's fine on a school is fine everywhere",
            "silence about the school shows that people accept them all over town",
          ],
        },
        alternative: {
          clause: "the town should leave the panels on the school where they are",
          paraphrases: [
            "keep the school's panels",
            "don't take the ones on the school down",
            "the dozen that went up by mistake ought to stay",
            "public buildings could be given panels",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["freedom", "progress", "nature"],
        phrase: "the owners' right to make clean power",
        paraphrases: [
          "doing what you like with your own roof",
          "green energy",
          "moving with the times",
          "not being shut out from cheap electricity",
        ],
      },
      second: {
        ids: ["beauty", "tradition"],
        phrase: "the old look of the town",
        paraphrases: [
          "pretty streets",
          "preserving history",
          "heritage",
          "keeping things as they have always been",
        ],
      },
      concession: "the red tiles on every postcard would be broken up by shining rectangles",
    },
    fallacies: {
      strawman: {
        distortion: "to send the families back to tallow candles and chamber pots",
        paraphrases: [
          "they talked about what visitors like to see",
          "nobody wants to take away the light",
          "keeping tiles doesn't mean living as in the Middle Ages",
          "the view of the other side is made to look absurd",
        ],
      },
      adHominem: {
        opponent: "the head of the tourist office",
        attack: "dances at every wedding like a stork with a sore foot",
        paraphrases: [
          "dancing has nothing to do with roofs",
          "a bad dancer may know what visitors want",
          "it mocks a person where it should answer",
          "whether somebody can dance doesn't settle anything here",
        ],
      },
      falseDichotomy: {
        option: "owners may put panels on any roof",
        threat: "the centre turns into a freezing museum without families",
        thirdWays: [
          "the town could allow red panels that look like tiles",
          "the families could buy shares in a solar field outside",
        ],
        paraphrases: [
          "there are panels that look like tiles",
          "a field outside the town would be another way",
          "families won't all leave for want of a panel",
          "it hides every course in the middle",
        ],
      },
      slipperySlope: {
        first: "the rule stays as it is",
        steps: [
          "the town will forbid washing lines and flower pots",
          "residents will have to dress as people did in 1700",
          "nobody will be let through the gates without a horse",
        ],
        paraphrases: [
          "a rule about panels isn't a rule about clothes",
          "the rule's been there and no one needs a horse",
          "there's no link between these steps",
          "it blows one small rule up into madness",
        ],
      },
    },
    figures: {
      counted: "requests for a permit from owners in the centre",
      countedShort: "requests",
      people: "residents of the old town",
      opinion: "say that panels on the roofs would not disturb them",
      amount: {
        members: "households in the centre",
        member: "a household in the centre",
        verb: "owe",
        verbSingular: "owes",
        unit: "pounds",
        purpose: "to the power company this winter",
        usual: 30,
        outlier: "that has paid no bill since it moved in",
      },
      subgroups: {
        finding:
          "in old towns that allow panels, visitors gave the streets 8.3 points on average, and elsewhere only 8.1",
        groups: ["visitors who come for the buildings", "visitors who come to shop"],
        paraphrases: [
          "those who love old buildings may be less pleased",
          "people on a shopping trip don't look at roofs",
          "all kinds of visitors are mixed up here",
          "young and old guests may see it quite differently",
        ],
      },
    },
  },
  {
    issue: "firm-trains-not-planes",
    reasons: [
      {
        gap: {
          question: "How much smaller are the emissions when the same trips are made by train?",
          paraphrases: [
            "how much cleaner is the train?",
            "it doesn't say how much we'd save by going by rail",
            "emissions of the train on the same route",
            "how many short flights are there in a year?",
            "what part do the long flights play?",
          ],
        },
        assumption: {
          clause: "there is a usable train to most places for which staff now take a plane",
          paraphrases: [
            "trains go where they need to go",
            "that you can get to these meetings by rail",
            "some towns may lie across the sea or have no station",
            "assumes there are rail lines to the customers",
            "staff wouldn't have to go by car for lack of a train",
          ],
        },
        alternative: {
          clause: "the firm should hold most of its short meetings abroad by video",
          paraphrases: [
            "meet on screen instead",
            "fewer trips altogether",
            "do the meetings online",
            "staff ought to stay at home and phone whenever it's possible",
          ],
        },
      },
      {
        gap: {
          question: "How long do the usual trips take by train, and how long by plane?",
          paraphrases: [
            "how many hours is it by train?",
            "it isn't said how much longer the train takes",
            "travel times for both",
            "what do the other staff do on the train, work or sleep?",
            "how many hours do they really spend in queues?",
          ],
        },
        assumption: {
          clause: "staff on a train usually have a seat and enough quiet to work",
          paraphrases: [
            "you can work on the train",
            "that trains aren't too full or loud to get things done",
            "one buyer managed it, but others may stand in the corridor",
            "assumes people use those hours for the firm",
            "there's a table and a signal on the way",
          ],
        },
        alternative: {
          clause: "the firm should count what its staff do on a train as paid working time",
          paraphrases: [
            "pay for work done on the train",
            "train hours ought to count as work",
            "let people finish early if they've worked on the way",
            "give those who travel by rail credit for the hours",
          ],
        },
      },
      {
        gap: {
          question: "Who in the firm presses others to fly, and how often does it happen?",
          paraphrases: [
            "how many staff feel that pressure?",
            "we hear of one designer and nobody else",
            "it doesn't say what the remark was",
            "number of people who'd rather go by train",
            "do bosses push people or is it just jokes?",
          ],
        },
        assumption: {
          clause: "the remarks about slow travellers will stop once there is a rule",
          paraphrases: [
            "a rule puts an end to the teasing",
            "that nobody makes comments when all have to take the train",
            "colleagues may grumble at the train fans even more",
            "assumes pressure comes from having a choice",
            "those who like trains will be left in peace afterwards",
          ],
        },
        alternative: {
          clause: "the managers should tell all staff that nobody has to fly to get ahead",
          paraphrases: [
            "bosses ought to say it's fine to take the train",
            "make it clear that flying isn't expected",
            "stop the remarks, not the flights",
            "the managers could set an example and travel by rail",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["nature", "calm", "fairness"],
        phrase: "travel that spares the earth and the nerves",
        shownBy: [0, 1],
        paraphrases: [
          "protecting the climate",
          "the environment",
          "unhurried journeys",
          "the same rule for all so nobody's pushed",
        ],
      },
      second: {
        ids: ["loyalty", "freedom", "efficiency"],
        phrase: "being there for the family in the evening",
        paraphrases: [
          "time with your children",
          "choosing for yourself how to travel",
          "speed",
          "being back quickly",
        ],
      },
      concession: "a little girl would fall asleep without her father on the night of a meeting",
    },
    fallacies: {
      strawman: {
        distortion: "to fly across the road for a sandwich and a chat",
        paraphrases: [
          "the point was a father who wants to be home at bedtime",
          "no one said they'd fly across the road",
          "it turns a parent's wish into pure laziness",
          "they didn't ask for flights that short, that's made up",
        ],
      },
      adHominem: {
        opponent: "the head of sales",
        attack: "tells the same joke about a parrot at every staff party",
        paraphrases: [
          "boring jokes don't make somebody wrong about trains",
          "what has the parrot got to do with it?",
          "it's aimed at the head of sales and not at the reason given",
          "you needn't be funny to be right",
        ],
      },
      falseDichotomy: {
        option: "the firm pays only for the train",
        threat: "each of us helps to melt the last glacier",
        thirdWays: [
          "the firm could pay for planes when the train takes over six hours",
          "many of the meetings could be held on a screen",
        ],
        paraphrases: [
          "video calls would be a third possibility",
          "they could allow flights only where the train is really slow",
          "it's not a choice between one rule and no glaciers",
          "exceptions for parents aren't even thought of",
        ],
      },
      slipperySlope: {
        first: "the firm goes on paying for short flights",
        steps: [
          "staff will fly to meetings in the next town",
          "the firm will build a runway behind its canteen",
          "no one in the country will set foot on the ground",
        ],
        paraphrases: [
          "nobody's going to build a runway behind a canteen",
          "they pay for flights now and that hasn't happened",
          "it leaps from a few flights to everyone in the air",
          "there's no ground for any of these predictions",
        ],
      },
    },
    figures: {
      counted: "short flights that the firm paid for",
      countedShort: "flights",
      people: "business travellers in the firm",
      opinion: "say that they would rather go by train",
      amount: {
        members: "employees who travel for the firm",
        member: "an employee",
        verb: "lose",
        verbSingular: "loses",
        unit: "hours",
        purpose: "a year in queues at airports",
        usual: 5,
        outlier: "who flies to customers three times a week",
      },
      subgroups: {
        finding:
          "in firms that pay only for the train, employees gave their trips 7.7 points on average instead of 7.0",
        groups: ["parents of small children", "employees without children"],
        paraphrases: [
          "parents may like their trips a lot less now",
          "people with families and people without are put together",
          "those with long journeys could be unhappier than before",
          "we can't tell who is more content and who isn't",
        ],
      },
    },
  },
];
