import type { IssueEvaluation } from "../evaluation.ts";

/** What modules 2 to 7 need to know of the issues about family and parenting. */
export const familyAndParenting: readonly IssueEvaluation[] = [
  {
    issue: "pocket-money-for-jobs",
    reasons: [
      {
        gap: {
          question: "What do children who get a fixed sum every week do with their money?",
          paraphrases: [
            "do the others spend theirs less carefully?",
            "it doesn't compare them with kids who get money for nothing",
            "how do children with a fixed sum handle it?",
            "we only hear about one boy and his comics",
            "saving habits of children who aren't paid for jobs",
          ],
        },
        assumption: {
          clause: "children will take on enough jobs to have some money to handle",
          paraphrases: [
            "kids will want to do the jobs",
            "that children don't simply go without the money",
            "some might rather be broke than wash a car",
            "assumes the offer of pay gets them to work",
            "they'll earn enough to learn something from it",
          ],
        },
        alternative: {
          clause: "schools should run a small shop in which the pupils work for wages",
          paraphrases: [
            "a school shop where pupils get paid",
            "let kids earn something at school",
            "classes ought to run a stall and pay the helpers",
            "children could learn it by working for pay at a school cafe",
          ],
        },
      },
      {
        gap: {
          question: "Who decides what each job is worth, and by what measure?",
          paraphrases: [
            "who sets the prices?",
            "it isn't said how the pay for a job is worked out",
            "is lawn mowing really three times as hard as socks?",
            "what do the brothers and sisters think of it?",
            "measure for the pay",
          ],
        },
        assumption: {
          clause: "there are enough jobs about the house that even the smallest child can do",
          paraphrases: [
            "the little ones can find work too",
            "that each age has jobs it can manage",
            "a four-year-old may hardly be able to do anything that pays",
            "assumes the small ones aren't left without a chance to earn",
            "every brother and sister can earn something",
          ],
        },
        alternative: {
          clause: "parents should give each child a fixed sum and pay extra for large jobs",
          paraphrases: [
            "a basic sum plus money for big jobs",
            "some pocket money anyway, and pay for the lawn",
            "kids ought to get a fixed amount with something on top for work",
            "pay only for the extra chores",
          ],
        },
      },
      {
        gap: {
          question: "Did the girl of nine do all this before she was paid for it?",
          paraphrases: [
            "was she like that already?",
            "it doesn't say whether she'd do it without pay",
            "how independent are children who earn nothing?",
            "is she the only one?",
            "what other children who earn at home are like",
          ],
        },
        assumption: {
          clause: "children would not learn as much from the same jobs without pay",
          paraphrases: [
            "it's the pay that makes them independent",
            "that unpaid jobs wouldn't have the same effect",
            "maybe just doing housework is enough",
            "assumes earning matters and not the work itself",
            "kids who cook for nothing don't become as independent",
          ],
        },
        alternative: {
          clause: "parents should let children over ten walk dogs for money or take a paper round",
          paraphrases: [
            "let them have a paper round",
            "small jobs for the neighbours",
            "kids ought to be allowed to earn outside the home",
            "have children work for other people in the street",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["hard_work", "self_reliance", "fairness"],
        phrase: "learning to earn what one spends",
        paraphrases: [
          "working for your money",
          "effort",
          "standing on your own feet",
          "being rewarded for what you do",
        ],
      },
      second: {
        ids: ["community", "loyalty", "compassion"],
        phrase: "helping one another as a family",
        paraphrases: [
          "doing things out of love",
          "sticking together at home",
          "lending a hand without being paid",
          "being there for each other",
        ],
      },
      concession: "a boy might hold out his hand for a coin before he carries in a bag",
    },
    fallacies: {
      strawman: {
        distortion: "to make unpaid servants of toddlers and send them up the chimney",
        paraphrases: [
          "they just meant that kids ought to lend a hand",
          "no one said anything about servants or chimneys",
          "helping in the family isn't slavery",
          "it makes a friendly idea sound cruel",
        ],
      },
      adHominem: {
        opponent: "a retired neighbour across the street",
        attack: "has never managed to grow a single tomato",
        paraphrases: [
          "tomatoes have nothing to do with pocket money",
          "a bad gardener can know a lot about children",
          "it picks on the neighbour instead of the idea",
          "failing at vegetables doesn't refute anything",
        ],
      },
      falseDichotomy: {
        option: "parents pay only for jobs done",
        threat: "their children grow up with their hands held out",
        thirdWays: [
          "parents could give a small sum and pay extra for hard jobs",
          "the children could get their money and share out the housework",
        ],
        paraphrases: [
          "you can do both, a fixed sum and some pay for work",
          "kids with pocket money don't all turn into beggars",
          "there's a mixture in between",
          "the writer leaves you no other way to bring them up",
        ],
      },
      slipperySlope: {
        first: "children get money for nothing",
        steps: [
          "they will soon refuse to tie their own shoes",
          "they will still live at their parents' cost when they are fifty",
          "nobody in the whole land will lift a finger",
        ],
        paraphrases: [
          "four pounds a week don't make you lazy for life",
          "lots of kids get money for nothing and still grow up fine",
          "one step isn't shown to cause the other",
          "from pocket money to a lazy country, that's silly",
        ],
      },
    },
    figures: {
      counted: "children who asked their parents for a paid job",
      countedShort: "such children",
      people: "parents on our street",
      opinion: "say that paid jobs have made their children careful with money",
      amount: {
        members: "children with a fixed weekly sum",
        member: "a child with a fixed weekly sum",
        verb: "spend",
        verbSingular: "spends",
        unit: "pounds",
        purpose: "a month on sweets and picture cards",
        usual: 2,
        outlier: "who buys sweets for a whole football team",
      },
      subgroups: {
        finding:
          "children who are paid by the job had saved 46 pounds on average by the end of the year, and the others 31",
        groups: ["children under eight", "children over twelve"],
        paraphrases: [
          "the big ones may have saved nearly all of it",
          "for little kids it could be the other way round",
          "all ages are put into one average",
          "we aren't told about boys and girls separately",
        ],
      },
    },
  },
  {
    issue: "smartphone-pledge",
    reasons: [
      {
        gap: {
          question: "How many of the parents who got the pledge are ready to sign it?",
          paraphrases: [
            "will enough parents sign?",
            "it doesn't say how many have signed so far",
            "how many of the children already own one?",
            "number of families that want to join in",
            "what happens if a few say no?",
          ],
        },
        assumption: {
          clause: "parents who have signed will keep their promise until the fourteenth birthday",
          paraphrases: [
            "they'll stick to it",
            "that no family breaks the pledge",
            "some may give in after a year of begging",
            "assumes a signature holds for all that time",
            "nobody is going to buy one secretly at twelve",
          ],
        },
        alternative: {
          clause: "the parents should agree to give every pupil a smartphone on the same day",
          paraphrases: [
            "let them all get one at the same time",
            "everybody gets a phone together",
            "one date for the whole class",
            "the parents ought to buy the same phone for all the kids at once",
          ],
        },
      },
      {
        gap: {
          question: "What do the pupils in the year above who have smartphones do after school?",
          paraphrases: [
            "are the ones with phones really less active?",
            "it doesn't say what the others do in the afternoon",
            "do kids with smartphones build dens as well?",
            "no comparison with the children who own one",
            "were the den builders livelier from the start?",
          ],
        },
        assumption: {
          clause: "children without a smartphone will not sit in front of another screen",
          paraphrases: [
            "they won't just watch telly",
            "that they don't use a tablet or a console in its place",
            "kids may play on the computer all afternoon",
            "assumes no phone means going outside",
            "the time goes into play and not into other gadgets",
          ],
        },
        alternative: {
          clause: "the school should keep pupils' smartphones until the afternoon clubs are over",
          paraphrases: [
            "lock the phones away till the evening",
            "no phones during the afternoon",
            "hand it in and get it back after clubs",
            "the village ought to have hours when children leave their phones",
          ],
        },
      },
      {
        gap: {
          question: "What dangers are there for a child on the way home in our village?",
          paraphrases: [
            "how dangerous is the way home?",
            "it isn't said what could happen to them",
            "has anything ever happened to a pupil?",
            "number of kids who walk home alone",
            "do they need any phone at all for that?",
          ],
        },
        assumption: {
          clause: "a smartphone with a map would not keep a child any safer than a plain phone",
          paraphrases: [
            "a simple phone is just as safe",
            "that kids don't need a map or tracking",
            "with a smartphone parents could see where the child is",
            "assumes calling is all you need in an emergency",
            "buttons do the job as well as a touch screen",
          ],
        },
        alternative: {
          clause: "the school should lend a plain phone to every pupil who walks home alone",
          paraphrases: [
            "lend them simple phones",
            "each child ought to have a phone with buttons",
            "parents could buy everyone a cheap old phone",
            "give kids on foot something to ring home with",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["safety", "inclusion", "health"],
        phrase: "a protected childhood for the whole class",
        shownBy: [2],
        paraphrases: [
          "that no pupil is the odd one out",
          "keeping kids safe",
          "playing outdoors and staying well",
          "sticking together as parents",
        ],
      },
      second: {
        ids: ["freedom", "learning", "trust"],
        phrase: "each family's freedom to begin early",
        paraphrases: [
          "deciding for yourselves as parents",
          "getting to know new technology",
          "having faith in your own child",
          "being able to choose",
        ],
      },
      concession: "a mother who would gladly show her son how it works would have to wait",
    },
    fallacies: {
      strawman: {
        distortion: "to slip a glowing screen into every cradle and leave the room",
        paraphrases: [
          "they said with an adult beside them",
          "nobody wants to give babies a phone",
          "starting early isn't leaving a baby alone with a screen",
          "the other side's idea is twisted beyond recognition",
        ],
      },
      adHominem: {
        opponent: "the head of the computer club",
        attack: "is always the first in the queue for cake at the school fair",
        paraphrases: [
          "liking cake doesn't make you wrong about phones",
          "what's cake got to do with smartphones?",
          "it calls somebody greedy and gives no reason",
          "the head of the club isn't the subject",
        ],
      },
      falseDichotomy: {
        option: "the parents all sign the pledge",
        threat: "the children vanish behind their screens for good",
        thirdWays: [
          "the parents could agree on one hour of screen time a day",
          "the children could share a smartphone that stays in the kitchen",
        ],
        paraphrases: [
          "one hour a day would be a way in between",
          "a shared family phone isn't considered",
          "kids don't vanish just because some parents don't sign",
          "it's either total ban or total loss, which is too simple",
        ],
      },
      slipperySlope: {
        first: "some parents refuse to sign",
        steps: [
          "every child of five will carry a smartphone",
          "nobody under twenty will be able to hold a pencil",
          "people will forget how to speak to each other",
        ],
        paraphrases: [
          "a few parents not signing won't do away with speech",
          "why would five-year-olds get one just because of that?",
          "there is no evidence for any of those steps",
          "it snowballs from one signature to the end of talking",
        ],
      },
    },
    figures: {
      counted: "pupils under eleven who own a smartphone",
      countedShort: "such pupils",
      people: "parents of the oldest pupils",
      opinion: "say that their children beg for a smartphone every week",
      amount: {
        members: "pupils with a smartphone",
        member: "a pupil with a smartphone",
        verb: "spend",
        verbSingular: "spends",
        unit: "pounds",
        purpose: "a month on games for it",
        usual: 3,
        outlier: "who has got hold of a father's bank card",
      },
      subgroups: {
        finding:
          "children without a smartphone spent 94 minutes a day outdoors on average last year, and the others only 71",
        groups: ["children on farms", "children in flats"],
        paraphrases: [
          "kids on farms are outside a lot anyway",
          "in flats it may make no difference",
          "girls and boys could be quite unlike here",
          "that average mixes children with very different homes",
        ],
      },
    },
  },
  {
    issue: "paid-grandparents",
    reasons: [
      {
        gap: {
          question: "How many hours a week do most grandparents on the estate do this?",
          paraphrases: [
            "how long are their days usually?",
            "we only hear about one grandmother with twins",
            "it doesn't say what most of them do",
            "usual number of hours",
            "is it always from breakfast until supper?",
          ],
        },
        assumption: {
          clause: "grandparents regard those days as work and not as a pleasure of their own",
          paraphrases: [
            "they don't just do it for fun",
            "that grandma sees it as work",
            "many may love it and not want a penny",
            "assumes grandparents would be glad of pay",
            "to them it's a burden more than a joy",
          ],
        },
        alternative: {
          clause: "the state should count those years towards a grandparent's pension",
          paraphrases: [
            "more pension for minding grandchildren",
            "let it count for their pension",
            "grandparents ought to get a bit more when they retire",
            "the government could reward them later on",
          ],
        },
      },
      {
        gap: {
          question: "How many families on the estate fall out over such days at all?",
          paraphrases: [
            "do families really quarrel about it?",
            "it isn't said how common the grumbling is",
            "one couple, but what about the rest?",
            "did paying cause trouble anywhere?",
            "number of quarrels in families that don't pay",
          ],
        },
        assumption: {
          clause: "it was the money and not the fixed hours that ended the grumbling",
          paraphrases: [
            "the payment did it, not the set times",
            "that agreeing on hours alone wouldn't have worked",
            "maybe just fixing the hours was enough",
            "assumes pay is what keeps the peace",
            "without the forty pounds they'd still be grumbling",
          ],
        },
        alternative: {
          clause: "families should write down which days and hours the grandparents will come",
          paraphrases: [
            "agree on fixed hours in writing",
            "make a clear plan instead of paying",
            "parents and grandparents ought to settle the times beforehand",
            "put the arrangement on paper",
          ],
        },
      },
      {
        gap: {
          question: "What do most of these households have left after rent and food?",
          paraphrases: [
            "how much do the parents earn?",
            "it doesn't say what they have left at the end of the month",
            "rent and other bills",
            "would every grandmother ask for just sixty?",
            "what do they pay the grandparents in kind now?",
          ],
        },
        assumption: {
          clause: "most of the parents who rely on grandparents bring home two wages",
          paraphrases: [
            "they have two incomes",
            "that there are two earners in the house",
            "a single mother may be the one who needs grandma most",
            "assumes hardly any of them are on their own",
            "these families aren't living on one wage",
          ],
        },
        alternative: {
          clause:
            "households with two wages should pay for a holiday for the grandparents every year",
          paraphrases: [
            "send grandma on holiday",
            "take them along on a trip and pay for it",
            "thank the grandparents with a journey",
            "couples who both earn ought to give a big present once a year",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["fairness", "dignity", "openness"],
        phrase: "a fair reward for real effort",
        shownBy: [0],
        paraphrases: [
          "respect for what old people do",
          "being paid for your work",
          "that nobody is taken for granted",
          "clear and honest arrangements",
        ],
      },
      second: {
        ids: ["loyalty", "compassion", "tradition"],
        phrase: "help that is given out of love",
        paraphrases: [
          "doing things for the family for nothing",
          "affection between the generations",
          "not counting pennies among relatives",
          "generosity of heart",
        ],
      },
      concession: "an afternoon with a small boy at the duck pond would turn into a shift",
    },
    fallacies: {
      strawman: {
        distortion: "to work grandmothers to the bone and thank them with a biscuit",
        paraphrases: [
          "they said love and money don't mix, nothing more",
          "nobody wants grandmothers to suffer",
          "it makes them sound mean when they talk about love",
          "not paying isn't the same as working someone to the bone",
        ],
      },
      adHominem: {
        opponent: "the grandfather from number nine",
        attack: "goes to the baker's in slippers in all weathers",
        paraphrases: [
          "his slippers aren't the point",
          "he may dress badly and still be right about love",
          "that is a remark about shoes, not about pay",
          "it makes us laugh at him rather than think",
        ],
      },
      falseDichotomy: {
        option: "parents pay the grandparents",
        threat: "worn-out grandmothers shut their doors for good",
        thirdWays: [
          "parents could thank them with shopping and repairs",
          "the two sets of grandparents could share the days",
        ],
        paraphrases: [
          "you could help them in the garden in return",
          "fewer days a week would be a solution too",
          "grandmas won't shut the door only for lack of pay",
          "more than two ways of treating grandparents exist",
        ],
      },
      slipperySlope: {
        first: "grandparents go on without pay",
        steps: [
          "parents will leave them the ironing and the cooking too",
          "old people will flee abroad from their own families",
          "no child in the country will know what a grandmother is",
        ],
        paraphrases: [
          "hardly any are paid now and they haven't fled",
          "why would unpaid days lead to empty countries?",
          "those steps are made up one after another",
          "it's a huge jump to children with no grandmothers",
        ],
      },
    },
    figures: {
      counted: "grandparents who asked the advice centre about payment",
      countedShort: "such grandparents",
      people: "grandparents on our estate",
      opinion: "say that a small payment would please them",
      amount: {
        members: "grandparents on our estate",
        member: "a grandmother on our estate",
        verb: "spend",
        verbSingular: "spends",
        unit: "pounds",
        purpose: "a month on treats for the grandchildren",
        usual: 10,
        outlier: "who takes all nine of hers to the fair every week",
      },
      subgroups: {
        finding:
          "grandparents who are paid gave their week 8.0 points on average, and those who are not gave it 7.2",
        groups: ["grandmothers", "grandfathers"],
        paraphrases: [
          "maybe only the grandfathers like being paid",
          "it might be different for those who are well off",
          "grandmothers and grandfathers are lumped together",
          "some could be less happy since they've been paid",
        ],
      },
    },
  },
  {
    issue: "whole-class-parties",
    reasons: [
      {
        gap: {
          question: "How many children in the class are left out of parties again and again?",
          paraphrases: [
            "how many kids does it happen to?",
            "one boy searched his bag, but who else?",
            "it doesn't say how often children aren't asked",
            "number of children who never get an envelope",
            "how long do they stay sad about it?",
          ],
        },
        assumption: {
          clause:
            "a child who is asked along with all the others feels welcome at the party itself",
          paraphrases: [
            "they won't feel left out once they're there",
            "that being invited means you get to join in",
            "a kid nobody likes may stand in the corner all afternoon",
            "assumes the invitation is what hurts and not the lack of friends",
            "the unpopular ones will have a nice time too",
          ],
        },
        alternative: {
          clause: "parents should send invitations by post and not hand them out at the gate",
          paraphrases: [
            "don't give out envelopes in front of everybody",
            "post the invitations",
            "invite in private so that nobody sees it",
            "parents ought to ask the guests quietly by phone",
          ],
        },
      },
      {
        gap: {
          question: "Did the parents who washed up together meet again after that evening?",
          paraphrases: [
            "did they become friends?",
            "it isn't said whether they kept in touch",
            "who did the fourteen talk to, strangers or people they knew?",
            "contacts among parents afterwards",
            "how well did the parents know each other before?",
          ],
        },
        assumption: {
          clause: "most parents stay at the party and do not just drop their child at the door",
          paraphrases: [
            "the mums and dads stay there",
            "that parents come in and talk",
            "many might drive off and be back at six",
            "assumes grown-ups have time to hang around",
            "a party for the kids brings the parents into the room as well",
          ],
        },
        alternative: {
          clause: "the class should hold a picnic for all the families once a year",
          paraphrases: [
            "have a class picnic",
            "a get-together for parents and kids every summer",
            "families ought to meet at the school now and then",
            "organise an evening just for the parents",
          ],
        },
      },
      {
        gap: {
          question: "How much money do the poorer households in the class have to spare?",
          paraphrases: [
            "can the poorer families pay ninety pounds?",
            "it doesn't say what people in the class earn",
            "what do parties cost them now?",
            "income of the families",
            "who pays for presents for twenty-six birthdays?",
          ],
        },
        assumption: {
          clause: "families will be content with a simple afternoon and not outdo one another",
          paraphrases: [
            "people stick to bread, juice and cake",
            "that nobody hires a clown for the lot",
            "some would want the pool for all twenty-six",
            "assumes parents don't compete with their parties",
            "a plain party is enough for everyone concerned",
          ],
        },
        alternative: {
          clause: "families should hold one party in the hall for all the birthdays of a month",
          paraphrases: [
            "one party a month for everybody",
            "celebrate several birthdays together",
            "share the hall and the cost between the birthday kids",
            "put the parties together and split the bill",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["inclusion", "compassion", "community"],
        phrase: "room for every child in the class",
        paraphrases: [
          "that nobody is left out",
          "kindness to the unpopular ones",
          "sticking together as a class",
          "everybody belonging",
        ],
      },
      second: {
        ids: ["freedom", "enjoyment", "calm"],
        phrase: "the birthday child's own wishes",
        paraphrases: [
          "choosing your own guests",
          "having your day the way you like it",
          "a small quiet party with real friends",
          "the kid's right to decide",
        ],
      },
      concession: "a shy girl would have to blow out her candles before twenty-five others",
    },
    fallacies: {
      strawman: {
        distortion: "to let six-year-olds rule like kings over who may eat cake",
        paraphrases: [
          "they only said a child may pick the guests",
          "choosing friends isn't ruling like a king",
          "nobody asked for little kings",
          "the writer pumps a small wish up into tyranny",
        ],
      },
      adHominem: {
        opponent: "a mother from the parents' committee",
        attack: "waves at complete strangers from a parked car",
        paraphrases: [
          "waving at people isn't a crime or an argument",
          "whatever she does in her car, her point stands",
          "it makes her look odd but doesn't answer her",
          "that's about a person, not about parties",
        ],
      },
      falseDichotomy: {
        option: "parents ask the whole class",
        threat: "half the children cry into their pillows",
        thirdWays: [
          "parents could ask a few guests without any fuss at the gate",
          "the child could bring a cake for everyone to school",
        ],
        paraphrases: [
          "bring cake to school and invite a few friends",
          "you could do it discreetly",
          "it isn't all of them or tears for half the class",
          "plenty of other ways aren't mentioned",
        ],
      },
      slipperySlope: {
        first: "parents go on asking only a few",
        steps: [
          "the class will split into two camps",
          "the camps will not speak to each other until they leave school",
          "the village will build a wall across the green",
        ],
        paraphrases: [
          "a small party doesn't end in a wall",
          "they've always asked only a few and there's no wall",
          "why should the class split up over a birthday?",
          "none of the three follows from the one before",
        ],
      },
    },
    figures: {
      counted: "children who came home in tears over a missing invitation",
      countedShort: "such children",
      people: "parents of year-two pupils",
      opinion: "say that their child has cried over a party",
      amount: {
        members: "families from the class",
        member: "a family from the class",
        verb: "spend",
        verbSingular: "spends",
        unit: "pounds",
        purpose: "on a party for a few chosen guests",
        usual: 40,
        outlier: "that hired a circus for six guests",
      },
      subgroups: {
        finding:
          "in classes where everyone is asked, the children gave their parties 8.6 points on average, and elsewhere 8.1",
        groups: ["shy children", "lively children"],
        paraphrases: [
          "shy kids may hate big parties",
          "perhaps only the loud ones enjoy it more",
          "hosts and guests could feel quite differently",
          "we just get one mark for all sorts of children",
        ],
      },
    },
  },
  {
    issue: "teenage-bedtime",
    reasons: [
      {
        gap: {
          question: "How many teenagers who set the hour alone go on staying up too late?",
          paraphrases: [
            "do most of them learn it?",
            "one boy did, what about the others?",
            "it doesn't say how many never change their habits",
            "how long does it take until they're sensible?",
            "share of teenagers who still miss the bus",
          ],
        },
        assumption: {
          clause: "a sixteen-year-old notices what comes of too little sleep and minds it",
          paraphrases: [
            "they'll care about being tired",
            "that teenagers draw a lesson from a bad morning",
            "some wouldn't mind missing the bus at all",
            "assumes it bothers them when they're late for school",
            "kids that age connect a bad day with a late night",
          ],
        },
        alternative: {
          clause: "parents should stop calling a sixteen-year-old out of bed in the morning",
          paraphrases: [
            "let teenagers get up by themselves",
            "no more waking them",
            "they ought to set their own alarm clock",
            "leave getting up in time to the sixteen-year-old",
          ],
        },
      },
      {
        gap: {
          question: "How many hours of sleep does a body of sixteen need on a school night?",
          paraphrases: [
            "how much sleep do teenagers need?",
            "it isn't said if they get enough when they have to be up at seven",
            "hours they need",
            "what happens when they go to bed late and still get up early?",
            "do they fall asleep earlier if the light's put out?",
          ],
        },
        assumption: {
          clause: "a teenager who may choose goes to bed when tired and not when a film is over",
          paraphrases: [
            "they'd listen to their body",
            "that tiredness decides and not the laptop",
            "the screen might keep them up long past midnight",
            "assumes teenagers follow their natural rhythm",
            "left to choose, they go to sleep as soon as they're tired",
          ],
        },
        alternative: {
          clause: "schools should let their older pupils begin lessons an hour later",
          paraphrases: [
            "start school later",
            "lessons ought to begin at ten for teenagers",
            "shift the timetable to suit their body clock",
            "let sixteen-year-olds sleep longer in the morning",
          ],
        },
      },
      {
        gap: {
          question: "How often do parents and teenagers quarrel about bedtime as things are?",
          paraphrases: [
            "are there quarrels at present?",
            "it doesn't say whether the neighbours argue about it",
            "how peaceful is that family in the morning?",
            "number of rows about bedtime",
            "who was seen drinking tea, and how often?",
          ],
        },
        assumption: {
          clause: "a teenager who stays up late does not disturb the rest of the house",
          paraphrases: [
            "they'd be quiet at night",
            "that nobody's woken by music or the fridge door",
            "she may keep her parents awake till one",
            "assumes no orders means no noise either",
            "the others can sleep while the sixteen-year-old is up",
          ],
        },
        alternative: {
          clause:
            "the whole household should turn out its lights at one hour that all have agreed on",
          paraphrases: [
            "agree on one bedtime for everybody",
            "lights out for the parents too",
            "the family ought to settle the hour together",
            "one rule for the whole house that nobody has to shout about",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["freedom", "self_reliance", "trust"],
        phrase: "a young person's own judgement",
        paraphrases: [
          "deciding for yourself",
          "independence",
          "having faith in teenagers",
          "learning to be responsible",
        ],
      },
      second: {
        ids: ["health", "learning", "order"],
        phrase: "sound sleep and good marks",
        paraphrases: [
          "getting enough rest",
          "doing well at school",
          "being fit in the morning",
          "firm rules at home",
        ],
      },
      concession: "now and then a grey face would stare into the cereal and miss a test",
    },
    fallacies: {
      strawman: {
        distortion: "to tuck in a girl of sixteen with a dummy and a lullaby",
        paraphrases: [
          "they're worried about lessons and exams",
          "no one mentioned dummies",
          "having a bedtime isn't being treated like a baby",
          "the argument about tired pupils gets turned into a joke",
        ],
      },
      adHominem: {
        opponent: "the French teacher",
        attack: "goes to the same rainy campsite every single summer",
        paraphrases: [
          "camping has nothing to do with sleep",
          "a dull holiday doesn't make a teacher wrong about tired pupils",
          "it's just a swipe at somebody's taste",
          "where the teacher goes in summer is beside the point",
        ],
      },
      falseDichotomy: {
        option: "parents leave the hour to their sixteen-year-old",
        threat: "they bring up an adult who cannot set an alarm clock",
        thirdWays: [
          "parents could set a latest hour for school nights alone",
          "the laptop could go to the kitchen while the light stays on",
        ],
        paraphrases: [
          "a limit on school nights only would be possible",
          "they could agree on a time together",
          "a bedtime at sixteen doesn't make you helpless for ever",
          "it pretends there are just those two ways of bringing up kids",
        ],
      },
      slipperySlope: {
        first: "parents still put out the light at ten",
        steps: [
          "they will choose their daughter's friends as well",
          "she will ask their leave to cross the road at thirty",
          "no one of her age will ever move out of the nursery",
        ],
        paraphrases: [
          "turning off a light isn't choosing her friends",
          "nothing shows that it would go on like that",
          "a whole generation in the nursery, really?",
          "each step is wilder than the one before",
        ],
      },
    },
    figures: {
      counted: "quarrels about bedtime that families told the advice line about",
      countedShort: "quarrels",
      people: "sixteen-year-olds",
      opinion: "say that they sleep better when nobody sends them to bed",
      amount: {
        members: "parents of teenagers",
        member: "a parent",
        verb: "spend",
        verbSingular: "spends",
        unit: "minutes",
        purpose: "a week on arguments about bedtime",
        usual: 8,
        outlier: "whose twins fight over every single minute",
      },
      subgroups: {
        finding:
          "sixteen-year-olds who choose their own hour slept 7.4 hours a night on average, and the others only 7.1",
        groups: ["nights before school", "nights at the weekend"],
        paraphrases: [
          "maybe they sleep in on Sundays and get less on school nights",
          "boys and girls aren't shown separately",
          "it's an average over all nights of the week",
          "on weekdays it could be the other way round",
        ],
      },
    },
  },
  {
    issue: "children-in-pictures",
    reasons: [
      {
        gap: {
          question: "How often are pictures of children really copied by somebody unknown?",
          paraphrases: [
            "how often does that happen?",
            "it doesn't say how many pictures get copied",
            "has any child come to harm through a picture?",
            "number of cases of misuse",
            "what do strangers do with such pictures?",
          ],
        },
        assumption: {
          clause: "most parents' pictures can be seen by people whom they hardly know",
          paraphrases: [
            "their pages are open to lots of people",
            "that parents have hundreds of contacts",
            "many only share with six relatives",
            "assumes nobody uses a closed group",
            "strangers are among those who get to see them",
          ],
        },
        alternative: {
          clause: "parents should cut down their contacts to people whom they meet in person",
          paraphrases: [
            "have fewer contacts",
            "only share with people you really know",
            "throw strangers off the list",
            "parents ought to tidy up whom they send things to",
          ],
        },
      },
      {
        gap: {
          question: "How many children mind, when they are older, that they were shown online?",
          paraphrases: [
            "do most kids care later on?",
            "one boy minded, how about the others?",
            "it isn't said how many are unhappy with it",
            "what do teenagers say about their baby pictures?",
            "share of children who want them taken down",
          ],
        },
        assumption: {
          clause: "a picture that is online now can still be found when the child is older",
          paraphrases: [
            "it stays on the web for years",
            "that you can't simply take it down later",
            "parents might delete it all before the child is ten",
            "assumes the pictures last until the kid can decide",
            "what's posted today will still be around then",
          ],
        },
        alternative: {
          clause: "every web page should have to delete a picture when the person in it asks",
          paraphrases: [
            "a right to have your pictures deleted",
            "take it down on request",
            "people ought to be able to remove photos of themselves",
            "web firms should wipe childhood pictures at eighteen if you want",
          ],
        },
      },
      {
        gap: {
          question: "How much time do parents spend on posting in a usual week?",
          paraphrases: [
            "how long does posting take?",
            "it doesn't say how many hours go into it",
            "three fathers on one day, but in general?",
            "minutes a day spent on captions",
            "how much do parents see of their kids now?",
          ],
        },
        assumption: {
          clause: "parents who post nothing will not go on taking pictures all the same",
          paraphrases: [
            "they'd put the camera away",
            "that it's posting and not filming that takes their time",
            "they may still stare at their phones for other things",
            "assumes they look at the kids once they can't post",
            "no posting means no phone in front of their eyes",
          ],
        },
        alternative: {
          clause: "schools should ask parents to leave their phones at home on sports day",
          paraphrases: [
            "no phones at school events",
            "phones off on sports day",
            "let one teacher take pictures for everybody",
            "parents ought to put their phones in a box at the gate",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["privacy", "dignity", "safety"],
        phrase: "a child's right to stay unseen",
        paraphrases: [
          "keeping private things private",
          "protecting little ones from strangers",
          "respect for the child",
          "not being stared at by the world",
        ],
      },
      second: {
        ids: ["community", "loyalty", "openness"],
        phrase: "closeness to relatives far away",
        paraphrases: [
          "staying in touch with the family",
          "sharing joy with friends",
          "letting grandma see how they grow",
          "contact with people who live abroad",
        ],
      },
      concession: "a grandmother overseas would miss the first steps and the first lost tooth",
    },
    fallacies: {
      strawman: {
        distortion: "to hang a camera over every cot and sell tickets at the door",
        paraphrases: [
          "it was only about grandparents watching a child grow up",
          "nobody wants to sell tickets",
          "a picture for grandma isn't a public show",
          "their wish is changed into something creepy",
        ],
      },
      adHominem: {
        opponent: "a grandmother in Canada",
        attack: "keeps a parrot that swears in two languages",
        paraphrases: [
          "the parrot has nothing to do with it",
          "a rude bird doesn't make the grandmother wrong",
          "it gets us to laugh and forget what was said",
          "no answer at all to what she'd like to see",
        ],
      },
      falseDichotomy: {
        option: "parents post no pictures of small children",
        threat: "every bath and every tantrum belongs to the whole world",
        thirdWays: [
          "parents could send prints by post",
          "a picture could go to a closed group of five relatives",
        ],
        paraphrases: [
          "you could send prints or use a private group",
          "posting one birthday isn't showing everything",
          "the choice isn't nothing at all or the whole world",
          "it skips what sensible parents do",
        ],
      },
      slipperySlope: {
        first: "parents go on posting",
        steps: [
          "they will film every meal from the first spoonful on",
          "children will be born before a live audience",
          "nobody on earth will have a moment alone",
        ],
        paraphrases: [
          "a few birthday photos don't lead to filmed births",
          "no reason is given why one should bring the next",
          "people have posted for years and still have time alone",
          "it gets crazier with each sentence",
        ],
      },
    },
    figures: {
      counted: "teenagers who asked to have pictures of their childhood removed",
      countedShort: "such teenagers",
      people: "teenagers",
      opinion: "say that some old picture of them online makes them blush",
      amount: {
        members: "young parents",
        member: "a young mother",
        verb: "post",
        verbSingular: "posts",
        unit: "pictures",
        purpose: "of their children a month",
        usual: 4,
        outlier: "who runs a page about life with triplets",
      },
      subgroups: {
        finding:
          "parents who post nothing spent 3.1 hours a day with their children on average, and the others only 2.7",
        groups: ["parents with a full-time job", "parents who stay at home"],
        paraphrases: [
          "those at home may have much more time anyway",
          "for working parents it could be no different",
          "it doesn't keep mothers and fathers apart",
          "one average for parents with quite different days",
        ],
      },
    },
  },
];
