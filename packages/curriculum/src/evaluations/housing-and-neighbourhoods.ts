import type { IssueEvaluation } from "../evaluation.ts";

/** What modules 2 to 7 need to know of the issues about housing and neighbourhoods. */
export const housingAndNeighbourhoods: readonly IssueEvaluation[] = [
  {
    issue: "holiday-lets-sixty-nights",
    reasons: [
      {
        gap: {
          question: "What would owners do with their flats once the sixty nights were used up?",
          paraphrases: [
            "what happens to the flats for the rest of the year?",
            "it doesn't say if owners would really rent to locals",
            "maybe they'd leave them empty, we aren't told",
            "how much rent would they ask for?",
            "number of owners who would change to normal tenants",
          ],
        },
        assumption: {
          clause: "people who want to live in the harbour quarter cannot find a flat there now",
          paraphrases: [
            "there's a shortage of flats for locals",
            "that people are looking for a home there and don't get one",
            "somebody actually wants to live in the harbour quarter",
            "assumes there is demand for those homes",
            "maybe there are enough flats to rent as it is",
          ],
        },
        alternative: {
          clause: "the council should put a heavy tax on every flat that is let by the night",
          paraphrases: [
            "tax the holiday flats",
            "make owners pay a high charge for each tourist night",
            "letting to tourists ought to be taxed until it doesn't pay",
            "a levy on short lets would bring the homes back too",
          ],
        },
      },
      {
        gap: {
          question: "How long do ordinary tenants in the quarter usually stay?",
          paraphrases: [
            "how long do normal tenants stay?",
            "nothing is said about how often residents move out",
            "do people who rent there really stay for years?",
            "average length of a tenancy in the quarter",
            "whether the four who opened were long-term tenants isn't mentioned",
          ],
        },
        assumption: {
          clause: "the flats that tourists give up would go to people who stay for years",
          paraphrases: [
            "new tenants would be there for a long time",
            "that those who move in aren't going to leave after a few months",
            "long-term residents would take over the flats",
            "perhaps students would rent them for one term and go",
            "assumes you get lasting neighbours in place of tourists",
          ],
        },
        alternative: {
          clause: "landlords in the quarter should have to offer leases of at least five years",
          paraphrases: [
            "longer leases for tenants",
            "make landlords give five-year contracts",
            "tenants ought to be protected from having to leave early",
            "people should get contracts that let them stay for years",
          ],
        },
      },
      {
        gap: {
          question: "How often do guests really wake the people who get up at six?",
          paraphrases: [
            "how often are residents woken?",
            "it doesn't say how many people are disturbed at night",
            "is it every night or just now and then?",
            "number of complaints about suitcases",
            "do people on the lower floors hear it as well?",
          ],
        },
        assumption: {
          clause: "the noise at night comes from tourists in flats and not from bars or boats",
          paraphrases: [
            "it's the tourists who make the noise",
            "that the bars on the harbour aren't what keeps people up",
            "without the guests the quarter would be silent",
            "residents come home late with wheels and bags too",
            "assumes other neighbours don't make any noise",
          ],
        },
        alternative: {
          clause: "guests in holiday flats should have to arrive before ten in the evening",
          paraphrases: [
            "no arrivals after ten",
            "tourists ought to check in earlier in the day",
            "forbid suitcases on the cobbles at night",
            "a rule that holiday guests must be quiet from ten on",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["community", "calm"],
        phrase: "a quarter with neighbours all year round",
        paraphrases: [
          "people knowing each other",
          "homes for residents",
          "peace and a good neighbourhood",
          "a living community",
          "quiet for those who live there",
        ],
      },
      second: {
        ids: ["prosperity", "freedom"],
        phrase: "earning from what one owns",
        paraphrases: [
          "the owners' rights",
          "making money with your flat",
          "being free to rent to whoever you like",
          "income from tourism",
          "property rights",
        ],
      },
      concession: "some families would have to sell the flat that they bought on credit",
    },
    fallacies: {
      strawman: {
        distortion: "to drive out the last resident and rent the church tower by the night",
        paraphrases: [
          "the owners only said they have loans to pay off",
          "nobody plans to drive everyone out",
          "paying back a loan isn't greed for church towers",
          "it makes the owners look like monsters",
          "their real worry about money isn't mentioned",
        ],
      },
      adHominem: {
        opponent: "the speaker of the flat owners",
        attack: "dances so badly that two wedding bands have stopped playing",
        paraphrases: [
          "dancing has nothing to do with renting out flats",
          "the speaker is made fun of and the loans are forgotten",
          "a bad dancer may still be right about money",
          "it's about the person and not the sixty nights",
        ],
      },
      falseDichotomy: {
        option: "we stop the lets after sixty nights",
        threat: "the quarter ends as one big hotel without a single resident",
        thirdWays: [
          "each owner could be limited to one holiday flat",
          "the council could tax the lets and build homes with the money",
        ],
        paraphrases: [
          "a limit of one flat per owner is another way",
          "why not a hundred nights, or a tax?",
          "only ninety of the six hundred flats are let, so it's hardly a hotel",
          "things in between are simply not mentioned",
        ],
      },
      slipperySlope: {
        first: "owners may go on letting all year",
        steps: [
          "the school by the harbour will close for want of children",
          "the town hall will be turned into a breakfast room",
          "people will have to buy a ticket to enter their own street",
        ],
        paraphrases: [
          "letting flats doesn't turn the town hall into a breakfast room",
          "nobody has shown that the school would shut",
          "tickets for your own street, how would it come to that?",
          "every step is just claimed",
        ],
      },
    },
    figures: {
      counted: "flats in the quarter that are let by the night",
      countedShort: "such flats",
      people: "residents of the harbour quarter",
      opinion: "say that suitcases wake them in summer",
      amount: {
        members: "residents of the harbour quarter",
        member: "a resident of the harbour quarter",
        verb: "lie awake",
        verbSingular: "lies awake",
        unit: "minutes",
        purpose: "a week when guests arrive at night",
        usual: 15,
        outlier: "who lives wall to wall with two party flats",
      },
      subgroups: {
        finding:
          "a flat in the harbour quarter now costs 1,140 pounds a month on average, and a flat in other quarters 960",
        groups: ["small flats", "large flats"],
        paraphrases: [
          "big flats may cost a great deal and small ones hardly more than elsewhere",
          "it's only an average for the whole quarter",
          "old leases and new ones are mixed together",
          "we don't hear which kinds of flats are so dear",
        ],
      },
    },
  },
  {
    issue: "lift-paid-by-ground-floor",
    reasons: [
      {
        gap: {
          question: "By how much would a flat on the ground floor gain in value?",
          paraphrases: [
            "how much more would the ground-floor flats be worth?",
            "there's no figure for the gain in value",
            "do buyers pay more for the ground floor if there's a lift?",
            "it isn't said whether the top floor gains much more",
            "rise in price per floor",
          ],
        },
        assumption: {
          clause: "a flat on the ground floor gains about as much in value as the flats above it",
          paraphrases: [
            "all flats gain the same",
            "that the ground floor profits as much as the fifth",
            "the value goes up equally on every floor",
            "the lift may add next to nothing to a flat with no stairs",
            "assumes buyers of a ground-floor flat care about a lift",
          ],
        },
        alternative: {
          clause: "each owner should pay for the lift by the value that it adds to the flat",
          paraphrases: [
            "pay according to how much you gain",
            "whoever's flat gains most ought to pay most",
            "split the bill by the rise in value",
            "the share should depend on what the lift does for your flat's price",
          ],
        },
      },
      {
        gap: {
          question: "What do the rules of the building say about paying for something new?",
          paraphrases: [
            "what do the house rules say?",
            "is there a contract about who pays for what?",
            "it doesn't tell us whether there have ever been exceptions",
            "rules for new things rather than repairs",
            "did anyone complain about paying for the terrace?",
          ],
        },
        assumption: {
          clause: "a lift counts as common even for those who never have to ride in it",
          paraphrases: [
            "the lift belongs to everyone",
            "that a lift is the same sort of thing as the terrace",
            "it's common property although the ground floor doesn't need it",
            "you could doubt that a lift is shared by those who don't use it",
            "assumes the ground floor would have some share in the lift",
          ],
        },
        alternative: {
          clause: "the lift should be paid for out of the money that all have saved for repairs",
          paraphrases: [
            "use the common savings",
            "take it from the repair fund",
            "the house ought to pay out of what's been put by",
            "nobody pays extra, it comes from the fund",
          ],
        },
      },
      {
        gap: {
          question: "Was a scheme with only two rates ever discussed among the owners?",
          paraphrases: [
            "did they think about two rates?",
            "we only hear of a scheme with eleven",
            "how hard would a simple split with two prices be?",
            "other easy ways of dividing the bill",
            "it doesn't say if half price for the ground floor was considered",
          ],
        },
        assumption: {
          clause: "a bill that is simple to divide is one that all the owners will accept",
          paraphrases: [
            "people will agree if it's simple",
            "that everyone prefers an easy split to an exact one",
            "nobody will quarrel about equal shares",
            "the ground floor may refuse however simple the sum is",
            "assumes the hard part is the arithmetic and not the money",
          ],
        },
        alternative: {
          clause: "the sixteen owners upstairs should each pay the same sum for the lift",
          paraphrases: [
            "one sum for everybody above the ground floor",
            "divide it by sixteen",
            "those upstairs ought to share the bill equally",
            "equal parts for all who use it",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["community", "efficiency", "loyalty"],
        phrase: "standing together as one house",
        shownBy: [1],
        paraphrases: [
          "sharing things",
          "solidarity between neighbours",
          "everyone chips in",
          "keeping it simple for all",
          "sticking together",
        ],
      },
      second: {
        ids: ["fairness", "thrift"],
        phrase: "paying only for what one uses",
        paraphrases: [
          "a just bill",
          "no one should pay for others' benefit",
          "getting something for your money",
          "fair treatment of the ground floor",
          "each according to use",
        ],
      },
      concession: "four households would hand over thousands for a lift that they never enter",
    },
    fallacies: {
      strawman: {
        distortion: "to bill the fifth floor for every stair and the roof by the raindrop",
        paraphrases: [
          "nobody wants to bill people for raindrops",
          "they just don't want to pay for a thing they can't use",
          "it takes a fair point and makes it absurd",
          "the comparison with the bus is left unanswered",
        ],
      },
      adHominem: {
        opponent: "the retired dentist on the ground floor",
        attack: "sings out of tune in the bath every morning",
        paraphrases: [
          "singing in the bath doesn't matter here",
          "the dentist is attacked in place of the argument",
          "out of tune or not, the question of who pays stays open",
          "someone can sing badly and be right about the bill",
        ],
      },
      falseDichotomy: {
        option: "all twenty owners pay the same",
        threat: "the old people upstairs stay prisoners in their flats for life",
        thirdWays: [
          "the ground floor could pay half of what the others pay",
          "the upper floors could pay more and have the say about the lift",
        ],
        paraphrases: [
          "the ground floor could pay less and you'd still get a lift",
          "there are many ways to split ninety thousand pounds",
          "it's wrong to say there'd be no lift otherwise",
          "sixteen owners could manage it between them",
        ],
      },
      slipperySlope: {
        first: "the ground floor pays less for the lift",
        steps: [
          "the second floor will refuse to pay for the roof",
          "neighbours will put meters on the stair lamps and the letter boxes",
          "the building will break up into twenty little states with border guards",
        ],
        paraphrases: [
          "paying less for one lift won't break up the building",
          "there's nothing to show the roof would be next",
          "border guards on the stairs, come on",
          "a discount doesn't have to start a chain of refusals",
        ],
      },
    },
    figures: {
      counted: "buyers who asked the agent for a building with a lift",
      countedShort: "such buyers",
      people: "owners in buildings with a lift",
      opinion: "say that one equal sum kept the peace",
      amount: {
        members: "ground-floor owners in buildings with a lift",
        member: "a ground-floor owner",
        verb: "take the lift",
        verbSingular: "takes the lift",
        unit: "times",
        purpose: "a month to the roof or the cellar",
        usual: 4,
        outlier: "who keeps pigeons on the roof",
      },
      subgroups: {
        finding:
          "in our street, a flat in a building with a lift costs 218,000 pounds on average, and elsewhere 200,000",
        groups: ["ground-floor flats", "flats on the top floor"],
        paraphrases: [
          "on the ground floor a lift may add nothing at all",
          "top flats could have pulled the average up",
          "it's an average over all floors",
          "what about the flats downstairs?",
          "the price may be quite different from floor to floor",
        ],
      },
    },
  },
  {
    issue: "one-pet-per-tenant",
    reasons: [
      {
        gap: {
          question: "How many of the tenants in the block live by themselves?",
          paraphrases: [
            "how many tenants live alone?",
            "it doesn't say how many lonely people there are in the block",
            "number of single households",
            "do those who live alone have other company?",
            "whether anybody apart from the widow wants a pet",
          ],
        },
        assumption: {
          clause: "tenants who live by themselves are fit enough to look after an animal",
          paraphrases: [
            "lonely tenants can take care of a pet",
            "that an old widow could still walk a dog",
            "people on their own have the time and strength for it",
            "maybe some of them couldn't cope with an animal",
            "assumes those living alone are able to keep a dog or cat",
          ],
        },
        alternative: {
          clause: "volunteers with dogs should call on tenants who live by themselves every week",
          paraphrases: [
            "have people visit them with a dog",
            "dog visits for lonely tenants",
            "somebody ought to bring an animal round once a week",
            "a visiting service with pets for those on their own",
          ],
        },
      },
      {
        gap: {
          question: "Did pets make such children gentler, or were gentle children given pets?",
          paraphrases: [
            "were they gentle before they got a pet?",
            "how do we know that it's the pet that did it?",
            "no comparison with children who have no animal",
            "just one boy is mentioned and he doesn't even own the bird",
            "how many children there are in the block",
          ],
        },
        assumption: {
          clause: "families with children in the block would get a pet if they were allowed to",
          paraphrases: [
            "families would actually buy a pet",
            "that parents in the block want a dog or a cat",
            "children there would grow up with animals once it's permitted",
            "perhaps the parents have no wish for one",
            "assumes the rule is the only thing in their way",
          ],
        },
        alternative: {
          clause: "the school nearby should keep rabbits for its pupils to look after",
          paraphrases: [
            "get pets for the school",
            "children ought to care for animals at school",
            "the nursery or school could have rabbits",
            "let the kids look after some class pets",
          ],
        },
      },
      {
        gap: {
          question: "How many tenants keep an animal in secret at present?",
          paraphrases: [
            "how many hidden pets are there?",
            "we don't know if it's one cat or twenty",
            "number of secret animals",
            "it doesn't say what trouble the hidden ones have caused",
            "who would do the controlling?",
          ],
        },
        assumption: {
          clause: "tenants who hide an animal now would report it once it was allowed",
          paraphrases: [
            "people would come forward with their pets",
            "that nobody would go on hiding them",
            "secret owners will register when it's legal",
            "some might still not tell, especially if they have two",
            "assumes the owners will be honest after the vote",
          ],
        },
        alternative: {
          clause: "owners of hidden pets should be able to report them without being punished",
          paraphrases: [
            "no punishment for those who own up",
            "let people register the pets they already have",
            "the cooperative ought to forgive the ones with secret animals",
            "give tenants a month to come clean about their cat",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["compassion", "freedom", "animals"],
        phrase: "company for people who live alone",
        shownBy: [0],
        paraphrases: [
          "company for lonely people",
          "being allowed to have a pet",
          "kindness to tenants who are alone",
          "love of animals",
          "deciding for yourself what you keep at home",
        ],
      },
      second: {
        ids: ["calm", "comfort", "health"],
        phrase: "peace for those without one",
        paraphrases: [
          "no barking",
          "a quiet and clean house",
          "not being bothered by other people's pets",
          "rest for the neighbours",
          "no allergies or dirt in the lift",
        ],
      },
      concession: "there would be barking behind some doors and hair in the lift",
    },
    fallacies: {
      strawman: {
        distortion: "to tear the last goldfish from lonely widows and turn flats into cells",
        paraphrases: [
          "no one said a word about goldfish",
          "they're worried about a howling dog, that's all",
          "the neighbours aren't trying to make prisons",
          "it's a cruel picture of people who simply want quiet",
        ],
      },
      adHominem: {
        opponent: "the chair of the cooperative",
        attack: "once wept for an hour over a lost umbrella",
        paraphrases: [
          "crying about an umbrella proves nothing about dogs",
          "it laughs at the chair and says nothing about the noise",
          "private feelings don't make the point about howling wrong",
          "the person is picked on, not the argument",
        ],
      },
      falseDichotomy: {
        option: "every tenant may keep a dog or a cat",
        threat: "lonely people are left to talk to the wallpaper",
        thirdWays: [
          "the block could allow cats but no dogs",
          "dogs could be allowed for tenants who are at home all day",
        ],
        paraphrases: [
          "they could allow cats only",
          "you can help lonely people in other ways than with pets",
          "it's not pets for everyone or talking to the walls",
          "a rule for people who are at home would be in between",
        ],
      },
      slipperySlope: {
        first: "dogs and cats stay forbidden",
        steps: [
          "the cooperative will ban budgerigars and house plants",
          "inspectors will search the cupboards for feathers and leaves",
          "tenants will be allowed no living thing, not even a child",
        ],
        paraphrases: [
          "an old rule on dogs won't turn into a ban on children",
          "they haven't banned plants in all these years",
          "nobody gives a reason for the next step",
          "it exaggerates from pets to kids",
        ],
      },
    },
    figures: {
      counted: "animals that were found hidden in flats",
      countedShort: "hidden animals",
      people: "tenants without a family",
      opinion: "say that a dog or a cat would cheer them up",
      amount: {
        members: "tenants with a pet outside the block",
        member: "a tenant with a pet outside the block",
        verb: "pay",
        verbSingular: "pays",
        unit: "pounds",
        purpose: "a month to have it looked after",
        usual: 10,
        outlier: "whose two greyhounds live at a private kennel",
      },
      subgroups: {
        finding:
          "where pets are allowed, tenants gave their block 7.9 points out of ten on average, and elsewhere 7.1",
        groups: ["tenants with a pet", "tenants without a pet"],
        paraphrases: [
          "those without a pet might be less happy than before",
          "pet owners could have raised the average on their own",
          "we need the marks for both sorts of tenants",
          "the average puts owners and non-owners in one pot",
        ],
      },
    },
  },
  {
    issue: "neighbours-clean-the-stairs",
    reasons: [
      {
        gap: {
          question: "How many of the twelve households find eighteen pounds a month hard to pay?",
          paraphrases: [
            "how many families struggle with the fee?",
            "it doesn't say if anyone really has trouble paying",
            "number of households short of money",
            "has anyone complained about the price?",
            "do most of them even notice the eighteen pounds?",
          ],
        },
        assumption: {
          clause: "cleaning in turns costs the households next to nothing for mops and soap",
          paraphrases: [
            "doing it yourself is free",
            "that mops, buckets and soap hardly cost a thing",
            "they'd really keep the whole eighteen pounds",
            "some might have to pay a helper when it's their turn",
            "assumes no other costs take the place of the fee",
          ],
        },
        alternative: {
          clause: "the households should look for a firm that cleans the stairs for less",
          paraphrases: [
            "find a cheaper firm",
            "get another cleaner at a lower price",
            "they ought to bargain with the firm about the fee",
            "have the firm come half as often so it costs less",
          ],
        },
      },
      {
        gap: {
          question: "Did the neighbours really get on better before the firm came?",
          paraphrases: [
            "did they get on better in the old days?",
            "we aren't told if there were quarrels over the list",
            "how are things between the neighbours now?",
            "whether anyone fell out about who cleaned badly",
            "it only mentions chats over a bucket, nothing on bad feeling",
          ],
        },
        assumption: {
          clause: "the neighbours have met and talked less since the firm took over",
          paraphrases: [
            "they talk less now",
            "that without the bucket people don't meet any more",
            "neighbours have no other occasion for a chat",
            "maybe they see each other just as often in the lift or the yard",
            "assumes the good terms have suffered since last year",
          ],
        },
        alternative: {
          clause: "the households should plant and weed the yard together on Saturdays",
          paraphrases: [
            "do the gardening together",
            "share some other job like the yard",
            "neighbours ought to look after the flower beds as a group",
            "a joint Saturday in the courtyard would bring them together as well",
          ],
        },
      },
      {
        gap: {
          question: "How dirty were the stairs in the days when the households cleaned them?",
          paraphrases: [
            "were the stairs cleaner before?",
            "it doesn't compare the mud now with the mud then",
            "how often was dirt left lying under the old system?",
            "state of the stairs before last year",
            "did the firm skip a visit that week or what?",
          ],
        },
        assumption: {
          clause: "the people who leave the mud would do some of the scrubbing themselves",
          paraphrases: [
            "the ones who make the dirt would also clean",
            "that everybody takes a turn, even the cyclists",
            "those with muddy bicycles won't dodge the list",
            "perhaps it's exactly the messy ones who never mop",
            "assumes the careless people would really scrub",
          ],
        },
        alternative: {
          clause: "anyone who leaves mud on the landing should have to scrub the stairs",
          paraphrases: [
            "make the muddy ones scrub",
            "those who leave dirt ought to clean as a penalty",
            "have the cyclists clean up for a week",
            "whoever messes up the landing should help the firm for a day",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["community", "thrift", "self_reliance"],
        phrase: "doing a shared job together",
        paraphrases: [
          "neighbours helping each other",
          "saving money",
          "not paying others for what we can do",
          "looking after your own place",
          "a common effort",
        ],
      },
      second: {
        ids: ["comfort", "efficiency"],
        phrase: "having a chore taken off one's hands",
        paraphrases: [
          "convenience",
          "an easier life",
          "free time",
          "letting professionals see to it",
          "no bother with lists and mops",
        ],
      },
      concession: "tired people would have to kneel on the stairs on an evening off",
    },
    fallacies: {
      strawman: {
        distortion: "to be waited on like royalty while servants dust their doormats",
        paraphrases: [
          "they only said that a few families never do their turn",
          "paying a firm isn't living like royalty",
          "it makes people sound lazy who just doubt the list",
          "nobody asked for servants",
        ],
      },
      adHominem: {
        opponent: "the father of three on the second floor",
        attack: "owns eleven ties with cartoon animals on them",
        paraphrases: [
          "his ties don't matter for the stairs",
          "cartoon animals can't prove him wrong about the mop",
          "it's a joke about clothes and no answer",
          "what he says about the families that never clean is ignored",
        ],
      },
      falseDichotomy: {
        option: "we take turns with the mop again",
        threat: "we live side by side like strangers in a railway station",
        thirdWays: [
          "we could keep the firm and share a meal every month",
          "those who like could clean and the rest could pay",
        ],
        paraphrases: [
          "neighbours can meet in other ways than with a mop",
          "you could pay or clean, whichever you prefer",
          "keeping the firm doesn't make us strangers",
          "more than those two possibilities exist",
        ],
      },
      slipperySlope: {
        first: "the firm goes on cleaning the stairs",
        steps: [
          "we will pay someone to carry up our post",
          "nobody in the building will remember how to hold a broom",
          "our grandchildren will need a helper to tie their shoes",
        ],
        paraphrases: [
          "a cleaning firm doesn't stop kids from tying their shoes",
          "we've had the firm for a year and nobody carries our post",
          "it blows one fee up into total helplessness",
          "none of those steps has to follow",
        ],
      },
    },
    figures: {
      counted: "quarrels in the building about dirt on the stairs",
      countedShort: "quarrels",
      people: "neighbours in the building",
      opinion: "say that they miss the talks over the bucket",
      amount: {
        members: "households in the building",
        member: "a household in the building",
        verb: "spend",
        verbSingular: "spends",
        unit: "minutes",
        purpose: "a month wiping up what the firm has missed",
        usual: 10,
        outlier: "which cannot bear a single footprint on the landing",
      },
      subgroups: {
        finding:
          "where tenants clean in turns, they know 8.4 neighbours by name on average, and elsewhere only 5.1",
        groups: ["families with children", "people living alone"],
        paraphrases: [
          "families may know lots of people with or without a mop",
          "those living alone might know just as few in both cases",
          "it's one average for all sorts of tenants",
          "how it is for single people isn't shown",
        ],
      },
    },
  },
  {
    issue: "doorbell-cameras-on-landings",
    reasons: [
      {
        gap: {
          question: "How many tenants are troubled when their visitors are filmed?",
          paraphrases: [
            "how many people does it bother?",
            "we don't know what the other tenants feel about it",
            "did the question in the lift come from a camera at all?",
            "number of tenants who feel watched",
            "nobody says whether visitors mind",
          ],
        },
        assumption: {
          clause: "people in the block look at what the cameras record and talk about it",
          paraphrases: [
            "somebody watches the films",
            "that neighbours found out about the brother from a camera",
            "owners use the cameras to see who visits others",
            "perhaps nobody ever looks at the pictures",
            "assumes what's filmed gets passed round as gossip",
          ],
        },
        alternative: {
          clause: "every camera should be turned so that it sees nothing but its owner's mat",
          paraphrases: [
            "point them at the mat",
            "film only your own doorstep",
            "the cameras ought to show just the owner's door",
            "turn them away from the landing",
          ],
        },
      },
      {
        gap: {
          question: "How often do children play on the landings that are filmed?",
          paraphrases: [
            "do children play there at all?",
            "it isn't said how many kids live on those floors",
            "have the children stopped playing since the cameras came?",
            "who sent the clip round and what was done about it",
            "is playing on the landing even allowed?",
          ],
        },
        assumption: {
          clause: "children in the block have no better place to play than the landings",
          paraphrases: [
            "they've nowhere else to go",
            "that kids need the landings for their games",
            "there's no yard or playground for them",
            "they could simply play outside",
            "assumes the landing is where children usually are",
          ],
        },
        alternative: {
          clause: "the cameras should be switched off in the hours when children play",
          paraphrases: [
            "turn them off in the afternoon",
            "no filming while the kids are out there",
            "they ought to be off until the children are in bed",
            "cameras on at night only",
          ],
        },
      },
      {
        gap: {
          question: "Where are the pictures stored, and for how long?",
          paraphrases: [
            "how long are the films kept?",
            "it doesn't say where the recordings go",
            "who can get at them?",
            "are they protected by a password?",
            "storage time of the pictures",
          ],
        },
        assumption: {
          clause: "the pictures show things with which somebody could do harm",
          paraphrases: [
            "the films could be used against someone",
            "that a stranger could do damage with them",
            "there's something on those pictures worth misusing",
            "maybe they only show people with shopping bags",
            "assumes a film of a landing is dangerous in the wrong hands",
          ],
        },
        alternative: {
          clause: "every doorbell camera should delete its pictures after one day",
          paraphrases: [
            "delete the films daily",
            "pictures ought to be wiped after a day",
            "a rule that nothing may be stored for long",
            "cameras that don't save anything should be compulsory",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["privacy", "freedom"],
        phrase: "coming and going unwatched",
        shownBy: [0],
        paraphrases: [
          "a private life",
          "not being filmed at your own door",
          "the right to be left alone",
          "that nobody keeps an eye on you",
          "free play for children",
        ],
      },
      second: {
        ids: ["safety", "order"],
        phrase: "protection against thieves",
        paraphrases: [
          "security",
          "safe parcels",
          "catching people who steal",
          "watching over your own front door",
          "preventing crime",
        ],
      },
      concession: "a parcel might vanish from a mat and nobody would know who took it",
    },
    fallacies: {
      strawman: {
        distortion: "to have each child in the block followed by guards from the cot on",
        paraphrases: [
          "they want to save a parcel, not to shadow children",
          "nobody mentioned guards",
          "that has nothing to do with what the camera owners say",
          "a doorbell is turned into a police state",
        ],
      },
      adHominem: {
        opponent: "the owner of the newest camera",
        attack: "has failed the driving test six times in a row",
        paraphrases: [
          "driving tests and doorbells are two different things",
          "you can be a poor driver and still have parcels stolen",
          "it's meant to make the owner look stupid",
          "the point about stolen parcels is dodged",
        ],
      },
      falseDichotomy: {
        option: "the cameras come down",
        threat: "we live like prisoners who are watched on their own stairs",
        thirdWays: [
          "the cameras could be turned so that they show only the owner's mat",
          "the owners could switch them on only when nobody is at home",
        ],
        paraphrases: [
          "a camera can be pointed at your own mat only",
          "they could be on just for deliveries",
          "living with a few cameras isn't prison",
          "the writer hides the choices in between",
        ],
      },
      slipperySlope: {
        first: "the cameras stay on the doors",
        steps: [
          "owners will hang more of them in the lift and the cellar",
          "the landlord will film the kitchens in case of fire",
          "every breath in the block will be listed and sold",
        ],
        paraphrases: [
          "a doorbell doesn't lead to cameras in kitchens",
          "there's no proof that more of them would come",
          "selling people's breath is pure fantasy",
          "each step is bigger and none is explained",
        ],
      },
    },
    figures: {
      counted: "complaints about filming on the landings",
      countedShort: "complaints",
      people: "tenants on landings with a camera",
      opinion: "say that they feel watched at their own door",
      amount: {
        members: "tenants in the block",
        member: "a tenant in the block",
        verb: "are filmed",
        verbSingular: "is filmed",
        unit: "times",
        purpose: "a month outside somebody else's door",
        usual: 20,
        outlier: "who looks after two old neighbours day and night",
      },
      subgroups: {
        finding:
          "in a survey of the whole block, 62 per cent of the tenants said that the cameras disturb them",
        groups: ["young tenants", "old tenants"],
        paraphrases: [
          "older people may feel safer with a camera",
          "it might be mostly the young who mind",
          "we only get one figure for all the tenants",
          "broken down by age it could look quite different",
        ],
      },
    },
  },
  {
    issue: "flats-above-the-car-park",
    reasons: [
      {
        gap: {
          question: "What grows or lives on the other site beyond the football ground?",
          paraphrases: [
            "is the other site worth saving?",
            "what's on the land by the motorway now?",
            "it doesn't say if there are rare plants or just weeds out there",
            "value of the green land",
            "how much land would really be spared?",
          ],
        },
        assumption: {
          clause: "the town will build on the land outside if it does not build above the car park",
          paraphrases: [
            "otherwise they'd build on the fields",
            "that it's either the car park or the meadow for these homes",
            "the other site will be used if this one is refused",
            "the green land may not be touched in any case",
            "assumes the homes have to go somewhere",
          ],
        },
        alternative: {
          clause: "the council should look for homes above other shops and garages in town",
          paraphrases: [
            "build on top of other shops",
            "use the space over garages and depots too",
            "any flat roof in town ought to be checked for housing",
            "put flats over the bus station for example",
          ],
        },
      },
      {
        gap: {
          question: "Could the doctor and the buses take in sixty more households?",
          paraphrases: [
            "does the surgery take new patients?",
            "is there room on the buses?",
            "we aren't told whether the doctor is full already",
            "how noisy and dirty is it to live there?",
            "rent of such a flat",
          ],
        },
        assumption: {
          clause: "people in search of a flat want to live close to shops and buses",
          paraphrases: [
            "flat hunters want short ways",
            "that being near everything matters to tenants",
            "people would like to live over a supermarket",
            "some may prefer a quiet place with a garden",
            "assumes somebody wants these flats for their position",
          ],
        },
        alternative: {
          clause: "a home for old people should be built next to the supermarket in Tanner Road",
          paraphrases: [
            "build an old people's home there",
            "the elderly ought to get a home by the supermarket",
            "put sheltered housing close to the doctor and the bus",
            "Tanner Road would be right for a care home",
          ],
        },
      },
      {
        gap: {
          question: "What rent would the key workers have to pay?",
          paraphrases: [
            "how much is the rent?",
            "it doesn't say who counts as a key worker",
            "could a bus driver pay for one of those flats?",
            "price of the twenty homes",
            "is it a promise or just a plan of the owner's?",
          ],
        },
        assumption: {
          clause: "key workers in the town are looking for a home and cannot find one",
          paraphrases: [
            "key workers need homes",
            "that nurses and drivers can't find a flat in town",
            "the workers would really want to move in",
            "perhaps most of them already live nearby",
            "assumes there's a lack of housing for such staff",
          ],
        },
        alternative: {
          clause: "the hospital and the bus company should build homes for their own staff",
          paraphrases: [
            "employers should house their workers",
            "the bus company ought to offer flats to its drivers",
            "let the hospital put up homes for nurses",
            "firms could rent homes for those they can't do without",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["inclusion", "progress", "compassion"],
        phrase: "homes for those who need one",
        shownBy: [2],
        paraphrases: [
          "a place for everybody to live",
          "helping people find housing",
          "growth of the town",
          "room for newcomers and workers",
          "a roof over people's heads",
        ],
      },
      second: {
        ids: ["comfort", "calm", "beauty"],
        phrase: "sunny gardens for the neighbours",
        paraphrases: [
          "pleasant gardens",
          "the residents' quality of life",
          "light in the afternoon",
          "keeping things nice for people who live there already",
          "peace behind the houses",
        ],
      },
      concession: "the gardens behind would lie in shadow from two o'clock",
    },
    fallacies: {
      strawman: {
        distortion: "to sip lemonade on their lawns while bus drivers sleep under bridges",
        paraphrases: [
          "the gardeners only said that they'd lose their sun",
          "nobody wants drivers under bridges",
          "caring about light isn't being heartless",
          "it paints the neighbours as selfish snobs",
          "that's not at all what they were asking for",
        ],
      },
      adHominem: {
        opponent: "the woman with the largest garden",
        attack: "talks to tomatoes and has never learnt to whistle",
        paraphrases: [
          "talking to tomatoes doesn't change where the shadow falls",
          "it makes fun of her and not of her argument",
          "whistling is neither here nor there",
          "she may be odd and still be right about the sun",
        ],
      },
      falseDichotomy: {
        option: "the council allows the sixty flats",
        threat: "the last meadow around the town is covered with concrete",
        thirdWays: [
          "the owner could build four storeys and not six",
          "the flats could stand on the street side, away from the gardens",
        ],
        paraphrases: [
          "fewer storeys would be possible too",
          "refusing these flats doesn't mean paving every meadow",
          "you could build there without shading the gardens",
          "there must be more than two places for homes",
        ],
      },
      slipperySlope: {
        first: "the council refuses the flats",
        steps: [
          "no firm will dare to build in the town again",
          "young families will have to pitch tents on the football ground",
          "the town will be an empty shell with well-kept lawns",
        ],
        paraphrases: [
          "one refusal doesn't stop all building for ever",
          "tents on the football ground, there's no evidence for that",
          "it makes a single decision sound like the end of the town",
          "each step is a wild guess",
        ],
      },
    },
    figures: {
      counted: "applications for a flat in the town",
      countedShort: "applications",
      people: "nurses and bus drivers in the town",
      opinion: "say that they cannot find a flat near their work",
      amount: {
        members: "key workers in the town",
        member: "a key worker in the town",
        verb: "travel",
        verbSingular: "travels",
        unit: "miles",
        purpose: "to get to their shift",
        usual: 3,
        outlier: "who comes over from the coast every Monday",
      },
      subgroups: {
        finding:
          "in towns that built above car parks, a flat is let for 690 pounds a month on average, and elsewhere for 780",
        groups: ["small flats", "family homes"],
        paraphrases: [
          "big flats may cost far more than that",
          "perhaps it's only one-room flats that are so cheap",
          "all kinds of homes are averaged together",
          "it doesn't separate families from singles",
        ],
      },
    },
  },
];
