import type { IssueFamily } from "../issue.ts";

/** Issues about cycling, buses, trains and getting around town. */
export const cyclingAndTransport: IssueFamily = {
  id: "cycling-and-transport",
  name: "cycling and public transport",
  keywords: [
    "cycling",
    "cyclist",
    "cyclists",
    "bike",
    "bikes",
    "bicycle",
    "bicycles",
    "e-bike",
    "e-bikes",
    "bus",
    "buses",
    "train",
    "trains",
    "railway",
    "railways",
    "tram",
    "trams",
    "metro",
    "public transport",
    "transport",
    "commuting",
    "commuter",
    "commuters",
    "traffic",
  ],
  issues: [
    {
      id: "bike-lane-main-street",
      question: "Should a town turn one car lane on its main street into a bike lane?",
      background:
        "The main street of our town has two lanes for cars in each direction. It is due to be resurfaced next summer.",
      objection: "losing a lane will only make the traffic jams worse",
      objectionParaphrases: [
        "there will be more traffic jams",
        "fewer lanes means more congestion for cars",
        "people say it makes traffic worse",
      ],
      claim: "the town should turn one car lane on the main street into a bike lane",
      claimParaphrases: [
        "they should put in a bike lane on the main street",
        "replace a car lane with a lane for bikes",
        "the main street needs a bike lane instead of one of its car lanes",
        "that one lane for cars ought to become a cycle lane",
        "give cyclists one of the lanes",
      ],
      claimOpposites: [
        "the town shouldn't turn a car lane on the main street into a bike lane",
        "the main street should keep all its lanes for cars",
        "keep the four car lanes",
        "hands off our car lanes, cyclists can squeeze in somewhere else",
      ],
      reasons: [
        {
          clause: "a separate lane would make the street safer for people on bicycles",
          detail:
            "At the moment cyclists have to squeeze between parked vans and moving buses for almost a mile.",
          paraphrases: [
            "it's safer for cyclists",
            "bike riders would be less at risk",
            "because a lane of their own keeps people on bikes safe",
            "cyclists wouldn't be in danger from the traffic",
            "safety of cyclists",
          ],
          opposites: [
            "a separate lane would make the street more dangerous for cyclists",
            "a bike lane wouldn't make the street any safer for people on bicycles",
            "cyclists are safer among the cars than on a lane of their own",
          ],
          ambiguous: {
            phrase: "safer",
            readings: [
              "fewer cyclists are hit or hurt",
              "cyclists feel less afraid while they ride",
            ],
            stake:
              "If it means fewer injuries, the reason needs accident figures; if it means feeling less afraid, a lane can succeed without preventing a single crash.",
          },
        },
        {
          clause: "shops along the street would gain from more local customers",
          detail:
            "People who arrive by bicycle can stop at any door and do not need to look for a parking space.",
          paraphrases: [
            "it's good for the shops",
            "local shops would get more customers",
            "because more people would shop there",
            "businesses on the street would earn more",
            "helps local business",
          ],
          opposites: [
            "shops along the street would lose local customers",
            "a bike lane wouldn't bring the shops any more customers",
            "a bike lane would be bad for the shops on the street",
          ],
          ambiguous: {
            phrase: "local",
            readings: [
              "people who live within a few streets",
              "people from anywhere in the town and its villages",
            ],
            stake:
              "If only close neighbours count, the gain may be small because they walk already; if the whole district counts, many of them would still have to come by car.",
          },
        },
        {
          clause: "regular cycling keeps people of every age healthy",
          detail:
            "A ride to work and back gives most adults all the exercise that doctors ask them to get in a day.",
          paraphrases: [
            "cycling is healthy",
            "people get fitter if they bike",
            "because riding a bike regularly is good for your health",
            "it makes people healthier at any age",
            "health benefits of cycling",
          ],
          opposites: [
            "regular cycling makes people of every age ill",
            "cycling doesn't keep anyone healthy",
            "riding a bike regularly is bad for your health",
          ],
          ambiguous: {
            phrase: "regular",
            readings: [
              "every working day",
              "now and then but at steady times, such as once a month",
            ],
            stake:
              "Daily rides may well keep people healthy, while a ride once a month would hardly change anything.",
          },
        },
      ],
    },
    {
      id: "midnight-bus-villages",
      question: "Should the last bus to the villages leave at midnight on Fridays and Saturdays?",
      background:
        "On Fridays and Saturdays the last bus from town to the villages leaves at twenty to ten. The council is now drawing up next year's timetable.",
      objection: "a bus at midnight would carry little but empty seats",
      objectionParaphrases: [
        "hardly anybody would be on it",
        "the late bus would drive round empty",
        "critics say there'd be no passengers at that hour",
      ],
      claim: "the last bus to the villages should leave at midnight on Fridays and Saturdays",
      claimParaphrases: [
        "run the buses later at weekends",
        "there ought to be a bus home at twelve on weekend nights",
        "the council has to put on a midnight bus to the villages",
        "weekend buses need to go on till midnight",
        "on friday and saturday the final bus shouldn't go before 12",
      ],
      claimOpposites: [
        "the last bus to the villages shouldn't leave as late as midnight",
        "the last bus should go on leaving at twenty to ten at weekends",
        "keep the last bus at 9.40",
        "forget the midnight bus, folks can be home before ten",
      ],
      reasons: [
        {
          clause: "a bus at midnight would let young people go out without asking for a lift",
          detail:
            "A ticket for the late film is no use to anyone whose way home leaves before the titles.",
          paraphrases: [
            "teens could go out alone",
            "kids wouldn't need mum or dad to drive them",
            "because then youngsters don't have to be picked up by car",
            "teenagers and twenty-somethings would depend less on lifts",
            "more freedom for young folk in the evening",
          ],
          opposites: [
            "a bus at midnight would make young people ask for more lifts",
            "young people would still depend on lifts, midnight bus or no midnight bus",
            "a late bus wouldn't let young people go out without a lift",
          ],
          ambiguous: {
            phrase: "young people",
            readings: ["schoolchildren of about fifteen", "adults in their early twenties"],
            stake:
              "People in their twenties could really use a bus at that hour, whereas few parents would let a child of fifteen stay out so late.",
          },
        },
        {
          clause: "people who have been drinking need a way home other than their car",
          detail:
            "From the pub by the bridge a taxi to the farthest village costs as much as the meal.",
          paraphrases: [
            "it stops drink-driving",
            "anyone who's had alcohol shouldn't have to drive back",
            "because people who drink can't take the car home",
            "fewer drivers on the road after a night in the pub",
            "after a few beers you need some other transport",
          ],
          opposites: [
            "people who have been drinking can go home in their own car",
            "people who have been drinking don't need a bus home",
            "people who drink get home best by driving themselves",
          ],
          ambiguous: {
            phrase: "drinking",
            readings: [
              "having a glass of wine with dinner",
              "taking more than a driver lawfully may",
            ],
            stake:
              "Someone over the limit has to leave the car behind and needs a bus, but someone after a single glass may lawfully drive and might never take it.",
          },
        },
        {
          clause: "hotel and hospital staff would gain a reliable way home after the late shift",
          detail:
            "The kitchens close at eleven, and a porter with no car now waits for a colleague to drive him.",
          paraphrases: [
            "workers on late shifts could get home",
            "it helps people who work in the evening",
            "because nurses and waiters finish late and need transport",
            "how else are hotel workers supposed to get back after work?",
            "good for night staff",
          ],
          opposites: [
            "hotel and hospital staff would lose their way home after the late shift",
            "a midnight bus wouldn't help staff to get home after the late shift",
            "a bus at midnight would make it harder for late workers to get home",
          ],
          ambiguous: {
            phrase: "reliable",
            readings: ["one that keeps to its timetable", "one that runs on every night they work"],
            stake:
              "The bus may well be punctual, but on two nights a week it does little for somebody who works on five.",
          },
        },
      ],
    },
    {
      id: "station-ticket-office",
      question: "Should a small railway station keep its ticket office?",
      background:
        "The railway company plans to close the ticket office at our station in March. Travellers would then use the two machines on the platform.",
      objection: "nine tickets in ten are already bought on a phone or from a machine",
      objectionParaphrases: [
        "hardly anyone uses the counter now",
        "nearly all tickets are sold online or by machine already",
        "the company says most of us buy on our phones anyway",
      ],
      claim: "the ticket office at our station should stay open after March",
      claimParaphrases: [
        "don't close the ticket office",
        "they ought to keep the counter at the station",
        "the railway has to go on selling tickets in person here",
        "our station needs its ticket office",
        "leave the ticket office as it is, open",
      ],
      claimOpposites: [
        "the ticket office at our station shouldn't stay open after March",
        "the railway should close the ticket office and sell tickets from machines only",
        "close the ticket office in March",
        "bin the ticket counter, the machines do the job",
      ],
      reasons: [
        {
          clause:
            "older passengers find a touch screen harder to use than a window with a clerk behind it",
          detail:
            "In a cold wind the letters are small, the sun is in the glass and a queue is muttering.",
          paraphrases: [
            "old people can't cope with the machines",
            "elderly travellers struggle with screens",
            "because a person is easier than a machine when you're old",
            "pensioners would rather deal with a human being than a display",
            "the elderly have trouble with touch screens",
          ],
          opposites: [
            "older passengers find a touch screen easier to use than a window with a clerk",
            "old people don't have any trouble with a touch screen",
            "for elderly travellers the machine is simpler than the clerk",
          ],
          ambiguous: {
            phrase: "older",
            readings: ["aged sixty or more", "very old, in their eighties and nineties"],
            stake:
              "Passengers of ninety may well struggle, but a great many sixty-year-olds do all their shopping on a screen.",
          },
        },
        {
          clause: "a clerk can tell which ticket is best for a complicated journey",
          detail:
            "For two adults, a child and a dog there are eleven different ways to pay for a week at the coast.",
          paraphrases: [
            "staff know the right ticket",
            "you get advice from somebody who knows the fares",
            "because the person at the counter finds you the best fare for a tricky trip",
            "a human can work out what to buy when the route is difficult",
            "good advice on hard journeys",
          ],
          opposites: [
            "a clerk mostly picks the wrong ticket for a complicated journey",
            "a clerk can't tell which ticket is best for a tricky journey",
            "a machine finds the best ticket more surely than a clerk",
          ],
          ambiguous: {
            phrase: "best",
            readings: ["lowest in price", "most forgiving if a connection is missed"],
            stake:
              "A machine can find the lowest price as well as any clerk, while advice on what happens after a missed connection is harder to replace.",
          },
        },
        {
          clause:
            "a member of staff in uniform keeps trouble away from the platforms in the evening",
          detail:
            "A dozen lads with a loudspeaker gather under the footbridge as soon as the clerk has gone home.",
          paraphrases: [
            "staff stop trouble at night",
            "nobody misbehaves when an employee is about",
            "because someone in uniform keeps order on the platform",
            "the station would be rowdy without anyone from the railway there",
            "less bother in the evenings if someone's on duty",
          ],
          opposites: [
            "a member of staff in uniform attracts trouble on the platforms in the evening",
            "staff in uniform don't keep any trouble away from the platforms",
            "the platforms are calmer at night when the staff have gone",
          ],
          ambiguous: {
            phrase: "trouble",
            readings: ["thefts and attacks", "noise, litter and loitering"],
            stake:
              "If travellers are robbed or attacked, a clerk is worth a good deal of money; noise and litter might be borne or dealt with by a sign.",
          },
        },
      ],
    },
    {
      id: "bicycles-rush-hour-trains",
      question: "Should full-size bicycles be kept off the morning trains until nine o'clock?",
      background:
        "Four trains run from the coast into the city between seven and nine on weekdays. Each carriage has space for two bicycles beside the doors.",
      objection: "a commuter who takes a bicycle along leaves a car at home",
      objectionParaphrases: [
        "bikes on trains mean fewer cars",
        "without the bike they would drive instead",
        "others say that people who bring their bike don't use the car",
      ],
      claim:
        "the morning trains into the city should carry no full-size bicycles before nine o'clock",
      claimParaphrases: [
        "no bikes on the train before nine",
        "ban ordinary bicycles from rush-hour trains",
        "people shouldn't be allowed to take big bikes on early trains",
        "cyclists have to leave their bikes behind during the morning peak",
        "keep full-sized bikes off until 9 am",
      ],
      claimOpposites: [
        "full-size bicycles shouldn't be kept off the morning trains",
        "the morning trains should carry full-size bicycles before nine as well",
        "allow bikes on the early trains",
        "let people bung their bikes on the train in the rush hour",
      ],
      reasons: [
        {
          clause: "handlebars and pedals by the doors get in the way of disabled travellers",
          detail:
            "On the 7.20 train the folding seats and the grab rail regularly vanish behind a row of wheels.",
          paraphrases: [
            "bikes block disabled people",
            "people with a disability can't get past",
            "because wheels and pedals obstruct passengers who are handicapped",
            "bicycles at the door are a problem for those with disabilities",
            "it's hard for the disabled to get on and off",
          ],
          opposites: [
            "bicycles by the doors leave disabled travellers plenty of room",
            "bikes by the doors don't get in the way of disabled people",
            "disabled travellers get on more easily with bicycles by the doors",
          ],
          ambiguous: {
            phrase: "disabled",
            readings: ["those who use a wheelchair", "anyone with a lasting illness or weakness"],
            stake:
              "A wheelchair needs exactly the space by the doors, but many people with a lasting illness are hindered no more than anyone else.",
          },
        },
        {
          clause: "lifting bicycles in and out makes the trains late at the small stations",
          detail:
            "At Fenny Halt, where the platform is low, two riders and a guard are needed for every frame.",
          paraphrases: [
            "bikes cause delays",
            "trains lose time while people load their bikes",
            "because getting bikes on and off holds everybody up",
            "loading a bicycle at little stops slows the service down",
            "don't the trains get delayed by all that lifting?",
          ],
          opposites: [
            "lifting bicycles in and out keeps the trains on time",
            "bikes don't make the trains late at the small stations",
            "trains with bicycles on board run more punctually",
          ],
          ambiguous: {
            phrase: "late",
            readings: [
              "a minute or so behind the timetable",
              "so far behind that connections are missed",
            ],
            stake:
              "A minute lost may be made up before the city, whereas missed connections would harm hundreds of other passengers.",
          },
        },
        {
          clause: "cyclists have a practical alternative in the folding bicycle",
          detail:
            "Packed up, it fits under a seat or between the knees and counts as hand luggage.",
          paraphrases: [
            "they can use folding bikes",
            "a bike that folds would do just as well",
            "because there's something else riders can take, a fold-up bike",
            "riders could simply get one that folds up",
            "folding bikes solve the problem for cyclists",
          ],
          opposites: [
            "cyclists have no practical alternative in the folding bicycle",
            "a folding bicycle is useless for cyclists on their way to work",
            "for cyclists the full-size bicycle is the only practical choice",
          ],
          ambiguous: {
            phrase: "practical",
            readings: ["handy to carry and to ride", "within the means of most commuters"],
            stake:
              "Nobody doubts that it can be carried, but if most commuters could not pay for one, the ban would leave them with nothing.",
          },
        },
      ],
    },
    {
      id: "free-bus-under-nineteen",
      question: "Should everyone under nineteen travel free on the buses?",
      background:
        "In our county everyone over the age of five pays two pounds for a bus ride. Next year's fares will be fixed at the council meeting in November.",
      objection: "a ride that costs nothing still has to be paid for by somebody",
      objectionParaphrases: [
        "someone else has to foot the bill",
        "it isn't really free, taxpayers pay",
        "people say the money must come from somewhere",
      ],
      claim: "everyone under nineteen should travel without charge on the county's buses",
      claimParaphrases: [
        "free buses for under-19s",
        "children and teenagers shouldn't pay on the bus",
        "the county ought to let the young ride for nothing",
        "no bus fares before the age of nineteen",
        "scrap the fare for kids and teens",
      ],
      claimOpposites: [
        "young people under nineteen shouldn't travel free on the county's buses",
        "everyone under nineteen should pay the normal fare on the bus",
        "keep charging teenagers on the bus",
        "make the kids fork out their two quid like everybody else",
      ],
      reasons: [
        {
          clause: "the present fares keep the children of struggling families at home",
          detail:
            "For two sisters who swim every Tuesday, getting to the pool costs more than getting in.",
          paraphrases: [
            "poor kids can't go anywhere",
            "two pounds is too much for families with little money",
            "because parents who are short of cash can't pay for the rides",
            "the price of a ticket stops some children from getting out",
            "bus tickets are too dear for some families",
          ],
          opposites: [
            "the present fares let the children of struggling families go everywhere",
            "two pounds doesn't keep any poor child at home",
            "poor families can easily afford the present fares",
          ],
          ambiguous: {
            phrase: "struggling",
            readings: [
              "those living in real poverty",
              "those on a normal wage who find things tight",
            ],
            stake:
              "If only the poorest are meant, a pass for them alone would do; if ordinary wage earners are meant too, the case for everyone is stronger.",
          },
        },
        {
          clause: "children who ride the bus without their parents become independent sooner",
          detail:
            "A twelve-year-old who has once missed a connection and got home anyway does not forget the feeling.",
          paraphrases: [
            "kids learn to stand on their own feet",
            "it makes children more self-reliant",
            "because getting about alone teaches youngsters independence",
            "children who travel by themselves grow up faster",
            "they'd need their parents less",
          ],
          opposites: [
            "children who ride the bus without their parents become independent later",
            "riding the bus alone keeps children dependent on their parents",
            "going by bus alone doesn't make children any more independent",
          ],
          ambiguous: {
            phrase: "independent",
            readings: [
              "able to get around with no adult",
              "used to thinking and deciding for themselves",
            ],
            stake:
              "That they can get around alone is almost certain, but that they come to think for themselves is a much larger claim.",
          },
        },
        {
          clause: "teenagers who get used to the bus grow into loyal customers",
          detail:
            "Our neighbour took the number 14 to college every day and takes it to the office now, at forty.",
          paraphrases: [
            "they'll keep using the bus as adults",
            "habits from your teens stick, so future passengers",
            "because young riders turn into regular paying ones later",
            "passengers won for life",
            "if they start early they carry on riding",
          ],
          opposites: [
            "teenagers who get used to the bus give it up as adults",
            "teenagers who ride free never turn into loyal customers",
            "teenagers get tired of the bus and become car drivers later",
          ],
          ambiguous: {
            phrase: "loyal",
            readings: [
              "riding by choice even with a car outside",
              "riding as long as they have no car",
            ],
            stake:
              "If they keep riding although they own a car, the county gets its money back; if they stop with their first car, it does not.",
          },
        },
      ],
    },
    {
      id: "school-street-closure",
      question:
        "Should the road outside a primary school be closed to cars when school begins and ends?",
      background:
        "Two hundred children go to the primary school in Mill Lane. About half of them are brought by car, and most drivers stop right at the gate.",
      objection: "closing one road only pushes the cars into the next one",
      objectionParaphrases: [
        "cars will just drive elsewhere",
        "you shift the problem to the neighbouring street",
        "opponents say that the traffic only goes round the corner, so nothing is gained",
      ],
      claim: "the road outside the school should be closed to cars when lessons begin and end",
      claimParaphrases: [
        "no cars at school times",
        "no driving up to the gate in the morning and afternoon",
        "they ought to shut the school road to traffic at drop-off and pick-up",
        "Mill Lane needs to be car-free when children come and go",
        "keep cars away from the school at the start and end of the day",
      ],
      claimOpposites: [
        "the road outside the school shouldn't be closed to cars",
        "the road outside the school should stay open to cars all day",
        "keep the school road open",
        "let mums and dads drive right up to the gate",
      ],
      reasons: [
        {
          clause: "without engines running at the gate the children would breathe clean air",
          detail:
            "On still mornings in winter the exhaust hangs between the hedges at the height of a pushchair.",
          paraphrases: [
            "less pollution for the kids",
            "children wouldn't be breathing in fumes",
            "because exhaust from waiting cars is bad for them",
            "better air in front of the school",
            "no more car fumes where pupils stand",
          ],
          opposites: [
            "without cars at the gate the children would breathe dirtier air",
            "the air at the gate wouldn't get any cleaner without cars",
            "children breathe clean air even with engines running at the gate",
          ],
          ambiguous: {
            phrase: "clean",
            readings: ["free of any fumes", "within the limits that the law sets"],
            stake:
              "The lane may be within the legal limits already, in which case closing it gains little; no fumes at all would be a clear gain.",
          },
        },
        {
          clause: "a short walk before the first lesson helps pupils to concentrate",
          detail:
            "The teacher of the youngest class says that she can tell by the yawns who was driven.",
          paraphrases: [
            "walking makes them more attentive",
            "kids focus better if they come on foot",
            "because a bit of walking wakes children up for class",
            "pupils pay attention when they've had some fresh air on the way",
            "they're more alert in class after walking",
          ],
          opposites: [
            "a short walk before the first lesson makes pupils less attentive",
            "walking to school doesn't help pupils to concentrate",
            "pupils concentrate better when they come by car",
          ],
          ambiguous: {
            phrase: "short",
            readings: [
              "of two minutes, from a car round the corner",
              "of twenty minutes, all the way from home",
            ],
            stake:
              "Twenty minutes on foot may well wake a child up, but two minutes from a car round the corner would hardly do so.",
          },
        },
        {
          clause: "the people who live opposite would get some peace in the mornings",
          detail:
            "Between half past eight and nine some ninety cars turn in a street five metres wide.",
          paraphrases: [
            "calmer for the neighbours",
            "residents across the road would be left alone",
            "because those who live there suffer from the morning rush",
            "it'd be a relief for the houses opposite",
            "the neighbours get their quiet street back early in the day",
          ],
          opposites: [
            "the people who live opposite would have more noise in the mornings",
            "the neighbours opposite wouldn't get any peace",
            "closing the road would bring the residents opposite more trouble",
          ],
          ambiguous: {
            phrase: "peace",
            readings: ["less noise from engines", "fewer quarrels over blocked drives"],
            stake:
              "Noise is certain to fall when the cars are gone, but parents may block the same drives a few minutes earlier or later.",
          },
        },
      ],
    },
  ],
};
