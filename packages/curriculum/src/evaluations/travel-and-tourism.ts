import type { IssueEvaluation } from "../evaluation.ts";

/** What modules 2 to 7 need to know of the issues about travel and tourism. */
export const travelAndTourism: readonly IssueEvaluation[] = [
  {
    issue: "night-flight-rows",
    reasons: [
      {
        gap: {
          question: "How many passengers on night flights are really woken by small children?",
          paraphrases: [
            "how many people get woken up?",
            "it doesn't say what usually keeps passengers awake",
            "how often is there a baby on board at all?",
            "number of sleepers disturbed per flight",
            "whether people sleep any better in rows like that isn't told",
          ],
        },
        assumption: {
          clause: "a child that cries some rows further off does not wake the passengers",
          paraphrases: [
            "distance keeps the crying away",
            "that you won't hear a baby ten rows off",
            "passengers would really sleep in those rows",
            "the noise might carry through the whole cabin",
            "assumes sitting apart is enough to sleep through it",
          ],
        },
        alternative: {
          clause: "the crew should serve no meals and make no announcements after midnight",
          paraphrases: [
            "no meals after midnight",
            "keep the loudspeakers quiet at night",
            "the crew ought to let people sleep and not serve food",
            "lights out and silence from the staff for the whole night",
          ],
        },
      },
      {
        gap: {
          question:
            "What do mothers and fathers themselves say about sitting among other families?",
          paraphrases: [
            "did anyone ask the parents?",
            "we don't know what families would prefer",
            "would parents like those seats better?",
            "opinion of mothers and fathers",
            "do they feel pushed aside by such rows?",
          ],
        },
        assumption: {
          clause: "families end up next to one another once ten rows are closed to them",
          paraphrases: [
            "families would then sit together",
            "that closing ten rows puts the parents side by side",
            "there are so few rows left that families are neighbours",
            "they may still be spread over all the other rows",
            "assumes the plane has few rows besides those ten",
          ],
        },
        alternative: {
          clause:
            "the airline should seat families next to one another and leave all other rows open",
          paraphrases: [
            "put families side by side",
            "group the families, no rows without them",
            "parents ought to sit together wherever they like",
            "seat those with kids in one block",
          ],
        },
      },
      {
        gap: {
          question: "How many families with small children are there on a night flight?",
          paraphrases: [
            "how many families fly at night?",
            "it isn't said how much the crew has to walk",
            "number of small children per flight",
            "do the children get too little attention now?",
            "how many stewards are there on board?",
          ],
        },
        assumption: {
          clause: "the crew will spend the time that they save on the children",
          paraphrases: [
            "they'd use the saved time for the kids",
            "that stewards will look after children when they walk less",
            "shorter ways mean more care",
            "the crew could just as well take a longer break",
            "assumes it's the distance that keeps them from helping",
          ],
        },
        alternative: {
          clause: "one steward on each flight should look after the families and nobody else",
          paraphrases: [
            "a steward just for families",
            "somebody from the crew ought to be there only for the children",
            "give families their own steward",
            "have one person on board who cares for small kids",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["calm", "comfort", "order"],
        phrase: "a quiet night for those who need it",
        shownBy: [0],
        paraphrases: [
          "sleep",
          "peace on board",
          "rest for tired passengers",
          "a pleasant flight",
          "not being disturbed",
        ],
      },
      second: {
        ids: ["inclusion", "fairness", "freedom"],
        phrase: "an equal choice of seats for families",
        paraphrases: [
          "treating parents like anyone else",
          "not shutting children out",
          "sitting where you like",
          "the same rights for every passenger",
          "tolerance for little ones",
        ],
      },
      concession: "a father with a baby would be told that row twelve is closed to him",
    },
    fallacies: {
      strawman: {
        distortion: "to keep two hundred people awake as a lesson in patience",
        paraphrases: [
          "they only say that rows don't help against the noise",
          "nobody wants people to lie awake",
          "it makes the doubters look spiteful",
          "doubting that rows work isn't wishing for crying",
        ],
      },
      adHominem: {
        opponent: "the grandmother in row thirty",
        attack: "does crosswords in ink and gets half of them wrong",
        paraphrases: [
          "crosswords don't show how far crying carries",
          "it's about the grandmother and not about the rows",
          "someone can be bad at puzzles and right about noise",
          "her argument isn't touched at all",
        ],
      },
      falseDichotomy: {
        option: "the airline sells ten rows without small children",
        threat: "nobody closes an eye above the clouds ever again",
        thirdWays: [
          "the airline could hand out good earplugs",
          "families could be offered the last rows at a lower price",
        ],
        paraphrases: [
          "earplugs would help as well",
          "cheaper seats at the back might draw families there",
          "plenty of people sleep on planes as it is",
          "ten rows aren't the only way to get some sleep",
        ],
      },
      slipperySlope: {
        first: "babies may still be booked into any row",
        steps: [
          "parents will bring whole nurseries with drums on board",
          "pilots will nod off at the controls for want of sleep",
          "nobody in the world will dare to fly at night",
        ],
        paraphrases: [
          "babies sit in any row now and people still fly",
          "nurseries with drums won't just turn up",
          "there's nothing to connect a baby with a sleeping pilot",
          "it gets out of hand with each step",
        ],
      },
    },
    figures: {
      counted: "complaints from passengers about lost sleep",
      countedShort: "complaints",
      people: "business passengers on night flights",
      opinion: "say that they would pay more for such a row",
      amount: {
        members: "passengers on night flights",
        member: "a passenger on a night flight",
        verb: "lose",
        verbSingular: "loses",
        unit: "minutes",
        purpose: "of sleep to other people's children",
        usual: 8,
        outlier: "who sat between two pairs of twins",
      },
      subgroups: {
        finding:
          "on test flights with such rows, passengers gave their night an average mark of 6.8, and on the others 5.9",
        groups: ["parents with small children", "passengers without children"],
        paraphrases: [
          "parents may have had a worse night than before",
          "those without kids could have raised the average",
          "it doesn't show how families felt about it",
          "two quite different sorts of passengers are put together",
        ],
      },
    },
  },
  {
    issue: "castle-ticket-abroad",
    reasons: [
      {
        gap: {
          question: "How much of the castle's money comes from the county's taxes?",
          paraphrases: [
            "how much do the taxes pay for?",
            "it doesn't say what the roof cost each household",
            "is most of the money from tickets or from taxes?",
            "the county's share in the costs",
            "we don't know whether the whole country pays as well",
          ],
        },
        assumption: {
          clause:
            "guests from abroad pay nothing for the castle beyond their ticket, such as a hotel tax",
          paraphrases: [
            "foreigners don't support the castle in other ways",
            "that tourists pay no tax that helps the castle",
            "the ticket is all that visitors from abroad give",
            "they may be paying a good deal through hotels and shops",
            "assumes only local people pay the county any taxes",
          ],
        },
        alternative: {
          clause:
            "households in the county should be allowed to hold weddings in the castle for nothing",
          paraphrases: [
            "free weddings for locals",
            "people from the county ought to use the hall without paying",
            "let taxpayers celebrate in the castle",
            "county households should get the great hall free for a feast",
          ],
        },
      },
      {
        gap: {
          question: "How much less would a family from the villages have to pay?",
          paraphrases: [
            "what would the ticket cost for locals?",
            "no lower price is named",
            "how many families stay away over the price?",
            "do village families come when it's cheaper?",
            "number of local visitors now",
          ],
        },
        assumption: {
          clause:
            "the castle cannot lower its price for the county without asking more of guests from abroad",
          paraphrases: [
            "cheaper for locals means dearer for foreigners",
            "that the lost money has to come from visitors from abroad",
            "there's no other way to pay for cheap local tickets",
            "the castle might afford cheap tickets without charging anybody more",
            "assumes somebody has to make up for it at the gate",
          ],
        },
        alternative: {
          clause: "the castle should be open to everybody for two pounds on winter Sundays",
          paraphrases: [
            "cheap Sundays in winter",
            "a low price for all on some days",
            "one day a week ought to be nearly free for everyone",
            "let any family in for less on certain days",
          ],
        },
      },
      {
        gap: {
          question: "How much would the work on the outer walls cost?",
          paraphrases: [
            "what do the repairs cost?",
            "it doesn't say how much the dearer tickets would bring in",
            "price of the work on the walls",
            "how bad are the walls really?",
            "why hasn't the money from half a million visitors been enough?",
          ],
        },
        assumption: {
          clause: "a dearer ticket will not keep many visitors from abroad away",
          paraphrases: [
            "tourists will still come",
            "that foreigners pay more without staying away",
            "numbers won't fall when the price goes up",
            "so many might stay away that there's less money than before",
            "assumes a higher price really means more income",
          ],
        },
        alternative: {
          clause: "everyone who is over sixteen should pay three pounds more at the gate",
          paraphrases: [
            "raise the price for everybody",
            "all visitors ought to pay more, wherever they're from",
            "put three pounds on each ticket",
            "a dearer ticket for the whole public would pay for the walls too",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["community", "loyalty", "tradition"],
        phrase: "the bond between the castle and its county",
        paraphrases: [
          "locals first",
          "supporting our own county",
          "belonging to the place",
          "those who look after it",
          "keeping the castle for the villages",
        ],
      },
      second: {
        ids: ["fairness", "inclusion", "openness"],
        phrase: "the same welcome for every guest",
        paraphrases: [
          "equal treatment",
          "hospitality",
          "one price for all",
          "being just to foreigners",
          "not shutting anyone out",
        ],
      },
      concession: "a student from abroad would pay double and wonder why",
    },
    fallacies: {
      strawman: {
        distortion: "to shut out the county's own children so that strangers can picnic in peace",
        paraphrases: [
          "they only say that guests would feel cheated",
          "nobody wants to shut out local children",
          "one price for all isn't a plan against the county",
          "it turns a wish to be fair into something nasty",
        ],
      },
      adHominem: {
        opponent: "the guide in the great hall",
        attack: "wears a captain's cap without ever having been to sea",
        paraphrases: [
          "what the guide wears doesn't matter",
          "a cap says nothing about ticket prices",
          "it mocks the person and skips the point about guests",
          "whether you've been to sea makes no odds to a castle",
        ],
      },
      falseDichotomy: {
        option: "visitors from abroad pay more",
        threat: "the outer walls drop into the moat one by one",
        thirdWays: [
          "everybody could pay one pound more",
          "the county's families could come in cheaply on certain days",
        ],
        paraphrases: [
          "a pound more from everyone would repair the walls too",
          "there are other ways of finding the money",
          "the walls don't fall down just for want of two prices",
          "you could help local families without charging foreigners more",
        ],
      },
      slipperySlope: {
        first: "everybody goes on paying the same",
        steps: [
          "the county will refuse to pay for the roof",
          "the villages will forget that they have a castle",
          "the keep will be sold and carried off stone by stone",
        ],
        paraphrases: [
          "it's the same price now and nobody sells the keep",
          "no reason why the county would stop paying",
          "a ticket price can't make people forget a castle",
          "the steps are just thrown together",
        ],
      },
    },
    figures: {
      counted: "families from the county who turned back at the gate",
      countedShort: "such families",
      people: "families from the villages",
      opinion: "say that twelve pounds a head is too much for them",
      amount: {
        members: "visitors from abroad",
        member: "a visitor from abroad",
        verb: "spend",
        verbSingular: "spends",
        unit: "pounds",
        purpose: "a day on meals and presents",
        usual: 30,
        outlier: "who took home a silver teapot",
      },
      subgroups: {
        finding:
          "at castles with a dearer ticket for guests from abroad, visitors gave their day 8.1 points on average, and elsewhere 7.8",
        groups: ["visitors from abroad", "people from the county"],
        paraphrases: [
          "guests from abroad may be far less happy and locals more",
          "we only know the points of everyone together",
          "those who pay more could have given very poor marks",
          "locals and foreigners are counted as one",
        ],
      },
    },
  },
  {
    issue: "mountain-rescue-bill",
    reasons: [
      {
        gap: {
          question: "How many of the ninety walkers a year set out badly prepared?",
          paraphrases: [
            "how many of the ninety were badly prepared?",
            "it only mentions one party in sandals",
            "share of careless walkers among the rescued",
            "has a bill changed anything on other hills?",
            "we aren't told how much they'd have to pay",
          ],
        },
        assumption: {
          clause: "walkers would know about the bill before they set out",
          paraphrases: [
            "people know that they might get a bill",
            "that word of the bill reaches visitors",
            "careless walkers would hear about the charge in time",
            "strangers in sandals may have no idea that it costs anything",
            "assumes they think of the bill before they go up",
          ],
        },
        alternative: {
          clause: "wardens at the car park should fine people who start up the ridge in sandals",
          paraphrases: [
            "fines for walking in sandals",
            "check people's shoes and fine them",
            "wardens ought to charge anyone badly equipped at the bottom",
            "make careless walkers pay before they even start",
          ],
        },
      },
      {
        gap: {
          question: "Do the rescuers themselves want the walkers to pay?",
          paraphrases: [
            "what do the volunteers want?",
            "nobody asked the rescuers",
            "how often are they called away from family or work?",
            "the rescuers' own view of a bill",
            "it isn't said whether they mind the sacrifices",
          ],
        },
        assumption: {
          clause: "the volunteers would see money as a proper thanks for what they give up",
          paraphrases: [
            "they'd feel thanked by money",
            "that volunteers want something back for their sacrifices",
            "payment makes up for a missed christening",
            "people who help for nothing may not care for money",
            "assumes the rescuers would be glad of a bill",
          ],
        },
        alternative: {
          clause: "employers should give the rescuers a day off after every night on the hills",
          paraphrases: [
            "a day off for the rescuers",
            "firms ought to let them rest after a rescue",
            "volunteers should get free time for what they do",
            "give them a holiday after a night out",
          ],
        },
      },
      {
        gap: {
          question: "How much money does the team need for proper equipment?",
          paraphrases: [
            "how much would the equipment cost?",
            "it doesn't say what the bills would bring in",
            "what do the cake sales raise in a year?",
            "price of a new stretcher",
            "is anything besides the stretcher too old?",
          ],
        },
        assumption: {
          clause: "walkers who are sent a bill can and will pay it",
          paraphrases: [
            "people will actually pay",
            "that the money from the bills really comes in",
            "nobody will get out of paying",
            "half of them may be penniless students",
            "assumes collecting the money works and doesn't cost too much",
          ],
        },
        alternative: {
          clause: "the car parks below the hills should take a pound for the rescue team",
          paraphrases: [
            "a pound from every parked car",
            "parking ought to cost something for the team",
            "charge for parking and buy the equipment with it",
            "let everyone who parks there pay a bit",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["self_reliance", "fairness", "order"],
        phrase: "answering for one's own carelessness",
        paraphrases: [
          "taking responsibility",
          "paying for what you've caused",
          "being just to the volunteers",
          "people looking after themselves",
          "thinking before you set out",
        ],
      },
      second: {
        ids: ["safety", "compassion", "health"],
        phrase: "help for anyone in danger",
        paraphrases: [
          "saving lives",
          "no one being afraid to call",
          "kindness to those in trouble",
          "security on the hills",
          "rescue without asking who's to blame",
        ],
      },
      concession: "a frightened beginner might sit on a ledge until dark to save money",
    },
    fallacies: {
      strawman: {
        distortion: "to send up a helicopter for every walker with a blister",
        paraphrases: [
          "they fear that people call too late, not too seldom for blisters",
          "nobody asked for helicopters",
          "free rescue in danger isn't a taxi for sore feet",
          "what the other side says is made to look ridiculous",
        ],
      },
      adHominem: {
        opponent: "the secretary of the hikers' club",
        attack: "has eaten the same sandwich for lunch since 1994",
        paraphrases: [
          "sandwiches have nothing to do with rescue",
          "it's only meant to make the secretary look dull",
          "you can eat what you like and still be right about late calls",
          "the risk that people call too late isn't discussed",
        ],
      },
      falseDichotomy: {
        option: "badly prepared walkers pay a part",
        threat: "the rescuers give up and the ridge becomes a graveyard",
        thirdWays: [
          "walkers could buy a cheap rescue badge for the season",
          "wardens could check shoes and torches at the car park",
        ],
        paraphrases: [
          "an insurance for walkers would be possible",
          "checks at the car park might work as well",
          "the rescuers haven't given up without bills",
          "it's too simple to allow for just two outcomes",
        ],
      },
      slipperySlope: {
        first: "rescue stays free for everyone",
        steps: [
          "people will go up in slippers and evening dress",
          "they will order the rescuers as one orders a taxi",
          "the last volunteer will emigrate to a country without hills",
        ],
        paraphrases: [
          "it's been free so far and nobody climbs in evening dress",
          "no evidence that people would treat them like a taxi",
          "volunteers emigrating, that's far-fetched",
          "each step is only claimed",
        ],
      },
    },
    figures: {
      counted: "calls from walkers without a map or a torch",
      countedShort: "calls",
      people: "volunteers of the rescue team",
      opinion: "say that a bill would make people think",
      amount: {
        members: "walkers who were brought down",
        member: "a climber",
        verb: "cost the team",
        verbSingular: "costs the team",
        unit: "pounds",
        purpose: "in fuel and lost rope",
        usual: 40,
        outlier: "who had to be got out of a gorge by night",
      },
      subgroups: {
        finding:
          "where rescues are billed, 61 per cent of walkers carry a torch, and on our hills only 44 per cent do",
        groups: ["day trippers", "experienced walkers"],
        paraphrases: [
          "day trippers might be as careless there as here",
          "experienced people carry a torch anyway",
          "it's one share for all walkers",
          "the careless ones aren't shown on their own",
        ],
      },
    },
  },
  {
    issue: "holiday-flat-nights",
    reasons: [
      {
        gap: {
          question: "How many of the tourist flats are fit to live in all year round?",
          paraphrases: [
            "could you live in those flats all year?",
            "it doesn't say how large or warm the tourist flats are",
            "how many homes would it really bring?",
            "what happened in towns that already have a limit?",
            "number of flats suitable for families",
          ],
        },
        assumption: {
          clause: "people who want to settle in town can pay the rents of the old quarter",
          paraphrases: [
            "they could afford the rents there",
            "that the old quarter isn't too dear for newcomers",
            "the pharmacist and others would be able to pay",
            "flats in an old centre might cost far too much for them",
            "assumes price isn't what keeps them out",
          ],
        },
        alternative: {
          clause: "the council should forbid owners to leave a flat empty for over a year",
          paraphrases: [
            "no empty flats",
            "owners ought to be made to rent out flats that stand empty",
            "a ban on leaving homes unused",
            "get the empty flats in town back into use",
          ],
        },
      },
      {
        gap: {
          question: "In what state are the buildings with many tourist flats?",
          paraphrases: [
            "are houses with tourists in worse condition?",
            "nothing is said about damage or dirt in those buildings",
            "do the owners of holiday flats look after the houses themselves?",
            "condition of the stairs and roofs",
            "how well do the residents know each other now?",
          ],
        },
        assumption: {
          clause: "tenants who take the place of tourists would get to know their neighbours",
          paraphrases: [
            "new tenants would meet the others in the house",
            "that residents don't stay strangers to each other",
            "people who live there all year make friends on the stairs",
            "some tenants never say a word to anyone",
            "assumes living in a house means knowing who's next door",
          ],
        },
        alternative: {
          clause: "the council should pay for a yearly party in the courtyard of every building",
          paraphrases: [
            "a courtyard party once a year",
            "the town ought to bring neighbours together at a feast",
            "help people to meet with a party in each house",
            "money for a get-together of everyone in the building",
          ],
        },
      },
      {
        gap: {
          question: "In what ways do the rules for hotels differ from the rules for flats?",
          paraphrases: [
            "which rules are different?",
            "it doesn't explain what is unequal",
            "do flats pay less tax or have fewer inspections?",
            "how many guests have the hotels lost?",
            "differences between hotels and flats",
          ],
        },
        assumption: {
          clause: "hotels in the old quarter lose a good many guests to the flats",
          paraphrases: [
            "hotels are losing guests to flats",
            "that tourists take a flat who'd otherwise go to a hotel",
            "flats and hotels are after the same people",
            "perhaps those who rent flats would never book a hotel",
            "assumes the hotels suffer from it",
          ],
        },
        alternative: {
          clause: "inspectors should check holiday flats as often and as strictly as hotels",
          paraphrases: [
            "inspect the flats like hotels",
            "the same checks for both",
            "holiday flats ought to follow hotel rules",
            "make the flat owners keep to what hotels have to do",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["community", "fairness", "tradition"],
        phrase: "an old quarter to live in",
        paraphrases: [
          "neighbours who know each other",
          "homes for residents",
          "keeping the place alive as it was",
          "the same rules for all",
          "a town for its own people",
        ],
      },
      second: {
        ids: ["prosperity", "freedom"],
        phrase: "the money that guests bring",
        paraphrases: [
          "income",
          "good business for the restaurants",
          "jobs and profit",
          "wealth from tourism",
          "owners being free to earn",
        ],
      },
      concession: "two or three cooks on the square would be looking for work",
    },
    fallacies: {
      strawman: {
        distortion: "to swap the last baker for a souvenir stall and the church for a bar",
        paraphrases: [
          "they're just afraid that restaurants will close",
          "nobody wants a bar in the church",
          "it makes those who live off tourism sound greedy and mad",
          "the point about the restaurants is replaced by something else",
        ],
      },
      adHominem: {
        opponent: "the head waiter on the square",
        attack: "carries an umbrella in August and believes in ghosts",
        paraphrases: [
          "ghosts don't come into it",
          "a waiter with an umbrella can still know about business",
          "it laughs at the waiter to avoid the point about restaurants",
          "nothing is said on what tourists spend",
        ],
      },
      falseDichotomy: {
        option: "we limit the lets to sixty nights",
        threat: "the old quarter becomes a stage set with nobody behind it",
        thirdWays: [
          "the council could allow one tourist flat in each building",
          "a flat could be let all year if its owner lives next door",
        ],
        paraphrases: [
          "one tourist flat per house would be a way too",
          "three flats out of four aren't let to tourists, so it's no stage set",
          "the limit could be set at some other number",
          "there's a whole range of rules in between",
        ],
      },
      slipperySlope: {
        first: "there is no limit on the nights",
        steps: [
          "the doctor and the school will move away",
          "suitcases will be the only neighbours that anyone has",
          "the pews of the cathedral will be let as bunk beds",
        ],
        paraphrases: [
          "letting flats doesn't lead to beds in the cathedral",
          "why would the doctor have to move?",
          "it's guesswork from start to finish",
          "each step is less believable than the one before",
        ],
      },
    },
    figures: {
      counted: "families who moved out of the old quarter",
      countedShort: "such families",
      people: "newcomers in search of a flat",
      opinion: "say that they found nothing in the old quarter",
      amount: {
        members: "people in search of a flat",
        member: "a person in search of a flat",
        verb: "spend",
        verbSingular: "spends",
        unit: "weeks",
        purpose: "looking round the old quarter",
        usual: 4,
        outlier: "who will take nothing without a view of the cathedral",
      },
      subgroups: {
        finding:
          "in towns with such a limit, a flat to rent is found after 4.5 months on average, and elsewhere after 7",
        groups: ["cheap flats", "expensive flats"],
        paraphrases: [
          "cheap flats may take as long to find as ever",
          "it might only be expensive ones that are found fast",
          "all flats, small and large, are in one figure",
          "we don't learn how long people look for a cheap one",
        ],
      },
    },
  },
  {
    issue: "coach-leaves-on-time",
    reasons: [
      {
        gap: {
          question: "How long does the coach usually wait for somebody who is missing?",
          paraphrases: [
            "how long are the usual waits?",
            "it doesn't say whether fifty minutes is an exception",
            "how many trips a year have a delay?",
            "average wait per trip",
            "what did the members in Whitby miss by waiting?",
          ],
        },
        assumption: {
          clause: "passengers who are late are mostly late through their own fault",
          paraphrases: [
            "it's their own fault",
            "that latecomers could have been on time",
            "people come late from carelessness",
            "the missing one might have fallen or been held up",
            "assumes nobody is late for a good reason",
          ],
        },
        alternative: {
          clause: "whoever comes back late should have to buy tea for all the others",
          paraphrases: [
            "latecomers pay for everyone's tea",
            "the late one ought to make it up to the rest",
            "a small fine for being late",
            "make them treat those who had to wait",
          ],
        },
      },
      {
        gap: {
          question: "How many members come back late more than once?",
          paraphrases: [
            "is it always the same people?",
            "number of members who are late again and again",
            "it doesn't tell us who the latecomers are",
            "did the choir's rule work on the others too?",
            "has the club ever tried a strict rule?",
          ],
        },
        assumption: {
          clause: "the club would really drive off every time and make no exceptions",
          paraphrases: [
            "they'd actually leave people behind",
            "that the driver never waits, whoever is missing",
            "nobody will make an exception for a friend",
            "in the end they might wait for the chairman after all",
            "assumes the club would stick to it each month",
          ],
        },
        alternative: {
          clause: "members who come back late should not be taken along on the next trip",
          paraphrases: [
            "latecomers miss the next trip",
            "leave them out once",
            "whoever is late ought to stay at home next time",
            "wait for them today and ban them for a month",
          ],
        },
      },
      {
        gap: {
          question: "How long is the driver's day when nobody comes late?",
          paraphrases: [
            "how long does the driver work on a normal day?",
            "it doesn't say if there's a legal limit",
            "had that driver had a break in between?",
            "hours at the wheel per trip",
            "would twenty minutes more or less matter?",
          ],
        },
        assumption: {
          clause: "the driver does not get any rest while the coach is waiting",
          paraphrases: [
            "waiting isn't a rest for the driver",
            "that drivers can't take a nap in the meantime",
            "a wait makes the driver more tired and not less",
            "maybe he puts his feet up while they wait",
            "assumes sitting in a parked coach wears you out",
          ],
        },
        alternative: {
          clause: "the club should hire a second driver for the way home",
          paraphrases: [
            "get two drivers",
            "somebody fresh ought to drive back",
            "hire another driver for the evening",
            "have a second person who can take over the wheel",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["fairness", "order", "efficiency"],
        phrase: "justice for those on time",
        shownBy: [0],
        paraphrases: [
          "punctuality",
          "justice for the people who were back",
          "sticking to the rules",
          "not wasting everyone's evening",
          "being reliable",
        ],
      },
      second: {
        ids: ["compassion", "loyalty", "safety"],
        phrase: "care for a missing companion",
        paraphrases: [
          "not leaving anybody behind",
          "looking after each other",
          "kindness",
          "helping someone who may be in trouble",
          "standing by your friends",
        ],
      },
      concession: "an old member with a sprained ankle might stand at a bus stop all night",
    },
    fallacies: {
      strawman: {
        distortion: "to turn every day trip into a search party that lasts until Monday",
        paraphrases: [
          "they only want to know if the person is all right",
          "no one suggested searching until Monday",
          "it makes caring people look silly",
          "a bit of waiting isn't a search party",
        ],
      },
      adHominem: {
        opponent: "the club's oldest member",
        attack: "knits socks in colours that hurt the eyes",
        paraphrases: [
          "ugly socks have nothing to do with waiting",
          "it's a joke about knitting and not a reason",
          "bad taste doesn't make the worry about a lost person wrong",
          "the person gets teased and the point is dropped",
        ],
      },
      falseDichotomy: {
        option: "the coach leaves at the hour agreed",
        threat: "forty people grow old in a car park",
        thirdWays: [
          "the coach could wait for ten minutes and no longer",
          "the leader could stay behind and bring the latecomer home by train",
        ],
        paraphrases: [
          "ten minutes' grace would be a middle way",
          "you could ring the missing person first",
          "the leader might stay and the rest could go",
          "waiting a while isn't waiting for ever",
        ],
      },
      slipperySlope: {
        first: "the coach waits for a missing passenger",
        steps: [
          "half of the club will stroll back an hour late",
          "no driver in the county will take us anywhere",
          "the club will break up and nobody will ever walk again",
        ],
        paraphrases: [
          "the coach has waited before and the club still exists",
          "one wait doesn't make half the club come late",
          "nobody will stop walking because of a late coach",
          "the steps don't follow",
        ],
      },
    },
    figures: {
      counted: "passengers who came back late to the coach",
      countedShort: "latecomers",
      people: "members on the last trip",
      opinion: "say that waiting has spoilt a day out for them",
      amount: {
        members: "members of the walking club",
        member: "a member of the walking club",
        verb: "spend",
        verbSingular: "spends",
        unit: "minutes",
        purpose: "a year in a coach that is kept waiting",
        usual: 5,
        outlier: "who comes along on every single trip",
      },
      subgroups: {
        finding:
          "in clubs that leave on time, 3 passengers in a hundred come late on average, and in ours 8",
        groups: ["young members", "members who walk with a stick"],
        paraphrases: [
          "slow walkers may be late just as often as before",
          "it could have cured the young and not the old",
          "everyone is in one average, fit or not",
          "how the weak walkers get on isn't shown",
        ],
      },
    },
  },
  {
    issue: "cove-off-the-map",
    reasons: [
      {
        gap: {
          question: "How many people have been hurt on the path so far?",
          paraphrases: [
            "how many accidents have there been?",
            "it doesn't say if anyone ever fell",
            "number of injuries on the cliff",
            "do visitors get down without trouble in dry weather?",
            "is there another way to the beach, by boat perhaps?",
          ],
        },
        assumption: {
          clause: "most people who read the board's brochures are no experienced walkers",
          paraphrases: [
            "brochure readers aren't good walkers",
            "that holidaymakers can't manage a path like that",
            "the board's readers are mostly beginners",
            "many who use such maps may be used to cliffs",
            "assumes the brochure brings the wrong people to the path",
          ],
        },
        alternative: {
          clause: "the last thirty metres of the path should be given steps and a handrail",
          paraphrases: [
            "build steps",
            "the handrail ought to go right to the bottom",
            "make the path safe for everyone",
            "repair the way down so that beginners can use it",
          ],
        },
      },
      {
        gap: {
          question: "How many of the visitors heard of the cove from the tourist board?",
          paraphrases: [
            "how many found it through the board?",
            "we don't know if they came by the travel guide or the brochure",
            "share of visitors with a brochure in hand",
            "how many people can the beach bear?",
            "when the terns left isn't said",
          ],
        },
        assumption: {
          clause: "people will not find the cove through the travel guide or the internet instead",
          paraphrases: [
            "fewer people will come if it's off the map",
            "that visitors don't learn of it in other ways",
            "leaving it out really keeps the crowds away",
            "everybody might just look it up online",
            "assumes the board's brochures are what brings the masses",
          ],
        },
        alternative: {
          clause: "only a hundred people a day should be let down to the beach",
          paraphrases: [
            "limit the number of visitors per day",
            "let a hundred down and no more",
            "count people at the top and stop when it's full",
            "the number on the beach ought to be restricted",
          ],
        },
      },
      {
        gap: {
          question: "What do visitors who found the cove in a brochure think of it?",
          paraphrases: [
            "were those with a brochure disappointed?",
            "it doesn't ask the visitors who were sent there",
            "is one teacher typical of people on holiday?",
            "opinion of brochure readers on the cove",
            "how was it found out what makes a holiday?",
          ],
        },
        assumption: {
          clause: "people can still come upon the cove when it is on no map of the board",
          paraphrases: [
            "you can find it without a map",
            "that strangers would stumble on it by themselves",
            "somebody who takes a walk would come across the cove",
            "without a hint most people might never get there",
            "assumes the way down can be found by chance",
          ],
        },
        alternative: {
          clause: "the board's brochures should speak of the cove and not say how to get there",
          paraphrases: [
            "tell of it, but not the way",
            "name it without a map",
            "the brochure ought to leave the finding to people",
            "give a hint and no directions",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["nature", "safety", "calm"],
        phrase: "a cove left in peace",
        shownBy: [1],
        paraphrases: [
          "protecting the birds and the beach",
          "an unspoilt place",
          "the environment",
          "no crowds and no accidents",
          "quiet by the sea",
        ],
      },
      second: {
        ids: ["inclusion", "fairness", "openness"],
        phrase: "a beach for everyone",
        paraphrases: [
          "the same right for all",
          "not hiding things from visitors",
          "access for the public",
          "sharing a lovely spot",
          "equal chances for strangers and locals",
        ],
      },
      concession: "a family without friends in the village would never learn where to swim",
    },
    fallacies: {
      strawman: {
        distortion: "to pave the cliff and park their cars where the birds used to nest",
        paraphrases: [
          "they only say that all have the same right to be there",
          "nobody wants to pave the cliff",
          "an equal right to a beach isn't a wish to wreck it",
          "it makes visitors sound like vandals",
        ],
      },
      adHominem: {
        opponent: "the oldest guest at the campsite",
        attack: "wears a paper hat and reads nothing but cookery books",
        paraphrases: [
          "a paper hat doesn't take away your right to a beach",
          "it's about how the guest looks",
          "what somebody reads doesn't matter for the map",
          "the question who may use the beach isn't answered",
        ],
      },
      falseDichotomy: {
        option: "the board leaves the cove out",
        threat: "the last bird flees and the sand is buried in rubbish",
        thirdWays: [
          "the board could print the cove with a warning about the path",
          "wardens could watch over the beach on fine Saturdays",
        ],
        paraphrases: [
          "a warning on the map would be possible",
          "wardens and bins could keep it clean",
          "you can protect the beach and still name it",
          "other ways of looking after the cove are left out",
        ],
      },
      slipperySlope: {
        first: "the cove stays in the brochures",
        steps: [
          "coaches will bring three thousand visitors a day",
          "a cable car will be built down the cliff",
          "the whole coast will be one car park from end to end",
        ],
        paraphrases: [
          "a line in a brochure doesn't lead to a cable car",
          "there's no sign that numbers would treble",
          "from one cove to the whole coast, that's far too quick",
          "each step is worse and none is shown",
        ],
      },
    },
    figures: {
      counted: "accidents on the path down to the cove",
      countedShort: "accidents",
      people: "swimmers from the village",
      opinion: "say that the crowds have spoilt it",
      amount: {
        members: "visitors to the cove",
        member: "a visitor to the cove",
        verb: "spend",
        verbSingular: "spends",
        unit: "minutes",
        purpose: "in search of a place to park",
        usual: 4,
        outlier: "who came with a caravan on a bank holiday",
      },
      subgroups: {
        finding:
          "visitors gave hidden coves an average mark of 8.3, and coves from the brochures only 7.1",
        groups: ["day trippers", "people who stay for a week"],
        paraphrases: [
          "day trippers may well like the famous ones better",
          "it doesn't say who gave which marks",
          "families with children might see it the other way round",
          "long and short stays are averaged together",
        ],
      },
    },
  },
];
