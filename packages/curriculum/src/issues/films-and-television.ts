import type { IssueFamily } from "../issue.ts";

/** Issues about cinema, television and the people who make and watch them. */
export const filmsAndTelevision: IssueFamily = {
  id: "films-and-television",
  name: "films and television",
  keywords: [
    "film",
    "films",
    "movie",
    "movies",
    "cinema",
    "cinemas",
    "film-making",
    "filmmaking",
    "documentary",
    "documentaries",
    "television",
    "tv",
    "tv series",
    "tv shows",
    "sitcom",
    "sitcoms",
    "soap operas",
    "reality tv",
    "talent shows",
    "streaming series",
    "screenwriting",
    "anime",
    "film directors",
    "box sets",
  ],
  issues: [
    {
      id: "interval-in-long-films",
      question: "Should a cinema put an interval into very long films?",
      background:
        "The cinema in our high street has two screens and a small bar. Last year it showed nineteen films that ran for more than two and a half hours.",
      objection: "stopping in the middle ruins the tension of a good story",
      objectionParaphrases: [
        "it kills the suspense",
        "you lose the mood if the film is interrupted",
        "film lovers say a pause tears the story apart",
      ],
      claim: "the cinema should put an interval into films of more than two and a half hours",
      claimParaphrases: [
        "long films need an interval",
        "there ought to be a pause in very long movies",
        "the cinema should stop for a while in the middle of a three-hour film",
        "anything over 150 minutes has to have a break",
        "give us a pause halfway when the film's that long",
      ],
      claimOpposites: [
        "the cinema shouldn't put an interval into long films",
        "the cinema should show long films straight through from start to finish",
        "no break in long films",
        "just keep the film rolling, who wants a pause in the middle",
      ],
      reasons: [
        {
          clause: "hardly anyone can follow a story for three hours on end",
          detail:
            "Somewhere in the third hour people begin to ask their neighbours who the man in the hat was.",
          paraphrases: [
            "nobody concentrates for that long",
            "three hours is too much to take in",
            "because your mind gives up at some point if it never stops",
            "people lose the thread during such a length of time",
            "attention doesn't last three hours",
          ],
          opposites: [
            "almost everyone can follow a story for three hours on end",
            "people don't lose the thread in a three-hour film",
            "people follow a story better when it runs for three hours on end",
          ],
          ambiguous: {
            phrase: "follow",
            readings: ["understand the plot of", "stay alert through every minute of"],
            stake:
              "Most people understand the plot even if they miss a few minutes, so the reason is strong only if every minute counts.",
          },
        },
        {
          clause: "drinks sold halfway through the evening keep a small cinema independent",
          detail:
            "A ticket leaves the owners about two pounds, and a glass of wine leaves them nearly three.",
          paraphrases: [
            "the bar money helps it stay its own master",
            "drinks keep the cinema free",
            "because selling drinks pays the bills of a little cinema",
            "a small picture house needs the takings from its bar to stand alone",
            "without drinks sales it couldn't stay on its own feet",
          ],
          opposites: [
            "drinks sold in an interval cost a small cinema its independence",
            "selling drinks halfway doesn't keep a small cinema independent",
            "a small cinema loses money on the drinks it sells halfway through",
          ],
          ambiguous: {
            phrase: "independent",
            readings: ["free of grants from the council", "free of any large chain"],
            stake:
              "A few glasses more may make a grant unnecessary, but they would hardly stop the owners from selling to a chain that offers enough.",
          },
        },
        {
          clause: "twenty minutes in the foyer turn a film into a social occasion",
          detail:
            "When the projector failed in May, three tables in the bar argued about the stepbrother until it was mended.",
          paraphrases: [
            "people get to talk to each other",
            "you can chat about it halfway",
            "because in the foyer the audience meets and discusses",
            "it makes going to the pictures a thing you do in company",
            "the evening becomes more sociable",
          ],
          opposites: [
            "twenty minutes in the foyer make people lonelier",
            "a pause in the foyer doesn't turn a film into a social occasion",
            "people talk to each other less when there is an interval",
          ],
          ambiguous: {
            phrase: "social",
            readings: ["for the friends who came together", "for strangers who would not have met"],
            stake:
              "Friends can talk on the way home in any case, while a meeting of strangers is something that only a pause can bring about.",
          },
        },
      ],
    },
    {
      id: "subtitles-not-dubbing",
      question: "Should television show foreign films with subtitles and not dubbed?",
      background:
        "Our public broadcaster shows about two hundred foreign films a year. Nearly all of them are dubbed, and most are on after nine in the evening.",
      objection: "people who come home tired do not want to read",
      objectionParaphrases: [
        "reading is too tiring",
        "after work nobody feels like reading a film",
        "viewers would rather relax than look at lines of text",
      ],
      claim: "the public broadcaster should show foreign films with subtitles and not dubbed",
      claimParaphrases: [
        "subtitles instead of dubbing",
        "foreign films ought to be shown in the original with text",
        "television should stop dubbing films from abroad",
        "leave the voices alone and put words underneath",
        "the broadcaster has to go over to subtitles",
      ],
      claimOpposites: [
        "the public broadcaster shouldn't show foreign films with subtitles",
        "the public broadcaster should go on dubbing foreign films",
        "dubbed films instead of subtitles",
        "give us foreign films in plain English and lose the subtitles",
      ],
      reasons: [
        {
          clause: "viewers pick up a language when they hear it week after week",
          detail:
            "Our neighbour's son was ordering his coffee in Danish after two winters of detective films.",
          paraphrases: [
            "you learn languages that way",
            "people get to know a foreign tongue by hearing it",
            "because the ear gets used to it and you start learning",
            "watching in the original teaches you the language",
            "it's a free language course for whoever watches",
          ],
          opposites: [
            "viewers forget a language when they hear it week after week",
            "viewers don't learn a language by hearing it on television",
            "viewers learn more of a language from a dubbed film",
          ],
          ambiguous: {
            phrase: "pick up",
            readings: ["come to recognise a few phrases of", "learn to hold a conversation in"],
            stake:
              "A few phrases come to almost everyone, but only a real conversation would be a gain worth changing the habits of a country for.",
          },
        },
        {
          clause: "a film with its own voices is more authentic",
          detail:
            "When a fisherman from the far north talks like a newsreader from the capital, half of him is missing.",
          paraphrases: [
            "the original voices are more genuine",
            "it's truer with the real actors speaking",
            "because dubbed films feel fake",
            "a movie is closer to what it is meant to be if you hear the actors",
            "you get the genuine thing",
          ],
          opposites: [
            "a film with its own voices is less authentic",
            "the original voices don't make a film any more genuine",
            "a dubbed film is more authentic than the original",
          ],
          ambiguous: {
            phrase: "authentic",
            readings: ["just as its makers meant it", "true to the people it portrays"],
            stake:
              "Its own voices are always what the makers chose, yet many a film lets its foreigners speak English throughout and is no truer for that.",
          },
        },
        {
          clause: "lines at the foot of the picture make children better readers",
          detail:
            "A nine-year-old who sits through one subtitled film has got through the text of a fair-sized picture book.",
          paraphrases: [
            "kids learn to read by it",
            "text on screen helps children with their reading",
            "because youngsters practise reading while they watch",
            "children's reading improves if they have words on the screen",
            "it is reading practice for the young",
          ],
          opposites: [
            "lines at the foot of the picture make children worse readers",
            "subtitles don't help children to read better",
            "children read better when films are dubbed",
          ],
          ambiguous: {
            phrase: "better readers",
            readings: ["quicker at taking in words", "fonder of picking up a book"],
            stake:
              "Practice surely makes the eye quicker, but it is far from clear that a child who reads a screen will want a book.",
          },
        },
      ],
    },
    {
      id: "sweets-adverts-before-nine",
      question: "Should sweets be advertised on television only after nine in the evening?",
      background:
        "Children in our country watch television for about two hours a day. Sweets and fizzy drinks may be advertised at any time.",
      objection: "it is mothers and fathers who decide what goes into the shopping trolley",
      objectionParaphrases: [
        "parents do the shopping, not kids",
        "it's up to mum and dad what they buy",
        "the makers say that adults hold the purse",
      ],
      claim:
        "sweets and fizzy drinks should not be advertised on television before nine in the evening",
      claimParaphrases: [
        "no sweets adverts before nine",
        "ban adverts for sugary things during the day",
        "commercials for candy and soda ought to wait until 9 pm",
        "tv shouldn't show ads for sweets while kids are up",
        "channels have to keep sweets and pop out of their daytime adverts",
      ],
      claimOpposites: [
        "adverts for sweets shouldn't be banned before nine in the evening",
        "sweets and fizzy drinks should be advertised on television at any hour",
        "allow sweets adverts all day",
        "let them plug candy and pop on the telly whenever they want",
      ],
      reasons: [
        {
          clause: "children under seven do not understand what a commercial is",
          detail:
            "A boy of five in our block thanked the bear on the screen for telling him about the jelly.",
          paraphrases: [
            "little kids don't understand ads",
            "they can't grasp the meaning of an advert at that age",
            "because a little one has no idea it's an advertisement",
            "young children fail to see through commercials",
            "a six-year-old doesn't know what an ad is for",
          ],
          opposites: [
            "children under seven understand very well what a commercial is",
            "even small children aren't fooled by a commercial",
            "little kids see through adverts better than adults do",
          ],
          ambiguous: {
            phrase: "do not understand",
            readings: ["cannot tell from the programme", "cannot see the selling purpose of"],
            stake:
              "If they merely mix it up with the programme, a jingle or a frame around it would help; if they miss its purpose, only keeping it away will.",
          },
        },
        {
          clause: "a law on advertising would support parents who want to cook sensible meals",
          detail:
            "At present a mother who says no at the till is arguing against a song that her daughter knows by heart.",
          paraphrases: [
            "it helps mums and dads",
            "parents who cook healthily would have it easier",
            "because families trying to eat sensibly need backing",
            "a law like that is on the side of sensible parents",
            "backs up parents at mealtimes",
          ],
          opposites: [
            "a law on advertising would make life harder for parents who cook sensibly",
            "a law on advertising wouldn't help parents who cook sensible meals",
            "parents who want to cook sensible meals would be hindered by such a law",
          ],
          ambiguous: {
            phrase: "support",
            readings: ["make daily life easier for", "show public approval of"],
            stake:
              "Approval costs nothing and changes little, so the reason is strong only if there really are fewer battles at the till.",
          },
        },
        {
          clause: "children who eat fewer sugary things grow up healthier than others",
          detail: "Many a boy of ten drinks a whole bathtub of lemonade in the course of a year.",
          paraphrases: [
            "less sugar is good for kids",
            "they'd be in better health",
            "because eating sweet stuff makes children ill later",
            "a child with no craving for sugar has a healthier youth",
            "sugar is bad for them as they grow",
          ],
          opposites: [
            "children who eat more sugary things grow up healthier",
            "eating less sugar doesn't make children any healthier",
            "sweets and fizzy drinks are good for children's health",
          ],
          ambiguous: {
            phrase: "healthier",
            readings: ["with sounder teeth", "with a lower risk of being overweight"],
            stake:
              "For teeth the link with sugar is beyond doubt, while weight depends on exercise and on all the rest of a child's food.",
          },
        },
      ],
    },
    {
      id: "paying-the-filmed-street",
      question: "Should households be paid when a film crew closes their street?",
      background:
        "Film crews closed Cooper's Lane to its forty households on twenty-three days last year. Each company paid a fee to the council, which owns the road.",
      objection: "the whole town earns money from visitors who come to see the places in the film",
      objectionParaphrases: [
        "everyone profits from the tourists",
        "visitors who have seen the film spend money here",
        "it's said that filming brings tourism to the town",
      ],
      claim: "every household in a street should be paid for each day that a film crew closes it",
      claimParaphrases: [
        "pay the residents when a crew films",
        "people who live there ought to get money for every day of filming",
        "film companies should compensate each home in the street",
        "households need to be paid daily if their road is closed for a film",
        "neighbours should get paid for filming",
      ],
      claimOpposites: [
        "households shouldn't be paid when a film crew closes their street",
        "the council alone should get the money when a crew closes a street",
        "no pay for filmed streets",
        "folks in the street can put up with the film crew for free",
      ],
      reasons: [
        {
          clause: "the people behind the doors lose out on every day that the cameras roll",
          detail:
            "The man at number nine, who tunes pianos in his front room, sent away four customers in one week.",
          paraphrases: [
            "residents suffer from it",
            "each filming day is a disadvantage for those who live there",
            "because it's the householders who are worse off during a shoot",
            "the neighbours are the ones who pay the price",
            "folks in the street are worse off",
          ],
          opposites: [
            "the people behind the doors gain from every day of filming",
            "residents don't lose anything while the cameras roll",
            "every filming day leaves the householders better off",
          ],
          ambiguous: {
            phrase: "lose out",
            readings: ["forgo money that they would earn", "have less comfort in their homes"],
            stake:
              "Earnings that are lost clearly call for payment, but whether an uncomfortable day does is a question on which people differ.",
          },
        },
        {
          clause: "householders pay for the upkeep of the historic fronts that directors come for",
          detail:
            "New shutters for a single house, painted in the right green, cost one family two thousand pounds.",
          paraphrases: [
            "owners keep the houses looking old",
            "the residents maintain what the film people want",
            "because it's their money that goes into the pretty facades",
            "the old house fronts are kept up at the expense of those who live in them",
            "they foot the bill for the facades",
          ],
          opposites: [
            "the directors pay for the upkeep of the historic fronts",
            "householders don't pay for the upkeep of the fronts",
            "it's the council that pays to keep up the historic fronts",
          ],
          ambiguous: {
            phrase: "historic",
            readings: ["listed and protected by law", "pleasantly old to look at"],
            stake:
              "Owners of listed houses have to maintain them anyway and often get grants, so the reason is stronger if the fronts are merely old and kept so by choice.",
          },
        },
        {
          clause: "neighbours who get something for their patience cooperate more readily",
          detail:
            "In April one of them mowed his lawn all through a farewell scene until the crew went home.",
          paraphrases: [
            "paid people are more helpful",
            "they'd make less trouble for the crew",
            "because residents go along with it if there's something in it for them",
            "people help more when they're rewarded",
            "a bit of money makes the neighbours willing",
          ],
          opposites: [
            "neighbours who get money for their patience cooperate less",
            "paying the neighbours doesn't make them any more helpful",
            "paid residents make more trouble for the crew",
          ],
          ambiguous: {
            phrase: "cooperate",
            readings: ["keep out of the way", "lend rooms, plugs and parking spaces"],
            stake:
              "A small sum may be enough to keep them out of the way, but lending rooms is real help and may cost a company a good deal more.",
          },
        },
      ],
    },
    {
      id: "one-episode-a-week",
      question: "Should a new series appear one episode a week and not all at once?",
      background:
        "Most streaming services put out all the episodes of a new series on the same day. A few bring out a new one every Thursday.",
      objection: "grown-ups can decide for themselves how much they watch at a sitting",
      objectionParaphrases: [
        "adults can choose for themselves",
        "it's up to me how many episodes I watch",
        "others answer that viewers are old enough to stop",
      ],
      claim: "a new series should come out one episode a week and not all at once",
      claimParaphrases: [
        "release it week by week",
        "streaming services ought to release series weekly",
        "they shouldn't put the whole season out on one day",
        "episodes have to appear week by week",
        "make us wait a week for each part",
      ],
      claimOpposites: [
        "a new series shouldn't come out one episode a week",
        "all the episodes of a new series should come out on the same day",
        "release the whole series at once",
        "give us the lot in one go so we can binge it",
      ],
      reasons: [
        {
          clause: "a story in instalments is something that people watch together",
          detail:
            "In our office the first ten minutes of every Friday used to belong to the detective and her brother.",
          paraphrases: [
            "everybody's watching the same thing",
            "it's a shared experience",
            "because then we all see it at the same stage and can share it",
            "viewers do it in common with others if it comes in parts",
            "brings people round the same story",
          ],
          opposites: [
            "a story in instalments is something that people watch alone",
            "a weekly series doesn't get people to watch together",
            "people share a series more when it comes out all at once",
          ],
          ambiguous: {
            phrase: "together",
            readings: ["in the same room", "in the same week, each at home"],
            stake:
              "A weekly rhythm plainly keeps a whole country at the same point, but it does nothing to bring anyone to another person's sofa.",
          },
        },
        {
          clause: "viewers get more out of a plot that they have had time to think over",
          detail:
            "Six days are long enough to suspect the gardener, drop him and come back to him in the bath.",
          paraphrases: [
            "waiting makes it richer",
            "you appreciate the story more if you can mull it over",
            "because time to reflect makes a story worth more to you",
            "thinking about it in between adds something",
            "isn't a plot better when you've pondered it for some days?",
          ],
          opposites: [
            "viewers get less out of a plot when they have to wait",
            "time to think over the plot doesn't make it any better",
            "viewers enjoy a plot more when they see it in one go",
          ],
          ambiguous: {
            phrase: "get more out of",
            readings: ["take more pleasure in", "notice and understand more of"],
            stake:
              "Thinking surely helps one understand, but plenty of viewers take more pleasure in swallowing a story whole.",
          },
        },
        {
          clause: "eight hours of cliffhangers in a row have become addictive for many",
          detail:
            "After the last season ended, a colleague of ours confessed to going to bed at five on a Tuesday.",
          paraphrases: [
            "people can't stop watching",
            "binges get you hooked",
            "because lots of folk are addicted to watching the lot in one go",
            "many viewers are unable to switch off once it starts",
            "so many get hooked on whole nights of it",
          ],
          opposites: [
            "eight hours of cliffhangers in a row are harmless for everybody",
            "watching a whole series in one go isn't addictive",
            "weekly episodes get people more hooked than a whole series at once",
          ],
          ambiguous: {
            phrase: "addictive",
            readings: ["hard to leave at bedtime", "an illness that harms a life"],
            stake:
              "A few late nights are everybody's own business, but if people really fall ill, the makers have a duty to change something.",
          },
        },
      ],
    },
    {
      id: "talent-shows-under-sixteen",
      question: "Should television talent shows be closed to anyone under sixteen?",
      background:
        "The biggest talent show in our country takes singers and dancers from the age of ten. Six million people watched its last final.",
      objection: "gifted children lose their best years if they are told to wait",
      objectionParaphrases: [
        "waiting wastes their best years",
        "talented kids would miss their moment",
        "teachers of dance say a gifted child has to begin early",
      ],
      claim: "nobody under sixteen should be allowed to compete in a television talent show",
      claimParaphrases: [
        "talent shows only from sixteen",
        "kids shouldn't take part in talent shows",
        "no child under 16 ought to be a contestant on tv",
        "they have to keep children out of those contests",
        "set an age limit of sixteen for the show",
      ],
      claimOpposites: [
        "children under sixteen shouldn't be kept out of television talent shows",
        "children under sixteen should be allowed to compete in talent shows",
        "let kids into talent shows",
        "if a kid can sing, get them up on the telly at ten",
      ],
      reasons: [
        {
          clause: "a child of eleven cannot give real consent to being judged by millions",
          detail:
            "The contract of the show has thirty-one pages, and the clips stay on the internet for good.",
          paraphrases: [
            "kids can't truly agree to it",
            "at eleven you don't know what you're saying yes to",
            "because a child is too young to agree to something like that",
            "an eleven-year-old isn't able to accept being assessed by a whole nation",
            "how could a kid agree to be judged by so many?",
          ],
          opposites: [
            "a child of eleven can give real consent to being judged by millions",
            "an eleven-year-old knows exactly what it means to be judged by millions",
            "children aren't too young to agree to being judged",
          ],
          ambiguous: {
            phrase: "real consent",
            readings: ["an agreement that binds in law", "a yes that grasps what may follow"],
            stake:
              "Parents can sign and so make it lawful; only if the child must grasp what may follow does a signature leave the problem unsolved.",
          },
        },
        {
          clause: "a verdict before a full studio hurts children more than adults",
          detail:
            "In the spring a boy of twelve was told that he sang like a door, and the hall roared.",
          paraphrases: [
            "criticism is worse for kids",
            "it wounds a child deeper than a grown-up",
            "because young ones take harsh judges harder",
            "being put down in public is tougher on children",
            "kids suffer more from the jury's words",
          ],
          opposites: [
            "a verdict before a full studio hurts adults more than children",
            "a harsh verdict doesn't hurt children any more than adults",
            "children take a verdict before a full studio better than grown-ups",
          ],
          ambiguous: {
            phrase: "hurts",
            readings: ["upsets for the evening", "scars for years afterwards"],
            stake:
              "One tearful evening is part of any contest, even at school, whereas scars that last for years would be a weighty ground for an age limit.",
          },
        },
        {
          clause: "months of rehearsal in the capital get in the way of a child's education",
          detail:
            "The children who reached the last round in June had spent forty-four school days in a hotel.",
          paraphrases: [
            "they miss out on schooling",
            "their education suffers",
            "because you can't go to school and rehearse for months",
            "rehearsals far from home get in the way of a child's learning",
            "too many lessons missed",
          ],
          opposites: [
            "months of rehearsal in the capital further a child's education",
            "rehearsing for months doesn't get in the way of school",
            "children learn more at school thanks to months of rehearsal",
          ],
          ambiguous: {
            phrase: "education",
            readings: ["the lessons of a school year", "all that goes into growing up"],
            stake:
              "Lessons are certainly missed, but for growing up in a wider sense a few months on a stage may teach as much as a classroom.",
          },
        },
      ],
    },
  ],
};
