import type { IssueFamily } from "../issue.ts";

/** Issues about lessons, exams, marks and the way schools and colleges are run. */
export const schoolsAndEducation: IssueFamily = {
  id: "schools-and-education",
  name: "schools and education",
  keywords: [
    "school",
    "schools",
    "education",
    "teaching",
    "teacher",
    "teachers",
    "pupils",
    "student",
    "students",
    "homework",
    "exam",
    "exams",
    "university",
    "universities",
    "college",
    "colleges",
    "studying",
    "classroom",
    "classrooms",
    "pedagogy",
    "tutoring",
    "homeschooling",
    "lessons",
    "kindergarten",
  ],
  issues: [
    {
      id: "notes-in-history-exam",
      question: "Should pupils be allowed to bring a page of notes into their history exam?",
      background:
        "In the history exam at our school pupils have to know every date by heart. The department is revising its rules for next summer.",
      objection: "nobody can think with facts that have to be looked up first",
      objectionParaphrases: [
        "you need facts in your head",
        "thinking only works with what you've learnt",
        "others say looking things up is no basis for thought",
      ],
      claim: "pupils should be allowed to bring one page of their own notes into the history exam",
      claimParaphrases: [
        "allow a page of notes",
        "you ought to be able to take notes into the exam",
        "one sheet of notes has to be permitted in history",
        "let them have a cheat sheet they wrote themselves",
        "the school needs to let candidates use a page they have prepared",
      ],
      claimOpposites: [
        "pupils should not be allowed to bring notes into the history exam",
        "pupils should sit the history exam from memory alone",
        "no notes in the exam",
        "learn your dates and leave the cheat sheet at home",
      ],
      reasons: [
        {
          clause: "anyone who has only one page for notes must decide what is important",
          detail:
            "Amina gave four lines to the harvest of 1788 and crossed out two kings to make room.",
          paraphrases: [
            "you have to pick what matters",
            "making the sheet means sorting the big things from the small",
            "because with so little space pupils need to choose the main points",
            "a single sheet forces you to think about what counts",
            "it trains them to select",
          ],
          opposites: [
            "a page of notes saves pupils from deciding what is important",
            "pupils with one page copy everything down and skip deciding what matters",
            "you don't have to choose anything for one page of notes",
          ],
          ambiguous: {
            phrase: "important",
            readings: [
              "what shaped the course of history",
              "what is likely to come up in the exam",
            ],
            stake:
              "Those who ask what shaped history are learning it already; those who ask what will come up are learning to guess the examiner.",
          },
        },
        {
          clause: "a sheet to hold on to gives weaker candidates a chance to show what they can do",
          detail:
            "Last June one boy wrote three sides about the wrong Henry, and wrote them rather well.",
          paraphrases: [
            "it helps those who struggle",
            "pupils who aren't so good get a chance",
            "because kids who find it hard could prove themselves with some notes",
            "not-so-strong pupils could demonstrate their ability",
            "people who usually do badly would do themselves justice",
          ],
          opposites: [
            "a sheet of notes makes it harder for weaker candidates to show what they can do",
            "weaker candidates do better when they have nothing to hold on to",
            "notes help the strong candidates and leave the weaker ones behind",
          ],
          ambiguous: {
            phrase: "weaker",
            readings: ["with a poorer memory", "with less work behind them"],
            stake:
              "For a poor memory the page takes a hurdle away, but for those who have worked less it takes away a reason to work.",
          },
        },
        {
          clause:
            "with notes allowed, examiners could set more demanding questions than names and dates",
          detail: "Last year half of all the marks went to a list of treaties in the right order.",
          paraphrases: [
            "the questions could be harder",
            "exams could go beyond dates",
            "because they'd be free to ask for more than mere facts",
            "you could be asked something tougher than when it happened",
            "it makes room for more challenging tasks",
          ],
          opposites: [
            "with notes allowed, examiners would have to set easier questions",
            "examiners could ask harder questions if notes were forbidden",
          ],
          ambiguous: {
            phrase: "demanding",
            readings: ["that call for more thought", "that fewer pupils can answer"],
            stake:
              "Questions that call for more thought are a gain for everyone; questions that fewer can answer may only mean more pupils who fail.",
          },
        },
      ],
    },
    {
      id: "no-marks-in-sport",
      question: "Should a secondary school give no marks in sport?",
      background:
        "At our secondary school sport is marked from A to F like every other subject. The grade goes into the report at the end of the year.",
      objection: "for some children sport is the only subject in which they shine",
      objectionParaphrases: [
        "some kids only shine in sport",
        "it's the one good grade certain pupils get",
        "critics point to children who are no good at anything but PE",
      ],
      claim: "the school should no longer give any marks in sport",
      claimParaphrases: [
        "no grades in PE",
        "the school ought to stop marking sport",
        "sport has to be taught without marks",
        "get rid of the sport grade",
        "they must not grade kids in sports any more",
      ],
      claimOpposites: [
        "the school should not stop giving marks in sport",
        "the school should go on marking sport from A to F",
        "keep the marks in sport",
        "grade PE like everything else, it's only fair",
      ],
      reasons: [
        {
          clause: "marks in sport measure the body that one is born with rather than the effort",
          detail:
            "Ruben is a head taller than anyone in his class and clears the bar in his socks.",
          paraphrases: [
            "it only measures your build",
            "how hard you try doesn't count",
            "because tall strong kids get good grades without trying",
            "the grade depends on your genes and not on what you put in",
            "pupils are graded for being built well",
          ],
          opposites: [
            "marks in sport measure the effort rather than the body one is born with",
            "a child who tries hard gets a good mark in sport whatever the body is like",
          ],
          ambiguous: {
            phrase: "effort",
            readings: ["how hard one tries in the lesson", "how far one has come in a year"],
            stake:
              "How far one has come can be measured and marked, which would cure the fault; how hard one tries can hardly be measured at all.",
          },
        },
        {
          clause: "children who are given poor marks in sport are less likely to stay active",
          detail:
            "At the reunion the whole of the former bottom group stood by the pitch with a bottle of wine.",
          paraphrases: [
            "bad grades put kids off",
            "they'll give up moving later in life",
            "because a low grade in PE turns people off sport for good",
            "pupils with an F stop doing anything sporty",
            "those marked down end up on the sofa",
          ],
          opposites: [
            "children who get poor marks in sport become more active",
            "a bad grade in sport makes children exercise more",
            "poor marks don't stop any child from staying active",
          ],
          ambiguous: {
            phrase: "active",
            readings: ["play a sport", "move about enough to be well"],
            stake:
              "Someone who plays no sport may still walk and dig and be well; if poor marks make people stop moving, they do real harm.",
          },
        },
        {
          clause: "without marks the time that goes into measuring would be free for exercise",
          detail:
            "On long-jump days each child runs for eleven seconds and sits on a bench for forty minutes.",
          paraphrases: [
            "more time for actual sport",
            "they wouldn't sit around being tested",
            "because all that testing takes minutes away from doing something",
            "you'd get more out of a lesson if no one had to be timed",
            "pupils could use those minutes to train",
          ],
          opposites: [
            "without marks there would be less time for exercise",
            "measuring for marks leaves plenty of time for exercise",
            "dropping the marks would free no time for exercise",
          ],
          ambiguous: {
            phrase: "exercise",
            readings: ["running until out of breath", "practising a movement step by step"],
            stake:
              "Anybody can run without being watched, but a movement gets better only when somebody observes and judges, which is close to marking.",
          },
        },
      ],
    },
    {
      id: "village-school-nineteen",
      question: "Should a village school with nineteen children stay open?",
      background:
        "Nineteen children between five and eleven go to our village school. The county would rather close it and take them to town by bus.",
      objection: "in town the children would have a gym, music lessons and friends their own age",
      objectionParaphrases: [
        "town schools have more to offer",
        "they'd have better rooms and more friends in town",
        "the county says there are no classmates of their age in the village",
      ],
      claim: "the village school should stay open for its nineteen children",
      claimParaphrases: [
        "don't close the village school",
        "the little school ought to be kept",
        "the county has to leave our school open",
        "our village needs to keep its school, even with 19 kids",
        "keep the school going",
      ],
      claimOpposites: [
        "the village school should not stay open for only nineteen children",
        "the village school should close and the children should go to town",
        "close the village school",
        "shut it and stick the nineteen kids on the bus",
      ],
      reasons: [
        {
          clause: "boys and girls of different ages learn a great deal from one another",
          detail: "Every morning Ellen, who is nine, hears two six-year-olds read under the coats.",
          paraphrases: [
            "older kids teach younger ones",
            "mixed ages are good for children",
            "because big ones and little ones pick things up from each other",
            "when ages are together they benefit from each other",
            "you get taught by the bigger kids there",
          ],
          opposites: [
            "boys and girls of different ages learn very little from one another",
            "children learn more when everyone in the room is the same age",
          ],
          ambiguous: {
            phrase: "learn",
            readings: ["reading and sums", "patience and kindness"],
            stake:
              "If they make progress in reading and sums, a tiny school can hold its own; patience can be picked up in any family or club.",
          },
        },
        {
          clause: "a village that has lost its school slowly dies",
          detail:
            "In Upper Lyde the classroom is a holiday cottage now, and the shop went two years after.",
          paraphrases: [
            "the village would die out",
            "no school means no future for the place",
            "because villages go downhill once the school is shut",
            "without one there's nothing left of a village before long",
            "when the school goes the rest goes too",
          ],
          opposites: [
            "a village that has lost its school becomes livelier",
            "a village thrives just as well after its school is closed",
            "losing the school doesn't kill a village",
          ],
          ambiguous: {
            phrase: "dies",
            readings: ["its houses empty one by one", "its people have nothing left in common"],
            stake:
              "Empty houses cannot be filled again by good will, whereas things in common may grow in a choir or a pub as well.",
          },
        },
        {
          clause: "the smallest children are not up to a long bus ride twice a day",
          detail:
            "The road to town has sixty-two bends, and the driver would set out at ten to seven.",
          paraphrases: [
            "too far for little kids",
            "the bus journey is too much for small children",
            "because five-year-olds can't cope with the trip there and back",
            "the little ones shouldn't be on a bus that long",
            "isn't the ride too hard on the youngest?",
          ],
          opposites: [
            "the smallest children cope well with a long bus ride twice a day",
            "a long bus ride every day is easy for small children",
          ],
          ambiguous: {
            phrase: "not up to",
            readings: ["too worn out to learn after", "too young to be alone on"],
            stake:
              "With an adult on the bus nobody would be alone, but no adult on the bus can make sixty-two bends less tiring.",
          },
        },
      ],
    },
    {
      id: "college-half-past-nine",
      question: "Should lessons at a sixth-form college begin at half past nine?",
      background:
        "Lessons at our sixth-form college begin at ten past eight. The governors are now asking students and staff about a later bell.",
      objection: "students who start later will simply go to bed later",
      objectionParaphrases: [
        "they'll just stay up longer",
        "nothing is gained since teens would go to sleep later",
        "some say students will use it to be up half the night",
      ],
      claim: "lessons at the sixth-form college should begin at half past nine",
      claimParaphrases: [
        "start college at 9.30",
        "lessons ought to start later",
        "the college has to move its first lesson to half nine",
        "no classes before half past nine",
        "we need a later start to the day at college",
      ],
      claimOpposites: [
        "lessons at the sixth-form college should not begin as late as half past nine",
        "lessons at the sixth-form college should go on beginning at ten past eight",
        "keep the early start",
        "leave the bell at ten past eight and get out of bed",
      ],
      reasons: [
        {
          clause: "an hour more in bed means students who are awake in class",
          detail:
            "On Monday mornings Mr Adeyemi has learned to ask only questions that have two answers.",
          paraphrases: [
            "students would be less sleepy",
            "they'd pay attention if they slept longer",
            "because rested teenagers don't doze in lessons",
            "with more sleep nobody nods off at their desk",
            "young folk need their sleep to be any use at college",
          ],
          opposites: [
            "an hour more in bed makes students sleepier in class",
            "students are more awake in class when they get up early",
            "another hour in bed doesn't wake anybody up",
          ],
          ambiguous: {
            phrase: "awake",
            readings: ["with their eyes open", "with their minds on the lesson"],
            stake:
              "Open eyes are a modest gain that an hour may well bring; minds on the lesson would be a great one but need more than sleep.",
          },
        },
        {
          clause: "students from the villages would at last have a reasonable journey",
          detail: "Callum has no cows to milk and still gets up with the neighbour who does.",
          paraphrases: [
            "an easier trip for village students",
            "people from outside town wouldn't have such an awful journey",
            "because those who live in the country have a terrible way to college now",
            "it'd be kinder to everyone who comes from far off",
            "getting in from the countryside would be okay then",
          ],
          opposites: [
            "a later start would give students from the villages a worse journey",
            "students from the villages have the best journey with the early bell",
          ],
          ambiguous: {
            phrase: "reasonable",
            readings: ["at an hour that suits a human being", "without long waits between buses"],
            stake:
              "A kinder hour comes with the later bell by itself, but the waits depend on a timetable that the college does not write.",
          },
        },
        {
          clause: "colleges that have moved to a later hour report good results",
          detail: "One on the coast changed its bell three years ago and has not changed it back.",
          paraphrases: [
            "it has worked elsewhere",
            "other colleges are pleased with it",
            "because places that tried this say it went well",
            "where they begin later it's a success",
            "the experience of other colleges speaks for it",
          ],
          opposites: [
            "colleges that have moved to a later hour report bad results",
            "results got worse at colleges that start later",
          ],
          ambiguous: {
            phrase: "results",
            readings: ["marks in the exams", "fuller classes and better moods"],
            stake:
              "Higher marks would convince many a doubter, while fuller classes and better moods may pass when the novelty does.",
          },
        },
      ],
    },
    {
      id: "week-in-school-kitchen",
      question: "Should every pupil work in the school kitchen for one week a year?",
      background:
        "The canteen at our secondary school feeds six hundred people every day. Pupils do nothing there but queue and eat.",
      objection: "a week in the kitchen is a week of lessons lost",
      objectionParaphrases: [
        "they'd miss a week of lessons",
        "pupils fall behind in class meanwhile",
        "opponents say it takes time away from learning",
      ],
      claim: "every pupil should spend one week a year working in the school kitchen",
      claimParaphrases: [
        "pupils ought to do kitchen work",
        "a week of kitchen duty each year for all",
        "each child has to help in the canteen kitchen for a week",
        "make kids work in the school kitchen one week a year",
        "everyone at the school needs to take a turn in the kitchen",
      ],
      claimOpposites: [
        "pupils should not have to work a week in the school kitchen",
        "pupils should stay in class and leave the school kitchen to the cooks",
        "no kitchen week for pupils",
        "keep the kids out of the kitchen, they're there to learn",
      ],
      reasons: [
        {
          clause: "boys and girls who have peeled and stirred for hundreds can cook for life",
          detail:
            "Dario came home one evening in March and showed his father what to do with a leek.",
          paraphrases: [
            "they learn how to make food",
            "you pick up skills for your own meals later",
            "because after that they know their way around a stove for ever",
            "kids would be able to feed themselves as grown-ups",
            "preparing meals is something you never forget",
          ],
          opposites: [
            "pupils who peel and stir for hundreds still cannot cook for themselves",
            "a week of peeling for hundreds puts children off cooking for life",
          ],
          ambiguous: {
            phrase: "cook",
            readings: ["make something filling", "plan and prepare a healthy meal"],
            stake:
              "To make something filling takes no more than a holiday with friends; to plan a healthy meal takes teaching, which a week of peeling may not give.",
          },
        },
        {
          clause: "whoever has scrubbed forty pans comes to appreciate the people who feed us",
          detail: "Most of the school can tell the four women at the hatch only by their caps.",
          paraphrases: [
            "they'd value the canteen staff",
            "you see what the dinner ladies do for you",
            "because doing the dirty work makes you think more of those who do it daily",
            "pupils get more regard for the workers there",
            "it teaches respect for kitchen workers",
          ],
          opposites: [
            "whoever has scrubbed forty pans looks down on kitchen staff",
            "scrubbing pans makes pupils appreciate the cooks less",
            "scrubbing pans doesn't make you value the people who feed us",
          ],
          ambiguous: {
            phrase: "appreciate",
            readings: ["grasp how hard their work is", "thank them and greet them by name"],
            stake:
              "Anyone grasps it by the fortieth pan; whether that leads to a thank-you the week after is another matter.",
          },
        },
        {
          clause: "in an apron every pupil is equal, whatever the parents earn",
          detail:
            "Between the potatoes and the sink nobody can see whose shoes have cost two hundred pounds.",
          paraphrases: [
            "rich and poor are the same there",
            "money doesn't matter in the kitchen",
            "because everybody's on one level with an apron on",
            "no difference between kids from wealthy homes and others",
            "it brings children from all backgrounds down to the same level",
          ],
          opposites: [
            "in an apron you see at once whose parents are rich",
            "kitchen work makes the difference between rich and poor pupils bigger",
            "pupils aren't equal just because they wear an apron",
          ],
          ambiguous: {
            phrase: "equal",
            readings: ["has the same work to do", "counts the same with the others"],
            stake:
              "The same work for all is easily arranged for a week, but whether they then count the same with one another is not so sure.",
          },
        },
      ],
    },
    {
      id: "seminar-attendance-duty",
      question: "Should students at a college have to attend three quarters of their seminars?",
      background:
        "At our teachers' college students may stay away from seminars as they please. Only the essays and the final examination count.",
      objection: "adults can judge for themselves how they study best",
      objectionParaphrases: [
        "students are grown-ups and can decide",
        "let adults choose their own way of studying",
        "they know best themselves what suits them, people say",
      ],
      claim:
        "students at the college should have to attend at least three quarters of their seminars",
      claimParaphrases: [
        "make seminars compulsory",
        "students must come to most seminars",
        "there ought to be a rule that you attend 75 per cent",
        "the college needs an attendance rule of three quarters",
        "you shouldn't be able to skip more than one seminar in four",
      ],
      claimOpposites: [
        "students at the college should not have to attend their seminars",
        "students at the college should be free to stay away from seminars as they please",
        "keep attendance voluntary",
        "let students skip seminars if they can't be bothered",
      ],
      reasons: [
        {
          clause: "a good discussion needs a steady group of people",
          detail:
            "On the third of May two students and a lecturer discussed democracy for ninety minutes.",
          paraphrases: [
            "debate needs people to be there",
            "you can't discuss if hardly anybody turns up",
            "because talking things through only works with a group you can count on",
            "a decent debate takes a group that stays together",
            "when folk come and go there's no proper talk",
          ],
          opposites: [
            "a discussion gets better when the group changes every week",
            "a good discussion works with anyone who happens to turn up",
            "you don't need a steady group for a good discussion",
          ],
          ambiguous: {
            phrase: "steady",
            readings: ["the same faces every week", "never fewer than a handful"],
            stake:
              "A handful will usually turn up of their own free will; the same faces every week are hard to have without a rule.",
          },
        },
        {
          clause: "students who come to nearly every session are more successful in the end",
          detail:
            "The registry has compared its lists with the final grades of the last four years.",
          paraphrases: [
            "people who attend do better",
            "if you show up you get further",
            "because students who are usually present come out ahead",
            "frequent attenders do well later",
            "being there pays off",
          ],
          opposites: [
            "students who skip most sessions are more successful in the end",
            "students who come to nearly every session do worse",
          ],
          ambiguous: {
            phrase: "successful",
            readings: ["leave with higher grades", "make better teachers"],
            stake:
              "That they leave with higher grades can be looked up; that they make better teachers would matter more, but nobody has counted it.",
          },
        },
        {
          clause: "the taxpayers who fund each place are entitled to something in return",
          detail: "A year at the college costs the public as much as a nurse earns in five months.",
          paraphrases: [
            "the public is paying for it",
            "students owe the taxpayer",
            "because we all pay for their studies and deserve something back",
            "people who foot the bill may ask for something",
            "if it's our taxes you have to give a bit back",
          ],
          opposites: [
            "the taxpayers who fund each place are entitled to nothing in return",
            "students owe the taxpayers nothing for their places",
            "taxpayers should fund the places and ask for zero in return",
          ],
          ambiguous: {
            phrase: "something in return",
            readings: ["students who are there", "good teachers at the end of it"],
            stake:
              "If taxpayers are owed good teachers, a student who reads in the library may pay them in full; if they are owed presence, only the chair counts.",
          },
        },
      ],
    },
  ],
};
