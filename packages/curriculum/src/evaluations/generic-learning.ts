import type { IssueEvaluation } from "../evaluation.ts";

/** What modules 2 to 7 need to know of the issues about learning around any topic. */
export const learningEvaluations: readonly IssueEvaluation[] = [
  {
    issue: "generic-school-club",
    reasons: [
      {
        gap: {
          question: "Have clubs that pupils ran here before kept going without a teacher's help?",
          paraphrases: [
            "how did earlier clubs get on that were run by pupils?",
            "it doesn't say whether such clubs last or fall apart after a month",
            "do the teachers end up doing the work anyway?",
            "track record of pupil-run clubs at this school",
            "we aren't told if any pupils have managed a club by themselves so far",
            "how many of the twenty would actually organise anything?",
          ],
        },
        assumption: {
          clause: "the pupils who start the club will go on doing its work themselves",
          paraphrases: [
            "the kids really will run it on their own",
            "that no teacher steps in and takes over",
            "assumes they won't lose interest after three weeks",
            "pupils keep at the boring jobs like counting chairs",
            "perhaps it would all be left to one keen teacher in the end",
          ],
        },
        alternative: {
          clause: "the school should let its pupils organise the summer fair by themselves",
          paraphrases: [
            "put pupils in charge of some school event",
            "let them run the fair",
            "pupils ought to get jobs to look after, such as the library desk",
            "you might just as well give older pupils the running of sports day",
          ],
        },
      },
      {
        gap: {
          question: "Which pupils want to join the club, and do they know each other already?",
          paraphrases: [
            "who are the twenty pupils?",
            "are they all from one class or one group of friends?",
            "it isn't said which years or homes the members come from",
            "we don't learn whether the twenty are mates already",
            "how mixed would the club really be?",
            "nothing about who signed up",
          ],
        },
        assumption: {
          clause: "this club would attract pupils from more than one circle of friends",
          paraphrases: [
            "different sorts of pupils would come to it",
            "that the members won't all be the same crowd",
            "the writer thinks it's not just one clique that is keen on the subject",
            "kids who sit at different lunch tables share this interest",
            "maybe only one set of mates would ever turn up",
          ],
        },
        alternative: {
          clause: "every pupil should have to join a weekly group of one kind or another",
          paraphrases: [
            "make everyone be in some weekly activity",
            "a choir or a team that meets each week would do as well",
            "the school ought to mix pupils once a week in a fixed group",
            "weekly sessions for all, whatever they're about",
          ],
        },
      },
      {
        gap: {
          question: "How many pupils stay on after lessons on a Thursday and have nowhere to go?",
          paraphrases: [
            "how many kids are hanging around until the bus?",
            "number of pupils without a place to be",
            "it doesn't tell us whether it's five pupils or a hundred",
            "has anything ever happened in the car park?",
            "is the library shut at that hour?",
            "we don't know what the many do on the other four days",
          ],
        },
        assumption: {
          clause: "the pupils who hang about after lessons care for the subject of this club",
          paraphrases: [
            "those in the car park would want to join it",
            "that the bored kids are interested in the topic",
            "assumes pupils with nowhere to go would pick this club",
            "the ones by the kiosk might not be keen on that at all",
            "people waiting for the late bus will come in and take part",
          ],
        },
        alternative: {
          clause: "the school should keep its library open until the late bus has gone",
          paraphrases: [
            "leave the library open longer",
            "open the dining hall in the afternoon for anyone who's waiting",
            "there ought to be a warm room with an adult in it until the bus goes",
            "run an earlier bus so nobody has to wait",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["community", "self_reliance", "inclusion"],
        phrase: "something that pupils build up together",
        paraphrases: [
          "kids doing something in a group",
          "meeting others and belonging",
          "pupils standing on their own feet",
          "getting together with people who like the same thing",
          "taking charge of their own affairs",
        ],
      },
      second: {
        ids: ["calm", "learning"],
        phrase: "peace and quiet for schoolwork",
        paraphrases: [
          "somewhere silent to study",
          "being able to concentrate on homework",
          "a room without noise",
          "undisturbed work on your tasks",
        ],
      },
      concession: "those with a noisy flat at home would lose their last desk to write essays at",
    },
    fallacies: {
      strawman: {
        distortion:
          "to see every pupil bent silently over exercise books from breakfast to bedtime",
        paraphrases: [
          "nobody asked for homework all day long",
          "they only wanted to keep one calm room",
          "it makes people who like a quiet room look like slave drivers",
          "the other side never said that pupils shouldn't have any fun",
          "that twists what they said about the room",
        ],
      },
      adHominem: {
        opponent: "the deputy head",
        attack: "turns up to every assembly in the same brown cardigan",
        paraphrases: [
          "what clothes the deputy wears doesn't matter here",
          "it makes fun of the cardigan and skips the point about homework",
          "someone badly dressed can be right about the room",
          "they go after the person, not what was said",
        ],
      },
      falseDichotomy: {
        option: "the club gets the room on Thursdays",
        threat: "twenty keen pupils loaf about in the car park until they get into trouble",
        thirdWays: [
          "the club could have the room every second Thursday",
          "the members could meet in the dining hall after lunch has been cleared away",
        ],
        paraphrases: [
          "there are more places than that room and the car park",
          "the club might meet somewhere else",
          "why couldn't they share the room?",
          "it's not either the room or trouble",
          "leaves out every other day and every other room",
        ],
      },
      slipperySlope: {
        first: "the room is kept for homework",
        steps: [
          "pupils will never again ask for anything of their own",
          "every other club at the school will close its doors",
          "the whole town will be left with adults who cannot plan a birthday party",
        ],
        paraphrases: [
          "one refused room doesn't kill all clubs",
          "there's no proof that pupils would give up asking",
          "it jumps from a room to a whole town of useless adults",
          "why would the other clubs shut?",
          "each step is just made up",
        ],
      },
    },
    figures: {
      counted: "pupils who wait about outside after lessons",
      countedShort: "waiting pupils",
      people: "pupils in the lower years",
      opinion: "say that they would come to a club on Thursdays",
      amount: {
        members: "pupils on the late bus",
        member: "a pupil on the late bus",
        verb: "spend",
        verbSingular: "spends",
        unit: "minutes",
        purpose: "a week in the car park",
        usual: 10,
        outlier: "whose mother works in the school kitchen until the evening",
      },
      subgroups: {
        finding:
          "at schools with clubs run by pupils, days missed fell from 6.1 to 5.2 a year for each pupil",
        groups: ["pupils who belong to a club", "pupils who belong to none"],
        paraphrases: [
          "maybe those outside the clubs missed as much as before",
          "club members and the others are thrown together",
          "it could look different for older and younger pupils",
          "the figure is for all pupils at once, so we don't see who improved",
          "perhaps it fell a lot for some and rose for others",
        ],
      },
    },
  },
  {
    issue: "generic-final-project",
    reasons: [
      {
        gap: {
          question: "How independent is the work of pupils whose project is on a school subject?",
          paraphrases: [
            "how independently do the others work?",
            "do pupils with ordinary topics ask their parents and teachers more often?",
            "it's not said how the two kinds of project were compared",
            "one girl is mentioned, but what about the rest of them?",
            "any comparison with projects on normal school subjects",
            "we don't know how much help the others got",
          ],
        },
        assumption: {
          clause: "pupils cannot find a question of their own within a school subject",
          paraphrases: [
            "in history or maths you don't get to choose your own question",
            "that own questions only come up outside the school subjects",
            "assumes the normal subjects leave no room for your own ideas",
            "topics from lessons are never really the pupil's own",
            "maybe you could pick your own question in biology just as well",
          ],
        },
        alternative: {
          clause: "pupils should pick a question of their own within one of the school subjects",
          paraphrases: [
            "an own question, but in a school subject",
            "choose freely inside history or physics",
            "they ought to find their own question in a subject",
            "their question, the school's subject",
          ],
        },
      },
      {
        gap: {
          question: "How do the examiners notice mistakes in a field that they do not know?",
          paraphrases: [
            "how can they tell if it's right?",
            "it doesn't say whether the examiners check the facts",
            "who spots the errors when no teacher knows the subject?",
            "could someone just bluff their way through?",
            "no word on how such a presentation is judged",
            "whether an expert from outside is asked",
          ],
        },
        assumption: {
          clause: "examiners who are new to a subject can tell real understanding from smooth talk",
          paraphrases: [
            "the teachers would notice if someone only pretends to understand",
            "that you can't bluff an examiner who knows nothing about it",
            "laymen are able to see who has truly grasped a thing",
            "assumes a good show won't fool them",
            "a clever talker might get away with it in front of newcomers",
          ],
        },
        alternative: {
          clause: "pupils should present every project to a jury of people from other departments",
          paraphrases: [
            "let teachers of other subjects be the examiners",
            "all projects ought to be explained to outsiders",
            "have a panel of laymen for everyone's talk",
            "a chemistry project could be marked by the art teacher too",
          ],
        },
      },
      {
        gap: {
          question: "How do former pupils with unusual projects get on at university?",
          paraphrases: [
            "how did earlier ones do at uni?",
            "are there any figures on pupils who wrote about something odd?",
            "it says nothing about what became of such pupils later",
            "do they cope better with their first term?",
            "marks at university after a project like that",
            "we never hear if a project helped anyone at college",
          ],
        },
        assumption: {
          clause:
            "habits such as footnotes and deadlines matter more at university than knowledge of a school subject",
          paraphrases: [
            "at uni it's the working methods that count, not the facts you know",
            "that what you know about the subject isn't so important later",
            "assumes universities don't need you to know the content",
            "skills like quoting properly are the main thing for studying",
            "maybe lecturers expect solid knowledge of physics or history as well",
          ],
        },
        alternative: {
          clause: "the teachers should give out the subjects of all the projects by lot",
          paraphrases: [
            "draw the subjects by lot",
            "any subject will do, so hand them out",
            "the teachers ought to choose the topics",
            "let chance decide what each one writes about",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["freedom", "creativity", "variety"],
        phrase: "a pupil's right to go their own way",
        shownBy: [0],
        paraphrases: [
          "choosing for yourself",
          "following your own interest",
          "letting pupils come up with something original",
          "independence of the young people",
          "not being tied to a list of set subjects",
        ],
      },
      second: {
        ids: ["fairness", "trust", "order"],
        phrase: "marks that are just and comparable",
        paraphrases: [
          "everybody being marked by the same yardstick",
          "equal treatment in the exam",
          "grades that you can rely on",
          "justice between the pupils",
        ],
      },
      concession:
        "two folders side by side could end up with grades that nobody can hold against each other",
    },
    fallacies: {
      strawman: {
        distortion: "to turn their own teachers into machines that tick boxes in four subjects",
        paraphrases: [
          "they only said it's hard to mark what you haven't studied",
          "no one wants to make teachers into machines",
          "that's a silly version of a worry about fair marks",
          "the point about marking is blown up into something nobody said",
          "they never asked for box ticking",
        ],
      },
      adHominem: {
        opponent: "the head of geography",
        attack: "once drove a minibus full of pupils to the wrong airport",
        paraphrases: [
          "a wrong turn with the minibus says nothing about marking",
          "it drags up an old mishap that has nothing to do with projects",
          "the teacher gets laughed at and the argument isn't answered",
          "anyone can take a wrong road and still be right about grades",
          "a wrong airport is no argument",
        ],
      },
      falseDichotomy: {
        option: "the project gets full weight",
        threat: "pupils copy out the textbook for eight weeks and fall asleep over it",
        thirdWays: [
          "the school could ask an expert from outside to help with the marking",
          "pupils could tie such a project to one of their school subjects",
        ],
        paraphrases: [
          "there's something in between, like linking it to a subject",
          "a project on history needn't be copied from a book",
          "those aren't the only two possibilities",
          "they could get a specialist to mark it",
          "it acts as if every normal project was boring",
        ],
      },
      slipperySlope: {
        first: "such a project counts for less",
        steps: [
          "pupils will hide every interest that is not on the timetable",
          "teachers will strike music and art off the list as well",
          "not one original thought will come out of the country's schools",
        ],
        paraphrases: [
          "fewer points for one project don't wipe out all original thought",
          "nothing shows that music and art would go next",
          "it goes step by step to a whole country without ideas",
          "why should pupils hide what they like?",
        ],
      },
    },
    figures: {
      counted: "pupils who ask for a project outside the school subjects",
      countedShort: "requests",
      people: "former pupils",
      opinion: "say that they learnt most from a question of their own",
      amount: {
        members: "pupils with a free choice",
        member: "a pupil with a free choice",
        verb: "work",
        verbSingular: "works",
        unit: "hours",
        purpose: "in the holidays on their project",
        usual: 4,
        outlier: "who moved in with an uncle to study there all summer",
      },
      subgroups: {
        finding:
          "where such projects count in full, the average mark of a year group went up from 64 to 71 points",
        groups: ["pupils who chose a school subject", "pupils who chose something else"],
        paraphrases: [
          "perhaps only those with ordinary topics did better",
          "we can't see who got the higher marks, the ones with unusual projects or the rest",
          "strong and weak pupils may have moved in opposite directions",
          "that's an average over the whole year",
          "it doesn't show the mark for projects outside the subjects",
        ],
      },
    },
  },
  {
    issue: "generic-evening-course",
    reasons: [
      {
        gap: {
          question: "How many people have stayed away from such courses on account of the fee?",
          paraphrases: [
            "how many people can't come because of the sixty pounds?",
            "are there reduced prices for low earners already?",
            "it isn't said if poor people asked for the course at all",
            "can the fee be paid in instalments?",
            "number of people put off by the price",
            "we're not told whether it's the cost that keeps them away",
          ],
        },
        assumption: {
          clause: "people on low wages have ten free evenings and want to spend them on the course",
          paraphrases: [
            "it's only the money that stops poorer people",
            "that low earners would come if it was free",
            "people with little money are interested in the subject",
            "assumes a cleaner isn't too tired or busy to go out in the evening",
            "they might stay at home anyway, shifts and kids and all that",
          ],
        },
        alternative: {
          clause: "the centre should let people pay its fees in ten small instalments",
          paraphrases: [
            "pay evening by evening",
            "six pounds a time in place of sixty at once",
            "the fee ought to be spread over several months",
            "you might let people pay after each evening",
          ],
        },
      },
      {
        gap: {
          question:
            "Are old people active through their courses, or do active people take more courses?",
          paraphrases: [
            "which came first, the courses or the fitness?",
            "how active are old people who never took a course?",
            "it doesn't compare him with other men of his age",
            "maybe the postman was always like that, we don't know",
            "no study is given on learning and ageing",
            "what is meant by active and who measured it?",
          ],
        },
        assumption: {
          clause: "adults who would not pay sixty pounds for the course would come to a free one",
          paraphrases: [
            "more grown-ups would go on learning if it cost nothing",
            "that the fee is what keeps adults from learning",
            "without a price older people will sign up",
            "assumes people don't learn unless it's free",
            "the same few might come whether you charge or not",
          ],
        },
        alternative: {
          clause: "employers should give their older staff a few hours a month for study",
          paraphrases: [
            "firms ought to let older workers learn something new",
            "paid study time at work",
            "get companies to support lessons for people over fifty",
            "courses could be held in factories and offices too",
          ],
        },
      },
      {
        gap: {
          question: "Do people who pay for a course get to know each other any less?",
          paraphrases: [
            "do paying classes become friends too?",
            "was the language class with the kitchen a free one?",
            "it says nothing on whether the fee changes how people get on",
            "we don't know how often classmates stay in touch",
            "how many stay friends once the ten weeks are over?",
          ],
        },
        assumption: {
          clause: "more people who do not know each other yet would come to a free course",
          paraphrases: [
            "making it free brings in new faces",
            "that the class wouldn't just be groups of old friends",
            "without a fee a lot more strangers would join",
            "assumes a free course is a fuller course",
            "it may be the same circle that always comes",
          ],
        },
        alternative: {
          clause: "the centre should arrange shared suppers for all the people in its classes",
          paraphrases: [
            "have class dinners",
            "more classes where folk work in groups",
            "the centre ought to do more so that its students get to know each other",
            "they could offer fewer online courses and more with everyone in one room",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["inclusion", "learning", "community"],
        phrase: "a course that is open to everyone",
        paraphrases: [
          "everybody can come, rich or poor",
          "nobody shut out for being poor",
          "education for all",
          "the same chance for low earners",
          "bringing the whole town together",
        ],
      },
      second: {
        ids: ["thrift", "self_reliance", "hard_work"],
        phrase: "care with the town's money",
        paraphrases: [
          "saving taxes",
          "people paying their own way",
          "not wasting what the council has",
          "valuing a thing since you've paid for it",
          "commitment from those who sign up",
        ],
      },
      concession:
        "somebody else would have to foot the bill for chairs that may stay empty by the third week",
    },
    fallacies: {
      strawman: {
        distortion: "to put a toll gate before every book and every blackboard in town",
        paraphrases: [
          "they just say that people don't come regularly if it's free",
          "nobody wants to charge for everything",
          "one fee of sixty pounds is turned into a toll on all learning",
          "it makes a remark about attendance sound greedy",
          "that was never what they were asking for",
        ],
      },
      adHominem: {
        opponent: "the town treasurer",
        attack: "collects garden gnomes and gives each of them a name",
        paraphrases: [
          "garden gnomes have nothing to do with course fees",
          "it pokes fun at a hobby and leaves the argument standing",
          "the treasurer's gnomes don't make the point about empty chairs wrong",
          "mocking the person is no answer",
        ],
      },
      falseDichotomy: {
        option: "the course is free for everyone",
        threat: "evening classes become a pastime for the rich and nobody else",
        thirdWays: [
          "the centre could charge people according to what they earn",
          "everyone could pay a deposit that is given back after the tenth evening",
        ],
        paraphrases: [
          "why not make it cheaper only for poor people?",
          "there are prices between nothing and sixty pounds",
          "it leaves out discounts and deposits",
          "sixty pounds doesn't mean only the rich can come",
          "it isn't all or nothing",
        ],
      },
      slipperySlope: {
        first: "the centre goes on charging",
        steps: [
          "half of its classrooms will stand empty by the spring",
          "neighbours will forget how to talk to each other",
          "the last inhabitants will pack up and leave a ghost town behind",
        ],
        paraphrases: [
          "nobody leaves town over a course fee",
          "it already costs sixty pounds and none of that has happened",
          "there's no reason to think the rooms would be empty",
          "from a fee to a ghost town is a huge leap",
        ],
      },
    },
    figures: {
      counted: "people who broke off an enquiry when they heard the fee",
      countedShort: "broken-off enquiries",
      people: "people on the centre's mailing list",
      opinion: "say that they would sign up if it cost nothing",
      amount: {
        members: "regular students at the centre",
        member: "a regular student at the centre",
        verb: "pay",
        verbSingular: "pays",
        unit: "pounds",
        purpose: "a year in course fees",
        usual: 60,
        outlier: "who signs up for every single course in the programme",
      },
      subgroups: {
        finding:
          "in towns with free courses, people came to 8.3 of the ten evenings on average instead of 7.1",
        groups: ["people on low wages", "people with good incomes"],
        paraphrases: [
          "maybe only the well-off came more often",
          "poor and rich are lumped together in that average",
          "it doesn't tell how often those with little money turned up",
          "young and old people might differ a lot",
          "we'd need the number for low earners alone",
        ],
      },
    },
  },
  {
    issue: "generic-first-evening",
    reasons: [
      {
        gap: {
          question: "How well did people who remembered the hard parts explain them to others?",
          paraphrases: [
            "does remembering what's hard make you explain it better?",
            "no word on whether newer speakers really teach better",
            "has anyone compared the two kinds of leaders?",
            "it isn't stated how well the newer one can explain",
            "experience of either of them with teaching",
            "we don't know if the one with thirty years has taught beginners before",
          ],
        },
        assumption: {
          clause: "somebody who remembers the hard parts is also able to explain them",
          paraphrases: [
            "if you recall what was difficult you can make it clear to others",
            "that after one year you understand it well enough to teach it",
            "assumes the newer person can explain things",
            "knowing where the trouble lies is enough for a good lesson",
            "one year in they might still be confused themselves",
          ],
        },
        alternative: {
          clause: "somebody fairly new to the subject should write the handout for beginners",
          paraphrases: [
            "let a newcomer do the leaflet",
            "the notes for beginners ought to be written by one of them",
            "a recent learner could check the expert's talk for hard bits beforehand",
            "guides for starters should come from people who've just started",
          ],
        },
      },
      {
        gap: {
          question: "How many people really took up a subject after a recent beginner had spoken?",
          paraphrases: [
            "do more of them carry on afterwards?",
            "it doesn't say how many came back after such an evening",
            "how many gave it a go because of the speaker?",
            "did the back row only sit up or did they start something?",
            "number of people who stay with it",
            "we hear nothing about what the audience did next",
          ],
        },
        assumption: {
          clause: "people who think a subject is within reach are likelier to go on with it",
          paraphrases: [
            "if it looks doable more people stick with it",
            "that an easy look wins people over",
            "the audience isn't drawn by something hard and impressive",
            "assumes folk want a thing that seems simple",
            "maybe listeners would be more inspired by a master",
          ],
        },
        alternative: {
          clause: "recent beginners should show their first attempts in a display by the door",
          paraphrases: [
            "put beginners' work on show",
            "let some people who started last year sit at the front and tell about it",
            "posters should picture learners and not masters",
            "newcomers ought to be visible at other events too",
          ],
        },
      },
      {
        gap: {
          question: "Can somebody with a single year behind them answer the questions that come?",
          paraphrases: [
            "will the answers be right?",
            "how good are the answers of someone with one year?",
            "it doesn't tell whether a newcomer knows the answers",
            "what's missing is how often such a person has to pass",
            "quality of the answers",
            "were there other reasons why nobody asked the famous guest anything?",
          ],
        },
        assumption: {
          clause: "the visitors will see the newer leader as almost one of themselves",
          paraphrases: [
            "guests notice that the leader is nearly a beginner too",
            "that one year doesn't already look like an expert",
            "people feel close to somebody with just twelve months' practice",
            "assumes the audience isn't shy of anyone at the front",
            "anybody with a microphone might seem far above them",
          ],
        },
        alternative: {
          clause:
            "recent beginners should go round in the break and answer the visitors' questions",
          paraphrases: [
            "let newer people take the questions in the break",
            "have some helpers who've just started sit in the rows",
            "a table with last year's beginners where guests can ask things",
            "the expert talks and a novice ought to answer the questions",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["inclusion", "comfort", "community"],
        phrase: "a warm welcome for beginners",
        paraphrases: [
          "making newcomers feel at home",
          "nobody has to feel stupid",
          "getting everyone to join in",
          "being at eye level with the audience",
          "an evening without fear of asking",
        ],
      },
      second: {
        ids: ["excellence", "trust", "hard_work"],
        phrase: "the depth of long practice",
        paraphrases: [
          "real expertise",
          "knowledge you can rely on",
          "quality and correct facts",
          "thirty years of effort counting for something",
          "having a master in front of you",
        ],
      },
      concession: "a grave mistake told with a smile may go home in every notebook in the room",
    },
    fallacies: {
      strawman: {
        distortion: "to forbid anyone under seventy to open their mouth about the subject",
        paraphrases: [
          "nobody wants to forbid young people to speak",
          "they said it takes practice to judge mistakes, that's all",
          "the age of seventy is simply invented",
          "a fair point about mistakes is turned into a ban",
          "it puts words into their mouths",
        ],
      },
      adHominem: {
        opponent: "the candidate with thirty years of practice",
        attack: "snores so loudly on trains that people change carriages",
        paraphrases: [
          "snoring has nothing to do with leading an evening",
          "how someone sleeps says nothing about telling mistakes apart",
          "it's a cheap laugh about the person",
          "it doesn't answer what that candidate says",
        ],
      },
      falseDichotomy: {
        option: "a newcomer leads the evening",
        threat: "an old hand talks above everyone's head until the last guest has fled",
        thirdWays: [
          "the two of them could lead the evening together",
          "the one with thirty years could rehearse before a few beginners",
        ],
        paraphrases: [
          "why not let both of them do it?",
          "experts can talk in plain words too",
          "there are more than two ways to run that evening",
          "it pretends that every old hand is unbearable",
          "someone with five years could be asked",
        ],
      },
      slipperySlope: {
        first: "the older candidate is chosen",
        steps: [
          "the newer one will never dare to offer help again",
          "no beginner in the whole county will try anything new",
          "the subject will be forgotten within a single generation",
        ],
        paraphrases: [
          "one choice of speaker won't make a subject die out",
          "there's nothing to show that beginners would lose heart everywhere",
          "it goes way too far from one evening",
          "why would the whole county care who spoke?",
        ],
      },
    },
    figures: {
      counted: "people who gave up after an introduction by an old hand",
      countedShort: "dropouts",
      people: "visitors of last winter's talks",
      opinion: "say that they would rather hear somebody who started lately",
      amount: {
        members: "guests of such an evening",
        member: "a guest of such an evening",
        verb: "stay",
        verbSingular: "stays",
        unit: "minutes",
        purpose: "afterwards to try things out",
        usual: 4,
        outlier: "who has a key and helps to put away the chairs",
      },
      subgroups: {
        finding:
          "evenings led by someone new got 8.4 marks out of ten on average, those led by old hands got 7.5",
        groups: ["complete beginners", "people who know something already"],
        paraphrases: [
          "maybe beginners gave worse marks and the others better ones",
          "we aren't told what the real beginners thought",
          "the mark mixes people who know nothing with people who know a lot",
          "different listeners could see it quite differently",
          "young and old guests may not agree",
        ],
      },
    },
  },
  {
    issue: "generic-talks-for-children",
    reasons: [
      {
        gap: {
          question: "Do children under ten take in anything from a talk that is meant for adults?",
          paraphrases: [
            "what do small kids get out of such a talk?",
            "it doesn't say if they understand a college talk",
            "learning a card trick isn't the same as listening, is there other evidence?",
            "has the college ever tried it with young children?",
            "how long can a child of six sit and listen?",
            "nothing about what is remembered later",
          ],
        },
        assumption: {
          clause: "children pick up a subject by listening to a talk as they do by trying it out",
          paraphrases: [
            "sitting in a lecture works as well for kids as doing it with their hands",
            "that children learn from talks",
            "a small child can follow a public talk",
            "assumes hearing about something counts as meeting it",
            "perhaps they'd just be bored and take in nothing",
          ],
        },
        alternative: {
          clause: "primary schools should offer an hour a week on the subject",
          paraphrases: [
            "teach it at primary school",
            "bring the topic into lessons for the little ones",
            "there ought to be workshops for children under ten",
            "nurseries could make a start with it",
          ],
        },
      },
      {
        gap: {
          question: "How many parents on their own would like to come to the talks?",
          paraphrases: [
            "how many single parents are interested?",
            "it isn't mentioned whether any lone parent has asked",
            "could grandparents or friends mind the child?",
            "number of parents who have to stay away",
            "we don't know how big the problem is",
            "are the talks recorded?",
          ],
        },
        assumption: {
          clause: "a parent with a small child on the next chair can follow a talk",
          paraphrases: [
            "mums and dads would get something out of it with a kid beside them",
            "that the child sits still long enough",
            "parents won't have to leave halfway",
            "assumes you can listen and look after a little one at once",
            "maybe they'd spend the hour whispering and hunting for crayons",
          ],
        },
        alternative: {
          clause: "the college should run a playroom with a minder next to the lecture hall",
          paraphrases: [
            "provide childcare during the talk",
            "someone ought to look after the kids next door",
            "pay for a sitter for parents on their own",
            "the talks could be put online for those at home",
          ],
        },
      },
      {
        gap: {
          question: "What do speakers leave out when they make a talk clear for everyone?",
          paraphrases: [
            "does the talk lose anything?",
            "it doesn't say whether clearer also means shallower",
            "what did the forty adults think of the rest of the day?",
            "how often do children ask about a word?",
            "do they explain the hard things or simply skip them?",
            "we only hear of a single open day",
          ],
        },
        assumption: {
          clause: "the talks at present contain long words that some of the adults do not know",
          paraphrases: [
            "grown-ups in the hall don't understand everything now",
            "that the speakers aren't clear enough as it is",
            "there's something to be made clearer for the public",
            "assumes adults are lost at times and won't ask",
            "the regulars may know all those terms already",
          ],
        },
        alternative: {
          clause: "every speaker should rehearse the talk before a few people who know nothing",
          paraphrases: [
            "let them practise in front of laymen",
            "speakers ought to try out the talk on someone new to it",
            "have one complete novice in the front row who may interrupt",
            "give out a list of the long words",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["inclusion", "learning", "fairness"],
        phrase: "doors that are open to families",
        paraphrases: [
          "everybody may come in, small ones too",
          "not shutting out parents",
          "letting children discover things early",
          "equal access for those with kids",
          "education from a young age",
        ],
      },
      second: {
        ids: ["excellence", "calm", "enjoyment"],
        phrase: "an undisturbed talk at full depth",
        paraphrases: [
          "a high level of the lectures",
          "peace in the hall",
          "adults getting the best parts",
          "listening without fidgeting and noise",
          "the pleasure of the grown-up audience",
        ],
      },
      concession:
        "the regulars would hear a shorter version, with rustling and small voices in between",
    },
    fallacies: {
      strawman: {
        distortion: "to keep children locked away until they can grow a beard",
        paraphrases: [
          "nobody said that kids should be locked up",
          "the worry was only that speakers leave things out",
          "it turns a remark about talks into cruelty to children",
          "they didn't say anything like that",
          "that's a caricature of those who want adults only",
        ],
      },
      adHominem: {
        opponent: "the caretaker of the lecture hall",
        attack: "has failed the driving test five times in a row",
        paraphrases: [
          "a failed driving test is beside the point",
          "whether the caretaker can drive doesn't matter here",
          "that's an attack on a person and not on the reason",
          "bad drivers can still be right about noisy children",
          "it shames the caretaker without an answer",
        ],
      },
      falseDichotomy: {
        option: "the hall is open to children under ten",
        threat: "a whole generation grows up without one glimpse of the subject",
        thirdWays: [
          "the college could hold one of the six talks for families",
          "children could be let in from the age of ten",
        ],
        paraphrases: [
          "there could be special talks for kids",
          "children can find out about it elsewhere, from books say",
          "it skips every solution in the middle",
          "only some of the six talks might be opened",
          "no talk doesn't mean no glimpse ever",
        ],
      },
      slipperySlope: {
        first: "the age limit stays",
        steps: [
          "museums and libraries will turn away families as well",
          "children will be allowed out of doors only on a lead",
          "people will stop having children altogether",
        ],
        paraphrases: [
          "an age limit at six talks doesn't lead to children on leads",
          "the limit has been there for years and nothing happened",
          "why should libraries do the same?",
          "each bit is wilder than the last and none is backed up",
        ],
      },
    },
    figures: {
      counted: "parents who were turned away at the door with a child",
      countedShort: "turned-away parents",
      people: "parents in the neighbourhood",
      opinion: "say that they would bring their children to the talks",
      amount: {
        members: "parents in the audience",
        member: "a parent in the audience",
        verb: "pay",
        verbSingular: "pays",
        unit: "pounds",
        purpose: "a season for somebody to mind the children",
        usual: 30,
        outlier: "who hires a nanny with a room of her own",
      },
      subgroups: {
        finding:
          "at a college that lets in small children, the audience gave the talks 8.1 marks on average instead of 7.4",
        groups: ["visitors with children", "visitors without children"],
        paraphrases: [
          "perhaps parents liked it more and everyone else liked it less",
          "those who came without kids may have been annoyed",
          "the average hides who was pleased",
          "we aren't told what people without children said",
          "regulars and newcomers might have marked differently",
        ],
      },
    },
  },
];
