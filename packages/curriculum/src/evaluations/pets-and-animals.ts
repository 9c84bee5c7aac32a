import type { IssueEvaluation } from "../evaluation.ts";

/** What modules 2 to 7 need to know of the issues about pets and other animals. */
export const petsAndAnimals: readonly IssueEvaluation[] = [
  {
    issue: "cats-indoors-at-night",
    reasons: [
      {
        gap: {
          question: "How many of the chicks on the marsh are lost to foxes, crows or floods?",
          paraphrases: [
            "what else kills the chicks?",
            "it doesn't say if other animals rob the nests too",
            "number of nests emptied by foxes",
            "how many birds are really killed by cats in a year?",
            "three nests out of how many?",
            "we're not told how big a part the cats play",
          ],
        },
        assumption: {
          clause: "the cats of the estate take the chicks at night rather than by day",
          paraphrases: [
            "the hunting happens in the dark",
            "that cats don't catch chicks during the day",
            "keeping cats in at night would save the birds",
            "assumes the nests get robbed after dusk",
            "couldn't the cats just do it at noon instead?",
          ],
        },
        alternative: {
          clause: "the warden should put a fence around the nesting ground in spring",
          paraphrases: [
            "fence the nests off",
            "protect the birds with wire so no cat gets in",
            "the marsh ought to be closed off while the birds breed",
            "build something that keeps cats out of the marsh",
          ],
        },
      },
      {
        gap: {
          question: "Are cats that stay in at night really healthier than cats that roam?",
          paraphrases: [
            "do indoor cats really do better?",
            "no comparison between cats that stay in and the others",
            "how many cats are there that never get hurt outside?",
            "it doesn't tell how indoor cats feel or how long they live",
            "health of the ones that are kept in",
          ],
        },
        assumption: {
          clause: "a cat that is used to roaming soon settles down when it is shut in",
          paraphrases: [
            "cats get used to staying inside",
            "that the cat doesn't suffer when the flap is locked",
            "they'll sleep calmly on the sofa and not go mad",
            "assumes cats don't mind being kept in",
            "some cats might never accept it",
          ],
        },
        alternative: {
          clause: "owners should leave a warm sofa and a full bowl to tempt their cats in",
          paraphrases: [
            "tempt them in and leave the flap open",
            "make it cosy so that the cat stays by itself",
            "a cat ought to be lured home with food",
            "let the cat choose, with a nice bed waiting",
          ],
        },
      },
      {
        gap: {
          question: "On how many nights a year are the neighbours really woken by cats?",
          paraphrases: [
            "how often does that happen?",
            "it isn't said how many people wake up",
            "number of complaints about the noise",
            "is it every night or twice a year?",
            "does it bother the whole estate or just one close?",
          ],
        },
        assumption: {
          clause: "the cats that howl at night belong to people on the estate",
          paraphrases: [
            "they aren't strays",
            "that the noisy toms have owners there",
            "the howling comes from pets and not from wild cats",
            "assumes somebody on the estate could lock those cats in",
            "what if these are farm cats from outside?",
          ],
        },
        alternative: {
          clause: "owners should have their toms neutered so that they stop fighting at night",
          paraphrases: [
            "neuter the toms",
            "an operation ends the howling",
            "tomcats ought to be seen to by the vet",
            "get the males done and they won't yowl",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["calm", "nature", "safety"],
        phrase: "peace for birds and sleepers",
        shownBy: [0, 2],
        paraphrases: [
          "protecting wildlife",
          "saving rare birds",
          "a quiet night",
          "keeping everyone out of harm's way",
          "the environment and the neighbours' rest",
        ],
      },
      second: {
        ids: ["freedom", "animals"],
        phrase: "a cat's life under the open sky",
        paraphrases: [
          "cats being free to roam",
          "letting pets live as they were made to",
          "the cat's own happiness",
          "liberty for cats and their owners",
          "an animal following its instincts",
        ],
      },
      concession: "many a tom would sit at the locked flap and cry until morning",
    },
    fallacies: {
      strawman: {
        distortion: "to feed the last lapwings of the marsh to their pets by hand",
        paraphrases: [
          "they just said a cat that can't go out is miserable",
          "no cat owner wants to feed lapwings to a cat",
          "it twists love for cats into hatred of birds",
          "the opponents never said anything against the birds",
        ],
      },
      adHominem: {
        opponent: "the chairwoman of the cat lovers' circle",
        attack: "has never once been on time for a meeting",
        paraphrases: [
          "being late has nothing to do with cats",
          "it blames the person for something quite different",
          "somebody unpunctual can know a lot about cats",
          "the writer attacks her habits and leaves her point unanswered",
        ],
      },
      falseDichotomy: {
        option: "the cats stay in from dusk until dawn",
        threat: "the marsh never hears a lapwing again",
        thirdWays: [
          "the cats could wear a bell while the birds breed",
          "the warden could put an electric fence around the nests",
        ],
        paraphrases: [
          "a bell or a fence would be another option",
          "it's not lock them up or lose all birds",
          "there are ways to save the birds and let cats out",
          "only two outcomes are given though more exist",
        ],
      },
      slipperySlope: {
        first: "the cats go on roaming at night",
        steps: [
          "they will clear the marsh of its last bird",
          "swarms of midges will drive the families from their gardens",
          "three hundred houses will be left to the cats for good",
        ],
        paraphrases: [
          "cats at night won't drive people out of their houses",
          "there's no proof that one leads to the next",
          "cats have roamed there for years and everyone still lives there",
          "it exaggerates more with every step",
          "who says the birds would all be gone?",
        ],
      },
    },
    figures: {
      counted: "nests on the marsh that were found empty",
      countedShort: "empty nests",
      people: "residents of the estate",
      opinion: "say that cats wake them at night",
      amount: {
        members: "cat owners on the estate",
        member: "a widow",
        verb: "pay",
        verbSingular: "pays",
        unit: "pounds",
        purpose: "a year to the vet for bites and torn ears",
        usual: 20,
        outlier: "whose three toms fight every night",
      },
      subgroups: {
        finding:
          "on estates with such a rule, cats live for 13.2 years on average and on other estates for 11.5",
        groups: ["kittens", "grown cats"],
        paraphrases: [
          "cats that always went out may do worse locked up",
          "it lumps all kinds of cats together",
          "maybe only kittens gain from it and old toms don't",
          "the average doesn't show which cats live longer",
        ],
      },
    },
  },
  {
    issue: "tenants-one-pet",
    reasons: [
      {
        gap: {
          question: "How many of the tenants live alone and would like to have an animal?",
          paraphrases: [
            "how many tenants are lonely?",
            "it doesn't say if the widow even wants a dog",
            "number of people who live by themselves in the six hundred flats",
            "do those who live alone want a pet?",
            "we don't know how many it would help",
          ],
        },
        assumption: {
          clause: "tenants who live alone are fit enough to look after a cat or dog",
          paraphrases: [
            "lonely people can take care of an animal",
            "that a woman of eighty could walk a dog every day",
            "they have the strength and the money for a pet",
            "assumes old folk manage to look after it",
            "what if they're too frail to go out with a dog?",
          ],
        },
        alternative: {
          clause:
            "the association should bring in volunteers with dogs to visit people who live alone",
          paraphrases: [
            "have visiting dogs for the lonely",
            "somebody could come round with a dog once a week",
            "organise visits with animals",
            "lonely tenants ought to get regular visits from a dog",
          ],
        },
      },
      {
        gap: {
          question: "What does it usually cost to repair a flat in which an animal has lived?",
          paraphrases: [
            "how much damage do pets do on average?",
            "no costs are given for flats with animals",
            "how do we know that a dog ruins less than a toddler?",
            "repair bills for flats with cats",
            "it only tells us what the twins did, nothing about dogs",
          ],
        },
        assumption: {
          clause: "the tenants will take the trouble to train their animals",
          paraphrases: [
            "people train their pets",
            "that the animals moving in would be trained ones",
            "owners will make sure the dog behaves",
            "assumes tenants' dogs have been taught not to scratch",
            "lots of owners never bother to teach their dog anything",
          ],
        },
        alternative: {
          clause: "tenants should be allowed an animal in those flats that have stone floors",
          paraphrases: [
            "pets only where there's no carpet",
            "allow animals in flats that can't be damaged",
            "some of the flats ought to be open to pets",
            "pick the blocks with hard floors for people with dogs",
          ],
        },
      },
      {
        gap: {
          question: "How many tenants have left in recent years on account of the ban?",
          paraphrases: [
            "how many have moved out over this?",
            "we hear of only one couple",
            "number of tenants lost each year",
            "it doesn't tell us if other people left for the same reason",
            "is it hard for the association to find new tenants at all?",
          ],
        },
        assumption: {
          clause: "good tenants without pets will not move out over the animals next door",
          paraphrases: [
            "nobody leaves because of the neighbours' dogs",
            "that you don't lose other tenants instead",
            "people with no pets will put up with it",
            "assumes those who dislike animals stay",
            "others might give notice once it barks on every floor",
          ],
        },
        alternative: {
          clause: "the association should lower the rent of good tenants who stay for years",
          paraphrases: [
            "cheaper rent for those who stay",
            "reward people who have been there long",
            "good tenants ought to get something for staying",
            "keep them with a lower rent and not with dogs",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["freedom", "compassion", "animals"],
        phrase: "a tenant's own choice of company",
        paraphrases: [
          "deciding for yourself in your own home",
          "caring about lonely people",
          "letting tenants live as they please",
          "love of pets",
          "kindness to people who have nobody",
        ],
      },
      second: {
        ids: ["health", "order", "calm"],
        phrase: "clean rooms in which everyone can breathe",
        paraphrases: [
          "no allergies",
          "keeping the flats in good condition",
          "peace and quiet in the building",
          "looking after those who can't breathe near cats",
          "tidiness",
        ],
      },
      concession: "the next family may have to tear out a carpet before a child can breathe",
    },
    fallacies: {
      strawman: {
        distortion: "to scrub every flat like a hospital and seal the tenants in plastic",
        paraphrases: [
          "they only mention allergies in the next tenant",
          "nobody asked for hospital conditions",
          "a fair point about cat hair is turned into madness",
          "it puts words in their mouths that they never said",
        ],
      },
      adHominem: {
        opponent: "the manager of the association",
        attack: "wears so much aftershave that the lift smells of it",
        paraphrases: [
          "how someone smells doesn't matter here",
          "it picks on the manager and not on the argument",
          "aftershave tells you nothing about pets in flats",
          "a person can stink and still have a point about allergies",
        ],
      },
      falseDichotomy: {
        option: "every tenant may keep one cat or dog",
        threat: "old people talk to their radios until they die",
        thirdWays: [
          "animals could be allowed in two of the buildings",
          "volunteers with dogs could visit people who live alone",
        ],
        paraphrases: [
          "you could allow pets in some of the houses",
          "there are other cures for loneliness",
          "it's not pets for all or dying alone",
          "visits would be a way in between",
        ],
      },
      slipperySlope: {
        first: "the ban on animals stays",
        steps: [
          "goldfish and potted plants will be forbidden as well",
          "tenants will have to ask before they laugh or sneeze",
          "six hundred flats will be as silent as graves",
        ],
        paraphrases: [
          "a ban on dogs isn't followed by a ban on laughing",
          "there's nothing to show they'd forbid plants",
          "it gets more ridiculous with each step",
          "the ban has existed for ages and people still sneeze",
          "why would one rule lead to all the others?",
        ],
      },
    },
    figures: {
      counted: "tenants who gave notice over the ban on animals",
      countedShort: "notices",
      people: "lonely tenants",
      opinion: "say that an animal would make their evenings less lonely",
      amount: {
        members: "tenants who gave an animal away",
        member: "a retired postman",
        verb: "pay",
        verbSingular: "pays",
        unit: "pounds",
        purpose: "a year to see that it is fed elsewhere",
        usual: 30,
        outlier: "whose old dog lives in kennels",
      },
      subgroups: {
        finding:
          "in blocks that admit animals, tenants stay for 8.3 years on average and in other blocks for 6.9",
        groups: ["tenants with animals", "tenants without animals"],
        paraphrases: [
          "those without pets might be leaving sooner",
          "it mixes people who have animals with people who don't",
          "maybe dog owners stay for ever and the rest run away",
          "we only get one average for the whole block",
        ],
      },
    },
  },
  {
    issue: "shelter-full-time-job",
    reasons: [
      {
        gap: {
          question: "How many people with full-time jobs does the shelter turn down each year?",
          paraphrases: [
            "how many applicants are turned away?",
            "we aren't told how many workers want a dog",
            "number of refusals a year",
            "would there be enough working people to empty the kennels?",
            "it doesn't say how many more dogs would move out",
          ],
        },
        assumption: {
          clause: "dogs that go to working people stay there and are not brought back",
          paraphrases: [
            "the dogs won't be returned",
            "that working owners keep their dog",
            "those adoptions would last",
            "assumes the dog doesn't end up in the shelter again",
            "a bored dog might be back in its kennel after a month",
          ],
        },
        alternative: {
          clause: "the shelter should ask families to look after dogs for a few weeks",
          paraphrases: [
            "find foster homes",
            "let families take a dog in for a while",
            "temporary homes would free up kennels too",
            "people ought to be asked to mind a dog till it's adopted",
          ],
        },
      },
      {
        gap: {
          question: "How many of the dogs in the shelter need costly care?",
          paraphrases: [
            "how many old or sick dogs are there?",
            "it says nothing about how many need tablets",
            "share of dogs with a bad heart",
            "is that spaniel the only one?",
            "do people on full wages want old dogs at all?",
          ],
        },
        assumption: {
          clause: "an old dog suffers more from a lack of money than from long hours alone",
          paraphrases: [
            "money matters more to it than company",
            "that care is a question of cash and not of time",
            "old dogs don't mind being alone all day",
            "assumes a full wage makes up for nobody being there",
            "a sick dog may need someone at home more than tablets",
          ],
        },
        alternative: {
          clause: "the shelter should ask working people to sponsor the tablets of an old dog",
          paraphrases: [
            "let workers pay for the medicine",
            "people with jobs could be sponsors",
            "those who earn well ought to support an old dog with money",
            "get them to donate for a dog's treatment",
          ],
        },
      },
      {
        gap: {
          question: "How many of those who are refused really buy a puppy from the internet?",
          paraphrases: [
            "how many do that?",
            "we just hear about one nurse",
            "the passage doesn't give any number for those who buy online",
            "what do the others do after a refusal?",
            "share of refused people who get a puppy elsewhere",
          ],
        },
        assumption: {
          clause:
            "cheap puppies from the internet mostly come from breeders who treat animals badly",
          paraphrases: [
            "those puppies come from cruel breeders",
            "that buying online does harm to dogs",
            "internet sellers keep their dogs in bad conditions",
            "assumes there's something wrong with puppies from a website",
            "some online puppies may be perfectly well cared for",
          ],
        },
        alternative: {
          clause: "the shelter should give everyone it refuses the addresses of decent breeders",
          paraphrases: [
            "send them to good breeders",
            "tell refused people where to get a healthy puppy",
            "people turned down ought to get advice on where to buy",
            "the shelter could at least warn them about internet puppies",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["compassion", "inclusion", "trust"],
        phrase: "a way out for as many dogs as possible",
        shownBy: [0],
        paraphrases: [
          "helping dogs in need",
          "giving working people a chance too",
          "not shutting anyone out who has a job",
          "mercy for the strays",
          "having faith in adopters",
        ],
      },
      second: {
        ids: ["animals", "comfort", "calm"],
        phrase: "a full day's attention for each pet",
        paraphrases: [
          "the well-being of every single dog",
          "that a dog isn't left alone",
          "a dog's happiness",
          "quality of life over numbers",
          "neighbours not hearing it bark all day",
        ],
      },
      concession: "a spaniel might lie at the front door and whine until the key turns",
    },
    fallacies: {
      strawman: {
        distortion: "to lock every dog away until its owner has retired",
        paraphrases: [
          "they only worry about a dog that's alone from eight till five",
          "nobody wants dogs locked up till people retire",
          "their concern is blown up into something absurd",
          "that isn't what the objection says at all",
        ],
      },
      adHominem: {
        opponent: "the head keeper of the shelter",
        attack: "snores through every film at the village cinema",
        paraphrases: [
          "sleeping in the cinema has nothing to do with dogs",
          "it mocks the keeper instead of dealing with the worry",
          "a snorer can still know what's good for a dog",
          "that's just a personal jab",
        ],
      },
      falseDichotomy: {
        option: "the shelter lets working people adopt",
        threat: "the strays of the district die in barns and ditches",
        thirdWays: [
          "families could keep a stray until a kennel falls empty",
          "the town could pay for six more kennels",
        ],
        paraphrases: [
          "they could build more kennels",
          "foster families would be another way",
          "strays don't have to die just because of one rule",
          "more than two roads are open to the shelter",
        ],
      },
      slipperySlope: {
        first: "the shelter goes on refusing workers",
        steps: [
          "it will refuse anyone who goes out to buy bread",
          "dogs will roam the streets in hungry packs",
          "the town will have to be handed over to the wolves",
        ],
        paraphrases: [
          "a six-hour rule won't bring wolves into town",
          "nothing says that the rule will get stricter",
          "each thing is supposed to cause the next without any reason",
          "it's a big scare story built on a small rule",
        ],
      },
    },
    figures: {
      counted: "strays that wait for a kennel to fall empty",
      countedShort: "waiting strays",
      people: "rejected applicants",
      opinion: "say that their dog would never be alone for long",
      amount: {
        members: "working people in search of a dog",
        member: "a nurse",
        verb: "put aside",
        verbSingular: "puts aside",
        unit: "pounds",
        purpose: "a month for the care of an animal",
        usual: 20,
        outlier: "whose late aunt left money for strays",
      },
      subgroups: {
        finding:
          "of all dogs placed with working people in another town, 91 per cent were still there after a year",
        groups: ["old dogs", "young dogs"],
        paraphrases: [
          "young dogs may be sent back far more often than old ones",
          "it doesn't split the dogs by age",
          "maybe it only works with old lazy dogs",
          "all breeds and ages are thrown into one number",
        ],
      },
    },
  },
  {
    issue: "classroom-rabbit",
    reasons: [
      {
        gap: {
          question: "Has anyone seen signs that Clover suffers when she is alone at weekends?",
          paraphrases: [
            "does Clover show that she's lonely?",
            "it doesn't say how she is on monday mornings",
            "what does a vet say about her state?",
            "any signs that she's unwell after the weekend",
            "we only hear that the room is quiet, not how the rabbit feels",
          ],
        },
        assumption: {
          clause: "a new home would give Clover more company than she has at school",
          paraphrases: [
            "a new home means she's not alone",
            "that there would be somebody with her elsewhere",
            "the new owners would be around at weekends",
            "assumes it'd be less lonely in another place",
            "she might sit alone all day at a new family's too",
          ],
        },
        alternative: {
          clause: "the school should buy a second rabbit to live in the hutch with Clover",
          paraphrases: [
            "get her a friend",
            "two rabbits would keep each other company",
            "they ought to buy another bunny for the hutch",
            "someone should look in on her on Saturdays and Sundays",
          ],
        },
      },
      {
        gap: {
          question: "How many pupils in class three really react to fur or straw?",
          paraphrases: [
            "how many kids are allergic?",
            "it isn't said what's wrong with the girl in the second row",
            "number of children with asthma in the class",
            "did a doctor find out that it's the rabbit?",
            "do others in the class have trouble as well?",
          ],
        },
        assumption: {
          clause: "pupils who feel unwell in the room do so on account of the rabbit",
          paraphrases: [
            "it's the rabbit that makes them ill",
            "that their trouble doesn't come from dust or pollen",
            "the girl wants to sit by the door because of Clover's fur",
            "assumes they'd be fine once the hutch is gone",
            "perhaps she just wants to sit beside a friend",
          ],
        },
        alternative: {
          clause: "the school should move sensitive pupils into the parallel class",
          paraphrases: [
            "put the allergic kids in another class",
            "those who react to fur could change rooms",
            "let the children go elsewhere and keep the rabbit",
            "the girl ought to be offered a place in the other class",
          ],
        },
      },
      {
        gap: {
          question: "Has Clover ever come to harm for lack of somebody in charge?",
          paraphrases: [
            "did anything bad happen to her?",
            "it doesn't tell where Clover was at half-term",
            "has she ever gone without food?",
            "we don't know if it was just a mix-up that did no harm",
            "who takes her to the vet?",
          ],
        },
        assumption: {
          clause: "in a new home one person would take charge of Clover and stick to it",
          paraphrases: [
            "somebody there would really look after her",
            "that new owners are more reliable than the families",
            "in another home it's clear whose job she is",
            "assumes a private owner never neglects a rabbit",
            "nobody might feel in charge in the new place either",
          ],
        },
        alternative: {
          clause: "the teacher should name one family that answers for Clover all year",
          paraphrases: [
            "put one family in charge",
            "a single person ought to be made the keeper",
            "somebody in the class should be responsible for her",
            "make a list with one name at the top for Clover",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["health", "animals"],
        phrase: "the well-being of rabbit and pupils",
        shownBy: [1],
        paraphrases: [
          "kindness to the rabbit",
          "that Clover has a good life",
          "nobody getting ill in class",
          "treating pets properly",
          "protecting kids with asthma",
        ],
      },
      second: {
        ids: ["learning", "enjoyment", "compassion"],
        phrase: "lessons in gentleness at first hand",
        paraphrases: [
          "children finding out how to care for something",
          "educating kids through a pet",
          "the fun of having a rabbit in class",
          "growing up to be caring people",
          "what the class gets out of it",
        ],
      },
      concession: "twenty-six children would no longer fill a water bottle for a small creature",
    },
    fallacies: {
      strawman: {
        distortion: "to use a living rabbit as a cushion for fifty-two busy hands",
        paraphrases: [
          "they said children learn to be gentle, not that she's a cushion",
          "that makes the other side sound cruel",
          "nobody wants to misuse the rabbit",
          "it turns their point upside down",
        ],
      },
      adHominem: {
        opponent: "the teacher of class three",
        attack: "drops the chalk at least twice in every lesson",
        paraphrases: [
          "dropping chalk has nothing to do with rabbits",
          "it makes the teacher look clumsy rather than giving a reason",
          "clumsy people can be right about what kids learn",
          "the point about gentleness isn't even touched",
        ],
      },
      falseDichotomy: {
        option: "the rabbit moves out of the classroom",
        threat: "the class learns that a living thing is a toy",
        thirdWays: [
          "the rabbit could get a companion in a larger hutch",
          "one family could fetch her every Friday",
        ],
        paraphrases: [
          "you could get a second rabbit",
          "someone might take her home at weekends",
          "keeping her doesn't mean treating her as a toy",
          "there's more to choose from than those two",
        ],
      },
      slipperySlope: {
        first: "the rabbit stays in class three",
        steps: [
          "every other class will ask for a goat or a pony",
          "the lessons will be given up to mucking out",
          "a whole generation will bray and not know how to read",
        ],
        paraphrases: [
          "one rabbit doesn't lead to ponies in school",
          "why should anyone forget how to read?",
          "Clover's been there all along and there are no goats",
          "there's no evidence for that chain",
          "it starts with a hutch and ends in nonsense",
        ],
      },
    },
    figures: {
      counted: "pupils who asked for a seat away from the hutch",
      countedShort: "requests",
      people: "parents of class three",
      opinion: "say that Clover would be happier somewhere else",
      amount: {
        members: "families in class three",
        member: "a family",
        verb: "spend",
        verbSingular: "spends",
        unit: "minutes",
        purpose: "a month on calls about whose turn it is",
        usual: 10,
        outlier: "that keeps the list for all the others",
      },
      subgroups: {
        finding:
          "in classes that gave their animals away, pupils miss 4.1 days a year on average and in other classes 5.3",
        groups: ["pupils with asthma", "pupils without asthma"],
        paraphrases: [
          "kids with asthma may differ from the rest",
          "it counts healthy and allergic children together",
          "perhaps only a few pupils gained and the others missed more",
          "one average doesn't show who was ill less",
        ],
      },
    },
  },
  {
    issue: "zoo-elephants",
    reasons: [
      {
        gap: {
          question: "How much ground does an elephant need in order to stay well?",
          paraphrases: [
            "how much room do elephants need?",
            "it doesn't say how the two elephants actually feel",
            "is there a rule on how big the plot has to be?",
            "what vets think about the plot",
            "do elephants on larger plots live longer?",
          ],
        },
        assumption: {
          clause: "the zoo has no way of giving its elephants a larger plot",
          paraphrases: [
            "there's no space to make it bigger",
            "that the yard can't be extended",
            "new elephants would be kept on the same small ground",
            "assumes the zoo can't buy more land",
            "maybe they could just enlarge the enclosure",
          ],
        },
        alternative: {
          clause: "the two old elephants should be moved to a spacious park at once",
          paraphrases: [
            "move the present pair to a bigger place now",
            "send them to a park while they're alive",
            "the elephants they've got ought to get more room",
            "build a larger yard straight away",
          ],
        },
      },
      {
        gap: {
          question: "How much do the two elephants cost the zoo each year?",
          paraphrases: [
            "what do the elephants cost?",
            "no sum is given for the elephants or for the toads",
            "how much do they bring in through tickets?",
            "price of keeping a small species",
            "the passage doesn't say how the dozen was worked out",
          ],
        },
        assumption: {
          clause: "the zoo will spend the money it saves on smaller species",
          paraphrases: [
            "the money would go to toads and the like",
            "that the savings aren't used for something else",
            "the zoo would really put it into small animals",
            "assumes the city leaves the cash with the zoo",
            "they might build a new car park with it instead",
          ],
        },
        alternative: {
          clause: "the zoo should keep elephants only as long as donors pay for them in full",
          paraphrases: [
            "let donors pay for the elephants",
            "find a sponsor and use the zoo's money for small species",
            "elephants ought to be paid for by those who want them",
            "keep them if somebody else bears the cost",
          ],
        },
      },
      {
        gap: {
          question: "What do children know about elephants after a visit and after a film?",
          paraphrases: [
            "has anybody tested what kids learn from either?",
            "it doesn't say what they remember after a film",
            "comparison of film and visit",
            "how do we know that a film teaches more?",
            "do pupils who stay longer at the moat learn something?",
          ],
        },
        assumption: {
          clause: "children will really get to see such a film once the elephants are gone",
          paraphrases: [
            "kids would watch the film instead",
            "that schools will show it to them",
            "the film takes the place of the visit",
            "assumes there's someone who puts on a documentary for them",
            "they may end up seeing neither",
          ],
        },
        alternative: {
          clause: "schools should show films on wild animals instead of taking classes to the zoo",
          paraphrases: [
            "skip the zoo trip and watch a film",
            "teachers ought to use documentaries in lessons",
            "school trips to the zoo should be replaced by films",
            "show it in class and save the bus fare",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["animals", "nature", "compassion"],
        phrase: "what the creatures themselves need",
        shownBy: [0],
        paraphrases: [
          "the welfare of elephants",
          "not making them suffer",
          "respect for wild beasts",
          "saving threatened species",
          "a decent existence for elephants",
        ],
      },
      second: {
        ids: ["enjoyment", "tradition", "prosperity"],
        phrase: "a day out that families love",
        paraphrases: [
          "fun for visitors",
          "the income of the zoo",
          "entertainment",
          "children's delight in big animals",
          "that people keep coming to the zoo",
        ],
      },
      concession: "many a child would never stand before a real trunk and gasp",
    },
    fallacies: {
      strawman: {
        distortion: "to squeeze money out of old elephants until they drop at the moat",
        paraphrases: [
          "they only fear that visitors would stay away",
          "nobody said elephants should drop dead for cash",
          "it makes the zoo people look like monsters",
          "the real objection is about families who stop coming",
        ],
      },
      adHominem: {
        opponent: "the director of the zoo",
        attack: "comes to every board meeting in a tie with pink flamingos",
        paraphrases: [
          "a silly tie says nothing about elephants",
          "it laughs at the director's clothes and skips the argument",
          "you can wear flamingos and still be right about visitors",
          "what somebody puts on has no bearing on this",
        ],
      },
      falseDichotomy: {
        option: "the zoo gives up elephants",
        threat: "it goes on driving gentle giants mad behind a moat",
        thirdWays: [
          "the zoo could buy the meadow next door for a larger yard",
          "several zoos could share one wide park for their herds",
        ],
        paraphrases: [
          "a bigger yard would be a third option",
          "you don't have to choose between none and mad ones",
          "zoos could share a park, that's left out",
          "there's a middle way the writer doesn't mention",
        ],
      },
      slipperySlope: {
        first: "the zoo brings in new elephants",
        steps: [
          "it will dig up the park to make room for whales",
          "the city will go broke over fish and hay",
          "the last citizens will sit in cages and beg for nuts",
        ],
        paraphrases: [
          "two new elephants don't ruin a city",
          "who said anything about whales?",
          "there's no reason why one step should lead to the next",
          "people in cages is just absurd",
          "it claims a huge disaster and proves nothing",
        ],
      },
    },
    figures: {
      counted: "visitors who complained about the elephants' yard",
      countedShort: "complaints",
      people: "visitors to the zoo",
      opinion: "say that the elephants look unhappy",
      amount: {
        members: "elephant keepers",
        member: "a keeper",
        verb: "spend",
        verbSingular: "spends",
        unit: "minutes",
        purpose: "a week on treating sore feet",
        usual: 10,
        outlier: "whose lame old cow is nearly sixty",
      },
      subgroups: {
        finding:
          "at zoos that gave up their elephants, people stay for 3.4 hours on average, and at zoos with elephants for 3.3",
        groups: ["families with children", "grown-ups on their own"],
        paraphrases: [
          "families may go home much sooner while others stay longer",
          "it doesn't say how long those with kids stay",
          "the average hides who leaves early",
          "school parties might be quite another matter",
        ],
      },
    },
  },
  {
    issue: "office-dogs-friday",
    reasons: [
      {
        gap: {
          question: "Was more work really done on the day when the retriever came?",
          paraphrases: [
            "did accounts get more done that day?",
            "we don't know if the work was any better",
            "how was it found out that people work better with a dog?",
            "it only says that nobody raised their voice",
            "results from other offices with dogs",
          ],
        },
        assumption: {
          clause: "the dogs will mostly sleep under a desk and not draw the staff from their work",
          paraphrases: [
            "dogs would stay asleep all day",
            "that nobody gets distracted by petting them",
            "three dogs at once will be as calm as one",
            "assumes the dogs lie still for eight hours",
            "they could just as well run around and stop everyone working",
          ],
        },
        alternative: {
          clause: "the firm should buy a calm old dog that lives in the office",
          paraphrases: [
            "get an office dog",
            "the company ought to have a dog of its own",
            "one dog owned by the firm would do it too",
            "put a sleepy dog in every department",
          ],
        },
      },
      {
        gap: {
          question: "How often do the dog owners leave early for the sake of their dogs?",
          paraphrases: [
            "how often do they have to rush off?",
            "it doesn't say if the two others leave early as well",
            "is Marta the only one who runs at three?",
            "hours lost through dogs at home",
            "what does it cost the firm that somebody goes home to a dog?",
          ],
        },
        assumption: {
          clause: "there is work on Fridays for which the firm needs people to stay longer",
          paraphrases: [
            "they're needed late on a friday",
            "that the firm has some use for more flexible staff",
            "it matters on that day whether somebody can stay on",
            "assumes there's enough to do on Friday afternoon",
            "maybe nobody has to stay late on Fridays anyway",
          ],
        },
        alternative: {
          clause: "the firm should pay for somebody who walks the dogs at home",
          paraphrases: [
            "hire a dog walker",
            "a sitter paid by the company would free the owners",
            "the office could share the cost of a person who lets the dogs out",
            "someone ought to look after the pets at home during the day",
          ],
        },
      },
      {
        gap: {
          question: "How many good applicants stayed away for want of a day with dogs?",
          paraphrases: [
            "why did no good people apply last time?",
            "it isn't said that applicants care about dogs",
            "do firms with dogs really find staff more easily?",
            "number of applicants who asked about pets",
            "we don't know what the pay or the job was like in that advertisement",
          ],
        },
        assumption: {
          clause: "one Friday a week is enough to make applicants feel that animals are welcome",
          paraphrases: [
            "a single dog day would attract them",
            "that applicants hear about it and are impressed",
            "just Fridays is enough to count as dog-friendly",
            "assumes people choose a job for one day with dogs",
            "one day a week might be too little to tempt anybody",
          ],
        },
        alternative: {
          clause: "the firm should give its staff a day off when they take in a puppy",
          paraphrases: [
            "a day's leave for a new pet",
            "offer puppy leave",
            "the company ought to help staff with the cost of a vet",
            "show applicants that you like animals by giving leave for them",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["enjoyment", "freedom", "animals"],
        phrase: "a friendlier Friday beside a dog",
        paraphrases: [
          "a pleasant mood at work",
          "letting staff do as they like",
          "having fun in the office",
          "being close to your pet",
          "a more relaxed workplace",
        ],
      },
      second: {
        ids: ["safety", "calm", "compassion"],
        phrase: "peace of mind for anxious colleagues",
        paraphrases: [
          "nobody has to be afraid at work",
          "thinking of people with a phobia",
          "feeling secure in the office",
          "consideration for others",
          "quiet without barking",
        ],
      },
      concession: "a clerk who was bitten as a child would tremble on the way to the printer",
    },
    fallacies: {
      strawman: {
        distortion: "to ban every living thing from the building, down to the last houseplant",
        paraphrases: [
          "they only speak of people who fear dogs",
          "houseplants were never mentioned",
          "it makes scared colleagues look like enemies of all life",
          "nobody at the office wants that",
        ],
      },
      adHominem: {
        opponent: "the clerk at the front desk",
        attack: "has never finished a crossword without a peep at the answers",
        paraphrases: [
          "crosswords have nothing to do with dogs in the office",
          "it's a dig at the clerk and no answer to the fear of dogs",
          "someone who peeps can still be right about this",
          "the writer talks about the person's hobbies instead",
        ],
      },
      falseDichotomy: {
        option: "we let quiet dogs in on Fridays",
        threat: "we sit in a grey box where nobody smiles",
        thirdWays: [
          "the dogs could stay in a separate room by the yard",
          "the owners could work from home on Fridays",
        ],
        paraphrases: [
          "dogs could have a room of their own",
          "you can smile at work without a dog",
          "working from home on Friday is another possibility",
          "it acts as if there were just two ways to run an office",
        ],
      },
      slipperySlope: {
        first: "dogs stay out of the office",
        steps: [
          "photographs of pets will be banned from every desk",
          "a chat in the corridor will cost a day's pay",
          "forty people will forget how to speak and will only type",
        ],
        paraphrases: [
          "no dogs doesn't mean no talking",
          "dogs aren't allowed now and people still speak",
          "it invents one ban after another",
          "why would a chat cost a day's pay?",
          "there's not a shred of proof for these steps",
        ],
      },
    },
    figures: {
      counted: "employees who left early to let a dog out",
      countedShort: "early departures",
      people: "members of our staff",
      opinion: "say that they would enjoy a dog in the room",
      amount: {
        members: "dog owners in offices like ours",
        member: "a designer",
        verb: "pay",
        verbSingular: "pays",
        unit: "pounds",
        purpose: "a month for somebody to mind the dog",
        usual: 20,
        outlier: "who sends two greyhounds to a day hotel",
      },
      subgroups: {
        finding:
          "in firms with a dog day, the staff gave their Fridays an average mark of 7.8 and elsewhere 7.1",
        groups: ["people with dogs", "people who fear dogs"],
        paraphrases: [
          "those who are scared of dogs may hate it",
          "dog owners probably pull the average up",
          "it puts dog lovers and dog haters into one figure",
          "how did colleagues without a dog mark it?",
        ],
      },
    },
  },
];
