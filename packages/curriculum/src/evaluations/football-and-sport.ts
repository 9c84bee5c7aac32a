import type { IssueEvaluation } from "../evaluation.ts";

/** What modules 2 to 7 need to know of the issues about football and sport. */
export const footballAndSport: readonly IssueEvaluation[] = [
  {
    issue: "league-tables-under-ten",
    reasons: [
      {
        gap: {
          question: "Do coaches in leagues without a table really let the weaker players play more?",
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
          clause: "every coach in the league should have to field each child for half of every match",
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
          clause: "children at the bottom give up on account of the printed table and not of the defeats",
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
          "in the leagues that dropped their tables, players gave their matches an average mark of 7.6 and no longer 6.9",
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
];
