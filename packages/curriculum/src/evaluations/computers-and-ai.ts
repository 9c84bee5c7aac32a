import type { IssueEvaluation } from "../evaluation.ts";

/** What modules 2 to 7 need to know of the issues about computers and artificial intelligence. */
export const computersAndAi: readonly IssueEvaluation[] = [
  {
    issue: "coding-course-without-ai",
    reasons: [
      {
        gap: {
          question: "How well do beginners who used an assistant understand their own programs?",
          paraphrases: [
            "do people with an assistant really understand less?",
            "has anyone compared the two groups?",
            "it only tells us about Yusuf and his comma",
            "test results with and without an assistant",
            "nobody says how well the AI users know their code",
          ],
        },
        assumption: {
          clause:
            "beginners without an assistant will not simply copy their programs from somewhere else",
          paraphrases: [
            "they'll really type it all themselves",
            "that no one copies from the internet or a neighbour",
            "without AI learners write each line on their own",
            "they could just look up the answers on a website",
            "assumes taking the assistant away makes people do the work",
          ],
        },
        alternative: {
          clause: "learners should type out a printed program line by line every evening",
          paraphrases: [
            "have them copy a printed program by hand",
            "typing practice with code from a book",
            "hand out programs on paper to be typed in",
            "make people explain each line they hand in",
          ],
        },
      },
      {
        gap: {
          question: "How many beginners lose heart and leave when the puzzles are too hard?",
          paraphrases: [
            "how many give up in frustration?",
            "what about those who can't get the turtle to move?",
            "it says nothing about people who never solve one",
            "dropout numbers",
            "do people with an assistant feel less sure of themselves?",
          ],
        },
        assumption: {
          clause: "most beginners are able to solve the first puzzles without any help",
          paraphrases: [
            "they'll manage the puzzles alone",
            "that beginners can do it on their own",
            "the exercises are easy enough without an assistant",
            "some may never get a square on the screen",
            "assumes most of them succeed and don't just fail",
          ],
        },
        alternative: {
          clause: "the teacher should set fewer puzzles and leave the class more time for each",
          paraphrases: [
            "fewer puzzles with more time",
            "one hard problem per evening instead of ten",
            "the teacher shouldn't give away solutions too soon",
            "let learners puzzle longer before they get a hint",
          ],
        },
      },
      {
        gap: {
          question: "How often is the assistant wrong in the exercises of a first term?",
          paraphrases: [
            "how often does it make mistakes?",
            "only one mistake with the months is mentioned",
            "error rate for easy tasks",
            "do newcomers make fewer mistakes by themselves?",
            "we're not told whether the errors were noticed",
          ],
        },
        assumption: {
          clause: "after one term without an assistant a learner can tell when it is wrong",
          paraphrases: [
            "one term is enough to spot its mistakes",
            "that they'll catch the errors later on",
            "learners who start alone can judge the AI afterwards",
            "after a single term they might be fooled all the same",
            "assumes you learn to see through it within months",
          ],
        },
        alternative: {
          clause: "beginners should be taught from the start how to check an assistant's work",
          paraphrases: [
            "teach them to check what the AI writes",
            "show its typical mistakes in the first lesson",
            "learners ought to test every answer it gives",
            "the course needs an evening on finding errors",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["learning", "self_reliance", "hard_work"],
        phrase: "real understanding of a program",
        shownBy: [0],
        paraphrases: [
          "learning properly",
          "being able to do it yourself",
          "effort that pays off",
          "independence from machines",
          "solid skills",
        ],
      },
      second: {
        ids: ["efficiency", "progress", "comfort"],
        phrase: "speed with modern tools",
        paraphrases: [
          "getting quick results",
          "working like the professionals do",
          "using up-to-date technology",
          "making it easy",
          "saving time",
        ],
      },
      concession:
        "a clerk with one spare evening would take a month over what a laptop does at once",
    },
    fallacies: {
      strawman: {
        distortion: "to let machines do all the thinking while people sit by and eat cake",
        paraphrases: [
          "they only say that everyone in the trade uses an assistant",
          "nobody wants people to stop thinking",
          "using a tool isn't sitting by and doing nothing",
          "it makes fun of what the other side said",
          "that's a distortion, no one mentioned cake or laziness",
        ],
      },
      adHominem: {
        opponent: "the programmer in the class next door",
        attack: "never opens the curtains and lives on cold noodles",
        paraphrases: [
          "cold noodles don't tell us whether beginners need AI",
          "how the programmer lives isn't the question",
          "it's a joke about the person with no answer to the point",
          "someone with closed curtains may know what jobs are like",
        ],
      },
      falseDichotomy: {
        option: "beginners start without an assistant",
        threat: "they never learn to write a line themselves",
        thirdWays: [
          "the assistant could give hints and no finished programs",
          "it could be allowed after each learner has tried for an hour",
        ],
        paraphrases: [
          "hints only would be a middle way",
          "they might use it every other evening",
          "you can use AI and learn something as well",
          "it isn't none at all or learn nothing",
        ],
      },
      slipperySlope: {
        first: "beginners keep their assistant",
        steps: [
          "they will have it write their shopping lists",
          "they will ask it whether they are hungry",
          "the last human being who can count will be put on show",
        ],
        paraphrases: [
          "help with a program doesn't mean help with being hungry",
          "it goes from one course to the whole of mankind",
          "there's no reason to think one leads to the next",
          "people have used calculators and can still count",
        ],
      },
    },
    figures: {
      counted: "beginners who could not explain their own program",
      countedShort: "baffled learners",
      people: "teachers of programming",
      opinion: "say that an assistant keeps beginners from thinking",
      amount: {
        members: "beginners with an assistant",
        member: "a beginner with an assistant",
        verb: "paste in",
        verbSingular: "pastes in",
        unit: "lines",
        purpose: "an evening that they have not read",
        usual: 20,
        outlier: "who is having a whole card game written",
      },
      subgroups: {
        finding:
          "in courses that began without an assistant, learners solved 11 of 15 tasks on average in the final test instead of 9",
        groups: ["learners who are good at mathematics", "complete newcomers"],
        paraphrases: [
          "the gifted ones may have got better and the rest worse",
          "people new to computers aren't shown separately",
          "it's an average of fast and slow learners",
          "older learners could have had quite another result",
        ],
      },
    },
  },
  {
    issue: "care-home-robots",
    reasons: [
      {
        gap: {
          question: "How many of the ninety residents would take a robot for a living being?",
          paraphrases: [
            "how many residents would be fooled?",
            "it's just Mrs Ferris who offered her biscuit",
            "do they suffer from it or do they enjoy it?",
            "what do the residents themselves want?",
            "number of people in the home with dementia",
          ],
        },
        assumption: {
          clause: "the two robots on offer would talk as though they had feelings",
          paraphrases: [
            "these robots say things like how glad they are",
            "that the machines pretend to feel something",
            "one can't set them to talk like plain machines",
            "they might just read out the news or the menu",
            "assumes the robots would act like people",
          ],
        },
        alternative: {
          clause: "makers of talking robots should have them say plainly that they feel nothing",
          paraphrases: [
            "robots should say that they're machines",
            "build robots that don't claim to have feelings",
            "the robot ought to remind people what it is",
            "only residents with a clear mind should talk to robots",
          ],
        },
      },
      {
        gap: {
          question: "How often do relatives visit in homes that already have robots?",
          paraphrases: [
            "do visits drop in other homes with robots?",
            "we only hear about one son",
            "why did he really stop coming?",
            "numbers of visits before and after",
            "how often do families come at the moment?",
          ],
        },
        assumption: {
          clause: "residents would seem more content to their relatives with robots in the house",
          paraphrases: [
            "the robots would make residents look happy",
            "that families would think mum's fine with the robot",
            "old people would appear more satisfied than now",
            "they might just as well be scared of the thing",
            "assumes robots do cheer people up, at least on the surface",
          ],
        },
        alternative: {
          clause: "the home should invite relatives to tea with the residents every Sunday",
          paraphrases: [
            "a weekly tea for families",
            "remind relatives to visit",
            "the home ought to ring families who stay away",
            "tell relatives honestly how lonely people are",
          ],
        },
      },
      {
        gap: {
          question: "Who would keep the residents company if the robots were turned down?",
          paraphrases: [
            "who'd be there in the empty hours otherwise?",
            "is there money for more staff?",
            "it doesn't say that anyone would come instead",
            "plans for the time after supper",
            "what do the carers think of the offer?",
          ],
        },
        assumption: {
          clause: "the robots would take the place of people and not of the television",
          paraphrases: [
            "robots would replace human company",
            "that there'd be less contact with people if robots came",
            "robots won't free the staff for more talks",
            "they'd maybe just replace the nine televisions",
            "assumes you can't have robots and visitors as well",
          ],
        },
        alternative: {
          clause:
            "the home should look for volunteers who visit between supper and the night shift",
          paraphrases: [
            "get volunteers in the evening",
            "ask neighbours or students to drop by",
            "hire one more carer for the hours after supper",
            "the residents could have a games evening together",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["compassion", "dignity", "trust"],
        phrase: "human warmth for old people",
        paraphrases: [
          "respect for the residents",
          "honesty towards those whose minds are failing",
          "real contact",
          "caring about one another",
          "not fobbing them off with a machine",
        ],
      },
      second: {
        ids: ["efficiency", "progress", "comfort"],
        phrase: "practical help for a staff that is stretched",
        paraphrases: [
          "help for the carers",
          "making use of technology",
          "saving effort and time",
          "being open to new solutions",
          "practical support",
        ],
      },
      concession: "two carers on the late shift would go on running from bell to bell",
    },
    fallacies: {
      strawman: {
        distortion: "to dismiss the nurses and lock the residents up with a talking tin",
        paraphrases: [
          "they only praised the machine's patience",
          "no one wants to get rid of nurses",
          "the offer is two robots and not a robot prison",
          "it blows up a friendly remark into a horror story",
          "the other side never said robots should replace carers",
        ],
      },
      adHominem: {
        opponent: "the night porter of the home",
        attack: "believes in horoscopes and keeps spiders in jam jars",
        paraphrases: [
          "spiders in jars are no argument against robots",
          "what the porter believes about stars doesn't matter",
          "the porter's hobbies are used to make us smile",
          "it leaves the point about patience unanswered",
        ],
      },
      falseDichotomy: {
        option: "the home turns the robots down",
        threat: "its residents never hear a human voice again",
        thirdWays: [
          "one robot could be tried in the hall for a month",
          "a carer could sit beside the robot with a small group",
        ],
        paraphrases: [
          "you can have robots and people",
          "a short trial would be possible",
          "they might use them only with residents who like them",
          "two robots don't silence every human in the house",
          "there are shades between all and nothing",
        ],
      },
      slipperySlope: {
        first: "the robots are let in",
        steps: [
          "they will be given the keys to the medicine",
          "they will decide who gets pudding and who goes to bed",
          "old people will be delivered to a warehouse at seventy",
        ],
        paraphrases: [
          "talking robots on loan don't get the medicine keys",
          "no evidence that it would go any further",
          "from chatting to a warehouse, that's a huge leap",
          "it tries to frighten us with made-up steps",
        ],
      },
    },
    figures: {
      counted: "residents who had no visitor all month",
      countedShort: "lonely residents",
      people: "carers on the late shift",
      opinion: "say that residents ask for people and not for machines",
      amount: {
        members: "residents of the home",
        member: "a resident of the home",
        verb: "wait",
        verbSingular: "waits",
        unit: "minutes",
        purpose: "an evening for somebody to talk to them",
        usual: 5,
        outlier: "who sits by the front door from noon on",
      },
      subgroups: {
        finding:
          "in homes that turned robots down, residents rated their days 6.9 out of ten on average instead of 6.3",
        groups: ["residents with family nearby", "residents without relatives"],
        paraphrases: [
          "those without family may be worse off",
          "the average covers people who get visits and people who don't",
          "confused and clear-headed residents could differ",
          "how it was for the loneliest isn't shown",
        ],
      },
    },
  },
  {
    issue: "applications-read-by-people",
    reasons: [
      {
        gap: {
          question: "How often do human readers turn down people with an unusual career?",
          paraphrases: [
            "do people favour typical careers as well?",
            "was the midwife turned down by a human in the end?",
            "there's no comparison of program and people",
            "how many good applicants does the program miss?",
            "error rate of human readers",
          ],
        },
        assumption: {
          clause: "people who read applications favour typical careers less than a program does",
          paraphrases: [
            "humans are less biased than the program",
            "that a person would spot the midwife who sailed",
            "a human reader is open to unusual lives",
            "people may like smooth careers just as much",
            "assumes staff judge more openly than software",
          ],
        },
        alternative: {
          clause:
            "the hospital should have its program tested with unusual careers before using it",
          paraphrases: [
            "test the program for bias first",
            "change the software so it doesn't prefer the usual careers",
            "check the program with applications like the midwife's",
            "leave the career out of what the program sees",
          ],
        },
      },
      {
        gap: {
          question: "What do refused applicants get to hear when a person has read their letter?",
          paraphrases: [
            "do people give better explanations at present?",
            "who wrote the single line to the cook?",
            "it isn't said how many get reasons today",
            "would there be time for 10,600 explanations?",
            "how many applicants want to know why?",
          ],
        },
        assumption: {
          clause:
            "people who read thousands of applications would find time to explain their refusals",
          paraphrases: [
            "readers would actually write explanations",
            "that staff have time to give reasons to everybody",
            "human readers will explain and not send a form",
            "with eleven thousand letters they'd send one line too",
            "assumes a person who reads also answers properly",
          ],
        },
        alternative: {
          clause:
            "applicants who are refused should be able to ring somebody who gives the reasons",
          paraphrases: [
            "a phone line for refused applicants",
            "offer a talk to those who weren't chosen",
            "somebody should explain the refusal even if a program sorted",
            "each refusal ought to come with a personal letter",
          ],
        },
      },
      {
        gap: {
          question: "How did other people turn out who were chosen by the same practised eye?",
          paraphrases: [
            "how often was the eye wrong?",
            "only the one good porter is mentioned",
            "what about people with nice letters who were bad at the job?",
            "no figures on how well it works to judge by a letter",
            "do applicants still write their letters themselves?",
          ],
        },
        assumption: {
          clause: "those who would read the applications have the practised eye that it takes",
          paraphrases: [
            "the readers at the hospital are experienced enough",
            "that whoever reads them can see character",
            "there are enough skilled readers for eleven thousand letters",
            "it might be a trainee who reads them after lunch",
            "assumes the staff can judge people by four lines",
          ],
        },
        alternative: {
          clause: "every applicant should have to add half a page written by hand",
          paraphrases: [
            "ask for a handwritten page",
            "let them write a short text about themselves",
            "schools should train teachers to read pupils' letters closely",
            "give letters more weight than certificates",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["dignity", "fairness", "compassion"],
        phrase: "respect for each applicant",
        paraphrases: [
          "people are treated as persons",
          "a just chance for unusual careers",
          "the human touch",
          "everyone deserves to be looked at",
          "nobody is just a number",
        ],
      },
      second: {
        ids: ["efficiency", "thrift", "progress"],
        phrase: "quick work at low cost",
        paraphrases: [
          "saving time and money",
          "getting it done in an afternoon",
          "modern methods",
          "fewer hours for the staff",
          "speed",
        ],
      },
      concession: "three clerks would sit over letters for months while wards waited for nurses",
    },
    fallacies: {
      strawman: {
        distortion: "to feed letters into a shredder and hire whoever the machine spits out",
        paraphrases: [
          "they only say that people get tired by five",
          "no one spoke of a shredder",
          "tiredness is a serious point and it's ignored",
          "it makes the people with the program look brutal",
        ],
      },
      adHominem: {
        opponent: "the hospital's director of finance",
        attack: "has a squeaky voice and eats peas with a knife",
        paraphrases: [
          "a squeaky voice doesn't make tired readers any fairer",
          "table manners have nothing to do with applications",
          "it mocks the director and doesn't answer",
          "one could eat peas with a spoon and say the same",
        ],
      },
      falseDichotomy: {
        option: "a person reads every letter",
        threat: "a cold machine decides who may work and who may not",
        thirdWays: [
          "the program could sort and a person could check the refusals",
          "people could read all letters with an unusual career",
        ],
        paraphrases: [
          "man and machine could share the work",
          "a program might sort first and people decide",
          "it's not only humans or only machines",
          "spot checks by staff would be an option",
          "there's a mix of both that isn't mentioned",
        ],
      },
      slipperySlope: {
        first: "a program sorts the letters",
        steps: [
          "it will choose the head doctor and the cook's apron",
          "patients will have to apply for a bed in writing",
          "a computer will decide who is allowed to be born",
        ],
        paraphrases: [
          "sorting letters is far from deciding who's born",
          "there's no link between applications and patients' beds",
          "it piles up horrors without any evidence",
          "why should the program be given more and more power?",
        ],
      },
    },
    figures: {
      counted: "applicants who complained about a refusal without reasons",
      countedShort: "complaints",
      people: "nurses at the hospital",
      opinion: "say that no program would have picked them",
      amount: {
        members: "applicants at the hospital",
        member: "an applicant at the hospital",
        verb: "spend",
        verbSingular: "spends",
        unit: "hours",
        purpose: "on a letter that deserves a reader",
        usual: 3,
        outlier: "who took a month off to write hers",
      },
      subgroups: {
        finding:
          "in hospitals where people read every letter, 81 per cent of all the newly hired were still there after two years",
        groups: ["doctors", "kitchen staff"],
        paraphrases: [
          "maybe nearly all doctors stayed and most cooks left",
          "it's one share for every kind of job",
          "young and older staff might be different",
          "nurses aren't shown by themselves",
        ],
      },
    },
  },
  {
    issue: "photo-prize-generated",
    reasons: [
      {
        gap: {
          question: "Were people any less moved by the two generated pictures on the shortlist?",
          paraphrases: [
            "did the two AI pictures move anyone?",
            "what did visitors say about them?",
            "nobody seems to have asked people who looked at both",
            "reactions of viewers to generated images",
            "could anybody tell which two they were?",
          ],
        },
        assumption: {
          clause: "people who look at a generated picture know or feel that it is not real",
          paraphrases: [
            "viewers can tell it's generated",
            "that people notice when a picture is made up",
            "you sense that nobody was there",
            "if no one knows, it may move them just as much",
            "assumes the jury can see which images are real",
          ],
        },
        alternative: {
          clause: "every picture at the show should carry a note that says how it was made",
          paraphrases: [
            "label the pictures",
            "tell viewers which ones are real",
            "a card beside each entry ought to say if it's a photo",
            "show how it was done and let people judge for themselves",
          ],
        },
      },
      {
        gap: {
          question: "What rules did the railwayman lay down for the prize?",
          paraphrases: [
            "what did the founder write about it?",
            "did he mean skill with the camera or something wider?",
            "the rules of the prize aren't quoted",
            "how do we know what it was founded for?",
            "terms of the gift",
          ],
        },
        assumption: {
          clause: "getting a picture out of a generator takes no great skill",
          paraphrases: [
            "anybody can make an AI picture",
            "that a generator does all the work",
            "there's no skill in typing a description",
            "it might take quite a lot of practice to get a good one",
            "assumes members show no ability when they use the program",
          ],
        },
        alternative: {
          clause: "the jury should mark the light and the focus and not the subject",
          paraphrases: [
            "judge the technique, not the motif",
            "give points for how it was done",
            "winners should show the others how they took it",
            "a lucky snapshot shouldn't win either",
          ],
        },
      },
      {
        gap: {
          question: "How much of the lighthouse scene was really taken from the calendar?",
          paraphrases: [
            "was the sky really copied?",
            "did anyone compare the calendar with the picture?",
            "we don't know if it's the same sky or just a similar one",
            "is that so for the second picture too?",
            "proof that the generator used his photo",
          ],
        },
        assumption: {
          clause: "the photographs that members enter do not copy pictures by other people",
          paraphrases: [
            "members' own photos are original",
            "that camera pictures aren't copies of famous ones",
            "photographers don't imitate each other",
            "plenty of people shoot the same sunset as everyone else",
            "assumes a photo is always something new",
          ],
        },
        alternative: {
          clause: "makers of image generators should pay the photographers whose pictures they use",
          paraphrases: [
            "AI firms ought to pay photographers",
            "a fee for each picture the generator learned from",
            "nobody should sell generated images as their own work",
            "the calendar man should get money for his sky",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["hard_work", "trust", "tradition"],
        phrase: "genuine work by the members",
        paraphrases: [
          "honesty in pictures",
          "real effort and craft",
          "keeping to what the founder meant",
          "authenticity",
          "that one can believe what one sees",
        ],
      },
      second: {
        ids: ["progress", "freedom", "creativity"],
        phrase: "free use of the latest tools",
        paraphrases: [
          "innovation in photography",
          "trying out new technology",
          "artists can work as they please",
          "imagination without limits",
          "not standing still",
        ],
      },
      concession:
        "an old woman with trembling hands could no longer enter what a program drew for her",
    },
    fallacies: {
      strawman: {
        distortion: "to abolish the sun, the lens and every human eye in favour of a plug",
        paraphrases: [
          "they said photographers have always used new machines",
          "nobody wants to abolish anything",
          "using a generator as well isn't giving up the lens",
          "it turns an argument about tools into nonsense",
          "their view on history isn't even touched",
        ],
      },
      adHominem: {
        opponent: "the youngest winner of the prize",
        attack: "still sleeps with a teddy bear and cannot cook an egg",
        paraphrases: [
          "a teddy bear doesn't make someone wrong about cameras",
          "cooking eggs has nothing to do with the contest",
          "it embarrasses the winner rather than answering",
          "being childish at home proves nothing about pictures",
        ],
      },
      falseDichotomy: {
        option: "the club keeps generated pictures out",
        threat: "the cup goes to a power cable every spring",
        thirdWays: [
          "generated pictures could compete in a class of their own",
          "the club could admit them and mark them clearly on the wall",
        ],
        paraphrases: [
          "they could have a class of their own",
          "two AI pictures out of thirty don't mean they'd win each year",
          "labelling them would be a third possibility",
          "the club can limit them without shutting them out",
        ],
      },
      slipperySlope: {
        first: "generated pictures may compete",
        steps: [
          "the spring walk to the lake will be cancelled",
          "members will send their machines to the meetings",
          "weddings will be photographed without a bride",
        ],
        paraphrases: [
          "letting two pictures compete won't cancel any walks",
          "weddings without a bride, that's just a joke",
          "it leaps from step to step with nothing in between",
          "none of these things has to follow",
          "members go on liking lakes whoever wins",
        ],
      },
    },
    figures: {
      counted: "visitors who asked whether a picture was real",
      countedShort: "doubting visitors",
      people: "visitors to the spring show",
      opinion: "say that a generated picture leaves them cold",
      amount: {
        members: "members on the shortlist",
        member: "a member on the shortlist",
        verb: "walk",
        verbSingular: "walks",
        unit: "miles",
        purpose: "a season for one honest photograph",
        usual: 7,
        outlier: "who follows wild geese along the coast",
      },
      subgroups: {
        finding:
          "in clubs without generated pictures, visitors stayed at the yearly show for 47 minutes on average instead of 39",
        groups: ["visitors who take photographs", "visitors with small children"],
        paraphrases: [
          "perhaps only keen photographers stayed longer",
          "families may have left sooner than before",
          "all visitors are thrown into one average",
          "it doesn't say how young people reacted",
        ],
      },
    },
  },
  {
    issue: "delivery-robots-trial",
    reasons: [
      {
        gap: {
          question: "How many people have been hurt by such robots in other cities?",
          paraphrases: [
            "have there been accidents elsewhere?",
            "what happens when a blind person walks into one?",
            "it isn't said whether it stops in time in the rain or the dark",
            "number of falls over robots",
            "has the machine been tested by anybody?",
          ],
        },
        assumption: {
          clause: "the robots would keep to walking pace everywhere and at all times",
          paraphrases: [
            "they never go faster than a walker",
            "that the service won't speed them up to save time",
            "robots stay slow even downhill",
            "they could be set to go quicker once they're allowed",
            "assumes nothing goes wrong with the speed",
          ],
        },
        alternative: {
          clause: "the city should let the robots in for good and do without a trial",
          paraphrases: [
            "allow them for ever, no test needed",
            "skip the trial year",
            "if they're harmless they ought to be allowed straight away",
            "no need to try it out, just permit robots",
          ],
        },
      },
      {
        gap: {
          question: "How many people in the city cannot get out, and who shops for them now?",
          paraphrases: [
            "how many people would need this?",
            "who brings them their milk at present?",
            "what would a delivery cost?",
            "it doesn't say if old people could order by phone",
            "do they want a robot at the door?",
          ],
        },
        assumption: {
          clause: "the robots would also serve the streets where people who cannot get out live",
          paraphrases: [
            "they'd go all the way up to Hill End",
            "that robots reach the bungalows above the valley",
            "the service would deliver to frail people and not just offices",
            "a mile uphill may be too far or not worth it for them",
            "assumes the firm will bother with out-of-the-way homes",
          ],
        },
        alternative: {
          clause: "the care service should buy two robots of its own for housebound people",
          paraphrases: [
            "robots just for those who can't leave home",
            "social services could run a couple of robots",
            "only Hill End should get robots",
            "hospitals should use robots to bring things to patients",
          ],
        },
      },
      {
        gap: {
          question: "Which facts would be collected during the year, and by whom?",
          paraphrases: [
            "who's going to count and report?",
            "what exactly would they measure?",
            "it isn't clear how the trial would be judged",
            "would the company collect the numbers itself?",
            "criteria for success",
          ],
        },
        assumption: {
          clause: "somebody other than the delivery service would observe and count",
          paraphrases: [
            "the council does its own counting",
            "that the figures don't come from the company",
            "there'd be neutral observers in the streets",
            "maybe only the firm would have the data",
            "assumes what the council learns isn't supplied by the seller",
          ],
        },
        alternative: {
          clause: "the service should first run its robots for a year on the hospital grounds",
          paraphrases: [
            "test them on closed grounds first",
            "do the year at the hospital or the university",
            "a smaller test somewhere else would give facts too",
            "let the council watch robots in another town for a year",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["progress", "inclusion", "efficiency"],
        phrase: "new help for people at home",
        shownBy: [1],
        paraphrases: [
          "trying out technology",
          "quick deliveries",
          "supporting those who can't leave the house",
          "moving forward",
          "finding out by experiment",
        ],
      },
      second: {
        ids: ["safety", "calm", "comfort"],
        phrase: "safe walking on the pavement",
        paraphrases: [
          "peace for pedestrians",
          "space for people on foot",
          "not having to dodge machines",
          "ease for walkers and pushchairs",
          "people before machines in the street",
        ],
      },
      concession: "a blind woman would meet forty moving obstacles between her door and the bus",
    },
    fallacies: {
      strawman: {
        distortion: "to let the sick go hungry so that nobody need step around a box",
        paraphrases: [
          "they just say the pavement belongs to walkers",
          "no one wants sick people to starve",
          "it makes a wish for space sound heartless",
          "pedestrians never said that the sick don't matter",
          "their point about the street is twisted",
        ],
      },
      adHominem: {
        opponent: "the chair of the walkers' society",
        attack: "gets lost in car parks and names every umbrella",
        paraphrases: [
          "naming umbrellas doesn't matter for robots on pavements",
          "getting lost somewhere isn't an argument",
          "it gives us a funny portrait instead of a reason",
          "the chair's oddities have nothing to do with who owns the pavement",
        ],
      },
      falseDichotomy: {
        option: "the city gives the robots a year",
        threat: "it stays in the age of the horse and cart",
        thirdWays: [
          "ten robots could start in one district",
          "the robots could use the cycle lanes",
        ],
        paraphrases: [
          "fewer robots in one part of town would be a start",
          "three months might be enough",
          "they could run on cycle lanes",
          "you can say no to robots and still be modern",
          "it isn't a whole year or the Middle Ages",
        ],
      },
      slipperySlope: {
        first: "the council says no",
        steps: [
          "every inventor will make a wide circle round our city",
          "the young will move away and the shops will follow",
          "grass will grow where the town hall once stood",
        ],
        paraphrases: [
          "saying no to one trial won't empty the city",
          "people don't move away for lack of robots",
          "it ends with a ruined town hall, that's absurd",
          "nothing is offered to show that one step leads to the next",
        ],
      },
    },
    figures: {
      counted: "people who rang the care service for help with shopping",
      countedShort: "calls for help",
      people: "pensioners without a car",
      opinion: "say that they would order their milk by robot",
      amount: {
        members: "people without a car",
        member: "a man without a car",
        verb: "carry",
        verbSingular: "carries",
        unit: "kilos",
        purpose: "of shopping home a week",
        usual: 5,
        outlier: "who shops for the whole row of bungalows",
      },
      subgroups: {
        finding:
          "in the cities that tried robots for a year, deliveries took 38 minutes on average instead of 61",
        groups: ["deliveries in the centre", "deliveries to the outskirts"],
        paraphrases: [
          "in the centre it may be quicker and outside slower",
          "the average hides how long people far out would wait",
          "day and night deliveries could be different",
          "hilly and flat parts of town aren't separated",
        ],
      },
    },
  },
  {
    issue: "ten-years-of-updates",
    reasons: [
      {
        gap: {
          question: "How many accidents have machines caused for lack of an update?",
          paraphrases: [
            "has anything ever happened to somebody?",
            "what exactly is dangerous about it?",
            "it doesn't say what went wrong with the boiler",
            "number of accidents with old software",
            "did the boiler do any harm at all?",
          ],
        },
        assumption: {
          clause: "owners would install the updates that the makers supplied for ten years",
          paraphrases: [
            "people would really install them",
            "that owners let their machines update",
            "the updates get onto the boilers and fridges",
            "half of them would probably never bother",
            "assumes supplying an update is the same as having it",
          ],
        },
        alternative: {
          clause:
            "a machine should disconnect itself from the network when its updates come to an end",
          paraphrases: [
            "cut it off from the internet when updates end",
            "machines ought to go offline after the last update",
            "owners should be warned when there are no more updates",
            "build simple machines without any software",
          ],
        },
      },
      {
        gap: {
          question: "How many working appliances are thrown away for want of updates each year?",
          paraphrases: [
            "how many are dumped for that reason?",
            "were those fridges really still working?",
            "it isn't said why their owners got rid of them",
            "share of appliances that die from old software",
            "how long do fridges last otherwise?",
          ],
        },
        assumption: {
          clause: "owners would keep their old machines for as long as the updates came",
          paraphrases: [
            "people keep them if the software goes on",
            "that nobody buys a new one just for the look of it",
            "it's the software and not fashion that makes people throw things out",
            "many would buy a new one after six years anyway",
            "assumes the rest of the machine lasts ten years",
          ],
        },
        alternative: {
          clause:
            "makers should let repair shops write programs for machines that they have dropped",
          paraphrases: [
            "let others write the software",
            "open the programs to repair shops",
            "shops ought to take in old machines and resell them",
            "build fridges that run without a program",
          ],
        },
      },
      {
        gap: {
          question: "What rights do buyers have today when a maker lets their machine die?",
          paraphrases: [
            "can you get your money back?",
            "what does the law say at present?",
            "were buyers told how long it would work?",
            "it doesn't say why the blinds stayed down",
            "how often do makers switch things off?",
          ],
        },
        assumption: {
          clause: "a maker that supplies updates cannot let a machine die in the meantime",
          paraphrases: [
            "updates stop the firm from switching it off",
            "that with ten years of updates the machine stays alive",
            "no company would kill something it still updates",
            "an update could be just what kills the thing",
            "assumes that updates put the owner in control",
          ],
        },
        alternative: {
          clause: "shops should have to say that such machines are rented and not sold",
          paraphrases: [
            "call it renting",
            "tell buyers plainly that it isn't really theirs",
            "machines should work without their maker's computers",
            "owners ought to get the keys to the software",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["trust", "safety", "nature"],
        phrase: "machines that last and can be relied on",
        shownBy: [0],
        paraphrases: [
          "being safe at home",
          "less waste",
          "protecting the environment",
          "buyers can depend on what they bought",
          "durability",
        ],
      },
      second: {
        ids: ["thrift", "freedom", "prosperity"],
        phrase: "low prices for everyone",
        paraphrases: [
          "cheap appliances",
          "saving money when you buy",
          "firms being free to decide",
          "people can afford a machine",
          "business without too many rules",
        ],
      },
      concession:
        "a couple with their first flat would pay sixty pounds more for a washing machine",
    },
    fallacies: {
      strawman: {
        distortion: "to blow up the kitchens of the poor as soon as the guarantee is over",
        paraphrases: [
          "they only warn that machines would become dearer",
          "nobody wants kitchens to blow up",
          "worrying about prices isn't wishing harm on the poor",
          "it makes the makers look like criminals",
          "the point about costs gets lost",
        ],
      },
      adHominem: {
        opponent: "the spokesman of the appliance makers",
        attack: "was a clown at children's parties and still juggles at lunch",
        paraphrases: [
          "having been a clown doesn't make the price rise untrue",
          "juggling at lunch is beside the point",
          "it wants us to laugh at the spokesman",
          "an old job at parties says nothing about updates",
        ],
      },
      falseDichotomy: {
        option: "makers look after their programs for ten years",
        threat: "our homes fill up with ticking bombs",
        thirdWays: [
          "six years could be required for most machines",
          "makers could be obliged to print the last date on the box",
        ],
        paraphrases: [
          "six years would be better than three",
          "a date on the box lets buyers choose",
          "ten years just for boilers might do",
          "it isn't ten years or bombs in the house",
          "there are other rules one could make",
        ],
      },
      slipperySlope: {
        first: "three years remain enough",
        steps: [
          "makers will cut it to one year and to one week",
          "toasters will ask for a fee before every slice",
          "families will go back to caves with a fire in the middle",
        ],
        paraphrases: [
          "three years now doesn't mean one week next",
          "toasters with a fee per slice are pure invention",
          "it ends in caves, which is ridiculous",
          "no sign that makers would do any of that",
        ],
      },
    },
    figures: {
      counted: "working machines that were brought to the recycling yard",
      countedShort: "discarded machines",
      people: "owners of a washing machine",
      opinion: "say that they expect updates for at least ten years",
      amount: {
        members: "households in our street",
        member: "a household in our street",
        verb: "lose",
        verbSingular: "loses",
        unit: "pounds",
        purpose: "a year through machines without updates",
        usual: 15,
        outlier: "whose heating and blinds went dead together",
      },
      subgroups: {
        finding:
          "in countries with a ten-year rule, household machines were kept for 8.9 years on average instead of 7.6",
        groups: ["washing machines", "doorbells"],
        paraphrases: [
          "washing machines may last longer and doorbells not at all",
          "it's one average for all sorts of machines",
          "cheap and expensive makes could be quite different",
          "the figure doesn't tell us about boilers",
        ],
      },
    },
  },
];
