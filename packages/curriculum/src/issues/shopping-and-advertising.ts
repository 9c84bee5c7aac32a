import type { IssueFamily } from "../issue.ts";

/** Issues about shops, prices, customers and the advertisements around them. */
export const shoppingAndAdvertising: IssueFamily = {
  id: "shopping-and-advertising",
  name: "shopping and advertising",
  keywords: [
    "shopping",
    "shop",
    "shops",
    "shopping centre",
    "shopping mall",
    "high street",
    "supermarket",
    "supermarkets",
    "retail",
    "retailers",
    "advertising",
    "advert",
    "adverts",
    "advertisement",
    "advertisements",
    "ads",
    "billboards",
    "marketing",
    "bargains",
    "bargain hunting",
    "discounts",
    "online shopping",
    "consumers",
    "second-hand",
    "department stores",
  ],
  issues: [
    {
      id: "sweets-at-the-tills",
      question: "Should a supermarket move its sweets away from the tills?",
      background:
        "At the supermarket by our station, chocolate and chewing gum stand beside all eight tills. The lowest shelf is level with a child in a trolley.",
      objection: "grown-up customers can be trusted to say no to a chocolate bar",
      objectionParaphrases: [
        "adults can resist chocolate",
        "people are old enough to say no",
        "some say customers don't need to be protected from sweets",
      ],
      claim: "the supermarket should move all its sweets away from the tills",
      claimParaphrases: [
        "no sweets at the tills",
        "take the chocolate away from the checkouts",
        "the shop ought to put its sweets somewhere else",
        "sweets shouldn't be sold right next to the checkout",
        "that the supermarket should clear the tills of candy",
      ],
      claimOpposites: [
        "the supermarket should not move its sweets away from the tills",
        "the supermarket should go on selling sweets beside its tills",
        "leave the sweets at the tills",
        "keep the choccy by the checkout where it's always been",
      ],
      reasons: [
        {
          clause: "people choose more freely when nothing is dangled before them in a queue",
          detail:
            "At six in the evening, a tired father with a full trolley buys a bar that he would pass by at ten.",
          paraphrases: [
            "people choose more freely",
            "your choice is freer if nothing tempts you while you wait",
            "because shoppers decide with more freedom when the queue has no temptations",
            "without sweets in front of you, what you buy is more your own decision",
            "nobody's nudging you in the line",
          ],
          opposites: [
            "people choose more freely when they see sweets in the queue",
            "people in a queue aren't pushed into buying by what they see",
            "things on show by the till widen the choice people have",
          ],
          ambiguous: {
            phrase: "freely",
            readings: ["without being nudged by the shop", "with everything laid open before them"],
            stake:
              "If it means without being nudged, bare tills make choice freer; if it means with everything laid open, hiding the sweets takes a little freedom away.",
          },
        },
        {
          clause: "a shop that spares parents a quarrel wins the loyalty of families",
          detail:
            "Two mothers at our bus stop now walk half a mile further to a shop with newspapers by its tills.",
          paraphrases: [
            "families become loyal customers",
            "parents stick with a shop where the kids don't nag",
            "because avoiding fights over sweets makes families loyal",
            "mums and dads are grateful to a store that saves them a scene and stay true to it",
            "good for customer loyalty",
          ],
          opposites: [
            "families stay loyal to a shop that has sweets at its tills",
            "a shop doesn't win families by hiding the sweets",
            "a shop that takes the sweets away loses the loyalty of families",
          ],
          ambiguous: {
            phrase: "loyalty",
            readings: ["they come back every week", "they think warmly of the shop"],
            stake:
              "If it means weekly visits, the shop earns by the change; if it means warm thoughts, families may still go wherever milk is cheapest.",
          },
        },
        {
          clause: "a good part of what is grabbed at the last moment is wasted",
          detail:
            "Half-eaten bars lie under the benches outside, and melted ones turn up in coat pockets for weeks.",
          paraphrases: [
            "much of it gets wasted",
            "a lot of last-minute sweets are a waste",
            "because people waste many of the things they snatch at the end",
            "quite a bit of what shoppers pick up on impulse comes to nothing",
            "half that stuff goes to waste",
          ],
          opposites: [
            "nearly everything grabbed at the last moment gets eaten",
            "what people buy at the last moment is not wasted",
            "people make good use of what they grab at the till",
          ],
          ambiguous: {
            phrase: "wasted",
            readings: ["thrown away without being eaten", "not worth the money paid for it"],
            stake:
              "If it means thrown away, the litter is evidence; if it means not worth the money, only the buyers can say, and many would disagree.",
          },
        },
      ],
    },
    {
      id: "posters-on-bus-shelters",
      question: "Should a town stop selling advertisements on its bus shelters?",
      background:
        "Our town has ninety bus shelters, each with a lit poster for cars, crisps or perfume. The contract with the poster firm runs out in December.",
      objection: "the money from the posters pays for cleaning and repairs",
      objectionParaphrases: [
        "the ads pay for the cleaning",
        "without posters there's no money to keep the shelters in order",
        "people say the advertising income is needed for repairs",
      ],
      claim: "the town should end the contract and keep its bus shelters free of posters",
      claimParaphrases: [
        "no more ads on bus shelters",
        "bus shelters ought to be free of advertising",
        "the town shouldn't renew the deal with the poster company",
        "let the contract run out and leave the glass empty",
        "get rid of the posters at the bus stops",
      ],
      claimOpposites: [
        "the town should not end the contract for posters on its bus shelters",
        "the town should renew the contract and keep the posters",
        "keep the posters up",
        "leave the ads on the bus stops, what's the harm",
      ],
      reasons: [
        {
          clause: "advertisements make people spend money on things that nobody needs",
          detail: "A lit picture of a winter coat can make a perfectly warm old one look shabby.",
          paraphrases: [
            "ads make us buy unnecessary stuff",
            "advertising gets people to waste money on things they don't need",
            "because posters talk you into needless purchases",
            "people are led to pay for what is not needed",
            "you end up buying junk cos of adverts",
          ],
          opposites: [
            "advertisements help people to save money on things they need",
            "adverts don't make people buy things nobody needs",
            "people spend their money on useful things thanks to advertisements",
          ],
          ambiguous: {
            phrase: "needs",
            readings: ["would be badly off without", "will ever be glad to have"],
            stake:
              "If it means things nobody would be badly off without, flowers and concert tickets are blamed as well; if it means things nobody is ever glad of, the charge is serious but harder to prove.",
          },
        },
        {
          clause: "the shelters belong to the people of the town rather than to sellers",
          detail:
            "Children from the primary school painted one of them last spring, and passers-by still stop to look.",
          paraphrases: [
            "they belong to us, not advertisers",
            "bus shelters are the townspeople's and not the companies'",
            "because the shelters are ours",
            "it is the residents and not the sellers to whom the bus stops belong",
            "they're the town's own",
          ],
          opposites: [
            "the shelters belong to the sellers who pay for them",
            "the bus shelters don't belong to the people of the town",
            "sellers have more claim to the shelters than the townspeople",
          ],
          ambiguous: {
            phrase: "belong",
            readings: [
              "are the property of the town",
              "are rightly there for residents to shape and enjoy",
            ],
            stake:
              "If it means property, an owner is free to rent out the glass; if it means that residents may shape them, posters look like an intrusion.",
          },
        },
        {
          clause: "plain glass would give our old streets more character",
          detail:
            "From the bench by the river, a waiting passenger would see the bridge and the mill again.",
          paraphrases: [
            "streets would have more character",
            "the old streets look more special with clear glass",
            "because without ads the town has a face of its own",
            "clear shelters would do something for the character of the old part of town",
            "it'd give the place some charm back",
          ],
          opposites: [
            "plain glass would rob our old streets of character",
            "plain glass wouldn't give the streets any more character",
            "posters give our old streets more character than plain glass",
          ],
          ambiguous: {
            phrase: "character",
            readings: ["a look unlike that of other towns", "colour, light and liveliness"],
            stake:
              "If it means being unlike other towns, taking down posters that hang everywhere helps; if it means liveliness, bare glass may take some away.",
          },
        },
      ],
    },
    {
      id: "new-year-opening",
      question: "Should a shopping centre stay shut on New Year's Day?",
      background:
        "The shopping centre outside our town plans to open on the first of January for the first time. About six hundred people work there.",
      objection: "nobody who dislikes shopping on a holiday has to go",
      objectionParaphrases: [
        "you don't have to go",
        "people who don't want to shop that day can stay at home",
        "it's said that nobody is forced to shop",
      ],
      claim: "the shopping centre should stay shut on the first of January",
      claimParaphrases: [
        "keep it closed on New Year's Day",
        "the centre ought not to open on 1 January",
        "no shopping on New Year's Day",
        "that the shopping centre should remain closed for that one day",
        "shops out there should be shut at new year",
      ],
      claimOpposites: [
        "the shopping centre should not stay shut on the first of January",
        "the shopping centre should open on New Year's Day",
        "open on the first of January",
        "get the shops open on New Year's, no more sleeping in",
      ],
      reasons: [
        {
          clause: "few shop workers are really free to turn down a holiday shift",
          detail: "A student on a short contract knows who will get the best hours in February.",
          paraphrases: [
            "staff can't really say no",
            "most workers have no true choice about a holiday shift",
            "because shop assistants aren't free to refuse",
            "hardly anyone who works in a shop is at liberty to decline working that day",
            "they can't turn it down, not really",
          ],
          opposites: [
            "shop workers are completely free to turn down a holiday shift",
            "few shop workers are forced to work on a holiday",
            "no shop worker has to accept a holiday shift",
          ],
          ambiguous: {
            phrase: "free",
            readings: ["allowed by the contract", "able to refuse without paying for it later"],
            stake:
              "If it means allowed by the contract, many can refuse and the reason falls; if it means able to refuse without paying for it later, the reason is strong.",
          },
        },
        {
          clause: "a day off that everyone shares brings a town together",
          detail:
            "Last January hundreds walked round the reservoir, and strangers wished each other a happy new year.",
          paraphrases: [
            "shared holidays unite the town",
            "a common day off brings people together",
            "because the whole town comes together when all are off",
            "if everybody has the same day free the community draws closer",
            "it's a day that joins us up",
          ],
          opposites: [
            "a day off that everyone shares keeps people apart",
            "a shared day off doesn't bring the town together",
            "a town comes together better in open shops than on a day off",
          ],
          ambiguous: {
            phrase: "brings a town together",
            readings: [
              "people meet in the same places",
              "people feel that they belong to one another",
            ],
            stake:
              "If it means meeting in the same places, a busy shopping centre does that too; if it means a sense of belonging, a shared rest may do more.",
          },
        },
        {
          clause: "hardly anything in a row of big shops is essential on a holiday",
          detail: "Shoes, sofas and scented candles can wait until the second of the month.",
          paraphrases: [
            "nothing there is essential",
            "you can do without those things for a day",
            "because big stores sell almost nothing you must have on a holiday",
            "on a day like that there is little one absolutely has to buy",
            "who needs a sofa on new year?",
          ],
          opposites: [
            "much of what big shops sell is essential on a holiday",
            "people urgently need things from the big shops on a holiday",
            "what the shops sell can't wait until the second of January",
          ],
          ambiguous: {
            phrase: "essential",
            readings: ["needed for life and health", "needed for the day to go well"],
            stake:
              "If it means needed for life and health, closing harms nobody; if it means needed for the day to go well, a broken kettle or a forgotten present counts.",
          },
        },
      ],
    },
    {
      id: "fee-for-returns",
      question: "Should a clothes shop charge customers for sending parcels back?",
      background:
        "The clothes shop in our arcade sells more and more over the internet. Nearly four in ten parcels come back, and the customer pays nothing.",
      objection: "nobody can judge a pair of trousers without trying them on",
      objectionParaphrases: [
        "you have to try clothes on",
        "people can't know if trousers fit until they wear them",
        "they say you can't tell on a screen if it fits",
      ],
      claim: "the shop should charge three pounds for every parcel that is sent back",
      claimParaphrases: [
        "returns should cost three pounds",
        "the shop ought to take a fee for returned parcels",
        "customers should pay when they send things back",
        "no more free returns",
        "that every return should be charged for",
      ],
      claimOpposites: [
        "the shop should not charge for parcels that are sent back",
        "returns should stay free for every customer",
        "keep returns free",
        "don't make folks pay to send stuff back",
      ],
      reasons: [
        {
          clause: "a small fee would leave the owner with more serious customers",
          detail:
            "Some people now order one dress in four sizes and post three of them back by Friday.",
          paraphrases: [
            "you'd get more serious customers",
            "a charge keeps away people who aren't serious",
            "because with a fee the buyers who remain mean business",
            "the owner would have customers who take ordering seriously",
            "time-wasters would go, proper customers would stay",
          ],
          opposites: [
            "a fee would drive the serious customers away",
            "a small fee would leave the owner with less serious customers",
            "a fee would not sort the serious customers from the rest",
          ],
          ambiguous: {
            phrase: "serious",
            readings: ["who mean to keep what they order", "who spend a lot of money"],
            stake:
              "If it means people who mean to keep things, the owner saves on postage; if it means big spenders, the fee may drive away the largest orders.",
          },
        },
        {
          clause: "honest shoppers carry the cost of everybody else's returns",
          detail:
            "The owner reckons that posting and steaming add about two pounds to the price of a shirt.",
          paraphrases: [
            "honest people pay for the others",
            "decent customers bear what other people's returns cost",
            "because those who shop honestly end up with the bill",
            "the cost of returned clothes falls on the honest ones",
            "good customers foot the bill for the rest",
          ],
          opposites: [
            "honest shoppers pay nothing for other people's returns",
            "people who send things back carry the cost of their own returns",
            "returns don't make shopping dearer for honest customers",
          ],
          ambiguous: {
            phrase: "honest",
            readings: ["who do not cheat", "who order only what they expect to keep"],
            stake:
              "If it means not cheating, such shoppers return things too and the fee would hit them; if it means ordering only what they expect to keep, they really do pay for the rest.",
          },
        },
        {
          clause: "fewer boxes going back and forth would make our pavements cleaner",
          detail:
            "On a Monday morning, as many as nine delivery vans idle outside the arcade among flattened cardboard.",
          paraphrases: [
            "cleaner pavements",
            "the street would be cleaner with fewer parcels",
            "because less sending to and fro keeps the pavement clean",
            "it would be less dirty outside if not so many parcels were moved around",
            "not so mucky round the arcade",
          ],
          opposites: [
            "a fee would put more boxes and dirt on our pavements",
            "fewer parcels going back would not make the pavements any cleaner",
            "the pavements stay just as dirty with fewer boxes",
          ],
          ambiguous: {
            phrase: "cleaner",
            readings: ["with less exhaust in the air", "with less cardboard lying about"],
            stake:
              "If it means less exhaust, vans with other parcels would come anyway; if it means less cardboard, the gain would be plain to see.",
          },
        },
      ],
    },
    {
      id: "cash-on-the-square",
      question: "Should every shop go on taking coins and notes?",
      background:
        "The bakery on our square put up a sign last month saying that it takes cards only. Two cafés and the greengrocer are thinking of following.",
      objection: "handling cash takes up staff time and attracts thieves",
      objectionParaphrases: [
        "cash is slow and gets stolen",
        "counting money costs time and brings robbers",
        "they say shops with cash are at risk of theft",
      ],
      claim: "every shop on the square should go on taking coins and notes",
      claimParaphrases: [
        "shops should keep accepting cash",
        "all the shops ought to take cash",
        "no shop on the square should be card only",
        "you should still be able to pay with notes and coins everywhere there",
        "keep cash on the square",
      ],
      claimOpposites: [
        "shops on the square should not have to take coins and notes",
        "the shops on the square should take cards only",
        "cards only on the square",
        "ditch the cash, everybody can tap a card",
      ],
      reasons: [
        {
          clause: "paying in cash keeps people in control of their spending",
          detail:
            "An envelope with thirty pounds for the week tells its owner at a glance what is left.",
          paraphrases: [
            "cash keeps your spending under control",
            "people manage their money better with cash",
            "because with notes and coins you stay on top of what you spend",
            "those who pay cash do not lose control over the money going out",
            "you don't overspend so easily with cash",
          ],
          opposites: [
            "paying in cash makes people lose control of their spending",
            "people keep better control of their spending with a card",
            "cash does not keep anybody's spending in check",
          ],
          ambiguous: {
            phrase: "in control of",
            readings: ["aware of how much has gone", "able to hold back from buying"],
            stake:
              "If it means awareness, a phone can count the pounds as well; if it means holding back, an empty envelope does what no phone will.",
          },
        },
        {
          clause: "a good many of our older neighbours cannot pay with a card",
          detail:
            "The greengrocer counts about twenty people a day who bring the exact sum in a purse.",
          paraphrases: [
            "old people can't use cards",
            "lots of elderly people here aren't able to pay by card",
            "because many older folk can't do card payments",
            "quite a number of elderly residents have no way of paying with plastic",
            "my gran's lot can't pay by card",
          ],
          opposites: [
            "almost all of our older neighbours can pay with a card",
            "there are no older neighbours who can't use a card",
            "older people pay with a card as easily as anyone",
          ],
          ambiguous: {
            phrase: "cannot",
            readings: ["have no card or are unable to use one", "find cards difficult or worrying"],
            stake:
              "If they have no card, a card-only shop shuts them out; if they find cards worrying, some patient help at the counter might be enough.",
          },
        },
        {
          clause: "coins and banknotes are more reliable than any machine on a counter",
          detail:
            "During the power cut in January, the only shop still selling milk had a biscuit tin for a till.",
          paraphrases: [
            "cash is more reliable",
            "you can rely on cash more than on a card machine",
            "because card readers let you down and cash doesn't",
            "real money is more dependable than some device by the till",
            "machines fail, coins don't",
          ],
          opposites: [
            "machines on a counter are more reliable than coins and banknotes",
            "coins and banknotes let you down more often than a card machine",
            "cash isn't any more reliable than a machine",
          ],
          ambiguous: {
            phrase: "reliable",
            readings: ["go on working when the power fails", "leave no room for error or fraud"],
            stake:
              "If it means working without power, the tin proves it; if it means no room for error or fraud, miscounted change and false banknotes speak against it.",
          },
        },
      ],
    },
    {
      id: "two-prices-one-shelf",
      question: "Should a supermarket charge the same price with or without its loyalty card?",
      background:
        "The big supermarket in our town shows two prices on many shelves. The lower one is for holders of its card, which records every purchase.",
      objection: "anyone can get the card in five minutes without paying a penny",
      objectionParaphrases: [
        "the card is free and quick to get",
        "everyone can just get a card",
        "people say it costs nothing and takes five minutes to sign up",
      ],
      claim: "the supermarket should charge all its customers one price, card or no card",
      claimParaphrases: [
        "one price for everybody",
        "there should be the same price for all customers",
        "the supermarket ought to drop the special card prices",
        "people without the card shouldn't pay more",
        "that everyone should be charged one price",
      ],
      claimOpposites: [
        "the supermarket should not charge all its customers one price",
        "card holders should go on paying less than all other customers",
        "keep the card discounts",
        "card holders deserve their cheaper prices, so leave it be",
      ],
      reasons: [
        {
          clause: "a single price treats everyone in the queue equally",
          detail:
            "A widow who gives her name to nobody pays two pounds forty for jam that costs others one ninety.",
          paraphrases: [
            "everyone is treated equally",
            "one price means equal treatment",
            "because nobody in the queue is better or worse off with a single price",
            "charging a single price is treating people as equals",
            "same treatment for all of us",
          ],
          opposites: [
            "a single price treats people in the queue unequally",
            "two prices treat everyone in the queue equally",
            "one price for all doesn't treat everybody fairly",
          ],
          ambiguous: {
            phrase: "equally",
            readings: [
              "charges each person the same sum",
              "gives each person the same chance of a low price",
            ],
            stake:
              "If it means the same sum, a single price does so by definition; if it means the same chance, a card that anyone may have could do it too.",
          },
        },
        {
          clause: "what a household puts in its basket is a private matter",
          detail:
            "Nappies, cough syrup or three bottles of wine tell a stranger more than many of us would say aloud.",
          paraphrases: [
            "your shopping is private",
            "what people buy is their own affair",
            "because nobody has any business knowing what's in your basket",
            "a family's purchases are something private",
            "it's nobody's business what I buy",
          ],
          opposites: [
            "what a household buys is anybody's business",
            "the contents of a shopping basket aren't a private matter",
            "a shop may know what each household puts in its basket",
          ],
          ambiguous: {
            phrase: "private",
            readings: ["nobody else's business", "unknown to anybody else"],
            stake:
              "If it means nobody else's business, recording it is an intrusion; if it means unknown to others, the clause is hardly true of anyone who shops among neighbours.",
          },
        },
        {
          clause: "a good many of the discounts on the shelves are not genuine",
          detail:
            "Our neighbour's receipts show that the special offer on butter is what everybody paid last spring.",
          paraphrases: [
            "the discounts aren't genuine",
            "lots of those offers are fake",
            "because many reductions are not really reductions",
            "much of what is called a discount is not one at all",
            "half the deals are phoney",
          ],
          opposites: [
            "nearly all the discounts on the shelves are genuine",
            "the discounts on the shelves are no trick",
            "card holders get real discounts off the normal price",
          ],
          ambiguous: {
            phrase: "genuine",
            readings: ["lower than before the card came", "lower than in other shops"],
            stake:
              "If it means lower than before, the receipts are good evidence; if it means lower than elsewhere, one would have to compare shops.",
          },
        },
      ],
    },
  ],
};
