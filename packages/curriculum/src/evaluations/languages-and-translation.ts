import type { IssueEvaluation } from "../evaluation.ts";

/** What modules 2 to 7 need to know of the issues about languages and translation. */
export const languagesAndTranslation: readonly IssueEvaluation[] = [
  {
    issue: "signing-for-the-whole-class",
    reasons: [
      {
        gap: {
          question: "Does the deaf boy use sign language himself?",
          paraphrases: [
            "can the boy sign at all?",
            "it doesn't say whether he knows any sign language",
            "what would the boy like best?",
            "maybe he'd rather have a hearing aid, we aren't told",
            "the boy's own wishes",
          ],
        },
        assumption: {
          clause: "one lesson a week is enough for the class to learn to sign with the boy",
          paraphrases: [
            "a weekly lesson will do",
            "that the kids learn enough signs in so little time",
            "the class would really be able to talk to him afterwards",
            "an hour a week might get them no further than hello",
            "assumes thirty beginners become a class that signs",
          ],
        },
        alternative: {
          clause: "every teacher at the school should learn to sign on training days",
          paraphrases: [
            "teach the teachers to sign",
            "the staff ought to learn sign language",
            "train the grown-ups at the school so that he can follow",
            "have all his teachers take a signing course",
          ],
        },
      },
      {
        gap: {
          question: "How many lessons does a child of eight need to become fluent in signs?",
          paraphrases: [
            "how long does it take them?",
            "it doesn't say what fluent means or how many hours that is",
            "number of lessons until they can sign",
            "is one lesson a week anywhere near enough?",
            "just one girl and her dinosaurs, what about the others?",
          ],
        },
        assumption: {
          clause: "the pupils will go on using their signs after the year with the spare lesson",
          paraphrases: [
            "they'll keep signing later on",
            "that what's learnt so fast isn't lost just as fast",
            "the children will have somebody to sign with in future",
            "once the lessons stop they may forget all of it",
            "assumes the skill stays with them for good",
          ],
        },
        alternative: {
          clause: "the school should start a signing club in the afternoon for anyone who is eight",
          paraphrases: [
            "a signing club after lessons",
            "let those who want to learn it in the afternoon",
            "kids of eight ought to be offered signs as a hobby",
            "a course for volunteers and something else in the spare lesson",
          ],
        },
      },
      {
        gap: {
          question: "Do pupils who learn to sign stay attentive when the lesson is over?",
          paraphrases: [
            "does it last outside the sign lesson?",
            "no evidence that they pay attention in maths as well",
            "were any classes compared?",
            "how much more attentive do they become",
            "we don't know whether it carries over to the rest of the week",
          ],
        },
        assumption: {
          clause: "the pupils in this class often take no notice of one another at present",
          paraphrases: [
            "they don't pay each other much attention now",
            "that the class has a problem with listening",
            "at the moment the kids ignore one another",
            "they may be attentive enough already",
            "assumes there is something to improve in how they treat each other",
          ],
        },
        alternative: {
          clause: "every teacher should use a few dozen signs in ordinary lessons",
          paraphrases: [
            "bring signs into normal lessons",
            "use a few signs all day long",
            "teachers ought to sign the common words",
            "no extra lesson, just signs in every subject",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["inclusion", "compassion", "community"],
        phrase: "a class where everybody belongs",
        shownBy: [0],
        paraphrases: [
          "not leaving the deaf boy out",
          "taking part together",
          "caring for each other",
          "that he's one of them",
          "togetherness",
        ],
      },
      second: {
        ids: ["learning", "efficiency", "prosperity"],
        phrase: "what is of most use later on",
        paraphrases: [
          "a useful foreign language",
          "good chances at work",
          "skills that most pupils need",
          "getting on in life",
          "making the best of lesson time",
        ],
      },
      concession:
        "nearly thirty children would go to France one day without a word for bread or cheese",
    },
    fallacies: {
      strawman: {
        distortion: "to put the deaf boy in a corner and act as if he were not there",
        paraphrases: [
          "they just said French is more useful for most",
          "no one wants him in a corner",
          "it makes the other parents sound heartless",
          "being for a foreign language doesn't mean being against the boy",
        ],
      },
      adHominem: {
        opponent: "the head of the parents' council",
        attack: "puts ketchup on everything, even on apple pie",
        paraphrases: [
          "ketchup has nothing to do with languages",
          "it makes the person look silly so you won't listen",
          "funny tastes don't make French less useful",
          "no reply is given to what the council's head said",
        ],
      },
      falseDichotomy: {
        option: "the whole class learns to sign",
        threat: "a boy of eight spends his school years without a friend",
        thirdWays: [
          "the lesson could be shared between signs and French",
          "an interpreter could come into the class on some days",
        ],
        paraphrases: [
          "half signs and half French would work",
          "he can make friends without everyone learning to sign",
          "an interpreter is another possibility",
          "it acts as though there were nothing else you could do for him",
        ],
      },
      slipperySlope: {
        first: "the spare lesson goes to French",
        steps: [
          "the school will drop sport to make room for Spanish and Chinese",
          "children who are slow with words will be sent to another building",
          "nobody will be let into a school without four languages",
        ],
        paraphrases: [
          "one French lesson doesn't push out sport",
          "there's no sign that slow kids would be sent away",
          "it gets from a spare hour to four languages in no time",
          "why would any of that happen?",
        ],
      },
    },
    figures: {
      counted: "deaf children who joined an ordinary primary school",
      countedShort: "deaf pupils",
      people: "parents of deaf children",
      opinion: "say that classmates who sign have made all the difference",
      amount: {
        members: "deaf children at ordinary schools",
        member: "a deaf child at an ordinary school",
        verb: "spend",
        verbSingular: "spends",
        unit: "minutes",
        purpose: "a week alone in the playground",
        usual: 8,
        outlier: "who has just moved here and sits in the library every break",
      },
      subgroups: {
        finding:
          "in classes that learnt to sign, a pupil interrupted others 3.1 times a lesson on average, and elsewhere 4.5 times",
        groups: ["talkative pupils", "quiet pupils"],
        paraphrases: [
          "quiet kids never interrupted anyone in the first place",
          "the talkers may have changed and the rest not",
          "we only hear about all pupils together",
          "boys and girls could differ, it doesn't say",
        ],
      },
    },
  },
  {
    issue: "subtitles-on-wednesdays",
    reasons: [
      {
        gap: {
          question: "How much of what the characters say do subtitles leave out?",
          paraphrases: [
            "how much gets left out of the subtitles?",
            "it doesn't say how good the subtitles are",
            "are dubbed lines really that different from the original?",
            "share of the dialogue that is cut",
            "nothing about mistakes in the subtitles themselves",
          ],
        },
        assumption: {
          clause: "people at the cinema care about what exactly the characters say",
          paraphrases: [
            "viewers want the exact lines",
            "that the audience minds if a joke is changed",
            "people come for the true words and not just for the story",
            "most of them might not care how close the text is",
            "assumes being faithful matters to those who buy a ticket",
          ],
        },
        alternative: {
          clause: "visitors to a dubbed film should be handed a faithful translation to take home",
          paraphrases: [
            "give people the true text on paper",
            "a printed translation at the exit",
            "let viewers read afterwards what was really said",
            "they ought to hand out the script in good English",
          ],
        },
      },
      {
        gap: {
          question: "How much of a language do most viewers really learn from such films?",
          paraphrases: [
            "how many words do people learn?",
            "we only know of one postwoman",
            "is it more than a thank you?",
            "no proof that others learn anything",
            "number of films you'd have to see",
          ],
        },
        assumption: {
          clause: "visitors see enough films in the same language to learn some of it",
          paraphrases: [
            "they watch enough in one language",
            "that the Wednesdays aren't in a new tongue each time",
            "people go often enough to learn from it",
            "if it's Danish one week and Korean the next nothing sticks",
            "assumes a visitor doesn't just come once or twice a year",
          ],
        },
        alternative: {
          clause: "evening classes in foreign languages should show films with subtitles",
          paraphrases: [
            "use such films in language courses",
            "the evening school ought to show subtitled films",
            "learners of Danish should watch Danish comedies in class",
            "teach languages with films and written lines",
          ],
        },
      },
      {
        gap: {
          question: "How many visitors to the cinema are hard of hearing?",
          paraphrases: [
            "how many people with bad hearing come?",
            "it doesn't say whether it's just the one bell-founder",
            "number of deaf or hard-of-hearing visitors",
            "are there headphones they could use?",
            "do the subtitles show music and noises as well?",
          ],
        },
        assumption: {
          clause: "visitors who are hard of hearing see well enough to read the lines",
          paraphrases: [
            "they can read the lines all right",
            "that those with bad ears don't have bad eyes too",
            "people who hear badly are able to follow fast subtitles",
            "some old visitors can't read that quickly from row C",
            "assumes the writing is large enough for them",
          ],
        },
        alternative: {
          clause: "the cinema should lend visitors who are hard of hearing a screen with captions",
          paraphrases: [
            "lend them little screens",
            "captions just for those who need them",
            "people who hear badly ought to get a device at the till",
            "headphones or a small screen would help them",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["inclusion", "learning", "trust"],
        phrase: "a film that everyone gets in full",
        shownBy: [2],
        paraphrases: [
          "the true film for all",
          "hearing the original",
          "no one missing out",
          "getting to know another language",
          "staying true to what was said",
        ],
      },
      second: {
        ids: ["comfort", "enjoyment"],
        phrase: "an evening of easy watching",
        paraphrases: [
          "relaxing at the pictures",
          "pleasure",
          "just sitting back",
          "having fun without effort",
          "no reading after work",
        ],
      },
      concession: "after a day at a screen, many would go home with tired eyes",
    },
    fallacies: {
      strawman: {
        distortion: "to have every film chewed for them like baby food",
        paraphrases: [
          "they said that reading spoils the pleasure, nothing more",
          "it makes viewers of dubbed films look like babies",
          "wanting to watch in peace isn't being fed",
          "what they really said about reading is twisted",
        ],
      },
      adHominem: {
        opponent: "the regular in the back row",
        attack: "wears carpet slippers to the cinema and hums on the way home",
        paraphrases: [
          "slippers don't tell us whether reading spoils a film",
          "it only laughs at the person",
          "anyone may hum and still be right about subtitles",
          "the habits of a visitor aren't a reason",
        ],
      },
      falseDichotomy: {
        option: "the cinema shows its foreign films with subtitles",
        threat: "our town never hears a true word from abroad again",
        thirdWays: [
          "the cinema could change between the two versions every week",
          "the dubbed version could run in the afternoon and the other at night",
        ],
        paraphrases: [
          "they could show both versions on the same day",
          "each version in turn would be fair",
          "it's not as if dubbing shuts out the whole world",
          "the two ways named aren't the only ones",
        ],
      },
      slipperySlope: {
        first: "the cinema shows dubbed films now and then",
        steps: [
          "subtitles will vanish from every screen in the country",
          "nobody in our town will know what a foreign voice sounds like",
          "people will run away from anyone with an accent",
        ],
        paraphrases: [
          "a few dubbed films don't make people run from accents",
          "one cinema can't make subtitles vanish everywhere",
          "there's no link from one step to the next",
          "it's far-fetched from the second step on",
        ],
      },
    },
    figures: {
      counted: "viewers who came to films with subtitles",
      countedShort: "such viewers",
      people: "regular visitors on Wednesdays",
      opinion: "say that they prefer the actors' own voices",
      amount: {
        members: "people who watch films with subtitles",
        member: "a viewer of films with subtitles",
        verb: "learn",
        verbSingular: "learns",
        unit: "words",
        purpose: "a season of a language new to them",
        usual: 8,
        outlier: "who writes down every line and looks it up",
      },
      subgroups: {
        finding:
          "on nights with subtitles, visitors gave the film an average mark of 7.8, and on dubbed nights 7.2",
        groups: ["older visitors", "younger visitors"],
        paraphrases: [
          "the old might prefer dubbing and the young might not",
          "it's one mark for all ages",
          "perhaps only the students liked the subtitles better",
          "people with weak eyes may have marked it lower",
        ],
      },
    },
  },
  {
    issue: "children-as-interpreters",
    reasons: [
      {
        gap: {
          question: "How often do children leave out or change what is said?",
          paraphrases: [
            "how often does a child leave something out?",
            "is the girl who hid the smoking an exception?",
            "we don't learn how many children get it wrong",
            "share of talks in which something is changed",
            "do trained interpreters never make mistakes?",
          ],
        },
        assumption: {
          clause: "a trained interpreter can be reached for every language that the patients speak",
          paraphrases: [
            "there are enough interpreters",
            "that you can get a professional for any language",
            "the hospital would always find somebody trained",
            "for a rare language there may be no one at all",
            "assumes an interpreter is free when a patient comes in",
          ],
        },
        alternative: {
          clause: "grown-up relatives should be taught to interpret before they come along",
          paraphrases: [
            "train an adult of the family",
            "courses for uncles and aunts",
            "relatives ought to learn how to pass everything on",
            "teach grown-ups from the family to stay neutral",
          ],
        },
      },
      {
        gap: {
          question: "How do children fare afterwards who have had to pass on bad news?",
          paraphrases: [
            "what does it do to the kids later?",
            "how often do children have to give such news?",
            "it doesn't say whether the boy was harmed by it",
            "number of cases with grave illness",
            "does anyone look after the child afterwards?",
          ],
        },
        assumption: {
          clause: "the hospital cannot tell beforehand which talks will bring bad news",
          paraphrases: [
            "you never know when bad news will come",
            "that even a harmless check can turn serious",
            "staff can't sort out the simple talks in advance",
            "perhaps doctors know quite well when it's going to be grave",
            "assumes there's no way to use kids just for the easy cases",
          ],
        },
        alternative: {
          clause: "children should be sent out of the room whenever a doctor has bad news",
          paraphrases: [
            "no kids in the room for bad news",
            "let them leave before the doctor says it",
            "children ought not to be there when a parent hears of an illness",
            "send the boy or girl outside when it's serious",
          ],
        },
      },
      {
        gap: {
          question: "How many patients hold something back while their child is there?",
          paraphrases: [
            "how many parents keep things back?",
            "we're told of some, but not how many",
            "what kind of things don't they say in front of family?",
            "is it different with a grown-up relative?",
            "number of patients who come alone later on",
          ],
        },
        assumption: {
          clause: "parents talk as freely in front of an interpreter whom they do not know",
          paraphrases: [
            "a stranger doesn't put them off",
            "that they'll open up to someone they've never met",
            "patients trust an unknown interpreter",
            "they might be even shyer with somebody from their own country",
            "assumes it's only the family that makes them silent",
          ],
        },
        alternative: {
          clause: "doctors should see every patient alone for the first few minutes",
          paraphrases: [
            "see patients on their own first",
            "relatives ought to wait outside for a while",
            "a few minutes without the family for everyone",
            "husbands and wives should be asked to leave as well at the start",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["privacy", "compassion", "safety"],
        phrase: "a protected talk with the doctor",
        shownBy: [2],
        paraphrases: [
          "sparing the children",
          "being able to speak in private",
          "getting it right so that no one is harmed",
          "keeping kids out of grown-up worries",
          "dignity for the patients",
        ],
      },
      second: {
        ids: ["efficiency", "thrift"],
        phrase: "help without delay",
        paraphrases: [
          "speed",
          "no waiting",
          "saving time and money",
          "using whoever is there",
          "getting things done quickly",
        ],
      },
      concession: "patients would often sit in a corridor for an hour until a line was free",
    },
    fallacies: {
      strawman: {
        distortion: "to put schoolchildren to work as unpaid doctors on the night shift",
        paraphrases: [
          "no one asked children to be doctors",
          "they said that a child is quicker, that's all",
          "it exaggerates what the other side has in mind",
          "a wish to save time is turned into child labour",
        ],
      },
      adHominem: {
        opponent: "the senior nurse of the emergency ward",
        attack: "forgets every birthday and owns a parrot that swears",
        paraphrases: [
          "the parrot has nothing to do with interpreting",
          "birthdays don't matter for whether a kid is quicker",
          "it talks about the nurse and not about the delay",
          "the nurse's point could be right all the same",
        ],
      },
      falseDichotomy: {
        option: "the hospital calls a trained interpreter every time",
        threat: "children of ten tell their own mothers that they are dying",
        thirdWays: [
          "children could help only with simple things such as the way to a ward",
          "a grown-up sister or brother could step in",
        ],
        paraphrases: [
          "kids could be used for harmless things only",
          "adult relatives could do it too",
          "not every visit is about dying",
          "there's plenty between never and always",
        ],
      },
      slipperySlope: {
        first: "children may go on interpreting",
        steps: [
          "they will be asked to sign the papers for operations",
          "eight-year-olds will choose their parents' medicines",
          "schools will stand empty while all the pupils work on the wards",
        ],
        paraphrases: [
          "interpreting doesn't lead to signing for operations",
          "schools won't be empty on account of that",
          "no reason is given for any of the steps",
          "it starts small and ends up absurd",
        ],
      },
    },
    figures: {
      counted: "misunderstandings between doctors and patients with little English",
      countedShort: "misunderstandings",
      people: "doctors at the hospital",
      opinion: "say that they doubt what a child passes on",
      amount: {
        members: "children who interpret for a parent",
        member: "a schoolchild",
        verb: "miss",
        verbSingular: "misses",
        unit: "lessons",
        purpose: "a year to go along to the hospital",
        usual: 4,
        outlier: "whose mother is treated three times a week",
      },
      subgroups: {
        finding:
          "where trained interpreters were called, 88 per cent of patients took their medicine correctly, and elsewhere only 73",
        groups: ["patients with a slight complaint", "seriously ill patients"],
        paraphrases: [
          "it may only matter for the seriously ill",
          "people with a cold would have managed either way",
          "light and grave cases are counted together",
          "we can't see how it was for each kind of patient",
        ],
      },
    },
  },
  {
    issue: "two-names-on-island-signs",
    reasons: [
      {
        gap: {
          question: "Have road signs in two languages kept words in use anywhere else?",
          paraphrases: [
            "has it worked anywhere else?",
            "there's no example of a language that was helped by signs",
            "do people elsewhere use the words from their signs?",
            "how many children speak the old language at home?",
            "evidence from other islands",
          ],
        },
        assumption: {
          clause: "people who read a word on a sign go on to use it themselves",
          paraphrases: [
            "reading a word makes you say it",
            "that people will speak what they see on the road",
            "the words on the signs find their way into talk",
            "one might drive past for years and never say the word",
            "assumes place names help the rest of the language too",
          ],
        },
        alternative: {
          clause:
            "shops on the island should write the old words beside the English on their shelves",
          paraphrases: [
            "old words in the shops",
            "label goods in both languages",
            "the grocer ought to put the old names on bread and milk",
            "let people read the language where they go shopping",
          ],
        },
      },
      {
        gap: {
          question: "For how many of the old names is the meaning still known?",
          paraphrases: [
            "how many names have a meaning that anyone knows?",
            "it gives just one example",
            "number of places whose old name is understood",
            "who'd decide what the right old name is?",
            "we don't know if the other names are as interesting",
          ],
        },
        assumption: {
          clause: "people who cannot speak the language will learn what the old names mean",
          paraphrases: [
            "drivers will find out the meaning",
            "that someone explains the names to those who can't read them",
            "non-speakers would understand the old name somehow",
            "to most islanders the second name may be just letters",
            "assumes a sign brings the meaning across",
          ],
        },
        alternative: {
          clause: "the map of the island should explain at its edge what each old name means",
          paraphrases: [
            "print the meanings on the map",
            "a list of old names with explanations",
            "the map ought to tell you what the names say",
            "put the meaning of each place into a leaflet or on the map",
          ],
        },
      },
      {
        gap: {
          question: "Would visitors notice the second name or like it?",
          paraphrases: [
            "do tourists even look at the signs?",
            "nobody has asked the visitors",
            "it doesn't say if more people would come",
            "what do visitors think of signs with two names elsewhere?",
            "visitors' opinion of the old language",
          ],
        },
        assumption: {
          clause: "visitors care whether what they see on the island is authentic",
          paraphrases: [
            "tourists want the real thing",
            "that visitors are after something genuine",
            "people come for more than sun and sand",
            "perhaps they only want to find the beach",
            "assumes tea towels show an interest in the language",
          ],
        },
        alternative: {
          clause: "inns and farms on the island should paint their old names beside their doors",
          paraphrases: [
            "old names on inns and farms",
            "farms ought to show their old names as well",
            "put the old name up at each guest house",
            "let hotels and pubs use both names on their fronts",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["tradition", "community", "variety"],
        phrase: "a language of the island's own",
        paraphrases: [
          "keeping the old tongue alive",
          "local heritage",
          "identity",
          "what makes the place special",
          "respect for those who still speak it",
        ],
      },
      second: {
        ids: ["efficiency", "order", "thrift"],
        phrase: "signs that are quickly read",
        paraphrases: [
          "keeping it simple",
          "saving money on the roads",
          "being practical",
          "finding the way quickly",
          "no clutter",
        ],
      },
      concession: "drivers would have twice as much to read at every crossing",
    },
    fallacies: {
      strawman: {
        distortion: "to wash out the mouth of any child who speaks the old tongue",
        paraphrases: [
          "nobody wants to punish children",
          "they just find the second name unnecessary",
          "it makes people who like short signs look like tyrants",
          "saying that a name isn't needed is not banning a language",
        ],
      },
      adHominem: {
        opponent: "the councillor for roads",
        attack: "eats peas with a spoon and has never learnt to ride a bicycle",
        paraphrases: [
          "how somebody eats peas has no bearing on road signs",
          "it attacks the councillor, not the view",
          "you needn't ride a bike to judge a sign",
          "the question whether a second name helps stays open",
        ],
      },
      falseDichotomy: {
        option: "we put both names on the signs",
        threat: "the last speaker dies and the island forgets itself",
        thirdWays: [
          "the old names could stand at the villages and not at every junction",
          "the school could teach the language for two hours a week",
        ],
        paraphrases: [
          "lessons at school would help the language too",
          "you could put just some of the names up",
          "a language doesn't die for want of a road sign",
          "it's made to look as if signs were the only rescue",
        ],
      },
      slipperySlope: {
        first: "the new signs are in English only",
        steps: [
          "the old names will be taken off the maps and the gravestones",
          "islanders will be ashamed of their own surnames",
          "the island itself will be given a number and no name at all",
        ],
        paraphrases: [
          "the signs are English now and nobody scrapes gravestones",
          "how would you get from a sign to a number?",
          "the steps don't follow from one another",
          "all of it is just feared and not shown",
        ],
      },
    },
    figures: {
      counted: "islanders who signed up for a course in the old language",
      countedShort: "learners",
      people: "islanders under thirty",
      opinion: "say that they would use the old names if they saw them",
      amount: {
        members: "visitors to the island",
        member: "a visitor to the island",
        verb: "spend",
        verbSingular: "spends",
        unit: "pounds",
        purpose: "a stay on things with old words on them",
        usual: 5,
        outlier: "who collects tea towels from every coast of Europe",
      },
      subgroups: {
        finding:
          "on an island with signs in two languages, people know 46 old words on average, and here only 29",
        groups: ["schoolchildren", "people over sixty"],
        paraphrases: [
          "the old people may know hundreds and the kids none",
          "it doesn't say how many words the young ones know",
          "an average over all ages tells us little",
          "maybe the difference is only among grandparents",
        ],
      },
    },
  },
  {
    issue: "dictionaries-in-the-exam",
    reasons: [
      {
        gap: {
          question: "What will most of the candidates use their French for later?",
          paraphrases: [
            "what do they need French for later on?",
            "it doesn't say how many will write letters at work",
            "will they mostly speak or write it?",
            "use of French after college",
            "do people at work still look things up on paper?",
          ],
        },
        assumption: {
          clause: "people who write French at work usually have a dictionary beside them",
          paraphrases: [
            "most people at work use a dictionary",
            "that the clerk is typical",
            "in real life you write French with a word book",
            "perhaps everyone uses a computer nowadays",
            "assumes other offices work like that one",
          ],
        },
        alternative: {
          clause: "the exam should have candidates answer real letters from firms in France",
          paraphrases: [
            "use real letters in the exam",
            "set tasks that come from real offices",
            "candidates ought to reply to a true supplier",
            "make them write what people write at work",
          ],
        },
      },
      {
        gap: {
          question: "Has anyone compared French essays written with and without a dictionary?",
          paraphrases: [
            "has this been tested?",
            "no comparison of essays is given",
            "how much richer does the French become?",
            "do they make more mistakes with words they've just looked up?",
            "it isn't said who found that out",
          ],
        },
        assumption: {
          clause: "two hours leave the candidates time enough to look words up",
          paraphrases: [
            "they've got time to look things up",
            "that two hours are enough for both tasks and a dictionary",
            "candidates can use the book without running late",
            "some might not get to the essay at all",
            "assumes nobody is slow at finding words",
          ],
        },
        alternative: {
          clause: "candidates should write the essay at home and bring it to the exam",
          paraphrases: [
            "let them write it at home",
            "an essay done beforehand with all the books they like",
            "they ought to hand in a text from home",
            "write at home and only talk in the exam",
          ],
        },
      },
      {
        gap: {
          question: "How many marks do candidates usually lose over words that they cannot recall?",
          paraphrases: [
            "how many marks are lost that way?",
            "we just hear of one girl",
            "do forgotten words decide who passes?",
            "average loss of marks for vocabulary",
            "it doesn't tell how the marks are given",
          ],
        },
        assumption: {
          clause: "the exam is not meant to find out how many words a candidate knows by heart",
          paraphrases: [
            "vocabulary isn't what they want to test",
            "that memory has no place in a French exam",
            "the exam's purpose is ability and not learning by heart",
            "maybe knowing words is a part of knowing French",
            "assumes the college doesn't mean to test memory as well",
          ],
        },
        alternative: {
          clause: "the exam should print the rarer words at the foot of each task",
          paraphrases: [
            "give the hard words on the paper",
            "a short list of words under the task",
            "rare words ought to be supplied by the examiners",
            "print a small glossary for everyone",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["fairness", "creativity", "excellence"],
        phrase: "a true test of what candidates can do",
        shownBy: [2],
        paraphrases: [
          "showing what you can really do",
          "rich and lively writing",
          "a fair chance for people who forget words",
          "keeping up with how people work today",
          "good texts rather than memory",
        ],
      },
      second: {
        ids: ["hard_work", "self_reliance", "efficiency"],
        phrase: "knowing one's words by heart",
        paraphrases: [
          "learning the vocabulary",
          "effort before the exam",
          "doing it without help",
          "relying on yourself",
          "diligence",
        ],
      },
      concession: "those who learnt ten nouns every night would gain little by it",
    },
    fallacies: {
      strawman: {
        distortion: "to make the candidates recite a dictionary backwards with their hands tied",
        paraphrases: [
          "no one wants anybody to recite a dictionary",
          "the worry was about running out of time",
          "it turns a sensible warning into torture",
          "that isn't what was said about looking up words",
        ],
      },
      adHominem: {
        opponent: "the oldest examiner at the college",
        attack: "keeps a hamster called Napoleon and paints its cage purple",
        paraphrases: [
          "a hamster isn't a reason for or against dictionaries",
          "a purple cage doesn't make the examiner wrong",
          "it changes the subject to the person",
          "nothing is said about the time problem",
        ],
      },
      falseDichotomy: {
        option: "candidates get their dictionaries",
        threat: "they leave the college as parrots who cannot write a letter",
        thirdWays: [
          "a dictionary could be allowed for the essay but not for the letter",
          "the college could print a list of hard words under each task",
        ],
        paraphrases: [
          "a word list on the paper would be a middle way",
          "you can learn to write a letter without a book in the exam",
          "one part with and one part without would work too",
          "it leaves no room for anything in between",
        ],
      },
      slipperySlope: {
        first: "there is still nothing on the tables but pens",
        steps: [
          "the examiners will take away the pens and test everything by heart",
          "students will learn telephone books to train their memories",
          "nobody from the college will ever have a thought in French",
        ],
        paraphrases: [
          "it's been pens only for years and nothing of the sort happened",
          "learning phone books, who says so?",
          "there's a huge jump from one thing to the next",
          "no dictionary doesn't mean no thoughts",
        ],
      },
    },
    figures: {
      counted: "candidates who left gaps in their French essays",
      countedShort: "such candidates",
      people: "French teachers at the college",
      opinion: "say that good writers lose marks over single words",
      amount: {
        members: "people who write French at work",
        member: "an office worker",
        verb: "look up",
        verbSingular: "looks up",
        unit: "words",
        purpose: "a week in a dictionary",
        usual: 5,
        outlier: "who translates contracts for a wine merchant",
      },
      subgroups: {
        finding:
          "in a trial, essays with a dictionary were given 13.4 marks out of 20 on average, and those without 11.9",
        groups: ["strong candidates", "weak candidates"],
        paraphrases: [
          "weak candidates may have run out of time and done worse",
          "the good ones perhaps gained a lot and the others nothing",
          "it's the average of everyone, good or bad at French",
          "who profits from it can't be seen",
        ],
      },
    },
  },
  {
    issue: "translators-on-covers",
    reasons: [
      {
        gap: {
          question: "What do the foreign authors think of a second name on their covers?",
          paraphrases: [
            "would the authors mind?",
            "we aren't told what the writers themselves say",
            "do readers know that a novel is translated?",
            "opinion of the authors",
            "how do other publishers handle it",
          ],
        },
        assumption: {
          clause:
            "readers take the name on the cover for that of the person whose sentences they read",
          paraphrases: [
            "people think the author wrote those sentences",
            "that readers go by the name on the front",
            "nobody realises there's a translator behind the words",
            "most readers may well know that it's been translated",
            "assumes the cover tells people whose work it is",
          ],
        },
        alternative: {
          clause: "translators should get a share of the money from every copy that is sold",
          paraphrases: [
            "pay translators per copy",
            "a part of the profits ought to go to them",
            "they should earn something on each book",
            "give translators royalties as authors have",
          ],
        },
      },
      {
        gap: {
          question: "How many readers ever choose a novel by its translator?",
          paraphrases: [
            "do readers go by the translator at all?",
            "it doesn't say whether anyone looks for a translator",
            "number of buyers who care who translated it",
            "couldn't they find the name on page four?",
            "how many novels has each of them translated?",
          ],
        },
        assumption: {
          clause: "a translator who has done one novel well does the next one well too",
          paraphrases: [
            "a good translator stays good",
            "that one fine translation means the others are fine",
            "quality goes with the name",
            "the same person might do a poor job next time",
            "assumes you'd like other books in the same hand",
          ],
        },
        alternative: {
          clause: "libraries should let readers search the catalogue by translator",
          paraphrases: [
            "a search for translators in the library",
            "the catalogue ought to list who translated what",
            "make it possible to look up a translator's books",
            "libraries could sort foreign novels by translator",
          ],
        },
      },
      {
        gap: {
          question: "Do translators themselves want to be named on the front cover?",
          paraphrases: [
            "do the translators want it?",
            "it isn't said what they wish for",
            "would they rather have more pay?",
            "number of translators who feel overlooked",
            "has the woman above the bakery ever asked for it?",
          ],
        },
        assumption: {
          clause: "people who pick up the novel will notice the extra line of print",
          paraphrases: [
            "buyers will see the name",
            "that somebody reads the second name on a cover",
            "a line on the front gets noticed",
            "most people might look at the picture and nothing else",
            "assumes being printed is the same as being seen",
          ],
        },
        alternative: {
          clause: "the publisher should print a page about the translator at the end of the book",
          paraphrases: [
            "a page about the translator at the back",
            "tell readers who translated it on the last page",
            "the translator ought to get a picture and a few lines inside",
            "thank them at the end and leave the cover alone",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["fairness", "dignity", "openness"],
        phrase: "credit for those who do the work",
        paraphrases: [
          "recognition",
          "being just to translators",
          "showing who wrote the English",
          "respect for people in the background",
          "giving honour where it's due",
        ],
      },
      second: {
        ids: ["beauty", "efficiency"],
        phrase: "a cover that pleases the eye",
        paraphrases: [
          "a simple design",
          "not confusing the buyer",
          "good looks of the book",
          "clear at first glance",
          "what sells best",
        ],
      },
      concession: "a bold design with one name in large letters would be spoilt",
    },
    fallacies: {
      strawman: {
        distortion: "to keep translators chained in a cellar on bread and water",
        paraphrases: [
          "they only said that too many names confuse people",
          "nobody keeps anyone in a cellar",
          "it makes booksellers out to be slave drivers",
          "a view on cover design is turned into cruelty",
        ],
      },
      adHominem: {
        opponent: "the bookseller in the High Street",
        attack: "has a laugh like a rusty gate and wears two watches",
        paraphrases: [
          "a strange laugh says nothing about covers",
          "two watches or none, it's beside the point",
          "the bookseller's reason isn't even looked at",
          "it's rude and proves nothing",
        ],
      },
      falseDichotomy: {
        option: "the publisher puts the translators on the front cover",
        threat: "their work stays buried on page four for all time",
        thirdWays: [
          "the name could stand on the back with a short portrait",
          "the first page could be given to the translator alone",
        ],
        paraphrases: [
          "the back cover would be a good place as well",
          "there's a whole book between the cover and page four",
          "you could print it larger on the title page",
          "other places for the name are simply passed over",
        ],
      },
      slipperySlope: {
        first: "the names stay on page four",
        steps: [
          "publishers will leave them out of the book altogether",
          "nobody will want to translate a novel any more",
          "our country will never again hear of a writer from abroad",
        ],
        paraphrases: [
          "people translate now although they're on page four",
          "small print doesn't end all foreign books",
          "one step is claimed after the other without a reason",
          "it makes tiny print sound like a catastrophe",
        ],
      },
    },
    figures: {
      counted: "letters from readers who asked about a translator",
      countedShort: "letters",
      people: "readers of foreign novels",
      opinion: "say that they would look out for a translator they liked",
      amount: {
        members: "translators of novels",
        member: "a translator of novels",
        verb: "spend",
        verbSingular: "spends",
        unit: "minutes",
        purpose: "over a single difficult sentence",
        usual: 4,
        outlier: "who tries out every proverb on the neighbours",
      },
      subgroups: {
        finding:
          "novels with the translator on the front sold 2,700 copies each on average last year, and those without 2,500",
        groups: ["thrillers", "literary novels"],
        paraphrases: [
          "thrillers may sell far more, with or without the name",
          "perhaps serious novels with the name sold badly",
          "all kinds of novels are thrown together there",
          "for one sort of book it could even do harm",
        ],
      },
    },
  },
];
