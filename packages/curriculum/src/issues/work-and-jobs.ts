import type { IssueFamily } from "../issue.ts";

/** Issues about wages, hours, hiring and getting on with colleagues. */
export const workAndJobs: IssueFamily = {
  id: "work-and-jobs",
  name: "work and jobs",
  keywords: [
    "work",
    "working life",
    "workplace",
    "workplaces",
    "job",
    "jobs",
    "job hunting",
    "career",
    "careers",
    "employment",
    "employer",
    "employers",
    "employee",
    "employees",
    "colleagues",
    "wages",
    "salary",
    "salaries",
    "trade union",
    "trade unions",
    "apprenticeship",
    "apprenticeships",
    "recruitment",
    "human resources",
    "labour market",
  ],
  issues: [
    {
      id: "garden-centre-rota",
      question: "Should a garden centre publish its rota three weeks ahead?",
      background:
        "The garden centre where forty of us work posts its rota on Thursday evening. The shifts on it begin the following Monday.",
      objection: "nobody can know in April how many customers the weather will bring",
      objectionParaphrases: [
        "you can't predict the customers",
        "the number of customers depends on the weather, and no one knows that weeks ahead",
        "managers say they can't tell that early how many hands they need",
      ],
      claim: "the garden centre should publish every rota three weeks before it starts",
      claimParaphrases: [
        "rotas out three weeks ahead",
        "the rota ought to come out three weeks early",
        "workers must know their hours 21 days in advance",
        "the garden centre needs to give much longer notice of who works when",
        "tell staff their shifts three weeks before and not four days",
      ],
      claimOpposites: [
        "the garden centre should not have to publish its rota three weeks ahead",
        "the garden centre should go on posting its rota a few days before it starts",
        "keep posting rotas on Thursday",
        "leave the rota as it is, a few days' warning is plenty",
      ],
      reasons: [
        {
          clause: "parents on the staff could arrange proper care for their small children",
          detail:
            "The nursery in Bell Street wants to hear by the first of the month which mornings are needed.",
          paraphrases: [
            "parents can sort out childcare",
            "mums and dads would have time to find someone for the kids",
            "because staff with little ones need to book a nursery or a childminder",
            "easier to get the children looked after",
            "how can you organise a babysitter if you don't know your shifts?",
          ],
          opposites: [
            "a rota three weeks ahead makes it harder for parents to arrange childcare",
            "parents on the staff arrange care better when they hear of their hours late",
            "knowing the hours early doesn't help parents find childcare",
          ],
          ambiguous: {
            phrase: "proper",
            readings: [
              "by a registered nursery or childminder",
              "by somebody the child knows and likes",
            ],
            stake:
              "A registered place has to be booked weeks ahead, so long notice is vital; a kind grandmother can often be asked on Thursday evening.",
          },
        },
        {
          clause: "people who learn their hours early are more committed to their employer",
          detail:
            "Of the nine sales assistants taken on last spring, six had left for the supermarket by Christmas.",
          paraphrases: [
            "staff would be more loyal",
            "workers feel more attached to a firm that tells them in good time",
            "because you stick with a boss who lets you know when you're on",
            "knowing your shifts well ahead makes you more devoted to the place",
            "they'd care more about the company",
          ],
          opposites: [
            "people who learn their hours early are less committed to their employer",
            "staff are more loyal when they get their hours at the last minute",
          ],
          ambiguous: {
            phrase: "committed",
            readings: [
              "less likely to leave for another firm",
              "ready to put more effort into the day",
            ],
            stake:
              "Predictable hours may well stop people leaving, but it is much less clear that anyone works harder for having seen a list sooner.",
          },
        },
        {
          clause: "gaps in the weekly plan would show up early enough to find a qualified stand-in",
          detail:
            "One Saturday in May the forklift driver was at a wedding, and the compost stayed on the lorry.",
          paraphrases: [
            "there's time to find cover",
            "holes in the plan could be filled with the right person",
            "because you'd see soon enough who is missing and get a replacement",
            "someone able to fill in could be found before it's too late",
            "easier to get a competent substitute",
          ],
          opposites: [
            "gaps would show up too late to find a qualified stand-in",
            "an early rota makes it harder to find somebody qualified to fill a gap",
            "you wouldn't find a stand-in any sooner",
          ],
          ambiguous: {
            phrase: "qualified",
            readings: [
              "with the certificate the task requires",
              "good enough to get through the day",
            ],
            stake:
              "Someone with the right certificate is rare and must be asked early, whereas someone who will do for a day can be found by telephone that morning.",
          },
        },
      ],
    },
    {
      id: "pay-in-job-adverts",
      question: "Should a jobs website turn away adverts that do not state the pay?",
      background:
        "Some sixty firms advertise posts on our town's jobs website each month. About half of the adverts say only that the pay is competitive.",
      objection: "a firm that prints its wages shows its hand to every rival",
      objectionParaphrases: [
        "competitors would see what you pay",
        "companies don't want other firms to know their wages",
        "employers say that they'd be giving away a secret to the competition",
      ],
      claim: "the town's jobs website should accept no advert that leaves out the pay",
      claimParaphrases: [
        "no pay stated, no advert",
        "every job ad on the site has to say what it pays",
        "the website ought to refuse ads which keep quiet about the salary",
        "firms must give the wage if they want to advertise there",
        "ads without a figure need to be rejected by the jobs site",
      ],
      claimOpposites: [
        "the jobs website should not turn away adverts that leave out the pay",
        "the jobs website should go on accepting adverts that keep the pay secret",
        "allow adverts without the pay",
        "let firms keep quiet about the wages in their ads",
      ],
      reasons: [
        {
          clause: "people looking for a job could tell at once which posts offer a living wage",
          detail:
            "Only at the end of her second interview did a neighbour of ours learn what the bakery paid.",
          paraphrases: [
            "you'd know which jobs pay enough",
            "applicants see straight away whether the money is sufficient",
            "because job seekers could spot the decently paid ones immediately",
            "nobody would waste time on a post that pays too little",
            "it shows right off if you can live on it",
          ],
          opposites: [
            "printed pay makes it harder for job seekers to see which posts offer a living wage",
            "people looking for a job can tell a living wage better when adverts hide the pay",
            "a figure in the advert doesn't tell you which jobs pay decently",
          ],
          ambiguous: {
            phrase: "living wage",
            readings: [
              "the hourly rate laid down officially",
              "enough for one's own rent and children",
            ],
            stake:
              "A figure shows at once whether the official rate is met, but whether it keeps a particular household depends on hours and rent that no advert knows.",
          },
        },
        {
          clause: "a printed figure makes it harder to give women less for equal work",
          detail:
            "Two clerks at a haulage firm discovered after four years that the man earned a tenth more.",
          paraphrases: [
            "it helps against the gender pay gap",
            "women couldn't be underpaid so easily",
            "because bosses can't secretly pay a woman less than a man",
            "with the number in print it's more difficult to treat female staff worse",
            "fairer to women",
          ],
          opposites: [
            "a printed figure makes it easier to give women less for equal work",
            "women get equal pay more easily when the figure stays secret",
          ],
          ambiguous: {
            phrase: "equal",
            readings: ["the very same tasks", "different tasks of the same worth"],
            stake:
              "Two people hired for the same post are protected by the printed figure, but it does not reveal that a cook gets less than a driver.",
          },
        },
        {
          clause: "firms that name a sum hear from more serious candidates",
          detail:
            "The sawmill put its hourly rate in bold type last autumn and had two new hands within a week.",
          paraphrases: [
            "better applications for employers",
            "companies who give the amount attract people who mean it",
            "because those who apply really want the job",
            "businesses would get fewer time-wasters if they said what they pay",
            "the applicants are more in earnest",
          ],
          opposites: [
            "firms that name a sum hear from less serious candidates",
            "the serious candidates apply to firms that keep the pay to themselves",
          ],
          ambiguous: {
            phrase: "serious",
            readings: ["sure to accept if they are chosen", "well trained for the work"],
            stake:
              "Those who know the pay are indeed likelier to accept, but a sum in bold type does not make anybody better trained.",
          },
        },
      ],
    },
    {
      id: "restaurant-tips-kitchen",
      question: "Should waiters share their tips evenly with the kitchen?",
      background:
        "At the fish restaurant on the quay, guests leave about three hundred pounds in tips on a Saturday. The five waiters divide the money among themselves.",
      objection: "guests leave a tip for the smile at the table and not for the sauce",
      objectionParaphrases: [
        "tips are for the service",
        "customers mean the money for the waiter, not the cook",
        "some say people tip the person who looks after them",
      ],
      claim:
        "tips at the restaurant should be split evenly between the waiters and the kitchen staff",
      claimParaphrases: [
        "waiters and cooks ought to share tips equally",
        "half the tips for the kitchen",
        "the cooks must get the same part of the tips as the waiters",
        "everybody who works there needs to have an equal cut of what guests leave",
        "pool the tips and give the kitchen its half",
      ],
      claimOpposites: [
        "the waiters should not have to split their tips with the kitchen staff",
        "the waiters at the restaurant should keep all the tips for themselves",
        "tips for the waiters only",
        "the servers earned that cash, so the cooks can keep their hands off",
      ],
      reasons: [
        {
          clause: "the people at the stove have a harder job than the people at the tables",
          detail: "One table of six can mean five pans, two ovens and a sole to be boned.",
          paraphrases: [
            "cooking is tougher than waiting",
            "kitchen work is more difficult",
            "because the cooks have more to cope with than those who serve",
            "chefs slave away more than waiters do",
            "isn't it tougher behind the stove?",
          ],
          opposites: [
            "the waiters have a harder job than the people at the stove",
            "cooking is easier work than serving at the tables",
          ],
          ambiguous: {
            phrase: "harder",
            readings: ["hotter and more tiring", "asking for more skill"],
            stake:
              "Skill may be rewarded in a cook's wages already, whereas heat and strain seldom are, so the second kind of hardness leaves the tips less to put right.",
          },
        },
        {
          clause: "a common pot would turn waiters and cooks into a team",
          detail:
            "Last month a waiter and a cook quarrelled through the hatch about a note left under a saucer.",
          paraphrases: [
            "it brings kitchen and waiters together",
            "they'd pull together more",
            "because sharing the money makes them feel they belong together",
            "the two sides of the restaurant would become one group",
            "better team spirit if it all goes into one pot",
          ],
          opposites: [
            "a common pot would set waiters and cooks against each other",
            "sharing the tips would make waiters and cooks fall out",
            "splitting tips wouldn't turn them into a team",
          ],
          ambiguous: {
            phrase: "team",
            readings: ["colleagues who get on well", "colleagues who step in for one another"],
            stake:
              "A shared pot may well make for a friendlier mood, but it does not teach a waiter to fry or send a cook out with the plates.",
          },
        },
        {
          clause: "good cooks stay longer where they get a fair portion of the takings",
          detail:
            "Three have moved from the quay to the hotel on the hill, where there is one jar for all.",
          paraphrases: [
            "cooks won't quit so soon",
            "you keep decent chefs if they get their share",
            "because kitchen staff leave when others get all the extra money",
            "talented people in the kitchen wouldn't go elsewhere",
            "chefs stay if they're treated justly with the money",
          ],
          opposites: [
            "good cooks leave sooner where the takings are shared out",
            "cooks stay just as long where all the tips go to the waiters",
            "a share of the takings doesn't keep good cooks",
          ],
          ambiguous: {
            phrase: "fair",
            readings: ["the same as everyone else's", "in line with what each has done"],
            stake:
              "If it means the same for all, an even split is just what keeps cooks; if it means by merit, an even split may annoy the best of them.",
          },
        },
      ],
    },
    {
      id: "joinery-four-day-week",
      question: "Should a joinery work four days of ten hours instead of five of eight?",
      background:
        "Eighteen people build stairs and windows at the joinery in Station Road. They work eight hours a day from Monday to Friday.",
      objection: "after the eighth hour at a saw people begin to make mistakes",
      objectionParaphrases: [
        "tired people make errors",
        "ten hours at a machine is too long to stay careful",
        "others say accidents happen when the day gets that long",
      ],
      claim: "the joinery should work ten hours a day and close on Fridays",
      claimParaphrases: [
        "four longer days, Fridays off",
        "the workshop ought to switch to a four-day week",
        "they need to do ten hours Monday to Thursday and shut on Friday",
        "make it a 4 x 10 hour week at the joinery",
        "it'd be right to give up fridays and work longer on the other days",
      ],
      claimOpposites: [
        "the joinery should not close on Fridays and work ten-hour days",
        "the joinery should keep to five days of eight hours and open on Fridays",
        "stick to the five-day week",
        "carry on as normal, eight hours a day and work on Fridays",
      ],
      reasons: [
        {
          clause: "three free days in a row let the body recover from heavy lifting",
          detail:
            "By Thursday night the man who carries the oak treads has moved two tons by hand.",
          paraphrases: [
            "more rest for the body",
            "a long weekend gives your back a break",
            "because after lifting all week you need three days to get over it",
            "workers can rest up properly when they've three days off together",
            "they'd be fit again by monday",
          ],
          opposites: [
            "three free days in a row make the body stiff and weak for lifting",
            "the body recovers better from heavy lifting in a working week of five short days",
            "three days off don't help you get over heavy lifting",
          ],
          ambiguous: {
            phrase: "recover",
            readings: ["get over being tired", "heal from strains and sprains"],
            stake:
              "Tiredness is surely gone after three days, but a strained back takes weeks and may even be caused by the two extra hours.",
          },
        },
        {
          clause: "warming up the machines four times a week instead of five is more efficient",
          detail:
            "The big press needs forty minutes and the drying room two hours before the first frame goes in.",
          paraphrases: [
            "less waste from starting up",
            "the machinery has to be heated one day less",
            "because every warm-up costs and there'd be one fewer",
            "you save a whole start of the machines each week",
            "four warm-ups are better than five for the firm",
          ],
          opposites: [
            "warming up the machines five times a week is more efficient than four",
            "four warm-ups a week waste more than five",
          ],
          ambiguous: {
            phrase: "efficient",
            readings: [
              "using less electricity for each window",
              "making more windows in each paid hour",
            ],
            stake:
              "The electricity is certainly saved, but whether more windows get made depends on how slow people become in the ninth and tenth hours.",
          },
        },
        {
          clause: "a weekend of three days would draw more school leavers to the trade",
          detail:
            "Two apprenticeships were advertised last year, and one letter came, from a boy who later withdrew.",
          paraphrases: [
            "young folk would want to join",
            "it makes joinery attractive to youngsters",
            "because teens fresh out of school like the idea of a long weekend",
            "easier to find new apprentices with a three-day weekend",
            "more recruits straight from school",
          ],
          opposites: [
            "a weekend of three days would put school leavers off the trade",
            "fewer school leavers would come to the trade if Fridays were free",
          ],
          ambiguous: {
            phrase: "school leavers",
            readings: ["boys and girls of sixteen", "people of eighteen or nineteen"],
            stake:
              "In many places the law does not allow anyone under eighteen to work ten hours a day, so only the older ones could be won by such a week.",
          },
        },
      ],
    },
    {
      id: "paid-trial-shifts",
      question: "Should cafés pay applicants for a trial shift?",
      background:
        "The cafés round our market square ask everyone who applies to do a trial shift. It lasts about four hours, and no money changes hands.",
      objection: "a beginner on his first morning costs more time than he saves",
      objectionParaphrases: [
        "new people just slow you down",
        "at first someone untrained is more trouble than help",
        "owners say that a learner is a cost, not a gain",
      ],
      claim: "the cafés on the square should pay applicants for every hour of a trial shift",
      claimParaphrases: [
        "trial shifts must be paid",
        "pay people when you try them out",
        "cafés ought to give applicants wages for their test shift",
        "no more unpaid trials in the cafés",
        "anyone who does a trial has to get money for those hours",
      ],
      claimOpposites: [
        "the cafés shouldn't pay applicants for a trial shift",
        "the cafés should go on letting applicants do their trial shift for free",
        "keep trial shifts unpaid",
        "no cash for a tryout, you get paid once you've got the job",
      ],
      reasons: [
        {
          clause: "somebody who carries plates for four hours is doing real work",
          detail:
            "On the Saturday of the fair one café had three hopefuls on the terrace and no waiter.",
          paraphrases: [
            "it's proper labour",
            "serving for four hours isn't a game, it's a job",
            "because those on trial actually work",
            "a person who waits on tables all morning has genuinely worked",
            "they do the job for real",
          ],
          opposites: [
            "somebody who carries plates for four hours on trial is not doing real work",
            "a trial shift is only watching and practising, far from real work",
          ],
          ambiguous: {
            phrase: "real work",
            readings: [
              "what a paid waiter would otherwise do",
              "something as tiring as the actual job",
            ],
            stake:
              "If a paid waiter is spared, the café has gained and owes something; that it was tiring shows only that the test was a thorough one.",
          },
        },
        {
          clause: "people from poor homes cannot afford to give away a whole morning",
          detail:
            "A girl from the mill estate turned down two invitations in March and kept her cleaning round.",
          paraphrases: [
            "poorer applicants lose out",
            "if you're short of money you can't do it for nothing",
            "because those who have little can't spare half a day unpaid",
            "only the better-off can work for free",
            "it's too costly for people from low-income families",
          ],
          opposites: [
            "people from poor homes can easily give away a morning",
            "a whole morning without pay is no problem for people who have little",
            "poor people can afford an unpaid morning",
          ],
          ambiguous: {
            phrase: "afford",
            readings: ["do without the money", "find the time beside other duties"],
            stake:
              "Wages make up for the lost money, but they would not help someone who has a sick mother or another job waiting at that hour.",
          },
        },
        {
          clause: "a café with a wage to lose would choose its candidates more carefully",
          detail:
            "Last summer the corner café tried out nineteen people for two jobs, one after another.",
          paraphrases: [
            "cafés would be pickier",
            "owners think twice about whom they invite if it costs them",
            "because a trial that costs money isn't handed out to just anybody",
            "they'd take more trouble over who they ask in",
            "fewer pointless trials, better selection",
          ],
          opposites: [
            "a café that has to pay would choose its candidates more carelessly",
            "a café chooses its candidates more carefully when the trial is free",
          ],
          ambiguous: {
            phrase: "carefully",
            readings: ["after reading every letter properly", "taking no risk with beginners"],
            stake:
              "Reading the letters first would spare everybody time, but inviting only safe bets would shut out the very beginners whom the rule is meant to help.",
          },
        },
      ],
    },
    {
      id: "degree-for-office-jobs",
      question: "Should a county stop asking for a degree when it hires office staff?",
      background:
        "The county hires about thirty people a year for its planning and housing offices. Every advert asks for a university degree, in whatever subject.",
      objection: "three years of study prove that a person can finish something difficult",
      objectionParaphrases: [
        "a degree shows staying power",
        "graduates have proved they can get through something tough",
        "some answer that whoever has studied can stick at a thing",
      ],
      claim: "the county should no longer ask for a degree when it hires office staff",
      claimParaphrases: [
        "drop the degree requirement",
        "you shouldn't need to be a graduate for a county office job",
        "the county ought to hire people who haven't been to university too",
        "stop demanding degrees for these posts",
        "office jobs at the county must be open to non-graduates",
      ],
      claimOpposites: [
        "the county should not drop the degree when it hires office staff",
        "the county should go on asking for a university degree for its office jobs",
        "keep the degree requirement",
        "you want a desk at the county, you get yourself a degree first",
      ],
      reasons: [
        {
          clause: "the demand for a degree shuts out experienced people over forty",
          detail:
            "A woman who ran a builder's yard for twenty years may not even fill in the form.",
          paraphrases: [
            "older workers with know-how are excluded",
            "middle-aged people who have done a lot can't apply",
            "because it keeps out folk who've learned by doing",
            "the rule loses us applicants past forty who know a thing or two",
            "those with many years behind them don't stand a chance",
          ],
          opposites: [
            "the demand for a degree brings in experienced people over forty",
            "asking for a degree shuts out nobody over forty who has experience",
            "experienced people over forty get in easily with a degree rule",
          ],
          ambiguous: {
            phrase: "experienced",
            readings: [
              "used to just this kind of office work",
              "with long working lives of any kind",
            ],
            stake:
              "Someone who has done the same office work elsewhere is a plain loss; twenty years at something else may or may not be of use there.",
          },
        },
        {
          clause: "a more mixed staff would understand the public at the counter better",
          detail:
            "A man who came about damp in his flat was handed a leaflet with the word fenestration in it.",
          paraphrases: [
            "they'd get ordinary people better",
            "staff from different backgrounds know what callers mean",
            "because a mixture of employees is closer to the folk who come in",
            "people at the desk would be dealt with by someone on their wavelength",
            "not only graduates behind the counter, so fewer misunderstandings",
          ],
          opposites: [
            "a more mixed staff would understand the public at the counter less well",
            "staff who are all graduates understand the public better",
          ],
          ambiguous: {
            phrase: "understand",
            readings: ["grasp what callers are asking", "feel for the lives that callers lead"],
            stake:
              "Graduates can learn quickly enough to grasp a question, so the reason is stronger if it is about knowing such lives from the inside.",
          },
        },
        {
          clause: "a test of one hour reveals more about a candidate's ability than a diploma does",
          detail:
            "Twenty muddled letters, to be sorted and answered against the clock, soon show who is who.",
          paraphrases: [
            "a short test tells you more",
            "you learn more from an hour's exam than from a certificate",
            "because testing people shows what they're capable of better than papers",
            "a quick trial task is a better guide than a piece of paper from university",
            "tests beat diplomas for finding out who's good",
          ],
          opposites: [
            "a diploma reveals more about a candidate's ability than a test of one hour",
            "an hour's test tells you less about somebody than a degree does",
          ],
          ambiguous: {
            phrase: "ability",
            readings: ["what somebody can do already", "what somebody could learn to do"],
            stake:
              "An hour may well show what people can do today, but years of study say rather more about what they could still learn.",
          },
        },
      ],
    },
  ],
};
