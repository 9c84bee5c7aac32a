import type { IssueEvaluation } from "../evaluation.ts";

/** What modules 2 to 7 need to know of the issues about money and saving. */
export const moneyAndSaving: readonly IssueEvaluation[] = [
  {
    issue: "shops-must-take-cash",
    reasons: [
      {
        gap: {
          question: "How many people in the country have neither a card nor a telephone that pays?",
          paraphrases: [
            "how many people are we talking about?",
            "it doesn't say how common it is to have no card",
            "share of the population without a card or a smartphone",
            "is that old man one of thousands or just a rare case?",
            "we aren't told what part of the customers can only pay in cash",
          ],
        },
        assumption: {
          clause: "people who have no card or telephone that pays cannot easily get one",
          paraphrases: [
            "they can't just go and get a card",
            "that banks won't give these people a card",
            "assumes nobody without plastic could simply order some",
            "it would be hard for those people to switch to paying electronically",
            "maybe the old man could have a card if he asked his bank",
            "people who don't pay by card have no choice in the matter",
          ],
        },
        alternative: {
          clause: "every bank should have to give a free payment card to anyone who asks",
          paraphrases: [
            "give everybody a free card",
            "banks ought to be forced to let anyone have an account with a card",
            "help those people get a card or a phone instead",
            "you could just as well hand out cards that cost nothing to people who lack one",
          ],
        },
      },
      {
        gap: {
          question: "Do people on small budgets really overspend more often when they pay by card?",
          paraphrases: [
            "do card users actually run out of money more?",
            "it isn't said whether people with cards lose track of what they spend",
            "any figures on overspending with cards compared to cash",
            "how do we know that coins help anyone apart from that neighbour?",
            "nothing about how people manage who pay by phone",
          ],
        },
        assumption: {
          clause: "card users have no tool that shows them just as well what is left",
          paraphrases: [
            "there's no app that does the same job",
            "you can't keep an eye on your budget as well with a card",
            "that people can only see what's left if it's in their hand",
            "assumes paying by card means losing track",
            "perhaps a banking app would keep their spending in check as well as envelopes do",
          ],
        },
        alternative: {
          clause: "banks should offer cards that stop when the week's money has been spent",
          paraphrases: [
            "cards with a weekly limit",
            "a card that runs out like an envelope",
            "banks ought to let you set a limit for each week",
            "prepaid cards for people on a small budget",
          ],
        },
      },
      {
        gap: {
          question: "How often do card payments in this country fail, and for how long?",
          paraphrases: [
            "how often does the network go down?",
            "we don't know how long such failures last",
            "number of power cuts a year",
            "it doesn't say if a breakdown like that happens more than once in ten years",
            "was that storm an exception?",
          ],
        },
        assumption: {
          clause: "shops can open their tills and sell their goods without power or a network",
          paraphrases: [
            "a shop can still sell things when the power is off",
            "tills and scanners would work in a blackout",
            "that it's only the payment that fails and not the whole shop",
            "assumes staff could serve you with no electricity",
            "a supermarket might have to shut anyway if its computers are dead",
          ],
        },
        alternative: {
          clause:
            "every shop should have to keep a way of selling on credit when the network fails",
          paraphrases: [
            "let people sign for it in a power cut",
            "shops could write it down and charge later",
            "they ought to give credit when machines don't work",
            "a notebook at the till for days without a network",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["inclusion", "self_reliance", "fairness"],
        phrase: "everybody's chance to buy what they need",
        shownBy: [0],
        paraphrases: [
          "nobody gets shut out of shops",
          "that all people can take part in daily life",
          "looking after those without a card",
          "equal access to shops for rich and poor, old and young",
          "people being able to manage their own affairs with cash",
        ],
      },
      second: {
        ids: ["efficiency", "safety", "freedom"],
        phrase: "a till without trouble for the shop",
        paraphrases: [
          "shops deciding for themselves",
          "staff not being robbed",
          "letting owners run their business as they like",
          "quick and simple payment without counting coins",
          "security for the people behind the counter",
        ],
      },
      concession: "many a café would have to count notes at night and carry them to the bank",
    },
    fallacies: {
      strawman: {
        distortion: "to treat every pensioner with a purse as a burglar in disguise",
        paraphrases: [
          "they only said a shop with no till can't be robbed",
          "nobody called old people burglars",
          "it twists a worry about robberies into hatred of pensioners",
          "that's not at all what the shop owners meant",
          "makes the other side look nastier than it is",
        ],
      },
      adHominem: {
        opponent: "the owner of the café",
        attack: "has worn the same green cardigan for eleven years",
        paraphrases: [
          "what does a cardigan have to do with cash?",
          "it makes fun of the owner's clothes instead of answering",
          "you can dress badly and be right about robberies",
          "the jab is at the person and the point about cash is left alone",
        ],
      },
      falseDichotomy: {
        option: "we oblige every shop to take coins",
        threat: "we leave our grandparents to starve in front of full shelves",
        thirdWays: [
          "the law could oblige only chemists and food shops",
          "banks could give everybody a free and simple card",
        ],
        paraphrases: [
          "there's plenty in between those two",
          "you could make only the important shops take cash",
          "old people won't starve just like that, they could be given a card",
          "it pretends there's nothing else we can do",
        ],
      },
      slipperySlope: {
        first: "shops may go on refusing cash",
        steps: [
          "the banks will take the last machine off the wall",
          "nobody will buy a bun without leave from a bank",
          "three bankers will decide what the whole country eats for supper",
        ],
        paraphrases: [
          "a few shops without a till don't lead to bankers choosing our supper",
          "there's no proof that one thing brings on the next",
          "it jumps from a café to the whole country's meals",
          "why would banks get to say what we eat?",
          "each step is just made up",
        ],
      },
    },
    figures: {
      counted: "shoppers who were turned away for want of a card",
      countedShort: "such shoppers",
      people: "customers of the chemist's",
      opinion: "say that they want to be able to pay in coins",
      amount: {
        members: "customers who have no card",
        member: "a customer",
        verb: "walk",
        verbSingular: "walks",
        unit: "minutes",
        purpose: "a week to find a shop that takes cash",
        usual: 5,
        outlier: "who lives on a farm beyond the last bus stop",
      },
      subgroups: {
        finding:
          "in towns where every shop takes cash, households overspend by 12 pounds a month on average and elsewhere by 20",
        groups: ["households of pensioners", "households of young couples"],
        paraphrases: [
          "old and young households might be quite different",
          "maybe it only helps pensioners and young people do worse with cash",
          "all households are lumped together",
          "the average hides which families gain and which don't",
        ],
      },
    },
  },
  {
    issue: "sixteen-bank-account",
    reasons: [
      {
        gap: {
          question:
            "Do teenagers who are left alone with their account handle money better as adults?",
          paraphrases: [
            "do they really turn out better with money later?",
            "it doesn't say how unwatched teens get on as grown-ups",
            "how many of them learn and how many just go on wasting it?",
            "proof that mistakes make them wiser",
            "we only hear about one boy and his jacket",
          ],
        },
        assumption: {
          clause: "parents who see the payments keep their child from making such mistakes",
          paraphrases: [
            "parents who look would step in and stop them",
            "that being watched prevents teens from buying rubbish",
            "kids can't slip up as long as mum and dad read along",
            "assumes the parents interfere and don't just look",
            "maybe they'd waste their money anyway, watched or not",
          ],
        },
        alternative: {
          clause: "parents should be told of payments above two hundred pounds and of no others",
          paraphrases: [
            "show parents only the big sums",
            "hide small payments from mum and dad",
            "they ought to see just what costs more than two hundred",
            "a limit below which nobody looks",
          ],
        },
      },
      {
        gap: {
          question:
            "How many teenagers give up a purchase only on account of their parents' watching?",
          paraphrases: [
            "how many teens actually don't buy something for that reason?",
            "it doesn't tell us if most of them feel watched at all",
            "number of purchases given up",
            "do young people really mind that their parents can see it?",
            "one girl and one book, what about the rest?",
          ],
        },
        assumption: {
          clause: "most teenagers have no cash of their own with which to buy things unseen",
          paraphrases: [
            "they can't just pay cash",
            "the account is the only money they have",
            "that a sixteen-year-old has no other way to pay without being seen",
            "assumes teens get no pocket money in coins",
            "couldn't they use their own cash for private stuff?",
          ],
        },
        alternative: {
          clause: "parents should pay out part of a teenager's allowance in notes and coins",
          paraphrases: [
            "give them some of their pocket money in cash",
            "part of the allowance ought to be in coins that leave no trace",
            "hand teens a bit of cash every month",
            "you could also say kids need some money outside the account",
          ],
        },
      },
      {
        gap: {
          question:
            "Do families talk more about money once the parents have stopped reading the payments?",
          paraphrases: [
            "do families really talk more afterwards?",
            "nothing is said about homes where parents gave up looking",
            "how do you know that talks get more honest?",
            "what happened in families that tried it",
            "it might be that they don't talk at all then, we aren't told",
          ],
        },
        assumption: {
          clause: "most parents read the payments without telling their child what they have seen",
          paraphrases: [
            "parents do it behind the kid's back",
            "that the teenager doesn't know about it",
            "mum and dad keep quiet about what they read",
            "assumes the looking goes on in secret",
            "many parents may well be quite open about checking",
          ],
        },
        alternative: {
          clause: "parents should always tell their child what they have seen on the account",
          paraphrases: [
            "look if you like but say so",
            "mum and dad ought to be open about what they've read",
            "they should go through the payments together with the kid",
            "tell your teen whenever you check",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["privacy", "freedom", "trust"],
        phrase: "a young person's own space",
        paraphrases: [
          "being left alone by your parents",
          "the right to keep things to yourself",
          "letting teens make their own decisions",
          "believing in your child instead of checking up",
          "independence for sixteen-year-olds",
        ],
      },
      second: {
        ids: ["safety", "order"],
        phrase: "early protection from serious trouble",
        paraphrases: [
          "keeping kids from harm",
          "that parents can step in before it's too late",
          "preventing gambling and debts",
          "being looked after by mum and dad",
          "parental control",
        ],
      },
      concession: "a mother might hear of the online bets only when the savings are gone",
    },
    fallacies: {
      strawman: {
        distortion: "to see parents stand beside their children in every shop until they marry",
        paraphrases: [
          "they just want to notice gambling in time",
          "no one asked to follow children into shops",
          "it turns a careful parent into a prison guard",
          "the other side never said until they marry",
          "that's a silly version of what worried parents say",
        ],
      },
      adHominem: {
        opponent: "the head of the parents' council",
        attack: "still cannot park a car without touching the kerb",
        paraphrases: [
          "parking has nothing to do with bank accounts",
          "it laughs at how someone drives rather than giving a reason",
          "a bad driver can still be right about teenagers and betting",
          "that's an insult and no answer",
        ],
      },
      falseDichotomy: {
        option: "we let teenagers keep their payments to themselves",
        threat: "we bring up adults who cannot buy a sandwich alone",
        thirdWays: [
          "parents and children could look at the account together",
          "the bank could warn parents only of bets and large sums",
        ],
        paraphrases: [
          "you could look at the account together",
          "there's something between never looking and total control",
          "watched kids can still learn to buy a sandwich",
          "other solutions get left out",
        ],
      },
      slipperySlope: {
        first: "parents go on reading the payments",
        steps: [
          "they will want to read every message as well",
          "they will choose their child's friends, job and flat",
          "a whole generation will ask for leave at forty to buy socks",
        ],
        paraphrases: [
          "reading payments doesn't mean they'll choose your flat",
          "there's no reason why it should go on and on like that",
          "nobody at forty asks mum about socks just over an account",
          "it blows one small habit up into a nightmare",
          "nothing shows that the second step follows from the first",
        ],
      },
    },
    figures: {
      counted: "calls to the youth helpline about parents who spy on accounts",
      countedShort: "calls",
      people: "sixteen-year-olds at our school",
      opinion: "say that they would talk more about money if nobody watched",
      amount: {
        members: "sixteen-year-olds with a youth account",
        member: "a girl",
        verb: "spend",
        verbSingular: "spends",
        unit: "pounds",
        purpose: "a month in cash so that their parents see nothing",
        usual: 4,
        outlier: "whose aunt pays for weekend work in notes",
      },
      subgroups: {
        finding:
          "teenagers whose parents stopped looking at sixteen had put by 340 pounds on average at eighteen and the others 290",
        groups: ["teenagers with a job", "teenagers on an allowance"],
        paraphrases: [
          "those who work may save far more than those on pocket money",
          "it doesn't split up boys and girls or rich and poor",
          "one average for all teens hides who did worse",
          "maybe it only goes for kids with a job",
        ],
      },
    },
  },
  {
    issue: "office-salaries-published",
    reasons: [
      {
        gap: {
          question: "How many employees are paid less than others for the very same work?",
          paraphrases: [
            "how many people there are underpaid?",
            "we don't know if those two women are the only case",
            "number of unfair differences in the firm",
            "is it common in the workshop that same work gets different pay?",
            "it doesn't say how big the gaps are across all seventy",
          ],
        },
        assumption: {
          clause: "the firm will put unfair differences right once the staff can see them",
          paraphrases: [
            "the boss would then raise the low wages",
            "seeing it is enough to change it",
            "that something gets done about the gaps after they're known",
            "assumes the owner gives in when people find out",
            "but the firm might just leave the wages as they are",
          ],
        },
        alternative: {
          clause: "the firm should have its list of wages checked by an outside auditor every year",
          paraphrases: [
            "let an independent person check the wages",
            "somebody from outside ought to go through the list once a year",
            "an auditor should look for unfair pay",
            "you could give the list to a neutral expert instead",
          ],
        },
      },
      {
        gap: {
          question:
            "Do employees of firms with open wages get better results when asking for a rise?",
          paraphrases: [
            "do people really get more where pay is known?",
            "no word on how it went in other firms",
            "how many at this firm asked for more and were turned down?",
            "whether knowing the figures helps in such talks",
            "it doesn't tell us what came of it elsewhere",
          ],
        },
        assumption: {
          clause: "employees cannot find out from anywhere else what their work is worth",
          paraphrases: [
            "there's no other way to find out the going rate",
            "that a union or a website couldn't tell them",
            "the list is the only source for the upholsterer",
            "assumes workers know nothing about wages in their trade",
            "couldn't he look up what other firms pay?",
          ],
        },
        alternative: {
          clause: "the union should give its members figures on pay in the whole trade",
          paraphrases: [
            "unions ought to publish what the trade pays",
            "workers should get a table of usual wages from the union",
            "let somebody outside tell staff what similar firms pay",
            "give people figures from other workshops before they bargain",
          ],
        },
      },
      {
        gap: {
          question: "What harm have the rumours about pay done in the workshop so far?",
          paraphrases: [
            "did the gossip do any damage?",
            "it doesn't say anybody left or quarrelled over a rumour",
            "how bad are those rumours really?",
            "consequences of the talk about the foreman",
            "we don't hear whether the work suffered from it",
          ],
        },
        assumption: {
          clause: "the rumours will die down once everybody can read the real figures",
          paraphrases: [
            "people would stop gossiping after that",
            "that a list puts an end to the talk",
            "staff will believe what's on the list",
            "assumes gossip only comes from not knowing",
            "they might just start gossiping about who deserves it",
          ],
        },
        alternative: {
          clause: "the owner should tell the staff the lowest and the highest wage in the firm",
          paraphrases: [
            "publish the range and no names",
            "just say what the top and the bottom are",
            "the lowest and highest pay ought to be known",
            "tell people the span, not each figure",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["openness", "fairness", "trust"],
        phrase: "clear sight of who earns what",
        paraphrases: [
          "no secrets among colleagues",
          "everyone knowing the truth about wages",
          "transparency",
          "equal pay for equal work",
          "justice in what people are paid",
        ],
      },
      second: {
        ids: ["privacy", "calm"],
        phrase: "keeping one's pay to oneself",
        paraphrases: [
          "my wage is nobody else's business",
          "not having your income on show",
          "discretion about personal matters",
          "peace among the staff",
          "no envy at work",
        ],
      },
      concession: "a joiner in debt could no longer hide a small wage from the others",
    },
    fallacies: {
      strawman: {
        distortion: "to let the owner pay some people nothing and never tell a soul",
        paraphrases: [
          "they only say a figure doesn't show how hard a job is",
          "nobody wants people to work for nothing",
          "the objection is made far worse than it was",
          "it answers something that no one at the firm has said",
        ],
      },
      adHominem: {
        opponent: "the head of accounts",
        attack: "sings out of tune at every Christmas party",
        paraphrases: [
          "who cares how they sing?",
          "bad singing doesn't make you wrong about wages",
          "it pokes fun at someone and ignores what they think",
          "the Christmas party is beside the point here",
        ],
      },
      falseDichotomy: {
        option: "the firm puts every wage on a list",
        threat: "cheating and whispering go on in the workshop for ever",
        thirdWays: [
          "the firm could publish a range of pay for each kind of job",
          "a committee of the staff could check all wages in confidence",
        ],
        paraphrases: [
          "a pay range for each job would be another way",
          "it isn't only a list or cheating for ever",
          "somebody could check the wages without showing them to all",
          "we get two choices when there are more",
        ],
      },
      slipperySlope: {
        first: "the wages stay secret",
        steps: [
          "the owner will halve the pay of anyone who looks tired",
          "joiners will sleep under their benches for want of rent",
          "the whole town will go back to the days of serfs",
        ],
        paraphrases: [
          "secret wages have been there all along and nobody is a serf",
          "it's a chain of guesses",
          "why would the boss halve anyone's pay?",
          "from a quiet contract to slavery, that's far too big a leap",
          "no evidence for any of these steps",
        ],
      },
    },
    figures: {
      counted: "employees who gave notice after a quarrel over pay",
      countedShort: "resignations",
      people: "employees of the furniture maker",
      opinion: "say that open figures would end the whispering",
      amount: {
        members: "employees of the firm",
        member: "an upholsterer",
        verb: "spend",
        verbSingular: "spends",
        unit: "minutes",
        purpose: "a week on guesses about other people's pay",
        usual: 5,
        outlier: "who keeps a notebook on everybody's cars and holidays",
      },
      subgroups: {
        finding:
          "in workshops with open wages, employees stay for 9.4 years on average and in other workshops for 7.8",
        groups: ["the well paid", "the poorly paid"],
        paraphrases: [
          "perhaps the well paid stay and the others leave sooner",
          "men and women may be quite different here",
          "the average throws everyone in the workshop together",
          "it doesn't say how long those at the bottom of the list stay",
        ],
      },
    },
  },
  {
    issue: "friends-split-bill",
    reasons: [
      {
        gap: {
          question: "How much would the poorest of the friends save each month by a separate bill?",
          paraphrases: [
            "how much money would it save that friend?",
            "it doesn't say what an eighth of the bill comes to",
            "difference between a share and what the friend really had",
            "is it two pounds or twenty that he pays too much?",
            "we're not told how expensive these dinners are",
          ],
        },
        assumption: {
          clause: "a friend with little money can afford the dinners once the bill is separate",
          paraphrases: [
            "then it would be affordable for that person",
            "that it's the shared bill and not the restaurant that's too expensive",
            "paying only for your own makes the evening cheap enough",
            "assumes somebody out of work could still pay for a meal out",
            "even the cheapest dish might be too much for someone with no job",
          ],
        },
        alternative: {
          clause: "the eight friends should meet in a cheaper place or cook at home",
          paraphrases: [
            "go somewhere that costs less",
            "they could take turns cooking for each other",
            "the friends ought to pick a cheap pub",
            "you might as well say they should eat at somebody's flat",
          ],
        },
      },
      {
        gap: {
          question: "Do the friends order dearer dishes when they know that the bill is divided?",
          paraphrases: [
            "do people order more when it's shared?",
            "we don't know who orders what",
            "it isn't said that anybody takes advantage of the others",
            "are the meals very different in price?",
            "differences between what the eight of them eat",
          ],
        },
        assumption: {
          clause: "each friend orders and eats alone, and nothing on the table is shared",
          paraphrases: [
            "nobody shares any dishes",
            "you can tell exactly who had what",
            "that everyone chooses only for themselves",
            "assumes there's no common bottle or plate in the middle",
            "what if they all dig into the same starters?",
          ],
        },
        alternative: {
          clause:
            "whoever orders the wine should pay for it, and the rest should be divided by eight",
          paraphrases: [
            "wine separately, food by eight",
            "drinkers pay for their drinks",
            "those who have wine ought to pay that part",
            "split the meal and leave out the expensive extras",
          ],
        },
      },
      {
        gap: {
          question: "Has any of the eight friends ever complained about the divided bill?",
          paraphrases: [
            "has anyone complained yet?",
            "it doesn't say that the friends bear any grudges",
            "is anybody in the group actually annoyed?",
            "no mention of a quarrel among these eight",
            "how do the others feel about sharing it?",
          ],
        },
        assumption: {
          clause: "working out eight separate bills does not lead to grudges of its own",
          paraphrases: [
            "paying separately causes no trouble itself",
            "nobody will argue about who had which drink",
            "that people don't get cross over a separate bill",
            "assumes it goes smoothly when everyone pays for their own",
            "counting every olive might lead to bad blood too",
          ],
        },
        alternative: {
          clause: "the friends should agree on one menu at one price before they sit down",
          paraphrases: [
            "the same menu for all",
            "a set meal that costs everyone the same",
            "they ought to fix a price per head beforehand",
            "everybody eats the same and nobody needs to reckon",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["fairness", "self_reliance"],
        phrase: "paying no more than one's own part",
        paraphrases: [
          "that it's just and nobody pays too much",
          "everyone is responsible for themselves",
          "equal treatment of the friend with no job",
          "you pay for what you had",
          "not living off others",
        ],
      },
      second: {
        ids: ["community", "enjoyment", "trust"],
        phrase: "the warmth of an evening among friends",
        paraphrases: [
          "the feeling of belonging together",
          "a good time without sums",
          "generosity among mates",
          "togetherness",
          "not counting every penny between friends",
        ],
      },
      concession: "the last half hour at the table would go on sums and small change",
    },
    fallacies: {
      strawman: {
        distortion: "to drink champagne every month and send the bill to the poorest",
        paraphrases: [
          "they only find calculators at the table sad",
          "nobody wants to make the poor friend pay for champagne",
          "it accuses the other friends of something they never said",
          "their view gets turned into pure greed",
        ],
      },
      adHominem: {
        opponent: "the friend who books the table",
        attack: "failed the same driving test four times",
        paraphrases: [
          "a driving test has nothing to do with the bill",
          "it runs the friend down instead of dealing with the idea",
          "you can fail every test and still know what's good for a friendship",
          "that's personal and beside the point",
        ],
      },
      falseDichotomy: {
        option: "everyone pays for their own plate",
        threat: "our circle breaks up over a bottle of wine",
        thirdWays: [
          "the friends could share the food and leave out the wine",
          "those with good jobs could pay a little more",
        ],
        paraphrases: [
          "they could leave the wine out of the shared bill",
          "there are more than those two outcomes",
          "the group won't fall apart just over that",
          "somebody better off could pay a bit extra, that's a third way",
        ],
      },
      slipperySlope: {
        first: "the bill goes on being divided by eight",
        steps: [
          "somebody will order lobster out of spite",
          "the others will answer with truffles and old champagne",
          "eight ruined friends will meet again in a debtors' court",
        ],
        paraphrases: [
          "nobody goes bankrupt from sharing a bill",
          "why would anyone order lobster out of spite?",
          "it just piles one silly step on the next",
          "they've shared for ages and none of this has happened",
          "no proof for any of it",
        ],
      },
    },
    figures: {
      counted: "dinners at the inn that ended in a quarrel over the bill",
      countedShort: "such quarrels",
      people: "guests at the inn",
      opinion: "say that they would rather pay only for their own meal",
      amount: {
        members: "people who dine out in groups",
        member: "a student",
        verb: "lose",
        verbSingular: "loses",
        unit: "pounds",
        purpose: "a year on dishes that others have eaten",
        usual: 8,
        outlier: "who eats salad every week beside seven wine lovers",
      },
      subgroups: {
        finding:
          "groups that paid separately gave their evenings an average mark of 8.1 and groups that divided the bill only 7.5",
        groups: ["the big eaters", "the light eaters"],
        paraphrases: [
          "maybe the light eaters were happy and the big ones weren't",
          "it mixes those who spend a lot with those who hardly order",
          "we don't learn how rich and poor friends marked it separately",
          "one half may have hated it",
        ],
      },
    },
  },
  {
    issue: "allotment-club-loans",
    reasons: [
      {
        gap: {
          question: "How well have members paid back money that they owed the club before?",
          paraphrases: [
            "did members who owed the club money ever pay it back?",
            "it says nothing about debts, only about a rake",
            "has the club lent money before and what came of it?",
            "record of members paying their dues on time",
            "how many loans would probably be lost?",
          ],
        },
        assumption: {
          clause: "members who are reliable in the garden are just as reliable with borrowed money",
          paraphrases: [
            "if you return a rake you return a loan",
            "that good neighbours are good debtors too",
            "knowing somebody from the plots tells you how they are with money",
            "assumes the club can judge people's finances from the way they garden",
            "someone who is tidy with tools might still not pay up",
          ],
        },
        alternative: {
          clause: "the club should vouch for its members when they ask a bank for credit",
          paraphrases: [
            "the club could put in a good word at the bank",
            "give members a letter for the bank",
            "the committee ought to act as a guarantor for people it knows",
            "let the bank lend and the club say who is honest",
          ],
        },
      },
      {
        gap: {
          question: "How many of today's members took part in earning the money?",
          paraphrases: [
            "how many of those who earned it are still there?",
            "we don't know if today's gardeners did the work",
            "number of members who joined later",
            "did everybody help or just a few?",
            "thirty years is long and it doesn't say who is left",
          ],
        },
        assumption: {
          clause: "the members who would ask for a loan are those who earned the savings",
          paraphrases: [
            "borrowers are the same people who did the work",
            "that the ones asking for money helped to raise it",
            "new members won't be the ones who take the loans",
            "assumes everyone in the club had a part in the tombolas",
            "it could well be newcomers who want the cash",
          ],
        },
        alternative: {
          clause: "the club should share the money out among all who helped to earn it",
          paraphrases: [
            "just divide the savings between them",
            "pay it out to those who did the work",
            "the old members ought to get their part back",
            "give the rhubarb sellers the money outright",
          ],
        },
      },
      {
        gap: {
          question: "How often does a member of the club need money in a hurry?",
          paraphrases: [
            "how many members ever need help that fast?",
            "no word on how often that happens",
            "is the boiler the only case so far?",
            "number of emergencies among members in a year",
            "it isn't said how big the sums are that they need",
          ],
        },
        assumption: {
          clause: "members in trouble get no cheap loan from a bank or from relatives",
          paraphrases: [
            "there's nobody else who'd lend at a fair price",
            "it's the high street lender or the club and nothing else",
            "that banks turn these people down",
            "assumes members can't borrow from their family",
            "maybe a normal bank would have given him five per cent",
          ],
        },
        alternative: {
          clause: "the town should offer cheap emergency loans to households in trouble",
          paraphrases: [
            "a town fund for emergencies",
            "the council ought to lend at low interest to those in need",
            "households should be able to borrow cheaply from the town",
            "public loans at a low rate for broken boilers and the like",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["compassion", "community", "trust"],
        phrase: "help among neighbours in need",
        paraphrases: [
          "standing by each other",
          "solidarity in the club",
          "looking after members who are in a fix",
          "having faith in people you know",
          "kindness before cash",
        ],
      },
      second: {
        ids: ["thrift", "safety"],
        phrase: "a sure sum for the well",
        paraphrases: [
          "keeping the savings safe",
          "not risking the money",
          "being careful with what has been put by",
          "prudence",
          "having something in reserve for later",
        ],
      },
      concession: "the gardeners may still be filling their cans at the old pump in ten years",
    },
    fallacies: {
      strawman: {
        distortion: "to let a member freeze in the dark beside a sack of gold",
        paraphrases: [
          "they're just afraid a bad loan would end a friendship",
          "no one said members should be left to freeze",
          "it makes cautious people sound heartless",
          "the writer argues against something nobody in the club wants",
        ],
      },
      adHominem: {
        opponent: "the treasurer of the club",
        attack: "grows the ugliest marrows between here and the canal",
        paraphrases: [
          "ugly marrows say nothing about loans",
          "it laughs at someone's vegetables instead of giving a reason",
          "the treasurer may garden badly and still be right on this",
          "that's a dig at a person and not at what they say",
        ],
      },
      falseDichotomy: {
        option: "the club lends some of its money to members",
        threat: "twelve thousand pounds lie idle while families go cold",
        thirdWays: [
          "the committee could vouch for a member at the bank",
          "the members could collect for a neighbour in trouble",
        ],
        paraphrases: [
          "a collection for the one in trouble would do too",
          "there's more you can do than lend or let them freeze",
          "families could get help elsewhere",
          "why leave out everything in the middle?",
        ],
      },
      slipperySlope: {
        first: "the money stays in the bank",
        steps: [
          "the members will stop baking for the tombola",
          "the plots will be left to nettles and the gate will rust",
          "nobody in the whole city will greet a neighbour any more",
        ],
        paraphrases: [
          "the money has been in the bank for thirty years and people still say hello",
          "one thing doesn't lead to the other here",
          "why should they stop baking over a bank account?",
          "it ends in a catastrophe nobody can take seriously",
          "just a string of wild guesses",
        ],
      },
    },
    figures: {
      counted: "members who asked the committee for a loan",
      countedShort: "requests",
      people: "plot holders",
      opinion: "say that they would trust their neighbours with a loan",
      amount: {
        members: "members with debts",
        member: "a grandfather",
        verb: "pay",
        verbSingular: "pays",
        unit: "pounds",
        purpose: "a year in interest to lenders in the high street",
        usual: 20,
        outlier: "who borrowed for a boiler and a van at once",
      },
      subgroups: {
        finding:
          "in clubs that lend to their members, 96 per cent of all loans were paid back within a year",
        groups: ["small loans", "large loans"],
        paraphrases: [
          "big loans may be paid back far less often than little ones",
          "all sizes of loan are counted together",
          "perhaps most were tiny and the few large ones got lost",
          "you can't tell from it what happens with bigger sums",
        ],
      },
    },
  },
  {
    issue: "legacy-thousand-each",
    reasons: [
      {
        gap: {
          question:
            "What would most eighteen-year-olds in the town really do with a thousand pounds?",
          paraphrases: [
            "what would they spend it on?",
            "we don't hear what the other teens would use the money for",
            "how many have something like that kiln in mind?",
            "number of young people with a plan",
            "it doesn't say if anybody else missed a chance for lack of a thousand",
          ],
        },
        assumption: {
          clause: "many eighteen-year-olds will spend the thousand pounds on a chance of that kind",
          paraphrases: [
            "they'd use it for something sensible",
            "that young people won't just blow it on parties",
            "most of them have an opportunity waiting",
            "assumes teens will put the money into their future",
            "a lot of them could well spend it on clothes and trips",
          ],
        },
        alternative: {
          clause: "the town should lend money without interest to young people with a plan",
          paraphrases: [
            "free loans for young people who have an idea",
            "give the cash only as a loan for a project",
            "teens with a plan ought to be able to borrow from the town",
            "lend it out fast and get it back later",
          ],
        },
      },
      {
        gap: {
          question:
            "Would poor eighteen-year-olds gain as much from the thousand pounds as rich ones?",
          paraphrases: [
            "does it help the poor ones as much?",
            "we aren't told how rich or poor the families in town are",
            "what would a thousand mean to a doctor's son?",
            "whether the gap between rich and poor kids gets any smaller",
            "how many of the forty need the money at all?",
          ],
        },
        assumption: {
          clause: "the same sum gives a poor orphan the same chances as a rich child",
          paraphrases: [
            "equal money means equal chances",
            "that a thousand is worth the same to everyone",
            "poor kids don't need more than rich ones",
            "assumes giving all the same makes them equal",
            "an orphan might need five times as much to catch up",
          ],
        },
        alternative: {
          clause: "the town should give every eighteen-year-old the same set of driving lessons",
          paraphrases: [
            "driving lessons for all of them",
            "the same present for everyone, but not in cash",
            "each ought to get a course of equal worth",
            "pay the same lessons for rich and poor",
          ],
        },
      },
      {
        gap: {
          question: "What would a youth club or an office cost the town each year?",
          paraphrases: [
            "how much does running a club cost?",
            "no figures for the youth centre",
            "it doesn't say how much the caretaker and the roof would eat up",
            "are those costs really that high?",
            "how many young people would use a club?",
          ],
        },
        assumption: {
          clause: "money in the hand does the young as much good as a club would",
          paraphrases: [
            "cash helps them as much as a youth centre",
            "that a club isn't worth what it costs",
            "teens get as much out of a payment as out of a place to meet",
            "assumes what reaches everyone is also what they need",
            "a club could do far more for them than a one-off sum",
          ],
        },
        alternative: {
          clause:
            "the town should share the whole legacy at once among all its people under twenty",
          paraphrases: [
            "pay it all out now",
            "divide the legacy among the young in one go",
            "every child ought to get a part straight away",
            "hand the lot out once and be done",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["freedom", "fairness", "trust"],
        phrase: "a choice of their own for the young",
        shownBy: [0],
        paraphrases: [
          "that eighteen-year-olds decide for themselves",
          "equal treatment of rich and poor",
          "independence",
          "believing that the young can handle money",
          "everyone gets the same",
        ],
      },
      second: {
        ids: ["community", "thrift"],
        phrase: "something lasting for the whole town",
        paraphrases: [
          "a thing that everybody shares",
          "careful use of the legacy",
          "not wasting what the widow left",
          "benefit for all instead of a few individuals",
          "building something that stays",
        ],
      },
      concession: "after ten years no bench or building would be left to remember the widow by",
    },
    fallacies: {
      strawman: {
        distortion: "to lock the legacy in a cellar and watch the young go begging",
        paraphrases: [
          "they only fear that some would waste it in Spain",
          "nobody wants to lock the money away",
          "the objection was about wasting money and not about begging",
          "it paints the other side as cruel misers",
        ],
      },
      adHominem: {
        opponent: "the town's oldest councillor",
        attack: "wears odd socks to nearly every council meeting",
        paraphrases: [
          "socks don't matter when it comes to the legacy",
          "it makes the councillor look silly instead of answering",
          "you can wear odd socks and still judge well",
          "somebody's clothes are no argument about the money",
        ],
      },
      falseDichotomy: {
        option: "each eighteen-year-old gets a thousand pounds",
        threat: "the widow's fortune disappears into roofs and caretakers",
        thirdWays: [
          "half the legacy could go to a sports ground for all",
          "a jury could give larger grants to young people with a plan",
        ],
        paraphrases: [
          "they could give bigger sums to those with a plan",
          "you don't have to pick between cash and a leaking roof",
          "the money might be split in several ways",
          "it hides all the other ideas for the legacy",
        ],
      },
      slipperySlope: {
        first: "the town puts the legacy into a youth centre",
        steps: [
          "the council will add a hall with a marble floor",
          "a new tax will be raised to keep that hall warm",
          "every family will flee and the town will stand empty",
        ],
        paraphrases: [
          "a youth centre doesn't empty a town",
          "nobody said anything about marble or taxes",
          "one step doesn't bring the next with it",
          "it gets crazier each time without any proof",
          "why would everyone flee?",
        ],
      },
    },
    figures: {
      counted: "eighteen-year-olds who lost a training place for lack of money",
      countedShort: "such losses",
      people: "eighteen-year-olds in the town",
      opinion: "say that they know what to do with a thousand pounds",
      amount: {
        members: "eighteen-year-olds in the town",
        member: "a girl",
        verb: "need",
        verbSingular: "needs",
        unit: "pounds",
        purpose: "for tools to start in a trade",
        usual: 60,
        outlier: "who means to set up a pottery of her own",
      },
      subgroups: {
        finding:
          "in a town that paid out such sums, 58 per cent of the young had learnt a trade five years later",
        groups: ["children of well-off parents", "children of poor parents"],
        paraphrases: [
          "perhaps rich kids did well and poor ones didn't",
          "it puts children from every kind of home in one pot",
          "boys and girls may differ a lot in this",
          "58 per cent overall doesn't tell you about the poor ones",
        ],
      },
    },
  },
];
