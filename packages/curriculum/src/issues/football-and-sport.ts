import type { IssueFamily } from "../issue.ts";

/** Issues about football, other sports and the clubs that run them. */
export const footballAndSport: IssueFamily = {
  id: "football-and-sport",
  name: "football and sport",
  keywords: [
    "football",
    "footballer",
    "footballers",
    "soccer",
    "basketball",
    "tennis",
    "running",
    "runner",
    "runners",
    "jogging",
    "marathon",
    "swimming",
    "swimmer",
    "swimmers",
    "sport",
    "sports",
    "sports club",
    "sports clubs",
    "athletics",
    "rugby",
    "hockey",
    "cricket",
    "volleyball",
    "badminton",
    "gymnastics",
  ],
  issues: [
    {
      id: "league-tables-under-ten",
      question: "Should football for children under ten do without league tables?",
      background:
        "About a hundred and forty children play football in the under-ten league of our district. The results and the table appear in the paper every Friday.",
      objection: "children keep the score in their heads whatever adults do",
      objectionParaphrases: [
        "kids count the goals anyway",
        "the children will always know who won",
        "people say that youngsters remember every result themselves",
      ],
      claim: "football leagues for children under ten should have no table of results",
      claimParaphrases: [
        "no league tables before ten",
        "get rid of the table in kids' football",
        "young children's football ought to be played without rankings",
        "the under-ten league should stop publishing who is top and bottom",
        "scrap the tables for the little ones",
      ],
      claimOpposites: [
        "the league table in children's football shouldn't be abolished",
        "football leagues for children under ten should have a table of results",
        "keep the tables for under-tens",
        "kids want to see who's top, so print the table",
      ],
      reasons: [
        {
          clause:
            "a coach with a place in the table to defend leaves the weaker players on the bench",
          detail:
            "In the spring one boy of eight put on his boots for eleven matches and played in three.",
          paraphrases: [
            "some kids never get to play",
            "coaches who want to win only pick their best",
            "because trainers bench the children who aren't so good",
            "the less able ones sit and watch while others play",
            "weak kids get left out by coaches who care about the ranking",
          ],
          opposites: [
            "a coach with a place in the table to defend gives the weaker players more games",
            "a table doesn't make coaches leave weaker players on the bench",
            "coaches let the weaker players on more often when there is a table",
          ],
          ambiguous: {
            phrase: "weaker",
            readings: ["less skilful with the ball", "smaller and slower for their age"],
            stake:
              "To be benched for being small at eight is plainly unjust, while to be benched for poor skill is what many people expect of a competition.",
          },
        },
        {
          clause: "children who see their team at the bottom every week tend to give up",
          detail:
            "Of the twelve girls who began with the Rovers two years ago, seven now do something else on Saturdays.",
          paraphrases: [
            "losing teams lose heart",
            "kids quit if they're always last",
            "because being bottom of the list makes youngsters drop out",
            "coming last week after week puts them off",
            "you can't expect a child to go on when the team's always down there",
          ],
          opposites: [
            "children try harder when their team is at the bottom",
            "children don't give up because their team is at the bottom",
            "being bottom of the table every week spurs children on",
          ],
          ambiguous: {
            phrase: "give up",
            readings: ["stop trying once they are behind", "leave football altogether"],
            stake:
              "A child who stops trying in one match can be cheered up by a good coach, but a child who leaves is lost to the game.",
          },
        },
        {
          clause: "players under ten learn more from a match that nobody has to win",
          detail:
            "With no points at stake, a goalkeeper can spend a whole half finding out what midfield is like.",
          paraphrases: [
            "they learn better without pressure",
            "kids develop more when winning doesn't matter",
            "because there's more to be learnt if nothing is at stake",
            "a game without pressure teaches children a greater deal",
            "isn't it easier to learn when you don't need to win?",
          ],
          opposites: [
            "players under ten learn more from a match that somebody has to win",
            "children don't learn any more when winning doesn't matter",
            "players under ten learn less from a match with nothing at stake",
          ],
          ambiguous: {
            phrase: "learn more",
            readings: [
              "gain better footwork and passing",
              "gain patience and a sense of fair play",
            ],
            stake:
              "Freedom to experiment probably helps footwork, but a good sense of fair play may need a few matches that really hurt to lose.",
          },
        },
      ],
    },
    {
      id: "harbour-run-places",
      question: "Should a popular town race keep a third of its places for people who live there?",
      background:
        "The ten-kilometre harbour run has nine hundred places. This spring all of them were sold in eleven minutes, more than half to runners from elsewhere.",
      objection: "a race ought to be open to whoever is quickest to enter",
      objectionParaphrases: [
        "first come, first served",
        "everyone should have to be fast at signing up",
        "others think that places belong to those who enter first, wherever they're from",
      ],
      claim: "a third of the places in the harbour run should be kept for townspeople",
      claimParaphrases: [
        "reserve 300 places for locals",
        "residents ought to get one in three places",
        "keep some of the run for people who live here",
        "the organisers should hold back a third of the entries for the town's own inhabitants",
        "people from the town should have places set aside",
      ],
      claimOpposites: [
        "places in the harbour run shouldn't be kept for townspeople",
        "all the places in the harbour run should go to whoever enters first",
        "no reserved places for locals",
        "first come first served for the run, local or from wherever",
      ],
      reasons: [
        {
          clause: "households that put up with the closed roads deserve a fair chance of running",
          detail:
            "On the day of the race nobody between the docks and the station can move a car until two.",
          paraphrases: [
            "locals bear the road closures",
            "people who suffer the inconvenience should be able to take part",
            "because those whose streets are shut have earned their chance",
            "if you can't use your road you ought to get something back",
            "it's only right for the ones who live on the course",
          ],
          opposites: [
            "households that put up with the closed roads deserve no places",
            "closed roads don't earn anyone a place in the run",
            "runners from elsewhere deserve a place more than households with closed roads",
          ],
          ambiguous: {
            phrase: "fair",
            readings: ["just as good as any other runner's", "better, to make up for the nuisance"],
            stake:
              "An equal chance is what everyone has now, so only the second reading speaks for keeping places back.",
          },
        },
        {
          clause:
            "spectators turn out in greater numbers when there are familiar faces on the course",
          detail:
            "At the bend by the fish market the shouting is loudest for a postman who always comes in last.",
          paraphrases: [
            "more people come to watch",
            "crowds are bigger if you know the runners",
            "because people come out to cheer for somebody they recognise",
            "the public likes to see runners it knows",
            "you get a better crowd with known people in it",
          ],
          opposites: [
            "spectators turn out in greater numbers when there are strangers on the course",
            "familiar faces on the course don't bring out more spectators",
            "fewer spectators come when the runners are local",
          ],
          ambiguous: {
            phrase: "familiar faces",
            readings: ["neighbours and workmates", "well-known runners who return each year"],
            stake:
              "Neighbours will only run if places are kept for them, but well-known runners from elsewhere come without any such rule.",
          },
        },
        {
          clause: "training for a race at their own front door makes people fit",
          detail:
            "From February on you meet whole families in borrowed shoes panting along the sea wall before breakfast.",
          paraphrases: [
            "it gets people into shape",
            "folk who prepare for the run become healthier",
            "because if you've got a race nearby you start exercising",
            "residents would do more exercise with a run to aim for",
            "good for the fitness of those who train",
          ],
          opposites: [
            "training for a race at their own front door makes people ill",
            "a race close to home doesn't make people any fitter",
            "people get fitter by training for a race far away",
          ],
          ambiguous: {
            phrase: "fit",
            readings: ["able to run ten kilometres", "healthy in every respect"],
            stake:
              "Being able to run that far is a private pleasure, while better health all round would be a benefit that the whole town could wish for.",
          },
        },
      ],
    },
    {
      id: "swim-before-secondary-school",
      question: "Should every child have to swim fifty metres before leaving primary school?",
      background:
        "Primary schools in our county may offer swimming but do not have to, and about half do. The nearest pool is half an hour away by coach.",
      objection: "a coach ride to the pool eats up a whole morning of lessons",
      objectionParaphrases: [
        "it takes too much school time",
        "the trip there costs hours of teaching",
        "teachers complain that half the day is lost on the coach",
      ],
      claim: "no child should leave primary school without having swum fifty metres",
      claimParaphrases: [
        "every child must swim 50 metres",
        "all primary pupils ought to learn swimming",
        "kids have to be taught to swim before they go up to secondary",
        "swimming should be compulsory for primary school children",
        "fifty metres in the water before you finish primary",
      ],
      claimOpposites: [
        "children shouldn't have to swim fifty metres before leaving primary school",
        "children should be free to leave primary school as non-swimmers",
        "keep primary school swimming voluntary",
        "let kids off the fifty metres, swimming isn't the school's job",
      ],
      reasons: [
        {
          clause: "a person who can swim is far less likely to drown in a river or a lake",
          detail:
            "Our villages lie along eleven miles of slow brown water with jetties, ropes and no lifeguard.",
          paraphrases: [
            "swimmers drown less often",
            "it saves lives in rivers and lakes",
            "because being able to swim protects you from drowning",
            "if you fall in, you'll survive more easily",
            "fewer drownings",
          ],
          opposites: [
            "a person who can swim is far more likely to drown in a river",
            "being able to swim doesn't save anyone from drowning",
            "swimmers drown more often than people who stay out of the water",
          ],
          ambiguous: {
            phrase: "can swim",
            readings: ["can do lengths of a warm pool", "can stay afloat outdoors with clothes on"],
            stake:
              "A child who manages two lengths of a pool may still be helpless in cold water with boots on, so the reason holds mainly for the second reading.",
          },
        },
        {
          clause: "private lessons are out of reach for a good many parents",
          detail:
            "The swimming club teaches beginners on Tuesdays at half past three and asks ninety pounds a term.",
          paraphrases: [
            "not everyone can manage private lessons",
            "many families cannot get their kids to paid classes",
            "because lots of parents have no way to arrange a course themselves",
            "mums and dads can't all pay for or get to a swimming course",
            "private teaching isn't possible for plenty of people",
          ],
          opposites: [
            "private lessons are within easy reach of nearly all parents",
            "private lessons aren't out of reach for many parents",
            "most parents can easily afford private swimming lessons",
          ],
          ambiguous: {
            phrase: "out of reach",
            readings: ["more than they can pay", "impossible to get to at that hour"],
            stake:
              "If money is the obstacle, a grant would be enough; if the hour or the distance is, only the school can bring the children there.",
          },
        },
        {
          clause: "swimming is one of the few things taught in childhood that last a lifetime",
          detail:
            "Two retired sisters from our street, who cannot recall a line of algebra, are in the water by seven.",
          paraphrases: [
            "you never lose it",
            "it stays with you for ever",
            "because once learnt it's of use your whole life",
            "people still swim when they are old",
            "a skill you keep until the end of your days",
          ],
          opposites: [
            "swimming is one of the many things from childhood that are soon forgotten",
            "swimming doesn't last a lifetime",
            "people lose the ability to swim soon after childhood",
          ],
          ambiguous: {
            phrase: "last a lifetime",
            readings: ["are never forgotten once learnt", "give pleasure from youth to old age"],
            stake:
              "That nobody forgets how to swim is nearly certain, but many adults never enter a pool, so a lifetime of pleasure is promised to some of them only.",
          },
        },
      ],
    },
    {
      id: "tennis-club-white-clothes",
      question: "Should a tennis club let its members play in any colour?",
      background:
        "On the six courts of our tennis club everyone must wear white. The rule is as old as the clubhouse, which was built in 1911.",
      objection: "white clothes are a tradition that sets the club apart",
      objectionParaphrases: [
        "it's a tradition",
        "the white kit is what makes the club special",
        "some say we would lose an old custom that is our own",
      ],
      claim: "the tennis club should let its members wear any colour they like",
      claimParaphrases: [
        "drop the all-white rule",
        "members ought to be free to choose their colours",
        "people shouldn't have to dress in white",
        "let them play tennis in whatever colour",
        "the club has to get rid of its dress code",
      ],
      claimOpposites: [
        "members of the tennis club shouldn't be allowed to wear any colour they like",
        "everyone at the tennis club should go on wearing white",
        "keep the club's all-white rule",
        "turn up in white or stay off the tennis courts",
      ],
      reasons: [
        {
          clause: "newcomers who read the rule wonder what else will be expected of them",
          detail:
            "Three people who asked for a form at the open day folded it up when they came to the page on dress.",
          paraphrases: [
            "it puts new people off",
            "beginners are scared away by the rule",
            "because anyone joining fears there'll be more rules like that",
            "people thinking of becoming members get nervous about other demands",
            "it frightens off folks who might join",
          ],
          opposites: [
            "newcomers who read the rule feel at ease about what is expected",
            "the rule about white doesn't put any newcomers off",
            "newcomers are drawn to the club by the rule",
          ],
          ambiguous: {
            phrase: "newcomers",
            readings: ["people who have never held a racket", "good players from other clubs"],
            stake:
              "Someone new to tennis may well be frightened off, but a player from another club knows what to expect and probably owns white kit.",
          },
        },
        {
          clause:
            "ordinary families have to think hard before buying white kit for a growing child",
          detail:
            "A skirt, two shirts and a pullover come to eighty pounds and are too tight by the following May.",
          paraphrases: [
            "white clothes cost too much",
            "it's expensive for parents",
            "because kids grow out of their whites and that costs money",
            "normal people can't just keep buying special outfits for children",
            "the kit is a strain on the family purse",
          ],
          opposites: [
            "ordinary families can easily pay for white kit for a growing child",
            "white kit isn't a problem for ordinary families",
            "white kit is the cheapest choice for families with a growing child",
          ],
          ambiguous: {
            phrase: "ordinary",
            readings: ["those on an average wage", "those who count every pound"],
            stake:
              "Homes on an average wage find eighty pounds a nuisance, but for those who count every pound it decides whether a child plays at all.",
          },
        },
        {
          clause: "the colour of a shirt makes no difference to how people play",
          detail:
            "During the heatwave the rule was dropped for a fortnight, and the matches were as close and cheerful as ever.",
          paraphrases: [
            "colour doesn't affect the game",
            "you don't play any worse in blue",
            "because what you wear has nothing to do with your tennis",
            "a shirt of another colour changes nothing on court",
            "what's a shirt got to do with the way someone plays?",
          ],
          opposites: [
            "the colour of a shirt makes a big difference to how people play",
            "people play better tennis in white",
            "it isn't true that colour has no effect on the game",
          ],
          ambiguous: {
            phrase: "how people play",
            readings: ["how well they hit the ball", "how politely they behave on court"],
            stake:
              "Nobody thinks that white improves a backhand, but friends of the rule do think that it improves manners, so only there is the reason disputed.",
          },
        },
      ],
    },
    {
      id: "heading-under-twelve",
      question: "Should children under twelve be forbidden to head the ball in football?",
      background:
        "In our league children of any age may head the ball, in training as well as in matches. The clubs vote on next season's rules in May.",
      objection: "heading is a part of football that has to be learnt early",
      objectionParaphrases: [
        "you need to learn it young",
        "headers belong to the game and kids must practise them",
        "coaches say it's too late to begin with heading at twelve",
      ],
      claim: "children under twelve should not be allowed to head the ball",
      claimParaphrases: [
        "no headers for under-12s",
        "ban heading in children's football",
        "the league ought to forbid young kids to use their heads on the ball",
        "they shouldn't let them head it before twelve",
        "heading must be off limits for primary school children",
      ],
      claimOpposites: [
        "children under twelve shouldn't be stopped from heading the ball",
        "children of any age should be allowed to head the ball",
        "keep heading in children's football",
        "let the little ones nod the ball in as much as they want",
      ],
      reasons: [
        {
          clause: "repeated blows from a ball may do harm to a brain that is still growing",
          detail:
            "In one evening of corner practice a ten-year-old can easily meet the ball thirty times.",
          paraphrases: [
            "it's bad for young brains",
            "heading might damage a child's brain",
            "because a kid's brain isn't finished and can be injured by headers",
            "all those knocks could injure the head while it's developing",
            "risk to the brain",
          ],
          opposites: [
            "repeated blows from a ball make a growing brain stronger",
            "headers don't do any harm to a child's brain",
            "a growing brain is safe from blows by a ball",
          ],
          ambiguous: {
            phrase: "harm",
            readings: [
              "tiny changes that show up on a scan",
              "lasting trouble with memory or thought",
            ],
            stake:
              "Changes on a scan may never be noticed in daily life, whereas lasting trouble with memory would justify a ban at once.",
          },
        },
        {
          clause: "teams that keep the ball on the ground play better football",
          detail:
            "Our under-elevens tried it for a month, and passes suddenly went to feet instead of into the clouds.",
          paraphrases: [
            "the game gets better on the ground",
            "passing low improves the play",
            "because without high balls the teams play nicer football",
            "kids who keep it down play a higher standard of game",
            "low passes = better game",
          ],
          opposites: [
            "teams that play the ball high in the air play better football",
            "keeping the ball on the ground doesn't make the football any better",
            "teams that keep the ball on the ground play worse football",
          ],
          ambiguous: {
            phrase: "better football",
            readings: ["a game that wins more matches", "a game that is prettier to watch"],
            stake:
              "Coaches would follow gladly if it won matches, but a prettier game is a matter of taste and hardly calls for a rule.",
          },
        },
        {
          clause: "parents sign up their daughters and sons for a sport that they trust",
          detail:
            "At the school gate in September the first question to our coach is always about bumps and concussion.",
          paraphrases: [
            "more parents would let kids join",
            "families choose sports they have confidence in",
            "because mothers and fathers only enrol a child where they feel it's all right",
            "clubs get members when parents aren't worried",
            "mum and dad have to be sure about it before they enrol you",
          ],
          opposites: [
            "parents sign up their children for a sport that they distrust",
            "parents don't care whether they can trust a sport",
            "more parents sign up their children where heading is allowed",
          ],
          ambiguous: {
            phrase: "trust",
            readings: ["believe to be free of injuries", "believe to be run by responsible people"],
            stake:
              "A ban on headers cannot make football free of injuries, but it can show parents that the people in charge act responsibly.",
          },
        },
      ],
    },
    {
      id: "basketball-court-lights",
      question:
        "Should the lights on a basketball court between blocks of flats stay on until ten?",
      background:
        "The only basketball court in our park has floodlights that go out at eight. Flats stand on two sides of it, the nearest forty metres away.",
      objection: "the thud of a ball in the evening keeps small children awake",
      objectionParaphrases: [
        "it's too noisy for small children",
        "kids in the flats can't sleep with that bouncing",
        "neighbours say the sound of the ball wakes the little ones",
      ],
      claim: "the lights on the basketball court in the park should stay on until ten",
      claimParaphrases: [
        "leave the court lights on till ten",
        "the floodlights ought to go off two hours later",
        "they shouldn't switch off the lights at eight",
        "people need light on the basketball court until 10 pm",
        "keep the court lit up longer",
      ],
      claimOpposites: [
        "the lights on the basketball court shouldn't stay on until ten",
        "the lights on the basketball court should go out at eight",
        "court lights out at eight",
        "switch off the floodlights early and send the kids home",
      ],
      reasons: [
        {
          clause: "the present hours shut out working people who would like to play",
          detail:
            "Most evenings somebody in trainers reaches the gate with a ball just as the court goes dark.",
          paraphrases: [
            "people with jobs can't play",
            "if you work, it closes too early for you",
            "because those who have a job get there too late",
            "employed adults never get a game at these times",
            "it's unfair on workers who want a game",
          ],
          opposites: [
            "the present hours give working people plenty of time to play",
            "the present hours don't shut out any working people",
            "working people can easily get to the court before eight",
          ],
          ambiguous: {
            phrase: "working people",
            readings: ["anyone who has a job", "those whose shifts end after seven"],
            stake:
              "Someone who leaves an office at five already has three hours of light; only people who finish after seven are really shut out.",
          },
        },
        {
          clause: "on a lit court teenagers from different schools mix",
          detail:
            "The blue blazers from the hill and the grey ones from the estate have no other place in common.",
          paraphrases: [
            "teenagers meet across schools",
            "kids from other schools come together there",
            "because youths who'd never meet get to know each other",
            "it brings young folk of several schools onto one court",
            "you get teens from all over in one place",
          ],
          opposites: [
            "on a lit court teenagers from different schools keep apart",
            "teenagers from different schools don't mix on the court",
            "a lit court sets teenagers from different schools against each other",
          ],
          ambiguous: {
            phrase: "mix",
            readings: ["play in the same teams", "use the same place at the same time"],
            stake:
              "Playing in one team may turn strangers into friends, but two groups at opposite baskets can share a court for years without a word.",
          },
        },
        {
          clause: "walkers on their way home prefer to cross a busy park",
          detail:
            "When nobody is about, many of them go round by the road, which takes fifteen minutes instead of six.",
          paraphrases: [
            "people like crossing when someone's about",
            "those going home feel easier in a park that isn't empty",
            "because nobody likes to walk through a deserted park",
            "passers-by would rather have others around after dark",
            "it's nicer to walk home with people about",
          ],
          opposites: [
            "walkers on their way home prefer to cross an empty park",
            "walkers don't like to cross a busy park",
            "people going home feel safer in a deserted park",
          ],
          ambiguous: {
            phrase: "busy",
            readings: ["one with a few people in it", "one that is crowded and loud"],
            stake:
              "A handful of players may be a comfort to someone walking alone, while a loud crowd could make the same person take the road.",
          },
        },
      ],
    },
  ],
};
