import type { IssueEvaluation } from "../evaluation.ts";

/** What modules 2 to 7 need to know of the issues about work and jobs. */
export const workAndJobs: readonly IssueEvaluation[] = [
  {
    issue: "garden-centre-rota",
    reasons: [
      {
        gap: {
          question: "How many of the forty have small children and cannot arrange care at present?",
          paraphrases: [
            "how many parents of small kids work there?",
            "it doesn't say how they manage at the moment",
            "number of staff with young children",
            "have any of them asked for this?",
            "do other nurseries need as much notice?",
            "could they swap shifts among themselves?",
          ],
        },
        assumption: {
          clause: "a rota that is out three weeks ahead would not be changed again at short notice",
          paraphrases: [
            "the plan stays as it is once it's published",
            "that the boss won't alter the shifts later",
            "parents could rely on the printed rota",
            "assumes nothing gets moved around in those three weeks",
            "if it's changed on the Friday before, they've gained nothing",
          ],
        },
        alternative: {
          clause: "parents of small children should work the same mornings every week",
          paraphrases: [
            "fixed shifts for mums and dads",
            "let parents choose their mornings first",
            "the garden centre ought to run a crèche of its own",
            "give people with little ones regular hours all year",
          ],
        },
      },
      {
        gap: {
          question: "Why did the six sales assistants leave for the supermarket?",
          paraphrases: [
            "why did they go?",
            "does the supermarket pay more?",
            "it isn't said when the supermarket posts its rota",
            "did any of the six complain about the hours?",
            "how many leave in other years?",
            "reasons for leaving",
          ],
        },
        assumption: {
          clause: "the short notice and not the pay or the work drives people away",
          paraphrases: [
            "it's the late rota that makes folk quit",
            "that the six would've stayed if they had known their shifts sooner",
            "people don't leave over money",
            "assumes the rota is what made them go to the supermarket",
            "perhaps they left for better wages, and a rota won't change that",
          ],
        },
        alternative: {
          clause:
            "the garden centre should lay down everyone's hours for the whole year in the contract",
          paraphrases: [
            "fixed hours in the contract",
            "the same shifts all year round",
            "write down in advance how long each one works",
            "new people ought to get their hours in writing when they sign",
          ],
        },
      },
      {
        gap: {
          question:
            "How often is a skilled worker missing, and how long does it take to find another?",
          paraphrases: [
            "how often does that happen?",
            "it mentions one Saturday in May, was that the only one?",
            "who else can drive the forklift?",
            "are most gaps due to illness, which nobody can foresee?",
            "how long in advance was the wedding known?",
            "number of stand-ins around",
          ],
        },
        assumption: {
          clause: "most of the gaps are known three weeks before they open",
          paraphrases: [
            "people can tell that early when they'll be away",
            "that the gaps come from weddings and such, not from sudden illness",
            "absences are foreseeable",
            "assumes you'd see the holes in the plan three weeks ahead",
            "someone falling ill on Friday won't show up on any plan",
          ],
        },
        alternative: {
          clause: "people should have to report a wedding or any other absence a month before",
          paraphrases: [
            "tell the boss a month ahead if you'll be away",
            "whoever has a wedding ought to say so early",
            "holidays have to be handed in four weeks before",
            "a duty to announce absences in good time",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["order", "comfort", "trust"],
        phrase: "a life that staff can plan",
        paraphrases: [
          "being able to rely on your hours",
          "security for the workers",
          "knowing what's coming",
          "time for the family that you can count on",
          "consideration for employees",
        ],
      },
      second: {
        ids: ["efficiency", "thrift", "prosperity"],
        phrase: "matching hands to the weather",
        paraphrases: [
          "being flexible",
          "having as many people as you need and no more",
          "saving on wages on rainy days",
          "the firm's profit",
          "not paying for idle hours",
        ],
      },
      concession:
        "on a wet Saturday nine people would stand among dripping roses with nobody to serve",
    },
    fallacies: {
      strawman: {
        distortion: "to whistle for their workers like dogs whenever the sun comes out",
        paraphrases: [
          "nobody wants to treat staff like dogs",
          "they only said that you can't know the number of customers so early",
          "a rota on Thursday isn't whistling for people",
          "it makes the managers sound nasty",
          "that's not what they meant by the weather",
        ],
      },
      adHominem: {
        opponent: "the manager of the garden centre",
        attack: "pockets the sugar sachets in every café in the county",
        paraphrases: [
          "pocketing sugar has nothing to do with rotas",
          "it laughs at a manager's odd habit",
          "a few sachets say nothing on the weather in April",
          "that's private stuff and not an argument",
        ],
      },
      falseDichotomy: {
        option: "the rota comes out three weeks ahead",
        threat: "forty people live out of a suitcase and never see their families",
        thirdWays: [
          "the rota could come out ten days ahead",
          "half of the shifts could be fixed early and the rest on Thursday",
        ],
        paraphrases: [
          "one week or two would help as well",
          "some shifts could be fixed and the others left open",
          "people do see their families now",
          "it isn't three weeks or misery",
          "where's the compromise?",
        ],
      },
      slipperySlope: {
        first: "the rota is posted on a Thursday",
        steps: [
          "people will be told about their shifts at breakfast",
          "they will have to sleep between the flowerpots to be on hand",
          "no one in the county will marry for fear of missing the wedding",
        ],
        paraphrases: [
          "it's been on Thursdays all along and nobody sleeps among the pots",
          "a late rota doesn't stop people from marrying",
          "no grounds are given for any of that",
          "each step is sillier than the last",
        ],
      },
    },
    figures: {
      counted: "shifts that had to be swapped at the last minute",
      countedShort: "such swaps",
      people: "people who work at the garden centre",
      opinion: "say that they cannot plan their lives from Thursday to Monday",
      amount: {
        members: "parents on the staff",
        member: "a parent on the staff",
        verb: "pay",
        verbSingular: "pays",
        unit: "pounds",
        purpose: "a month for sitters at short notice",
        usual: 12,
        outlier: "who has triplets and a husband at sea",
      },
      subgroups: {
        finding:
          "in garden centres with an early rota, people gave their job 7.4 points on average, in the others 6.6",
        groups: ["students with a weekend job", "parents of small children"],
        paraphrases: [
          "maybe students like it less since they want to stay flexible",
          "parents and students are mixed together",
          "it doesn't tell whether mums and dads are happier",
          "full-timers may not see it like part-timers",
        ],
      },
    },
  },
  {
    issue: "pay-in-job-adverts",
    reasons: [
      {
        gap: {
          question: "How hard is it to learn the pay by ringing up before an interview?",
          paraphrases: [
            "can't people just phone and ask?",
            "it doesn't tell how many waste their time on jobs that pay too little",
            "how many of those jobs fall below a living wage?",
            "did the neighbour ask before her second interview?",
            "what counts as a living wage in this town?",
            "number of low-paid posts among the sixty",
          ],
        },
        assumption: {
          clause: "the figure in an advert would be close to what the new person is paid",
          paraphrases: [
            "the firms would print the true wage",
            "that the printed pay is what you really get",
            "adverts wouldn't just say from nine to ninety pounds",
            "assumes the firm sticks to the sum",
            "a vague range would tell job hunters nothing",
          ],
        },
        alternative: {
          clause: "the website should mark every firm that pays all its people a living wage",
          paraphrases: [
            "a badge for firms that pay well",
            "publish a list of typical wages in town",
            "employers ought to name the pay at the first interview",
            "the job centre should warn people about badly paid posts",
          ],
        },
      },
      {
        gap: {
          question: "How large is the gap between men and women in firms that print the pay?",
          paraphrases: [
            "do women earn the same where the pay is printed?",
            "it gives two clerks, how common is that?",
            "did the haulage firm advertise those jobs with or without pay?",
            "did the two clerks do exactly the same job?",
            "any statistics from places with such a rule",
            "we don't learn what happens once a woman has been hired",
          ],
        },
        assumption: {
          clause: "firms that name a figure pay it to everyone whom they take on",
          paraphrases: [
            "the printed sum isn't changed in the interview",
            "that men can't bargain for more on top",
            "everyone hired gets just what the advert said",
            "assumes there's no haggling after the advert",
            "a man might still be offered extra behind closed doors",
          ],
        },
        alternative: {
          clause: "every firm should pin up a list of what it pays for each post",
          paraphrases: [
            "a pay list on the wall of each company",
            "all wages ought to be public inside a firm",
            "print the pay for each post in the yearly report",
            "open pay scales for the people who work there already",
          ],
        },
      },
      {
        gap: {
          question: "How good were the two new hands, and how many people applied to the sawmill?",
          paraphrases: [
            "were those two any good?",
            "it isn't said how long the sawmill had looked before",
            "was the rate especially high?",
            "what happens to firms that pay badly and print it?",
            "number of applicants with and without a sum",
            "one sawmill isn't much, what do other firms report?",
          ],
        },
        assumption: {
          clause: "the sum that a firm prints is high enough to attract people",
          paraphrases: [
            "the wages are good enough to draw folk in",
            "that the printed figure doesn't scare anyone off",
            "firms in town pay well enough to show it",
            "assumes applicants like what they read",
            "with a poor wage in bold type you'd get nobody",
          ],
        },
        alternative: {
          clause: "firms in want of staff should put their pay on a board outside the gate",
          paraphrases: [
            "write the wage on a sign at the entrance",
            "posters in the street with the hourly rate",
            "at job fairs firms ought to name their pay",
            "tell school leavers the exact sum when you visit their school",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["openness", "fairness", "dignity"],
        phrase: "clear terms for people who look for work",
        paraphrases: [
          "honesty about pay",
          "women and men being treated alike",
          "no secrets",
          "respect for applicants and their time",
          "knowing where you stand",
        ],
      },
      second: {
        ids: ["privacy", "freedom", "prosperity"],
        phrase: "a firm's right to keep its secrets",
        paraphrases: [
          "businesses deciding what they reveal",
          "confidentiality",
          "protecting yourself from rivals",
          "not having to show your cards",
          "a company's advantage",
        ],
      },
      concession: "the bakery across the road could read every wage and outbid it by breakfast",
    },
    fallacies: {
      strawman: {
        distortion: "to make people sign for a job blindfolded and thank them for any crumb",
        paraphrases: [
          "they were talking about rivals and not about blindfolds",
          "nobody wants to hide the pay until after you sign",
          "it makes employers look like slave owners",
          "the concern about competitors is left aside",
          "keeping quiet in an advert isn't the same thing",
        ],
      },
      adHominem: {
        opponent: "the owner of the furniture factory",
        attack: "has been seen in a dressing gown at the post office",
        paraphrases: [
          "a dressing gown at the post office doesn't matter for wages",
          "it embarrasses the owner and proves nothing",
          "what someone wears to post a letter isn't the question",
          "no one deals with the point about rivals",
        ],
      },
      falseDichotomy: {
        option: "the site takes no advert without the pay",
        threat: "everyone in town toils for years without knowing what for",
        thirdWays: [
          "the site could list adverts with the pay first",
          "firms could name the sum to anyone who rings",
        ],
        paraphrases: [
          "you hear what the pay is before you start in any case",
          "it could be voluntary with a reward for firms that do it",
          "a rough range would be something in between",
          "there's more than a ban or total darkness",
          "ringing up would do it too",
        ],
      },
      slipperySlope: {
        first: "adverts may leave out the pay",
        steps: [
          "they will leave out the work as well",
          "people will draw their jobs from a hat at the town hall",
          "money itself will be forgotten and wages paid in turnips",
        ],
        paraphrases: [
          "half of them leave it out now and no one's paid in turnips",
          "no pay in the ad doesn't mean no job description",
          "it's absurd to go from there to a hat",
          "not a single step is backed up",
        ],
      },
    },
    figures: {
      counted: "people who broke off an application when they heard the pay",
      countedShort: "broken-off applications",
      people: "people who are looking for work",
      opinion: "say that they skip adverts without a figure",
      amount: {
        members: "job hunters in town",
        member: "a job hunter in town",
        verb: "waste",
        verbSingular: "wastes",
        unit: "hours",
        purpose: "a year on posts that pay too little",
        usual: 5,
        outlier: "who applies for everything that is advertised",
      },
      subgroups: {
        finding:
          "on websites that ask for the pay, posts were filled after 23 days on average, on the others after 31",
        groups: ["well-paid posts", "badly paid posts"],
        paraphrases: [
          "perhaps only the well-paid jobs went faster",
          "jobs with poor pay could stay empty much longer",
          "big firms and small ones aren't shown apart",
          "an average over all posts doesn't tell me about mine",
        ],
      },
    },
  },
  {
    issue: "restaurant-tips-kitchen",
    reasons: [
      {
        gap: {
          question: "How much are the cooks and the waiters paid before any tips?",
          paraphrases: [
            "what wages do they get?",
            "do cooks earn more than waiters already?",
            "it doesn't say how hard the waiters' evening is",
            "how many hours does each of them work?",
            "number of people in the kitchen",
            "who compared the two jobs?",
          ],
        },
        assumption: {
          clause: "the harder job of the cooks is not made up for by a higher wage",
          paraphrases: [
            "cooks aren't already paid more for it",
            "that the kitchen doesn't get better wages than the waiters",
            "wages don't balance it out",
            "assumes the cooks' pay is no higher",
            "if the chef earns twice as much there's no need for tips",
          ],
        },
        alternative: {
          clause: "the restaurant should pay its cooks two pounds an hour more than its waiters",
          paraphrases: [
            "higher wages for the kitchen",
            "cooks ought to get longer breaks",
            "hire one more cook so the work is easier",
            "give people at the stove extra holidays",
          ],
        },
      },
      {
        gap: {
          question: "What else do the waiters and the cooks quarrel about?",
          paraphrases: [
            "are there other reasons for the rows?",
            "how often do they fight over tips?",
            "it isn't told how waiters would feel about losing part of it",
            "is the mood bad apart from that one quarrel?",
            "how is the teamwork where tips are shared?",
            "what the waiters think of a shared pot",
          ],
        },
        assumption: {
          clause:
            "the waiters would accept a smaller share without bearing a grudge against the kitchen",
          paraphrases: [
            "waiters won't be angry about getting less",
            "that sharing ends the quarrels and doesn't start new ones",
            "the five don't mind giving up money",
            "assumes a common pot makes everyone happy",
            "the waiters may be furious with the cooks afterwards",
          ],
        },
        alternative: {
          clause: "the owner should pay waiters and cooks a yearly bonus out of one common pot",
          paraphrases: [
            "a shared bonus at the end of the year",
            "give both of them a joint prize for a good season",
            "waiters and cooks ought to own a bit of the restaurant together",
            "put a part of the profits into one pot for all of them",
          ],
        },
      },
      {
        gap: {
          question: "What wages and hours does the hotel on the hill offer its cooks?",
          paraphrases: [
            "does the hotel pay better?",
            "did the three leave because of the jar?",
            "it doesn't tell how long ago they moved",
            "how much is in the hotel's jar?",
            "what did the three say when they went?",
            "do waiters leave where the tips are split?",
          ],
        },
        assumption: {
          clause: "a share of the tips would be large enough to keep a cook from leaving",
          paraphrases: [
            "the extra money is enough to make them stay",
            "that a part of three hundred pounds matters to a cook",
            "cooks care about tips more than about hours or wages",
            "assumes the three went up the hill for the jar",
            "split among so many it may be just a few quid each",
          ],
        },
        alternative: {
          clause: "the owner should pay the cooks a tenth of what each evening brings in",
          paraphrases: [
            "cooks get a percentage of the bills",
            "a share of the profits for the kitchen",
            "the owner ought to let cooks have a slice of the takings",
            "raise the prices a little and hand the extra to the stove",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["fairness", "community", "loyalty"],
        phrase: "an equal part for everyone who works there",
        paraphrases: [
          "justice between kitchen and tables",
          "sharing",
          "all for one and one for all",
          "the same for all the staff",
          "feeling like one crew",
        ],
      },
      second: {
        ids: ["hard_work", "freedom", "self_reliance"],
        phrase: "a personal reward for good service",
        paraphrases: [
          "keeping what you've earned yourself",
          "a spur to be friendly",
          "guests deciding who gets their money",
          "recognition for the waiter's own effort",
          "getting something for your smile",
        ],
      },
      concession:
        "the waitress whom a guest wanted to thank would see most of that note go elsewhere",
    },
    fallacies: {
      strawman: {
        distortion: "to let the cooks lick the plates and call it their wages",
        paraphrases: [
          "nobody said that cooks shouldn't be paid",
          "they said a tip is for the smile at the table",
          "licking plates is a nasty invention",
          "tips and wages are mixed up to make them look bad",
          "it isn't what the waiters think at all",
        ],
      },
      adHominem: {
        opponent: "the oldest of the five waiters",
        attack: "wears a wig that slips whenever the door opens",
        paraphrases: [
          "a wig is no argument against sharing or for it",
          "it mocks the waiter's hair",
          "what's on somebody's head doesn't decide who earns a tip",
          "the waiter's reason isn't even looked at",
        ],
      },
      falseDichotomy: {
        option: "the tips are split evenly",
        threat: "the last cook hangs up the apron and the guests go home hungry",
        thirdWays: [
          "the waiters could pass on a fifth of what they get",
          "guests could put money into a second jar for the kitchen",
        ],
        paraphrases: [
          "a smaller share would be possible",
          "two jars and the guests decide",
          "better pay would keep the cooks too",
          "the kitchen won't be empty just over tips",
          "there's something between half and nothing",
        ],
      },
      slipperySlope: {
        first: "the waiters keep the tips",
        steps: [
          "they will ask for money before they bring the menu",
          "cooks will serve raw fish out of spite",
          "the whole coast will give up eating in company",
        ],
        paraphrases: [
          "waiters keep them now and don't charge for the menu",
          "why would a cook serve raw fish?",
          "one restaurant can't make a coast stop eating out",
          "that doesn't follow at all, it's just made up",
        ],
      },
    },
    figures: {
      counted: "cooks who moved to places with a shared jar",
      countedShort: "such cooks",
      people: "cooks on the coast",
      opinion: "say that sharing the tips would make them stay",
      amount: {
        members: "cooks with a share in the tips",
        member: "a cook with a share in the tips",
        verb: "receive",
        verbSingular: "receives",
        unit: "pounds",
        purpose: "a month out of the common jar",
        usual: 20,
        outlier: "who works on a yacht for millionaires",
      },
      subgroups: {
        finding:
          "in restaurants with a common pot, people stay for 3.4 years on average, in the others for 2.6",
        groups: ["the cooks", "the waiters"],
        paraphrases: [
          "cooks may stay longer and waiters leave sooner",
          "we can't see if the waiters go earlier",
          "kitchen and service are put into one average",
          "small places and big hotels aren't shown apart",
        ],
      },
    },
  },
  {
    issue: "joinery-four-day-week",
    reasons: [
      {
        gap: {
          question: "How much does a body suffer from the two extra hours on the four long days?",
          paraphrases: [
            "what do the longer days do to your back?",
            "it doesn't say if people are worse off after ten hours of lifting",
            "how many of the eighteen have trouble with their backs?",
            "aren't two days enough to get over it?",
            "days lost through illness at the moment",
            "is there a joinery that has tried this?",
          ],
        },
        assumption: {
          clause:
            "ten hours of lifting in one day do not strain the body beyond what three days repair",
          paraphrases: [
            "the longer days won't do more damage than the rest makes up for",
            "that ten hours of heavy work can be recovered from",
            "the long weekend outweighs the long days",
            "assumes the body copes with two hours more",
            "the last two hours may be just what ruins your back",
          ],
        },
        alternative: {
          clause:
            "those who carry the heaviest loads should get three days off after each big order",
          paraphrases: [
            "three free days for whoever has done the heavy carrying",
            "time off after big orders",
            "the ones who lift most ought to get a longer break now and then",
            "put everybody's holidays into blocks of three days after heavy weeks",
          ],
        },
      },
      {
        gap: {
          question: "How much does one start of the press and the drying room cost?",
          paraphrases: [
            "what does a warm-up cost in pounds?",
            "it isn't stated how much electricity would be saved",
            "do the machines need longer to warm up after three cold days?",
            "can they be heated up before anyone comes in?",
            "share of the warm-up in all the costs",
            "do people work while the machines warm up?",
          ],
        },
        assumption: {
          clause: "people produce as much in the ninth and tenth hours as in the hours before",
          paraphrases: [
            "nobody gets slower towards the end of a long day",
            "that forty hours bring the same output either way",
            "what's saved on warming up isn't lost through tiredness",
            "assumes the late hours are as good as the early ones",
            "tired joiners could turn out fewer windows from six o'clock on",
          ],
        },
        alternative: {
          clause: "the joinery should run its machines on four days and do other work on the fifth",
          paraphrases: [
            "leave the machines off one day and work by hand",
            "one day a week without the press",
            "use Fridays for drawing, glueing and deliveries with the machines cold",
            "only heat the drying room on four of the five days",
          ],
        },
      },
      {
        gap: {
          question: "Why do school leavers stay away from joinery, and did anyone ask them?",
          paraphrases: [
            "why don't they apply?",
            "it doesn't tell what the young people want",
            "why did the boy withdraw his letter?",
            "what does an apprentice earn there?",
            "where were the apprenticeships advertised?",
            "number of apprentices in other workshops",
          ],
        },
        assumption: {
          clause: "the long hours from Monday to Thursday would not put school leavers off",
          paraphrases: [
            "young people don't mind a ten-hour day",
            "that they like free Fridays more than they hate long days",
            "days with ten hours of work won't scare them away",
            "assumes teenagers only look at the weekend",
            "a school leaver may find ten hours dreadful",
          ],
        },
        alternative: {
          clause: "the joinery should cut its week to thirty-two hours and begin it on Tuesdays",
          paraphrases: [
            "a shorter week with Mondays off",
            "32 hours on four days",
            "they could keep the eight-hour day and start the week on Tuesday",
            "fewer hours and a long weekend would bring in the young as well",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["efficiency", "comfort", "progress"],
        phrase: "a better use of the week",
        shownBy: [1],
        paraphrases: [
          "getting more out of the days",
          "more leisure in one piece",
          "saving energy and effort",
          "a modern way of working",
          "a long rest",
        ],
      },
      second: {
        ids: ["safety", "health"],
        phrase: "working with a clear head and whole fingers",
        paraphrases: [
          "no accidents at the machines",
          "not getting hurt",
          "careful work without mistakes",
          "protection from long hours",
        ],
      },
      concession: "at six in the evening a tired man would still be pushing oak towards a blade",
    },
    fallacies: {
      strawman: {
        distortion: "to wrap grown joiners in cotton wool and send them to bed at noon",
        paraphrases: [
          "they only said that mistakes begin after eight hours",
          "no one wants to send joiners to bed",
          "eight hours of work isn't cotton wool",
          "it makes a serious worry about accidents look silly",
          "that isn't anything they've asked for",
        ],
      },
      adHominem: {
        opponent: "the foreman of the joinery",
        attack: "has been afraid of geese since early childhood",
        paraphrases: [
          "a fear of geese has nothing to do with saws",
          "it makes him look like a coward without any reason",
          "geese don't matter when we talk about working hours",
          "the foreman may still be right about mistakes",
        ],
      },
      falseDichotomy: {
        option: "the joinery closes on Fridays",
        threat: "eighteen people work themselves into an early grave",
        thirdWays: [
          "the joinery could work nine hours a day and close at noon on Fridays",
          "each joiner could choose between the two kinds of week",
        ],
        paraphrases: [
          "nine-hour days and a short Friday would be a compromise",
          "five days of eight hours don't kill anyone",
          "people could choose for themselves",
          "every second Friday off would be another way",
          "that isn't all there is to pick from",
        ],
      },
      slipperySlope: {
        first: "the saws run on Fridays",
        steps: [
          "the owner will open on Saturdays and Sundays too",
          "joiners will meet their wives only in photographs",
          "the town will have no children left to climb its stairs",
        ],
        paraphrases: [
          "they work on Fridays now and the town's full of children",
          "nothing shows that the owner wants Sundays",
          "a normal working week doesn't end families",
          "it's a chain of exaggerations",
        ],
      },
    },
    figures: {
      counted: "joiners who asked for a long weekend",
      countedShort: "such requests",
      people: "people at joineries with a four-day week",
      opinion: "say that they feel fresher on Monday than before",
      amount: {
        members: "joiners with a five-day week",
        member: "a joiner with a five-day week",
        verb: "spend",
        verbSingular: "spends",
        unit: "pounds",
        purpose: "a year on treatment for the back",
        usual: 20,
        outlier: "who travels to a spa every winter",
      },
      subgroups: {
        finding:
          "in workshops with a four-day week, people were ill on 6.2 days a year on average instead of 7.5",
        groups: ["people under forty", "people over fifty"],
        paraphrases: [
          "the older ones may be ill more often with ten-hour days",
          "young and old backs are lumped together",
          "it could be different for those who lift and those in the office",
          "the average for all doesn't tell how the over-fifties did",
        ],
      },
    },
  },
  {
    issue: "paid-trial-shifts",
    reasons: [
      {
        gap: {
          question:
            "What do applicants normally do on a trial shift, and does someone stand beside them?",
          paraphrases: [
            "what are they given to do?",
            "it doesn't say how much help they need from the others",
            "do they serve guests or just watch?",
            "how often does a trial replace a paid waiter?",
            "was that Saturday an exception?",
            "how many mistakes do they make?",
          ],
        },
        assumption: {
          clause: "applicants get nothing else from the four hours that is worth as much as a wage",
          paraphrases: [
            "a trial doesn't pay off for them in some other way",
            "that the chance of a job isn't enough in return",
            "they don't get training or food that makes up for it",
            "assumes four hours for nothing can't be a fair swap",
            "getting to know the place could be worth something to them too",
            "a mere chance of a job isn't payment enough",
          ],
        },
        alternative: {
          clause: "applicants on a trial shift should get a meal and a part of the tips",
          paraphrases: [
            "food and tips instead of a wage",
            "let them share in the tips",
            "they ought to get lunch and something from the jar",
            "give them a meal for their work",
          ],
        },
      },
      {
        gap: {
          question: "How many people from poor homes have turned down a trial for lack of pay?",
          paraphrases: [
            "how many said no because of the money?",
            "it's one girl only, so are there more?",
            "do the jobcentres pay anything for such mornings?",
            "how many of those hired come from poor homes?",
            "did she tell them why she turned it down?",
            "what a trial costs them in lost wages",
          ],
        },
        assumption: {
          clause: "it is the missing pay and not the missing time that keeps poor people away",
          paraphrases: [
            "with pay they'd come to the trial",
            "that money is what stops them and nothing else",
            "poor applicants could spare the morning if it were paid",
            "assumes the girl would have left her cleaning round for a wage",
            "they may be unable to leave their other job either way",
          ],
        },
        alternative: {
          clause: "cafés should cut the trial shift from four hours to half an hour",
          paraphrases: [
            "make the trial shorter",
            "let people choose an evening when they're free",
            "a chat of twenty minutes would do in place of a trial",
            "cafés ought to pay the bus fare and give a meal",
          ],
        },
      },
      {
        gap: {
          question: "How do cafés that pay for the trial find the people whom they invite?",
          paraphrases: [
            "do cafés that pay choose any better?",
            "it isn't mentioned how the corner café picked its nineteen",
            "how many good people were found thanks to a trial?",
            "would cafés invite fewer beginners?",
            "how much would four hours cost a café?",
            "any café that has tried paying",
          ],
        },
        assumption: {
          clause: "the cafés can tell from a letter or a call whom it is worth inviting",
          paraphrases: [
            "owners are able to choose well before the trial",
            "that you see in a letter who'd be a good waiter",
            "there's a way of picking people without trying them out",
            "assumes careful choice is possible on paper",
            "maybe only a trial shows who can carry three plates",
          ],
        },
        alternative: {
          clause: "a café should pay a small fee to the town for every post that it advertises",
          paraphrases: [
            "charge cafés for their adverts",
            "limit the number of trials to three per job",
            "owners ought to hold a proper interview first",
            "make them write a reply to each person they've tried",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["fairness", "dignity", "inclusion"],
        phrase: "a just return for every hour worked",
        paraphrases: [
          "being paid for what you do",
          "respect for applicants",
          "rich and poor having the same chance",
          "not exploiting people",
          "decency towards beginners",
        ],
      },
      second: {
        ids: ["thrift", "efficiency", "prosperity"],
        phrase: "keeping costs low for small cafés",
        paraphrases: [
          "saving the owners' money",
          "not paying for someone who slows you down",
          "the cafés' profit",
          "being able to try people out cheaply",
          "business sense",
        ],
      },
      concession: "an owner would hand over forty pounds to somebody who has dropped two trays",
    },
    fallacies: {
      strawman: {
        distortion: "to live off free labour and never pay a waiter again",
        paraphrases: [
          "they only said that a beginner takes up time",
          "of course the owners pay their regular waiters",
          "four hours on trial isn't a life of free labour",
          "it makes café owners look like crooks",
          "they said nothing about never paying anyone",
        ],
      },
      adHominem: {
        opponent: "the owner of the corner café",
        attack: "cheats at patience when nobody is looking",
        paraphrases: [
          "cheating at cards alone has nothing to do with wages",
          "it's meant to make the owner look bad",
          "a game of patience doesn't tell us if beginners cost time",
          "that's no reply to the point about the first morning",
        ],
      },
      falseDichotomy: {
        option: "the cafés pay for each hour of a trial",
        threat: "the poor wash cups for nothing until the end of time",
        thirdWays: [
          "the cafés could shorten the trial to half an hour",
          "the cafés could give everyone on trial a meal and a share of the tips",
        ],
        paraphrases: [
          "a shorter trial would be fair too",
          "tips and a meal would be something",
          "a single morning isn't the end of time",
          "they could do without trials and just talk to people",
          "it hides all the options in the middle",
        ],
      },
      slipperySlope: {
        first: "trial shifts stay unpaid",
        steps: [
          "the trial will stretch to a week and then to a year",
          "shops and banks will be staffed by people on trial",
          "wages will be something that grandmothers tell stories about",
        ],
        paraphrases: [
          "an unpaid morning doesn't abolish wages",
          "trials have been free all along and they still last four hours",
          "why should banks copy the cafés?",
          "the steps aren't backed by anything",
        ],
      },
    },
    figures: {
      counted: "applicants who worked a trial shift and heard nothing more",
      countedShort: "such applicants",
      people: "young people in town",
      opinion: "say that an unpaid trial has put them off",
      amount: {
        members: "applicants",
        member: "an applicant",
        verb: "work",
        verbSingular: "works",
        unit: "hours",
        purpose: "a year on trial without pay",
        usual: 4,
        outlier: "who has tried every café between here and the coast",
      },
      subgroups: {
        finding:
          "in towns where cafés pay for trials, 31 per cent of the applicants get a job, elsewhere 22 per cent",
        groups: ["applicants with experience", "complete beginners"],
        paraphrases: [
          "maybe the experienced ones get more jobs and beginners fewer",
          "beginners might not even be invited there",
          "it doesn't show how people from poor homes did",
          "all applicants are counted together, old hands and new ones",
        ],
      },
    },
  },
  {
    issue: "degree-for-office-jobs",
    reasons: [
      {
        gap: {
          question: "How many people over forty would apply if the degree were not asked for?",
          paraphrases: [
            "how many older people want these jobs?",
            "it doesn't say how many have been turned away",
            "did the woman from the builder's yard want to apply?",
            "how many people over forty do have a degree?",
            "number of applicants per post",
            "do such people cope with office work?",
          ],
        },
        assumption: {
          clause: "what people learn in other jobs is of use in a planning or housing office",
          paraphrases: [
            "experience from elsewhere helps in the office",
            "that running a builder's yard prepares you for the county",
            "older people's know-how fits these posts",
            "assumes twenty years in another trade are worth something here",
            "it might be no help at all with planning law",
          ],
        },
        alternative: {
          clause: "the county should pay for people over forty to take a degree in the evenings",
          paraphrases: [
            "help older workers to get a degree",
            "keep a few posts for people past forty",
            "universities ought to count years of work as study",
            "the county could offer training places for older people",
          ],
        },
      },
      {
        gap: {
          question: "How often do people at the counter fail to understand or to be understood?",
          paraphrases: [
            "how many callers have trouble with the staff?",
            "it tells about one leaflet, who wrote it?",
            "are there complaints about the counter?",
            "what do the visitors say themselves?",
            "how mixed is the staff now?",
            "nothing on counties where the staff is mixed",
          ],
        },
        assumption: {
          clause: "staff with a degree come from homes quite unlike those of the callers",
          paraphrases: [
            "graduates don't know how ordinary people live",
            "that everyone who has studied is from another world",
            "the degree rule makes the staff all alike",
            "assumes university people aren't as mixed as the rest",
            "plenty of graduates grew up in damp flats themselves",
          ],
        },
        alternative: {
          clause: "the county should hire people who speak the many languages of the town",
          paraphrases: [
            "look for staff with different languages",
            "hire more graduates from poor homes",
            "volunteers from the estates ought to sit at the counter too",
            "let residents check the leaflets before they're printed",
          ],
        },
      },
      {
        gap: {
          question: "How well do people who passed such a test do in their first years?",
          paraphrases: [
            "do those who pass turn out well?",
            "it isn't told who tried the test and with what result",
            "has anyone compared test marks with later work?",
            "can you practise for it?",
            "do graduates do better or worse in the test?",
            "evidence that an hour is enough",
          ],
        },
        assumption: {
          clause: "sorting and answering letters is most of what the office staff have to do",
          paraphrases: [
            "the test covers what the job is really about",
            "that letters are the main thing in these offices",
            "someone good at muddled letters is good at the whole job",
            "assumes the test is like the work",
            "the job may ask for long reports, and no test of an hour shows that",
          ],
        },
        alternative: {
          clause: "the county should give every graduate who applies a test of one hour",
          paraphrases: [
            "test the graduates too",
            "let the test decide among people with degrees",
            "marks in the diploma ought to count for less",
            "colleges should use tests to choose their students",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["inclusion", "fairness", "openness"],
        phrase: "a chance for people without a degree",
        paraphrases: [
          "opening the door to everybody",
          "judging people by what they can do",
          "equal opportunities",
          "not shutting anyone out",
          "a staff as mixed as the county",
        ],
      },
      second: {
        ids: ["learning", "hard_work", "excellence"],
        phrase: "the worth of long study",
        paraphrases: [
          "education",
          "the effort of finishing a course",
          "high standards for the staff",
          "rewarding those who stuck at it",
          "academic training",
        ],
      },
      concession:
        "somebody who sat over books for three years would stand in the same queue as everyone else",
    },
    fallacies: {
      strawman: {
        distortion: "to have their bins emptied and their letters posted by professors alone",
        paraphrases: [
          "nobody wants professors to empty the bins",
          "they said that finishing a course shows staying power",
          "it's about office posts and not about every job",
          "the writer makes the other side look like snobs",
          "that stretches their point until it's ridiculous",
        ],
      },
      adHominem: {
        opponent: "the head of the planning office",
        attack: "keeps a stuffed owl on the filing cabinet and greets it",
        paraphrases: [
          "the owl has nothing to do with degrees",
          "greeting a stuffed bird doesn't make anyone wrong",
          "it's a jab at an odd habit",
          "no one answers what the head said about finishing things",
        ],
      },
      falseDichotomy: {
        option: "the county drops the degree",
        threat: "its counters are manned for ever by people who talk like dictionaries",
        thirdWays: [
          "the county could accept either a degree or ten years of work",
          "the county could drop the degree for half of its posts",
        ],
        paraphrases: [
          "experience could count in place of a degree",
          "you might try it for a few posts first",
          "graduates can learn to speak plainly",
          "it's not all or nothing",
          "training at the counter would help as well",
        ],
      },
      slipperySlope: {
        first: "the county goes on asking for degrees",
        steps: [
          "gardeners will need one to cut its hedges",
          "babies will be put down for university before they are named",
          "nobody without a gown will be allowed to cross the street",
        ],
        paraphrases: [
          "a rule for office posts doesn't reach babies and hedges",
          "it has asked for degrees all this time and none of that came about",
          "each step is pulled out of thin air",
          "why would gardeners need a degree next?",
        ],
      },
    },
    figures: {
      counted: "people who were turned away for want of a degree",
      countedShort: "refusals",
      people: "callers at the county's counters",
      opinion: "say that they would like to meet people like themselves there",
      amount: {
        members: "callers at the housing office",
        member: "a caller at the housing office",
        verb: "need",
        verbSingular: "needs",
        unit: "minutes",
        purpose: "to make out one letter from the county",
        usual: 5,
        outlier: "who looked up every word in a dictionary",
      },
      subgroups: {
        finding:
          "in counties that dropped the degree, callers gave the staff 7.9 points on average instead of 7.1",
        groups: ["callers with simple questions", "callers with difficult cases"],
        paraphrases: [
          "it may be better for simple questions and worse for hard cases",
          "planning and housing are mixed up in one number",
          "people with a tricky case might be less happy than before",
          "we don't see what old and young callers thought",
        ],
      },
    },
  },
];
