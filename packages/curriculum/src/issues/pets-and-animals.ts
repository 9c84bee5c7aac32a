import type { IssueFamily } from "../issue.ts";

/** Issues about pets, their keepers, shelters, zoos and the animals around us. */
export const petsAndAnimals: IssueFamily = {
  id: "pets-and-animals",
  name: "pets and animals",
  keywords: [
    "pet",
    "pets",
    "animal",
    "animals",
    "dog",
    "dogs",
    "puppy",
    "puppies",
    "cat",
    "cats",
    "kitten",
    "kittens",
    "rabbit",
    "rabbits",
    "horse",
    "horses",
    "hamster",
    "hamsters",
    "guinea pigs",
    "animal welfare",
    "animal rights",
    "zoo",
    "zoos",
    "vet",
    "vets",
  ],
  issues: [
    {
      id: "cats-indoors-at-night",
      question: "Should the owners of cats beside a nature reserve keep them in at night?",
      background:
        "The estate at the edge of the marsh has three hundred houses and almost as many cats. Most of them come and go through a flap.",
      objection: "a cat that hears the night outside and cannot go out is miserable",
      objectionParaphrases: [
        "cats hate being locked in",
        "it's cruel to the cat, which wants to be out",
        "owners say that a cat shut up indoors is unhappy",
      ],
      claim: "cat owners on the estate should keep their animals indoors from dusk until dawn",
      claimParaphrases: [
        "keep the cats in overnight",
        "no cats outside after dark",
        "owners ought to lock the flap in the evening",
        "people who have a cat on the estate must not let it roam at night",
        "the cats need to be inside until morning",
      ],
      claimOpposites: [
        "cats on the estate should not be kept indoors at night",
        "cat owners should let their animals out from dusk until dawn",
        "let the cats out at night",
        "leave the cat flap open and let puss roam all night",
      ],
      reasons: [
        {
          clause: "a prowling cat takes the chicks of rare birds that nest on the marsh",
          detail:
            "In one week of May the warden found three lapwing nests empty, with soft prints in the mud.",
          paraphrases: [
            "cats kill the birds",
            "it protects the birds that breed there",
            "because otherwise scarce birds lose their young to cats",
            "moggies eat baby birds you don't see anywhere else",
            "unusual marsh birds are being caught at night",
          ],
          opposites: [
            "prowling cats leave the chicks on the marsh alone",
            "cats don't take the chicks of rare birds",
            "the rare birds on the marsh lose their chicks to other animals than cats",
          ],
          ambiguous: {
            phrase: "rare",
            readings: ["seldom seen in this district", "close to dying out altogether"],
            stake:
              "If the birds are close to dying out, every chick counts; if they are merely seldom seen here, they may be doing well elsewhere.",
          },
        },
        {
          clause: "a cat that spends the night on the sofa has a better life",
          detail:
            "On most Mondays the vet in Marsh Road has a torn ear or a broken tail to see to.",
          paraphrases: [
            "it's good for the cats themselves",
            "cats are better off inside at night",
            "because a cat which stays in comes to less grief",
            "your pet does well out of it too",
            "an indoor night is kinder to the animal",
          ],
          opposites: [
            "a cat that spends the night outdoors has a better life",
            "a cat on the sofa all night has a worse life",
            "staying in at night does not give a cat a better life",
          ],
          ambiguous: {
            phrase: "better life",
            readings: ["more years with fewer injuries", "more of what a cat enjoys"],
            stake:
              "Fewer injuries are easy to show, but whether a cat enjoys the sofa more than the dark is exactly what its owner may doubt.",
          },
        },
        {
          clause: "the neighbours have a right to a night without howling under the window",
          detail:
            "Two toms meet on the same garage roof at three, and the whole close knows their names.",
          paraphrases: [
            "people nearby need their sleep",
            "it stops the noise at night",
            "because residents shouldn't be woken by yowling cats",
            "no one wants a cat fight outside the bedroom",
            "everyone next door is entitled to some quiet",
          ],
          opposites: [
            "the neighbours have to put up with howling at night",
            "neighbours have no right to a night without howling cats",
            "cats locked indoors howl more and disturb the neighbours",
          ],
          ambiguous: {
            phrase: "right",
            readings: [
              "a claim that the law would back",
              "a wish that any decent owner would grant",
            ],
            stake:
              "If the law would back them, owners have little choice; if it is a matter of decency, the wishes of the cat may count as well.",
          },
        },
      ],
    },
    {
      id: "tenants-one-pet",
      question: "Should the tenants of a housing association be allowed one cat or dog each?",
      background:
        "The housing association forbids cats and dogs in all of its six hundred flats. In the autumn the tenants will vote on new house rules.",
      objection: "the next tenant may be allergic to what a cat has left in the carpet",
      objectionParaphrases: [
        "later tenants could have allergies",
        "whoever moves in after might react to the hair",
        "some say the flat is spoilt for people who can't stand cat fur",
      ],
      claim: "every tenant of the association should be allowed to keep one cat or one dog",
      claimParaphrases: [
        "tenants ought to have pets",
        "allow pets in the flats",
        "the ban on cats and dogs has to go",
        "one pet per tenant needs to be permitted",
        "a dog or a cat in every flat that wants one",
      ],
      claimOpposites: [
        "tenants should not be allowed to keep a cat or a dog",
        "the association should go on banning cats and dogs from its flats",
        "keep the flats pet-free",
        "no moggies or mutts in the flats, full stop",
      ],
      reasons: [
        {
          clause: "an animal keeps people who live alone from feeling forgotten",
          detail: "On the fourth floor a widow of eighty talks to the radio and tells it to sit.",
          paraphrases: [
            "pets help against loneliness",
            "it's company for singles",
            "because somebody by themselves needs an animal to talk to",
            "a cat makes you feel less lonely when there's no one else",
            "people with nobody around would have a companion",
          ],
          opposites: [
            "an animal makes people who live alone feel even more forgotten",
            "a pet doesn't make lonely people feel less forgotten",
            "people who live alone are lonelier with an animal",
          ],
          ambiguous: {
            phrase: "alone",
            readings: ["with no one else in the flat", "without friends or relations anywhere"],
            stake:
              "For a person without anyone in the world a dog may be a rescue, but many who have a flat to themselves have company enough.",
          },
        },
        {
          clause: "a trained animal does no more damage to a flat than a small child",
          detail:
            "In number nine, where twins grew up, every door had to be replaced from the handle down.",
          paraphrases: [
            "pets don't ruin flats",
            "kids break just as much as dogs do",
            "because a well brought up pet won't harm the place any more than a toddler",
            "a toddler wrecks as much as a dog",
            "children leave as many marks on a home",
          ],
          opposites: [
            "a trained animal does more damage to a flat than a small child",
            "a small child does less damage to a flat than a dog",
            "even trained animals don't leave a flat undamaged",
          ],
          ambiguous: {
            phrase: "trained",
            readings: ["clean in the house", "obedient to every word"],
            stake:
              "Nearly every cat and dog is clean in the house but may still scratch; few obey every word, so the promise would cover only those few.",
          },
        },
        {
          clause: "a landlord who admits animals is less likely to lose good tenants",
          detail:
            "The couple from number thirty gave notice in May and bought a terrier the same week.",
          paraphrases: [
            "decent tenants would stay",
            "the association keeps the renters it wants",
            "because nice people move out when they can't have a pet",
            "it stops valued residents leaving",
            "you hold on to your best renters if you allow pets",
          ],
          opposites: [
            "a landlord who admits animals is more likely to lose good tenants",
            "good tenants move out when animals are allowed",
            "admitting pets doesn't help a landlord to keep good tenants",
          ],
          ambiguous: {
            phrase: "good tenants",
            readings: ["those who pay on the day", "those who are kind to their neighbours"],
            stake:
              "People who pay on the day save the association money that can mend a carpet; kind neighbours are a blessing that mends none.",
          },
        },
      ],
    },
    {
      id: "shelter-full-time-job",
      question: "Should an animal shelter let people with full-time jobs adopt a dog?",
      background:
        "The animal shelter by the canal places some two hundred dogs a year. It turns down anyone whose job keeps them out for more than six hours.",
      objection: "a dog on its own from eight till five barks, chews and pines",
      objectionParaphrases: [
        "dogs get lonely all day",
        "a dog shouldn't be by itself while its owner is at work",
        "opponents say that the animal suffers and wrecks the place when nobody's in",
      ],
      claim: "the shelter should let people with a full-time job adopt a dog",
      claimParaphrases: [
        "let full-time workers have dogs",
        "don't refuse people just for working all day",
        "the shelter has to drop its six-hour rule",
        "somebody who's employed full time needs to have the chance to adopt",
        "allow dogs to go to people who work forty hours",
      ],
      claimOpposites: [
        "the shelter should not let people with a full-time job adopt a dog",
        "the shelter should go on turning away people who work full time",
        "no dogs for full-time workers",
        "if you work all day you shouldn't get a dog",
      ],
      reasons: [
        {
          clause: "every dog that moves out makes room in the kennels for one in greater need",
          detail:
            "At the moment eleven strays are waiting in barns and bathrooms for a kennel to fall empty.",
          paraphrases: [
            "it frees up kennels",
            "there'd be space for other dogs",
            "because each adoption lets the shelter take in a dog that's worse off",
            "more places for strays who need it more",
            "another animal can have the cage",
          ],
          opposites: [
            "there is room in the kennels for every dog in need already",
            "a dog that moves out doesn't make room for one in greater need",
            "the kennels stay full whichever dogs move out",
          ],
          ambiguous: {
            phrase: "greater need",
            readings: ["in danger where it is now", "longer on the waiting list"],
            stake:
              "If dogs outside are in danger, a full kennel may cost a life; if they have only waited longer, some of them may be doing well where they are.",
          },
        },
        {
          clause: "somebody on a full wage can give an old dog the care it requires",
          detail:
            "Tablets for a spaniel's heart come to forty pounds a month, and spaniels live to fifteen.",
          paraphrases: [
            "workers have money for the vet",
            "with a proper salary you can look after an elderly dog",
            "because an older dog is expensive and they've got an income",
            "people in full-time work can provide for an ageing animal",
            "they can pay for what an old dog needs",
          ],
          opposites: [
            "somebody on a full wage neglects the care an old dog requires",
            "a full wage does not mean an old dog gets the care it needs",
            "only people at home all day can give an old dog its care",
          ],
          ambiguous: {
            phrase: "care",
            readings: ["medicine and a good vet", "time and company"],
            stake:
              "A wage buys medicine, but time and company are just what a full-time job takes away.",
          },
        },
        {
          clause: "people who are refused often end up with a cheap puppy from the internet",
          detail:
            "In June a nurse went straight from the shelter's desk to a man with a cardboard box.",
          paraphrases: [
            "otherwise they buy puppies online",
            "if the shelter says no they go to dealers",
            "because folk who get turned down just order some pup off a website",
            "saying no drives people to sellers on the net",
            "rejected applicants get their dog from an advert instead",
          ],
          opposites: [
            "people who are refused seldom go and buy a puppy from the internet",
            "people who are refused by the shelter don't buy cheap puppies",
            "whoever is refused waits patiently and leaves the internet puppies alone",
          ],
          ambiguous: {
            phrase: "cheap",
            readings: ["low in price", "bred without any scruple"],
            stake:
              "A puppy that is merely low in price may be as sound as any, while one bred without scruple keeps a cruel trade going.",
          },
        },
      ],
    },
    {
      id: "classroom-rabbit",
      question: "Should a primary school find a new home for its classroom rabbit?",
      background:
        "A rabbit called Clover lives in a hutch at the back of class three. The children feed her in turns and take her home for the holidays.",
      objection: "children learn gentleness from a creature weaker than themselves",
      objectionParaphrases: [
        "kids learn to be gentle",
        "looking after a rabbit teaches children kindness",
        "others think the class gets more caring through it",
      ],
      claim: "the school should find Clover a home outside the classroom",
      claimParaphrases: [
        "the rabbit ought to live somewhere else",
        "Clover needs a new home",
        "get the rabbit out of the classroom",
        "they have to give the class rabbit away",
        "no rabbit in class three any more, find it a proper place",
      ],
      claimOpposites: [
        "the school should not give Clover away",
        "Clover the rabbit should stay in the classroom",
        "keep the rabbit in class",
        "let the kids hang on to their bunny",
      ],
      reasons: [
        {
          clause: "a rabbit is a social animal and does badly on long weekends without company",
          detail:
            "From Friday at three until Monday at eight nothing moves in the room but the clock.",
          paraphrases: [
            "the rabbit is lonely",
            "rabbits shouldn't be by themselves",
            "because she has no one around from friday to monday",
            "bunnies need somebody with them and she's got nobody at weekends",
            "it's bad for her to be left for days",
          ],
          opposites: [
            "a rabbit likes to be alone and does well on quiet weekends",
            "rabbits aren't social and don't need company at weekends",
            "a rabbit enjoys long weekends without company",
          ],
          ambiguous: {
            phrase: "social",
            readings: ["at home only among its own kind", "glad of any company, people's too"],
            stake:
              "If only other rabbits will do, no classroom gives her what she needs; if people will do, a child could fetch her on Fridays.",
          },
        },
        {
          clause: "fur and straw in a closed room are hard on sensitive pupils",
          detail:
            "One girl in the second row has asked three times to be moved nearer to the door.",
          paraphrases: [
            "some kids can't stand the fur",
            "it's not nice for children who react to animals",
            "because straw and hair bother certain pupils",
            "a few of the class suffer from the rabbit being there",
            "delicate children have trouble with the hair",
          ],
          opposites: [
            "fur and straw in a room make sensitive pupils tougher",
            "fur and straw do sensitive pupils no harm",
            "even sensitive pupils are fine with fur and straw in the room",
          ],
          ambiguous: {
            phrase: "sensitive",
            readings: ["those with asthma or an allergy", "those who are easily put off by smells"],
            stake:
              "Asthma is a matter that no school may ignore, whereas a dislike of the smell could be met with an open window.",
          },
        },
        {
          clause:
            "an animal that belongs to twenty-six families has nobody who is truly responsible",
          detail:
            "At half-term two families each believed that Clover was in the other one's kitchen.",
          paraphrases: [
            "no one really takes charge of her",
            "when it's everybody's rabbit it's nobody's",
            "because with so many owners no one feels it's their job",
            "there isn't a single person in charge",
            "shared between all the families, the animal has no real keeper",
          ],
          opposites: [
            "twenty-six families together are more responsible than one",
            "a rabbit that belongs to many families never lacks someone responsible",
            "each of the twenty-six families feels truly responsible for the animal",
          ],
          ambiguous: {
            phrase: "responsible",
            readings: [
              "to be held to account if she is neglected",
              "fond enough of her to notice that she is ill",
            ],
            stake:
              "Somebody to be held to account could be named tomorrow on a list; a person fond enough to notice cannot be appointed.",
          },
        },
      ],
    },
    {
      id: "zoo-elephants",
      question: "Should a city zoo give up keeping elephants once its old ones have died?",
      background:
        "Our city zoo keeps two elephants on a plot the size of a football pitch. Both of them are past forty.",
      objection: "without elephants half the families would stay away from the zoo",
      objectionParaphrases: [
        "fewer visitors would come",
        "families go to the zoo for the elephants",
        "the worry is that people stop visiting once there are no elephants",
      ],
      claim: "the zoo should take in no more elephants when the present two have died",
      claimParaphrases: [
        "no new elephants at the zoo",
        "the zoo ought to stop keeping elephants after these two",
        "once the old pair is gone, that has to be it",
        "don't replace the elephants when they die",
        "the city zoo needs to do without elephants in future",
      ],
      claimOpposites: [
        "the zoo should not give up keeping elephants",
        "the zoo should bring in new elephants when the old ones have died",
        "keep elephants at the zoo",
        "get some more elephants in when these two are gone",
      ],
      reasons: [
        {
          clause: "no elephant can lead a normal life on ground that it crosses in two minutes",
          detail: "The older cow has worn a path along the moat, eighty paces out and eighty back.",
          paraphrases: [
            "the enclosure is too small",
            "elephants need more space than that to live as they're meant to",
            "because an elephant can't live properly on a tiny plot",
            "there isn't enough room for such big beasts",
            "it's no life for an elephant, it's so cramped",
          ],
          opposites: [
            "an elephant can lead a normal life on a small plot",
            "elephants don't need more ground than they have at the zoo",
            "elephants live quite normally on ground they cross in two minutes",
          ],
          ambiguous: {
            phrase: "normal",
            readings: ["as elephants live in the wild", "sound in body and in mind"],
            stake:
              "Nothing in any city is like the wild, which would rule out every zoo; soundness of body and mind can be examined in this one.",
          },
        },
        {
          clause: "a zoo could save a dozen smaller species for the price of two elephants",
          detail: "The last toads from a valley in Spain live in a tank behind the boiler.",
          paraphrases: [
            "the money could help other animals",
            "lots of little creatures could be kept going instead",
            "because elephants cost so much that others go without",
            "you could protect many more kinds of animal with the cash",
            "spend it on species that are small",
          ],
          opposites: [
            "two elephants cost less than a dozen smaller species",
            "saving smaller species would not be any cheaper than keeping elephants",
            "the price of two elephants would hardly save a single small species",
          ],
          ambiguous: {
            phrase: "save",
            readings: ["keep alive behind glass", "bring back to the places they came from"],
            stake:
              "A dozen species living behind glass are a smaller gain than a dozen back in their valleys, which a zoo alone can hardly achieve.",
          },
        },
        {
          clause: "a good film teaches children more about elephants than a bare yard does",
          detail:
            "Most school parties spend four minutes at the moat and then ask where the ice cream is.",
          paraphrases: [
            "kids learn more from films",
            "watching a documentary is more instructive",
            "because you find out more on a screen than by looking at a yard",
            "a nature film does the job better than the enclosure",
            "what do pupils learn from an empty yard anyway?",
          ],
          opposites: [
            "a bare yard teaches children more about elephants than a good film does",
            "children learn less from a film than from seeing real elephants",
            "a film doesn't teach children anything about elephants",
          ],
          ambiguous: {
            phrase: "teaches",
            readings: ["gives them knowledge", "makes them care"],
            stake:
              "For knowledge the film will win, but a child may start to care only after standing in front of the animal itself.",
          },
        },
      ],
    },
    {
      id: "office-dogs-friday",
      question: "Should the staff of an office be allowed to bring their dogs on Fridays?",
      background:
        "Forty people sit in our open-plan office. Three of them have asked whether they may bring their dogs in on Fridays.",
      objection: "nobody takes a job in order to get over a fear of dogs",
      objectionParaphrases: [
        "some colleagues are scared of dogs",
        "people who are afraid shouldn't have to face a dog at work",
        "it's hard on anyone with a dog phobia, critics say",
      ],
      claim: "the staff should be allowed to bring a quiet dog into the office on Fridays",
      claimParaphrases: [
        "let people bring dogs on Fridays",
        "dogs ought to be welcome in the office once a week",
        "the office needs a dog day",
        "employees must be able to take a well-behaved dog to work on friday",
        "allow dogs in at the end of the week",
      ],
      claimOpposites: [
        "staff should not be allowed to bring dogs into the office",
        "the office should stay free of dogs on Fridays",
        "no dogs in the office",
        "leave your dog at home when you come to work",
      ],
      reasons: [
        {
          clause: "people work better with a dog asleep under the next desk",
          detail:
            "On the day of a retriever's visit, nobody in accounts raised their voice until four o'clock.",
          paraphrases: [
            "dogs are good for the work",
            "a dog in the room helps us do our jobs",
            "because everyone performs better with an animal around",
            "you get on with things more when there's a dog about",
            "staff do a finer job beside a sleeping dog",
          ],
          opposites: [
            "people work worse with a dog under the next desk",
            "a dog under the desk keeps people from their work",
            "nobody works better because a dog is asleep nearby",
          ],
          ambiguous: {
            phrase: "work better",
            readings: ["get more done in a day", "get on with one another"],
            stake:
              "If people get more done, the firm gains as well; if they only get on with one another, Friday may be pleasant and slow.",
          },
        },
        {
          clause: "an owner who need not rush home to a dog can be more flexible",
          detail:
            "At three Marta puts down the telephone in mid-sentence and runs, for a bladder keeps no timetable.",
          paraphrases: [
            "owners wouldn't have to dash off",
            "they'd have more freedom with their hours",
            "because no one has to hurry back to let the dog out",
            "it makes staff with dogs easier to plan with",
            "if the pet's at work you needn't leave on the dot",
          ],
          opposites: [
            "an owner with a dog in the office is less flexible",
            "having the dog at work does not make its owner more flexible",
            "owners with a dog at home can stay as late as anyone",
          ],
          ambiguous: {
            phrase: "flexible",
            readings: ["stay on when the firm needs it", "come and go as it suits them"],
            stake:
              "Staff who stay on when needed are a gain to the firm; staff who come and go as they please are a gain only to themselves.",
          },
        },
        {
          clause: "a firm that welcomes animals attracts the right people when a post is vacant",
          detail:
            "Our last advertisement ran for five months and drew a retired sailor and a man called Rex.",
          paraphrases: [
            "it helps with hiring",
            "better applicants would want to join us",
            "because jobseekers we'd like come to a place that allows pets",
            "dog-friendly offices find the staff they need",
            "a company like that is appealing to good candidates",
          ],
          opposites: [
            "a firm that welcomes animals puts off the right people",
            "welcoming animals doesn't attract anybody when a post is vacant",
            "the right people apply to firms that keep animals out",
          ],
          ambiguous: {
            phrase: "right people",
            readings: ["those with the most skill", "those who suit the mood of the place"],
            stake:
              "Skill has little to do with a liking for dogs, whereas people who suit the mood may well be drawn by one.",
          },
        },
      ],
    },
  ],
};
