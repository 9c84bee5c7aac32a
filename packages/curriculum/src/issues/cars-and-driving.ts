import type { IssueFamily } from "../issue.ts";

/** Issues about cars, learning to drive, parking and the rules of the road. */
export const carsAndDriving: IssueFamily = {
  id: "cars-and-driving",
  name: "cars and driving",
  keywords: [
    "car",
    "cars",
    "driving",
    "driver",
    "drivers",
    "motoring",
    "motorist",
    "motorists",
    "motorbike",
    "motorbikes",
    "motorcycle",
    "motorcycles",
    "electric cars",
    "electric vehicles",
    "classic cars",
    "sports cars",
    "car repair",
    "car mechanics",
    "mechanic",
    "parking",
    "road safety",
    "road trips",
    "lorries",
    "trucks",
    "motor racing",
  ],
  issues: [
    {
      id: "village-twenty-limit",
      question: "Should the speed limit through a village fall from thirty to twenty?",
      background:
        "The road through our village runs dead straight for half a mile. The limit has been thirty for as long as anyone remembers.",
      objection: "hardly anyone keeps to a limit that feels like walking pace",
      objectionParaphrases: [
        "nobody would obey it",
        "drivers just ignore a limit as low as that",
        "it's so slow that people won't stick to it",
      ],
      claim: "the speed limit through the village should be lowered to twenty miles an hour",
      claimParaphrases: [
        "make it twenty through the village",
        "cars ought to go no faster than 20 in our village",
        "the limit needs to come down by ten",
        "bring in a twenty zone on that road",
        "thirty is too much, it should be twenty",
      ],
      claimOpposites: [
        "the speed limit through the village shouldn't be lowered to twenty",
        "the limit through the village should stay at thirty miles an hour",
        "keep it at thirty through the village",
        "let folks put their foot down and do thirty or more through the village",
      ],
      reasons: [
        {
          clause: "a child struck at twenty is far less likely to suffer a severe injury",
          detail:
            "The ball that rolled out from behind the hedge last May had a seven-year-old two steps behind it.",
          paraphrases: [
            "children would be hurt less badly",
            "a kid who's run over at that speed usually isn't harmed so badly",
            "because a slow car does less to a child it hits",
            "injuries are milder at a lower speed",
            "if a car does hit a little one it won't be as bad",
          ],
          opposites: [
            "a child struck at twenty is far more likely to suffer a severe injury",
            "a child hit at twenty isn't hurt any less badly than at thirty",
            "slow cars hurt children worse than fast ones",
          ],
          ambiguous: {
            phrase: "severe",
            readings: ["one that threatens life", "one that calls for a night in hospital"],
            stake:
              "To save lives is worth two minutes of anybody's day, whereas for broken arms people may ask how many there have been.",
          },
        },
        {
          clause: "neighbours on opposite sides of the road would be connected again",
          detail:
            "Two widows who taught in the same school for decades now telephone each other across the road.",
          paraphrases: [
            "the two halves would come together",
            "people over the way could be neighbours once more",
            "because the road cuts folk off from those across from them",
            "both sides of the street would be in touch like they used to be",
            "it'd bring together those who live left and right of the traffic",
          ],
          opposites: [
            "neighbours on opposite sides of the road would be cut off from each other even more",
            "a lower limit wouldn't bring the two sides of the road together",
            "slower cars would drive the neighbours across the road apart",
          ],
          ambiguous: {
            phrase: "connected",
            readings: ["able to cross over easily", "in friendly touch with one another"],
            stake:
              "Crossing would certainly be easier, but whether people then call on each other doesn't depend on the traffic alone.",
          },
        },
        {
          clause:
            "half a mile at the lower speed makes no significant difference to anyone's journey",
          detail:
            "From the first house to the last it would take ninety seconds, where it now takes sixty.",
          paraphrases: [
            "drivers lose next to no time",
            "it's only half a minute for people in cars",
            "because going gently for such a little way hardly holds anyone up",
            "trips wouldn't take noticeably longer",
            "you'd barely feel the delay",
          ],
          opposites: [
            "half a mile at the lower speed makes a big difference to everyone's journey",
            "drivers would lose a lot of time at the lower speed",
            "going slower for half a mile isn't a small delay, it holds everybody up",
          ],
          ambiguous: {
            phrase: "significant",
            readings: [
              "large enough for one driver to notice",
              "large enough to matter when all are added up",
            ],
            stake:
              "One driver may not miss half a minute, but added up over thousands of cars a week it comes to a great many hours.",
          },
        },
      ],
    },
    {
      id: "learner-night-driving",
      question: "Should every learner spend ten hours driving in the dark before the test?",
      background:
        "Learners in our country may take the test after any number of lessons. Nothing is laid down about the time of day at which they practise.",
      objection: "ten more lessons put a licence beyond the reach of many apprentices",
      objectionParaphrases: [
        "it makes learning too dear",
        "apprentices couldn't pay for so many lessons",
        "more hours means more cost and young workers haven't the money",
      ],
      claim: "every learner should have to spend ten hours driving in the dark before the test",
      claimParaphrases: [
        "make learners practise at night",
        "you shouldn't get a licence without ten hours in the dark",
        "ten hours of night driving ought to be required",
        "nobody should take the test until they've driven ten hours after sunset",
        "learner drivers need compulsory lessons in darkness",
      ],
      claimOpposites: [
        "learners shouldn't have to drive in the dark before the test",
        "learners should be free to take the test after driving by daylight only",
        "no compulsory night lessons for learners",
        "let the kids get their licence and skip the ten hours of night driving",
      ],
      reasons: [
        {
          clause:
            "new drivers are not experienced enough to judge a headlight at two hundred yards",
          detail:
            "What looks like a distant motorcycle may turn out to be a van with one broken lamp.",
          paraphrases: [
            "beginners misjudge lights",
            "fresh drivers can't tell how far off a car is at night",
            "because people who've just learned don't know how to read headlamps",
            "they lack the practice to size up oncoming lights",
            "novices get distances wrong after sunset",
          ],
          opposites: [
            "new drivers are experienced enough to judge a headlight at two hundred yards",
            "beginners judge headlights better than old hands",
            "fresh drivers don't have any trouble judging headlights at night",
          ],
          ambiguous: {
            phrase: "experienced",
            readings: [
              "with many hours at the wheel",
              "with the judgement that comes from close calls",
            ],
            stake:
              "Hours at the wheel are exactly what ten lessons add, while the judgement that comes from close calls can't be taught beside an instructor.",
          },
        },
        {
          clause:
            "the worst crashes of eighteen-year-olds happen on familiar roads late in the evening",
          detail:
            "The bend by the sawmill has two wooden crosses, and both boys lived within a mile of it.",
          paraphrases: [
            "young drivers crash at night",
            "teenagers have their gravest accidents close to home after dark",
            "because eighteen-year-olds come to grief on roads they know",
            "the really bad accidents are when the young drive late",
            "it's at night near home that young drivers get killed",
          ],
          opposites: [
            "the worst crashes of eighteen-year-olds happen on unknown roads in broad daylight",
            "young drivers are safest on familiar roads late in the evening",
            "eighteen-year-olds don't have their worst crashes at night",
          ],
          ambiguous: {
            phrase: "familiar",
            readings: ["driven often, at all hours", "known to them by daylight only"],
            stake:
              "If the roads are known only by daylight, lessons in the dark would help; if at all hours, something else is the young drivers' undoing.",
          },
        },
        {
          clause:
            "an instructor can prepare a learner for rain, glare and tiredness before they are dangerous",
          detail:
            "With a second brake pedal in the car, a yawn at the roundabout is a lesson and nothing worse.",
          paraphrases: [
            "it's safer with a teacher",
            "a teacher beside you makes you ready for bad conditions",
            "because someone can show you how to deal with glare while it's still safe",
            "better to meet wet roads and fatigue with an instructor first",
            "learners get to practise difficult nights under supervision",
          ],
          opposites: [
            "an instructor cannot prepare a learner for rain, glare and tiredness",
            "an instructor makes rain, glare and tiredness more dangerous for a learner",
            "learners get ready for rain and glare better alone than with an instructor",
          ],
          ambiguous: {
            phrase: "prepare",
            readings: ["tell what to expect", "train until the right response is a habit"],
            stake:
              "To be told what to expect takes one evening, so ten whole hours make sense only if habits can be formed in them.",
          },
        },
      ],
    },
    {
      id: "over-eighty-driving-test",
      question: "Should drivers of eighty and over take a short driving test every three years?",
      background:
        "Where we live, a driver of eighty signs a form to say that all is well. No doctor or examiner has to see it.",
      objection: "drivers of nineteen crash more often than drivers of eighty-five",
      objectionParaphrases: [
        "it's the young who crash",
        "teenagers are a bigger risk than the very old",
        "statistics say nineteen-year-olds have more accidents",
      ],
      claim: "drivers of eighty and over should pass a short driving test every three years",
      claimParaphrases: [
        "test drivers over eighty",
        "very old people ought to show regularly that they can still drive",
        "from eighty on you should be examined every third year",
        "the over-80s need to do a brief test behind the wheel",
        "no licence past 80 without a check every few years",
      ],
      claimOpposites: [
        "drivers of eighty and over shouldn't have to pass a driving test",
        "drivers over eighty should just go on signing the form",
        "no tests for drivers over eighty",
        "leave the old folks alone and let them drive as long as they like",
      ],
      reasons: [
        {
          clause: "eyes and reflexes get weaker with age in nearly all of us",
          detail:
            "At dusk a driver of eighty needs about three times as much light as one of twenty.",
          paraphrases: [
            "old people see and react less well",
            "your sight and reactions go downhill when you're old",
            "because almost everyone's eyesight and speed of response decline",
            "age slows you down and dims your eyes",
            "nobody's senses stay sharp for ever",
          ],
          opposites: [
            "eyes and reflexes get better with age in nearly all of us",
            "eyes and reflexes don't get weaker with age",
            "most old people see and react as well as ever",
          ],
          ambiguous: {
            phrase: "weaker",
            readings: ["not what they were in youth", "too poor for driving"],
            stake:
              "That they are not what they were is true of every forty-year-old; a test at eighty is needed if they become too poor for driving.",
          },
        },
        {
          clause: "a test by an outsider spares families a bitter quarrel",
          detail:
            "It took four Sundays and a hidden key before our uncle stopped talking about his trip to the Alps.",
          paraphrases: [
            "no rows over the car keys",
            "sons and daughters needn't fight with their parents about it",
            "because it's easier if a stranger says it and not your own kids",
            "relatives are let off a nasty argument",
            "an examiner decides, so the family doesn't fall out",
          ],
          opposites: [
            "a test by an outsider starts a bitter quarrel in families",
            "a test wouldn't spare families any quarrel",
            "families would fight more about driving if a stranger tested grandad",
          ],
          ambiguous: {
            phrase: "outsider",
            readings: [
              "someone with no tie to the family",
              "someone who does not know the driver's life",
            ],
            stake:
              "Having no tie to the family is a strength in an examiner, but one who doesn't know how far and where a person drives may judge amiss.",
          },
        },
        {
          clause: "old drivers who pass can carry on with a good conscience",
          detail:
            "A retired midwife of eighty-three asked for such an examination, passed and drove to Scotland the next week.",
          paraphrases: [
            "those who pass needn't worry",
            "it gives fit old people peace of mind at the wheel",
            "because then elderly motorists know they're all right",
            "if you're still up to it you can go on without feeling guilty",
            "passing lets them drive on with an easy mind",
          ],
          opposites: [
            "old drivers who pass carry on with a bad conscience",
            "passing a test wouldn't give old drivers a good conscience",
            "old drivers would be more worried at the wheel after a test",
          ],
          ambiguous: {
            phrase: "good conscience",
            readings: [
              "the feeling of doing no wrong",
              "solid grounds for thinking themselves safe",
            ],
            stake:
              "A certificate is sure to calm the feelings; whether twenty minutes every three years give solid grounds for it is less certain.",
          },
        },
      ],
    },
    {
      id: "resident-parking-second-car",
      question: "Should a household pay far more to park a second car in the street?",
      background:
        "In the old quarter of our city there are nine hundred parking permits for seven hundred spaces. Each permit costs sixty pounds a year, the first as much as the third.",
      objection: "a couple who work in different towns cannot share a steering wheel",
      objectionParaphrases: [
        "some couples need two cars",
        "two jobs in two places means two cars",
        "you can't get by with one if you both commute in opposite directions",
      ],
      claim: "a permit for a second car in the old quarter should cost three hundred pounds",
      claimParaphrases: [
        "charge 300 for the second car",
        "parking another car ought to be much dearer",
        "households with two cars should pay five times as much for the other permit",
        "raise the price of the extra permit to three hundred",
        "make people pay properly for car number two",
      ],
      claimOpposites: [
        "a permit for a second car shouldn't cost three hundred pounds",
        "a permit for a second car should cost the same sixty pounds as the first",
        "keep the second permit at sixty pounds",
        "don't rip people off for parking another car in the old quarter",
      ],
      reasons: [
        {
          clause: "residents who come home in the evening would find a convenient space again",
          detail:
            "From his window the baker on the corner has counted the same blue estate going by seven times.",
          paraphrases: [
            "parking gets easier after work",
            "people wouldn't have to hunt for a spot at night",
            "because there'd be room for those who get back late",
            "locals could leave their car nearby at night once more",
            "no more going round and round when you get home",
          ],
          opposites: [
            "residents who come home in the evening would find it harder to get a space",
            "people coming home at night wouldn't find a space any more easily",
            "parking in the evening would get worse for the residents",
          ],
          ambiguous: {
            phrase: "convenient",
            readings: ["right in front of their door", "within a few minutes' walk"],
            stake:
              "A gap within a few minutes' walk is likely if some cars go, but one in front of the door can't be promised even then.",
          },
        },
        {
          clause: "a street is public property, and nobody has a claim to twice the normal share",
          detail:
            "Twelve square metres at that address rent for two hundred pounds a month if they have a roof.",
          paraphrases: [
            "the road belongs to everyone",
            "no one's entitled to double",
            "because it's shared ground and you shouldn't take two people's worth",
            "public space isn't there for some to take more of than others",
            "why should one family get two bits of the street?",
          ],
          opposites: [
            "the street belongs to the car owners, who have a claim to twice the normal share",
            "residents with two cars are entitled to double the space in the street",
            "a street isn't public property to be shared out evenly",
          ],
          ambiguous: {
            phrase: "normal",
            readings: ["what most households take up", "what each would get in an equal division"],
            stake:
              "If most households own two cars, two spaces are quite usual; only by an equal division does a second car take what belongs to others.",
          },
        },
        {
          clause: "families that hardly use their spare car would decide to give it up",
          detail:
            "Beneath one lime tree stands a hatchback in which a blackbird has nested two years running.",
          paraphrases: [
            "unneeded cars would be sold",
            "some would get rid of the one that just stands there",
            "because a high price makes you part with a car you rarely drive",
            "unused cars would vanish from the road",
            "those who scarcely drive it would let it go",
          ],
          opposites: [
            "families that hardly use their spare car would keep it all the same",
            "no family would give up its spare car because of the price",
            "families would buy even more spare cars",
          ],
          ambiguous: {
            phrase: "spare",
            readings: ["kept for when the other fails", "more than anyone there requires"],
            stake:
              "What nobody requires is soon sold, but people who keep a car against the other's breakdown may think it well worth the money.",
          },
        },
      ],
    },
    {
      id: "hands-free-calls",
      question: "Should hands-free telephone calls be banned at the wheel?",
      background:
        "In our country nobody may hold a telephone while driving. Talking through the car's loudspeaker is allowed and very common on the way to work.",
      objection: "a caller on the loudspeaker distracts no more than an aunt on the back seat",
      objectionParaphrases: [
        "passengers distract you just as much",
        "it's no worse than talking to somebody in the car",
        "chatting with your aunt in the back is the same thing",
      ],
      claim: "drivers should be forbidden to make telephone calls even through a loudspeaker",
      claimParaphrases: [
        "ban hands-free calls",
        "no phone calls at all while driving",
        "you shouldn't be allowed to ring anyone at the wheel, hands-free or not",
        "the law ought to cover loudspeaker calls too",
        "drivers mustn't telephone in any way",
      ],
      claimOpposites: [
        "drivers shouldn't be forbidden to make calls through a loudspeaker",
        "drivers should be allowed to telephone through the car's loudspeaker",
        "keep hands-free calls legal for drivers",
        "let folks have a natter on the speaker while they drive",
      ],
      reasons: [
        {
          clause:
            "a driver who is talking pays less attention to the road, whatever the hands are doing",
          detail:
            "A salesman who was asked afterwards what colour the crossing lights had been could not say.",
          paraphrases: [
            "your thoughts are somewhere else",
            "the problem is the distraction, not holding the thing",
            "because you don't concentrate on the traffic even with both hands on the wheel",
            "talking takes your mind off the driving",
            "it distracts you, phone in hand or not",
          ],
          opposites: [
            "a driver who is talking pays more attention to the road",
            "talking doesn't take a driver's attention off the road as long as both hands are free",
            "a chat on the phone keeps the driver's mind on the traffic",
          ],
          ambiguous: {
            phrase: "attention",
            readings: ["looking ahead and into the mirrors", "thinking about what the eyes see"],
            stake:
              "Fewer looks ahead would be plain proof of danger, whereas thoughts wander in any driver who has worries, and no law forbids those.",
          },
        },
        {
          clause: "a passenger sees the lorry coming and a caller does not",
          detail:
            "In the middle of a sentence, whoever sits beside the driver falls silent before the roundabout.",
          paraphrases: [
            "the caller can't see the danger",
            "somebody in the car notices what's ahead, the one on the phone doesn't",
            "because the person on the line doesn't know when to shut up",
            "people riding along watch the traffic too",
            "a voice on the phone goes on talking whatever is coming at you",
          ],
          opposites: [
            "a caller notices the lorry coming and a passenger does not",
            "a caller is just as aware of the danger ahead as a passenger",
            "the passenger sees no more of the traffic than the caller",
          ],
          ambiguous: {
            phrase: "passenger",
            readings: ["an adult in the front seat", "anybody in the car, down to a child of four"],
            stake:
              "An adult in front may well help to watch the traffic, but children in the back see no lorry and talk on just the same.",
          },
        },
        {
          clause: "very few conversations between home and office are really urgent",
          detail:
            "Of his forty calls in a week, a plumber found that thirty-eight could have waited until he parked.",
          paraphrases: [
            "most calls can wait",
            "hardly any of those chats are that pressing",
            "because next to nothing has to be said on the way to work",
            "there's seldom a need to talk right then",
            "it'll keep till you've parked, nearly always",
          ],
          opposites: [
            "most conversations between home and office are really urgent",
            "hardly any of the calls on the way to work can wait",
            "nearly all calls from the car are pressing",
          ],
          ambiguous: {
            phrase: "urgent",
            readings: ["matters of life and limb", "matters that lose an order if they wait"],
            stake:
              "Life is seldom at stake in the morning traffic, yet for people who work from their van a call that waits may be a customer lost.",
          },
        },
      ],
    },
    {
      id: "classic-cars-city-exempt",
      question: "Should cars over forty years old be let into a city's low-emission zone?",
      background:
        "From next spring our city will close its centre to cars with high exhaust values. Some three hundred cars in the district are more than forty years old.",
      objection: "one old engine puts more soot into the air than thirty new ones",
      objectionParaphrases: [
        "old cars are filthy",
        "vintage engines pollute far more than modern ones",
        "a single oldtimer fouls the air like dozens of new cars",
      ],
      claim: "cars that are more than forty years old should be allowed into the city centre",
      claimParaphrases: [
        "let classic cars in",
        "vintage cars ought to be exempt from the zone",
        "the city needs to make an exception for really old cars",
        "oldtimers should be able to drive downtown",
        "don't keep cars of forty and more out of the centre",
      ],
      claimOpposites: [
        "cars of more than forty years shouldn't be allowed into the city centre",
        "cars that are more than forty years old should be banned from the city centre",
        "keep classic cars out of the centre",
        "old bangers have got to stay out of town like all the other dirty cars",
      ],
      reasons: [
        {
          clause: "owners of old cars take them out only on rare occasions",
          detail:
            "The butter-yellow saloon from Chapel Lane has gone two hundred miles in the last twelve months.",
          paraphrases: [
            "they hardly ever get driven",
            "people seldom use their vintage cars",
            "because classics spend most of the time in the garage",
            "you only see them on the road a few days a year",
            "owners rarely drive them",
          ],
          opposites: [
            "owners of old cars take them out every day",
            "vintage cars are driven more often than new ones",
            "people don't take out their old cars only on rare occasions",
          ],
          ambiguous: {
            phrase: "rare",
            readings: ["few in a year", "out of the ordinary, such as weddings and parades"],
            stake:
              "Few trips mean little soot, but if a summer has forty weddings and parades, the trips need not be few at all.",
          },
        },
        {
          clause: "an engine that one can take apart keeps a craft alive",
          detail:
            "At the workshop under the arches two apprentices learn from a man of seventy to set valves by ear.",
          paraphrases: [
            "it preserves old skills",
            "mechanics wouldn't forget how to work on such engines",
            "because repairing them by hand is a trade that would die out",
            "somebody has to go on knowing how to fix motors like that",
            "old motors mean the know-how survives",
          ],
          opposites: [
            "an engine that one can take apart lets a craft die out",
            "old engines don't keep any craft alive",
            "mechanics lose their skills by working on old engines",
          ],
          ambiguous: {
            phrase: "alive",
            readings: ["practised by a few enthusiasts", "a trade that feeds those who learn it"],
            stake:
              "A few enthusiasts will go on tinkering wherever they may drive, whereas a trade needs customers, and customers need streets.",
          },
        },
        {
          clause: "a parked beauty from 1958 is part of our heritage",
          detail:
            "Children who walk past a hundred grey cars stop before one with fins and ask who made it.",
          paraphrases: [
            "classic cars are history",
            "they're part of our culture like old houses",
            "because these cars belong to what our forebears left us",
            "old motors are a piece of the past worth having around",
            "it's cultural heritage on wheels",
          ],
          opposites: [
            "a parked car from 1958 is just a heap of scrap",
            "classic cars are no part of our heritage",
            "old cars have nothing to do with our history",
          ],
          ambiguous: {
            phrase: "heritage",
            readings: ["things that tell how people lived", "things that ought to be kept in use"],
            stake:
              "A car can tell how people lived from inside a museum, so it needs the city's streets only if it ought to be kept in use.",
          },
        },
      ],
    },
  ],
};
