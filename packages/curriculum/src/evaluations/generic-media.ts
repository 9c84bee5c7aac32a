import type { IssueEvaluation } from "../evaluation.ts";

/** What modules 2 to 7 need to know of the issues about writing and showing things on any topic. */
export const mediaEvaluations: readonly IssueEvaluation[] = [
  {
    issue: "generic-readers-page",
    reasons: [
      {
        gap: {
          question: "How many readers of the paper know enough about the subject to fill a page?",
          paraphrases: [
            "how many readers really have experience with it?",
            "it doesn't say whether readers are any good at writing",
            "has anyone offered to write?",
            "just one plumber is mentioned, what were the other letters like?",
            "number of people willing to write every month",
            "we don't learn who those readers would be",
          ],
        },
        assumption: {
          clause: "readers with experience of the subject are willing to write for the paper",
          paraphrases: [
            "those who know about it will send something in",
            "that enough experienced people want to write each month",
            "the page won't stay empty",
            "assumes people in the know have the time and the nerve to write",
            "it could be that only those without a clue would send texts",
          ],
        },
        alternative: {
          clause: "the paper's reporters should have to try a thing out before they write about it",
          paraphrases: [
            "send reporters to take part themselves",
            "make journalists get some experience first",
            "hire a reporter who has done it for years",
            "someone who knows it ought to be interviewed each time",
          ],
        },
      },
      {
        gap: {
          question: "Who picks the texts for the page when more come in than there is room for?",
          paraphrases: [
            "who chooses what gets printed?",
            "it isn't said how the texts are selected",
            "would the editor cut what readers send?",
            "do ordinary people want to be heard on this subject?",
            "is there a page for readers' letters already?",
            "nothing on how everyone gets a turn",
          ],
        },
        assumption: {
          clause:
            "people without an office will write for the page, and not the well-known names again",
          paraphrases: [
            "normal people would take the chance and write",
            "that the page isn't filled by the same big names",
            "mayors and managers keep off the readers' page",
            "assumes plain folk dare to write in public",
            "the loud ones might grab that page too",
          ],
        },
        alternative: {
          clause: "the paper should open a second page each week to letters on any matter",
          paraphrases: [
            "more room for letters to the editor",
            "a weekly page where anyone can write on anything",
            "print the opinions of people in the street",
            "ordinary people ought to get space in the rest of the paper",
          ],
        },
      },
      {
        gap: {
          question:
            "How many more copies does the paper sell when a reader's name is printed in it?",
          paraphrases: [
            "how many extra copies would that be?",
            "it doesn't say whether texts sell as well as school photos",
            "do those people go on buying it afterwards?",
            "how many readers would be named each month?",
            "sales figures",
            "we can't tell if a name is enough without a picture",
          ],
        },
        assumption: {
          clause: "the households that buy a copy for a name do not get the paper anyway",
          paraphrases: [
            "friends of the writers aren't subscribers already",
            "that it brings in new buyers",
            "those people wouldn't have bought that issue otherwise",
            "assumes the families don't have the paper at home yet",
            "maybe they all read it every Friday as it is",
          ],
        },
        alternative: {
          clause: "the paper should print the names of all who finish the town's summer run",
          paraphrases: [
            "more lists of names in the paper",
            "print photos of every sports team and choir",
            "birthdays and weddings ought to get a page",
            "reporters could write about more people from the town",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["openness", "community", "inclusion"],
        phrase: "a voice for people from the town",
        paraphrases: [
          "everybody may have a say",
          "letting ordinary folk speak",
          "readers taking part",
          "a paper that belongs to all of us",
          "being close to people's lives",
        ],
      },
      second: {
        ids: ["trust", "excellence"],
        phrase: "facts that a professional has checked",
        paraphrases: [
          "texts without mistakes",
          "good journalism",
          "accuracy",
          "articles you can depend on",
          "quality of the writing",
        ],
      },
      concession: "now and then a wrong date or an old rumour would be printed as it came in",
    },
    fallacies: {
      strawman: {
        distortion: "to take pen and paper away from everybody without a press card",
        paraphrases: [
          "nobody wants to stop people from writing",
          "all they said was that reporters check the facts",
          "there's no talk of taking pens away",
          "it turns a point about checking into a ban on writing",
          "that's an unfair picture of the other side",
        ],
      },
      adHominem: {
        opponent: "the reporter for local news",
        attack: "parks so crookedly that children come to look",
        paraphrases: [
          "bad parking has nothing to do with checking facts",
          "it laughs at the reporter's car and ignores the point",
          "you can park badly and still write good articles",
          "this is about the person and not the page",
        ],
      },
      falseDichotomy: {
        option: "readers write the page",
        threat: "a stranger to the subject copies press releases month after month",
        thirdWays: [
          "readers could write the page and a reporter check it",
          "the editor could ask an expert from the town",
        ],
        paraphrases: [
          "readers and reporters could do it together",
          "a reporter doesn't have to copy press releases",
          "someone could check what readers write",
          "there are other people who could write it",
          "why must it be one or the other?",
        ],
      },
      slipperySlope: {
        first: "a reporter gets the page",
        steps: [
          "readers will stop sending letters to the editor",
          "nobody in town will dare to hold an opinion",
          "the mayor will rule like a king over a silent people",
        ],
        paraphrases: [
          "one page by a reporter doesn't make the mayor a king",
          "why would people stop writing letters over this?",
          "all the other pages are by reporters too and people still have opinions",
          "no proof for any step of it",
        ],
      },
    },
    figures: {
      counted: "readers who sent the paper a text of their own",
      countedShort: "such readers",
      people: "readers of the paper",
      opinion: "say that they would turn to a page by readers first",
      amount: {
        members: "subscribers",
        member: "a subscriber",
        verb: "spend",
        verbSingular: "spends",
        unit: "minutes",
        purpose: "a week on the letters from readers",
        usual: 6,
        outlier: "who cuts out every letter and glues it into a book",
      },
      subgroups: {
        finding:
          "papers with a page by readers sold 3.9 copies a month to each household, against 3.4 before",
        groups: ["households of young people", "households of old people"],
        paraphrases: [
          "perhaps only older people bought more",
          "it doesn't show how the young ones reacted",
          "friends of the writers may have bought it and the others less",
          "town and villages could differ",
          "one figure for all the households hides a lot",
        ],
      },
    },
  },
  {
    issue: "generic-newsletter-adverts",
    reasons: [
      {
        gap: {
          question: "Would the readers trust the newsletter any less for half a page by a shop?",
          paraphrases: [
            "do the readers mind an advert at all?",
            "it doesn't say what the three hundred readers think of it",
            "has trust gone down in newsletters that took ads?",
            "was there an advert behind that glowing review?",
            "nobody seems to have asked the readers",
            "what does the shop sell?",
          ],
        },
        assumption: {
          clause:
            "readers would take a paid advert as a sign that the writers have something to sell",
          paraphrases: [
            "people think the editors are selling stuff as soon as there's an ad",
            "that readers can't keep advert and article apart",
            "half a page from a shop makes the whole thing look like selling",
            "assumes an ad rubs off on the texts beside it",
            "perhaps people wouldn't hold the shop's ad against the writers",
          ],
        },
        alternative: {
          clause:
            "the newsletter should take adverts only for things that have nothing to do with its subject",
          paraphrases: [
            "adverts for other things only",
            "let a bakery or a bank advertise",
            "adverts ought to be from firms outside the subject",
            "no dealers, but other shops may pay for space",
          ],
        },
      },
      {
        gap: {
          question: "Has the shop asked for any say in what the newsletter prints?",
          paraphrases: [
            "who pays for it now?",
            "it isn't told whether the shop wants anything in return",
            "has a shop ever rung up a newsletter like this?",
            "would the ninety pounds matter to the writers?",
            "could they end the deal at any time?",
            "terms of the offer",
          ],
        },
        assumption: {
          clause: "the writers would rather please the shop than lose its ninety pounds a month",
          paraphrases: [
            "the editors would give in to keep the money",
            "that the writers care enough about the cash to change what they write",
            "they wouldn't just drop the shop if it meddled",
            "assumes the team can't resist pressure from an advertiser",
            "the writers may not give a hoot about what the shop thinks",
          ],
        },
        alternative: {
          clause: "the newsletter should never take money from one giver two months running",
          paraphrases: [
            "a different advertiser every month",
            "only one-off gifts",
            "no sponsor ought to pay for longer than a month",
            "spread it over many small payers so none gets powerful",
          ],
        },
      },
      {
        gap: {
          question: "How did the tone of other newsletters change when they took adverts?",
          paraphrases: [
            "did the style of others suffer?",
            "it gives no case of a newsletter that lost its tone",
            "where on the page would the ad stand?",
            "how many readers like it for the tone?",
            "we don't know what the advert would look like",
            "whether readers care about the style as much as the facts",
          ],
        },
        assumption: {
          clause: "an advert on half a page would change how the editor writes the rest",
          paraphrases: [
            "the ad affects the texts round it",
            "that she couldn't go on writing about her balcony next to it",
            "the editor's way of writing depends on there being no ads",
            "assumes the tone can't survive half a page by a shop",
            "she might well carry on just as she always has",
          ],
        },
        alternative: {
          clause: "the editor should write every advert herself in the newsletter's own words",
          paraphrases: [
            "let the editor write the adverts",
            "adverts in the same chatty tone",
            "she ought to put them in her own words",
            "take the money and keep the style",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["trust", "freedom", "loyalty"],
        phrase: "writers who answer to nobody",
        shownBy: [1],
        paraphrases: [
          "nobody can buy the writers",
          "staying honest towards the readers",
          "writers who can say what they like",
          "being believed",
          "sticking to what the newsletter stands for",
        ],
      },
      second: {
        ids: ["prosperity", "beauty", "progress"],
        phrase: "a richer and prettier newsletter",
        paraphrases: [
          "the income",
          "better pictures and paper",
          "having cash to improve things",
          "a nice look",
          "moving forward and growing",
        ],
      },
      concession: "the pictures would stay grey, small and too dark to make anything out in them",
    },
    fallacies: {
      strawman: {
        distortion: "to sell the pen in the editor's hand to whoever bids highest",
        paraphrases: [
          "they only want better paper and pictures for the money",
          "half a page of advert isn't selling the editor",
          "nobody offered to let the shop write the texts",
          "that's much worse than what they've really proposed",
          "it makes people who like pictures sound corrupt",
        ],
      },
      adHominem: {
        opponent: "the member who folds the envelopes",
        attack: "believes in ghosts and leaves biscuits out for them",
        paraphrases: [
          "ghosts have nothing to do with adverts",
          "a belief in ghosts doesn't make the point about money wrong",
          "it's only meant to make that member look daft",
          "no word about better paper, just mockery",
        ],
      },
      falseDichotomy: {
        option: "the newsletter stays without adverts",
        threat: "the shop dictates every word from the first page to the last",
        thirdWays: [
          "the newsletter could take small adverts from readers only",
          "the readers could each pay a few pounds a year for better paper",
        ],
        paraphrases: [
          "one advert doesn't mean the shop writes everything",
          "you could set rules for the advertiser",
          "small ads by readers would be a way out",
          "they'd have more choices than that",
          "it's not purity or slavery",
        ],
      },
      slipperySlope: {
        first: "the shop gets its half page",
        steps: [
          "more shops will want a page each",
          "the last article will make room for a price list",
          "nobody will be able to tell news from advertising anywhere",
        ],
        paraphrases: [
          "half a page doesn't have to grow into a price list",
          "the editor could simply say no to the next shop",
          "there's nothing to back up that chain",
          "it runs off from one ad to the end of all news",
        ],
      },
    },
    figures: {
      counted: "readers who cancelled newsletters that had taken adverts",
      countedShort: "cancellations",
      people: "readers of the newsletter",
      opinion: "say that they like it for having no adverts",
      amount: {
        members: "readers",
        member: "a reader",
        verb: "give",
        verbSingular: "gives",
        unit: "pounds",
        purpose: "a year to keep it free of adverts",
        usual: 3,
        outlier: "who founded it and still pays for the stamps",
      },
      subgroups: {
        finding:
          "newsletters without adverts get 8.2 points out of ten for honesty from readers, those with adverts only 6.9",
        groups: ["readers of long standing", "new readers"],
        paraphrases: [
          "maybe new readers don't see any difference",
          "old and new readers may judge it in opposite ways",
          "we only have the points from all of them together",
          "young people who are used to ads could think otherwise",
        ],
      },
    },
  },
  {
    issue: "generic-video-labels",
    reasons: [
      {
        gap: {
          question: "How many viewers overlook the note in small print below the videos?",
          paraphrases: [
            "do people miss the note under the video?",
            "it doesn't say why the small print isn't enough",
            "would the man have known whose video it was with a label?",
            "do viewers judge AI films differently when they're told?",
            "share of viewers who read the note",
            "we don't know how many videos have no note at all",
          ],
        },
        assumption: {
          clause: "viewers who see the label will think again about what the video tells them",
          paraphrases: [
            "people pay attention to the label and use it",
            "that a label makes viewers more careful",
            "the sign on the screen isn't just ignored after a while",
            "assumes folk want to weigh what they watch",
            "most might not care what the label says",
          ],
        },
        alternative: {
          clause: "every video should name the books and people from which its facts were taken",
          paraphrases: [
            "list the sources at the end of each film",
            "all clips ought to show where their facts come from",
            "makers must give their real name, human or not",
            "videos by people need a list of references too",
          ],
        },
      },
      {
        gap: {
          question:
            "Do people who film everything themselves get less notice since AI videos came up?",
          paraphrases: [
            "have the real film-makers lost any viewers?",
            "it's not said whether they complain about it",
            "can't they simply write that they filmed it themselves?",
            "do viewers take their work for AI?",
            "number of people who still film by hand",
            "how much care goes into an AI video?",
          ],
        },
        assumption: {
          clause: "viewers who know what is AI-made will value the films of people more",
          paraphrases: [
            "once AI is labelled the audience looks up to human work",
            "that people prefer something shot by hand",
            "a label on the others helps the real ones",
            "assumes viewers care how a clip was made",
            "they may watch whichever is more fun and that's that",
          ],
        },
        alternative: {
          clause: "the site should give a yearly award to films that people have shot themselves",
          paraphrases: [
            "a prize for handmade films",
            "put a badge on videos without any AI",
            "people who film ought to be named at the top of the page",
            "pay human film-makers a bigger share",
          ],
        },
      },
      {
        gap: {
          question: "How many viewers have been taken in by generated pictures on this subject?",
          paraphrases: [
            "how many people fell for it?",
            "it doesn't tell of anyone who was fooled",
            "did somebody notice the six fingers?",
            "do invented pictures in these films do any damage?",
            "how often are the pictures wrong?",
            "no figure for false scenes in AI films",
          ],
        },
        assumption: {
          clause:
            "a label on the screen makes a generated picture less convincing to those who watch",
          paraphrases: [
            "if it says AI people don't believe the picture",
            "that a label breaks the spell",
            "viewers trust their eyes less with a sign on the screen",
            "assumes nobody is fooled once it's marked",
            "even with a label you might take it for real",
          ],
        },
        alternative: {
          clause: "schools should teach children how to recognise pictures that a machine has made",
          paraphrases: [
            "lessons in spotting fakes",
            "people ought to learn to look twice",
            "the site could check the pictures before a film goes up",
            "ban made-up scenes in films that claim to show facts",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["openness", "trust", "dignity"],
        phrase: "the viewers' right to know",
        paraphrases: [
          "honesty towards the audience",
          "being open about how it was made",
          "not being deceived",
          "credit for real people's work",
          "clarity about what's real",
        ],
      },
      second: {
        ids: ["enjoyment", "freedom", "progress"],
        phrase: "a film without anything in the way",
        paraphrases: [
          "just watching without being disturbed",
          "a good explanation for its own sake",
          "makers deciding for themselves",
          "being glad of new technology",
          "pleasure in the pictures",
        ],
      },
      concession: "a corner of the screen would be covered even in the clearest and loveliest clip",
    },
    fallacies: {
      strawman: {
        distortion: "to hand our eyes and our minds over to robots for good",
        paraphrases: [
          "nobody wants robots to take over minds",
          "they said a good explanation stays good, that's all",
          "being fine with AI clips isn't handing over your mind",
          "it turns a calm remark into something mad",
          "the other side is made to sound much worse than it is",
        ],
      },
      adHominem: {
        opponent: "the owner of the video site",
        attack: "wears sunglasses indoors and even at breakfast",
        paraphrases: [
          "sunglasses have nothing to do with labels",
          "it picks on how the owner looks",
          "what someone wears at breakfast can't settle this",
          "there's no answer to the point about good explanations",
        ],
      },
      falseDichotomy: {
        option: "they mark every second of such a video",
        threat: "nobody on earth can tell a fact from a fairy tale",
        thirdWays: [
          "the site could show a clear notice for the first ten seconds",
          "viewers could switch the label on and off",
        ],
        paraphrases: [
          "a label at the start would be enough",
          "the site might make the small print bigger",
          "there's a middle way between all the time and never",
          "people have other means to check facts",
          "it skips simple answers such as a notice at the beginning",
        ],
      },
      slipperySlope: {
        first: "the label is left out",
        steps: [
          "people will believe any picture they are shown",
          "witnesses in court will swear to things that never happened",
          "the history of the world will be rewritten within a week",
        ],
        paraphrases: [
          "a missing label doesn't rewrite history",
          "that people would believe just anything isn't shown",
          "courts have nothing to do with these clips",
          "it goes from a label to the end of truth in three jumps",
        ],
      },
    },
    figures: {
      counted: "viewers who took an AI-made video for a real one",
      countedShort: "fooled viewers",
      people: "users of the site",
      opinion: "say that they want to know what a machine has made",
      amount: {
        members: "users of the site",
        member: "a user of the site",
        verb: "watch",
        verbSingular: "watches",
        unit: "minutes",
        purpose: "a week of AI-made videos without knowing it",
        usual: 20,
        outlier: "who leaves the site running while painting walls",
      },
      subgroups: {
        finding:
          "on sites with labels all the way through, viewers saw through 71 per cent of false scenes, elsewhere 58 per cent",
        groups: ["viewers new to the subject", "viewers who know it well"],
        paraphrases: [
          "the experts may have got better and the newcomers no better at all",
          "it doesn't show how people who are new to it did",
          "young and old viewers are all in one figure",
          "maybe it only helped those who knew a lot already",
        ],
      },
    },
  },
  {
    issue: "generic-real-names",
    reasons: [
      {
        gap: {
          question: "How often do members of this group insult each other at present?",
          paraphrases: [
            "how rude is the group now?",
            "it tells of one insult, are there more?",
            "are groups with real names any politer?",
            "how many quarrels have there been this year?",
            "no numbers on insults",
            "we don't know whether rude members were warned or thrown out",
          ],
        },
        assumption: {
          clause: "a name on the screen is enough for members to feel that they are seen",
          paraphrases: [
            "online a real name works as if you stood face to face",
            "that people don't insult each other under their own names too",
            "members would give their true names and not fake ones",
            "assumes rude people are ashamed once you know who they are",
            "some are nasty with their full name, so it may not help",
            "people behave once they can be named",
          ],
        },
        alternative: {
          clause: "members should meet face to face or by camera when they fall out",
          paraphrases: [
            "settle quarrels in a video call",
            "have members show a photo of themselves",
            "people in a row ought to talk in person",
            "a yearly meeting where everyone sees everyone",
          ],
        },
      },
      {
        gap: {
          question: "How many bad answers has the group had, and did any of them do harm?",
          paraphrases: [
            "was the boy's advice wrong?",
            "it doesn't say if anybody was harmed by bad advice",
            "how many advisers aren't qualified?",
            "do readers look people up at all?",
            "what kind of advice is it, is anything at stake?",
            "how often is an answer false",
          ],
        },
        assumption: {
          clause: "readers who are given a name will take the trouble to look it up",
          paraphrases: [
            "people really check who the adviser is",
            "that you can find out about someone from their name",
            "members bother to search for the person behind a tip",
            "assumes a name leads to facts about somebody's training",
            "there may be fifty people with that name, so what then?",
          ],
        },
        alternative: {
          clause: "advisers should state below each answer what training and practice they have",
          paraphrases: [
            "say what you've learnt before giving tips",
            "a badge for members whose knowledge has been checked",
            "the group ought to test its advisers",
            "put your years of practice in your profile, any name will do",
          ],
        },
      },
      {
        gap: {
          question: "How many of the three hundred members want to know each other better?",
          paraphrases: [
            "do the members even want a community?",
            "it's not mentioned whether people feel close already",
            "how many live near enough to meet?",
            "what do the users say about it?",
            "were the two glad when they found out?",
            "nothing on how many would leave over it",
          ],
        },
        assumption: {
          clause: "a real name tells members who somebody is better than a familiar invented one",
          paraphrases: [
            "you know a person more with the real name",
            "that a nickname you've seen for a year isn't enough to know someone",
            "a true name is what makes people known to each other",
            "assumes people can't grow close under invented names",
            "Anna Smith may tell me less than Storm Petrel does",
          ],
        },
        alternative: {
          clause: "the group should hold a summer meeting at which members get to know each other",
          paraphrases: [
            "meet up once a year",
            "everyone writes a few lines about themselves",
            "arrange local get-togethers for users from the same place",
            "a page where members introduce themselves ought to be added",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["openness", "trust", "community"],
        phrase: "knowing whom one is dealing with",
        paraphrases: [
          "honesty about who you are",
          "people standing by what they say",
          "being able to rely on others",
          "feeling that you belong together",
          "a civil tone",
        ],
      },
      second: {
        ids: ["privacy", "safety", "compassion"],
        phrase: "a shelter for those who need a mask",
        paraphrases: [
          "not having to say who you are",
          "protecting people's private lives",
          "being able to tell sad things without fear",
          "keeping your name to yourself",
          "not being found by strangers",
        ],
      },
      concession: "somebody with a painful story would think of the neighbours and keep silent",
    },
    fallacies: {
      strawman: {
        distortion: "to let liars and thieves run about in false beards for ever",
        paraphrases: [
          "they care about people with something painful to tell, not about thieves",
          "no one asked for liars to be protected",
          "false beards are nowhere in what they said",
          "wanting a nickname doesn't make you a crook",
          "it twists a kind thought into something shady",
        ],
      },
      adHominem: {
        opponent: "the moderator of the group",
        attack: "still cannot tell left from right without looking at a wristwatch",
        paraphrases: [
          "left and right have nothing to do with real names",
          "it makes the moderator look dim and leaves the reason alone",
          "a silly weakness doesn't prove anyone wrong",
          "it attacks who says it, not what's said",
        ],
      },
      falseDichotomy: {
        option: "everyone signs with a real name",
        threat: "the group drowns in insults and made-up advice",
        thirdWays: [
          "the moderators could know the names and keep them to themselves",
          "members could use a nickname in one corner for painful stories",
        ],
        paraphrases: [
          "moderators could throw out rude people",
          "names might be known only to the person in charge",
          "there's something in the middle, real names for advice only",
          "nicknames don't have to mean insults",
          "it acts like there were only two kinds of group",
        ],
      },
      slipperySlope: {
        first: "invented names are allowed",
        steps: [
          "members will lie about their age and their work",
          "whole families will be talked into buying houses that do not exist",
          "nobody will trust even a brother with the front-door key",
        ],
        paraphrases: [
          "a nickname doesn't lead to selling fake houses",
          "they've had invented names for a year and that hasn't happened",
          "no reason why one should follow from the other",
          "it ends up with brothers who don't trust each other, that's absurd",
        ],
      },
    },
    figures: {
      counted: "posts that had to be deleted for insults",
      countedShort: "deleted posts",
      people: "members of the group",
      opinion: "say that they would answer a real name more kindly",
      amount: {
        members: "members",
        member: "a member",
        verb: "receive",
        verbSingular: "receives",
        unit: "insults",
        purpose: "a year from people with invented names",
        usual: 4,
        outlier: "who wrote about a very sore point last autumn",
      },
      subgroups: {
        finding:
          "in groups with real names, members called the tone pleasant in 78 per cent of cases, elsewhere in 65",
        groups: ["members who write a lot", "members who only read"],
        paraphrases: [
          "those who write may see it differently from those who just read",
          "perhaps shy people found it worse",
          "men and women are counted together, so we can't tell",
          "the figure for everyone doesn't say how the quiet ones felt",
        ],
      },
    },
  },
];
