import type { IssueFamily } from "../issue.ts";

/** Issues about plays, players, dancers and the people who come to watch them. */
export const theatreAndDance: IssueFamily = {
  id: "theatre-and-dance",
  name: "theatre and dance",
  keywords: [
    "theatre",
    "theatres",
    "theater",
    "drama",
    "amateur dramatics",
    "acting",
    "actor",
    "actors",
    "actress",
    "stage plays",
    "playwriting",
    "musicals",
    "musical theatre",
    "pantomime",
    "improv",
    "dance",
    "dancing",
    "dancer",
    "dancers",
    "ballet",
    "ballroom",
    "salsa",
    "tango",
    "choreography",
  ],
  issues: [
    {
      id: "pay-what-you-decide-mondays",
      question: "Should a theatre let its visitors decide what to pay on Mondays?",
      background:
        "The theatre in our town has three hundred seats and charges twenty-four pounds for most of them. On Mondays about half stay empty.",
      objection: "people do not respect what they can have for a penny",
      objectionParaphrases: [
        "people don't value cheap things",
        "if it costs next to nothing nobody takes it seriously",
        "some say you only respect what you have paid properly for",
      ],
      claim: "on Mondays the theatre should let every visitor decide what to pay",
      claimParaphrases: [
        "pay what you like on Mondays",
        "visitors ought to set their own price on a Monday",
        "the theatre should have one night when people choose what they give",
        "on Mondays there shouldn't be a fixed ticket price",
        "let the audience decide the price on Monday nights",
      ],
      claimOpposites: [
        "the theatre should not let visitors decide what to pay on Mondays",
        "every visitor should pay the normal ticket price on Mondays too",
        "keep fixed prices on Mondays",
        "charge folks the proper price on Mondays like any other day",
      ],
      reasons: [
        {
          clause: "a price chosen at the door would bring in a new audience",
          detail:
            "Where a town nearby tried it, the ushers saw faces that nobody at the box office recognised.",
          paraphrases: [
            "it would attract new people",
            "a different public would come",
            "because choosing the price at the door gets new spectators in",
            "the theatre would win an audience that it doesn't have yet",
            "you'd get fresh faces in",
          ],
          opposites: [
            "a price chosen at the door would bring in the same old audience",
            "letting people choose the price would not bring in anyone new",
            "a price chosen at the door would put new visitors off",
          ],
          ambiguous: {
            phrase: "new audience",
            readings: [
              "people who have never been to a play",
              "theatre-goers from other towns and other nights",
            ],
            stake:
              "If it means people who have never been, the theatre gains for years to come; if it means those who would have paid in full on a Friday, it loses money.",
          },
        },
        {
          clause: "actors perform better in front of a full house",
          detail:
            "A joke that dies before forty listeners can bring the roof down before three hundred.",
          paraphrases: [
            "actors play better when it's full",
            "a packed house makes for a better performance",
            "because the cast does better work with all seats taken",
            "the acting improves if the theatre is full",
            "they're just better with a crowd",
          ],
          opposites: [
            "actors perform better in front of an empty house",
            "actors play worse when the house is full",
            "a full house doesn't make the actors any better",
          ],
          ambiguous: {
            phrase: "better",
            readings: ["with more energy", "with more skill"],
            stake:
              "If it means with more energy, a crowded Monday may well help; if it means with more skill, a rehearsed cast is as good before an empty row.",
          },
        },
        {
          clause: "a theatre that the whole town supports is there for people of every income",
          detail: "Market traders, nurses and retired teachers all speak of the building as ours.",
          paraphrases: [
            "it's there for rich and poor",
            "a theatre backed by the town must be for people whatever they earn",
            "because everyone supports it, it exists for all incomes",
            "since the town stands behind it the theatre is meant for every sort of purse",
            "the theatre's for everybody, not just folk with money",
          ],
          opposites: [
            "a theatre that the whole town supports is there only for the well-off",
            "a theatre doesn't have to be there for people of every income",
            "a theatre is there for those who can pay for their seats",
          ],
          ambiguous: {
            phrase: "supports",
            readings: ["pays for through its taxes", "is fond of and wishes well"],
            stake:
              "If it means paying through taxes, every resident has earned a claim to a seat; if it means wishing it well, good wishes hardly earn a low price.",
          },
        },
      ],
    },
    {
      id: "curtain-at-half-past-six",
      question: "Should a town theatre begin its weekday plays at half past six?",
      background:
        "Plays at our theatre begin at half past seven and end shortly before ten. The last bus to the villages leaves at ten minutes to ten.",
      objection: "people who finish work at six cannot be in their seats half an hour later",
      objectionParaphrases: [
        "people who work till six can't make it",
        "that's too early for workers",
        "they say office workers would not arrive in time",
      ],
      claim: "the theatre should raise its curtain at half past six on weekdays",
      claimParaphrases: [
        "start at 6.30 on weekdays",
        "plays during the week ought to begin at half past six",
        "the theatre should start an hour earlier from Monday to Friday",
        "weekday performances should have an earlier start",
        "that they should begin at 6:30pm on weekdays",
      ],
      claimOpposites: [
        "the theatre should not raise its curtain an hour earlier",
        "plays should go on starting at half past seven",
        "keep the half past seven start",
        "half six is way too early, leave the start where it is",
      ],
      reasons: [
        {
          clause: "an early start would suit young people far better",
          detail:
            "At the spring comedy, the ushers counted eleven visitors under twenty-five in a full house.",
          paraphrases: [
            "it's better for young people",
            "the young would find an early start easier",
            "because an earlier time is right for younger folk",
            "a play that starts sooner fits the lives of the young much more",
            "younger audiences would like it",
          ],
          opposites: [
            "an early start would suit young people far worse",
            "young people like a late start better",
            "an earlier start wouldn't suit young people at all",
          ],
          ambiguous: {
            phrase: "young people",
            readings: ["schoolchildren with a bedtime", "men and women in their early twenties"],
            stake:
              "If it means schoolchildren, an early night is a real gain; if it means people in their early twenties, many are still at work or at supper at that hour.",
          },
        },
        {
          clause: "an audience that comes out before nine brings life to the square",
          detail:
            "On most weekdays, the waiters at the two restaurants begin to stack chairs at twenty past eight.",
          paraphrases: [
            "the square would be livelier",
            "if plays end earlier there is more life in the square",
            "because theatre-goers out by nine liven up the town centre",
            "people leaving the theatre early in the evening make the square come alive",
            "it'd put some life into the square",
          ],
          opposites: [
            "an audience that comes out before nine leaves the square dead",
            "people who come out early don't bring any life to the square",
            "the square is livelier when the audience comes out late",
          ],
          ambiguous: {
            phrase: "life",
            readings: [
              "people strolling and talking outside",
              "trade for the pubs and restaurants",
            ],
            stake:
              "If it means people strolling, the walk to the bus is enough; if it means trade, the audience must really sit down and order.",
          },
        },
        {
          clause: "an earlier finish would give visitors from the hamlets an easy journey home",
          detail:
            "Every night a dozen of them slip out before the final bow with their coats on their arms.",
          paraphrases: [
            "country people get home easily",
            "an easy trip home for those from outside the town",
            "because folk from the villages could travel back without trouble",
            "people who live out in the country would find it easy to get back",
            "no hassle getting home to the villages",
          ],
          opposites: [
            "an earlier finish would make the journey home harder for visitors from the hamlets",
            "visitors from the villages get home easily after a late finish",
            "an earlier finish would not make anyone's journey home easier",
          ],
          ambiguous: {
            phrase: "easy",
            readings: ["on a bus that still runs", "quick and comfortable"],
            stake:
              "If it means a bus that still runs, an earlier end settles the matter; if it means quick and comfortable, the old bus is as slow at nine as at ten.",
          },
        },
      ],
    },
    {
      id: "every-pupil-on-stage",
      question: "Should a dance school give every pupil a part in its yearly show?",
      background:
        "The dance school above our library has eighty pupils between five and fifteen. Each June it puts on a show in the town hall.",
      objection: "pupils who have practised hard deserve a stage to themselves",
      objectionParaphrases: [
        "hard workers deserve the stage",
        "the ones who train most should have the show",
        "they say it's unjust to pupils who practise a lot",
      ],
      claim: "every pupil of the dance school should get a part in the June show",
      claimParaphrases: [
        "everyone should be in the show",
        "all the pupils ought to dance in June",
        "no child at the dance school should be left out of the performance",
        "the school should give each of its dancers a part",
        "let all the kids be in it",
      ],
      claimOpposites: [
        "the dance school should not give every pupil a part in the show",
        "only the best pupils of the dance school should be in the show",
        "pick only the best dancers",
        "just put the good ones on stage and leave the rest out",
      ],
      reasons: [
        {
          clause: "a child who has danced in front of a crowd comes home confident",
          detail: "One boy who had never said a word in class took a bow and asked for another.",
          paraphrases: [
            "it makes children confident",
            "dancing before people builds a child's confidence",
            "because kids gain self-confidence from performing",
            "children are surer of themselves once they have danced for an audience",
            "being on stage gives them a boost",
          ],
          opposites: [
            "a child who has danced in front of a crowd comes home frightened",
            "dancing before a crowd doesn't make a child confident",
            "children lose confidence when they have to dance in front of people",
          ],
          ambiguous: {
            phrase: "confident",
            readings: ["less shy with people", "surer of the steps"],
            stake:
              "If it means less shy, even a clumsy pupil gains; if it means surer of the steps, a child who went wrong may come home less sure.",
          },
        },
        {
          clause: "all the families contribute to the evening in equal measure",
          detail:
            "The list beside the mirror, with eighty surnames on it, makes no difference between them.",
          paraphrases: [
            "every family contributes equally",
            "all parents put in the same",
            "because no family gives more or less to the show than another",
            "the contribution of each household is the same",
            "everybody chips in the same amount",
          ],
          opposites: [
            "a few families contribute far more to the evening than the others",
            "the families do not contribute to the evening in equal measure",
            "some families do all the work for the show and others none",
          ],
          ambiguous: {
            phrase: "contribute",
            readings: ["pay the same fees", "give as much time and work"],
            stake:
              "If it means fees, equal payment earns an equal place; if it means time and work, some families sew for weeks while others never come, and the clause is doubtful.",
          },
        },
        {
          clause: "a crowded stage takes nothing away from the quality of the performance",
          detail:
            "Last year the loudest applause went to the smallest sunflower, who faced the wrong way throughout.",
          paraphrases: [
            "quality doesn't suffer",
            "the performance is just as good with lots of dancers",
            "because having many children up there doesn't lower the standard",
            "however full the stage is, what the audience sees is no worse",
            "a full stage won't spoil it",
          ],
          opposites: [
            "a crowded stage spoils the quality of the performance",
            "a performance with fewer children on stage is better",
            "with so many on stage the quality can't stay the same",
          ],
          ambiguous: {
            phrase: "quality",
            readings: ["how well the pupils dance", "how much the audience enjoys it"],
            stake:
              "If it means how well they dance, a sunflower facing the wall does lower it; if it means how much people enjoy it, she raises it.",
          },
        },
      ],
    },
    {
      id: "paid-director-for-amateurs",
      question: "Should an amateur theatre group pay a professional to direct its next play?",
      background:
        "Our amateur players put on two plays a year in the village hall. Members have always directed each other, and the group has three thousand pounds saved.",
      objection: "the pleasure of the thing lies in doing everything ourselves",
      objectionParaphrases: [
        "doing it ourselves is the fun",
        "doing it all on our own is what makes it enjoyable",
        "people say amateurs should do everything themselves, that's the joy of it",
      ],
      claim: "the group should pay a professional to direct its next play",
      claimParaphrases: [
        "hire a professional director",
        "the players ought to pay someone to direct them",
        "the next production should have a paid director",
        "our amateur group should spend money on a pro to direct",
        "that a professional should be hired for the next play",
      ],
      claimOpposites: [
        "the group should not pay a professional to direct its play",
        "the members should go on directing their plays themselves",
        "no paid director",
        "save the cash and let one of us run the show",
      ],
      reasons: [
        {
          clause: "an experienced director wastes none of the few evenings that we have",
          detail:
            "Before the last comedy, we spent four whole Tuesdays arguing about where to put a sofa.",
          paraphrases: [
            "experience saves time",
            "someone with experience makes good use of our evenings",
            "because an experienced person does not waste our rehearsals",
            "with a seasoned director none of our limited time would be lost",
            "we'd stop wasting evenings",
          ],
          opposites: [
            "an experienced director wastes many of the few evenings that we have",
            "a professional would cost us more evenings than our own people",
            "a paid director doesn't save us any time",
          ],
          ambiguous: {
            phrase: "experienced",
            readings: ["who has directed for many years", "who has worked with beginners"],
            stake:
              "If it means many years of directing, that may have been with trained actors; if it means work with beginners, it is just what slow Tuesdays call for.",
          },
        },
        {
          clause: "members take criticism more calmly when an outsider gives it",
          detail:
            "Two friends of thirty years stopped speaking in November over the way one of them held a teacup.",
          paraphrases: [
            "criticism is easier from an outsider",
            "we don't mind being corrected by a stranger so much",
            "because people stay calmer if somebody from outside criticises them",
            "hearing about your faults is less upsetting when it isn't from one of us",
            "no drama if an outsider says it",
          ],
          opposites: [
            "members take criticism worse when an outsider gives it",
            "members stay calmer when a friend criticises them",
            "an outsider's criticism is not easier to take",
          ],
          ambiguous: {
            phrase: "outsider",
            readings: ["somebody who is not in the group", "somebody with no ties in the village"],
            stake:
              "If it means somebody not in the group, a neighbour could do it for nothing; if it means somebody with no ties here, hiring is the likely way.",
          },
        },
        {
          clause: "a successful production soon earns back what has been spent on it",
          detail:
            "Three full nights with a hundred and fifty seats at eight pounds bring in three thousand six hundred.",
          paraphrases: [
            "success pays for itself",
            "a good production gets the money back",
            "because if the play is a success the cost is quickly recovered",
            "what is spent on a successful show returns before long",
            "you make the cash back if it goes well",
          ],
          opposites: [
            "even a successful production loses the money spent on it",
            "a successful play never earns back what it cost",
            "a production costs more than it brings in",
          ],
          ambiguous: {
            phrase: "successful",
            readings: ["with every ticket sold", "well acted and much praised"],
            stake:
              "If it means sold out, the clause is almost true by definition and says little about directors; if it means well acted, fine acting may still leave seats empty.",
          },
        },
      ],
    },
    {
      id: "changing-partners",
      question: "Should a salsa class make everyone change partners during the evening?",
      background:
        "Forty people come to the Thursday salsa class in our sports hall. Half of them arrive as couples, and most couples stay together the whole evening.",
      objection: "couples come in order to spend an evening with each other",
      objectionParaphrases: [
        "couples want to dance together",
        "husbands and wives go there to be with one another",
        "they say couples don't come to dance with strangers",
      ],
      claim: "everyone in the class should change partners after every second song",
      claimParaphrases: [
        "swap partners every two songs",
        "dancers ought to change partners regularly",
        "nobody should keep the same partner for more than two songs",
        "the class should make people switch after each second song",
        "all of them should rotate partners",
      ],
      claimOpposites: [
        "dancers in the class should not have to change partners",
        "couples should stay together for the whole salsa class",
        "keep your own partner",
        "stick with the one you came with all night",
      ],
      reasons: [
        {
          clause: "dancing with different people is the quickest way to improve",
          detail:
            "A man who leads only his wife may never notice that she has been guiding them both.",
          paraphrases: [
            "you improve faster with different partners",
            "you get better quicker if you dance with various people",
            "because changing who you dance with teaches you fastest",
            "progress comes soonest to those who dance with others",
            "mixing it up makes you better",
          ],
          opposites: [
            "dancing with the same person is the quickest way to improve",
            "dancing with different people slows learners down",
            "changing partners doesn't help anyone to improve",
          ],
          ambiguous: {
            phrase: "different",
            readings: ["several, one after another", "unlike oneself in height and skill"],
            stake:
              "If it means several, a few friends in the corner would do; if it means people unlike oneself, only a rule that mixes everybody brings it about.",
          },
        },
        {
          clause: "swapping partners gives people who come alone a welcome on the floor",
          detail:
            "Last week three beginners stood beside the water cooler from the second song to the last.",
          paraphrases: [
            "singles would be welcomed",
            "if you keep swapping, those without a partner are welcome",
            "because people on their own wouldn't be left standing",
            "anyone who turns up alone would be received in the group",
            "nobody who comes solo gets ignored",
          ],
          opposites: [
            "swapping partners makes people who come alone feel unwelcome",
            "people who come alone feel more welcome when couples stay together",
            "swapping does not give single dancers any welcome",
          ],
          ambiguous: {
            phrase: "a welcome",
            readings: ["somebody to dance with", "friendly interest from the others"],
            stake:
              "If it means somebody to dance with, the rule provides it at once; if it means friendly interest, a partner who was told to swap may show none.",
          },
        },
        {
          clause: "a change of hands between songs is the traditional way to dance salsa",
          detail:
            "The teacher's aunt, who learnt it in a courtyard, never gave two songs running to one man.",
          paraphrases: [
            "it's the tradition in salsa",
            "salsa has always been danced with changing partners",
            "because that's how salsa is traditionally done",
            "by tradition people swap in between the songs",
            "the old way of doing salsa is to switch",
          ],
          opposites: [
            "staying with one partner is the traditional way to dance salsa",
            "changing hands between songs is a modern fashion in salsa",
            "it was never traditional to change partners in salsa",
          ],
          ambiguous: {
            phrase: "traditional",
            readings: ["customary where the dance grew up", "usual for years in classes like ours"],
            stake:
              "If it means the custom where salsa grew up, the reason rests on what the dance is; if it means the habit of classes, it shows only what teachers find handy.",
          },
        },
      ],
    },
    {
      id: "shortened-tragedy",
      question: "Should a summer company cut an old tragedy to an hour and a half?",
      background:
        "Every August a company plays an old tragedy in our castle yard. Uncut, the text takes three hours and ten minutes, not counting the interval.",
      objection: "a great writer chose each of those words with care",
      objectionParaphrases: [
        "the author meant every word",
        "you shouldn't cut what a great writer wrote with care",
        "people say each word is there for a purpose",
      ],
      claim: "the company should cut its August tragedy to an hour and a half",
      claimParaphrases: [
        "shorten the play to 90 minutes",
        "the tragedy ought to be cut to an hour and a half",
        "the company should play a much shorter version this summer",
        "they should trim the play to one and a half hours",
        "make the tragedy half as long",
      ],
      claimOpposites: [
        "the company should not cut its August tragedy",
        "the company should play the whole tragedy at full length",
        "play the full text",
        "do the whole three hours and don't chop anything",
      ],
      reasons: [
        {
          clause: "a short version can keep everything in the play that matters",
          detail: "The letter, the storm and the last speech would all stay where they are.",
          paraphrases: [
            "nothing important is lost",
            "what matters can stay in a shorter text",
            "because you can cut and still keep the important things",
            "all that counts in the play may survive in a brief version",
            "the good stuff stays in",
          ],
          opposites: [
            "a short version loses what matters in the play",
            "cutting the play takes out everything that matters",
            "you can't keep what matters in such a short version",
          ],
          ambiguous: {
            phrase: "matters",
            readings: ["is needed to follow the plot", "makes the play great"],
            stake:
              "If it means what the plot needs, ninety minutes are plenty; if it means what makes the play great, the cut may remove the very lines people remember.",
          },
        },
        {
          clause: "on hard benches more of the audience would stay with a brief performance",
          detail:
            "Last summer people were already yawning and folding their blankets before the final scene.",
          paraphrases: [
            "more people would stay with it",
            "spectators on benches stick with something short",
            "because you don't lose the audience if it's brief",
            "fewer would give up when the seats are hard and the show is short",
            "people hang on if it's quick",
          ],
          opposites: [
            "more of the audience would leave during a brief performance",
            "people stay on the hard benches for a long performance as well",
            "a shorter play would not keep more of the audience in their seats",
          ],
          ambiguous: {
            phrase: "stay with",
            readings: ["remain seated until the end of", "keep listening closely to"],
            stake:
              "If it means remaining seated, one can count the empty places; if it means listening closely, a crowd may sit through any length without hearing it.",
          },
        },
        {
          clause: "a brisk evening would speak to people who rarely see old drama",
          detail:
            "Our plumber, who came along last year as a favour, said that most of it went past him.",
          paraphrases: [
            "it would speak to newcomers",
            "a faster show says more to those who don't know old plays",
            "because people new to classics would get something from a brisk version",
            "men and women who seldom go to such plays would be reached",
            "it'd mean more to ordinary folk who never see this stuff",
          ],
          opposites: [
            "a brisk evening would put off people who rarely see old drama",
            "newcomers to old drama get more from a long evening",
            "a short evening wouldn't speak to people who rarely go to the theatre",
          ],
          ambiguous: {
            phrase: "speak to",
            readings: ["be easy to understand for", "touch and mean something to"],
            stake:
              "If it means easy to understand, cutting hard passages helps; if it means touching them, the slow scenes that go may be the ones that do.",
          },
        },
      ],
    },
  ],
};
