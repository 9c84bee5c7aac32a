import type { IssueEvaluation } from "../evaluation.ts";

/** What modules 2 to 7 need to know of the issues about fashion and clothes. */
export const fashionAndClothes: readonly IssueEvaluation[] = [
  {
    issue: "bank-counter-dress",
    reasons: [
      {
        gap: {
          question: "How many customers have said that the suits at the counter put them off?",
          paraphrases: [
            "do customers mind the suits?",
            "one widow, but what do other customers do?",
            "it doesn't say whether anyone has complained about the suits",
            "share of customers who are put off",
            "why did she pick that man, because of the jumper?",
          ],
        },
        assumption: {
          clause: "staff who may choose will come in clothes that look ordinary",
          paraphrases: [
            "they'd wear everyday things",
            "that nobody turns up in something flashy",
            "some might choose a smart suit all the same",
            "assumes the clerks pick simple clothes",
            "left to themselves, staff dress like normal people",
          ],
        },
        alternative: {
          clause: "the bank should give its counter staff a plain jumper in place of the suit",
          paraphrases: [
            "a plainer uniform",
            "put them all in jumpers",
            "swap the navy suit for something simple",
            "the bank ought to pick less formal clothes for its clerks",
          ],
        },
      },
      {
        gap: {
          question: "How many of the staff find the suit uncomfortable, and in which months?",
          paraphrases: [
            "do the clerks complain about the suit?",
            "it isn't said how many of them feel that way",
            "is it only hot for a few days in July?",
            "what the staff themselves say",
            "do they make more mistakes when they wear it?",
          ],
        },
        assumption: {
          clause: "it is the suit and not the hot room that makes the work hard",
          paraphrases: [
            "the jackets are to blame, not the heat",
            "that cooler clothes would solve it",
            "maybe they'd sweat just as much in a shirt",
            "assumes the ceiling fan isn't the real trouble",
            "without the suit they'd feel fine in July",
          ],
        },
        alternative: {
          clause: "the bank should have a light version of the suit made for the summer",
          paraphrases: [
            "a thin summer suit",
            "lighter cloth for hot days",
            "let them take the jackets off in July",
            "the suit ought to be made more comfortable",
          ],
        },
      },
      {
        gap: {
          question: "Do customers judge a bank's advice by what the clerks are wearing?",
          paraphrases: [
            "does it matter to customers how they look?",
            "it doesn't say what customers go by",
            "whom would people trust with their money?",
            "what customers think of gardening boots at a bank",
            "is it only that one woman or are others like her?",
          ],
        },
        assumption: {
          clause: "customers can tell good advice from bad when they hear it",
          paraphrases: [
            "people recognise good advice",
            "that customers know if they've been advised well",
            "most people have no idea about mortgages and go by the look",
            "assumes you can judge a banker by what is said",
            "nobody needs a suit to see who's competent",
          ],
        },
        alternative: {
          clause: "the bank should spend the money for the suits on training its staff",
          paraphrases: [
            "better training for the clerks",
            "use the suit money for courses",
            "teach them to give good advice",
            "the bank ought to invest in knowledge and not in cloth",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["comfort", "freedom", "trust"],
        phrase: "ease on both sides of the counter",
        shownBy: [0, 1],
        paraphrases: [
          "feeling comfortable",
          "letting people wear what they want",
          "customers who dare to talk",
          "being yourself at work",
        ],
      },
      second: {
        ids: ["order", "tradition", "dignity"],
        phrase: "a tidy and uniform look",
        paraphrases: [
          "clear rules for everybody",
          "the way a bank has always looked",
          "a serious appearance",
          "neatness and respectability",
        ],
      },
      concession: "an old gentleman could not tell at a glance who works there",
    },
    fallacies: {
      strawman: {
        distortion: "to march the clerks to their desks in step like toy soldiers",
        paraphrases: [
          "they just want customers to see whom to ask",
          "nobody mentioned marching",
          "a suit isn't an army",
          "their sensible point is made to look like a drill ground",
        ],
      },
      adHominem: {
        opponent: "the deputy manager",
        attack: "hums the same three notes whenever the lift is slow",
        paraphrases: [
          "humming has nothing to do with suits",
          "it makes the deputy sound annoying and leaves it at that",
          "you can hum and still be right about clothes",
          "an irritating habit doesn't disprove anything",
        ],
      },
      falseDichotomy: {
        option: "the clerks choose their own clothes",
        threat: "the bank turns into a museum that nobody dares to enter",
        thirdWays: [
          "the bank could drop the jackets in the summer months",
          "the clerks could wear a badge on a shirt of one colour",
        ],
        paraphrases: [
          "no jackets in summer would be a compromise",
          "there could be a looser dress code",
          "people won't stay away just because of a suit",
          "own clothes or museum, as if that were all",
        ],
      },
      slipperySlope: {
        first: "the navy suit stays",
        steps: [
          "the bank will tell its clerks how to cut their hair",
          "customers will be let in only with a tie",
          "the whole high street will have to walk about in navy blue",
        ],
        paraphrases: [
          "they wear suits now and customers don't need a tie",
          "a dress rule for staff won't spread to the street",
          "each step is plucked out of the air",
          "keeping one suit doesn't force anything else on anybody",
        ],
      },
    },
    figures: {
      counted: "customers who left the bank without speaking to anybody",
      countedShort: "such customers",
      people: "customers of the bank",
      opinion: "say that the navy suits make them feel small",
      amount: {
        members: "counter clerks",
        member: "a counter clerk",
        verb: "spend",
        verbSingular: "spends",
        unit: "pounds",
        purpose: "a month on having the suit cleaned",
        usual: 4,
        outlier: "who spills coffee over the jacket nearly every day",
      },
      subgroups: {
        finding:
          "at banks without a rule on dress, customers gave the service 8.4 points on average, and at the others 8.0",
        groups: ["customers under thirty", "customers over sixty"],
        paraphrases: [
          "older customers may like the suits better",
          "it could be only young people who prefer it",
          "rich and poor customers aren't told apart",
          "the average doesn't say who was happier",
        ],
      },
    },
  },
  {
    issue: "unsold-clothes-destruction",
    reasons: [
      {
        gap: {
          question: "What kinds of clothes are left over at the end of a season?",
          paraphrases: [
            "what sort of garments are they?",
            "it doesn't say if they're warm coats or bikinis",
            "are there any men's sizes among them?",
            "share of coats and jumpers in the leftovers",
            "how many pieces could the charities really use?",
          ],
        },
        assumption: {
          clause: "shops that may not destroy their leftovers will hand them to charities",
          paraphrases: [
            "the stores will give them away",
            "that unsold clothes end up with the poor",
            "they might ship them abroad or leave them in a warehouse",
            "assumes a shop's only other choice is a charity",
            "what isn't burned will reach people in need",
          ],
        },
        alternative: {
          clause: "shops should pay less tax for every coat that they hand to a charity",
          paraphrases: [
            "lower taxes for shops that donate",
            "reward stores for giving clothes away",
            "make giving pay off for the shop",
            "whoever donates unsold jumpers ought to get something back",
          ],
        },
      },
      {
        gap: {
          question: "What does it cost a firm to keep clothes that nobody has bought?",
          paraphrases: [
            "how dear is the storage?",
            "it isn't said what the leftovers would cost them",
            "would it be cheaper to order less?",
            "price of keeping a thousand garments",
            "why do buyers order so many in the first place?",
          ],
        },
        assumption: {
          clause: "buyers can tell well in advance about how much of a garment will sell",
          paraphrases: [
            "they can predict what people will buy",
            "that the store knows beforehand what sells",
            "fashion might be impossible to foresee",
            "assumes too many raincoats were ordered out of carelessness",
            "firms are able to work out the right number",
          ],
        },
        alternative: {
          clause: "makers should refuse to take back what a shop has not sold",
          paraphrases: [
            "no returns to the factory",
            "let shops be stuck with what they ordered",
            "whoever orders ought to keep the goods",
            "clothes makers shouldn't accept unsold stock back",
          ],
        },
      },
      {
        gap: {
          question: "How are the people who sew these clothes paid and treated?",
          paraphrases: [
            "what do the seamstresses earn?",
            "it doesn't say what the workers themselves think about it",
            "do those who sewed it ever hear of the shredder?",
            "pay and conditions in the factories",
            "would they like it better if it rotted in a cellar?",
          ],
        },
        assumption: {
          clause: "the people who sewed a garment care what becomes of it after it is paid for",
          paraphrases: [
            "the workers mind what happens to it",
            "that seamstresses want their clothes to be worn",
            "they may not care once they've got their wages",
            "assumes burning a coat hurts those who made it",
            "to the sewers it matters whether someone wears the jacket",
          ],
        },
        alternative: {
          clause: "shops should pay the workshops to make something new out of unsold clothes",
          paraphrases: [
            "turn old stock into new things",
            "have the leftovers sewn into something else",
            "shops ought to send clothes back to be remade",
            "let tailors use the cloth again",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["thrift", "compassion", "dignity"],
        phrase: "an end to senseless waste",
        paraphrases: [
          "making use of what is there",
          "helping people who freeze",
          "respect for work",
          "not throwing good things away",
        ],
      },
      second: {
        ids: ["prosperity", "freedom"],
        phrase: "the shops' business and its prices",
        paraphrases: [
          "profit",
          "letting firms do what they like with their goods",
          "keeping prices up",
          "the owner's right to decide",
        ],
      },
      concession: "a boutique would see its own coats on the market for next to nothing",
    },
    fallacies: {
      strawman: {
        distortion: "to burn every coat in the city until only millionaires can dress",
        paraphrases: [
          "they were talking about prices, not about burning everything",
          "no shop wants people to go naked",
          "the worry of the shops is made to sound evil",
          "nobody said that only the rich should have coats",
        ],
      },
      adHominem: {
        opponent: "the head of the merchants' club",
        attack: "once wore a wig the colour of carrots to a wedding",
        paraphrases: [
          "a silly wig doesn't matter here",
          "it's about a wedding and not about unsold coats",
          "this just makes the merchant look like a fool",
          "the point on prices isn't touched by it",
        ],
      },
      falseDichotomy: {
        option: "shops are forbidden to destroy new clothes",
        threat: "the smoke of burning coats darkens every autumn",
        thirdWays: [
          "the shops could sell their leftovers at half price in January",
          "the city could charge a fee for each garment that is burned",
        ],
        paraphrases: [
          "they could just sell the stuff cheaply",
          "a fee on burning would be another way",
          "it isn't a ban or smoke everywhere",
          "other ideas, like ordering less, are left out",
        ],
      },
      slipperySlope: {
        first: "shops may go on burning clothes",
        steps: [
          "bookshops will shred every novel that is a year old",
          "farmers will set fire to their own harvest",
          "people will sit naked and hungry round the last fire",
        ],
        paraphrases: [
          "burning coats doesn't make farmers burn wheat",
          "what have bookshops got to do with it?",
          "no evidence at all that it would spread like that",
          "it ends in a fairy tale of naked people",
        ],
      },
    },
    figures: {
      counted: "new garments that were burned or shredded in the city",
      countedShort: "garments",
      people: "sales assistants in the city",
      opinion: "say that it hurts them to see new coats destroyed",
      amount: {
        members: "clothes shops",
        member: "a clothes shop",
        verb: "destroy",
        verbSingular: "destroys",
        unit: "garments",
        purpose: "a season that nobody has bought",
        usual: 20,
        outlier: "that had ordered far too many raincoats",
      },
      subgroups: {
        finding:
          "shops that may not destroy any clothes were left with 38 garments on average last season, and other shops with 55",
        groups: ["small boutiques", "large department stores"],
        paraphrases: [
          "perhaps only the boutiques were left with so few",
          "large stores may have as much left over as ever",
          "it doesn't separate cheap chains from tailors",
          "the average can hide shops that were left with even more",
        ],
      },
    },
  },
  {
    issue: "school-sewing-lessons",
    reasons: [
      {
        gap: {
          question: "Were pupils who had sewing lessons until 1994 more patient than those today?",
          paraphrases: [
            "were kids more patient back then?",
            "it doesn't say how patience was measured",
            "any proof that sewing makes children patient?",
            "pupils before and after 1994",
            "do other subjects teach patience as well?",
          ],
        },
        assumption: {
          clause: "patience that is learnt with a needle shows in other work too",
          paraphrases: [
            "they'll be patient in other subjects",
            "that it carries over to maths or reading",
            "a child may be calm with a needle and wild everywhere else",
            "assumes patience at sewing is patience in general",
            "what they learn on a sock helps them with the rest",
          ],
        },
        alternative: {
          clause: "the school should let pupils knit or embroider in their free hours",
          paraphrases: [
            "a corner for knitting",
            "let them do embroidery in the breaks",
            "needlework for fun would teach it as well",
            "the school ought to hand out wool and needles for free periods",
          ],
        },
      },
      {
        gap: {
          question: "How much do families in the village spend on trousers in a year?",
          paraphrases: [
            "what do trousers cost a family?",
            "it isn't said how much money they'd save",
            "price of thread, needles and patches",
            "how many trousers get thrown away with a hole in them?",
            "do parents mend things already?",
          ],
        },
        assumption: {
          clause: "pupils will mend their trousers at home and go on wearing them",
          paraphrases: [
            "kids will really do it at home",
            "that they don't mind wearing patched trousers",
            "some would be ashamed of patches and want new ones",
            "assumes what's learnt at school is used afterwards",
            "twelve-year-olds will sit down and fix their own clothes",
          ],
        },
        alternative: {
          clause: "families should buy trousers with double cloth at the knees",
          paraphrases: [
            "get stronger trousers",
            "buy things that last",
            "reinforced knees would do it too",
            "parents ought to look for tougher cloth",
          ],
        },
      },
      {
        gap: {
          question: "How long do owners really keep the garments that they have repaired?",
          paraphrases: [
            "do people keep mended clothes longer?",
            "it doesn't say if others feel like the girl next door",
            "one cardigan proves little, what about socks and shirts?",
            "years a mended garment is worn",
            "would boys of twelve care about a darned jumper?",
          ],
        },
        assumption: {
          clause:
            "it is the darning and not the grandfather that makes the cardigan dear to the girl",
          paraphrases: [
            "she loves it because she mended it",
            "that the repair counts and not whose it was",
            "she may just be attached to her grandad's things",
            "assumes any old sock you fix becomes special",
            "mending gives it the value, not the memory of him",
          ],
        },
        alternative: {
          clause:
            "the village should open a workshop where people of any age repair their own things",
          paraphrases: [
            "a repair café",
            "a place where all can mend their stuff",
            "let grown-ups fix their clothes together",
            "somewhere with tools where you can do your own repairs",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["self_reliance", "thrift", "learning"],
        phrase: "knowing how to keep one's things going",
        paraphrases: [
          "being able to do things yourself",
          "saving money",
          "practical skills",
          "patience and care for what you own",
        ],
      },
      second: {
        ids: ["efficiency", "progress", "comfort"],
        phrase: "lessons that pay off",
        paraphrases: [
          "using time well",
          "learning something modern",
          "what is quick and easy",
          "getting the most out of school hours",
        ],
      },
      concession: "an hour with computers would make way for an hour with a hole in a sock",
    },
    fallacies: {
      strawman: {
        distortion: "to bury the village under a mountain of shirts worn once",
        paraphrases: [
          "they only compared the cost of a shirt with an hour of work",
          "nobody wants to wear shirts once and throw them out",
          "it turns a sum about money into greed",
          "that goes far beyond what they said",
        ],
      },
      adHominem: {
        opponent: "the chair of the school board",
        attack: "has a doorbell that plays the first bars of a waltz",
        paraphrases: [
          "the doorbell is beside the point",
          "bad taste in doorbells proves nothing about sewing",
          "it pokes fun at the chair's house",
          "why not answer what the chair says about cost?",
        ],
      },
      falseDichotomy: {
        option: "all twelve-year-olds learn to mend",
        threat: "a generation throws out its coats at the first loose button",
        thirdWays: [
          "the school could offer a sewing club after lessons",
          "a tailor could visit each class for one day a year",
        ],
        paraphrases: [
          "a club for those who like it would be possible",
          "parents could show them how to sew on a button",
          "not everyone without lessons throws coats away",
          "it's put as if only those two things could happen",
        ],
      },
      slipperySlope: {
        first: "the school teaches no sewing",
        steps: [
          "children will forget how to tie a knot",
          "every family will buy new clothes each Monday",
          "the whole earth will vanish under old trousers",
        ],
        paraphrases: [
          "there's been no sewing since 1994 and the earth is still here",
          "not sewing doesn't mean you can't tie a knot",
          "why every Monday? there's no reason for that",
          "it piles up nonsense on one missing lesson",
        ],
      },
    },
    figures: {
      counted: "torn clothes that were found in the village bins",
      countedShort: "torn clothes",
      people: "parents in the village",
      opinion: "say that nobody in their house can sew on a button",
      amount: {
        members: "families in the village",
        member: "a family in the village",
        verb: "throw away",
        verbSingular: "throws away",
        unit: "garments",
        purpose: "a year over a small hole",
        usual: 2,
        outlier: "that has six boys and a large dog",
      },
      subgroups: {
        finding:
          "pupils who had learnt to mend kept a pair of trousers for 19 months on average, and the others for 15",
        groups: ["pupils who grow fast", "pupils who hardly grow any more"],
        paraphrases: [
          "kids who shoot up need new trousers whatever they can do",
          "girls and boys may be quite different there",
          "it could be true only of those who've stopped growing",
          "one average for all the pupils hides a lot",
        ],
      },
    },
  },
  {
    issue: "library-evening-dresses",
    reasons: [
      {
        gap: {
          question:
            "Did the seven school leavers stay away for want of clothes or for another reason?",
          paraphrases: [
            "why did those seven really miss the ball?",
            "it doesn't say if they had nothing to wear",
            "maybe dancing did bore them",
            "real reason for staying away",
            "how many people have ever missed something for lack of a suit?",
          ],
        },
        assumption: {
          clause: "the tailor's dresses and suits come in sizes that fit those who need them",
          paraphrases: [
            "there's something in everyone's size",
            "that the clothes fit",
            "sixty pieces may not include yours",
            "assumes young people can get into what the tailor has",
            "whoever needs a suit will find one that sits well",
          ],
        },
        alternative: {
          clause: "the school should invite its leavers to the ball in everyday clothes",
          paraphrases: [
            "no dress code at the ball",
            "let them dance in jeans",
            "nobody ought to need a suit for the June ball",
            "make it an evening where you come as you are",
          ],
        },
      },
      {
        gap: {
          question: "How is a velvet dress cleaned after each loan, and with what?",
          paraphrases: [
            "what does the cleaning do to the environment?",
            "it isn't said how often they'd have to be washed",
            "chemicals used for cleaning",
            "how many loans does a normal dress last?",
            "do people drive into town just to fetch it?",
          ],
        },
        assumption: {
          clause: "a reader who borrows a dress would otherwise have bought a new one",
          paraphrases: [
            "people buy fewer new dresses",
            "that borrowing replaces buying",
            "they might have worn an old dress or borrowed a friend's",
            "assumes every loan saves a purchase",
            "without the library they'd go to a shop and get one",
          ],
        },
        alternative: {
          clause: "dress shops should hire out their evening clothes and not only sell them",
          paraphrases: [
            "let shops rent out dresses",
            "hire instead of buy",
            "friends ought to pass their party dresses round",
            "shops could lend the same frock to many customers",
          ],
        },
      },
      {
        gap: {
          question: "How many of the builders who queued last spring have come back since?",
          paraphrases: [
            "did the builders become readers?",
            "three novels, but did they ever return?",
            "it doesn't say whether the new people kept coming",
            "number of new library cards since the drills",
            "who are these people that think libraries aren't for them?",
          ],
        },
        assumption: {
          clause: "residents who keep away from libraries have a use for evening clothes",
          paraphrases: [
            "they want to borrow a suit",
            "that those people go to balls and dinners",
            "folk who never come may not need a gown either",
            "assumes evening dress interests the ones who stay away",
            "people who don't read still need something to dress up in",
          ],
        },
        alternative: {
          clause: "the library should hold an evening for swapping clothes among its shelves",
          paraphrases: [
            "a clothes swap in the library",
            "let people exchange clothes there",
            "put on a fashion show between the books",
            "events about clothes ought to bring them in too",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["inclusion", "community", "thrift"],
        phrase: "a share in fine things for everybody",
        paraphrases: [
          "that nobody misses out",
          "equal chances for people with little money",
          "sharing what there is",
          "bringing all sorts of people together",
        ],
      },
      second: {
        ids: ["tradition", "efficiency", "order"],
        phrase: "a library that sticks to its task",
        paraphrases: [
          "books first",
          "keeping to what a library has always been for",
          "not wasting money on side shows",
          "running the place sensibly",
        ],
      },
      concession: "fewer new novels would arrive while the dry cleaner sent bill after bill",
    },
    fallacies: {
      strawman: {
        distortion: "to seat the poor in the kitchen while the rich waltz",
        paraphrases: [
          "the objection was about a cleaning bill",
          "no one said a word about rich and poor",
          "it makes them sound like snobs",
          "worrying about stains isn't keeping people out",
        ],
      },
      adHominem: {
        opponent: "the oldest member of the reading circle",
        attack: "mixes up the names of all the dogs in the street",
        paraphrases: [
          "dogs' names don't matter for the library",
          "so what if somebody forgets a dog's name?",
          "that attacks the person and not the worry about stains",
          "it has no bearing on dresses whatsoever",
        ],
      },
      falseDichotomy: {
        option: "the library lends evening clothes",
        threat: "the young sit at home in tears on the night of the ball",
        thirdWays: [
          "the tailor could lend the clothes from a room of his own",
          "the school could hold the ball without any rule on dress",
        ],
        paraphrases: [
          "the tailor could lend them out himself",
          "a ball without a dress code would be fine too",
          "they could borrow a suit from an uncle",
          "tears or the library aren't the only options",
        ],
      },
      slipperySlope: {
        first: "the library turns the tailor down",
        steps: [
          "it will throw out the drills and the tents as well",
          "the readers will stay away one by one",
          "nobody in the town will be able to read a line",
        ],
        paraphrases: [
          "saying no to dresses won't stop people from reading",
          "why would they get rid of the drills?",
          "nothing is shown to connect these steps",
          "it's absurd to end with a town that can't read",
        ],
      },
    },
    figures: {
      counted: "school leavers who stayed away from the June ball",
      countedShort: "such leavers",
      people: "readers at the town library",
      opinion: "say that they would gladly borrow a dress or a suit",
      amount: {
        members: "guests of the last June ball",
        member: "a guest",
        verb: "spend",
        verbSingular: "spends",
        unit: "pounds",
        purpose: "on clothes for a single evening",
        usual: 30,
        outlier: "who has gowns made by a famous house",
      },
      subgroups: {
        finding:
          "in libraries that lend evening clothes, visitors came 14 times a year on average, and in the others 12 times",
        groups: ["visitors under twenty", "visitors over fifty"],
        paraphrases: [
          "older people may not come any more often than elsewhere",
          "maybe it was just the young who came",
          "men and women aren't shown separately",
          "we can't tell which visitors came so often",
        ],
      },
    },
  },
  {
    issue: "fur-vintage-shop",
    reasons: [
      {
        gap: {
          question: "Is there another use for the old coats that would do animals some good?",
          paraphrases: [
            "could the furs be used to help animals?",
            "it doesn't say what else might be done with them",
            "other uses for old fur",
            "do animal shelters want such coats, say as bedding?",
            "what do people who protect animals say about it?",
          ],
        },
        assumption: {
          clause: "old coats on the rail do not make anybody go and buy a new one",
          paraphrases: [
            "it won't get people to buy new fur",
            "that no living animal suffers from the sale",
            "seeing old furs may make new ones fashionable",
            "assumes second-hand fur doesn't help the fur farms",
            "whoever buys the old mink won't want a fresh one next",
          ],
        },
        alternative: {
          clause: "the volunteers should give the old coats to an animal shelter as bedding",
          paraphrases: [
            "use the furs as bedding for hurt animals",
            "let an animal shelter have them",
            "cut them up for foxes in care",
            "give the coats to somebody who looks after animals",
          ],
        },
      },
      {
        gap: {
          question: "What do ordinary old furs fetch, the ones that are not lynx?",
          paraphrases: [
            "how much money would the coats bring in?",
            "it doesn't say what a usual coat would sell for",
            "was the lynx jacket an exception?",
            "price of an old fur in that state",
            "what does the shop take without the furs?",
          ],
        },
        assumption: {
          clause: "enough customers of a charity shop would buy an old fur coat",
          paraphrases: [
            "somebody will buy them",
            "that there are people who want old furs",
            "they might hang there for years",
            "assumes the shop's customers like fur",
            "nobody stops shopping there because of the coats",
          ],
        },
        alternative: {
          clause: "owners of old furs should sell them privately and give the money to the shelter",
          paraphrases: [
            "sell your fur yourself and donate the money",
            "people ought to give the proceeds and not the coat",
            "private sales for the shelter",
            "those who hand in furs could turn them into cash first",
          ],
        },
      },
      {
        gap: {
          question: "For how many winters does an old fur last compared with a new fleece?",
          paraphrases: [
            "how long does such an old coat hold?",
            "it isn't said which of them lasts longer",
            "what chemicals was the fur treated with?",
            "winters you can wear it",
            "how do wool coats compare with both?",
          ],
        },
        assumption: {
          clause: "a customer who finds no old fur buys a coat of plastic fleece",
          paraphrases: [
            "the other choice is a new fleece",
            "that people would get synthetic stuff without the furs",
            "they could just as well buy a used wool coat",
            "assumes it's fur or plastic and nothing else",
            "each fur sold means one fleece less",
          ],
        },
        alternative: {
          clause: "people who have inherited a fur should wear it themselves and buy no fleece",
          paraphrases: [
            "wear granny's fur yourself",
            "keep it in the family and put it on",
            "owners ought to use the fur they've got",
            "those with an old mink at home needn't buy a new coat",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["thrift", "compassion", "nature"],
        phrase: "using up what is already there",
        paraphrases: [
          "not letting things go to waste",
          "raising money for the homeless",
          "helping people at the shelter",
          "sparing the earth new plastic",
        ],
      },
      second: {
        ids: ["animals", "dignity"],
        phrase: "respect for living creatures",
        paraphrases: [
          "animal rights",
          "protecting minks and foxes",
          "kindness to beasts",
          "not making a show of dead animals",
        ],
      },
      concession: "a girl who passes the window might long for a fox collar of her own",
    },
    fallacies: {
      strawman: {
        distortion: "to smash every window in which a scrap of leather hangs",
        paraphrases: [
          "they only fear that fur comes into fashion again",
          "nobody wants to smash windows",
          "animal lovers are painted as a violent mob",
          "leather wasn't even mentioned by the other side",
        ],
      },
      adHominem: {
        opponent: "the youngest of the volunteers",
        attack: "still sleeps with a light on and a stuffed rabbit",
        paraphrases: [
          "a toy rabbit has nothing to do with fur",
          "it makes the volunteer look childish, that's all",
          "how somebody sleeps isn't an argument",
          "the fear about fashion could be right for all that",
        ],
      },
      falseDichotomy: {
        option: "the shop sells its old furs",
        threat: "homeless men freeze while the moths grow fat",
        thirdWays: [
          "the shop could offer the furs to a theatre",
          "the coats could go to an animal shelter as bedding",
        ],
        paraphrases: [
          "a theatre might be glad of them",
          "there are other ways to raise money for the shelter",
          "nobody freezes just because a fur isn't sold",
          "moths or the rail, as if there were no third place",
        ],
      },
      slipperySlope: {
        first: "the furs stay in the cellar",
        steps: [
          "the shop will hide the leather shoes and the wool as well",
          "it will have nothing left to sell but plastic buttons",
          "half the town will go barefoot through the snow",
        ],
        paraphrases: [
          "they're in the cellar now and nobody goes barefoot",
          "hiding fur doesn't mean hiding shoes",
          "those steps don't hang together",
          "why should it ever get that far?",
        ],
      },
    },
    figures: {
      counted: "customers who asked the shop for a fur coat",
      countedShort: "such customers",
      people: "volunteers from the charity shop",
      opinion: "say that the furs would find a buyer within a week",
      amount: {
        members: "charity shops that sell fur",
        member: "a charity shop",
        verb: "earn",
        verbSingular: "earns",
        unit: "pounds",
        purpose: "a winter with their old coats",
        usual: 40,
        outlier: "that was left a wardrobe full of sable",
      },
      subgroups: {
        finding:
          "charity shops that sell old fur took 5,600 pounds each on average last winter, and the other shops 5,000",
        groups: ["shops in large cities", "shops in small towns"],
        paraphrases: [
          "city shops may have pulled the figure up",
          "in a little town it might scare customers off",
          "it mixes very different shops",
          "some of them could have taken far less than the others",
        ],
      },
    },
  },
  {
    issue: "one-price-haircuts",
    reasons: [
      {
        gap: {
          question: "How long does a usual cut take for a woman, and how long for a man?",
          paraphrases: [
            "do women's cuts take longer?",
            "it doesn't say why women pay more",
            "average time for a man and for a woman",
            "how many women have hair as short as that one?",
            "do the forty-two pounds include washing and drying?",
          ],
        },
        assumption: {
          clause: "a woman and a man with the same hair sit in the chair for about as long",
          paraphrases: [
            "the same hair takes the same time",
            "that stylists don't spend longer on women",
            "women may ask for more even with short hair",
            "assumes the minutes depend on hair and not on sex",
            "by the minute both would end up with the same bill",
          ],
        },
        alternative: {
          clause: "the hairdresser should print one price for short hair and another for long",
          paraphrases: [
            "charge by the length of the hair",
            "short hair cheap, long hair dear, whoever it is",
            "prices ought to go by how much hair there is",
            "have two prices, but for hair length",
          ],
        },
      },
      {
        gap: {
          question: "Do all the stylists in the shop work at about the same speed?",
          paraphrases: [
            "how fast are the different stylists?",
            "it isn't said whether some are slower than others",
            "differences in speed between them",
            "who times it, and does chatting count?",
            "what about customers who change their minds halfway?",
          ],
        },
        assumption: {
          clause: "stylists do not work more slowly once every minute is paid for",
          paraphrases: [
            "they won't dawdle to earn more",
            "that nobody drags out a cut",
            "a stylist could take it easy while the clock runs",
            "assumes they keep up the same pace",
            "being paid by time doesn't tempt anyone to be slow",
          ],
        },
        alternative: {
          clause:
            "the hairdresser should offer cuts of twenty, forty and sixty minutes at fixed prices",
          paraphrases: [
            "three kinds of cut with fixed prices",
            "sell a short, a middle and a long session",
            "customers ought to book a length of time beforehand",
            "set prices for three lengths of appointment",
          ],
        },
      },
      {
        gap: {
          question: "What would the hairdresser charge for a minute in the chair?",
          paraphrases: [
            "how much per minute?",
            "it doesn't say what the rate would be",
            "price of one minute",
            "would there be a lowest charge for everybody?",
            "how many pensioners go there at all?",
          ],
        },
        assumption: {
          clause: "pensioners want just the cut and not a wash and a long chat as well",
          paraphrases: [
            "old people are done in a few minutes",
            "that they don't mind being finished quickly",
            "many come for the company and like to sit and talk",
            "assumes they only want a trim round the ears",
            "pensioners won't take longer than eight minutes",
          ],
        },
        alternative: {
          clause: "the hairdresser should offer a cheap morning for pensioners once a week",
          paraphrases: [
            "a pensioners' morning",
            "a discount for the old",
            "lower prices for people over seventy",
            "old folk ought to get a simple trim for less",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["fairness", "openness"],
        phrase: "a just price for men and women",
        shownBy: [0],
        paraphrases: [
          "equal treatment",
          "that everybody pays for what they get",
          "no extra charge for being female",
          "honest billing",
        ],
      },
      second: {
        ids: ["order", "calm", "trust"],
        phrase: "a price that is certain from the start",
        paraphrases: [
          "knowing the cost in advance",
          "being able to plan",
          "peace of mind in the chair",
          "security about what you'll pay",
        ],
      },
      concession: "a woman with thick curls would watch the clock and not the mirror",
    },
    fallacies: {
      strawman: {
        distortion: "to fleece every woman down to the last coin in her purse",
        paraphrases: [
          "they simply want to know what it costs beforehand",
          "no customer asked for women to be robbed",
          "wanting a fixed price isn't wanting to cheat women",
          "what they said has been turned into something nasty",
        ],
      },
      adHominem: {
        opponent: "the president of the hairdressers' guild",
        attack: "collects teaspoons from every seaside town in the country",
        paraphrases: [
          "teaspoons and haircuts have nothing in common",
          "a funny hobby doesn't make the guild wrong",
          "it's a laugh about the president and no reply",
          "collecting spoons has no effect on prices",
        ],
      },
      falseDichotomy: {
        option: "the hairdresser charges by the minute",
        threat: "women pay for being women until the end of time",
        thirdWays: [
          "the price list could go by the length of the hair",
          "the stylist could name a sum before each cut",
        ],
        paraphrases: [
          "you could charge by hair length",
          "naming a sum before each cut would help both sides",
          "there could just be one fixed price for all",
          "by the minute isn't the only fair way",
        ],
      },
      slipperySlope: {
        first: "two prices stay on the list",
        steps: [
          "the café next door will charge women more for tea",
          "the bus will have a fare for ladies",
          "women will have to pay twice for the air that they breathe",
        ],
        paraphrases: [
          "there are two prices now and tea costs everyone the same",
          "a hairdresser's list doesn't set bus fares",
          "nobody explains how it gets from hair to air",
          "that's making a mountain out of one price list",
        ],
      },
    },
    figures: {
      counted: "women who complained about the price of a short cut",
      countedShort: "such women",
      people: "customers in the market hall",
      opinion: "say that two prices for one cut are unjust",
      amount: {
        members: "women who go to the hairdresser's",
        member: "a woman",
        verb: "pay",
        verbSingular: "pays",
        unit: "pounds",
        purpose: "a year more than a man would",
        usual: 15,
        outlier: "who has her hair done every Friday",
      },
      subgroups: {
        finding:
          "at shops that charge by the minute, customers paid three pounds less for a cut on average than before",
        groups: ["customers with short hair", "customers with long hair"],
        paraphrases: [
          "people with long hair may pay a lot more now",
          "it could be cheaper for short hair only",
          "men and women aren't told apart in that figure",
          "the average hides who's paying extra",
        ],
      },
    },
  },
];
