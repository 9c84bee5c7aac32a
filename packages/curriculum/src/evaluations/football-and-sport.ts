import type { IssueEvaluation } from "../evaluation.ts";

/** What modules 2 to 7 need to know of the issues about football and sport. */
export const footballAndSport: readonly IssueEvaluation[] = [
  {
    issue: "league-tables-under-ten",
    reasons: [
      {
        gap: {
          question:
            "Do coaches in leagues without a table really let the weaker players play more?",
          paraphrases: [
            "do weaker kids play more where there's no table?",
            "it doesn't say what coaches do in leagues that have no tables",
            "how much do the weak players get to play in other leagues?",
            "whether benching stops once the table is gone",
            "we're not told how common it is for coaches to bench the weaker ones",
            "is it every coach?",
          ],
        },
        assumption: {
          clause: "coaches will let the weaker players on once there is no table to defend",
          paraphrases: [
            "without a table coaches would play everyone",
            "that it's the table that makes coaches bench kids and not something else",
            "taking the tables away will change how trainers pick their team",
            "coaches wouldn't go on trying to win if nobody printed the results",
            "assumes the coach stops caring about winning once there's no ranking",
            "weak players will actually get more minutes afterwards",
          ],
        },
        alternative: {
          clause:
            "every coach in the league should have to field each child for half of every match",
          paraphrases: [
            "make coaches give every child the same playing time",
            "a rule that all kids must play at least half the game",
            "weaker players should be guaranteed minutes on the pitch",
            "you could also conclude that benching a child all season ought to be forbidden",
          ],
        },
      },
      {
        gap: {
          question: "Why did the children who gave up football really stop playing?",
          paraphrases: [
            "why did they actually quit?",
            "we don't know if the girls left over the table or for some other reason",
            "how many children quit in teams at the top of the table?",
            "the passage doesn't tell us what reasons the kids themselves gave",
            "do fewer children drop out where there are no tables?",
            "number of kids leaving in other leagues",
          ],
        },
        assumption: {
          clause:
            "children at the bottom give up on account of the printed table and not of the defeats",
          paraphrases: [
            "it's the table that makes them quit, not losing itself",
            "kids who lose every match would stay if nobody printed the ranking",
            "that children care where their team stands in the paper",
            "losing teams won't notice without a table",
            "the writer takes it for granted that the ranking is what puts them off",
          ],
        },
        alternative: {
          clause: "the league should mix its teams anew each season so that none is always last",
          paraphrases: [
            "reshuffle the teams so that no one is at the bottom every week",
            "make the teams more equal in strength",
            "teams ought to be balanced better before the season",
            "clubs should do more to cheer up and support the losing sides",
          ],
        },
      },
      {
        gap: {
          question: "How was it found out that players learn more when nobody has to win?",
          paraphrases: [
            "how do we know that they learn more?",
            "is there any study comparing kids in both kinds of matches?",
            "it isn't said how learning was measured",
            "no evidence is given that they get better without pressure",
            "do children trained without tables turn out better players later on?",
          ],
        },
        assumption: {
          clause: "a match without a league table is one in which nobody feels the need to win",
          paraphrases: [
            "no table means no pressure to win",
            "that kids and parents stop caring about winning when there are no points",
            "parents on the touchline won't put pressure on the kids anyway",
            "children don't compete unless there's a ranking",
            "assumes the pressure comes from the table and not from the coach or the parents",
          ],
        },
        alternative: {
          clause: "clubs should play some friendly matches every month in which no score is kept",
          paraphrases: [
            "have friendlies on top of the league",
            "more practice games where nobody counts the goals",
            "clubs could set aside some matches just for learning",
            "training should matter more than matches at that age",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["inclusion", "fairness", "enjoyment"],
        phrase: "a place in the game for every child",
        paraphrases: [
          "everybody gets to take part",
          "that no child is left out",
          "including the weaker kids",
          "having fun together matters most",
          "equal chances for all the children",
        ],
      },
      second: {
        ids: ["excellence", "hard_work", "openness"],
        phrase: "striving to be the best",
        paraphrases: [
          "winning and competition",
          "rewarding the teams that do well",
          "ambition",
          "kids learning to compete",
          "achievement and getting recognition for it",
        ],
      },
      concession:
        "a good team would lose the one place where everybody can see how well it has played",
    },
    fallacies: {
      strawman: {
        distortion: "to see eight-year-olds bought, sold and sacked like grown professionals",
        paraphrases: [
          "nobody said that kids should be treated like professionals",
          "they only said children count the goals anyway",
          "the writer blows up what the other side wants into something silly",
          "that isn't what the people who want tables said",
          "it makes the opponents sound much worse than they are",
        ],
      },
      adHominem: {
        opponent: "the chairman of the district league",
        attack: "has not been seen in a pair of football boots for thirty years",
        paraphrases: [
          "it goes for the chairman instead of his point",
          "whether he plays himself has nothing to do with it",
          "he could be unfit and still be right about tables",
          "it insults the person and doesn't answer what he says",
        ],
      },
      falseDichotomy: {
        option: "we do away with the table",
        threat: "we go on driving children out of the game one by one",
        thirdWays: [
          "the paper could print the results without a ranking",
          "the league could make a rule that every child plays half the match",
        ],
        paraphrases: [
          "there are other options than those two",
          "you could keep the table and still make sure everyone plays",
          "it's not just scrap it or lose all the kids",
          "the writer leaves out everything in between",
          "why not print the results without ranks?",
        ],
      },
      slipperySlope: {
        first: "the table stays in the paper",
        steps: [
          "coaches will soon pick six-year-olds by their size",
          "parents will pay for private trainers before their children can read",
          "no child will play football for the fun of it any more",
        ],
        paraphrases: [
          "a table in the paper doesn't lead to private trainers for toddlers",
          "one step doesn't have to lead to the next",
          "no proof that any of those things would follow",
          "it goes from a small thing to a disaster",
          "why would keeping the table end in nobody playing for fun?",
        ],
      },
    },
    figures: {
      counted: "children who left their club in the middle of a season",
      countedShort: "departures",
      people: "parents of young players",
      opinion: "say that the table spoils their child's weekends",
      amount: {
        members: "families with a child in the league",
        member: "a family with a child in the league",
        verb: "spend",
        verbSingular: "spends",
        unit: "pounds",
        purpose: "a season on extra coaching to keep up",
        usual: 30,
        outlier: "whose son trains with a former professional twice a week",
      },
      subgroups: {
        finding:
          "in the leagues that dropped their tables, players gave their matches an average mark of 7.6 instead of 6.9",
        groups: ["the strong players", "the weak ones"],
        paraphrases: [
          "maybe the good players liked it less and the weak ones a lot more",
          "it doesn't say how boys and girls or different ages felt",
          "the average mixes strong and weak players together",
          "it could be different for the older children",
          "we only know it for everyone together",
        ],
      },
    },
  },
  {
    issue: "harbour-run-places",
    reasons: [
      {
        gap: {
          question: "How many people from the closed streets tried to enter the run and failed?",
          paraphrases: [
            "how many locals on the course wanted a place and didn't get one?",
            "it doesn't say if people from the shut streets even try to sign up",
            "number of residents who were turned down",
            "do the households by the docks want to run at all?",
            "we never hear how many on those roads got in this spring",
            "perhaps plenty of them already have a place, the text doesn't say",
          ],
        },
        assumption: {
          clause: "people in the streets that are closed would like to run the race themselves",
          paraphrases: [
            "the neighbours actually want to take part",
            "that those stuck behind the barriers would use the places",
            "assumes residents on the course are runners",
            "maybe they'd rather have their car back than a start number",
            "the folk on the closed roads are keen to run ten kilometres",
            "it only works if the ones who suffer would really enter",
          ],
        },
        alternative: {
          clause: "households on the course should be allowed to enter a day before everyone else",
          paraphrases: [
            "let people on the route book first",
            "open the entries a day early for the closed streets",
            "those who live along the course could get a head start when signing up",
            "an early booking day for the affected homes",
          ],
        },
      },
      {
        gap: {
          question: "How many spectators line the course now, and are there too few of them?",
          paraphrases: [
            "how big is the crowd at the moment?",
            "there's nothing about how many people come and watch now",
            "is there a shortage of spectators?",
            "size of the crowd in other years",
            "we can't tell if the run needs more people cheering",
          ],
        },
        assumption: {
          clause:
            "the townspeople who would get the reserved places are known to many of the spectators",
          paraphrases: [
            "spectators know the locals who'd run",
            "that a runner from the town is a familiar face",
            "people in the crowd would recognise those extra residents",
            "in a big town a local may be as much of a stranger as anyone",
            "assumes everybody here knows everybody else",
            "the new local runners have friends who'd turn up",
          ],
        },
        alternative: {
          clause: "the organisers should invite the best-known people of the town to run as guests",
          paraphrases: [
            "get the mayor, the baker and other known people to run",
            "ask some local celebrities to take part",
            "guest starters everyone knows would do the trick",
            "just hand a few starts to faces that the whole town recognises",
          ],
        },
      },
      {
        gap: {
          question: "Do the townspeople who get no place go on training or stop?",
          paraphrases: [
            "what do locals do when they don't get in?",
            "do they quit jogging if they miss out?",
            "the writer doesn't say how many residents train without a place",
            "how long do these families keep running after the race?",
            "no word on whether missing out makes anybody stop",
          ],
        },
        assumption: {
          clause: "more townspeople would train for the run if they had a better chance of a place",
          paraphrases: [
            "reserved places would get more locals training",
            "people here don't train now as they can't be sure of getting in",
            "that residents would begin to jog once places are set aside",
            "maybe they'd train anyway, place or no place",
            "assumes a start number is what makes people exercise",
            "without a realistic chance locals won't bother to prepare",
          ],
        },
        alternative: {
          clause: "the town should hold a second harbour run in autumn with room for everyone",
          paraphrases: [
            "put on another race later in the year",
            "have an extra fun run without a limit",
            "a second run that nobody is turned away from",
            "you could just as well set up more races around the town",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["community", "loyalty"],
        phrase: "the bond between a race and its town",
        paraphrases: [
          "the locals come first",
          "a sense of belonging in the town",
          "neighbours and togetherness",
          "looking after your own people",
          "that the run stays part of local life",
        ],
      },
      second: {
        ids: ["openness", "inclusion"],
        phrase: "a race that is open to everyone",
        paraphrases: [
          "treating all runners alike wherever they live",
          "anyone can get in",
          "no privileges for anybody",
          "welcoming people from outside",
          "the same chance for every person who signs up",
        ],
      },
      concession:
        "a keen runner from twenty miles away would be sent home while slower entrants got in",
    },
    fallacies: {
      strawman: {
        distortion:
          "to hand the whole harbour to strangers and keep the townspeople locked indoors",
        paraphrases: [
          "they only want the quickest to get the places, not to lock anyone in",
          "no one talked about handing over the harbour",
          "first come first served isn't the same as shutting locals out",
          "the other side's view has been twisted",
          "it puts words in their mouths",
        ],
      },
      adHominem: {
        opponent: "the president of the regional runners' union",
        attack: "wears sunglasses indoors and a tracksuit to weddings",
        paraphrases: [
          "what the president wears tells us nothing about places in a race",
          "you can dress badly and still have a good point",
          "it makes fun of somebody's clothes and leaves the argument alone",
          "sunglasses have nothing to do with who gets in",
        ],
      },
      falseDichotomy: {
        option: "we set aside a third of the places for our own people",
        threat: "not one runner from the town will ever stand at the start again",
        thirdWays: [
          "the organisers could draw all the places by lot",
          "the run could be opened to three hundred more people",
        ],
        paraphrases: [
          "there are more than two ways to share out places",
          "a lottery would be another way",
          "nearly half the places went to locals anyway, so it's not all or nothing",
          "they could keep fifty places and not a third",
          "it pretends the only other outcome is no locals at all",
        ],
      },
      slipperySlope: {
        first: "every place goes to the quickest to enter",
        steps: [
          "the sea wall will be empty of joggers by next February",
          "the shops along the course will put up their shutters for good",
          "nobody will be left in the town to remember what a harbour is for",
        ],
        paraphrases: [
          "missing a race doesn't make shops close",
          "why should one thing follow from the other?",
          "it goes from a sold-out run to a ghost town",
          "nothing shows that people would stop jogging, let alone leave",
          "all of this is just imagined step by step",
        ],
      },
    },
    figures: {
      counted: "townspeople who came away from the sale without a place",
      countedShort: "refusals",
      people: "households along the course",
      opinion: "say that they would put up with the barriers more gladly for neighbours",
      amount: {
        members: "townspeople who missed a place",
        member: "a townswoman without a place",
        verb: "travel",
        verbSingular: "travels",
        unit: "miles",
        purpose: "a year to run races in other towns",
        usual: 20,
        outlier: "who runs a marathon in Spain each winter",
      },
      subgroups: {
        finding:
          "in towns that keep places for their own people, residents ran for 2.4 hours a week on average instead of 1.9",
        groups: ["residents under thirty", "residents over sixty"],
        paraphrases: [
          "maybe only the young ones ran more and the old ones less",
          "it lumps all residents together",
          "people who already ran may have pushed the figure up, the rest did nothing",
          "we don't learn how it was for the different ages",
          "could be men and women are quite different",
        ],
      },
    },
  },
  {
    issue: "swim-before-secondary-school",
    reasons: [
      {
        gap: {
          question:
            "How many children of the county have drowned or nearly drowned in recent years?",
          paraphrases: [
            "how often do kids drown here?",
            "it doesn't tell us how many accidents there have been",
            "number of drownings in the county",
            "were the people who drowned really non-swimmers?",
            "we don't know how big the danger on that river is",
          ],
        },
        assumption: {
          clause: "a child who has swum fifty metres in a pool can also swim in open water",
          paraphrases: [
            "fifty metres in a pool is enough to be safe in a river",
            "that pool swimming works in cold brown water too",
            "someone who managed it once will still cope when they fall in",
            "the writer thinks fifty metres makes you a real swimmer",
            "a pool isn't a river, maybe they'd still go under",
            "assumes what they learn indoors carries over to a lake",
          ],
        },
        alternative: {
          clause:
            "every village on the river should offer free swimming lessons in the summer holidays",
          paraphrases: [
            "free lessons in the holidays",
            "teach swimming in the villages and not through school",
            "each village ought to run a course in summer",
            "swimming lessons by the river when school is out",
          ],
        },
      },
      {
        gap: {
          question: "How many children already learn to swim without the help of a school?",
          paraphrases: [
            "how many kids can swim already?",
            "do children pick it up from their parents anyway?",
            "we aren't told what share leaves school unable to swim",
            "there's nothing on how many parents can't manage the lessons",
            "number of non-swimmers at eleven",
          ],
        },
        assumption: {
          clause: "children who get no private lessons do not learn to swim in some other way",
          paraphrases: [
            "without paid lessons you never learn it",
            "that parents can't teach their own children to swim",
            "there's no cheaper way to learn than the club",
            "kids might well learn from grandad or a big sister",
            "assumes lessons are the only road to swimming",
            "no one learns it by themselves on holiday",
          ],
        },
        alternative: {
          clause: "the county should give parents with little money vouchers for the swimming club",
          paraphrases: [
            "pay for poorer kids' lessons at the club",
            "vouchers for families who can't afford it",
            "the club should have cheaper lessons at better hours",
            "grants towards private courses would do it too",
          ],
        },
      },
      {
        gap: {
          question:
            "How many people still swim regularly decades after they learned it as children?",
          paraphrases: [
            "how many grown-ups still swim?",
            "are those two sisters typical?",
            "it only mentions two old ladies and nobody else",
            "share of adults who ever use their swimming",
            "do people who learned it at school keep it up?",
          ],
        },
        assumption: {
          clause: "children who swim fifty metres once at school keep that skill later on",
          paraphrases: [
            "fifty metres is enough to keep it for life",
            "that you don't lose it after a few school lessons",
            "kids will still be able to swim years after",
            "maybe they never go near a pool again and forget it",
            "assumes what's learned for one test stays with you",
          ],
        },
        alternative: {
          clause: "the swimming club should give every family a year of membership for nothing",
          paraphrases: [
            "a free year at the swimming club",
            "let whole families join for nothing",
            "the club ought to take everyone in for a year",
            "open the pool to families free of charge",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["safety", "health", "inclusion"],
        phrase: "safety in the water for every child",
        shownBy: [0],
        paraphrases: [
          "that no kid drowns",
          "protecting children's lives",
          "staying safe near rivers and lakes",
          "all children get a skill that can save them",
          "keeping youngsters out of danger",
        ],
      },
      second: {
        ids: ["learning", "efficiency", "freedom"],
        phrase: "time for the other subjects",
        paraphrases: [
          "schooling in the classroom",
          "time for proper classes",
          "learning the basics",
          "lesson time for reading and maths",
          "making good use of the school day",
        ],
      },
      concession: "pupils would sit on a coach for hours that now go into reading and arithmetic",
    },
    fallacies: {
      strawman: {
        distortion: "to let children sink to the bottom for the sake of a spelling test",
        paraphrases: [
          "teachers only said the trip takes a whole morning",
          "nobody wants any child to sink",
          "worrying about lost lessons isn't wanting kids to drown",
          "it makes the teachers sound heartless when they just talk about time",
          "that's a caricature of what they said",
        ],
      },
      adHominem: {
        opponent: "the head teacher of the hilltop school",
        attack: "has collected garden gnomes since childhood and talks to them",
        paraphrases: [
          "gnomes have got nothing to do with swimming",
          "a strange hobby doesn't make the head wrong",
          "it laughs at the head and doesn't answer the point about lessons",
          "you'd have to look at the reasons, not at the person's garden",
        ],
      },
      falseDichotomy: {
        option: "every child swims fifty metres",
        threat: "our rivers go on swallowing children while we look on",
        thirdWays: [
          "the villages could put up fences and lifebelts by the jetties",
          "schools could invite pupils to a week of swimming in the holidays",
        ],
        paraphrases: [
          "those aren't the only two choices",
          "you could make rivers safer without school swimming",
          "kids could learn in a holiday course",
          "it leaves out all the ways in the middle",
          "it isn't compulsory swimming or dead children",
        ],
      },
      slipperySlope: {
        first: "swimming remains a matter of choice",
        steps: [
          "the schools that still offer it will drop it one after another",
          "the pool will be filled in and made into a car park",
          "a whole county will be too frightened to take a bath",
        ],
        paraphrases: [
          "half the schools offer it now and nothing shows they'd stop",
          "being free to choose doesn't end in people scared of baths",
          "each step is just a guess",
          "it gets sillier with every sentence and there's no proof",
          "why would the pool be closed just for that?",
        ],
      },
    },
    figures: {
      counted: "children who had to be pulled out of the river",
      countedShort: "rescues",
      people: "parents of primary school pupils",
      opinion: "say that they worry whenever their child plays near the jetties",
      amount: {
        members: "parents with a child in the swimming club",
        member: "a parent with a child in the club",
        verb: "lose",
        verbSingular: "loses",
        unit: "hours",
        purpose: "of paid work a term to the lessons",
        usual: 4,
        outlier: "who gave up a full morning job for them",
      },
      subgroups: {
        finding:
          "in counties where every primary school teaches swimming, 71 per cent of all pupils could swim fifty metres at eleven",
        groups: ["pupils from well-off homes", "pupils from poor homes"],
        paraphrases: [
          "maybe nearly all the rich kids could and hardly any of the poor ones",
          "one number for all pupils hides big gaps",
          "town kids and village kids could be quite different",
          "it doesn't say how it was for those without money",
          "the share might look different for boys and girls",
        ],
      },
    },
  },
  {
    issue: "tennis-club-white-clothes",
    reasons: [
      {
        gap: {
          question: "Why did the three people at the open day really put the form away?",
          paraphrases: [
            "did they say why they didn't sign?",
            "perhaps it was the fee, we aren't told",
            "how many people joined in spite of the rule?",
            "nobody seems to have asked those three",
            "it doesn't say how many newcomers are put off by the dress page",
            "do clubs without such a rule get more members?",
          ],
        },
        assumption: {
          clause: "people who wonder about the rules of a club are less likely to join it",
          paraphrases: [
            "wondering puts them off joining",
            "that doubts about rules keep newcomers away",
            "folk who are unsure what's expected don't sign up",
            "assumes a strict page scares people instead of attracting them",
            "maybe some wonder and join all the same",
            "newcomers leave it if they fear more rules",
          ],
        },
        alternative: {
          clause: "the club should print all its rules in full on one page of the form",
          paraphrases: [
            "tell newcomers exactly what's expected",
            "a clear list of every rule would help",
            "explain the rules to people at the open day",
            "give each new person a guide so they needn't wonder",
          ],
        },
      },
      {
        gap: {
          question: "What do coloured tennis clothes for a child cost by comparison?",
          paraphrases: [
            "is coloured kit any cheaper?",
            "it doesn't compare white with other colours",
            "price of normal sports clothes",
            "how many families are in the club at all?",
            "can you get the white things second-hand?",
            "we only learn what white costs, not what the rest costs",
          ],
        },
        assumption: {
          clause: "without the rule, children could play in clothes that they have already",
          paraphrases: [
            "kids own other sports clothes anyway",
            "that families wouldn't buy special kit if any colour was fine",
            "coloured clothes would be cheaper for them",
            "parents might end up paying just as much for coloured tennis gear",
            "assumes any old T-shirt would do on court",
          ],
        },
        alternative: {
          clause: "the club should lend white clothes to the children of its members",
          paraphrases: [
            "have a box of kit that kids can borrow",
            "pass on outgrown white clothes inside the club",
            "the club could hand out the clothes",
            "set up a swap for whites that have got too small",
          ],
        },
      },
      {
        gap: {
          question: "Did members enjoy the matches of the hot fortnight as much as the usual ones?",
          paraphrases: [
            "what did the members say about those two weeks?",
            "it isn't said who judged that the games were as good",
            "is a fortnight long enough to tell?",
            "we aren't told how members felt about playing in colours",
            "opinion of the players themselves",
          ],
        },
        assumption: {
          clause: "the rule about white was made for the sake of better play",
          paraphrases: [
            "white clothes are only there to help the tennis",
            "that the colour has no other purpose than good play",
            "the rule isn't about looks or belonging",
            "maybe it was never meant to improve the game",
            "assumes the one thing that counts about a dress rule is how people play",
          ],
        },
        alternative: {
          clause: "the club should keep white for its tournaments and drop it on ordinary days",
          paraphrases: [
            "white only at tournaments",
            "wear what you want in training",
            "they ought to ask for white just for the big matches",
            "keep the old rule for special days",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["inclusion", "freedom", "openness"],
        phrase: "an open door for newcomers",
        shownBy: [0],
        paraphrases: [
          "everybody feels welcome",
          "that anyone can join, rich or poor",
          "people may wear what they want",
          "including ordinary families",
          "letting new folk in without hurdles",
        ],
      },
      second: {
        ids: ["tradition", "beauty", "order"],
        phrase: "an old custom of the club",
        paraphrases: [
          "keeping up what the founders began",
          "how things have always been done",
          "heritage and continuity",
          "a smart and uniform look",
          "being something special",
        ],
      },
      concession:
        "a sight that has marked summer evenings on those courts since 1911 would be gone",
    },
    fallacies: {
      strawman: {
        distortion: "to keep out everyone whose great-grandfather did not already play here",
        paraphrases: [
          "they like the white clothes, they never said to keep anyone out",
          "it's about a custom and not about whose grandfather played",
          "the writer turns fans of tradition into snobs",
          "nobody demanded that",
          "their real point is that white sets the club apart",
        ],
      },
      adHominem: {
        opponent: "the former captain of the ladies' team",
        attack: "snores in concerts and was once thrown out of a choir",
        paraphrases: [
          "snoring doesn't make the captain wrong about clothes",
          "what happened in a choir is beside the point",
          "it drags up embarrassing stories rather than reply",
          "that's about the person and not about white kit",
        ],
      },
      falseDichotomy: {
        option: "the club allows every colour",
        threat: "it becomes a museum with six empty courts",
        thirdWays: [
          "members could wear colours on weekdays and white in matches",
          "the club could ask for a white shirt and nothing more",
        ],
        paraphrases: [
          "one could relax the rule without scrapping it",
          "white for matches and colours for training would work",
          "there's a lot between all colours and empty courts",
          "keeping white doesn't mean everybody leaves",
          "just two options are offered when there are more",
        ],
      },
      slipperySlope: {
        first: "the club sticks to white",
        steps: [
          "the committee will prescribe the length of every sock",
          "guards will inspect the members' underwear at the gate",
          "people will need a certificate from a tailor to hold a racket",
        ],
        paraphrases: [
          "the rule has been there since 1911 and none of that has happened",
          "white shirts don't lead to guards at the gate",
          "there's no reason given why one would bring the next",
          "it piles one wild idea on another",
          "keeping an old rule isn't a step towards stricter ones",
        ],
      },
    },
    figures: {
      counted: "visitors who left the open day without joining",
      countedShort: "lost visitors",
      people: "newcomers to the club",
      opinion: "say that the page on dress nearly made them turn back",
      amount: {
        members: "members with children",
        member: "a member with children",
        verb: "spend",
        verbSingular: "spends",
        unit: "pounds",
        purpose: "a year on washing and replacing white kit",
        usual: 25,
        outlier: "who sends five sons' clothes to a dry-cleaner every week",
      },
      subgroups: {
        finding:
          "in the clubs that gave up white, the members played for 3.1 hours a week on average instead of 2.6",
        groups: ["members of many years", "members who had just joined"],
        paraphrases: [
          "perhaps old members came less and only the new ones more",
          "the average throws long-standing members and beginners together",
          "young and old might have reacted quite differently",
          "we don't know about each group by itself",
        ],
      },
    },
  },
  {
    issue: "heading-under-twelve",
    reasons: [
      {
        gap: {
          question:
            "How hard do children's headers really hit, and has any harm from them been measured?",
          paraphrases: [
            "has anyone proved that it harms kids?",
            "it says may do harm but not how likely that is",
            "are there any studies on ten-year-olds who head the ball?",
            "how many children have been hurt by heading in this league?",
            "number of injuries",
            "we're not told how bad the blow from a light ball is",
          ],
        },
        assumption: {
          clause: "a header by a child under twelve is hard enough to be such a blow",
          paraphrases: [
            "kids head the ball hard enough to be harmed",
            "that a child's header counts as a real blow",
            "children get hit often enough for it to matter",
            "maybe a soft header from a small kid does nothing at all",
            "assumes a children's ball is heavy enough to do damage",
          ],
        },
        alternative: {
          clause: "children under twelve should train with a softer and lighter ball",
          paraphrases: [
            "use lighter balls",
            "kids ought to play with foam balls",
            "swap the ball for one that doesn't hurt",
            "they could wear padded headbands",
          ],
        },
      },
      {
        gap: {
          question: "Did the under-elevens win or lose more matches in the month without headers?",
          paraphrases: [
            "how did the results go in that month?",
            "was it just one team that tried it?",
            "it doesn't say what better football means or who judged it",
            "do teams that head a lot play worse?",
            "only one month with a single team is mentioned",
          ],
        },
        assumption: {
          clause: "children who may not head the ball will pass it along the ground instead",
          paraphrases: [
            "no heading means more ground passes",
            "that the ban would stop kids kicking it high",
            "teams would change their style if headers weren't allowed",
            "they could go on hoofing it into the air all the same",
            "assumes high balls are only played for the sake of headers",
          ],
        },
        alternative: {
          clause: "coaches should praise passes along the ground and discourage long high balls",
          paraphrases: [
            "train short passing instead",
            "coaches should teach kids to keep the ball low",
            "forbid high kicks in training",
            "make passing along the grass the main thing to practise",
          ],
        },
      },
      {
        gap: {
          question: "How many parents have kept a child out of football for fear of headers?",
          paraphrases: [
            "how many families stay away due to heading?",
            "do parents in leagues with a ban sign up more kids?",
            "nobody says how many don't register",
            "what do the parents do once they've asked about bumps?",
            "it's not clear if worried parents enrol their children anyway",
          ],
        },
        assumption: {
          clause: "a ban on headers would make parents trust football more than they do now",
          paraphrases: [
            "parents would feel better if heading was banned",
            "that heading is what parents are afraid of",
            "mums and dads don't trust the game as it is",
            "perhaps they worry about kicks and falls, not headers",
            "assumes the rule would calm parents down",
            "more trust comes from banning it",
          ],
        },
        alternative: {
          clause:
            "every coach should be trained to recognise a concussion and tell parents about it",
          paraphrases: [
            "train coaches in first aid",
            "clubs should inform parents after each bump",
            "coaches need to know the signs of a concussion",
            "better medical care at the pitch would win parents over as well",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["safety", "health"],
        phrase: "the safety of young players",
        shownBy: [0],
        paraphrases: [
          "children's health",
          "protecting kids' brains",
          "no one should get hurt",
          "being careful with growing bodies",
          "keeping youngsters from harm",
        ],
      },
      second: {
        ids: ["excellence", "tradition", "learning"],
        phrase: "mastery of the whole game",
        paraphrases: [
          "learning every part of football early",
          "the game as it's always been played",
          "becoming a really good player",
          "getting skilled at heading",
          "complete training from the beginning",
        ],
      },
      concession:
        "a gifted child would meet the first real corner kick two years later than others",
    },
    fallacies: {
      strawman: {
        distortion: "to use children's skulls as hammers until the last goal has been scored",
        paraphrases: [
          "they said it has to be learnt early, not that skulls don't matter",
          "nobody wants to hurt the children",
          "it makes learning to head sound like torture",
          "that exaggerates what the other coaches think",
          "the other view is much more harmless than that",
        ],
      },
      adHominem: {
        opponent: "the oldest coach in the league",
        attack: "still lives above a chip shop and drives a pink van",
        paraphrases: [
          "where a coach lives says nothing about heading",
          "a pink van doesn't make the coach wrong",
          "the writer just mocks the coach's life",
          "this isn't an answer to the point that heading must be learnt early",
        ],
      },
      falseDichotomy: {
        option: "we forbid headers before twelve",
        threat: "we send our sons and daughters home with ruined heads",
        thirdWays: [
          "headers could be allowed in matches and left out of training",
          "the league could limit each player to five headers a week",
        ],
        paraphrases: [
          "you can limit heading without forbidding it",
          "soft balls in training would be a third possibility",
          "it isn't either a ban or ruined heads",
          "plenty of middle ways are left out",
          "few headers a week could be fine",
        ],
      },
      slipperySlope: {
        first: "headers stay as they are",
        steps: [
          "coaches will have toddlers head the ball in the nursery",
          "whole classes will sit in school with ice on their foreheads",
          "the country will run out of people who can count to ten",
        ],
        paraphrases: [
          "leaving the rule alone doesn't put toddlers on the pitch",
          "from headers to a nation that can't count, that's absurd",
          "none of these steps is shown to follow",
          "things would just stay as they are, why should they get worse?",
        ],
      },
    },
    figures: {
      counted: "young players who were taken off with a bump on the head",
      countedShort: "head injuries",
      people: "parents at the school gate",
      opinion: "say that they would feel easier without headers",
      amount: {
        members: "players of ten and eleven",
        member: "a player of eleven",
        verb: "head",
        verbSingular: "heads",
        unit: "balls",
        purpose: "a week in training and matches",
        usual: 5,
        outlier: "who is practising for a place in an academy",
      },
      subgroups: {
        finding:
          "in leagues without headers, players made an average of 41 good passes a match instead of 34",
        groups: ["tall defenders", "small midfield players"],
        paraphrases: [
          "maybe midfielders passed more and defenders less",
          "it's just an average over all positions",
          "nine-year-olds and eleven-year-olds may not be the same",
          "we can't see what it did for each kind of player",
          "the good teams might have raised the figure for everybody",
        ],
      },
    },
  },
  {
    issue: "basketball-court-lights",
    reasons: [
      {
        gap: {
          question: "Where else, or at what other times, could working people play?",
          paraphrases: [
            "are there other courts or halls they could use?",
            "could they play at weekends or before work?",
            "it doesn't say if there's a gym open in the evening",
            "other places to play after eight",
            "we don't hear what those people do at present",
            "how many working people are there who want to play?",
          ],
        },
        assumption: {
          clause: "working people would come and play between eight and ten if the court were lit",
          paraphrases: [
            "working people will really use the extra hours",
            "that those with jobs want to play basketball that late",
            "grown-ups would turn up after eight",
            "maybe they're too tired by then and only teenagers come",
            "assumes that the people at the gate would come back regularly",
          ],
        },
        alternative: {
          clause: "the court should be kept for adults from six until eight on two evenings",
          paraphrases: [
            "reserve the court for working people some evenings",
            "give grown-ups their own hours before eight",
            "school kids play in the afternoon, workers from six on",
            "certain evenings ought to be set aside for those with jobs",
          ],
        },
      },
      {
        gap: {
          question: "Do the teenagers from the two schools already play together before eight?",
          paraphrases: [
            "do they mix in the daytime?",
            "it doesn't say whether they play in the same team or only side by side",
            "how many teens from each school come?",
            "would they be allowed out until ten?",
            "nothing is said about what happens on the court now",
          ],
        },
        assumption: {
          clause: "teenagers from both schools would be on the court between eight and ten",
          paraphrases: [
            "both lots of kids would stay out that late",
            "that pupils from the hill and the estate would come after eight",
            "their parents let them play till ten",
            "perhaps only one school's kids would show up",
            "assumes late hours bring the two groups together and not just one",
          ],
        },
        alternative: {
          clause: "the two schools should hold a mixed basketball tournament on the court",
          paraphrases: [
            "have a joint tournament",
            "the schools should do sport together",
            "mixed teams from both schools in the afternoon",
            "put on games where the blue and the grey blazers play side by side",
          ],
        },
      },
      {
        gap: {
          question: "How many people walk home past the park between eight and ten?",
          paraphrases: [
            "how many walkers are there after eight?",
            "has anything ever happened in the park at night?",
            "is the path itself lit?",
            "it doesn't tell how many people would use the short cut",
            "number of walkers who go round by the road",
          ],
        },
        assumption: {
          clause: "a lit court would bring enough players to make the park busy until ten",
          paraphrases: [
            "lights on means people there",
            "that somebody would actually be playing all that time",
            "the park will be full if the lamps are on",
            "it might be lit and still be empty",
            "assumes players would come on cold nights too",
            "enough folk will turn up for it to feel busy",
          ],
        },
        alternative: {
          clause: "a kiosk in the park should stay open in the evenings to draw people",
          paraphrases: [
            "open a cafe there at night",
            "have a kiosk that brings people in",
            "something else should be put on in the park so it's busy",
            "night markets or a food stall would help walkers as well",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["community", "inclusion", "enjoyment"],
        phrase: "a meeting place for the whole quarter",
        shownBy: [1],
        paraphrases: [
          "people coming together",
          "a place where everyone can play",
          "fun and sport for all",
          "young people from everywhere getting to know each other",
          "a lively park that nobody is shut out of",
        ],
      },
      second: {
        ids: ["calm", "comfort", "health"],
        phrase: "quiet evenings for the people in the flats",
        paraphrases: [
          "peace at home",
          "a good night's sleep for kids",
          "no noise after eight",
          "rest for the neighbours",
          "being undisturbed in your own flat",
        ],
      },
      concession: "a toddler forty metres away would be awake two hours longer on school nights",
    },
    fallacies: {
      strawman: {
        distortion: "to see every teenager tucked up by sunset and the park walled in",
        paraphrases: [
          "parents only said that the thud keeps small kids awake",
          "nobody asked for a wall or a bedtime for teenagers",
          "it blows up a complaint about noise into hatred of youth",
          "the neighbours never said such a thing",
        ],
      },
      adHominem: {
        opponent: "the spokesperson of the nearest block",
        attack: "feeds the pigeons and has never thrown away a newspaper",
        paraphrases: [
          "old newspapers don't matter when it comes to the lights",
          "it paints the neighbour as odd so that we won't listen",
          "feeding birds doesn't make a complaint about noise wrong",
          "it attacks the person instead of the noise problem",
        ],
      },
      falseDichotomy: {
        option: "the lamps burn until ten",
        threat: "the park is given up to darkness and fear",
        thirdWays: [
          "the lights could go out at nine",
          "the court could stay lit until ten on Fridays and Saturdays",
        ],
        paraphrases: [
          "nine o'clock would be a compromise",
          "it doesn't have to be ten or total darkness",
          "only weekends would be possible too",
          "the path could be lit without the court",
          "it hides the choices in the middle",
        ],
      },
      slipperySlope: {
        first: "the court goes dark at eight",
        steps: [
          "the teenagers will spend their evenings staring at walls",
          "the two schools will be at war by Christmas",
          "the quarter will have to be put under police command",
        ],
        paraphrases: [
          "it goes dark at eight already and there's no war",
          "one early switch-off can't lead to police rule",
          "no evidence for any of the steps",
          "from lamps to war is a huge jump",
          "it just scares people with made-up results",
        ],
      },
    },
    figures: {
      counted: "players who reached the gate after the lights had gone out",
      countedShort: "disappointed players",
      people: "workers in the offices by the park",
      opinion: "say that they would play if the court were lit until ten",
      amount: {
        members: "players with a full-time job",
        member: "a player with a full-time job",
        verb: "drive",
        verbSingular: "drives",
        unit: "miles",
        purpose: "a month to reach a lit court",
        usual: 8,
        outlier: "who plays for a team in another county",
      },
      subgroups: {
        finding:
          "in parks that are lit until ten, people felt safe on 5.8 evenings a week on average instead of 4.3",
        groups: ["men", "women"],
        paraphrases: [
          "men may feel safer while women don't",
          "the average is for everybody together",
          "it could be quite different for older people",
          "we aren't told how women on their own felt",
          "players and walkers may not feel the same",
        ],
      },
    },
  },
];
