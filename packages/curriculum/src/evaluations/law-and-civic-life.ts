import type { IssueEvaluation } from "../evaluation.ts";

/** What modules 2 to 7 need to know of the issues about law and civic life. */
export const lawAndCivicLife: readonly IssueEvaluation[] = [
  {
    issue: "residents-vote-on-spending",
    reasons: [
      {
        gap: {
          question: "How do residents tell the council at present what their streets need?",
          paraphrases: [
            "can residents already tell the council what they want?",
            "it doesn't say how the council finds out about needs now",
            "do officials ask people before they plan something?",
            "ways of reporting a problem today",
            "how often do the officials get it wrong?",
          ],
        },
        assumption: {
          clause: "residents would vote for what is needed most and not for what they fancy",
          paraphrases: [
            "people will choose what's really needed",
            "that voters pick crossings and not fountains",
            "residents would use the ballot for real needs",
            "some may just vote for something nice in their own road",
            "assumes knowing a need means voting for it",
          ],
        },
        alternative: {
          clause:
            "officials should walk through a street with its residents before they plan anything there",
          paraphrases: [
            "planners should go and look with the residents",
            "the council ought to ask people on the spot",
            "have officials walk round with those who live there",
            "a tour of each street with the locals before any work",
          ],
        },
      },
      {
        gap: {
          question: "Did the four hundred in the next valley follow anything else the council did?",
          paraphrases: [
            "did those 400 stay interested?",
            "it isn't said what came of the argument about the bandstand",
            "how many people come to council meetings where there's a ballot?",
            "is it a large town or a small one, that next valley?",
            "whether interest lasted beyond the bandstand",
          ],
        },
        assumption: {
          clause: "people who come for the ballot will go on following the council afterwards",
          paraphrases: [
            "the interest will last",
            "that they don't lose interest once the vote is over",
            "voting on money leads people to follow other matters too",
            "they might care for one evening and then stay at home again",
            "assumes one ballot turns folk into regular followers",
          ],
        },
        alternative: {
          clause: "residents should vote yes or no on the council's budget as a whole",
          paraphrases: [
            "a vote on the whole budget",
            "let people say yes or no to all nine million",
            "residents ought to approve the spending plan every year",
            "put the complete budget to a vote",
          ],
        },
      },
      {
        gap: {
          question: "How many residents would take part in such a ballot?",
          paraphrases: [
            "how many would vote?",
            "it doesn't say if more than a few would join in",
            "turnout in other towns",
            "would old people and newcomers vote too?",
            "we aren't told how the ballot is going to work",
          ],
        },
        assumption: {
          clause: "those who lose the ballot will see it as a decision taken in common",
          paraphrases: [
            "losers will feel that they had a say",
            "that people accept a vote in which they were beaten",
            "everyone regards the ballot as their own decision",
            "those who never voted might go on cursing",
            "assumes residents on the losing side find the vote fair",
          ],
        },
        alternative: {
          clause: "the council should discuss big plans such as a car park at open meetings",
          paraphrases: [
            "open meetings before big projects",
            "talk plans through in public",
            "the council ought to call everyone together before it builds",
            "no more closed doors when something large is planned",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["inclusion", "openness", "trust"],
        phrase: "residents having their say",
        paraphrases: [
          "taking part in decisions",
          "democracy",
          "people deciding for themselves",
          "a voice for everyone",
          "nothing behind closed doors",
        ],
      },
      second: {
        ids: ["fairness", "order"],
        phrase: "an even share for the quieter streets",
        paraphrases: [
          "treating all parts of the town alike",
          "justice for those who don't shout",
          "a balanced plan",
          "equal treatment of every district",
          "protecting the weak and silent",
        ],
      },
      concession: "a lane with four voters might wait twenty years for its lamp",
    },
    fallacies: {
      strawman: {
        distortion: "to let three officials spend every penny at night and in secret",
        paraphrases: [
          "they only fear that loud streets would win",
          "nobody asked for secret spending",
          "it makes cautious people look like crooks",
          "worrying about the quiet streets is something else altogether",
        ],
      },
      adHominem: {
        opponent: "the council's treasurer",
        attack: "collects beer mats and cannot tell a joke to the end",
        paraphrases: [
          "beer mats don't matter when it's about a ballot",
          "it's a dig at the treasurer and no argument",
          "a person without humour can be right about loud streets",
          "that says nothing about who would get the money",
        ],
      },
      falseDichotomy: {
        option: "residents decide by ballot",
        threat: "nine million pounds go on vanishing behind closed doors",
        thirdWays: [
          "the council could ask every street for a list of wishes",
          "each district could be given the same sum to plan with",
        ],
        paraphrases: [
          "the council could just publish what it spends",
          "lists of wishes would be something in between",
          "it isn't a vote or secrecy",
          "even with the ballot most of the nine million stays with the council",
        ],
      },
      slipperySlope: {
        first: "the councillors go on deciding alone",
        steps: [
          "they will hold their meetings at midnight and in another county",
          "nobody in the town will bother to vote for anything",
          "three families will rule the town for ever",
        ],
        paraphrases: [
          "they decide alone now and don't meet at midnight",
          "there's no proof that three families take over",
          "one step isn't shown to cause the next",
          "it goes from no ballot to a dictatorship",
        ],
      },
    },
    figures: {
      counted: "letters to the council about things that streets need",
      countedShort: "letters",
      people: "residents of the town",
      opinion: "say that they would like to vote on spending",
      amount: {
        members: "residents of the town",
        member: "a resident of the town",
        verb: "walk",
        verbSingular: "walks",
        unit: "miles",
        purpose: "a week through the streets near home",
        usual: 2,
        outlier: "who delivers newspapers morning and evening",
      },
      subgroups: {
        finding:
          "in towns with such a ballot, 63 per cent of residents were content with the council's spending, elsewhere only 51",
        groups: ["people in busy streets", "people in quiet streets"],
        paraphrases: [
          "the quiet streets could be less content than before",
          "maybe only the loud streets got what they wanted",
          "one figure for all residents hides who lost out",
          "it doesn't say who was content and where they live",
        ],
      },
    },
  },
  {
    issue: "cameras-in-county-court",
    reasons: [
      {
        gap: {
          question: "Do judges and lawyers work less carefully when the benches are empty?",
          paraphrases: [
            "are they careless when nobody's there?",
            "it doesn't say what goes wrong in the court at present",
            "have there been complaints about the judges?",
            "did judges elsewhere change when cameras came in?",
            "number of mistakes without an audience",
          ],
        },
        assumption: {
          clause: "a good number of people would watch the hearings on the internet",
          paraphrases: [
            "people would actually watch",
            "that somebody is interested in ordinary hearings",
            "the films would find an audience",
            "if the benches are empty the website might be as well",
            "assumes hundreds of viewers for a case about a hedge",
          ],
        },
        alternative: {
          clause: "the local paper should send a reporter to every hearing at the county court",
          paraphrases: [
            "send reporters to the hearings",
            "the press ought to sit in each time",
            "have a journalist on the benches",
            "newspapers could report on every case so that judges take care",
          ],
        },
      },
      {
        gap: {
          question: "Who has watched such films in places where hearings are shown?",
          paraphrases: [
            "does anyone watch them elsewhere?",
            "it doesn't say what viewers have learnt in other places",
            "who would follow a real case to the end?",
            "experience from other courts with cameras",
            "is it the curious or the ones who want to learn?",
          ],
        },
        assumption: {
          clause: "viewers would follow whole cases and not only the amusing moments",
          paraphrases: [
            "people would watch from start to finish",
            "that they don't just share funny clips",
            "citizens will follow a case properly",
            "most might only look for a laugh",
            "assumes the public has the patience for a full hearing",
          ],
        },
        alternative: {
          clause: "schools should take every pupil to the county court for a day",
          paraphrases: [
            "take pupils to court",
            "a school trip to a hearing",
            "every class ought to sit in on a real case",
            "let schools use those empty benches",
          ],
        },
      },
      {
        gap: {
          question: "How are hearings in the county court written down today?",
          paraphrases: [
            "what kind of notes are taken now?",
            "it doesn't tell us how the record is kept today",
            "is there a typist in the room?",
            "how often does an appeal hang on a missing sentence?",
            "number of appeals that drag on like that",
          ],
        },
        assumption: {
          clause: "the court has no other complete account of what is said, such as a transcript",
          paraphrases: [
            "there's no full transcript",
            "that nobody writes down everything",
            "without a film you can't have a complete record",
            "a sound tape might do just as well",
            "assumes the clerk's notes leave things out as a rule",
          ],
        },
        alternative: {
          clause: "two clerks should take down every word that is spoken in the court",
          paraphrases: [
            "have clerks write down everything",
            "a full transcript of each hearing",
            "somebody ought to type every sentence",
            "the court should keep a word-for-word record on paper",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["openness", "learning", "trust"],
        phrase: "a court that everyone can watch",
        paraphrases: [
          "transparency",
          "showing the public what goes on",
          "citizens learning about the law",
          "a court that has nothing to hide",
          "checking up on judges",
        ],
      },
      second: {
        ids: ["privacy", "safety", "compassion"],
        phrase: "protection of those who have to speak",
        paraphrases: [
          "sparing the witnesses",
          "not exposing people",
          "a private life for the parties",
          "consideration for frightened people",
          "keeping witnesses from harm",
        ],
      },
      concession: "a shy witness would be stared at by the whole county over supper",
    },
    fallacies: {
      strawman: {
        distortion: "to try people at night behind locked doors with sacks over their heads",
        paraphrases: [
          "they're only afraid for the witnesses",
          "anyone may still sit at the back, so nothing's locked",
          "being against cameras isn't being for secret trials",
          "a worry about fear is turned into something monstrous",
        ],
      },
      adHominem: {
        opponent: "the longest-serving lawyer in the county",
        attack: "is beaten at cards by two grandchildren every Sunday",
        paraphrases: [
          "losing at cards doesn't mean you're wrong about witnesses",
          "the card games are beside the point",
          "it makes the lawyer look foolish and stops there",
          "no one answers the question of frightened witnesses",
        ],
      },
      falseDichotomy: {
        option: "the hearings are shown on the internet",
        threat: "judges do as they please in the dark",
        thirdWays: [
          "the films could hide the faces and voices of witnesses",
          "the court could show only the judgment and its reasons",
        ],
        paraphrases: [
          "you could film it without showing the witnesses",
          "judges can be checked in other ways, appeals for example",
          "only the verdict could be filmed",
          "the court is open now, so it isn't dark",
        ],
      },
      slipperySlope: {
        first: "cameras stay forbidden",
        steps: [
          "the benches at the back will be taken out",
          "judges will send out their sentences by post",
          "people will be led away at night without any trial",
        ],
        paraphrases: [
          "cameras have always been forbidden and there are still trials",
          "why would anybody take the benches away?",
          "nothing supports the jump to no trials at all",
          "it's a horror story in three steps",
        ],
      },
    },
    figures: {
      counted: "appeals over what was said in a hearing",
      countedShort: "appeals",
      people: "listeners at the back of the court",
      opinion: "say that they learnt more than from any crime series",
      amount: {
        members: "people in counties with filmed courts",
        member: "a person in a county with filmed courts",
        verb: "watch",
        verbSingular: "watches",
        unit: "hours",
        purpose: "a year of hearings on the internet",
        usual: 4,
        outlier: "who was in bed for months with a broken hip",
      },
      subgroups: {
        finding:
          "where hearings are filmed, 68 per cent of people trust their court, and here only 57 per cent do",
        groups: ["people who have been in court", "people who have not"],
        paraphrases: [
          "those who were filmed themselves may trust it less",
          "people who've had a case could see it differently",
          "it's a figure for everybody, witnesses included",
          "maybe only those who just watch trust it more",
        ],
      },
    },
  },
  {
    issue: "police-on-foot",
    reasons: [
      {
        gap: {
          question: "How many of the thirty calls come from the lanes behind the market?",
          paraphrases: [
            "how many calls come from those lanes?",
            "it doesn't say where the thirty calls come from",
            "are the four minutes ever decisive?",
            "share of calls from the town centre",
            "does much happen behind the market at all?",
          ],
        },
        assumption: {
          clause: "officers on foot would be near the lanes when something happens there",
          paraphrases: [
            "they'd be close by at the right moment",
            "that the walkers aren't at the other end of town",
            "a patrol would just happen to be near the market",
            "on foot they might need longer than a car if they're far off",
            "assumes they stay close to the lanes",
          ],
        },
        alternative: {
          clause: "the bollards by the market should be made so that police cars can lower them",
          paraphrases: [
            "bollards that go down for the police",
            "make room for the cars to get through",
            "take the bollards away",
            "police cars ought to be able to drive into the lanes",
          ],
        },
      },
      {
        gap: {
          question: "Would it be the same two officers every Friday?",
          paraphrases: [
            "would it always be the same pair?",
            "it doesn't say who'd be sent out each week",
            "how often do the officers in town change?",
            "what good did it do that the doormen knew them?",
            "names of officers people know today",
          ],
        },
        assumption: {
          clause: "residents tell more to officers whom they know by sight",
          paraphrases: [
            "people talk to police they know",
            "that being known helps the officers with their work",
            "familiar officers find out more",
            "residents may nod to them and still say nothing",
            "assumes knowing their faces makes the town safer",
          ],
        },
        alternative: {
          clause: "police cars should take the same round through the villages every week",
          paraphrases: [
            "a fixed round by car in the villages",
            "drive the same way each week",
            "villagers ought to see the same officers regularly",
            "send a patrol car along the same route on the same day",
          ],
        },
      },
      {
        gap: {
          question: "Were bottles thrown at the fair in years without constables?",
          paraphrases: [
            "did people throw bottles at earlier fairs?",
            "no comparison with a fair without police",
            "how many bottles are thrown on a usual Friday night?",
            "was it the constables or just a peaceful crowd?",
            "trouble at other fairs",
          ],
        },
        assumption: {
          clause: "crowds late on a Friday react to a uniform as the crowd at the fair did",
          paraphrases: [
            "Friday crowds behave like the one at the fair",
            "that drunk people calm down too when they see police",
            "what works at a fair works outside the pubs",
            "at night a uniform might make some of them angrier",
            "assumes a family fair can be compared with a night out",
          ],
        },
        alternative: {
          clause: "the pubs and shops should pay for guards in uniform on Friday nights",
          paraphrases: [
            "private guards in uniform",
            "let the landlords hire somebody",
            "pubs ought to put uniformed people at their doors",
            "traffic wardens could walk about there at night",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["safety", "community", "calm"],
        phrase: "peace in the town centre",
        paraphrases: [
          "a safe night out",
          "no fights or bottles",
          "police you know by name",
          "order in the streets",
          "feeling secure in town",
        ],
      },
      second: {
        ids: ["efficiency", "fairness"],
        phrase: "quick help for everyone alike",
        paraphrases: [
          "reaching emergencies fast",
          "the villages getting the same service",
          "speed",
          "equal treatment of people outside the town",
          "making good use of four officers",
        ],
      },
      concession: "a farm with burglars in the yard would wait twenty minutes longer",
    },
    fallacies: {
      strawman: {
        distortion: "to hand the market to brawlers while officers doze in heated cars",
        paraphrases: [
          "they didn't say the police should doze",
          "the other side is worried about emergencies in the villages",
          "nobody wants to give the market to brawlers",
          "it turns a point about distance into laziness",
        ],
      },
      adHominem: {
        opponent: "the farmer from the farthest village",
        attack: "has named all the cows after film stars",
        paraphrases: [
          "the cows' names don't change how far the village is",
          "it pokes fun at the farmer",
          "a farmer with funny names for cows still needs the police",
          "who says it isn't the question, what is said is",
        ],
      },
      falseDichotomy: {
        option: "two officers walk through the centre",
        threat: "bottle throwers rule the square every weekend",
        thirdWays: [
          "one officer could walk and the other three could drive",
          "the pair could walk from eleven to one and then take the car",
        ],
        paraphrases: [
          "they could walk for just an hour or two",
          "one on foot would be possible as well",
          "more officers or better lamps might help too",
          "it's not as if bottle throwers would rule otherwise",
        ],
      },
      slipperySlope: {
        first: "all four officers stay in their cars",
        steps: [
          "nobody in town will know the face of a single officer",
          "shopkeepers will hire private guards with dogs",
          "the town will be divided among gangs with flags of their own",
        ],
        paraphrases: [
          "they're in cars now and there are no gangs with flags",
          "nothing says that shops would hire guards",
          "it leaps from cars to gang rule",
          "none of this has to happen",
        ],
      },
    },
    figures: {
      counted: "calls to the police from the lanes behind the market",
      countedShort: "calls",
      people: "doormen in the square",
      opinion: "say that a patrol on foot would help them",
      amount: {
        members: "callers from the town centre",
        member: "a caller from the town centre",
        verb: "wait",
        verbSingular: "waits",
        unit: "minutes",
        purpose: "for a police car to come",
        usual: 4,
        outlier: "who rang while both cars were out in the hills",
      },
      subgroups: {
        finding:
          "in towns with officers on foot, a street saw 1.6 assaults at night on average last year, and elsewhere 2.1",
        groups: ["streets in the centre", "streets on the outskirts"],
        paraphrases: [
          "there may be far more of them on the outskirts",
          "only the centre could be so safe",
          "all the streets of a town are counted as one",
          "villages and suburbs aren't shown separately",
        ],
      },
    },
  },
  {
    issue: "sweeping-instead-of-fines",
    reasons: [
      {
        gap: {
          question: "Would people lose a day's pay when they have to sweep?",
          paraphrases: [
            "do they lose a day's wages?",
            "it doesn't say whether sweeping is done on a working day",
            "what about people who can't get a day off?",
            "who is too old or ill to sweep and what happens then?",
            "loss of earnings for the poor",
          ],
        },
        assumption: {
          clause: "rich offenders will turn up with a broom just as poor ones do",
          paraphrases: [
            "the rich won't get out of it",
            "that nobody can buy or talk themselves free of sweeping",
            "wealthy people would really come and sweep",
            "someone with a good lawyer may never hold a broom",
            "assumes the rule is the same for everyone in practice",
          ],
        },
        alternative: {
          clause: "the fine for dropping litter should depend on how much a person earns",
          paraphrases: [
            "make the fine depend on income",
            "rich people ought to pay more",
            "a fine by earnings and not eighty pounds for all",
            "lower fines for the poor and higher for the rich",
          ],
        },
      },
      {
        gap: {
          question: "Do people who have paid the fine drop litter again?",
          paraphrases: [
            "how many do it again after a fine?",
            "we don't know if the fine works or not",
            "number of people caught twice",
            "has sweeping been tried anywhere?",
            "no comparison of the two punishments is made",
          ],
        },
        assumption: {
          clause: "people who are forced to sweep learn as much as those who volunteer",
          paraphrases: [
            "being made to sweep teaches you just as much",
            "that offenders take it in like the volunteers did",
            "forced sweepers would learn the same lesson",
            "they might only get angry at the council",
            "assumes it also works on people who don't want to be there",
          ],
        },
        alternative: {
          clause: "people caught dropping litter should pay, and get the money back if they sweep",
          paraphrases: [
            "a refund for those who sweep",
            "pay first and work it off if you like",
            "they ought to be offered a broom to win the money back",
            "let them choose to sweep and save the eighty pounds",
          ],
        },
      },
      {
        gap: {
          question: "What do the people who were fined think of sweeping as a punishment?",
          paraphrases: [
            "what do the offenders say?",
            "nobody asked those who were fined",
            "would people in town find it fitting?",
            "opinion of the two hundred and six",
            "it isn't said who finds it odd to pay a fine for litter",
          ],
        },
        assumption: {
          clause: "a punishment that resembles the offence puts more people off than a fine",
          paraphrases: [
            "a fitting punishment works better",
            "that folk are more put off by a broom than by a bill",
            "matching the offence makes it more effective",
            "eighty pounds may frighten people far more",
            "assumes it matters to offenders that it fits",
          ],
        },
        alternative: {
          clause: "people caught dropping litter should pick up what lies around them on the spot",
          paraphrases: [
            "clean the place at once and go",
            "pick up everything within ten yards",
            "they ought to tidy that very street there and then",
            "ten minutes of picking up where they dropped it",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["fairness", "learning"],
        phrase: "a punishment that teaches and treats all alike",
        shownBy: [0, 1],
        paraphrases: [
          "justice between rich and poor",
          "that people learn from it",
          "a fitting punishment",
          "making up for what you did",
          "equality",
        ],
      },
      second: {
        ids: ["thrift", "efficiency"],
        phrase: "a simple fine that pays for itself",
        paraphrases: [
          "saving the town money",
          "little effort for the council",
          "not wasting staff on supervision",
          "quick and easy",
          "economy",
        ],
      },
      concession: "a van and a foreman would be tied up all day for two people with brooms",
    },
    fallacies: {
      strawman: {
        distortion: "to sell the rich a licence to bury the town in rubbish",
        paraphrases: [
          "they talk about the cost of supervision, not about licences",
          "nobody wants the town buried in rubbish",
          "to ask what it costs isn't to side with the rich",
          "the real objection about money for supervisors is gone",
        ],
      },
      adHominem: {
        opponent: "the mayor's deputy",
        attack: "sleeps with the radio on and cannot stand tulips",
        paraphrases: [
          "tulips and radios don't decide about fines",
          "whether it costs too much is never answered",
          "it brings up private habits to make the deputy look odd",
          "a person's taste in flowers isn't evidence",
        ],
      },
      falseDichotomy: {
        option: "offenders sweep the streets for a day",
        threat: "the town drowns in cups and cigarette ends",
        thirdWays: [
          "offenders could choose between the broom and the fine",
          "the town could put up more bins and ashtrays",
        ],
        paraphrases: [
          "more bins would be another way",
          "people could be given the choice to pay or sweep",
          "with fines the town hasn't drowned so far",
          "other ways to cut litter aren't even considered",
        ],
      },
      slipperySlope: {
        first: "offenders just go on paying",
        steps: [
          "people will take the fine for a parking fee and throw twice as much",
          "old sofas will be left in the High Street",
          "the whole town will have to be given up to the rats",
        ],
        paraphrases: [
          "fines have been around and no sofas lie in the street",
          "a fine for litter doesn't end with rats taking over",
          "each step is made up",
          "where's the link from a paper cup to a lost town?",
        ],
      },
    },
    figures: {
      counted: "people who were fined for litter a second time",
      countedShort: "repeat offenders",
      people: "young people with a fine to pay",
      opinion: "say that they will have forgotten it within a week",
      amount: {
        members: "people who once swept streets for a day",
        member: "a man",
        verb: "pick up",
        verbSingular: "picks up",
        unit: "pieces",
        purpose: "of litter a week unasked",
        usual: 3,
        outlier: "who walks four dogs along the river twice a day",
      },
      subgroups: {
        finding:
          "in towns where offenders sweep, 9 per cent were caught again within a year, in towns with fines 16",
        groups: ["offenders under thirty", "older offenders"],
        paraphrases: [
          "the young may not have changed at all",
          "it might work on older people only",
          "all ages are in one figure",
          "most who are fined here are under thirty, and we don't see their share",
        ],
      },
    },
  },
  {
    issue: "elections-on-saturday",
    reasons: [
      {
        gap: {
          question: "How many of those who did not vote stayed away for want of time?",
          paraphrases: [
            "why did the others not vote?",
            "we don't know if lack of time kept them away",
            "how many people work on Saturdays?",
            "share of non-voters who had no time",
            "it doesn't say what the sixty-nine in a hundred were doing",
          ],
        },
        assumption: {
          clause: "people who have more time on a Saturday will use it to vote",
          paraphrases: [
            "free time leads to voting",
            "that they'd go to the polls if they had time",
            "working people want to vote and just can't manage it",
            "they may well spend their Saturday shopping",
            "assumes it isn't lack of interest that keeps them at home",
          ],
        },
        alternative: {
          clause: "every voter should be sent a postal vote to fill in at home",
          paraphrases: [
            "send everyone a postal vote",
            "let people vote by letter",
            "voting ought to be possible from home",
            "a ballot paper by post for all who work",
          ],
        },
      },
      {
        gap: {
          question: "How many schools have to close for a day when there is a vote?",
          paraphrases: [
            "how many schools are affected?",
            "it only tells of six hundred pupils",
            "do all schools shut when they're used?",
            "number of lost school days",
            "could the lessons have gone on beside the booths?",
          ],
        },
        assumption: {
          clause: "no courses, matches or other events take place in these schools on Saturdays",
          paraphrases: [
            "the schools are empty on Saturdays",
            "that nobody uses the gymnasium at the weekend",
            "there's nothing going on at school on that day",
            "sports clubs might need the hall then",
            "assumes a Saturday disturbs no one",
          ],
        },
        alternative: {
          clause: "the booths should be put up in church halls and fire stations",
          paraphrases: [
            "use other buildings",
            "vote in church halls rather than schools",
            "polling stations ought to be somewhere else",
            "put the ballot boxes in libraries or fire stations",
          ],
        },
      },
      {
        gap: {
          question: "Do children who went along really vote more often when they are grown up?",
          paraphrases: [
            "do they vote more later on?",
            "there's no evidence that they become better citizens",
            "how many kids go along on a Thursday?",
            "has anybody followed such children up?",
            "what a better citizen is supposed to be",
          ],
        },
        assumption: {
          clause: "more parents would take their children along on a Saturday than on a Thursday",
          paraphrases: [
            "parents would bring their kids on a Saturday",
            "that children don't come along on Thursdays",
            "families go to the polls together at the weekend",
            "parents might rather leave them with grandma",
            "assumes the day decides whether kids are taken along",
          ],
        },
        alternative: {
          clause: "schools should take their pupils to a polling station on election day",
          paraphrases: [
            "visit the polls with the class",
            "pupils ought to see how voting works",
            "have teachers take children to the ballot box",
            "a class trip on the day of the election",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["inclusion", "progress", "learning"],
        phrase: "a vote that more people can reach",
        shownBy: [0],
        paraphrases: [
          "more people taking part",
          "democracy for working people",
          "making it easier to join in",
          "involving families",
          "a higher turnout",
        ],
      },
      second: {
        ids: ["comfort", "freedom", "tradition"],
        phrase: "a weekend without duties",
        paraphrases: [
          "free time",
          "going away when you like",
          "rest after work",
          "leaving the day as it has always been",
          "leisure",
        ],
      },
      concession: "voters and helpers would have to come home early from the seaside",
    },
    fallacies: {
      strawman: {
        distortion: "to stop working people from voting so that picnics stay undisturbed",
        paraphrases: [
          "they think that even fewer would vote, which is the opposite",
          "nobody wants to stop workers from voting",
          "it accuses them of something they never said",
          "a doubt about turnout is made into a plot",
        ],
      },
      adHominem: {
        opponent: "the clerk of elections",
        attack: "cannot keep a cactus alive for longer than a month",
        paraphrases: [
          "a dead cactus is no argument about polling days",
          "it says something about the clerk and nothing about weekends",
          "you can be bad with plants and good with elections",
          "the point that people go away isn't dealt with",
        ],
      },
      falseDichotomy: {
        option: "we vote on a Saturday",
        threat: "the council is elected by three neighbours and a dog",
        thirdWays: [
          "the polls could be open on two days in a row",
          "everybody could be sent a form for voting by post",
        ],
        paraphrases: [
          "you could vote by post instead",
          "why not open the polls on both days?",
          "a third of the voters come now, that's more than three neighbours",
          "there are other ways to get people to vote",
        ],
      },
      slipperySlope: {
        first: "we go on voting on Thursdays",
        steps: [
          "fewer than ten voters in a hundred will come",
          "candidates will stop putting up posters or making speeches",
          "the mayor will be chosen by one old man in an armchair",
        ],
        paraphrases: [
          "nothing shows that turnout would keep on falling",
          "one man choosing the mayor is nonsense",
          "voting on Thursdays doesn't put an end to speeches",
          "every step is more exaggerated than the last",
        ],
      },
    },
    figures: {
      counted: "letters from voters who had no time on a Thursday",
      countedShort: "letters",
      people: "commuters at the station",
      opinion: "say that a Saturday would suit them better",
      amount: {
        members: "voters with a job",
        member: "a voter with a job",
        verb: "spend",
        verbSingular: "spends",
        unit: "pounds",
        purpose: "to get to the polls on a Thursday",
        usual: 4,
        outlier: "who comes back by train from a job in Scotland",
      },
      subgroups: {
        finding:
          "in towns that vote on a Saturday, 38 voters in a hundred came last time, and here only 31",
        groups: ["young voters", "pensioners"],
        paraphrases: [
          "maybe fewer young people came and more pensioners",
          "we can't see whether workers or the retired made the difference",
          "age groups aren't given separately",
          "the total hides who came and who stayed away",
        ],
      },
    },
  },
  {
    issue: "mediator-before-court",
    reasons: [
      {
        gap: {
          question: "How many good mediators are there in the county?",
          paraphrases: [
            "are there enough good mediators?",
            "it doesn't say who the mediators would be",
            "number of mediators for all those quarrels",
            "how long do you have to wait for one?",
            "what counts as settled isn't explained",
          ],
        },
        assumption: {
          clause: "a mediator settles quarrels just as well when people are forced to come",
          paraphrases: [
            "it also works if they have to go",
            "that unwilling neighbours will still come to terms",
            "people who don't want to talk can be brought round too",
            "the rooster's owner may have come of his own free will",
            "assumes compulsion doesn't spoil it",
          ],
        },
        alternative: {
          clause: "the county should pay for the training of more mediators",
          paraphrases: [
            "train more mediators",
            "spend money on mediation courses",
            "the county ought to have more people who can do this",
            "get more mediators and pay for their training",
          ],
        },
      },
      {
        gap: {
          question: "Who would pay for the mediator, and how much?",
          paraphrases: [
            "what does a mediator cost?",
            "it doesn't say who pays for it",
            "is the mediator cheaper than a lawyer?",
            "price of an afternoon with a mediator",
            "how much did the two households spend over that lawn?",
          ],
        },
        assumption: {
          clause: "most neighbours who see a mediator are spared the lawsuit altogether",
          paraphrases: [
            "they don't end up in court anyway",
            "that the meeting takes the place of the lawsuit",
            "people save the cost of going to court",
            "some may pay for the mediator and then for the court as well",
            "assumes the two sides don't sue after all",
          ],
        },
        alternative: {
          clause: "the court should tell neighbours at the start what a lawsuit is likely to cost",
          paraphrases: [
            "tell them the costs beforehand",
            "people ought to hear early what it will cost",
            "a warning about the price of a lawsuit",
            "before they sue they should be given a list of likely costs",
          ],
        },
      },
      {
        gap: {
          question: "How often are terms that neighbours agreed on broken later?",
          paraphrases: [
            "how often do people break such agreements?",
            "there's just one list of piano hours as proof",
            "how long do terms set by a judge last?",
            "number of agreements that fell apart",
            "it isn't said how this was found out",
          ],
        },
        assumption: {
          clause: "neighbours who sit down with a mediator usually come to terms",
          paraphrases: [
            "they'll find an agreement",
            "that a meeting mostly ends with terms both accept",
            "neighbours do agree once somebody helps them",
            "plenty of them may leave without any agreement",
            "assumes there is something agreed that could last",
          ],
        },
        alternative: {
          clause: "judges should ask both sides to work out the terms of the judgment themselves",
          paraphrases: [
            "let the two sides write the terms",
            "a judge ought to have them agree on the details",
            "in court too the parties should work out a solution",
            "have both of them draw up the judgment together",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["community", "calm", "thrift"],
        phrase: "peace between neighbours",
        paraphrases: [
          "getting on with each other",
          "harmony",
          "making it up by talking",
          "no costly quarrels",
          "a good end for both sides",
        ],
      },
      second: {
        ids: ["freedom", "fairness"],
        phrase: "the right to go straight to a judge",
        paraphrases: [
          "getting justice",
          "deciding for yourself whether to sue",
          "your legal rights",
          "liberty to go to court",
          "a clear ruling on who is right",
        ],
      },
      concession: "someone with a clear case would have to sit down and bargain over it",
    },
    fallacies: {
      strawman: {
        distortion: "to see families sue each other over every leaf that falls",
        paraphrases: [
          "they only say that people in the right needn't bargain",
          "nobody wants lawsuits about leaves",
          "it makes them sound quarrelsome when they ask for their rights",
          "what the other side cares about is turned upside down",
        ],
      },
      adHominem: {
        opponent: "the retired judge from the county town",
        attack: "has a teddy bear on the bed and hates the smell of oranges",
        paraphrases: [
          "the teddy bear is neither here nor there",
          "it tries to make the judge ridiculous",
          "what a person smells or sleeps with can't decide about mediation",
          "there's no answer to the point about bargaining",
        ],
      },
      falseDichotomy: {
        option: "neighbours meet a mediator first",
        threat: "they ruin each other in court over a hedge",
        thirdWays: [
          "the court could offer a mediator to those who want one",
          "a judge could hear small cases within a month",
        ],
        paraphrases: [
          "mediation could simply be voluntary",
          "faster courts would be another solution",
          "neighbours can also just talk to each other",
          "ruin or a mediator, as if that were all there is",
        ],
      },
      slipperySlope: {
        first: "neighbours may go straight to court",
        steps: [
          "every barking dog will have a lawyer of its own",
          "judges will have no time left for thieves",
          "our villages will be cut up by walls with broken glass on top",
        ],
        paraphrases: [
          "people can sue now and there aren't any such walls",
          "dogs with lawyers, that's just silly",
          "there's no reason why one should lead to the other",
          "it makes a court case sound like the end of village life",
        ],
      },
    },
    figures: {
      counted: "lawsuits between neighbours over hedges and noise",
      countedShort: "lawsuits",
      people: "neighbours with a lawsuit behind them",
      opinion: "say that they would rather have talked it over",
      amount: {
        members: "neighbours who went to court",
        member: "a landowner",
        verb: "pay",
        verbSingular: "pays",
        unit: "pounds",
        purpose: "for letters from a lawyer",
        usual: 60,
        outlier: "who took a quarrel over a hedge through three courts",
      },
      subgroups: {
        finding:
          "of all the quarrels that went to a mediator last year, 71 per cent were settled within six weeks",
        groups: ["quarrels over noise", "quarrels over land"],
        paraphrases: [
          "noise may be easy to settle and land very hard",
          "we only get one share for all quarrels",
          "perhaps hardly any fights about fences were settled",
          "it depends on what they quarrelled about",
        ],
      },
    },
  },
];
