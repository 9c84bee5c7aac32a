import type { IssueEvaluation } from "../evaluation.ts";

/** What modules 2 to 7 need to know of the issues about science and research. */
export const scienceAndResearch: readonly IssueEvaluation[] = [
  {
    issue: "chemistry-with-own-hands",
    reasons: [
      {
        gap: {
          question:
            "How many failed experiments does a class really discuss until it knows the cause?",
          paraphrases: [
            "how often do they talk about what went wrong?",
            "it doesn't say if they found out why the crystals were green",
            "was that one lesson in March an exception?",
            "number of failures that just get swept away",
            "did the thirty children learn anything from the argument?",
          ],
        },
        assumption: {
          clause: "pupils do not learn to be critical from a film of an experiment",
          paraphrases: [
            "films can't teach you that",
            "that you need to see it fail with your own eyes",
            "nobody would argue about a filmed experiment",
            "assumes a class watching a screen just believes what it sees",
            "a film of a failure might get them thinking as well",
          ],
        },
        alternative: {
          clause: "the class should watch films of experiments that failed and look for the cause",
          paraphrases: [
            "films of failures",
            "show them what went wrong on the screen",
            "they ought to discuss filmed mistakes",
            "use films in which the colours come out wrong",
          ],
        },
      },
      {
        gap: {
          question: "How many pupils ever work with scales or flasks after school?",
          paraphrases: [
            "how many people need that later on?",
            "we only hear about one baker",
            "it isn't said what jobs the pupils take up",
            "share of pupils who use a scale at work",
            "does anyone apart from bakers and chemists need it?",
          ],
        },
        assumption: {
          clause: "people who need such skills later would not learn them well enough on the job",
          paraphrases: [
            "you can't pick it up at work",
            "that school is the only place to learn weighing",
            "a baker wouldn't be taught that during training",
            "assumes people don't get shown how to weigh in their job",
            "couldn't the baker have learnt it in the bakery?",
          ],
        },
        alternative: {
          clause: "pupils should learn to weigh and measure exactly in cookery lessons",
          paraphrases: [
            "teach weighing in cookery",
            "use scales in home economics",
            "pupils ought to practise measuring when they cook",
            "exact weighing could be part of another subject",
          ],
        },
      },
      {
        gap: {
          question: "Did the advanced course stay as large in the years after?",
          paraphrases: [
            "was the course still that big later?",
            "it doesn't say why nineteen pupils signed up",
            "how many of the nineteen finished the course?",
            "numbers for the other years",
            "was there a new teacher in that year too?",
          ],
        },
        assumption: {
          clause: "bangs and colours on a screen do not attract pupils in the same way",
          paraphrases: [
            "a film isn't as exciting",
            "that pupils wouldn't be drawn in by seeing it on a screen",
            "only real explosions win them over",
            "assumes films bore undecided kids",
            "a good film with huge bangs may attract even more of them",
          ],
        },
        alternative: {
          clause: "the teachers should put on a loud chemistry show for the younger classes",
          paraphrases: [
            "do a chemistry show every year",
            "teachers could perform bangs on stage",
            "the younger kids ought to see a show with explosions",
            "attract pupils with an evening of spectacular demonstrations",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["learning", "self_reliance", "enjoyment"],
        phrase: "finding things out for oneself",
        paraphrases: [
          "hands-on education",
          "practical experience",
          "pupils being active instead of watching",
          "the fun of trying",
          "independent thinking",
        ],
      },
      second: {
        ids: ["safety", "efficiency", "order"],
        phrase: "safe and smooth lessons",
        paraphrases: [
          "nobody getting hurt",
          "not wasting time when something fails",
          "saving money on equipment",
          "everybody seeing the right result",
          "a tidy classroom",
        ],
      },
      concession: "a class would now and then burn its fingers and miss what it came to see",
    },
    fallacies: {
      strawman: {
        distortion: "to glue thirty children to a screen from the first bell to the last",
        paraphrases: [
          "they only said a film can be seen from the back row",
          "nobody wants screens all day long",
          "it stretches two lessons of films into a whole day",
          "the other side is made to look mad",
        ],
      },
      adHominem: {
        opponent: "the school's caretaker",
        attack: "whistles the same tune from morning till night",
        paraphrases: [
          "whistling has nothing to do with chemistry",
          "it's about an annoying habit and not about films",
          "the caretaker can whistle and still be right",
          "instead of an answer we get a personal remark",
        ],
      },
      falseDichotomy: {
        option: "pupils go on doing experiments themselves",
        threat: "they study chemistry as one studies swimming on a sofa",
        thirdWays: [
          "half of the experiments could be filmed",
          "the teacher could do the dangerous ones at the front",
        ],
        paraphrases: [
          "you could do both, some films and some experiments",
          "the teacher could show it at the front",
          "it isn't all by hand or all on the sofa",
          "a mix of the two isn't even mentioned",
        ],
      },
      slipperySlope: {
        first: "films replace the flasks in chemistry",
        steps: [
          "pupils will watch sport from a chair as well",
          "they will be shown a film of lunch in place of lunch",
          "nobody in the country will be able to open a door",
        ],
        paraphrases: [
          "films in chemistry don't mean no lunch",
          "people would still know how to open doors",
          "no reason is given why sport would be next",
          "it makes a mountain out of a few films",
          "one thing needn't lead to another",
        ],
      },
    },
    figures: {
      counted: "pupils who gave up chemistry after a year of films",
      countedShort: "such pupils",
      people: "pupils in the chemistry class",
      opinion: "say that they remember what they have done themselves",
      amount: {
        members: "pupils who do experiments at school",
        member: "a boy",
        verb: "spend",
        verbSingular: "spends",
        unit: "hours",
        purpose: "a year on experiments of their own at home",
        usual: 5,
        outlier: "whose mother runs a laboratory in the cellar",
      },
      subgroups: {
        finding:
          "classes that do experiments themselves scored 68 points on average and classes that watch films 61",
        groups: ["keen pupils", "pupils who find chemistry hard"],
        paraphrases: [
          "those who struggle may learn more from a film",
          "it puts keen and weak pupils together",
          "perhaps the good ones got much better and the rest worse",
          "an average over the class hides who gained",
        ],
      },
    },
  },
  {
    issue: "publish-studies-that-found-nothing",
    reasons: [
      {
        gap: {
          question:
            "How often do scientists repeat a failed study only for want of knowing about it?",
          paraphrases: [
            "how often does that happen?",
            "it gives just one case with clover extract",
            "number of studies done twice without need",
            "how much money is lost by repeating?",
            "we don't know how common it is for labs to do the same thing",
          ],
        },
        assumption: {
          clause: "scientists elsewhere would read about studies that found nothing",
          paraphrases: [
            "other labs would look at them",
            "that somebody reads boring results",
            "researchers check for failed studies before they begin",
            "assumes the papers get noticed among all the others",
            "who'd bother to read about something that didn't work?",
          ],
        },
        alternative: {
          clause: "every laboratory should announce in public what it is about to study",
          paraphrases: [
            "labs should say beforehand what they're working on",
            "a public list of planned studies",
            "scientists ought to tell each other their plans",
            "register each study before it starts",
          ],
        },
      },
      {
        gap: {
          question: "How many people outside the university would care to see such results?",
          paraphrases: [
            "does the public want to see them?",
            "it isn't said what it would cost to publish them",
            "would taxpayers understand any of it?",
            "number of people who asked for the results",
            "how many of the drawer studies did the state pay for?",
          ],
        },
        assumption: {
          clause: "taxpayers cannot get at the results as long as they are not published",
          paraphrases: [
            "there's no other way for people to see them",
            "that nobody outside can ask for what's in the drawer",
            "unpublished means hidden from the public",
            "assumes the university wouldn't hand them out on request",
            "you might be able to just write and ask for them",
          ],
        },
        alternative: {
          clause: "the university should send any study in its drawers to taxpayers who ask for it",
          paraphrases: [
            "let people ask for the results",
            "hand them out on request",
            "every taxpayer ought to be able to order a copy",
            "open the drawers to whoever is interested",
          ],
        },
      },
      {
        gap: {
          question: "Did people trust the scientists more after the lecture on the wrong place?",
          paraphrases: [
            "did trust go up afterwards?",
            "it only says that many came, not what they thought",
            "how much do people trust the university now?",
            "any survey on trust",
            "maybe they came for the funny title, we aren't told",
          ],
        },
        assumption: {
          clause: "the public takes notice of what scientists publish about their failures",
          paraphrases: [
            "ordinary people hear about these papers",
            "that the public reads scientific journals",
            "somebody outside science would find out about it",
            "assumes a printed study reaches normal people",
            "hardly anybody looks into such journals",
          ],
        },
        alternative: {
          clause: "the professors should talk about their failures on visits to schools",
          paraphrases: [
            "tell pupils about what went wrong",
            "scientists ought to give talks on their mistakes",
            "more lectures like that one",
            "professors should be honest about failures in interviews",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["openness", "trust", "thrift"],
        phrase: "the whole truth about what was tried",
        paraphrases: [
          "honesty in science",
          "transparency",
          "nothing hidden in a drawer",
          "people being able to believe in research",
          "sharing what you know",
          "not paying twice for the same work",
        ],
      },
      second: {
        ids: ["progress", "creativity", "freedom"],
        phrase: "time for the next discovery",
        paraphrases: [
          "getting ahead",
          "not wasting weeks on paperwork",
          "new inventions",
          "moving on quickly to something better",
          "researchers spending their hours on something fresh",
        ],
      },
      concession: "a biologist would sit for weeks over a paper that tells of a dead end",
    },
    fallacies: {
      strawman: {
        distortion: "to burn every awkward finding and swear that it never existed",
        paraphrases: [
          "they only say that writing it up takes weeks",
          "no one talked about burning results",
          "lack of time gets turned into fraud",
          "it makes busy scientists look like liars",
        ],
      },
      adHominem: {
        opponent: "the dean of biology",
        attack: "has kept the same uneaten sandwich in a drawer since Easter",
        paraphrases: [
          "an old sandwich has nothing to do with studies",
          "it shows the dean is messy, not that the dean is wrong",
          "the writer mocks a person instead of the point about time",
          "somebody untidy can still be right",
        ],
      },
      falseDichotomy: {
        option: "the university publishes what failed",
        threat: "science runs in circles until the money is gone",
        thirdWays: [
          "a short list of failed studies could go on the net",
          "scientists could warn one another at conferences",
        ],
        paraphrases: [
          "a short list online would be enough",
          "they could tell each other in other ways",
          "science won't stop just since some studies stay in a drawer",
          "there are halfway solutions that get left out",
        ],
      },
      slipperySlope: {
        first: "such studies stay in the drawer",
        steps: [
          "scientists will hide half of what they did find",
          "every drug and every bridge will rest on guesses",
          "people will go back to asking frogs about the weather",
        ],
        paraphrases: [
          "a full drawer doesn't bring down bridges",
          "they have been in drawers for years and nobody asks frogs",
          "why would scientists hide good results?",
          "no evidence that one step follows from the one before",
          "it ends in the Middle Ages for no reason",
        ],
      },
    },
    figures: {
      counted: "experiments that turned out to repeat unpublished work",
      countedShort: "such repeats",
      people: "taxpayers in the city",
      opinion: "say that they want to see all the results",
      amount: {
        members: "scientists at other universities",
        member: "a chemist",
        verb: "lose",
        verbSingular: "loses",
        unit: "days",
        purpose: "a year on work that others have tried in vain",
        usual: 5,
        outlier: "who did nothing else from January to December",
      },
      subgroups: {
        finding:
          "at universities that publish all their work, a study costs 41,000 pounds on average and elsewhere 48,000",
        groups: ["studies in medicine", "studies in history"],
        paraphrases: [
          "it may be different in medicine and in history",
          "cheap and dear studies are thrown together",
          "costs could have gone up in some subjects",
          "we don't learn how it looks for each field",
        ],
      },
    },
  },
  {
    issue: "paid-nights-in-sleep-laboratory",
    reasons: [
      {
        gap: {
          question: "What sort of people would come to the laboratory for a wage?",
          paraphrases: [
            "who would come if they got paid?",
            "it doesn't say how old or how well off paid sleepers are elsewhere",
            "how high would the wage be?",
            "mix of people in studies that do pay",
            "would it just attract even more students?",
          ],
        },
        assumption: {
          clause: "people who are not students stay away for lack of pay and not of time",
          paraphrases: [
            "it's the missing money that keeps others away",
            "that working people would come for a wage",
            "others don't have other reasons to stay at home",
            "assumes parents and workers could leave home for ten nights",
            "maybe they've got kids and can't come anyway",
          ],
        },
        alternative: {
          clause: "the laboratory should set up its beds at works and offices all over the city",
          paraphrases: [
            "go to where people work",
            "bring the laboratory to all sorts of people",
            "it ought to put beds in factories and offices",
            "look for sleepers in other places than the university",
          ],
        },
      },
      {
        gap: {
          question: "How much does the hospital gain in money from the nights in the laboratory?",
          paraphrases: [
            "what's it worth to the hospital?",
            "it isn't said how much use the mattress was",
            "gain for the hospital in pounds",
            "how many studies led to something useful?",
            "we don't know if the other studies brought anything",
          ],
        },
        assumption: {
          clause: "the hospital has enough money to pay sixty people for ten nights each",
          paraphrases: [
            "the hospital can afford it",
            "that there's cash for six hundred paid nights",
            "paying them wouldn't take money from the patients",
            "assumes the budget is big enough",
            "where would a hospital get the money from?",
          ],
        },
        alternative: {
          clause: "the hospital should treat the sleep troubles of its volunteers free of charge",
          paraphrases: [
            "give volunteers free treatment",
            "let them have help with their own sleep",
            "the hospital ought to thank them with a free check-up",
            "offer those who take part something other than cash",
          ],
        },
      },
      {
        gap: {
          question: "Why did the eleven volunteers drop out after the fourth night?",
          paraphrases: [
            "why did they stop?",
            "it doesn't say what made the eleven leave",
            "their reasons for going home",
            "do fewer people drop out where they're paid?",
            "was it the wires or were they ill?",
          ],
        },
        assumption: {
          clause: "volunteers break off for lack of pay and not over the discomfort",
          paraphrases: [
            "they'd have stayed for money",
            "that it wasn't the wires that drove them out",
            "money makes up for bad nights",
            "assumes people quit since they earned nothing",
            "if you can't sleep with wires on, a wage won't help",
          ],
        },
        alternative: {
          clause: "volunteers should sign that they will stay for all of the ten nights",
          paraphrases: [
            "make them sign for ten nights",
            "a contract without pay",
            "they ought to promise in writing to stay",
            "let people commit themselves beforehand",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["fairness", "inclusion", "excellence"],
        phrase: "a just return for hard nights",
        paraphrases: [
          "getting something for what you do",
          "people of all kinds being able to take part",
          "not exploiting volunteers",
          "that work gets paid properly",
          "giving the poor a chance to join in",
          "good sound results for science",
        ],
      },
      second: {
        ids: ["trust", "thrift", "community"],
        phrase: "honest help from the sleepers",
        paraphrases: [
          "people doing good without being paid",
          "reports you can believe",
          "saving the hospital's money",
          "goodwill",
          "truthful answers",
        ],
      },
      concession: "some sleepers would tell the doctors of dreams that they never had",
    },
    fallacies: {
      strawman: {
        distortion: "to lock tired people in a cellar and pay them in dry toast",
        paraphrases: [
          "they only fear that paid people say what is wanted",
          "nobody wants to lock people in cellars",
          "it makes a worry about false reports sound cruel",
          "that has nothing to do with what they said",
        ],
      },
      adHominem: {
        opponent: "the professor in charge of the ward",
        attack: "wears slippers with rabbit ears to every conference",
        paraphrases: [
          "funny slippers don't make you wrong about pay",
          "it's a laugh at someone's feet and no reason",
          "what the professor wears is beside the point",
          "the worry about false reports is left unanswered",
        ],
      },
      falseDichotomy: {
        option: "the laboratory pays a wage for every night",
        threat: "it studies a handful of students and calls them mankind",
        thirdWays: [
          "the laboratory could look for sleepers in factories and village halls",
          "every sleeper could get a free check of the heart",
        ],
        paraphrases: [
          "they could just look for volunteers in other places",
          "a free check-up would draw people too",
          "there's more than pay or only students",
          "other ways to get a good mix are missing",
        ],
      },
      slipperySlope: {
        first: "the volunteers go unpaid",
        steps: [
          "the last student will walk out with the wires still on",
          "no hospital will know how a patient falls asleep",
          "the whole of mankind will lie awake until it dies out",
        ],
        paraphrases: [
          "unpaid nights won't make mankind die out",
          "why would every single student walk out?",
          "nobody has been paid so far and people still sleep",
          "the steps don't follow from each other",
          "it's a chain with nothing to hold it together",
        ],
      },
    },
    figures: {
      counted: "volunteers who broke off a study before its end",
      countedShort: "such volunteers",
      people: "sleepers of last year",
      opinion: "say that a wage would make them come again",
      amount: {
        members: "volunteers of last year",
        member: "a man",
        verb: "lose",
        verbSingular: "loses",
        unit: "pounds",
        purpose: "in earnings over the ten nights",
        usual: 20,
        outlier: "who drives the night bus to the airport",
      },
      subgroups: {
        finding:
          "at laboratories that pay, 93 per cent of all volunteers stay to the last night and at others only 71",
        groups: ["students", "people with a job"],
        paraphrases: [
          "students may stay while workers still drop out",
          "it doesn't tell apart who stays",
          "maybe it works with the young but not with the old",
          "93 per cent of all says nothing about each kind of person",
        ],
      },
    },
  },
  {
    issue: "homes-for-laboratory-rats",
    reasons: [
      {
        gap: {
          question: "How have rats from other laboratories got on in private homes?",
          paraphrases: [
            "how did it go with rats from other labs?",
            "one rat slept in a hood for an hour, what about weeks at home?",
            "it doesn't say if lab rats bite or fall ill",
            "experience of people who own such a rat",
            "how long do they live after a study?",
          ],
        },
        assumption: {
          clause: "the rats at this institute are handled every day during the studies",
          paraphrases: [
            "these rats are used to hands",
            "that the keepers there touch them daily",
            "all two hundred of them are tame",
            "assumes the institute's animals get handled that much",
            "some of them may only ever have seen a maze",
          ],
        },
        alternative: {
          clause: "the institute should lend some of its tame rats to biology classes",
          paraphrases: [
            "lend them to schools",
            "schools ought to get a few tame rats",
            "biology classes could look after some rats",
            "use the rats in lessons since they're so easy to keep",
          ],
        },
      },
      {
        gap: {
          question: "Why did the two apprentices really leave in the spring?",
          paraphrases: [
            "what made them quit?",
            "we don't know if they left over the rats or the pay",
            "how many keepers leave in an ordinary year?",
            "the apprentices' own reasons",
            "it doesn't say how many keepers the institute has",
          ],
        },
        assumption: {
          clause: "sensitive keepers leave over the killing and not over the pay or the hours",
          paraphrases: [
            "they go because the rats are put down",
            "that they'd stay if the animals lived",
            "it isn't the wages that drive them away",
            "assumes killing the rats is what upsets them",
            "they could have left for a better job",
          ],
        },
        alternative: {
          clause: "keepers should be free to stay away on days when animals are put down",
          paraphrases: [
            "give keepers those days off",
            "nobody should have to be there when rats are killed",
            "let a vet from outside do it without the keepers",
            "sensitive staff ought to be spared those days",
          ],
        },
      },
      {
        gap: {
          question: "Would visitors on an adoption day see anything of the studies themselves?",
          paraphrases: [
            "what would people get to see there?",
            "it isn't said if they'd be let into the labs",
            "would they learn what is done to the rats?",
            "contents of such a day",
            "how many people came to the last open day?",
          ],
        },
        assumption: {
          clause: "many people in the city would come to such adoption days",
          paraphrases: [
            "people would turn up",
            "that folk on the tram are interested",
            "the city wants to meet laboratory rats",
            "assumes there's a crowd and not just three rat lovers",
            "maybe hardly anyone would go",
          ],
        },
        alternative: {
          clause: "the institute should show visitors round its laboratory on one day a month",
          paraphrases: [
            "open days every month",
            "let people look inside",
            "the institute ought to have guided tours",
            "show the city what goes on there",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["animals", "compassion", "openness"],
        phrase: "the life of every healthy rat",
        paraphrases: [
          "kindness to living things",
          "not killing without need",
          "mercy",
          "treating rats as more than tools",
          "respect for creatures that have served us",
        ],
      },
      second: {
        ids: ["calm", "order", "efficiency"],
        phrase: "quiet surroundings for timid animals",
        paraphrases: [
          "sparing the rats a noisy home",
          "keeping things simple for the institute",
          "no extra work and no fuss",
          "peaceful surroundings",
          "a clear routine",
        ],
      },
      concession: "some rats would cower behind a fridge for months while children bang the door",
    },
    fallacies: {
      strawman: {
        distortion: "to keep all animals behind bars and forbid children to stroke a guinea pig",
        paraphrases: [
          "they only talk about rats that were bred for a cage",
          "nobody said anything against guinea pigs",
          "it blows up a worry about noisy kitchens",
          "the keepers' view gets twisted into cruelty",
        ],
      },
      adHominem: {
        opponent: "the oldest keeper at the institute",
        attack: "tells the same joke about a parrot every lunchtime",
        paraphrases: [
          "boring jokes have nothing to do with rats",
          "it's the keeper who gets laughed at, not the argument answered",
          "you can tell bad jokes and know a lot about rats",
          "the joke is no reason to give the rats away",
        ],
      },
      falseDichotomy: {
        option: "the rats go to private homes",
        threat: "two hundred gentle creatures are thrown out like old paper",
        thirdWays: [
          "the institute could keep its old rats in a large pen",
          "the rats could take part in a further study",
        ],
        paraphrases: [
          "they might be kept on at the institute",
          "the rats could be used in another study",
          "there are other places for a rat than a home or the bin",
          "the writer skips every other idea",
        ],
      },
      slipperySlope: {
        first: "the institute goes on putting its rats down",
        steps: [
          "the keepers will grow hard and think nothing of cats",
          "the professors will send for the dogs in the park",
          "no citizen will be safe on the way home at night",
        ],
        paraphrases: [
          "killing lab rats doesn't lead to killing citizens",
          "nobody shows that keepers would start on cats",
          "it goes from rats to people without any link",
          "they've done it for years and dogs are fine",
          "just meant to frighten us",
        ],
      },
    },
    figures: {
      counted: "keepers who left their institute after a study",
      countedShort: "departures",
      people: "visitors to the open day",
      opinion: "say that they would gladly take a rat home",
      amount: {
        members: "families with a laboratory rat",
        member: "a family",
        verb: "spend",
        verbSingular: "spends",
        unit: "minutes",
        purpose: "a week in play with the animal",
        usual: 20,
        outlier: "whose daughter is ill and at home all day",
      },
      subgroups: {
        finding:
          "laboratory rats in private homes lived for 14 more months on average and rats from a shop for 11",
        groups: ["rats in quiet homes", "rats in homes with children"],
        paraphrases: [
          "rats in loud homes may have died much sooner",
          "it mixes calm homes with noisy ones",
          "maybe only those with no kids around lived longer",
          "young and old rats are counted as one",
        ],
      },
    },
  },
  {
    issue: "science-fair-built-at-school",
    reasons: [
      {
        gap: {
          question: "How many of the eighty projects have been built with grown-up help?",
          paraphrases: [
            "how many had help from parents?",
            "only one robot arm is mentioned",
            "it doesn't say who did the weld",
            "share of projects made by mum or dad",
            "has the jury ever found out that somebody cheated?",
          ],
        },
        assumption: {
          clause: "no grown-up would help the children with their projects at school",
          paraphrases: [
            "teachers won't do the work for them",
            "that at school the kids get no help",
            "what is built there is made by pupils alone",
            "assumes teachers keep their hands off",
            "a keen teacher could help just as much as a father",
          ],
        },
        alternative: {
          clause: "every child should have to explain the project to the jury alone",
          paraphrases: [
            "let the jury question each kid",
            "pupils ought to show that they understand what they built",
            "ask the children about their work without the parents there",
            "the jury should have a talk with every pupil",
          ],
        },
      },
      {
        gap: {
          question: "How many pupils stay away from the fair for want of a workshop?",
          paraphrases: [
            "how many kids can't take part now?",
            "the two brothers took part anyway, so who is left out?",
            "it isn't said how many homes have no tools",
            "do prizes usually go to kids with a workshop?",
            "number of pupils without anywhere to build",
          ],
        },
        assumption: {
          clause: "the schools have room and tools enough to build all the projects",
          paraphrases: [
            "the schools are equipped for it",
            "that there's a workshop at every school",
            "eighty projects fit into the schools",
            "assumes the school has drills and benches for everyone",
            "what if the school has no tools either?",
          ],
        },
        alternative: {
          clause: "the district should lend tools to families who have none",
          paraphrases: [
            "lend out tools",
            "open a tool library for families",
            "kids without a workshop ought to get a box of tools",
            "give poorer families what they need to build at home",
          ],
        },
      },
      {
        gap: {
          question:
            "Do pupils who built together understand their projects better than the others?",
          paraphrases: [
            "do they learn more than kids who build at home?",
            "we're told of one boy with a bridge",
            "it doesn't say if they learn the right things or just copy",
            "what do children learn at home with a parent?",
            "any proof that building together is better",
          ],
        },
        assumption: {
          clause: "pupils who build at home do not see or discuss one another's work",
          paraphrases: [
            "kids at home work alone",
            "that friends don't visit each other to build",
            "you can't swap ideas if you build at home",
            "assumes they don't talk about their projects at break",
            "they could show each other pictures of it anyway",
          ],
        },
        alternative: {
          clause: "the children of a street should meet in one shed to build",
          paraphrases: [
            "build together in a neighbour's shed",
            "several kids could share one garage",
            "children from the same street ought to work side by side",
            "let them meet at one family's home",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["fairness", "inclusion", "self_reliance"],
        phrase: "the same start for every child",
        shownBy: [1],
        paraphrases: [
          "equal chances for all pupils",
          "an honest contest",
          "nobody left out for lack of tools",
          "kids doing things by themselves",
          "justice between rich and poor homes",
        ],
      },
      second: {
        ids: ["learning", "freedom", "loyalty"],
        phrase: "what children pick up at home",
        paraphrases: [
          "family time",
          "being taught by mum or dad",
          "closeness between parents and children",
          "working where and how you like",
          "what you pick up at home",
        ],
      },
      concession: "a girl would no longer solder beside a grandfather on Sunday mornings",
    },
    fallacies: {
      strawman: {
        distortion: "to let engineers win the prizes while their children fetch the coffee",
        paraphrases: [
          "they only say a parent can be a good teacher",
          "no one wants adults to win the prizes",
          "it makes helpful parents look like cheats",
          "that's a mean version of what they think",
        ],
      },
      adHominem: {
        opponent: "the chair of the parents' club",
        attack: "burns the sausages at every summer party",
        paraphrases: [
          "burnt sausages are no argument about the fair",
          "it laughs at somebody's cooking instead",
          "a bad cook can be right about learning at home",
          "the personal dig replaces an answer",
        ],
      },
      falseDichotomy: {
        option: "all projects are built at school",
        threat: "the fair becomes a contest between fathers with drills",
        thirdWays: [
          "each child could explain the work to the jury alone",
          "the fair could give a separate prize for family projects",
        ],
        paraphrases: [
          "there could be a separate prize for families",
          "the jury could just question the kids",
          "building at home doesn't have to mean dads compete",
          "you could build partly at home and partly at school",
        ],
      },
      slipperySlope: {
        first: "projects may still be built at home",
        steps: [
          "parents will hire engineers to do the welding",
          "firms will enter rockets under the names of toddlers",
          "the whole district will be blown up for a first prize",
        ],
        paraphrases: [
          "building at home won't blow up the district",
          "most are built at home already and no rockets have turned up",
          "why would firms care about a school fair?",
          "none of these steps is backed up by anything",
          "from a shed to an explosion, that's silly",
        ],
      },
    },
    figures: {
      counted: "projects that the jury suspected of grown-up help",
      countedShort: "such projects",
      people: "science teachers in the district",
      opinion: "say that they see a parent's hand in many projects",
      amount: {
        members: "families with a child at the fair",
        member: "a family",
        verb: "spend",
        verbSingular: "spends",
        unit: "pounds",
        purpose: "a year on parts and tools",
        usual: 30,
        outlier: "that bought a lathe for a model engine",
      },
      subgroups: {
        finding:
          "in districts that build at school, the jury gave the projects 7.9 points on average and in other districts 7.1",
        groups: ["pupils with a workshop at home", "pupils without a workshop"],
        paraphrases: [
          "kids who have a workshop may have got worse",
          "it doesn't say how children with no tools at home did",
          "rich and poor homes are in one average",
          "perhaps just one kind of pupil gained",
        ],
      },
    },
  },
  {
    issue: "beetle-name-for-sale",
    reasons: [
      {
        gap: {
          question: "How much would a bidder be likely to pay for a beetle's name?",
          paraphrases: [
            "how much money would it bring in?",
            "it says what a trip costs but not what a name fetches",
            "is there anybody who wants to bid?",
            "likely price of the name",
            "what did other names sell for?",
          ],
        },
        assumption: {
          clause: "the biologists cannot get the money from the state or a foundation",
          paraphrases: [
            "there's no other source of money",
            "that without a sale the trip can't be paid for",
            "nobody else would fund the work",
            "assumes the university has no cash for it",
            "they could perhaps apply for a grant",
          ],
        },
        alternative: {
          clause: "the university should auction photographs of the mountain and its creatures",
          paraphrases: [
            "sell pictures of the forest",
            "auction photos instead of a name",
            "they ought to raise the money by selling photographs",
            "find something else to sell for the research",
          ],
        },
      },
      {
        gap: {
          question:
            "Has the moth with the singer's name been studied or protected any better since?",
          paraphrases: [
            "did the moth gain anything from its fame?",
            "a page in nine languages, but has anybody helped the moth?",
            "it doesn't say how many people read that page",
            "what became of the moth after 2011",
            "do people care about other moths now?",
          ],
        },
        assumption: {
          clause: "the highest bidder will choose a name that many people know",
          paraphrases: [
            "the buyer picks somebody famous",
            "that the new name will be well known",
            "whoever pays most is or likes a celebrity",
            "assumes the beetle doesn't get called after some rich unknown",
            "the bidder might just name it after his grandma",
          ],
        },
        alternative: {
          clause:
            "the biologists should call one beetle after a popular singer without any payment",
          paraphrases: [
            "use a star's name without selling it",
            "name it after a celebrity for free",
            "the biologists ought to pick a famous name themselves",
            "call a beetle after some footballer and don't charge for it",
          ],
        },
      },
      {
        gap: {
          question: "Did the dukes and bankers in the museum pay for their names?",
          paraphrases: [
            "did those people pay?",
            "it isn't said how the dukes came to be in the drawers",
            "were names ever sold to the highest bidder before?",
            "what do biologists today think of such names?",
            "how common it still is",
          ],
        },
        assumption: {
          clause: "biologists see a buyer at an auction as a benefactor like those of old",
          paraphrases: [
            "buying a name counts as being a benefactor",
            "that a bidder is the same as a patron",
            "selling is no different from thanking somebody",
            "assumes the old custom covers auctions too",
            "a duke who gave a lifetime of help isn't the same as a man who bids once",
          ],
        },
        alternative: {
          clause: "one beetle should be named after the late donor of the museum's great hall",
          paraphrases: [
            "honour an old donor with it",
            "name a beetle after someone who gave a lot in the past",
            "the university ought to thank its former patrons with a beetle",
            "call it after whoever paid for the museum",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["progress", "learning", "prosperity"],
        phrase: "means for new research",
        shownBy: [0],
        paraphrases: [
          "money for science",
          "finding out more about the forest",
          "getting on with discoveries",
          "knowledge",
          "funding the biologists' work",
        ],
      },
      second: {
        ids: ["dignity", "beauty", "trust"],
        phrase: "a name that fits the creature",
        paraphrases: [
          "respect for the animal",
          "that not everything is for sale",
          "science staying clean",
          "the honour of biology",
          "meaning instead of cash",
        ],
      },
      concession: "a shining beetle of the high forest might be called after a brand of crisps",
    },
    fallacies: {
      strawman: {
        distortion: "to hide the five beetles in a drawer and tell nobody about them",
        paraphrases: [
          "they only said a bought name tells you nothing",
          "nobody wants to hide the beetles",
          "it's about the name and not about keeping them secret",
          "their objection is swapped for a silly one",
        ],
      },
      adHominem: {
        opponent: "the curator of the insect museum",
        attack: "hums the national anthem in the lift each morning",
        paraphrases: [
          "humming in the lift has nothing to do with beetles",
          "it makes the curator look odd instead of replying",
          "odd people can be right about names",
          "that's a habit, it's no reason to sell",
        ],
      },
      falseDichotomy: {
        option: "the university sells a beetle's name",
        threat: "the forest falls before anyone has looked into it",
        thirdWays: [
          "former students could be asked for donations",
          "the biologists could apply to a foundation",
        ],
        paraphrases: [
          "they could ask for donations",
          "there are other ways to raise money than selling a name",
          "the forest won't fall just since no name is sold",
          "it leaves out grants and gifts",
        ],
      },
      slipperySlope: {
        first: "the university turns the bidders away",
        steps: [
          "the biologists will have to sell their microscopes",
          "no new creature on earth will ever be found",
          "mankind will starve without knowing what a bee was",
        ],
        paraphrases: [
          "one name not sold won't starve mankind",
          "why would they need to sell their microscopes?",
          "there's no proof for any of the steps",
          "it runs from an auction to the end of the world",
          "other countries would still find new animals",
        ],
      },
    },
    figures: {
      counted: "trips to the forest that were called off for lack of money",
      countedShort: "such trips",
      people: "biologists at the university",
      opinion: "say that they would sell a name to pay for a trip",
      amount: {
        members: "biologists at the university",
        member: "a biologist",
        verb: "pay",
        verbSingular: "pays",
        unit: "pounds",
        purpose: "a year for research out of their own pockets",
        usual: 30,
        outlier: "who flies to the mountain every spring",
      },
      subgroups: {
        finding:
          "species whose names were sold got 23 articles on average in ten years and other species 9",
        groups: ["butterflies", "beetles"],
        paraphrases: [
          "pretty butterflies may get all the articles and beetles none",
          "it doesn't say how many of them were about beetles",
          "mammals and insects may be lumped together",
          "the average tells you nothing about ugly little beetles",
        ],
      },
    },
  },
];
