import type { IssueEvaluation } from "../evaluation.ts";

/** What modules 2 to 7 need to know of the issues about cycling and transport. */
export const cyclingAndTransport: readonly IssueEvaluation[] = [
  {
    issue: "bike-lane-main-street",
    reasons: [
      {
        gap: {
          question: "How many cyclists are hurt on the main street in a usual year?",
          paraphrases: [
            "how dangerous is it now?",
            "it doesn't say how many accidents there are",
            "number of cyclists hit each year",
            "have there been any accidents with bikes on that street?",
            "we aren't told whether such lanes made other streets safer",
          ],
        },
        assumption: {
          clause: "drivers will stay off the lane and will not park their vans on it",
          paraphrases: [
            "cars keep out of the bike lane",
            "that nobody stops on the lane to unload",
            "vans might just park on the new lane",
            "assumes the lane stays free for bikes",
            "once the lane is painted, motorists will respect it",
          ],
        },
        alternative: {
          clause: "the town should remove the parking spaces to make room for cyclists at the kerb",
          paraphrases: [
            "take away the parked vans instead",
            "use the parking strip for bikes",
            "no more parking on the main street, so there's space for a cycle path",
            "the room for bikes ought to come from parking and not from driving",
          ],
        },
      },
      {
        gap: {
          question: "How do the customers of the shops get to the main street at present?",
          paraphrases: [
            "how many shoppers come by car now?",
            "it doesn't say how people travel to the shops",
            "share of customers on bikes",
            "what do the shopkeepers themselves expect?",
            "we're not told how many customers with cars would stay away",
          ],
        },
        assumption: {
          clause: "customers on bicycles will buy as much as those who come by car",
          paraphrases: [
            "cyclists spend just as much",
            "that people on bikes really stop and shop",
            "you can't carry much on a bike, so they may buy less",
            "assumes the bikers make up for the drivers who stay away",
            "whoever rides past will go in and buy something",
          ],
        },
        alternative: {
          clause: "the shops should put up bicycle stands in front of their doors",
          paraphrases: [
            "more bike racks outside the shops",
            "shopkeepers ought to offer places to lock a bike",
            "make it easy for cyclists to stop at the door",
            "give people who come by bicycle a small discount",
          ],
        },
      },
      {
        gap: {
          question: "How many people in town live near enough to their work to cycle?",
          paraphrases: [
            "who could cycle to work at all?",
            "it doesn't say how far people have to travel",
            "number of people within cycling distance",
            "is the main street on the way to where they work?",
            "how much exercise do they get already?",
          ],
        },
        assumption: {
          clause: "people who now drive will take to the bicycle once the lane is there",
          paraphrases: [
            "a lane will get people cycling",
            "that more folk ride because of the lane",
            "maybe only those who cycle anyway would use it",
            "assumes drivers switch to bikes",
            "it's the missing lane that keeps them in their cars",
          ],
        },
        alternative: {
          clause: "employers should help their staff to buy a bicycle for the ride to work",
          paraphrases: [
            "firms could pay part of a bike",
            "cheap bicycles through your job",
            "bosses ought to reward people who cycle to work",
            "companies should get their workers on to bikes",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["safety", "health", "community"],
        phrase: "a healthy street where nobody is at risk",
        shownBy: [0, 2],
        paraphrases: [
          "protecting people on bikes",
          "that cyclists get home in one piece",
          "people's fitness and wellbeing",
          "a town that is good for everyone to move about in",
        ],
      },
      second: {
        ids: ["efficiency", "comfort"],
        phrase: "smooth traffic for drivers",
        paraphrases: [
          "getting through town quickly",
          "no jams",
          "convenience for people with cars",
          "saving drivers' time",
        ],
      },
      concession: "a delivery van would need ten minutes longer from one end to the other",
    },
    fallacies: {
      strawman: {
        distortion: "to pave the whole town and let cars race across the playgrounds",
        paraphrases: [
          "they're only worried about jams",
          "nobody wants cars on a playground",
          "the point about lost lanes is blown up beyond all sense",
          "keeping four lanes isn't the same as paving everything",
        ],
      },
      adHominem: {
        opponent: "the conductor of the brass band",
        attack: "dyes a thin moustache as black as boot polish",
        paraphrases: [
          "what does a moustache have to do with bikes?",
          "it picks on looks and not on what was said about jams",
          "the conductor may still be right",
          "that's just making fun of somebody",
        ],
      },
      falseDichotomy: {
        option: "the town gives cyclists a lane",
        threat: "we wait until the next child leaves in an ambulance",
        thirdWays: [
          "the town could lower the speed limit on the street",
          "the parked vans could be moved to a side street",
        ],
        paraphrases: [
          "a lower speed limit would be a third option",
          "you could send the bikes along a quieter road",
          "not getting a lane doesn't mean a child gets hurt",
          "as if there was nothing else you could do",
        ],
      },
      slipperySlope: {
        first: "all four lanes stay with the cars",
        steps: [
          "the last bicycles will disappear from the town",
          "every shop will move out to the motorway",
          "people will drive from their beds to the breakfast table",
        ],
        paraphrases: [
          "there are four lanes now and bikes haven't vanished",
          "nobody's going to drive to breakfast",
          "the steps don't lead to one another",
          "it turns one street into the end of walking",
        ],
      },
    },
    figures: {
      counted: "accidents with cyclists on the main street",
      countedShort: "accidents",
      people: "cyclists in the town",
      opinion: "say that they are afraid to ride along the main street",
      amount: {
        members: "cyclists who use the main street",
        member: "a cyclist",
        verb: "lose",
        verbSingular: "loses",
        unit: "minutes",
        purpose: "a week behind buses and parked vans",
        usual: 5,
        outlier: "who takes parcels up and down the street all day",
      },
      subgroups: {
        finding:
          "in towns with a bike lane on the main street, shops took 620 pounds a day on average, and elsewhere 580",
        groups: ["cafés", "furniture shops"],
        paraphrases: [
          "maybe only cafés take that much and shops with heavy goods far less",
          "it doesn't say which kinds of shop did better",
          "big and little shops may fare quite differently",
          "an average over all the shops hides the ones that suffer",
        ],
      },
    },
  },
  {
    issue: "midnight-bus-villages",
    reasons: [
      {
        gap: {
          question: "How many young people from the villages would go to town on such nights?",
          paraphrases: [
            "would many of them use it?",
            "it doesn't say how many young people live out there",
            "number of teenagers who'd take the late bus",
            "what is there for them to do in town until midnight?",
            "how do they get home at the moment, and does it bother anyone?",
          ],
        },
        assumption: {
          clause: "parents will allow their children to ride home by bus at midnight",
          paraphrases: [
            "mum and dad would let them",
            "that parents find a late bus safe enough",
            "families may still prefer to fetch their kids by car",
            "assumes young people are allowed out that late",
            "no parent will mind a fifteen-year-old on a night bus",
          ],
        },
        alternative: {
          clause: "the council should pay half the fare when young people share a taxi home",
          paraphrases: [
            "cheap shared taxis for teenagers",
            "support taxi rides for the young",
            "vouchers for a cab home",
            "young folk could get money towards a taxi they take together",
          ],
        },
      },
      {
        gap: {
          question: "How often do people now drive home to the villages after drinking?",
          paraphrases: [
            "does anybody really drive drunk there?",
            "it doesn't tell how many of the drinkers live in the villages",
            "number of drink-driving cases on those roads",
            "how do they get home now?",
            "no figures on accidents after the pub",
          ],
        },
        assumption: {
          clause: "people who have been drinking will wait for the bus and leave their car alone",
          paraphrases: [
            "drinkers will actually take the bus",
            "that people who drink plan their way home",
            "some might drive all the same because it's quicker",
            "assumes drunk people leave the car in town",
            "a bus keeps folk who've had a few from driving",
          ],
        },
        alternative: {
          clause: "the pubs should run a minibus of their own at closing time",
          paraphrases: [
            "let the landlords drive their guests home",
            "a pub minibus",
            "pubs ought to organise lifts for people who drink",
            "the inns in town could share one small bus",
          ],
        },
      },
      {
        gap: {
          question: "On which nights of the week do most of these people work late?",
          paraphrases: [
            "do they work late on other days too?",
            "how many of them are there?",
            "it isn't said whether their late shifts are at the weekend",
            "what use is a Friday bus if you work late on Tuesday?",
            "nothing about how many staff have no car",
          ],
        },
        assumption: {
          clause: "the staff without a car live in the villages that the bus passes",
          paraphrases: [
            "they live along the bus route",
            "that the workers come from those villages",
            "they may live in town or somewhere the bus doesn't go",
            "assumes porters and nurses live where the bus stops",
            "the late shift lives out there and not round the corner",
          ],
        },
        alternative: {
          clause: "the hotels and the hospital should share a van that drives their staff home",
          paraphrases: [
            "employers should get their people home",
            "a staff van for the late shift",
            "let the hospital pay for its own night transport",
            "work could end earlier so that they catch the bus there is",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["safety", "freedom", "inclusion"],
        phrase: "a safe way home for people without cars",
        paraphrases: [
          "getting back in one piece",
          "being able to go out in the evening",
          "that those who have no car aren't cut off",
          "independence for the young",
        ],
      },
      second: {
        ids: ["thrift", "efficiency"],
        phrase: "careful use of the council's budget",
        paraphrases: [
          "not wasting public money",
          "saving money",
          "running only buses that pay",
          "keeping costs down",
        ],
      },
      concession: "a driver would often be paid to steer three passengers through the dark",
    },
    fallacies: {
      strawman: {
        distortion: "to shut the villagers in at sunset like hens in a coop",
        paraphrases: [
          "they only think the bus would be empty",
          "no one wants to lock anybody in",
          "a worry about empty seats is made to sound like prison",
          "that's not what was said about the bus at all",
        ],
      },
      adHominem: {
        opponent: "the councillor in charge of roads",
        attack: "spent the whole of last year's picnic asleep under a table",
        paraphrases: [
          "sleeping at a picnic says nothing about buses",
          "it attacks the councillor and not the argument",
          "so what if somebody nodded off?",
          "empty seats are the issue, not picnics",
        ],
      },
      falseDichotomy: {
        option: "the last bus leaves at midnight",
        threat: "young people trudge home along dark roads in the rain",
        thirdWays: [
          "the council could pay for shared taxis on request",
          "the bus could leave an hour later than it does now",
        ],
        paraphrases: [
          "a bus at eleven would be something in between",
          "shared taxis could do the job as well",
          "they don't all have to walk in the rain",
          "it acts as if only two solutions existed",
        ],
      },
      slipperySlope: {
        first: "the last bus still leaves at twenty to ten",
        steps: [
          "young people will move away to the city",
          "the village schools will close for lack of children",
          "foxes will keep house in the empty cottages",
        ],
        paraphrases: [
          "a bus timetable doesn't empty whole villages",
          "it leaves that early now and people still live there",
          "no evidence that anyone would move away over it",
          "one small thing is blown up into a ghost town",
        ],
      },
    },
    figures: {
      counted: "taxi rides from the town to the villages after ten",
      countedShort: "rides",
      people: "young people from the villages",
      opinion: "say that they would take a bus home at midnight",
      amount: {
        members: "people from the villages",
        member: "a villager",
        verb: "spend",
        verbSingular: "spends",
        unit: "pounds",
        purpose: "a month on taxis home from town",
        usual: 5,
        outlier: "who goes dancing every Friday and Saturday",
      },
      subgroups: {
        finding:
          "in counties with a last bus at midnight, these buses carried eleven passengers each on average last winter",
        groups: ["buses on Fridays", "buses on Saturdays"],
        paraphrases: [
          "it could be full on Saturdays and empty on Fridays",
          "some routes may be packed while others carry nobody",
          "large villages and tiny ones are all mixed up in it",
          "eleven on average doesn't tell you about each night",
        ],
      },
    },
  },
  {
    issue: "station-ticket-office",
    reasons: [
      {
        gap: {
          question: "How many older passengers at our station buy their tickets at the window?",
          paraphrases: [
            "do a lot of old people use the window?",
            "it doesn't say how many older travellers there are",
            "share of pensioners among those who go to the clerk",
            "could they buy by phone or by post?",
            "we don't know if they can manage the machine with a bit of practice",
          ],
        },
        assumption: {
          clause: "nobody will help older passengers at the machines once the window is shut",
          paraphrases: [
            "there'll be no one to give them a hand",
            "that the company sends no helpers on to the platform",
            "other passengers might help old people at the screen",
            "assumes older folk would be left on their own with it",
            "without the office they'd have nobody to ask",
          ],
        },
        alternative: {
          clause: "the railway company should put machines with large letters in a heated room",
          paraphrases: [
            "make the machines easier to read",
            "bigger letters and a roof over the machine",
            "build simpler ticket machines for old people",
            "the screens ought to be somewhere warm and out of the sun",
          ],
        },
      },
      {
        gap: {
          question: "How often does anybody at our station need a ticket for such a journey?",
          paraphrases: [
            "who makes complicated journeys?",
            "it isn't said how many travellers need advice",
            "number of difficult tickets sold in a week",
            "how much do people save with the clerk's help?",
            "is there a telephone line that gives advice as well?",
          ],
        },
        assumption: {
          clause: "the machines and the website do not find the best ticket by themselves",
          paraphrases: [
            "machines can't work out the cheapest fare",
            "that a computer is worse at it than a clerk",
            "the app may find the best ticket in a second",
            "assumes only a person can find the right fare",
            "no other source would tell you which of the eleven is best",
          ],
        },
        alternative: {
          clause: "the railway company should sell far fewer kinds of ticket",
          paraphrases: [
            "make the fares simpler",
            "one price for each journey",
            "they ought to cut the number of different tickets",
            "get rid of the eleven ways to pay",
          ],
        },
      },
      {
        gap: {
          question: "Have the lads under the footbridge ever done any harm to passengers?",
          paraphrases: [
            "is it more than just loud music?",
            "it doesn't say what trouble there has been",
            "have there been any complaints or thefts?",
            "until what time is the clerk there?",
            "reports of trouble at the station",
          ],
        },
        assumption: {
          clause: "a clerk in the office can see from there what goes on along the platforms",
          paraphrases: [
            "the clerk has an eye on the platform",
            "that someone behind a window notices trouble outside",
            "the person in the office may not see the platforms at all",
            "assumes a ticket seller works like a guard",
            "the clerk's being there is enough to keep order outside",
          ],
        },
        alternative: {
          clause: "the railway company should send a guard to the station in the evenings",
          paraphrases: [
            "hire a guard for the night",
            "have someone patrol the platforms",
            "security staff after dark would do it",
            "a uniformed person ought to walk up and down there till the last train",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["compassion", "inclusion", "safety"],
        phrase: "help from a human being for every traveller",
        paraphrases: [
          "help for people who can't cope with machines",
          "looking after older passengers",
          "feeling safe at the station",
          "the personal touch",
        ],
      },
      second: {
        ids: ["efficiency", "thrift", "progress"],
        phrase: "a cheap and modern railway",
        paraphrases: [
          "saving money on staff",
          "moving with the times",
          "new technology",
          "running things at low cost",
        ],
      },
      concession: "the company would go on paying wages at a window that nine in ten walk past",
    },
    fallacies: {
      strawman: {
        distortion: "to swap every last person on the line for a talking box",
        paraphrases: [
          "they merely said most tickets are bought elsewhere",
          "no one's talking about replacing everybody",
          "closing one window isn't getting rid of all the staff",
          "the company's point is stretched into a horror story",
        ],
      },
      adHominem: {
        opponent: "the spokesperson for the railway company",
        attack: "was once photographed in a pair of pyjamas with ducks on them",
        paraphrases: [
          "pyjamas have nothing to do with ticket offices",
          "it embarrasses someone and doesn't touch the facts",
          "the nine in ten figure isn't answered",
          "whatever they sleep in, the point may still be true",
        ],
      },
      falseDichotomy: {
        option: "the ticket office stays open",
        threat: "pensioners shiver at a machine until they give up travelling",
        thirdWays: [
          "the office could open in the mornings only",
          "a helper could stand beside the machines on busy days",
        ],
        paraphrases: [
          "open for half the day would also be possible",
          "somebody could help them at the machines",
          "pensioners don't have to give up trains over this",
          "it only lets you pick between all and nothing",
        ],
      },
      slipperySlope: {
        first: "the ticket office closes in March",
        steps: [
          "the waiting room and its stove will be taken away",
          "the trains will stop calling at our station",
          "the town itself will vanish from every map",
        ],
        paraphrases: [
          "a town doesn't vanish over one window",
          "the trains can still stop there without an office",
          "each step is more far-fetched than the last",
          "nothing shows that closing it would lead to all this",
        ],
      },
    },
    figures: {
      counted: "passengers who missed their train while they stood at the machine",
      countedShort: "such passengers",
      people: "older passengers at the station",
      opinion: "say that they cannot manage without the window",
      amount: {
        members: "passengers from our station",
        member: "a passenger from our station",
        verb: "lose",
        verbSingular: "loses",
        unit: "pounds",
        purpose: "a year by buying the wrong ticket at the machine",
        usual: 5,
        outlier: "who travels to a different town every week",
      },
      subgroups: {
        finding:
          "at stations without a ticket office, passengers need 4.5 minutes on average to buy a ticket, and elsewhere 2.8",
        groups: ["commuters", "people who seldom travel"],
        paraphrases: [
          "people who go every day may be just as quick at a machine",
          "young and old travellers are counted together",
          "for some it could be faster without the office",
          "it's only one average for all sorts of passengers",
        ],
      },
    },
  },
  {
    issue: "bicycles-rush-hour-trains",
    reasons: [
      {
        gap: {
          question: "How often has a disabled traveller been unable to get on or off?",
          paraphrases: [
            "has anyone actually been stuck?",
            "it doesn't say how many disabled people travel at that hour",
            "number of wheelchair users on the early trains",
            "do cyclists move their bikes when somebody needs to get past?",
            "we aren't told whether disabled passengers have complained",
          ],
        },
        assumption: {
          clause: "the space by the doors will stay free once the bicycles are gone",
          paraphrases: [
            "nobody else would fill that space",
            "that the doorway is clear without bikes",
            "standing passengers or prams may block it just the same",
            "assumes it's only bikes that are in the way",
            "with no bicycles there'd be room for a wheelchair",
          ],
        },
        alternative: {
          clause:
            "each train should have a place for bicycles well away from the doors for passengers",
          paraphrases: [
            "a separate carriage for bikes",
            "put the bikes at the far end of the train",
            "keep one door just for wheelchairs",
            "bike racks ought to be somewhere else in the train",
          ],
        },
      },
      {
        gap: {
          question: "By how many minutes do the bicycles make these trains late?",
          paraphrases: [
            "how big are the delays?",
            "it isn't said how late the trains really are",
            "how many bikes get on at the small stations?",
            "minutes lost per bicycle",
            "we're not told what else holds the trains up",
          ],
        },
        assumption: {
          clause: "there is no quicker way to get a bicycle into a train at those stations",
          paraphrases: [
            "loading bikes can't be made any faster",
            "that nothing else could speed it up",
            "a ramp might get the bikes in within seconds",
            "assumes the low platforms stay as they are",
            "lifting by hand is the only way to bring them in",
          ],
        },
        alternative: {
          clause: "the railway should raise the low platforms at the small stations",
          paraphrases: [
            "build higher platforms",
            "ramps at the small stations",
            "make platforms level with the train",
            "they ought to rebuild Fenny Halt so you can roll a bike in",
          ],
        },
      },
      {
        gap: {
          question: "What does a good folding bicycle cost a commuter?",
          paraphrases: [
            "how expensive are folding bikes?",
            "the passage doesn't say what you'd pay for one",
            "price of a folding bike",
            "how heavy are they?",
            "how many of the cyclists already have one?",
          ],
        },
        assumption: {
          clause: "a folding bicycle is good enough for the ride that commuters have at either end",
          paraphrases: [
            "you can ride to work on a folding bike",
            "that small wheels do for their journey",
            "some may have ten hilly miles where it's no use",
            "assumes the way to the station is short and flat",
            "it works as well as a normal bike for these people",
          ],
        },
        alternative: {
          clause:
            "the railway should lend folding bicycles to commuters at its stations on the coast",
          paraphrases: [
            "hire out folding bikes at the station",
            "lend commuters a folding bike",
            "employers should help staff to buy one",
            "folding bicycles ought to be cheaper for people with a season ticket",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["inclusion", "efficiency", "order"],
        phrase: "trains that all can board and rely on",
        shownBy: [0, 1],
        paraphrases: [
          "access for disabled people",
          "that nobody is shut out",
          "punctual trains",
          "everything running as it should",
        ],
      },
      second: {
        ids: ["freedom", "nature"],
        phrase: "the cyclists' ride from door to door",
        paraphrases: [
          "being free to take your bike along",
          "travelling without a car",
          "green ways of getting to work",
          "letting cyclists decide for themselves",
        ],
      },
      concession: "some who now pedal to the station would go back to their cars",
    },
    fallacies: {
      strawman: {
        distortion: "to pack the carriages with racing machines and put the passengers on the roof",
        paraphrases: [
          "they just say that taking a bike saves a car",
          "nobody wants passengers on the roof",
          "the cyclists' view is made to look mad",
          "two bikes a carriage is far from filling the train",
        ],
      },
      adHominem: {
        opponent: "the chair of the cycling club",
        attack: "plays the accordion so badly that the neighbours close their windows",
        paraphrases: [
          "bad music has no bearing on trains",
          "it's a dig at the chair's hobby",
          "someone who plays badly can still be right about bikes",
          "the writer doesn't deal with what the club says",
        ],
      },
      falseDichotomy: {
        option: "the trains carry no bicycles before nine",
        threat: "travellers in wheelchairs are left behind on the platform",
        thirdWays: [
          "the railway could add one carriage for bicycles",
          "cyclists could book one of a few places in advance",
        ],
        paraphrases: [
          "an extra carriage would help both sides",
          "there's a middle way, like booking a space",
          "bikes on board don't have to mean wheelchairs left behind",
          "why is nothing else even considered?",
        ],
      },
      slipperySlope: {
        first: "bicycles may travel at any hour",
        steps: [
          "riders will bring tandems and trailers as well",
          "passengers will have to stand all the way to the city",
          "horses and carts will be pushed into the carriages",
        ],
        paraphrases: [
          "a bike on a train doesn't lead to a horse on a train",
          "they're allowed now and none of this has happened",
          "it makes up one step after another",
          "no reason why tandems should come next",
        ],
      },
    },
    figures: {
      counted: "complaints about bicycles on the morning trains",
      countedShort: "complaints",
      people: "passengers on the 7.20 train",
      opinion: "say that wheels and handlebars block their way out",
      amount: {
        members: "passengers on the morning trains",
        member: "a passenger on the morning trains",
        verb: "lose",
        verbSingular: "loses",
        unit: "minutes",
        purpose: "a month while bicycles are lifted in and out",
        usual: 5,
        outlier: "who misses the hourly ferry whenever the train is late",
      },
      subgroups: {
        finding:
          "trains on another line were 2.4 minutes less late on average once bicycles had been banned in the mornings",
        groups: ["fast trains", "trains that stop everywhere"],
        paraphrases: [
          "fast trains may not have gained a second",
          "it might be that only some trains got quicker",
          "an average over all the trains doesn't show which ones changed",
          "summer and winter trains could be quite different",
        ],
      },
    },
  },
  {
    issue: "free-bus-under-nineteen",
    reasons: [
      {
        gap: {
          question: "How many children in the county stay at home on account of the fare?",
          paraphrases: [
            "how many kids does that affect?",
            "we only hear of two sisters",
            "it doesn't say how many families can't afford the bus",
            "number of children who miss things through the fare",
            "do poor families get any help with fares already?",
          ],
        },
        assumption: {
          clause: "buses go where the children of struggling families would like to be",
          paraphrases: [
            "there is a bus to the places they want to go",
            "that poor families live near a bus stop",
            "there may be no bus to the pool on Tuesdays at all",
            "assumes the buses run at the right times for them",
            "if it's free they can get wherever they need to",
          ],
        },
        alternative: {
          clause: "the county should put on clubs and lessons that children can reach on foot",
          paraphrases: [
            "bring the clubs closer to them",
            "offer things to do in every neighbourhood",
            "swimming and sport ought to be within walking distance",
            "schools could run free clubs so nobody needs a bus",
          ],
        },
      },
      {
        gap: {
          question: "At what age do children now begin to ride the bus without their parents?",
          paraphrases: [
            "how old are they when they go alone?",
            "it isn't said how many already ride by themselves",
            "age at which kids take the bus alone",
            "is there any proof that it makes them independent?",
            "how do children who never take the bus turn out?",
          ],
        },
        assumption: {
          clause: "it is the fare that stops parents from letting their children ride alone",
          paraphrases: [
            "kids would ride alone if it cost nothing",
            "that price is what holds the parents back",
            "parents may be afraid for them, free ticket or not",
            "assumes more children go by themselves once it's free",
            "without the two pounds mums and dads would send them off alone",
          ],
        },
        alternative: {
          clause: "schools should teach every class to read a timetable and to change buses",
          paraphrases: [
            "bus lessons at school",
            "practise riding the bus with the class",
            "teachers ought to show kids how to get about by bus",
            "a school trip where children find the way on their own",
          ],
        },
      },
      {
        gap: {
          question: "How many people who rode the bus to school still take it as adults?",
          paraphrases: [
            "do most of them stay with the bus?",
            "one neighbour, but what about everybody else?",
            "it doesn't say how many buy a car at nineteen",
            "share of adults on the bus who started young",
            "any figures from counties where the young ride free?",
          ],
        },
        assumption: {
          clause: "teenagers who rode for nothing will be willing to pay once they are nineteen",
          paraphrases: [
            "they'll pay later on",
            "that free riders turn into paying ones",
            "people who are used to free buses may never want to pay",
            "assumes they don't get a car the moment they can",
            "the habit lasts even when it starts to cost money",
          ],
        },
        alternative: {
          clause: "the buses should run later in the evening so that teenagers get used to them",
          paraphrases: [
            "more late buses for teenagers",
            "run buses when young people go out",
            "put wifi on the bus so that teens like it",
            "make the service better for the young, then they'll stay",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["inclusion", "self_reliance", "fairness"],
        phrase: "a bus within every child's reach",
        paraphrases: [
          "that no kid is left at home",
          "equal chances for poor families",
          "children becoming independent",
          "young people getting about on their own",
        ],
      },
      second: {
        ids: ["thrift", "prosperity"],
        phrase: "a county that lives within its means",
        paraphrases: [
          "not spending more than you have",
          "saving taxpayers' money",
          "sound finances",
          "keeping public costs low",
        ],
      },
      concession: "childless couples would pay higher taxes for rides that they never take",
    },
    fallacies: {
      strawman: {
        distortion: "to make shivering infants count out their last pennies in the snow",
        paraphrases: [
          "they just asked who is going to pay for it",
          "nobody wants little ones to stand in the snow",
          "a fair question about money is turned into cruelty",
          "that's not at all what the other side said",
        ],
      },
      adHominem: {
        opponent: "a member of the county's finance committee",
        attack: "keeps forty-two garden gnomes in front of the house",
        paraphrases: [
          "gnomes don't matter when it comes to fares",
          "it makes the person look silly and dodges the question of cost",
          "you can love gnomes and still count properly",
          "the attack is on someone's garden, not on the argument",
        ],
      },
      falseDichotomy: {
        option: "the young ride without charge",
        threat: "a whole generation grows up on the back seats of cars",
        thirdWays: [
          "the county could halve the fare for schoolchildren",
          "a family ticket could make the second child free",
        ],
        paraphrases: [
          "half price would lie in between",
          "there could be a cheap ticket for families",
          "not free doesn't mean that everyone goes by car",
          "the writer only allows two extremes",
        ],
      },
      slipperySlope: {
        first: "the fare stays at two pounds",
        steps: [
          "families will stop sending their children anywhere",
          "young people will no longer dare to cross a road alone",
          "forty-year-olds will still be driven to work by their mothers",
        ],
        paraphrases: [
          "two pounds don't keep you tied to your mum at forty",
          "it's been two pounds so far and children still go out",
          "one thing isn't shown to cause the next",
          "from a bus fare to helpless adults is quite a leap",
        ],
      },
    },
    figures: {
      counted: "children who had to get off for lack of the fare",
      countedShort: "such children",
      people: "parents in the county",
      opinion: "say that the fares keep their children at home",
      amount: {
        members: "families with teenagers",
        member: "a family with teenagers",
        verb: "spend",
        verbSingular: "spends",
        unit: "pounds",
        purpose: "a month on their children's bus fares",
        usual: 8,
        outlier: "whose five children all train in town every day",
      },
      subgroups: {
        finding:
          "in counties where young people ride free, they made 93 bus journeys each on average last year, and elsewhere 71",
        groups: ["young people in the towns", "young people in the villages"],
        paraphrases: [
          "maybe it's only those in town who ride so much",
          "village kids with one bus a day might hardly ride at all",
          "small children and older ones could differ",
          "poor and rich families are thrown together in that figure",
        ],
      },
    },
  },
  {
    issue: "school-street-closure",
    reasons: [
      {
        gap: {
          question: "How dirty is the air at the gate compared with other streets nearby?",
          paraphrases: [
            "has anybody measured the air?",
            "it doesn't say how bad the air is",
            "how much of the dirt comes from these cars?",
            "air readings for Mill Lane",
            "do the children get ill from it?",
          ],
        },
        assumption: {
          clause:
            "drivers who are kept out will not run their engines where the children walk past",
          paraphrases: [
            "they won't just wait with engines on round the corner",
            "that the fumes don't move to the next street on the way to school",
            "kids may breathe the same exhaust a hundred yards away",
            "assumes the cars stop somewhere harmless",
            "no car's going to stand and smoke beside their new footpath",
          ],
        },
        alternative: {
          clause: "drivers should have to switch off their engines while they wait at the gate",
          paraphrases: [
            "engines off while waiting",
            "fine anybody who leaves the motor running",
            "a sign that says turn your engine off",
            "parents ought to stop idling outside the school",
          ],
        },
      },
      {
        gap: {
          question: "Do the pupils who yawn also go to bed later than the others?",
          paraphrases: [
            "how much sleep did they get?",
            "it doesn't say whether they're tired for some other reason",
            "has anyone tested it or is it just one teacher's feeling?",
            "bedtimes of the yawning children",
            "are walkers better in class or just less sleepy?",
          ],
        },
        assumption: {
          clause: "children who get out at the end of the road walk far enough to feel it",
          paraphrases: [
            "the walk would be long enough",
            "that a few steps from the corner make a difference",
            "it may only be fifty yards from where they're dropped",
            "assumes the kids who come by car would get a real walk",
            "parents won't find a spot that is nearly as close as the gate",
          ],
        },
        alternative: {
          clause: "every class should begin its day with a walk round the playing field",
          paraphrases: [
            "start school with a walk",
            "ten minutes of moving about before lessons",
            "teachers ought to take the class outside first thing",
            "let everybody run round the yard in the morning",
          ],
        },
      },
      {
        gap: {
          question: "What do the people who live opposite think of such a closure?",
          paraphrases: [
            "have the residents been asked?",
            "it isn't said whether the neighbours want it",
            "opinion of the people in Mill Lane",
            "how much noise is there really?",
            "we don't know if they have complained",
          ],
        },
        assumption: {
          clause: "the people opposite do not need their own cars during those hours",
          paraphrases: [
            "residents don't have to drive at that time",
            "that the neighbours can do without their cars then",
            "they might have to get to work just when it's shut",
            "assumes nobody living there drives off at half past eight",
            "a closed road is no trouble to those who live on it",
          ],
        },
        alternative: {
          clause: "no car should be allowed to stop opposite the school for more than one minute",
          paraphrases: [
            "limit how long cars may stop",
            "no waiting in front of the houses",
            "drop the kids and drive on at once",
            "start lessons at different times so fewer cars come at once",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["health", "calm"],
        phrase: "clean air and quiet at the gate",
        shownBy: [0, 2],
        paraphrases: [
          "the children's wellbeing",
          "that kids can breathe freely",
          "peace for the neighbours",
          "looking after pupils' bodies",
        ],
      },
      second: {
        ids: ["comfort", "efficiency", "freedom"],
        phrase: "an easy morning for busy parents",
        paraphrases: [
          "convenience",
          "saving time on the school run",
          "being able to drive where you like",
          "not having to walk in the rain",
        ],
      },
      concession: "a father with three small ones and a job to get to would lose time",
    },
    fallacies: {
      strawman: {
        distortion: "to roll right up to the desks and honk at the teachers",
        paraphrases: [
          "they only fear that the cars go to the next road",
          "nobody wants to drive into a classroom",
          "it makes the drivers out to be mad",
          "that isn't the objection, just a silly version of it",
        ],
      },
      adHominem: {
        opponent: "the caretaker of the school",
        attack: "talks to the hedge and the roses as if they were people",
        paraphrases: [
          "talking to roses doesn't make you wrong about cars",
          "it's about a habit and not about the road",
          "the caretaker is laughed at and never answered",
          "what have plants got to do with it?",
        ],
      },
      falseDichotomy: {
        option: "the road is closed to cars twice a day",
        threat: "our children cough their way through every winter",
        thirdWays: [
          "the drivers could be asked to switch off their engines",
          "parents could drop their children at a stop two streets away",
        ],
        paraphrases: [
          "engines off would also be an answer",
          "a drop-off point further away isn't even mentioned",
          "kids won't cough all winter just because a road stays open",
          "those aren't the only two choices you've got",
        ],
      },
      slipperySlope: {
        first: "the road stays open to cars",
        steps: [
          "parents will drive right across the playground",
          "pupils will forget what their legs are for",
          "whole classes will be carried to their desks by forklift",
        ],
        paraphrases: [
          "an open road doesn't end in forklifts",
          "it's open now and pupils can still walk",
          "why should anyone drive across the playground next?",
          "pure exaggeration from one step to the other",
        ],
      },
    },
    figures: {
      counted: "cars that turned in Mill Lane before lessons",
      countedShort: "cars",
      people: "parents of the youngest pupils",
      opinion: "say that they are afraid for their children at the gate",
      amount: {
        members: "drivers from the school gate",
        member: "a driver",
        verb: "let their engines run",
        verbSingular: "lets the engine run",
        unit: "minutes",
        purpose: "a week outside the school",
        usual: 4,
        outlier: "who likes to be warm and comes long before the bell",
      },
      subgroups: {
        finding:
          "at schools with a closed road, the share of pupils who come on foot rose from 48 to 61 per cent on average",
        groups: ["the youngest pupils", "the older ones"],
        paraphrases: [
          "the little ones may still all come by car",
          "it doesn't say which pupils began to walk",
          "those who live far off might not have changed at all",
          "some age groups may walk less than before",
        ],
      },
    },
  },
];
