import type { IssueEvaluation } from "../evaluation.ts";

/** What modules 2 to 7 need to know of the issues about hiking and the outdoors. */
export const hikingAndOutdoors: readonly IssueEvaluation[] = [
  {
    issue: "bill-for-mountain-rescue",
    reasons: [
      {
        gap: {
          question: "Do walkers in valleys with such a bill really set out better prepared?",
          paraphrases: [
            "are walkers better prepared where there's a bill?",
            "it doesn't say if any other valley has tried it",
            "how many people set out badly equipped?",
            "what the couple in canvas shoes thought about the risk",
            "evidence from places where rescue costs money",
            "how was it found out that a bill changes anything?",
          ],
        },
        assumption: {
          clause: "walkers would know of the bill before they set out",
          paraphrases: [
            "people would have heard about it",
            "that visitors know the rule when they start",
            "tourists may have no idea that rescue can cost them money",
            "assumes walkers think of an accident at all when they leave the car",
            "somebody tells them in advance what they'd have to pay",
          ],
        },
        alternative: {
          clause: "walkers should pay a fine if they set out without boots and a map",
          paraphrases: [
            "fine people without proper boots",
            "there ought to be a penalty for bad equipment",
            "a charge for setting out in canvas shoes",
            "check the gear at the car park and fine those who haven't got any",
          ],
        },
      },
      {
        gap: {
          question: "How many of the eighty-four calls came from people who had ignored a warning?",
          paraphrases: [
            "how many of the calls were in spite of a warning?",
            "a good many is not a number",
            "it doesn't say how the nine people got into trouble",
            "share of rescues that happen in fine weather",
            "what were the other calls about?",
          ],
        },
        assumption: {
          clause: "people who walk past a weather warning have seen and understood it",
          paraphrases: [
            "they know what the red flag means",
            "that the walkers noticed the warning",
            "a stranger might take the flag for decoration",
            "assumes everybody can read the signs at the car park",
            "those who set out in bad weather do it knowingly",
          ],
        },
        alternative: {
          clause: "the path to the summit should be closed while a warning is in force",
          paraphrases: [
            "close the path in bad weather",
            "put a gate at the car park and lock it in storms",
            "nobody ought to be let up there when the red flag is out",
            "a warden could turn people back",
          ],
        },
      },
      {
        gap: {
          question: "How much money does the team need each year, and how much has it got?",
          paraphrases: [
            "how much money is missing?",
            "it isn't said how high the charge would be",
            "how much would the bills bring in?",
            "who pays for the ropes at present?",
            "the team's yearly costs",
            "does the team want to charge people at all?",
          ],
        },
        assumption: {
          clause: "walkers who are sent a bill would really pay it",
          paraphrases: [
            "people will pay up",
            "that the money comes in without a fight",
            "many may be from abroad and throw the bill away",
            "assumes collecting it doesn't cost more than it brings",
            "those who've been rescued can afford to pay",
          ],
        },
        alternative: {
          clause: "everyone who parks at the foot of the mountain should pay a pound for the team",
          paraphrases: [
            "a pound from everybody who parks there",
            "let all walkers pay a little for the team",
            "the hotels could put a small charge on each night",
            "the council ought to give the team money for a van",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["self_reliance", "fairness"],
        phrase: "every walker's responsibility for the risk",
        paraphrases: [
          "personal responsibility",
          "that you pay for what you've caused",
          "being answerable for your own mistakes",
          "justice for the volunteers",
          "no one should leave others to bear the cost",
        ],
      },
      second: {
        ids: ["compassion", "safety"],
        phrase: "help without conditions",
        paraphrases: [
          "saving lives",
          "kindness to people in trouble",
          "that everybody dares to call for help",
          "mercy",
          "security on the mountain for all",
        ],
      },
      concession: "a frightened climber with an empty purse might sit in the snow and not ring",
    },
    fallacies: {
      strawman: {
        distortion: "to send a helicopter with champagne to every walker who is a little tired",
        paraphrases: [
          "nobody wants champagne for tired walkers",
          "they fear that people would wait too long to ring",
          "it makes free rescue sound like a luxury hotel",
          "the point about waiting isn't answered",
          "that's far from what the opponents said",
        ],
      },
      adHominem: {
        opponent: "the warden of the summit hut",
        attack: "snores so loudly that guests ask for another room",
        paraphrases: [
          "snoring has nothing to do with bills",
          "it makes fun of the warden and gives no reason",
          "you can snore and still know about mountains",
          "the warden's nights don't matter for the question",
        ],
      },
      falseDichotomy: {
        option: "careless walkers pay for their rescue",
        threat: "volunteers risk their necks for fools every night",
        thirdWays: [
          "walkers could buy a cheap rescue card before they set out",
          "the council could post a guard at the car park in bad weather",
        ],
        paraphrases: [
          "insurance would be another way",
          "you could turn people back at the car park",
          "there are more choices than paying or risking lives",
          "it isn't every night and they aren't all fools",
          "the options in the middle are hidden from us",
        ],
      },
      slipperySlope: {
        first: "rescue remains free for everyone",
        steps: [
          "people will climb the mountain in slippers",
          "the team will be called out for every blister",
          "walkers will ring for a stretcher out of sheer boredom",
        ],
        paraphrases: [
          "rescue is free now and nobody goes up in slippers",
          "there's nothing to show it would go that way",
          "from free help to bored callers is a big jump",
          "one thing doesn't bring on the next",
        ],
      },
    },
    figures: {
      counted: "calls from walkers who had ignored a warning",
      countedShort: "calls",
      people: "volunteers of the rescue team",
      opinion: "say that most calls in bad weather could be avoided",
      amount: {
        members: "volunteers of the rescue team",
        member: "a volunteer of the rescue team",
        verb: "give up",
        verbSingular: "gives up",
        unit: "hours",
        purpose: "a year for walkers who ignored a warning",
        usual: 5,
        outlier: "who leads the team and goes out every time",
      },
      subgroups: {
        finding:
          "teams that send bills were called out 51 times a year on average and teams that do not 68 times",
        groups: ["teams in high mountains", "teams in low hills"],
        paraphrases: [
          "in high mountains it might make no difference",
          "maybe the teams with bills are all in the low hills",
          "it lumps hills and mountains together",
          "we don't know about teams in a valley like ours",
          "the average could hide that some were called more often",
        ],
      },
    },
  },
  {
    issue: "one-night-above-the-road",
    reasons: [
      {
        gap: {
          question: "What do people who have slept on a hillside really do for it afterwards?",
          paraphrases: [
            "what do they do for the hillside?",
            "coming back every summer isn't the same as caring for it",
            "it doesn't tell what caring means here",
            "how many campers are like the two nurses?",
            "do people who stay on the official sites care any less?",
            "any sign that they pick up litter or help out?",
          ],
        },
        assumption: {
          clause: "it is the night outside that makes people care for a hillside",
          paraphrases: [
            "sleeping out is what makes them care",
            "that those people didn't love the hills before",
            "maybe only nature lovers want to sleep up there in the first place",
            "assumes a careless person changes after one night",
            "a night on the site by the road wouldn't have the same effect",
          ],
        },
        alternative: {
          clause: "every school by the lake should take its classes to sleep on a hillside once",
          paraphrases: [
            "school trips with a night on the hill",
            "let pupils sleep outside once",
            "schools ought to spend a night up there with a guide",
            "guided nights on the hillside for young people",
          ],
        },
      },
      {
        gap: {
          question: "How many walkers would camp above the road on a fine weekend?",
          paraphrases: [
            "how many tents would there be?",
            "it doesn't say how big the damage on the slopes would be",
            "how long does the lower field take to recover?",
            "has anyone compared the two kinds of camping?",
            "the number of people turned away on Fridays",
          ],
        },
        assumption: {
          clause: "sleepers would spread out and not all choose the same few spots",
          paraphrases: [
            "people won't all camp in one place",
            "that the tents will be scattered over the slopes",
            "everyone may want the spot with the best view",
            "assumes there's flat ground in many places",
            "walkers keep away from each other when they can choose freely",
          ],
        },
        alternative: {
          clause: "the council should open ten small sites around the lake in place of two large",
          paraphrases: [
            "several small sites instead of two big ones",
            "spread the campers over more sites",
            "more but smaller fields for tents",
            "the two sites ought to take fewer tents",
          ],
        },
      },
      {
        gap: {
          question: "How many families stay away from the lake on account of the price of a pitch?",
          paraphrases: [
            "how many families can't afford it?",
            "it's not said what else a holiday there costs",
            "are there cheaper places to stay nearby?",
            "the number of poor families who'd come",
            "would families with small kids climb up there at all?",
          ],
        },
        assumption: {
          clause: "families with little money have a tent and can carry it up the slope",
          paraphrases: [
            "poor families own a tent",
            "that they've got all the gear you need",
            "a family without a car may never get there in the first place",
            "assumes children can walk up with the luggage",
            "the pitch is the only thing they can't pay for",
          ],
        },
        alternative: {
          clause: "the council should let families camp on the school field for nothing in summer",
          paraphrases: [
            "free camping on the school field",
            "open a site where poor families pay nothing",
            "farmers could lend a meadow to families free of charge",
            "pitches ought to be free for people with little money",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["freedom", "inclusion"],
        phrase: "the freedom to sleep under the sky",
        paraphrases: [
          "liberty",
          "the hills being open to everyone",
          "that people can go where they like",
          "holidays for those with little money as well",
          "being able to camp wild",
        ],
      },
      second: {
        ids: ["nature", "order", "beauty"],
        phrase: "clean and unspoilt slopes",
        paraphrases: [
          "tidiness",
          "keeping the hillside as it is",
          "protecting the landscape",
          "no litter and no burnt grass",
          "control over where people camp",
        ],
      },
      concession: "a shepherd may find tins and black rings where last night's guests have been",
    },
    fallacies: {
      strawman: {
        distortion: "to fence off the hills with barbed wire and sell tickets to the view",
        paraphrases: [
          "nobody talked about barbed wire",
          "they only mentioned rubbish and burnt grass",
          "worrying about litter isn't the same as locking people out",
          "the writer makes them sound greedy",
          "their actual worry is left unanswered",
        ],
      },
      adHominem: {
        opponent: "the shepherd on the east slope",
        attack: "was once seen dancing with a scarecrow at midnight",
        paraphrases: [
          "dancing with a scarecrow proves nothing about tents",
          "it's gossip about the shepherd and no argument",
          "what somebody did at midnight doesn't make the litter go away",
          "attacks the shepherd instead of dealing with the rubbish",
        ],
      },
      falseDichotomy: {
        option: "walkers may sleep above the road",
        threat: "the lake belongs to the rich for ever",
        thirdWays: [
          "the council could open a third site without a fee",
          "tents could be allowed at a few marked places on the slope",
        ],
        paraphrases: [
          "a free third site would do too",
          "there's more than those two ways",
          "twenty-eight pounds doesn't make it a lake for the rich only",
          "you could allow tents in certain spots",
          "the writer skips all the compromises",
        ],
      },
      slipperySlope: {
        first: "tents stay forbidden above the road",
        steps: [
          "picnic blankets will be forbidden next",
          "walkers will need a pass to sit on a stone",
          "people will know the hills from postcards only",
        ],
        paraphrases: [
          "tents are banned already and you can still sit on a stone",
          "a ban on tents isn't a ban on picnics",
          "why should one ban lead to another?",
          "pure speculation that gets sillier each time",
        ],
      },
    },
    figures: {
      counted: "families who found both sites full",
      countedShort: "such families",
      people: "walkers round the lake",
      opinion: "say that they would rather sleep on the hillside",
      amount: {
        members: "families on a weekend at the lake",
        member: "a family on a weekend at the lake",
        verb: "drive",
        verbSingular: "drives",
        unit: "miles",
        purpose: "in search of a place for their tent",
        usual: 4,
        outlier: "which went to the coast and back that night",
      },
      subgroups: {
        finding:
          "hillsides where tents are allowed had 3 bags of rubbish a month on average and packed sites 11",
        groups: ["hillsides near a car park", "remote hillsides"],
        paraphrases: [
          "slopes near a car park may be full of rubbish",
          "perhaps only the remote ones were clean",
          "it's an average over near and far hillsides",
          "our slopes right above the road could be the bad sort",
          "we don't see where the bags were found",
        ],
      },
    },
  },
  {
    issue: "falcons-on-the-climbing-cliff",
    reasons: [
      {
        gap: {
          question: "How many broods on this cliff have failed on account of climbers?",
          paraphrases: [
            "how many broods were lost because of climbers?",
            "did the eggs survive on that Friday two years ago?",
            "it doesn't say what made the pair fly off",
            "how have the falcons bred there for sixty years then?",
            "numbers of young birds from one year to the next",
            "how close is too close?",
          ],
        },
        assumption: {
          clause: "the climbers' routes lead close to the ledges where the falcons sit",
          paraphrases: [
            "climbers get near the nests",
            "that the routes go past the falcons",
            "the cliff may be big enough for both",
            "assumes the birds don't nest far away from where people climb",
            "on their way up climbers come within reach of the ledges",
          ],
        },
        alternative: {
          clause: "a wall of cloth should hide the climbers from the falcons' ledges in spring",
          paraphrases: [
            "screen off the nests",
            "hang up a cover so that the birds don't see anyone",
            "there ought to be something between climbers and nests",
            "hide the people and let them climb",
          ],
        },
      },
      {
        gap: {
          question: "How many climbers can the other rocks take on a weekend at Easter?",
          paraphrases: [
            "is there enough room in the quarry?",
            "it doesn't say what climbers think of the quarry",
            "how many people climb on the cliff at Easter?",
            "who says that the quality is equal?",
            "are the other routes safe?",
            "whether the quarry's owner agrees",
          ],
        },
        assumption: {
          clause: "no rare birds nest on the rocks to which the climbers would move",
          paraphrases: [
            "there aren't any falcons in the quarry",
            "that the climbers do no harm over there",
            "the other rocks might have nests on them too",
            "assumes moving the climbers doesn't just move the problem",
            "nothing is breeding on those other routes",
          ],
        },
        alternative: {
          clause: "the climbing club should ask its members to use the other routes in spring",
          paraphrases: [
            "ask climbers to go elsewhere of their own accord",
            "a request and no ban",
            "they ought to avoid the cliff by themselves while the birds breed",
            "recommend the quarry in spring",
          ],
        },
      },
      {
        gap: {
          question: "How many pairs of falcons are there between the river and the sea today?",
          paraphrases: [
            "how many pairs are there now?",
            "it only tells us about the last century",
            "is the number of falcons going up or down?",
            "how many of the young usually survive anyway?",
            "present count of breeding pairs",
          ],
        },
        assumption: {
          clause: "the broods on the cliff would do better if no climbers came",
          paraphrases: [
            "without climbers more chicks would survive",
            "that climbers are what threatens the broods",
            "maybe bad weather or owls kill the young",
            "assumes it's people on ropes who cost the falcons their young",
            "closing the cliff really saves broods",
          ],
        },
        alternative: {
          clause: "volunteers should guard the nests on the cliff against thieves day and night",
          paraphrases: [
            "guard the nests",
            "someone ought to watch over the eggs round the clock",
            "protect the broods from egg thieves",
            "farmers near the cliff shouldn't use poison",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["nature", "animals"],
        phrase: "the survival of a rare bird",
        paraphrases: [
          "wildlife",
          "protecting the falcons",
          "conservation",
          "that the nests are left in peace",
          "saving a species",
        ],
      },
      second: {
        ids: ["freedom", "tradition", "enjoyment"],
        phrase: "the climbers' old freedom",
        paraphrases: [
          "liberty",
          "the fun of climbing there",
          "a custom that goes back sixty years",
          "people's right to use the cliff",
          "sport and pleasure",
        ],
      },
      concession: "friends who have met on this rock every Easter would have to stay at its foot",
    },
    fallacies: {
      strawman: {
        distortion: "to swing from ledge to ledge with hammers and make omelettes at the top",
        paraphrases: [
          "no climber wants to eat the eggs",
          "they said careful climbers never harmed a nest",
          "the writer paints the climbers as vandals",
          "it's an invented crime, not their view",
          "climbing carefully isn't the same as smashing nests",
        ],
      },
      adHominem: {
        opponent: "the president of the climbing club",
        attack: "failed the driving test four times in a row",
        paraphrases: [
          "driving tests have nothing to do with falcons",
          "failing a test years ago doesn't make you wrong now",
          "it tries to make the president look stupid",
          "whether climbers harm nests isn't discussed at all",
        ],
      },
      falseDichotomy: {
        option: "the cliff is closed until the end of June",
        threat: "the last falcon leaves our valley for good",
        thirdWays: [
          "only the routes beside the nests could be closed",
          "a warden could show climbers where the birds sit",
        ],
        paraphrases: [
          "you could close a few routes only",
          "falcons and climbers have shared it so far",
          "it's not closing everything or losing every bird",
          "a warden would be a third way",
          "half the cliff might be enough",
        ],
      },
      slipperySlope: {
        first: "the cliff stays open at Easter",
        steps: [
          "climbers will put up tents on every ledge",
          "falcons will vanish from the whole county",
          "nothing with feathers will nest in the country but hens",
        ],
        paraphrases: [
          "it's been open for sixty years and there are still falcons",
          "one cliff doesn't decide about all the birds in the country",
          "tents on ledges? nobody gives a reason for that",
          "it goes from one Easter to the end of all birds",
        ],
      },
    },
    figures: {
      counted: "falcons' eggs that went cold on the cliff",
      countedShort: "cold eggs",
      people: "birdwatchers below the cliff",
      opinion: "say that they have seen climbers frighten falcons",
      amount: {
        members: "climbers on the limestone cliff",
        member: "a climber on the limestone cliff",
        verb: "spend",
        verbSingular: "spends",
        unit: "minutes",
        purpose: "a day within reach of a nest",
        usual: 2,
        outlier: "whose rope was caught beside a ledge",
      },
      subgroups: {
        finding:
          "cliffs that are closed in spring had 2.3 young falcons to a nest on average and open ones only 1.6",
        groups: ["cliffs by the sea", "cliffs inland"],
        paraphrases: [
          "sea cliffs may be quite different from ours",
          "maybe closing made no difference inland",
          "cliffs of every kind are counted together",
          "it doesn't say which cliffs did better",
          "the closed ones could mostly be by the sea where there's more food",
        ],
      },
    },
  },
  {
    issue: "returning-every-trout",
    reasons: [
      {
        gap: {
          question: "How many of the trout that are put back survive the next few days?",
          paraphrases: [
            "how many returned fish survive?",
            "it doesn't say what the stock is like in our two miles",
            "how soon is soon?",
            "number of trout below the weir",
            "were there twenty trout above the weir before the rods were banned?",
            "nobody has said how many fish the members take in a year",
          ],
        },
        assumption: {
          clause: "it is what the members take home that keeps the stock low",
          paraphrases: [
            "anglers are the reason there are few fish",
            "that the stock suffers from the fish that get eaten",
            "herons or dirty water might be what kills them",
            "assumes the stock in the river is poor at the moment",
            "there'd be more trout if nobody carried any home",
          ],
        },
        alternative: {
          clause: "the club should let the whole river rest without a rod for two years",
          paraphrases: [
            "no fishing at all for two years",
            "give the river a rest",
            "part of the water ought to be closed to anglers",
            "stop fishing until there are more trout again",
          ],
        },
      },
      {
        gap: {
          question: "How many of the members go fishing for the sake of a meal?",
          paraphrases: [
            "how many members fish for food?",
            "it doesn't say what ordinary members enjoy about it",
            "have they been asked?",
            "how many trout are taken home each week?",
            "what younger members think, not just old hands",
            "the club's own vote on it",
          ],
        },
        assumption: {
          clause: "the members would go on fishing although there is nothing to take home",
          paraphrases: [
            "they'd still fish if they couldn't eat the catch",
            "that people stay in the club without the trout",
            "some would probably leave and fish somewhere else",
            "assumes nobody is there chiefly for supper",
            "the thrill alone is enough to keep members coming",
          ],
        },
        alternative: {
          clause: "the club should give its yearly prize for the finest fight and not for weight",
          paraphrases: [
            "give the prize for the best fight",
            "don't weigh the fish, judge the skill",
            "contests ought to be about how a fish is played",
            "the club could teach casting and leave the scales at home",
          ],
        },
      },
      {
        gap: {
          question: "How badly is a trout hurt by the hook before it is let go?",
          paraphrases: [
            "how much does the hook hurt it?",
            "we aren't told if the fish feels pain",
            "do the released ones die later on?",
            "how often is the same trout caught again?",
            "what vets or biologists say about it",
            "the effects of being held in the net",
          ],
        },
        assumption: {
          clause: "a trout that is let go recovers and lives on as before",
          paraphrases: [
            "the fish gets over it",
            "that it swims off and is fine",
            "it may die slowly of the wound a day later",
            "assumes being hooked does no lasting harm",
            "a trout doesn't suffer any more once it's back in the water",
          ],
        },
        alternative: {
          clause: "members should fish with a line and no hook and only count the bites",
          paraphrases: [
            "no hooks at all",
            "count bites and catch nothing",
            "anglers ought not to pull a fish out in the first place",
            "leave the hook off and the fish unhurt",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["animals", "nature", "compassion"],
        phrase: "the life of every fish",
        paraphrases: [
          "animal welfare",
          "kindness to living things",
          "a river full of trout",
          "that no creature is killed for nothing",
          "protecting the stock",
        ],
      },
      second: {
        ids: ["tradition", "freedom", "enjoyment"],
        phrase: "the old custom of eating your catch",
        paraphrases: [
          "tradition",
          "a good meal after a day by the water",
          "doing as anglers have always done",
          "the right to take something home",
          "pleasure at the table",
        ],
      },
      concession: "a member could no longer fry a trout for friends on a summer evening",
    },
    fallacies: {
      strawman: {
        distortion: "to fill their freezers until not one tail flicks between the banks",
        paraphrases: [
          "no one said they want to empty the river",
          "their point is that catching for fun is worse than eating",
          "it makes them seem greedy",
          "three a week isn't a full freezer",
          "the writer argues against something they didn't say",
        ],
      },
      adHominem: {
        opponent: "the vicar of the riverside parish",
        attack: "falls asleep in every film and blames the chair",
        paraphrases: [
          "sleeping in the cinema has nothing to do with trout",
          "it makes the vicar look silly and ignores what was said",
          "a sleepy person can be right about fishing",
          "no word about whether hooking for fun is cruel",
        ],
      },
      falseDichotomy: {
        option: "members put every trout back",
        threat: "the river is fished empty before our children can cast a line",
        thirdWays: [
          "members could take home one trout a month",
          "one half of the water could be kept for fish that go back",
        ],
        paraphrases: [
          "they could take fewer home",
          "one trout a month is a middle way",
          "it isn't all back or an empty river",
          "why not split the water in two parts?",
          "with three a week there are still fish, so the threat is false",
        ],
      },
      slipperySlope: {
        first: "members go on taking trout home",
        steps: [
          "the last big fish will end in a pan",
          "herons and otters will leave the valley",
          "nothing will swim in the river but old tyres",
        ],
        paraphrases: [
          "members take trout now and there are still some",
          "three a week don't wipe out every fish",
          "nothing shows that the otters would go",
          "it turns a supper into the death of a river",
        ],
      },
    },
    figures: {
      counted: "days on which a member caught nothing",
      countedShort: "such days",
      people: "members of the angling club",
      opinion: "say that there were more trout in former years",
      amount: {
        members: "members of the angling club",
        member: "a member of the angling club",
        verb: "wait",
        verbSingular: "waits",
        unit: "minutes",
        purpose: "until the first bite of the day",
        usual: 10,
        outlier: "who sits by a dead pool from dawn to dusk",
      },
      subgroups: {
        finding:
          "rivers where every trout goes back held 34 fish to a hundred yards on average and all others 21",
        groups: ["rivers in the hills", "rivers in the plain"],
        paraphrases: [
          "rivers in the plain may be different",
          "it could be true for hill streams only",
          "all sorts of rivers are in one average",
          "we don't know how rivers like ours did",
          "perhaps most of those rivers are up in the hills where trout thrive anyway",
        ],
      },
    },
  },
  {
    issue: "dogs-on-half-the-beach",
    reasons: [
      {
        gap: {
          question: "Who are the people at the northern end, and what would they say to dogs?",
          paraphrases: [
            "what do the people at the north end think?",
            "why is it so quiet up there?",
            "it doesn't say whether the thirty-one go there to be undisturbed",
            "are there families with small children among them?",
            "the views of those who use that part now",
            "was it counted on just one day?",
          ],
        },
        assumption: {
          clause: "dogs north of the pier would not run over to the crowded southern half",
          paraphrases: [
            "the dogs would stay on their side",
            "that a pier is enough to keep them apart",
            "a loose dog could easily run past the pier to the families",
            "assumes owners can keep their dogs in the northern part",
            "people south of the pier won't notice the dogs at all",
          ],
        },
        alternative: {
          clause: "people should be allowed to fly kites and play ball north of the pier",
          paraphrases: [
            "use the quiet end for kites",
            "ball games ought to be allowed up there",
            "the north end could be for sports and surfers",
            "let riders use the empty part of the sand",
          ],
        },
      },
      {
        gap: {
          question: "How much do dog owners spend in the cafés, compared with families?",
          paraphrases: [
            "how much do dog owners spend?",
            "one café with a bowl, what about the others?",
            "it doesn't say if families would stay away from the cafés",
            "takings with and without dogs",
            "do owners come to the sea front in summer at present?",
          ],
        },
        assumption: {
          clause: "more dog owners would come to the sea front if their dogs had sand to run on",
          paraphrases: [
            "the beach would bring in more owners",
            "that the ban keeps owners away from the cafés",
            "those people may be coming for their coffee anyway",
            "assumes you'd gain more guests with dogs than you'd lose without",
            "new customers will turn up once the northern sand is open",
          ],
        },
        alternative: {
          clause: "every café on the sea front should put out a bowl and let dogs in",
          paraphrases: [
            "all cafés ought to put out water bowls",
            "let dogs into the cafés",
            "the cafés could advertise for guests with dogs",
            "hotels should welcome dog owners",
          ],
        },
      },
      {
        gap: {
          question: "How many people in the town are kept awake by dogs at night?",
          paraphrases: [
            "how many people are disturbed?",
            "is it just the two retrievers?",
            "it doesn't say where dogs can run at present",
            "do dogs really howl less after a day at the sea?",
            "number of complaints about barking",
          ],
        },
        assumption: {
          clause: "the town's dogs have no other place where they can run in summer",
          paraphrases: [
            "there's nowhere else for them to run",
            "that only the beach will tire them out",
            "a field or a river might do just as well",
            "assumes their owners don't already take them for long runs inland",
            "without the sand the dogs get too little exercise",
          ],
        },
        alternative: {
          clause: "owners should give their dogs a long run through the fields every evening",
          paraphrases: [
            "take the dog for a run in the evening",
            "owners ought to walk their dogs more",
            "the town could set aside a field for dogs",
            "a pond where dogs may swim would do it",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["animals", "freedom", "enjoyment"],
        phrase: "a good run by the sea for every dog",
        paraphrases: [
          "liberty for dogs",
          "animals having fun",
          "being able to run about freely",
          "that owners get their part of the beach",
          "the wellbeing of the dogs",
        ],
      },
      second: {
        ids: ["health", "safety", "order"],
        phrase: "a clean and safe beach for families",
        paraphrases: [
          "cleanliness",
          "hygiene where toddlers dig",
          "children being safe",
          "no dirt in the sand",
          "families not having to worry",
        ],
      },
      concession: "nobody could be sure any more what a toddler digs up north of the pier",
    },
    fallacies: {
      strawman: {
        distortion: "to muzzle every poodle in the country and chain it to a wall",
        paraphrases: [
          "nobody wants to chain up poodles",
          "they just don't want dog dirt where kids dig",
          "it makes parents sound like dog haters",
          "keeping a beach clean isn't cruelty to animals",
        ],
      },
      adHominem: {
        opponent: "the head of the seaside nursery",
        attack: "builds sandcastles that fall down before lunch",
        paraphrases: [
          "sandcastles don't matter for this",
          "being bad at building castles doesn't make you wrong about dirt",
          "it's a joke about a person and no answer",
          "the point about toddlers remains untouched",
        ],
      },
      falseDichotomy: {
        option: "dogs may use the northern sand",
        threat: "every dog in the town goes mad in a back yard",
        thirdWays: [
          "dogs could be allowed before nine in the morning",
          "the last two hundred yards could be fenced off for them",
        ],
        paraphrases: [
          "mornings only would be possible",
          "dogs can also run inland, so they won't go mad",
          "there's more than yes for half the beach or a mad dog",
          "a smaller part might be enough",
          "compromises are left out",
        ],
      },
      slipperySlope: {
        first: "the ban covers the whole bay for another summer",
        steps: [
          "dog owners will take their holidays elsewhere",
          "the cafés will close one after another",
          "the last inhabitant will turn off the lights on the pier",
        ],
        paraphrases: [
          "the ban exists already and the cafés are still there",
          "one more summer doesn't kill a town",
          "no figures show that owners would stay away",
          "each step is worse than the one before without any proof",
        ],
      },
    },
    figures: {
      counted: "dog owners who spent their holidays in another bay",
      countedShort: "such owners",
      people: "café owners on the sea front",
      opinion: "say that they would welcome more guests with dogs",
      amount: {
        members: "dog owners",
        member: "a dog owner",
        verb: "drive",
        verbSingular: "drives",
        unit: "miles",
        purpose: "a day to a beach that takes dogs",
        usual: 2,
        outlier: "who goes to the far end of the county",
      },
      subgroups: {
        finding:
          "cafés beside dog beaches took 640 pounds a day on average and cafés beside other beaches only 520",
        groups: ["cafés with a terrace", "cafés without one"],
        paraphrases: [
          "cafés without a terrace might even have lost guests",
          "maybe just the ones with tables outside earned more",
          "it's an average over very different cafés",
          "big and small places are mixed up",
          "we can't see which of them gained",
        ],
      },
    },
  },
  {
    issue: "rough-path-to-the-waterfall",
    reasons: [
      {
        gap: {
          question: "How many visitors come for the scramble, and how many just for the waterfall?",
          paraphrases: [
            "how many come for the wild path itself?",
            "it's just one family from the coast, what about the rest?",
            "how many stay away on account of the stones?",
            "visitors' own reasons aren't given",
            "have those who turned back been asked?",
            "the passage doesn't say how many people would come if there were steps",
          ],
        },
        assumption: {
          clause: "visitors would no longer find the place wild if the path had steps",
          paraphrases: [
            "steps would spoil the wildness",
            "that a signpost takes away the feeling of wilderness",
            "the waterfall could seem just as wild with a few steps below",
            "assumes people notice the steps more than the water",
            "you can't have both steps and something wild",
          ],
        },
        alternative: {
          clause: "a second path with steps should be laid through the wood on the far bank",
          paraphrases: [
            "build an easy path on the other side",
            "leave this one and make another",
            "there ought to be two ways, a wild one and an easy one",
            "put the steps somewhere else",
          ],
        },
      },
      {
        gap: {
          question: "How many walkers go on from the waterfall to the upper moor?",
          paraphrases: [
            "how many go on to the moor?",
            "it doesn't say whether anyone has come to harm up there",
            "how many turn back on the rough part?",
            "number of rescues on the moor",
            "is there a warning before the bog?",
          ],
        },
        assumption: {
          clause: "walkers who manage the rough path are fit enough for the moor as well",
          paraphrases: [
            "whoever gets up the path can cope with the moor",
            "that the path is a good test of fitness",
            "someone may scramble up six hundred feet and still be lost in a bog",
            "assumes unfit people give up and don't struggle on",
            "the stones stop everybody who'd be in danger higher up",
          ],
        },
        alternative: {
          clause: "a locked gate should stand beyond the falls, with an easy path leading up to it",
          paraphrases: [
            "close the moor with a gate",
            "make the path easy and block the way to the bog",
            "they ought to stop people at the top and not at the start",
            "put a barrier where it gets dangerous",
          ],
        },
      },
      {
        gap: {
          question: "How many walkers are hurt on the rough path, and how many on smooth ones?",
          paraphrases: [
            "how many accidents happen on each path?",
            "it doesn't say if anyone was injured",
            "do people really fall less on rough ground?",
            "figures on sprained ankles are missing",
            "are the walkers on the loop older?",
          ],
        },
        assumption: {
          clause: "the walkers' greater care makes up for the danger of roots and loose stones",
          paraphrases: [
            "being careful outweighs the danger",
            "that fewer people get hurt on a rough path",
            "you can watch your step and still slip on a wet root",
            "assumes looking at your phone is more dangerous than loose stones",
            "care is enough to keep people from falling",
          ],
        },
        alternative: {
          clause: "the path should be signposted but keep its roots and its loose stones",
          paraphrases: [
            "put up signs and leave the ground rough",
            "no steps, but some signposts",
            "the ground ought to stay uneven and the way be marked",
            "just add arrows",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["nature", "self_reliance", "beauty"],
        phrase: "the wildness of the place",
        shownBy: [0],
        paraphrases: [
          "untouched nature",
          "adventure",
          "leaving the landscape as it is",
          "people having to rely on themselves",
          "something real and not made by man",
        ],
      },
      second: {
        ids: ["inclusion", "comfort", "safety"],
        phrase: "a waterfall that everyone can reach",
        paraphrases: [
          "access for all",
          "letting old people and kids see it too",
          "ease of getting there",
          "that nobody is shut out",
          "a secure way up",
        ],
      },
      concession: "a grandmother with a stiff knee will hear the water and never see it",
    },
    fallacies: {
      strawman: {
        distortion: "to build a motorway up to the spray with a car park on top",
        paraphrases: [
          "nobody asked for a motorway",
          "they want a few steps for older people and kids",
          "steps and a motorway are two very different things",
          "the writer makes a small wish look huge",
          "it's easier to attack a motorway than a stair",
        ],
      },
      adHominem: {
        opponent: "the organist of the village church",
        attack: "has never once been on time for a wedding",
        paraphrases: [
          "being late for weddings has nothing to do with paths",
          "it blames the organist for something quite different",
          "an unpunctual person might be right about the steps",
          "no answer to whether old people should get up there",
        ],
      },
      falseDichotomy: {
        option: "the path stays as it is",
        threat: "the valley becomes a fairground with queues and loudspeakers",
        thirdWays: [
          "a few steps could be cut on the steepest part alone",
          "an easier path could lead to a viewpoint below the falls",
        ],
        paraphrases: [
          "a few steps don't make a fairground",
          "you could improve just the steepest bit",
          "another path to a viewpoint would be possible",
          "there's a lot between doing nothing and a fairground",
          "only two extremes are offered",
        ],
      },
      slipperySlope: {
        first: "the path gets steps and signposts",
        steps: [
          "someone will ask for handrails and lamps",
          "a bar with flashing lights will stand in the spray",
          "the waterfall will be switched off at night to save water",
        ],
        paraphrases: [
          "steps don't lead to a bar in the spray",
          "each step of the story is just imagined",
          "you can stop after the signposts",
          "no one can switch off a waterfall, it's absurd",
          "why would lamps follow from a signpost?",
        ],
      },
    },
    figures: {
      counted: "walkers who were hurt on paths with steps",
      countedShort: "injured walkers",
      people: "visitors to the waterfall",
      opinion: "say that the scramble is the best part of the day",
      amount: {
        members: "visitors to the waterfall",
        member: "a visitor to the waterfall",
        verb: "travel",
        verbSingular: "travels",
        unit: "miles",
        purpose: "for the sake of a path without steps",
        usual: 8,
        outlier: "who comes from the far end of the country",
      },
      subgroups: {
        finding:
          "walkers gave rough paths 8.4 points out of ten on average and paths with steps and signposts only 7.1",
        groups: ["walkers under forty", "walkers over seventy"],
        paraphrases: [
          "older walkers may prefer the steps",
          "maybe it's only the young who like it rough",
          "young and old are thrown together in the average",
          "we don't hear what people over seventy said",
          "families with small kids could see it differently",
        ],
      },
    },
  },
];
