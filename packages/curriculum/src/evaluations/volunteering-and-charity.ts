import type { IssueEvaluation } from "../evaluation.ts";

/** What modules 2 to 7 need to know of the issues about volunteering and charity. */
export const volunteeringAndCharity: readonly IssueEvaluation[] = [
  {
    issue: "thirty-hours-at-seventeen",
    reasons: [
      {
        gap: {
          question: "Do people who were made to help in their teens stay involved later as well?",
          paraphrases: [
            "did the treasurer come of his own free will?",
            "it doesn't say what becomes of those who had to do it",
            "have other schools tried a duty like that?",
            "any figures on volunteers who were forced at first",
            "how many teenagers who helped gave it up for good?",
            "maybe only the keen ones stay, we aren't told",
          ],
        },
        assumption: {
          clause: "pupils who are obliged to help grow as attached to it as those who choose to",
          paraphrases: [
            "forced helpers will stick with it just like willing ones",
            "that having to do it doesn't put you off",
            "it's the early start that counts and not the free will",
            "assumes duty and choice have the same effect on teens",
            "being made to do it could spoil charity for them for ever",
          ],
        },
        alternative: {
          clause:
            "charities should look for their new helpers among teenagers and not among pensioners",
          paraphrases: [
            "recruit more young people",
            "charities ought to advertise in schools",
            "lifeboat crews could open a junior group",
            "give teenagers who help of their own accord a proper task",
          ],
        },
      },
      {
        gap: {
          question: "How many pupils can the charities nearby take on, and who would guide them?",
          paraphrases: [
            "is there enough work for ninety pupils?",
            "do the charities want them at all?",
            "it isn't mentioned what they would actually do",
            "how much time would the charities lose in training them?",
            "number of places for helpers",
            "who looks after the pupils?",
          ],
        },
        assumption: {
          clause: "the charities have enough tasks that untrained pupils can do without much help",
          paraphrases: [
            "there's useful work that seventeen-year-olds can do",
            "that charities can use ninety beginners at once",
            "the pupils don't cost more time than they save",
            "assumes unwilling teenagers do a proper job",
            "they might just stand in the way",
          ],
        },
        alternative: {
          clause: "the whole year group should tidy up the town's parks for a week in June",
          paraphrases: [
            "a clean-up week for the entire year",
            "let them renovate the school",
            "pupils ought to spend the hours tutoring the younger classes",
            "they could plant trees for the council with those hours",
          ],
        },
      },
      {
        gap: {
          question: "How many of the teenagers who helped in the care home went back to it?",
          paraphrases: [
            "how did the other pupils feel about it?",
            "it tells of a single girl, was she typical?",
            "did the girl go there because she had to?",
            "what do the old people say about their young helpers?",
            "do the teenagers behave differently towards old people now?",
            "nothing about pupils who hated it",
          ],
        },
        assumption: {
          clause: "a good many of the pupils would spend their thirty hours among old people",
          paraphrases: [
            "most of them would go to a care home",
            "that enough pupils choose to work with the elderly",
            "their charity hours bring them together with the old",
            "assumes they don't all pick the animal shelter",
            "the duty could be done in a shop or a kennel without meeting anyone old",
          ],
        },
        alternative: {
          clause: "every class should pay a monthly visit to the care home and have tea there",
          paraphrases: [
            "regular visits to the old people's home",
            "invite old people to the school to tell their stories",
            "teenagers ought to spend more time with their grandparents",
            "get the elderly to eat in the school canteen",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["compassion", "community", "hard_work"],
        phrase: "doing one's part for others",
        paraphrases: [
          "helping people in need",
          "serving the town",
          "learning to care about someone else",
          "a sense of duty",
          "sticking together, young and old",
        ],
      },
      second: {
        ids: ["freedom", "self_reliance"],
        phrase: "giving of one's own free will",
        paraphrases: [
          "being able to choose",
          "nobody is forced",
          "making up your own mind about your spare time",
          "liberty of the young people",
        ],
      },
      concession:
        "a pupil who already minds two small sisters would be ordered about on Saturdays too",
    },
    fallacies: {
      strawman: {
        distortion: "to raise young people who would step over a drowning man",
        paraphrases: [
          "they only said a gift can't be forced",
          "nobody wants kids to ignore someone who drowns",
          "being against a duty doesn't mean being against helping",
          "it makes the critics look like monsters",
          "that isn't what the other side is after",
        ],
      },
      adHominem: {
        opponent: "the pupils' spokeswoman",
        attack: "has dyed her hair green and painted her satchel to match",
        paraphrases: [
          "green hair has nothing to do with charity",
          "they pick on how she looks",
          "you can dye your hair and still be right about forced help",
          "there's no reply to what she said about gifts",
        ],
      },
      falseDichotomy: {
        option: "each pupil works thirty hours for a charity",
        threat: "a whole year group leaves school with hearts of stone",
        thirdWays: [
          "the school could offer the hours and let pupils decide",
          "pupils could get a note in their report for helping",
        ],
        paraphrases: [
          "you could make it voluntary and reward it",
          "people may be kind without a rule",
          "ten hours would be another idea",
          "it's not a duty or hearts of stone",
          "it forgets that many help already",
        ],
      },
      slipperySlope: {
        first: "pupils are free to stay at home",
        steps: [
          "they will refuse to help with the washing-up",
          "the charities of the county will close one after another",
          "nobody in the land will so much as hold a door open",
        ],
        paraphrases: [
          "pupils are free now and doors are still held open",
          "no rule doesn't mean the charities shut",
          "what has the washing-up got to do with it?",
          "one thing is hung on the next without any proof",
        ],
      },
    },
    figures: {
      counted: "former pupils who joined a charity after such a duty",
      countedShort: "such joiners",
      people: "charities in the district",
      opinion: "say that they would be glad of thirty hours a head",
      amount: {
        members: "pupils at a school with this rule",
        member: "a pupil at a school with this rule",
        verb: "work",
        verbSingular: "works",
        unit: "hours",
        purpose: "a year for a charity beyond their duty",
        usual: 6,
        outlier: "whose parents run an animal shelter",
      },
      subgroups: {
        finding:
          "at schools with such a duty, pupils gave old people 7.7 points for interest, at other schools only 6.8",
        groups: ["pupils who helped in care homes", "pupils who helped in charity shops"],
        paraphrases: [
          "maybe just those from the care homes find old people interesting",
          "it could be different for those who did their hours in a shop",
          "boys and girls may not feel the same",
          "we only know the figure for all pupils together",
        ],
      },
    },
  },
  {
    issue: "pens-in-appeals",
    reasons: [
      {
        gap: {
          question: "How many donors feel pressed to give by the pen in the envelope?",
          paraphrases: [
            "how many people feel that they have to pay?",
            "it's one widow only, what about the rest?",
            "do most folk simply keep the pen?",
            "has the hospital asked its donors about this?",
            "would the widow give nothing without a pen?",
            "number of people who give out of guilt",
          ],
        },
        assumption: {
          clause: "people who get a pen feel that they owe the hospital something for it",
          paraphrases: [
            "a present makes people feel obliged",
            "that you can't just keep a pen with a clear conscience",
            "donors pay since they feel guilty",
            "assumes folk don't simply bin the thing and get on with their day",
            "many might give because they like animals, pen or no pen",
          ],
        },
        alternative: {
          clause: "the hospital should write in each letter that the pen may be kept for nothing",
          paraphrases: [
            "say clearly that no one has to pay for it",
            "send pens only to people who ask for one",
            "the letter ought to offer a free return",
            "presents should come after the gift as a thank-you",
          ],
        },
      },
      {
        gap: {
          question: "How much do the pens and stickers bring in beyond what they cost?",
          paraphrases: [
            "do the pens pay for themselves?",
            "how much comes in with pens and how much without?",
            "it doesn't tell us how much the letters earn",
            "how many more donations are there thanks to the stickers?",
            "profit after the cost of the pens",
            "have the donors been told what the pens cost?",
          ],
        },
        assumption: {
          clause: "the money saved on pens would be left over for the treatment of animals",
          paraphrases: [
            "without pens there's more for operations",
            "that giving doesn't drop by more than the eight thousand",
            "they won't lose donations if the envelope is empty",
            "assumes what's saved goes to the animals",
            "they could end up with less money for the vets",
          ],
        },
        alternative: {
          clause: "the hospital should have its pens paid for by a maker of pet food",
          paraphrases: [
            "get a sponsor for the pens",
            "let a firm pay for the presents",
            "somebody else ought to buy the pens",
            "a company gives the pens and the donors' money goes to animals",
          ],
        },
      },
      {
        gap: {
          question: "How many of the loyal friends dislike the presents, and who found that out?",
          paraphrases: [
            "how many feel like that man?",
            "nobody says if the others like their pens",
            "was there a survey among the regular donors?",
            "do they give less on account of it?",
            "why didn't he just tell them years ago?",
            "share of loyal donors who mind",
          ],
        },
        assumption: {
          clause: "what loyal friends dislike might cost the hospital their support",
          paraphrases: [
            "annoyed friends could stop giving",
            "that loyal donors will leave if the pens go on",
            "the knick-knacks put people off so much that they quit",
            "assumes loyal friends matter more for income than new ones",
            "they have put up with thirty-one pens and still come",
          ],
        },
        alternative: {
          clause: "the hospital should ask each of its regular donors whether they want presents",
          paraphrases: [
            "let the regulars tick a box: no presents",
            "write to loyal friends without pens and to the others with",
            "invite the most faithful to the hospital instead",
            "send them a letter of thanks by hand",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["freedom", "trust", "thrift"],
        phrase: "an honest request without any pressure",
        shownBy: [0],
        paraphrases: [
          "not pushing people into giving",
          "being straight with donors",
          "money not wasted on trinkets",
          "letting people decide for themselves",
          "donors' confidence in the hospital",
        ],
      },
      second: {
        ids: ["animals", "efficiency", "prosperity"],
        phrase: "as much money as possible for the patients",
        paraphrases: [
          "the highest income",
          "helping more sick animals",
          "what works best",
          "raising more funds",
          "healing dogs and cats",
        ],
      },
      concession:
        "a good many purses would stay shut, and some lame dogs would wait longer for a bed",
    },
    fallacies: {
      strawman: {
        distortion: "to bribe the whole county with toys and never heal a single dog",
        paraphrases: [
          "they only said a present brings in more money",
          "of course they want to heal dogs",
          "a pen isn't a bribe",
          "it turns people who raise money into cheats",
          "nobody suggested giving up on treatment",
        ],
      },
      adHominem: {
        opponent: "the woman who plans the appeals",
        attack: "talks to her house plants in a baby voice",
        paraphrases: [
          "how she talks to plants has nothing to do with pens",
          "it makes her look odd and that's it",
          "her plants don't tell us whether presents bring in money",
          "that's a personal remark, not a reason",
        ],
      },
      falseDichotomy: {
        option: "the hospital leaves out the presents",
        threat: "every drawer in the county chokes on plastic pens",
        thirdWays: [
          "the hospital could send one packet of seeds a year",
          "donors could tick whether they want a present",
        ],
        paraphrases: [
          "they might send something useful",
          "it needn't be forty thousand pens or none at all",
          "people could be asked whether they'd like one",
          "just the stickers would be an option",
          "the writer sees only two extremes",
        ],
      },
      slipperySlope: {
        first: "the pens go on arriving",
        steps: [
          "other charities will send umbrellas and toasters",
          "people will need a second letter box and then a shed",
          "nobody will give anything to anyone without being paid for it",
        ],
        paraphrases: [
          "from a pen to a toaster is quite a jump",
          "they've sent pens for years and no toasters came",
          "why would people stop giving without being paid?",
          "there's no sign that other charities would join in",
        ],
      },
    },
    figures: {
      counted: "people who asked to be taken off the mailing list",
      countedShort: "such requests",
      people: "regular donors",
      opinion: "say that they would rather get a bare letter",
      amount: {
        members: "donors in a village nearby",
        member: "a donor in a village nearby",
        verb: "have",
        verbSingular: "has",
        unit: "pens",
        purpose: "from appeals lying unused in a drawer",
        usual: 3,
        outlier: "who sorts the post for a block of flats",
      },
      subgroups: {
        finding:
          "in a trial with bare letters, gifts rose from 11.20 to 12.60 pounds on average over all who gave",
        groups: ["loyal donors", "first-time givers"],
        paraphrases: [
          "maybe the loyal ones gave more and new people gave less",
          "new people are mixed up with the regulars",
          "old and young donors might react in opposite ways",
          "an average over everybody who gave doesn't show who gave more",
        ],
      },
    },
  },
  {
    issue: "shelves-at-the-food-bank",
    reasons: [
      {
        gap: {
          question: "How do most visitors feel about the packed box that they get today?",
          paraphrases: [
            "do people mind the boxes?",
            "it doesn't say what the other visitors think",
            "only a father of three is quoted",
            "were visitors asked whether they'd like to choose?",
            "how do people feel in food banks that have shelves?",
            "would some be ashamed to be seen picking?",
          ],
        },
        assumption: {
          clause:
            "there would still be something to choose from when the last visitors get their turn",
          paraphrases: [
            "the shelves won't be empty halfway through the queue",
            "that everyone gets a real choice and not just the early ones",
            "enough different food comes in to choose among",
            "assumes number seventy in the line can pick as well",
            "those at the back might be left with tinned peas",
          ],
        },
        alternative: {
          clause: "people in trouble should be given vouchers for the ordinary shops in town",
          paraphrases: [
            "hand out vouchers in place of food",
            "give people the money and let them shop",
            "visitors ought to be able to order their box from a list",
            "a café with a menu where they pay what they can",
          ],
        },
      },
      {
        gap: {
          question: "How much fresh food do bakers and growers bring that now goes to waste?",
          paraphrases: [
            "how much bread and veg is it?",
            "what happens to the fresh things at the moment?",
            "it isn't stated whether there's a fridge",
            "could the boxes be packed later in the day?",
            "would the fresh food last for seventy households?",
            "amount that the bakers leave",
          ],
        },
        assumption: {
          clause: "visitors of the food bank would pick the fresh food if it lay on a shelf",
          paraphrases: [
            "people want the vegetables and take them",
            "that the fresh stuff doesn't stay lying there",
            "visitors have a kitchen to cook fresh things in",
            "assumes they'd go for fresh food over tins",
            "maybe they would only reach for biscuits",
          ],
        },
        alternative: {
          clause: "helpers should pack the boxes after noon when the fresh food has arrived",
          paraphrases: [
            "pack later on Friday",
            "put a table with bread and vegetables next to the boxes",
            "ask bakers to come on Thursday",
            "the lids ought to stay open until the growers have been",
          ],
        },
      },
      {
        gap: {
          question: "How much work would it take to fill and tidy the shelves?",
          paraphrases: [
            "don't the shelves need people too?",
            "it doesn't tell how many helpers would be needed for the shelves",
            "would the helpers really be less busy?",
            "do the visitors want to have a conversation?",
            "are the nine able to talk about people's troubles?",
            "hours for restocking",
          ],
        },
        assumption: {
          clause: "filling the shelves takes the helpers less time than taping up the boxes does",
          paraphrases: [
            "shelves are less work than boxes",
            "that no new jobs eat up the time they save",
            "helpers won't be just as busy stacking tins",
            "assumes open shelves run themselves",
            "someone has to watch the queue and restock, so is time really saved?",
          ],
        },
        alternative: {
          clause: "the food bank should find more people to pack so that others can listen",
          paraphrases: [
            "more packers, so some helpers can talk",
            "buy a machine that tapes the boxes",
            "invite visitors to help with the packing",
            "have a tea table where two helpers sit down with people",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["dignity", "freedom", "compassion"],
        phrase: "treating visitors as people who can choose",
        paraphrases: [
          "respect for those in need",
          "letting people decide what they eat",
          "not making them feel like beggars",
          "self-respect",
          "kindness and time for each person",
        ],
      },
      second: {
        ids: ["fairness", "order", "efficiency"],
        phrase: "equal shares for every household",
        paraphrases: [
          "the same for all",
          "nobody gets more than the next one",
          "a just way of handing things out",
          "that it runs smoothly",
          "the last get as much as the first",
        ],
      },
      concession:
        "whoever comes off the late bus would find dented tins where the good coffee had been",
    },
    fallacies: {
      strawman: {
        distortion: "to line hungry people up like prisoners and throw a box at each",
        paraphrases: [
          "they worry about the first in the queue taking the best",
          "no one throws boxes at prisoners",
          "it makes helpers who pack boxes sound brutal",
          "a packed box isn't prison food",
          "their concern about the queue is left out",
        ],
      },
      adHominem: {
        opponent: "the volunteer who keeps the storeroom",
        attack: "abandoned the flute after a single lesson",
        paraphrases: [
          "a dropped flute lesson is no argument",
          "it laughs at something from the volunteer's past",
          "giving up the flute doesn't change what would happen in the queue",
          "music says nothing about food boxes",
        ],
      },
      falseDichotomy: {
        option: "the food bank opens its shelves",
        threat: "fathers and mothers go on eating what strangers have picked for them",
        thirdWays: [
          "the food bank could pack three kinds of box",
          "visitors could swap what they do not like at a table",
        ],
        paraphrases: [
          "different boxes would give people some choice too",
          "visitors could fill in a list beforehand",
          "a swap table would do",
          "there's more than shelves or a fixed box",
          "half box, half shelf wasn't considered",
        ],
      },
      slipperySlope: {
        first: "the boxes stay",
        steps: [
          "visitors will be told what time to cook",
          "they will have to show clean plates on Friday mornings",
          "poor people will be fed by the spoon in numbered rows",
        ],
        paraphrases: [
          "a packed box doesn't end in spoon-feeding",
          "the boxes have been around and nobody checks plates",
          "how would one lead to the other?",
          "they paint horrors without any evidence",
        ],
      },
    },
    figures: {
      counted: "tins from the boxes that were left outside on the wall",
      countedShort: "left tins",
      people: "visitors to the food bank",
      opinion: "say that they would like to pick for themselves",
      amount: {
        members: "visitors with a packed box",
        member: "a visitor with a packed box",
        verb: "give away",
        verbSingular: "gives away",
        unit: "tins",
        purpose: "a year that nobody at home will eat",
        usual: 4,
        outlier: "whose whole household is allergic to beans and fish",
      },
      subgroups: {
        finding:
          "food banks with open shelves got 8.5 points out of ten on average from visitors, those with boxes 7.3",
        groups: ["visitors who come first", "visitors who come last"],
        paraphrases: [
          "the first in the queue may be happy and the last ones not at all",
          "we don't hear how the late visitors felt",
          "single people and big families are in one number",
          "the average could hide that some got less than before",
        ],
      },
    },
  },
  {
    issue: "hospice-shop-auctions",
    reasons: [
      {
        gap: {
          question:
            "What is left of an internet price when fees, postage and photographs are paid for?",
          paraphrases: [
            "how much goes on fees and postage?",
            "it doesn't say what selling online costs",
            "how often does something that valuable turn up?",
            "would the teapot have got two hundred online?",
            "is there anybody in the shop who can judge what's precious?",
            "number of fine things a year",
          ],
        },
        assumption: {
          clause: "somebody in the shop is able to tell which donations are precious",
          paraphrases: [
            "the helpers can spot the valuable things",
            "that they know a good watch when they see one",
            "the shop notices rare books before they go out for a pound",
            "assumes the right things get picked for the auction",
            "if nobody recognises the teapot an auction is no use",
          ],
        },
        alternative: {
          clause: "the shop should hold an auction in the town hall every autumn",
          paraphrases: [
            "have an auction in town",
            "invite several dealers to bid against each other",
            "sealed bids in the shop window",
            "ask an auction house in the city to sell the best things",
          ],
        },
      },
      {
        gap: {
          question: "What would donors say if they were asked where their things should be sold?",
          paraphrases: [
            "did anyone ask the donors?",
            "it doesn't tell what other people who give fine things want",
            "do some of them hope a neighbour will get it cheap?",
            "just one note on one violin, so how many think like that?",
            "how many donors know what their gift is worth",
          ],
        },
        assumption: {
          clause:
            "sales on the internet would bring the nurses more money than sales over the counter",
          paraphrases: [
            "online they'd get more for the hospice",
            "that the internet pays better than the shop",
            "the nurses are helped most if things are sold on the web",
            "assumes strangers pay more than neighbours do",
            "after costs it might be no more than in the shop",
          ],
        },
        alternative: {
          clause: "the shop should set aside what fine things earn for the training of the nurses",
          paraphrases: [
            "a special fund for the nurses",
            "hand the money from fine things straight to the nursing staff",
            "what the violin brings in ought to go to the night shift",
            "use the takings from precious gifts only for nursing",
          ],
        },
      },
      {
        gap: {
          question: "Have any younger people said that they would help if there were work online?",
          paraphrases: [
            "has any young person offered?",
            "it isn't said why there are no young helpers now",
            "how many hours a week would it be?",
            "do the six need help at all?",
            "who would teach the new ones?",
            "interest among the young",
          ],
        },
        assumption: {
          clause: "younger people stay away from the shop now since there is no screen work",
          paraphrases: [
            "young folk don't help as it's all tills and boxes",
            "that screens are what draws the young",
            "they'd volunteer if they could do it on a computer",
            "assumes it's the kind of work and not the lack of time",
            "maybe youngsters have no idea that the shop needs anyone",
          ],
        },
        alternative: {
          clause: "the shop should ask younger volunteers to design its pages on social media",
          paraphrases: [
            "let the young do the shop's website",
            "have teenagers look after the shop's photos online",
            "put the accounts on a computer and ask students to do it",
            "a digital till would attract younger helpers too",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["compassion", "prosperity", "efficiency"],
        phrase: "the most money for the sick",
        shownBy: [0],
        paraphrases: [
          "getting the best price",
          "helping the nurses and the dying",
          "higher income for the hospice",
          "making full use of every gift",
          "caring for patients",
        ],
      },
      second: {
        ids: ["community", "tradition", "loyalty"],
        phrase: "a bargain among neighbours",
        paraphrases: [
          "people from the town come first",
          "the high street and its customers",
          "keeping things local",
          "how it's always been done",
          "joy of finding a treasure in the shop",
        ],
      },
      concession:
        "the woman from over the road would never again come upon a rare book for two pounds",
    },
    fallacies: {
      strawman: {
        distortion: "to keep every treasure for their own mantelpieces and let the hospice starve",
        paraphrases: [
          "they want neighbours to have first pick, not to starve the hospice",
          "nobody said they'd grab it all for themselves",
          "it makes local people look greedy",
          "that's not what first pick means",
          "the writer argues against something made up",
        ],
      },
      adHominem: {
        opponent: "the manager of the shop",
        attack: "was sent home from the navy for being seasick",
        paraphrases: [
          "being seasick is no reason to be wrong about teapots",
          "the navy has nothing to do with selling things",
          "that digs up the past in place of an argument",
          "it's an insult and doesn't answer the point about neighbours",
        ],
      },
      falseDichotomy: {
        option: "the shop sells its treasures on the internet",
        threat: "dealers carry them off for pennies week after week",
        thirdWays: [
          "the shop could have the best things valued before they are priced",
          "neighbours could get a week to bid before anybody else",
        ],
        paraphrases: [
          "they might just ask an expert for the right price",
          "you could let neighbours bid first and then go online",
          "the shop can put a proper price on it itself",
          "dealers aren't the only other buyers",
          "it's not the web or pennies",
        ],
      },
      slipperySlope: {
        first: "fine things stay on the shelf",
        steps: [
          "donors will throw their silver into the river",
          "the hospice will send its nurses out to beg",
          "the dying will be left on the pavement of the high street",
        ],
        paraphrases: [
          "selling in the shop doesn't leave people dying on the pavement",
          "why would anyone throw silver into a river?",
          "they've sold things in the shop for years and the hospice is still there",
          "it leaps from a shelf to a catastrophe",
        ],
      },
    },
    figures: {
      counted: "things from the shop that dealers sold on at a profit",
      countedShort: "such resales",
      people: "people who gave something precious",
      opinion: "say that they want the highest price for the nurses",
      amount: {
        members: "dealers among the customers",
        member: "a dealer among the customers",
        verb: "make",
        verbSingular: "makes",
        unit: "pounds",
        purpose: "a month from things sold on over the internet",
        usual: 8,
        outlier: "who once came upon a signed violin there",
      },
      subgroups: {
        finding:
          "hospice shops that sell on the internet earned 74 pounds for each fine thing on average, the others 52",
        groups: ["shops in cities", "shops in small towns"],
        paraphrases: [
          "it may only pay off for shops in big cities",
          "small-town shops like this one could earn less online",
          "books and watches might do quite differently",
          "we get one average for all kinds of shop",
        ],
      },
    },
  },
  {
    issue: "paid-charity-days",
    reasons: [
      {
        gap: {
          question:
            "How many of the hundred and twenty employees have a skill that charities need?",
          paraphrases: [
            "what can the other workers do for a charity?",
            "it doesn't tell what kind of help the charities want",
            "is there enough to print for all those people?",
            "just two printers are mentioned, what about the cleaners and drivers?",
            "number of charities that asked for help",
            "would the charities rather have money?",
          ],
        },
        assumption: {
          clause: "employees would use the two days for the trade that they have learnt",
          paraphrases: [
            "the printers really print for the charities",
            "that they'd be given skilled jobs and not just weeding",
            "charities get craftsmen's work out of those days",
            "assumes each one does what he's good at",
            "they could end up painting fences, which anyone can do",
          ],
        },
        alternative: {
          clause: "the printing works should print the leaflets of local charities without charge",
          paraphrases: [
            "print things for charities for free",
            "charities ought to get a discount at the works",
            "let a charity borrow a machine at weekends",
            "the works could train one person from each charity",
          ],
        },
      },
      {
        gap: {
          question:
            "Would people from different parts of the works spend their charity days together?",
          paraphrases: [
            "do they go in groups or one by one?",
            "it isn't stated who would be out with whom",
            "how long did they go on having lunch together?",
            "are the colleagues strangers to each other at present?",
            "did anyone dislike the day at the canal?",
            "who chooses the charity",
          ],
        },
        assumption: {
          clause: "most of the staff would spend their two days in mixed groups and not alone",
          paraphrases: [
            "they'd go out together",
            "that colleagues pick the same charity on the same day",
            "night shift and office get mixed on those days",
            "assumes nobody goes off to help by themselves",
            "if each one chooses his own charity they won't meet at all",
          ],
        },
        alternative: {
          clause: "the owner should take the whole works on a rowing trip every summer",
          paraphrases: [
            "a works outing",
            "let the departments cook a meal for each other",
            "night shift and office ought to do a project together",
            "a day of sports for all employees",
          ],
        },
      },
      {
        gap: {
          question: "How good were the people in the queue, and how many of them took a job?",
          paraphrases: [
            "were those school leavers any better than others?",
            "it doesn't say whether they applied in the end",
            "how many joined that firm because of the hospice day?",
            "what else did the stall have to offer?",
            "does the printing works need people at all?",
            "any numbers from firms that do this",
          ],
        },
        assumption: {
          clause: "people who are drawn by charity days are also good at their work",
          paraphrases: [
            "whoever likes helping makes a better worker",
            "that kind people are the better staff",
            "the days attract capable ones and not those who want time off",
            "assumes a good heart means good work",
            "some might only like the thought of two days away from the machine",
          ],
        },
        alternative: {
          clause: "the works should offer its new people two paid days a year for further study",
          paraphrases: [
            "paid study days",
            "paid days for family matters would draw people as well",
            "other firms in town ought to offer charity days too",
            "put the firm's kindness to the town in its job adverts",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["community", "compassion", "prosperity"],
        phrase: "working together for the good of the town",
        shownBy: [1],
        paraphrases: [
          "helping others",
          "a firm that does something for its neighbours",
          "colleagues sticking together",
          "solidarity with charities",
          "being a good employer",
        ],
      },
      second: {
        ids: ["privacy", "self_reliance", "efficiency"],
        phrase: "a clear line between job and private life",
        paraphrases: [
          "keeping giving a personal thing",
          "paid hours are for printing",
          "nobody needs to know what I give",
          "people doing good on their own account",
          "getting the orders done",
        ],
      },
      concession:
        "whom somebody helps, and why, would be talked about over every machine in the hall",
    },
    fallacies: {
      strawman: {
        distortion: "to sack anyone who is caught with a collecting tin at lunch",
        paraphrases: [
          "they only called giving a private matter",
          "nobody wants to sack people for collecting",
          "it makes them enemies of charity, which they aren't",
          "that's a wild version of what they said",
          "they'd be happy for people to give in their spare time",
        ],
      },
      adHominem: {
        opponent: "the foreman of the night shift",
        attack: "cannot tell a joke without forgetting how it ends",
        paraphrases: [
          "bad jokes have nothing to do with charity days",
          "it's a silly remark on the foreman",
          "you don't need to be funny to be right about spare time",
          "the reason about private giving is left unanswered",
        ],
      },
      falseDichotomy: {
        option: "the works pays for two days each",
        threat: "a hundred and twenty people think of nobody but themselves",
        thirdWays: [
          "the owner could double whatever the staff give",
          "the works could pay for one day and staff add another",
        ],
        paraphrases: [
          "people can be generous in their free time",
          "one day would also be possible",
          "the owner could give money straight to the charities",
          "you'd have other ways to help",
          "no paid days doesn't mean they're selfish",
        ],
      },
      slipperySlope: {
        first: "the staff get no days for charity",
        steps: [
          "the hospice will go without its newsletter",
          "neighbours will cross the road to avoid each other",
          "the town will tear itself to pieces over the last loaf of bread",
        ],
        paraphrases: [
          "no days off for charity doesn't end in fights for bread",
          "the hospice had a newsletter before as well",
          "there aren't any such days now and the town is peaceful",
          "one doesn't follow from the other",
        ],
      },
    },
    figures: {
      counted: "charities that asked the works for skilled help",
      countedShort: "such charities",
      people: "employees of the printing works",
      opinion: "say that they would gladly help on a paid day",
      amount: {
        members: "charities in town",
        member: "a charity in town",
        verb: "pay",
        verbSingular: "pays",
        unit: "pounds",
        purpose: "a month for work that printers could do",
        usual: 20,
        outlier: "which prints a song book for every school in the county",
      },
      subgroups: {
        finding:
          "at firms with such days, people miss 5.1 days a year through illness on average, elsewhere 6.0",
        groups: ["office workers", "people on the night shift"],
        paraphrases: [
          "the night shift may be ill as often as before",
          "it could be just the office staff who stay healthier",
          "large and small firms are counted in one go",
          "the average doesn't show how different jobs compare",
        ],
      },
    },
  },
  {
    issue: "roof-from-a-betting-firm",
    reasons: [
      {
        gap: {
          question: "What does the betting company want from the club in return for the money?",
          paraphrases: [
            "what does the firm get for it?",
            "are there any conditions?",
            "it doesn't say if the company wants a say in the club",
            "would its name have to be on the wall?",
            "have other clubs been steered by sponsors?",
            "terms of the gift",
          ],
        },
        assumption: {
          clause: "the young people in the club would be led towards betting by the sponsor's name",
          paraphrases: [
            "seeing the name makes kids want to bet",
            "that the company's influence reaches the teenagers",
            "a sign on the wall is enough to affect the members",
            "assumes the firm would use its influence for ill",
            "kids might not take any notice of a name over the table football",
          ],
        },
        alternative: {
          clause: "the club should never take more than a thousand pounds from any one giver",
          paraphrases: [
            "a limit on each gift",
            "many small sponsors in place of one big one",
            "no sponsor's name ought to hang inside the club",
            "gifts should be taken only without a name on them",
          ],
        },
      },
      {
        gap: {
          question: "How many families near the old bakery have lost money through gambling?",
          paraphrases: [
            "how many families are affected?",
            "it tells of one mother, who are the others?",
            "was it this company that she lost the money to?",
            "do any of the young members bet?",
            "is it worse here than in other places?",
            "number of gamblers in that part of town",
          ],
        },
        assumption: {
          clause: "turning down the money would do something to lessen the harm of gambling",
          paraphrases: [
            "saying no to the roof helps those families",
            "that refusing makes people gamble less",
            "taking the gift would lead to more betting round here",
            "assumes it makes a difference to the victims what the club does",
            "people will lose money on their phones whether there's a new roof or not",
          ],
        },
        alternative: {
          clause: "the club should take the money and hold evenings on the risks of betting",
          paraphrases: [
            "take it and warn the kids",
            "a new roof plus lessons about gambling",
            "they ought to accept and teach members about betting",
            "use the money and set up a helpline for families",
          ],
        },
      },
      {
        gap: {
          question: "What would the parents say if it went on raining in for want of money?",
          paraphrases: [
            "would they rather put up with the leak?",
            "it doesn't mention what the other nineteen said",
            "how many parents weren't at the meeting?",
            "have the leaders explained the offer to them?",
            "how many kids would really stay away?",
            "do parents trust other sponsors any more?",
          ],
        },
        assumption: {
          clause:
            "parents who say that they would think twice would in fact keep their children away",
          paraphrases: [
            "they'd really stop sending their kids",
            "that those parents mean what they say",
            "the worried ones won't get used to it in time",
            "assumes lost trust leads to empty Fridays",
            "thinking twice doesn't mean they'd stay at home",
          ],
        },
        alternative: {
          clause: "the leaders should put every large gift to a vote among the parents",
          paraphrases: [
            "let the parents vote on it",
            "parents ought to have a seat on the committee",
            "show all the accounts to mums and dads",
            "the leaders should visit the worried families and talk to them",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["trust", "safety", "dignity"],
        phrase: "a clean name and unharmed members",
        shownBy: [1],
        paraphrases: [
          "honesty and principles",
          "protecting young people from betting",
          "parents' faith in the club",
          "staying independent",
          "not being bought",
        ],
      },
      second: {
        ids: ["comfort", "prosperity", "enjoyment"],
        phrase: "a dry and well-kept house",
        paraphrases: [
          "having the money at once",
          "a proper roof over the kids' heads",
          "being able to carry on with the fun",
          "a warm place without buckets",
          "getting the repairs paid",
        ],
      },
      concession: "the buckets would stand under the leak for another winter or two",
    },
    fallacies: {
      strawman: {
        distortion: "to teach twelve-year-olds poker and send them home with a betting slip",
        paraphrases: [
          "nobody wants to teach children poker",
          "they said money can do good wherever it's from",
          "taking cash for a roof isn't the same as betting lessons",
          "it paints the other side as crooks",
          "poker never came up",
        ],
      },
      adHominem: {
        opponent: "the treasurer of the youth club",
        attack: "lost a bicycle twice in one week and found it at home",
        paraphrases: [
          "a mislaid bike has nothing to do with the sponsor",
          "it makes the treasurer look scatterbrained and that's all",
          "forgetting a bicycle doesn't make the idea about money false",
          "they laugh at someone and don't give a reason",
        ],
      },
      falseDichotomy: {
        option: "the club sends the money back",
        threat: "a gambling den opens where the table football stood",
        thirdWays: [
          "the club could take the money on condition that no name appears",
          "the members could collect half and ask the council for the rest",
        ],
        paraphrases: [
          "they might accept it without putting up the name",
          "a gift doesn't turn the club into a casino",
          "you could look for other sponsors",
          "part of the sum would be another option",
          "there are choices in the middle",
        ],
      },
      slipperySlope: {
        first: "the club takes the twelve thousand pounds",
        steps: [
          "the company will want its colours on the walls",
          "Friday evenings will be given over to horse races",
          "a whole generation will stake its shoes on the toss of a coin",
        ],
        paraphrases: [
          "a new roof doesn't make a generation bet its shoes",
          "nothing says the firm would want horse races",
          "the club could refuse at any point",
          "they just assume each step brings the next",
        ],
      },
    },
    figures: {
      counted: "families nearby who asked for help with gambling debts",
      countedShort: "such families",
      people: "parents of members",
      opinion: "say that the club would lose their trust",
      amount: {
        members: "households round the old bakery",
        member: "a household round the old bakery",
        verb: "lose",
        verbSingular: "loses",
        unit: "pounds",
        purpose: "a month on bets",
        usual: 5,
        outlier: "where the eldest son cannot leave horses alone",
      },
      subgroups: {
        finding:
          "clubs that refused such money have 46 members on average today, clubs that accepted it have 39",
        groups: ["clubs in cities", "clubs in villages"],
        paraphrases: [
          "it may be true of city clubs and the reverse in villages",
          "rich and poor areas are thrown into one average",
          "boys and girls might have come or left in different numbers",
          "we can't tell what happened in clubs of our kind",
        ],
      },
    },
  },
];
