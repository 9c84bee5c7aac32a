import type { IssueFamily } from "../issue.ts";

/** Issues about bringing up children, family habits and the generations under one roof. */
export const familyAndParenting: IssueFamily = {
  id: "family-and-parenting",
  name: "family and parenting",
  keywords: [
    "parenting",
    "parent",
    "parents",
    "parenthood",
    "children",
    "kids",
    "toddler",
    "toddlers",
    "baby",
    "babies",
    "motherhood",
    "fatherhood",
    "mum",
    "dad",
    "childcare",
    "bringing up children",
    "raising children",
    "grandparents",
    "grandchildren",
    "family",
    "family life",
    "families",
    "teenagers",
    "adoption",
    "fostering",
  ],
  issues: [
    {
      id: "pocket-money-for-jobs",
      question: "Should children get pocket money only for jobs that they do at home?",
      background:
        "A family on our street gives each of its three children four pounds on Saturday morning. Nobody has to do anything to get the money.",
      objection: "children ought to help at home simply as members of the family",
      objectionParaphrases: [
        "kids should help without being paid",
        "helping at home is just part of being in a family",
        "people say you shouldn't need money to make children lend a hand",
      ],
      claim: "parents should hand out pocket money only for jobs done around the house",
      claimParaphrases: [
        "no jobs, no pocket money",
        "pocket money ought to be earned by doing chores",
        "parents should only pay children who do something in the house",
        "kids should have to work for their pocket money",
        "that children should be given money for household jobs and not just for nothing",
      ],
      claimOpposites: [
        "pocket money shouldn't depend on jobs around the house",
        "parents should hand out pocket money for free, even to children who skip the jobs",
        "pocket money should come free",
        "give the kids their four quid and don't make them slave for it",
      ],
      reasons: [
        {
          clause: "paying by the job teaches children the value of money",
          detail:
            "A boy who has washed two cars for a comic thinks twice before he buys the next one.",
          paraphrases: [
            "they learn what money is worth",
            "it teaches kids about money",
            "because children find out that a pound is not nothing",
            "children who are paid per job come to understand what money means",
            "you learn to appreciate money if you had to earn it",
          ],
          opposites: [
            "paying by the job makes children forget the value of money",
            "paying for jobs doesn't teach children what money is worth",
            "children learn the value of money better when they get it for free",
          ],
          ambiguous: {
            phrase: "value",
            readings: [
              "what things cost and what a pound will buy",
              "how much work goes into earning a pound",
            ],
            stake:
              "If it means what a pound will buy, money given for nothing teaches that as well; if it means the work behind a pound, only earned money can teach it.",
          },
        },
        {
          clause: "payment for work done is fair to brothers and sisters of different ages",
          detail:
            "A big sister can mow the lawn for three pounds while a small one matches socks for one.",
          paraphrases: [
            "it's fair between siblings",
            "older and younger children are treated justly",
            "because each child gets what he or she has worked for",
            "no brother or sister can complain if everyone is paid for what they do",
            "being paid by the job is just for kids of any age",
          ],
          opposites: [
            "payment for work done is unfair to brothers and sisters of different ages",
            "paying by the job isn't fair between older and younger children",
            "the younger children would be cheated if they were paid by the job",
          ],
          ambiguous: {
            phrase: "fair",
            readings: [
              "each child is paid for what it does",
              "each child ends up with about the same",
            ],
            stake:
              "If it means pay in line with work, the reason holds; if it means ending up with about the same, the youngest loses out every week.",
          },
        },
        {
          clause: "children who earn at home become independent earlier than other children",
          detail:
            "A girl of nine near us cooks pasta, folds the washing and keeps her own account book.",
          paraphrases: [
            "they become independent sooner",
            "kids who earn learn to stand on their own feet",
            "because earning makes children less reliant on their parents",
            "children with paid jobs at home grow up faster and manage by themselves",
            "wouldn't kids get self-reliant earlier if they earned something?",
          ],
          opposites: [
            "children who earn at home become independent later than others",
            "earning at home doesn't make children independent any sooner",
            "children who are paid for jobs stay dependent on their parents longer",
          ],
          ambiguous: {
            phrase: "independent",
            readings: [
              "able to look after themselves",
              "able to buy what they like without asking",
            ],
            stake:
              "If it means looking after themselves, the jobs would do it even unpaid; if it means having money of their own, the pay is the whole point.",
          },
        },
      ],
    },
    {
      id: "smartphone-pledge",
      question: "Should parents of a class promise together to buy no smartphone before fourteen?",
      background:
        "Parents of the oldest pupils at our village school have been sent a pledge. Whoever signs it promises to buy no smartphone before a child's fourteenth birthday.",
      objection: "children handle smartphones best if they begin early with an adult beside them",
      objectionParaphrases: [
        "better to start early with guidance",
        "kids learn to use phones well if parents help them from a young age",
        "people say children should get used to smartphones while they are little",
      ],
      claim: "the parents of the oldest pupils should all sign the smartphone pledge",
      claimParaphrases: [
        "everyone should sign the pledge",
        "all those parents ought to promise not to buy a smartphone before fourteen",
        "no smartphones till 14, and all the parents should agree to it",
        "the mums and dads of the top class should put their names to the promise",
        "parents should sign up to waiting with smartphones",
      ],
      claimOpposites: [
        "the parents of the oldest pupils shouldn't sign the smartphone pledge",
        "parents should refuse the pledge and buy a smartphone whenever they like",
        "leave the smartphone pledge unsigned",
        "let the kids have their smartphones and chuck the pledge in the bin",
      ],
      reasons: [
        {
          clause: "a promise made together means that no pupil is left out",
          detail:
            "Last year eleven children in a class of thirty had a smartphone, and the other nineteen begged for one.",
          paraphrases: [
            "nobody gets left out",
            "if all promise, no child is the odd one out",
            "because with everyone in it together no kid is excluded",
            "when parents agree as a group none of the pupils has to feel like an outsider",
            "no one's the only one",
          ],
          opposites: [
            "a promise made together means that more pupils are left out",
            "a pledge doesn't keep any pupil from being left out",
            "pupils feel excluded because of the promise",
          ],
          ambiguous: {
            phrase: "left out",
            readings: [
              "the only one without a smartphone",
              "missing from plans that others make by message",
            ],
            stake:
              "If it means being the only one without, a joint pledge cures it; if it means missing plans, older friends and cousins will go on making those by message.",
          },
        },
        {
          clause: "children without a smartphone lead more active lives after school",
          detail:
            "In the year above, those who have none build dens, bake and kick a ball against the garages.",
          paraphrases: [
            "they are more active",
            "kids do more after school when they have no smartphone",
            "because without a phone children are up and doing things in the afternoon",
            "phone-free children don't just sit around once lessons are over",
            "no phone = more going on in their free time",
          ],
          opposites: [
            "children without a smartphone lead lazier lives after school",
            "children aren't any more active after school without a smartphone",
            "a smartphone makes children more active in the afternoon",
          ],
          ambiguous: {
            phrase: "active",
            readings: ["more running about and sport", "more making and doing instead of watching"],
            stake:
              "If it means running about, baking does not count and the gain may be small; if it means doing instead of watching, almost any hobby is proof.",
          },
        },
        {
          clause: "a plain phone with buttons keeps a child safe on the way home",
          detail:
            "It can ring a parent from the bus stop, costs fifteen pounds and lasts a week on one charge.",
          paraphrases: [
            "a simple phone is safe enough",
            "children are safe with an ordinary button phone",
            "because a basic phone already protects a kid walking home",
            "you don't need a smartphone to be safe, an old-style phone will do",
            "a dumb phone is all they need to get home ok",
          ],
          opposites: [
            "a plain phone with buttons puts a child in danger on the way home",
            "a plain phone doesn't keep a child safe on the way home",
            "only a smartphone keeps a child safe on the way home",
          ],
          ambiguous: {
            phrase: "safe",
            readings: ["able to call for help", "out of harm's way"],
            stake:
              "If it means able to call for help, buttons are enough; if it means out of harm's way, no phone of any kind can promise that.",
          },
        },
      ],
    },
    {
      id: "paid-grandparents",
      question: "Should parents pay grandparents who look after the grandchildren every week?",
      background:
        "In many families on our estate, a grandmother or grandfather minds the small children for two or three days a week. Hardly any of them is paid.",
      objection: "money has no place between people who love each other",
      objectionParaphrases: [
        "you don't pay people you love",
        "love and money shouldn't be mixed in a family",
        "some say paying relatives is wrong because they do it out of love",
      ],
      claim: "working parents should pay grandparents who look after the grandchildren every week",
      claimParaphrases: [
        "grandparents should be paid for childcare",
        "pay granny and grandad for minding the kids",
        "parents with jobs ought to give money to the grandparents who babysit each week",
        "weekly childminding by grandparents should not be free",
        "that mums and dads should give grandparents a wage",
      ],
      claimOpposites: [
        "working parents shouldn't pay grandparents for minding the grandchildren",
        "grandparents should look after the grandchildren for free",
        "no pay for minding grandchildren",
        "granny and grandad ought to mind the kids for love and zero cash",
      ],
      reasons: [
        {
          clause: "looking after toddlers from breakfast until supper is a real job",
          detail:
            "A grandmother near us lifts, feeds and chases twin boys from half past seven until six.",
          paraphrases: [
            "it's a real job",
            "minding little ones all day is proper work",
            "because a whole day with toddlers counts as a job",
            "taking care of small kids for that long is work like any other",
            "childminding isn't a hobby, it's work",
          ],
          opposites: [
            "looking after toddlers all day is just a hobby",
            "minding toddlers from breakfast until supper isn't a real job",
            "a whole day with toddlers is pure leisure",
          ],
          ambiguous: {
            phrase: "real job",
            readings: ["hard work that tires a person", "employment with duties and a wage"],
            stake:
              "If it means hard work, much hard work in families is rightly unpaid; if it means employment, pay follows at once, but then the clause assumes what it is meant to show.",
          },
        },
        {
          clause: "a weekly payment keeps things honest between parents and grandparents",
          detail:
            "One couple agreed on forty pounds and set hours, and the grumbling about late pick-ups stopped.",
          paraphrases: [
            "it keeps things honest",
            "money makes the arrangement straight between the generations",
            "because when you pay, nobody fools anybody",
            "paying every week means both sides deal honestly with each other",
            "no hidden grudges if there's a payment",
          ],
          opposites: [
            "a weekly payment makes parents and grandparents dishonest with each other",
            "paying every week doesn't keep things honest in the family",
            "money brings lies between parents and grandparents",
          ],
          ambiguous: {
            phrase: "honest",
            readings: ["people say openly what they expect", "nobody takes advantage of anybody"],
            stake:
              "If it means saying openly what one expects, a frank talk would do as well as cash; if it means that nobody is exploited, payment goes to the heart of the matter.",
          },
        },
        {
          clause: "paying a grandparent is affordable for a household with two wages",
          detail:
            "Three days at the nursery cost a hundred and eighty pounds here, and a grandmother might ask for sixty.",
          paraphrases: [
            "two earners can afford it",
            "it isn't too expensive for couples who both work",
            "because a home with two salaries can manage to pay granny",
            "families where both parents earn have the money for it",
            "they can pay, there's two wages coming in",
          ],
          opposites: [
            "paying a grandparent is too expensive even for a household with two wages",
            "two wages aren't enough to pay a grandparent",
            "couples who both work would be ruined by paying granny",
          ],
          ambiguous: {
            phrase: "affordable",
            readings: ["cheaper than a nursery", "easily paid from what is left each month"],
            stake:
              "If it means cheaper than a nursery, the two prices settle it; if it means easily paid from what is left, even sixty pounds may be too much.",
          },
        },
      ],
    },
    {
      id: "whole-class-parties",
      question: "Should parents invite the whole class to a young child's birthday party?",
      background:
        "Birthday parties in our year-two class are held at the pool or in the village hall. The class has twenty-six children, and envelopes are handed out at the gate.",
      objection: "a child ought to choose the guests at his or her own party",
      objectionParaphrases: [
        "the birthday child should decide",
        "it's the kid's party so the kid picks the guests",
        "they say children must be free to invite whom they like",
      ],
      claim: "parents should ask every child in the class to the birthday party",
      claimParaphrases: [
        "no classmate left out",
        "all the children in the class ought to be asked",
        "parents should not leave any classmate off the guest list",
        "the party should be for everyone in the class",
        "that mums and dads should invite all 26 kids",
      ],
      claimOpposites: [
        "parents shouldn't have to ask every child in the class to the party",
        "parents should invite only a few chosen friends to the birthday party",
        "keep the birthday parties small",
        "just have your best mates round and skip the rest of the class",
      ],
      reasons: [
        {
          clause: "children of six suffer when their names are missing from the guest list",
          detail:
            "One boy went through his school bag three times, sure that his envelope had slipped down.",
          paraphrases: [
            "not being invited hurts",
            "six-year-olds take it badly if they aren't asked",
            "because little kids are miserable when they are left off",
            "it is painful for a small child to find that everybody but him is going",
            "kids that age suffer if they don't get an invite",
          ],
          opposites: [
            "children of six are glad when their names are missing from the guest list",
            "six-year-olds don't mind being left off the guest list",
            "children of six suffer more when they are invited",
          ],
          ambiguous: {
            phrase: "suffer",
            readings: ["are sad for an afternoon", "are harmed for a long time"],
            stake:
              "If it means an afternoon's sadness, children may simply have to learn to bear it; if it means lasting harm, sparing them is worth a great deal of cake.",
          },
        },
        {
          clause: "parents who bring everyone to one room get to know one another",
          detail:
            "In the hall last autumn, fourteen mothers and fathers washed up and talked until after seven.",
          paraphrases: [
            "the parents get to know each other",
            "mums and dads meet at big parties",
            "because a party for all makes the parents acquainted",
            "it is a way for the grown-ups of the class to become acquainted",
            "you meet the other parents",
          ],
          opposites: [
            "parents who bring everyone to one room avoid each other",
            "parents don't get to know one another at big parties",
            "big parties make the parents stay strangers",
          ],
          ambiguous: {
            phrase: "know one another",
            readings: ["can put a name to a face", "trust one another enough to ask for help"],
            stake:
              "If it means names and faces, the school gate does that already; if it means trust, an evening of washing up is only a beginning, though a valuable one.",
          },
        },
        {
          clause: "a simple afternoon for twenty-six is within the means of most households",
          detail: "The hall costs thirty pounds, and bread, juice and a cake come to about sixty.",
          paraphrases: [
            "a simple party isn't expensive",
            "most families can manage a plain do for 26",
            "because if you keep it simple it doesn't cost that much",
            "an uncomplicated party for everybody is something nearly all parents can pay for",
            "its cheap enough if its nothing fancy",
          ],
          opposites: [
            "an afternoon for twenty-six is too expensive for most households",
            "most households can't afford a party for twenty-six",
            "even a simple party for the class is beyond the means of most families",
          ],
          ambiguous: {
            phrase: "simple",
            readings: ["plain, with games and sandwiches", "easy to run and keep in order"],
            stake:
              "If it means plain, the low bill supports the claim; if it means easy to run, twenty-six excited children are anything but.",
          },
        },
      ],
    },
    {
      id: "teenage-bedtime",
      question: "Should a sixteen-year-old decide when to go to bed on school nights?",
      background:
        "Our neighbours' daughter turned sixteen in March. On school nights her parents still collect her laptop at ten and put out the light on the landing.",
      objection: "tired teenagers do badly in their lessons and their exams",
      objectionParaphrases: [
        "they'll be tired at school",
        "teens who don't sleep get worse marks",
        "people say lack of sleep ruins their school work",
      ],
      claim: "parents should let a sixteen-year-old decide when to go to bed",
      claimParaphrases: [
        "teens should set their own bedtime",
        "at sixteen you should be allowed to choose your bedtime",
        "let them go to bed when they want",
        "a person of 16 ought to be free to say when the light goes out",
        "parents should stop telling sixteen-year-olds when to sleep",
      ],
      claimOpposites: [
        "a sixteen-year-old shouldn't be allowed to decide when to go to bed",
        "parents should set the bedtime of a sixteen-year-old",
        "keep a fixed bedtime at sixteen",
        "mum and dad ought to pack the teenager off to bed at ten",
      ],
      reasons: [
        {
          clause: "a teenager who sets the hour alone learns to be responsible about sleep",
          detail:
            "After missing the bus twice in one week, a boy two doors down moved his own bedtime to eleven.",
          paraphrases: [
            "they learn responsibility",
            "choosing for yourself teaches you to be responsible with sleep",
            "because deciding alone makes a teen take responsibility for bedtime",
            "young people who fix their own hour learn how to deal with sleep properly",
            "you become responsible when its up to you",
          ],
          opposites: [
            "a teenager who sets the hour alone becomes irresponsible about sleep",
            "teenagers don't learn to be responsible about sleep by choosing alone",
            "teenagers learn about sleep better when parents set the hour",
          ],
          ambiguous: {
            phrase: "responsible",
            readings: ["sensible in what they choose", "the ones who bear the consequences"],
            stake:
              "If it means sensible, we need to see that the choices get better; if it means bearing the consequences, a tired girl on a missed bus already proves it.",
          },
        },
        {
          clause: "the natural hours of a growing body run later than those of an adult",
          detail:
            "Left alone in the holidays, most sixteen-year-olds drop off around midnight and wake well after nine.",
          paraphrases: [
            "teenagers naturally sleep later",
            "their body clock is later than ours",
            "because young bodies are tuned to a later time than grown-ups",
            "it is in the nature of a teenager to fall asleep late",
            "teens just run on a different clock",
          ],
          opposites: [
            "the natural hours of a growing body run earlier than those of an adult",
            "a teenager's body clock doesn't run any later than an adult's",
            "adults are naturally awake later than teenagers",
          ],
          ambiguous: {
            phrase: "natural",
            readings: ["set by the body itself", "what they slide into if nobody interferes"],
            stake:
              "If it means set by the body, an early bedtime fights biology; if it means what they slide into, a bright screen may be the cause and the reason shrinks.",
          },
        },
        {
          clause: "an evening without orders gives a household peace at the end of the day",
          detail:
            "In a house where nobody calls up the stairs, people have been seen drinking tea together at ten.",
          paraphrases: [
            "more peace at home",
            "without bedtime orders the home is peaceful",
            "because the evening is calmer if nobody is told to go to bed",
            "families have some peace when parents stop giving commands at night",
            "no nagging, no fights",
          ],
          opposites: [
            "an evening without orders brings a household quarrels",
            "a home isn't any more peaceful without bedtime orders",
            "clear orders at bedtime bring peace to the household",
          ],
          ambiguous: {
            phrase: "peace",
            readings: [
              "a quiet house with no shouting",
              "a lasting good feeling between parents and child",
            ],
            stake:
              "If it means no shouting at ten, dropping the order brings it at once; if it means lasting good feeling, tired and cross mornings may spoil it.",
          },
        },
      ],
    },
    {
      id: "children-in-pictures",
      question: "Should parents post no pictures online of children who are too young to agree?",
      background:
        "Pictures from birthdays, bath times and first days at school fill the web pages of many young parents. Most of the children shown are under seven.",
      objection: "grandparents and friends far away want to watch a child grow up",
      objectionParaphrases: [
        "far-off relatives want photos",
        "family who live a long way off like to follow how the kids grow",
        "they say granny abroad needs the photos",
      ],
      claim: "parents should post no pictures online of a child who is too young to agree",
      claimParaphrases: [
        "don't post photos of small children",
        "no pictures online until the child can say yes",
        "parents ought to wait until a child is old enough to consent",
        "mums and dads should keep their little ones' photos off the internet",
        "kids who can't agree yet should not be put online",
      ],
      claimOpposites: [
        "parents shouldn't stop posting pictures of their small children",
        "parents should be free to post pictures of a child of any age",
        "keep posting pictures of the kids",
        "stick all the cute baby pics online, it's fine",
      ],
      reasons: [
        {
          clause: "a picture sent to two hundred contacts has become public",
          detail:
            "One friend of a friend can copy it, and nobody will ever know where the copy went.",
          paraphrases: [
            "posted photos are public",
            "once you share it with so many people it isn't private",
            "because a photo that goes to 200 contacts is out in the open",
            "with that many people seeing it the picture no longer belongs to the private sphere",
            "it's out there for everyone",
          ],
          opposites: [
            "a picture sent to two hundred contacts is still private",
            "a photo shared with two hundred contacts hasn't become public",
            "pictures posted to your contacts stay within the family",
          ],
          ambiguous: {
            phrase: "public",
            readings: ["open to any stranger", "no longer kept within the family"],
            stake:
              "If it means open to any stranger, the danger is serious; if it means known beyond the family, a photograph on an office desk is that too.",
          },
        },
        {
          clause: "every child has a right to decide later who may see its face",
          detail:
            "A boy of twelve near us spent an evening asking aunts and uncles to take down his potty photographs.",
          paraphrases: [
            "it's the child's right",
            "kids have the right to choose about their own pictures",
            "because it is for the child to decide one day who sees its face",
            "a child is entitled to settle that question when it is older",
            "isn't it the child's right to decide about photos of itself?",
          ],
          opposites: [
            "no child has a right to decide who may see its face",
            "parents have the right to decide for good who may see the child's face",
            "who sees a child's face is for the parents to choose",
          ],
          ambiguous: {
            phrase: "right",
            readings: [
              "something that a court would protect",
              "something that decent people respect",
            ],
            stake:
              "If it means something a court would protect, the clause must be checked against the law; if it means something decent people respect, it stands on our sense of fairness.",
          },
        },
        {
          clause: "parents with nothing to post see more of their children",
          detail:
            "At last summer's sports day, three fathers were still choosing a caption when the sack race began.",
          paraphrases: [
            "they see more of their kids",
            "parents who don't post get more of their children",
            "because without posting to do, mums and dads see their little ones more",
            "if there is no photo to put up you have more eyes for your child",
            "not posting = seeing more of your children",
          ],
          opposites: [
            "parents who post pictures see more of their children",
            "parents with nothing to post see less of their children",
            "giving up posting doesn't give parents any more of their children",
          ],
          ambiguous: {
            phrase: "see more",
            readings: ["spend more hours with them", "notice more of what they do"],
            stake:
              "If it means noticing more, the sports day bears it out; if it means spending more hours together, a few minutes of posting take hardly any away.",
          },
        },
      ],
    },
  ],
};
