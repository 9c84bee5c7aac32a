import type { IssueEvaluation } from "../evaluation.ts";

/** What modules 2 to 7 need to know of the issues about health and fitness. */
export const healthAndFitness: readonly IssueEvaluation[] = [
  {
    issue: "gym-filming-ban",
    reasons: [
      {
        gap: {
          question: "How many newcomers have left the gym or stayed away on account of filming?",
          paraphrases: [
            "how many beginners left because of it?",
            "it's not said whether other newcomers feel like that woman",
            "did anyone ask the new members?",
            "number of people put off by cameras",
            "do gyms with a ban have more beginners?",
            "how often are newcomers in the picture at all?",
          ],
        },
        assumption: {
          clause: "it is the cameras that make newcomers nervous and not being looked at by others",
          paraphrases: [
            "cameras are what scares beginners",
            "that new people don't mind the mirrors and the muscular crowd",
            "they could be just as shy without any phones around",
            "assumes nothing else on the floor frightens a newcomer",
            "once filming stops, people who have just joined won't feel watched",
          ],
        },
        alternative: {
          clause: "the gym should give newcomers a small room of their own to train in",
          paraphrases: [
            "a separate room for beginners",
            "let new people train where nobody can point a camera at them",
            "set up a beginners' corner behind a wall",
            "newcomers ought to have their own space",
          ],
        },
      },
      {
        gap: {
          question: "How many members have found themselves in a film that a stranger posted?",
          paraphrases: [
            "how many people has that happened to?",
            "is the man with the red face the only one?",
            "it doesn't say whether filmers ask the others first",
            "what do the gym's rules say about posting pictures?",
            "number of complaints by members",
            "did the man ask for the film to be taken down?",
          ],
        },
        assumption: {
          clause: "nobody can film on the training floor without getting others into the picture",
          paraphrases: [
            "filming always catches other people",
            "that you can't film just yourself in there",
            "someone could point the phone at the wall and film only his feet",
            "assumes the background is never empty",
            "strangers end up in every video made on that floor",
          ],
        },
        alternative: {
          clause: "members should have to blur every other face before they post a film",
          paraphrases: [
            "blur the faces of other people",
            "make them hide everyone else before posting",
            "you ought to ask people before you put them online",
            "websites should take down films of people who didn't agree",
          ],
        },
      },
      {
        gap: {
          question: "How long do members wait on an ordinary evening on account of filming?",
          paraphrases: [
            "how long do people normally wait?",
            "was that Monday an exception?",
            "it doesn't tell us how many members film",
            "average waiting time for a bench",
            "do they wait less at other gyms?",
            "are people who don't film any quicker?",
          ],
        },
        assumption: {
          clause: "members who may not film will leave the equipment free sooner",
          paraphrases: [
            "without filming they'd be done faster",
            "that it's the filming which takes so long",
            "they might sit on the bench and stare at their phone instead",
            "assumes those people won't rest just as long between lifts",
            "benches will be free earlier once the tripods are gone",
          ],
        },
        alternative: {
          clause: "nobody should be allowed to keep a bench for more than fifteen minutes",
          paraphrases: [
            "a time limit for each bench",
            "you ought to leave the equipment after a quarter of an hour",
            "the gym could buy more benches",
            "limit how long anyone may use the same machine",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["privacy", "calm", "dignity"],
        phrase: "training undisturbed and unseen",
        shownBy: [1],
        paraphrases: [
          "being left alone",
          "peace and quiet for those who train",
          "not being exposed to strangers",
          "respect for people who don't want to be in a video",
          "that members feel at ease and unobserved",
        ],
      },
      second: {
        ids: ["freedom", "learning"],
        phrase: "the freedom to record your own progress",
        paraphrases: [
          "liberty to use your phone",
          "improving your technique",
          "doing what you like with your camera",
          "being able to see and correct your mistakes",
          "self-improvement without paying a coach",
        ],
      },
      concession: "a lifter with no money for a trainer could not see what goes wrong in a squat",
    },
    fallacies: {
      strawman: {
        distortion:
          "to turn the training floor into a television studio with spotlights and a live band",
        paraphrases: [
          "nobody asked for a television studio",
          "they just want to check their squats",
          "it makes a quick video sound like a show",
          "the point about cheap coaching isn't touched",
          "the writer describes something they never wanted",
        ],
      },
      adHominem: {
        opponent: "the strongest lifter in the gym",
        attack: "has a cartoon cat tattooed on each knee",
        paraphrases: [
          "tattoos don't matter for the question of filming",
          "cats on your knees don't make you wrong",
          "the writer laughs at how somebody looks and gives no answer",
          "it's directed at the lifter and not at what the lifter says",
        ],
      },
      falseDichotomy: {
        option: "the gym bans filming",
        threat: "each of us ends up as a joke on a stranger's page",
        thirdWays: [
          "the gym could keep one corner for people who film",
          "filming could be allowed early in the morning only",
        ],
        paraphrases: [
          "a filming corner would be possible too",
          "there's plenty in between a ban and becoming a joke",
          "you could make people ask before they film",
          "it only lets us choose between two things",
          "certain hours for filming would solve it",
        ],
      },
      slipperySlope: {
        first: "members go on filming",
        steps: [
          "a tripod will stand beside every bench",
          "nobody will lift a weight without make-up and an audience",
          "the gym will be a theatre in which not one person sweats",
        ],
        paraphrases: [
          "people film now and the gym isn't a theatre",
          "a few phones don't lead to make-up for everybody",
          "there's no reason given why it should go that far",
          "it leaps from one thing to the next",
        ],
      },
    },
    figures: {
      counted: "members who left the gym after they had been filmed",
      countedShort: "such members",
      people: "newcomers to the gym",
      opinion: "say that strangers' cameras make them nervous",
      amount: {
        members: "members of the gym",
        member: "a member of the gym",
        verb: "wait",
        verbSingular: "waits",
        unit: "minutes",
        purpose: "a week until somebody has finished filming",
        usual: 4,
        outlier: "who trains every single evening at the busiest hour",
      },
      subgroups: {
        finding:
          "members came 9.2 times a month on average to gyms without filming and only 7.4 times to others",
        groups: ["newcomers", "old hands"],
        paraphrases: [
          "newcomers may come more often and old hands less",
          "maybe it only made a difference to beginners",
          "it's one figure for all the members together",
          "we don't know how the experienced ones took it",
          "the average can hide two opposite effects",
        ],
      },
    },
  },
  {
    issue: "night-shift-paid-sleep",
    reasons: [
      {
        gap: {
          question: "How was it found out that tiredness was the cause of those accidents?",
          paraphrases: [
            "what really caused those accidents?",
            "it doesn't say whether the injured were tired",
            "were more people at work after four than before?",
            "how many accidents are there in the day shift?",
            "how serious the injuries were",
            "maybe the ovens are hotter at that hour, we aren't told",
          ],
        },
        assumption: {
          clause: "half an hour of sleep is enough to keep workers alert until morning",
          paraphrases: [
            "a short nap is enough",
            "that thirty minutes keep them awake till dawn",
            "they may be just as worn out after half an hour",
            "assumes people don't wake up even drowsier than before",
            "so little sleep makes tired hands safe again",
          ],
        },
        alternative: {
          clause: "the bakery should end its night shift at four o'clock in the morning",
          paraphrases: [
            "finish work at four",
            "make the night shift shorter",
            "no one ought to work in the last hours before dawn",
            "the dangerous jobs could be done earlier in the night",
          ],
        },
      },
      {
        gap: {
          question: "How much more did rested workers get done, and was it worth the lost time?",
          paraphrases: [
            "how much better was their work?",
            "does it make up for the wages?",
            "it doesn't say how many nights the trial lasted",
            "figures from the trial are missing",
            "were the two halves of the line equally good before?",
            "what half an hour a night costs the firm",
          ],
        },
        assumption: {
          clause: "staff would not lie down in their unpaid hour if the bakery gave them a bed",
          paraphrases: [
            "they won't sleep in their own break",
            "that people only rest when they're paid for it",
            "workers could just as well lie down during the unpaid hour",
            "assumes the existing break can't be used for a nap",
            "nobody would doze unless it counts as working time",
          ],
        },
        alternative: {
          clause: "the bakery should set up a quiet room with beds for the unpaid breaks",
          paraphrases: [
            "put some beds in a quiet room",
            "let them sleep in their normal break",
            "a place to lie down would do, without extra pay",
            "the firm ought to offer a rest room for break time",
          ],
        },
      },
      {
        gap: {
          question: "Do the night workers earn more per hour than people on the day shift?",
          paraphrases: [
            "do they get higher pay for nights already?",
            "it doesn't mention their wages at all",
            "did they choose the night shift themselves?",
            "extra holidays or bonuses for night work",
            "what do other bakeries give in return?",
          ],
        },
        assumption: {
          clause: "the night workers would rather have sleep in return than anything else",
          paraphrases: [
            "sleep is what they'd want",
            "that a nap is the right sort of reward for them",
            "maybe they would prefer money or days off",
            "assumes lying down makes up for a night at work",
            "the staff think paid rest a good exchange",
          ],
        },
        alternative: {
          clause: "night workers should have five more days of holiday than the day shift",
          paraphrases: [
            "more holidays for the night shift",
            "pay them a higher wage at night",
            "extra days off would be a fair return too",
            "night staff ought to get a bonus",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["health", "safety", "compassion"],
        phrase: "the welfare of the people at the ovens",
        paraphrases: [
          "workers' health",
          "that nobody gets hurt",
          "looking after tired staff",
          "safe working conditions",
          "caring about the people on the night shift",
        ],
      },
      second: {
        ids: ["thrift", "hard_work", "tradition"],
        phrase: "the rule that only work is paid",
        paraphrases: [
          "keeping costs down",
          "earning your money by labour",
          "the way it's always been in the trade",
          "saving on wages",
          "that you get money for what you do and for nothing else",
        ],
      },
      concession: "the bakery would buy twenty hours a night in which nobody shapes a single loaf",
    },
    fallacies: {
      strawman: {
        distortion: "to drive bakers through the night with a whip until they drop",
        paraphrases: [
          "nobody mentioned whips",
          "they only pointed out that no other bakery pays for naps",
          "it paints the other side as slave drivers",
          "saying it's unusual isn't the same as wanting people to suffer",
          "that's a monster the writer has invented",
        ],
      },
      adHominem: {
        opponent: "the foreman of the packing line",
        attack: "still waters a plastic palm tree every Friday",
        paraphrases: [
          "the plastic palm has nothing to do with naps",
          "it makes the foreman look silly but doesn't answer the point",
          "watering a fake plant doesn't make an argument false",
          "that's a dig at a person's odd habit",
        ],
      },
      falseDichotomy: {
        option: "the bakery pays for half an hour of sleep",
        threat: "we wait until somebody falls head first into the mixer",
        thirdWays: [
          "the break could be moved to the hour before dawn",
          "the night shift could be made one hour shorter",
        ],
        paraphrases: [
          "there are other ways to prevent accidents",
          "shorter shifts aren't mentioned",
          "it's not paid sleep or a dead baker",
          "moving the break could help as well",
          "somebody left out the options in the middle",
        ],
      },
      slipperySlope: {
        first: "the night shift gets no paid sleep",
        steps: [
          "the bakers will nod off over the dough",
          "every loaf will leave the oven as charcoal",
          "the whole town will forget what bread tastes like",
        ],
        paraphrases: [
          "they've had no paid sleep so far and there's still bread",
          "no nap doesn't mean every loaf burns",
          "the chain goes from a nap to a town without bread",
          "nothing proves that any of this will happen",
        ],
      },
    },
    figures: {
      counted: "accidents at the bakery after four in the morning",
      countedShort: "accidents",
      people: "workers on the night shift",
      opinion: "say that they can hardly keep their eyes open after four",
      amount: {
        members: "workers on the night shift",
        member: "a worker on the night shift",
        verb: "spoil",
        verbSingular: "spoils",
        unit: "loaves",
        purpose: "a month in the last hours before dawn",
        usual: 4,
        outlier: "who dozed off beside a full oven one night",
      },
      subgroups: {
        finding:
          "packers filled 41 boxes an hour on average on nights with a nap and only 38 on other nights",
        groups: ["workers under forty", "workers over fifty"],
        paraphrases: [
          "the older ones might have got slower after a nap",
          "maybe it only helped the young workers",
          "everybody is put into a single average",
          "we don't see who gained and who didn't",
          "it could be quite different depending on age",
        ],
      },
    },
  },
  {
    issue: "hospital-cafe-sugary-drinks",
    reasons: [
      {
        gap: {
          question: "Do people drink differently at home after what they have seen in a hospital?",
          paraphrases: [
            "does anyone really copy the hospital?",
            "it doesn't say whether people change their habits afterwards",
            "how many visitors care what the café sells?",
            "what other hospitals have found",
            "does it also sell cakes and crisps, what about that example?",
          ],
        },
        assumption: {
          clause: "visitors would notice that the sugary drinks are gone and understand why",
          paraphrases: [
            "people will notice the change",
            "that customers pay attention to what isn't in the fridge",
            "visitors may be too worried to give it a thought",
            "assumes folk look at the café as part of the hospital",
            "guests would see a message in the missing cola",
          ],
        },
        alternative: {
          clause: "the café should show on every bottle how many spoons of sugar are in it",
          paraphrases: [
            "label the sugar on the bottles",
            "tell people how much sugar it has",
            "a sign ought to warn customers about the sugar",
            "put the number of sugar cubes on each drink",
          ],
        },
      },
      {
        gap: {
          question: "What do customers buy in hospital cafés that have already given up cola?",
          paraphrases: [
            "what do people drink where cola is gone?",
            "it doesn't say what was in the jug",
            "how many left without buying anything in June?",
            "share of customers who bought water or milk",
            "did they get their cola somewhere else that month?",
            "is one broken fridge really proof?",
          ],
        },
        assumption: {
          clause: "customers who find no cola will not fetch it from a shop nearby",
          paraphrases: [
            "they won't just go to the shop",
            "that people don't bring cola from outside",
            "there could be a kiosk across the street selling it",
            "assumes customers take what the café has got",
            "no one will carry fizzy drinks in from elsewhere",
          ],
        },
        alternative: {
          clause: "the café should keep its cola under the counter for those who ask for it",
          paraphrases: [
            "hide the cola but still sell it",
            "put water at the front and cola out of sight",
            "they could store the sweet drinks in the back",
            "place healthy things at eye level",
          ],
        },
      },
      {
        gap: {
          question: "How many patients on a strict diet buy a sugary drink on their way?",
          paraphrases: [
            "how many patients give in?",
            "it doesn't say how many are on a strict diet",
            "do nurses find cola on the wards?",
            "the number of patients who pass the fridge each day",
            "has it ever done a patient any harm?",
          ],
        },
        assumption: {
          clause: "patients on a strict diet cannot easily get sweet drinks in some other way",
          paraphrases: [
            "they can't get them anywhere else",
            "that visitors don't bring them lemonade",
            "a relative might smuggle a bottle in anyway",
            "assumes the fridge is the only temptation in the building",
            "with no cola at the café those patients will keep to their diet",
          ],
        },
        alternative: {
          clause: "the fridge should stand in a corner that patients do not pass",
          paraphrases: [
            "move the fridge",
            "put the fridge somewhere patients don't walk by",
            "staff ought to take patients back by another way",
            "cover the fridge so that you can't see what's in it",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["health"],
        phrase: "the health of everyone in the building",
        paraphrases: [
          "wellbeing",
          "people getting and staying well",
          "what is good for the body",
          "that patients and guests consume less sugar",
          "being fit and sound",
        ],
      },
      second: {
        ids: ["freedom", "comfort", "compassion"],
        phrase: "free choice and a little comfort",
        paraphrases: [
          "liberty to drink what you like",
          "letting people decide for themselves",
          "kindness to someone in distress",
          "something soothing on a bad night",
          "deciding as an adult what's good for you",
        ],
      },
      concession: "someone who has just had bad news could not reach for a familiar glass of cola",
    },
    fallacies: {
      strawman: {
        distortion: "to hang every patient on a drip of pure lemonade",
        paraphrases: [
          "nobody wants lemonade in a drip",
          "it was about a frightened visitor at night, not patients",
          "the writer makes something absurd out of it",
          "they want people to have a choice, that's all",
          "what the other side said has been swapped for nonsense",
        ],
      },
      adHominem: {
        opponent: "the night porter at the main entrance",
        attack: "collects garden gnomes and gives a name to each of them",
        paraphrases: [
          "garden gnomes have nothing to do with cola",
          "it laughs at the porter's hobby instead of answering",
          "you may collect gnomes and still be right",
          "the porter's private life isn't an argument",
        ],
      },
      falseDichotomy: {
        option: "the café drops its sugary drinks",
        threat: "the hospital makes its own patients ill",
        thirdWays: [
          "the café could sell its cola in smaller bottles",
          "it could raise the price of everything with added sugar",
        ],
        paraphrases: [
          "smaller bottles would be another possibility",
          "a glass of cola doesn't make a whole hospital ill",
          "there are more than two ways to go",
          "you could sell them to visitors only",
          "why not just charge more for them?",
        ],
      },
      slipperySlope: {
        first: "the cola stays in the fridge",
        steps: [
          "doughnuts will be wheeled from bed to bed",
          "doctors will prescribe chocolate for broken bones",
          "the operating theatre will be let to a sweet shop",
        ],
        paraphrases: [
          "cola in the fridge doesn't lead to doughnuts in bed",
          "it's been there all along and nothing of the kind happened",
          "no doctor would do that, it's far-fetched",
          "every step is unproved",
        ],
      },
    },
    figures: {
      counted: "patients who broke their diet in the café",
      countedShort: "such patients",
      people: "nurses on the wards",
      opinion: "say that sugary drinks make their work harder",
      amount: {
        members: "members of the hospital staff",
        member: "a member of the hospital staff",
        verb: "drink",
        verbSingular: "drinks",
        unit: "glasses",
        purpose: "of cola a month in the café",
        usual: 2,
        outlier: "who works double shifts and lives on it",
      },
      subgroups: {
        finding:
          "customers took in 26 grams of sugar a visit on average in cafés without cola and 34 in others",
        groups: ["visitors", "members of staff"],
        paraphrases: [
          "staff and visitors may behave quite differently",
          "perhaps only the staff took less sugar",
          "it's just one number for all the customers",
          "for visitors there could have been no change",
          "we can't tell whether patients were among them",
        ],
      },
    },
  },
  {
    issue: "park-trainers-licence",
    reasons: [
      {
        gap: {
          question: "What does it cost the town to repair the grass after the classes?",
          paraphrases: [
            "how much does the repair cost?",
            "does the grass grow back by itself?",
            "it isn't said how much of the lawn is worn",
            "size of the brown patches",
            "do footballers and picnics wear it down as well?",
            "how many of the six trainers use the same spot every day?",
          ],
        },
        assumption: {
          clause: "the money from the licences would be spent on the lawns",
          paraphrases: [
            "the council would use the money for the grass",
            "that a licence somehow mends or protects the lawn",
            "the fee could just vanish in the town's budget",
            "assumes trainers with a licence do less harm than those without",
            "what trainers pay will go into new turf",
          ],
        },
        alternative: {
          clause: "trainers should have to move their classes to a new spot every week",
          paraphrases: [
            "move the classes round the park",
            "no class ought to use the same place twice in a row",
            "hold the classes on gravel or in the car park",
            "limit a class to ten people so the grass survives",
          ],
        },
      },
      {
        gap: {
          question: "How much would a licence cost a trainer in a year?",
          paraphrases: [
            "what would the licence cost?",
            "how many people come to an ordinary class?",
            "it doesn't say how much a trainer really earns",
            "the price of the permit isn't mentioned",
            "do the trainers live on it or is it a hobby?",
            "whether six hundred pounds is fair for a class of ten",
          ],
        },
        assumption: {
          clause: "trainers do not already pay the town a fair part through their taxes",
          paraphrases: [
            "they don't give the town anything at present",
            "that taxes don't count as their share",
            "trainers may be paying local taxes on those earnings already",
            "assumes the town gets nothing out of the classes",
            "nothing of what they earn reaches the council in another way",
          ],
        },
        alternative: {
          clause: "trainers should look after the park's flower beds on one Saturday a month",
          paraphrases: [
            "let them pay by working in the park",
            "some hours of gardening in place of money",
            "whoever teaches there ought to help with the lawns",
            "they could give their work rather than buy a permit",
          ],
        },
      },
      {
        gap: {
          question: "Has anyone been hurt in a class with an untrained instructor?",
          paraphrases: [
            "was anybody injured?",
            "how many of the six have no training?",
            "it doesn't say that the postman does anything wrong",
            "number of accidents in the park classes",
            "what counts as qualified?",
            "do people know what training their instructor has?",
          ],
        },
        assumption: {
          clause: "the council would look at every trainer's certificates before it sold a licence",
          paraphrases: [
            "the council will check if they're trained",
            "that someone at the town hall can tell good trainers from bad",
            "it may just take the money and hand out permits to all",
            "assumes only trained people would get a licence",
            "officials would refuse instructors who haven't learnt it properly",
          ],
        },
        alternative: {
          clause: "trainers should have to hang up a board that shows what they have studied",
          paraphrases: [
            "make them show their certificates",
            "a sign with their training beside each class",
            "people ought to be able to see what a trainer has learnt",
            "let customers read for themselves who is qualified",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["fairness", "order", "safety"],
        phrase: "a fair and orderly use of the park",
        shownBy: [1],
        paraphrases: [
          "justice towards the town",
          "that those who profit give something back",
          "rules which protect what belongs to all",
          "keeping the lawns and the people safe",
          "everyone paying their share",
        ],
      },
      second: {
        ids: ["health", "inclusion", "freedom"],
        phrase: "cheap exercise that is open to anybody",
        paraphrases: [
          "fitness for all",
          "people getting moving",
          "low prices so everyone can join in",
          "being free to train outside",
          "wellbeing of folk who'd never go to a gym",
        ],
      },
      concession: "some trainers would raise their prices and lose the very people who shun a gym",
    },
    fallacies: {
      strawman: {
        distortion: "to hand over the lawns to drill sergeants from dawn to dusk",
        paraphrases: [
          "no one wants drill sergeants on the lawns",
          "all they said is that classes get people moving",
          "the writer makes a gym class sound like an army",
          "they never asked for the whole park",
          "it's a far worse plan than the one they have",
        ],
      },
      adHominem: {
        opponent: "the doctor from the surgery by the park",
        attack: "was fined twice for parking across a bus stop",
        paraphrases: [
          "parking fines have nothing to do with licences",
          "a doctor who parks badly can still be right about exercise",
          "it digs up something from the past to make the doctor look bad",
          "the fines don't answer the point that people get moving",
        ],
      },
      falseDichotomy: {
        option: "trainers buy a licence",
        threat: "the lawns turn to dust under strange boots",
        thirdWays: [
          "classes could move to a different lawn every week",
          "the trainers could sow new grass at their own cost",
        ],
        paraphrases: [
          "you could simply move the classes about",
          "they might repair the grass themselves",
          "it's not a licence or a desert",
          "other ideas for the lawn aren't even considered",
          "one brown oval isn't the entire park",
        ],
      },
      slipperySlope: {
        first: "trainers go on without a licence",
        steps: [
          "a class will stand on every lawn",
          "yoga mats will cover the flower beds and the pond",
          "families will have to book a month ahead to see a tree",
        ],
        paraphrases: [
          "six trainers won't fill the entire park",
          "there's no proof that more and more would come",
          "no licence doesn't mean mats on the pond",
          "it piles one wild guess on another",
        ],
      },
    },
    figures: {
      counted: "bare patches on the lawns of the park",
      countedShort: "bare patches",
      people: "visitors to the park",
      opinion: "say that the classes take up too much room",
      amount: {
        members: "trainers in the town's parks",
        member: "a trainer in the town's parks",
        verb: "earn",
        verbSingular: "earns",
        unit: "pounds",
        purpose: "a month with classes on the grass",
        usual: 60,
        outlier: "who holds three full classes every day",
      },
      subgroups: {
        finding:
          "lawns with regular classes were bare on 9 per cent of their area on average and other lawns on 4",
        groups: ["lawns in the shade", "lawns in the sun"],
        paraphrases: [
          "shady lawns may be bare anyway",
          "in the sun the grass could be fine despite the classes",
          "it mixes all sorts of lawns",
          "the average doesn't tell us which lawns suffer",
          "maybe one terrible lawn type makes it look bad for all",
        ],
      },
    },
  },
  {
    issue: "sick-days-no-questions",
    reasons: [
      {
        gap: {
          question: "How many people in the office keep silent about an illness of the mind?",
          paraphrases: [
            "how many are affected?",
            "it doesn't say whether the colleague with migraines was depressed",
            "do depressed people come to work now or invent something?",
            "number of people in the firm with such an illness",
            "what does the manager do with what people tell him?",
            "would three days be of any use to them?",
          ],
        },
        assumption: {
          clause: "three days off are of real use to a person who is depressed",
          paraphrases: [
            "three days would help a depressed person",
            "that so few days make a difference to a depression",
            "somebody with a depression may need months and not days",
            "assumes being off work does depressed people good",
            "a day at home now and then eases the illness",
          ],
        },
        alternative: {
          clause: "people who are ill should report by e-mail to somebody other than the manager",
          paraphrases: [
            "let them report sick by e-mail",
            "you ought to be able to tell a nurse instead of the boss",
            "the firm could have a person of trust for such calls",
            "no need to phone the manager, a message should do",
          ],
        },
      },
      {
        gap: {
          question: "How often has a day of rest in good time really prevented a long absence?",
          paraphrases: [
            "how often does one day prevent it?",
            "it doesn't say why the head of accounts was away for so long",
            "is there any study on rest days and long illness?",
            "how many weeks are lost in the firm every year?",
            "proof that rest would have helped in that case",
          ],
        },
        assumption: {
          clause: "people would take the days early, when they begin to feel unwell",
          paraphrases: [
            "they'd use them in good time",
            "that staff keep the days for when they feel ill",
            "many would drag themselves to work all the same",
            "assumes nobody saves them up for a long weekend",
            "those who are about to fall ill notice it and stay at home",
          ],
        },
        alternative: {
          clause: "the firm should send home anyone who comes to work with a fever",
          paraphrases: [
            "send sick people home",
            "nobody with a temperature ought to sit in the office",
            "bosses should tell tired people to rest",
            "a check-up by a doctor once a year",
          ],
        },
      },
      {
        gap: {
          question: "How many of the sixty would take the three days without being ill?",
          paraphrases: [
            "how many would abuse it?",
            "it doesn't say what happened after the time clock went",
            "did people work harder without the clock?",
            "how is commitment measured?",
            "experience of other firms with such days",
            "the gloomy forecasts aren't even named",
          ],
        },
        assumption: {
          clause: "employees take having to name the cause as a sign of distrust",
          paraphrases: [
            "staff feel distrusted when they're asked",
            "that people mind being asked what the matter is",
            "perhaps they think the question is just normal or even kind",
            "assumes not asking will be seen as trust",
            "the phone call to the manager makes them feel checked up on",
          ],
        },
        alternative: {
          clause: "the firm should let its employees choose when they start and finish work",
          paraphrases: [
            "flexible working hours",
            "let people work from home",
            "the firm ought to trust staff with their own hours",
            "stop checking expenses for every pencil",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["trust", "privacy", "compassion"],
        phrase: "trust in the staff",
        paraphrases: [
          "believing in people",
          "confidence that employees are honest",
          "not prying into somebody's illness",
          "respect for what people want to keep to themselves",
          "understanding for those who feel bad",
        ],
      },
      second: {
        ids: ["fairness", "hard_work", "order"],
        phrase: "an equal effort by all",
        paraphrases: [
          "control",
          "discipline at work",
          "preventing misuse",
          "that nobody gets an extra holiday at the others' cost",
          "everyone doing their bit",
        ],
      },
      concession:
        "a few idle people would be at the lake while colleagues answered their telephones",
    },
    fallacies: {
      strawman: {
        distortion: "to have feverish clerks dragged to their desks by the collar",
        paraphrases: [
          "nobody wants to drag sick people to work",
          "they're only afraid that some will misuse it",
          "it makes the doubters look brutal",
          "their worry was extra holidays, not sick clerks",
        ],
      },
      adHominem: {
        opponent: "the head of the sales department",
        attack: "comes to every meeting in a tie with dancing penguins on it",
        paraphrases: [
          "the tie isn't an argument",
          "penguins on a tie don't make anyone wrong about sick days",
          "it's a joke about clothes instead of a reply",
          "the writer goes after the person from sales",
        ],
      },
      falseDichotomy: {
        option: "the firm stops asking for the cause",
        threat: "people carry on until they drop at their desks",
        thirdWays: [
          "people could report to a nurse and not to the manager",
          "the firm could ask for a cause from the second day on",
        ],
        paraphrases: [
          "they could tell somebody other than the boss",
          "it isn't a choice between those two only",
          "most people stay at home when they're ill even now",
          "one free day could be a start",
          "there's a middle course nobody mentions",
        ],
      },
      slipperySlope: {
        first: "the manager goes on asking for the cause",
        steps: [
          "people will invent an illness for every cough",
          "nobody in the firm will believe a word that anyone says",
          "detectives will sit beside the bed of every clerk",
        ],
        paraphrases: [
          "a question on the phone doesn't lead to detectives",
          "the manager asks already and it hasn't come to that",
          "why should everyone start lying?",
          "there's no link between the steps",
          "it ends up somewhere ridiculous",
        ],
      },
    },
    figures: {
      counted: "employees who were off sick for more than a month",
      countedShort: "such employees",
      people: "employees of the firm",
      opinion: "say that they have come to work ill",
      amount: {
        members: "employees",
        member: "an employee",
        verb: "work",
        verbSingular: "works",
        unit: "days",
        purpose: "a year in spite of being ill",
        usual: 2,
        outlier: "who has a bad back and never stays at home",
      },
      subgroups: {
        finding:
          "people were absent for 8.1 days a year on average in firms that ask no questions and for 9.6 elsewhere",
        groups: ["people in offices", "people in warehouses"],
        paraphrases: [
          "office workers may be absent more often without questions",
          "maybe the difference is only in warehouses",
          "it lumps very different jobs together",
          "we need to know how it was in offices like this one",
          "the overall figure doesn't show who was away less",
        ],
      },
    },
  },
  {
    issue: "gym-on-prescription",
    reasons: [
      {
        gap: {
          question: "How many of the patients who trained with weights got better?",
          paraphrases: [
            "how many did it help?",
            "it just says many, no number",
            "did anyone get worse from lifting weights?",
            "is the roofer typical of the others?",
            "how long did it take until the pain went?",
            "share of patients whose backs improved",
          ],
        },
        assumption: {
          clause: "three months of training are long enough to help a bad back",
          paraphrases: [
            "three months is enough",
            "that a bad back gets better within twelve weeks",
            "it could take far longer than that before anything improves",
            "assumes patients keep going for all of the three months",
            "training for such a short time will do some good",
          ],
        },
        alternative: {
          clause: "the surgery should hold a class with weights of its own for its patients",
          paraphrases: [
            "the surgery could run its own weights class",
            "lend patients some weights to use at home",
            "put a small training room into the surgery",
            "people with bad backs ought to be shown exercises by a nurse",
          ],
        },
      },
      {
        gap: {
          question: "How many patients do what is prescribed, and how many follow mere advice?",
          paraphrases: [
            "do patients follow prescriptions more often?",
            "how many people take advice from their doctor?",
            "there's no comparison between slips and advice",
            "how many prescriptions are never used?",
            "nobody says whether it works for things other than tablets",
          ],
        },
        assumption: {
          clause: "patients would take a slip for the gym as seriously as one for tablets",
          paraphrases: [
            "they'd treat it like medicine",
            "that people go to the gym when a doctor writes it down",
            "some might laugh and throw it in the bin",
            "assumes a prescription counts for training too",
            "patients respect the paper, whatever stands on it",
          ],
        },
        alternative: {
          clause: "doctors should write daily walks and early bedtimes on their slips as well",
          paraphrases: [
            "prescribe walks",
            "put sleep and walking on a prescription",
            "doctors ought to write down their advice on diet too",
            "a written order for a stroll each day",
          ],
        },
      },
      {
        gap: {
          question: "Who would pay the gym for the three months?",
          paraphrases: [
            "who pays for it?",
            "it isn't said where the money would come from",
            "how many patients can't afford the gym?",
            "would patients go on once the free months are over?",
            "what the gym would charge the surgery",
            "cost of the whole scheme",
          ],
        },
        assumption: {
          clause: "it is the charge and not lack of time that keeps these patients away",
          paraphrases: [
            "money is what stops them",
            "that they'd train if it cost nothing",
            "a carer may simply have no hour to spare",
            "assumes poor patients would like to go to a gym",
            "nothing but the price stands in their way",
          ],
        },
        alternative: {
          clause: "the gym should charge people on low wages half the normal price",
          paraphrases: [
            "cheaper membership for poor people",
            "half price for those who earn little",
            "the gym ought to lower its monthly fee",
            "set up a free training place in the park",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["health", "compassion", "inclusion"],
        phrase: "the recovery of every patient",
        paraphrases: [
          "people getting well",
          "health for all, rich or poor",
          "help for those in pain",
          "that nobody is shut out from what does them good",
          "wellbeing of the sick",
        ],
      },
      second: {
        ids: ["thrift", "self_reliance", "efficiency"],
        phrase: "care with money that others have paid",
        paraphrases: [
          "saving",
          "not wasting public funds",
          "economy",
          "people looking after their own fitness",
          "using money where it has an effect",
        ],
      },
      concession: "many a membership would be bought and lie idle after a fortnight",
    },
    fallacies: {
      strawman: {
        distortion: "to leave people with bad backs bent double for the rest of their days",
        paraphrases: [
          "nobody wants to leave them like that",
          "they said half give up early, which is a fair point",
          "doubting the gym isn't the same as wanting people to suffer",
          "the writer makes the critics seem heartless",
        ],
      },
      adHominem: {
        opponent: "the oldest doctor in the valley",
        attack: "cannot tell a joke without laughing before the end",
        paraphrases: [
          "how somebody tells jokes is beside the point",
          "the doctor may be a poor joker but know about backs",
          "it belittles the doctor and avoids the argument",
          "nothing is said about people giving up after three weeks",
        ],
      },
      falseDichotomy: {
        option: "doctors prescribe the gym",
        threat: "patients live on painkillers to the end of their days",
        thirdWays: [
          "a nurse could show exercises that patients can do at home",
          "the gym could offer patients a cheap month on trial",
        ],
        paraphrases: [
          "exercises at home are an option too",
          "it isn't the gym or pills for ever",
          "you could also go swimming or for walks",
          "a trial month is left out",
          "the writer acts as if nothing else were possible",
        ],
      },
      slipperySlope: {
        first: "doctors hand out nothing but tablets and leaflets",
        steps: [
          "every back in the valley will grow stiff",
          "the school bus will be fitted with stretchers",
          "people will go on all fours as their ancestors did",
        ],
        paraphrases: [
          "doctors give out leaflets now and people still walk upright",
          "it goes from a leaflet to people crawling",
          "no evidence that backs would get stiff in the entire valley",
          "none of the steps has to follow",
        ],
      },
    },
    figures: {
      counted: "patients who need stronger painkillers for their backs",
      countedShort: "such patients",
      people: "patients with bad backs",
      opinion: "say that they would train if a doctor prescribed it",
      amount: {
        members: "patients with bad backs",
        member: "a patient with a bad back",
        verb: "spend",
        verbSingular: "spends",
        unit: "pounds",
        purpose: "a year on creams and painkillers",
        usual: 15,
        outlier: "who has tried every remedy in the catalogue",
      },
      subgroups: {
        finding:
          "patients who trained for three months rated their pain at 3.9 on average and those with tablets at 5.2",
        groups: ["patients under fifty", "patients over seventy"],
        paraphrases: [
          "older patients might be worse off after training",
          "perhaps it only helped the younger ones",
          "all ages are thrown into one number",
          "for people over seventy it may not be true",
          "the average says nothing about each age group",
        ],
      },
    },
  },
];
