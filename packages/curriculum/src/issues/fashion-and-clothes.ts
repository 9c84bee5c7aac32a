import type { IssueFamily } from "../issue.ts";

/** Issues about what people wear, make, mend and throw away. */
export const fashionAndClothes: IssueFamily = {
  id: "fashion-and-clothes",
  name: "fashion and clothes",
  keywords: [
    "fashion",
    "clothes",
    "clothing",
    "outfit",
    "outfits",
    "shoes",
    "sneakers",
    "dress",
    "dresses",
    "sewing",
    "knitting",
    "tailoring",
    "textiles",
    "vintage",
    "second-hand clothes",
    "thrifting",
    "jewellery",
    "make-up",
    "makeup",
    "streetwear",
    "handbags",
    "fashion design",
    "hairdressing",
  ],
  issues: [
    {
      id: "bank-counter-dress",
      question: "Should a bank branch let its counter staff wear what they like?",
      background:
        "At the bank in our high street, staff at the counter wear a navy suit all year round. The manager reviews the house rules every January.",
      objection: "a suit tells customers at once whom they can ask",
      objectionParaphrases: [
        "you can see who works there",
        "without the suit nobody knows who the staff are",
        "people recognise employees by their suits",
      ],
      claim: "counter staff at the bank should be allowed to choose their own clothes",
      claimParaphrases: [
        "own clothes for bank staff",
        "no more compulsory suits at the bank",
        "people at the counter ought to dress as they please",
        "the manager needs to scrap the navy suit rule",
        "employees should decide themselves what to put on in the morning",
      ],
      claimOpposites: [
        "counter staff at the bank shouldn't be allowed to choose their own clothes",
        "counter staff at the bank should go on wearing the navy suit",
        "keep the navy suits at the bank",
        "make the bank staff suit up and forget about jeans",
      ],
      reasons: [
        {
          clause: "customers open up more readily to somebody who looks ordinary",
          detail:
            "A widow with a shoebox of unpaid bills walked past two desks to reach the man in a jumper.",
          paraphrases: [
            "normal clothes put customers at ease",
            "people talk more freely to someone who doesn't look posh",
            "because you tell your worries to a person who looks like you",
            "clients find it easier to speak to staff who don't seem special",
            "nobody confides in a suit",
          ],
          opposites: [
            "customers open up less to somebody who looks ordinary",
            "customers don't talk more freely to staff in ordinary clothes",
            "customers confide more readily in somebody in a smart suit",
          ],
          ambiguous: {
            phrase: "ordinary",
            readings: ["like the customers themselves", "plain, with nothing that catches the eye"],
            stake:
              "Free choice may make staff look more like their customers, but it would also bring in bright shirts and tattoos, which are anything but plain.",
          },
        },
        {
          clause: "people do their job with more ease in clothes that are comfortable",
          detail:
            "In the July heat the jackets stayed buttoned while the ceiling fan pushed the forms off the counter.",
          paraphrases: [
            "you work better when you're comfy",
            "staff feel more relaxed in their own things",
            "because stiff suits make the work harder",
            "the job is easier in clothes you feel good in",
            "nobody works well sweating in a jacket",
          ],
          opposites: [
            "people do their job worse in clothes that are comfortable",
            "comfortable clothes don't make anyone's job easier",
            "people work better in a stiff suit",
          ],
          ambiguous: {
            phrase: "comfortable",
            readings: ["soft, loose and cool on the body", "in keeping with who the wearer is"],
            stake:
              "For softness and cool, a lighter suit would do; only if clothes have to suit the wearer's character is free choice needed.",
          },
        },
        {
          clause: "a professional is known by good advice rather than by a pressed collar",
          detail: "The best mortgage in town was arranged last year by a woman in gardening boots.",
          paraphrases: [
            "advice counts, not clothes",
            "being good at the job has nothing to do with a collar",
            "because what makes an expert is what they know",
            "you judge a banker on the help you get, not on looks",
            "skill matters more than being smartly turned out",
          ],
          opposites: [
            "a professional is known by a pressed collar rather than by good advice",
            "good advice isn't what makes a professional",
            "clothes tell you more about a professional than advice does",
          ],
          ambiguous: {
            phrase: "professional",
            readings: [
              "a person who is skilled at the work",
              "a person who keeps a proper manner at work",
            ],
            stake:
              "Skill certainly doesn't depend on dress, but a proper manner may well include it, and then the reason takes for granted what it has to show.",
          },
        },
      ],
    },
    {
      id: "unsold-clothes-destruction",
      question: "Should shops be forbidden to destroy clothes that they could not sell?",
      background:
        "Every season a department store in our city is left with several thousand unsold garments. Part of them is shredded or burned in the autumn.",
      objection: "goods that are handed out for nothing spoil the price of all the others",
      objectionParaphrases: [
        "giving them away ruins prices",
        "why would anyone pay if the leftovers cost nothing",
        "it undercuts the clothes that are still for sale",
      ],
      claim: "shops should be forbidden to destroy clothes that nobody has bought",
      claimParaphrases: [
        "no more shredding of unsold clothes",
        "the law ought to stop stores from burning their leftovers",
        "ban the destruction of new garments that didn't sell",
        "stores mustn't throw away what they can't sell",
        "it has to be illegal to trash unsold stock",
      ],
      claimOpposites: [
        "shops shouldn't be forbidden to destroy unsold clothes",
        "shops should be free to shred or burn the clothes they have left",
        "let shops shred their leftovers",
        "if nobody wants the stuff, burn it and have done with it",
      ],
      reasons: [
        {
          clause: "charities could pass the unsold coats and jumpers on to people in need",
          detail:
            "The clothing bank by the station ran out of men's sizes in the second week of December.",
          paraphrases: [
            "poor people could wear them",
            "give them to charity and somebody gets a warm coat",
            "because there are folk who can't buy clothes and would be glad of these",
            "good causes could hand the stuff out",
            "someone who has little could use that jumper",
          ],
          opposites: [
            "people in need would be worse off with the unsold coats",
            "charities couldn't pass the unsold coats on to anybody",
            "charities would have to throw the unsold coats and jumpers away",
          ],
          ambiguous: {
            phrase: "in need",
            readings: ["without enough to keep warm", "without the money for anything new"],
            stake:
              "To burn a coat while somebody freezes is hard to defend, but people who merely can't buy new things may already find plenty second-hand.",
          },
        },
        {
          clause: "firms that have to keep their leftovers will order in reasonable numbers",
          detail:
            "For last year's yellow raincoat the buyers had signed for nine hundred, and sixty went over the till.",
          paraphrases: [
            "shops would order less",
            "companies won't overproduce if they can't bin the rest",
            "because being stuck with the stock makes buyers careful",
            "they'd plan better and not have so much made",
            "if you can't destroy it you think twice before ordering heaps",
          ],
          opposites: [
            "firms that have to keep their leftovers will order even more",
            "firms won't order any less because they have to keep their leftovers",
            "a ban on destroying clothes makes shops overproduce",
          ],
          ambiguous: {
            phrase: "reasonable",
            readings: [
              "close to what customers really buy",
              "what pays best when all costs are counted",
            ],
            stake:
              "If a big surplus still pays after storage is counted, firms will go on ordering it, and only the first reading promises less waste.",
          },
        },
        {
          clause: "the shredder shows no respect for the hands that sewed the seams",
          detail:
            "A single lined jacket passes through some forty pairs of them before it is folded into a box.",
          paraphrases: [
            "it insults whoever made them",
            "destroying clothes is disrespectful to the workers",
            "because somebody's labour goes into every garment",
            "you're spitting on the work of the seamstresses",
            "the sewers' effort counts for nothing if it's torn up",
          ],
          opposites: [
            "the shredder shows respect for the hands that sewed the seams",
            "shredding clothes is no insult to the people who made them",
            "destroying unsold clothes honours the workers who sewed them",
          ],
          ambiguous: {
            phrase: "respect",
            readings: ["admiration for a craft", "care for the people and how they live"],
            stake:
              "Admiration for the craft speaks for saving the jacket, whereas care for the workers would show in their wages rather than in what happens later.",
          },
        },
      ],
    },
    {
      id: "school-sewing-lessons",
      question: "Should every pupil learn to mend clothes at school?",
      background:
        "Until 1994 the school in our village taught sewing for two hours a week. The head teacher is now planning one extra lesson for the twelve-year-olds.",
      objection: "a new shirt costs less than the hour that it takes to patch an old one",
      objectionParaphrases: [
        "mending isn't worth the time",
        "it's cheaper to buy a new one",
        "why patch a shirt when your time's worth more than it is",
      ],
      claim: "every twelve-year-old at the school should learn to mend clothes",
      claimParaphrases: [
        "teach all pupils to repair clothes",
        "mending ought to be taught to the twelve-year-olds",
        "schoolchildren need lessons in darning and patching",
        "put needle and thread on the timetable for that year",
        "kids of twelve should be taught how to fix what they wear",
      ],
      claimOpposites: [
        "twelve-year-olds shouldn't have to learn to mend clothes at school",
        "the twelve-year-olds should spend the extra lesson on anything but mending",
        "no sewing lessons at school",
        "scrap the sewing class, kids can just buy new stuff",
      ],
      reasons: [
        {
          clause: "handling a needle teaches the patience that a telephone does not",
          detail:
            "A hole the size of a coin takes twenty minutes, and nothing on earth will make it go faster.",
          paraphrases: [
            "sewing makes you patient",
            "kids learn to stick at something, unlike on their phones",
            "because stitching trains you to take your time",
            "you get a calm that screens never give",
            "it teaches them not to expect everything at once",
          ],
          opposites: [
            "handling a needle makes children less patient than a telephone does",
            "sewing doesn't teach children any patience",
            "a telephone teaches more patience than a needle",
          ],
          ambiguous: {
            phrase: "patience",
            readings: ["keeping at a slow task", "putting up calmly with other people"],
            stake:
              "A needle clearly trains one to keep at a slow task; whether it makes anyone calmer with a brother or a neighbour is another matter.",
          },
        },
        {
          clause: "families save real money when trousers last for another winter",
          detail:
            "With three boys in a house, a packet of iron-on knees does the work of six new pairs.",
          paraphrases: [
            "it saves families cash",
            "you spend less if your clothes last longer",
            "because parents needn't keep buying trousers",
            "households are better off when things get another season's wear",
            "cheaper for mums and dads",
          ],
          opposites: [
            "families lose money when trousers are mended for another winter",
            "mending trousers doesn't save families any money",
            "new trousers come cheaper for families than mended ones",
          ],
          ambiguous: {
            phrase: "real",
            readings: ["an amount that changes a family budget", "actual coins, however few"],
            stake:
              "Nobody denies that a few coins are saved, but a lesson for every pupil calls for a sum that a family would notice.",
          },
        },
        {
          clause: "a garment once repaired by its owner acquires a value of its own",
          detail:
            "The girl next door has darned her grandfather's cardigan in orange and will not be parted from it.",
          paraphrases: [
            "you treasure what you've mended",
            "clothes mean more once you've fixed them",
            "because a thing you repaired yourself becomes dear to you",
            "people get attached to something they sewed up with their own hands",
            "patched stuff becomes special to whoever wears it",
          ],
          opposites: [
            "a garment loses its value once its owner has repaired it",
            "a repaired garment isn't worth anything to its owner",
            "owners treasure new clothes more than mended ones",
          ],
          ambiguous: {
            phrase: "value",
            readings: ["a meaning for the one who wears it", "a worth that others would pay for"],
            stake:
              "A patch may well make a thing dear to its wearer, but in a shop it would usually fetch less than before.",
          },
        },
      ],
    },
    {
      id: "library-evening-dresses",
      question: "Should a town library lend out evening dresses and suits?",
      background:
        "Our town library already lends drills, tents and sewing machines. A retired tailor has offered it sixty evening dresses and suits.",
      objection: "a stained dress costs more to clean than any reader would pay in fines",
      objectionParaphrases: [
        "cleaning costs too much",
        "the dry-cleaning bill would be higher than the fines",
        "somebody spills wine on it and the library pays",
      ],
      claim: "the town library should lend out evening dresses and suits",
      claimParaphrases: [
        "borrow formal wear from the library",
        "the library ought to accept the dresses and lend them",
        "people should be able to get a suit on their library card",
        "let readers borrow posh frocks and suits",
        "the library needs to start lending party clothes",
      ],
      claimOpposites: [
        "the town library shouldn't lend out evening dresses and suits",
        "the library should turn down the tailor's dresses and suits",
        "keep evening dresses out of the library",
        "a library's for books, so forget about posh frocks",
      ],
      reasons: [
        {
          clause: "nobody would have to stay away from a special evening for want of a suit",
          detail:
            "Seven of the fifty-two school leavers missed the June ball and told their teacher that dancing bored them.",
          paraphrases: [
            "no one misses out any more",
            "everyone could go to the ball",
            "because people without fancy clothes could still take part",
            "lack of a suit wouldn't keep you at home on the big night",
            "those who own nothing smart wouldn't be left out",
          ],
          opposites: [
            "many people would still stay away from special evenings, suit or no suit",
            "people stay away from special evenings for other reasons than a missing suit",
            "borrowed suits would keep more people away from special evenings",
          ],
          ambiguous: {
            phrase: "special",
            readings: [
              "one that comes once in a lifetime",
              "one that is a little out of the usual",
            ],
            stake:
              "To miss an evening that comes once in a lifetime is a real loss, but public shelves hardly have to provide for every smart dinner.",
          },
        },
        {
          clause: "a dress that goes from one borrower to the next is sustainable",
          detail:
            "The tailor's green velvet has already been to eleven weddings and still has its first zip.",
          paraphrases: [
            "sharing clothes is greener",
            "it's kinder to the planet if many people wear one dress",
            "because passing a dress round doesn't waste resources",
            "one frock for lots of people is eco-friendly",
            "it's the green thing to do, isn't it?",
          ],
          opposites: [
            "a dress that goes from one borrower to the next is bad for the environment",
            "passing a dress round isn't sustainable",
            "a lent dress wastes more resources than one of your own",
          ],
          ambiguous: {
            phrase: "sustainable",
            readings: ["easy on water, land and air", "durable enough to go on for years"],
            stake:
              "Velvet may hold out for years and yet not be easy on the environment, if it has to be cleaned with chemicals after every loan.",
          },
        },
        {
          clause:
            "a rail of evening clothes would draw in residents who think libraries are not for them",
          detail:
            "When the first drills were put out last spring, builders queued for them, and three went home with a novel.",
          paraphrases: [
            "it'd attract new visitors",
            "people who never go to the library would come in",
            "because clothes bring folk who don't feel at home there",
            "a different crowd would walk through the doors",
            "you'd reach those who reckon the place is for others",
          ],
          opposites: [
            "a rail of evening clothes would drive residents away from the library",
            "evening clothes wouldn't draw any new people into the library",
            "people who feel out of place in libraries would feel worse among evening clothes",
          ],
          ambiguous: {
            phrase: "draw in",
            readings: ["get through the door once", "turn into regular readers"],
            stake:
              "One visit for a dinner jacket is easily had, but only new readers who stay would repay the library for its trouble.",
          },
        },
      ],
    },
    {
      id: "fur-vintage-shop",
      question: "Should a charity shop sell second-hand fur coats?",
      background:
        "The charity shop beside the chemist is given four or five old fur coats every winter. For now the volunteers keep them in the cellar.",
      objection: "fur in a shop window makes it look like something to wish for again",
      objectionParaphrases: [
        "it makes fur fashionable again",
        "showing fur makes people want it",
        "once it's in the window, others will be after new ones",
      ],
      claim: "the charity shop should sell the old fur coats that it is given",
      claimParaphrases: [
        "sell the old furs",
        "the volunteers ought to put the fur coats on the rail",
        "donated fur should go on sale, not into the cellar",
        "let the shop offer second-hand fur to its customers",
        "fur that people hand in needs to be sold",
      ],
      claimOpposites: [
        "the charity shop shouldn't sell the old fur coats",
        "the charity shop should leave the old fur coats in the cellar",
        "keep fur out of the shop",
        "dump those old furs, they've got no business on the rail",
      ],
      reasons: [
        {
          clause: "leaving a coat to the moths does nothing for animals",
          detail:
            "The mink by the boiler was made in 1961, and nothing now done with it will reach back there.",
          paraphrases: [
            "the animals are dead anyway",
            "no creature benefits if it rots away",
            "because it's too late to help the mink",
            "hiding the fur doesn't bring a single fox back to life",
            "it doesn't help animals to let moths eat it",
          ],
          opposites: [
            "leaving a coat to the moths does animals a lot of good",
            "animals benefit when old fur coats are left to rot",
            "leaving the old coats to the moths isn't useless, it helps the animals",
          ],
          ambiguous: {
            phrase: "animals",
            readings: ["the ones that died for the coat", "the ones now kept on farms as well"],
            stake:
              "Nothing can be done for the minks of 1961, but if old fur makes new fur sell, a coat in the cellar may spare others.",
          },
        },
        {
          clause: "the takings would go to a good cause, namely the night shelter",
          detail:
            "One lynx jacket, sold privately last year, paid for a whole month of breakfasts there.",
          paraphrases: [
            "it raises money for charity",
            "the shelter gets the proceeds",
            "because what the furs bring in helps the homeless",
            "the cash ends up with people who sleep rough",
            "you'd be funding beds for the night with it",
          ],
          opposites: [
            "the takings would go to a bad cause",
            "the money from the furs wouldn't reach the night shelter",
            "the night shelter would be worse off through the sale of the furs",
          ],
          ambiguous: {
            phrase: "good",
            readings: [
              "one that helps people",
              "one whose supporters approve of how it is paid for",
            ],
            stake:
              "That the shelter helps people is certain, but if its own supporters hate fur, such money could cost it more than it brings.",
          },
        },
        {
          clause: "an old fur is a more natural choice than a new coat of plastic fleece",
          detail:
            "Every time an imitation goes through the wash, thousands of fibres too fine to see go down the drain.",
          paraphrases: [
            "fur beats synthetic stuff",
            "better used fur than brand-new plastic",
            "because fake fleece is artificial and old fur isn't",
            "a second-hand mink isn't man-made like polyester",
            "it's less unnatural than a coat made out of oil",
          ],
          opposites: [
            "a new coat of plastic fleece is a more natural choice than an old fur",
            "an old fur isn't any more natural than plastic fleece",
            "a fleece is better than a used fur",
          ],
          ambiguous: {
            phrase: "natural",
            readings: ["made of what grows rather than of oil", "less of a burden on the earth"],
            stake:
              "Fur does grow and fleece does not, but that by itself doesn't show which of the two coats is the lesser burden.",
          },
        },
      ],
    },
    {
      id: "one-price-haircuts",
      question: "Should hairdressers charge by the minute and not by the customer's sex?",
      background:
        "At the hairdresser's in the market hall a woman pays forty-two pounds for a cut and a man pays twenty-four. The owner sets new prices every April.",
      objection: "customers want to know beforehand what a cut will cost them",
      objectionParaphrases: [
        "people want a fixed price",
        "you wouldn't know the cost in advance",
        "clients like to hear the sum before they sit down",
      ],
      claim: "the hairdresser should charge men and women alike by the minute",
      claimParaphrases: [
        "same rate per minute for everyone",
        "charge for time, whether it's a man or a woman",
        "haircuts ought to be priced by how long they take",
        "men and women should pay the same for each minute in the chair",
        "stop having separate prices and bill by the clock",
      ],
      claimOpposites: [
        "the hairdresser shouldn't charge men and women alike by the minute",
        "the hairdresser should keep one price for women and another for men",
        "keep fixed prices for haircuts",
        "women's cuts ought to cost more than blokes' cuts, end of story",
      ],
      reasons: [
        {
          clause: "equal treatment begins with what is printed on the price list",
          detail:
            "A woman with hair as short as her brother's sat next to him in May and paid eighteen pounds more.",
          paraphrases: [
            "women and men deserve the same deal",
            "it's about equality",
            "because a list with two prices doesn't treat the sexes alike",
            "you can't call it equal if the prices differ",
            "fairness between the sexes starts with how much things cost",
          ],
          opposites: [
            "equal treatment has nothing to do with the price list",
            "two prices on the list treat women and men equally",
            "different prices for men and women are the fairest treatment",
          ],
          ambiguous: {
            phrase: "equal treatment",
            readings: ["the same rate for everybody", "about the same bill for everybody"],
            stake:
              "A rate by the minute is the same for all, yet women with long hair would still leave with the higher bill.",
          },
        },
        {
          clause: "the time in the chair is the honest measure of a stylist's work",
          detail:
            "Some crops are finished before the kettle boils, whereas a head of curls can take the better part of an hour.",
          paraphrases: [
            "time shows the work involved",
            "how long it takes is what the job really amounts to",
            "because minutes tell you what a cut is worth in labour",
            "you ought to measure the work by the clock",
            "the longer it takes the more work it is",
          ],
          opposites: [
            "the time in the chair is a false measure of a stylist's work",
            "the minutes in the chair don't tell you what the work is worth",
            "the minutes in the chair are a dishonest way to measure a stylist's work",
          ],
          ambiguous: {
            phrase: "honest",
            readings: ["hard to cheat with", "true to what the work is worth"],
            stake:
              "A clock can't easily be cheated, but a quick and gifted stylist may do work that is worth more than her minutes.",
          },
        },
        {
          clause: "simple cuts would become affordable for pensioners with little hair left",
          detail:
            "A tidy-up round the ears is done in eight minutes and would come to less than a pub lunch.",
          paraphrases: [
            "old people could pay for a trim",
            "cheaper for the elderly",
            "because a quick cut wouldn't cost pensioners much any more",
            "those with hardly any hair would get a low bill",
            "grandad could go to the barber's without it hurting his purse",
          ],
          opposites: [
            "simple cuts would become dearer for pensioners",
            "a simple cut wouldn't be any cheaper for pensioners",
            "pensioners with little hair would pay more for a trim",
          ],
          ambiguous: {
            phrase: "affordable",
            readings: ["cheaper than they are now", "within reach even of the poorest"],
            stake:
              "A lower bill is sure to follow for short cuts, but whether the poorest could then pay it depends on the rate per minute.",
          },
        },
      ],
    },
  ],
};
