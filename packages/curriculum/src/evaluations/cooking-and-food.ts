import type { IssueEvaluation } from "../evaluation.ts";

/** What modules 2 to 7 need to know of the issues about cooking and food. */
export const cookingAndFood: readonly IssueEvaluation[] = [
  {
    issue: "canteen-meatless-days",
    reasons: [
      {
        gap: {
          question:
            "How much of the meat that the canteen serves is beef, and how much is chicken?",
          paraphrases: [
            "what kind of meat do they serve there?",
            "it doesn't say how often there's beef at all",
            "share of beef on the menu",
            "we only hear about steak, but maybe it's mostly chicken or fish",
            "do the guests really get steak or other sorts of meat?",
            "the passage doesn't tell us which meat would be left out",
          ],
        },
        assumption: {
          clause: "guests who find no meat in the canteen will not go and eat it elsewhere",
          paraphrases: [
            "students won't just get a burger round the corner",
            "that people stay and eat the beans",
            "assumes nobody makes up for it with meat at dinner",
            "guests might buy their meat somewhere else on those days",
            "less meat in the canteen means less meat is eaten altogether",
            "on meatless days everyone takes the vegetable dish and doesn't bring ham rolls",
          ],
        },
        alternative: {
          clause: "the canteen should charge more for a dish with beef than for one with beans",
          paraphrases: [
            "make steak dearer than beans",
            "beef dishes ought to cost extra",
            "the vegetable lunch should be the cheaper one",
            "you could just as well ask for higher prices on meat",
          ],
        },
      },
      {
        gap: {
          question: "Did the cook change the recipe of the stew between October and May?",
          paraphrases: [
            "was it still the same stew in May?",
            "it isn't said whether the cook had improved it",
            "why did more people eat the stew later on?",
            "whether the recipe stayed the same",
            "maybe they lowered the price, we aren't told",
            "who ate it in May, the same guests or new ones?",
          ],
        },
        assumption: {
          clause: "guests hardly ever try a meatless dish while there is meat on the counter",
          paraphrases: [
            "people won't taste the veggie dish if meat is there",
            "that you have to take the meat away before anybody tries something new",
            "nobody gives beans a go without a rule",
            "students could try new dishes with meat still on offer",
            "assumes that guests stick to meat as long as they can get it",
          ],
        },
        alternative: {
          clause: "the cook should hand out small free tastings of new dishes at the counter",
          paraphrases: [
            "let people taste new food for nothing",
            "give out little portions to try",
            "free bites of unknown dishes would do it too",
            "the kitchen ought to offer a spoonful of something strange every day",
          ],
        },
      },
      {
        gap: {
          question:
            "Has the price of whatever replaces the meat been taken off the two hundred pounds?",
          paraphrases: [
            "what does the food that comes instead cost?",
            "it doesn't say what the beans and cheese would cost",
            "is that what's left after buying the other ingredients?",
            "price of the meatless dishes",
            "we don't learn how the cook arrived at the two hundred pounds",
          ],
        },
        assumption: {
          clause: "the college will leave the saved money with the kitchen to spend on food",
          paraphrases: [
            "the cook gets to keep what's saved",
            "that the money stays in the canteen",
            "assumes the savings go into ingredients and not into something else",
            "the college might take the two hundred pounds for a new roof",
            "whatever they don't pay the butcher will really be spent on better food",
          ],
        },
        alternative: {
          clause: "the canteen should serve smaller pieces of meat on all five days of the week",
          paraphrases: [
            "smaller portions of meat every day",
            "just put less meat on each plate",
            "you could save at the butcher's with half-size steaks as well",
            "cut the meat portions down a bit all week long",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["nature", "variety", "progress"],
        phrase: "a greener and more varied kitchen",
        shownBy: [0, 1],
        paraphrases: [
          "protecting the environment",
          "the planet",
          "getting people to try new and better food",
          "looking after the earth",
        ],
      },
      second: {
        ids: ["freedom", "enjoyment"],
        phrase: "each guest's own choice at the counter",
        paraphrases: [
          "eating what you like",
          "deciding for yourself",
          "everyone's right to pick their own lunch",
          "not being told what to eat",
        ],
      },
      concession:
        "three hundred hungry people would go without the lunch that they would have picked",
    },
    fallacies: {
      strawman: {
        distortion: "to have every student gnaw pork chops from breakfast to bedtime",
        paraphrases: [
          "they only said adults can decide for themselves",
          "nobody asked for pork chops all day long",
          "what the students want is twisted into something ridiculous",
          "wanting a choice isn't the same as wanting meat round the clock",
        ],
      },
      adHominem: {
        opponent: "the head of the student council",
        attack: "turned up at the spring meeting in one green sock and one red",
        paraphrases: [
          "socks have nothing to do with lunch",
          "it makes fun of the person and ignores the point",
          "you can wear odd socks and still be right about the canteen",
          "the writer attacks how somebody dresses",
        ],
      },
      falseDichotomy: {
        option: "the canteen drops meat on two days",
        threat: "the college goes on ruining the earth one steak at a time",
        thirdWays: [
          "the canteen could put the meatless dish at the top of the menu",
          "the cook could serve chicken in place of beef",
        ],
        paraphrases: [
          "there's more you could do than those two things",
          "you could have just one meatless day or smaller portions",
          "it isn't either no meat or ruining the planet",
          "why not simply swap the beef for something else?",
        ],
      },
      slipperySlope: {
        first: "meat stays on the menu all week",
        steps: [
          "the cook will forget how to peel a carrot",
          "students will leave college without having touched a vegetable",
          "doctors will have to explain to half the country what a bean is",
        ],
        paraphrases: [
          "serving meat on five days doesn't make the cook forget carrots",
          "none of those things has to follow",
          "it blows up from a menu to the whole country",
          "nobody shows why one thing would lead to the next",
        ],
      },
    },
    figures: {
      counted: "written wishes for more meatless dishes",
      countedShort: "wishes",
      people: "guests of the canteen",
      opinion: "say that they would gladly go without meat twice a week",
      amount: {
        members: "guests of the canteen",
        member: "a guest of the canteen",
        verb: "leave",
        verbSingular: "leaves",
        unit: "grams",
        purpose: "of meat a week on their plates",
        usual: 10,
        outlier: "who sends back every schnitzel after a single bite",
      },
      subgroups: {
        finding:
          "in a trial term with two meatless days, the guests gave their lunches 7.4 points on average instead of 6.8",
        groups: ["guests who usually take the meat", "guests who never do"],
        paraphrases: [
          "maybe the meat eaters were much less happy than before",
          "it lumps vegetarians and meat lovers together",
          "those who always took the veggie dish could have pulled the mark up",
          "we aren't told what the ones who like meat thought",
        ],
      },
    },
  },
  {
    issue: "fee-for-missed-tables",
    reasons: [
      {
        gap: {
          question: "How many of the missed tables were then taken by guests who just walked in?",
          paraphrases: [
            "do they fill the empty tables with other people?",
            "it doesn't say whether somebody else got those seats",
            "number of guests who come without a booking",
            "how much money do they actually lose on a table?",
            "we don't find out if the food could still be used the next day",
          ],
        },
        assumption: {
          clause: "restaurants have a way to get money from guests who never came",
          paraphrases: [
            "they can actually collect the fee",
            "that you can make a no-show pay up",
            "assumes the restaurant has the guest's card or address",
            "someone who booked by phone under any old name might never be found",
            "the ones who stay away will really hand over the money afterwards",
          ],
        },
        alternative: {
          clause: "restaurants should take a few more bookings than they have tables on a Saturday",
          paraphrases: [
            "overbook a little",
            "accept more reservations than there are tables",
            "keep a waiting list and fill the gaps from it",
            "they could book one table in eight twice over",
          ],
        },
      },
      {
        gap: {
          question: "How many of the missing guests had simply forgotten or changed their minds?",
          paraphrases: [
            "why didn't they come?",
            "it doesn't say whether they had a good excuse",
            "how many were ill and how many just didn't bother?",
            "reasons for not turning up",
            "we're not told if some of them tried to cancel",
          ],
        },
        assumption: {
          clause: "guests who have to pay for a broken booking will keep their word more often",
          paraphrases: [
            "a fee makes people stick to their booking",
            "that money is what gets guests to show up",
            "people who get charged will be more reliable next time",
            "maybe they'd pay and still not come",
            "assumes a charge works better than asking nicely",
          ],
        },
        alternative: {
          clause: "guests should have to confirm by noon that they are still coming",
          paraphrases: [
            "make people confirm the booking",
            "no confirmation, no table",
            "guests ought to ring on the day and say they'll come",
            "give the table away if nobody has confirmed it",
          ],
        },
      },
      {
        gap: {
          question: "Did the menu go up on account of empty tables or of dearer food and wages?",
          paraphrases: [
            "why did the prices rise?",
            "is it really the no-shows that made dinner dearer?",
            "it doesn't say what caused the four pounds",
            "real cause of the price rise",
            "did places with few missed tables raise their prices as well?",
          ],
        },
        assumption: {
          clause: "restaurants will pass on what they gain by the charge to the guests who come",
          paraphrases: [
            "the owners will lower prices again",
            "that the fee helps the other diners and not just the owner",
            "assumes they'd hire the second waiter back",
            "the restaurant could simply pocket the money",
            "guests who turn up will notice the benefit of the charge",
          ],
        },
        alternative: {
          clause: "restaurants should give a small discount to guests who arrive as booked",
          paraphrases: [
            "reward the people who turn up",
            "money off for those who keep their booking",
            "a free coffee for every guest who comes on time",
            "reliable diners ought to pay a bit less",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["fairness", "trust"],
        phrase: "a fair deal between host and guest",
        paraphrases: [
          "keeping your word",
          "that nobody has to bear the cost for others",
          "being reliable",
          "what is just towards small restaurants",
        ],
      },
      second: {
        ids: ["compassion", "freedom"],
        phrase: "mercy for those whose plans fall through",
        paraphrases: [
          "understanding for people in an emergency",
          "going easy on people",
          "being able to change your mind",
          "kindness when something comes up",
        ],
      },
      concession: "a mother with a feverish child would have to part with money for nothing",
    },
    fallacies: {
      strawman: {
        distortion: "to book every table in town and laugh while the soup goes cold",
        paraphrases: [
          "the other side only talked about sick children",
          "nobody wants to book tables for a joke",
          "it paints people with an emergency as pranksters",
          "that's a mean version of what they said",
        ],
      },
      adHominem: {
        opponent: "the secretary of the residents' club",
        attack: "once lost an egg-and-spoon race against a child of four",
        paraphrases: [
          "losing a race says nothing about restaurant fees",
          "it mocks the secretary and doesn't answer the argument",
          "what's an egg-and-spoon race got to do with it?",
          "that is about the person, not about missed tables",
        ],
      },
      falseDichotomy: {
        option: "restaurants charge for missed tables",
        threat: "the last kitchen in the old town shuts for good",
        thirdWays: [
          "the restaurants could remind their guests by text in the morning",
          "a waiter could keep a booked table for only a quarter of an hour",
        ],
        paraphrases: [
          "a reminder the same day would be another way",
          "they don't have to close just because there's no fee",
          "it leaves out all the milder solutions",
          "charge or shut down aren't the only possibilities",
        ],
      },
      slipperySlope: {
        first: "missing a table costs nothing",
        steps: [
          "guests will book three places for every evening",
          "waiters will stand alone among laid tables night after night",
          "no one in the country will keep a promise any more",
        ],
        paraphrases: [
          "why would everybody suddenly book three places?",
          "it jumps from a missed dinner to a whole country of liars",
          "there's no reason given why it should get that bad",
          "each of these steps is just made up",
        ],
      },
    },
    figures: {
      counted: "booked tables that stayed empty on a Saturday",
      countedShort: "empty tables",
      people: "restaurant owners in the old town",
      opinion: "say that only a charge would get their guests to cancel in time",
      amount: {
        members: "restaurants in the county",
        member: "a restaurant in the county",
        verb: "lose",
        verbSingular: "loses",
        unit: "pounds",
        purpose: "a week through guests who never come",
        usual: 20,
        outlier: "that cooks banquets for parties of sixty",
      },
      subgroups: {
        finding:
          "in towns where restaurants charge for missed tables, the share of empty ones fell from 12 to 7 per cent on average",
        groups: ["tables booked for two", "tables booked for large parties"],
        paraphrases: [
          "it could be only the big groups that turn up now",
          "fancy places and cheap ones may have quite different figures",
          "for couples the fee might change nothing",
          "one figure for all the tables hides who changed",
        ],
      },
    },
  },
  {
    issue: "ten-meals-before-leaving-school",
    reasons: [
      {
        gap: {
          question: "Are people who cook at home also richer or more active than the others?",
          paraphrases: [
            "what else do home cooks do for their health?",
            "maybe they just have more money or do more sport",
            "it doesn't say how it was found out that they're ill less often",
            "any study on that?",
            "how much less often are they ill?",
            "we aren't told what those people cook at home",
          ],
        },
        assumption: {
          clause: "pupils who have learnt ten meals will go on cooking them after school",
          paraphrases: [
            "they'll really cook later on",
            "that kids keep using what they learnt",
            "school leavers might live on takeaways all the same",
            "assumes being able to cook means that you do it",
            "once they know ten dishes they will eat at home",
          ],
        },
        alternative: {
          clause: "the town should offer free cookery courses to adults of every age",
          paraphrases: [
            "cooking classes for grown-ups",
            "teach whole families how to cook",
            "adults ought to be able to learn it for free as well",
            "evening courses in home cooking paid for by the town",
          ],
        },
      },
      {
        gap: {
          question: "How often do young adults who can cook really do so after a day's work?",
          paraphrases: [
            "do they actually cook when they live alone?",
            "it doesn't say how much they save in a whole month",
            "how many evenings a week do students stand at the stove?",
            "what do pots, spices and gas cost?",
            "we only have one soup and one sandwich to compare",
          ],
        },
        assumption: {
          clause: "most pupils do not learn to handle a pan at home before they move out",
          paraphrases: [
            "kids don't already learn it from their parents",
            "that without lessons they couldn't cook",
            "assumes young people have no other way to pick it up",
            "they could teach themselves with videos when they need it",
            "many leave home today without being able to make a meal",
          ],
        },
        alternative: {
          clause: "every student hostel should have a proper kitchen on each floor",
          paraphrases: [
            "give students decent kitchens",
            "put more stoves into hostels",
            "student rooms ought to come with a place to cook",
            "they'd need a kitchen they can use where they live",
          ],
        },
      },
      {
        gap: {
          question: "Do pupils who have cooked together get on any better afterwards?",
          paraphrases: [
            "does it last outside the kitchen?",
            "it isn't said whether they become friends",
            "what do the pupils in the present course say about it?",
            "effect on the class later on",
            "how do different kinds of pupils get on at the moment?",
          ],
        },
        assumption: {
          clause: "the teachers will mix pupils of different backgrounds at every stove",
          paraphrases: [
            "the groups will be mixed",
            "that kids don't just cook with their own friends",
            "pupils might pick partners who are like themselves",
            "assumes somebody puts different children together",
            "each stove gets children from all sorts of homes",
          ],
        },
        alternative: {
          clause: "the school should let mixed teams of pupils cook for its fetes and open days",
          paraphrases: [
            "have mixed groups do the food at school events",
            "pupils could cater for the summer fete together",
            "cook as a team for open days",
            "put different kids in one kitchen whenever the school has a party",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["self_reliance", "learning", "health"],
        phrase: "skills that everybody needs in life",
        paraphrases: [
          "being able to look after yourself",
          "independence",
          "practical knowledge for later",
          "that no one leaves school helpless",
        ],
      },
      second: {
        ids: ["freedom", "variety"],
        phrase: "the pupils' free choice of courses",
        paraphrases: [
          "picking the subjects you like",
          "not being forced to take a course",
          "letting kids decide what they want to study",
          "own interests of each pupil",
        ],
      },
      concession: "a boy who lives for music would lose hours to a saucepan that bores him",
    },
    fallacies: {
      strawman: {
        distortion: "to see a whole generation live on dry toast until the age of forty",
        paraphrases: [
          "they said parents can teach it, not that nobody needs to cook",
          "no one wants young people to live on toast",
          "it turns their view into nonsense",
          "leaving it to families isn't the same as never learning it",
        ],
      },
      adHominem: {
        opponent: "the deputy head of the school",
        attack: "has worn the same brown jumper since the autumn term",
        paraphrases: [
          "a jumper doesn't make an argument wrong",
          "it's about clothes and not about cooking",
          "they pick on the deputy head's looks",
          "what the deputy head says isn't answered at all",
        ],
      },
      falseDichotomy: {
        option: "every pupil learns ten meals at school",
        threat: "our children live on crisps until they collapse",
        thirdWays: [
          "the school could offer a cookery week in the summer",
          "parents could get a list of ten dishes to practise at home",
        ],
        paraphrases: [
          "they could learn it at home or in a holiday course",
          "not everyone without lessons ends up on crisps",
          "there's a lot between ten meals for all and collapsing",
          "why only these two? three dishes would be something too",
        ],
      },
      slipperySlope: {
        first: "cookery stays a course that pupils may choose",
        steps: [
          "most school leavers will not know how to boil an egg",
          "whole families will eat every supper out of a box",
          "people will starve to death in front of full larders",
        ],
        paraphrases: [
          "nobody starves just because a course is voluntary",
          "it gets worse and worse with no proof",
          "not taking cookery doesn't mean you can't boil an egg",
          "that chain is far too long to believe",
        ],
      },
    },
    figures: {
      counted: "former pupils who signed up for a beginners' cooking course",
      countedShort: "sign-ups",
      people: "former pupils of the school",
      opinion: "say that they wish they had learnt to cook there",
      amount: {
        members: "young adults from our town",
        member: "a young adult from our town",
        verb: "spend",
        verbSingular: "spends",
        unit: "pounds",
        purpose: "a month on meals from takeaways",
        usual: 20,
        outlier: "who orders dinner for a shared house every night",
      },
      subgroups: {
        finding:
          "young adults who took cookery at school spend 41 pounds a week on food on average, and the others 58",
        groups: ["those who live alone", "those who live with their parents"],
        paraphrases: [
          "maybe a lot of them still eat at their mum's",
          "it mixes people on their own with people in families",
          "someone who lives alone may not save anything",
          "men and women could be quite different here",
        ],
      },
    },
  },
  {
    issue: "bread-left-at-closing-time",
    reasons: [
      {
        gap: {
          question: "Do the people who queue at the soup kitchen lack bread or other things?",
          paraphrases: [
            "is it bread that they need?",
            "it doesn't say what poor people round here are short of",
            "maybe they get enough bread already",
            "how many people in the district are in need at all?",
            "we don't learn what they eat at present",
          ],
        },
        assumption: {
          clause: "people in need will be among those who pass the shop at closing time",
          paraphrases: [
            "the poor will be the ones who get the rolls",
            "that needy people come by in the evening",
            "assumes the bread doesn't all go to folk who could pay",
            "maybe only well-off neighbours would pick it up",
            "those who are hard up will find their way to the bakery at six",
            "people in need dare to stand at the door and take it",
          ],
        },
        alternative: {
          clause: "the bakeries should send their unsold rolls to the soup kitchen every evening",
          paraphrases: [
            "take the bread to the soup kitchen",
            "deliver the leftovers to a charity",
            "a volunteer ought to fetch the rolls for people in need",
            "give it straight to the poor and not to whoever walks past",
          ],
        },
      },
      {
        gap: {
          question: "What would the farmer have to feed to his pigs in place of the bread?",
          paraphrases: [
            "what do the pigs eat then?",
            "it doesn't say what the farmer would buy for them",
            "is the bread still good to eat in the evening?",
            "whether other food would have to be grown for the pigs",
            "how much the pigs get out of it",
          ],
        },
        assumption: {
          clause: "passers-by will eat the loaves that they are given and not throw them away",
          paraphrases: [
            "people actually eat the free bread",
            "that it doesn't end up in a bin at home",
            "assumes the loaves get eaten once they're given away",
            "somebody who gets three loaves for nothing may chuck two of them",
            "all that bread will find people who want it",
          ],
        },
        alternative: {
          clause:
            "the bakeries should bake fewer loaves in the afternoon so that little is left over",
          paraphrases: [
            "just bake less",
            "plan better so there aren't any leftovers",
            "no fresh loaves after three o'clock",
            "the bakers ought to make only as much as they sell",
          ],
        },
      },
      {
        gap: {
          question: "Do those who take the free pears also buy anything at the greengrocer's?",
          paraphrases: [
            "does the queue spend any money?",
            "it doesn't tell us if the greengrocer sells more",
            "are they queuing for the free pears or to pay?",
            "sales before and after the free box",
            "how do we know that gifts make people come back to buy?",
          ],
        },
        assumption: {
          clause: "people who get free bread at night will buy in the same shop by day",
          paraphrases: [
            "those who take it will become customers",
            "that free loaves bring paying shoppers",
            "they might only ever come at closing time",
            "assumes that thankful people spend their money there",
            "someone who was given a loaf comes back with a purse",
          ],
        },
        alternative: {
          clause: "the bakeries should give every child who comes in with a parent a bun",
          paraphrases: [
            "free buns for kids",
            "a treat for each child in the shop",
            "hand out something small to families during the day",
            "they could be generous by giving customers a thirteenth roll",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["compassion", "community"],
        phrase: "sharing bread with those in need",
        shownBy: [0],
        paraphrases: [
          "kindness to people who have little",
          "helping your neighbours",
          "being generous",
          "caring for the poor",
        ],
      },
      second: {
        ids: ["prosperity", "hard_work"],
        phrase: "the bakers' earnings",
        paraphrases: [
          "making a living",
          "profit for the shops",
          "being paid for your work",
          "business interests of the bakeries",
        ],
      },
      concession: "some who now buy a loaf at five would turn up at six for nothing",
    },
    fallacies: {
      strawman: {
        distortion: "to let the hungry faint in the gutter as long as the till keeps ringing",
        paraphrases: [
          "all they said is that customers would wait till evening",
          "worrying about sales doesn't mean you want people to faint",
          "it makes the bakers look heartless",
          "no one on the other side wants anybody to starve",
        ],
      },
      adHominem: {
        opponent: "a shopkeeper from the next street",
        attack: "cannot whistle the simplest tune without getting it wrong",
        paraphrases: [
          "whistling has nothing to do with bread",
          "being unmusical doesn't make you wrong about bakeries",
          "it runs down the shopkeeper, not the argument",
          "that's just a dig at somebody",
        ],
      },
      falseDichotomy: {
        option: "the bakeries give away their bread",
        threat: "good loaves are trodden into the mud for ever",
        thirdWays: [
          "the bakeries could sell the day's bread at half price after five",
          "a volunteer could take the sacks to the soup kitchen",
        ],
        paraphrases: [
          "they could sell it cheaper in the evening",
          "baking less would be another answer",
          "it isn't a choice between a gift and the mud",
          "other ways of using the bread aren't mentioned",
        ],
      },
      slipperySlope: {
        first: "the bread goes on to the pigs",
        steps: [
          "the butcher will feed his sausages to the dogs",
          "every shop will throw out whatever is a day old",
          "the whole town will starve beside mountains of food",
        ],
        paraphrases: [
          "feeding pigs with bread doesn't make a town starve",
          "why would the butcher do that?",
          "one thing doesn't bring on the other",
          "there's nothing to back up this chain of horrors",
        ],
      },
    },
    figures: {
      counted: "requests for yesterday's bread at the three counters",
      countedShort: "requests",
      people: "customers of the three bakeries",
      opinion: "say that bread ought to go to people and not to pigs",
      amount: {
        members: "bakeries in the county",
        member: "a bakery in the county",
        verb: "throw out",
        verbSingular: "throws out",
        unit: "loaves",
        purpose: "a night that nobody has bought",
        usual: 5,
        outlier: "that bakes for all the supermarkets round about",
      },
      subgroups: {
        finding:
          "where bakeries give away their bread they took 940 pounds a day on average last year, and elsewhere 890",
        groups: ["small bakeries", "bakeries that belong to a chain"],
        paraphrases: [
          "big chains may take far more while little ones go short",
          "it could be different for shops in poor streets",
          "we only hear the average over all the bakeries",
          "perhaps the small ones take less than elsewhere",
        ],
      },
    },
  },
  {
    issue: "market-food-from-nearby",
    reasons: [
      {
        gap: {
          question: "How long does the wholesaler's lettuce take from the field to the market?",
          paraphrases: [
            "how old is the lettuce from the lorry?",
            "it doesn't say how long the journey takes",
            "is the lorry cooled?",
            "days between picking and selling for the wholesaler's goods",
            "we hear about Mrs Dale's lettuce but nothing about the other one",
          ],
        },
        assumption: {
          clause: "growers within forty miles have enough fresh food to fill the stalls",
          paraphrases: [
            "local farms can supply the whole market",
            "that there's enough grown round here",
            "assumes the stalls won't be half empty in winter",
            "the nearby farmers might not have enough for everybody",
            "whatever the wholesaler brings can be replaced from the fields close by",
          ],
        },
        alternative: {
          clause: "every stall should show on a card when its vegetables were picked",
          paraphrases: [
            "put the picking date on a sign",
            "label how fresh it is",
            "sellers ought to tell you when the lettuce was cut",
            "each box could carry the day of harvest",
          ],
        },
      },
      {
        gap: {
          question: "Are nearby farms run any better than those from which the wholesaler buys?",
          paraphrases: [
            "are animals kept better round here?",
            "it doesn't say how the other farms treat their animals",
            "whether farms close by are really the good ones",
            "one orchard with hens, but what about the rest?",
            "we learn nothing about the farms behind the wholesaler",
          ],
        },
        assumption: {
          clause: "shoppers will really go and look at a farm that lies near enough",
          paraphrases: [
            "people do visit the farms",
            "that customers bother to check",
            "assumes somebody actually goes and has a look at the hens",
            "most shoppers may never set foot on a farm",
            "if it's close by, folk will take the trouble to see it",
          ],
        },
        alternative: {
          clause: "the farms around the town should hold open days for shoppers every summer",
          paraphrases: [
            "open days on the farms",
            "let people visit where the food comes from",
            "farmers ought to show visitors round once a year",
            "tours of the orchards and sheds for customers",
          ],
        },
      },
      {
        gap: {
          question: "How much do the growers lose to the wholesaler's stalls on a Saturday?",
          paraphrases: [
            "does the wholesaler really harm them?",
            "it isn't said how much trade he takes away",
            "are any small farms in trouble at all?",
            "what did the growers earn before the wholesaler came?",
            "sales that go to the wholesaler and not to farmers",
          ],
        },
        assumption: {
          clause: "shoppers who miss the wholesaler's goods will go on coming to the market",
          paraphrases: [
            "customers won't just go to the supermarket",
            "that people keep coming without lemons",
            "they might stay away if half the stuff is gone",
            "assumes the crowd stays the same with local food only",
            "buyers will switch to the small farms' produce and not go elsewhere",
          ],
        },
        alternative: {
          clause: "small farms should get a market of their own in the middle of the week",
          paraphrases: [
            "a separate farmers' market",
            "another day just for small growers",
            "give the farms a Wednesday market without the wholesaler",
            "the growers ought to have a day to themselves",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["community", "trust", "nature"],
        phrase: "a close tie between field and kitchen",
        paraphrases: [
          "supporting local people",
          "knowing where your food comes from",
          "looking after farms in the area",
          "buying from folk you know",
        ],
      },
      second: {
        ids: ["variety", "freedom"],
        phrase: "a wide choice of food",
        paraphrases: [
          "being able to buy what you like",
          "all sorts of things on the stalls",
          "having plenty to pick from",
          "shoppers deciding for themselves",
        ],
      },
      concession: "nobody could buy a lemon or a pound of coffee there on a Saturday",
    },
    fallacies: {
      strawman: {
        distortion: "to turn our old square into an airport for pineapples",
        paraphrases: [
          "they only mentioned lemons and coffee",
          "nobody is asking for planes full of fruit",
          "it exaggerates what the other side would like to keep",
          "wanting a few lemons isn't the same thing as that",
        ],
      },
      adHominem: {
        opponent: "the treasurer of the bowls club",
        attack: "sings in the church choir and is always half a bar behind",
        paraphrases: [
          "singing badly doesn't matter for the market",
          "it laughs at the treasurer's singing and skips the point about lemons",
          "a bad singer can be right about food",
          "personal remark, nothing to do with the stalls",
        ],
      },
      falseDichotomy: {
        option: "the market sells food from within forty miles",
        threat: "the last farm in the county is sold for building land",
        thirdWays: [
          "the market could limit the wholesaler to ten stalls",
          "each stall could put up a sign that says where its food was grown",
        ],
        paraphrases: [
          "you could just have fewer stalls from the wholesaler",
          "signs on the stalls might help the farms as well",
          "it's not only forty miles or the end of all farms",
          "the writer pretends that nothing else could save them",
        ],
      },
      slipperySlope: {
        first: "the wholesaler keeps his place at the market",
        steps: [
          "the growers will give up one after another",
          "children will believe that lettuces are made in lorries",
          "every field in the county will lie under concrete",
        ],
        paraphrases: [
          "he's there already and the fields are still green",
          "a few stalls don't turn a county into concrete",
          "these steps don't follow from each other",
          "it's scaremongering without any evidence",
        ],
      },
    },
    figures: {
      counted: "shoppers who asked at a stall where the food was grown",
      countedShort: "such shoppers",
      people: "regular shoppers at the market",
      opinion: "say that they would rather buy food from near home",
      amount: {
        members: "growers from the market",
        member: "a grower from the market",
        verb: "lose",
        verbSingular: "loses",
        unit: "pounds",
        purpose: "a Saturday to cheaper food from the wholesaler",
        usual: 10,
        outlier: "who sells the very fruit that the wholesaler sells for less",
      },
      subgroups: {
        finding:
          "at markets that sell only food from nearby, a stall takes 410 pounds a day on average, and elsewhere 370",
        groups: ["stalls with vegetables", "stalls with fruit"],
        paraphrases: [
          "maybe the fruit sellers take a lot less",
          "it throws all kinds of stalls together",
          "some stalls could take very little even so",
          "butchers and greengrocers may do quite differently",
        ],
      },
    },
  },
  {
    issue: "baking-contest-bought-pastry",
    reasons: [
      {
        gap: {
          question: "How many of those who entered in recent years had small children?",
          paraphrases: [
            "do young parents take part now?",
            "it doesn't say how many parents enter as it is",
            "number of bakers with small kids",
            "would the parents even like to compete?",
            "we aren't told if any mum or dad has complained about the rule",
          ],
        },
        assumption: {
          clause: "it is the pastry and not the rest of the baking that keeps young parents away",
          paraphrases: [
            "they'd have time for everything else",
            "that parents would enter if they could buy the pastry",
            "a filling takes hours too, so they might stay away anyway",
            "assumes the dough is what stops mums and dads",
            "someone with a baby could manage a tart if only the pastry was done",
          ],
        },
        alternative: {
          clause: "the contest should open a class of its own for biscuits and sponge cakes",
          paraphrases: [
            "have a prize for quick bakes",
            "a section for simple cakes",
            "there ought to be a class for things that don't take all day",
            "let busy parents enter biscuits in a group of their own",
          ],
        },
      },
      {
        gap: {
          question: "How long do the bakers now spend on the pastry and how long on the filling?",
          paraphrases: [
            "how much time would it save them?",
            "it doesn't say how long the dough takes compared with the filling",
            "are tarts more original in contests with bought pastry?",
            "hours spent on each part of a tart",
            "we don't know why all fourteen made apple tarts",
          ],
        },
        assumption: {
          clause: "bakers who buy their pastry will spend the time that they save on the filling",
          paraphrases: [
            "they'd use the extra hours for the inside",
            "that people put the saved time into new ideas",
            "maybe they'd simply be done sooner and sit in the sun",
            "assumes nobody makes the same old apple tart with bought dough",
            "the afternoon that's won goes into inventing something",
          ],
        },
        alternative: {
          clause: "the contest should award a special prize for the most unusual filling",
          paraphrases: [
            "a prize for the best idea",
            "reward original fillings",
            "judges ought to give extra points for something new",
            "have one award just for what's inside the tart",
          ],
        },
      },
      {
        gap: {
          question: "How many beginners have entered the contest in the past few years?",
          paraphrases: [
            "do beginners take part at all?",
            "it isn't said how newcomers have done so far",
            "number of new bakers each summer",
            "what were the winning tarts praised for?",
            "we don't hear how close the beginners came to the silver spoon",
          ],
        },
        assumption: {
          clause: "beginners fall behind the old hands chiefly through their pastry",
          paraphrases: [
            "it's the dough that makes newcomers lose",
            "that old hands win because of their pastry",
            "experienced bakers may be better at everything else too",
            "assumes the three kitchens wouldn't win with bought pastry as well",
            "if the pastry's the same for all, beginners are as good as the rest",
          ],
        },
        alternative: {
          clause:
            "the contest should judge beginners in a separate round with a prize of their own",
          paraphrases: [
            "a prize for newcomers only",
            "separate beginners from old hands",
            "new bakers ought to compete among themselves",
            "hold one round for people in their first years",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["inclusion", "creativity", "fairness"],
        phrase: "room for new bakers and new ideas",
        shownBy: [1, 2],
        paraphrases: [
          "that everyone can take part",
          "being open to newcomers",
          "original baking",
          "giving more people a chance",
        ],
      },
      second: {
        ids: ["tradition", "hard_work", "excellence"],
        phrase: "the old craft of working by hand",
        paraphrases: [
          "the way it's been done since 1958",
          "honouring real skill",
          "effort and practice",
          "keeping up the custom of the contest",
        ],
      },
      concession: "someone who kneads all morning would be judged beside a packet from the freezer",
    },
    fallacies: {
      strawman: {
        distortion: "to bar the tent to anyone who does not mill flour at dawn",
        paraphrases: [
          "they never asked anybody to mill flour",
          "all they want is that the baker does the baking",
          "the old rule is blown up until it sounds crazy",
          "nobody said you have to get up at dawn",
        ],
      },
      adHominem: {
        opponent: "the judge with the longest service",
        attack: "wears a hat with wooden cherries on it to every village meeting",
        paraphrases: [
          "a silly hat doesn't make the judge wrong",
          "hats aren't what this is about",
          "it pokes fun at the judge and leaves the point alone",
          "you can dress as you like and still know what a fair prize is",
        ],
      },
      falseDichotomy: {
        option: "the contest allows bought pastry",
        threat: "the tent stands empty before two summers are out",
        thirdWays: [
          "the judges could open a second class for bought pastry",
          "the village could hold a pastry course in the spring",
        ],
        paraphrases: [
          "two classes would solve it as well",
          "the tent won't be empty just because of a rule",
          "they could teach people to make pastry",
          "there are more than two ways to go on",
        ],
      },
      slipperySlope: {
        first: "the ban on bought pastry stays",
        steps: [
          "the judges will ask for flour from the baker's own field",
          "nobody will enter without keeping a cow for the butter",
          "the whole village will do nothing but bake from March to August",
        ],
        paraphrases: [
          "the rule is from 1958 and nobody needs a cow yet",
          "it goes from pastry to cows without any reason",
          "keeping one rule doesn't bring in crazier ones",
          "that's just imagining the worst",
        ],
      },
    },
    figures: {
      counted: "requests to enter a tart with bought pastry",
      countedShort: "requests",
      people: "home bakers in the village",
      opinion: "say that they would enter if bought pastry were allowed",
      amount: {
        members: "bakers from the contest",
        member: "a baker from the contest",
        verb: "spend",
        verbSingular: "spends",
        unit: "minutes",
        purpose: "on the pastry for a single tart",
        usual: 15,
        outlier: "who throws the dough away and starts again until it is perfect",
      },
      subgroups: {
        finding:
          "at fetes that allow bought pastry the judges gave the tarts 7.8 points on average, and elsewhere 7.1",
        groups: ["tarts by beginners", "tarts by old hands"],
        paraphrases: [
          "maybe only the experienced bakers got better marks",
          "beginners may have come off no better than before",
          "it puts old hands and newcomers in one figure",
          "sweet and savoury tarts could differ a lot",
        ],
      },
    },
  },
];
