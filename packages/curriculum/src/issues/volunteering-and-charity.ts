import type { IssueFamily } from "../issue.ts";

/** Issues about giving time, things and money, and about those who ask for them. */
export const volunteeringAndCharity: IssueFamily = {
  id: "volunteering-and-charity",
  name: "volunteering and charity",
  keywords: [
    "volunteering",
    "volunteer",
    "volunteers",
    "voluntary work",
    "charity",
    "charities",
    "charity work",
    "charity shop",
    "charity shops",
    "fundraising",
    "fundraiser",
    "donating",
    "donations",
    "donors",
    "food bank",
    "food banks",
    "soup kitchen",
    "helping others",
    "helping people",
    "community service",
    "community work",
    "mentoring",
    "befriending",
    "lifeboat",
    "good causes",
  ],
  issues: [
    {
      id: "thirty-hours-at-seventeen",
      question: "Should pupils of seventeen have to give thirty hours to a charity?",
      background:
        "The head of our upper school is planning a rule for pupils of seventeen. Each would work thirty hours for a charity before the final exams.",
      objection: "forced help is not really a gift at all",
      objectionParaphrases: [
        "forced help isn't a gift",
        "you can't call it giving if you must do it",
        "people say help only counts when it's voluntary",
      ],
      claim: "every pupil of seventeen should have to work thirty hours for a charity",
      claimParaphrases: [
        "make all 17-year-olds volunteer thirty hours",
        "thirty hours of charity work ought to be compulsory",
        "pupils that age should be required to help a charity",
        "the school should make each seventeen-year-old give 30 hours",
        "charity work should be a must",
      ],
      claimOpposites: [
        "pupils of seventeen should not have to work thirty hours for a charity",
        "charity work at seventeen should stay completely voluntary",
        "no compulsory charity hours",
        "let seventeen-year-olds decide for themselves if they fancy helping a charity",
      ],
      reasons: [
        {
          clause: "people who begin in their teens tend to stay involved in later life",
          detail:
            "The treasurer of our lifeboat crew first came as a schoolboy, to scrape barnacles off the slipway.",
          paraphrases: [
            "early starters stay involved",
            "if you start as a teenager you keep at it",
            "because those who help when young go on being involved as adults",
            "teens who begin are likely to remain part of such work for years",
            "start young and you stick with it",
          ],
          opposites: [
            "people who are made to help in their teens drop it in later life",
            "those who begin with charity work late in life are the ones who stay involved",
            "starting young doesn't keep anybody involved later on",
          ],
          ambiguous: {
            phrase: "involved",
            readings: ["giving their time week by week", "interested, or giving now and then"],
            stake:
              "If it means giving time week by week, charities gain workers for decades; if it means interest or a coin now and then, the gain is thin.",
          },
        },
        {
          clause: "a whole year group could do a great deal of useful work",
          detail:
            "In a year of ninety pupils, thirty hours each come to two thousand seven hundred.",
          paraphrases: [
            "they'd do lots of useful work",
            "so many pupils could be of great use",
            "because a year group gets a lot of useful things done",
            "together those young people would achieve plenty that is useful",
            "that's loads of helpful work",
          ],
          opposites: [
            "a whole year group would be more of a burden than a help",
            "a year group of pupils could do very little useful work",
          ],
          ambiguous: {
            phrase: "useful",
            readings: ["which charities badly want done", "which prepares pupils for a job"],
            stake:
              "If it means what charities want done, beginners must really be able to do it; if it means preparing for a job, the pupils and not the charities are served.",
          },
        },
        {
          clause: "afternoons in a care home teach teenagers respect for the old",
          detail:
            "A girl who carried trays there in March came back in April to hear the rest of a story.",
          paraphrases: [
            "they learn to respect old people",
            "teens get respect for the elderly",
            "because time in a care home shows youngsters how to respect the aged",
            "teenagers who spend afternoons with old people come to respect them",
            "kids learn some respect for their elders",
          ],
          opposites: [
            "afternoons in a care home make teenagers look down on the old",
            "time in a care home teaches youngsters contempt for old people",
            "teenagers learn no respect for the old in a care home",
          ],
          ambiguous: {
            phrase: "respect",
            readings: [
              "good manners towards old people",
              "a high opinion of what old people have done",
            ],
            stake:
              "If it means good manners, a classroom can teach them; if it means a high opinion, only long talks will do, and the afternoons are well spent.",
          },
        },
      ],
    },
    {
      id: "pens-in-appeals",
      question: "Should an animal hospital stop putting gifts into its appeals for money?",
      background:
        "Twice a year the animal hospital in our county posts an appeal to forty thousand homes. Each envelope holds a pen and a sheet of stickers.",
      objection: "letters with a present inside bring in more money than bare ones",
      objectionParaphrases: [
        "presents bring in more money",
        "people give more if there's a gift with the letter",
        "they say plain letters raise less",
      ],
      claim: "the animal hospital should stop enclosing presents with its letters",
      claimParaphrases: [
        "no more gifts in the envelopes",
        "the hospital ought to stop sending pens",
        "appeals should go out without presents",
        "they should leave the pens and stickers out",
        "that the animal hospital should not send little presents any more",
      ],
      claimOpposites: [
        "the animal hospital should not stop putting presents in its letters",
        "the animal hospital should go on enclosing pens and stickers with its letters",
        "keep the pens in the envelopes",
        "carry on popping a little freebie in with the begging letters",
      ],
      reasons: [
        {
          clause: "a trinket in the envelope robs people of a free decision",
          detail:
            "One widow in our road sends five pounds each time, saying that she cannot just keep the thing.",
          paraphrases: [
            "you can't decide freely",
            "a gift takes away people's freedom to decide",
            "because with something in the envelope the choice isn't free",
            "people who get a present are no longer free to say yes or no",
            "its not a free choice when they send you stuff",
          ],
          opposites: [
            "a trinket in the envelope leaves people completely free to decide",
            "people decide more freely about giving when they get a little present",
            "a pen in a letter doesn't put anyone under pressure",
          ],
          ambiguous: {
            phrase: "free",
            readings: ["made without a feeling of guilt", "made without being forced"],
            stake:
              "If it means without guilt, a trinket may well spoil the decision; if it means without force, nobody is forced by a pen.",
          },
        },
        {
          clause: "donors want their pounds to be spent directly on sick animals",
          detail:
            "Forty thousand pens at twenty pence come to eight thousand pounds, the price of some sixty operations.",
          paraphrases: [
            "donors want it spent on animals",
            "people who give want the money to go straight to the animals",
            "because the givers mean their money for sick animals directly",
            "those who donate would like the cash to reach ill pets without detours",
            "the money's meant for the animals",
          ],
          opposites: [
            "donors are happy for their pounds to be spent on pens and stickers",
            "givers don't mind if their money goes on presents rather than on sick animals",
          ],
          ambiguous: {
            phrase: "directly",
            readings: ["on treatment rather than on post", "at once rather than next year"],
            stake:
              "If it means on treatment rather than post, pens are a plain detour; if it means without delay, leaving out the pens changes little.",
          },
        },
        {
          clause: "the hospital's most loyal friends dislike being sent knick-knacks",
          detail:
            "At the open day a man handed back a carrier bag with thirty-one unused biros in it.",
          paraphrases: [
            "loyal supporters don't like it",
            "the most faithful donors hate getting that stuff",
            "because people who are truly loyal to the hospital don't want bits and bobs",
            "its best friends are annoyed when they receive little things by post",
            "regulars can't stand the freebies",
          ],
          opposites: [
            "the hospital's most loyal friends love being sent knick-knacks",
            "it's the loyal donors who enjoy the little presents most",
          ],
          ambiguous: {
            phrase: "loyal",
            readings: ["who have given for the most years", "who care most about the work"],
            stake:
              "If it means the donors of many years, annoying them costs money; if it means those who care most, they will probably give whatever comes in the envelope.",
          },
        },
      ],
    },
    {
      id: "shelves-at-the-food-bank",
      question: "Should visitors to a food bank pick their own groceries?",
      background:
        "The food bank in the old fire station packs the same box for every household. About seventy boxes are handed out on a Friday.",
      objection: "with open shelves, the first in the queue would walk off with the best",
      objectionParaphrases: [
        "first come, best served",
        "early visitors would take all the good stuff",
        "it's said that the first ones will leave little for the rest",
      ],
      claim: "visitors to the food bank should pick their own groceries from open shelves",
      claimParaphrases: [
        "let people choose their own food",
        "visitors ought to take what they want from shelves",
        "the food bank should let people pick instead of giving them a box",
        "people who come should select the groceries themselves",
        "no ready-made boxes, let them pick",
      ],
      claimOpposites: [
        "visitors to the food bank shouldn't pick their own groceries from shelves",
        "the food bank should go on packing the same box for every household",
        "stick with the packed boxes",
        "just hand everybody the same box and be done with it",
      ],
      reasons: [
        {
          clause: "choosing supper for themselves lets people in trouble keep their dignity",
          detail:
            "A father of three said that filling a basket felt like shopping and not like queueing for medicine.",
          paraphrases: [
            "people keep their dignity",
            "it is more dignified to choose for yourself",
            "because picking your own meal means you don't lose your dignity",
            "those who are badly off hold on to their dignity if they can choose",
            "you feel less small if you can pick",
          ],
          opposites: [
            "having to choose from shelves takes away people's dignity",
            "people in trouble keep more dignity when they are handed a packed box",
            "picking your own supper does nothing for your dignity",
          ],
          ambiguous: {
            phrase: "dignity",
            readings: ["being treated as adults who know their minds", "not being seen as poor"],
            stake:
              "If it means being treated as adults, choice is the point; if it means not being seen as poor, walking along shelves may expose them more than a closed box.",
          },
        },
        {
          clause: "a room with shelves can offer more fresh food than a packed parcel",
          detail:
            "Bakers and allotment growers call at noon on Friday, long after the last lid has been taped.",
          paraphrases: [
            "there'd be more fresh food",
            "shelves make fresher food possible",
            "because a parcel can't hold as much fresh stuff as shelves can",
            "people could get more that is fresh from a room than from a parcel",
            "fresher things on the shelves",
          ],
          opposites: [
            "a packed parcel can hold more fresh food than open shelves",
            "with shelves there would be less fresh food than in a box",
          ],
          ambiguous: {
            phrase: "fresh",
            readings: ["picked or baked that day", "fruit and vegetables instead of tins"],
            stake:
              "If it means picked or baked that day, a parcel packed early is at fault; if it means fruit and vegetables, apples and carrots keep well in a parcel.",
          },
        },
        {
          clause: "helpers freed from packing would have time for proper conversations",
          detail:
            "At present nine of them tape cardboard all Thursday and see little but the tops of heads next morning.",
          paraphrases: [
            "helpers could talk to people properly",
            "more time to talk",
            "because volunteers who don't pack can have real conversations",
            "if nobody had to pack, the helpers would be able to sit and talk",
            "they'd have time for a decent chat",
          ],
          opposites: [
            "open shelves would leave the helpers less time to talk",
            "helpers have better conversations with visitors while they pack",
            "volunteers who don't pack would have no more time for a chat",
          ],
          ambiguous: {
            phrase: "proper",
            readings: ["friendly and without hurry", "about debts, rent and other troubles"],
            stake:
              "If it means friendly, any helper can do it; if it means talk about debts and rent, spare time is not enough without training.",
          },
        },
      ],
    },
    {
      id: "hospice-shop-auctions",
      question: "Should a hospice shop sell its most precious donations on the internet?",
      background:
        "The hospice shop in our high street lives on what people leave at its back door. Now and then a rare book or a good watch turns up.",
      objection: "neighbours ought to have the first pick of what neighbours give",
      objectionParaphrases: [
        "locals should get first pick",
        "people nearby ought to be able to buy what people nearby donate",
        "they say the things belong in the shop for the neighbours",
      ],
      claim: "the hospice shop should sell its most precious donations on the internet",
      claimParaphrases: [
        "sell the valuable stuff online",
        "the shop ought to put its best donations on the web",
        "precious things given to the hospice shop should be auctioned online",
        "the best pieces should be sold over the internet and not in the shop",
        "that rare donations should go online",
      ],
      claimOpposites: [
        "the hospice shop should not sell its precious donations on the internet",
        "the hospice shop should keep its most precious donations for customers in the high street",
        "sell the best things locally",
        "keep the good stuff in the shop and off the web",
      ],
      reasons: [
        {
          clause: "an auction among strangers finds out what a thing is really worth",
          detail:
            "A teapot marked at six pounds last winter was sold on by a dealer for two hundred and ten.",
          paraphrases: [
            "auctions show the real worth",
            "you find out the true price in an auction",
            "because strangers bidding tell you what an object is worth",
            "when people bid against each other the real worth of a thing appears",
            "then you know what its worth",
          ],
          opposites: [
            "an auction among strangers gets a wrong price for a thing",
            "a price tag in the shop shows what a thing is worth better than bidders do",
            "strangers on the internet have no idea what an object is worth",
          ],
          ambiguous: {
            phrase: "worth",
            readings: ["able to fetch from the keenest bidder", "reckoned at by people who know"],
            stake:
              "If it means what the keenest bidder pays, an auction finds it by definition; if it means what experts reckon, a bidding war may overshoot or miss it.",
          },
        },
        {
          clause: "people who bring fine things to the door mean to support the nurses",
          detail:
            "A note pinned to a violin last May said only that the night staff had been kind.",
          paraphrases: [
            "donors want to support the nurses",
            "it's the nurses people want to help",
            "because those who bring valuable things do it in support of the nurses",
            "somebody who hands in a fine object has the nurses in mind",
            "they give it for the nurses",
          ],
          opposites: [
            "people who bring fine things want to please shoppers rather than support the nurses",
            "those who bring valuable things to the door don't do it for the nurses",
          ],
          ambiguous: {
            phrase: "support",
            readings: ["raise as much money as possible for", "show their thanks to"],
            stake:
              "If it means raising money, the highest bid honours the wish; if it means showing thanks, the price hardly matters.",
          },
        },
        {
          clause: "work at a screen would draw younger volunteers into the back room",
          detail: "The six who run the till are all past seventy, and two of them have bad knees.",
          paraphrases: [
            "it would attract younger helpers",
            "younger people would volunteer for computer work",
            "because screen work gets volunteers of a younger age",
            "the team would become younger if there was work to do online",
            "you'd get a younger lot helping",
          ],
          opposites: [
            "work at a screen would put younger volunteers off the back room",
            "only older volunteers would come for the work at a screen",
          ],
          ambiguous: {
            phrase: "younger",
            readings: ["in their teens or twenties", "below the age of those who help now"],
            stake:
              "If it means teens and twenties, it is doubtful that they long to photograph teapots; if it means anyone under seventy, the clause is easy to believe.",
          },
        },
      ],
    },
    {
      id: "paid-charity-days",
      question: "Should a firm give its workers two paid days a year for charity work?",
      background:
        "The printing works in our town employs a hundred and twenty people. Its owner is thinking of letting everyone help a charity on two paid days a year.",
      objection: "giving is a private matter for people's own spare time",
      objectionParaphrases: [
        "charity is for your own time",
        "people should give in their free hours, it's private",
        "some say good deeds are none of the employer's business",
      ],
      claim: "the printing works should give everyone two paid days for charity work",
      claimParaphrases: [
        "two paid charity days for all",
        "the firm ought to pay its workers for two days of helping",
        "staff at the works should get two days off with pay to do charity work",
        "the owner should let people help out for two days and still pay them",
        "that the company should offer paid volunteering",
      ],
      claimOpposites: [
        "the printing works should not give anyone paid days for charity work",
        "people at the printing works should help charities in their own unpaid time",
        "no paid days for charity",
        "if they want to do good works, do it on their own time",
      ],
      reasons: [
        {
          clause:
            "a day's loan of printers gives charities skilled help that they could never pay for",
          detail: "Last spring two of the printers laid out a hospice newsletter in one afternoon.",
          paraphrases: [
            "they get skilled help for nothing",
            "skilled printers would help charities that can't afford them",
            "because good causes would receive expert help free of charge",
            "charities could use skills that are too dear for them to buy",
            "they'd never have the money for help that good",
          ],
          opposites: [
            "charities can easily pay for the kind of help printers give",
            "printers on loan would be clumsy helpers whom charities have to pay for",
            "a day with printers gives charities no skilled help",
          ],
          ambiguous: {
            phrase: "skilled",
            readings: ["trained in what is wanted", "good at a trade of their own"],
            stake:
              "If it means trained in what is wanted, the help is precious; if it means good at printing, a hospice with an overgrown hedge gains one more beginner.",
          },
        },
        {
          clause: "colleagues become closer by doing something unusual side by side",
          detail:
            "After clearing a canal for a day, the night shift and the office began to eat lunch at one table.",
          paraphrases: [
            "it brings colleagues closer",
            "workmates get on more closely after doing something new together",
            "because an odd job done together brings co-workers nearer to each other",
            "those who do something out of the ordinary with each other grow closer",
            "the team bonds",
          ],
          opposites: [
            "doing something unusual side by side drives colleagues apart",
            "colleagues become closer at their usual work than on odd jobs together",
          ],
          ambiguous: {
            phrase: "closer",
            readings: ["fonder of one another", "smoother in working together"],
            stake:
              "If it means smoother work, the owner gets the wages back; if it means fondness, it is pleasant but gives an employer little cause to pay.",
          },
        },
        {
          clause: "an offer of paid days draws better people to a firm",
          detail:
            "At the last job fair, the stall with a hospice day had the longest queue of school leavers.",
          paraphrases: [
            "you attract better people",
            "better applicants come to a firm that offers it",
            "because firms with something like that get the better staff",
            "people of a better sort apply where there is such an offer",
            "you get better workers that way",
          ],
          opposites: [
            "an offer of paid days draws worse people to a firm",
            "good people stay away from firms that offer paid charity days",
            "paid charity days don't attract better staff",
          ],
          ambiguous: {
            phrase: "better",
            readings: ["more able at the job", "kinder and more helpful"],
            stake:
              "If it means more able, the owner has a business reason; if it means kinder, the kind applicant may still be the slower printer.",
          },
        },
      ],
    },
    {
      id: "roof-from-a-betting-firm",
      question: "Should a youth club turn down a betting company's offer to pay for its roof?",
      background:
        "The youth club in the old bakery needs twelve thousand pounds for a new roof. A betting company has offered the whole sum.",
      objection: "money in the right hands does good whoever it comes from",
      objectionParaphrases: [
        "money is money",
        "it doesn't matter who gives it if it does good",
        "people say even their money can be put to good use",
      ],
      claim: "the youth club should turn down the betting company's offer",
      claimParaphrases: [
        "say no to the betting money",
        "the club ought to refuse the offer",
        "the youth club shouldn't take cash from a gambling firm",
        "they should reject what the betting company has offered",
        "that the offer for the roof should be declined",
      ],
      claimOpposites: [
        "the youth club shouldn't turn down the betting company's offer",
        "the youth club should accept the twelve thousand pounds from the betting company",
        "take the betting money",
        "grab the cash from the bookies and get the roof done",
      ],
      reasons: [
        {
          clause: "a sponsor who pays for a roof gains influence under it",
          detail: "The name above the table football would outlast anyone's memory of the leak.",
          paraphrases: [
            "sponsors gain influence",
            "whoever pays gets influence in the club",
            "because paying for the roof gives a sponsor power inside",
            "somebody who gives that much will have an influence there",
            "he who pays the piper calls the tune",
          ],
          opposites: [
            "a sponsor who pays for a roof has no influence under it",
            "the club keeps full control when a betting company pays for its roof",
          ],
          ambiguous: {
            phrase: "influence",
            readings: ["a say in what is decided", "a quiet effect on what members think"],
            stake:
              "If it means a say in decisions, a written agreement can rule it out; if it means a quiet effect on what teenagers think, no paper can.",
          },
        },
        {
          clause: "gambling does harm to families within walking distance of the old bakery",
          detail:
            "A mother of two members sold her car last winter to cover what had been lost on a telephone.",
          paraphrases: [
            "gambling harms families here",
            "people nearby are hurt by betting",
            "because families round the corner are damaged by gambling",
            "households close by suffer from what betting does to them",
            "betting wrecks families round here",
          ],
          opposites: [
            "gambling does families around the old bakery good",
            "families near the old bakery are untouched by gambling",
            "gambling doesn't harm any families near the club",
          ],
          ambiguous: {
            phrase: "harm",
            readings: ["ruins them with debt", "costs them more than they would like"],
            stake:
              "If it means ruin, the firm's gift is hard to accept; if it means costing more than people would like, the same is true of sweets and mobile phones.",
          },
        },
        {
          clause: "many parents would no longer trust leaders who took money from gamblers",
          detail:
            "At the autumn meeting, eleven out of thirty said that they would think twice about Friday evenings.",
          paraphrases: [
            "parents would lose trust",
            "mums and dads wouldn't trust leaders who accept such money",
            "because a lot of parents would stop trusting people who take betting cash",
            "the trust that many families have in the organisers would be gone if they lived off gambling",
            "would parents still trust them? many wouldn't",
          ],
          opposites: [
            "parents would trust the leaders more for taking the gamblers' money",
            "most parents would go on trusting leaders who took money from gamblers",
          ],
          ambiguous: {
            phrase: "trust",
            readings: [
              "believe that children are well looked after by",
              "believe in the judgement and values of",
            ],
            stake:
              "If it means looking after children well, the paymaster of a roof changes nothing; if it means judgement and values, the gift may really cost it.",
          },
        },
      ],
    },
  ],
};
