import type { IssueFamily } from "../issue.ts";

/** Issues about flats, landlords, building and living side by side. */
export const housingAndNeighbourhoods: IssueFamily = {
  id: "housing-and-neighbourhoods",
  name: "housing and neighbourhoods",
  keywords: [
    "housing",
    "social housing",
    "neighbour",
    "neighbours",
    "neighbor",
    "neighbors",
    "neighbourhood",
    "neighbourhoods",
    "neighborhood",
    "neighborhoods",
    "rent",
    "rents",
    "renting",
    "landlord",
    "landlords",
    "tenant",
    "tenants",
    "flat",
    "flats",
    "apartment",
    "apartments",
    "house prices",
    "homelessness",
    "urban planning",
    "real estate",
  ],
  issues: [
    {
      id: "holiday-lets-sixty-nights",
      question: "Should a flat be let to tourists for no more than sixty nights a year?",
      background:
        "About ninety of the six hundred flats in our harbour quarter are let to tourists. At present an owner may do so on every night of the year.",
      objection: "many owners pay off their loan with what summer guests bring in",
      objectionParaphrases: [
        "guests pay off the owners' loans",
        "they couldn't keep up the payments without tourists",
        "some say that people finance the flat with their holiday guests",
      ],
      claim:
        "no flat in the harbour quarter should be let to tourists for more than sixty nights a year",
      claimParaphrases: [
        "sixty tourist nights at most",
        "limit holiday lets to 60 nights",
        "owners ought to rent to tourists for two months in the year and no longer",
        "there has to be a cap of sixty nights on holiday flats by the harbour",
        "nobody may let a flat to visitors all year round",
      ],
      claimOpposites: [
        "owners should not be limited to sixty nights a year of letting to tourists",
        "owners in the harbour quarter should be free to let to tourists all year round",
        "no limit on holiday lets",
        "let them rent to tourists every night if they like",
      ],
      reasons: [
        {
          clause: "a good many homes would return to the market at affordable rents",
          detail: "On our landing two doors out of three have a key box where the name used to be.",
          paraphrases: [
            "there'd be more places to rent",
            "more reasonably priced homes for people here",
            "because flats would be offered again at a price you can pay",
            "tenants could find somewhere that isn't too dear",
            "it frees up cheap places to live",
          ],
          opposites: [
            "with a limit fewer homes would be on the market and rents would rise",
            "holiday lets bring more affordable homes back to the market",
            "no homes would come back at rents people can pay",
          ],
          ambiguous: {
            phrase: "affordable",
            readings: ["that a nurse can pay", "somewhat below the present ones"],
            stake:
              "Rents may well come down somewhat, but by the harbour even a lower rent could still be far beyond what a nurse can pay.",
          },
        },
        {
          clause: "people who stay for years grow into a community",
          detail:
            "When the cellar flooded in January, four doors opened and the other eleven stayed shut.",
          paraphrases: [
            "long-term residents stick together",
            "if you live there for long you belong together",
            "because folk who remain become part of something",
            "neighbours need time to become a group",
            "those who don't leave after a week get to be a real bunch",
          ],
          opposites: [
            "people who stay for years remain strangers to each other",
            "short-term guests make a better community than people who stay for years",
          ],
          ambiguous: {
            phrase: "community",
            readings: [
              "circle that helps its members",
              "set of people who know each other's faces",
            ],
            stake:
              "Time alone makes faces familiar, but it does not make people carry one another's boxes up from the cellar.",
          },
        },
        {
          clause: "those who get up at six would have quiet neighbours again",
          detail:
            "The wheels of a suitcase on the cobbles at night can be heard on the third floor.",
          paraphrases: [
            "less noise for early risers",
            "working people wouldn't be disturbed by those next door",
            "because folk who start early want calm people around them",
            "if you have to be up at dawn you'd be left in peace",
            "no more racket from the flat next to yours",
          ],
          opposites: [
            "early risers would have noisier neighbours if the tourists went",
            "tourists are quieter neighbours than people who live there",
            "those who get up at six wouldn't get any more quiet",
          ],
          ambiguous: {
            phrase: "quiet",
            readings: ["who make little noise", "who keep to themselves"],
            stake:
              "Tenants do seem likely to make less noise than people on holiday, but nobody keeps to himself more than a stranger who is gone on Sunday.",
          },
        },
      ],
    },
    {
      id: "lift-paid-by-ground-floor",
      question: "Should ground-floor owners pay the same as the others for a new lift?",
      background:
        "The owners of our building want to put in a lift for ninety thousand pounds. Four of the twenty flats are on the ground floor.",
      objection: "nobody pays for a bus that never stops in his street",
      objectionParaphrases: [
        "you shouldn't pay for what you don't use",
        "downstairs they've no use for it",
        "opponents say it's like paying for a bus which doesn't come to you",
      ],
      claim: "the owners on the ground floor should pay the same for the lift as everybody else",
      claimParaphrases: [
        "equal shares for the lift",
        "ground-floor owners ought to pay as much as the rest",
        "everyone in the house has to pay the same amount for the lift",
        "the four flats at the bottom must contribute equally",
        "no discount for the people downstairs",
      ],
      claimOpposites: [
        "the owners on the ground floor should not pay the same for the lift",
        "the owners on the ground floor should pay less for the lift than the others",
        "ground floor pays nothing",
        "why should the ground floor cough up for a lift they never ride",
      ],
      reasons: [
        {
          clause: "a lift makes every flat in the building worth more",
          detail:
            "The agent in Quay Street asks about the stairs before she asks about the kitchen.",
          paraphrases: [
            "all the flats gain value",
            "it pushes up what each apartment is worth",
            "because every owner's property is better with one",
            "even those at the bottom own something of greater value then",
            "their flats go up too",
          ],
          opposites: [
            "a lift makes the flats in the building worth less",
            "a lift only raises the value of the flats upstairs",
            "a lift does nothing for the value of the ground floor",
          ],
          ambiguous: {
            phrase: "worth more",
            readings: ["dearer to sell", "better to live in"],
            stake:
              "A modern building may raise prices down to the front door, but on the ground floor nobody lives any better for a lift.",
          },
        },
        {
          clause: "whatever is common in the building has so far been paid for together",
          detail:
            "In 2018 the terrace at the back was relaid with money from the fifth floor as well.",
          paraphrases: [
            "shared things were always split",
            "we've all paid for what belongs to the house",
            "because that's how costs for joint property have been handled so far",
            "up to now everybody chipped in for the shared bits",
            "they have always divided bills for such things among all owners",
          ],
          opposites: [
            "common things in the building have always been paid for by those who use them",
            "what is common in the building has not been paid for together so far",
          ],
          ambiguous: {
            phrase: "common",
            readings: ["owned by all", "used by all"],
            stake:
              "A lift would certainly be owned by all and so fall under the old habit, but if use is what counts, it belongs to sixteen flats and not to twenty.",
          },
        },
        {
          clause: "one sum for all is the simplest way to divide the bill",
          detail:
            "At the meeting in May a scheme with eleven different rates was drawn on a pizza box.",
          paraphrases: [
            "the same amount is easiest",
            "it's less complicated if all pay alike",
            "because any other division is a headache",
            "an equal split is straightforward",
            "why make it difficult with lots of different shares?",
          ],
          opposites: [
            "one sum for all is the most complicated way to divide the bill",
            "dividing the bill by floors is simpler than one sum for all",
          ],
          ambiguous: {
            phrase: "simplest",
            readings: ["easiest to work out", "easiest to agree on"],
            stake:
              "It is certainly the easiest to work out, but with four owners against it, it may be the hardest to agree on.",
          },
        },
      ],
    },
    {
      id: "one-pet-per-tenant",
      question: "Should every tenant in a block be allowed one dog or cat?",
      background:
        "The leases in our block of sixty flats forbid dogs and cats. The cooperative that owns the block votes on the rule in June.",
      objection: "a dog that is left alone all day howls through four floors",
      objectionParaphrases: [
        "dogs make too much noise",
        "you'd hear the barking all over the house when the owner's out",
        "people fear that lonely dogs will howl all day",
      ],
      claim: "every tenant in the block should be allowed to keep one dog or one cat",
      claimParaphrases: [
        "let tenants have a pet",
        "one dog or cat per flat ought to be allowed",
        "the cooperative must lift the ban on cats and dogs",
        "people in the block need to be free to own one animal",
        "change the rule and allow a cat or dog for each tenant",
      ],
      claimOpposites: [
        "tenants in the block should not be allowed to keep a dog or a cat",
        "the block should go on forbidding dogs and cats",
        "keep the ban on pets",
        "no mutts or moggies in our block, thanks",
      ],
      reasons: [
        {
          clause: "an animal is good company for people who live by themselves",
          detail:
            "The widow at number twelve keeps a photograph of her last terrier beside the telephone.",
          paraphrases: [
            "pets help against loneliness",
            "someone on their own wouldn't be so lonely",
            "because single people have somebody with a pet",
            "those without a family get a friend in it",
            "a furry friend for anyone who is alone",
          ],
          opposites: [
            "an animal makes people who live alone even lonelier",
            "an animal is poor company for people who live by themselves",
            "a pet is no company for someone on their own",
          ],
          ambiguous: {
            phrase: "company",
            readings: ["a living thing to come home to", "a way to get talking to others"],
            stake:
              "Any cat is something to come home to, but only a dog that has to go out will get its owner talking to other people.",
          },
        },
        {
          clause: "children who grow up with a pet become gentler",
          detail:
            "The boy who feeds the caretaker's budgerigar has stopped slamming the door of the lift.",
          paraphrases: [
            "pets make kids kinder",
            "boys and girls learn tenderness from a pet",
            "because growing up with animals makes little ones less rough",
            "a child with a cat or dog gets softer",
            "they aren't so wild when they've an animal to care for",
          ],
          opposites: [
            "children who grow up with a pet become rougher",
            "children are gentler when they grow up without a pet",
            "a pet makes a child wilder and less kind",
          ],
          ambiguous: {
            phrase: "gentler",
            readings: ["kinder to animals", "kinder to other people"],
            stake:
              "Kindness to animals is likely enough, but neighbours on the same stairs have something to gain only if it extends to people.",
          },
        },
        {
          clause: "pets that are permitted can be kept under better control than hidden ones",
          detail:
            "Everyone on the fourth floor knows which cupboard is a litter tray, and for whom.",
          paraphrases: [
            "legal pets are easier to control",
            "secret animals can't be supervised",
            "because if it's allowed you can keep a check on it",
            "it's better to have them in the open than in hiding",
            "people hide them anyway and then nobody's in charge",
          ],
          opposites: [
            "hidden pets are easier to control than permitted ones",
            "pets get out of control once they are permitted",
          ],
          ambiguous: {
            phrase: "control",
            readings: ["training by their owners", "supervision by the cooperative"],
            stake:
              "The cooperative can indeed supervise only what it knows about, but permission by itself trains nobody's dog.",
          },
        },
      ],
    },
    {
      id: "neighbours-clean-the-stairs",
      question: "Should the households in a building clean the stairs themselves again?",
      background:
        "Until last year the twelve households in our building took turns at cleaning the stairs. Now a firm does it for eighteen pounds a month from each.",
      objection: "two or three families will never touch a mop, whatever the list says",
      objectionParaphrases: [
        "some people never clean",
        "there are always a few who don't do their turn",
        "others say that the list won't make everybody pick up a mop",
      ],
      claim: "the households should go back to taking turns at cleaning the stairs",
      claimParaphrases: [
        "we ought to clean the stairs ourselves",
        "everyone cleans in turn, as before",
        "the residents must do the stairs on their own again and not a firm",
        "give up the cleaning firm and bring back the list",
        "cleaning the staircase has to be the tenants' job again",
      ],
      claimOpposites: [
        "the households should not go back to cleaning the stairs themselves",
        "the firm should go on cleaning the stairs for eighteen pounds a month",
        "leave the stairs to the firm",
        "pay the cleaners and put your own mop away",
      ],
      reasons: [
        {
          clause: "families who count every penny would have eighteen pounds more a month",
          detail:
            "Over a year the fee comes to two hundred and sixteen, which is two good winter coats.",
          paraphrases: [
            "it saves families money",
            "people who watch their spending keep the eighteen pounds",
            "because the firm costs those who are careful with cash a fair bit",
            "they wouldn't have to pay 18 a month any longer",
            "thrifty households would be better off",
          ],
          opposites: [
            "taking turns would cost careful families more money each month",
            "families who count every penny save money with the cleaning firm",
            "doing the stairs ourselves would save nobody any money",
          ],
          ambiguous: {
            phrase: "count every penny",
            readings: ["have hardly enough to live on", "like to be careful with money"],
            stake:
              "For those with hardly enough to live on the sum matters a great deal; a mere liking for thrift is no reason to hand others a mop.",
          },
        },
        {
          clause: "people who share a chore stay on good terms",
          detail:
            "The bucket used to be handed over at the door, and the talk lasted longer than the mopping.",
          paraphrases: [
            "doing it together keeps people friendly",
            "neighbours get on better",
            "because a common task is good for how we get along",
            "there's less bad blood if everyone does a bit of the work",
            "sharing the job helps us to live in harmony",
          ],
          opposites: [
            "people who share a chore soon fall out with each other",
            "neighbours stay on good terms when a firm does the chores",
          ],
          ambiguous: {
            phrase: "good terms",
            readings: ["polite when they meet", "ready to do each other favours"],
            stake:
              "Politeness would survive with a cleaning firm too, whereas neighbours ready to do each other favours are worth an hour with a bucket.",
          },
        },
        {
          clause: "whoever has scrubbed forty steps is more considerate for weeks afterwards",
          detail:
            "Under the firm, mud from the bicycles has been left on the second landing from Friday to Thursday.",
          paraphrases: [
            "you're more careful after cleaning yourself",
            "those who scrub don't make such a mess later",
            "because anyone who's done the work thinks of others more",
            "if you have cleaned it, you take others into account",
            "scrubbing makes folk thoughtful for a while",
          ],
          opposites: [
            "whoever has scrubbed forty steps cares less about others afterwards",
            "scrubbing the stairs makes people careless and rude",
            "cleaning the steps makes nobody more considerate",
          ],
          ambiguous: {
            phrase: "considerate",
            readings: ["careful to wipe dirty boots", "grateful to those who clean"],
            stake:
              "Wiped boots keep the stairs clean, but gratitude could be shown to the firm's cleaner just as well and leaves the mud where it is.",
          },
        },
      ],
    },
    {
      id: "doorbell-cameras-on-landings",
      question: "Should doorbell cameras be taken off the doors in a block of flats?",
      background:
        "Nine of the thirty-two flats in our block have a doorbell with a camera. Each one films part of a landing that several households use.",
      objection: "a parcel that lies in view of a lens is a parcel that nobody steals",
      objectionParaphrases: [
        "cameras stop parcel thieves",
        "nothing gets stolen if it's being filmed",
        "owners say that their parcels are safe with it",
      ],
      claim: "cameras should be taken off every door that opens on a shared landing",
      claimParaphrases: [
        "no cameras on shared landings",
        "take the doorbell cameras down",
        "the doors on common landings ought to be free of cameras",
        "doorbells that film have to go from our block",
        "people must remove the cameras where several flats use the same landing",
      ],
      claimOpposites: [
        "people should not have to take their cameras off the doors on shared landings",
        "doorbell cameras on shared landings should be allowed to stay",
        "keep the doorbell cameras",
        "let folk have a camera on their door if they want one",
      ],
      reasons: [
        {
          clause: "the comings and goings of visitors are a private matter",
          detail:
            "In the lift a nurse from the fifth floor was asked why her brother comes so late.",
          paraphrases: [
            "visits are nobody's business",
            "whom I have round is up to me",
            "because it concerns no one who comes to see you",
            "people have a right to get visitors without others following it",
            "who comes and goes isn't anyone else's affair",
          ],
          opposites: [
            "who rings at whose door is everybody's business",
            "visits at a neighbour's door are a public matter",
            "it isn't private who rings at whose door",
          ],
          ambiguous: {
            phrase: "private",
            readings: ["not for others to know", "not for others to record"],
            stake:
              "On a shared staircase people see one another's visitors anyway, so the reason is stronger if it is about keeping a record than about knowing.",
          },
        },
        {
          clause: "children cannot play freely in front of a machine that films",
          detail:
            "A clip of two girls with a skipping rope had gone round the building before supper.",
          paraphrases: [
            "kids can't play with it watching",
            "filming spoils children's games",
            "because youngsters are held back if they're being recorded",
            "boys and girls don't feel at ease playing when there's a lens on them",
            "the little ones would be inhibited",
          ],
          opposites: [
            "children play more freely when a camera is filming them",
            "a camera that films makes children feel free to play",
            "children aren't bothered by a machine that films",
          ],
          ambiguous: {
            phrase: "freely",
            readings: ["unseen by grown-ups", "without being told off later"],
            stake:
              "Being told off later for every bounce of a ball does spoil a game, but to be seen by grown-ups is nothing new to a child on the stairs.",
          },
        },
        {
          clause: "nobody can promise that the pictures are in safe hands",
          detail:
            "A student on the third floor sold his doorbell at a flea market with the memory still in it.",
          paraphrases: [
            "the footage might be misused",
            "you don't know who gets the recordings",
            "because no one can guarantee what happens to the images",
            "the videos could end up with just anybody",
            "is there any certainty about where those films go?",
          ],
          opposites: [
            "the owners can promise that the pictures are in safe hands",
            "everyone can be sure that the pictures are safe",
          ],
          ambiguous: {
            phrase: "safe hands",
            readings: ["well guarded against theft", "with people who mean no harm"],
            stake:
              "A good password may guard the pictures well enough against theft, but it is no help at all against an owner who enjoys showing them round.",
          },
        },
      ],
    },
    {
      id: "flats-above-the-car-park",
      question: "Should sixty flats be built above a supermarket's car park?",
      background:
        "The car park of the supermarket in Tanner Road has two hundred spaces and no roof. The owner has asked to build sixty flats above it.",
      objection: "six storeys will take the afternoon sun from the gardens behind",
      objectionParaphrases: [
        "the gardens would lose their sun",
        "a building that tall puts people's gardens in the shade",
        "neighbours complain that they'll have no sunlight after lunch",
      ],
      claim: "the council should allow sixty flats to be built above the car park in Tanner Road",
      claimParaphrases: [
        "permit the sixty flats",
        "the sixty flats in Tanner Road ought to get permission",
        "let the owner put homes on top of the parking spaces",
        "the council has to say yes to those 60 flats",
        "they must be allowed to build over the car park",
      ],
      claimOpposites: [
        "the council shouldn't allow sixty flats above the car park in Tanner Road",
        "the council should turn down the sixty flats above the car park",
        "refuse the flats",
        "leave the car park alone, we don't want flats on top",
      ],
      reasons: [
        {
          clause: "homes on top of tarmac spare the green land outside the town",
          detail:
            "The other site on the council's list lies beyond the football ground, between a ditch and the motorway.",
          paraphrases: [
            "it saves the countryside",
            "fields don't have to be built on",
            "because building over asphalt leaves the land around us alone",
            "no need to use up meadows at the edge of town",
            "better concrete over concrete than over the fields",
          ],
          opposites: [
            "homes on top of tarmac would eat up the green land outside the town",
            "flats above the car park cost the town more green land",
            "building over tarmac spares no green land at all",
          ],
          ambiguous: {
            phrase: "green",
            readings: ["covered with crops or grass", "rich in plants and animals"],
            stake:
              "A field of maize is soon replaced and poor in life, whereas land that is rich in plants and animals cannot be had back.",
          },
        },
        {
          clause: "residents would have shops, bus and doctor within easy reach",
          detail:
            "The stop is at the gate, the surgery next door, and the bread lies under the floorboards.",
          paraphrases: [
            "everything is close by",
            "people living there wouldn't have far to go",
            "because it's near to all you want in daily life",
            "tenants could get to what matters in no time",
            "handy for the shops and the GP",
          ],
          opposites: [
            "residents would live far away from shops, bus and doctor",
            "residents there would have a long way to the shops and the doctor",
          ],
          ambiguous: {
            phrase: "easy reach",
            readings: ["a few minutes on foot for most", "the range of someone with a stick"],
            stake:
              "For most people a few minutes on foot are nothing, but with a ramp, a car park and a busy road in between, someone with a stick may not get far.",
          },
        },
        {
          clause: "twenty of the new homes are meant for key workers",
          detail: "A bus driver on the early shift sets out from his sister's at ten past three.",
          paraphrases: [
            "it gives essential staff a home",
            "a third would go to people the town relies on",
            "because workers whom everybody needs could live there",
            "there'd be 20 places for those who keep things running",
            "people in vital jobs get somewhere to stay",
          ],
          opposites: [
            "all the new homes are meant for rich people rather than key workers",
            "key workers would be shut out of the new homes",
            "none of the flats are for key workers",
          ],
          ambiguous: {
            phrase: "key workers",
            readings: ["nurses, carers and firefighters", "anyone an employer is short of"],
            stake:
              "Homes for nurses and firefighters are a gain for everyone, but if any firm may name its staff, the flats are a favour to employers.",
          },
        },
      ],
    },
  ],
};
