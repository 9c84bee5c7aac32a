import type { IssueEvaluation } from "../evaluation.ts";

/** What modules 2 to 7 need to know of the issues about video games. */
export const videoGames: readonly IssueEvaluation[] = [
  {
    issue: "no-gaming-on-school-nights",
    reasons: [
      {
        gap: {
          question: "How well do the children sleep who may only play at weekends?",
          paraphrases: [
            "do the weekend kids sleep any better?",
            "it doesn't compare the two halves of the parents they asked",
            "how many children play right up to bedtime?",
            "what about kids who stop at six in the evening?",
            "hours of sleep in both groups",
            "we only hear of a single boy of twelve",
          ],
        },
        assumption: {
          clause: "children who may play on a school night go on playing until bedtime",
          paraphrases: [
            "kids don't stop early if they're allowed to game",
            "that gaming on a weekday means gaming late",
            "children won't switch off by themselves at seven",
            "assumes nobody plays in the afternoon and then reads",
            "perhaps most of them finish well before bed",
          ],
        },
        alternative: {
          clause: "children should switch off every kind of screen two hours before they go to bed",
          paraphrases: [
            "no screens late in the evening",
            "games are fine until six o'clock",
            "the console ought to go off after supper",
            "kids should only get peaceful games before bed",
          ],
        },
      },
      {
        gap: {
          question: "Do the children without games on weekdays do better in their schoolwork?",
          paraphrases: [
            "are their marks any better?",
            "it isn't said how the homework of the two groups compares",
            "did the teachers see a difference?",
            "how many children rush their homework for a game?",
            "marks of kids who game daily",
            "what else do they do with the free time?",
          ],
        },
        assumption: {
          clause:
            "without video games nothing else as exciting would draw the children from their books",
          paraphrases: [
            "kids wouldn't just turn to their phones or the telly",
            "that games are the only thing that distracts them",
            "children do their homework calmly once the console is off",
            "assumes there's no other temptation in the house",
            "they could hurry just as much to get outside and play football",
          ],
        },
        alternative: {
          clause: "children should do their homework at school before they come home",
          paraphrases: [
            "homework at school in the afternoon",
            "let them finish their tasks in a study hour",
            "no game until a parent has looked at the homework",
            "phones and televisions ought to be off during homework too",
          ],
        },
      },
      {
        gap: {
          question: "What do families do with a school evening on which nobody plays?",
          paraphrases: [
            "what happens in homes where games are banned?",
            "it doesn't tell whether those families talk more",
            "are the parents home in the evening at all?",
            "do parents look at their own screens?",
            "how much time do families spend together now?",
            "no word on those who play as a family",
          ],
        },
        assumption: {
          clause: "the parents are free on school nights to spend the evening with their children",
          paraphrases: [
            "mum and dad have time when the game is off",
            "that parents aren't working or on their own phones",
            "the family would use the evening to be together",
            "assumes it's the child's game that keeps them apart",
            "parents may be too worn out to do anything with the kids",
          ],
        },
        alternative: {
          clause:
            "parents should put away their own telephones from supper until the children's bedtime",
          paraphrases: [
            "no phones for the grown-ups either",
            "one evening a week with no screen for anybody in the house",
            "families ought to eat supper together at a table",
            "play board games on a fixed night",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["health", "learning", "order"],
        phrase: "a rested child on every school day",
        shownBy: [0],
        paraphrases: [
          "enough sleep",
          "doing well at school",
          "clear rules at home",
          "children being rested and ready",
          "the well-being of the kids",
        ],
      },
      second: {
        ids: ["enjoyment", "freedom", "community"],
        phrase: "the fun of playing with friends",
        paraphrases: [
          "having a good time",
          "deciding for yourself what to do after school",
          "being with your mates online",
          "pleasure after a long day",
          "letting kids choose",
        ],
      },
      concession:
        "a child whose classmates are all online on a Tuesday would sit alone in the kitchen",
    },
    fallacies: {
      strawman: {
        distortion: "to hand over their children to a machine and never speak to them again",
        paraphrases: [
          "they just said that kids meet friends online",
          "nobody wants to give children away to machines",
          "allowing a match isn't the same as never talking",
          "it makes parents who allow games look heartless",
          "that's far from what those parents think",
        ],
      },
      adHominem: {
        opponent: "the father who chairs the parents' council",
        attack: "comes to every meeting in odd socks",
        paraphrases: [
          "socks are no argument about games",
          "it makes fun of his socks and doesn't touch what he says about friends",
          "how he dresses is neither here nor there",
          "a dad in odd socks can be right about children",
        ],
      },
      falseDichotomy: {
        option: "children leave the console alone on school nights",
        threat: "they sit up with it every night until their eyes are square",
        thirdWays: [
          "they could play for an hour and stop before supper",
          "parents could allow games on Wednesdays only",
        ],
        paraphrases: [
          "an hour a day is also possible",
          "you could set a time limit",
          "not every child who plays stays up all night",
          "there's a lot of room between never and all night",
          "the writer forgets about rules in the middle",
        ],
      },
      slipperySlope: {
        first: "games are allowed on a Tuesday",
        steps: [
          "children will bring their consoles into the classroom",
          "schools will give up teaching and hand out controllers",
          "the country will have no doctors and no plumbers left",
        ],
        paraphrases: [
          "a game on Tuesday doesn't leave us without doctors",
          "half the parents allow it already and schools still teach",
          "there's no reason why schools should give up",
          "each claim is bigger than the one before and nothing proves them",
        ],
      },
    },
    figures: {
      counted: "pupils who fell asleep in the first lesson of the day",
      countedShort: "sleeping pupils",
      people: "teachers of the lower years",
      opinion: "say that they can tell who was gaming the night before",
      amount: {
        members: "children with a console in their room",
        member: "a child with a console in their room",
        verb: "play",
        verbSingular: "plays",
        unit: "minutes",
        purpose: "a week after ten at night",
        usual: 15,
        outlier: "whose parents both work the night shift",
      },
      subgroups: {
        finding:
          "children who played only at weekends slept 8.9 hours a night on average and the others 8.3",
        groups: ["children under ten", "children of twelve and thirteen"],
        paraphrases: [
          "it may be true for the little ones and not for the bigger ones",
          "different ages are thrown together",
          "maybe boys and girls differ",
          "small children sleep longer anyway, so the average could mislead",
          "we'd need to see each age by itself",
        ],
      },
    },
  },
  {
    issue: "surprise-boxes-adults-only",
    reasons: [
      {
        gap: {
          question: "Are children who buy such boxes more likely to gamble when they grow up?",
          paraphrases: [
            "do these kids become gamblers later?",
            "it doesn't say that the boxes have made anyone addicted",
            "how much do children spend on them altogether?",
            "any research on boxes and betting",
            "can the prizes be turned back into money?",
            "we're not told what the law says about it",
          ],
        },
        assumption: {
          clause: "betting for small sums does more harm to children than to adults",
          paraphrases: [
            "gambling is worse for kids than for grown-ups",
            "that children can't handle games of chance",
            "a bit of betting is dangerous at that age",
            "assumes kids get hurt by it and adults don't",
            "a pound or two on luck may not do a child any harm",
          ],
        },
        alternative: {
          clause: "makers of such games should need the same licence as a betting shop",
          paraphrases: [
            "put them under the gambling laws",
            "tax the boxes like bets",
            "the odds ought to be printed on every box",
            "arcade machines with prizes should be checked more strictly as well",
          ],
        },
      },
      {
        gap: {
          question: "How much do children spend in games that show their prices in pounds?",
          paraphrases: [
            "do kids spend less when it's in pounds?",
            "is it the coins that confuse them or do they just like spending?",
            "it says nothing of how much a typical child pays",
            "can a child pay without asking a parent?",
            "how many boxes are bought with coins on a screen",
            "just the one girl and her brother are mentioned",
          ],
        },
        assumption: {
          clause: "adults keep a sense of what coins on a screen cost them",
          paraphrases: [
            "grown-ups aren't fooled by virtual money",
            "that the problem disappears at eighteen",
            "adults know what they spend in a game",
            "assumes older players can do the sums better than kids",
            "plenty of adults lose track too, I'd think",
          ],
        },
        alternative: {
          clause: "every game should show its prices in pounds and pence and nothing else",
          paraphrases: [
            "real prices in place of rubies",
            "ban made-up coins in games",
            "schools ought to teach children about money",
            "shops and games should tell you what you've spent so far",
          ],
        },
      },
      {
        gap: {
          question: "At what age do most players begin to see through the makers' tricks?",
          paraphrases: [
            "how old do you have to be to notice the tricks?",
            "do eighteen-year-olds see through them?",
            "it isn't stated how anyone tested the twelve-year-olds",
            "was there a survey among kids?",
            "do the glow and the trembling make children buy more?",
            "nothing about sixteen-year-olds",
          ],
        },
        assumption: {
          clause: "adults notice the tricks that children of twelve do not see",
          paraphrases: [
            "grown-ups see through it",
            "that over-18s aren't taken in by glowing boxes",
            "people learn to spot such things by the time they're adults",
            "assumes only young players fall for it",
            "my uncle falls for that too, so why adults only?",
          ],
        },
        alternative: {
          clause: "makers should be forbidden to let a box glow and tremble before it opens",
          paraphrases: [
            "ban the tricks themselves",
            "boxes ought to open without any show",
            "no more near misses on the screen",
            "advertising aimed at twelve-year-olds should be stopped altogether",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["safety", "health", "compassion"],
        phrase: "protection of the young",
        paraphrases: [
          "keeping children from harm",
          "not letting kids be exploited",
          "shielding them from gambling",
          "looking after those who can't judge yet",
          "care for minors",
        ],
      },
      second: {
        ids: ["freedom", "enjoyment", "prosperity"],
        phrase: "the thrill of a free choice",
        paraphrases: [
          "players being allowed to buy what they like",
          "having fun with surprises",
          "parents deciding for their own family",
          "firms selling what people want",
          "liberty",
        ],
      },
      concession:
        "a sensible girl of sixteen could no longer buy a title that all her friends were playing before",
    },
    fallacies: {
      strawman: {
        distortion: "to set up slot machines in every nursery and lend the toddlers coins",
        paraphrases: [
          "no one wants slot machines for toddlers",
          "they compared it with football cards and nothing worse",
          "it blows up the other view so it's easy to attack",
          "selling sealed packets isn't a casino in a nursery",
          "that's not their position at all",
        ],
      },
      adHominem: {
        opponent: "the owner of the games shop",
        attack: "has kept the same bowl-shaped haircut since primary school",
        paraphrases: [
          "a bad haircut is not a reason",
          "it's about hair and not about the boxes",
          "the haircut doesn't show that the owner is wrong on football cards",
          "they make the owner look childish and leave it at that",
        ],
      },
      falseDichotomy: {
        option: "we keep such games for adults",
        threat: "every child in the country gambles away the rent",
        thirdWays: [
          "the makers could show what is in a box before it is paid for",
          "parents could set a limit of a few pounds a month",
        ],
        paraphrases: [
          "a spending limit would help too",
          "kids don't pay the rent in any case",
          "there are softer rules than adults only",
          "you could make them print the odds",
          "it offers just a ban or a disaster",
        ],
      },
      slipperySlope: {
        first: "children may buy the boxes",
        steps: [
          "toys will be sold in sealed sacks only",
          "pupils will roll dice for their marks and their lunch",
          "whole cities will be won and lost at cards",
        ],
        paraphrases: [
          "a box in a game doesn't lead to cities lost at cards",
          "they have been on sale for some time and toys still come unsealed",
          "no link is shown between one step and the next",
          "that's just piling fear upon fear",
        ],
      },
    },
    figures: {
      counted: "calls to a helpline from parents about surprise boxes",
      countedShort: "such calls",
      people: "parents of young players",
      opinion: "say that the boxes ought to be kept from children",
      amount: {
        members: "players under eighteen",
        member: "a player under eighteen",
        verb: "spend",
        verbSingular: "spends",
        unit: "pounds",
        purpose: "a year on surprise boxes",
        usual: 10,
        outlier: "who used a grandfather's bank card without asking",
      },
      subgroups: {
        finding:
          "players under eighteen bought 5.4 boxes a month on average in a survey, adults only 2.9",
        groups: ["children under twelve", "players of sixteen and seventeen"],
        paraphrases: [
          "it could be just the sixteen-year-olds who buy that many",
          "little children and nearly grown-ups are lumped together",
          "we don't know how much the real kids buy",
          "the average under eighteen hides big differences",
        ],
      },
    },
  },
  {
    issue: "school-e-sports-team",
    reasons: [
      {
        gap: {
          question:
            "How does the behaviour of e-sports players compare with that of hockey players elsewhere?",
          paraphrases: [
            "are e-sports players really as disciplined as hockey players?",
            "it doesn't say how the discipline was measured",
            "what do the teachers notice about these pupils in class?",
            "how often do the two teams train?",
            "have they been more punctual since they joined?",
            "no evidence beyond one Wednesday routine",
          ],
        },
        assumption: {
          clause: "the school pays the hockey team's travel for the discipline that hockey teaches",
          paraphrases: [
            "discipline is why hockey gets its fares paid",
            "that the school spends money on teams to teach self-control",
            "the hockey team isn't paid for other things like fresh air",
            "assumes what counts for the fares is discipline",
            "maybe the school pays for hockey since kids get exercise there",
          ],
        },
        alternative: {
          clause: "all the teams of the school should pay for half of their journeys themselves",
          paraphrases: [
            "every team pays half",
            "treat them alike and cut the money for all",
            "hockey and e-sports ought to pay the same share",
            "nobody gets the full fare",
          ],
        },
      },
      {
        gap: {
          question: "How many pupils have stayed out of the team for want of the fare?",
          paraphrases: [
            "does the cost keep anyone away?",
            "what does a trip cost each player?",
            "it isn't told if someone has left over the money",
            "did other clubs turn those pupils away or did they never try?",
            "how many pupils still belong to no team?",
            "we don't know how the eleven feel about school now",
          ],
        },
        assumption: {
          clause:
            "some of these pupils could not stay in the team if they went on paying their own fares",
          paraphrases: [
            "without the money they'd have to drop out",
            "that travel costs put the outsiders' place at risk",
            "the players can't really afford the trips",
            "assumes the team depends on the school's money",
            "they have been fine paying for themselves up to now",
          ],
        },
        alternative: {
          clause:
            "the school should hold its e-sports matches over the internet and save the fares",
          paraphrases: [
            "play from the school over the net",
            "no journeys, they can play online",
            "the team ought to compete without travelling",
            "meet the other schools on the screen",
          ],
        },
      },
      {
        gap: {
          question: "How strong were the opponents in the tournaments that the team won?",
          paraphrases: [
            "who did they beat?",
            "it doesn't tell how good the other teams were",
            "how many matches did football, hockey and chess win?",
            "were those big tournaments or small local ones?",
            "three tournaments isn't much, how does it go on?",
            "success of the other teams in figures",
          ],
        },
        assumption: {
          clause: "the school decides by success which of its teams have their travel paid",
          paraphrases: [
            "money goes to the teams that win",
            "that winning is what earns you the fares",
            "the other teams get paid for on account of their results",
            "assumes success matters for who gets travel money",
            "the school might pay for teams however badly they do",
          ],
        },
        alternative: {
          clause: "the school should look for a firm that will pay the team's travel costs",
          paraphrases: [
            "find a sponsor",
            "a computer shop could pay for the fares",
            "such a good team ought to get money from a company",
            "let a firm pay and put its name on the shirts",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["fairness", "inclusion", "progress"],
        phrase: "equal treatment for a new kind of team",
        paraphrases: [
          "what's right for one team is right for another",
          "justice for the gamers",
          "outsiders get a place",
          "being open to new things",
          "no team is second class",
        ],
      },
      second: {
        ids: ["health", "thrift", "tradition"],
        phrase: "getting pupils away from screens",
        paraphrases: [
          "exercise and fresh air",
          "saving the school's money",
          "sport as it has always been",
          "children's eyes and backs",
          "less sitting about",
        ],
      },
      concession:
        "the fares would pay for many more hours indoors on a chair for fourteen growing bodies",
    },
    fallacies: {
      strawman: {
        distortion: "to smash every computer in the building and go back to slates",
        paraphrases: [
          "nobody wants computers smashed",
          "they're against paying for more screen time, not against computers",
          "it makes worried parents look like cavemen",
          "going back to slates was never mentioned",
          "that twists a remark on money",
        ],
      },
      adHominem: {
        opponent: "the school secretary",
        attack: "once fell into the pond at the summer fair",
        paraphrases: [
          "falling into a pond has nothing to do with travel money",
          "it just laughs at the secretary",
          "an accident at a fair doesn't make the point about screens wrong",
          "they bring up an embarrassing story and no argument",
        ],
      },
      falseDichotomy: {
        option: "the school pays for the team's trips",
        threat: "the players slink back to their bedrooms and never speak to anyone",
        thirdWays: [
          "the team could play its tournaments from a room in the school",
          "the school could pay half of the fares",
        ],
        paraphrases: [
          "they could pay half each",
          "a bake sale might bring in the money",
          "they've paid for themselves so far and didn't vanish",
          "there are other ways to keep the team going",
          "not paying doesn't mean nobody talks to them",
        ],
      },
      slipperySlope: {
        first: "the e-sports team gets no fares",
        steps: [
          "the chess players will lose their tickets next",
          "the football team will have to walk to its matches",
          "the school will forbid pupils to leave the building at all",
        ],
        paraphrases: [
          "refusing one team doesn't mean locking everyone in",
          "they haven't got fares now and chess still does",
          "why would football lose its money?",
          "nothing speaks for that chain of events",
        ],
      },
    },
    figures: {
      counted: "pupils who asked to join the e-sports team",
      countedShort: "requests",
      people: "pupils at the school",
      opinion: "say that the team has done more for the school than any other",
      amount: {
        members: "e-sports players",
        member: "an e-sports player",
        verb: "pay",
        verbSingular: "pays",
        unit: "pounds",
        purpose: "a year in fares to tournaments",
        usual: 12,
        outlier: "who lives on an island and needs a ferry each time",
      },
      subgroups: {
        finding:
          "since the team was founded, its fourteen members have missed 2.1 days a term on average, down from 3.4",
        groups: ["the five first players", "the substitutes"],
        paraphrases: [
          "maybe only the best five come to school more often",
          "the substitutes may miss as much as ever",
          "it's an average over the team, so some could be worse",
          "old and new members are not told apart",
        ],
      },
    },
  },
  {
    issue: "care-home-consoles",
    reasons: [
      {
        gap: {
          question:
            "How many of the forty-six residents are able to bowl or dance before a screen?",
          paraphrases: [
            "how many of them can still stand up and move?",
            "it doesn't say how the others across the river use the console",
            "do they keep it up after the first weeks?",
            "what exercise do the residents get already?",
            "number of people in wheelchairs",
            "has a doctor said whether it's good or risky for them?",
          ],
        },
        assumption: {
          clause: "residents who now sit in their armchairs would get up to play",
          paraphrases: [
            "the old people would really use the consoles",
            "that they'd move and not just watch",
            "residents want to bowl in front of a screen",
            "assumes those who don't move now would start to",
            "they may leave the thing in its box",
          ],
        },
        alternative: {
          clause: "the home should go bowling and hold a dance in the village hall each week",
          paraphrases: [
            "real bowling and dancing",
            "take them to the hall once a week",
            "they ought to dance to a band",
            "go out to a bowling alley",
          ],
        },
      },
      {
        gap: {
          question: "How often do grandchildren come to visit the home on Park Road?",
          paraphrases: [
            "how many residents have grandchildren who visit?",
            "it isn't said whether the children want to race with them",
            "do any grandchildren live nearby?",
            "what do they do together at the moment?",
            "number of visits in a month",
            "nobody tells us if it worked in other homes",
          ],
        },
        assumption: {
          clause: "residents are able to steer a racing car well enough to enjoy the race",
          paraphrases: [
            "old hands can manage a controller",
            "that grandparents can learn to play a racing game",
            "it won't be too fast for them",
            "assumes granny can keep up and has fun",
            "their eyes and fingers might not be up to it",
          ],
        },
        alternative: {
          clause: "grandchildren should bring a console of their own along when they come to visit",
          paraphrases: [
            "let the kids bring their own console",
            "families can carry one in when they visit",
            "grandparents ought to play racing games at the grandchildren's homes",
            "a race over the internet from each family's house",
          ],
        },
      },
      {
        gap: {
          question:
            "Has anybody tested whether puzzle games help the memory of people past eighty?",
          paraphrases: [
            "is there any study on that?",
            "it doesn't say how the sharpness was measured",
            "did the two brothers' minds really get better?",
            "do crosswords do the same?",
            "how long must you play for it to work?",
            "proof that puzzles on a screen help",
          ],
        },
        assumption: {
          clause: "the residents do not keep their minds busy just as well without a screen",
          paraphrases: [
            "they don't get enough to think about now",
            "that crosswords and chess aren't as good",
            "old people need a console for brain work",
            "assumes there are no puzzles in the home yet",
            "a pack of cards could train the brain too",
          ],
        },
        alternative: {
          clause: "the home should lend its residents small tablets with puzzle games on them",
          paraphrases: [
            "buy tablets with puzzles",
            "puzzle games on their telephones would do",
            "everyone past sixty ought to play such games at home",
            "a cheap laptop with puzzles in each room",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["health", "progress", "community"],
        phrase: "staying active in body and mind",
        shownBy: [0, 2],
        paraphrases: [
          "keeping fit",
          "exercise and a clear head",
          "old people trying something modern",
          "being in touch with the young",
          "not rusting away in a chair",
        ],
      },
      second: {
        ids: ["enjoyment", "variety", "nature"],
        phrase: "a day out in the open",
        paraphrases: [
          "seeing the sea once more",
          "fresh air and a different place for once",
          "a lovely trip together",
          "the pleasure of an outing",
          "getting outside",
        ],
      },
      concession:
        "forty-six people would see the same four walls of the common room all summer long",
    },
    fallacies: {
      strawman: {
        distortion: "to pack all the residents into a coach and leave them on a beach",
        paraphrases: [
          "nobody wants to leave anyone on a beach",
          "an outing isn't the same as getting rid of people",
          "they just said that most would like a trip to the sea",
          "it turns a nice idea into something cruel",
          "the real wish isn't answered",
        ],
      },
      adHominem: {
        opponent: "the cook of the care home",
        attack: "once got married in a tent in the middle of a flood",
        paraphrases: [
          "the cook's wedding has nothing to do with consoles",
          "that's private and proves nothing",
          "a wedding in a tent doesn't tell us what residents prefer",
          "it attacks the cook and not the idea of an outing",
        ],
      },
      falseDichotomy: {
        option: "the home buys the two consoles",
        threat: "forty-six people stare at the wallpaper until bedtime",
        thirdWays: [
          "the committee could buy one console and hire a coach with the rest",
          "the home could borrow a console for a month and see",
        ],
        paraphrases: [
          "there's plenty to do besides consoles and wallpaper",
          "they could do a bit of both with nine hundred pounds",
          "borrow one first, why not?",
          "books, cards and walks exist as well",
          "the writer leaves the outing out altogether",
        ],
      },
      slipperySlope: {
        first: "the home goes without consoles",
        steps: [
          "the residents will stop coming to the common room",
          "their families will forget the way to Park Road",
          "no one in the country will dare to grow old",
        ],
        paraphrases: [
          "no consoles doesn't mean the families stay away",
          "they manage without one at present",
          "how do you get from a console to nobody daring to grow old?",
          "none of those steps is shown to follow",
        ],
      },
    },
    figures: {
      counted: "residents who came down to the common room to play",
      countedShort: "players",
      people: "residents of homes with a console",
      opinion: "say that they feel fitter since it was bought",
      amount: {
        members: "residents of the home across the river",
        member: "a resident of the home across the river",
        verb: "play",
        verbSingular: "plays",
        unit: "minutes",
        purpose: "a week on the console",
        usual: 20,
        outlier: "who used to design racing cars for a living",
      },
      subgroups: {
        finding:
          "residents of homes with a console walked 410 steps more a day on average than residents of other homes",
        groups: ["residents under eighty", "residents over ninety"],
        paraphrases: [
          "perhaps only the fitter ones walk more",
          "the very old may not have moved a step more",
          "people in wheelchairs and good walkers are averaged together",
          "it doesn't tell how those over ninety did",
        ],
      },
    },
  },
  {
    issue: "verified-names-in-voice-chat",
    reasons: [
      {
        gap: {
          question: "How many players left that racing game when it asked for passports?",
          paraphrases: [
            "did people leave the game at the same time?",
            "it doesn't say how many were still talking afterwards",
            "maybe fewer complaints just means fewer players, we aren't told",
            "how many people used the voice chat before and after?",
            "was anything else changed in that game?",
            "how it went in other games",
          ],
        },
        assumption: {
          clause: "players with a verified name feel that they could be held to account",
          paraphrases: [
            "people think there'll be consequences once their name is known",
            "that a checked name makes you afraid of being caught",
            "rude players care whether the company knows who they are",
            "assumes a name on file is enough to make people watch their tongue",
            "folk swear under their own names all over the internet",
            "rude players are scared of being named",
          ],
        },
        alternative: {
          clause: "every insult in the voice chat should be recorded and traced to its sender",
          paraphrases: [
            "record the chat so that insults can be traced",
            "find out who said it afterwards",
            "insults ought to be kept and punished",
            "let them use any name, but trace the rude ones",
          ],
        },
      },
      {
        gap: {
          question: "How many of the insults come from players who had been thrown out before?",
          paraphrases: [
            "how many bullies come back?",
            "it isn't stated how common such returns are",
            "one cough in seven accounts, but how about the rest?",
            "how easy is it to get hold of a false passport?",
            "do games try other ways to keep them out?",
            "share of bullies who return",
          ],
        },
        assumption: {
          clause: "bullies could not get in again with somebody else's papers",
          paraphrases: [
            "the name check can't be tricked",
            "that nobody borrows a brother's passport",
            "one person only has one name to register with",
            "assumes the checks are hard to cheat",
            "they could use a friend's account and be back the same day",
          ],
        },
        alternative: {
          clause: "a game should lock out the device of anyone who has been thrown out",
          paraphrases: [
            "block their computer and not only the account",
            "a new account ought to cost ten pounds",
            "newcomers should be silent for the first month",
            "companies could share a list of banned players",
          ],
        },
      },
      {
        gap: {
          question: "Would a name that parents do not know tell them anything about the person?",
          paraphrases: [
            "what would parents do with a stranger's name?",
            "it doesn't tell whether parents get to see the names at all",
            "how many children talk to strangers at night?",
            "do parents look into it even now?",
            "is there a button to switch the voice chat off?",
            "has a child come to harm through this?",
          ],
        },
        assumption: {
          clause:
            "parents would be able to see the checked names of those who talk to their children",
          paraphrases: [
            "the names are shown to mums and dads",
            "that the company doesn't keep the names to itself",
            "parents look at the screen and read the names",
            "assumes a verified name is visible to everybody",
            "maybe only the firm knows it and the mother still hears Captain Pickle",
          ],
        },
        alternative: {
          clause:
            "children should be able to talk only to players whom their parents have approved",
          paraphrases: [
            "parents choose whom their child may talk to",
            "no voice chat for children at night",
            "the console ought to stand in the living room",
            "a list of approved friends for kids",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["safety", "trust", "order"],
        phrase: "protection from bullies and strangers",
        shownBy: [1, 2],
        paraphrases: [
          "keeping players safe",
          "no insults and threats",
          "knowing who you are talking to",
          "rules that can be enforced",
          "parents being able to rest easy",
        ],
      },
      second: {
        ids: ["privacy", "freedom", "inclusion"],
        phrase: "the right to go unrecognised",
        paraphrases: [
          "staying anonymous",
          "shy people being able to join in",
          "not giving your data to a company",
          "talking under any name you like",
          "keeping your identity to yourself",
        ],
      },
      concession:
        "somebody who stammers and talks only as Captain Pickle would fall silent for good",
    },
    fallacies: {
      strawman: {
        distortion: "to let every villain in the world whisper into a child's ear",
        paraphrases: [
          "they talked about shy people and not about villains",
          "no one wants criminals to whisper to kids",
          "wanting a nickname isn't the same as helping villains",
          "it makes the other side sound evil",
          "the point about shyness is simply dropped",
        ],
      },
      adHominem: {
        opponent: "the founder of a players' association",
        attack: "eats cold beans out of the tin at formal dinners",
        paraphrases: [
          "eating beans has nothing to do with names in a chat",
          "bad table manners don't weaken the argument",
          "it holds the founder up to ridicule, nothing else",
          "what somebody eats isn't a reason against what they say",
        ],
      },
      falseDichotomy: {
        option: "every speaker shows a verified name",
        threat: "the loudest bully of all rules every game",
        thirdWays: [
          "players could mute strangers with one button",
          "games could keep separate rooms for people with checked names",
        ],
        paraphrases: [
          "you can mute people",
          "moderators could do more",
          "two kinds of rooms would be a way in between",
          "bullies don't rule every game even now",
          "checked names aren't the sole cure",
        ],
      },
      slipperySlope: {
        first: "invented names are allowed in voice chat",
        steps: [
          "every quarrel will end in threats",
          "players will come to blows in the street over lost races",
          "police in helmets will have to stand beside every sofa",
        ],
        paraphrases: [
          "a nickname doesn't bring the police to your sofa",
          "names are invented now and there's no fighting in the streets",
          "there's no proof that quarrels would turn into blows",
          "the jump from chat to police is silly",
        ],
      },
    },
    figures: {
      counted: "complaints about insults in voice chat",
      countedShort: "complaints",
      people: "players of the racing game",
      opinion: "say that people talk more kindly since the passports",
      amount: {
        members: "players without a checked name",
        member: "a player without a checked name",
        verb: "hear",
        verbSingular: "hears",
        unit: "insults",
        purpose: "a month in the voice chat",
        usual: 5,
        outlier: "who plays with the sound on through every night",
      },
      subgroups: {
        finding:
          "in games with checked names, players felt safe on 81 per cent of their evenings, elsewhere on 70 per cent",
        groups: ["shy players", "players who talk a lot"],
        paraphrases: [
          "shy people may feel less safe with their name shown",
          "it mixes quiet and talkative players together",
          "girls and boys could see this in different ways",
          "maybe just those who love to chat feel better",
        ],
      },
    },
  },
  {
    issue: "keeping-sold-games-playable",
    reasons: [
      {
        gap: {
          question: "What does the contract say that buyers accept before they start such a game?",
          paraphrases: [
            "what's in the small print?",
            "it doesn't say if buyers were told that the game could stop",
            "did the makers ever promise how long it would run?",
            "how many years did those three titles last?",
            "do most buyers still play after two years?",
            "number of buyers who were surprised",
          ],
        },
        assumption: {
          clause: "a game that cannot be played any more is no longer worth anything to its owner",
          paraphrases: [
            "if it doesn't run you don't really have it",
            "that owning a game means being able to play it",
            "buyers lose what they own when the link is cut",
            "assumes people bought it to keep and not just for a while",
            "having had fun for two years might be what they paid for",
          ],
        },
        alternative: {
          clause: "shops should print on each box how long the game is sure to run",
          paraphrases: [
            "put an end date on the package",
            "buyers ought to get some money back when the link is cut",
            "call it renting and not buying",
            "people should be allowed to sell their games on",
          ],
        },
      },
      {
        gap: {
          question:
            "How many people wanted to play the three titles at the time they were stopped?",
          paraphrases: [
            "did anyone still play them?",
            "it isn't told how many players were left",
            "does a museum or library keep copies of old games?",
            "can the music be heard without the game?",
            "which games count as culture and which don't?",
            "nothing about who would play it in ten years",
          ],
        },
        assumption: {
          clause: "nobody but the company that made a game is able to keep it playable",
          paraphrases: [
            "museums and fans can't save the games themselves",
            "that only the maker can keep it running",
            "without the company a game is lost for good",
            "assumes no library could look after it",
            "fans might well keep it going on their own computers",
          ],
        },
        alternative: {
          clause:
            "the national library should collect video games as it collects books and records",
          paraphrases: [
            "put games in a museum",
            "the state ought to pay for an archive of games",
            "teach famous games at school like novels",
            "companies should hand a copy to a public archive",
          ],
        },
      },
      {
        gap: {
          question: "What would it cost a studio to plan for ten years, and who would pay for it?",
          paraphrases: [
            "what does that cost?",
            "would games get dearer?",
            "it doesn't say whether small studios could manage ten years",
            "are there studios that plan that far, and are their games better?",
            "what did the other fourteen programmers say?",
            "fewer new games perhaps, we aren't told",
          ],
        },
        assumption: {
          clause: "studios would meet a duty of ten years by better work and not by fewer games",
          paraphrases: [
            "they'd put more care into it and not just give up",
            "that companies react by building better",
            "studios can afford to plan for that long",
            "assumes the rule leads to quality and not to higher prices",
            "some small studios may stop making online games at all",
          ],
        },
        alternative: {
          clause:
            "publishers should sign contracts of ten years with the studios that work for them",
          paraphrases: [
            "long contracts for studios",
            "give programmers jobs for a decade",
            "studios ought to get their money spread over ten years",
            "the state could fund studios that plan far ahead",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["loyalty", "fairness", "tradition"],
        phrase: "keeping faith with those who bought it",
        shownBy: [0],
        paraphrases: [
          "justice for customers",
          "getting what you paid for",
          "standing by your product",
          "preserving games for later",
          "reliability of the makers",
        ],
      },
      second: {
        ids: ["thrift", "efficiency", "freedom"],
        phrase: "a firm's right to save costs",
        paraphrases: [
          "not wasting money on a few players",
          "companies deciding for themselves",
          "profit",
          "using computers where they are needed",
          "letting business be business",
        ],
      },
      concession: "halls of computers would hum for years on behalf of a handful of people",
    },
    fallacies: {
      strawman: {
        distortion: "to creep into people's bedrooms at night and burn their favourite games",
        paraphrases: [
          "they said it's a waste to run computers for very few people",
          "nobody creeps into anyone's bedroom",
          "saving on computers isn't burning games",
          "the other side is made into a gang of thieves",
          "it leaves out their real point about the cost",
        ],
      },
      adHominem: {
        opponent: "the boss of a games studio",
        attack: "cannot keep so much as a cactus alive on the windowsill",
        paraphrases: [
          "a dead cactus tells us nothing about computers and costs",
          "it's a joke about the boss and no reply",
          "house plants have nothing to do with old games",
          "being bad with plants doesn't make the cost argument wrong",
        ],
      },
      falseDichotomy: {
        option: "makers keep their games playable for ten years",
        threat: "everything we buy turns to dust on the day we pay for it",
        thirdWays: [
          "makers could give the program to fans when they stop",
          "the law could ask for three years",
        ],
        paraphrases: [
          "five years would be possible as well",
          "fans could run it themselves",
          "games don't stop on the day you buy them",
          "refunds would be another answer",
          "between ten years and nothing there's a lot",
        ],
      },
      slipperySlope: {
        first: "companies may cut the link when they like",
        steps: [
          "cars will stop in the middle of the road when their makers get bored",
          "bridges will be switched off at the end of each season",
          "nobody will own so much as the shirt they are wearing",
        ],
        paraphrases: [
          "a game that stops has nothing to do with bridges",
          "cars and shirts aren't the same as online games",
          "companies can do that already and my shirt is still mine",
          "it isn't shown that one would lead to the other",
        ],
      },
    },
    figures: {
      counted: "complaints by buyers about games that had stopped running",
      countedShort: "complaints",
      people: "buyers of one of the three titles",
      opinion: "say that they feel cheated of their money",
      amount: {
        members: "buyers of online games",
        member: "a buyer of online games",
        verb: "lose",
        verbSingular: "loses",
        unit: "pounds",
        purpose: "a year on games that stop running",
        usual: 6,
        outlier: "who collects every edition of every title",
      },
      subgroups: {
        finding:
          "studios that promise ten years get 8.3 points out of ten on average from players, other studios 7.6",
        groups: ["large studios", "small studios"],
        paraphrases: [
          "it may be down to the big studios alone",
          "small studios might do worse under such a promise",
          "big and small firms are in one average",
          "we don't see how different kinds of games were marked",
        ],
      },
    },
  },
];
