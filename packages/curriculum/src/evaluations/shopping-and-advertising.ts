import type { IssueEvaluation } from "../evaluation.ts";

/** What modules 2 to 7 need to know of the issues about shopping and advertising. */
export const shoppingAndAdvertising: readonly IssueEvaluation[] = [
  {
    issue: "sweets-at-the-tills",
    reasons: [
      {
        gap: {
          question:
            "How often do customers at these tills buy sweets that they had not meant to buy?",
          paraphrases: [
            "how many people really buy chocolate there without wanting to?",
            "it doesn't say how common such unplanned buys are",
            "number of impulse buys at the tills",
            "is that tired father the rule or just one case?",
            "we aren't told what share of shoppers gives in while queueing",
            "whether most customers take anything from those shelves",
          ],
        },
        assumption: {
          clause: "the sweets will tempt people less once they stand somewhere else in the shop",
          paraphrases: [
            "that people won't be tempted in the same way in another aisle",
            "moving the chocolate makes it less of a temptation",
            "assumes it's the place by the till that pulls people in",
            "customers might grab the sweets just as well from a big shelf near the door",
            "a tired dad wouldn't buy the bar if it lay at the back of the shop",
          ],
        },
        alternative: {
          clause: "the supermarket should open enough tills for nobody to have to queue",
          paraphrases: [
            "more tills, no queue",
            "open all eight tills",
            "get people through faster so that they don't stand there",
            "nobody ought to wait beside the sweets",
          ],
        },
      },
      {
        gap: {
          question: "How many families go to another shop on account of the sweets at the tills?",
          paraphrases: [
            "how many parents have really changed shops?",
            "two mothers isn't much, what do the other families do?",
            "it doesn't say how many families shop elsewhere for that reason",
            "share of parents who left",
            "do those two mums go to the other shop only for the tills?",
          ],
        },
        assumption: {
          clause: "children who see no sweets at the till will not quarrel about them in the aisle",
          paraphrases: [
            "kids won't nag just as much in front of the new shelf",
            "that the fight doesn't simply move to another part of the shop",
            "moving the sweets stops the rows",
            "assumes children only make a fuss at the checkout",
            "a child could start crying by the biscuits instead",
          ],
        },
        alternative: {
          clause: "the supermarket should hand small children a piece of fruit while they wait",
          paraphrases: [
            "give kids a free apple in the queue",
            "children ought to get some fruit so they keep quiet",
            "hand out bananas to little ones at the checkout",
            "the shop could keep children happy with something healthy to eat",
          ],
        },
      },
      {
        gap: {
          question: "Were the half-eaten bars under the benches bought beside the tills at all?",
          paraphrases: [
            "do those bars outside really come from the tills?",
            "we don't know where the thrown-away sweets were bought",
            "origin of the litter",
            "maybe people got them at the station kiosk, it doesn't say",
            "how was it found out that the waste comes from last-minute buys?",
            "how much of what's bought in the aisles gets thrown away too?",
          ],
        },
        assumption: {
          clause: "sweets picked from a shelf inside the shop are more likely to be eaten up",
          paraphrases: [
            "people finish the chocolate they went looking for",
            "that less gets thrown away if the bars are sold elsewhere",
            "what you fetch from an aisle won't end up half-eaten",
            "the bars might melt in pockets just the same, wherever they came from",
            "assumes it's grabbing at the till that leads to waste",
          ],
        },
        alternative: {
          clause: "the supermarket should sell chocolate in smaller bars that are eaten at one go",
          paraphrases: [
            "make the bars smaller",
            "only sell mini chocolates so nothing is left over",
            "the shop ought to offer tiny portions that people finish",
            "little bars would mean less gets binned",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["calm", "thrift", "health"],
        phrase: "a calm checkout without temptation",
        shownBy: [1],
        paraphrases: [
          "peace and quiet at the till",
          "not being talked into things",
          "protecting tired shoppers and kids",
          "saving people from wasting their money",
          "no stress for families in the queue",
        ],
      },
      second: {
        ids: ["self_reliance", "trust", "enjoyment"],
        phrase: "leaving customers to look after themselves",
        paraphrases: [
          "trusting adults to decide on their own",
          "personal responsibility",
          "a little treat when you fancy one",
          "faith in people's good sense",
          "people having enough willpower of their own",
        ],
      },
      concession:
        "the shop would treat people who can perfectly well say no like toddlers in a trolley",
    },
    fallacies: {
      strawman: {
        distortion: "to see every toddler pushed past the tills with a bar in each hand",
        paraphrases: [
          "nobody wants toddlers stuffed with chocolate",
          "they only said grown-ups can say no",
          "it twists what they said about adults into something about babies",
          "the other side is made to look as if it wanted to feed kids sweets",
        ],
      },
      adHominem: {
        opponent: "the manager of the supermarket",
        attack: "wears a tie with cartoon ducks on it to every meeting",
        paraphrases: [
          "the tie has got nothing to do with sweets",
          "it makes fun of the manager instead of answering",
          "you can wear silly ties and still be right",
          "that's about someone's clothes and not about the tills",
        ],
      },
      falseDichotomy: {
        option: "the supermarket clears its tills of sweets",
        threat: "every trip with a child ends in tears on the floor",
        thirdWays: [
          "the shop could keep sweets at two of its eight tills",
          "the lowest shelf could be filled with newspapers or fruit",
        ],
        paraphrases: [
          "there are more than those two choices",
          "they could just empty the bottom shelf",
          "some tills might have sweets and others not",
          "it's not bare tills or crying kids, there's a lot in between",
        ],
      },
      slipperySlope: {
        first: "the sweets stay beside the tills",
        steps: [
          "crisps and cake will be piled up there by the summer",
          "children will refuse to leave the shop without a full bag",
          "no family in town will ever sit down to a proper meal again",
        ],
        paraphrases: [
          "chewing gum at a till doesn't end family meals",
          "nothing shows that one of these things leads to the next",
          "the sweets have been there all along and people still cook",
          "it jumps from a few bars to the end of dinner",
        ],
      },
    },
    figures: {
      counted: "complaints from parents about the sweets at the tills",
      countedShort: "complaints",
      people: "parents of small children",
      opinion: "say that they dread the last five minutes of a shopping trip",
      amount: {
        members: "customers with a small child",
        member: "a customer with a small child",
        verb: "spend",
        verbSingular: "spends",
        unit: "pounds",
        purpose: "a month on sweets snatched up at the till",
        usual: 2,
        outlier: "who treats a whole football team every Friday",
      },
      subgroups: {
        finding:
          "in shops that cleared their tills, customers spent on average 1.40 pounds a week less on sweets",
        groups: ["parents with small children", "people shopping alone"],
        paraphrases: [
          "maybe parents spend a lot less and everyone else the same",
          "it could be different for people who shop on their own",
          "we only get one figure for all the customers together",
          "those with kids and those without are thrown together",
        ],
      },
    },
  },
  {
    issue: "posters-on-bus-shelters",
    reasons: [
      {
        gap: {
          question: "How much do people in town really buy on account of the posters at the stops?",
          paraphrases: [
            "do the bus stop ads actually make anybody buy something?",
            "it doesn't say how much those posters sell",
            "effect of the shelter posters on what people buy",
            "how many passengers bought a coat because they saw it there?",
            "no figures on whether the adverts work",
          ],
        },
        assumption: {
          clause:
            "people in the town would buy less if only the bus shelters carried no advertisements",
          paraphrases: [
            "that folk won't see the same adverts on their phones and on TV",
            "taking down the shelter ads changes how people spend",
            "without those posters there'd be less needless shopping",
            "assumes the bus stop posters make a difference next to all the other advertising",
            "people might buy the junk anyway because of ads elsewhere",
          ],
        },
        alternative: {
          clause:
            "the schools of the town should teach children how advertisements persuade people",
          paraphrases: [
            "kids ought to learn at school how adverts work",
            "teach pupils to see through ads",
            "lessons about advertising for children",
            "you could equally well conclude that people need training against marketing tricks",
          ],
        },
      },
      {
        gap: {
          question: "Have the people of the town been asked what they want on the shelters?",
          paraphrases: [
            "what do the residents themselves want?",
            "nobody tells us whether people in the town mind the posters",
            "has there been a survey or a vote?",
            "opinion of the townspeople",
            "it leaves out what most of those who live there think about the ads",
          ],
        },
        assumption: {
          clause:
            "most residents would rather look at empty glass than have the money from posters",
          paraphrases: [
            "people in town prefer clear shelters to the income",
            "that the owners don't want to rent their glass out",
            "the townspeople might be happy to earn something from it",
            "assumes residents would choose no posters if it's up to them",
            "most locals don't want ads there",
          ],
        },
        alternative: {
          clause: "schools and clubs of the town should be invited to paint the shelters",
          paraphrases: [
            "let local kids and clubs decorate the bus stops",
            "the shelters ought to be painted by people from here",
            "have residents design them",
            "clubs could be asked to make pictures for the shelters",
          ],
        },
      },
      {
        gap: {
          question: "How many of the ninety shelters stand in the old part of the town?",
          paraphrases: [
            "how many of them are in the old streets at all?",
            "we're not told where the shelters are",
            "number of shelters in the old centre",
            "perhaps most stand on new estates, it doesn't say",
            "are there nice views behind all ninety or just the one by the river?",
          ],
        },
        assumption: {
          clause: "the empty glass will be kept clean and free of scratches and scribbling",
          paraphrases: [
            "nobody will spray the bare shelters",
            "that someone keeps the glass clean afterwards",
            "plain glass stays plain",
            "the shelters could end up covered in graffiti and stickers",
            "assumes there will still be money for wiping the glass",
          ],
        },
        alternative: {
          clause: "the posters should move from the old streets to the shelters by the motorway",
          paraphrases: [
            "put them out by the motorway",
            "no posters in the old part, more elsewhere",
            "the adverts ought to hang where nothing is pretty",
            "keep the contract and change the places",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["community", "beauty", "calm"],
        phrase: "public places that are free of selling",
        paraphrases: [
          "streets that belong to everyone",
          "how the town looks",
          "not being pestered by adverts",
          "a place for residents and not for sellers",
          "a nice view",
        ],
      },
      second: {
        ids: ["prosperity", "order", "efficiency"],
        phrase: "a steady income for the town",
        paraphrases: [
          "the money",
          "what the contract brings in",
          "cash to keep things clean and working",
          "having repairs paid for by somebody else",
        ],
      },
      concession:
        "cleaning and mending ninety shelters would have to be paid for out of everybody's taxes",
    },
    fallacies: {
      strawman: {
        distortion: "to sell every wall, bench and tree around us to whoever pays most",
        paraphrases: [
          "they talked about cleaning bus stops, not about selling trees",
          "no one suggested renting out every wall",
          "that's a wild exaggeration of wanting the poster money",
          "it puts words in the mouth of those who want repairs paid",
        ],
      },
      adHominem: {
        opponent: "the head of the town's bus office",
        attack: "finished last in the pancake race three years running",
        paraphrases: [
          "running with pancakes has nothing to do with posters",
          "it laughs at somebody instead of dealing with the money question",
          "a bad runner can still be right about the contract",
          "who cares how the bus person did in a race?",
        ],
      },
      falseDichotomy: {
        option: "the town ends the contract",
        threat: "it hands its streets over to salesmen for good",
        thirdWays: [
          "the contract could be renewed for the outer estates only",
          "the town could allow posters for concerts and clubs alone",
        ],
        paraphrases: [
          "you could have posters in some places and not in others",
          "those aren't the only two ways",
          "a new contract might be shorter or stricter",
          "it acts as if keeping a few ads meant giving up the whole town",
        ],
      },
      slipperySlope: {
        first: "the contract is renewed in December",
        steps: [
          "the firm will hang screens on all the lamp posts",
          "the church tower will flash with offers for crisps",
          "people will forget what their own town is called",
        ],
        paraphrases: [
          "renewing a contract won't turn the church into a billboard",
          "there's no reason given why it should go that far",
          "one thing needn't follow from the other",
          "it goes from ninety posters to people losing their memory",
        ],
      },
    },
    figures: {
      counted: "letters to the town against posters in the streets",
      countedShort: "letters",
      people: "passengers at the bus stops",
      opinion: "would rather look at the street than at a poster",
      amount: {
        members: "bus passengers",
        member: "a bus passenger",
        verb: "spend",
        verbSingular: "spends",
        unit: "pounds",
        purpose: "a month on things first seen at a stop",
        usual: 3,
        outlier: "who bought a winter coat straight off a poster",
      },
      subgroups: {
        finding:
          "in towns that cleared their shelters, residents on average gave the look of their streets 7.2 points instead of 6.1",
        groups: ["residents of the old centre", "residents of the outer estates"],
        paraphrases: [
          "people on the edge of town may see no difference at all",
          "it may only look nicer in the old streets",
          "one mark for the whole town hides how each part feels",
          "perhaps it went up in the centre and down elsewhere",
        ],
      },
    },
  },
  {
    issue: "new-year-opening",
    reasons: [
      {
        gap: {
          question: "What has happened so far to workers who turned down a holiday shift?",
          paraphrases: [
            "has anyone ever been punished for saying no?",
            "it doesn't tell what happens to those who refuse",
            "do people who refuse really get worse hours?",
            "any real cases of staff losing shifts",
            "whether the shops would let their people choose",
          ],
        },
        assumption: {
          clause: "most of the people who work there would rather be off on that day",
          paraphrases: [
            "staff don't want the shift",
            "that the workers would say no if they could",
            "shop assistants prefer to be at home at new year",
            "some of them might be glad of the extra pay",
            "assumes hardly anyone wants to work that day",
          ],
        },
        alternative: {
          clause: "shops should not be allowed to cut the hours of staff who refuse holiday work",
          paraphrases: [
            "protect workers who say no to a holiday shift",
            "nobody ought to lose hours for refusing",
            "make holiday shifts truly voluntary",
            "a rule that bosses can't take it out on people who turn work down",
          ],
        },
      },
      {
        gap: {
          question: "How many people in the town have to work on that day in any case?",
          paraphrases: [
            "who has to work that day anyway?",
            "nurses, bus drivers, waiters: how many aren't off at all?",
            "we don't learn how many really share the day off",
            "share of townspeople on duty at new year",
            "is it truly a day off for everybody?",
          ],
        },
        assumption: {
          clause: "people would go shopping instead of meeting one another if the centre were open",
          paraphrases: [
            "open shops would keep folk away from the reservoir",
            "that you can't do both, walk and shop",
            "the walkers might come whether the shops are open or not",
            "assumes the town only gets together when there's nothing to buy",
            "an open centre empties the walks",
          ],
        },
        alternative: {
          clause: "the town should hold a walk or a street meal on every public holiday",
          paraphrases: [
            "organise something for everybody on holidays",
            "have a town picnic whenever people are off",
            "the council ought to put on shared walks on holidays",
            "events that bring people out when no one works",
          ],
        },
      },
      {
        gap: {
          question: "Does the shopping centre also have a chemist's or a food shop?",
          paraphrases: [
            "is there a pharmacy or a supermarket in there?",
            "what kinds of shops are there besides shoes and sofas?",
            "it doesn't list everything that's sold at the centre",
            "whether you can buy medicine or milk there",
            "any other place open for urgent things that day?",
          ],
        },
        assumption: {
          clause: "those who would shop on the first have time to come on another day",
          paraphrases: [
            "people can just go the day after",
            "that nobody has only that one day for shopping",
            "customers aren't tied to the first of January",
            "assumes everyone can wait until the second",
            "some might be back at work on the second and unable to come",
          ],
        },
        alternative: {
          clause:
            "the centre should open on the first of January with nothing but a chemist's shop",
          paraphrases: [
            "only the chemist opens",
            "keep open what people really need",
            "just the essential shop ought to be open",
            "sell medicine and leave the rest shut",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["community", "calm", "compassion"],
        phrase: "a day of rest for everyone",
        paraphrases: [
          "time together",
          "thinking of the people who'd have to work",
          "peace and quiet for one day",
          "a shared holiday",
          "family time for shop staff",
        ],
      },
      second: {
        ids: ["freedom", "prosperity", "comfort"],
        phrase: "the freedom to shop whenever one likes",
        paraphrases: [
          "choice for customers",
          "earning money on that day",
          "going when it suits you",
          "business",
          "the convenience of open shops",
        ],
      },
      concession: "somebody with only that one day off would stand in front of locked doors",
    },
    fallacies: {
      strawman: {
        distortion: "to have people queue for sofas from midnight to midnight all year round",
        paraphrases: [
          "it's about a single day and not the whole year round",
          "they merely said that no one has to go shopping",
          "nobody asked for shops to open at midnight",
          "their view is blown up into something mad",
        ],
      },
      adHominem: {
        opponent: "the manager of the shopping centre",
        attack: "sings badly out of tune at the staff party every December",
        paraphrases: [
          "bad singing doesn't make the plan wrong",
          "it goes for the manager's voice, not for the plan",
          "how someone sings is beside the point",
          "that's a dig at a person and no answer",
        ],
      },
      falseDichotomy: {
        option: "the centre stays shut on that day",
        threat: "six hundred people never see their families at new year again",
        thirdWays: [
          "the centre could open for the afternoon with volunteers only",
          "a few shops could open and take turns from year to year",
        ],
        paraphrases: [
          "they might open for just a few hours",
          "staff who want to work could do it and the rest stay at home",
          "there's a middle way between shut and everyone working",
          "it leaves out letting people volunteer",
        ],
      },
      slipperySlope: {
        first: "the centre opens on the first of January",
        steps: [
          "it will open on Christmas Day as well",
          "shop workers will lose every holiday in the calendar",
          "nobody in our town will know the faces of their own children",
        ],
        paraphrases: [
          "one open day doesn't take away all the holidays",
          "why would parents forget their kids over one shift?",
          "each step is made up without any evidence",
          "it piles one disaster on another",
        ],
      },
    },
    figures: {
      counted: "shop workers who asked for the first of January off",
      countedShort: "such workers",
      people: "shop assistants from the centre",
      opinion: "would like to spend the day at home with their families",
      amount: {
        members: "workers at the centre",
        member: "a worker at the centre",
        verb: "work",
        verbSingular: "works",
        unit: "hours",
        purpose: "of overtime in the weeks before new year",
        usual: 2,
        outlier: "who stood in for two sick colleagues all December",
      },
      subgroups: {
        finding:
          "in centres that stay shut on that day, staff took on average 3.1 sick days in January instead of 4.4",
        groups: ["full-time staff", "students on short contracts"],
        paraphrases: [
          "it may be true of the full-timers and not of the students",
          "older staff and young ones are mixed together",
          "we can't tell who of them was sick less often",
          "maybe the students were off sick even more",
        ],
      },
    },
  },
  {
    issue: "fee-for-returns",
    reasons: [
      {
        gap: {
          question: "How many customers would stop buying there altogether once a fee is charged?",
          paraphrases: [
            "how many people would buy somewhere else then?",
            "it doesn't say how many shoppers the owner would lose",
            "number of customers scared off by the fee",
            "what happened in other shops that charge for returns?",
            "would good customers leave as well?",
          ],
        },
        assumption: {
          clause: "the customers who go away on account of the fee are the careless ones",
          paraphrases: [
            "only the people who order for fun will leave",
            "that serious shoppers put up with paying three pounds",
            "good customers stay in spite of the fee",
            "careful buyers might be just as annoyed and go",
            "assumes it's the four-sizes crowd that the fee puts off",
          ],
        },
        alternative: {
          clause: "the shop should take a small fee for every extra size that somebody orders",
          paraphrases: [
            "charge for ordering the same thing in several sizes",
            "a pound for each second size",
            "people ought to pay extra if they order one dress four times",
            "put the fee on ordering lots of sizes and not on sending back",
          ],
        },
      },
      {
        gap: {
          question:
            "How many returns come from careless buyers, and how many from clothes that did not fit?",
          paraphrases: [
            "why do the parcels come back?",
            "it isn't said how many returns are simply the wrong size",
            "reasons for the returns",
            "are the senders really dishonest?",
            "we don't know if faulty clothes are among those returns",
          ],
        },
        assumption: {
          clause: "the owner will lower the prices of shirts once the fee brings in money",
          paraphrases: [
            "prices go down if there's a fee",
            "that the honest shoppers get their two pounds back",
            "the owner passes the saving on",
            "the shop could keep the price and pocket the three pounds",
            "assumes shirts will be cheaper afterwards",
          ],
        },
        alternative: {
          clause:
            "the shop should sell its clothes more cheaply to those who buy them in the arcade",
          paraphrases: [
            "lower prices for people who come to the shop itself",
            "give a discount to customers who try things on in the arcade",
            "make shirts cheaper over the counter",
            "people who buy in the shop shouldn't pay the online price",
          ],
        },
      },
      {
        gap: {
          question: "How many of the vans outside the arcade carry this shop's returns?",
          paraphrases: [
            "whose vans are they?",
            "do those nine vans come because of this one shop?",
            "we don't know how much of the cardboard is from the clothes shop",
            "share of the rubbish that's due to returned parcels",
            "the passage doesn't tell what the other vans deliver",
          ],
        },
        assumption: {
          clause: "customers who have to pay three pounds will send fewer parcels back",
          paraphrases: [
            "the fee makes people return less",
            "that three pounds is enough to change what people do",
            "fewer things come back once it costs something",
            "people may pay up and go on posting as before",
            "assumes the charge really cuts down the number of boxes",
          ],
        },
        alternative: {
          clause: "the shop should describe its sizes so exactly that fewer clothes come back",
          paraphrases: [
            "better size charts online",
            "give exact measurements so people order the right thing",
            "the website ought to show more clearly how clothes fit",
            "improve the descriptions and you'd get fewer returns",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["fairness", "thrift", "nature"],
        phrase: "making people pay for the trouble they cause",
        paraphrases: [
          "each one paying their own share",
          "not wasting parcels and petrol",
          "that honest people don't pay for others",
          "whoever causes the cost should bear it",
          "keeping the place clean and saving resources",
        ],
      },
      second: {
        ids: ["comfort", "trust", "freedom"],
        phrase: "the comfort of trying clothes on at home",
        paraphrases: [
          "convenience for shoppers",
          "being able to order what you like without worry",
          "easy returns",
          "a generous service",
          "choosing at home without any risk",
        ],
      },
      concession: "somebody who merely guessed wrong about a size would be three pounds poorer",
    },
    fallacies: {
      strawman: {
        distortion: "to wear half the shop to parties and post it all back on Monday",
        paraphrases: [
          "they only want to see if trousers fit",
          "trying something on isn't the same as wearing it to a party",
          "people who like free returns never asked for that",
          "it makes ordinary buyers look like cheats",
        ],
      },
      adHominem: {
        opponent: "a fashion student from the arcade",
        attack: "eats cold chips for breakfast on most days",
        paraphrases: [
          "what somebody has for breakfast doesn't matter here",
          "it's rude about the student and says nothing about fees",
          "you can like cold chips and be right about trousers",
          "the student's eating habits prove nothing",
        ],
      },
      falseDichotomy: {
        option: "the shop charges for returns",
        threat: "it drowns in other people's boxes and closes for good",
        thirdWays: [
          "the first two returns of a year could be free",
          "customers could bring parcels back to the counter for nothing",
        ],
        paraphrases: [
          "there are other ways to get fewer boxes",
          "you could let people return things in the shop for free",
          "the fee isn't the only thing that can save the place",
          "a few free returns each would be something in between",
        ],
      },
      slipperySlope: {
        first: "returns stay free of charge",
        steps: [
          "customers will order ten dresses in order to keep one",
          "vans will block every street in the middle of town",
          "nobody will own any clothes for longer than a weekend",
        ],
        paraphrases: [
          "returns are free now and people still own clothes",
          "nothing backs up that chain of events",
          "one free parcel doesn't lead to a town full of vans",
          "it gets sillier with every step",
        ],
      },
    },
    figures: {
      counted: "parcels that came back to the shop",
      countedShort: "returns",
      people: "regular customers of the shop",
      opinion: "find three pounds a fair price for a return",
      amount: {
        members: "online customers",
        member: "an online customer",
        verb: "send back",
        verbSingular: "sends back",
        unit: "parcels",
        purpose: "a year after ordering more than they want",
        usual: 2,
        outlier: "who never orders a dress in fewer than five sizes",
      },
      subgroups: {
        finding:
          "in shops that charge for returns, the share of parcels sent back fell from 38 to 27 per cent",
        groups: ["buyers of dresses", "buyers of shirts"],
        paraphrases: [
          "dresses may come back as often as ever",
          "it may have fallen for some kinds of clothes and not for others",
          "everything from socks to coats is put in one figure",
          "maybe new customers and old ones behave differently",
        ],
      },
    },
  },
  {
    issue: "cash-on-the-square",
    reasons: [
      {
        gap: {
          question: "Do people who pay in cash really spend less than people with cards?",
          paraphrases: [
            "is it shown that cash makes you spend less?",
            "no numbers on how card users and cash users do",
            "it doesn't say how many people still use the envelope method",
            "comparison with people who pay by card",
            "can't you see on a phone what's left as well?",
          ],
        },
        assumption: {
          clause:
            "people who plan with an envelope of cash do their everyday shopping on the square",
          paraphrases: [
            "that those who budget with cash shop there at all",
            "the square is where cash users buy their bread",
            "envelope people couldn't easily go to other shops",
            "maybe the ones who count their notes shop at the big supermarket",
            "assumes the shops on the square matter to people who plan in cash",
          ],
        },
        alternative: {
          clause:
            "the bank should offer shoppers a card that holds thirty pounds a week and no more",
          paraphrases: [
            "a card with thirty pounds on it",
            "limit the card to a weekly sum",
            "banks ought to sell cards that run out like an envelope",
            "let people set a limit on their card",
          ],
        },
      },
      {
        gap: {
          question: "What keeps these older neighbours from paying with a card?",
          paraphrases: [
            "why can't they use a card?",
            "it doesn't say what stops the old people",
            "do they have no card, or don't they like using it?",
            "reason why the twenty pay in cash",
            "could somebody help them with it? we aren't told",
          ],
        },
        assumption: {
          clause: "these older people would not manage to learn how to pay with a card",
          paraphrases: [
            "old people can't get used to cards any more",
            "that no one could teach them",
            "they'd never switch even with help",
            "the elderly might well learn it if someone showed them",
            "assumes it's too late for them to change how they pay",
          ],
        },
        alternative: {
          clause: "the bank should offer older people a course in paying with a card",
          paraphrases: [
            "teach pensioners to use cards",
            "someone ought to show the elderly how card payment works",
            "lessons for older customers at the bank",
            "help old people get a card and learn the number",
          ],
        },
      },
      {
        gap: {
          question: "How often do the card machines on the square fail?",
          paraphrases: [
            "how many times a year do the machines break down?",
            "was the power cut a one-off?",
            "it isn't mentioned how often cards don't work",
            "number of power cuts",
            "how long was the power off in January?",
          ],
        },
        assumption: {
          clause: "customers will have enough cash on them on the day when the machines fail",
          paraphrases: [
            "that people carry notes and coins with them",
            "shoppers will have money in their pocket when the power goes",
            "most folk today may have no cash at home at all",
            "assumes customers can still pay once the card readers are dead",
            "there's cash around in an emergency",
          ],
        },
        alternative: {
          clause: "the shops should write down what people owe them while the power is off",
          paraphrases: [
            "let people pay later in a power cut",
            "shops could keep a book for such days",
            "they ought to trust customers until the machines work",
            "buy now and pay when the current is back",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["inclusion", "self_reliance", "freedom"],
        phrase: "a way to pay for everybody",
        shownBy: [1],
        paraphrases: [
          "that old people aren't shut out",
          "choice in how you pay",
          "not depending on machines",
          "looking after neighbours without cards",
          "everyone being able to shop",
        ],
      },
      second: {
        ids: ["efficiency", "safety", "progress"],
        phrase: "quick and safe work at the counter",
        paraphrases: [
          "saving time",
          "being protected from thieves",
          "modern ways of paying",
          "making the staff's job easier",
          "security for the shops",
        ],
      },
      concession:
        "the baker's helpers would go on counting pennies and locking up the till every night",
    },
    fallacies: {
      strawman: {
        distortion: "to turn away every pensioner whose purse still has a coin in it",
        paraphrases: [
          "they worry about thieves, not about getting rid of pensioners",
          "nobody said old people should be turned away",
          "the shopkeepers just find cash slow and risky",
          "it makes card-only shops sound cruel on purpose",
        ],
      },
      adHominem: {
        opponent: "the baker on the corner",
        attack: "keeps a parrot that swears at delivery drivers",
        paraphrases: [
          "the parrot has nothing to do with cards or cash",
          "it makes the baker look silly instead of answering",
          "a rude bird doesn't make the point about theft wrong",
          "that's about somebody's pet",
        ],
      },
      falseDichotomy: {
        option: "every shop goes on taking cash",
        threat: "old people have to go home without their bread",
        thirdWays: [
          "the bakery could take cash on three mornings a week",
          "the greengrocer could sell prepaid cards for coins and notes",
        ],
        paraphrases: [
          "some shops could take cash and others not",
          "cash on certain days would do for many people",
          "there are ways for the old to get bread without notes",
          "it isn't all shops or nothing",
        ],
      },
      slipperySlope: {
        first: "the bakery gets away with its sign",
        steps: [
          "every shop in town will throw out its till",
          "banks will shut their doors to anyone with a purse",
          "a machine will decide what each of us may eat",
        ],
        paraphrases: [
          "a sign in one bakery doesn't mean machines run our lives",
          "no evidence that the next thing has to happen",
          "it's a huge leap from paying by card to being told what to eat",
          "other shops could decide otherwise at any point",
        ],
      },
    },
    figures: {
      counted: "customers who left the bakery without bread for want of a card",
      countedShort: "lost customers",
      people: "shoppers over seventy",
      opinion: "want to go on paying with coins and notes",
      amount: {
        members: "shoppers on the square",
        member: "a shopper on the square",
        verb: "pay",
        verbSingular: "pays",
        unit: "pounds",
        purpose: "a week in coins and notes",
        usual: 10,
        outlier: "who buys for a boarding house with forty guests",
      },
      subgroups: {
        finding:
          "in towns where all shops take cash, people on average gave their high street 7.8 points and elsewhere 7.1",
        groups: ["shoppers under thirty", "shoppers over seventy"],
        paraphrases: [
          "young people may not care about cash at all",
          "maybe only the old were happier",
          "all ages are lumped together in one mark",
          "the young and the old might have given very different points",
        ],
      },
    },
  },
  {
    issue: "two-prices-one-shelf",
    reasons: [
      {
        gap: {
          question: "How many of the supermarket's customers pay the higher price?",
          paraphrases: [
            "how many people don't have the card?",
            "it doesn't say how many shoppers are in the widow's position",
            "share of customers without a card",
            "is it just a handful who pay more?",
            "how much more do they pay over a whole year?",
          ],
        },
        assumption: {
          clause: "many customers stay without the card for reasons that they cannot easily change",
          paraphrases: [
            "people without a card can't simply go and get one",
            "that it's not just laziness that keeps them from having it",
            "those who pay more have no real choice",
            "the widow might take the card tomorrow if she wanted to",
            "assumes something stands in the way for those who have none",
          ],
        },
        alternative: {
          clause: "everyone should be able to get the card without giving a name",
          paraphrases: [
            "a card without a name",
            "hand the card to all at the door",
            "people ought to get it and stay unknown",
            "give each customer a card, no questions asked",
          ],
        },
      },
      {
        gap: {
          question: "What does the supermarket do with its records of what people buy?",
          paraphrases: [
            "what happens to the data?",
            "who gets to see the lists of purchases?",
            "it doesn't say how long the records are kept",
            "whether the information is sold on to somebody",
            "use made of the shopping records",
          ],
        },
        assumption: {
          clause: "people would stop using the card if it brought no lower price",
          paraphrases: [
            "without the discount nobody would show the card",
            "that it's the cheaper price that makes folk give up their data",
            "one price means no more records",
            "the shop might find another way to record what's bought",
            "assumes customers only have the card for the savings",
          ],
        },
        alternative: {
          clause: "the supermarket should delete the record of a purchase after a week",
          paraphrases: [
            "wipe the data quickly",
            "the shop ought to erase what it knows about your basket",
            "records of purchases shouldn't be kept for long",
            "make them throw away the shopping lists after some days",
          ],
        },
      },
      {
        gap: {
          question: "On how many products besides butter has the old price been checked?",
          paraphrases: [
            "was anything except butter checked?",
            "how many of the offers are fake?",
            "just one example, we don't know about the rest of the shelf",
            "number of products the neighbour compared",
            "it doesn't tell if butter has got dearer everywhere since spring",
          ],
        },
        assumption: {
          clause: "the supermarket would not simply make the higher price the single one",
          paraphrases: [
            "the one price will be the low one",
            "that everyone gets the cheaper price afterwards",
            "the shop could just charge all of us the dear price",
            "scrapping the offers brings prices back to an honest level",
            "assumes prices don't go up once there's only one",
          ],
        },
        alternative: {
          clause: "shops should have to print last year's price beside every special offer",
          paraphrases: [
            "show the old price next to the discount",
            "make them print what it cost a year ago",
            "a rule that offers must be compared with earlier prices",
            "customers ought to be told the former price of anything on offer",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["fairness", "privacy", "trust"],
        phrase: "the same honest treatment for every customer",
        shownBy: [2],
        paraphrases: [
          "equal prices for all",
          "not having to give away what you buy",
          "being treated alike",
          "keeping your shopping to yourself",
          "honesty towards the people in the queue",
        ],
      },
      second: {
        ids: ["thrift", "freedom"],
        phrase: "savings for those who take part",
        paraphrases: [
          "bargains",
          "saving money with the card",
          "getting your butter for less",
          "lower prices for card holders",
          "letting people swap their data for a discount",
        ],
      },
      concession: "a large family with the card would pay more each week for butter and jam",
    },
    fallacies: {
      strawman: {
        distortion: "to make every shopper hand over a life story before buying a loaf",
        paraphrases: [
          "they said the card takes five minutes, not a life story",
          "no one has to tell anything to buy bread",
          "it makes a small form sound like an interrogation",
          "that's not what people who like the card are asking for",
        ],
      },
      adHominem: {
        opponent: "a retired cashier from the supermarket",
        attack: "knits bobble hats for garden gnomes",
        paraphrases: [
          "knitting for gnomes has no bearing on prices",
          "it mocks a hobby and skips the point",
          "someone with an odd hobby may be right about the card",
          "what has knitting got to do with it?",
        ],
      },
      falseDichotomy: {
        option: "the supermarket charges one price",
        threat: "people without a card are robbed week after week",
        thirdWays: [
          "the shop could offer a card that records no names",
          "the lower price could be kept for a few products only",
        ],
        paraphrases: [
          "a card without your name on it would be another way",
          "the gap between the prices could be made smaller",
          "there's something between one price and robbery",
          "only two choices are offered though there are more",
        ],
      },
      slipperySlope: {
        first: "the two prices stay on the shelves",
        steps: [
          "every kiosk in town will want its own card",
          "cashiers will ask for a doctor's letter before selling cheese",
          "people without cards will live on berries from the hedge",
        ],
        paraphrases: [
          "nobody ends up eating berries over the price of jam",
          "it doesn't explain how one leads to the other",
          "two prices have been there and none of that has happened",
          "the story runs away from a card to people starving",
        ],
      },
    },
    figures: {
      counted: "customers who asked why they had to pay the higher price",
      countedShort: "such customers",
      people: "customers at the cheese counter",
      opinion: "say that two prices for one jar are unfair",
      amount: {
        members: "customers without a card",
        member: "a customer without a card",
        verb: "lose",
        verbSingular: "loses",
        unit: "pounds",
        purpose: "a month by paying the higher price",
        usual: 2,
        outlier: "who does the shopping for a youth hostel",
      },
      subgroups: {
        finding:
          "where supermarkets have one price for all, households spend 84 pounds a week on food on average, and elsewhere 87",
        groups: ["former card holders", "customers who never had a card"],
        paraphrases: [
          "those who had the card may be spending more now",
          "perhaps only people without a card spend so little",
          "card holders and the others are mixed up in that figure",
          "large families could have lost out while the average looks fine",
        ],
      },
    },
  },
];
