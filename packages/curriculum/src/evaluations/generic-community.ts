import type { IssueEvaluation } from "../evaluation.ts";

/** What modules 2 to 7 need to know of the issues about what people do together around any topic. */
export const communityEvaluations: readonly IssueEvaluation[] = [
  {
    issue: "generic-library-shelf",
    reasons: [
      {
        gap: {
          question: "How many of the visitors who notice a display go on to borrow a book from it?",
          paraphrases: [
            "do they take the books home or just leaf through them?",
            "it doesn't say whether anyone borrows what they see there",
            "how many casual visitors are there anyway?",
            "were the leaflets on that shelf noticed?",
            "no loan figures for books near the door",
            "we aren't told what other displays have done for a subject",
          ],
        },
        assumption: {
          clause:
            "casual visitors will not only notice the books but take an interest in the subject",
          paraphrases: [
            "people who see the display get curious about it",
            "that looking leads to reading",
            "passers-by could be won over for this subject",
            "assumes whoever spots the shelf will pick something up and like it",
            "they may well glance at it and walk on",
          ],
        },
        alternative: {
          clause:
            "the library should show the books that nobody has borrowed for years by the door",
          paraphrases: [
            "put forgotten books there",
            "use the shelf for whatever is new each month",
            "the entrance ought to have changing displays on all kinds of things",
            "stand the cookery books by the door, they'd be noticed too",
          ],
        },
      },
      {
        gap: {
          question: "How often in a normal week do visitors ask the staff for these books?",
          paraphrases: [
            "how many people ask for them on a usual day?",
            "it gives one Saturday only, not an average",
            "was that Saturday a special day?",
            "how much walking is it altogether?",
            "we don't know if other subjects cause more running about",
            "number of questions per week about this subject",
          ],
        },
        assumption: {
          clause: "visitors would find the shelf by the entrance without being taken there",
          paraphrases: [
            "people will see the shelf for themselves",
            "that readers won't ask the staff any more once the books are by the door",
            "nobody has to be shown where it is",
            "assumes the librarians don't still have to walk along with each visitor",
            "putting books back at the door might cost steps too",
          ],
        },
        alternative: {
          clause: "the books should stand together in one of the three departments upstairs",
          paraphrases: [
            "put them in one department",
            "all together, but not at the entrance",
            "they ought to be gathered upstairs",
            "choose one of the three places for all of them",
          ],
        },
      },
      {
        gap: {
          question: "How often do readers who stand at the same shelf start to talk to each other?",
          paraphrases: [
            "do people in a library talk at all?",
            "it tells of just two men, is that common?",
            "how many meet at shelves like this?",
            "whether there are themed shelves where nobody ever met anyone",
            "we don't learn if readers want to be spoken to",
          ],
        },
        assumption: {
          clause:
            "several people with an interest in the subject visit the library at the same hours",
          paraphrases: [
            "enough fans come in at the same time",
            "that there are at least two such readers around at once",
            "people don't just grab a book and go",
            "assumes those who share the interest would be there together",
            "maybe only one person a day would stand there",
          ],
        },
        alternative: {
          clause: "the library should hold a monthly evening at which readers of one subject meet",
          paraphrases: [
            "start a reading circle",
            "a meet-up for readers once a month",
            "they ought to put two armchairs beside every themed shelf",
            "a notice board where people find others with the same interest",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["community", "efficiency", "openness"],
        phrase: "a place where books and readers meet",
        shownBy: [2],
        paraphrases: [
          "bringing people and books together",
          "making things visible and handy",
          "readers meeting each other",
          "saving steps for all",
          "inviting newcomers",
        ],
      },
      second: {
        ids: ["order", "fairness"],
        phrase: "a plan that treats all subjects alike",
        paraphrases: [
          "a tidy system",
          "no subject gets special treatment",
          "everything in its proper place",
          "keeping the shelves as they've been arranged",
          "justice for the other topics",
        ],
      },
      concession: "somebody in search of a book in its usual department would stand before a gap",
    },
    fallacies: {
      strawman: {
        distortion: "to bury the books in a cellar where no reader can ever find them",
        paraphrases: [
          "nobody wants to hide these books",
          "they only said other subjects get harder to find",
          "leaving books in their departments isn't burying them",
          "it pretends the other side hates the subject",
          "the cellar is pure invention",
        ],
      },
      adHominem: {
        opponent: "the librarian on the first floor",
        attack: "laughs like a startled goose at every joke",
        paraphrases: [
          "someone's laugh tells us nothing about shelves",
          "it makes the librarian look silly and doesn't meet the point",
          "goose laugh or not, the order of the library is the question",
          "it's a jab at the person only",
        ],
      },
      falseDichotomy: {
        option: "the library puts these books by the entrance",
        threat: "they gather dust in three departments until they are thrown away",
        thirdWays: [
          "the library could put up a sign by the door that points to all three",
          "a few of the books could stand there for a month",
        ],
        paraphrases: [
          "a signpost would do the job as well",
          "books away from the door aren't thrown out",
          "you could gather them in one of the departments",
          "it isn't the entrance or the bin",
          "they might display only a few",
        ],
      },
      slipperySlope: {
        first: "the shelf goes back to leaflets",
        steps: [
          "readers will give up looking for anything on the subject",
          "the library will sell book after book for want of readers",
          "nobody in town will know how to read a page from top to bottom",
        ],
        paraphrases: [
          "a shelf of leaflets won't make people unable to read",
          "there were leaflets there until now and the library is still fine",
          "no reason is given why readers should give up",
          "it blows a small matter up to the end of reading",
        ],
      },
    },
    figures: {
      counted: "visitors who asked at the desk where to find these books",
      countedShort: "such questions",
      people: "visitors of the library",
      opinion: "say that they would stop at a shelf by the door",
      amount: {
        members: "readers with a list of titles",
        member: "a reader with a list of titles",
        verb: "need",
        verbSingular: "needs",
        unit: "minutes",
        purpose: "to collect these books from the three departments",
        usual: 5,
        outlier: "who sits down and reads every book before taking it along",
      },
      subgroups: {
        finding:
          "libraries with a themed shelf by the door lent 5.6 books to each visitor last year instead of 4.9",
        groups: ["casual visitors", "regular readers"],
        paraphrases: [
          "maybe only the regulars took out more",
          "we can't tell if people who just dropped in borrowed anything",
          "children and adults are counted together",
          "the average covers all visitors and hides the differences",
        ],
      },
    },
  },
  {
    issue: "generic-yearly-festival",
    reasons: [
      {
        gap: {
          question:
            "Do the organisers themselves feel worn out, and have any of them asked for a break?",
          paraphrases: [
            "do they want a summer off?",
            "it isn't said that anyone on the team has complained",
            "how many helpers leave each year?",
            "what the forty volunteers think about it",
            "is there nobody who could take over from the old ones?",
            "we don't know how tired the team is",
          ],
        },
        assumption: {
          clause: "the organisers would come back after a summer in which nothing took place",
          paraphrases: [
            "the team will still be there after the break",
            "that volunteers return once they've had a year off",
            "helpers don't drift away in the gap",
            "assumes a pause doesn't break up the team",
            "some might find out how nice a free June is and never return",
          ],
        },
        alternative: {
          clause: "the jobs at the festival should change hands from one year to the next",
          paraphrases: [
            "let the helpers take turns",
            "two teams that swap every June",
            "each organiser ought to have a year off in rotation",
            "find new volunteers so the old ones can rest",
          ],
        },
      },
      {
        gap: {
          question: "How many people live on the square, and how many of them mind the festival?",
          paraphrases: [
            "how many residents feel disturbed?",
            "it doesn't tell what the neighbours themselves say",
            "when does the music stop at night?",
            "are there any complaints on record?",
            "maybe most of them enjoy it, we aren't told",
            "number of households round the market",
          ],
        },
        assumption: {
          clause: "nothing else as loud would fill the square in the summers without the festival",
          paraphrases: [
            "June would really be peaceful if there's no festival",
            "that no other event takes its place",
            "the noise on the square comes from the festival and not from traffic and bars",
            "assumes the market place stays empty in the year off",
            "perhaps a funfair would move in",
          ],
        },
        alternative: {
          clause: "the festival should move from the market square to the meadows outside the town",
          paraphrases: [
            "hold it somewhere else",
            "take it to a field where no one lives",
            "loudspeakers on the square ought to be switched off",
            "make it shorter and end at eight in the evening",
          ],
        },
      },
      {
        gap: {
          question: "Has any other festival become more popular after it began to skip a year?",
          paraphrases: [
            "what happened to festivals that went to every other year?",
            "it doesn't mention a festival that has tried this",
            "are visitors bored with the festival as it is?",
            "can a play every ten years be compared with this?",
            "do visitor numbers go up after a gap?",
            "figures from other towns",
          ],
        },
        assumption: {
          clause: "the visitors will wait for the festival and not turn to something else",
          paraphrases: [
            "people will look forward to it in the year off",
            "that guests don't forget about it",
            "visitors stay faithful when there's a gap",
            "assumes one summer without it makes people long for it",
            "they could just as well go elsewhere and not come back",
          ],
        },
        alternative: {
          clause: "the festival should invite its best-known guest only once in five years",
          paraphrases: [
            "save the highlight for special years",
            "keep the fireworks for every fifth festival",
            "the town ought to have fewer feasts of every kind",
            "make part of the programme rare and the rest yearly",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["calm", "compassion", "comfort"],
        phrase: "a rest for helpers and neighbours",
        shownBy: [0, 1],
        paraphrases: [
          "peace for the people on the square",
          "giving the volunteers a breather",
          "less strain on everyone",
          "thinking of those who bear the burden",
          "a bit of quiet",
        ],
      },
      second: {
        ids: ["enjoyment", "tradition", "prosperity"],
        phrase: "the fun of meeting every single summer",
        paraphrases: [
          "a good time each June",
          "keeping up the custom",
          "the yearly party",
          "guests who come every year",
          "trade for the shops in town",
        ],
      },
      concession: "a child of eight would have to get to ten before the tents go up again",
    },
    fallacies: {
      strawman: {
        distortion: "to have brass bands under every window on each day of the year",
        paraphrases: [
          "they want three days in June, not music all year",
          "nobody asked for bands every day",
          "the worry was that visitors lose the habit, and that's not answered",
          "it makes fans of a yearly festival look crazy",
          "that isn't even close to what they said",
        ],
      },
      adHominem: {
        opponent: "the landlord of the inn on the square",
        attack: "was thrown out of the church choir for singing flat",
        paraphrases: [
          "singing flat has nothing to do with how often a festival is held",
          "it brings up the choir in place of an argument",
          "an innkeeper with a bad voice may still know about guests",
          "they try to make the landlord look ridiculous",
        ],
      },
      falseDichotomy: {
        option: "we hold it every second year",
        threat: "the whole team collapses and there is never a festival again",
        thirdWays: [
          "the town could pay two people to help the volunteers",
          "the festival could last one day in every other year",
        ],
        paraphrases: [
          "more helpers would solve it too",
          "you could make it smaller and still have it yearly",
          "a yearly festival needn't be the end of the team",
          "it leaves out any middle course",
          "why only these two?",
        ],
      },
      slipperySlope: {
        first: "the festival goes on every June",
        steps: [
          "the square will be hired out for parties from May to September",
          "everyone who lives there will move away",
          "the old town will end as a row of empty houses with loudspeakers",
        ],
        paraphrases: [
          "three days in June don't empty the old town",
          "it's been held each year so far and the people still live there",
          "why should more parties follow from it?",
          "it just piles up horrors without any proof",
        ],
      },
    },
    figures: {
      counted: "complaints about noise in the festival week",
      countedShort: "complaints",
      people: "volunteers who put up the tents",
      opinion: "say that they need a summer to themselves",
      amount: {
        members: "volunteers at the festival",
        member: "a volunteer at the festival",
        verb: "give up",
        verbSingular: "gives up",
        unit: "hours",
        purpose: "of their spring to the preparations",
        usual: 14,
        outlier: "who keeps the accounts and answers every letter",
      },
      subgroups: {
        finding:
          "festivals that took a year off drew 4,100 visitors on average the next time, against 3,400 before",
        groups: ["large festivals", "small festivals"],
        paraphrases: [
          "maybe only the big ones grew and the small ones shrank",
          "we don't know how festivals like ours did",
          "the average could come from a few huge ones",
          "music festivals and others are lumped together",
        ],
      },
    },
  },
  {
    issue: "generic-exhibition-prizes",
    reasons: [
      {
        gap: {
          question: "By what rules do the judges compare one table with another?",
          paraphrases: [
            "what do the judges go by?",
            "are there any criteria for the medals?",
            "it doesn't tell how the points are given",
            "do the three judges usually agree with each other?",
            "is there just one class of prizes for everything?",
            "we hear nothing of complaints about earlier verdicts",
          ],
        },
        assumption: {
          clause: "the exhibitors expect an award to rest on something more than taste",
          paraphrases: [
            "people think the medal is given on objective grounds",
            "that a prize means nothing to exhibitors if it's just the judges' liking",
            "those who show things wouldn't be happy with a matter of taste",
            "assumes everyone takes the verdict as a real measurement",
            "perhaps no one minds that it's only three people's opinion",
          ],
        },
        alternative: {
          clause: "the judges should award a separate prize for each kind of entry",
          paraphrases: [
            "split it into classes, one for models, one for films",
            "a medal per category",
            "only like things ought to be judged against each other",
            "give the jury different groups to compare",
          ],
        },
      },
      {
        gap: {
          question:
            "How many people stay away on account of the ranking, and how many come for it?",
          paraphrases: [
            "how many are put off by the prizes?",
            "it's just one woman, are there others?",
            "nobody counted those who stayed at home",
            "would some exhibitors stay away if there was nothing to win?",
            "number of beginners among the sixty",
            "did the woman say why she turned back?",
          ],
        },
        assumption: {
          clause:
            "exhibitors without experience would not be compared with others if there were no prizes",
          paraphrases: [
            "no prizes, no fear of being ranked",
            "that beginners only worry about the judges and not about what visitors think",
            "without medals nobody feels second best",
            "assumes newcomers wouldn't be shy in a hall without rosettes",
            "people could be afraid of showing their work either way",
          ],
        },
        alternative: {
          clause: "exhibitors should be able to say that their table is not to be judged",
          paraphrases: [
            "let people opt out of the contest",
            "beginners ought to show their things outside the competition",
            "a corner for first-timers without any ranks",
            "name only the winners and keep the other places secret",
          ],
        },
      },
      {
        gap: {
          question:
            "How long do visitors look at the other tables before the medals are handed out?",
          paraphrases: [
            "do people look at all the tables before the prizes are given?",
            "how did visitors behave at shows without awards?",
            "it doesn't say how it is on the other days",
            "maybe some tables get crowds in any case, we aren't told",
            "no comparison with an exhibition that has no prizes",
          ],
        },
        assumption: {
          clause: "visitors who find no gold star will walk round to the less striking tables",
          paraphrases: [
            "people will spread out evenly if there's no winner",
            "that without a star visitors look at everything",
            "the crowd isn't drawn to that table by its quality",
            "assumes guests would give each table the same time",
            "they might all flock to the flashiest thing anyway",
          ],
        },
        alternative: {
          clause: "the judges should announce the winners only after the last visitor has left",
          paraphrases: [
            "give out the medals at the very end",
            "keep the stars off the tables while guests are there",
            "don't mark the winning tables",
            "prizes ought to be sent by post afterwards",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["fairness", "inclusion", "dignity"],
        phrase: "equal honour for all who take part",
        paraphrases: [
          "everyone being treated the same",
          "nobody feels like a loser",
          "beginners included",
          "respect for every table",
          "the same thanks for all sixty",
        ],
      },
      second: {
        ids: ["excellence", "hard_work"],
        phrase: "a reward for outstanding work",
        paraphrases: [
          "striving for the best",
          "recognising those who made the biggest effort",
          "ambition and quality",
          "winning something you've earned",
          "a spur to do better",
        ],
      },
      concession:
        "somebody who has polished one model for two winters would go home with a handshake",
    },
    fallacies: {
      strawman: {
        distortion: "to line up beginners on a stage and read out their faults",
        paraphrases: [
          "nobody wants to shame beginners in public",
          "they only think people try harder for a prize",
          "giving medals isn't reading out faults",
          "the writer makes up something cruel that they didn't say",
          "that's not what fans of prizes are after",
        ],
      },
      adHominem: {
        opponent: "the eldest of the three judges",
        attack: "dyes a grey moustache black and thinks that nobody notices",
        paraphrases: [
          "the moustache has nothing to do with prizes",
          "it laughs at how a judge looks",
          "dyed hair doesn't make anybody wrong about medals",
          "no answer to the point, just a personal dig",
        ],
      },
      falseDichotomy: {
        option: "we thank everybody alike",
        threat: "three people gloat and fifty-seven creep home in tears",
        thirdWays: [
          "the visitors could vote for a favourite without any second or third place",
          "the judges could write a few kind lines to every exhibitor",
        ],
        paraphrases: [
          "people who don't win needn't be in tears",
          "you could have medals and thank everyone as well",
          "there are gentler ways to give prizes",
          "a vote by the visitors would be another way",
          "it makes it sound as if nothing else could happen",
        ],
      },
      slipperySlope: {
        first: "the medals stay",
        steps: [
          "exhibitors will spy on each other's sheds at night",
          "friends of forty years will meet only in court",
          "the school hall will have to be guarded by soldiers every spring",
        ],
        paraphrases: [
          "a bronze medal doesn't lead to soldiers in the hall",
          "they have had prizes for years and nobody went to court",
          "nothing supports the idea that people would start spying",
          "it's a chain of nonsense from one small thing",
        ],
      },
    },
    figures: {
      counted: "exhibitors who withdrew their entry before the judging",
      countedShort: "withdrawals",
      people: "people who showed something last spring",
      opinion: "say that the judging spoilt the day for them",
      amount: {
        members: "exhibitors",
        member: "an exhibitor",
        verb: "lose",
        verbSingular: "loses",
        unit: "minutes",
        purpose: "of sleep the night before the judging",
        usual: 8,
        outlier: "who spent the whole night repainting a model",
      },
      subgroups: {
        finding:
          "at exhibitions that gave up prizes, the share of exhibitors who came again rose from 61 to 74 per cent",
        groups: ["former prizewinners", "exhibitors who never won"],
        paraphrases: [
          "the former winners may have stopped coming",
          "we don't know whether the good ones stayed",
          "winners and others are counted together",
          "perhaps old hands left and only beginners came back",
        ],
      },
    },
  },
  {
    issue: "generic-newcomers-fee",
    reasons: [
      {
        gap: {
          question: "Why did most of the new faces of that September stop coming?",
          paraphrases: [
            "why did the twenty-two leave?",
            "it doesn't say what made them give up",
            "how many stay in societies where you pay at once?",
            "would those eight have come if they'd had to pay?",
            "is that September typical?",
            "reasons the newcomers gave for leaving",
          ],
        },
        assumption: {
          clause: "newcomers who are put off by four pounds would not have become faithful members",
          paraphrases: [
            "anyone scared away by the fee wouldn't have stayed anyhow",
            "that those who pay are the ones who stick with it",
            "you don't lose any good people through the fee",
            "assumes the keen ones never mind paying",
            "some might have been hooked after a month but won't ever come now",
          ],
        },
        alternative: {
          clause: "newcomers should leave a small deposit for the key and the reading list",
          paraphrases: [
            "ask for a deposit",
            "let new people sign up for a month in advance",
            "make them bring a contribution such as a cake",
            "a little test of seriousness at the start ought to be set, a task for instance",
          ],
        },
      },
      {
        gap: {
          question: "How much do the newcomers' tea and heating cost the members in a year?",
          paraphrases: [
            "how much do the new ones cost?",
            "it isn't said what share of the bill is due to newcomers",
            "wouldn't the heating be on without them?",
            "how many newcomers are there on a normal evening?",
            "what do the members earn, and what do the newcomers?",
            "does the society run at a loss?",
          ],
        },
        assumption: {
          clause: "most newcomers are able to pay four pounds as easily as the members are",
          paraphrases: [
            "new people have just as much money",
            "that newcomers aren't poorer than those in the society",
            "four pounds is no problem for someone new",
            "assumes the ones who come for free could pay",
            "perhaps it's students or jobless people who are new",
          ],
        },
        alternative: {
          clause: "the town should take over part of the society's gas bill in winter",
          paraphrases: [
            "get a grant for the heating",
            "look for somebody to sponsor the tea",
            "members who are hard up ought to pay less",
            "everyone could bring a flask and the fee be lowered",
          ],
        },
      },
      {
        gap: {
          question:
            "Who counted the cups on the sill, and how many people of each kind were there?",
          paraphrases: [
            "how do they know whose cups they are?",
            "how many non-payers are there on an evening compared with payers?",
            "it doesn't mention if new people were told where the cups go",
            "maybe newcomers don't know the rules, nothing on that",
            "any other sign of disrespect apart from cups",
          ],
        },
        assumption: {
          clause: "it is the payment and not habit that makes members treat the room well",
          paraphrases: [
            "members tidy up since they pay and not since they know the ropes",
            "that newcomers leave cups lying because they don't pay",
            "paying is what makes the difference in behaviour",
            "assumes new people wouldn't learn it by themselves",
            "they may simply not know where the sink is",
          ],
        },
        alternative: {
          clause: "newcomers should put whatever they like into a box by the door",
          paraphrases: [
            "a box for gifts",
            "let them give what they want",
            "new people ought to be asked for a small gift",
            "no fixed fee, everyone gives a bit",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["fairness", "thrift", "hard_work"],
        phrase: "an equal share of the costs for each",
        paraphrases: [
          "everyone pays their part",
          "no free riders",
          "justice towards the members",
          "keeping the society's money together",
          "being serious about it",
        ],
      },
      second: {
        ids: ["inclusion", "openness", "comfort"],
        phrase: "a warm welcome for the curious",
        paraphrases: [
          "making it easy for new people",
          "an open door",
          "letting folk try it out first",
          "nobody should be scared off at the start",
          "being friendly to strangers",
        ],
      },
      concession: "somebody who only wants to have a look round might turn back on the stairs",
    },
    fallacies: {
      strawman: {
        distortion: "to feed and warm half the county for ever at the members' expense",
        paraphrases: [
          "it's about two free months, not feeding the county",
          "nobody said members should pay for everybody for ever",
          "they just pointed out that newcomers won't pay for what they don't know",
          "that's a huge exaggeration of the other view",
          "the writer fights something no one proposed",
        ],
      },
      adHominem: {
        opponent: "the secretary of the society",
        attack: "types with two fingers and breathes on the keys",
        paraphrases: [
          "how the secretary types makes no difference to the fee",
          "it mocks a person over their typing",
          "that says nothing about whether newcomers will pay",
          "bad typists can have good reasons too",
        ],
      },
      falseDichotomy: {
        option: "newcomers pay from the first evening",
        threat: "the members go bankrupt over other people's tea",
        thirdWays: [
          "newcomers could come for nothing twice and pay after that",
          "they could pay a single pound for the first two months",
        ],
        paraphrases: [
          "a shorter free time would be possible",
          "nobody goes bankrupt over some tea",
          "they could pay half",
          "you needn't choose between full fee and ruin",
          "where are all the steps in the middle?",
        ],
      },
      slipperySlope: {
        first: "newcomers go on paying nothing",
        steps: [
          "the members will ask why they should pay either",
          "the society will have to sell its kettle and its chairs",
          "nobody in the country will pay for anything any more",
        ],
        paraphrases: [
          "two free months don't end in a whole country that won't pay",
          "members have put up with it up to now",
          "no proof that the members would stop paying",
          "it gets wilder with each step",
        ],
      },
    },
    figures: {
      counted: "newcomers who vanished before they had paid anything",
      countedShort: "vanished newcomers",
      people: "members of the society",
      opinion: "say that guests ought to pay like everybody else",
      amount: {
        members: "long-standing members",
        member: "a long-standing member",
        verb: "pay",
        verbSingular: "pays",
        unit: "pounds",
        purpose: "a year towards the newcomers' tea",
        usual: 5,
        outlier: "who brings a home-made cake every Wednesday",
      },
      subgroups: {
        finding:
          "in societies that charge from the first evening, new people stay for 14 months on average, against 11 elsewhere",
        groups: ["students and the jobless", "people with steady incomes"],
        paraphrases: [
          "those with little money may have left much sooner",
          "it doesn't tell us about people who are short of cash",
          "young and old could be very different here",
          "the average puts everyone who joined into one pot",
        ],
      },
    },
  },
  {
    issue: "generic-talk-at-work",
    reasons: [
      {
        gap: {
          question: "Do people from different departments get to know each other at these talks?",
          paraphrases: [
            "do they talk to each other there?",
            "who comes to the talks, people from all floors?",
            "it doesn't say that anyone ever met someone new at a talk",
            "would the warehouse come up for it?",
            "is there any contact before or after the talk?",
            "nothing on how well the departments know each other now",
          ],
        },
        assumption: {
          clause: "more people from other departments would come to a talk in working hours",
          paraphrases: [
            "the other departments come if it's during the day",
            "that a talk at work time is better attended",
            "more folk would show up when they're paid for it",
            "assumes they'd leave their desks to go and listen",
            "maybe the warehouse couldn't spare anyone in the daytime",
          ],
        },
        alternative: {
          clause: "the firm should let everybody spend a day a year in another department",
          paraphrases: [
            "swap jobs for a day",
            "a shared lunch table for all departments",
            "each office worker ought to visit the warehouse once",
            "mix the departments when you hand out the desks",
          ],
        },
      },
      {
        gap: {
          question: "How much of the bookkeeper's progress was due to the talk in October?",
          paraphrases: [
            "was it the talk that helped her?",
            "had she been on a course between October and December?",
            "it isn't stated how the other speakers got on",
            "how many of the speakers use the skill in their job?",
            "does one talk make a difference?",
            "effect on the other people who spoke",
          ],
        },
        assumption: {
          clause: "colleagues would be readier to give a talk if it fell in paid hours",
          paraphrases: [
            "more people would stand up and speak if they're paid for the time",
            "that after work nobody is willing to do it",
            "paid hours bring in new speakers",
            "assumes the hour of day decides who learns to speak",
            "people seem to be giving talks after work already",
          ],
        },
        alternative: {
          clause: "everyone in the office should present the monthly figures once a year",
          paraphrases: [
            "take turns at presenting",
            "let different people speak in meetings",
            "staff ought to get practice in front of others at the Monday round",
            "pay for a speaking course for those who want it",
          ],
        },
      },
      {
        gap: {
          question: "How many colleagues with families would come if the talk were held earlier?",
          paraphrases: [
            "do parents even want to hear it?",
            "it doesn't tell how many can't stay",
            "how many people in the office have kids to fetch?",
            "who drove home that evening, and why?",
            "did anybody ask them?",
            "share of staff with children",
          ],
        },
        assumption: {
          clause: "those who drove home on the January evening would have liked to hear the talk",
          paraphrases: [
            "people with families want to come",
            "that they left because of the kids and not from boredom",
            "the empty car park shows that colleagues missed out",
            "assumes the ones who left were interested",
            "perhaps they just weren't keen on it",
          ],
        },
        alternative: {
          clause: "the talk should be held in the lunch break, with sandwiches for everybody",
          paraphrases: [
            "do it at lunch",
            "give the talk over sandwiches",
            "it ought to be at midday in the break",
            "use the lunch hour so parents can come",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["community", "learning", "inclusion"],
        phrase: "growing together as colleagues",
        shownBy: [0],
        paraphrases: [
          "people at work getting to know each other",
          "developing new skills",
          "everyone can be there, parents too",
          "team spirit",
          "sharing what you know",
        ],
      },
      second: {
        ids: ["efficiency", "thrift", "prosperity"],
        phrase: "getting the customers' work done",
        paraphrases: [
          "using working hours for work",
          "not wasting paid time",
          "the firm's profits",
          "serving those who pay",
          "output",
        ],
      },
      concession: "for an hour and a half the telephones would ring in empty rooms",
    },
    fallacies: {
      strawman: {
        distortion: "to chain everyone to a desk and ration their breathing",
        paraphrases: [
          "they said that clients pay for desk work, no more than that",
          "nobody wants to chain people up",
          "a simple remark on customers is turned into slavery",
          "it overdoes what the other side thinks",
          "the critics said nothing about breaks or breathing",
        ],
      },
      adHominem: {
        opponent: "the head of sales",
        attack: "hums the same three notes in the lift every morning",
        paraphrases: [
          "humming in the lift has nothing to do with working hours",
          "an annoying habit doesn't make someone wrong",
          "it's about the person's humming and not about the customers",
          "they don't deal with what the head of sales thinks",
        ],
      },
      falseDichotomy: {
        option: "the talk counts as working time",
        threat: "one department never learns the name of anybody in the next",
        thirdWays: [
          "the talk could begin at lunch and last half an hour",
          "the firm could pay for half of the time",
        ],
        paraphrases: [
          "people can meet at lunch too",
          "half paid, half free would work",
          "colleagues get to know each other in other ways",
          "there's a lot between a paid talk and no contact at all",
          "a shorter talk wasn't even thought of",
        ],
      },
      slipperySlope: {
        first: "the talk stays after work",
        steps: [
          "colleagues will stop saying good morning to each other",
          "one department will drown another in angry e-mails",
          "the firm will go under and take the whole high street with it",
        ],
        paraphrases: [
          "an evening talk doesn't ruin the firm",
          "talks are after work now and the firm still stands",
          "why would people stop greeting each other?",
          "there's no evidence for this chain of events",
        ],
      },
    },
    figures: {
      counted: "colleagues who missed a talk on account of the hour",
      countedShort: "absentees",
      people: "colleagues with small children",
      opinion: "say that they would come if it took place by day",
      amount: {
        members: "office workers",
        member: "an office worker",
        verb: "lose",
        verbSingular: "loses",
        unit: "minutes",
        purpose: "a week over misunderstandings between departments",
        usual: 15,
        outlier: "who answers all complaints about wrong deliveries",
      },
      subgroups: {
        finding:
          "in offices with talks in paid hours, contentment went up from 6.3 to 7.0 points over the whole staff",
        groups: ["office staff", "warehouse staff"],
        paraphrases: [
          "maybe it's just the office people who are happier",
          "the warehouse might be less happy since they have to cover",
          "parents and people without kids are mixed up in it",
          "we only get one number for everyone",
        ],
      },
    },
  },
];
