import type { IssueEvaluation } from "../evaluation.ts";

/** What modules 2 to 7 need to know of the issues about theatre and dance. */
export const theatreAndDance: readonly IssueEvaluation[] = [
  {
    issue: "pay-what-you-decide-mondays",
    reasons: [
      {
        gap: {
          question: "Did the new faces in that other town ever come back?",
          paraphrases: [
            "did those new people return later?",
            "how much did the newcomers pay over there?",
            "it doesn't say how many new visitors came",
            "number of first-timers in the other town",
            "was it new people or just the old ones on a cheaper night?",
          ],
        },
        assumption: {
          clause: "it is the price that keeps other people away from the theatre",
          paraphrases: [
            "people don't come because it's too dear",
            "that twenty-four pounds is what puts them off",
            "those who stay away would come for less money",
            "maybe they just don't like plays",
            "assumes the cost and not the programme is the problem",
          ],
        },
        alternative: {
          clause: "the theatre should give each visitor on a Monday a second ticket for a friend",
          paraphrases: [
            "bring a friend for free",
            "two for the price of one on Mondays",
            "every visitor ought to be able to bring somebody new",
            "give away a second seat",
          ],
        },
      },
      {
        gap: {
          question: "Do visitors notice that the acting is worse on Mondays?",
          paraphrases: [
            "is the acting really worse on a Monday?",
            "it doesn't say whether anyone can tell the difference",
            "what do the actors themselves say about half-empty nights?",
            "proof that a full house makes them play better",
            "does it hold for sad plays as well or just for jokes?",
          ],
        },
        assumption: {
          clause: "enough people will come to fill the house once they may decide the price",
          paraphrases: [
            "that the seats really will be taken",
            "free choice of price means a full theatre",
            "people turn up on Mondays if it's cheap",
            "half of the chairs might stay empty all the same",
            "assumes the price is enough to draw another 150 people",
          ],
        },
        alternative: {
          clause: "the theatre should close on Mondays and fill the house on other evenings",
          paraphrases: [
            "don't play on Mondays at all",
            "fewer performances, but full ones",
            "shut on Monday so that everybody comes on the other nights",
            "the theatre ought to drop its empty evenings",
          ],
        },
      },
      {
        gap: {
          question: "How many people in the town cannot afford twenty-four pounds for a seat?",
          paraphrases: [
            "who can't pay the price?",
            "we don't learn how many are too poor to come",
            "are there cheaper tickets already?",
            "how does the town support the theatre, with money?",
            "number of people for whom it's too much",
          ],
        },
        assumption: {
          clause: "people with small incomes have the time to come on a Monday evening",
          paraphrases: [
            "that poorer people are free on Mondays",
            "nurses and market traders can make it that night",
            "Monday suits those with little money",
            "many of them may have to work then",
            "assumes it's no trouble for them to go out at the start of the week",
          ],
        },
        alternative: {
          clause: "the theatre should play some scenes in the market hall and the hospital",
          paraphrases: [
            "take the plays to the market and the hospital",
            "the actors ought to go to where people work",
            "perform outside the theatre as well",
            "bring theatre to traders and nurses",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["inclusion", "community", "fairness"],
        phrase: "a theatre for every purse",
        paraphrases: [
          "that poor people can come too",
          "everyone being welcome",
          "sharing the arts with the whole town",
          "not shutting anyone out",
          "equal access",
        ],
      },
      second: {
        ids: ["prosperity", "dignity", "hard_work"],
        phrase: "a proper price for good work",
        paraphrases: [
          "respect for the actors",
          "earning enough",
          "being paid what it's worth",
          "the theatre's income",
          "valuing what people have put effort into",
        ],
      },
      concession: "the house might take in less on a crowded evening than on a half-empty one",
    },
    fallacies: {
      strawman: {
        distortion: "to keep the theatre for people with fur coats and carriages",
        paraphrases: [
          "they never said that only rich people may come",
          "all they fear is that people don't respect what costs a penny",
          "it makes them sound like snobs",
          "wanting a price isn't wanting fur coats",
        ],
      },
      adHominem: {
        opponent: "the treasurer of the theatre club",
        attack: "sucks peppermints loudly through every concert",
        paraphrases: [
          "noisy peppermints have nothing to do with prices",
          "it makes the treasurer look rude and gives no answer",
          "you can be a noisy listener and right about respect",
          "what the treasurer eats at concerts is beside the point",
        ],
      },
      falseDichotomy: {
        option: "visitors decide what to pay on Mondays",
        threat: "the actors go on playing to empty chairs",
        thirdWays: [
          "Monday seats could cost eight pounds each",
          "the theatre could give unsold seats to schools",
        ],
        paraphrases: [
          "a lower fixed price would be another way",
          "you could give the empty seats to pupils",
          "there's more you can do about empty chairs",
          "it acts as if only free choice could fill the house",
        ],
      },
      slipperySlope: {
        first: "Monday seats go on costing twenty-four pounds",
        steps: [
          "the balcony will be shut for good",
          "the actors will move away and the curtains will be sold",
          "nobody in town will remember how to laugh",
        ],
        paraphrases: [
          "half-empty Mondays don't close a theatre",
          "nobody forgets how to laugh over a ticket price",
          "one step doesn't follow from the other",
          "it makes a small problem into the end of everything",
        ],
      },
    },
    figures: {
      counted: "seats that stayed empty on Mondays",
      countedShort: "empty seats",
      people: "passers-by in front of the theatre",
      opinion: "would come in if they could decide what to pay",
      amount: {
        members: "visitors to such a Monday in another town",
        member: "a visitor to such a Monday",
        verb: "pay",
        verbSingular: "pays",
        unit: "pounds",
        purpose: "for a seat whose price they choose",
        usual: 4,
        outlier: "who wants to help the house with a gift",
      },
      subgroups: {
        finding:
          "in theatres that let people decide on Mondays, the average audience of the evening grew from 150 to 240",
        groups: ["comedies", "serious plays"],
        paraphrases: [
          "it may only have worked for comedies",
          "funny plays and sad ones are averaged together",
          "perhaps the serious plays drew fewer people than before",
          "large and small theatres may be quite different",
        ],
      },
    },
  },
  {
    issue: "curtain-at-half-past-six",
    reasons: [
      {
        gap: {
          question: "Why do so few people under twenty-five come to the theatre?",
          paraphrases: [
            "what keeps the young away?",
            "has anyone asked young people why they don't come?",
            "it doesn't say what the under-25s think of the time",
            "reasons of young people for staying at home",
            "do more young people come to places that start early?",
          ],
        },
        assumption: {
          clause: "it is the late hour and not the plays that keeps young people away",
          paraphrases: [
            "young folk would come if it began earlier",
            "that the time is what puts them off",
            "the programme and the price aren't the problem",
            "they might not like the plays at any hour",
            "assumes youngsters stay away because it's late",
          ],
        },
        alternative: {
          clause: "the theatre should give a performance at three on Saturday afternoons",
          paraphrases: [
            "play on Saturday afternoons",
            "an afternoon show at the weekend",
            "there ought to be matinees on Saturdays",
            "put on something at 3 pm for the young",
          ],
        },
      },
      {
        gap: {
          question: "Where do the visitors eat and drink now, before the play or after it?",
          paraphrases: [
            "do people have dinner before the play at the moment?",
            "when do theatre-goers eat?",
            "it doesn't say what visitors do on the square today",
            "whether the restaurants would lose guests before the play",
            "what do the owners of the restaurants want?",
          ],
        },
        assumption: {
          clause: "people who come out before nine will stay on the square instead of going home",
          paraphrases: [
            "that the audience won't just leave",
            "people will sit down for a meal after the play",
            "visitors stay in the square if it's early",
            "most might get straight on the bus",
            "assumes they feel like going out when it's over",
          ],
        },
        alternative: {
          clause:
            "the restaurants on the square should offer theatre-goers a supper before the play",
          paraphrases: [
            "eat before the play",
            "the restaurants could open earlier for theatre people",
            "supper at six ought to bring people to the square",
            "let them dine first, that fills the square too",
          ],
        },
      },
      {
        gap: {
          question: "Has the bus company been asked to let the last bus leave later?",
          paraphrases: [
            "could the bus wait ten minutes?",
            "did anyone talk to the bus company?",
            "it isn't said whether a later bus is possible",
            "chances of a later bus",
            "how many villagers come by bus at all?",
          ],
        },
        assumption: {
          clause: "visitors from the hamlets can be in the town by half past six",
          paraphrases: [
            "villagers get there in time for the early start",
            "that there's a bus which brings them by 6.30",
            "people from outside can leave home early enough",
            "they may now miss the beginning instead of the end",
            "assumes getting there earlier is no problem for them",
          ],
        },
        alternative: {
          clause: "the theatre should do without an interval on weekdays",
          paraphrases: [
            "leave out the break",
            "no interval so that plays end sooner",
            "skip the pause and people catch their bus",
            "they ought to play straight through from Monday to Friday",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["inclusion", "community", "comfort"],
        phrase: "a theatre within reach of more people",
        paraphrases: [
          "letting young people and villagers take part",
          "a lively town",
          "making it easy to come",
          "everybody getting home all right",
          "bringing people together",
        ],
      },
      second: {
        ids: ["calm", "tradition", "enjoyment"],
        phrase: "an unhurried evening after a day's work",
        paraphrases: [
          "not having to rush",
          "time to eat and change first",
          "keeping to the usual hour",
          "people with jobs being able to relax",
          "peace after the office",
        ],
      },
      concession: "somebody who leaves a desk at six would have to skip supper and run to the door",
    },
    fallacies: {
      strawman: {
        distortion:
          "to keep schoolchildren up until midnight and send them home through dark woods",
        paraphrases: [
          "they spoke about people who work until six, not about kids",
          "nobody mentioned midnight or dark woods",
          "it makes busy people sound heartless",
          "keeping half past seven isn't keeping children up till midnight",
        ],
      },
      adHominem: {
        opponent: "the head of the theatre's friends",
        attack: "wears the same green hat to every first night",
        paraphrases: [
          "the hat doesn't matter",
          "it goes for the hat and not for the question of work",
          "somebody with an old hat can be right about the time",
          "clothes are no argument about when to start",
        ],
      },
      falseDichotomy: {
        option: "the curtain rises at half past six",
        threat: "the villages and the young are shut out for ever",
        thirdWays: [
          "the plays could begin at seven",
          "the theatre could start early on two evenings a week",
        ],
        paraphrases: [
          "seven o'clock would be a compromise",
          "early on some days and late on others would work",
          "a later bus might do it as well",
          "they aren't shut out just because it starts at half past seven",
        ],
      },
      slipperySlope: {
        first: "plays go on beginning at half past seven",
        steps: [
          "young people will forget where the theatre stands",
          "the restaurants on the square will be turned into garages",
          "grass will grow between the rows of seats",
        ],
        paraphrases: [
          "it has always begun then and no grass is growing",
          "there's no reason for it to get that bad",
          "the link between start time and garages isn't shown",
          "it runs from one hour's difference to total ruin",
        ],
      },
    },
    figures: {
      counted: "visitors who left before the final bow",
      countedShort: "early leavers",
      people: "visitors from the villages",
      opinion: "would come more often if the plays ended earlier",
      amount: {
        members: "visitors from the hamlets",
        member: "a visitor from the hamlets",
        verb: "miss",
        verbSingular: "misses",
        unit: "minutes",
        purpose: "of a play to catch the way home",
        usual: 2,
        outlier: "who needs a much earlier bus to reach the coast",
      },
      subgroups: {
        finding:
          "theatres that went over to half past six sold an average of 232 seats an evening instead of 205",
        groups: ["visitors under twenty-five", "people with a full-time job"],
        paraphrases: [
          "those with jobs may come less and pensioners more",
          "young people might not be among the extra visitors",
          "everybody who bought a seat is counted together",
          "we can't tell which kind of visitor it was that came",
        ],
      },
    },
  },
  {
    issue: "every-pupil-on-stage",
    reasons: [
      {
        gap: {
          question: "How many children have come home from the show upset or ashamed?",
          paraphrases: [
            "what about kids who hated it?",
            "it only tells about one boy, how did the others feel?",
            "number of children who were unhappy afterwards",
            "are there pupils who don't want to be on stage?",
            "how long does that confidence last? no word on it",
          ],
        },
        assumption: {
          clause: "even a very small part is enough to make a child confident",
          paraphrases: [
            "a tiny role does the trick",
            "that standing at the back for a minute helps a child",
            "any part on stage makes kids surer of themselves",
            "a child hidden in the last row may feel no braver",
            "assumes it doesn't matter how big the part is",
          ],
        },
        alternative: {
          clause: "the school should let its pupils dance in the market square every month",
          paraphrases: [
            "dance in the market more often",
            "let the kids perform outdoors every month",
            "pupils ought to get more chances to dance for a crowd",
            "small public performances all through the year",
          ],
        },
      },
      {
        gap: {
          question: "What do the families contribute to the evening, money or hours of work?",
          paraphrases: [
            "what exactly do the families give?",
            "do they pay, bake or sew?",
            "it isn't said what the list by the mirror is for",
            "kind of contribution",
            "we don't know whether everyone on the list really helps",
          ],
        },
        assumption: {
          clause: "the families contribute in the hope of seeing their own child on the stage",
          paraphrases: [
            "parents help because they expect a part for their kid",
            "that families want their child to dance in return",
            "they'd stop helping if their child wasn't in it",
            "maybe parents help just because they like the school",
            "assumes every family does it for its own child's sake",
          ],
        },
        alternative: {
          clause: "all the families should be given the same number of free seats",
          paraphrases: [
            "free tickets for every family, the same for all",
            "each family ought to get equally many seats",
            "let the families in for nothing",
            "share out the seats evenly among those who helped",
          ],
        },
      },
      {
        gap: {
          question: "How much room is there on the stage of the town hall?",
          paraphrases: [
            "do eighty children fit on the stage?",
            "size of the stage",
            "it doesn't say how many danced last year",
            "how long would the show be with everyone in it?",
            "was the applause for the dancing or for the funny sunflower?",
          ],
        },
        assumption: {
          clause: "loud applause shows that the audience thought the dancing good",
          paraphrases: [
            "clapping means it was well danced",
            "that people clap for quality",
            "the audience may have clapped just because it was cute",
            "much applause stands for a good performance",
            "assumes you can measure how good it is by the noise",
          ],
        },
        alternative: {
          clause: "twice as many pupils as before should be on stage in the June show",
          paraphrases: [
            "just more of them than last year",
            "let some more children in",
            "the show ought to be bigger, not for all",
            "double the number and leave it at that",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["inclusion", "fairness", "enjoyment"],
        phrase: "a part for every child",
        paraphrases: [
          "nobody being left out",
          "equal chances",
          "taking part is what counts",
          "that all the kids belong",
          "joy for everyone",
        ],
      },
      second: {
        ids: ["excellence", "hard_work"],
        phrase: "rewarding those who practise hardest",
        paraphrases: [
          "a really good show",
          "effort being worth it",
          "talent and training",
          "letting the best shine",
          "high standards on stage",
        ],
      },
      concession: "a girl who trains four times a week would share her minute with forty others",
    },
    fallacies: {
      strawman: {
        distortion: "to lock the beginners in the cloakroom until the last bow is taken",
        paraphrases: [
          "no one wants to lock children up",
          "they just think hard practice deserves something",
          "it makes them sound mean to little ones",
          "a stage for the hard-working isn't a locked cloakroom",
        ],
      },
      adHominem: {
        opponent: "the teacher of the oldest group",
        attack: "screams at the sight of the smallest moth",
        paraphrases: [
          "being scared of moths has nothing to do with dancing",
          "it laughs at the teacher and not at a bad argument",
          "one can fear moths and know what good pupils deserve",
          "that's a private weakness and proves nothing",
        ],
      },
      falseDichotomy: {
        option: "every pupil gets a part in June",
        threat: "half the children learn that nobody wants to see them",
        thirdWays: [
          "the school could hold a second show for beginners",
          "younger pupils could take turns from one year to the next",
        ],
        paraphrases: [
          "a separate show for beginners would do",
          "they could take turns each year",
          "children can help in other ways and still be seen",
          "those two aren't all there is",
        ],
      },
      slipperySlope: {
        first: "some pupils are left out in June",
        steps: [
          "they will hang up their dancing shoes by July",
          "the school will close for want of pupils",
          "no wedding in our town will ever see a waltz again",
        ],
        paraphrases: [
          "missing one show doesn't make a child give up",
          "a few pupils less don't close a school",
          "weddings have nothing to do with it",
          "every step is a guess without any evidence",
        ],
      },
    },
    figures: {
      counted: "pupils who left the dance school after missing a show",
      countedShort: "departures",
      people: "parents of pupils",
      opinion: "would rather see every child on stage than a perfect show",
      amount: {
        members: "families of pupils",
        member: "a family",
        verb: "spend",
        verbSingular: "spends",
        unit: "hours",
        purpose: "a year on costumes for the show",
        usual: 3,
        outlier: "whose grandmother sews for a whole field of sunflowers",
      },
      subgroups: {
        finding:
          "in dance schools where everybody has a part, pupils on average missed 2.1 lessons a year and elsewhere 3.8",
        groups: ["beginners", "advanced dancers"],
        paraphrases: [
          "the advanced ones may miss more lessons than before",
          "it may be true for beginners alone",
          "small children and teenagers are mixed in that number",
          "good and weak dancers could be very different",
        ],
      },
    },
  },
  {
    issue: "paid-director-for-amateurs",
    reasons: [
      {
        gap: {
          question: "Have other amateur groups saved any time with a paid director?",
          paraphrases: [
            "did it work for other groups?",
            "it doesn't say how rehearsals go under a professional",
            "evenings other amateurs need with a pro",
            "how many evenings has the group got for one play?",
            "whether anyone has tried it before",
          ],
        },
        assumption: {
          clause: "nobody among the members is an experienced director already",
          paraphrases: [
            "none of them knows how to direct",
            "that experience has to be bought from outside",
            "the group has no one who has directed a lot",
            "some members may have directed for twenty years",
            "assumes amateurs can't be experienced",
          ],
        },
        alternative: {
          clause: "the member who has directed most plays should direct all of them",
          paraphrases: [
            "let the most experienced member do it every time",
            "always the same person from the group as director",
            "whoever has directed most ought to be in charge",
            "stop taking turns and leave it to the old hand",
          ],
        },
      },
      {
        gap: {
          question: "How often do members fall out over criticism in the group?",
          paraphrases: [
            "is it just those two who quarrelled?",
            "number of quarrels about criticism",
            "it doesn't say if others mind being criticised",
            "did the two friends fall out over something else?",
            "how did members take it when an outsider corrected them?",
          ],
        },
        assumption: {
          clause: "nobody from outside would direct the play without being paid",
          paraphrases: [
            "that an outsider always costs money",
            "you can't get someone from outside for free",
            "only a paid person counts as an outsider",
            "a neighbour might do it as a favour",
            "assumes the outsider has to be a professional",
          ],
        },
        alternative: {
          clause: "the group should ask players from the next village to watch and comment",
          paraphrases: [
            "invite another group to criticise the rehearsal",
            "let people from the neighbouring village say what's wrong",
            "swap comments with another amateur group",
            "outsiders ought to come to a rehearsal as friendly critics",
          ],
        },
      },
      {
        gap: {
          question: "What would a professional ask for directing one play?",
          paraphrases: [
            "how much does a director cost?",
            "the professional's fee",
            "it doesn't say what they'd have to pay",
            "how many seats do they sell now?",
            "is three thousand enough for hall, costumes and a director?",
          ],
        },
        assumption: {
          clause: "a play that is directed by a professional will fill the hall",
          paraphrases: [
            "that all seats are sold if a pro directs",
            "a paid director makes the play a success",
            "people will come in crowds",
            "the villagers may not care who directs",
            "assumes the hall will be sold out on all three nights",
          ],
        },
        alternative: {
          clause: "the group should spend its savings on new costumes and better lights",
          paraphrases: [
            "buy costumes and lamps with the money",
            "put the three thousand into lights",
            "the savings ought to go into what's seen on stage",
            "invest it in the set and the clothes",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["excellence", "efficiency", "calm"],
        phrase: "a better play with fewer quarrels",
        shownBy: [1],
        paraphrases: [
          "quality",
          "using time well",
          "peace in the group",
          "professional standards",
          "doing it as well as possible",
        ],
      },
      second: {
        ids: ["self_reliance", "enjoyment", "thrift"],
        phrase: "the fun of doing everything themselves",
        paraphrases: [
          "standing on their own feet",
          "pleasure in their own work",
          "saving the money",
          "making everything themselves",
          "an amateur spirit",
        ],
      },
      concession:
        "the retired postman who has directed six comedies would be left to sell the tickets",
    },
    fallacies: {
      strawman: {
        distortion: "to stumble about in old curtains and never learn a single line",
        paraphrases: [
          "they want to do it themselves, not to do it badly",
          "nobody said they don't want to learn their lines",
          "it makes amateurs sound lazy and hopeless",
          "enjoying your own work isn't stumbling about",
        ],
      },
      adHominem: {
        opponent: "the oldest member of the group",
        attack: "snores in the back row of the cinema",
        paraphrases: [
          "snoring in the cinema has nothing to do with directing",
          "it makes an old member look ridiculous",
          "sleeping through films doesn't make you wrong here",
          "it's about a person's habits and not the point",
        ],
      },
      falseDichotomy: {
        option: "the group pays for a professional",
        threat: "its friends stop speaking to one another for good",
        thirdWays: [
          "a professional could come for two evenings only",
          "a director from the next village could help for nothing",
        ],
        paraphrases: [
          "you could get a pro for just a few rehearsals",
          "someone from outside might do it for free",
          "better rules for criticism would help too",
          "it isn't pay up or lose your friends",
        ],
      },
      slipperySlope: {
        first: "the members go on directing each other",
        steps: [
          "every rehearsal will end in shouting",
          "the group will break up into five groups of two",
          "a wall will have to be built through the village",
        ],
        paraphrases: [
          "they've always directed each other and there's no wall",
          "a quarrel over a sofa doesn't split a village",
          "it doesn't say why one would lead to the other",
          "pure exaggeration from step to step",
        ],
      },
    },
    figures: {
      counted: "rehearsals that ended in a quarrel",
      countedShort: "quarrels",
      people: "members of the group",
      opinion: "would welcome a director from outside",
      amount: {
        members: "amateur players",
        member: "an amateur player",
        verb: "lose",
        verbSingular: "loses",
        unit: "minutes",
        purpose: "of a rehearsal to arguments",
        usual: 2,
        outlier: "who discusses every single cup and cushion",
      },
      subgroups: {
        finding:
          "amateur groups with a paid director sold an average of 118 seats a night and the others 97",
        groups: ["groups in towns", "groups in villages"],
        paraphrases: [
          "in villages a paid director may make no difference",
          "town groups and village groups are put together",
          "it could be just the big groups that sell more",
          "comedies might do well anyway and other plays not",
        ],
      },
    },
  },
  {
    issue: "changing-partners",
    reasons: [
      {
        gap: {
          question: "How fast do couples improve who always dance with each other?",
          paraphrases: [
            "do couples who stay together learn any slower?",
            "comparison with pairs that never swap",
            "it doesn't say how anybody measured the improvement",
            "how do we know that it's the quickest way?",
            "how many men are really being led by their wives?",
          ],
        },
        assumption: {
          clause: "the people in the class come there in order to improve",
          paraphrases: [
            "everyone wants to get better at salsa",
            "that they're there to learn and not just for a nice evening",
            "dancers care about progress",
            "some may only want to have fun",
            "assumes the couples mind whether they improve",
          ],
        },
        alternative: {
          clause: "the class should hold joint evenings with salsa classes from other towns",
          paraphrases: [
            "dance with other classes",
            "meet people from salsa groups elsewhere",
            "joint evenings with another town",
            "the class ought to invite dancers from outside",
          ],
        },
      },
      {
        gap: {
          question: "Why did the three beginners stay beside the water cooler?",
          paraphrases: [
            "did nobody ask them or did they not want to dance?",
            "we don't know why those three didn't join in",
            "reason the beginners were standing there",
            "could they have danced with one another?",
            "how do people who come alone feel about swapping?",
          ],
        },
        assumption: {
          clause: "there are as many leaders as followers in the class",
          paraphrases: [
            "that the numbers work out so nobody is left over",
            "everyone finds a partner when they swap",
            "there's an equal number of men and women or of both roles",
            "some might still be left standing if the numbers are uneven",
            "assumes swapping gives each person someone to dance with",
          ],
        },
        alternative: {
          clause: "the teacher should find a fixed partner for everyone who comes alone",
          paraphrases: [
            "match up the single people",
            "give them a partner for the whole evening",
            "those who come alone ought to be paired with each other",
            "the teacher could dance with the ones who are left",
          ],
        },
      },
      {
        gap: {
          question: "Do people still change partners in that way where salsa comes from?",
          paraphrases: [
            "is it still done like that in salsa's home?",
            "how do they dance it there today?",
            "it rests on one aunt, what did others do?",
            "how widespread the custom was",
            "no source for the tradition except the aunt",
          ],
        },
        assumption: {
          clause: "the people in the class want to dance salsa as it was danced of old",
          paraphrases: [
            "they want the traditional style",
            "that the dancers care about tradition",
            "people joined to learn the old way",
            "they may prefer a modern kind of salsa",
            "assumes it matters to the class how it used to be done",
          ],
        },
        alternative: {
          clause: "the class should dance in the traditional way on one evening a month",
          paraphrases: [
            "one old-style evening a month",
            "do it the old way now and then",
            "a special night ought to be kept for the custom",
            "change hands on some evenings only",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["inclusion", "learning", "community"],
        phrase: "learning and mixing with all the others",
        shownBy: [0, 1],
        paraphrases: [
          "making single people welcome",
          "getting better at dancing",
          "everyone dancing with everyone",
          "nobody standing by the wall",
          "progress for the whole class",
        ],
      },
      second: {
        ids: ["loyalty", "comfort", "freedom"],
        phrase: "a couple's evening together",
        paraphrases: [
          "time for two",
          "being with your own partner",
          "choosing whom you dance with",
          "feeling at ease with someone you know",
          "closeness between husband and wife",
        ],
      },
      concession:
        "a husband and wife whose only night off is Thursday would spend it in strangers' arms",
    },
    fallacies: {
      strawman: {
        distortion: "to close the sports hall to anyone without a wedding ring",
        paraphrases: [
          "couples want to dance together, not to shut others out",
          "nobody asked for wedding rings at the door",
          "it makes the couples sound selfish and nasty",
          "wanting your own partner isn't banning singles",
        ],
      },
      adHominem: {
        opponent: "a husband from the back row",
        attack: "folds road maps the wrong way every time",
        paraphrases: [
          "maps have nothing to do with salsa",
          "it mocks him for something that's beside the point",
          "he can be bad with maps and right about couples",
          "his maps don't tell us who should dance with whom",
        ],
      },
      falseDichotomy: {
        option: "everyone changes after two songs",
        threat: "those who come alone stand at the water cooler for ever",
        thirdWays: [
          "the class could swap partners in the first half only",
          "the teacher could pair up those who come alone",
        ],
        paraphrases: [
          "just some songs could be for swapping",
          "those who want to swap could do so and the others not",
          "singles might dance with each other or with the teacher",
          "there are other ways to get the three away from the cooler",
        ],
      },
      slipperySlope: {
        first: "couples stay together all evening",
        steps: [
          "beginners will stop coming on Thursdays",
          "the class will shrink to one pair in a huge hall",
          "strangers in our town will never shake hands again",
        ],
        paraphrases: [
          "people will shake hands whatever a salsa class does",
          "couples stay together now and there are forty people",
          "it doesn't have to go from one to the next",
          "it blows a small habit up into something huge",
        ],
      },
    },
    figures: {
      counted: "people who came alone and soon gave up the class",
      countedShort: "dropouts",
      people: "solo dancers in the class",
      opinion: "wish that the couples would dance with them",
      amount: {
        members: "solo dancers",
        member: "a solo dancer",
        verb: "wait",
        verbSingular: "waits",
        unit: "minutes",
        purpose: "an evening for somebody to dance with",
        usual: 2,
        outlier: "who is much too shy to ask anybody",
      },
      subgroups: {
        finding:
          "in classes that change partners, learners mastered an average of 14 steps in a term and elsewhere 11",
        groups: ["learners who come alone", "couples"],
        paraphrases: [
          "the couples might learn no faster at all",
          "singles and couples are averaged together",
          "it could help beginners and slow down the good ones",
          "we don't see who learnt the extra steps",
        ],
      },
    },
  },
  {
    issue: "shortened-tragedy",
    reasons: [
      {
        gap: {
          question: "Which scenes and speeches would have to be left out?",
          paraphrases: [
            "what would be cut?",
            "it doesn't tell us what goes, only what stays",
            "list of the scenes that are dropped",
            "do any of the characters disappear?",
            "who decides what gets cut out?",
          ],
        },
        assumption: {
          clause: "those who cut the text can tell what matters to the audience",
          paraphrases: [
            "that the company knows what's important to people",
            "whoever shortens it picks the right bits",
            "the audience thinks the same parts important as the company",
            "they might throw out someone's favourite scene",
            "assumes everyone agrees on what counts in the play",
          ],
        },
        alternative: {
          clause: "the company should play a short modern piece and read out the great speeches",
          paraphrases: [
            "a short new play with the best speeches",
            "read the famous bits aloud",
            "they ought to do scenes and not a cut version",
            "just perform the letter and the last speech",
          ],
        },
      },
      {
        gap: {
          question: "How many people left the castle yard before the end last summer?",
          paraphrases: [
            "how many walked out?",
            "number of people who didn't stay",
            "it only says they yawned, not whether they left",
            "did those who yawned still like the play?",
            "how cold was it? maybe that's why the blankets went",
          ],
        },
        assumption: {
          clause: "it is the length and not the hard seats or the cold that tires people",
          paraphrases: [
            "people yawn because the play is long",
            "that the benches and the night air aren't to blame",
            "a shorter play keeps folk awake even on a bench",
            "maybe it's just uncomfortable and late",
            "assumes that time is the problem",
          ],
        },
        alternative: {
          clause: "the company should spread the tragedy over two evenings",
          paraphrases: [
            "play it in two parts",
            "half tonight and half tomorrow",
            "split the play into two short nights",
            "you could do the full text on two evenings",
          ],
        },
      },
      {
        gap: {
          question: "Did the plumber find the play too long or its language too hard?",
          paraphrases: [
            "why did most of it go past the plumber?",
            "what was difficult for him, the words or the length?",
            "we don't know what put him off",
            "does one plumber stand for all newcomers?",
            "number of newcomers who had trouble following",
          ],
        },
        assumption: {
          clause: "people who rarely see old drama would come if the play were short",
          paraphrases: [
            "newcomers will buy tickets for a shorter show",
            "that length is what keeps them away",
            "ordinary folk turn up if it's only ninety minutes",
            "they may not be interested however brief it is",
            "assumes there'd be people new to it in the audience",
          ],
        },
        alternative: {
          clause: "the company should play a single act of the tragedy in the market place",
          paraphrases: [
            "do one act at the market",
            "play a short piece in the town for passers-by",
            "take a scene or an act to where people shop",
            "they ought to show just one act outdoors in the middle of town",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["inclusion", "comfort", "enjoyment"],
        phrase: "a play that more people can enjoy",
        paraphrases: [
          "reaching a wider audience",
          "making it easy for newcomers",
          "an evening that isn't too tiring",
          "fun for everybody",
          "openness to people who don't know the classics",
        ],
      },
      second: {
        ids: ["tradition", "excellence", "beauty"],
        phrase: "faithfulness to a great text",
        paraphrases: [
          "respect for the author",
          "the full beauty of the language",
          "keeping the old work as it is",
          "art of the highest quality",
          "not tampering with a masterpiece",
        ],
      },
      concession: "many a line known by heart for centuries would not be spoken",
    },
    fallacies: {
      strawman: {
        distortion: "to nail the audience to its benches until the last comma is heard",
        paraphrases: [
          "they only care about the writer's words",
          "nobody wants to force people to sit there",
          "it makes lovers of the text look like torturers",
          "saying that every word was chosen with care isn't that",
        ],
      },
      adHominem: {
        opponent: "an English teacher from the college",
        attack: "drinks tea from the saucer like a cat",
        paraphrases: [
          "how someone drinks tea has nothing to do with plays",
          "it makes the teacher look odd and skips the point",
          "a person with funny manners can be right about a text",
          "table manners are no argument for cutting",
        ],
      },
      falseDichotomy: {
        option: "the company cuts the play to ninety minutes",
        threat: "it acts for rows of sleeping people",
        thirdWays: [
          "the company could cut forty minutes and add an interval",
          "they could play the short and the full text on different nights",
        ],
        paraphrases: [
          "they could shorten it a little",
          "a short and a long version could both be played",
          "cushions and a second break might help as well",
          "it's not ninety minutes or a snoring audience",
        ],
      },
      slipperySlope: {
        first: "the tragedy is played in full",
        steps: [
          "half the audience will leave before the storm",
          "the castle yard will become a car park",
          "nobody in the country will ever open a book again",
        ],
        paraphrases: [
          "the full text has been played for years and people still read",
          "a long play doesn't end all reading",
          "no evidence for any of the steps",
          "how do you get from a tragedy to a car park?",
        ],
      },
    },
    figures: {
      counted: "visitors who left the castle yard before the last act",
      countedShort: "such visitors",
      people: "visitors to the castle yard",
      opinion: "say that they lost the thread after the interval",
      amount: {
        members: "visitors",
        member: "a visitor",
        verb: "sleep",
        verbSingular: "sleeps",
        unit: "minutes",
        purpose: "in the course of a performance",
        usual: 2,
        outlier: "who had come straight from a night shift",
      },
      subgroups: {
        finding:
          "after shortened tragedies, visitors on average gave the evening 8.1 points and after full ones 7.2",
        groups: ["lovers of old plays", "people new to them"],
        paraphrases: [
          "those who love old plays may have liked it less",
          "newcomers and experts are in the same average",
          "maybe just the new people gave more points",
          "regular visitors could feel the opposite",
        ],
      },
    },
  },
];
