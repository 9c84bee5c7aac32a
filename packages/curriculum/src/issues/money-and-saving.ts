import type { IssueFamily } from "../issue.ts";

/** Issues about earning, spending, lending, giving and putting money by. */
export const moneyAndSaving: IssueFamily = {
  id: "money-and-saving",
  name: "money and saving",
  keywords: [
    "money",
    "saving money",
    "savings",
    "finance",
    "finances",
    "personal finance",
    "investing",
    "investment",
    "investments",
    "budgeting",
    "budget",
    "banking",
    "banks",
    "debt",
    "debts",
    "loans",
    "mortgage",
    "mortgages",
    "pension",
    "pensions",
    "stock market",
    "economics",
    "taxes",
    "insurance",
    "frugality",
  ],
  issues: [
    {
      id: "shops-must-take-cash",
      question: "Should every shop have to accept cash?",
      background:
        "The café, the chemist and the cinema in our town no longer take notes and coins. Nothing in the law of the country obliges them to.",
      objection: "a shop without a till cannot be robbed at closing time",
      objectionParaphrases: [
        "no cash, no robberies",
        "without notes in the drawer there's nothing to steal",
        "staff are safer when the shop holds no money",
      ],
      claim: "every shop in the country should have to accept notes and coins",
      claimParaphrases: [
        "shops must take cash",
        "the law ought to oblige stores to accept coins and notes",
        "you should be able to pay cash everywhere",
        "no shop may refuse cash",
        "make them all take real money and not just cards",
      ],
      claimOpposites: [
        "shops should not have to accept notes and coins",
        "every shop should be free to take cards only",
        "let shops refuse cash",
        "scrap cash, shops can go card only if they fancy",
      ],
      reasons: [
        {
          clause: "some people have no access to a card or a telephone that pays",
          detail:
            "A man of seventy stood in the chemist's in January with a twenty-pound note that nobody would have.",
          paraphrases: [
            "not everybody has a card",
            "there are folk who can't pay electronically",
            "because some haven't got plastic or a smartphone",
            "those without a card or a phone are shut out",
            "what about those who simply don't own one?",
          ],
          opposites: [
            "everybody has access to a card or a telephone that pays",
            "there is nobody left without a card or a phone to pay with",
            "all people nowadays can pay by card or telephone",
          ],
          ambiguous: {
            phrase: "access to",
            readings: ["the means of getting", "the skill or the nerve for using"],
            stake:
              "People whom every bank turns away can be helped in no other way, while those who lack skill or nerve might be shown how.",
          },
        },
        {
          clause: "whoever pays in coins keeps control of a small budget",
          detail:
            "Our neighbour fills seven envelopes on the first of the month, and when Friday's is empty it is empty.",
          paraphrases: [
            "with cash you see what's left",
            "people on little money don't overspend when they use coins",
            "because notes and coins help you keep track",
            "you manage better if you can count it in your hand",
            "if it's cash you know when you're out",
          ],
          opposites: [
            "whoever pays in coins loses control of a small budget",
            "a card keeps better control of a small budget than coins",
            "paying in coins does not help anybody to control a budget",
          ],
          ambiguous: {
            phrase: "control",
            readings: ["a clear view of what is left", "the power to stop spending"],
            stake:
              "A banking app shows what's left as clearly as any purse, so the reason is strong only if coins really help people to stop.",
          },
        },
        {
          clause: "coins go on working when a cable is cut or a server fails",
          detail:
            "During the storm of last February the only shop that sold candles was the one with a biscuit tin.",
          paraphrases: [
            "cash works in a power cut",
            "you can still pay when the system's down",
            "because technology breaks and notes don't",
            "if the network crashes, coins are all you've got",
            "it's a back-up for when the electronics give up",
          ],
          opposites: [
            "coins are useless when a cable is cut or a server fails",
            "shops can't sell anything for coins either when the servers fail",
            "cards go on working when a cable is cut or a server fails",
          ],
          ambiguous: {
            phrase: "working",
            readings: [
              "being good for paying in principle",
              "letting a modern shop sell its goods",
            ],
            stake:
              "A coin is good for paying in any storm, but many a modern till won't open and no scanner will read a price without current.",
          },
        },
      ],
    },
    {
      id: "sixteen-bank-account",
      question: "Should parents stop looking into a sixteen-year-old's bank account?",
      background:
        "With most youth accounts, mother and father can read every payment on their own telephones. In many families that goes on until the eighteenth birthday.",
      objection: "a parent who sees the first bet can prevent the hundredth",
      objectionParaphrases: [
        "you can spot gambling early",
        "watching the account lets mum and dad act in time",
        "parents need to see trouble coming",
      ],
      claim: "parents should stop reading the payments of a child who has turned sixteen",
      claimParaphrases: [
        "don't check a sixteen-year-old's account",
        "from sixteen on, mum and dad ought to keep out of their kid's bank account",
        "teens of that age should spend without being watched",
        "leave their account alone once they're 16",
        "parents have to stop spying on what their teenager pays",
      ],
      claimOpposites: [
        "parents should not stop reading the payments of a sixteen-year-old",
        "parents should go on reading a child's payments until eighteen",
        "keep an eye on teenagers' payments",
        "mum and dad oughta check the account till you're grown up",
      ],
      reasons: [
        {
          clause: "a teenager has to make mistakes with small sums in order to learn",
          detail:
            "Ninety pounds for a jacket that fell apart in the rain taught one boy to read reviews.",
          paraphrases: [
            "you learn by getting it wrong",
            "kids must waste a bit to become wise with money",
            "because the lessons that stick come from blowing a few quid yourself",
            "slipping up while it's cheap teaches them something",
            "let them mess up with little amounts",
          ],
          opposites: [
            "a teenager learns by being kept from mistakes with money",
            "teenagers do not learn anything from mistakes with small sums",
            "a teenager who makes mistakes with small sums goes on to make bigger ones",
          ],
          ambiguous: {
            phrase: "mistakes",
            readings: [
              "purchases that they regret themselves",
              "purchases that their parents dislike",
            ],
            stake:
              "What people regret themselves may well teach them something, while a purchase that only the parents dislike teaches no lesson about money.",
          },
        },
        {
          clause: "nobody of sixteen can buy a gift or a book in freedom under a watchful eye",
          detail:
            "One girl paid for a guide to first love with coins out of her brother's piggy bank.",
          paraphrases: [
            "teens need some private life",
            "they can't get anything without feeling watched",
            "because being observed stops you from buying what you'd like",
            "you don't feel at liberty if your folks see every purchase",
            "a young person wants to purchase things unseen",
          ],
          opposites: [
            "a sixteen-year-old can buy any gift or book in freedom while parents watch",
            "being watched doesn't stop a teenager from buying a gift or a book freely",
            "teenagers shop just as freely when their parents see the payments",
          ],
          ambiguous: {
            phrase: "in freedom",
            readings: [
              "without anyone having the power to forbid it",
              "without a feeling of shame",
            ],
            stake:
              "Most parents forbid nothing and so leave the power to choose untouched; it's shame that a watching eye really brings.",
          },
        },
        {
          clause: "families talk about money more openly when nothing is found out in secret",
          detail:
            "At a table where both sides have a payslip or an allowance to show, the quarrel is usually shorter.",
          paraphrases: [
            "it leads to honest talks",
            "people at home speak frankly if there's no snooping",
            "because spying makes everyone clam up about cash",
            "without checking behind their backs you get real conversations",
            "parents and kids would discuss spending more freely",
          ],
          opposites: [
            "families talk about money more openly when parents can see the payments",
            "families don't talk about money when everyone keeps it private",
            "reading the payments leads to open talk about money in the family",
          ],
          ambiguous: {
            phrase: "openly",
            readings: ["with less embarrassment", "with nothing left out"],
            stake:
              "Talk may become easier and yet leave out the one payment that matters, which is just what a worried parent wants to know.",
          },
        },
      ],
    },
    {
      id: "office-salaries-published",
      question: "Should a company tell all its staff what everybody earns?",
      background:
        "A furniture maker in our town has seventy employees. Their contracts oblige them to keep silent about their pay.",
      objection: "a figure on a list says nothing about how hard a job is",
      objectionParaphrases: [
        "numbers don't show the effort",
        "you can't see from a sum how tough the work is",
        "salaries tell you nothing about what someone really does",
      ],
      claim: "the furniture maker should tell all its employees what each of them earns",
      claimParaphrases: [
        "make all the wages known",
        "everybody at the firm ought to know what the others get",
        "the company should publish salaries inside the house",
        "no more secrecy about pay",
        "put everyone's earnings on a list for the staff",
      ],
      claimOpposites: [
        "the furniture maker should not tell employees what the others earn",
        "the furniture maker should keep everybody's pay secret",
        "keep the salaries secret",
        "what you earn is your own business, keep it under wraps",
      ],
      reasons: [
        {
          clause: "differences in pay that cannot be justified come to light in a list",
          detail:
            "Two women at the same bench found out over a birthday cake that four hundred pounds lay between them.",
          paraphrases: [
            "unfair gaps would show",
            "you'd see where somebody is paid too little for no good cause",
            "because a table of wages exposes what isn't right",
            "it reveals inequalities that have no basis",
            "if there's injustice people will spot it",
          ],
          opposites: [
            "unfair differences in pay stay hidden in a list",
            "a list of salaries does not show which differences are unjustified",
            "a list makes fair differences in pay look unfair",
          ],
          ambiguous: {
            phrase: "justified",
            readings: [
              "explained by the work that is done",
              "explained to the satisfaction of all",
            ],
            stake:
              "Gaps that the work doesn't explain ought to go, but a list could also stir up anger at gaps that are perfectly sound.",
          },
        },
        {
          clause: "anyone who asks for a rise needs equal information on both sides of the desk",
          detail:
            "The owner has seventy figures in a drawer, and the upholsterer opposite him has one.",
          paraphrases: [
            "staff can bargain better",
            "you can't negotiate if only the boss knows the numbers",
            "because workers who want a raise are in the dark otherwise",
            "both parties ought to know the same when they talk about pay",
            "levels the field when you want more money",
          ],
          opposites: [
            "anyone who asks for a rise does better without knowing the others' pay",
            "people who ask for a rise don't need the same information as the boss",
            "equal information makes it harder to ask for a rise",
          ],
          ambiguous: {
            phrase: "equal",
            readings: [
              "identical, down to the last figure",
              "sufficient to bargain on level terms",
            ],
            stake:
              "To bargain on level terms, the range for each kind of job would do; only if it has to be identical must every name be listed.",
          },
        },
        {
          clause: "secrecy breeds rumours that are worse than the truth",
          detail:
            "For years the whole workshop believed that the foreman earned double, and he earned a tenth more.",
          paraphrases: [
            "people imagine far worse things",
            "hush-hush makes gossip grow",
            "because when you don't know you make up something nastier",
            "what folk whisper is more harmful than the facts",
            "keeping quiet only feeds the gossip",
          ],
          opposites: [
            "openness about pay breeds worse rumours than secrecy",
            "the truth about pay is worse than the rumours",
            "secrecy about pay does not lead to rumours",
          ],
          ambiguous: {
            phrase: "worse",
            readings: ["further from the facts", "more damaging to the mood"],
            stake:
              "Rumours do stray from the facts, but a true list can hurt more than a rumour that nobody was obliged to believe.",
          },
        },
      ],
    },
    {
      id: "friends-split-bill",
      question: "Should friends who eat out together each pay only for what they had?",
      background:
        "Eight of us who were at school together have dinner on the last Friday of the month. Up to now the bill has been divided by eight.",
      objection: "a table of old friends with eight calculators is a sad sight",
      objectionParaphrases: [
        "counting pennies spoils the evening",
        "real mates don't do sums over dinner",
        "working out who had what kills the mood",
      ],
      claim: "each of the eight friends should pay only for their own food and drink",
      claimParaphrases: [
        "everyone pays for their own",
        "don't split the bill equally",
        "you should only pay for what you've eaten and drunk yourself",
        "the bill ought to be divided by what each person had",
        "no more dividing by eight, each pays their share",
      ],
      claimOpposites: [
        "the eight friends should not each pay only for their own",
        "the eight friends should go on dividing the bill equally",
        "split the bill by eight",
        "just split it evenly and stop counting who ate what",
      ],
      reasons: [
        {
          clause: "dividing by heads is hard on a friend who lives on a modest income",
          detail:
            "One of us, out of work, has drunk tap water for months and paid an eighth of the wine.",
          paraphrases: [
            "it's unfair to the poorer ones",
            "whoever earns little pays too much when you split it",
            "because somebody with a low wage has to chip in for the others' steaks",
            "sharing equally hurts a mate who's short of money",
            "isn't it tough on those who don't have much?",
          ],
          opposites: [
            "dividing by heads is kind to a friend who lives on a modest income",
            "dividing by heads isn't hard on the friend with little money",
            "a friend with a small income gains from dividing the bill by heads",
          ],
          ambiguous: {
            phrase: "modest",
            readings: ["lower than what the rest earn", "barely enough to live on"],
            stake:
              "If a friend can barely live on the income, equal shares are cruel; if it's merely lower than the rest, an eighth of the wine is no hardship.",
          },
        },
        {
          clause: "adults take responsibility for what they choose from a menu",
          detail:
            "Nobody has ever asked the whole row to chip in for the biggest popcorn at the cinema.",
          paraphrases: [
            "you chose it, you pay",
            "grown-ups answer for their own orders",
            "because each of us decides what to have and should stand by it",
            "if you order the steak that's up to you",
            "people ought to own up to their choices",
          ],
          opposites: [
            "adults share responsibility for what the whole table chooses from the menu",
            "adults don't have to answer for every dish they choose",
            "friends are responsible for the bill together",
          ],
          ambiguous: {
            phrase: "responsibility",
            readings: ["care in what they decide on", "the cost that follows from it"],
            stake:
              "That adults decide with care doesn't yet say who pays; only if the cost is meant does the reason bear on the bill.",
          },
        },
        {
          clause: "a separate bill keeps small grudges from growing into big ones",
          detail:
            "Two sisters in the next street have not spoken since a Christmas dinner with one bottle too many.",
          paraphrases: [
            "it avoids bad blood",
            "nobody ends up resenting the others",
            "because otherwise little annoyances pile up until there's a row",
            "paying apart stops people from falling out",
            "no quarrels about who had the extra glass",
          ],
          opposites: [
            "a separate bill turns small grudges into big ones",
            "separate bills do not keep grudges from growing",
            "splitting the bill evenly keeps small grudges from growing",
          ],
          ambiguous: {
            phrase: "small",
            readings: ["about a few pounds", "too slight to be worth a thought"],
            stake:
              "A few pounds every month can rankle, but a grudge too slight for a thought wouldn't grow whatever the bill looked like.",
          },
        },
      ],
    },
    {
      id: "allotment-club-loans",
      question: "Should an allotment club lend its savings to members who are short of cash?",
      background:
        "Over thirty years our allotment club has put by twelve thousand pounds. The money lies in a bank at one per cent and is meant for a new well some day.",
      objection: "a loan between neighbours that goes wrong ends a friendship as well",
      objectionParaphrases: [
        "lending to friends ruins friendships",
        "if it isn't paid back there'll be bad blood",
        "you fall out with the neighbour who can't repay",
      ],
      claim: "the allotment club should lend part of its savings to members who ask for help",
      claimParaphrases: [
        "lend the club's money to members",
        "the club ought to give out small loans",
        "members who are hard up should be able to borrow from the savings",
        "use some of the twelve thousand for loans among ourselves",
        "let folk from the allotments borrow a bit of it",
      ],
      claimOpposites: [
        "the allotment club should not lend its savings to members",
        "the allotment club should leave all its savings in the bank",
        "no loans to club members",
        "keep the club's cash in the bank, we ain't lenders",
      ],
      reasons: [
        {
          clause: "the club knows far better than a bank whom it can trust",
          detail:
            "The man with plot eleven has returned a borrowed rake, cleaned, every autumn since 1999.",
          paraphrases: [
            "we know our people",
            "members can judge each other better than any banker",
            "because gardeners who've dug side by side know who's reliable",
            "a bank doesn't know folk the way neighbours do",
            "who'd know better which of us pays back?",
          ],
          opposites: [
            "a bank knows far better than the club whom it can trust",
            "the club doesn't know whom it can trust with money",
            "the club is worse than a bank at judging its members",
          ],
          ambiguous: {
            phrase: "trust",
            readings: ["believe to be honest", "count on to have the money in time"],
            stake:
              "Neighbours do know who is honest, but an honest man out of work may have nothing to pay with, and on that a bank knows more.",
          },
        },
        {
          clause:
            "those who earned the savings with spade and jam jar have the first claim on them",
          detail:
            "Most of the sum came from tombolas and from one long summer of selling rhubarb at the gate.",
          paraphrases: [
            "it's their own money",
            "the people who put it together ought to benefit",
            "because the gardeners raised that cash themselves",
            "who if not the ones who made the money should have the use of it?",
            "they worked for it so it's theirs before anyone else's",
          ],
          opposites: [
            "those who earned the savings have the last claim on them",
            "members who sold jam and rhubarb have no claim on the savings",
            "the savings belong to the club's future rather than to those who earned them",
          ],
          ambiguous: {
            phrase: "first claim",
            readings: [
              "a right before any bank or stranger",
              "a right before the gardeners who come later",
            ],
            stake:
              "That gardeners come before a bank is plain, but those who join later may need the very well for which the money was put by.",
          },
        },
        {
          clause: "prompt support at the right moment saves a household from dear credit",
          detail:
            "For a broken boiler in February a lender in the high street wanted forty per cent.",
          paraphrases: [
            "it keeps people from loan sharks",
            "fast help means nobody must borrow at awful rates",
            "because someone in a tight spot needn't go to an expensive lender",
            "a bit of aid in time spares families costly loans",
            "otherwise you end up paying through the nose for a loan",
          ],
          opposites: [
            "prompt support drives a household deeper into debt",
            "quick help from the club doesn't save anyone from dear credit",
            "a household does better with a bank's credit than with the club's support",
          ],
          ambiguous: {
            phrase: "support",
            readings: ["cash in hand within days", "advice and somebody to share the worry"],
            stake:
              "Cash in hand does replace the dear lender and calls for a loan, whereas advice could be given without touching the savings.",
          },
        },
      ],
    },
    {
      id: "legacy-thousand-each",
      question: "Should a town give every eighteen-year-old one thousand pounds?",
      background:
        "A widow has left our town four hundred thousand pounds for its youth. About forty people in the town turn eighteen each year.",
      objection: "many a thousand would be gone after one weekend in Spain",
      objectionParaphrases: [
        "they'd blow it on a trip",
        "lots of kids would waste the cash in days",
        "give it to teenagers and it goes on partying",
      ],
      claim: "the town should hand each eighteen-year-old one thousand pounds from the legacy",
      claimParaphrases: [
        "a grand for every eighteen-year-old",
        "the widow's money ought to be given to the young in equal sums",
        "everyone who turns 18 should receive a thousand pounds",
        "pay the legacy out, a thousand each",
        "split what she left among those who come of age",
      ],
      claimOpposites: [
        "the town should not hand each eighteen-year-old a thousand pounds",
        "the town should spend the legacy on a youth club for everybody",
        "no cash for eighteen-year-olds",
        "don't just dish out a grand to every teenager",
      ],
      reasons: [
        {
          clause: "a small capital lets the young take an opportunity that wages come too late for",
          detail:
            "The second-hand kiln that made one girl a potter was for sale for exactly nine days.",
          paraphrases: [
            "it gives them a start",
            "money means grabbing your chance",
            "because you can't wait for your pay when something comes up",
            "young people could seize a chance they'd miss otherwise",
            "if there's cash at hand they can go for it",
          ],
          opposites: [
            "wages come early enough for any opportunity the young want to take",
            "a thousand pounds does not open any opportunity to the young",
            "a small capital makes the young miss their opportunities",
          ],
          ambiguous: {
            phrase: "opportunity",
            readings: ["a start in a trade or a course of study", "any experience worth having"],
            stake:
              "A start in a trade bears fruit for decades, but if any experience counts, the weekend in Spain is one of them.",
          },
        },
        {
          clause: "a sum that is the same for all treats doctors' sons and orphans as equals",
          detail: "Nobody has to fill in eleven pages to prove that home is poor enough.",
          paraphrases: [
            "everyone gets the same",
            "rich and poor kids are put on one level",
            "because no one's background counts if they all receive alike",
            "it doesn't matter whose child you are",
            "it makes no difference between well-off and hard-up",
          ],
          opposites: [
            "a sum that is the same for all treats doctors' sons and orphans unequally",
            "giving everyone the same sum is not equal treatment",
            "the same sum for all favours doctors' sons over orphans",
          ],
          ambiguous: {
            phrase: "as equals",
            readings: ["without asking who they are", "so that they end up level"],
            stake:
              "Nobody is asked anything, that is true; but a thousand for each leaves the distance between the two as large as before.",
          },
        },
        {
          clause:
            "a plain payment would reach everyone without the cost of running a club or an office",
          detail:
            "A youth centre for the same legacy would have a leaking roof and a caretaker to pay by the tenth year.",
          paraphrases: [
            "nothing is lost on overheads",
            "no cash goes on staff and buildings",
            "because all of it gets to the young and none to administration",
            "it comes cheap since you need no institution",
            "every penny arrives, there's no office to pay for",
          ],
          opposites: [
            "a plain payment would cost more to run than a club or an office",
            "a club or an office would reach everyone more cheaply than payments",
            "plain payments would not reach everyone",
          ],
          ambiguous: {
            phrase: "everyone",
            readings: [
              "all who turn eighteen in the next ten years",
              "all the young, the children to come included",
            ],
            stake:
              "Four hundred thousand pounds are enough for forty people a year over ten years, after which nothing is left for those who follow.",
          },
        },
      ],
    },
  ],
};
