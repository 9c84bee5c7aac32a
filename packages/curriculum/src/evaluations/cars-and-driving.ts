import type { IssueEvaluation } from "../evaluation.ts";

/** What modules 2 to 7 need to know of the issues about cars and driving. */
export const carsAndDriving: readonly IssueEvaluation[] = [
  {
    issue: "village-twenty-limit",
    reasons: [
      {
        gap: {
          question: "How many people have been struck by cars in the village so far?",
          paraphrases: [
            "how many accidents have there been?",
            "was any child ever hit there?",
            "it doesn't say how fast cars really go through",
            "number of injuries on that road",
            "no figures on how much less likely it is",
          ],
        },
        assumption: {
          clause: "drivers would really go slower through the village if the limit were lower",
          paraphrases: [
            "drivers stick to the new limit",
            "that a sign is enough to slow cars down",
            "people would actually do twenty",
            "on a dead straight road they may go on at forty",
            "assumes that everybody obeys the limit or that somebody checks",
          ],
        },
        alternative: {
          clause: "humps should be built into the road so that cars cannot go faster than twenty",
          paraphrases: [
            "put in speed humps",
            "bumps in the road would slow them down",
            "build the road so that nobody can race through",
            "they ought to make it narrower or bumpy and keep the sign",
          ],
        },
      },
      {
        gap: {
          question: "How many villagers want to cross the road and do not dare to?",
          paraphrases: [
            "how many people are afraid to cross?",
            "is there a crossing anywhere?",
            "did the two widows visit each other before?",
            "it isn't said why they phone instead of walking over",
            "how busy is the road?",
          ],
        },
        assumption: {
          clause: "it is the speed of the cars that keeps neighbours from crossing the road",
          paraphrases: [
            "people don't cross as the cars are too fast",
            "that slower cars would get the neighbours together",
            "speed is the problem, not the number of cars",
            "perhaps they phone just since it's comfortable",
            "assumes folk would visit one another at twenty miles an hour",
          ],
        },
        alternative: {
          clause: "the village should have a zebra crossing halfway along the road",
          paraphrases: [
            "build a crossing",
            "put in a traffic light for walkers",
            "a safe place to get over the road in the middle",
            "make a small island so that old people can cross",
          ],
        },
      },
      {
        gap: {
          question: "How many other slow stretches are there on the journeys that people make?",
          paraphrases: [
            "how many villages do they pass on the way?",
            "it only counts one village, not the whole trip",
            "how often a day do people drive through?",
            "what about buses and delivery vans?",
            "total time lost on a normal journey",
          ],
        },
        assumption: {
          clause: "the other villages along the road will not all lower their limits too",
          paraphrases: [
            "no other village follows suit",
            "that it stays at this half mile",
            "thirty seconds is all a driver will lose on the trip",
            "ten villages doing it would add up to a lot",
            "assumes the rest of the journey is as fast as before",
          ],
        },
        alternative: {
          clause: "drivers should slow down of their own accord whenever children are about",
          paraphrases: [
            "drivers ought to go slowly by themselves",
            "ask people to slow down without a new rule",
            "everybody could drop to twenty when kids are near",
            "drive slower past the hospital too",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["safety", "community", "calm"],
        phrase: "the safety of people on foot",
        shownBy: [0],
        paraphrases: [
          "children's lives",
          "protecting villagers",
          "living together on both sides of the road",
          "no one gets badly hurt",
          "a peaceful village street",
        ],
      },
      second: {
        ids: ["efficiency", "freedom"],
        phrase: "a quick drive without needless limits",
        paraphrases: [
          "getting there fast",
          "saving time",
          "drivers deciding their own speed",
          "traffic that flows",
          "not being slowed down by rules",
        ],
      },
      concession: "a nurse on her way to the night shift would crawl past dark windows",
    },
    fallacies: {
      strawman: {
        distortion: "to race through the village at any speed with the horn blaring",
        paraphrases: [
          "they only doubt that drivers would keep to it",
          "nobody wants to race or blow the horn",
          "thirty isn't any speed you like",
          "it twists a doubt about obeying into a love of speeding",
        ],
      },
      adHominem: {
        opponent: "the farmer at the end of the road",
        attack: "has a beard down to the belt and hates birthdays",
        paraphrases: [
          "a long beard has nothing to do with speed limits",
          "whether the farmer likes birthdays doesn't matter",
          "it describes the farmer and never answers the doubt",
          "you can look odd and be right about drivers",
        ],
      },
      falseDichotomy: {
        option: "the limit comes down to twenty",
        threat: "we wait for the first small coffin",
        thirdWays: [
          "the village could put up a crossing with lights",
          "the limit could be twenty only in the hours around school",
        ],
        paraphrases: [
          "a crossing would make it safer as well",
          "twenty just at school times is possible",
          "you could put in humps and leave the limit",
          "it isn't twenty or a dead child",
          "the scary second option isn't the only other one",
        ],
      },
      slipperySlope: {
        first: "thirty remains the rule",
        steps: [
          "drivers will treat the village as a motorway",
          "the last walkers will dig tunnels under their gardens",
          "the two halves of the village will forget that they speak one language",
        ],
        paraphrases: [
          "it's been thirty for ages and nobody digs tunnels",
          "no proof that people will drive faster than now",
          "each step is more ridiculous than the one before",
          "an old limit doesn't split a village in two",
        ],
      },
    },
    figures: {
      counted: "drivers who had to brake hard for a child",
      countedShort: "near misses",
      people: "villagers along the road",
      opinion: "say that slower cars would let them sleep more easily",
      amount: {
        members: "villagers on the north side",
        member: "a villager on the north side",
        verb: "wait",
        verbSingular: "waits",
        unit: "minutes",
        purpose: "a week at the kerb to get across",
        usual: 5,
        outlier: "who takes a whole playgroup over twice a day",
      },
      subgroups: {
        finding:
          "in villages with a limit of twenty, people crossed the road 3.4 times a day on average instead of 2.7",
        groups: ["adults", "children"],
        paraphrases: [
          "maybe only the grown-ups crossed more and the kids didn't",
          "old people could still be staying at home",
          "it's the average of all villagers together",
          "those who are quick on their feet may have pushed it up",
        ],
      },
    },
  },
  {
    issue: "learner-night-driving",
    reasons: [
      {
        gap: {
          question: "How many hours do learners already practise in the dark of their own accord?",
          paraphrases: [
            "how much night driving do learners do now?",
            "perhaps most have winter lessons in the dark anyway, we don't know",
            "it isn't said how many crashes come from misjudged headlights",
            "do older drivers judge headlights any better?",
            "number of dark hours in a normal course",
          ],
        },
        assumption: {
          clause: "ten hours in the dark are enough to learn how to judge headlights",
          paraphrases: [
            "ten hours will give them the experience",
            "that you can learn this in ten lessons",
            "after those hours they'd judge lights correctly",
            "it may take years of driving to get that eye",
            "assumes ten hours makes an experienced driver",
          ],
        },
        alternative: {
          clause: "new drivers should not be allowed to drive alone at night in their first year",
          paraphrases: [
            "no driving alone after dark at first",
            "a night ban for beginners",
            "beginners should have someone experienced beside them at night",
            "let them drive only by daylight for a year",
          ],
        },
      },
      {
        gap: {
          question: "What were the causes of the crashes late in the evening?",
          paraphrases: [
            "what caused those crashes?",
            "was alcohol or speed involved?",
            "we aren't told whether darkness had anything to do with it",
            "had the two boys driven in the dark before?",
            "number of night crashes compared with day crashes",
          ],
        },
        assumption: {
          clause: "eighteen-year-olds crash late in the evening for want of practice in the dark",
          paraphrases: [
            "they crash due to lack of night practice",
            "that darkness is to blame and not drink or showing off",
            "more lessons at night would have saved those boys",
            "perhaps they were just going too fast for fun",
            "assumes the crashes come from inexperience at night",
          ],
        },
        alternative: {
          clause: "drivers of eighteen should not be allowed to take friends along after ten",
          paraphrases: [
            "no passengers for young drivers late at night",
            "ban friends in the car after ten",
            "put up lamps at the bends where young people crash",
            "a night bus should bring teenagers home",
          ],
        },
      },
      {
        gap: {
          question: "Do learners with hours in the dark have fewer crashes later on?",
          paraphrases: [
            "do they really crash less afterwards?",
            "any results from countries that do this?",
            "nothing shows that such lessons help",
            "how often do rain and tiredness come up in lessons?",
            "what would ten hours cost?",
          ],
        },
        assumption: {
          clause: "learners would meet rain, glare and tiredness in the course of those ten hours",
          paraphrases: [
            "it'll rain in some of those lessons",
            "that ten hours bring all those dangers up",
            "learners get tired and dazzled in the lessons",
            "what if all ten evenings are dry and they're wide awake?",
            "assumes evening lessons are like real night drives",
          ],
        },
        alternative: {
          clause: "every learner should spend a day with an instructor on a wet practice track",
          paraphrases: [
            "a day on a skid track for everyone",
            "practise rain and skidding on a track",
            "more lessons in bad weather",
            "learners ought to be taught about tiredness in theory lessons",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["safety", "learning"],
        phrase: "the safety of young drivers",
        paraphrases: [
          "fewer deaths on the road",
          "being well prepared",
          "protecting eighteen-year-olds and others",
          "thorough training",
          "caution",
        ],
      },
      second: {
        ids: ["inclusion", "thrift", "freedom"],
        phrase: "a licence that apprentices can afford",
        paraphrases: [
          "keeping it cheap",
          "everyone can get to drive, not only the rich",
          "low costs for young people",
          "independence early on",
          "no extra hurdles",
        ],
      },
      concession: "a baker's boy would save for another half year before he could drive to work",
    },
    fallacies: {
      strawman: {
        distortion: "to hand every teenager a set of keys with a bottle attached",
        paraphrases: [
          "they're only worried about what ten lessons cost",
          "no one talked about drink or giving away keys",
          "wanting a cheaper licence isn't wanting drunk drivers",
          "the money problem gets turned into recklessness",
          "that's far from what the apprentices said",
        ],
      },
      adHominem: {
        opponent: "the speaker of the apprentices",
        attack: "has a tattoo of a cartoon duck and chews gum",
        paraphrases: [
          "a tattoo is no argument about lessons",
          "chewing gum doesn't make the costs go away",
          "the speaker is laughed at for looks",
          "it doesn't deal with the price of ten lessons at all",
        ],
      },
      falseDichotomy: {
        option: "learners practise ten hours in the dark",
        threat: "we plant a new wooden cross at every bend",
        thirdWays: [
          "three hours in the dark could be required",
          "parents could go along on night drives after a short course",
        ],
        paraphrases: [
          "fewer hours might be enough",
          "night driving with a parent would cost less",
          "you could make the bends safer",
          "it's not ten hours or death",
          "there are lots of numbers between nought and ten",
        ],
      },
      slipperySlope: {
        first: "learners may do without the dark",
        steps: [
          "they will ask to be let off rain and roundabouts",
          "the test will shrink to a form on the telephone",
          "cars will be driven by people who have never sat in one",
        ],
        paraphrases: [
          "they can do without it now and the test still exists",
          "skipping night hours doesn't lead to a test by phone",
          "it just invents worse and worse demands",
          "no one has asked to be let off roundabouts",
        ],
      },
    },
    figures: {
      counted: "learners who had a fright in the dark after the test",
      countedShort: "frights",
      people: "driving instructors",
      opinion: "say that ten hours in the dark would save lives",
      amount: {
        members: "drivers in their first year",
        member: "a driver in the first year",
        verb: "cover",
        verbSingular: "covers",
        unit: "miles",
        purpose: "a week in the dark",
        usual: 10,
        outlier: "who delivers newspapers before dawn",
      },
      subgroups: {
        finding:
          "in countries with night lessons, new drivers had 3.1 crashes per hundred in their first year instead of 3.9",
        groups: ["young men", "young women"],
        paraphrases: [
          "young men may crash as often as before",
          "it lumps town and country drivers together",
          "women might be the only ones who got better",
          "one figure for all beginners hides the differences",
        ],
      },
    },
  },
  {
    issue: "over-eighty-driving-test",
    reasons: [
      {
        gap: {
          question: "How many crashes of drivers over eighty come from poor eyes or slow reflexes?",
          paraphrases: [
            "how often are bad eyes the cause of a crash?",
            "do old drivers make up for it by driving carefully?",
            "it isn't said how many accidents over-eighties cause",
            "how weak do eyes have to be to be dangerous?",
            "accident figures for that age",
          ],
        },
        assumption: {
          clause: "a short drive with an examiner shows whether eyes and reflexes are good enough",
          paraphrases: [
            "the test would find out who isn't fit",
            "that one short drive tells you about someone's eyes",
            "an examiner can spot slow reflexes",
            "on a sunny morning nothing might show up",
            "assumes the test sorts the safe from the unsafe",
          ],
        },
        alternative: {
          clause: "road signs should be larger and country roads should have brighter lamps",
          paraphrases: [
            "bigger signs and better light",
            "make the roads easier for old eyes",
            "old people ought to drive only by day",
            "have their eyes checked by an optician",
          ],
        },
      },
      {
        gap: {
          question: "How many families quarrel with an old relative about driving?",
          paraphrases: [
            "how common are such quarrels?",
            "is it just that one uncle?",
            "what happens in families when somebody fails the test?",
            "it doesn't say whether the quarrel would really be avoided",
            "number of families who hide keys",
          ],
        },
        assumption: {
          clause:
            "old drivers accept the verdict of an examiner more readily than that of relatives",
          paraphrases: [
            "they'd listen to a stranger rather than to their kids",
            "that nobody argues once the examiner has spoken",
            "an uncle will hand over his key if he fails",
            "they might quarrel about the test just the same",
            "assumes a failed test settles the matter at home",
          ],
        },
        alternative: {
          clause: "the family doctor should be the one who tells old patients to stop driving",
          paraphrases: [
            "let doctors say it",
            "leave it to the GP to take the licence away",
            "an outsider like the doctor ought to have that talk",
            "the police could send a letter instead",
          ],
        },
      },
      {
        gap: {
          question: "How many drivers over eighty would pass such a test?",
          paraphrases: [
            "how many would fail?",
            "only one midwife is mentioned, and she passed",
            "share of old people who get through",
            "do old drivers want to be tested?",
            "we aren't told what becomes of those who don't pass",
          ],
        },
        assumption: {
          clause: "many old drivers have doubts at present about whether they still drive well",
          paraphrases: [
            "old drivers have a bad conscience now",
            "that they worry about their own driving",
            "they need someone to tell them it's all right",
            "most of them probably think they drive perfectly well",
            "assumes the over-eighties aren't at ease at the wheel today",
          ],
        },
        alternative: {
          clause:
            "drivers of eighty and over should be offered an examination that nobody has to take",
          paraphrases: [
            "make the test voluntary",
            "offer a free check to those who want one",
            "old people ought to be able to get tested if they like",
            "let them choose whether they want to be examined",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["safety", "order"],
        phrase: "safety on the roads",
        shownBy: [0],
        paraphrases: [
          "protecting everybody in traffic",
          "fewer crashes",
          "certainty that a driver is fit",
          "peace of mind for families",
          "lives come first",
        ],
      },
      second: {
        ids: ["dignity", "freedom", "self_reliance"],
        phrase: "the dignity of old people who drive well",
        paraphrases: [
          "letting them decide themselves",
          "respect for the elderly",
          "getting about without help",
          "not treating the old like children",
          "liberty",
        ],
      },
      concession:
        "a woman with a spotless record would have to prove herself to somebody with a clipboard",
    },
    fallacies: {
      strawman: {
        distortion: "to let blind men of a hundred drive coaches full of schoolchildren",
        paraphrases: [
          "they only said that nineteen-year-olds crash more often",
          "blind coach drivers were never mentioned",
          "comparing ages isn't asking for blind drivers",
          "it takes their view to a crazy extreme",
        ],
      },
      adHominem: {
        opponent: "the president of the pensioners' club",
        attack: "sulks at cards and puts ketchup on everything",
        paraphrases: [
          "ketchup has nothing to do with driving at eighty",
          "sulking at cards doesn't make the crash figures wrong",
          "the president's habits are dragged in for no reason",
          "it avoids the point about nineteen-year-olds",
        ],
      },
      falseDichotomy: {
        option: "drivers of eighty take a test every three years",
        threat: "we leave the roads to drivers who cannot see the bonnet",
        thirdWays: [
          "a doctor could check their eyes every two years",
          "old drivers could be asked to avoid the dark and the motorway",
        ],
        paraphrases: [
          "an eye check would be something in between",
          "it isn't a test or half-blind drivers everywhere",
          "they could be limited to daytime and short trips",
          "families and doctors can step in as well",
          "only two extremes are offered",
        ],
      },
      slipperySlope: {
        first: "a signature goes on being enough",
        steps: [
          "drivers of ninety will sign for drivers of a hundred",
          "the dead will be sent new licences by post",
          "nobody will step out of doors without a suit of armour",
        ],
        paraphrases: [
          "the form has been enough up to now and none of this happened",
          "licences for the dead, that's absurd",
          "it doesn't show why one thing should bring the next",
          "signing a form won't put us all in armour",
        ],
      },
    },
    figures: {
      counted: "drivers over eighty who were stopped by the police",
      countedShort: "stopped drivers",
      people: "families with an old driver",
      opinion: "say that a test would take a load off their minds",
      amount: {
        members: "families with an old driver",
        member: "a family with an old driver",
        verb: "argue for",
        verbSingular: "argues for",
        unit: "hours",
        purpose: "a year about the car keys",
        usual: 2,
        outlier: "whose uncle had already booked a trip to the Alps",
      },
      subgroups: {
        finding:
          "in countries with a test, drivers of eighty and over had 12 crashes per thousand a year instead of 15",
        groups: ["drivers in towns", "drivers in the country"],
        paraphrases: [
          "in the country it might not have changed at all",
          "drivers of eighty-one and of ninety-five are all in one figure",
          "men and women could be different",
          "the total says nothing about each part by itself",
        ],
      },
    },
  },
  {
    issue: "resident-parking-second-car",
    reasons: [
      {
        gap: {
          question: "How many of the nine hundred permits are for second or third cars?",
          paraphrases: [
            "how many second cars are there?",
            "it doesn't say how many households have two cars",
            "number of second permits",
            "are visitors and shoppers part of the problem?",
            "how many people would have to give up a car for it to work?",
          ],
        },
        assumption: {
          clause: "the spaces are filled by residents' second cars and not by visitors",
          paraphrases: [
            "second cars are what takes up the space",
            "that it isn't visitors who park there in the evening",
            "there are a lot of second cars in the quarter",
            "maybe guests of the restaurants fill the street at night",
            "assumes spare cars are the cause of the shortage",
          ],
        },
        alternative: {
          clause: "the city should build a car park for residents at the edge of the quarter",
          paraphrases: [
            "build a car park",
            "create more spaces nearby",
            "keep visitors' cars out of the quarter after six",
            "give each resident a numbered space",
          ],
        },
      },
      {
        gap: {
          question: "How many households in the old quarter have no car at all?",
          paraphrases: [
            "how many homes are there without a car?",
            "what would a normal share be?",
            "the number of households isn't given",
            "do people without a car mind the parked ones?",
            "can everyone get a permit who wants one?",
          ],
        },
        assumption: {
          clause: "a second car in the street takes away room that other households want",
          paraphrases: [
            "other people need that space",
            "that somebody goes short if a family parks two cars",
            "the others would use the room themselves",
            "households without a car may not mind at all",
            "assumes two spaces for one family means none for another",
          ],
        },
        alternative: {
          clause: "every household in the old quarter should get one permit and no more",
          paraphrases: [
            "one permit each, at any price",
            "no second permits at all",
            "each home ought to have just one parking permit",
            "forbid second cars in the old quarter",
          ],
        },
      },
      {
        gap: {
          question: "How many of the second cars in the quarter are hardly ever used?",
          paraphrases: [
            "how many spare cars just stand there?",
            "is it only the hatchback with the blackbird?",
            "share of second cars that are driven every day",
            "we aren't told if two hundred and forty pounds more would change anyone's mind",
            "what do owners of spare cars say about it?",
          ],
        },
        assumption: {
          clause: "cars that are hardly used make up a good part of those in the street",
          paraphrases: [
            "there are lots of cars that nobody uses",
            "that many second cars just stand around",
            "enough unused cars are there to make a difference",
            "it could be just one old hatchback",
            "assumes most second cars aren't really needed",
          ],
        },
        alternative: {
          clause: "the city should give a bus pass to families that hand in a spare car",
          paraphrases: [
            "reward people who give up a car",
            "a free bus pass in exchange for the second car",
            "set up shared cars so that nobody needs a spare one",
            "tow away cars which haven't moved for a year",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["fairness", "order", "community"],
        phrase: "an equal share of the street for all",
        shownBy: [1],
        paraphrases: [
          "justice between neighbours",
          "nobody takes more than others",
          "sharing public space",
          "everyone finds somewhere to park",
          "consideration for the rest of the street",
        ],
      },
      second: {
        ids: ["freedom", "comfort", "thrift"],
        phrase: "the freedom to keep two cars cheaply",
        paraphrases: [
          "having as many cars as you want",
          "convenience for couples with two jobs",
          "low costs",
          "people deciding how they get to work",
          "not being made to pay for needing a car",
        ],
      },
      concession: "a nurse and a teacher with jobs in different towns would pay a great deal more",
    },
    fallacies: {
      strawman: {
        distortion: "to pave the park and line every pavement with their private fleet",
        paraphrases: [
          "they only say a couple with jobs in two towns can't share a car",
          "no one wants to pave the park",
          "two cars aren't a fleet",
          "their everyday problem is turned into greed",
          "that's not what the couple asked for",
        ],
      },
      adHominem: {
        opponent: "the teacher at number nine",
        attack: "collects toenail clippers and talks to the dustbin",
        paraphrases: [
          "toenail clippers have nothing to do with parking",
          "it makes the teacher look mad and leaves it at that",
          "someone who talks to a dustbin can still need two cars",
          "no reply to the point about jobs in different towns",
        ],
      },
      falseDichotomy: {
        option: "a second permit costs three hundred pounds",
        threat: "tired people drive round in circles until breakfast",
        thirdWays: [
          "the price could depend on the length of the car",
          "couples with jobs in two towns could pay half",
        ],
        paraphrases: [
          "a smaller rise could do it",
          "exceptions for people with two jobs are possible",
          "a car park would solve it without the charge",
          "three hundred pounds or endless circling aren't the only choices",
        ],
      },
      slipperySlope: {
        first: "a second car costs no more than the first",
        steps: [
          "families will park a third and a fourth one",
          "cars will be stacked in the stairways like firewood",
          "people will move out so that their cars can live indoors",
        ],
        paraphrases: [
          "it costs the same now and no one stacks cars in stairways",
          "people don't buy four cars just due to a cheap permit",
          "it ends with cars living indoors, that's a joke",
          "nothing proves that one leads to the other",
          "the price staying put doesn't set off all that",
        ],
      },
    },
    figures: {
      counted: "residents who complained that they had found no space",
      countedShort: "complaints",
      people: "residents with a long way to work",
      opinion: "say that second cars take the spaces that they need",
      amount: {
        members: "residents with a permit",
        member: "a resident with a permit",
        verb: "spend",
        verbSingular: "spends",
        unit: "minutes",
        purpose: "a week on looking for a space",
        usual: 6,
        outlier: "who refuses to park out of sight of the kitchen window",
      },
      subgroups: {
        finding:
          "in the cities that made second permits dear, residents looked for a space for 6 minutes on average instead of 9",
        groups: ["residents near the station", "residents in quiet lanes"],
        paraphrases: [
          "near the station it may take even longer than before",
          "it doesn't show the differences between streets",
          "those who come home early and late are averaged together",
          "in some parts nothing might have improved",
        ],
      },
    },
  },
  {
    issue: "hands-free-calls",
    reasons: [
      {
        gap: {
          question: "How many crashes happen while the driver is on the loudspeaker?",
          paraphrases: [
            "how many accidents are due to hands-free calls?",
            "it doesn't compare drivers who call with drivers who don't",
            "how much less attention do they pay?",
            "crash figures for people on the phone",
            "does music or a radio play distract as much?",
          ],
        },
        assumption: {
          clause: "the attention that a call takes away is enough to cause crashes",
          paraphrases: [
            "less attention means more crashes",
            "that missing the colour of a light leads to accidents",
            "the loss of attention is big enough to matter",
            "drivers may still notice all the important things",
            "assumes that talking makes people crash and not just forget details",
          ],
        },
        alternative: {
          clause:
            "drivers who talk on the loudspeaker should have to keep twice the usual distance",
          paraphrases: [
            "stay further back while you talk",
            "more distance to the car in front during a call",
            "whoever telephones ought to drive slowly in the right lane",
            "make them leave a bigger gap when they're on the phone",
          ],
        },
      },
      {
        gap: {
          question:
            "How often do drivers break off a call themselves when the traffic gets difficult?",
          paraphrases: [
            "do drivers stop talking at a roundabout by themselves?",
            "do passengers always fall silent in time?",
            "it doesn't tell if children in the back distract even more",
            "comparison of crashes with a passenger and with a caller",
            "can't the driver just ask the caller to wait?",
          ],
        },
        assumption: {
          clause: "drivers keep talking at dangerous moments as long as the caller talks on",
          paraphrases: [
            "a driver won't interrupt the call when it gets tricky",
            "that drivers can't stop listening to the caller",
            "it's the other person who has to fall silent",
            "a sensible driver would just say hang on a second",
            "assumes drivers go on chatting right into the roundabout",
          ],
        },
        alternative: {
          clause: "drivers should have to tell every caller at once that they are at the wheel",
          paraphrases: [
            "tell the caller that you're driving",
            "callers should be warned and keep it short",
            "cars could play callers the noise of the road",
            "people ought to drive with a passenger in bad traffic",
          ],
        },
      },
      {
        gap: {
          question: "How many of the calls in cars are between home and office?",
          paraphrases: [
            "what about doctors or emergency calls?",
            "it only looks at one plumber's week",
            "share of calls which can't wait",
            "who decides what's urgent?",
            "what were the two calls that couldn't wait?",
          ],
        },
        assumption: {
          clause: "drivers can easily stop somewhere to make the few calls that are urgent",
          paraphrases: [
            "you can always pull over for an urgent call",
            "that there's a place to park when it matters",
            "the rare urgent call can be made while the car stands still",
            "on a motorway you can't just stop",
            "assumes that nothing bad happens if a call has to wait a bit",
          ],
        },
        alternative: {
          clause: "firms should ask their staff to make no calls until they have arrived",
          paraphrases: [
            "bosses should tell staff not to ring on the way",
            "companies could agree that nobody phones from the car",
            "people ought to ring each other less in general",
            "send a message to be read later instead",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["safety", "calm"],
        phrase: "safety for everyone on the road",
        paraphrases: [
          "preventing crashes",
          "full attention at the wheel",
          "life and limb",
          "protecting cyclists and walkers",
          "fewer people get hurt",
        ],
      },
      second: {
        ids: ["efficiency", "freedom", "prosperity"],
        phrase: "good use of time in the car",
        paraphrases: [
          "getting work done on the way",
          "convenience",
          "being able to talk when you like",
          "business comes first",
          "not wasting hours",
        ],
      },
      concession: "a plumber would lose an hour a day in which customers can now reach the van",
    },
    fallacies: {
      strawman: {
        distortion: "to run a whole office at the wheel with both eyes on a screen",
        paraphrases: [
          "they talk about the loudspeaker and not about screens",
          "they only compare a caller with an aunt on the back seat",
          "no one asked to work on a screen while driving",
          "the writer changes their modest point into something mad",
        ],
      },
      adHominem: {
        opponent: "the head of the carriers' association",
        attack: "wears a wig and was bottom of the class in geography",
        paraphrases: [
          "a wig doesn't affect how distracting a call is",
          "school marks in geography don't matter here",
          "it insults the head of the association instead of answering",
          "what about the aunt on the back seat? that goes unanswered",
        ],
      },
      falseDichotomy: {
        option: "the telephone stays silent in the car",
        threat: "drivers chatter their way into the next queue of schoolchildren",
        thirdWays: [
          "calls could be allowed on motorways and banned in towns",
          "a call could be limited to one minute",
        ],
        paraphrases: [
          "short calls could be allowed",
          "you might ban it just in town",
          "new drivers only could be banned from calling",
          "it isn't silence or dead schoolchildren",
          "a lot of middle ways are missing",
        ],
      },
      slipperySlope: {
        first: "the loudspeaker stays legal",
        steps: [
          "drivers will hold video meetings in the fast lane",
          "dentists will treat their patients at the traffic lights",
          "no one will remember that a car has to be steered",
        ],
        paraphrases: [
          "it's legal now and dentists don't work at traffic lights",
          "a voice call doesn't lead to video meetings in the fast lane",
          "the steps come out of nowhere",
          "it's all exaggeration without any proof",
        ],
      },
    },
    figures: {
      counted: "drivers on the telephone who missed a red light",
      countedShort: "missed lights",
      people: "lorry drivers at the service station",
      opinion: "say that a call has once made them miss something",
      amount: {
        members: "people who drive to work",
        member: "a commuter at the wheel",
        verb: "talk for",
        verbSingular: "talks for",
        unit: "minutes",
        purpose: "a week through the loudspeaker",
        usual: 8,
        outlier: "who sells insurance from the driving seat",
      },
      subgroups: {
        finding:
          "in a test with two hundred drivers, those on the loudspeaker braked 0.4 seconds later on average than the others",
        groups: ["drivers in their first year", "drivers with long experience"],
        paraphrases: [
          "experienced drivers may have braked just as quickly",
          "perhaps it was only the beginners who were slow",
          "old and young drivers are all in the same average",
          "it doesn't give results for each kind of driver",
        ],
      },
    },
  },
  {
    issue: "classic-cars-city-exempt",
    reasons: [
      {
        gap: {
          question: "How many of the old cars would enter the centre on an ordinary day?",
          paraphrases: [
            "how many come into town each day?",
            "how far do the other old cars go in a year?",
            "it's only one saloon we hear about",
            "how dirty is a single trip?",
            "number of trips by old cars",
          ],
        },
        assumption: {
          clause: "owners would not drive old cars more often once such cars may enter the centre",
          paraphrases: [
            "they won't use them more when they're allowed in",
            "that rare trips stay rare",
            "nobody would buy an old car just to get into the centre",
            "people might start using an old banger every day to dodge the ban",
            "assumes the exception won't be exploited",
          ],
        },
        alternative: {
          clause: "any car at all should be let into the centre on a dozen days a year",
          paraphrases: [
            "a few days a year for every car",
            "let everybody in now and then",
            "each driver ought to get twelve day passes",
            "whoever drives rarely should be let in, old car or new",
          ],
        },
      },
      {
        gap: {
          question:
            "How much of the workshop's business comes from owners who drive into the centre?",
          paraphrases: [
            "how many customers would the workshop lose?",
            "how many people work in that craft?",
            "is the workshop inside the zone?",
            "we don't hear of any other workshop",
            "would owners really sell their cars if they can't go downtown?",
          ],
        },
        assumption: {
          clause: "owners who are shut out of the centre would stop having old cars repaired",
          paraphrases: [
            "no access means no more repairs",
            "that owners give up their cars if the centre is closed to them",
            "the workshop depends on cars being let into town",
            "they could just drive in the country and still need repairs",
            "assumes the craft dies if old cars can't go downtown",
          ],
        },
        alternative: {
          clause: "the city should pay the workshop for every apprentice that it trains",
          paraphrases: [
            "support apprentices with money",
            "the college should teach old engines",
            "the city could pay for training in the craft",
            "give grants to workshops like that",
          ],
        },
      },
      {
        gap: {
          question: "Where else in the city can people see cars from the 1950s?",
          paraphrases: [
            "is there a car museum?",
            "are there shows with old cars outside the centre?",
            "it isn't said how many people care about them",
            "how many of the three hundred are beautiful at all?",
            "can't they be seen anywhere else?",
          ],
        },
        assumption: {
          clause: "owners would park old cars in the centre where passers-by can look at them",
          paraphrases: [
            "the cars would stand where everybody sees them",
            "that people get to see them in the street",
            "owners won't hide them in an underground garage",
            "they'd maybe just drive through and be gone",
            "assumes being let in means being on show",
          ],
        },
        alternative: {
          clause: "the city should set up a museum of old cars in the tram depot",
          paraphrases: [
            "open a museum for old cars",
            "show them in an exhibition",
            "hold a show of classic cars on the fairground each summer",
            "the city ought to protect beautiful old cars like old houses",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["tradition", "beauty", "learning"],
        phrase: "the heritage of old cars",
        paraphrases: [
          "keeping old things alive",
          "passing on a craft",
          "lovely cars in the street",
          "history you can look at",
          "culture from the past",
        ],
      },
      second: {
        ids: ["health", "nature", "fairness"],
        phrase: "clean air in the centre",
        paraphrases: [
          "less pollution",
          "people's lungs",
          "protecting the environment",
          "the same rules for every driver",
          "wellbeing of those who live there",
        ],
      },
      concession:
        "a child with asthma would cough at the crossing whenever an engine from 1958 rolled by",
    },
    fallacies: {
      strawman: {
        distortion: "to melt down every object in the city that is older than they are",
        paraphrases: [
          "they only point to the soot of an old engine",
          "no one wants to destroy old things",
          "keeping dirty cars out isn't melting them down",
          "worry about soot is turned into hatred of the past",
          "it's a silly version of what they say",
        ],
      },
      adHominem: {
        opponent: "the councillor who drafted the zone",
        attack: "faints at the sight of cheese and hums in meetings",
        paraphrases: [
          "cheese has nothing to do with exhaust fumes",
          "humming in meetings doesn't make the soot disappear",
          "it laughs about the councillor and offers no reason",
          "the person may be odd but the soot is still there",
        ],
      },
      falseDichotomy: {
        option: "the city lets old cars in",
        threat: "the last beautiful cars end up in the crusher",
        thirdWays: [
          "owners could be given ten day passes a year",
          "the centre could be opened to old cars on summer Sundays",
        ],
        paraphrases: [
          "a few passes a year would be a compromise",
          "they may still be driven outside the centre",
          "opening it on Sundays would be another possibility",
          "being kept out of the centre doesn't mean being crushed",
        ],
      },
      slipperySlope: {
        first: "the centre is closed to old cars",
        steps: [
          "old bicycles and prams will be turned back next",
          "the police will search attics for steam engines",
          "our city will have no past and no grandparents",
        ],
        paraphrases: [
          "bicycles have no exhaust, so why would they be next?",
          "a rule for engines doesn't lead to searching attics",
          "no grandparents, that's laughable",
          "it's a string of horrors with no link between them",
          "closing the centre to old cars is just that and no more",
        ],
      },
    },
    figures: {
      counted: "passers-by who stopped to look at an old car",
      countedShort: "onlookers",
      people: "shopkeepers in the centre",
      opinion: "say that they like to see an old car outside",
      amount: {
        members: "owners of old cars",
        member: "an owner of an old car",
        verb: "spend",
        verbSingular: "spends",
        unit: "hours",
        purpose: "a year in a workshop over their engines",
        usual: 15,
        outlier: "who teaches apprentices to set valves all week",
      },
      subgroups: {
        finding:
          "in the cities that let old cars in, the air got no worse and held 21 units of soot on average throughout",
        groups: ["streets with a car park", "quiet back streets"],
        paraphrases: [
          "in some streets it may have got a lot worse",
          "a city-wide average hides the bad spots",
          "summer and winter could be quite different",
          "streets where old cars gather aren't shown by themselves",
        ],
      },
    },
  },
];
