import type { IssueEvaluation } from "../evaluation.ts";

/** What modules 2 to 7 need to know of the issues about films and television. */
export const filmsAndTelevision: readonly IssueEvaluation[] = [
  {
    issue: "interval-in-long-films",
    reasons: [
      {
        gap: {
          question: "How many of the people at those nineteen long films really lost the thread?",
          paraphrases: [
            "how many people actually lose track?",
            "it doesn't say what share of the audience couldn't follow the plot",
            "did anyone ask the audience whether they'd got lost?",
            "number of viewers who get confused in the third hour",
            "is it most people or just a handful who whisper to their neighbours?",
            "we never learn where this about hardly anyone following comes from",
          ],
        },
        assumption: {
          clause: "people who have had a pause can follow the rest of the film again",
          paraphrases: [
            "a break brings your attention back",
            "that after twenty minutes out of the room people concentrate better",
            "assumes an interval refreshes the mind instead of breaking the thread",
            "maybe people have forgotten half the plot by the time they sit down again",
            "viewers will be wide awake for the second half",
            "stopping for a while is enough to cure the tiredness",
          ],
        },
        alternative: {
          clause: "the cinema should choose shorter films for its two screens whenever it can",
          paraphrases: [
            "show shorter films instead",
            "the cinema ought to pick movies that are over in two hours",
            "you could just as well argue for fewer three-hour films in the programme",
            "don't book anything that goes on for so long",
          ],
        },
      },
      {
        gap: {
          question: "How many people in the audience would buy a drink during an interval?",
          paraphrases: [
            "would people even buy anything?",
            "it doesn't say how much the bar takes at present",
            "how many drinks are sold on a normal night?",
            "what it would cost to staff the bar for those twenty minutes",
            "expected bar takings from nineteen evenings",
            "we're not told how close the cinema is to losing its independence",
          ],
        },
        assumption: {
          clause: "guests would buy drinks in an interval that they do not buy before the film",
          paraphrases: [
            "people would drink more overall than they do now",
            "that the bar sells extra and not just later",
            "perhaps they'd simply buy their wine halfway and not at the start",
            "assumes the audience will spend money in the break",
            "the interval brings in new sales for the owners",
            "guests don't already have a glass in their hand when they sit down",
          ],
        },
        alternative: {
          clause: "waiters should bring wine and other drinks to the seats during the film",
          paraphrases: [
            "serve drinks at the seats",
            "let people order from where they sit while the film runs",
            "the bar staff could go round the rows with a tray",
            "there ought to be service in the hall so the bar earns more",
          ],
        },
      },
      {
        gap: {
          question:
            "Do most visitors want to talk to other people during an evening at the pictures?",
          paraphrases: [
            "do people even want to chat?",
            "it doesn't say what the other guests did when the projector failed",
            "how many come alone and would rather stay that way?",
            "the passage leaves out whether the audience likes the idea of company",
            "share of visitors who'd enjoy talking halfway",
            "has anybody asked them?",
          ],
        },
        assumption: {
          clause:
            "people would spend a planned pause in conversation and not over their telephones",
          paraphrases: [
            "they'd talk to each other and not look at their phones",
            "that a planned break works like the breakdown in May did",
            "people might just queue for the toilets instead of chatting",
            "assumes everyone mixes with the others",
            "strangers will start talking if you put them in a foyer",
          ],
        },
        alternative: {
          clause: "the cinema should keep its foyer open after every film so that people can talk",
          paraphrases: [
            "let people stay in the foyer afterwards",
            "open the bar after the film, however short it was",
            "there ought to be time for a chat at the end of each showing",
            "they could invite the audience to discuss the film once it's over",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["comfort", "community"],
        phrase: "an easy and sociable evening",
        shownBy: [0, 2],
        paraphrases: [
          "people being at ease and together",
          "the audience feeling good",
          "being able to stretch your legs and talk to others",
          "company and a bit of relief for the people in the seats",
          "a pleasant night out with friends",
        ],
      },
      second: {
        ids: ["beauty", "excellence"],
        phrase: "the unbroken power of a work of art",
        paraphrases: [
          "art",
          "the film as its director meant it",
          "keeping the tension of a good story",
          "respect for the movie as a whole",
          "being carried away without interruption",
        ],
      },
      concession:
        "the most gripping scene of the night may be followed by queues and clinking glasses",
    },
    fallacies: {
      strawman: {
        distortion: "to chain the audience to their seats until the last name has rolled by",
        paraphrases: [
          "nobody wants to chain anyone up",
          "the others just said a stop spoils the tension",
          "it makes film lovers sound like jailers",
          "that's not their point at all, the writer has made it up",
          "it's an exaggerated version of what they said about suspense",
        ],
      },
      adHominem: {
        opponent: "the president of the film club",
        attack: "has worn the same yellow scarf to every premiere since 1994",
        paraphrases: [
          "a scarf has nothing to do with intervals",
          "the writer makes fun of the president's clothes and skips the point",
          "you can dress oddly and still be right about films",
          "it's about the person, not about whether a break ruins the story",
        ],
      },
      falseDichotomy: {
        option: "the cinema stops its long films halfway",
        threat: "we watch whole rows of people fall asleep in the third hour",
        thirdWays: [
          "the cinema could offer an interval at the afternoon showings only",
          "it could start its long films earlier in the evening",
        ],
        paraphrases: [
          "those aren't the only two possibilities",
          "you could have breaks on some days and none on others",
          "plenty of people stay awake for three hours without any pause",
          "it leaves out everything in the middle, like an earlier start",
          "not having an interval doesn't mean everybody nods off",
        ],
      },
      slipperySlope: {
        first: "the long films go on without an interval",
        steps: [
          "people will stop coming to anything longer than a cartoon",
          "both screens will go dark for want of an audience",
          "nobody in the country will be able to sit through a story",
        ],
        paraphrases: [
          "no interval doesn't mean the cinema dies",
          "there's no reason why one would lead to the other",
          "it jumps from a missing break to the end of storytelling",
          "who says people would stop coming? they came last year too",
          "each step is made up without any proof",
        ],
      },
    },
    figures: {
      counted: "people who walked out of a long film before its end",
      countedShort: "walk-outs",
      people: "regular guests of the cinema",
      opinion: "say that they miss part of every long film",
      amount: {
        members: "guests at a three-hour film",
        member: "a guest at a three-hour film",
        verb: "miss",
        verbSingular: "misses",
        unit: "minutes",
        purpose: "of the story by dozing off or slipping out",
        usual: 3,
        outlier: "who works nights and sleeps through nearly everything",
      },
      subgroups: {
        finding:
          "audiences gave long films with an interval an average mark of 8.1 and those without one only 7.2",
        groups: ["older guests", "young ones"],
        paraphrases: [
          "maybe only the older ones liked the break",
          "young people could have given lower marks with an interval",
          "it lumps everyone in the audience together",
          "the average hides what different kinds of guests thought",
          "we can't see whether it's true for each age",
        ],
      },
    },
  },
  {
    issue: "subtitles-not-dubbing",
    reasons: [
      {
        gap: {
          question:
            "How much of a language have ordinary viewers learnt from films with subtitles?",
          paraphrases: [
            "how much do normal viewers learn?",
            "there's just one neighbour's son, nothing about anybody else",
            "do people in countries with subtitles speak foreign languages better?",
            "how many films does it take before you can say anything?",
            "test results of people who watch in the original",
            "it isn't said whether the boy had Danish lessons as well",
          ],
        },
        assumption: {
          clause:
            "viewers will listen to the foreign voices while they are reading the lines below",
          paraphrases: [
            "people listen as well as read",
            "that you still hear the language when you're busy with the text",
            "maybe they only read and don't take in the sound at all",
            "assumes viewers won't switch over to another channel",
            "the ear keeps working although the eyes are on the subtitles",
          ],
        },
        alternative: {
          clause:
            "the public radio should broadcast talk and plays in foreign languages every week",
          paraphrases: [
            "more foreign languages on the radio",
            "put foreign radio plays on every week",
            "people ought to hear other languages on air, not only in films",
            "the broadcaster could have a weekly radio hour in Danish or Spanish",
          ],
        },
      },
      {
        gap: {
          question: "How much of the dialogue is lost when it is cut down to two lines of text?",
          paraphrases: [
            "how much gets lost in the subtitles?",
            "it doesn't say how well the dubbing is done",
            "do subtitles leave out a lot of what is said?",
            "what viewers themselves find more genuine",
            "is a shortened text really closer to the film?",
            "nothing about how far the translation in the lines can be trusted",
          ],
        },
        assumption: {
          clause: "viewers who do not know a language can hear what is special in a voice",
          paraphrases: [
            "you notice an accent in a language you don't speak",
            "that people can tell a northern fisherman by his sound",
            "perhaps all Danish sounds the same to most of us",
            "assumes we can hear where a foreigner comes from",
            "an ordinary viewer would catch the difference between one dialect and another",
          ],
        },
        alternative: {
          clause: "viewers should be able to switch to the original voices on any dubbed film",
          paraphrases: [
            "a button for the original sound",
            "let people choose the voices themselves",
            "the broadcaster ought to offer both versions",
            "send two sound tracks and leave it to the viewer",
          ],
        },
      },
      {
        gap: {
          question: "How many children are still watching when the foreign films are on?",
          paraphrases: [
            "do any kids watch that late?",
            "it doesn't tell us how many children see these films",
            "how many of the two hundred films are for children?",
            "aren't most nine-year-olds in bed after nine?",
            "number of young viewers",
            "whether kids who watch with subtitles really score higher in reading",
          ],
        },
        assumption: {
          clause: "children read the lines on the screen and do not just look at the pictures",
          paraphrases: [
            "kids actually read the text",
            "that a child can keep up with the speed of subtitles",
            "children might ignore the words and watch the action",
            "assumes nobody reads it out to them",
            "young viewers won't lose patience and go and do something else",
          ],
        },
        alternative: {
          clause:
            "children's programmes in our own language should have lines of text below as well",
          paraphrases: [
            "put subtitles under kids' shows too",
            "add text to cartoons in our own language",
            "everything made for children ought to be subtitled",
            "if reading is the aim, subtitle the home-made programmes",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["learning", "excellence"],
        phrase: "what viewers can learn from the original",
        paraphrases: [
          "education",
          "getting to know languages",
          "the real thing, just as it was made",
          "people gaining knowledge in front of the set",
          "quality and knowledge",
        ],
      },
      second: {
        ids: ["comfort", "enjoyment"],
        phrase: "an effortless evening in front of the screen",
        paraphrases: [
          "relaxing after work",
          "convenience for tired viewers",
          "being entertained without any strain",
          "an easy time on the sofa",
          "that watching is fun and no work",
        ],
      },
      concession: "people who come home worn out would have to read for two hours",
    },
    fallacies: {
      strawman: {
        distortion: "to keep every foreign word out of the country for good",
        paraphrases: [
          "no one wants to ban foreign words",
          "all they said is that reading is hard when you're tired",
          "it turns sleepy viewers into people who hate other languages",
          "their real point about coming home tired isn't answered",
          "the writer puts something in their mouths that they never said",
        ],
      },
      adHominem: {
        opponent: "the presenter of the late news",
        attack: "once turned up at a gala in two different shoes",
        paraphrases: [
          "odd shoes don't make you wrong about subtitles",
          "it picks on somebody's clothes",
          "what the presenter wore years ago is beside the point",
          "instead of replying to the argument the writer laughs at the one who made it",
        ],
      },
      falseDichotomy: {
        option: "the broadcaster gives up dubbing",
        threat: "we bring up a generation that never hears a foreign sound",
        thirdWays: [
          "viewers could choose the original sound with a button",
          "the broadcaster could dub the early films and subtitle the late ones",
        ],
        paraphrases: [
          "you could offer both versions",
          "there are more ways than these two",
          "people hear other languages at school and on holiday as well",
          "why not dub some and subtitle the rest?",
          "it isn't all or nothing",
        ],
      },
      slipperySlope: {
        first: "dubbing remains the rule",
        steps: [
          "viewers will forget that other languages exist",
          "schools will give up teaching them",
          "the whole country will be unable to greet a guest from abroad",
        ],
        paraphrases: [
          "films have been dubbed for ages and schools still teach languages",
          "dubbed films don't make anyone forget that there are other languages",
          "nothing shows that the second thing follows from the first",
          "it gets wilder with every step",
        ],
      },
    },
    figures: {
      counted: "requests for foreign films in the original with subtitles",
      countedShort: "requests",
      people: "members of a language club",
      opinion: "say that they learn more from films than from lessons",
      amount: {
        members: "viewers of subtitled films",
        member: "a viewer of subtitled films",
        verb: "know",
        verbSingular: "knows",
        unit: "foreign words",
        purpose: "from watching television in the original",
        usual: 20,
        outlier: "who has seen a Danish film every night for years",
      },
      subgroups: {
        finding:
          "after a month of subtitled films viewers knew 31 foreign words on average and after dubbed ones only 12",
        groups: ["young viewers", "pensioners"],
        paraphrases: [
          "perhaps only the young ones learnt anything",
          "older people may have learnt nothing at all from subtitles",
          "it's an average of everyone, whatever their age",
          "we don't know if it held for every kind of viewer",
          "one part of them could have pulled the figure up",
        ],
      },
    },
  },
  {
    issue: "sweets-adverts-before-nine",
    reasons: [
      {
        gap: {
          question: "How often do children under seven get to see a sweets advert on television?",
          paraphrases: [
            "how many of these ads do small kids see?",
            "it doesn't say how often sweets are advertised when little ones watch",
            "how do we know they don't understand? was it tested?",
            "the number of sweet adverts shown in children's hours",
            "do under-sevens watch the channels with commercials at all?",
            "nothing about whether the adverts work on children who don't get them",
          ],
        },
        assumption: {
          clause:
            "hardly any children under seven are watching television after nine in the evening",
          paraphrases: [
            "little kids are in bed by nine",
            "that small children won't see the late adverts",
            "plenty of six-year-olds may still be up at half past nine",
            "assumes nobody records programmes and shows them to children next day",
            "after nine only older people sit in front of the set",
          ],
        },
        alternative: {
          clause: "programmes for children under seven should be free of adverts of every kind",
          paraphrases: [
            "no adverts at all in kids' programmes",
            "keep every commercial away from small children's shows",
            "the little ones' programmes ought to have no breaks for ads",
            "ban all advertising around cartoons",
          ],
        },
      },
      {
        gap: {
          question: "How many parents give in to a child's wish for sweets against their own will?",
          paraphrases: [
            "how many parents really give in?",
            "it doesn't say if parents want such a law",
            "how often do kids beg for something they saw on TV?",
            "what share of families has this trouble at the till",
            "have parents been asked whether the adverts make cooking harder?",
          ],
        },
        assumption: {
          clause: "children will beg for fewer sweets once the daytime adverts are gone",
          paraphrases: [
            "without the ads kids would stop nagging",
            "that it's the commercials that make children ask",
            "kids might want sweets just as much because of their friends",
            "assumes the display at the till doesn't tempt them anyway",
            "children get the idea from television and from nowhere else",
          ],
        },
        alternative: {
          clause: "adverts for sweets should not be allowed to use songs or cartoon animals",
          paraphrases: [
            "ban the songs and the bears",
            "no catchy tunes in sweets adverts",
            "such adverts ought to be dull and plain",
            "forbid cartoon figures that talk to kids",
          ],
        },
      },
      {
        gap: {
          question:
            "How much less sugar do children eat in countries where such adverts come late?",
          paraphrases: [
            "do kids elsewhere eat less sugar with late ads?",
            "it doesn't say how much sugar the adverts are to blame for",
            "has any other country tried it?",
            "results from places with such a rule are missing",
            "how much healthier do they really become?",
            "whether sales of sweets go down when ads are moved",
          ],
        },
        assumption: {
          clause:
            "daytime adverts lead children to eat more sugary things than they otherwise would",
          paraphrases: [
            "ads make kids eat more sugar",
            "that children would have fewer sweets if nobody advertised them by day",
            "maybe they'd eat exactly as much without any commercials",
            "assumes it's television that drives how much lemonade is drunk",
            "moving the adverts will cut down on sugar",
          ],
        },
        alternative: {
          clause: "schools should stop selling sweets and fizzy drinks to their pupils",
          paraphrases: [
            "no sweets in schools",
            "take the drinks machines out of schools",
            "school kiosks ought to sell fruit and water only",
            "put a tax on sugar so that kids eat less of it",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["health", "safety"],
        phrase: "the protection of children's health",
        paraphrases: [
          "kids growing up well",
          "keeping little ones from harm",
          "the wellbeing of the young",
          "looking after those who can't defend themselves against ads",
          "sound teeth and bodies",
        ],
      },
      second: {
        ids: ["freedom", "self_reliance", "prosperity"],
        phrase: "the makers' freedom to advertise",
        paraphrases: [
          "liberty",
          "that companies can advertise when they like",
          "letting parents decide on their own",
          "business and people's own responsibility",
          "not being told what to do by the state",
        ],
      },
      concession: "makers of lawful goods could no longer show them when most people are watching",
    },
    fallacies: {
      strawman: {
        distortion: "to let parents pour lemonade into their babies by the bucket",
        paraphrases: [
          "nobody wants to pour lemonade into babies",
          "they just said it's the parents who decide",
          "the writer twists it into something ridiculous",
          "the point was that mums and dads do the buying",
          "that's a caricature of the other side",
        ],
      },
      adHominem: {
        opponent: "the chairman of the parents' council",
        attack: "laughs so loudly that the neighbours bang on the wall",
        paraphrases: [
          "how he laughs doesn't matter here",
          "it attacks the chairman and leaves his argument alone",
          "a loud laugh says nothing about adverts for sweets",
          "that's just making fun of a man who disagrees",
        ],
      },
      falseDichotomy: {
        option: "sweets adverts wait until nine",
        threat: "our children swallow sugar from breakfast to bedtime",
        thirdWays: [
          "channels could keep such adverts out of children's programmes only",
          "each advert could be followed by a warning about sugar",
        ],
        paraphrases: [
          "there's a lot in between",
          "kids don't eat sugar all day just because of some adverts",
          "you could ban them from children's programmes and nothing else",
          "only two choices are given though there are others",
          "as if parents had no say any more",
        ],
      },
      slipperySlope: {
        first: "the daytime adverts go on",
        steps: [
          "children will want jelly at every meal",
          "parents will give up cooking altogether",
          "there will not be a healthy tooth left in the country",
        ],
        paraphrases: [
          "adverts don't lead to everyone losing their teeth",
          "they've been on for years and parents still cook",
          "it goes too far with no evidence",
          "why would parents stop cooking over a commercial?",
          "one thing needn't follow from the other",
        ],
      },
    },
    figures: {
      counted: "children who had a filling before they were seven",
      countedShort: "such children",
      people: "parents at a supermarket till",
      opinion: "say that adverts make their children beg for sweets",
      amount: {
        members: "families with small children",
        member: "a family with small children",
        verb: "spend",
        verbSingular: "spends",
        unit: "pounds",
        purpose: "a month on sweets from the adverts",
        usual: 5,
        outlier: "which buys the treats for a whole football club",
      },
      subgroups: {
        finding:
          "children eat 14 grams of sugar a day less on average where such adverts come only after nine",
        groups: ["the under-sevens", "the teenagers"],
        paraphrases: [
          "maybe only the teenagers eat less",
          "for the small ones it could be no difference at all",
          "the figure mixes all ages",
          "it's one average for toddlers and teens together",
          "we can't tell from it which children eat less",
        ],
      },
    },
  },
  {
    issue: "paying-the-filmed-street",
    reasons: [
      {
        gap: {
          question: "How many of the forty households lose any money when the lane is closed?",
          paraphrases: [
            "how many of them really lose money?",
            "it only mentions the piano tuner, nothing about the others",
            "what do the neighbours who work elsewhere lose?",
            "how much the losses came to over the twenty-three days",
            "the passage doesn't say if the tuner's customers came back later",
            "total loss for the whole lane",
          ],
        },
        assumption: {
          clause: "no part of the council's fee already reaches the people who live in the street",
          paraphrases: [
            "the householders don't get anything yet",
            "that the council keeps the whole fee for itself",
            "maybe their rates are lower already to make up for it",
            "assumes nobody has been compensated in some other way",
            "residents go away empty-handed when the film company pays",
          ],
        },
        alternative: {
          clause: "a film crew should be allowed to close a street for two hours at most",
          paraphrases: [
            "limit the closing to a couple of hours",
            "shorter closures would do",
            "film people ought to let residents and customers through",
            "set a limit on how long they may block the lane",
          ],
        },
      },
      {
        gap: {
          question:
            "Do householders in the lane get grants towards the upkeep of their old fronts?",
          paraphrases: [
            "do they get a grant for the shutters?",
            "it isn't said who else helps to pay for the fronts",
            "how much does the upkeep cost an ordinary house in a year?",
            "whether the film companies choose the lane on account of the fronts",
            "what the other houses spend",
            "is one pair of shutters typical?",
          ],
        },
        assumption: {
          clause: "every household in a street that is filmed spends its own money on its front",
          paraphrases: [
            "all of them pay for their own front",
            "that there aren't any tenants who pay nothing for the outside",
            "some of the forty may never have spent a penny on it",
            "assumes all the houses in a filmed street are historic and cared for",
            "each home that gets paid has done its bit for the look of the lane",
          ],
        },
        alternative: {
          clause: "the council should spend its fee on the repair of the historic fronts",
          paraphrases: [
            "use the council's fee to repair the fronts",
            "the town ought to help owners with shutters and paint",
            "film money could go into a fund for old houses",
            "give grants for the upkeep to whoever restores a front",
          ],
        },
      },
      {
        gap: {
          question: "How often was filming disturbed by neighbours who had received nothing?",
          paraphrases: [
            "how often does that happen?",
            "was the lawn mower the only case in twenty-three days?",
            "it doesn't tell how neighbours behave where they are paid",
            "number of scenes that were spoilt by residents",
            "do streets with payments have fewer quarrels?",
          ],
        },
        assumption: {
          clause: "it is for lack of payment that neighbours make trouble for a film crew",
          paraphrases: [
            "they'd keep quiet if they were paid",
            "that money is what the annoyed neighbours want",
            "perhaps the man simply wanted to cut his grass",
            "assumes a payment can buy somebody's good will",
            "nobody would disturb a scene once there's cash in it",
          ],
        },
        alternative: {
          clause: "directors should invite the neighbours to lunch and give them small parts",
          paraphrases: [
            "let the neighbours be extras",
            "the crew could give them lunch and a visit to the set",
            "free tickets for the premiere ought to do it",
            "a thank-you party for the lane",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["fairness", "compassion"],
        phrase: "a fair deal for the people in the lane",
        paraphrases: [
          "justice for the residents",
          "that those who suffer get something back",
          "making up for the trouble they have",
          "nobody should bear a burden for nothing",
          "being fair to the householders",
        ],
      },
      second: {
        ids: ["prosperity", "efficiency"],
        phrase: "the prosperity of the whole town",
        paraphrases: [
          "the money tourists bring",
          "good business for everyone",
          "the town's income from visitors and films",
          "that shooting a film here stays cheap and simple",
          "the local economy",
        ],
      },
      concession: "a crew that must pay at forty doors may take its cameras elsewhere",
    },
    fallacies: {
      strawman: {
        distortion: "to see forty families driven from their homes for the sake of a film set",
        paraphrases: [
          "nobody said people should be driven out",
          "all they mentioned was that visitors bring money to the town",
          "the writer makes them sound cruel",
          "it replaces their argument with a monstrous one",
          "earning from tourists isn't the same as throwing out families",
        ],
      },
      adHominem: {
        opponent: "the mayor of the town",
        attack: "keeps a stuffed owl in the front window all year round",
        paraphrases: [
          "an owl in the window has nothing to do with the fee",
          "it mocks someone's taste instead of their reasons",
          "a person with strange decorations could still be right",
          "that's about how the mayor lives, not about the filming",
        ],
      },
      falseDichotomy: {
        option: "each household gets its money",
        threat: "the lane turns into a prison whenever a camera rolls",
        thirdWays: [
          "the council could limit filming to ten days a year",
          "crews could let residents and their customers through between two scenes",
        ],
        paraphrases: [
          "there are other things you could do",
          "they could just film on fewer days",
          "it pretends there's no middle way between paying and locking people in",
          "letting customers through would help without any payment",
          "two choices only, and one is made to look awful",
        ],
      },
      slipperySlope: {
        first: "the households go on without a penny",
        steps: [
          "film crews will close the lane every week",
          "the neighbours will sell up one after another",
          "the old town will be nothing but painted boards with nobody behind them",
        ],
        paraphrases: [
          "not paying doesn't mean the whole town empties",
          "where's the proof that crews would come every week?",
          "it's a chain of guesses",
          "from no payment to a ghost town is a huge leap",
          "people don't sell their house over a few days of filming",
        ],
      },
    },
    figures: {
      counted: "days on which a film crew closed a street",
      countedShort: "closed days",
      people: "residents of Cooper's Lane",
      opinion: "say that the filming costs them money",
      amount: {
        members: "residents of a filmed street",
        member: "a resident of a filmed street",
        verb: "lose",
        verbSingular: "loses",
        unit: "pounds",
        purpose: "a day while a crew is at work",
        usual: 5,
        outlier: "who teaches the piano at home from morning to night",
      },
      subgroups: {
        finding:
          "households in filmed streets lost 38 pounds on average for every day on which a crew closed them",
        groups: ["houses with a workshop", "houses without one"],
        paraphrases: [
          "houses without a workshop may have lost nothing",
          "it's probably only those who work at home who lose so much",
          "the average throws shopkeepers and commuters together",
          "we don't see who in the street really lost",
          "could be very different from door to door",
        ],
      },
    },
  },
  {
    issue: "one-episode-a-week",
    reasons: [
      {
        gap: {
          question: "How many viewers of a weekly series watch each episode when it comes out?",
          paraphrases: [
            "how many watch it on the day itself?",
            "it doesn't say if other offices did the same",
            "do people talk less about series that come out all at once?",
            "whether anyone still waits for Thursday",
            "the share of viewers that keep up week by week",
            "was it the weekly rhythm or just a very good series?",
          ],
        },
        assumption: {
          clause: "most people would watch a new episode within a day or two of each other",
          paraphrases: [
            "everyone watches it at about the same time",
            "that friends and colleagues would keep in step",
            "people may save up the episodes and fall out of step anyway",
            "assumes viewers won't wait till the season is complete",
            "on Friday morning the whole office will have seen it",
          ],
        },
        alternative: {
          clause: "friends should agree to watch the episodes of a new series on the same evenings",
          paraphrases: [
            "people can arrange to watch it together",
            "fix an evening for each episode among friends",
            "colleagues ought to agree on how far they've watched",
            "meet once a week for one part, even if all are out",
          ],
        },
      },
      {
        gap: {
          question: "Do viewers really use the days between two episodes to think about the plot?",
          paraphrases: [
            "do people actually think about it in between?",
            "it isn't said how many forget what happened before",
            "how was it found out that they get more out of it?",
            "comparison with people who saw it all in a weekend",
            "do they even remember the story after a week?",
          ],
        },
        assumption: {
          clause: "viewers who have a whole season before them leave themselves no time to think",
          paraphrases: [
            "people rush through if they can",
            "that nobody pauses of their own accord",
            "many may well stop after one episode and sleep on it",
            "assumes everybody watches everything in one go when it's all there",
            "with all the episodes at hand viewers don't take breaks",
          ],
        },
        alternative: {
          clause: "viewers should leave a few days between episodes even when all are there",
          paraphrases: [
            "people could take breaks by themselves",
            "watch slowly even if the whole season is out",
            "you ought to wait some days before the next one, of your own free will",
            "viewers should pause between parts however they come out",
          ],
        },
      },
      {
        gap: {
          question: "How many viewers cannot stop although they would like to?",
          paraphrases: [
            "how many people are hooked?",
            "it says many but gives no number",
            "is going to bed at five once in a while an addiction?",
            "whether a weekly series makes people less dependent",
            "nothing about what doctors say on this",
            "what about those who have no trouble stopping?",
          ],
        },
        assumption: {
          clause: "viewers will not wait for the last week and then watch everything in a row",
          paraphrases: [
            "people won't save it all up",
            "that addicts don't simply switch to older series",
            "they could wait two months and binge all the same",
            "assumes that coming out weekly really stops marathon nights",
            "viewers will see each part in the week when it appears",
          ],
        },
        alternative: {
          clause: "streaming services should stop the next episode from starting by itself",
          paraphrases: [
            "switch off autoplay",
            "no automatic start of the next part",
            "services ought to make you press a button after each episode",
            "a reminder after two hours would be supported by that too",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["community", "health"],
        phrase: "viewing that is shared and kept in bounds",
        shownBy: [0, 2],
        paraphrases: [
          "watching together",
          "people having something in common to talk about",
          "moderation and sleep",
          "what does viewers good",
          "the company of others and a healthy measure",
        ],
      },
      second: {
        ids: ["freedom", "comfort"],
        phrase: "each viewer's free choice of pace",
        paraphrases: [
          "liberty to watch when you like",
          "deciding for yourself",
          "convenience",
          "that adults can do as they want in their own living room",
          "having everything at hand at once",
        ],
      },
      concession: "someone laid up with a broken leg could not see a whole season in one weekend",
    },
    fallacies: {
      strawman: {
        distortion: "to lie on a sofa day and night and never see another human being",
        paraphrases: [
          "they never said they want to lie around all the time",
          "it was just about adults deciding for themselves",
          "that makes people who like whole seasons look like wrecks",
          "the writer answers something nobody has said",
          "wanting a choice doesn't mean wanting to watch non-stop",
        ],
      },
      adHominem: {
        opponent: "the best-known blogger on television series",
        attack: "eats cold beans straight from the tin",
        paraphrases: [
          "what the blogger eats is irrelevant",
          "it's a dig at someone's habits and no argument",
          "cold beans don't make the opinion wrong",
          "the writer tries to make us dislike the blogger",
        ],
      },
      falseDichotomy: {
        option: "a series comes out bit by bit",
        threat: "we become a people of pale creatures with nothing to say to each other",
        thirdWays: [
          "a season could come out in two or three parts",
          "services could let each viewer choose between the two ways",
        ],
        paraphrases: [
          "there's a middle way, like two parts",
          "people can talk about lots of other things",
          "those aren't the only options",
          "you could let everybody choose for themselves",
          "as though no one could watch a full season and stay normal",
        ],
      },
      slipperySlope: {
        first: "whole seasons keep coming out in one day",
        steps: [
          "people will sit up watching every night of the week",
          "offices will stay dark until noon",
          "the country will run out of anyone awake enough to drive a bus",
        ],
        paraphrases: [
          "seasons come out in one day now and buses still run",
          "no evidence that it would get that far",
          "one late night doesn't lead to a country asleep",
          "the steps don't follow from each other",
        ],
      },
    },
    figures: {
      counted: "viewers who watched a whole season in one night",
      countedShort: "such viewers",
      people: "users of streaming services",
      opinion: "say that they sleep badly when a new season comes out",
      amount: {
        members: "viewers of a new season",
        member: "a viewer of a new season",
        verb: "lose",
        verbSingular: "loses",
        unit: "minutes",
        purpose: "of sleep on the night when it comes out",
        usual: 5,
        outlier: "who never stops before the last episode",
      },
      subgroups: {
        finding:
          "viewers of weekly series remembered 71 per cent of the plot on average and viewers of whole seasons only 58",
        groups: ["viewers under thirty", "viewers over sixty"],
        paraphrases: [
          "younger viewers may remember just as much either way",
          "maybe it's only true of older people",
          "all ages are thrown into one figure",
          "the average doesn't show the difference between young and old",
          "it might be the other way round for some of them",
        ],
      },
    },
  },
  {
    issue: "talent-shows-under-sixteen",
    reasons: [
      {
        gap: {
          question: "Does anyone explain the contract and its results to the child beforehand?",
          paraphrases: [
            "is the contract explained to the kids?",
            "it doesn't say who signs for the child",
            "what part do the parents play in the decision?",
            "can a child withdraw from the show later on?",
            "whether the children regretted it afterwards",
            "the passage leaves out what happens if somebody wants the clips removed",
          ],
        },
        assumption: {
          clause:
            "at sixteen young people understand much better what being judged by millions means",
          paraphrases: [
            "sixteen-year-olds can judge it",
            "that you are able to consent by sixteen",
            "someone of sixteen might be just as naive about it",
            "assumes a parent's consent doesn't count instead",
            "five more years are enough to know what you are letting yourself in for",
          ],
        },
        alternative: {
          clause: "children should compete in the hall only, with no broadcast to the public",
          paraphrases: [
            "no cameras when children sing",
            "let kids compete without being on TV",
            "their part ought not to be shown on television",
            "a contest before a small audience and nobody films it",
          ],
        },
      },
      {
        gap: {
          question: "How many of the children who were judged on the show were hurt for long?",
          paraphrases: [
            "how many kids were really hurt?",
            "how is the boy of twelve now?",
            "it doesn't say how children felt about it months later",
            "is there any proof that adults mind less?",
            "number of young contestants who suffered",
            "what the children themselves say about the verdicts",
          ],
        },
        assumption: {
          clause: "judges on the show will not be made to treat children more gently",
          paraphrases: [
            "the jury won't be nicer to kids",
            "that harsh verdicts can't be avoided in such a show",
            "the producers might agree to spare the children",
            "assumes you can't have a talent show without hurting someone",
            "a show with children always means cruel words before an audience",
          ],
        },
        alternative: {
          clause: "judges should tell children their verdict in private and not before a studio",
          paraphrases: [
            "give the verdict behind closed doors",
            "kids ought to hear the result in private",
            "let the jury speak to children without cameras",
            "no public verdicts on children, friendly comments only",
          ],
        },
      },
      {
        gap: {
          question: "Did the children who missed so much school fall behind in the end?",
          paraphrases: [
            "did they get worse marks?",
            "it's not said whether they caught up afterwards",
            "how many school days do most of the contestants miss?",
            "do they have lessons in the hotel?",
            "what about those who went out in the first round",
            "effect on their final exams",
          ],
        },
        assumption: {
          clause: "nobody teaches the children properly while they are away at rehearsals",
          paraphrases: [
            "they get no lessons in the hotel",
            "that there aren't any private teachers on the set",
            "assumes a child learns nothing outside school",
            "the show might well provide a tutor for every contestant",
            "what they miss can't be made good later",
          ],
        },
        alternative: {
          clause: "shows with children should be rehearsed and filmed in the school holidays only",
          paraphrases: [
            "film in the holidays",
            "rehearse at weekends or in summer when there's no school",
            "the show ought to provide teachers in the hotel",
            "move it to the holidays so nobody misses lessons",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["safety", "compassion", "learning"],
        phrase: "the protection of children",
        paraphrases: [
          "kids being kept from harm",
          "looking after the young",
          "a sheltered childhood",
          "their wellbeing and schooling",
          "that no child gets hurt in public",
        ],
      },
      second: {
        ids: ["excellence", "freedom", "enjoyment"],
        phrase: "early success for gifted performers",
        paraphrases: [
          "talent getting its chance",
          "letting young stars shine",
          "achievement",
          "a child's own wish to go on stage",
          "becoming the best as soon as possible",
        ],
      },
      concession:
        "a girl with a rare voice at eleven would have to wait five years for her audience",
    },
    fallacies: {
      strawman: {
        distortion:
          "to push every child that can hum a tune straight from the cradle onto the stage",
        paraphrases: [
          "nobody said every child should go on stage",
          "they were talking about gifted children who lose time",
          "babies in cradles were never the point",
          "the writer overdoes it so that the other side looks mad",
          "that's a false picture of what they want",
        ],
      },
      adHominem: {
        opponent: "the most famous opera singer in the country",
        attack: "has dyed purple hair and a parrot on one shoulder",
        paraphrases: [
          "purple hair doesn't matter here",
          "someone with a parrot can know a lot about young talent",
          "it goes for looks and ignores what was said",
          "the singer's appearance tells us nothing about the age limit",
        ],
      },
      falseDichotomy: {
        option: "the shows shut out everyone under sixteen",
        threat: "we look on while small children break down before the cameras",
        thirdWays: [
          "children could compete without a public jury",
          "the show could make a kinder programme of its own for the young",
        ],
        paraphrases: [
          "you could keep kids in and be kinder to them",
          "there's more than those two possibilities",
          "it isn't either a ban or tears",
          "not every child breaks down on television",
          "a lower limit, say thirteen, isn't even mentioned",
        ],
      },
      slipperySlope: {
        first: "children go on competing on television",
        steps: [
          "cameras will be set up in kindergartens",
          "schools will teach nothing but singing and dancing",
          "no child will eat breakfast without a jury at the table",
        ],
        paraphrases: [
          "a talent show doesn't turn schools into dance halls",
          "children compete already and none of this has happened",
          "it's exaggerated from one step to the next",
          "no reason is given for any of these steps",
          "juries at breakfast? that's nowhere near likely",
        ],
      },
    },
    figures: {
      counted: "children who left a talent show in tears",
      countedShort: "such children",
      people: "former child contestants",
      opinion: "say that they lay awake before every round",
      amount: {
        members: "young contestants",
        member: "a young contestant",
        verb: "miss",
        verbSingular: "misses",
        unit: "lessons",
        purpose: "a year on account of the show",
        usual: 6,
        outlier: "who reaches the last round and lives in the hotel",
      },
      subgroups: {
        finding:
          "a year later children from talent shows rated their own mood at 5.8 on average and their classmates at 7.1",
        groups: ["children who reached the final", "children who went out early"],
        paraphrases: [
          "the ones who did well may be perfectly happy",
          "maybe just the early losers feel bad",
          "winners and losers are put into one average",
          "it doesn't show how the finalists were doing",
          "boys and girls might differ too",
        ],
      },
    },
  },
];
