import type { IssueEvaluation } from "../evaluation.ts";

/** What modules 2 to 7 need to know of the issues about space and astronomy. */
export const spaceAndAstronomy: readonly IssueEvaluation[] = [
  {
    issue: "street-lamps-after-midnight",
    reasons: [
      {
        gap: {
          question: "What research did the observatory do before, and who made use of it?",
          paraphrases: [
            "what did they find out up there in the past?",
            "it doesn't say what kind of research it was",
            "did anyone ever use the observatory's results?",
            "importance of the work on the hill",
            "how many people work at that telescope?",
            "we don't know if the research was any good",
          ],
        },
        assumption: {
          clause: "it is the village lamps and not the glow of larger towns that brighten the sky",
          paraphrases: [
            "the village lights are what spoils the view",
            "that it would be dark enough without those 86 lamps",
            "nearby towns don't light up the sky just as much",
            "assumes there's no other light around",
            "the sky could stay bright even if the village goes dark",
          ],
        },
        alternative: {
          clause: "the village should put shades on its lamps so that no light goes upwards",
          paraphrases: [
            "cover the lamps at the top",
            "use lamps which only shine down",
            "the lights ought to be shielded towards the hill",
            "you could just stop the light from going up",
          ],
        },
      },
      {
        gap: {
          question: "How many bedrooms in the village have a lamp in front of them?",
          paraphrases: [
            "how many people are troubled by the light?",
            "number of bedrooms facing the road",
            "is it only number nine?",
            "it doesn't say how many villagers sleep badly",
            "whether anyone else has complained about the glare",
          ],
        },
        assumption: {
          clause: "people who live by the road cannot keep the light out in another way",
          paraphrases: [
            "thicker curtains wouldn't help",
            "that there's no simple cure such as a blind",
            "residents have no other way to make the bedroom dark",
            "they could just buy proper blinds or move the bed",
            "assumes pinned curtains are all you can do",
          ],
        },
        alternative: {
          clause: "lamps that stand close to a bedroom should be moved across the road",
          paraphrases: [
            "move the lamps away from the windows",
            "put those few lights on the other side",
            "a lamp outside a bedroom ought to be placed elsewhere",
            "shift the ones that shine into people's rooms",
          ],
        },
      },
      {
        gap: {
          question: "What would it cost to have the lamps switched off and on every night?",
          paraphrases: [
            "what does the switching itself cost?",
            "price of the clocks or new switches",
            "it doesn't tell what has to be paid for the change",
            "is anything left of the 4000 after the work on the lamps?",
            "how was the four thousand worked out?",
          ],
        },
        assumption: {
          clause: "the money that is saved on light may be spent by the village itself",
          paraphrases: [
            "that the village gets to keep the four thousand",
            "the savings stay in Upper Farley",
            "the county might take the money instead",
            "the cash really goes into the swings and the roof",
            "assumes the village pays the bill and can use what's left",
          ],
        },
        alternative: {
          clause: "the village should turn off the floodlights on its church and its sports ground",
          paraphrases: [
            "switch off the church lights",
            "no more floodlights at night",
            "save on lighting the church and the pitch",
            "the sports ground and the church ought to be dark at night too",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["calm", "thrift", "learning"],
        phrase: "dark nights that cost nothing",
        shownBy: [1, 2],
        paraphrases: [
          "saving money",
          "sleep and quiet",
          "seeing the stars",
          "science on the hill",
          "the natural darkness of the night",
        ],
      },
      second: {
        ids: ["safety", "comfort", "freedom"],
        phrase: "a safe walk home for everyone",
        paraphrases: [
          "security",
          "not being scared in the street",
          "protection for people who are out late",
          "being able to go out at any hour",
          "finding your way",
        ],
      },
      concession: "a nurse back from the late shift would have to feel along the hedges",
    },
    fallacies: {
      strawman: {
        distortion: "to light the whole valley like a fairground from dusk to dawn",
        paraphrases: [
          "they're afraid of the dark, they never asked for a fairground",
          "nobody wants to light the whole valley",
          "it makes frightened people sound ridiculous",
          "keeping street lamps on is much less than that",
        ],
      },
      adHominem: {
        opponent: "the landlord of the village pub",
        attack: "has had the same bad haircut since leaving school",
        paraphrases: [
          "hair has got nothing to do with lamps",
          "it's about how the landlord looks and not what was said",
          "a bad haircut doesn't make the worry about the dark wrong",
          "just an insult, no answer",
        ],
      },
      falseDichotomy: {
        option: "the village goes dark at midnight",
        threat: "nobody in Upper Farley ever sees a star again",
        thirdWays: [
          "every second lamp could stay on",
          "the lamps could switch themselves on when somebody walks past",
        ],
        paraphrases: [
          "half of the lamps could stay lit",
          "lamps with a sensor would be another way",
          "it's not dark streets or no stars",
          "you could dim them instead",
        ],
      },
      slipperySlope: {
        first: "the lamps burn all night",
        steps: [
          "villagers will want lights in their gardens and fields",
          "children will believe that the Moon is only a story",
          "owls and hedgehogs will pack up and leave the country",
        ],
        paraphrases: [
          "the lamps burn all night already and the owls are still there",
          "no reason why one should lead to the other",
          "from 86 lamps to no more owls, that's a big jump",
          "it makes up worse and worse things",
        ],
      },
    },
    figures: {
      counted: "evenings on which the observatory saw nothing but glare",
      countedShort: "such evenings",
      people: "residents of the main road",
      opinion: "say that the lamps keep them awake",
      amount: {
        members: "households on the main road",
        member: "a household on the main road",
        verb: "spend",
        verbSingular: "spends",
        unit: "pounds",
        purpose: "a year on keeping the light out",
        usual: 5,
        outlier: "which had thick blinds made for a bay window",
      },
      subgroups: {
        finding:
          "in villages that put out their lamps, people slept on average 20 minutes a night longer than before",
        groups: ["people on the main road", "people in the back lanes"],
        paraphrases: [
          "those in the back lanes may sleep no longer at all",
          "it mixes people with a lamp at the window and people without",
          "maybe some sleep worse now since they're afraid",
          "it could help the main road and nobody else",
        ],
      },
    },
  },
  {
    issue: "meteorite-finders-keepers",
    reasons: [
      {
        gap: {
          question: "Did the two hundred strangers of 2019 hope to keep what they found?",
          paraphrases: [
            "were those people allowed to keep the stone?",
            "why did the two hundred go looking?",
            "it doesn't say what they'd have got for a find",
            "the searchers' reason for walking nine days",
            "did they find anything, and who has it now?",
          ],
        },
        assumption: {
          clause: "nothing less than owning the stone makes a search worth people's while",
          paraphrases: [
            "a reward or fame wouldn't be enough for them",
            "that people only search if they can keep the stone",
            "you have to let them own it or they won't look",
            "some might search just for the thrill of it",
            "assumes owning it is the only thing that pays",
          ],
        },
        alternative: {
          clause: "museums should pay a reward to anybody who brings them a meteorite",
          paraphrases: [
            "give finders a reward",
            "pay people for handing stones in",
            "whoever brings a meteorite to a museum ought to get money",
            "a finder's fee would do the job",
          ],
        },
      },
      {
        gap: {
          question: "What becomes of the stones when a collector dies or loses interest?",
          paraphrases: [
            "what happens to it when the collector is dead?",
            "where do those stones end up later?",
            "it only tells us about one dentist",
            "whether the stones are kept dry",
            "condition of stones in private hands",
          ],
        },
        assumption: {
          clause: "somebody who finds a stone by chance looks after it as well as a collector",
          paraphrases: [
            "that chance finders are as careful as collectors",
            "a postman treats it just like the dentist does",
            "finders know how to look after a meteorite",
            "an ordinary person might leave it in the garage",
            "assumes every finder is or becomes a collector",
          ],
        },
        alternative: {
          clause: "the museum should own the stone and leave it in the finder's care",
          paraphrases: [
            "it belongs to the museum but stays with the finder",
            "lend it to whoever found it",
            "the finder ought to look after a public stone",
            "the town owns it and the postman dusts it",
          ],
        },
      },
      {
        gap: {
          question: "How many owners have refused to let scientists see a stone?",
          paraphrases: [
            "how often do owners say no?",
            "one postman doesn't tell us what others do",
            "number of refusals",
            "do owners let researchers cut a piece off?",
            "it isn't said what most owners do when they're asked",
          ],
        },
        assumption: {
          clause: "scientists hear of a find and know whom to ask for it",
          paraphrases: [
            "that researchers find out who has the stone",
            "science knows about every private piece",
            "scientists can only ask if they know there is a stone",
            "a finder might never tell anyone",
            "assumes owners don't keep it secret",
          ],
        },
        alternative: {
          clause: "the town should sell such a stone to whichever private collector pays most",
          paraphrases: [
            "auction it to a collector",
            "sell it to the highest bidder",
            "the town ought to take money for it",
            "let a private owner buy it from the town",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["fairness", "freedom", "trust"],
        phrase: "a just reward for those who search",
        shownBy: [0],
        paraphrases: [
          "owning what you've found",
          "that the effort of searching pays",
          "private property",
          "letting people keep things",
          "relying on owners to do right",
        ],
      },
      second: {
        ids: ["openness", "learning", "community"],
        phrase: "a treasure that is open to everyone",
        paraphrases: [
          "sharing it with the public",
          "science",
          "something that belongs to all of us",
          "people being able to see it in a museum",
          "knowledge about space",
        ],
      },
      concession: "a school class might have to ring at a stranger's door to see such a stone",
    },
    fallacies: {
      strawman: {
        distortion: "to search every kitchen and arrest whoever owns a pretty pebble",
        paraphrases: [
          "it's about one old stone from space, not about pebbles",
          "no one wants to search kitchens",
          "they merely feel it shouldn't be private",
          "what the other side says is made to look mad",
        ],
      },
      adHominem: {
        opponent: "a geology teacher from the next town",
        attack: "once lost a game of chess to a child of six",
        paraphrases: [
          "losing at chess has nothing to do with stones",
          "it tries to make the teacher look stupid",
          "bad at chess doesn't mean wrong about meteorites",
          "this is about the teacher and not about who owns a stone",
        ],
      },
      falseDichotomy: {
        option: "finders keep their stones",
        threat: "every stone from space rusts unseen in the mud",
        thirdWays: [
          "the museum could buy each stone at a fair price",
          "finders could keep a slice and hand over the rest",
        ],
        paraphrases: [
          "you could pay the finder and still put it in a museum",
          "the stone could be shared",
          "people would pick some up even if they had to give them away",
          "there's a choice in the middle",
        ],
      },
      slipperySlope: {
        first: "finders have to hand their stones over",
        steps: [
          "the state will claim the blackberries on the common",
          "officials will empty children's pockets after every walk",
          "nobody will own so much as a garden path",
        ],
        paraphrases: [
          "a rule for meteorites doesn't touch blackberries",
          "why would it go on to gardens? no reason is given",
          "it's scaring people with things that won't happen",
          "one rule doesn't have to lead to another",
        ],
      },
    },
    figures: {
      counted: "meteorites found by people who were allowed to keep them",
      countedShort: "such finds",
      people: "hunters of fallen stones",
      opinion: "say that they would stop searching without a right to the stone",
      amount: {
        members: "hunters of fallen stones",
        member: "a hunter of fallen stones",
        verb: "walk",
        verbSingular: "walks",
        unit: "hours",
        purpose: "a year across moors and beaches for a find",
        usual: 5,
        outlier: "who has left a job in a bank for the search",
      },
      subgroups: {
        finding:
          "in countries where finders keep their stones, an average of 14 meteorites a year is reported and elsewhere 5",
        groups: ["countries with deserts", "countries with much rain"],
        paraphrases: [
          "stones are easy to spot in deserts, so it may differ there",
          "wet and dry countries are thrown together",
          "perhaps it makes no difference in a rainy country like ours",
          "large countries and small ones might look quite different",
        ],
      },
    },
  },
  {
    issue: "mars-robots-only",
    reasons: [
      {
        gap: {
          question: "How has the public taken the deaths of astronauts in the past?",
          paraphrases: [
            "how did people react when a crew was lost?",
            "did the public turn against spaceflight after accidents?",
            "it doesn't say whether losing a crew would be unacceptable",
            "reaction to earlier deaths in space",
            "how likely is it that a crew would be lost at all?",
          ],
        },
        assumption: {
          clause: "a crew on the next mission would be in serious danger of losing their lives",
          paraphrases: [
            "that flying to Mars is deadly",
            "people might well die on the trip",
            "there's a real risk for the astronauts",
            "maybe a flight with people has become quite safe",
            "assumes something is likely to go wrong with humans on board",
          ],
        },
        alternative: {
          clause: "people should fly to Mars only when ten robots have landed there in safety",
          paraphrases: [
            "robots first, people later",
            "wait for ten good landings",
            "humans ought to follow once it's safe",
            "test it with machines and then send a crew",
          ],
        },
      },
      {
        gap: {
          question: "Could the germs that a crew brings along stay alive on Mars at all?",
          paraphrases: [
            "would bacteria survive up there?",
            "can germs live on mars?",
            "we aren't told what harm the germs would do",
            "effect of our microbes on the planet",
            "no word on whether they'd die in the cold",
          ],
        },
        assumption: {
          clause: "baking a rover for days kills every germ that it carries",
          paraphrases: [
            "that robots arrive completely clean",
            "heat gets rid of all the microbes",
            "rovers don't bring any germs with them",
            "some bacteria might live through the baking",
            "assumes machines can be made free of germs",
          ],
        },
        alternative: {
          clause: "astronauts should stay in orbit round Mars and steer machines from there",
          paraphrases: [
            "let people circle the planet without landing",
            "a crew could work from orbit",
            "fly humans there but keep them off the ground",
            "astronauts ought to control the robots from above",
          ],
        },
      },
      {
        gap: {
          question: "What would our country have to pay with a crew, and what without?",
          paraphrases: [
            "how much would we pay in each case?",
            "our share of the cost",
            "it doesn't give any prices",
            "how much cheaper is it for us without people?",
            "what did six landings find out compared with one crew?",
          ],
        },
        assumption: {
          clause: "robots can do the work for which the next mission is planned",
          paraphrases: [
            "that machines are able to do the job",
            "the tasks don't need human hands",
            "a rover finds out what people want to know",
            "maybe the plan needs someone who can dig and think",
            "assumes nothing important has to be done by a person",
          ],
        },
        alternative: {
          clause: "our country should leave Mars alone and send its rovers to the Moon",
          paraphrases: [
            "rovers to the Moon and nothing to Mars",
            "the Moon is cheaper",
            "spend it on the Moon",
            "robots ought to go somewhere nearer",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["safety", "thrift", "nature"],
        phrase: "caution with lives and with money",
        shownBy: [0, 2],
        paraphrases: [
          "not risking anybody's life",
          "saving taxes",
          "protecting people and the planet",
          "being careful",
          "value for money and no danger",
        ],
      },
      second: {
        ids: ["progress", "learning", "excellence"],
        phrase: "the adventure of human discovery",
        paraphrases: [
          "exploring",
          "people seeing it for themselves",
          "the glory of being first",
          "finding out as much as possible",
          "pushing the limits",
        ],
      },
      concession: "a child of today might grow old before anyone leaves a footprint on red sand",
    },
    fallacies: {
      strawman: {
        distortion: "to pack a rocket with schoolteachers and hope that one of them lands",
        paraphrases: [
          "they talked about a trained geologist",
          "no one wants to send people off without care",
          "it makes those who want a crew look reckless",
          "that's nothing like what was said about a hammer and a robot",
        ],
      },
      adHominem: {
        opponent: "a former test pilot",
        attack: "wears cowboy boots to weddings and funerals alike",
        paraphrases: [
          "boots don't matter when it's about mars",
          "it goes on about clothes instead of the crew",
          "a pilot in funny boots may well be right",
          "what somebody wears to a wedding proves nothing",
        ],
      },
      falseDichotomy: {
        option: "only robots fly to Mars",
        threat: "we send young people to a lonely death",
        thirdWays: [
          "a crew could fly round the planet without landing",
          "robots could go first and people some years later",
        ],
        paraphrases: [
          "a crew could come home again, so it isn't robots or death",
          "people might go later when it's safer",
          "it ignores a mission with both",
          "there are more than two plans",
        ],
      },
      slipperySlope: {
        first: "a crew flies on the next mission",
        steps: [
          "every country will want a flag of its own up there",
          "rich families will build holiday homes in the craters",
          "the Earth will be left behind like an old sofa",
        ],
        paraphrases: [
          "one flight doesn't empty the Earth",
          "it doesn't explain why countries or rich people would follow",
          "people went to the Moon and nothing of the kind happened",
          "far too many steps at once, none of them proved",
        ],
      },
    },
    figures: {
      counted: "tasks in space that robots did without any help",
      countedShort: "such tasks",
      people: "taxpayers",
      opinion: "would rather pay for six robots than for one crew",
      amount: {
        members: "fans of a Mars rover",
        member: "a fan of a Mars rover",
        verb: "spend",
        verbSingular: "spends",
        unit: "minutes",
        purpose: "a week looking at its pictures",
        usual: 5,
        outlier: "who is drawing a map of every stone",
      },
      subgroups: {
        finding:
          "over forty years, missions without a crew reached on average 82 per cent of their aims and missions with one 70",
        groups: ["flights to the Moon", "flights to other planets"],
        paraphrases: [
          "it could be the other way round for the Moon",
          "easy and hard missions are put in one figure",
          "landings on Mars alone may look very different",
          "near and far flights are mixed up",
        ],
      },
    },
  },
  {
    issue: "greetings-to-other-stars",
    reasons: [
      {
        gap: {
          question: "What do other countries think of the greetings that were sent so far?",
          paraphrases: [
            "has any country complained about the greetings?",
            "do people elsewhere mind at all?",
            "opinion of the rest of the world",
            "it doesn't say whether anyone objected to the songs and the recipe",
            "what will be in next year's message?",
          ],
        },
        assumption: {
          clause: "a majority of countries can say what the people of the Earth want",
          paraphrases: [
            "that governments speak for their people in this",
            "an agreement between countries stands for everyone",
            "most countries together are a fair voice for all of us",
            "rulers might agree to something that their people don't want",
            "assumes countries represent everybody on Earth",
          ],
        },
        alternative: {
          clause: "the words of a greeting should be chosen by people from all parts of the Earth",
          paraphrases: [
            "let people from everywhere pick what is said",
            "not five persons but the whole world ought to write the message",
            "a worldwide group could choose the text",
            "everyone gets a say in what goes into it",
          ],
        },
      },
      {
        gap: {
          question: "Is there any sign that somebody lives near the stars that are greeted?",
          paraphrases: [
            "is anybody out there at all?",
            "we don't know if those stars have planets with life",
            "chance that the message is heard by anyone",
            "did any of the earlier greetings get an answer?",
            "no evidence of beings around that star is given",
          ],
        },
        assumption: {
          clause: "unfriendly beings would be able to do us harm across such distances",
          paraphrases: [
            "that aliens could actually get here",
            "they can hurt us although they're so far away",
            "beings that answer could also come",
            "maybe nobody can cross all that space",
            "assumes an answer might be followed by an attack",
          ],
        },
        alternative: {
          clause: "telescopes should listen to the stars and never send anything at all",
          paraphrases: [
            "only listen",
            "no messages ever",
            "they ought to keep quiet for good",
            "stop sending, whoever agrees to it",
          ],
        },
      },
      {
        gap: {
          question: "What would be lost if the greeting were not sent next year?",
          paraphrases: [
            "does waiting do any harm?",
            "why does the dish want to send next year?",
            "it doesn't say what the team loses by waiting",
            "cost of putting it off",
            "will the dish still be there in some years?",
          ],
        },
        assumption: {
          clause: "most countries would come to a decision within a few years or decades",
          paraphrases: [
            "that countries will agree one day",
            "a decision won't take for ever",
            "states manage to settle such a question",
            "they may never agree and nothing would ever be sent",
            "assumes waiting leads to an answer",
          ],
        },
        alternative: {
          clause: "the committee should take several years to choose what goes into a message",
          paraphrases: [
            "take more time over the content",
            "think longer about what to say",
            "the five ought to work on the greeting for years",
            "don't rush the songs and the recipe",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["safety", "fairness", "community"],
        phrase: "a careful decision by all mankind",
        shownBy: [1],
        paraphrases: [
          "caution",
          "everyone having a say",
          "not putting the world in danger",
          "deciding things together",
          "a say for every country",
        ],
      },
      second: {
        ids: ["freedom", "learning", "progress"],
        phrase: "the freedom of curious researchers",
        paraphrases: [
          "science without asking for leave",
          "curiosity",
          "trying to find out who's there",
          "letting scientists get on with it",
          "independence of the observatories",
        ],
      },
      concession:
        "astronomers who built their dish with their own hands would sit waiting for officials",
    },
    fallacies: {
      strawman: {
        distortion: "to shout our address at every monster in the universe and wait for visitors",
        paraphrases: [
          "they only point out that TV signals are out there",
          "nobody wants to invite monsters",
          "it makes the people with the dish look crazy",
          "a greeting to one star is not shouting at the universe",
        ],
      },
      adHominem: {
        opponent: "the engineer who looks after the dish",
        attack: "once came to a wedding dressed as a lobster",
        paraphrases: [
          "a lobster costume doesn't make the TV point wrong",
          "it laughs at an engineer instead of arguing",
          "what somebody wore at a party has nothing to do with messages",
          "that tells us about a wedding, not about space",
        ],
      },
      falseDichotomy: {
        option: "every telescope waits for most countries",
        threat: "a handful of strangers gambles with the whole Earth",
        thirdWays: [
          "scientists from many countries could check each message",
          "the dish could be used for listening in the meantime",
        ],
        paraphrases: [
          "a panel of scientists could look at it first",
          "asking some countries would be better than none",
          "it's not wait for the world or gamble with it",
          "there are other ways to be careful",
        ],
      },
      slipperySlope: {
        first: "the dish sends its greeting next year",
        steps: [
          "every club with an aerial will send one too",
          "firms will beam their advertisements at whole galaxies",
          "neighbours from the stars will come to complain about the noise",
        ],
        paraphrases: [
          "greetings have been sent before and no one has come",
          "a single message doesn't lead to adverts in galaxies",
          "it just strings together silly ideas",
          "nothing makes one of these follow from another",
        ],
      },
    },
    figures: {
      counted: "messages sent to other stars without anybody's leave",
      countedShort: "messages",
      people: "visitors to the dish",
      opinion: "want to be asked before somebody speaks for them",
      amount: {
        members: "amateurs with an aerial of their own",
        member: "an amateur with an aerial",
        verb: "send",
        verbSingular: "sends",
        unit: "greetings",
        purpose: "a year into space without asking anybody",
        usual: 2,
        outlier: "who lets a machine call the stars twice a week",
      },
      subgroups: {
        finding:
          "in eight countries, an average of 64 per cent of adults wanted a common decision before anything is sent",
        groups: ["adults under thirty", "adults over sixty"],
        paraphrases: [
          "young people may see it quite differently",
          "in some of the eight it could be far fewer than half",
          "old and young are counted together",
          "the average hides what the single countries think",
        ],
      },
    },
  },
  {
    issue: "dead-satellites-five-years",
    reasons: [
      {
        gap: {
          question: "How often has a dead satellite hit a working one so far?",
          paraphrases: [
            "how many collisions have there been?",
            "has it ever happened?",
            "it doesn't say how likely such a crash is",
            "number of crashes in orbit",
            "was the ferry's chart ever knocked out?",
          ],
        },
        assumption: {
          clause:
            "whole dead satellites rather than small scraps of metal cause most of the danger",
          paraphrases: [
            "the dead ones are the main risk up there",
            "that old satellites and not splinters are what crashes into things",
            "getting rid of them makes orbit safe",
            "tiny bits might be far more dangerous than the wrecks",
            "assumes the danger comes from complete satellites",
          ],
        },
        alternative: {
          clause: "ferries and farmers should keep a second way of working that needs no satellite",
          paraphrases: [
            "have a backup without satellites",
            "ships ought to carry paper charts as well",
            "don't rely on satellites alone",
            "people need something to fall back on if the service fails",
          ],
        },
      },
      {
        gap: {
          question: "What would it cost a company to bring a satellite down within five years?",
          paraphrases: [
            "how expensive is it to bring one down?",
            "the price for the owners",
            "it doesn't say how much more fuel that takes",
            "could small firms afford that?",
            "what has to be paid for getting it out of orbit?",
          ],
        },
        assumption: {
          clause: "a satellite that no longer works can still be steered down by its owner",
          paraphrases: [
            "that a dead satellite can be moved at all",
            "owners are still able to control it",
            "a broken one may not answer any commands",
            "you can bring it down even though it's dead",
            "assumes the engine works when the rest doesn't",
          ],
        },
        alternative: {
          clause: "a company should have to pay for any damage that its dead satellites do",
          paraphrases: [
            "make owners pay for the damage",
            "whoever left it there is liable for crashes",
            "firms ought to be charged when their wreck hits something",
            "companies must carry the cost of accidents",
          ],
        },
      },
      {
        gap: {
          question: "How many people are bothered by the lights that cross the night sky?",
          paraphrases: [
            "do most people mind seeing them?",
            "maybe the scouts enjoyed it, it doesn't say",
            "number of people who feel disturbed",
            "do the wrecks get in the way of astronomers?",
            "we don't learn whether anyone complained",
          ],
        },
        assumption: {
          clause: "most of the bright dots that cross the sky are satellites that no longer work",
          paraphrases: [
            "what the scouts saw were dead ones",
            "that the lights come from wrecks and not from working satellites",
            "without the dead ones the sky would be dark",
            "the nine might all have been in use",
            "assumes you can blame old satellites for the dots",
          ],
        },
        alternative: {
          clause: "new satellites should be painted so dark that nobody can see them",
          paraphrases: [
            "paint satellites black",
            "make them less shiny",
            "satellites ought to be built so they don't reflect light",
            "use a dark coating on anything that's launched",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["safety", "order", "beauty"],
        phrase: "a tidy and safe sky",
        shownBy: [0, 2],
        paraphrases: [
          "cleaning up after yourself",
          "protection from crashes",
          "responsibility for your own rubbish",
          "a clear view of the stars",
          "no danger in orbit",
        ],
      },
      second: {
        ids: ["learning", "progress", "thrift"],
        phrase: "as much knowledge as possible from every launch",
        paraphrases: [
          "science",
          "room for more instruments",
          "getting the most out of a flight",
          "research and new technology",
          "not spending on fuel for the way down",
        ],
      },
      concession: "a small university might have to leave its finest camera on the ground",
    },
    fallacies: {
      strawman: {
        distortion: "to use the sky as a scrapyard and let the pieces rain on roofs",
        paraphrases: [
          "they're worried about room for instruments",
          "nobody said they'd like scrap falling on houses",
          "it paints scientists as people who love rubbish",
          "that has little to do with fuel taking up space",
        ],
      },
      adHominem: {
        opponent: "a professor of satellite technology",
        attack: "keeps used tea bags in an album",
        paraphrases: [
          "tea bags have no bearing on satellites",
          "it calls somebody odd and leaves it at that",
          "a strange hobby doesn't make the fuel problem go away",
          "the point about instruments isn't touched",
        ],
      },
      falseDichotomy: {
        option: "owners bring them down within five years",
        threat: "the sky fills with wrecks until nothing can fly",
        thirdWays: [
          "the limit could be set at ten or fifteen years",
          "a special craft could collect the largest wrecks",
        ],
        paraphrases: [
          "there are lots of numbers between five and twenty-five years",
          "you could send something up to collect them",
          "different limits for different satellites would be possible",
          "it isn't five years or disaster",
        ],
      },
      slipperySlope: {
        first: "owners may wait for twenty-five years",
        steps: [
          "splinters will fill every path round the Earth",
          "ships will sail in circles and farmers will sow in winter",
          "we will send our letters by pigeon again",
        ],
        paraphrases: [
          "that's the rule today and ships don't sail in circles",
          "it goes from a few wrecks to pigeons carrying letters",
          "nobody shows that it must come to that",
          "there'd be time to stop it long before",
        ],
      },
    },
    figures: {
      counted: "near misses between satellites",
      countedShort: "near misses",
      people: "ferry captains",
      opinion: "fear for their charts as long as wrecks are left in orbit",
      amount: {
        members: "satellite firms",
        member: "a satellite firm",
        verb: "leave",
        verbSingular: "leaves",
        unit: "satellites",
        purpose: "in orbit long after their last signal",
        usual: 2,
        outlier: "which launched a whole swarm of cheap ones",
      },
      subgroups: {
        finding:
          "in countries with a limit of five years, owners had on average 0.6 near misses a year and elsewhere 1.1",
        groups: ["owners of a single satellite", "owners of large fleets"],
        paraphrases: [
          "big fleets may have as many near misses as ever",
          "it could be true of small owners alone",
          "those with one satellite and those with hundreds are averaged",
          "high and low orbits may differ a lot",
        ],
      },
    },
  },
  {
    issue: "late-school-after-eclipse",
    reasons: [
      {
        gap: {
          question: "How likely is a clear sky over the school on that night?",
          paraphrases: [
            "what if it's cloudy?",
            "the chance of good weather in March",
            "it doesn't say whether you'll see anything from there",
            "can the whole eclipse be seen from our town?",
            "is there any proof that watching teaches more than the book?",
          ],
        },
        assumption: {
          clause: "pupils who have to be at school by eight will not get up for the eclipse",
          paraphrases: [
            "that they'd miss it if school starts as usual",
            "nobody gets up at two when lessons begin at eight",
            "it takes a late start to get pupils out of bed",
            "keen kids might watch it anyway and just be tired",
            "assumes the normal timetable keeps them from looking",
          ],
        },
        alternative: {
          clause: "the school should invite everybody to watch the eclipse from its playing field",
          paraphrases: [
            "watch it together on the sports field",
            "the teachers ought to show it to the pupils at night",
            "hold an eclipse night at school",
            "get all the pupils out to see it with a teacher",
          ],
        },
      },
      {
        gap: {
          question: "Which lessons would be lost, and is there an exam soon after?",
          paraphrases: [
            "what would the pupils miss?",
            "are there tests that week?",
            "it isn't said which subjects are on in the first two hours",
            "how were the lost lessons made up in November?",
            "what do the teachers say to making up the time?",
          ],
        },
        assumption: {
          clause: "children whose parents leave at seven can be looked after until ten",
          paraphrases: [
            "someone is there for the kids in the morning",
            "that parents can cope with a late start",
            "families manage without school from eight to ten",
            "the little ones could be alone at home for hours",
            "assumes lessons are the only thing that's lost",
          ],
        },
        alternative: {
          clause:
            "pupils who have watched the eclipse should be free to miss the first two lessons",
          paraphrases: [
            "let the watchers sleep in",
            "only those who saw it come later",
            "a note from a parent ought to be enough to come at ten",
            "school starts at eight, but not for those who were up",
          ],
        },
      },
      {
        gap: {
          question: "How many children who saw an earlier eclipse really took to science?",
          paraphrases: [
            "how many became scientists after an eclipse?",
            "it's only one woman, what about the rest?",
            "share of kids who got interested",
            "would she have become a scientist anyway?",
            "it doesn't tell how long such enthusiasm lasts",
          ],
        },
        assumption: {
          clause: "bored children would go out and look without anybody making them",
          paraphrases: [
            "the bored ones get up too",
            "that uninterested kids would watch it of their own accord",
            "it isn't just the keen pupils who'd see it",
            "a bored child would rather stay in bed",
            "assumes those who don't care about science will be outside at two",
          ],
        },
        alternative: {
          clause: "the science teachers should take bored classes out under the stars more often",
          paraphrases: [
            "more nights outside with the class",
            "hold astronomy evenings for bored pupils",
            "teachers ought to do lessons under the night sky",
            "show them the stars several times a year",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["learning", "nature", "enjoyment"],
        phrase: "a rare experience under the open sky",
        paraphrases: [
          "seeing something special",
          "curiosity about nature",
          "wonder",
          "learning by looking for yourself",
          "getting children excited about science",
        ],
      },
      second: {
        ids: ["order", "hard_work", "efficiency"],
        phrase: "a regular school day",
        paraphrases: [
          "routine",
          "discipline",
          "sticking to the timetable",
          "not losing any lessons",
          "being on time whatever happens",
        ],
      },
      concession:
        "parents who leave at seven would have to find somebody to mind their children until ten",
    },
    fallacies: {
      strawman: {
        distortion: "to chain young people to their desks whatever happens over their heads",
        paraphrases: [
          "they only think most pupils would stay in bed",
          "nobody wants to chain anyone to a desk",
          "it makes a sober doubt sound like cruelty",
          "doubting that kids get up isn't being against the sky",
        ],
      },
      adHominem: {
        opponent: "the deputy head",
        attack: "hums the same old song in the corridors all year",
        paraphrases: [
          "humming has nothing to do with eclipses",
          "it makes fun of the deputy and doesn't deal with sleeping in",
          "an annoying habit doesn't make someone wrong",
          "what song a person hums is no argument",
        ],
      },
      falseDichotomy: {
        option: "the school begins at ten",
        threat: "its pupils learn about the universe from a grape",
        thirdWays: [
          "pupils who hand in a drawing could come at ten",
          "the school could show a film of the eclipse at noon",
        ],
        paraphrases: [
          "just the ones who watched could come later",
          "starting at nine would be something in between",
          "you can see an eclipse and still be there at eight",
          "a late start or a grape aren't the only options",
        ],
      },
      slipperySlope: {
        first: "lessons begin at eight that morning",
        steps: [
          "pupils will stop looking up at night",
          "the school will close its blinds against the Sun",
          "people will believe once more that the Earth is flat",
        ],
        paraphrases: [
          "one normal school morning doesn't make people believe in a flat Earth",
          "school begins at eight every day and that hasn't happened",
          "no link between the steps is shown",
          "it's all wildly exaggerated from one step to the next",
        ],
      },
    },
    figures: {
      counted: "pupils who asked for a place in the astronomy club",
      countedShort: "such pupils",
      people: "pupils of our school",
      opinion: "say that they would get up to see the eclipse",
      amount: {
        members: "pupils",
        member: "a pupil",
        verb: "spend",
        verbSingular: "spends",
        unit: "minutes",
        purpose: "a week looking at the night sky",
        usual: 5,
        outlier: "whose father has built a telescope in the shed",
      },
      subgroups: {
        finding:
          "in schools that began late after the last eclipse, pupils on average got 71 points in science and elsewhere 66",
        groups: ["the youngest pupils", "the oldest ones"],
        paraphrases: [
          "the little ones may have got nothing out of it",
          "old and young pupils are mixed in that average",
          "perhaps only the top classes did better",
          "we can't see who got the extra points",
        ],
      },
    },
  },
];
