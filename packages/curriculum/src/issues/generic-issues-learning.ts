import type { Issue } from "../issue.ts";

/** Issues about how people learn about a topic, whatever it is: at school, in courses, at talks. */
export function learningIssues(topic: string): Issue[] {
  return [
    schoolClub(topic),
    finalProject(topic),
    eveningCourse(topic),
    firstEvening(topic),
    talksForChildren(topic),
  ];
}

const schoolClub = (topic: string): Issue => ({
  id: "generic-school-club",
  question: `Should a weekly club about ${topic} get the last free room at a secondary school?`,
  background: `Some twenty pupils want to start a club about ${topic} at our secondary school. One room is still free, on Thursdays from three until half past four.`,
  objection: "a room without a timetable is the only calm place left for homework",
  objectionParaphrases: [
    "pupils need it for homework",
    "there'd be nowhere left to study in peace",
    "critics say kids want a quiet room for schoolwork",
  ],
  claim: `the pupils' club about ${topic} should be given the last free room on Thursdays`,
  claimParaphrases: [
    "give the club the room",
    `let the club about ${topic} have the room that's left`,
    "the pupils ought to get that room on Thursday afternoons for their club",
    "the school has to hand the spare room over to the new club",
    `thursdays in the free room for the people who want to meet about ${topic}`,
  ],
  claimOpposites: [
    "the club should not be given the last free room on Thursdays",
    "the last free room should go to somebody other than the club",
    "refuse the club the room",
    "sorry, the club can find itself some other place to hang out",
  ],
  reasons: [
    {
      clause: "a club that is run by pupils teaches them to take responsibility",
      detail:
        "Somebody of fourteen has to write to the speaker, count the chairs and ask a friend to be quiet.",
      paraphrases: [
        "they learn to be responsible",
        "kids who lead a club themselves grow up a bit",
        "because organising something makes pupils answer for it",
        "being in charge of a club is good practice for young people in taking things on",
        "you learn responsibility if you have to manage it yourself",
      ],
      opposites: [
        "pupils who run a club themselves learn to be irresponsible",
        "a club run by teachers teaches more responsibility than one run by pupils",
        "running a club teaches pupils no responsibility",
      ],
      ambiguous: {
        phrase: "run by",
        readings: [
          "the pupils decide everything alone",
          "the pupils help and a teacher is in charge",
        ],
        stake:
          "Pupils who decide everything surely learn to answer for it; pupils who carry chairs for a teacher may learn no more than in class.",
      },
    },
    {
      clause: "a weekly meeting brings together pupils from different backgrounds",
      detail:
        "At lunch the tables fill in the same order every day, down to who sits by the window.",
      paraphrases: [
        "it mixes all sorts of pupils",
        "kids meet others they'd never talk to",
        "because people who are nothing alike get to know each other there",
        "pupils who don't usually have anything to do with one another would come together",
        "wouldn't they meet kids who aren't like them?",
      ],
      opposites: [
        "a weekly meeting keeps pupils from different backgrounds apart",
        "a club only brings together pupils who are all alike",
      ],
      ambiguous: {
        phrase: "different backgrounds",
        readings: ["rich homes and poor ones", "other forms and year groups"],
        stake:
          "Friendships between rich and poor homes would be a rare gain, while pupils of several year groups already meet on the bus.",
      },
    },
    {
      clause: "many pupils have no safe place to spend an hour after lessons",
      detail:
        "From three o'clock until the late bus goes, the choice is the car park or the wall by the kiosk.",
      paraphrases: [
        "nowhere safe to go after school",
        "kids hang around outside when classes end",
        "because a lot of pupils don't know where to be once lessons are over",
        "it gets them off the street in the afternoon",
        "lots of them have no decent spot to wait in after class",
      ],
      opposites: [
        "nearly all pupils have a safe place to spend an hour after lessons",
        "pupils have plenty of safe places to go after school",
      ],
      ambiguous: {
        phrase: "safe",
        readings: ["away from traffic and strangers", "free from teasing by others"],
        stake:
          "Any room indoors is away from traffic, but whether it is free from teasing depends on who else is in it.",
      },
    },
  ],
});

const finalProject = (topic: string): Issue => ({
  id: "generic-final-project",
  question: `Should a pupil's final project about ${topic} count as much as one on a school subject?`,
  background: `In their last year at our school, pupils spend eight weeks on a project and present it in May. Someone has proposed one about ${topic} and hopes for full marks.`,
  objection: "teachers cannot mark fairly what none of them has ever studied",
  objectionParaphrases: [
    "teachers can't judge it",
    "nobody on the staff knows enough to give a mark",
    "people say that it's unfair to be graded by someone who never learned the subject",
  ],
  claim: `a final project about ${topic} should count as much as one on a school subject`,
  claimParaphrases: [
    "it deserves full marks too",
    `treat a project about ${topic} like any other`,
    "a topic of one's own ought to be worth the same as a listed subject",
    `you should be able to get just as good a mark for something on ${topic}`,
    "no fewer points only because it isn't a school subject",
  ],
  claimOpposites: [
    `a final project about ${topic} should not count as much as one on a school subject`,
    `a final project on a school subject should count for more than one about ${topic}`,
    "fewer marks for free topics",
    "own topics are just for fun and should get lower grades",
  ],
  reasons: [
    {
      clause: "pupils who pick a question of their own produce more independent work",
      detail:
        "One girl last year wrote to three archives and questioned her whole street before she typed a line.",
      paraphrases: [
        "own topics lead to independent work",
        "they work more on their own if they chose it",
        "because when you decide on the question you rely less on others",
        "pupils think for themselves more when the subject is theirs",
        "you copy less if it's your own idea",
      ],
      opposites: [
        "pupils who pick their own question do less independent work",
        "pupils work more independently when the school sets the question",
        "choosing your own question doesn't make you work on your own",
      ],
      ambiguous: {
        phrase: "independent",
        readings: ["done without any help from adults", "original in what it concludes"],
        stake:
          "Doing without help can be demanded in any subject, so only original conclusions would really speak for a free choice.",
      },
    },
    {
      clause: "explaining something to examiners who are new to it takes real understanding",
      detail:
        "The head of mathematics once asked nine questions in a row and took notes on the answers.",
      paraphrases: [
        "it's harder to explain to outsiders",
        "you have to really get it to teach your examiners",
        "because telling people who know nothing about a thing shows that you've grasped it",
        "only somebody who understands it properly can make it plain to teachers who don't",
        "presenting to people with no idea is a proper test",
      ],
      opposites: [
        "explaining something to examiners who are new to it takes very little understanding",
        "you need more understanding to face examiners who are experts",
        "it's easy to fool examiners who know nothing about it",
      ],
      ambiguous: {
        phrase: "understanding",
        readings: ["a firm grasp of the facts", "a feeling for what listeners do not know yet"],
        stake:
          "A firm grasp of the facts is just what marks are for, whereas a feeling for listeners is pleasant but is hardly what the school has to mark.",
      },
    },
    {
      clause:
        "eight weeks of reading and writing prepare pupils for university whatever they write about",
      detail:
        "Footnotes, deadlines and a supervisor who answers only on Fridays are the same for every folder.",
      paraphrases: [
        "good preparation for university",
        "any long project gets you ready for studying",
        "because the work is like what students do later, no matter the topic",
        "two months of research are useful at uni in any case",
        "isn't it the same training for college with every subject?",
      ],
      opposites: [
        "eight weeks of writing only prepare pupils for university if the subject is right",
        "eight weeks on any old topic are poor preparation for university",
        "a long project doesn't get pupils ready for university",
      ],
      ambiguous: {
        phrase: "prepare",
        readings: ["form the habits of study in", "improve the chances of a place for"],
        stake:
          "Habits of study can be formed with any subject, but those who hand out places may well prefer a project that they can recognise.",
      },
    },
  ],
});

const eveningCourse = (topic: string): Issue => ({
  id: "generic-evening-course",
  question: `Should an evening course about ${topic} be free for everyone who lives in the town?`,
  background: `The adult education centre plans ten evenings about ${topic} this autumn. A course there costs sixty pounds at present, and the town pays the remainder.`,
  objection: "hardly anybody turns up every week for something that costs nothing",
  objectionParaphrases: [
    "people skip what is free",
    "nobody bothers to come each time if they haven't paid",
    "some say a course without a fee has empty chairs after a few weeks",
  ],
  claim: `the evening course about ${topic} should be free for everyone in town`,
  claimParaphrases: [
    "make the course free",
    `nobody who lives here should pay for the evenings about ${topic}`,
    "the town ought to bear the whole cost of the course",
    `scrap the sixty pounds for the course on ${topic}`,
    "residents have to be able to take part without a fee",
  ],
  claimOpposites: [
    "the evening course should not be free for everyone in town",
    "people in town should go on paying sixty pounds for the evening course",
    "keep the sixty-pound fee",
    "whoever wants the course can jolly well pay for it",
  ],
  reasons: [
    {
      clause: "sixty pounds at once is more than people on low wages can afford",
      detail:
        "For a cleaner who earns twelve pounds an hour, the fee comes to five hours with the mop.",
      paraphrases: [
        "too expensive for the low-paid",
        "poor people can't pay the fee",
        "because sixty quid is a lot if you don't earn much",
        "those with small incomes haven't got that kind of money in one go",
        "the price keeps out people who are badly paid",
      ],
      opposites: [
        "people on low wages can easily afford sixty pounds at once",
        "sixty pounds is small change even for people on low wages",
      ],
      ambiguous: {
        phrase: "afford",
        readings: ["find in their purse at all", "spend without a bad conscience"],
        stake:
          "If the money is simply not there, only a free course helps; if people would rather keep it for other things, payment by the month might do.",
      },
    },
    {
      clause: "adults who go on learning stay active well into old age",
      detail:
        "A retired postman of eighty-one has taken eleven courses and is on the waiting list for two more.",
      paraphrases: [
        "learning keeps you going when old",
        "people who study as grown-ups don't rust",
        "because taking courses keeps older folk on their toes",
        "someone who never stops learning remains lively for longer",
        "keeps pensioners busy and fit in the head",
      ],
      opposites: [
        "adults who go on learning become less active in old age",
        "courses make older people sit still and grow passive",
        "learning doesn't keep anybody active in old age",
      ],
      ambiguous: {
        phrase: "active",
        readings: [
          "alert and quick in their thinking",
          "busy in the clubs and committees of the town",
        ],
        stake:
          "An alert mind mostly benefits its owner, while people who stay busy in clubs and committees repay the whole town for its money.",
      },
    },
    {
      clause: "a shared class turns strangers into people who look out for each other",
      detail:
        "When the heating failed one February, half of a language class moved into somebody's kitchen.",
      paraphrases: [
        "people make friends there",
        "strangers become neighbours who care",
        "because folk who sit in one class start caring about one another",
        "you get to know others and keep an eye on them afterwards",
        "courses bring townspeople closer together",
      ],
      opposites: [
        "people in a shared class remain strangers to each other",
        "a shared class makes people care less about one another",
        "sitting in one class doesn't make people look out for each other",
      ],
      ambiguous: {
        phrase: "look out for",
        readings: ["notice and greet in the street", "help in times of trouble"],
        stake:
          "Help in times of trouble saves the town money elsewhere, but a greeting in the street is hardly worth what the course costs.",
      },
    },
  ],
});

const firstEvening = (topic: string): Issue => ({
  id: "generic-first-evening",
  question: `Should an introductory evening on ${topic} be led by a beginner rather than an expert?`,
  background: `Two people have offered to lead an introductory evening on ${topic} in January. One has spent thirty years on the subject, the other a single year.`,
  objection: "only somebody with long practice can tell a small mistake from a grave one",
  objectionParaphrases: [
    "a beginner can't spot bad mistakes",
    "you need years of practice to know which errors matter",
    "others say only an old hand knows what really goes wrong",
  ],
  claim: `the introductory evening on ${topic} should be led by somebody fairly new to the subject`,
  claimParaphrases: [
    "let the beginner lead it",
    "the one with a single year ought to do the evening",
    `someone who hasn't been at it long is right for a first evening about ${topic}`,
    "don't take the expert for the first evening, take the newer one",
    `a relative newcomer should lead the first evening on ${topic}`,
  ],
  claimOpposites: [
    "the introductory evening should not be led by somebody new to the subject",
    "the introductory evening should be led by the person with thirty years of experience",
    "let the expert lead it",
    "get the old hand to do it and tell the newbie to sit down",
  ],
  reasons: [
    {
      clause: "a person who started lately still remembers which parts are hard",
      detail:
        "After thirty years people forget that they once had to ask what the easiest word meant.",
      paraphrases: [
        "beginners remember the difficulties",
        "they still know what was tough at the start",
        "because somebody new hasn't forgotten where you get stuck",
        "a person who has only just learned knows what gives others trouble",
        "someone fresh knows the tricky bits",
      ],
      opposites: [
        "a person who started lately has forgotten which parts are hard",
        "somebody with thirty years of practice remembers best which parts are hard",
        "a newcomer doesn't know where beginners get stuck",
      ],
      ambiguous: {
        phrase: "hard",
        readings: ["difficult to understand", "tiresome to stick at"],
        stake:
          "A leader who remembers what puzzled her can explain it; remembering what was tiresome only helps her to cheer others on.",
      },
    },
    {
      clause: "seeing a recent beginner at the front makes a subject look within reach",
      detail:
        "The back row sits up on hearing that the speaker was in one of those chairs twelve months ago.",
      paraphrases: [
        "it looks doable to the audience",
        "people think they could manage it too",
        "because a leader who's only been at it a year shows that anyone can",
        "when you see somebody like yourself up there it doesn't seem so far away",
        "newcomers feel encouraged by someone just ahead of them",
      ],
      opposites: [
        "a beginner at the front makes a subject look out of reach",
        "a subject looks more within reach with an old expert at the front",
      ],
      ambiguous: {
        phrase: "within reach",
        readings: ["possible to learn in a year", "cheap and near enough to take up"],
        stake:
          "A recent beginner does prove that a year is enough to learn something, but proves nothing about what it costs or where to go.",
      },
    },
    {
      clause: "people are readier to put simple questions to somebody who is almost one of them",
      detail:
        "Last winter's famous guest spoke for fifty minutes and was asked only where the toilets were.",
      paraphrases: [
        "people dare to ask more",
        "it's easier to ask someone on your level",
        "because nobody likes asking an authority basic stuff",
        "the audience is less afraid of asking a person who is nearly a beginner as well",
        "you're not embarrassed to ask if the speaker is like you",
      ],
      opposites: [
        "people are more afraid to put simple questions to somebody who is like them",
        "people would rather put their simple questions to a great expert",
      ],
      ambiguous: {
        phrase: "simple",
        readings: ["easy to answer in a sentence", "going to the root of the matter"],
        stake:
          "An easy question could be looked up at home, whereas one that goes to the root may need the very expert who was sent away.",
      },
    },
  ],
});

const talksForChildren = (topic: string): Issue => ({
  id: "generic-talks-for-children",
  question: `Should public talks about ${topic} be open to children under ten?`,
  background: `The college holds six public talks about ${topic} every spring. Until now nobody under the age of fourteen has been let in, even with a parent.`,
  objection: "speakers leave out the best parts when small children sit in front of them",
  objectionParaphrases: [
    "talks get watered down for kids",
    "with little ones there the speaker skips the good bits",
    "people fear that a speaker would hold back in front of children",
  ],
  claim: `the public talks about ${topic} should be open to children under ten who bring a parent`,
  claimParaphrases: [
    "let young children in",
    `kids ought to be admitted to the talks about ${topic}`,
    "a child of eight should be able to come along with mum or dad",
    "drop the age limit if a parent comes too",
    `under-tens with an adult must be allowed to hear the talks on ${topic}`,
  ],
  claimOpposites: [
    "the public talks should not be open to children under ten",
    "the public talks should stay closed to children, even those with a parent",
    "keep small children out",
    "leave the little ones at home, talks are for grown-ups",
  ],
  reasons: [
    {
      clause: "whatever children meet before the age of ten comes to them naturally",
      detail:
        "A girl of six picked up her grandfather's card tricks in a weekend; he had needed a winter.",
      paraphrases: [
        "young kids pick things up easily",
        "starting early makes it come by itself",
        "because small children take in new things without trying",
        "what you get to know when you're little is second nature later",
        "don't they learn it just like that at that age?",
      ],
      opposites: [
        "things that children meet before the age of ten come hard to them",
        "people learn more naturally as adults than before the age of ten",
        "children don't pick things up naturally before they're ten",
      ],
      ambiguous: {
        phrase: "naturally",
        readings: ["without anybody having to push them", "with less effort than it costs adults"],
        stake:
          "If early contact saves effort, waiting until fourteen loses something for good; if it only saves pushing, a keen teenager needs none.",
      },
    },
    {
      clause: "parents who are on their own miss every talk if children are turned away",
      detail: "A sitter for the evening costs thirty pounds, and the ticket for a talk costs four.",
      paraphrases: [
        "single parents can't come",
        "mums and dads without a sitter have to stay at home",
        "because a parent who's alone has nobody to leave the kids with",
        "people with no one to mind the children are shut out of the series",
        "otherwise lone parents never get to go",
      ],
      opposites: [
        "parents on their own can come to every talk even if children are turned away",
        "single parents easily find somebody to mind the children during a talk",
        "nobody misses a talk because children are turned away",
      ],
      ambiguous: {
        phrase: "on their own",
        readings: ["bringing up a child alone", "without a partner at home that evening"],
        stake:
          "Someone who brings up a child alone would miss the whole series, but a couple can take turns and miss half at most.",
      },
    },
    {
      clause: "speakers become clearer as soon as one listener does not know the long words",
      detail:
        "At an open day a boy of eight asked what a parameter was, and forty adults looked relieved.",
      paraphrases: [
        "speakers explain better with kids there",
        "they have to drop the jargon",
        "because with a child in the room people say what they mean",
        "the talks would be plainer if someone didn't get the difficult terms",
        "everyone profits when big words get explained",
      ],
      opposites: [
        "speakers become harder to follow when a child is listening",
        "speakers are clearer when every listener knows the long words",
      ],
      ambiguous: {
        phrase: "clearer",
        readings: ["easier to follow", "more exact about what they claim"],
        stake:
          "Talk that is easier to follow may leave out what adults came for, while more exact talk serves everybody in the hall.",
      },
    },
  ],
});
