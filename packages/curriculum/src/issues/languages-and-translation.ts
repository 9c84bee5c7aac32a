import type { IssueFamily } from "../issue.ts";

/** Issues about learning languages, carrying words across and keeping old tongues going. */
export const languagesAndTranslation: IssueFamily = {
  id: "languages-and-translation",
  name: "languages and translation",
  keywords: [
    "languages",
    "language",
    "language learning",
    "learning languages",
    "foreign languages",
    "translation",
    "translations",
    "translating",
    "translator",
    "translators",
    "interpreting",
    "interpreter",
    "interpreters",
    "linguistics",
    "grammar",
    "vocabulary",
    "french",
    "spanish",
    "italian",
    "japanese",
    "latin",
    "esperanto",
    "bilingual",
    "dialects",
    "sign language",
  ],
  issues: [
    {
      id: "signing-for-the-whole-class",
      question: "Should a primary school teach sign language to a whole class?",
      background:
        "The eight-year-olds at our primary school have one spare lesson a week this year. A deaf boy joined the class in September.",
      objection: "a spoken foreign language is of more use to most pupils than signing",
      objectionParaphrases: [
        "French would be more useful",
        "most children get more out of a foreign language",
        "people say they should rather learn a language that is spoken abroad",
      ],
      claim: "the school should use the spare lesson to teach the whole class sign language",
      claimParaphrases: [
        "teach them all to sign",
        "the whole class ought to learn sign language in that lesson",
        "that empty lesson should be for signing",
        "the school should have a weekly sign language lesson for all eight-year-olds",
        "everybody in the class should learn signs",
      ],
      claimOpposites: [
        "the school should not use the spare lesson for sign language",
        "the spare lesson should go to something other than signing",
        "no sign language lesson for everyone",
        "don't waste the extra lesson on teaching all the kids to sign",
      ],
      reasons: [
        {
          clause: "a class that signs allows a deaf child to take part",
          detail: "The boy in our school watches thirty mouths a day and guesses at what they say.",
          paraphrases: [
            "the deaf boy could take part",
            "deaf children can join in if the class can sign",
            "because a signing class doesn't shut a deaf kid out",
            "when everyone signs, a child who can't hear is able to participate",
            "he'd be part of things",
          ],
          opposites: [
            "a class that signs leaves a deaf child out",
            "a signing class doesn't help a deaf child to take part",
            "a deaf child takes part just as well when the class only speaks",
          ],
          ambiguous: {
            phrase: "take part",
            readings: ["follow the lessons", "join in the games and jokes"],
            stake:
              "If it means following lessons, one interpreter may do more than thirty beginners; if it means games and jokes, only classmates who sign can bring it about.",
          },
        },
        {
          clause: "children of eight become fluent in signs sooner than any adult",
          detail:
            "After three visits from a tutor, one girl was signing the names of all the dinosaurs.",
          paraphrases: [
            "kids get fluent faster",
            "eight-year-olds pick up signs more quickly than grown-ups",
            "because at that age you become fluent sooner",
            "young children need less time than adults to sign fluently",
            "little ones are quick at it",
          ],
          opposites: [
            "adults become fluent in signs sooner than children of eight",
            "eight-year-olds are slower at signing than grown-ups",
            "children of eight don't become fluent in signs",
          ],
          ambiguous: {
            phrase: "fluent",
            readings: ["quick with the signs they know", "able to talk about anything"],
            stake:
              "If it means quick with a few hundred signs, one lesson a week may do it; if it means able to talk about anything, it certainly will not.",
          },
        },
        {
          clause: "learning to sign makes pupils more attentive to one another",
          detail: "Nobody can sign to a friend over one shoulder while rummaging in a bag.",
          paraphrases: [
            "pupils pay each other more attention",
            "signing makes children attentive",
            "because if you learn signs you attend to other people more",
            "whoever learns to use signs becomes more attentive to classmates",
            "they'd actually look at each other",
          ],
          opposites: [
            "learning to sign makes pupils less attentive to one another",
            "signing does not make pupils listen to each other more",
            "pupils who sign pay less attention to their classmates",
          ],
          ambiguous: {
            phrase: "attentive",
            readings: ["quicker to look and notice", "kinder and more considerate"],
            stake:
              "If it means quicker to look, signing can hardly fail to train it; if it means kinder, a quick eye may also be used for teasing.",
          },
        },
      ],
    },
    {
      id: "subtitles-on-wednesdays",
      question: "Should a cinema show its foreign films with subtitles rather than dubbed?",
      background:
        "The cinema in our town shows one foreign film every Wednesday. Each can be had in two versions, one dubbed and one with subtitles.",
      objection: "reading lines all evening spoils the pleasure of watching",
      objectionParaphrases: [
        "reading spoils the film",
        "it's no fun to read the whole time",
        "they say you can't enjoy the pictures if you have to read",
      ],
      claim: "the cinema should always choose subtitles for its foreign films",
      claimParaphrases: [
        "show them with subtitles",
        "foreign films ought to be subtitled and not dubbed",
        "the cinema should drop the dubbed versions",
        "on Wednesdays they should pick the version with subtitles every time",
        "no dubbing please",
      ],
      claimOpposites: [
        "the cinema should not show its foreign films with subtitles",
        "the cinema should always choose the dubbed version of a foreign film",
        "dub the foreign films",
        "forget subtitles, just get the ones where they talk English",
      ],
      reasons: [
        {
          clause: "subtitles give a more faithful account of what the characters say",
          detail:
            "A dubbed joke must fit the lips, and a dubbed sigh comes from a stranger in a studio.",
          paraphrases: [
            "subtitles are more faithful",
            "you get what they say more truly",
            "because the written text stays closer to the characters' lines",
            "what is said in the film comes across more faithfully in writing",
            "subs are truer to what they're saying",
          ],
          opposites: [
            "dubbing gives a more faithful account of what the characters say than subtitles",
            "subtitles are not faithful to what the characters say",
            "subtitles twist what the characters really say",
          ],
          ambiguous: {
            phrase: "faithful",
            readings: ["close to their exact words", "true to their mood and meaning"],
            stake:
              "If it means exact words, subtitles lose by leaving a good deal out; if it means mood, the actors' own voices carry what the lines omit.",
          },
        },
        {
          clause: "people who read along pick up some of a language that is new to them",
          detail:
            "After a season of Danish comedies, our postwoman says thank you in Danish at every door.",
          paraphrases: [
            "you pick up the language",
            "reading along teaches people bits of another language",
            "because viewers who read get hold of some foreign words",
            "those who follow the lines come away with a little of the tongue",
            "you learn a bit without trying",
          ],
          opposites: [
            "people who read along learn nothing of the foreign language",
            "people pick up more of a language from dubbed films",
            "reading subtitles doesn't teach anybody a language",
          ],
          ambiguous: {
            phrase: "pick up",
            readings: ["learn and can later use", "get a feeling for the sound of"],
            stake:
              "If it means words one can use, a season of films is a cheap course; if it means a feeling for the sound, it is charming but teaches little.",
          },
        },
        {
          clause: "written lines give visitors who are hard of hearing the same film as everyone",
          detail:
            "A retired bell-founder in row C has not caught a whole sentence of a dubbed story for nine years.",
          paraphrases: [
            "deaf visitors get the same film",
            "people with bad ears would have the same as the rest of us",
            "because those who hear poorly wouldn't get less of the film",
            "with written lines the hard of hearing have the film like anybody else",
            "same film for folk who can't hear well",
          ],
          opposites: [
            "written lines shut out visitors who are hard of hearing",
            "subtitles give hard-of-hearing visitors less of the film",
            "written lines don't help people who are hard of hearing",
          ],
          ambiguous: {
            phrase: "the same film",
            readings: ["as much of it in their heads", "the showing that their friends go to"],
            stake:
              "If it means as much of the film, lines that leave out music and noises fall short; if it means the showing their friends go to, they are enough.",
          },
        },
      ],
    },
    {
      id: "children-as-interpreters",
      question: "Should a hospital stop using patients' children as interpreters?",
      background:
        "About one patient in nine at our hospital speaks little English. Many of them bring a son or a daughter of school age to interpret.",
      objection: "a child at the bedside is quicker than a voice on the telephone",
      objectionParaphrases: [
        "kids are quicker than the phone",
        "waiting for an interpreter by phone takes longer",
        "people say the kid is already there, so it goes faster",
      ],
      claim: "the hospital should call a trained interpreter and never use a child as one",
      claimParaphrases: [
        "don't let children interpret",
        "the hospital ought to use professionals and not kids",
        "only trained interpreters should be used at the hospital",
        "no child should have to translate for its parents there",
        "get a proper interpreter in, not the son or daughter",
      ],
      claimOpposites: [
        "the hospital should not call an interpreter when a child can translate",
        "the hospital should let children interpret for their parents",
        "let the kids interpret",
        "just get the patient's kid to do the talking",
      ],
      reasons: [
        {
          clause: "somebody with training stays neutral between the doctor and the patient",
          detail:
            "One girl of twelve left out the smoking, having promised her father not to mention it.",
          paraphrases: [
            "professionals are neutral",
            "a trained person is not on anybody's side",
            "because with training you remain neutral in the middle",
            "someone who has learnt the job keeps neutral towards doctor and patient",
            "a pro won't bend things either way",
          ],
          opposites: [
            "a trained interpreter takes sides between the doctor and the patient",
            "somebody with training doesn't stay neutral",
            "a child stays more neutral than a trained interpreter",
          ],
          ambiguous: {
            phrase: "neutral",
            readings: ["adds nothing and leaves nothing out", "is on neither person's side"],
            stake:
              "If it means leaving nothing out, the doctor learns what is needed; if it means being on neither side, a frightened patient may rather want somebody on theirs.",
          },
        },
        {
          clause: "news of a grave illness is hard for a boy or girl to pass on",
          detail:
            "One eleven-year-old was told to tell his mother that her eyesight would not come back.",
          paraphrases: [
            "bad news is hard on children",
            "kids find it hard to deliver that sort of news",
            "because it's tough for a child to tell a parent about an illness",
            "for a young person it is hard to hand on what the doctors have found",
            "isn't it too hard for a kid to say such things?",
          ],
          opposites: [
            "news of a grave illness is easy for a child to pass on",
            "it is not hard for a boy or girl to pass on bad news",
            "children cope well with telling their parents about a grave illness",
          ],
          ambiguous: {
            phrase: "hard",
            readings: ["painful to say", "difficult to put into words"],
            stake:
              "If it means painful, even a fluent teenager needs to be spared; if it means difficult to word, a bright one with a dictionary might manage.",
          },
        },
        {
          clause: "parents speak more openly when none of their family is listening",
          detail: "Some wait for weeks until they can come alone and say what is wrong.",
          paraphrases: [
            "parents are more open without family",
            "people talk more openly if their relatives don't hear it",
            "because mothers and fathers say more when no family member is there",
            "with no relative in the room a parent can be open",
            "you don't hold back if your kids aren't there",
          ],
          opposites: [
            "parents speak more openly when their family is listening",
            "parents don't speak openly without a member of the family there",
            "parents hide more from a stranger than from their own child",
          ],
          ambiguous: {
            phrase: "openly",
            readings: ["about things that embarrass them", "about how frightened they are"],
            stake:
              "If it means embarrassing facts, the doctor gets better information; if it means fears, comfort is gained but the treatment may stay as it was.",
          },
        },
      ],
    },
    {
      id: "two-names-on-island-signs",
      question: "Should road signs on an island carry its old language beside English?",
      background:
        "About nine hundred of the four thousand people on our island still speak its old language. All the road signs are in English.",
      objection: "a second name helps nobody who can already read the first",
      objectionParaphrases: [
        "everyone can read English",
        "two names are no help if you understand one",
        "they say the second name is of no use to anybody",
      ],
      claim: "new road signs on the island should name every place in both languages",
      claimParaphrases: [
        "signs should be bilingual",
        "put the old names on the signs too",
        "when signs are replaced they ought to be in two languages",
        "each place should have both its names on the new signs",
        "the island should have road signs in English and the old language",
      ],
      claimOpposites: [
        "the road signs should not name places in both languages",
        "new road signs on the island should be in English only",
        "English signs only",
        "stick with one name on the signs, nobody wants two",
      ],
      reasons: [
        {
          clause: "words that people see on every journey stay alive",
          detail:
            "A child who passes two of them on the way to school asks at supper what they say.",
          paraphrases: [
            "it keeps the words alive",
            "a language you see daily doesn't die",
            "because what people see all the time remains alive",
            "words go on living if they are in front of everybody's eyes",
            "you keep it going by seeing it",
          ],
          opposites: [
            "words die out even when people see them on every journey",
            "seeing words on signs does not keep them alive",
            "old words fade faster once they are printed on every sign",
          ],
          ambiguous: {
            phrase: "alive",
            readings: ["spoken at home and in shops", "remembered and recognised"],
            stake:
              "If it means spoken, seeing names on a pole is far from talking; if it means remembered, signs do the work every day.",
          },
        },
        {
          clause: "the old names have a meaning that their English spellings hide",
          detail:
            "What the map calls Slattery Point is, to those who know, the point of the wet shirts.",
          paraphrases: [
            "the old names mean something",
            "there's a meaning in the names which you can't see in English",
            "because English spelling covers up what the names mean",
            "the sense of the ancient names is lost in the English version",
            "they mean stuff you'd never guess from the English",
          ],
          opposites: [
            "the English spellings show the meaning better than the old names",
            "the old names have no meaning that English hides",
            "English spellings make the meaning of the old names clear",
          ],
          ambiguous: {
            phrase: "meaning",
            readings: ["a description in plain words", "a place in the islanders' hearts"],
            stake:
              "If it means a description, only those who speak the language can read it; if it means a place in people's hearts, it touches the other islanders as well.",
          },
        },
        {
          clause: "signs with two names would show visitors something authentic",
          detail:
            "By July the ferry shop is sold out of tea towels with forty old words printed on them.",
          paraphrases: [
            "tourists would see something authentic",
            "visitors get the real thing",
            "because people who come here would find that authentic",
            "two-language signs give guests a true bit of the island",
            "something real for the tourists to look at",
          ],
          opposites: [
            "signs with two names would show visitors something fake",
            "signs in two languages aren't authentic",
            "visitors would find signs with two names phoney",
          ],
          ambiguous: {
            phrase: "authentic",
            readings: ["a language really used here", "an air of the old and unusual"],
            stake:
              "If it means a language in use, the signs tell the truth about the island; if it means an old-fashioned air, they are decoration.",
          },
        },
      ],
    },
    {
      id: "dictionaries-in-the-exam",
      question: "Should candidates be allowed a paper dictionary in a French exam?",
      background:
        "The French exam at our college lasts two hours. Candidates write one letter and one essay, and there is nothing on the tables but pens.",
      objection:
        "with help at hand, candidates would look up every second word and run out of time",
      objectionParaphrases: [
        "they'd run out of time",
        "people would waste the exam looking things up",
        "it's said that they would check too many words and not finish",
      ],
      claim: "candidates should be allowed a paper dictionary in the French exam",
      claimParaphrases: [
        "allow dictionaries in the exam",
        "you ought to be able to use a dictionary in the French exam",
        "the college should let candidates bring a paper dictionary",
        "people sitting the French paper should have a dictionary on the table",
        "let them have a dictionary",
      ],
      claimOpposites: [
        "candidates should not be allowed a dictionary in the French exam",
        "candidates should write the French exam from memory with only a pen",
        "ban dictionaries from the exam",
        "leave your dictionary at home when you sit the French exam",
      ],
      reasons: [
        {
          clause: "a word book within reach makes an exam more like real life",
          detail: "A clerk who writes to a supplier in Lyon has one beside her elbow.",
          paraphrases: [
            "it's more like real life",
            "in life you can look words up",
            "because exams with a dictionary resemble the real world",
            "an exam where you may check words is closer to what happens in life",
            "that's how it works in the real world",
          ],
          opposites: [
            "a word book within reach makes an exam less like real life",
            "in real life people write French without a dictionary",
            "an exam with a dictionary is nothing like real life",
          ],
          ambiguous: {
            phrase: "real life",
            readings: [
              "writing at a desk with time to check",
              "talking to people in shops and on trains",
            ],
            stake:
              "If it means writing at a desk, the comparison is good; if it means talking in shops, nobody leafs through pages while a queue is waiting.",
          },
        },
        {
          clause: "writers who can look things up use a richer French",
          detail:
            "Without help, every meal is good, every town is nice and every journey is interesting.",
          paraphrases: [
            "their French gets richer",
            "you write richer French if you can check words",
            "because looking things up makes the language less poor",
            "people with a chance to look up words write in a richer way",
            "not just the same boring words",
          ],
          opposites: [
            "writers who can look things up use a poorer French",
            "a dictionary doesn't make anyone's French richer",
            "candidates write a richer French when they rely on their own words",
          ],
          ambiguous: {
            phrase: "richer",
            readings: ["with more varied words", "with more ideas and feeling"],
            stake:
              "If it means more varied words, a list of synonyms gives just that; if it means more ideas, those have to come from the writer.",
          },
        },
        {
          clause: "a test without books measures memory more than it measures ability",
          detail:
            "One girl lost nine marks over the word for gutter in an otherwise lively letter.",
          paraphrases: [
            "it tests memory, not ability",
            "without books you only find out who remembers most",
            "because such a test is about memorising and less about what you can do",
            "an exam with no books says little about how able somebody is",
            "it's just a memory game",
          ],
          opposites: [
            "a test without books measures ability more than it measures memory",
            "an exam without a dictionary does not test memory, it tests ability",
            "a test with books hides a candidate's real ability",
          ],
          ambiguous: {
            phrase: "ability",
            readings: ["what a person can do in French today", "a person's talent for languages"],
            stake:
              "If it means what one can do today, remembering words is surely part of it; if it means talent, the contrast is sharp, but few exams claim to find talent.",
          },
        },
      ],
    },
    {
      id: "translators-on-covers",
      question: "Should a publisher print the translator's name on the front cover?",
      background:
        "A small publisher in our town brings out eight foreign novels a year. The translator of each is named in tiny print on page four.",
      objection: "too many names on a cover only confuse the buyer",
      objectionParaphrases: [
        "more names confuse buyers",
        "people get mixed up if there is more than one name",
        "they say a cover with lots of names is confusing",
      ],
      claim: "the publisher should print every translator's name on the front cover",
      claimParaphrases: [
        "put translators on the cover",
        "the translator's name ought to be on the front",
        "translators should be named on the front of the book",
        "the publisher should move that name from page four to the cover",
        "that whoever translated the novel is shown on the cover",
      ],
      claimOpposites: [
        "the publisher should not print the translator's name on the cover",
        "the translator's name should stay in small print on page four",
        "leave translators off the cover",
        "just put the author on the front and skip the translator",
      ],
      reasons: [
        {
          clause: "each English sentence in a foreign novel is the translator's own",
          detail:
            "For one proverb about geese, our neighbour tried nineteen wordings before she was content.",
          paraphrases: [
            "every sentence is the translator's",
            "it is the translator who made the English text",
            "because all the English lines come from the person who translated it",
            "what you read in English is really the translator's own work",
            "those are the translator's sentences",
          ],
          opposites: [
            "each English sentence in a foreign novel is still the author's own",
            "the sentences of a translated novel don't belong to the translator",
            "a translator only copies the sentences of the author",
          ],
          ambiguous: {
            phrase: "own",
            readings: ["worded by that person", "thought up by that person"],
            stake:
              "If it means worded, the clause is plainly true; if it means thought up, the plot and the pictures are still the author's, and the reason goes too far.",
          },
        },
        {
          clause: "readers who know a name can find another good translation",
          detail:
            "Whoever loved the Hungarian one about the ferry would look for the same hand again.",
          paraphrases: [
            "it helps find good translations",
            "knowing who did it lets you choose a good one next time",
            "because with a name readers find further translations that are good",
            "those who recognise the name are able to pick a well-translated book again",
            "you'd know which ones are any good",
          ],
          opposites: [
            "readers who know a translator's name find nothing new through it",
            "a name does not help readers to find another good translation",
            "readers find good translations by the author and forget the translator's name",
          ],
          ambiguous: {
            phrase: "good",
            readings: ["which reads smoothly", "which stays close to the original"],
            stake:
              "If it means smooth, readers can judge and the name will guide them; if it means close to the original, hardly any reader can tell.",
          },
        },
        {
          clause: "one line of print gives an unseen worker recognition at no expense",
          detail:
            "A woman above our bakery has put forty-two stories into English and never had a letter from a reader.",
          paraphrases: [
            "it's recognition that costs nothing",
            "translators would get recognised for free",
            "because a single printed line gives hidden workers their due",
            "people nobody sees would be recognised without any cost",
            "they'd finally get some credit",
          ],
          opposites: [
            "one line of print costs a lot and gives the translator nothing",
            "printing the name would be expensive for the publisher",
            "a line of print doesn't give translators any recognition",
          ],
          ambiguous: {
            phrase: "recognition",
            readings: ["praise from readers", "a standing that leads to better pay"],
            stake:
              "If it means praise, print may bring it at once; if it means better pay, a printed line is only a first step and not free for the publisher in the end.",
          },
        },
      ],
    },
  ],
};
