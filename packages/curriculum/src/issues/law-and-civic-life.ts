import type { IssueFamily } from "../issue.ts";

/** Issues about courts, voting, policing and the business of local councils. */
export const lawAndCivicLife: IssueFamily = {
  id: "law-and-civic-life",
  name: "law and civic life",
  keywords: [
    "law",
    "laws",
    "legal",
    "lawyer",
    "lawyers",
    "solicitor",
    "barrister",
    "court",
    "courts",
    "courtroom",
    "judge",
    "judges",
    "jury",
    "juries",
    "magistrate",
    "justice",
    "police",
    "policing",
    "crime",
    "voting",
    "elections",
    "local council",
    "town council",
    "local government",
    "citizenship",
    "civic life",
  ],
  issues: [
    {
      id: "residents-vote-on-spending",
      question: "Should residents decide by vote how a small part of the council's money is spent?",
      background:
        "Our town council spends nine million pounds a year. A group of residents has asked for a yearly ballot on one hundred thousand of it.",
      objection: "the streets with the loudest voices would get everything",
      objectionParaphrases: [
        "the loudest streets would win",
        "everything would go to those who shout most",
        "people say noisy neighbourhoods would get all the money",
      ],
      claim: "residents should decide by ballot how a hundred thousand pounds is spent each year",
      claimParaphrases: [
        "let residents vote on the money",
        "people in the town ought to decide about a hundred thousand pounds",
        "there should be a yearly ballot on part of the budget",
        "the townspeople should say how that 100,000 gets used",
        "we should vote on it, not the council alone",
      ],
      claimOpposites: [
        "residents should not decide by ballot how the money is spent",
        "the council alone should decide how the hundred thousand pounds is spent",
        "leave the spending to the council",
        "let the councillors sort the money out, that's their job",
      ],
      reasons: [
        {
          clause: "people who walk down a street every day know its needs",
          detail:
            "Officials once measured the crossing at Mill Lane, but those who push prams count the seconds there.",
          paraphrases: [
            "locals know the needs",
            "those who use a street know what it needs",
            "because daily walkers are aware of what is needed there",
            "nobody knows better than the people living there what a street needs",
            "we know what our road needs",
          ],
          opposites: [
            "officials know the needs of a street better than people who walk there",
            "people who walk down a street every day overlook its needs",
            "residents don't know what their own street needs",
          ],
          ambiguous: {
            phrase: "needs",
            readings: [
              "what would make it safe and usable",
              "what would please those who live there",
            ],
            stake:
              "If it means what makes a street safe, daily use is real knowledge; if it means what would please, wishes are easy to know but weaker grounds for spending.",
          },
        },
        {
          clause: "a ballot about money makes residents interested in the council's work",
          detail: "In the next valley, four hundred turned up to argue about a bandstand.",
          paraphrases: [
            "people get interested",
            "voting about money interests residents in what the council does",
            "because residents take an interest when money is at stake",
            "if you can vote on spending, you begin to care about the council",
            "folk would start to care",
          ],
          opposites: [
            "a ballot about money makes residents lose interest in the council's work",
            "residents would ignore the council's work even with a ballot",
            "a ballot doesn't get anybody interested in the council",
          ],
          ambiguous: {
            phrase: "interested",
            readings: ["curious to understand it", "keen to gain something from it"],
            stake:
              "If it means curious, the town gets better informed; if it means keen to gain, the ballot may turn into a scramble.",
          },
        },
        {
          clause: "a decision taken in common is one that the losers accept",
          detail:
            "Our car park, chosen behind closed doors, is still being cursed at weddings ten years later.",
          paraphrases: [
            "the losers accept it",
            "people accept what has been decided together",
            "because those who lose go along with a common decision",
            "if everybody took part, even the ones who lost will accept the result",
            "no one moans if we all decided",
          ],
          opposites: [
            "a decision taken in common is one that the losers resent",
            "the losers never accept the result of a vote",
            "losers accept a decision more easily when the council takes it",
          ],
          ambiguous: {
            phrase: "accept",
            readings: ["put up with it quietly", "think that it was right"],
            stake:
              "If it means putting up with it, a ballot may achieve that; if it means thinking it right, being outvoted has seldom changed anyone's mind.",
          },
        },
      ],
    },
    {
      id: "cameras-in-county-court",
      question: "Should ordinary court hearings be filmed and shown on the internet?",
      background:
        "In our county court, anyone may sit on the benches at the back. Cameras are forbidden, and on most days the benches are empty.",
      objection: "witnesses will be too frightened to speak in front of a lens",
      objectionParaphrases: [
        "witnesses would be afraid to speak",
        "people won't testify if they're being filmed",
        "they say a lens scares witnesses into silence",
      ],
      claim: "ordinary hearings in the county court should be filmed and shown on the internet",
      claimParaphrases: [
        "put court hearings online",
        "court cases ought to be filmed",
        "the county court should show its hearings on the web",
        "people should be able to watch ordinary trials on the internet",
        "film them and stream them",
      ],
      claimOpposites: [
        "hearings in the county court should not be filmed",
        "the county court should go on keeping cameras out",
        "keep cameras out of court",
        "no telly and no streaming from the courtroom, thanks",
      ],
      reasons: [
        {
          clause: "an open court keeps judges and lawyers on their toes",
          detail:
            "A judge who knows that three hundred people are listening explains each step in plain words.",
          paraphrases: [
            "openness keeps judges careful",
            "judges and lawyers work harder in an open court",
            "because when a court is open the professionals have to be alert",
            "lawyers and judges do not get lazy if the court is open",
            "they can't slack off in an open court",
          ],
          opposites: [
            "cameras make judges and lawyers careless",
            "an open court doesn't keep judges on their toes",
            "judges and lawyers work better when they are not watched",
          ],
          ambiguous: {
            phrase: "open",
            readings: ["that anybody is allowed to enter", "that many people really watch"],
            stake:
              "If it means that anybody may enter, the court is that already; if it means that many really watch, a film is what is missing.",
          },
        },
        {
          clause: "citizens who follow a few real cases learn what justice is",
          detail:
            "A quarrel over a hedge, with maps and two tired neighbours, teaches more than any crime series.",
          paraphrases: [
            "people learn about justice",
            "you find out what justice is by following cases",
            "because watching real cases teaches citizens about justice",
            "whoever sees some true cases gets an idea of justice",
            "you'd learn how justice works",
          ],
          opposites: [
            "citizens who follow a few cases get a wrong idea of justice",
            "watching real cases teaches citizens nothing about justice",
            "people learn more about justice from books than from filmed cases",
          ],
          ambiguous: {
            phrase: "justice",
            readings: ["how courts go about their business", "what it is to be fair"],
            stake:
              "If it means how courts work, a film shows exactly that; if it means what is fair, a correct hearing may still end in a verdict that is not.",
          },
        },
        {
          clause: "a recording is a complete account of what went on in the room",
          detail:
            "Three years ago an appeal dragged on for months over one sentence that nobody had written down.",
          paraphrases: [
            "it's a complete record",
            "a film shows everything that happened",
            "because with a recording you have the full account",
            "nothing of what took place is missing if it has been recorded",
            "you've got the whole thing on tape",
          ],
          opposites: [
            "a recording leaves out much of what went on in the room",
            "a recording is not a complete account of a hearing",
            "written notes are a fuller account of a hearing than a film",
          ],
          ambiguous: {
            phrase: "complete",
            readings: ["with every spoken word kept", "with nothing missing that matters"],
            stake:
              "If it means every word, a microphone would do; if it means nothing that matters is missing, a lens pointed at one face leaves out the rest.",
          },
        },
      ],
    },
    {
      id: "police-on-foot",
      question: "Should two of a town's four police officers walk on Friday nights?",
      background:
        "Four police officers are on duty in our town on a Friday night. They drive two cars and answer about thirty calls before three in the morning.",
      objection: "officers without a car cannot get to emergencies in the villages",
      objectionParaphrases: [
        "without cars they can't reach the villages",
        "emergencies outside town need a car",
        "people say walking police are too far from village emergencies",
      ],
      claim: "two of the four officers should walk through the town centre on Friday nights",
      claimParaphrases: [
        "have two officers on foot",
        "two police ought to walk round the centre on Fridays",
        "half of the officers should leave the car and patrol on foot",
        "on Friday nights there should be a foot patrol of two in the centre",
        "get a couple of cops walking",
      ],
      claimOpposites: [
        "the officers should not walk through the town centre on Friday nights",
        "all four officers should stay in their cars on Friday nights",
        "keep the police in cars",
        "leave the cops in their motors on a Friday night",
      ],
      reasons: [
        {
          clause: "a patrol on foot reaches the lanes behind the market in time",
          detail: "No car fits between the bollards, and the long way round takes four minutes.",
          paraphrases: [
            "walkers get there in time",
            "officers on foot reach the lanes soon enough",
            "because a foot patrol isn't late in the alleys",
            "in the lanes at the back of the market, people who walk arrive in time",
            "they'd get to the alleys quick enough",
          ],
          opposites: [
            "a patrol on foot reaches the lanes behind the market too late",
            "a police car gets to the market lanes sooner than a patrol on foot",
            "officers on foot don't get anywhere in time",
          ],
          ambiguous: {
            phrase: "in time",
            readings: ["before anybody is hurt", "before whoever did it has gone"],
            stake:
              "If it means before anybody is hurt, seconds count and walkers may come too late as well; if it means before the culprit has gone, being near is a great help.",
          },
        },
        {
          clause: "police who go the same way every week become familiar to residents",
          detail:
            "Years ago, any doorman in the square could name the pair who came past at eleven.",
          paraphrases: [
            "people get familiar with them",
            "residents come to know police they see each week",
            "because officers taking the same route become familiar faces",
            "when police walk there weekly the residents get to know them",
            "you'd know your local copper",
          ],
          opposites: [
            "police who go the same way every week remain strangers to residents",
            "residents do not get to know the police who walk past",
            "residents know the police in the cars better than any on foot",
          ],
          ambiguous: {
            phrase: "familiar",
            readings: ["known by face", "trusted like old acquaintances"],
            stake:
              "If it means known by face, little follows; if it means trusted, people will tell them things that no driver hears.",
          },
        },
        {
          clause: "the sight of a uniform on the pavement keeps a crowd calm",
          detail:
            "At last year's fair, two constables stood beside the bumper cars and not one bottle was thrown.",
          paraphrases: [
            "uniforms keep crowds calm",
            "a crowd stays calm if it sees police",
            "because seeing somebody in uniform calms people down",
            "people in a crowd are calmer with a uniform in view",
            "folk settle down when there's a bobby about",
          ],
          opposites: [
            "the sight of a uniform on the pavement stirs a crowd up",
            "a crowd gets wilder when it sees police on foot",
            "uniforms on the pavement don't calm anybody down",
          ],
          ambiguous: {
            phrase: "calm",
            readings: ["too careful to start a fight", "at ease and free of worry"],
            stake:
              "If it means too careful to fight, even fear of the uniform does it; if it means at ease, some people feel watched and the opposite may be true.",
          },
        },
      ],
    },
    {
      id: "sweeping-instead-of-fines",
      question: "Should people caught dropping litter clean streets instead of paying a fine?",
      background:
        "Whoever drops litter in our town can be fined eighty pounds. Last year two hundred and six people were, most of them under thirty.",
      objection: "making offenders clean the streets would cost more in supervision than it saves",
      objectionParaphrases: [
        "supervising them costs too much",
        "somebody has to watch them and that's expensive",
        "they say it would be dearer than the fines bring in",
      ],
      claim: "people caught dropping litter should clean streets for a day instead of paying",
      claimParaphrases: [
        "make litterers clean the streets",
        "no fine but a day of cleaning",
        "those who drop rubbish ought to sweep for a day rather than pay",
        "litter offenders should work off what they did on the streets",
        "let them clean up instead of paying up",
      ],
      claimOpposites: [
        "people who drop litter should not have to clean the streets",
        "people caught dropping litter should go on paying the eighty pounds",
        "keep the litter fines",
        "chuck rubbish on the ground and you pay up, simple",
      ],
      reasons: [
        {
          clause: "a day with a broom costs rich and poor the same",
          detail: "Eighty pounds is a week's food for one household and a lunch for another.",
          paraphrases: [
            "rich and poor pay equally",
            "a day of sweeping is the same for everyone",
            "because the wealthy and the poor lose just as much with a day's work",
            "no matter how much you earn, sweeping for a day costs you no more or less",
            "it hits everyone alike",
          ],
          opposites: [
            "a day with a broom costs the poor more than the rich",
            "a day of sweeping is not the same for rich and poor",
            "a fine costs rich and poor the same",
          ],
          ambiguous: {
            phrase: "the same",
            readings: ["an equal number of hours", "an equal amount of hardship"],
            stake:
              "If it means equal hours, the clause is true by definition; if it means equal hardship, a lost day may cost one person her wages and another nothing.",
          },
        },
        {
          clause: "somebody who has swept a gutter for hours learns a lesson",
          detail:
            "On the spring volunteer day, one young man counted four hundred cigarette ends round a single bench.",
          paraphrases: [
            "they learn a lesson",
            "sweeping teaches people something",
            "because after hours in the gutter you have learnt your lesson",
            "a person who had to sweep that long won't have done it for nothing",
            "that'll teach them",
          ],
          opposites: [
            "somebody who has swept a gutter for hours learns nothing from it",
            "a fine teaches people a better lesson than sweeping",
            "people don't learn any lesson with a broom",
          ],
          ambiguous: {
            phrase: "learns a lesson",
            readings: ["never drops anything again", "understands what cleaners do"],
            stake:
              "If it means never dropping anything again, we need to see who is caught twice; if it means understanding cleaners, hours of sweeping can hardly fail.",
          },
        },
        {
          clause: "picking up rubbish is a punishment that fits the offence",
          detail:
            "A boy who paints on a wall is handed a bucket and a brush, and nobody finds it odd.",
          paraphrases: [
            "the punishment fits",
            "cleaning up suits what they did",
            "because collecting rubbish is the right penalty for that",
            "having to pick up litter matches the offence of dropping it",
            "you dropped it, you pick it up",
          ],
          opposites: [
            "picking up rubbish is a punishment far too harsh for the offence",
            "cleaning streets doesn't fit the offence of dropping litter",
            "a fine fits the offence better than picking up rubbish",
          ],
          ambiguous: {
            phrase: "fits",
            readings: ["is of a kind with", "is no harsher than is deserved by"],
            stake:
              "If it means of a kind with the offence, it plainly does; if it means no harsher than deserved, a whole day for one wrapper may be too much.",
          },
        },
      ],
    },
    {
      id: "elections-on-saturday",
      question: "Should local elections take place on a Saturday?",
      background:
        "Local elections here are held on a Thursday, from seven in the morning until ten at night. Last time, thirty-one voters in a hundred came.",
      objection: "people go away at weekends and would vote even less on a Saturday",
      objectionParaphrases: [
        "people are away at weekends",
        "even fewer would vote on a Saturday",
        "some say voters travel at the weekend and won't turn up",
      ],
      claim: "local elections should take place on a Saturday instead of a Thursday",
      claimParaphrases: [
        "vote on Saturdays",
        "elections ought to be moved to Saturday",
        "local elections shouldn't be held on a Thursday but on a Saturday",
        "we should be voting at the weekend",
        "move the local vote from Thursday to Saturday",
      ],
      claimOpposites: [
        "local elections should not take place on a Saturday",
        "local elections should stay on a Thursday",
        "keep voting on Thursdays",
        "stick with Thursday for the vote, leave our Saturdays be",
      ],
      reasons: [
        {
          clause: "working people have more time for the polls when the week is over",
          detail:
            "A commuter on the ten-to-seven train gets home, with luck, just before eight at night.",
          paraphrases: [
            "workers have more time then",
            "people with jobs have time to vote at the weekend",
            "because after the week working folk are less busy",
            "those who work find it easier to fit voting in once the week is done",
            "you've got time on a saturday if you work",
          ],
          opposites: [
            "working people have less time for the polls at the weekend",
            "working people have no more time to vote on a Saturday",
            "on a Thursday working people find more time to vote",
          ],
          ambiguous: {
            phrase: "working people",
            readings: [
              "people with office hours",
              "everyone with a job, shops and hospitals included",
            ],
            stake:
              "If it means office hours, the clause is safe; if it means everyone with a job, a Saturday is the busiest day for many of them.",
          },
        },
        {
          clause:
            "a weekend vote would leave the schools that serve as polling stations undisturbed",
          detail:
            "In May, six hundred pupils stayed at home for the sake of two booths in a gymnasium.",
          paraphrases: [
            "schools wouldn't be disturbed",
            "lessons could go on in schools where people vote",
            "because schools used for voting would be left in peace",
            "those school buildings could get on with their work as usual",
            "no hassle for the schools",
          ],
          opposites: [
            "a weekend vote would disturb the schools more than a weekday vote",
            "a Saturday vote would not spare the schools any disturbance",
            "the schools run undisturbed while people vote on a Thursday",
          ],
          ambiguous: {
            phrase: "undisturbed",
            readings: ["without closing for a day", "without strangers in the building"],
            stake:
              "If it means without closing, any day off solves it; if it means without strangers, a side door for voters might do on a school day too.",
          },
        },
        {
          clause: "children who go along to the ballot box grow into better citizens",
          detail:
            "A girl who has pushed the folded paper through the slot talks about it for days.",
          paraphrases: [
            "kids become better citizens",
            "taking children along makes good citizens of them",
            "because a child who comes to the vote will be a better citizen later",
            "children that see the ballot box are going to be better members of society",
            "they grow up into good citizens",
          ],
          opposites: [
            "children who go along to the ballot box grow bored with politics",
            "taking children along to vote doesn't make them better citizens",
            "children become better citizens when they stay away from the ballot box",
          ],
          ambiguous: {
            phrase: "better citizens",
            readings: ["adults who always vote", "adults who care about their neighbours"],
            stake:
              "If it means adults who vote, going along may form the habit; if it means caring about neighbours, one visit to a booth is a thin start.",
          },
        },
      ],
    },
    {
      id: "mediator-before-court",
      question: "Should quarrelling neighbours have to see a mediator before they go to court?",
      background:
        "In our county, neighbours who quarrel over hedges, noise or fences can go straight to court. A small case takes eleven months on average.",
      objection: "people with the law on their side ought not to be made to bargain",
      objectionParaphrases: [
        "if you're right you shouldn't bargain",
        "people who are in the right shouldn't have to negotiate",
        "they say the law is clear so why haggle",
      ],
      claim: "quarrelling neighbours should have to meet a mediator before they go to court",
      claimParaphrases: [
        "mediation first, court later",
        "neighbours ought to talk to a mediator before suing",
        "nobody should go to court against a neighbour without seeing a mediator first",
        "a meeting with a mediator should be compulsory",
        "make them sit down with a mediator first",
      ],
      claimOpposites: [
        "neighbours should not have to meet a mediator before they go to court",
        "quarrelling neighbours should go straight to court",
        "straight to court, no mediator",
        "forget the mediator, just sue the neighbour right away",
      ],
      reasons: [
        {
          clause: "a good mediator settles most disputes in a single afternoon",
          detail:
            "The case of the crowing rooster was over by teatime, with a coop moved twelve feet.",
          paraphrases: [
            "most disputes get settled quickly",
            "a mediator can sort it out in an afternoon",
            "because with a good go-between the matter is settled in no time",
            "the majority of quarrels are settled within hours if somebody mediates",
            "it's sorted in an afternoon",
          ],
          opposites: [
            "a mediator drags most disputes out for months",
            "a good mediator doesn't settle most disputes",
            "most disputes stay unsettled after an afternoon with a mediator",
          ],
          ambiguous: {
            phrase: "settles",
            readings: ["gets a signature under", "ends the bad feeling in"],
            stake:
              "If it means a signature, the figures will show it; if it means an end to bad feeling, one afternoon seems short for a quarrel of years.",
          },
        },
        {
          clause: "a lawsuit costs both sides more than either of them can win",
          detail:
            "A dispute over four feet of lawn kept two households busy for the best part of two years.",
          paraphrases: [
            "a lawsuit costs too much",
            "both sides lose more than they win",
            "because going to law costs each more than there is to gain",
            "whoever sues pays a price that is higher than any possible gain",
            "nobody comes out ahead in court",
          ],
          opposites: [
            "a lawsuit wins both sides more than it costs them",
            "a lawsuit does not cost more than you can win",
            "going to court is cheap compared with what you gain",
          ],
          ambiguous: {
            phrase: "costs",
            readings: ["takes more money from", "takes more sleep and goodwill from"],
            stake:
              "If it means money, fees and land can be compared; if it means sleep and goodwill, no sum decides it and some would pay gladly to be proved right.",
          },
        },
        {
          clause: "terms that were agreed last longer than terms that were imposed",
          detail:
            "A list of piano hours, drawn up at a kitchen table, has hung in one hallway for six years.",
          paraphrases: [
            "agreed terms last longer",
            "what people agree on holds better than an order",
            "because an agreement survives longer than something forced on you",
            "people keep to what they agreed and less to what a judge imposes",
            "deals stick, orders don't",
          ],
          opposites: [
            "terms that were imposed last longer than terms that were agreed",
            "terms that neighbours agreed on are soon broken",
            "agreed terms don't last as long as a judge's ruling",
          ],
          ambiguous: {
            phrase: "agreed",
            readings: ["wanted by both sides", "signed by both sides, willingly or not"],
            stake:
              "If it means wanted by both, such terms may well last; if it means merely signed, a compulsory meeting can produce papers that nobody stands by.",
          },
        },
      ],
    },
  ],
};
