import type { IssueFamily } from "../issue.ts";

/** Issues about computers, programs, robots and artificial intelligence. */
export const computersAndAi: IssueFamily = {
  id: "computers-and-ai",
  name: "computers and artificial intelligence",
  keywords: [
    "computer",
    "computers",
    "computing",
    "technology",
    "tech",
    "artificial intelligence",
    "ai",
    "machine learning",
    "chatbot",
    "chatbots",
    "robot",
    "robots",
    "robotics",
    "programming",
    "programmer",
    "programmers",
    "coding",
    "software",
    "algorithms",
    "gadgets",
    "cybersecurity",
    "data privacy",
    "computer science",
    "self-driving cars",
  ],
  issues: [
    {
      id: "coding-course-without-ai",
      question: "Should beginners on a programming course do without an AI assistant at first?",
      background:
        "An evening course teaches forty adults to program. Most of them have an AI assistant on their laptop that does the exercises in seconds.",
      objection: "nobody who programs for a living does without an assistant any more",
      objectionParaphrases: [
        "professionals all use AI",
        "in real jobs everyone has an assistant",
        "others point out that working programmers rely on AI tools anyway",
      ],
      claim:
        "beginners on the course should write their programs without an AI assistant in the first term",
      claimParaphrases: [
        "no AI in the first term",
        "learners ought to code by themselves to begin with",
        "on a beginners' course they have to program without AI until the second term",
        "start off without an assistant",
        "people new to programming must do it unaided for a term",
      ],
      claimOpposites: [
        "beginners shouldn't have to write their programs without an AI assistant",
        "beginners on the course should use an AI assistant from the first lesson",
        "allow AI in the first term",
        "let the newbies get the AI to write their code from day one",
      ],
      reasons: [
        {
          clause: "people who have typed every line themselves understand what they have made",
          detail:
            "Yusuf spent a whole Tuesday looking for one missing comma and has never mislaid another.",
          paraphrases: [
            "you get your own code",
            "writing it yourself means knowing how it works",
            "because if you've done each line by hand you see what it does",
            "they'll know their program inside out",
            "doing all the typing makes the program clear to them",
          ],
          opposites: [
            "people who have typed every line themselves understand less of what they have made",
            "people understand a program better when an assistant has written it",
            "typing every line yourself doesn't help you understand your program",
          ],
          ambiguous: {
            phrase: "understand",
            readings: ["can say what each line is for", "can mend it when it breaks"],
            stake:
              "What a line is for can be learned from a good explanation too, while mending a broken program takes the practice that only typing gives.",
          },
        },
        {
          clause:
            "a puzzle solved without help gives a learner more confidence than ten solved by a machine",
          detail:
            "On the third evening somebody at the back shouted, for a turtle had drawn a square.",
          paraphrases: [
            "it builds self-belief",
            "you trust yourself more when you've cracked it alone",
            "because solving something on your own makes you surer of yourself",
            "beginners gain faith in what they can do",
            "getting it right unaided gives them a boost",
          ],
          opposites: [
            "a puzzle solved without help gives a learner less confidence than ten solved by a machine",
            "learners gain more confidence from ten puzzles solved by a machine",
            "solving a puzzle alone doesn't make a learner any surer",
          ],
          ambiguous: {
            phrase: "confidence",
            readings: ["a true picture of what one can do", "the courage to try something harder"],
            stake:
              "A true picture can be had only without help, but the courage to go on may come just as well from early success with a machine.",
          },
        },
        {
          clause: "an assistant is wrong just often enough to lead a newcomer astray",
          detail:
            "In spring one of the tools worked out the interest perfectly for every month of thirty days.",
          paraphrases: [
            "AI makes mistakes",
            "the tool gets things wrong and novices don't notice",
            "because it sometimes gives faulty answers that mislead people who are new",
            "you can't rely on it and a starter can't tell",
            "its errors send inexperienced people the wrong way",
          ],
          opposites: [
            "an assistant is right often enough to keep a newcomer on the right track",
            "an AI assistant is never wrong, so it can't mislead a beginner",
            "an assistant leads newcomers the right way",
          ],
          ambiguous: {
            phrase: "wrong",
            readings: ["its programs do not run", "its programs run but do something else"],
            stake:
              "A program that does not run gives itself away at once; one that runs and does something else misleads a newcomer for weeks.",
          },
        },
      ],
    },
    {
      id: "care-home-robots",
      question: "Should a care home turn down two talking robots?",
      background:
        "Our care home has ninety residents and not enough hands. A manufacturer has offered it two talking robots on loan for a year.",
      objection: "a machine has the patience for the same story twenty times a day",
      objectionParaphrases: [
        "robots never lose patience",
        "a robot doesn't mind hearing things again and again",
        "some say that a machine can listen all day without getting annoyed",
      ],
      claim: "the care home should turn down the offer of two talking robots",
      claimParaphrases: [
        "say no to the robots",
        "the home ought to refuse them",
        "don't have talking robots in the care home",
        "the care home must not take the robots on loan",
        "they have to decline the machines that talk",
      ],
      claimOpposites: [
        "the care home shouldn't turn down the offer of two talking robots",
        "the care home should accept the two talking robots",
        "say yes to the robots",
        "bring the chatty robots in and give them a go at the home",
      ],
      reasons: [
        {
          clause: "a robot that says how glad it is deceives people whose minds are failing",
          detail:
            "Mrs Ferris asked the one on show whether it had eaten, and pushed her biscuit across.",
          paraphrases: [
            "it fools confused people",
            "it misleads old folk with dementia",
            "because residents who are muddled believe what the robot says",
            "people who've lost their wits would be taken in by it",
            "pretending to be pleased is a lie to those who can't tell",
          ],
          opposites: [
            "a robot that says how glad it is tells residents the honest truth",
            "a robot that says it is glad doesn't deceive anybody",
            "even people whose minds are failing see through a talking robot",
          ],
          ambiguous: {
            phrase: "deceives",
            readings: ["lets them think it is a human being", "lets them think it is fond of them"],
            stake:
              "A metal face corrects the first mistake by itself, but nothing about a robot shows that its fondness is empty.",
          },
        },
        {
          clause: "relatives visit less when a resident seems content",
          detail:
            "One son who came every Sunday for two years now rings the ward and asks how things are.",
          paraphrases: [
            "families would come less often",
            "if granny looks all right nobody drops by",
            "because relations stay away once they believe she's doing fine",
            "sons and daughters think they aren't needed then",
            "the family turns up less if everything looks okay",
          ],
          opposites: [
            "relatives visit more when a resident seems content",
            "families don't come less often because granny looks all right",
            "a contented resident gets more visits from relatives",
          ],
          ambiguous: {
            phrase: "content",
            readings: ["happy with the day", "too quiet to complain"],
            stake:
              "A resident who is happy loses little by fewer visits; one who is only quiet loses the people who would have noticed.",
          },
        },
        {
          clause: "personal contact in the empty hours is the thing that residents lack most",
          detail:
            "Between supper and the night shift, nine televisions can be heard along one corridor.",
          paraphrases: [
            "they need people",
            "the old people are short of human warmth",
            "because someone to be with is what they're missing",
            "they want a person at their side when nothing's going on",
            "human company is the thing residents go without",
          ],
          opposites: [
            "personal contact is the thing that residents lack least",
            "residents don't lack personal contact in the empty hours",
            "the residents have more than enough human company",
          ],
          ambiguous: {
            phrase: "personal",
            readings: ["with somebody who knows them", "with any living human being"],
            stake:
              "If any human being will do, volunteers could do better than a robot; if it has to be somebody who knows them, volunteers may do no better.",
          },
        },
      ],
    },
    {
      id: "applications-read-by-people",
      question: "Should a person, not a program, read every job application that a hospital gets?",
      background:
        "Last year our hospital received eleven thousand applications for four hundred posts. A program could now sort them in an afternoon.",
      objection: "tired people turn down at five what they would have taken at nine",
      objectionParaphrases: [
        "people get tired and misjudge",
        "humans decide differently depending on the hour",
        "a worn-out reader isn't fair either, say others",
      ],
      claim: "a person should read every application that the hospital receives",
      claimParaphrases: [
        "humans ought to read the applications",
        "don't let software sort the applicants",
        "each application has to be looked at by somebody, not a program",
        "a human being needs to go through all the applications",
        "no computer sorting, people must read them",
      ],
      claimOpposites: [
        "a person shouldn't have to read every application to the hospital",
        "a program should sort all the applications that the hospital receives",
        "let software sort the applicants",
        "leave the pile of applications to the computer and be done with it",
      ],
      reasons: [
        {
          clause: "a program tends to favour those with a typical career behind them",
          detail:
            "A midwife who had sailed round the world for two years was put in place nine thousand.",
          paraphrases: [
            "software prefers standard careers",
            "unusual people get sorted out",
            "because the computer picks folks whose path is like everyone else's",
            "it has a bias against anybody with an odd CV",
            "if your work history is out of the ordinary the program ranks you low",
          ],
          opposites: [
            "a program tends to favour those with an unusual career",
            "a program doesn't favour people with a typical career",
            "software gives applicants with odd careers a better chance",
          ],
          ambiguous: {
            phrase: "typical",
            readings: ["without gaps or changes of course", "like that of the staff there now"],
            stake:
              "A gap can be explained in a sentence or two, but if only people like the present staff get through, whole groups may never be let in.",
          },
        },
        {
          clause: "people who are refused are owed an explanation that no program can give",
          detail:
            "A cook with twenty years in canteens got a single line that wished him every success.",
          paraphrases: [
            "a computer can't tell them why",
            "rejected people need to hear the reason",
            "because you have a right to be told why you didn't get it",
            "if you're turned down somebody has to say what it was about",
            "only a human can account for a no",
          ],
          opposites: [
            "people who are refused are owed no explanation",
            "a program can explain to people why they were refused",
            "refused people get a better explanation from a program than from a person",
          ],
          ambiguous: {
            phrase: "explanation",
            readings: ["a list of the points that counted", "reasons that make sense to them"],
            stake:
              "A list of points is something that a program can print in a second; reasons that make sense may indeed take a person.",
          },
        },
        {
          clause: "a practised eye can see character in the way that somebody writes",
          detail: "The best porter we ever had sent four lines and apologised for the stain.",
          paraphrases: [
            "a letter shows what someone's like",
            "good readers can tell the kind of person from the words",
            "because the style of a letter gives away the human being behind it",
            "someone with experience reads between the lines",
            "how you put things says a lot about you",
          ],
          opposites: [
            "even a practised eye can't see character in the way that somebody writes",
            "the way somebody writes says nothing about their character",
            "a person's writing hides their character from the reader",
          ],
          ambiguous: {
            phrase: "character",
            readings: ["honesty and a sense of duty", "charm and a lively style"],
            stake:
              "Honesty matters at every bedside, if it can be seen in a letter at all; charm can be seen there but matters far less.",
          },
        },
      ],
    },
    {
      id: "photo-prize-generated",
      question: "Should a photo club shut pictures made by AI out of its yearly prize?",
      background:
        "Our photo club awards a prize every spring. This year two of the thirty pictures on the shortlist came from an image generator.",
      objection: "photographers have always used whatever machine their age had to offer",
      objectionParaphrases: [
        "photography always used new technology",
        "a generator is just another tool, like the camera once was",
        "photographers have never said no to the latest machine",
      ],
      claim: "the club should admit no pictures from image generators to its spring prize",
      claimParaphrases: [
        "no AI pictures in the contest",
        "generated images ought to be banned from the prize",
        "the photo club has to keep AI images out of its competition",
        "only photographs that weren't made by AI must be let in",
        "they need to exclude computer-made pics",
      ],
      claimOpposites: [
        "the club shouldn't shut out pictures from image generators",
        "the club should admit pictures from image generators to its prize",
        "let AI pictures into the contest",
        "AI pics are cool, give them a shot at the spring prize",
      ],
      reasons: [
        {
          clause: "a photograph moves people only as long as it is real",
          detail: "The heron that won nine years ago cost Agnes four mornings and a pair of boots.",
          paraphrases: [
            "photos touch us by being true",
            "people care about a photo when it isn't made up",
            "because you're moved by something genuine",
            "a picture gets to you if it truly happened",
            "genuineness is what we love in a photo",
          ],
          opposites: [
            "a photograph moves people even when it is made up",
            "a photo doesn't have to be real to move people",
            "made-up pictures move people more than real photographs",
          ],
          ambiguous: {
            phrase: "real",
            readings: ["of something that was there", "left just as the camera saw it"],
            stake:
              "If the thing must have been there, only generators fall out; if nothing may be changed, half the club's own pictures fall out with them.",
          },
        },
        {
          clause: "the prize was founded to honour the skill of the members",
          detail: "A railwayman left forty pounds for it and a cup that he had turned himself.",
          paraphrases: [
            "it's meant for people's ability",
            "the award is about what members can do",
            "because the prize is supposed to reward craftsmanship",
            "it was set up for what the photographers are able to do",
            "the point of it is how good we are at it",
          ],
          opposites: [
            "the prize was founded to honour the best pictures, whatever the skill of the members",
            "the prize was never meant to honour the members' skill",
            "the prize is there to reward luck and clever machines",
          ],
          ambiguous: {
            phrase: "skill",
            readings: ["mastery of the camera", "an eye for a good picture"],
            stake:
              "A generator asks for no mastery of the camera, but whoever chooses one image out of five hundred may well have a good eye.",
          },
        },
        {
          clause: "a picture that comes out of a generator is not original work",
          detail:
            "In one lighthouse scene our oldest member recognised the sky from a calendar of his own.",
          paraphrases: [
            "AI images aren't new creations",
            "generators only copy",
            "because the machine just puts together what others made",
            "nothing in an AI picture is your own",
            "it's second-hand stuff, not something of your own making",
          ],
          opposites: [
            "a picture that comes out of a generator is original work",
            "AI images are not copies but new creations",
            "generators create more original pictures than cameras do",
          ],
          ambiguous: {
            phrase: "original",
            readings: ["made without other people's pictures", "unlike anything seen before"],
            stake:
              "That generators feed on other people's pictures is true of all of them, but some of what they make is unlike anything seen before.",
          },
        },
      ],
    },
    {
      id: "delivery-robots-trial",
      question: "Should a city allow delivery robots on its pavements for a year's trial?",
      background:
        "A delivery service wants to send forty robots on six wheels along our pavements with groceries. The city council will decide in the autumn.",
      objection: "the pavement is the one part of a street that belongs to people on foot",
      objectionParaphrases: [
        "pavements are for pedestrians",
        "walkers have no other space in the street",
        "the pavement's for folks who walk, not for machines",
      ],
      claim: "the city should allow delivery robots on its pavements for a trial year",
      claimParaphrases: [
        "let the robots try it",
        "the council ought to permit the robots for twelve months",
        "we need to give delivery robots a year on the pavement",
        "try out the robots for a year",
        "they must be allowed to deliver by robot, for a trial period",
      ],
      claimOpposites: [
        "the city shouldn't allow delivery robots on its pavements",
        "the city should ban delivery robots from its pavements",
        "keep the robots off the pavement",
        "tell the robot company to shove off, trial year or no trial year",
      ],
      reasons: [
        {
          clause: "a robot at walking pace is harmless to everyone it meets",
          detail:
            "It weighs no more than a full suitcase and stops for a child, a stick or a pigeon.",
          paraphrases: [
            "the robots don't bother anybody",
            "a slow robot does no one any harm",
            "because it's no danger going that slowly",
            "they go at the speed of people so nobody comes to grief",
            "something so slow is no problem for pedestrians",
          ],
          opposites: [
            "a robot at walking pace is a danger to everyone it meets",
            "a robot on the pavement isn't harmless, however slow it goes",
            "slow robots hurt people on the pavement",
          ],
          ambiguous: {
            phrase: "harmless",
            readings: ["it cannot injure them", "it does not get in their way"],
            stake:
              "That it can hardly injure anyone is easily tested, but a box that stops for every stick may be in a pushchair's way all day.",
          },
        },
        {
          clause:
            "with robots about, people who cannot get out would have their milk within the hour",
          detail:
            "The bungalows at Hill End stand more than a mile above the last shop in the valley.",
          paraphrases: [
            "it helps people stuck at home",
            "those who have to stay in could have food brought quickly",
            "because anyone tied to the house would get shopping fast",
            "groceries would come at once to folk who can't leave home",
            "handy for people who aren't able to go to the shop",
          ],
          opposites: [
            "with robots about, people who cannot get out would wait even longer for their milk",
            "robots wouldn't get the shopping any faster to people stuck at home",
            "robots would make deliveries slower for people who are tied to the house",
          ],
          ambiguous: {
            phrase: "cannot get out",
            readings: [
              "are too ill or frail to leave the house",
              "are kept at a desk by their work",
            ],
            stake:
              "For somebody too frail to leave the house a robot may mean living at home; for somebody at a desk it only saves a walk.",
          },
        },
        {
          clause: "twelve months of deliveries would give the council independent facts to go by",
          detail:
            "So far all that the councillors have seen is a film with music and without rain.",
          paraphrases: [
            "the city gets its own data",
            "councillors need to know how it works in practice",
            "because then they'd have evidence to decide on",
            "a test shows what robots are like without relying on adverts",
            "it'd tell the city what really happens",
          ],
          opposites: [
            "twelve months of deliveries would leave the council as ignorant as before",
            "a year of deliveries wouldn't give the council any independent facts",
            "the council would only get biased figures from a trial year",
          ],
          ambiguous: {
            phrase: "independent",
            readings: [
              "collected by somebody with nothing to sell",
              "from our own streets and not from elsewhere",
            ],
            stake:
              "Facts from our own streets are certain to come, but if the delivery service does the counting, they do not come from anyone neutral.",
          },
        },
      ],
    },
    {
      id: "ten-years-of-updates",
      question: "Should makers of household machines have to supply updates for ten years?",
      background:
        "Washing machines, boilers and doorbells now run on software from their makers. Some of them get updates for no more than three years.",
      objection: "ten years of updates would make every machine dearer for everyone",
      objectionParaphrases: [
        "prices would go up",
        "all of us would have to pay more for appliances",
        "manufacturers say the extra costs end up with the buyer",
      ],
      claim:
        "the makers of household machines should have to supply software updates for ten years",
      claimParaphrases: [
        "ten years of updates, by law",
        "manufacturers ought to be made to update appliances for a decade",
        "companies need to keep the software of home devices going for 10 years",
        "makers must provide new software for that long",
        "there has to be a duty to keep machines up to date for ten years",
      ],
      claimOpposites: [
        "makers of household machines shouldn't have to supply updates for ten years",
        "makers should be free to end software updates after three years",
        "three years of updates are plenty",
        "let the companies drop updates for old washing machines when they feel like it",
      ],
      reasons: [
        {
          clause: "a machine that gets no more updates is a danger in the house",
          detail: "The boiler at number twelve was sent its last one in the year of the flood.",
          paraphrases: [
            "old software is risky",
            "machines that aren't kept up to date aren't safe",
            "because without updates an appliance is a hazard at home",
            "a device that's out of date puts a family at risk",
            "it's unsafe to run something the maker has dropped",
          ],
          opposites: [
            "a machine that gets no more updates is perfectly safe in the house",
            "a machine without updates is no danger to anybody",
            "machines are safer when their software is left alone",
          ],
          ambiguous: {
            phrase: "danger",
            readings: ["to the people who live in it", "to their data and their passwords"],
            stake:
              "A threat to life would justify almost any rule, whereas a threat to data is a risk that buyers might weigh for themselves.",
          },
        },
        {
          clause: "appliances that still work are thrown away for want of a program",
          detail:
            "Along the fence of the recycling yard stands a row of white fridges with dark displays.",
          paraphrases: [
            "it would cut waste",
            "good machines end up on the tip",
            "because things that aren't broken get dumped when the program stops",
            "people bin devices which have nothing wrong with them",
            "no more chucking out stuff that's fine",
          ],
          opposites: [
            "appliances that still work are kept even when their program stops",
            "nobody throws away a working appliance for want of a program",
            "more appliances are thrown away because of updates",
          ],
          ambiguous: {
            phrase: "work",
            readings: ["do the simplest part of the job", "do all that they were bought for"],
            stake:
              "To throw away what does all it was bought for is sheer waste; an owner left with the simplest part has some cause to.",
          },
        },
        {
          clause: "nobody truly owns a thing that its manufacturer can let die at will",
          detail:
            "One morning the blinds in our library stayed down, and a message regretted the inconvenience.",
          paraphrases: [
            "it isn't yours if they can kill it",
            "buyers don't have a real hold on what they bought",
            "because the company can just let your machine stop",
            "what you've paid for doesn't belong to you as long as they decide when it dies",
            "your own stuff should stay yours",
          ],
          opposites: [
            "people truly own a thing even if its manufacturer can let it die",
            "a machine is still yours even if the maker can switch it off",
            "it doesn't matter to ownership whether the manufacturer can let a thing die",
          ],
          ambiguous: {
            phrase: "owns",
            readings: ["has it as their property in law", "has it under their own control"],
            stake:
              "In law the machine is the buyer's whatever becomes of its software, so the reason holds only if to own it is to control it.",
          },
        },
      ],
    },
  ],
};
