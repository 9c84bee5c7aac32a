import type { IssueEvaluation } from "../evaluation.ts";

/** What modules 2 to 7 need to know of the issues about music. */
export const music: readonly IssueEvaluation[] = [
  {
    issue: "buskers-without-amplifiers",
    reasons: [
      {
        gap: {
          question: "How many of the people above the shops feel disturbed by the buskers?",
          paraphrases: [
            "how many tenants mind the music?",
            "it's only one tenant, what about all the others?",
            "has anyone asked the people who live there?",
            "number of complaints about noise",
            "it doesn't tell how loud the amplifiers are compared with the trams",
            "how many hours does it go on for on a Saturday?",
          ],
        },
        assumption: {
          clause: "buskers without amplifiers are hardly to be heard in the flats",
          paraphrases: [
            "without amplifiers you won't hear them upstairs",
            "that it's the amplifiers and not the trams which make the noise",
            "a trumpet can be just as loud without any amplifier",
            "assumes the old town is calm when the amplifiers are gone",
            "the tenants will have peace once those boxes are banned",
          ],
        },
        alternative: {
          clause: "buskers should have to stop playing at noon on Saturdays",
          paraphrases: [
            "no music after twelve",
            "let them play in the morning only",
            "the buskers ought to be quiet in the afternoon",
            "a few hours of music and then rest",
          ],
        },
      },
      {
        gap: {
          question: "How often do buskers with amplifiers drown each other out at present?",
          paraphrases: [
            "how often do they get in each other's way?",
            "it doesn't say whether buskers complain about one another",
            "how far apart do they stand now?",
            "did the harpist and the trio really not hear each other?",
            "what the buskers themselves think about sharing",
          ],
        },
        assumption: {
          clause: "there are too few places for all the buskers as long as they use amplifiers",
          paraphrases: [
            "there isn't enough room for them now",
            "that players with amplifiers can't share the streets",
            "eight of them may already get along quite well",
            "assumes somebody has to go without a place at the moment",
            "the buskers are in one another's way because of the loud boxes",
          ],
        },
        alternative: {
          clause: "the council should give each busker with an amplifier a street alone",
          paraphrases: [
            "one street for each loud player",
            "spread the loud ones over the town",
            "those with amplifiers ought to be kept apart",
            "separate places for loud and soft musicians",
          ],
        },
      },
      {
        gap: {
          question: "Do passers-by really give more to a busker who is loud?",
          paraphrases: [
            "do loud players earn more?",
            "it isn't said how much the others get",
            "why does the man with the saw earn so little?",
            "did he earn more before the amplifiers came?",
            "how much is in the hats at the end of the day",
          ],
        },
        assumption: {
          clause: "passers-by know good playing when they hear it and reward it",
          paraphrases: [
            "people can tell who plays well",
            "that talent is what they pay for",
            "passers-by might just give to whoever looks poorest",
            "assumes the crowd prefers a good player to a famous tune",
            "if they hear both, they'd pay the better one",
          ],
        },
        alternative: {
          clause: "buskers should take turns on one spot so that all are heard equally well",
          paraphrases: [
            "let them take turns",
            "one place for everyone, half an hour each",
            "give every player the same spot and time",
            "the council could draw up a list so each is heard alone",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["calm", "fairness"],
        phrase: "calm in the streets of the old town",
        shownBy: [0],
        paraphrases: [
          "peace and quiet",
          "that the people who live there can rest",
          "equal chances for soft players",
          "less noise",
          "consideration for others in the old town",
        ],
      },
      second: {
        ids: ["creativity", "freedom", "enjoyment"],
        phrase: "every musician's chance to be heard",
        paraphrases: [
          "artistic liberty",
          "musicians doing as they like",
          "fun and life in the town",
          "that singers can reach an audience",
          "people's chance to express themselves",
        ],
      },
      concession: "a singer with a soft voice would move her lips beside the tram and earn nothing",
    },
    fallacies: {
      strawman: {
        distortion: "to shake the old houses with loudspeakers until the tiles fall off",
        paraphrases: [
          "nobody wants tiles to fall",
          "they only say a voice gets lost among trams",
          "a small amplifier isn't a loudspeaker tower",
          "the writer makes buskers seem like a danger to houses",
          "it isn't what they asked for",
        ],
      },
      adHominem: {
        opponent: "the singing teacher in Bridge Street",
        attack: "dresses a small dog in knitted waistcoats",
        paraphrases: [
          "the dog's clothes have nothing to do with buskers",
          "it laughs at the teacher and doesn't answer",
          "you can knit for your dog and know a lot about voices",
          "a private hobby is used against the person",
        ],
      },
      falseDichotomy: {
        option: "the amplifiers stay at home",
        threat: "the tenants never have another quiet hour",
        thirdWays: [
          "amplifiers could be turned down to a fixed limit",
          "they could be allowed for two hours around noon",
        ],
        paraphrases: [
          "you could limit how loud they are",
          "a couple of hours at noon would be a compromise",
          "nobody plays all day and night, so the second choice is false",
          "more than two options exist",
        ],
      },
      slipperySlope: {
        first: "amplifiers stay in the streets",
        steps: [
          "every busker will bring a bigger one",
          "shopkeepers will serve their customers by signs",
          "the church bells will need loudspeakers to be noticed at all",
        ],
        paraphrases: [
          "small amplifiers don't lead to bells with loudspeakers",
          "nothing says they'd bring bigger ones",
          "the writer just keeps raising the stakes",
          "it's a string of things that won't happen",
        ],
      },
    },
    figures: {
      counted: "complaints about buskers from the flats above the shops",
      countedShort: "complaints",
      people: "tenants in the old town",
      opinion: "say that they cannot rest on Saturdays",
      amount: {
        members: "tenants above the shops",
        member: "a tenant above the shops",
        verb: "hear",
        verbSingular: "hears",
        unit: "songs",
        purpose: "through closed windows on a Saturday",
        usual: 4,
        outlier: "who lives right over the busiest corner",
      },
      subgroups: {
        finding:
          "tenants in streets without amplifiers gave their Saturdays 7.8 points on average and tenants elsewhere 6.1",
        groups: ["tenants at the front", "tenants at the back"],
        paraphrases: [
          "people at the back may not notice any difference",
          "maybe only those facing the street were happier",
          "it doesn't separate front and back flats",
          "everyone is put in the same average",
          "young tenants could even like the music",
        ],
      },
    },
  },
  {
    issue: "daily-instrument-practice",
    reasons: [
      {
        gap: {
          question: "How many children who were made to practise gave up in the end?",
          paraphrases: [
            "how many of them quit?",
            "it doesn't say how many are glad today that they were made to play",
            "what about children who were never forced, do they quit less?",
            "number of pupils who stop each year",
            "stories at dinner tables aren't figures",
            "why was the cello really sold?",
          ],
        },
        assumption: {
          clause: "a child who is told when to practise feels forced to play",
          paraphrases: [
            "a fixed time feels like force",
            "that twenty minutes a day counts as forcing",
            "children may be quite happy with a regular time",
            "assumes kids take a parent's reminder as pressure",
            "being told when to play is felt as something hard and unpleasant",
          ],
        },
        alternative: {
          clause: "children should be allowed to choose which instrument they learn",
          paraphrases: [
            "let kids choose their instrument",
            "no child ought to be made to learn the cello",
            "parents shouldn't pick the instrument",
            "a child that wants to change to drums should be free to do so",
          ],
        },
      },
      {
        gap: {
          question: "How often do children between seven and ten practise if nobody tells them to?",
          paraphrases: [
            "would they practise at all?",
            "it's just one girl who taught herself a tune",
            "how do children do who always decide for themselves?",
            "what the girl plays like in general",
            "we aren't told how progress was compared",
          ],
        },
        assumption: {
          clause: "children who decide for themselves will want to play often enough to learn",
          paraphrases: [
            "kids will want to play by themselves",
            "that the wish comes without a push",
            "a seven-year-old might never touch the violin again",
            "assumes a beginner feels like playing regularly",
            "left alone, children will still practise enough",
          ],
        },
        alternative: {
          clause: "teachers should let children pick the tunes that they want to learn",
          paraphrases: [
            "let kids pick the tunes",
            "fewer scales and more film music",
            "teachers ought to ask what the child would like to play",
            "play songs they love in the lessons",
          ],
        },
      },
      {
        gap: {
          question: "What do children do with the twenty minutes when they do not practise?",
          paraphrases: [
            "what would they do instead?",
            "it isn't said if they'd just watch television",
            "how much free time do they need?",
            "are children who practise daily more tired?",
            "do they find it tiring at all?",
            "what doctors or teachers say about rest at that age",
          ],
        },
        assumption: {
          clause: "children feel practice to be work and not a rest from school",
          paraphrases: [
            "practising is like work to them",
            "that playing an instrument isn't relaxing",
            "some kids may unwind at the piano",
            "assumes making music doesn't count as free time",
            "for a seven-year-old it's one more duty",
          ],
        },
        alternative: {
          clause: "schools should set no homework for children under eight",
          paraphrases: [
            "no homework for the little ones",
            "let school end earlier",
            "younger children ought to have their afternoons free of homework",
            "start lessons on an instrument later, at nine or ten",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["freedom", "enjoyment"],
        phrase: "a child's own free will",
        paraphrases: [
          "liberty for children",
          "joy in music",
          "letting kids make up their own minds",
          "that playing is fun and not a duty",
          "independence",
        ],
      },
      second: {
        ids: ["hard_work", "excellence", "order"],
        phrase: "steady hard work",
        paraphrases: [
          "discipline",
          "effort and regular practice",
          "getting really good at it",
          "diligence",
          "learning to stick with something",
        ],
      },
      concession: "some pupils would leave the violin in its case from one lesson to the next",
    },
    fallacies: {
      strawman: {
        distortion: "to lock small children in the attic until they can play a whole symphony",
        paraphrases: [
          "nobody wants to lock children up",
          "they just said you can't learn the violin without dull work",
          "twenty minutes isn't the attic",
          "the writer makes strict parents sound like monsters",
          "what they really said was much milder",
        ],
      },
      adHominem: {
        opponent: "the oldest teacher at the music school",
        attack: "hums old hits while eating soup",
        paraphrases: [
          "humming over soup doesn't matter",
          "bad table manners don't make the teacher wrong",
          "it makes fun of a person who might be right about the violin",
          "this says nothing about whether practice has to be regular",
        ],
      },
      falseDichotomy: {
        option: "a child decides when to practise",
        threat: "the cello flies out of the window one day",
        thirdWays: [
          "parents and children could agree on three days a week",
          "beginners could practise for five minutes a day",
        ],
        paraphrases: [
          "you could agree on a few days together",
          "there are ways in between total freedom and a broken cello",
          "five minutes would be an option too",
          "it only gives two extremes",
        ],
      },
      slipperySlope: {
        first: "parents go on fixing the time",
        steps: [
          "children will tremble at the sight of a violin case",
          "the music school will lose its last pupil",
          "not one lullaby will be sung in the country any more",
        ],
        paraphrases: [
          "parents have always fixed the time and people still sing",
          "a practice time doesn't end all lullabies",
          "no evidence that pupils would run away",
          "it goes from twenty minutes to no more music at all",
        ],
      },
    },
    figures: {
      counted: "children who gave up their instrument within a year",
      countedShort: "such children",
      people: "grown-ups who once gave up an instrument",
      opinion: "say that their parents made them practise",
      amount: {
        members: "families with a child at the music school",
        member: "a family with a child at the music school",
        verb: "spend",
        verbSingular: "spends",
        unit: "minutes",
        purpose: "a week in quarrels over practice",
        usual: 4,
        outlier: "whose twins hide their violins every day",
      },
      subgroups: {
        finding:
          "children who chose their own time knew 14 tunes on average after a year and all the others only 10",
        groups: ["children who play the piano", "children who play the violin"],
        paraphrases: [
          "it may be true for the piano but not for the violin",
          "violin beginners might need a fixed time",
          "all the instruments are mixed together",
          "maybe the older ones learnt most of the tunes",
          "the average doesn't show how each group got on",
        ],
      },
    },
  },
  {
    issue: "phones-at-the-concert-door",
    reasons: [
      {
        gap: {
          question: "How many listeners take their phones out during a concert at present?",
          paraphrases: [
            "how many people use their phones there?",
            "it doesn't say if phones really disturb anybody",
            "how often does a phone ring in the hall?",
            "do halls without phones have better listeners?",
            "share of the twelve hundred who look at a screen",
          ],
        },
        assumption: {
          clause: "listeners do not keep thinking of the phone that they have handed in",
          paraphrases: [
            "people forget about their phone once it's gone",
            "that nobody sits there worrying about a missed call",
            "without it some may be more restless than before",
            "assumes the phone is what distracts them, not their own thoughts",
            "their minds will be on the piece and on nothing else",
          ],
        },
        alternative: {
          clause:
            "listeners should keep their hands in their laps and their phones in their pockets",
          paraphrases: [
            "leave the phone in your pocket",
            "switch it off and keep it on you",
            "people ought to be asked to put it away during the music",
            "no need to hand it in, just don't hold it",
          ],
        },
      },
      {
        gap: {
          question: "How many players hold back when they fear that they are being filmed?",
          paraphrases: [
            "how many musicians mind being filmed?",
            "have the players been asked?",
            "one pianist on one evening, that's all we hear",
            "it doesn't tell what other musicians say",
            "did the pianist play slowly for some other reason?",
          ],
        },
        assumption: {
          clause: "listeners get a better concert when the players take greater risks",
          paraphrases: [
            "risks make a concert better",
            "that the audience likes it when players dare something",
            "half speed might simply be boring to listen to",
            "assumes bold playing is good playing",
            "people in the seats gain something from it",
          ],
        },
        alternative: {
          clause: "ushers should lead anyone who films out of the hall",
          paraphrases: [
            "throw out people who film",
            "a strict usher in every row",
            "whoever films ought to have to leave at once",
            "punish those who do it and leave the others alone",
          ],
        },
      },
      {
        gap: {
          question: "How many secret recordings from the hall have been put on the internet?",
          paraphrases: [
            "how many recordings are there?",
            "was the horn the only case?",
            "it isn't said if the player suffered from it",
            "what happens now to somebody who films?",
            "can artists have such a film removed?",
            "whether most artists mind being recorded",
          ],
        },
        assumption: {
          clause: "the ban on filming cannot be kept up while people have their phones",
          paraphrases: [
            "nobody sticks to the ban as it is",
            "that attendants can't stop people from filming",
            "perhaps the staff would only have to watch more closely",
            "assumes notices at the doors don't work",
            "there's no other way of preventing recordings",
          ],
        },
        alternative: {
          clause: "websites should have to delete a recording as soon as an artist asks for it",
          paraphrases: [
            "make websites delete such films",
            "artists ought to be able to have a clip removed",
            "punish people who post recordings without permission",
            "the law could give musicians a right to get it taken down",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["excellence", "privacy", "calm"],
        phrase: "music at its best, undisturbed and unfilmed",
        shownBy: [0, 1],
        paraphrases: [
          "concentration",
          "respect for the musicians",
          "the best possible concert",
          "peace and quiet for listening",
          "that players aren't filmed against their will",
        ],
      },
      second: {
        ids: ["safety", "freedom", "comfort"],
        phrase: "being within reach in an emergency",
        paraphrases: [
          "being reachable for your family",
          "parents knowing that their kids are safe",
          "keeping your own things with you",
          "liberty of the visitors",
          "convenience",
        ],
      },
      concession: "parents would hear of a child's fever only after the last applause",
    },
    fallacies: {
      strawman: {
        distortion: "to chat with the babysitter on a screen all through the slow movement",
        paraphrases: [
          "nobody wants to chat during the music",
          "they just want to be reachable in an emergency",
          "a phone on silent isn't a video call",
          "the writer turns worried parents into rude people",
        ],
      },
      adHominem: {
        opponent: "the spokesman of the season-ticket holders",
        attack: "wears white trainers with a dinner jacket",
        paraphrases: [
          "his shoes have nothing to do with phones",
          "it attacks how he dresses and not what he says",
          "you can be badly dressed and right at the same time",
          "no word about parents who have to be reached",
        ],
      },
      falseDichotomy: {
        option: "phones stay at the door",
        threat: "concerts turn into a backdrop for holiday films",
        thirdWays: [
          "phones could be sealed in pouches that people keep",
          "parents could leave their seat number with an attendant",
        ],
        paraphrases: [
          "sealed pouches would be another way",
          "people could just switch them off",
          "it's not hand them in or ruin every concert",
          "attendants could watch more closely",
          "other solutions are ignored",
        ],
      },
      slipperySlope: {
        first: "phones stay in the listeners' pockets",
        steps: [
          "somebody will film every single note",
          "orchestras will mime to their own records",
          "the last violin will be sold as firewood",
        ],
        paraphrases: [
          "phones are in pockets now and orchestras still play",
          "a phone in your pocket doesn't end music",
          "there's no link between filming and miming",
          "the end is absurd and nothing leads there",
        ],
      },
    },
    figures: {
      counted: "secret films from the hall on the internet",
      countedShort: "secret films",
      people: "players in the orchestra",
      opinion: "say that phones in the seats make them nervous",
      amount: {
        members: "visitors to the concert hall",
        member: "a visitor to the concert hall",
        verb: "spend",
        verbSingular: "spends",
        unit: "minutes",
        purpose: "of a concert with a phone in hand",
        usual: 2,
        outlier: "who follows a football match under the programme",
      },
      subgroups: {
        finding:
          "audiences without phones gave their evening 8.6 points on average and audiences with phones only 7.9",
        groups: ["people with small children", "people without children"],
        paraphrases: [
          "parents may have enjoyed it less without a phone",
          "maybe only people without kids liked it better",
          "everybody in the seats is put into one average",
          "it doesn't say how parents felt",
          "some kinds of visitors could have been unhappy",
        ],
      },
    },
  },
  {
    issue: "choir-without-auditions",
    reasons: [
      {
        gap: {
          question: "How many children who sang badly at first have become good after a year?",
          paraphrases: [
            "how many really got better?",
            "there's only the one boy who growled",
            "it doesn't say how much practice a year means",
            "how badly did the thirty-six sing in September?",
            "has any other school tried it?",
            "what counts as well enough",
          ],
        },
        assumption: {
          clause: "pupils who sing badly would keep up regular practice for a whole year",
          paraphrases: [
            "they'd stick with it for a year",
            "that weak singers turn up to every rehearsal",
            "many might give up after a few weeks",
            "assumes the teacher has time to train the weak ones",
            "those who are let in will really work on their voices",
          ],
        },
        alternative: {
          clause: "the school should give every class an hour of singing each week",
          paraphrases: [
            "singing lessons for every class",
            "teach all pupils to sing",
            "an hour of singing a week ought to be on the timetable",
            "those who were refused could practise for a year and try again",
          ],
        },
      },
      {
        gap: {
          question: "How many of the thirty-six who were turned away are shy?",
          paraphrases: [
            "how many of the refused kids are shy?",
            "it's not said whether the girl speaks more in class now",
            "how was it found out that they gain confidence?",
            "number of shy children who would want to join",
            "do shy pupils like standing on a stage?",
          ],
        },
        assumption: {
          clause: "shy pupils would join the choir if there were no audition",
          paraphrases: [
            "timid kids would sign up",
            "that the audition is what keeps shy children away",
            "a bashful child may not want to sing in public anyway",
            "assumes quiet pupils will dare to come to rehearsals",
            "without a test the shy ones are going to take part",
          ],
        },
        alternative: {
          clause: "teachers should let shy pupils give their talks in a group and not alone",
          paraphrases: [
            "group talks for shy pupils",
            "let quiet children speak together with others in class",
            "the school could start a drama group for timid kids",
            "nobody who is shy ought to stand in front of the class alone",
          ],
        },
      },
      {
        gap: {
          question: "Do other groups that the school pays for choose their members?",
          paraphrases: [
            "do the school's sports teams choose their players?",
            "how much would a choir of sixty cost?",
            "it doesn't say if there's another choir or band to join",
            "how the rest of the budget is spent",
            "what do the pupils who were refused get out of the budget?",
          ],
        },
        assumption: {
          clause: "there is enough room and teaching time for sixty singers",
          paraphrases: [
            "there's room and time for all sixty",
            "that one teacher can handle so many",
            "sixty children might need a second teacher",
            "assumes a bigger choir won't cost more",
            "the school can fit everybody in with what it has",
          ],
        },
        alternative: {
          clause: "the whole school should vote on the songs that the choir sings",
          paraphrases: [
            "let all pupils vote on the songs",
            "everyone at school ought to have a say in the programme",
            "the choir should sing for every class in turn",
            "pupils could get into the concerts for free",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["inclusion", "fairness"],
        phrase: "a place for every voice",
        paraphrases: [
          "everybody being allowed to join in",
          "equal chances for all pupils",
          "that nobody gets turned away",
          "belonging",
          "taking part matters more than talent",
        ],
      },
      second: {
        ids: ["excellence", "beauty", "hard_work"],
        phrase: "the beauty of a well-trained choir",
        paraphrases: [
          "quality",
          "a good sound",
          "high standards",
          "rewarding those who sing best",
          "pleasure for the audience at a fine concert",
        ],
      },
      concession: "the summer fair may listen to sixty children who do not all find the same note",
    },
    fallacies: {
      strawman: {
        distortion: "to forbid everyone without a golden throat even to hum in the bath",
        paraphrases: [
          "nobody wants to forbid humming",
          "they only said wrong notes spoil a concert",
          "it blows their view up into a ban on singing",
          "a concert isn't the same as your bathroom",
          "the writer is arguing with someone who doesn't exist",
        ],
      },
      adHominem: {
        opponent: "the head of the parents' association",
        attack: "eats crisps with a knife and fork",
        paraphrases: [
          "how you eat crisps has nothing to do with a choir",
          "it mocks the head of the parents instead of replying",
          "strange eating habits don't make the argument wrong",
          "nothing is said about concerts that sound bad",
        ],
      },
      falseDichotomy: {
        option: "the choir takes everyone",
        threat: "thirty-six children never open their mouths again",
        thirdWays: [
          "the school could start a second choir for beginners",
          "all could sing at the fair and a smaller group at the concerts",
        ],
        paraphrases: [
          "a second choir would be possible",
          "they could try again next year",
          "children can sing elsewhere too",
          "it isn't everybody in or silence for life",
          "two options only, though there are several",
        ],
      },
      slipperySlope: {
        first: "the auditions go on",
        steps: [
          "shy children will be turned away from every club",
          "the playground will have a jury at its gate",
          "one perfect child will be left alone in an empty school",
        ],
        paraphrases: [
          "an audition for the choir doesn't lead to juries in the playground",
          "no reason why other clubs would do the same",
          "there've been auditions before and the school isn't empty",
          "it's exaggerated and unproved from start to end",
        ],
      },
    },
    figures: {
      counted: "pupils who stopped singing after an audition",
      countedShort: "such pupils",
      people: "pupils who were turned away",
      opinion: "say that they would still love to sing",
      amount: {
        members: "pupils without a place in the choir",
        member: "a pupil without a place in the choir",
        verb: "sing",
        verbSingular: "sings",
        unit: "minutes",
        purpose: "a week at home all the same",
        usual: 10,
        outlier: "whose mother gives singing lessons",
      },
      subgroups: {
        finding:
          "school choirs without auditions drew 210 listeners to a concert on average and those with auditions 165",
        groups: ["choirs of young children", "choirs of older pupils"],
        paraphrases: [
          "for small children everyone comes, good or bad",
          "with older pupils it could be the other way round",
          "it's an average over choirs of all ages",
          "we aren't told how it was in schools like this one",
          "perhaps only the little ones drew bigger crowds",
        ],
      },
    },
  },
  {
    issue: "rehearsal-rooms-fire-station",
    reasons: [
      {
        gap: {
          question: "What does a proper room cost in the town, and what could a band afford?",
          paraphrases: [
            "how much is the rent for a room?",
            "it doesn't say what the bands earn",
            "could they manage a low rent between them?",
            "are there cheaper rooms in the villages nearby?",
            "prices aren't mentioned at all",
            "why can't two bands share one?",
          ],
        },
        assumption: {
          clause: "most of the bands that look for a room are made up of apprentices and students",
          paraphrases: [
            "the bands are mostly apprentices and students",
            "that hardly any of the musicians have a full wage",
            "some of the players might earn quite well",
            "assumes all dozen bands are as poor as the four in the garage",
            "the groups who'd get the station are people still in training",
          ],
        },
        alternative: {
          clause: "the music school should lend its rooms to young bands in the evening",
          paraphrases: [
            "use the music school in the evening",
            "schools could open their rooms for bands",
            "the council ought to pay part of a band's rent",
            "let them rehearse at the youth club",
          ],
        },
      },
      {
        gap: {
          question: "In what state is the building, and what would it cost to make it safe?",
          paraphrases: [
            "is the building safe at all?",
            "what would repairs cost?",
            "it isn't said who'd pay for water, heat and light",
            "have bands looked after a place like that before?",
            "the cost of an alarm and insurance",
          ],
        },
        assumption: {
          clause: "bands that pay nothing still feel responsible for the place",
          paraphrases: [
            "they'd care about it though it's free",
            "that musicians are careful with other people's property",
            "young bands may just leave bottles and cables lying about",
            "assumes a band would notice a dripping tap and report it",
            "whoever has a key will also take care of the rooms",
          ],
        },
        alternative: {
          clause: "the town's brass band should have the old fire station for a small rent",
          paraphrases: [
            "let it to the brass band",
            "musicians could have it for a low rent",
            "an orchestra of pensioners could move in and pay a little",
            "the choir and the brass band ought to get the key",
          ],
        },
      },
      {
        gap: {
          question: "Why do creative people leave the town at present?",
          paraphrases: [
            "why do they move away?",
            "did the four leave over rooms or for jobs?",
            "it doesn't say if towns with a music scene keep their people",
            "how many creative people leave each year?",
            "reasons given by those who went to the city",
          ],
        },
        assumption: {
          clause: "free rooms for rehearsal are enough to bring a music scene to life",
          paraphrases: [
            "rooms are all a music scene needs",
            "that you get a scene if bands can rehearse",
            "without places to perform it may come to nothing",
            "assumes it's rooms that are missing and not an audience",
            "a fire station full of bands makes the town lively",
          ],
        },
        alternative: {
          clause: "the council should hold a festival for local bands every summer",
          paraphrases: [
            "a yearly festival for local bands",
            "put on concerts for bands from the town",
            "open a small club where they can perform",
            "the town ought to give prizes to its own musicians",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["creativity", "inclusion", "community"],
        phrase: "a chance for young musicians",
        paraphrases: [
          "art and culture",
          "supporting the young",
          "giving talent some space",
          "a lively town with its own music",
          "that people without money can play as well",
        ],
      },
      second: {
        ids: ["thrift", "prosperity", "efficiency"],
        phrase: "a good price for public property",
        paraphrases: [
          "money for the council",
          "saving the taxpayers' money",
          "making the most of what the town owns",
          "income",
          "being careful with the town's finances",
        ],
      },
      concession: "the council would go without a sum that could mend many a school roof",
    },
    fallacies: {
      strawman: {
        distortion: "to sell off the whole town brick by brick and silence every guitar",
        paraphrases: [
          "nobody wants to sell the whole town",
          "it's about a single empty building",
          "the writer turns one sale into a war on music",
          "they only said that it would bring in a good sum",
        ],
      },
      adHominem: {
        opponent: "the councillor who looks after the budget",
        attack: "has spent thirty summers at the same seaside hotel",
        paraphrases: [
          "where somebody goes on holiday is irrelevant",
          "a boring holiday doesn't make the councillor wrong about money",
          "it's aimed at the person and not at the sale",
          "the point about the price is simply dodged",
        ],
      },
      falseDichotomy: {
        option: "the bands get the fire station",
        threat: "the building rots until the roof comes down",
        thirdWays: [
          "the bands could pay a small rent",
          "the council could let them in until it finds a buyer",
        ],
        paraphrases: [
          "the council could sell it or let it",
          "a low rent would be a middle way",
          "it needn't rot just because no band is in it",
          "there are more than those two ways to use it",
          "bands could use it for a year or two at first",
        ],
      },
      slipperySlope: {
        first: "the station stays shut to the bands",
        steps: [
          "the bands will break up",
          "everybody under thirty will move to the city",
          "the town will be a museum of empty bus stops",
        ],
        paraphrases: [
          "no rehearsal room doesn't empty a town",
          "the bands have managed in garages so far",
          "why should everyone under thirty leave over that?",
          "a series of claims with nothing to back them up",
        ],
      },
    },
    figures: {
      counted: "young musicians who moved to the city",
      countedShort: "such musicians",
      people: "members of young bands",
      opinion: "say that they would stay if they had a room",
      amount: {
        members: "young bands in the town",
        member: "a young band",
        verb: "pay",
        verbSingular: "pays",
        unit: "pounds",
        purpose: "a month for somewhere to play",
        usual: 10,
        outlier: "which hires a studio in the city",
      },
      subgroups: {
        finding:
          "towns with free rehearsal rooms lost 4 per cent of their young people on average and all other towns 7",
        groups: ["towns near a city", "towns far from any city"],
        paraphrases: [
          "towns close to a city may lose just as many",
          "maybe it worked only in remote places",
          "near and far towns are mixed in the average",
          "we don't know what happened in towns like ours",
          "for some of them free rooms might have changed nothing",
        ],
      },
    },
  },
  {
    issue: "cafes-without-background-music",
    reasons: [
      {
        gap: {
          question: "Do people listen any better in places where no music is played?",
          paraphrases: [
            "do people listen better without music?",
            "it doesn't say that guests of silent places hear more",
            "would anyone remember the last song anyway?",
            "how many of them were talking at the time?",
            "proof that the songs are to blame",
            "nine guests is all we hear about",
          ],
        },
        assumption: {
          clause: "one day a week without songs is enough to make people listen again",
          paraphrases: [
            "a single day makes a difference",
            "that you learn to listen in one quiet day",
            "six days of songs may undo it all again",
            "assumes people would start to pay attention on that day",
            "a weekly break can bring our ears back",
          ],
        },
        alternative: {
          clause: "cafes should play music for one hour and be silent for the next",
          paraphrases: [
            "an hour on and an hour off",
            "take breaks between the songs",
            "there ought to be pauses in the music every day",
            "switch it off every other hour",
          ],
        },
      },
      {
        gap: {
          question: "How many of the present guests would stay away on a day without music?",
          paraphrases: [
            "how many guests would stay away?",
            "it isn't said how many new ones would come",
            "has any cafe in the town tried it?",
            "do chess players buy enough?",
            "the balance of guests won and guests lost",
          ],
        },
        assumption: {
          clause: "people who like quiet would hear of the day and come on it",
          paraphrases: [
            "they'd find out which day it is",
            "that quiet people will come on just that day",
            "a translator may have no time on that very day",
            "assumes music is what keeps those guests away",
            "readers and chess players know when to turn up",
          ],
        },
        alternative: {
          clause: "cafes with two rooms should keep one of them quiet all week",
          paraphrases: [
            "one quiet room in bigger cafes",
            "keep a separate room without music",
            "somebody ought to open a silent cafe",
            "the library could open a reading cafe",
          ],
        },
      },
      {
        gap: {
          question: "What do the waiters themselves say about the songs?",
          paraphrases: [
            "have the waiters been asked?",
            "do they mind at all?",
            "it doesn't say whether they chose those forty songs",
            "the opinion of the staff is missing",
            "would they prefer more songs to none?",
            "maybe the woman hums since she likes it",
          ],
        },
        assumption: {
          clause: "a whole day without any songs would be a relief to the waiters",
          paraphrases: [
            "waiters would enjoy the silence",
            "that the staff would rather have no music than the same music",
            "a silent day might be long and dull for them",
            "assumes they don't need songs to get through the shift",
            "it would do the people behind the counter good",
          ],
        },
        alternative: {
          clause: "waiters should be free to put on a different list every morning",
          paraphrases: [
            "change the songs every day",
            "let the waiters pick other music",
            "cafes ought to have more than forty songs",
            "give the staff a longer pause outside",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["calm", "variety", "compassion"],
        phrase: "calm for guests and waiters",
        shownBy: [2],
        paraphrases: [
          "peace and quiet",
          "silence now and then",
          "rest for the ears",
          "consideration for the staff",
          "a change from the noise",
        ],
      },
      second: {
        ids: ["comfort", "enjoyment", "freedom"],
        phrase: "a warm and cheerful room",
        paraphrases: [
          "cosiness",
          "a good mood",
          "the pleasure of music",
          "an owner's right to play what he likes",
          "feeling at home in a cafe",
        ],
      },
      concession: "once a week every spoon and every cough would be heard at the next table",
    },
    fallacies: {
      strawman: {
        distortion: "to blast people out of their chairs from breakfast until midnight",
        paraphrases: [
          "nobody wants loud music all day",
          "they only think silence feels cold",
          "soft songs aren't blasting",
          "the writer makes cafe owners sound deaf and rude",
          "it's not their opinion, just an ugly version of it",
        ],
      },
      adHominem: {
        opponent: "the barber next to the market cafe",
        attack: "has painted the whole shop orange, even the ceiling",
        paraphrases: [
          "an orange ceiling has nothing to do with music",
          "the barber's taste in paint is no argument",
          "it makes fun of the shop and not of the reason",
          "bad colours don't make you wrong about silence",
        ],
      },
      falseDichotomy: {
        option: "cafes have a day without music",
        threat: "we all drown in a chorus that never ends",
        thirdWays: [
          "cafes could turn the songs down a little",
          "they could play music in the evening only",
        ],
        paraphrases: [
          "they might just turn it down",
          "there's more to choose from than silence or drowning",
          "music in the evening only would be a compromise",
          "nobody forces us into cafes, so we wouldn't drown",
        ],
      },
      slipperySlope: {
        first: "the music plays on all week",
        steps: [
          "cafes will turn it up a little every month",
          "guests will hand in their orders on slips of paper",
          "the town will forget what a human voice sounds like",
        ],
        paraphrases: [
          "it plays all week now and people still talk",
          "who says they'd turn it up?",
          "songs in a cafe don't wipe out the human voice",
          "each thing is supposed to follow but nothing shows it",
        ],
      },
    },
    figures: {
      counted: "guests who left a cafe on account of the music",
      countedShort: "such guests",
      people: "waiters in the town's cafes",
      opinion: "say that the songs wear them out",
      amount: {
        members: "waiters in the town's cafes",
        member: "a waiter in one of the town's cafes",
        verb: "hear",
        verbSingular: "hears",
        unit: "repeats",
        purpose: "of one song in a week",
        usual: 4,
        outlier: "whose boss owns a single record",
      },
      subgroups: {
        finding:
          "cafes that tried a quiet day took 520 pounds on average on that day and 480 on the others",
        groups: ["cafes near the library", "cafes near the station"],
        paraphrases: [
          "near the station they may take less on that day",
          "maybe it was just the ones by the library",
          "all the cafes are put together",
          "it doesn't say which cafes took more",
          "a bar for young people could have lost guests",
        ],
      },
    },
  },
];
