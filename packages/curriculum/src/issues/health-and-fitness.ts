import type { IssueFamily } from "../issue.ts";

/** Issues about exercise, sleep, food and peace of mind. */
export const healthAndFitness: IssueFamily = {
  id: "health-and-fitness",
  name: "health and fitness",
  keywords: [
    "health",
    "fitness",
    "gym",
    "gyms",
    "working out",
    "workout",
    "workouts",
    "weightlifting",
    "bodybuilding",
    "exercise",
    "yoga",
    "pilates",
    "meditation",
    "mindfulness",
    "sleep",
    "insomnia",
    "nutrition",
    "diet",
    "diets",
    "dieting",
    "healthy eating",
    "mental health",
    "wellness",
    "wellbeing",
    "medicine",
  ],
  issues: [
    {
      id: "gym-filming-ban",
      question: "Should a gym ban filming on its training floor?",
      background:
        "The gym in the old post office has four hundred members and one large training floor. At present anyone may film there with a phone.",
      objection: "a film of your own squat is the cheapest coach that there is",
      objectionParaphrases: [
        "people film to check their form",
        "videos of yourself help you improve your technique without paying a trainer",
        "you learn from watching yourself lift",
      ],
      claim: "the gym should ban all filming on its training floor",
      claimParaphrases: [
        "no filming in the gym",
        "members shouldn't be allowed to take videos where people train",
        "the gym ought to forbid anyone to record on the floor",
        "put your phone cameras away while you're training there",
        "they need a rule against videos in the gym",
      ],
      claimOpposites: [
        "the gym should not ban filming on its training floor",
        "members should be free to film on the gym's training floor",
        "let people film in the gym",
        "film as much as you like at the gym, mate",
      ],
      reasons: [
        {
          clause: "newcomers train with more confidence when no stranger's camera is running",
          detail:
            "On her first evening a woman of fifty put down the bar and left when a tripod went up.",
          paraphrases: [
            "beginners feel surer of themselves",
            "new people aren't so nervous if nobody's recording",
            "because a camera puts off anybody who has just started",
            "those who have only just joined would be less shy without phones pointed at them",
            "cameras scare newbies",
          ],
          opposites: [
            "newcomers train with more confidence when a camera is running",
            "newcomers don't get more confident because nobody is filming",
            "beginners feel just as sure of themselves with strangers' cameras around",
          ],
          ambiguous: {
            phrase: "confidence",
            readings: ["belief in their own strength", "trust that nobody will make fun of them"],
            stake:
              "A ban may well win the trust of newcomers, but it's hard to see how it would make them believe in their own strength.",
          },
        },
        {
          clause: "members have a right to privacy even in a room full of mirrors",
          detail:
            "One man found his own red face behind somebody else's deadlift, with nine hundred comments below.",
          paraphrases: [
            "it invades people's private life",
            "nobody wants to end up in a stranger's video",
            "because you've a right not to be filmed by others",
            "the people in the background never agreed to be recorded",
            "everyone's entitled to be left alone while training, aren't they?",
          ],
          opposites: [
            "members give up their privacy in a room full of mirrors",
            "nobody has a right to privacy on a training floor",
            "whoever trains among others has to accept being seen and filmed",
          ],
          ambiguous: {
            phrase: "privacy",
            readings: [
              "not being looked at while they sweat",
              "not having their picture passed around",
            ],
            stake:
              "A ban does keep pictures from being passed around, while in an open room with mirrors it leaves everyone as much looked at as before.",
          },
        },
        {
          clause: "retakes and lamps hold up everyone who has come for serious training",
          detail:
            "Last Monday the only bench by the window was taken for half an hour by a single lift.",
          paraphrases: [
            "filmers block the equipment",
            "you have to wait ages while they shoot it again",
            "because people making videos get in the way of those who want to train",
            "others can't get on with their session on account of all the filming",
            "it wastes the time of people who are there to work out",
          ],
          opposites: [
            "retakes and lamps hold up no one who trains seriously",
            "filming speeds things up for everyone who trains there",
            "serious training goes on just as fast with people filming beside it",
          ],
          ambiguous: {
            phrase: "serious",
            readings: [
              "heavy and hard, close to the limit",
              "meant in earnest, whatever the weight",
            ],
            stake:
              "If only the heavy lifters count, the ban serves a handful of members; if everyone who trains in earnest counts, it serves nearly all.",
          },
        },
      ],
    },
    {
      id: "night-shift-paid-sleep",
      question: "Should a bakery pay its night workers for half an hour's sleep?",
      background:
        "Our bakery runs all night, with forty people at the ovens and on the packing line. Their breaks are unpaid and come to one hour.",
      objection: "nobody else in the trade gets wages for lying down",
      objectionParaphrases: [
        "no other bakery pays for naps",
        "why should you be paid to sleep, when other bakers aren't",
        "it's unheard of in this line of work",
      ],
      claim: "the bakery should give its night workers half an hour of paid sleep on every shift",
      claimParaphrases: [
        "paid naps for the night shift",
        "people who bake at night ought to get thirty minutes' sleep on the clock",
        "let them doze for half an hour and pay them for it",
        "the firm needs to pay its night staff for a nap",
        "night workers should sleep half an hour at the bakery's cost",
      ],
      claimOpposites: [
        "the bakery should not pay its night workers for half an hour of sleep",
        "night workers should stay awake for the whole of their paid shift",
        "no paid naps at the bakery",
        "if you're on the clock you bake, you don't snooze",
      ],
      reasons: [
        {
          clause: "weary hands cause most of the accidents in the last hours before dawn",
          detail:
            "Of the eleven entries in the first-aid book this year, nine were made after four o'clock.",
          paraphrases: [
            "tired workers get hurt",
            "things go wrong when people are worn out towards morning",
            "because exhaustion is what leads to mishaps late in the shift",
            "mishaps come when they can hardly keep their eyes open",
            "it's dangerous to work that tired",
          ],
          opposites: [
            "tired hands cause only a few of the accidents before dawn",
            "most accidents in the last hours have nothing to do with tiredness",
            "weary workers are more careful and cause fewer accidents",
          ],
          ambiguous: {
            phrase: "accidents",
            readings: [
              "injuries such as burns and crushed fingers",
              "mishaps of any kind, down to a dropped tray",
            ],
            stake:
              "Preventing injuries would justify almost any cost, whereas a few dropped trays may well be cheaper than forty half-hours a night.",
          },
        },
        {
          clause: "staff who have lain down for a while do better work until the morning",
          detail:
            "In a trial last May the rested half of the packing line outdid the other half every night.",
          paraphrases: [
            "a nap improves their work",
            "people perform well after a rest",
            "because someone who has slept a bit works well for the rest of the shift",
            "you get more out of rested staff",
            "they'd do a finer job after some shut-eye",
          ],
          opposites: [
            "staff who have lain down for a while do worse work until the morning",
            "a nap makes workers slower for the rest of the night",
            "people don't work any better after lying down",
          ],
          ambiguous: {
            phrase: "better",
            readings: [
              "faster work, more boxes in an hour",
              "more careful work, fewer spoilt loaves",
            ],
            stake:
              "More boxes in an hour could make up for the lost half-hour, but the bakery saves far less if only a few loaves a night are spoilt now.",
          },
        },
        {
          clause: "work at three in the morning is unnatural and calls for something in return",
          detail:
            "Anyone who has tried to sleep through a sunny afternoon beside a school playground knows the price.",
          paraphrases: [
            "they deserve some compensation for nights",
            "humans aren't made to work at that hour, so give them something back",
            "because nobody is meant to be up at 3am and that has to be made good",
            "working through the night goes against nature and earns you an extra",
            "night work isn't normal and ought to be rewarded",
          ],
          opposites: [
            "work at three in the morning is as natural as work by day",
            "working at night isn't unnatural at all",
            "night work is like any other work and calls for no reward",
          ],
          ambiguous: {
            phrase: "unnatural",
            readings: [
              "at odds with the body's own clock",
              "unlike the hours that most people keep",
            ],
            stake:
              "If the body is harmed, sleep is just the right remedy; if the hours are merely odd, a little extra pay would do as well.",
          },
        },
      ],
    },
    {
      id: "hospital-cafe-sugary-drinks",
      question: "Should a hospital café stop selling drinks with added sugar?",
      background:
        "The café in the hospital's entrance hall serves visitors, patients and nine hundred staff. Its fridge holds cola and lemonade beside milk, juice and water.",
      objection: "a frightened visitor at midnight may drink whatever comforts him",
      objectionParaphrases: [
        "worried visitors need their comfort",
        "grown-ups can choose what they drink, above all on a bad night",
        "let people have a cola if it makes them feel a bit less awful",
      ],
      claim: "the hospital café should stop selling drinks with added sugar",
      claimParaphrases: [
        "no more sugary drinks in the hospital",
        "the café ought to take cola and lemonade off its shelves",
        "they shouldn't sell fizzy pop at the hospital any more",
        "get rid of sweetened drinks in the hospital's fridge",
        "a hospital mustn't sell sweet drinks",
      ],
      claimOpposites: [
        "the hospital café should not stop selling sugary drinks",
        "the hospital café should go on selling cola and lemonade",
        "keep the cola in the fridge",
        "let folks have their fizzy sugary drinks at the hospital",
      ],
      reasons: [
        {
          clause: "a hospital sets an example with everything that stands on its shelves",
          detail:
            "Nobody would expect to find cigarettes at the counter, though they are lawful across the street.",
          paraphrases: [
            "hospitals are role models",
            "what it sells sends a signal to the public",
            "because people look to a hospital to see what's all right",
            "a place of healing ought to practise what it preaches",
            "the hospital should lead the way with its products",
          ],
          opposites: [
            "what stands on a hospital's shelves sets an example to nobody",
            "people take the hospital's shelves as a shop like any other",
            "a hospital doesn't set an example by what it sells",
          ],
          ambiguous: {
            phrase: "example",
            readings: [
              "a habit that visitors copy at home",
              "a sign of what the hospital believes in",
            ],
            stake:
              "If visitors really copied it at home, many would gain; as a mere sign of belief, the empty shelf would change nobody's health.",
          },
        },
        {
          clause: "most customers pick something healthy once the cola is out of sight",
          detail:
            "When the fridge broke down in June, the jug on the counter was empty by eleven every morning.",
          paraphrases: [
            "they'd choose something better instead",
            "people drink what's good for them if there's no cola around",
            "because without pop in front of them most will go for a wholesome drink",
            "take it away and the majority buy something that does them good",
            "folk switch to better stuff when the fizzy drinks are gone",
          ],
          opposites: [
            "most customers pick something just as unhealthy once the cola is gone",
            "most people go and buy their cola elsewhere when it is out of sight",
            "customers don't choose anything healthier without the cola",
          ],
          ambiguous: {
            phrase: "healthy",
            readings: [
              "positively good for the body, like water or milk",
              "a little less bad, like fruit juice",
            ],
            stake:
              "A move to water or milk would be worth having, but a glass of fruit juice can hold nearly as much sugar as the cola.",
          },
        },
        {
          clause: "patients on a strict diet are spared a temptation on the way back to the ward",
          detail:
            "Between the X-ray room and the lift there is no other path than the one past the fridge.",
          paraphrases: [
            "dieting patients aren't tempted",
            "sick people who have to watch what they eat won't be led astray",
            "because it's hard to keep to your diet when you walk past cola",
            "those who must not have sugar would find it easier to hold out",
            "why dangle it in front of patients on a diet?",
          ],
          opposites: [
            "patients on a strict diet are tempted more by drinks that are forbidden",
            "patients on a diet walk past the fridge without being tempted",
            "taking the drinks away does not spare patients any temptation",
          ],
          ambiguous: {
            phrase: "strict",
            readings: ["ordered by a doctor", "chosen by themselves but closely kept"],
            stake:
              "A diet that doctors order is plainly the hospital's business, whereas one that patients choose for themselves is theirs to keep.",
          },
        },
      ],
    },
    {
      id: "park-trainers-licence",
      question: "Should fitness trainers need a licence to hold paid classes in a public park?",
      background:
        "On weekday mornings up to six trainers hold classes on the lawns of our park. A class costs eight pounds, none of which goes to the council.",
      objection: "open-air classes get people moving who would never enter a gym",
      objectionParaphrases: [
        "it reaches people who hate gyms",
        "classes outdoors bring exercise to the inactive",
        "a fee could kill off something that gets folk off the sofa",
      ],
      claim: "trainers who hold paid classes in the park should have to buy a licence",
      claimParaphrases: [
        "trainers need a park licence",
        "charge fitness instructors who work on the lawns",
        "the council ought to make them pay for a permit",
        "no permit, no paid lessons",
        "anyone who teaches there for money must get a licence first",
      ],
      claimOpposites: [
        "trainers should not have to buy a licence for classes in the park",
        "trainers should hold their paid classes in the park free of charge",
        "no licence for park trainers",
        "leave the fitness coaches in the park alone and don't charge them",
      ],
      reasons: [
        {
          clause: "forty pairs of shoes on the same spot do damage to the grass",
          detail:
            "Where the seven o'clock class does its star jumps there has been a brown oval for weeks.",
          paraphrases: [
            "the lawn gets ruined",
            "all that jumping wears out the turf",
            "because so many feet wreck the grass",
            "classes leave the lawns in a bad state",
            "the grass can't take that many people",
          ],
          opposites: [
            "forty pairs of shoes on the same spot do the grass no harm",
            "the grass copes easily with classes of forty people",
            "exercise classes don't damage the lawn",
          ],
          ambiguous: {
            phrase: "damage",
            readings: [
              "bald patches that grow back in spring",
              "harm to soil and roots that stays",
            ],
            stake:
              "Lasting harm to the soil costs the council money that somebody has to pay, while patches that grow back cost nothing but patience.",
          },
        },
        {
          clause: "whoever earns money on common ground owes the town a fair part of it",
          detail:
            "The man with the ice-cream van by the gate hands over six hundred pounds every summer.",
          paraphrases: [
            "they profit from public land",
            "if you make a living in the park, give the town its cut",
            "because trainers use what belongs to everybody to earn their income",
            "people who do business on public land ought to share their takings",
            "the town deserves something from what they make there",
          ],
          opposites: [
            "whoever earns money on common ground owes the town nothing",
            "common ground is free for everybody, even for those who earn money there",
            "people who work in the park shouldn't owe the town a share",
          ],
          ambiguous: {
            phrase: "fair",
            readings: [
              "enough to cover what the classes cost the town",
              "as much as other traders there are charged",
            ],
            stake:
              "Six classes on a lawn may cost the town next to nothing, so the reason weighs more if trainers are measured against other traders.",
          },
        },
        {
          clause: "a permit would let the council turn away instructors who are not qualified",
          detail:
            "A postman with a whistle and a good voice now draws as many people as the physiotherapist.",
          paraphrases: [
            "it keeps out the amateurs",
            "people who don't know what they're doing wouldn't be let in",
            "because then somebody checks who is teaching",
            "the town would be able to weed out trainers without training",
            "with a permit system you can stop cowboys from running classes",
          ],
          opposites: [
            "a permit would let in instructors who are not qualified",
            "a permit would not keep out unqualified instructors",
            "the council would hand permits to qualified and unqualified instructors alike",
          ],
          ambiguous: {
            phrase: "qualified",
            readings: ["in possession of a certificate", "able to teach without hurting anyone"],
            stake:
              "A certificate is easy to ask for at a desk, but whether somebody can teach without hurting anyone shows only on the lawn.",
          },
        },
      ],
    },
    {
      id: "sick-days-no-questions",
      question: "Should a firm grant three sick days a year without asking the cause?",
      background:
        "Sixty people work in our office. Whoever is ill has to ring the manager before nine and say what the matter is.",
      objection: "some will treat the three days as an extra holiday",
      objectionParaphrases: [
        "people will abuse it",
        "they'd just take them as additional leave",
        "a few colleagues would use the days for fun",
      ],
      claim: "the firm should grant everyone three sick days a year without asking the cause",
      claimParaphrases: [
        "three sick days, no questions asked",
        "you shouldn't have to say why you're ill for three days a year",
        "staff ought to get a few days off sick without explaining",
        "let people stay at home three times a year without giving a reason",
        "the company must stop asking what's wrong, at least for three days",
      ],
      claimOpposites: [
        "the firm should not grant sick days without asking the cause",
        "the firm should always ask people what the matter is when they are ill",
        "keep asking for the reason",
        "if you're off sick you gotta tell the boss why",
      ],
      reasons: [
        {
          clause: "a person who is depressed can seldom bear to say so on the telephone",
          detail:
            "One colleague had eleven migraines last winter and had never had a headache in her life.",
          paraphrases: [
            "it's hard to admit you're depressed",
            "people hide low moods from their boss",
            "because nobody likes to ring up and say their mind is the problem",
            "if you're in a dark place you can't explain that to a manager",
            "telling the boss about your mental health on a call is too much to ask",
          ],
          opposites: [
            "a person who is depressed finds it easy to say so on the telephone",
            "depressed people gladly tell the manager what is wrong",
            "telling the manager about a depression isn't hard for anyone",
          ],
          ambiguous: {
            phrase: "depressed",
            readings: ["ill with depression", "in low spirits for a few days"],
            stake:
              "Someone in low spirits may be helped by three days, but someone ill with depression needs far more and will have to tell the firm anyway.",
          },
        },
        {
          clause: "one day of rest in good time saves weeks of absence later on",
          detail:
            "The head of accounts worked through a bad November and was not seen again until Easter.",
          paraphrases: [
            "a short break prevents long illness",
            "stop early and you won't be off for ages",
            "because taking a day now keeps you from breaking down for weeks",
            "the firm loses less time if people pause before it gets bad",
            "better a day off now than a month off in spring",
          ],
          opposites: [
            "one day of rest soon leads to weeks of absence",
            "a day off in good time does not prevent longer absences",
            "people who rest for a day stay away longer later on",
          ],
          ambiguous: {
            phrase: "rest",
            readings: [
              "quiet hours with nothing to do",
              "any day away from the desk, however busy",
            ],
            stake:
              "A quiet day may well ward off something worse, but a day away from the desk spent on errands leaves people as worn out as before.",
          },
        },
        {
          clause: "employees repay trust with a stronger commitment to the firm",
          detail:
            "When the time clock was taken down two years ago, the gloomy forecasts all proved wrong.",
          paraphrases: [
            "trusted staff are more loyal",
            "if you believe people they give you something back",
            "because workers who aren't checked up on stand by their company",
            "show faith in the staff and they'll go the extra mile",
            "people who feel trusted are keener on the place they work for",
          ],
          opposites: [
            "employees repay trust by doing less for the firm",
            "trust makes staff less committed to the firm",
            "employees don't work harder because they are trusted",
          ],
          ambiguous: {
            phrase: "commitment",
            readings: ["readiness to work harder", "readiness to stay in the job for years"],
            stake:
              "Harder work would make up for the lost days at once, while people may stay for years merely because the job is comfortable.",
          },
        },
      ],
    },
    {
      id: "gym-on-prescription",
      question: "Should family doctors be able to prescribe three months at a gym?",
      background:
        "The surgery in our valley treats hundreds of patients with bad backs. The gym across the road charges thirty-two pounds a month.",
      objection: "half of those who are given a membership give up by the third week",
      objectionParaphrases: [
        "many soon stop going",
        "people quit what they didn't pay for",
        "every other person would drop out, sceptics say",
      ],
      claim: "doctors in the valley should be able to prescribe three months at the gym",
      claimParaphrases: [
        "gym on prescription",
        "the surgery ought to be allowed to send patients to the gym at public cost",
        "let GPs write a prescription for a three-month membership",
        "a doctor should be free to order gym sessions like medicine",
        "doctors need the right to give people a quarter of a year at the gym",
      ],
      claimOpposites: [
        "doctors in the valley should not prescribe the gym",
        "patients in the valley should pay for the gym themselves",
        "no gym on prescription",
        "docs should stick to pills and leave the gym out of it",
      ],
      reasons: [
        {
          clause: "training with weights works for many people whom tablets have failed",
          detail:
            "A roofer who had lived on painkillers for six years threw the last packet away in April.",
          paraphrases: [
            "exercise helps where pills don't",
            "training gets results for people medicine couldn't help",
            "because moving does more for some backs than drugs",
            "when tablets are no good, strength work often is",
            "some folks get better from the gym, not from meds",
          ],
          opposites: [
            "tablets work for many people whom training with weights has failed",
            "training with weights makes bad backs worse",
            "weights don't help people whom tablets have failed",
          ],
          ambiguous: {
            phrase: "works",
            readings: ["eases the pain while they keep it up", "puts right what was wrong"],
            stake:
              "If the gym puts the trouble right, three months may be enough; if it only eases pain for a while, somebody has to go on paying.",
          },
        },
        {
          clause: "a slip of paper from the surgery has more authority than a word of advice",
          detail:
            "The leaflet on back care has lain in the waiting room for years, and the pile never shrinks.",
          paraphrases: [
            "people heed a prescription",
            "patients take it seriously when it's written down by the doctor",
            "because a prescription counts for more than being told to exercise",
            "you do it if it's official, not if someone just suggests it",
            "mere tips get ignored, a prescription doesn't",
          ],
          opposites: [
            "a word of advice has more authority than a slip of paper from the surgery",
            "patients ignore a slip of paper just like a word of advice",
            "a prescription does not carry any more weight than advice",
          ],
          ambiguous: {
            phrase: "authority",
            readings: ["the weight of expert knowledge", "the force of an order"],
            stake:
              "Patients persuaded by a doctor's knowledge may train on after three months, whereas those who merely obey an order will stop when it runs out.",
          },
        },
        {
          clause: "the monthly charge shuts out the patients who need exercise most",
          detail:
            "For a carer on the minimum wage, a month of training costs as much as a week's groceries.",
          paraphrases: [
            "those it'd help can't pay",
            "the gym is too dear for the very patients it's meant for",
            "because thirty-two pounds keeps out the ones who ought to be there",
            "people who should be training the most don't have the money",
            "the fee stops the wrong people from going",
          ],
          opposites: [
            "the patients who need exercise most can easily afford the monthly charge",
            "the monthly charge doesn't shut out any patient",
            "the patients who need it most already pay for the gym",
          ],
          ambiguous: {
            phrase: "need",
            readings: ["are in the worst health", "would gain the most from training"],
            stake:
              "Patients in the worst health may be too ill to train at all, so the reason is stronger if it speaks of those who would gain the most.",
          },
        },
      ],
    },
  ],
};
