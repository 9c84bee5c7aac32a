import type { IssueEvaluation } from "../evaluation.ts";

/** What modules 2 to 7 need to know of the issues about art and museums. */
export const artAndMuseums: readonly IssueEvaluation[] = [
  {
    issue: "museum-free-sundays",
    reasons: [
      {
        gap: {
          question: "How much of the collection was really paid for by the people of the city?",
          paraphrases: [
            "who paid for the rest of the collection?",
            "it doesn't say if citizens funded all of it or just a few pictures",
            "is the museum run on taxes or on private money?",
            "share of the works bought with public money",
            "we aren't told who owns it in law",
            "do people in the city pay for the museum already?",
          ],
        },
        assumption: {
          clause: "most of those who visit the museum on a Sunday live in the city",
          paraphrases: [
            "Sunday visitors are locals",
            "that it's the city's own people who'd get in free",
            "the ones who'd benefit are the owners and not tourists",
            "half of the visitors might be from somewhere else",
            "assumes tourists don't come on Sundays",
          ],
        },
        alternative: {
          clause: "people who live in the city should have a pass that is free all week",
          paraphrases: [
            "give residents a free pass for every day",
            "locals shouldn't pay but tourists should",
            "anybody with a city address gets in for nothing",
            "citizens ought to have a say in what the museum buys",
          ],
        },
      },
      {
        gap: {
          question: "How many families stay away on a Sunday on account of the price?",
          paraphrases: [
            "how many families don't come since it costs nine pounds?",
            "do children pay at all?",
            "it says nothing about whether money is what stops them",
            "number of families who'd come if it was free",
            "maybe they don't want to go to a museum on their day off, we don't know",
          ],
        },
        assumption: {
          clause: "the price at the door is what keeps many of these families away",
          paraphrases: [
            "families don't come now due to the money",
            "that they would visit if it cost nothing",
            "nine pounds is too much for them",
            "perhaps they'd sooner go to the park anyway",
            "assumes families want to spend their one day in a museum",
            "cost is the problem, not interest",
          ],
        },
        alternative: {
          clause: "the museum should offer tours and games for children every Sunday",
          paraphrases: [
            "put on family tours on Sundays",
            "more for kids to do at the weekend",
            "the museum ought to stay open longer on Sundays",
            "Sunday programmes made for parents and children",
          ],
        },
      },
      {
        gap: {
          question: "How many of those who came on the open day have come back since?",
          paraphrases: [
            "did the open-day visitors return and pay?",
            "only one lad is mentioned, what about the rest?",
            "we don't learn how many stayed interested",
            "share of free visitors who come again",
            "was he maybe keen on drawing before?",
          ],
        },
        assumption: {
          clause: "free Sundays would bring in people who have never been to the museum before",
          paraphrases: [
            "new people would come if it was free",
            "that it isn't just the usual visitors who'd turn up",
            "folk who've never set foot in it will go on a Sunday",
            "maybe only those who come anyway would save nine pounds",
            "assumes it's the price that has stopped people from a first visit",
          ],
        },
        alternative: {
          clause: "every schoolchild in the city should be given a ticket for one free visit",
          paraphrases: [
            "hand out one free ticket to each pupil",
            "give people their first visit for nothing",
            "a voucher for newcomers would be enough",
            "just the first time should be free, on any day",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["inclusion", "learning", "fairness"],
        phrase: "access to art for everyone",
        paraphrases: [
          "that anybody can come in, rich or poor",
          "nobody is kept out by the price",
          "education for all",
          "art belongs to all the people",
          "families with little money get a chance",
        ],
      },
      second: {
        ids: ["prosperity", "thrift"],
        phrase: "a sound income for the museum",
        paraphrases: [
          "the money the museum needs",
          "financial security",
          "balancing the books",
          "earnings from tickets",
          "being able to pay the bills",
        ],
      },
      concession: "the tills would stay empty on the day with the longest queue of the week",
    },
    fallacies: {
      strawman: {
        distortion: "to make beggars of schoolchildren who dare to look at a snow scene",
        paraphrases: [
          "they only worry that the museum earns nothing on its best day",
          "nobody wants to make anyone a beggar",
          "children aren't even mentioned by the other side",
          "it turns a worry about income into cruelty",
          "the real objection is about the takings",
        ],
      },
      adHominem: {
        opponent: "the treasurer of the museum",
        attack: "plays the bagpipes so badly that a neighbour moved house",
        paraphrases: [
          "playing the bagpipes badly doesn't make the sums wrong",
          "it makes fun of the treasurer's music",
          "the bagpipes have no bearing on Sunday tickets",
          "you should answer the point about money instead of laughing at someone",
        ],
      },
      falseDichotomy: {
        option: "the doors are open to all on Sundays",
        threat: "art remains a private pleasure of the rich",
        thirdWays: [
          "the museum could charge three pounds on Sundays",
          "families could come in free on one Sunday a month",
        ],
        paraphrases: [
          "a lower price would be a middle way",
          "one free Sunday a month is possible too",
          "it isn't free entry or only rich people",
          "there are more choices than the writer says",
          "why not let just children and parents in free?",
        ],
      },
      slipperySlope: {
        first: "people go on paying on Sundays",
        steps: [
          "the trustees will ask for twenty pounds and later for fifty",
          "the rooms will be let to bankers for their birthday parties",
          "no child in the city will know what a painting is",
        ],
        paraphrases: [
          "keeping nine pounds doesn't mean fifty pounds next",
          "there's no sign that they'd let the rooms to bankers",
          "it just strings together worse and worse things",
          "they pay now and kids still know what paintings are",
        ],
      },
    },
    figures: {
      counted: "families who turned round at the ticket desk",
      countedShort: "families turned away",
      people: "parents in the pedestrian zone",
      opinion: "say that nine pounds each is too much for them",
      amount: {
        members: "families near the museum",
        member: "a family near the museum",
        verb: "spend",
        verbSingular: "spends",
        unit: "pounds",
        purpose: "a year on museum tickets",
        usual: 9,
        outlier: "whose children draw in the bird room every weekend",
      },
      subgroups: {
        finding:
          "in cities with a free Sunday, people went to a museum 2.9 times a year on average instead of 2.1",
        groups: ["people with a degree", "people who left school early"],
        paraphrases: [
          "maybe only those who went anyway now go more often",
          "the average says nothing about poor people by themselves",
          "could be that families came no more often than before",
          "it mixes art lovers with everyone else",
        ],
      },
    },
  },
  {
    issue: "no-photos-in-gallery",
    reasons: [
      {
        gap: {
          question:
            "How long do visitors look at a picture in galleries where photographs are forbidden?",
          paraphrases: [
            "do people look longer in galleries with a ban?",
            "has anyone timed visitors with and without phones?",
            "it doesn't say how many people take photos at all",
            "time spent in front of each painting",
            "do those who take pictures really miss the second face more often?",
          ],
        },
        assumption: {
          clause:
            "visitors who may not take photographs would use the time to look at the paintings",
          paraphrases: [
            "without phones people would look properly",
            "that they'd spend the saved time on the picture",
            "it's the phone that stops them from seeing more",
            "they might just walk past faster",
            "assumes a ban makes visitors more attentive",
          ],
        },
        alternative: {
          clause: "guides should tell visitors in each room what to look for in the paintings",
          paraphrases: [
            "put guides in the rooms who point things out",
            "have somebody explain the paintings to people",
            "show visitors what there is to see and they'll look longer",
            "people ought to be led round so that they look properly",
          ],
        },
      },
      {
        gap: {
          question: "Was the carpet on the cushions really copied from a visitor's photograph?",
          paraphrases: [
            "how did the cushion maker get the pattern?",
            "it isn't said that the copy came from a phone photo",
            "how many works have been copied like that?",
            "was the carpet shown on the internet or in a catalogue?",
            "number of artists who lost money through photos",
            "we don't know how many of the works are by living artists",
          ],
        },
        assumption: {
          clause: "copies of living artists' work are made from pictures that visitors take",
          paraphrases: [
            "visitors' photos are where the copies come from",
            "that a phone picture is enough to make a copy to sell",
            "without visitor photos nobody could copy the works",
            "copiers could simply use the catalogue",
            "assumes it's people in the gallery who cause the copying",
          ],
        },
        alternative: {
          clause:
            "the gallery should sell photograph permits and share the money among living artists",
          paraphrases: [
            "charge for each photo and pay the artists",
            "visitors could buy a photo ticket that goes to the painters",
            "makers of cushions ought to pay the weaver a fee",
            "firms that copy art should have to pay for it",
          ],
        },
      },
      {
        gap: {
          question: "How many visitors are bothered by the raised arms of others?",
          paraphrases: [
            "do people complain about it?",
            "is it like that in all nine rooms or just before one picture?",
            "nobody says how often visitors feel disturbed",
            "number of complaints",
            "does it happen on quiet days as well?",
          ],
        },
        assumption: {
          clause: "the rooms would be calm if nobody held up a telephone in them",
          paraphrases: [
            "it's the phones and not the crowd that make it restless",
            "that without photos there'd be peace in the rooms",
            "two thousand people would be noisy even with empty hands",
            "no photos means quiet",
            "assumes nothing else disturbs people there",
          ],
        },
        alternative: {
          clause:
            "the gallery should give every visitor a free postcard of its most photographed picture",
          paraphrases: [
            "hand out postcards so nobody needs a photo",
            "free prints of the sunflowers at the exit",
            "hang the big picture higher so people can see over arms",
            "fewer people should be let into the sunflower room at a time",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["calm", "dignity", "beauty"],
        phrase: "quiet attention to the works",
        shownBy: [0],
        paraphrases: [
          "respect for the art",
          "peace in the rooms",
          "being able to look without being disturbed",
          "honouring the artists and what they made",
          "concentration in front of a painting",
        ],
      },
      second: {
        ids: ["freedom", "enjoyment", "openness"],
        phrase: "the visitors' freedom to take a picture home",
        paraphrases: [
          "doing as you like in the gallery",
          "having a souvenir",
          "sharing what you saw with friends",
          "fun with the phone",
          "not being told off for a snapshot",
        ],
      },
      concession: "a girl could not show her grandmother in hospital what she had seen",
    },
    fallacies: {
      strawman: {
        distortion:
          "to turn the gallery into a studio where paintings are only wallpaper for selfies",
        paraphrases: [
          "they just want to look at a picture again at home",
          "selfies weren't mentioned by anyone",
          "wanting a photo isn't treating art as wallpaper",
          "it twists a harmless wish into contempt for art",
          "the writer answers something nobody said",
        ],
      },
      adHominem: {
        opponent: "the student in the drawing class",
        attack: "has dyed hair in three colours and sleeps until noon",
        paraphrases: [
          "hair colour doesn't matter for the question of photos",
          "you can sleep late and still be right",
          "this is a dig at the student and no reply",
          "the looks of somebody are no argument for a ban",
        ],
      },
      falseDichotomy: {
        option: "telephones vanish from our rooms",
        threat: "no one will ever look at a painting with their own eyes again",
        thirdWays: [
          "the gallery could allow photographs on two afternoons a week",
          "one room could be kept free of telephones",
        ],
        paraphrases: [
          "you could ban photos in some rooms only",
          "certain hours for taking pictures would be another way",
          "many people do both, look and take a photo",
          "it isn't a full ban or nobody looking any more",
        ],
      },
      slipperySlope: {
        first: "visitors may keep their telephones in their hands",
        steps: [
          "they will bring tripods and folding chairs",
          "film crews will push the guards aside and repaint the walls",
          "the great masters will be sold off to make room for cameras",
        ],
        paraphrases: [
          "phones are allowed now and no film crew has come",
          "a phone photo doesn't lead to paintings being sold",
          "there's nothing to back up any of those steps",
          "each thing is more far-fetched than the last",
          "why would a snapshot end like that?",
        ],
      },
    },
    figures: {
      counted: "visitors who complained about people with telephones",
      countedShort: "complaints",
      people: "visitors on a busy day",
      opinion: "say that other people's telephones spoiled their view",
      amount: {
        members: "visitors with a telephone in their hand",
        member: "a visitor with a telephone",
        verb: "take",
        verbSingular: "takes",
        unit: "photographs",
        purpose: "on one walk through the rooms",
        usual: 6,
        outlier: "who is putting every picture frame on the internet",
      },
      subgroups: {
        finding:
          "in galleries with a ban on photographs, visitors stayed 24 seconds before each picture on average instead of 17",
        groups: ["visitors on their own", "school groups"],
        paraphrases: [
          "maybe pupils just rushed through while single visitors stayed longer",
          "the average covers very different sorts of visitor",
          "young people and old people may have reacted differently",
          "we don't get separate numbers for tourists and regulars",
        ],
      },
    },
  },
  {
    issue: "legal-graffiti-wall",
    reasons: [
      {
        gap: {
          question: "Have fewer houses been sprayed in towns that have a wall for painters?",
          paraphrases: [
            "did it work in other towns?",
            "do garages get tagged less where there is a legal wall?",
            "nothing is said about places that have tried this",
            "are the wall painters and the garage taggers the same people?",
            "experience of other towns",
            "who did the garage doors on Hill Street?",
          ],
        },
        assumption: {
          clause: "the people who tag garage doors would be content with a wall of their own",
          paraphrases: [
            "taggers would use the legal wall instead",
            "that those who spray houses just need somewhere to go",
            "garage sprayers would move to the railway path",
            "they may go on doing houses for the kick of it",
            "assumes it's lack of space that drives them to private doors",
          ],
        },
        alternative: {
          clause: "the youth club should open its back yard to sprayers and lend them paint",
          paraphrases: [
            "let them spray at the youth club",
            "offer sprayers some other place like a yard",
            "the school could give them its old gym to paint",
            "courses with paint and walls for young sprayers",
          ],
        },
      },
      {
        gap: {
          question: "How much of what appears on the wall is art, and how much is scribble?",
          paraphrases: [
            "how many of the pictures are any good?",
            "who says that they're good?",
            "only one kingfisher is mentioned",
            "share of names compared with real pictures",
            "it doesn't tell us what the rest of the ninety metres looks like",
          ],
        },
        assumption: {
          clause: "good pictures would last longer on a wall that the town no longer paints grey",
          paraphrases: [
            "the good stuff would stay up if the van didn't come",
            "that other sprayers won't cover the best works",
            "without grey paint the kingfisher would still be there",
            "someone else would probably spray over it the next week",
            "assumes the town is the only one who destroys good pictures",
          ],
        },
        alternative: {
          clause: "the museum should photograph the best pictures on the wall and exhibit them",
          paraphrases: [
            "take photos of the good ones and show them",
            "put on an exhibition of the best graffiti",
            "pay the best sprayers to decorate public buildings",
            "the town ought to hire the kingfisher painter for other walls",
          ],
        },
      },
      {
        gap: {
          question: "What would the town have to pay for a wall left to painters?",
          paraphrases: [
            "what would the legal wall cost instead?",
            "would somebody have to clean up cans and paint?",
            "no word on the costs of leaving it to the sprayers",
            "costs of bins, lamps and supervision",
            "does the grey paint protect the concrete from damage?",
          ],
        },
        assumption: {
          clause:
            "a wall left to painters would cost the town less than four thousand pounds a year",
          paraphrases: [
            "leaving it to them costs next to nothing",
            "that a painters' wall is cheaper than grey paint",
            "the town would have no other expenses with the wall",
            "there might be rubbish to clear and it could end up dearer",
            "assumes you save the money if you stop repainting",
          ],
        },
        alternative: {
          clause: "the town should plant ivy along the wall and let it grow over",
          paraphrases: [
            "cover the wall with plants",
            "just leave it unpainted and let ivy do the job",
            "pull the wall down if it only eats money",
            "use a coating that paint won't stick to",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["creativity", "freedom", "thrift"],
        phrase: "room for painters to be creative",
        paraphrases: [
          "letting people express themselves",
          "artistic talent gets a place",
          "imagination and colour",
          "the sprayers' liberty to paint",
          "being able to experiment",
        ],
      },
      second: {
        ids: ["order", "calm"],
        phrase: "a clean and tidy town",
        paraphrases: [
          "neatness along the path",
          "rules that everybody has to stick to",
          "obeying the law",
          "no mess on public walls",
          "keeping things proper",
        ],
      },
      concession:
        "walkers by the railway would pass ninety metres of names in every month of the year",
    },
    fallacies: {
      strawman: {
        distortion: "to lock up every child who has ever held a coloured pencil",
        paraphrases: [
          "they only said that part of the thrill is its being illegal",
          "nobody talked about locking up children",
          "a coloured pencil isn't a spray can and no one is against pencils",
          "the other side is made to look like monsters",
          "that isn't what the sceptics mean at all",
        ],
      },
      adHominem: {
        opponent: "the head of the parks department",
        attack: "once fell into the duck pond in front of the whole town",
        paraphrases: [
          "falling into a pond doesn't make you wrong about walls",
          "an old mishap is brought up to make people laugh",
          "what has the duck pond got to do with graffiti?",
          "the writer ridicules the person and skips the reasons",
        ],
      },
      falseDichotomy: {
        option: "the painters get the wall",
        threat: "they take every garage door in town",
        thirdWays: [
          "the town could leave them thirty metres and keep the rest grey",
          "a painter could be paid to cover the wall with one large picture",
        ],
        paraphrases: [
          "you could give them part of the wall",
          "one big mural would be another solution",
          "it doesn't have to be this wall or all the garages",
          "there's more to choose from than that",
          "a trial of one summer is left out",
        ],
      },
      slipperySlope: {
        first: "the grey van comes again next spring",
        steps: [
          "the sprayers will move on to shop windows and buses",
          "angry owners will patrol the streets with dogs",
          "the town will be one grey fortress where nobody dares to own a brush",
        ],
        paraphrases: [
          "the van comes every spring and there are no patrols with dogs",
          "grey paint on one wall doesn't make the town a fortress",
          "it jumps from repainting to something like war",
          "no reason is given for any of the steps",
        ],
      },
    },
    figures: {
      counted: "garage doors that were sprayed at night",
      countedShort: "sprayed doors",
      people: "house owners near the railway path",
      opinion: "say that a wall for painters would ease their minds",
      amount: {
        members: "owners of tagged garages",
        member: "an owner of a tagged garage",
        verb: "spend",
        verbSingular: "spends",
        unit: "pounds",
        purpose: "a year on getting paint off their doors",
        usual: 40,
        outlier: "whose row of twelve garages faces the night bus",
      },
      subgroups: {
        finding:
          "in towns with a free wall, 7 houses in a hundred were sprayed on average last year, and elsewhere 11 in a hundred",
        groups: ["quarters near the free wall", "quarters further away"],
        paraphrases: [
          "near the wall it could be more than eleven",
          "some parts of town may be full of paint",
          "it's one figure for all streets together",
          "we don't know whether the centre and the suburbs are alike",
          "private houses and shops aren't told apart",
        ],
      },
    },
  },
  {
    issue: "ai-image-photo-prize",
    reasons: [
      {
        gap: {
          question: "How long did the makers of the two computer pictures work on them?",
          paraphrases: [
            "how much effort goes into a computer picture?",
            "did the AI entrants spend weeks on it too?",
            "it isn't said how the other entries were taken",
            "time it takes to make an image with the program",
            "are all the photos the fruit of long waiting or just that otter?",
          ],
        },
        assumption: {
          clause: "the prize is meant to honour patience on the spot and not just the picture",
          paraphrases: [
            "the prize is for the effort, not for how it looks",
            "that waiting is what the club wants to reward",
            "being there in person is what counts for the judges",
            "a snapshot by luck wouldn't deserve it then",
            "assumes the award goes to hard work and not to the best image",
          ],
        },
        alternative: {
          clause: "entrants should have to tell the jury how each of their pictures came about",
          paraphrases: [
            "make them explain how they got the picture",
            "a short account should come with each entry",
            "the jury ought to ask how long somebody waited for it",
            "let computer pictures in as long as people say how they made them",
          ],
        },
      },
      {
        gap: {
          question:
            "Have juries elsewhere managed to judge photographs and computer pictures together?",
          paraphrases: [
            "how do other contests deal with it?",
            "did the judges have trouble with those two entries?",
            "we aren't told what the jury itself says",
            "experience of other camera clubs",
            "by what standards does the jury judge?",
          ],
        },
        assumption: {
          clause: "the judges weigh how a picture was made and not only how it looks",
          paraphrases: [
            "the jury judges the craft behind the picture",
            "that you can't simply compare the finished images",
            "judges need to know the method to give marks",
            "they could just pick the picture that looks best",
            "assumes it's the skill that gets marked and not the result",
          ],
        },
        alternative: {
          clause: "the club should set up a second prize for pictures made by a computer",
          paraphrases: [
            "have a separate prize for AI images",
            "two contests, one for each craft",
            "give computer art a cup of its own",
            "split the entries into two classes with different judges",
          ],
        },
      },
      {
        gap: {
          question: "How did the two computer pictures do in the last contest?",
          paraphrases: [
            "did a computer picture win anything?",
            "where did those two entries end up?",
            "it never says whether a keyboard has beaten a camera yet",
            "how many members does the club have besides those four?",
            "what do the younger members think?",
          ],
        },
        assumption: {
          clause: "a computer picture has a real chance of winning against the best photographs",
          paraphrases: [
            "AI pictures could actually win",
            "that the judges would prefer a computer image",
            "machine-made pictures are good enough to beat an otter",
            "maybe the computer ones never get near the prize",
            "assumes photographers would really lose to a keyboard",
          ],
        },
        alternative: {
          clause: "the club should give a small award to every amateur who spends a year outdoors",
          paraphrases: [
            "reward beginners for the time they put in",
            "a small medal for everyone who went out all year",
            "the club ought to praise amateurs more",
            "set up a prize for patience for ordinary members",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["hard_work", "fairness", "tradition"],
        phrase: "patient work with a camera",
        paraphrases: [
          "effort should pay off",
          "honest craft",
          "rewarding people who put in the hours",
          "a fair contest among photographers",
          "diligence",
        ],
      },
      second: {
        ids: ["progress", "creativity", "openness"],
        phrase: "new ways of making pictures",
        paraphrases: [
          "innovation",
          "letting people experiment with technology",
          "moving with the times",
          "imagination, whatever the tool",
          "being open to something different",
        ],
      },
      concession: "a startling image from somebody's own dreams could never be shown to the jury",
    },
    fallacies: {
      strawman: {
        distortion: "to burn every camera and let the computer hand the prize to itself",
        paraphrases: [
          "they only said that choosing takes an eye too",
          "no one wants to get rid of cameras",
          "the other side's point about skill is replaced by nonsense",
          "nobody suggested a computer should be the jury",
          "it makes them sound mad",
        ],
      },
      adHominem: {
        opponent: "the newest member of the committee",
        attack: "eats crisps during the slide shows and giggles at funerals",
        paraphrases: [
          "eating crisps has nothing to do with judging pictures",
          "bad manners don't make someone's view wrong",
          "it's about how the member behaves, not about computer images",
          "the point about having an eye goes unanswered",
        ],
      },
      falseDichotomy: {
        option: "the club bars the computer",
        threat: "its members throw their cameras into the river",
        thirdWays: [
          "the club could label computer pictures and judge them apart",
          "each entrant could be asked to explain how the picture was made",
        ],
        paraphrases: [
          "a second class for AI pictures is a way out",
          "nobody has to choose between a ban and giving up cameras",
          "they could be labelled",
          "the writer only allows the two extremes",
        ],
      },
      slipperySlope: {
        first: "one computer picture is let in",
        steps: [
          "the whole shortlist will be typed in an afternoon",
          "the woods and lakes will be left without a single photographer",
          "people will see the world only as a file on a screen",
        ],
        paraphrases: [
          "two were let in last time and photography still exists",
          "one picture doesn't make everyone stay at home",
          "it leaps from a contest to the whole world",
          "no evidence that the first thing brings the others",
          "nobody will stop going to the lakes just for one entry",
        ],
      },
    },
    figures: {
      counted: "photographers who entered no picture for the prize",
      countedShort: "absentees",
      people: "members with a camera",
      opinion: "say that computer pictures take away their wish to compete",
      amount: {
        members: "members who entered a photograph",
        member: "a member with an entry",
        verb: "spend",
        verbSingular: "spends",
        unit: "hours",
        purpose: "outdoors on one picture for the prize",
        usual: 8,
        outlier: "who camps in a marsh all spring",
      },
      subgroups: {
        finding:
          "in clubs that shut out computer pictures, members rated their contest 8.1 out of ten on average instead of 7.2",
        groups: ["members under forty", "members over sixty"],
        paraphrases: [
          "the older ones may love it while the young ones like it less",
          "it's only an average for all members",
          "those who use computers might have given it far worse marks",
          "beginners and old hands are thrown together",
        ],
      },
    },
  },
  {
    issue: "sell-painting-save-roof",
    reasons: [
      {
        gap: {
          question: "Why has the landscape not been hung in any room for so long?",
          paraphrases: [
            "why isn't it on show?",
            "is there a reason it stays in the store, damage for example?",
            "we're not told if it could be put on the wall again",
            "would the collector let the public see it?",
            "do visitors ask for it?",
            "plans for the picture",
          ],
        },
        assumption: {
          clause: "the museum will not hang the landscape again if it keeps it",
          paraphrases: [
            "it would stay in the store for ever",
            "that there's no chance of it being shown again",
            "the museum has no plan to put it on a wall",
            "they could simply bring it up next year",
            "assumes what has been hidden since 1977 stays hidden",
          ],
        },
        alternative: {
          clause: "the museum should lend the landscape to the town hall for its entrance",
          paraphrases: [
            "hang it in the town hall",
            "lend it to a school or another museum",
            "put it up somewhere people can see it",
            "swap it with a picture upstairs every few months",
          ],
        },
      },
      {
        gap: {
          question: "What would it cost to mend the roof?",
          paraphrases: [
            "is ninety thousand enough for the roof?",
            "price of the repair",
            "it doesn't say how much the roof costs",
            "how badly is the roof damaged?",
            "could the money come from the council or from donations?",
            "nobody mentions an estimate from a builder",
          ],
        },
        assumption: {
          clause: "the museum has no other way of paying for the roof in time",
          paraphrases: [
            "selling is the only way to get the money",
            "that nobody else would pay for the repair",
            "there are no grants or donors to be had",
            "a collection in town might raise it just as well",
            "assumes the roof can't be mended without the ninety thousand",
          ],
        },
        alternative: {
          clause: "the museum should move its pottery into a dry building until the roof is mended",
          paraphrases: [
            "bring the jugs somewhere dry",
            "store the pottery elsewhere for now",
            "close the wet room and move what's in it",
            "more of the budget ought to go on protecting exhibits",
          ],
        },
      },
      {
        gap: {
          question: "Are the pictures upstairs as good and as important as the one in the store?",
          paraphrases: [
            "which of his pictures is the best?",
            "is the stored one his masterpiece?",
            "it doesn't compare the landscape with the harbours",
            "did he paint other landscapes that the museum has?",
            "opinion of an expert on the picture in the store",
          ],
        },
        assumption: {
          clause: "the landscape shows nothing of the painter that visitors cannot see upstairs",
          paraphrases: [
            "the other three pictures tell you all about him",
            "that the landscape isn't anything special among his works",
            "you don't miss anything if that one goes",
            "it could be the only one of its kind that he did",
            "assumes harbours and a self-portrait can stand in for a landscape",
          ],
        },
        alternative: {
          clause: "the museum should exchange the landscape for a work by a painter whom it lacks",
          paraphrases: [
            "swap it for a work by someone who isn't represented",
            "trade the picture with another museum",
            "they ought to get something by another artist for it",
            "give away the landscape in return for a picture by a new painter",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["safety", "efficiency", "openness"],
        phrase: "the safety of what the public can see",
        paraphrases: [
          "protecting the exhibits",
          "keeping the collection safe and dry",
          "practical sense",
          "putting things to use instead of hoarding them",
          "what visitors get out of the museum",
        ],
      },
      second: {
        ids: ["loyalty", "trust", "tradition"],
        phrase: "faithfulness to those who gave",
        paraphrases: [
          "keeping a promise to the donor",
          "respecting somebody's last will",
          "people can rely on the museum",
          "honouring gifts",
          "not betraying the giver",
        ],
      },
      concession:
        "an old family would learn that its present had been turned into tiles and gutters",
    },
    fallacies: {
      strawman: {
        distortion: "to let the whole museum float down the street with its jugs and jars",
        paraphrases: [
          "they only said a gift isn't a cheque",
          "nobody wants the museum to be flooded",
          "being against the sale isn't being for the rain",
          "the donor argument gets replaced by something silly",
        ],
      },
      adHominem: {
        opponent: "the chair of the friends of the museum",
        attack: "has moved house twelve times and never learned to dance",
        paraphrases: [
          "how often someone has moved is no argument",
          "the private life of the chair is none of our business here",
          "it says nothing about the picture or the will",
          "a bad dancer can be right about donors",
        ],
      },
      falseDichotomy: {
        option: "the landscape goes to the collector",
        threat: "the pottery goes to pieces under our eyes",
        thirdWays: [
          "the museum could ask the town for a loan",
          "friends of the museum could collect money for the roof",
        ],
        paraphrases: [
          "money can be raised without selling",
          "a loan or a grant isn't even mentioned",
          "the pots could be moved to a dry place",
          "it's not the picture or the pottery",
          "there are other ways of paying for a roof",
        ],
      },
      slipperySlope: {
        first: "the picture stays in the store",
        steps: [
          "the rain will come down through every ceiling",
          "the walls will give way and bury two thousand years of history",
          "our grandchildren will grow up without knowing who the Romans were",
        ],
        paraphrases: [
          "a picture in the store doesn't bring the walls down",
          "keeping it doesn't mean that the roof never gets mended",
          "from a leak to forgetting the Romans is absurd",
          "the chain of disasters is pure guesswork",
        ],
      },
    },
    figures: {
      counted: "exhibits that were damaged by damp",
      countedShort: "damaged pieces",
      people: "visitors to the pottery room",
      opinion: "say that the roof matters more to them than a stored picture",
      amount: {
        members: "volunteers in the museum",
        member: "a volunteer in the museum",
        verb: "empty",
        verbSingular: "empties",
        unit: "buckets",
        purpose: "of rainwater a winter",
        usual: 5,
        outlier: "who looks after the hall below the broken skylight",
      },
      subgroups: {
        finding:
          "of all the small museums that sold a stored work, 64 per cent had more visitors five years later",
        groups: ["museums in tourist towns", "museums in the country"],
        paraphrases: [
          "those in tourist places may have done well and the rest badly",
          "it's one share for all kinds of museum",
          "museums that mended a roof aren't shown separately",
          "museums out in the country may be another story",
        ],
      },
    },
  },
  {
    issue: "market-square-sculpture-vote",
    reasons: [
      {
        gap: {
          question: "How many residents would take the trouble to vote on a sculpture?",
          paraphrases: [
            "would people bother to vote?",
            "it doesn't tell us if residents want a say",
            "how many people cross the square every day?",
            "expected turnout",
            "do the other two jurors live in the town?",
            "has anyone asked the locals whether they care?",
          ],
        },
        assumption: {
          clause: "the residents who walk past the square every day are those who would vote",
          paraphrases: [
            "the people who pass it are the ones who'd vote",
            "that those most affected would actually take part",
            "voters would be the daily walkers and not people from the outskirts",
            "maybe just a few busybodies would vote",
            "assumes all who live with it will make use of their say",
          ],
        },
        alternative: {
          clause: "at least three of the five jurors should have to live in the town",
          paraphrases: [
            "put more locals on the jury",
            "the jury ought to be made up of residents",
            "only people from the town should be jurors",
            "shopkeepers from the square could join the five",
          ],
        },
      },
      {
        gap: {
          question: "How have works in the town fared that a jury picked?",
          paraphrases: [
            "do jury-picked works get scratched more?",
            "it only tells about one pig",
            "what happened to sculptures chosen by experts?",
            "are there other works the town voted on?",
            "damage to public art in places without a vote",
          ],
        },
        assumption: {
          clause: "residents who voted for another design would care for the winning one as well",
          paraphrases: [
            "those who lose the vote will look after it too",
            "that people care about the winner even if they didn't pick it",
            "the losers won't take it out on the sculpture",
            "the ones who were outvoted could hate the thing",
            "assumes a vote makes the whole town feel it's theirs",
          ],
        },
        alternative: {
          clause: "the residents should vote on a name for the sculpture that the jury picks",
          paraphrases: [
            "let people choose the name instead",
            "have a vote on what it's called",
            "the town ought to give the jury's sculpture a name by a show of hands",
            "the jury picks and the residents christen it",
          ],
        },
      },
      {
        gap: {
          question: "How many residents have looked at the three models so far?",
          paraphrases: [
            "have people even seen the designs?",
            "how many join in the talk besides the fishmonger's queue?",
            "it isn't said where one can look at the models",
            "what have people learned from it up to now?",
            "number of people who discuss it",
          ],
        },
        assumption: {
          clause: "residents would argue over the models for months only if they had a vote",
          paraphrases: [
            "no vote, no debate",
            "that people won't discuss it if a jury decides",
            "it takes a vote to get folk arguing",
            "they seem to talk about it now, without any vote",
            "assumes the town would lose interest when it has no say",
          ],
        },
        alternative: {
          clause: "the three models should stand in the library for three months of public debate",
          paraphrases: [
            "show the models and hold debates",
            "have public discussions before the jury decides",
            "the jury should explain its choice at open evenings",
            "put the designs on display so that everyone can argue",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["inclusion", "community", "freedom"],
        phrase: "a say for everyone who lives there",
        paraphrases: [
          "people deciding for themselves",
          "democracy",
          "taking part in the life of the town",
          "all citizens are listened to",
          "together we choose",
        ],
      },
      second: {
        ids: ["excellence", "creativity", "progress"],
        phrase: "bold art of the highest rank",
        paraphrases: [
          "quality chosen by experts",
          "new and daring ideas",
          "the judgement of people who know about art",
          "originality",
          "something really outstanding in the square",
        ],
      },
      concession: "a strange design that only trained eyes understand would hardly ever be built",
    },
    fallacies: {
      strawman: {
        distortion: "to tie the residents to their chairs while five artists rule the town",
        paraphrases: [
          "they only think that crowds vote for the familiar",
          "leaving a choice to a jury isn't ruling the town",
          "no one wants residents tied up",
          "the worry about dull taste is turned into tyranny",
          "it's a cheap picture of the other side",
        ],
      },
      adHominem: {
        opponent: "the speaker of the jury",
        attack: "keeps a parrot that swears and lost a beauty contest",
        paraphrases: [
          "a rude parrot is no reason to distrust someone's view on art",
          "losing a beauty contest proves nothing about sculptures",
          "it pokes fun at the speaker and leaves the point aside",
          "the pet isn't on the jury",
        ],
      },
      falseDichotomy: {
        option: "all of us vote on the design",
        threat: "five strangers put whatever they please on our doorstep",
        thirdWays: [
          "the jury could choose two designs and let the town decide between them",
          "residents could send two jurors of their own",
        ],
        paraphrases: [
          "jury and voters could share the choice",
          "residents might get seats on the jury",
          "a hearing before the jury decides would be in between",
          "it isn't a vote for all or no say at all",
        ],
      },
      slipperySlope: {
        first: "the jury has its way this time",
        steps: [
          "it will choose the paint for our front doors",
          "the mayor will be picked by three painters over a glass of wine",
          "nobody will be asked about anything again as long as they live",
        ],
        paraphrases: [
          "choosing one sculpture doesn't give the jury power over doors",
          "there's no step from a jury for art to picking the mayor",
          "it makes a small decision look like the end of democracy",
          "nothing supports these forecasts",
          "a jury decides at present and we still have elections",
        ],
      },
    },
    figures: {
      counted: "residents who wrote to the council for a say",
      countedShort: "letters",
      people: "shopkeepers on the square",
      opinion: "say that they would like to choose the sculpture themselves",
      amount: {
        members: "residents near the square",
        member: "a resident near the square",
        verb: "come",
        verbSingular: "comes",
        unit: "times",
        purpose: "a month past the spot where it will stand",
        usual: 12,
        outlier: "who delivers bread from a stall on the square",
      },
      subgroups: {
        finding:
          "in towns that voted on a work of art, people gave it 7.4 points out of ten on average after five years",
        groups: ["people who voted for it", "people who voted against it"],
        paraphrases: [
          "those whose design lost might give it three points",
          "the average hides what the losers think",
          "young and old could see it quite differently",
          "people living on the square aren't looked at separately",
        ],
      },
    },
  },
];
