import type { IssueEvaluation } from "../evaluation.ts";

/** What modules 2 to 7 need to know of the issues about schools and education. */
export const schoolsAndEducation: readonly IssueEvaluation[] = [
  {
    issue: "notes-in-history-exam",
    reasons: [
      {
        gap: {
          question: "Do pupils who prepare a page of notes really know more history afterwards?",
          paraphrases: [
            "do they end up knowing more?",
            "it doesn't say what the others put on their page",
            "what did choosing the notes do for Amina's marks?",
            "no word on whether this way of preparing works",
            "how pupils did at schools that allow a page",
          ],
        },
        assumption: {
          clause:
            "pupils will choose for themselves what goes on the page and not copy a finished one",
          paraphrases: [
            "everyone writes their own sheet",
            "that they don't just copy somebody else's notes",
            "pupils will make the effort of choosing",
            "assumes nobody downloads a ready-made page",
            "half the class may simply copy Amina's notes",
          ],
        },
        alternative: {
          clause: "pupils should have to sum up every unit of history on a single page",
          paraphrases: [
            "make them write a one-page summary after each topic",
            "a short summary ought to be homework in history",
            "pupils should practise picking out the main points in lessons",
            "set a one-page round-up as a task during the year",
          ],
        },
      },
      {
        gap: {
          question: "How many candidates do badly only for want of a name or a date?",
          paraphrases: [
            "how many fail just over a date?",
            "we only hear of one boy and his Henry",
            "it doesn't tell us why weaker pupils do badly",
            "number of pupils whose memory lets them down",
            "is it really memory that holds them back?",
          ],
        },
        assumption: {
          clause: "weaker candidates will be able to write a page that helps them",
          paraphrases: [
            "they can make good notes",
            "that weak pupils know what to put on their sheet",
            "a page written by someone who struggles is still useful",
            "assumes they would use the sheet well in the exam",
            "the ones who find history hard may write down all the wrong things",
          ],
        },
        alternative: {
          clause: "every candidate should be handed the same printed list of dates in the exam",
          paraphrases: [
            "a list of dates from the examiners",
            "give all of them the dates on paper",
            "the school ought to hand out one sheet for everybody",
            "print the main dates on the exam paper",
          ],
        },
      },
      {
        gap: {
          question: "How well do pupils at this school cope with more demanding questions?",
          paraphrases: [
            "can the pupils handle harder questions?",
            "it isn't said how they'd do if the tasks got tougher",
            "would more of them fail then?",
            "results with harder questions elsewhere",
            "we don't know if harder questions would be any good for them",
          ],
        },
        assumption: {
          clause: "the examiners will really set other questions once notes are allowed",
          paraphrases: [
            "examiners would change the questions",
            "that the exam becomes harder and doesn't stay the same",
            "they don't just go on asking for dates",
            "assumes the teachers use the chance they get",
            "being able to ask more doesn't mean that they will",
          ],
        },
        alternative: {
          clause: "an essay written with books at hand should take the place of the exam",
          paraphrases: [
            "write an essay at home instead",
            "drop the exam and let them use books",
            "pupils ought to hand in a long paper rather than sit an exam",
            "an open-book essay would allow tougher questions too",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["learning", "fairness", "creativity"],
        phrase: "understanding what happened and why",
        shownBy: [2],
        paraphrases: [
          "thinking for yourself",
          "real insight instead of parroting",
          "a fair chance for pupils with a poor memory",
          "making sense of history",
          "knowledge you can use",
        ],
      },
      second: {
        ids: ["hard_work", "tradition", "excellence"],
        phrase: "dates learnt by heart",
        paraphrases: [
          "the effort of memorising",
          "discipline",
          "sticking to how exams have always been",
          "having facts in your head",
          "high standards",
        ],
      },
      concession: "hardly anybody would sit up in May and drill the kings until they stuck",
    },
    fallacies: {
      strawman: {
        distortion: "to turn every pupil into a parrot that squawks the names of kings",
        paraphrases: [
          "they only said you need facts in order to think",
          "nobody wants parrots in class",
          "it makes those who like facts look stupid",
          "the other side's view is twisted into something daft",
        ],
      },
      adHominem: {
        opponent: "the retired head of history",
        attack: "still writes every shopping list in green ink",
        paraphrases: [
          "green ink on a shopping list has nothing to do with exams",
          "it makes fun of an odd habit instead of answering",
          "someone who writes in green can still be right about facts",
          "the jab says nothing about notes in history",
        ],
      },
      falseDichotomy: {
        option: "pupils may bring a page of notes",
        threat: "history remains a drill that nobody remembers by August",
        thirdWays: [
          "the paper itself could print a list of dates",
          "half the exam could be sat with notes and half without",
        ],
        paraphrases: [
          "the exam paper could just list the dates",
          "you can teach history well without notes in the exam",
          "it's not notes or nothing",
          "half with and half without would be possible too",
        ],
      },
      slipperySlope: {
        first: "notes stay forbidden in the exam",
        steps: [
          "lessons will be spent on nothing but lists of kings",
          "pupils will mutter treaties in their sleep",
          "the country will stop thinking and obey its quizmasters",
        ],
        paraphrases: [
          "notes have always been forbidden and we still think",
          "there's no link between an exam rule and quizmasters in power",
          "it goes from one exam to the end of the country",
          "no proof that the next thing follows",
          "why would lessons be only lists?",
        ],
      },
    },
    figures: {
      counted: "pupils who dropped history after the exam",
      countedShort: "drop-outs",
      people: "history pupils",
      opinion: "say that they would learn more with a page of notes",
      amount: {
        members: "history pupils",
        member: "a girl",
        verb: "spend",
        verbSingular: "spends",
        unit: "hours",
        purpose: "a year on learning lists of dates",
        usual: 5,
        outlier: "who copies out every list five times",
      },
      subgroups: {
        finding:
          "at schools that allow notes, history candidates scored 64 points on average and at other schools 58",
        groups: ["strong candidates", "weak candidates"],
        paraphrases: [
          "weak pupils may have got worse while strong ones shot up",
          "it lumps good and bad pupils together",
          "maybe only the clever ones know how to use a page",
          "boys and girls could differ and we aren't told",
        ],
      },
    },
  },
  {
    issue: "no-marks-in-sport",
    reasons: [
      {
        gap: {
          question: "How much of the mark in sport depends on size and strength?",
          paraphrases: [
            "what goes into the mark?",
            "it doesn't say how the grade is worked out",
            "how many small children get good marks?",
            "part of the grade that is for taking part",
            "is Ruben typical or just one tall boy?",
          ],
        },
        assumption: {
          clause: "the school has no way of marking sport so that effort counts",
          paraphrases: [
            "you can't grade effort in PE",
            "that marks can only go by height and distance",
            "the grading couldn't be changed to reward trying",
            "assumes teachers can't mark progress instead",
            "they might just change what the mark is for",
          ],
        },
        alternative: {
          clause: "the mark in sport should show how much a child has improved",
          paraphrases: [
            "grade progress instead",
            "reward kids for getting better and not for being tall",
            "teachers ought to mark improvement over the year",
            "measure each child against last year's jump",
          ],
        },
      },
      {
        gap: {
          question: "How active are adults who went to a school without marks in sport?",
          paraphrases: [
            "do people from schools with no marks do more sport later?",
            "no comparison with schools that don't grade PE",
            "it doesn't say why the bottom group gave up",
            "what about those who had good marks, are they active?",
            "number of adults who stopped because of a grade",
          ],
        },
        assumption: {
          clause: "those children turn away from sport over the mark and not over sport itself",
          paraphrases: [
            "the grade is what puts them off",
            "that they'd like sport if nobody marked it",
            "they don't simply dislike running and jumping",
            "assumes the mark is the cause",
            "kids who are bad at it may quit whether it's graded or not",
          ],
        },
        alternative: {
          clause: "no child should be given a mark in sport below a C",
          paraphrases: [
            "only give good marks in PE",
            "there ought to be no bad grades in sport",
            "teachers should mark more kindly",
            "a C could be the lowest grade anyone gets",
          ],
        },
      },
      {
        gap: {
          question: "How much lesson time goes into measuring over a whole year?",
          paraphrases: [
            "how many lessons are spent on tests?",
            "we only hear about long-jump days",
            "it isn't said how often they measure",
            "hours lost to testing in a year",
            "is it like that in every lesson?",
          ],
        },
        assumption: {
          clause: "teachers will stop timing and measuring once they need not give marks",
          paraphrases: [
            "no marks means no measuring",
            "that it's only done for the grade",
            "teachers won't go on timing them anyway",
            "assumes the stopwatch goes when the marks go",
            "coaches may want to measure jumps all the same",
          ],
        },
        alternative: {
          clause: "the school should do all its timing and measuring on one single day",
          paraphrases: [
            "one test day a year",
            "put all the measuring on a single day",
            "they ought to test less often",
            "do the tests at sports day and leave lessons free",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["health", "fairness", "enjoyment"],
        phrase: "an active life for every pupil",
        paraphrases: [
          "having fun in PE",
          "staying fit for life",
          "not punishing kids for their build",
          "that all children like exercise",
          "well-being",
        ],
      },
      second: {
        ids: ["excellence", "hard_work", "dignity"],
        phrase: "credit for those who shine",
        paraphrases: [
          "rewarding talent",
          "recognition for good athletes",
          "achievement",
          "competition and doing your best",
          "something to be proud of",
        ],
      },
      concession: "a boy who fails at his books would lose the only good grade in the report",
    },
    fallacies: {
      strawman: {
        distortion: "to hang gold medals on a few and laugh the rest off the field",
        paraphrases: [
          "they only want kids who are good at nothing else to have one good grade",
          "no one said to laugh at weak pupils",
          "it makes kind people sound cruel",
          "that isn't what the other side wants",
        ],
      },
      adHominem: {
        opponent: "the head of the sports department",
        attack: "has a voice like a rusty gate and uses it all day",
        paraphrases: [
          "a horrible voice doesn't make anyone wrong about marks",
          "it attacks how a person sounds",
          "what has the voice got to do with grades?",
          "there's no answer to the point, only a jab",
        ],
      },
      falseDichotomy: {
        option: "the school drops its marks in sport",
        threat: "half of every class ends up on the sofa for life",
        thirdWays: [
          "the mark could show how far each child has come",
          "the report could describe a pupil's strengths in words",
        ],
        paraphrases: [
          "you could grade progress instead",
          "a comment in the report would be something in between",
          "marks don't send half the class to the sofa",
          "there are more than just these two ways to go",
        ],
      },
      slipperySlope: {
        first: "the marks stay in the report",
        steps: [
          "children will be graded on how they climb the stairs",
          "toddlers will be timed on their way to the potty",
          "only sprinters will be let into any school at all",
        ],
        paraphrases: [
          "marks in PE don't lead to timing toddlers",
          "sport has been marked for years and none of that happened",
          "each step is plucked out of the air",
          "why would schools shut out everyone but sprinters?",
          "it blows a grade up into a horror story",
        ],
      },
    },
    figures: {
      counted: "pupils who brought a note to get out of sport",
      countedShort: "such notes",
      people: "pupils at our school",
      opinion: "say that they would enjoy sport more without marks",
      amount: {
        members: "pupils in the lower school",
        member: "a boy",
        verb: "lie awake for",
        verbSingular: "lies awake for",
        unit: "minutes",
        purpose: "a term over their marks in sport",
        usual: 10,
        outlier: "who has dreaded the high bar since a fall",
      },
      subgroups: {
        finding:
          "at schools without marks in sport, pupils move for 52 minutes a day on average and at other schools for 45",
        groups: ["sporty pupils", "unsporty pupils"],
        paraphrases: [
          "perhaps the sporty ones moved more and the lazy ones even less",
          "it doesn't say how the unsporty kids did",
          "boys and girls may differ",
          "one number for everybody hides who really moves",
        ],
      },
    },
  },
  {
    issue: "village-school-nineteen",
    reasons: [
      {
        gap: {
          question:
            "How well do children at the village school read and count compared with town children?",
          paraphrases: [
            "do they learn as much as kids in town?",
            "it doesn't say how good their reading is",
            "test results of the village school",
            "what do the older ones get out of teaching the little ones?",
            "no proof that mixed ages make them better at anything",
          ],
        },
        assumption: {
          clause: "in town the children would be taught only with others of their own age",
          paraphrases: [
            "there's no mixing of ages in town",
            "that big and little ones never meet at the town school",
            "they'd lose that if they went to town",
            "assumes town schools keep the ages apart",
            "a town school might well have mixed classes too",
          ],
        },
        alternative: {
          clause: "schools in town should teach some of their lessons to mixed ages",
          paraphrases: [
            "mix ages in town schools too",
            "put big and small kids together for a few lessons",
            "older pupils in town ought to read with the younger ones",
            "every school should have classes with different ages",
          ],
        },
      },
      {
        gap: {
          question: "How many villages have lost their school and stayed lively all the same?",
          paraphrases: [
            "what happened in other villages?",
            "we're told about one place only",
            "it doesn't say if the shop in Upper Lyde closed over the school",
            "how many villages got by without a school?",
            "people moving away after a closure",
          ],
        },
        assumption: {
          clause: "families choose a place to live by whether it has a school of its own",
          paraphrases: [
            "people move away if there's no school",
            "that young families won't come without one",
            "parents pick a village for its school",
            "assumes nobody would live there and drive the kids to town",
            "families might stay for the cheap houses anyway",
          ],
        },
        alternative: {
          clause: "the villagers should found a school of their own without the county",
          paraphrases: [
            "start a private village school",
            "the parents could run it themselves",
            "the village ought to set up its own school",
            "let the county close it and open another one",
          ],
        },
      },
      {
        gap: {
          question: "How long would the bus ride to the school in town take?",
          paraphrases: [
            "how many minutes is the ride?",
            "it tells us about bends but not how far it is",
            "length of the journey",
            "would somebody look after the little ones on the bus?",
            "how do small kids from other villages cope?",
          ],
        },
        assumption: {
          clause: "the smallest children could not get to town in any other way",
          paraphrases: [
            "the bus is the only option",
            "that parents can't drive them",
            "there's no quicker way to get to town",
            "assumes no one could take them by car",
            "maybe a taxi would do it in half the time",
          ],
        },
        alternative: {
          clause: "the county should pay for taxis that take the smallest straight to town",
          paraphrases: [
            "taxis for the little ones",
            "send a fast minibus for the five-year-olds",
            "the youngest ought to be driven by car",
            "find a shorter ride for small kids",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["community", "tradition", "comfort"],
        phrase: "a village with a life of its own",
        shownBy: [1],
        paraphrases: [
          "keeping the village together",
          "belonging and knowing each other",
          "preserving what has always been there",
          "children near their homes",
          "a place where people feel at home",
        ],
      },
      second: {
        ids: ["learning", "variety", "efficiency"],
        phrase: "richer lessons and better rooms",
        paraphrases: [
          "a good education with all subjects",
          "more choice for the kids",
          "saving money by using one big school",
          "gym, music and many friends",
          "quality of teaching",
        ],
      },
      concession: "nineteen children would grow up without a gym or a trumpet teacher",
    },
    fallacies: {
      strawman: {
        distortion: "to tear small children from their mothers and raise them on a bus",
        paraphrases: [
          "the county only spoke of a gym, music and friends",
          "nobody wants to take kids from their mothers",
          "that makes the county out to be heartless",
          "it answers a plan that no one has",
        ],
      },
      adHominem: {
        opponent: "the county's director of schools",
        attack: "eats biscuits out of a desk drawer all day long",
        paraphrases: [
          "biscuits have nothing to do with the school",
          "it's about what someone eats and not about the plan",
          "you can love biscuits and be right about gyms",
          "the person gets mocked and the argument ignored",
        ],
      },
      falseDichotomy: {
        option: "our school stays open",
        threat: "the village turns into a row of empty holiday cottages",
        thirdWays: [
          "the youngest could stay and the older ones go to town",
          "two villages could share one school between them",
        ],
        paraphrases: [
          "only the older kids could go to town",
          "sharing a school with another village is left out",
          "a village can live on without a school",
          "those aren't the only two things that can happen",
        ],
      },
      slipperySlope: {
        first: "the county closes our school",
        steps: [
          "the shop and the pub will lock their doors",
          "the road to town will crumble and be forgotten",
          "brambles will cover the whole county and its capital",
        ],
        paraphrases: [
          "one closed school won't bury a county in brambles",
          "there's no proof that the pub would shut",
          "it piles one disaster on another",
          "who would forget the road to town?",
          "none of these steps has to follow",
        ],
      },
    },
    figures: {
      counted: "young families who moved into villages with a school",
      countedShort: "such families",
      people: "parents in the village",
      opinion: "say that they would move away without the school",
      amount: {
        members: "families in Upper Lyde",
        member: "a family",
        verb: "pay",
        verbSingular: "pays",
        unit: "pounds",
        purpose: "a term for rides to the school in town",
        usual: 30,
        outlier: "whose son needs a taxi with a ramp",
      },
      subgroups: {
        finding:
          "in schools with fewer than thirty children, pupils got 71 points on average in reading and in larger schools 66",
        groups: ["the youngest pupils", "the oldest pupils"],
        paraphrases: [
          "the oldest ones may be behind while the youngest are ahead",
          "it doesn't say how each age did",
          "all ages are put into one average",
          "maybe it's only good for the little ones",
        ],
      },
    },
  },
  {
    issue: "college-half-past-nine",
    reasons: [
      {
        gap: {
          question: "How many hours do the students sleep at present?",
          paraphrases: [
            "how much sleep do they get now?",
            "it doesn't say when students go to bed",
            "would they use the extra time for sleeping?",
            "number of students who are tired in class",
            "are they tired every day or just on Mondays?",
          ],
        },
        assumption: {
          clause: "students are dull in class for lack of sleep and not for other reasons",
          paraphrases: [
            "it's tiredness that makes them slow",
            "that they aren't just bored",
            "the problem on Mondays is too little sleep and not the lesson",
            "assumes a rested student pays attention",
            "they might be half asleep because the teaching is dull",
          ],
        },
        alternative: {
          clause: "students should go to bed an hour earlier on weekdays",
          paraphrases: [
            "just go to bed sooner",
            "parents ought to send them to bed earlier",
            "students should get more sleep at the other end of the night",
            "they could switch off the light an hour before",
          ],
        },
      },
      {
        gap: {
          question: "How many of the students come from the villages?",
          paraphrases: [
            "how many village students are there?",
            "it isn't said if Callum is one of ten or one of two hundred",
            "share of students with a long journey",
            "how long does it take them now?",
            "we don't know what the buses from the villages are like",
          ],
        },
        assumption: {
          clause: "buses from the villages run at times that suit the later bell",
          paraphrases: [
            "there's a later bus",
            "that the timetable fits half past nine",
            "students from outside could really leave home later",
            "assumes the bus company changes its times",
            "if there's only one bus at seven, a later start won't help Callum",
          ],
        },
        alternative: {
          clause: "the council should run a faster bus from the villages in the morning",
          paraphrases: [
            "put on a quicker bus",
            "village students need an express bus",
            "improve the buses instead",
            "the council ought to pay for a direct line to the college",
          ],
        },
      },
      {
        gap: {
          question: "What exactly has become better at the colleges that moved their bell?",
          paraphrases: [
            "what good results?",
            "it doesn't say what improved or by how much",
            "how many colleges tried it and went back?",
            "results before and after the change",
            "who says that the results are good, the colleges themselves?",
          ],
        },
        assumption: {
          clause: "the good results at those colleges come from the later hour",
          paraphrases: [
            "the later start is the cause",
            "that nothing else changed at those colleges",
            "they did well due to the new bell and not for some other reason",
            "assumes it'd work the same way here",
            "perhaps they just got better teachers at the same time",
          ],
        },
        alternative: {
          clause: "each student should be free to choose between an early and a late timetable",
          paraphrases: [
            "let students choose the hour",
            "two timetables, one early and one late",
            "they ought to offer late lessons to those who want them",
            "early birds start at eight and the rest later",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["health", "learning", "comfort"],
        phrase: "rested heads in the classroom",
        shownBy: [0],
        paraphrases: [
          "getting enough sleep",
          "the well-being of students",
          "being able to concentrate",
          "an easier morning",
          "that they take in more",
        ],
      },
      second: {
        ids: ["hard_work", "order", "self_reliance"],
        phrase: "the discipline of getting up",
        paraphrases: [
          "learning to be responsible for your sleep",
          "toughness",
          "a fixed routine",
          "getting ready for working life",
          "willpower",
        ],
      },
      concession: "a trainee's day begins at seven, and the students would meet it out of practice",
    },
    fallacies: {
      strawman: {
        distortion: "to drag teenagers from their beds at four with a bucket of water",
        paraphrases: [
          "they only say students would go to bed later",
          "nobody mentioned four o'clock or buckets",
          "a sensible doubt is turned into cruelty",
          "that's a caricature of the people who are against it",
        ],
      },
      adHominem: {
        opponent: "the chair of the governors",
        attack: "has a laugh that frightens the pigeons off the roof",
        paraphrases: [
          "a loud laugh has no bearing on the bell",
          "it mocks the way somebody laughs",
          "the governor's point isn't answered, just made fun of",
          "you can laugh like that and know about sleep",
        ],
      },
      falseDichotomy: {
        option: "lessons begin at half past nine",
        threat: "students doze through two years and fail their exams",
        thirdWays: [
          "lessons could begin at a quarter to nine",
          "the first hour could be free for study at home",
        ],
        paraphrases: [
          "why not a quarter to nine?",
          "there are plenty of times between ten past eight and half past nine",
          "students won't all fail because of the bell",
          "it forgets every solution in the middle",
        ],
      },
      slipperySlope: {
        first: "the bell goes on ringing at ten past eight",
        steps: [
          "students will take pillows into their lessons",
          "the college will hire nurses in place of teachers",
          "the whole country will be run by people fast asleep",
        ],
        paraphrases: [
          "lessons begin at ten past eight now and nobody brings a pillow",
          "being tired at college doesn't ruin a country",
          "there's nothing to show that one follows from the other",
          "it gets wilder with every step",
          "why would they hire nurses?",
        ],
      },
    },
    figures: {
      counted: "students who came late to the first lesson",
      countedShort: "late arrivals",
      people: "students from the villages",
      opinion: "say that they can hardly keep awake before ten",
      amount: {
        members: "students at the college",
        member: "a student",
        verb: "doze for",
        verbSingular: "dozes for",
        unit: "minutes",
        purpose: "a week in the first two lessons",
        usual: 6,
        outlier: "who delivers newspapers from four in the morning",
      },
      subgroups: {
        finding:
          "at colleges that begin later, students miss 3.8 lessons a month on average and at other colleges 5.2",
        groups: ["students from the villages", "students from the town"],
        paraphrases: [
          "it may be quite different for those from the villages",
          "town students could be missing more than before",
          "they count everyone together, near and far",
          "the average doesn't tell who comes more often now",
        ],
      },
    },
  },
  {
    issue: "week-in-school-kitchen",
    reasons: [
      {
        gap: {
          question: "Do pupils who have worked in a school kitchen really cook years later?",
          paraphrases: [
            "do they still cook when they're grown up?",
            "it doesn't say what pupils get to do in the kitchen",
            "can Dario make anything apart from leeks?",
            "number of former pupils who cook",
            "how did it go at other schools?",
          ],
        },
        assumption: {
          clause: "one week a year in the kitchen is enough to learn how to cook",
          paraphrases: [
            "a week is long enough",
            "that you can pick up cooking in five days",
            "they'd be taught to cook and not just to peel",
            "assumes the skills stick after so little time",
            "you hardly learn to cook in one week a year",
          ],
        },
        alternative: {
          clause: "pupils should cook all the food for the summer fair themselves",
          paraphrases: [
            "let them cook for the summer fair",
            "pupils ought to do the catering at school parties",
            "they could make the meals for big school events",
            "have each year cook one big dinner for the parents",
          ],
        },
      },
      {
        gap: {
          question: "How do pupils treat the kitchen staff after they have worked beside them?",
          paraphrases: [
            "are they any nicer to the staff afterwards?",
            "it doesn't say if pupils are rude to the women now",
            "what do the four women think of it?",
            "how long would the respect last?",
            "no example of a pupil who changed",
          ],
        },
        assumption: {
          clause:
            "pupils do not come to value the kitchen staff without doing such work themselves",
          paraphrases: [
            "there's no other way to make them grateful",
            "that only scrubbing teaches respect",
            "pupils can't learn to be thankful just by talking to the staff",
            "assumes nobody values the cooks at the moment",
            "couldn't they get to know the women without scrubbing?",
          ],
        },
        alternative: {
          clause: "pupils should carry up and wash their own plates after every meal",
          paraphrases: [
            "wash your own plate",
            "everybody clears up after eating",
            "pupils ought to do their own washing-up daily",
            "let each of us clean what we have used",
          ],
        },
      },
      {
        gap: {
          question: "Are pupils from poorer homes treated differently at the school now?",
          paraphrases: [
            "are poor kids treated worse there at all?",
            "it doesn't say that shoes are a problem at the school",
            "do pupils from rich homes keep to themselves?",
            "any cases of bullying over money",
            "how big is the gap between rich and poor there?",
          ],
        },
        assumption: {
          clause: "what the pupils feel in an apron lasts after they have taken it off",
          paraphrases: [
            "the effect goes on after the week",
            "that they still see each other as equals later",
            "one week changes how rich and poor get on",
            "assumes it isn't all forgotten the following Monday",
            "when the apron's off the expensive shoes are back",
          ],
        },
        alternative: {
          clause: "all pupils should wear the same plain uniform to school",
          paraphrases: [
            "bring in school uniforms",
            "same clothes for everyone",
            "there ought to be a rule against expensive shoes",
            "make them all dress alike in class",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["community", "hard_work", "self_reliance"],
        phrase: "shared work with one's own hands",
        paraphrases: [
          "everyone doing their bit",
          "learning to look after yourself",
          "helping each other",
          "respect for people who work hard",
          "practical skills for life",
        ],
      },
      second: {
        ids: ["learning", "freedom", "efficiency"],
        phrase: "every hour of lessons",
        paraphrases: [
          "school subjects come first",
          "education in the classroom",
          "getting on with maths and languages",
          "not wasting time that's meant for studying",
          "pupils choosing for themselves what to do",
        ],
      },
      concession: "a week of algebra and French would go down the drain with the dishwater",
    },
    fallacies: {
      strawman: {
        distortion: "to chain pupils to their desks and have servants feed them with spoons",
        paraphrases: [
          "they only said that a week of lessons gets lost",
          "no one talked about servants or chains",
          "worrying about lessons isn't the same as spoon-feeding",
          "it makes the objection look ridiculous",
        ],
      },
      adHominem: {
        opponent: "the deputy head",
        attack: "drives a car that has been held together by tape for years",
        paraphrases: [
          "the car has nothing to do with the kitchen",
          "it laughs at what someone drives",
          "an old car doesn't make you wrong about lessons",
          "that's an attack on the person instead of the idea",
        ],
      },
      falseDichotomy: {
        option: "every pupil works in the kitchen for a week",
        threat: "we raise young people who starve beside a full fridge",
        thirdWays: [
          "pupils could cook together on one afternoon a month",
          "parents could teach their children at home",
        ],
        paraphrases: [
          "cooking lessons after school would be possible too",
          "kids can learn to cook at home",
          "nobody starves beside a fridge",
          "it leaves out all the other ways to learn cooking",
        ],
      },
      slipperySlope: {
        first: "pupils do nothing but queue and eat",
        steps: [
          "they will want their plates brought to the desk",
          "they will hire a servant to lift the fork",
          "the whole nation will forget how to chew",
        ],
        paraphrases: [
          "queueing for lunch doesn't make you forget how to chew",
          "pupils have always queued and none of that has come about",
          "no reason is given why one leads to the next",
          "it runs from a canteen queue to a helpless nation",
          "who would hire a servant for a fork?",
        ],
      },
    },
    figures: {
      counted: "plates that pupils left for others to clear away",
      countedShort: "such plates",
      people: "women in the school kitchen",
      opinion: "say that hardly any pupil greets them",
      amount: {
        members: "families with a child at the school",
        member: "a family",
        verb: "spend",
        verbSingular: "spends",
        unit: "pounds",
        purpose: "a month on ready meals",
        usual: 10,
        outlier: "where both parents work at night",
      },
      subgroups: {
        finding:
          "at schools with a kitchen week, 47 per cent of all pupils cook once a week and at other schools 35",
        groups: ["boys", "girls"],
        paraphrases: [
          "maybe only the girls cook and the boys don't",
          "it doesn't give boys and girls separately",
          "small and big pupils are counted as one",
          "the share could be much lower for one half of them",
        ],
      },
    },
  },
  {
    issue: "seminar-attendance-duty",
    reasons: [
      {
        gap: {
          question: "How many students come to the seminars on an ordinary day?",
          paraphrases: [
            "how many usually turn up?",
            "that was one day in May, what about the rest of the year?",
            "it doesn't say how full the rooms are as a rule",
            "normal number of people in a seminar",
            "was the third of May a holiday or something?",
          ],
        },
        assumption: {
          clause: "students who are made to come will join in the discussion",
          paraphrases: [
            "people who have to be there take part",
            "that they'd open their mouths if forced to attend",
            "being present means talking",
            "assumes they don't just sit at the back with their phones",
            "students who don't want to be there may say nothing at all",
          ],
        },
        alternative: {
          clause: "the same students and lecturer should stay together for a whole year",
          paraphrases: [
            "keep the groups fixed all year",
            "don't mix the groups every term",
            "seminar groups ought to stay the same",
            "have small permanent groups instead of new ones each time",
          ],
        },
      },
      {
        gap: {
          question:
            "How large is the difference in grades between those who come and those who do not?",
          paraphrases: [
            "how much better are their grades?",
            "the result of comparing the lists isn't given",
            "it doesn't say what counts as successful",
            "difference in grades",
            "how did students do who came only half the time?",
          ],
        },
        assumption: {
          clause:
            "coming to the sessions is what makes students successful and not their greater zeal",
          paraphrases: [
            "attendance is the cause of the good grades",
            "that it's not simply the keen ones who show up",
            "lazy students would do better if they came",
            "assumes being there brings the success",
            "maybe hard workers both attend and get good marks",
          ],
        },
        alternative: {
          clause: "the college should show every new student how attendance and grades go together",
          paraphrases: [
            "tell the freshers about those figures",
            "show students the lists and let them decide",
            "they ought to be informed how grades depend on coming",
            "put up a poster with the grades of those who attend",
          ],
        },
      },
      {
        gap: {
          question: "How many of the students who stay away leave without passing in the end?",
          paraphrases: [
            "how many of them fail?",
            "it isn't said if the public loses anything through absences",
            "do students who skip seminars become worse teachers?",
            "number of students who waste their place",
            "what do the taxpayers get at the moment?",
          ],
        },
        assumption: {
          clause: "students who sit in seminars turn into better teachers for the public's money",
          paraphrases: [
            "attending makes them better teachers",
            "that the public gains if they're in the room",
            "sitting in a seminar is worth something to taxpayers",
            "assumes skipping classes means a poor return",
            "someone who studies alone may give as much back later",
          ],
        },
        alternative: {
          clause: "graduates of the college should have to teach at a state school for three years",
          paraphrases: [
            "make them work for the state afterwards",
            "they ought to teach in public schools for a while",
            "students should pay it back by teaching",
            "a few years in a state school in return for the place",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["community", "order", "learning"],
        phrase: "a full room in which everyone counts",
        shownBy: [0],
        paraphrases: [
          "duty towards the group",
          "studying together",
          "commitment",
          "responsibility to those who pay",
          "a good discussion for all",
        ],
      },
      second: {
        ids: ["freedom", "self_reliance", "trust"],
        phrase: "an adult's own judgement",
        paraphrases: [
          "deciding for yourself",
          "independence of grown-ups",
          "letting students study as they like",
          "believing that they know what's best for them",
          "no control from above",
        ],
      },
      concession: "a young father who studies best at midnight would have to sit in at nine",
    },
    fallacies: {
      strawman: {
        distortion: "to pocket public money and lie on a beach until the examination",
        paraphrases: [
          "they only say adults know how they study best",
          "nobody asked to lie on a beach",
          "it makes students who study alone look like cheats",
          "the point about adults is bent out of shape",
        ],
      },
      adHominem: {
        opponent: "the president of the students' union",
        attack: "was once thrown out of a karaoke bar for the noise",
        paraphrases: [
          "a karaoke night has nothing to do with seminars",
          "it digs up an old story instead of answering",
          "you can sing badly and be right about attendance",
          "that only makes the person look bad",
        ],
      },
      falseDichotomy: {
        option: "students have to attend three quarters of their seminars",
        threat: "lecturers go on talking to empty chairs",
        thirdWays: [
          "a part of the grade could depend on joining in",
          "seminars could be compulsory in the first year only",
        ],
        paraphrases: [
          "you could give marks for taking part",
          "better seminars would fill the chairs as well",
          "there's something between a duty and empty rooms",
          "just the first year could be compulsory",
        ],
      },
      slipperySlope: {
        first: "students may stay away as they please",
        steps: [
          "the lecturers will stay at home too",
          "degrees will be sold at the gate like ice cream",
          "no child in the country will learn to spell its name",
        ],
        paraphrases: [
          "students can stay away now and degrees aren't sold",
          "why would lecturers stop coming?",
          "it leaps from an empty seminar to children who can't spell",
          "not one of these steps is proved",
          "just guesswork that gets worse and worse",
        ],
      },
    },
    figures: {
      counted: "seminars that were called off for want of students",
      countedShort: "such seminars",
      people: "lecturers at the college",
      opinion: "say that a steady group makes for better talk",
      amount: {
        members: "students at the college",
        member: "a student",
        verb: "miss",
        verbSingular: "misses",
        unit: "seminars",
        purpose: "a year without giving a reason",
        usual: 2,
        outlier: "who works full time in a bar",
      },
      subgroups: {
        finding:
          "at colleges with such a duty, students finish with 71 points on average and at other colleges with 66",
        groups: ["students with a job", "students without a job"],
        paraphrases: [
          "those who have to work may do worse under such a rule",
          "it doesn't tell us about parents and people with jobs",
          "maybe only students with lots of time gained",
          "everybody is mixed together in that average",
        ],
      },
    },
  },
];
