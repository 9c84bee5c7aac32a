import { lateHours, OUTSIDE_REASONS } from "./late-hours.ts";
import type { DraftReply } from "./reply-types.ts";

/** Module 6: three conclusions that the same reasons allow. */
export const OTHER_CONCLUSIONS: DraftReply<"finds"> = {
  passage:
    "Whoever comes out of the late bus on a Tuesday sees it at once. On the benches in the hall of the supermarket, pupils do their homework in the evening between trolleys and tills, since the library has shut at six. Yesterday a girl of twelve wrote her essay on a crate of lemons. On top of that, people who work all day cannot bring their books back in time: on Monday the box at the door was so full that novels lay in the rain. It has been so for two winters now, and my letters have earned me a kind smile from the town hall. What has to be done is plain to see. So the library should stay open until ten on weekday evenings.",
  background: "Whoever comes out of the late bus on a Tuesday sees it at once.",
  objection: { quote: "", paraphrases: [] },
  examples: [
    "Yesterday a girl of twelve wrote her essay on a crate of lemons.",
    "on Monday the box at the door was so full that novels lay in the rain",
  ],
  conclusion: lateHours("the library should stay open until ten on weekday evenings"),
  reasons: [
    {
      quote:
        "On the benches in the hall of the supermarket, pupils do their homework in the evening between trolleys and tills",
      statement: "In the evening pupils do their homework in the hall of the supermarket.",
      paraphrases: [
        "pupils have nowhere to do homework",
        "kids work in the supermarket",
        "because children sit in a shop in the evening to get their schoolwork done",
        "school kids are stuck doing homework next to the tills",
        "should children have to study among the trolleys?",
      ],
      opposites: [
        "pupils do their homework at home",
        "pupils like to work in the supermarket",
        "no pupil does homework in the evening",
      ],
      hints: [
        'Turn the conclusion into a question: "Why?" Which claims in the text answer it?',
        "Look at what the writer sees from the bus stop.",
        "What do young people do between trolleys, and why does it trouble the writer?",
      ],
      prompt: "Finish the sentence: 'Something has to be done, because pupils …'",
    },
    {
      quote: "people who work all day cannot bring their books back in time",
      statement: "People who work all day cannot return their books in time.",
      paraphrases: [
        "workers can't return books in time",
        "it's shut when people finish work",
        "because whoever has a job gets there too late to give a book back",
        "people with jobs are too late and the box is full",
        "how should they bring books back if they work till six?",
      ],
      opposites: [
        "people bring their books back early",
        "people who work do not borrow books",
        "everybody can return books in time",
      ],
      hints: [
        "There is a second trouble, with other people in it. Whose?",
        "Look at the sentence that begins with 'On top of that'.",
        "Why was the box at the door so full?",
      ],
      prompt: "Finish the sentence: 'The present hours are bad for people with jobs, since they …'",
    },
  ],
  outsideReasons: OUTSIDE_REASONS,
  findings: [
    {
      quote:
        "On the benches in the hall of the supermarket, pupils do their homework in the evening between trolleys and tills",
      statement: "The school should keep a classroom open for homework after supper.",
      paraphrases: [
        "open a room at school",
        "the school could let them study there",
        "let pupils use a classroom at night instead",
        "couldn't the youth club or the school give them tables?",
        "somebody should find them a study room, it need not be the town's books that surround them",
      ],
      hints: [
        "Cover the last sentence with your hand. If somebody told you only about the trolleys, what would you suggest?",
        "Look at what these young people lack. Who else could provide it?",
        "Which other building in any town stands empty after supper and is full of tables?",
      ],
      prompt:
        "Finish the sentence: 'If pupils work among the tills, one could also conclude that …'",
    },
    {
      quote: "people who work all day cannot bring their books back in time",
      statement: "The library should put up larger return boxes, one of them at the station.",
      paraphrases: [
        "get a bigger box",
        "more return boxes around town",
        "a drop box where commuters pass would do",
        "why not just put up a second box?",
        "they could let people give back novels at the station or in a shop",
      ],
      hints: [
        "Take the trouble with the rain alone. What is the smallest thing that would end it?",
        "Look at Monday once more. What would have kept the novels dry?",
        "Nobody has to be there to take a novel back. What does that suggest?",
      ],
      prompt:
        "Finish the sentence: 'If people with jobs come too late, one could also conclude that …'",
    },
    {
      quote: "people who work all day cannot bring their books back in time",
      statement: "The library should open on Saturdays instead.",
      paraphrases: [
        "open at weekends",
        "saturday opening would do too",
        "they could open on Saturday and Sunday when people are free",
        "one late night a week would be enough for that",
        "why every evening, couldn't it be open on a Saturday?",
      ],
      hints: [
        "Grant that those people are hindered. Does it have to be the very hours that the writer asks for?",
        "Look at when they are free, and count all seven days.",
        "A cautious council wants to help and to begin small. When would it unlock the door?",
      ],
      prompt:
        "Finish the sentence: 'Somebody who wants to help them with less could conclude that …'",
    },
  ],
  wrongTurns: [
    {
      paraphrases: ["the supermarket should close earlier", "ban children from the supermarket"],
      correction:
        "That would send the pupils away and mend nothing that the writer complains of. What would help them, other than the writer's own plan?",
    },
    {
      paraphrases: ["people should read more", "children should love books"],
      correction:
        "That may be so, but these reasons do not speak for it: they are about places and hours. What would follow from them?",
    },
  ],
  impact: {
    statement:
      "One can grant both troubles and still want something else, so the text shows that help is called for and not that it has to be these hours.",
    paraphrases: [
      "weaker, because the same reasons fit other plans",
      "you can believe all of it and still want something different",
      "the reasons don't force us to open every night, so it is not very convincing",
      "less persuasive since a bigger box would solve it as well",
      "it doesn't show why this is better than the other ways of helping",
    ],
    hints: [
      "Two things belong to an answer: whether the text gains or loses by what you found, and why. Begin with the first.",
      "Somebody accepts every reason and votes for one of your proposals. Have they made a mistake?",
      "What would the writer still have to show, so that one plan stands out among several?",
    ],
    prompt:
      "Finish the sentence: 'That the reasons lead elsewhere, too, makes the text …, because …'",
    repair: "It would help to show why a study room or a larger box would not do.",
  },
};
