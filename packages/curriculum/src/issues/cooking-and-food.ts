import type { IssueFamily } from "../issue.ts";

/** Issues about cooking, baking, eating out and where food comes from. */
export const cookingAndFood: IssueFamily = {
  id: "cooking-and-food",
  name: "cooking and food",
  keywords: [
    "cooking",
    "cookery",
    "cook",
    "food",
    "foods",
    "baking",
    "cakes",
    "bread",
    "recipe",
    "recipes",
    "restaurant",
    "restaurants",
    "cuisine",
    "chef",
    "chefs",
    "vegetarian",
    "vegetarian food",
    "vegan food",
    "eating out",
    "street food",
    "barbecue",
    "pastry",
    "cheese",
    "meals",
    "kitchens",
  ],
  issues: [
    {
      id: "canteen-meatless-days",
      question: "Should a college canteen serve no meat on two days a week?",
      background:
        "The canteen of our college serves about four hundred lunches a day. Three quarters of the guests choose the dish with meat, and one quarter the other.",
      objection: "grown people can decide for themselves what goes on their plate",
      objectionParaphrases: [
        "it's everyone's own choice",
        "adults may eat what they want",
        "students say nobody ought to tell them what to have for lunch",
      ],
      claim: "the college canteen should serve no meat on two days a week",
      claimParaphrases: [
        "two meatless days a week",
        "the canteen ought to go vegetarian twice a week",
        "no meat for lunch at college two days out of five",
        "they should leave meat off the menu on two weekdays",
        "have 2 veggie days in the canteen",
      ],
      claimOpposites: [
        "the canteen shouldn't go without meat on two days a week",
        "the college canteen should serve meat every day of the week",
        "keep meat on the menu every day",
        "we want our meat at lunch all week long, so hands off",
      ],
      reasons: [
        {
          clause: "a lunch of beans and barley does less harm to the environment than a steak",
          detail:
            "For one kilo of beef a farmer needs as many fields as for a whole cartload of lentils.",
          paraphrases: [
            "it's better for nature",
            "meat is worse for the planet",
            "because a vegetable dish damages nature less",
            "plants on the plate are greener than beef",
            "eating pulses is easier on the earth",
          ],
          opposites: [
            "a lunch of beans and barley does more harm to the environment than a steak",
            "a steak is better for the environment than a plate of beans",
            "eating beans isn't any better for nature than eating meat",
          ],
          ambiguous: {
            phrase: "environment",
            readings: ["climate of the whole earth", "fields and streams around us"],
            stake:
              "For the earth's climate three hundred lunches are a drop in the ocean, but the streams nearby would notice every farm that keeps fewer cattle.",
          },
        },
        {
          clause: "guests who try a strange dish often enough come to like it",
          detail:
            "The chickpea stew, of which forty plates came back full in October, was sold out by a quarter to one in May.",
          paraphrases: [
            "people get used to new food",
            "you start liking it after a few goes",
            "because tastes change once you've had something several times",
            "folk learn to enjoy what they didn't know",
            "unfamiliar meals grow on you",
          ],
          opposites: [
            "guests who try a strange dish often come to hate it",
            "guests don't get to like a strange dish however often they try it",
            "the more often people eat strange food, the less they like it",
          ],
          ambiguous: {
            phrase: "try",
            readings: ["taste a forkful of", "eat a whole plate of"],
            stake:
              "A forkful from a friend's plate needs no rule at all, so the reason asks for meatless days only if a whole plate is what it takes.",
          },
        },
        {
          clause: "money saved at the butcher's would pay for ingredients of higher quality",
          detail:
            "The cook reckons with two hundred pounds a week, which is more than she spends on all her vegetables.",
          paraphrases: [
            "they could buy better ingredients",
            "the savings go into good produce",
            "because meat is dear and the rest could be of a better sort",
            "without the meat bill there'd be funds for finer vegetables",
            "cheaper dishes leave money for nicer stuff",
          ],
          opposites: [
            "without meat the canteen would have to buy ingredients of lower quality",
            "leaving out meat wouldn't save any money for better ingredients",
            "money spent at the butcher's pays for food of higher quality",
          ],
          ambiguous: {
            phrase: "quality",
            readings: ["freshness and good taste", "strict rules on how they were grown"],
            stake:
              "Fresher and tastier food is a gain for every guest, while the way it was grown matters only to those who care about farming.",
          },
        },
      ],
    },
    {
      id: "fee-for-missed-tables",
      question: "Should restaurants charge guests who book a table and do not come?",
      background:
        "The nine restaurants in our old town take bookings by telephone and online. On a usual Saturday one booked table in eight stays empty.",
      objection: "a child's fever gives nobody a day's notice",
      objectionParaphrases: [
        "people fall ill suddenly",
        "you can't know beforehand that your kid gets sick",
        "guests say that emergencies come without warning",
      ],
      claim: "restaurants should charge guests who book a table and do not come",
      claimParaphrases: [
        "make no-shows pay",
        "whoever books and stays away ought to be charged",
        "a fee for people who don't turn up",
        "guests have to pay if they don't use their booking",
        "restaurants need to take money from those who never show up",
      ],
      claimOpposites: [
        "restaurants shouldn't charge guests who book a table and don't come",
        "guests who book a table and stay away should get off free",
        "no fee for missed tables",
        "let people off the hook if they book and skip dinner",
      ],
      reasons: [
        {
          clause: "each empty chair is a loss to a kitchen with four employees",
          detail: "On the last Saturday in June one couple cooked for forty-eight and fed forty.",
          paraphrases: [
            "no-shows cost them money",
            "small restaurants suffer when seats stay empty",
            "because a little place can't afford empty tables",
            "a seat nobody sits on costs a small team dearly",
            "it hurts the business",
          ],
          opposites: [
            "each empty chair is a gain for a small kitchen",
            "an empty chair is no loss to a small restaurant",
            "a little restaurant saves money when guests stay away",
          ],
          ambiguous: {
            phrase: "loss",
            readings: ["sum spent on food and wages", "sum that might have been earned"],
            stake:
              "For fish that was bought and thrown away a charge seems due, but earnings that merely might have come are harder to claim from anyone.",
          },
        },
        {
          clause: "a booking is a promise that both sides have to keep",
          detail:
            "If a waiter gave away a family's table five minutes before they came, the whole town would hear of it.",
          paraphrases: [
            "you gave your word",
            "who reserves must keep to it as the house does",
            "because both parties are bound by a reservation",
            "a reservation ties the guest just like the host",
            "you've agreed to come, so you have to",
          ],
          opposites: [
            "a booking is a promise that either side may break",
            "a booking isn't a promise and binds nobody",
            "guests are free to change their minds after booking",
          ],
          ambiguous: {
            phrase: "promise",
            readings: ["contract that binds in law", "word given out of courtesy"],
            stake:
              "From a binding contract a charge follows almost by itself, whereas one who breaks a courtesy owes an apology and no money.",
          },
        },
        {
          clause: "the guests who turn up pay for the ones who stay at home",
          detail:
            "At the place by the bridge the menu went up by four pounds this year and the second waiter was let go.",
          paraphrases: [
            "honest guests foot the bill",
            "those who come suffer for the others",
            "because people who do show up bear the cost of those who don't",
            "it's the reliable diners who end up worse off",
            "is it right that the ones who come bear it all?",
          ],
          opposites: [
            "the guests who stay at home pay for the ones who turn up",
            "the guests who turn up don't pay for those who stay at home",
            "the guests who come benefit from the ones who stay away",
          ],
          ambiguous: {
            phrase: "pay for",
            readings: ["are charged higher prices owing to", "put up with poorer service owing to"],
            stake:
              "Higher prices can be shown on a menu and balanced by a fee, but a fee will not bring a waiter back unless the owner spends it so.",
          },
        },
      ],
    },
    {
      id: "ten-meals-before-leaving-school",
      question: "Should every pupil learn to cook ten meals before leaving school?",
      background:
        "Our secondary school has a teaching kitchen with sixteen stoves. Cookery is a course that pupils may choose, and about one in five does.",
      objection: "cooking is something for mothers and fathers to teach at home",
      objectionParaphrases: [
        "that's the parents' job",
        "kids can learn it at home",
        "some teachers say families ought to show them, not the school",
      ],
      claim: "every pupil should learn to cook ten meals before leaving school",
      claimParaphrases: [
        "cooking lessons for everyone",
        "no one ought to leave school without ten dishes",
        "schools have to teach all pupils to make ten meals",
        "all kids should be able to cook ten things by the end of school",
        "make cookery compulsory, ten dishes each",
      ],
      claimOpposites: [
        "pupils shouldn't all have to learn to cook ten meals",
        "cooking at school should stay a course that pupils choose",
        "no cooking lessons for everyone",
        "leave the pots to mum and dad and scrap the ten meals at school",
      ],
      reasons: [
        {
          clause: "people who live on home-cooked meals are ill less often",
          detail:
            "A doctor in our street begins with every new patient by asking what was in the pot last night.",
          paraphrases: [
            "it's healthier",
            "cooking at home keeps you well",
            "because those who make their own food fall sick less",
            "you don't get sick as much if you eat your own cooking",
            "home cooks enjoy better health",
          ],
          opposites: [
            "people who live on home-cooked meals are ill more often",
            "home-cooked meals don't keep people from getting ill",
            "eating out keeps you healthier than cooking at home",
          ],
          ambiguous: {
            phrase: "home-cooked",
            readings: ["made from raw ingredients", "warmed up in one's own kitchen"],
            stake:
              "Fresh ingredients may well keep people healthy, but a frozen pizza from one's own oven is no better than one from a shop.",
          },
        },
        {
          clause: "young adults who can handle a pan live more cheaply",
          detail:
            "A pot of lentil soup for four evenings costs a student about as much as one sandwich at the station.",
          paraphrases: [
            "they save money",
            "cooking is cheaper for students",
            "because if you can cook you don't spend so much",
            "someone just starting out gets by on less if they cook",
            "less spending for young people with cooking skills",
          ],
          opposites: [
            "young adults who cook for themselves spend more money",
            "being able to cook doesn't make life any cheaper for young adults",
            "young people who can handle a pan live more expensively",
          ],
          ambiguous: {
            phrase: "more cheaply",
            readings: ["with a smaller food bill", "at a lower cost, time and gas included"],
            stake:
              "The food bill is sure to shrink, but for somebody who could earn money during the hours at the stove the sum may look different.",
          },
        },
        {
          clause: "at a stove pupils from different backgrounds have to rely on each other",
          detail:
            "While one stirs, another must watch the oven, and neither can save the pie alone.",
          paraphrases: [
            "it brings all sorts of pupils together",
            "kids who are unlike each other learn to cooperate",
            "because in a kitchen they depend on one another whoever they are",
            "children from all kinds of homes must work as a team",
            "teamwork between different kinds of kids",
          ],
          opposites: [
            "at a stove pupils from different backgrounds keep to their own kind",
            "cooking drives pupils from different backgrounds apart",
            "pupils at a stove don't have to rely on each other",
          ],
          ambiguous: {
            phrase: "different backgrounds",
            readings: ["richer and poorer homes", "countries with different customs"],
            stake:
              "Pupils from several countries can teach each other dishes, but between rich and poor a shared pie may leave everything else as it was.",
          },
        },
      ],
    },
    {
      id: "bread-left-at-closing-time",
      question: "Should bakeries give away the bread that is left at closing time?",
      background:
        "The three bakeries in our district fill eleven sacks a week with bread that nobody has bought. A farmer collects the sacks for his pigs.",
      objection: "customers would simply wait for the free loaf at night",
      objectionParaphrases: [
        "nobody would pay any more",
        "people would hold out until it's given away",
        "bakers fear that buyers come late to get it for nothing",
      ],
      claim: "bakeries should give away to passers-by whatever bread is left at closing time",
      claimParaphrases: [
        "give away leftover bread",
        "bakers ought to hand out what they haven't sold",
        "at the end of the day the remaining bread should be free for anyone",
        "they shouldn't keep back unsold loaves in the evening",
        "let people have the rest of the bread when shops shut",
      ],
      claimOpposites: [
        "bakeries shouldn't give away the bread left at closing time",
        "bakeries should go on sending their unsold bread to the farmer's pigs",
        "let the pigs have the bread",
        "no freebies at the baker's, folks should pay for their rolls",
      ],
      reasons: [
        {
          clause: "a bag of rolls in the evening makes a difference to people in need",
          detail:
            "Around the twenty-fifth of every month the queue at the soup kitchen grows by half.",
          paraphrases: [
            "it helps the poor",
            "those who have little would get something to eat",
            "because a few rolls mean a lot if you are short of money",
            "hard-up folk would be glad of it",
            "some bread can get needy people through the night",
          ],
          opposites: [
            "a bag of rolls in the evening makes no difference to people in need",
            "a bag of rolls does more harm than good to people in need",
            "a few rolls wouldn't help anybody who is poor",
          ],
          ambiguous: {
            phrase: "in need",
            readings: ["without a home or an income", "short of cash before payday"],
            stake:
              "For someone with no income a bag of rolls is supper, whereas someone short before payday may be too proud to stand at the door.",
          },
        },
        {
          clause: "to feed pigs with what was baked for people is a waste",
          detail:
            "A rye loaf takes a baker who rises at two o'clock the best part of a day to make.",
          paraphrases: [
            "it's too good for pigs",
            "bread shouldn't end up in a trough",
            "because food for humans is squandered on animals",
            "what a shame to throw good loaves to the pigs",
            "giving it to livestock squanders it",
          ],
          opposites: [
            "to feed pigs with leftover bread is a sensible use of it",
            "feeding the bread to pigs is not a waste",
            "giving the bread to pigs keeps it from being wasted",
          ],
          ambiguous: {
            phrase: "a waste",
            readings: ["a loss of something useful", "a use far below its worth"],
            stake:
              "Nothing is really lost, as the pigs grow fat on it, so the reason stands only if bread is worth too much for that use.",
          },
        },
        {
          clause: "a generous shop wins the loyalty of the street around it",
          detail:
            "At the greengrocer's, where spotted pears lie in a free box by the door, there is always a queue.",
          paraphrases: [
            "giving brings in customers",
            "neighbours stay faithful to a shop that gives",
            "because people like to buy where they're treated kindly",
            "shops that hand things out get regulars",
            "kindness pays off for the baker",
          ],
          opposites: [
            "a generous shop loses the loyalty of the street around it",
            "customers stay away from a shop that gives things away",
            "giving away bread doesn't win a shop any loyal customers",
          ],
          ambiguous: {
            phrase: "generous",
            readings: ["glad to give what it could sell", "glad to give what it cannot use"],
            stake:
              "Customers admire a gift that costs the giver something, but they may be less moved by rolls that were bound for the pigs.",
          },
        },
      ],
    },
    {
      id: "market-food-from-nearby",
      question: "Should a weekly market sell only food from within forty miles?",
      background:
        "Thirty-four stalls sell food at our Saturday market. About half of what they offer comes from farms in the county, the rest from a wholesaler.",
      objection: "nobody within forty miles of here grows lemons or coffee",
      objectionParaphrases: [
        "there'd be no lemons or coffee",
        "lots of things don't grow round here",
        "shoppers would miss goods that have to come from warm countries",
      ],
      claim: "the Saturday market should sell only food from within forty miles",
      claimParaphrases: [
        "only food from the area",
        "the market ought to ban produce from far away",
        "everything on the stalls should come from at most 40 miles off",
        "they shouldn't let stalls sell stuff from further than forty miles",
        "no food from outside a forty-mile circle",
      ],
      claimOpposites: [
        "the Saturday market shouldn't sell only food from within forty miles",
        "the Saturday market should go on selling food from far away as well",
        "keep the wholesaler at the market",
        "let them flog food from wherever they like on a Saturday",
      ],
      reasons: [
        {
          clause: "a lettuce from a nearby field is fresher than one from a lorry",
          detail: "Mrs Dale cuts hers by torchlight on Friday night, two miles from her stall.",
          paraphrases: [
            "it's not so old",
            "vegetables from close by haven't been travelling for days",
            "because food that comes from round here is newly picked",
            "what grows near us is fresh when you buy it",
            "short journeys mean fresh salad",
          ],
          opposites: [
            "a lettuce from a lorry is fresher than one from a nearby field",
            "a lettuce from a nearby field isn't any fresher than one from far away",
            "food from close by is older than food from the wholesaler",
          ],
          ambiguous: {
            phrase: "fresher",
            readings: ["cut more recently", "crisper and better to eat"],
            stake:
              "The nearer lettuce is certainly cut later, but one that was well cooled on its way may be just as crisp on the plate.",
          },
        },
        {
          clause: "shoppers can see for themselves how the animals and plants are kept",
          detail:
            "The hens whose eggs lie on stall nineteen scratch in an orchard beside the cycle path.",
          paraphrases: [
            "you can check how it's produced",
            "buyers are able to look at the farm",
            "because customers can find out with their own eyes how it's raised",
            "people could go and look at the way things are grown",
            "everyone can have a look at the hens",
          ],
          opposites: [
            "shoppers cannot see for themselves how the animals and plants are kept",
            "farms nearby hide from shoppers how their animals are kept",
            "it is harder for shoppers to check on a farm round here than far away",
          ],
          ambiguous: {
            phrase: "can see for themselves",
            readings: ["could visit if they chose", "do go and look"],
            stake:
              "That a visit is possible may keep a farmer honest, but if hardly anyone ever goes, most shoppers buy on trust as before.",
          },
        },
        {
          clause: "a market without rivals from the wholesaler keeps small farms alive",
          detail:
            "Nine of the twelve growers who sell here take more money on a Saturday than in the rest of the week.",
          paraphrases: [
            "little farms survive that way",
            "it protects the small farmer",
            "because small growers can't compete with the wholesaler",
            "without that competition minor farms can keep going",
            "it'd save our small farms",
          ],
          opposites: [
            "a market without the wholesaler kills off small farms",
            "small farms thrive on having the wholesaler as a rival",
            "keeping the wholesaler out doesn't help small farms to survive",
          ],
          ambiguous: {
            phrase: "small",
            readings: ["ones with only a few acres", "ones worked by a single family"],
            stake:
              "A family may work a thousand acres with large machines and need no shelter, while a holding of a few acres lives from the market.",
          },
        },
      ],
    },
    {
      id: "baking-contest-bought-pastry",
      question: "Should a village baking contest allow ready-made pastry?",
      background:
        "The baking contest at our summer fete has been held since 1958. According to its rules, every part of a cake or tart must be made by hand.",
      objection: "a prize for half a factory's work is no prize for a baker",
      objectionParaphrases: [
        "then a factory wins, not a baker",
        "half bought is no achievement",
        "old hands say you can't reward someone for shop pastry",
      ],
      claim: "the baking contest at our summer fete should allow ready-made pastry",
      claimParaphrases: [
        "allow bought pastry",
        "bakers ought to be able to use pastry from a shop",
        "the contest shouldn't insist on home-made dough",
        "ready-made pastry has to be permitted at the fete",
        "let people enter with pastry out of a packet",
      ],
      claimOpposites: [
        "the baking contest shouldn't allow ready-made pastry",
        "every part of a tart in the baking contest should be made by hand",
        "keep bought pastry out of the contest",
        "bakers ought to knead their own dough or go home",
      ],
      reasons: [
        {
          clause: "the parents of small children have no time to fold butter into dough",
          detail:
            "Puff pastry wants six turns with half an hour between them, and a baby seldom waits for the fourth.",
          paraphrases: [
            "mums and dads are too busy",
            "making pastry takes too long for young parents",
            "because if you've got little kids you can't spend hours on dough",
            "families with toddlers don't get round to it",
            "it's more than the parents of tiny ones can manage",
          ],
          opposites: [
            "the parents of small children have plenty of time to make dough",
            "parents don't lack the time to fold butter into dough",
            "mums and dads have hours to spare for making pastry",
          ],
          ambiguous: {
            phrase: "have no time",
            readings: ["cannot find the hours", "would rather spend the hours otherwise"],
            stake:
              "Those who cannot find the hours are kept out by the rule, while those who would rather do other things have made a choice.",
          },
        },
        {
          clause:
            "bakers with an afternoon to spend on the filling come up with more original tarts",
          detail:
            "The judges last year tasted fourteen apple tarts, which differed chiefly in the pattern on the lid.",
          paraphrases: [
            "the tarts would be more inventive",
            "people would have more ideas",
            "because time for the filling makes for new creations",
            "you'd get more unusual cakes if bakers could concentrate on what's inside",
            "more imagination in the fillings",
          ],
          opposites: [
            "bakers with more time for the filling come up with duller tarts",
            "an afternoon spent on the filling doesn't make a tart more original",
            "tarts get more original when bakers make the pastry themselves",
          ],
          ambiguous: {
            phrase: "original",
            readings: ["unlike any seen before", "thought up without a recipe book"],
            stake:
              "Someone who bakes without a book may still end with the fourteenth apple tart, so the judges gain only if it is unlike what they have seen.",
          },
        },
        {
          clause:
            "ready-made pastry would give beginners a chance against bakers with fifty years of practice",
          detail:
            "The silver spoon has gone to one of the same three kitchens in every summer but two.",
          paraphrases: [
            "newcomers could keep up",
            "it's fairer to people who have just started",
            "because new bakers can't compete with such experience now",
            "those who are new to it wouldn't be hopeless against the old hands",
            "gives the inexperienced some hope",
          ],
          opposites: [
            "ready-made pastry would take away the beginners' chance against experienced bakers",
            "bought pastry wouldn't give beginners any chance against old hands",
            "ready-made pastry would help the bakers with fifty years of practice most",
          ],
          ambiguous: {
            phrase: "a chance",
            readings: ["some hope of the prize", "the courage to take part"],
            stake:
              "Bought pastry may give a beginner the courage to enter, but old hands can use it as well, so the prize may go where it always went.",
          },
        },
      ],
    },
  ],
};
