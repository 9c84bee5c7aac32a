import type { Issue } from "../issue.ts";

/** Issues about what a town, a society or an office does around a topic, whatever it is. */
export function communityIssues(topic: string): Issue[] {
  return [
    libraryShelf(topic),
    yearlyFestival(topic),
    exhibitionPrizes(topic),
    newcomersFee(topic),
    talkAtWork(topic),
  ];
}

const libraryShelf = (topic: string): Issue => ({
  id: "generic-library-shelf",
  question: `Should books on ${topic} stand together by the entrance of the public library?`,
  background: `The books on ${topic} in our public library are spread over three departments. A low shelf by the entrance, used for leaflets until now, has come free.`,
  objection: "every shelf for one subject makes the others harder to find",
  objectionParaphrases: [
    "other subjects get harder to find",
    "special shelves mess up the order of the library",
    "some say if each topic gets its corner you can't find anything",
  ],
  claim: `books on ${topic} should stand together on the shelf by the library entrance`,
  claimParaphrases: [
    "put those books by the door",
    `the library ought to keep the shelf at the entrance for books on ${topic}`,
    "move the books from three departments into one place at the front",
    `use the free shelf for everything to do with ${topic}`,
    "they need to be collected on one shelf near the way in",
  ],
  claimOpposites: [
    "the books should not stand together on the shelf by the entrance",
    "the books should stay spread over the three departments of the library",
    "leave the books where they are",
    "keep that shelf for leaflets and put the books wherever they were",
  ],
  reasons: [
    {
      clause: "a small display near the door catches the eye of casual visitors",
      detail:
        "In the ten minutes that a shower lasts, someone waiting in the porch will pick up anything.",
      paraphrases: [
        "passers-by would notice the books",
        "people who just drop in see them",
        "because visitors who weren't looking for anything stop at a shelf like that",
        "it attracts folk who only pop in for a moment",
        "you spot it on your way in even if you came for nothing special",
      ],
      opposites: [
        "casual visitors walk straight past a small display near the door",
        "a display by the door only catches those who were looking for it",
        "a shelf near the door catches nobody's eye",
      ],
      ambiguous: {
        phrase: "casual",
        readings: [
          "hardly ever seen in a library",
          "there often but with nothing particular in mind",
        ],
        stake:
          "Catching people who hardly ever come would win new readers; those who are there often would have taken home something anyway.",
      },
    },
    {
      clause: "keeping a subject in one place saves the staff a great deal of walking",
      detail:
        "On one Saturday the same question sent somebody up the stairs and down again nine times.",
      paraphrases: [
        "less running about for the librarians",
        "those who work there wouldn't have to walk so much",
        "because employees needn't take people to three departments",
        "it's less work for the library's people if it's all together",
        "it saves them time and legwork",
      ],
      opposites: [
        "keeping a subject in one place makes the staff walk more",
        "the staff walk less when the books are spread over three departments",
      ],
      ambiguous: {
        phrase: "staff",
        readings: ["trained librarians on the payroll", "volunteers who help at the desk"],
        stake:
          "An hour of a trained librarian is paid for by the town and needed elsewhere, but a volunteer may come for the walk and the chat.",
      },
    },
    {
      clause: "a shelf with a theme is where like-minded people run into each other",
      detail:
        "Two men from the same street first spoke to each other in the corner for large print.",
      paraphrases: [
        "readers would meet each other",
        "you bump into others who are like you",
        "because people who are after the same books get talking",
        "those who care about the same things come across one another there",
        "good spot for getting to know others with your interests",
      ],
      opposites: [
        "a shelf with a theme keeps like-minded people apart",
        "people with the same interest meet more easily when the books are spread out",
        "no one ever meets anybody at a shelf with a theme",
      ],
      ambiguous: {
        phrase: "like-minded",
        readings: ["curious about the same things", "of the same opinion on things"],
        stake:
          "Meeting others with the same curiosity brings people out of their homes; meeting only those who agree may narrow a reader's mind.",
      },
    },
  ],
});

const yearlyFestival = (topic: string): Issue => ({
  id: "generic-yearly-festival",
  question: `Should a festival devoted to ${topic} be held every second year instead of every year?`,
  background: `Each June a festival devoted to ${topic} fills our market square for three days. Forty volunteers put up the tents, and the council pays for the cleaning.`,
  objection: "visitors lose the habit of coming when a summer is left out",
  objectionParaphrases: [
    "people will stop coming",
    "skip a year and the visitors forget about it",
    "others say that guests get used to going somewhere else",
  ],
  claim: `the festival devoted to ${topic} should be held only every second year`,
  claimParaphrases: [
    "hold it every other year",
    "once in two years is enough for the festival",
    `there ought to be a year's break between festivals on ${topic}`,
    "the town shouldn't have the festival each June, just every second one",
    "leave out every second summer",
  ],
  claimOpposites: [
    "the festival should not be held only every second year",
    "the festival should go on taking place every single June",
    "keep it every year",
    "don't mess with it, we want our festival every summer",
  ],
  reasons: [
    {
      clause: "a summer off now and then keeps a team of organisers fresh",
      detail:
        "The man who looks after the parking has done it nineteen times and now gives every driver the same speech.",
      paraphrases: [
        "the organisers need a break",
        "a pause is good for the team",
        "because people who organise things get stale without time off",
        "whoever plans it can recover if there's a year in between",
        "a gap year would do the helpers good",
      ],
      opposites: [
        "a summer off makes a team of organisers rusty",
        "organisers stay fresh by putting up the festival every year",
        "a break doesn't keep a team of organisers fresh",
      ],
      ambiguous: {
        phrase: "fresh",
        readings: ["rested and in good health", "full of new ideas"],
        stake:
          "Rest can also be had by finding more helpers, while new ideas do need a summer in which to go and look at other places.",
      },
    },
    {
      clause: "people who live on the square are entitled to a quiet June",
      detail:
        "From the flat above the bakery every word of the raffle can be heard, including the thanks to the baker.",
      paraphrases: [
        "residents deserve some peace",
        "neighbours want a June without the fuss",
        "because those living round the square have a right to their rest",
        "the ones with windows on the square shouldn't have to put up with it each year",
        "give the folk next door a break from it all",
      ],
      opposites: [
        "people who live on the square have no right to a quiet June",
        "people who live on the square have to put up with noise in June",
      ],
      ambiguous: {
        phrase: "quiet",
        readings: ["without loud music at night", "without crowds and closed roads by day"],
        stake:
          "Loud music can be ended by an hour on the permit, but crowds and closed roads belong to any festival, and only a year off spares people those.",
      },
    },
    {
      clause: "whatever comes round less often is more special to those who wait for it",
      detail:
        "Where a play is given once in ten years, the hotels are full before the actors have been chosen.",
      paraphrases: [
        "rare things are more special",
        "people look forward to it more",
        "because you value something you can't have every year",
        "if it's only now and again it means more to everybody",
        "isn't a thing more exciting when you have to wait for it?",
      ],
      opposites: [
        "whatever comes round every year is more special than what comes round less often",
        "people value a thing less when they have to wait longer for it",
      ],
      ambiguous: {
        phrase: "special",
        readings: ["eagerly looked forward to", "carefully prepared and of high quality"],
        stake:
          "People may look forward eagerly to the same old tents; only higher quality would make up for a summer with nothing.",
      },
    },
  ],
});

const exhibitionPrizes = (topic: string): Issue => ({
  id: "generic-exhibition-prizes",
  question: `Should an exhibition about ${topic} thank everybody alike instead of giving prizes?`,
  background: `Sixty people show something at our spring exhibition about ${topic} in the school hall. On Saturday three judges walk round and hand out gold, silver and bronze.`,
  objection: "exhibitors take more trouble when there is something to be won",
  objectionParaphrases: [
    "prizes make people try harder",
    "without anything to win nobody makes an effort",
    "they say exhibitors put in more work if there's a medal",
  ],
  claim: `the spring exhibition about ${topic} should award no prizes and thank everybody alike`,
  claimParaphrases: [
    "no more prizes",
    `do away with gold, silver and bronze at the exhibition on ${topic}`,
    "all sixty ought to get the same thanks instead of three medals",
    "the organisers should stop giving awards and just thank everyone",
    `nobody has to win at a show about ${topic}`,
  ],
  claimOpposites: [
    "the spring exhibition should not give up its prizes",
    "the spring exhibition should go on awarding gold, silver and bronze",
    "keep the prizes",
    "hand out the medals, everyone likes a winner",
  ],
  reasons: [
    {
      clause: "three judges cannot be objective about things that have nothing in common",
      detail:
        "Last spring a model, a diary and a home-made film stood side by side on the final table.",
      paraphrases: [
        "judging can't be objective",
        "you can't compare such unlike things",
        "because a jury has no way to rank stuff that's totally different",
        "the judges' verdict is bound to be a matter of taste",
        "how would anybody rate a diary against a film?",
      ],
      opposites: [
        "three judges can easily be objective about things that have nothing in common",
        "judges compare very different things quite fairly and objectively",
      ],
      ambiguous: {
        phrase: "objective",
        readings: ["free from favour towards a friend", "guided by something that can be measured"],
        stake:
          "Favour can be cured by judges from another town; if there is nothing to measure by, no judges at all can help.",
      },
    },
    {
      clause: "the thought of being ranked keeps inexperienced exhibitors at home",
      detail:
        "One woman had her box in the car already and drove home again at the sight of the rosettes.",
      paraphrases: [
        "beginners stay away",
        "newbies are scared off by the judging",
        "because people who are new to this don't want to be compared",
        "those with little practice would rather not come than be placed last",
        "a ranking frightens anyone who's just starting",
      ],
      opposites: [
        "the thought of being ranked attracts inexperienced exhibitors",
        "beginners are keener to show something when they can win a prize",
        "being ranked doesn't keep any beginner at home",
      ],
      ambiguous: {
        phrase: "inexperienced",
        readings: ["new to the subject itself", "new to showing anything in public"],
        stake:
          "Someone new to the subject can come better prepared next year; someone who dreads the public will stay away as long as there are medals.",
      },
    },
    {
      clause: "visitors appreciate all the tables more when none is marked as the winner",
      detail:
        "Around a gold star the crowd stands three deep, and it walks straight past the other fifty-nine tables.",
      paraphrases: [
        "visitors look at everything",
        "people see more when there's no winner",
        "because guests pay attention to all of it if nothing is labelled best",
        "the public gets more out of the show without a gold medal on one table",
        "with no first prize folks stop at every table",
      ],
      opposites: [
        "visitors look at all the tables more closely when one is marked as the winner",
        "visitors appreciate the tables less when they see no winner",
        "prizes make visitors value every table more",
      ],
      ambiguous: {
        phrase: "appreciate",
        readings: ["take pleasure in", "see the merits of"],
        stake:
          "More pleasure may well come from strolling freely, but to see merits a newcomer perhaps needs a judge to point them out.",
      },
    },
  ],
});

const newcomersFee = (topic: string): Issue => ({
  id: "generic-newcomers-fee",
  question: `Should newcomers to a society devoted to ${topic} pay from their first evening?`,
  background: `A society devoted to ${topic} meets on Wednesdays above the old fire station. Members pay four pounds an evening, newcomers nothing for the first two months.`,
  objection: "few newcomers will pay for something that they have yet to try",
  objectionParaphrases: [
    "nobody pays before trying",
    "you want to see what it's like before you hand over money",
    "people say that someone new wants to test it first and pay later",
  ],
  claim: `newcomers to the society devoted to ${topic} should pay from their very first evening`,
  claimParaphrases: [
    "charge newcomers from the start",
    "the two free months ought to go",
    "new people should pay at once, like the members",
    "everybody has to put in four pounds, even on their first visit",
    "end the free evenings for those who've just joined",
  ],
  claimOpposites: [
    "newcomers to the society should not have to pay from their first evening",
    "newcomers to the society should get their first two months free",
    "keep it free for newcomers",
    "let the new people come for nothing at first",
  ],
  reasons: [
    {
      clause: "a small fee at the door shows early on who is committed",
      detail: "Of thirty new faces one September, eight were left when the clocks went back.",
      paraphrases: [
        "you see who is serious",
        "paying separates the keen ones from the rest",
        "because someone who hands over money means it",
        "a few pounds soon tell you which of the new people really want to belong",
        "it weeds out people who don't mean it",
      ],
      opposites: [
        "a small fee at the door says nothing about who is committed",
        "a small fee at the door drives away the people who are most committed",
      ],
      ambiguous: {
        phrase: "committed",
        readings: ["sure to come back every week", "willing to take on some of the work"],
        stake:
          "Four pounds may well tell who will come back, but they say nothing about who will stack the chairs.",
      },
    },
    {
      clause: "those who now pay for everyone's tea and heating are no better off than the rest",
      detail:
        "In January the gas bill for the upper floor came to more than a whole month of four-pound evenings.",
      paraphrases: [
        "members pay for the others",
        "the ones who pay aren't any richer",
        "because regulars have no advantage and still cover the bills for all",
        "it isn't right that some foot the bill when they've got no more than the newcomers",
        "why should members fund everybody else when they have it no easier?",
      ],
      opposites: [
        "those who now pay for the tea and heating are much better off than the rest",
        "the paying members are richer and can easily cover everyone's tea and heating",
      ],
      ambiguous: {
        phrase: "better off",
        readings: ["richer in money", "better served by the evenings"],
        stake:
          "If members are no richer, charging them alone looks unfair; that they get no more out of the evenings is far less likely.",
      },
    },
    {
      clause: "people show more respect in a room that they help to pay for",
      detail:
        "Of the cups left on the window sill, hardly any belong to those who put money in the box.",
      paraphrases: [
        "you respect what you pay for",
        "people behave better if it costs them something",
        "because paying your share makes you treat the place well",
        "folk who contribute money are more considerate there",
        "if it's free they act like they don't care",
      ],
      opposites: [
        "people show less respect in a room that they pay for",
        "people who pay nothing treat the room with more respect",
        "paying a share doesn't make anyone respect the room",
      ],
      ambiguous: {
        phrase: "respect",
        readings: ["care for the floor and the furniture", "regard for whoever leads the evening"],
        stake:
          "Care for the furniture could be had by a notice on the wall, but without regard for whoever leads it, an evening fails.",
      },
    },
  ],
});

const talkAtWork = (topic: string): Issue => ({
  id: "generic-talk-at-work",
  question: `Should a colleague's talk on ${topic} take place in paid working hours?`,
  background: `Once a month somebody in our office gives a talk after work. The one in March will be on ${topic} and is to last an hour and a half.`,
  objection: "customers do not pay a firm for time spent away from the desks",
  objectionParaphrases: [
    "customers don't pay for that",
    "clients would be paying for staff to sit in a talk",
    "critics say a firm can't charge people for time nobody works",
  ],
  claim: `the colleague's talk on ${topic} should take place in paid working hours`,
  claimParaphrases: [
    "hold it during paid hours",
    "people ought to be paid while they listen to the talk",
    `the firm should give everyone time off for the talk on ${topic}`,
    "move the March talk from the evening into the working day",
    "it has to count as work, not as spare time",
  ],
  claimOpposites: [
    "the colleague's talk should not take place in paid working hours",
    "the colleague's talk should take place after work in everyone's free time",
    "keep the talk after work",
    "do your talk after hours and don't expect to be paid for it",
  ],
  reasons: [
    {
      clause: "people who know each other settle problems faster across departments",
      detail:
        "One wrong delivery took nine e-mails, as nobody upstairs had ever spoken to the warehouse.",
      paraphrases: [
        "colleagues cooperate better",
        "problems get solved quicker if you've met",
        "because staff who are acquainted sort things out between departments sooner",
        "knowing the people in other teams makes trouble easier to clear up",
        "you just ring someone up if you've sat next to them",
      ],
      opposites: [
        "people who know each other take longer to settle problems between departments",
        "strangers settle problems across departments faster than friends do",
        "knowing each other doesn't solve problems any faster",
      ],
      ambiguous: {
        phrase: "know each other",
        readings: ["can put a face to a name", "understand how the others think and work"],
        stake:
          "An hour in one room is enough to put a face to a name, but learning how others work, which would save far more time, takes longer.",
      },
    },
    {
      clause: "standing up in front of colleagues builds professional skills in whoever does it",
      detail:
        "The bookkeeper who spoke in October had never held a microphone, and in December she presented the figures.",
      paraphrases: [
        "the speaker learns something for work",
        "giving a talk is good training",
        "because you get better at your job by speaking to an audience",
        "anyone who presents to workmates picks up abilities that are useful at work",
        "it's practice in presenting, and that's a job skill",
      ],
      opposites: [
        "standing up in front of colleagues does nothing for professional skills",
        "speaking to colleagues makes people worse at their jobs",
      ],
      ambiguous: {
        phrase: "professional",
        readings: ["of use in the daily job", "on a level with trained speakers"],
        stake:
          "A single talk may well give something of use in the daily job, but nobody reaches the level of a trained speaker that way.",
      },
    },
    {
      clause: "colleagues with families cannot stay on after half past five",
      detail: "On the evening of the January talk, the car park was half empty by twenty to six.",
      paraphrases: [
        "parents can't stay late",
        "people with a family have to go home",
        "because those who've got kids or relatives waiting can't come in the evening",
        "an evening talk shuts out everyone who is needed at home",
        "who's going to pick up the children if it's after work?",
      ],
      opposites: [
        "colleagues with families can easily stay on after half past five",
        "the evening suits colleagues with families better than the daytime",
      ],
      ambiguous: {
        phrase: "families",
        readings: ["small children to collect", "parents, partners or others who expect them"],
        stake:
          "If small children are meant, a play corner would solve it; if nearly everybody is expected by someone, only working hours will do.",
      },
    },
  ],
});
