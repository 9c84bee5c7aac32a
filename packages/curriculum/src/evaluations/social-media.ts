import type { IssueEvaluation } from "../evaluation.ts";

/** What modules 2 to 7 need to know of the issues about social media. */
export const socialMedia: readonly IssueEvaluation[] = [
  {
    issue: "wedding-phone-basket",
    reasons: [
      {
        gap: {
          question: "How was it found out that people who film remember less?",
          paraphrases: [
            "how do they know that watchers remember more?",
            "is there any study on filming and memory?",
            "no proof is given apart from Tom",
            "how much more do people remember without a phone?",
            "it doesn't say how memory was tested",
          ],
        },
        assumption: {
          clause: "guests who have no phone with them will watch the ceremony closely",
          paraphrases: [
            "that people pay attention once the phone is gone",
            "without phones everybody looks at the couple",
            "guests could just as well doze off or whisper",
            "assumes it's only the phone that distracts them",
            "taking the phones away makes people watch",
          ],
        },
        alternative: {
          clause:
            "the couple should ask all guests to keep their phones in their pockets for the vows",
          paraphrases: [
            "just ask people to keep them in their pockets",
            "a polite request on the invitation",
            "guests ought to be reminded to look with their own eyes",
            "no basket, only a word at the start",
          ],
        },
      },
      {
        gap: {
          question: "Would this couple mind if pictures of their day were passed round?",
          paraphrases: [
            "do the bride and groom care about pictures online?",
            "it isn't said what the couple themselves want",
            "the couple's own opinion on sharing photos",
            "have they asked the guests not to post anything?",
            "we don't know whether these two would be upset",
          ],
        },
        assumption: {
          clause: "guests with a phone would post pictures without asking the couple first",
          paraphrases: [
            "that people put photos online without permission",
            "guests can't be relied on to keep pictures to themselves",
            "they'd share the photos behind the couple's back",
            "assumes whoever takes a picture also posts it",
            "maybe the guests would ask before they show it to anyone",
          ],
        },
        alternative: {
          clause: "guests should ask the couple before they show a picture to anybody else",
          paraphrases: [
            "get permission before sharing a photo",
            "nobody ought to pass on pictures without asking",
            "guests may take photos but must ask before posting",
            "the couple gets to decide which pictures go out",
          ],
        },
      },
      {
        gap: {
          question: "What would it cost the couple to have a professional at the ceremony?",
          paraphrases: [
            "how much does a photographer cost?",
            "can the couple pay for a professional?",
            "price of hiring somebody",
            "the passage doesn't say what they'd have to spend",
            "would the guests get the pictures too?",
          ],
        },
        assumption: {
          clause: "the couple are going to hire a professional for the ceremony",
          paraphrases: [
            "there will be a photographer",
            "that somebody is paid to take pictures",
            "they've got a pro coming anyway",
            "perhaps no photographer is booked at all",
            "assumes that the couple can and will get an expert",
          ],
        },
        alternative: {
          clause: "the couple should ask for money towards a photographer instead of presents",
          paraphrases: [
            "let the guests chip in for a photographer",
            "no presents but a sum for the pictures",
            "a professional could be the wedding gift",
            "guests ought to give cash so that someone good can take the photos",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["dignity", "privacy", "calm"],
        phrase: "a solemn and private moment",
        shownBy: [1],
        paraphrases: [
          "keeping it just among those present",
          "quiet and respect in the church",
          "that the couple isn't stared at on the internet",
          "a ceremony that stays personal",
          "full attention for the vows",
        ],
      },
      second: {
        ids: ["inclusion", "freedom", "openness"],
        phrase: "letting absent friends share the day",
        paraphrases: [
          "including people who can't come",
          "guests being allowed to use their own phones",
          "granny abroad being part of it",
          "sharing memories with everyone",
        ],
      },
      concession: "a grandmother abroad would have to wait for the album to see the vows",
    },
    fallacies: {
      strawman: {
        distortion: "to turn the vows into a live show with a camera up every sleeve",
        paraphrases: [
          "all they want is for a grandmother to see it",
          "one phone for granny isn't a live show",
          "it makes a kind wish look vulgar",
          "nobody talked about hidden cameras or a show",
        ],
      },
      adHominem: {
        opponent: "the bride's cousin",
        attack: "once fell into a garden pond at a birthday party",
        paraphrases: [
          "falling in a pond has nothing to do with phones",
          "it makes the cousin look clumsy and leaves the point alone",
          "a clumsy person might be right about grandma",
          "why bring up an old accident?",
        ],
      },
      falseDichotomy: {
        option: "the guests put their phones in the basket",
        threat: "the couple marry in front of a wall of screens",
        thirdWays: [
          "one guest could film for the grandmother abroad",
          "the guests could switch their phones off and keep them",
        ],
        paraphrases: [
          "people can leave phones in their pockets without filming",
          "one person filming would be enough",
          "basket or wall of screens isn't the whole choice",
          "you could just ask the guests nicely",
        ],
      },
      slipperySlope: {
        first: "the guests keep their phones",
        steps: [
          "somebody will film the first kiss from under a chair",
          "the couple will be told to say their vows again for the cameras",
          "nobody in the country will dare to marry any more",
        ],
        paraphrases: [
          "people won't stop marrying because guests have phones",
          "there's no reason to think it goes that far",
          "each step is less likely than the one before",
          "phones at weddings have been around for years and people still marry",
        ],
      },
    },
    figures: {
      counted: "weddings that were disturbed by a guest's phone",
      countedShort: "disturbed weddings",
      people: "newly married couples",
      opinion: "wish that their guests had put their phones away",
      amount: {
        members: "wedding guests",
        member: "a wedding guest",
        verb: "take",
        verbSingular: "takes",
        unit: "pictures",
        purpose: "during the ceremony",
        usual: 3,
        outlier: "who keeps one finger on the button throughout",
      },
      subgroups: {
        finding:
          "at weddings with a phone basket, guests on average remembered 6.4 moments of the ceremony and elsewhere 4.9",
        groups: ["young guests", "guests over sixty"],
        paraphrases: [
          "older guests may not film anyway, so nothing changes for them",
          "it might be quite different for the young ones",
          "all the guests are counted as one group",
          "maybe only those who'd have filmed remembered more",
        ],
      },
    },
  },
  {
    issue: "hotel-free-nights-influencers",
    reasons: [
      {
        gap: {
          question: "How many of the hotel's other guests ever come a second time?",
          paraphrases: [
            "how many normal guests come back?",
            "we don't know how often ordinary visitors return",
            "number of regulars at the hotel",
            "did anyone come to stay because of a clip?",
            "is it worse with clip people than with the rest? it doesn't say",
          ],
        },
        assumption: {
          clause: "the hotel earns more from guests who return than from guests who come once",
          paraphrases: [
            "the house lives off its regulars",
            "that one-time visitors don't bring in much",
            "returning guests are what the hotel depends on",
            "maybe it does fine with people who only come a single time",
            "assumes regular guests matter most for the business",
          ],
        },
        alternative: {
          clause: "the hotel should offer a lower price to guests who have stayed before",
          paraphrases: [
            "a discount for people who come back",
            "reward regular guests",
            "those on their second visit ought to pay less",
            "give loyal customers a cheaper room",
          ],
        },
      },
      {
        gap: {
          question: "Do the influencers tell their viewers that they slept there for nothing?",
          paraphrases: [
            "do viewers know that the bed was free?",
            "it doesn't say if the clips are marked as adverts",
            "how many of the films tell lies?",
            "whether the influencers own up to the free night",
            "is the warm lake just one bad case?",
          ],
        },
        assumption: {
          clause: "guests hold it against the hotel when a clip has praised it too much",
          paraphrases: [
            "people will blame the hotel if the film lied",
            "that false praise harms the house in the end",
            "disappointed visitors get angry with the hotel",
            "guests may not mind a bit of exaggeration",
            "assumes dishonest clips come back to hurt the owners",
          ],
        },
        alternative: {
          clause: "influencers should have to say in every clip what they were given for nothing",
          paraphrases: [
            "make them reveal any free gifts",
            "a clip ought to say that the night was a present",
            "influencers must admit what they got for it",
            "viewers have to be told about the free bed",
          ],
        },
      },
      {
        gap: {
          question: "How many nights a year has the hotel given away so far?",
          paraphrases: [
            "how often did they give a free bed?",
            "number of free nights until now",
            "it doesn't tell how much money has been lost",
            "do influencers want beds in the warm weekends or off season?",
            "what does one free night cost the family?",
          ],
        },
        assumption: {
          clause: "the beds that are given away would otherwise be taken by paying guests",
          paraphrases: [
            "someone else would have paid for that room",
            "that the hotel is full on those nights",
            "free guests keep paying ones out",
            "the room might have stood empty anyway",
            "assumes there's a customer for every bed",
          ],
        },
        alternative: {
          clause: "the hotel should keep its free beds for the weeks when it stands empty",
          paraphrases: [
            "give free nights in winter only",
            "let them come when there's room anyway",
            "influencers ought to be invited out of season",
            "no free beds on warm weekends",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["trust", "openness", "fairness"],
        phrase: "honest dealings with paying guests",
        shownBy: [1],
        paraphrases: [
          "telling customers the truth",
          "no beds for nothing",
          "that everyone pays for their bed",
          "a good name for honesty",
          "that guests can believe what they see",
        ],
      },
      second: {
        ids: ["progress", "prosperity"],
        phrase: "reaching new people through the internet",
        paraphrases: [
          "publicity",
          "getting known to younger customers",
          "growing the business",
          "moving with the times",
          "cheap advertising for more bookings",
        ],
      },
      concession: "one funny film about the jetty might have filled the empty rooms in May",
    },
    fallacies: {
      strawman: {
        distortion: "to throw out the paying families and let strangers film in every bathroom",
        paraphrases: [
          "no one wants to kick families out",
          "they just think one clip might bring bookings",
          "filming in bathrooms was never suggested",
          "it turns a simple business idea into something nasty",
        ],
      },
      adHominem: {
        opponent: "the receptionist",
        attack: "has a tattoo of a potato above the left elbow",
        paraphrases: [
          "a tattoo says nothing about clips and bookings",
          "it picks on someone's looks",
          "you can have a potato on your arm and know what fills rooms",
          "that's no argument against free nights or for them",
        ],
      },
      falseDichotomy: {
        option: "the hotel turns all influencers away",
        threat: "it becomes a free holiday camp with an empty till",
        thirdWays: [
          "the hotel could offer them a room at half price in March",
          "the owners could invite one influencer a year whom they trust",
        ],
        paraphrases: [
          "they could give them a discount out of season",
          "saying yes to one doesn't mean saying yes to all",
          "there's a lot between none and a free camp",
          "you might choose just the good ones",
        ],
      },
      slipperySlope: {
        first: "one influencer gets a free night",
        steps: [
          "every guest with a phone will ask for the same",
          "the cook will have to dance in their films",
          "the owners will sleep in a boat and eat what the ducks leave",
        ],
        paraphrases: [
          "one free night doesn't ruin a family",
          "the owners can say no at any step",
          "it's just a string of worse and worse guesses",
          "nothing shows that every guest would ask for that",
        ],
      },
    },
    figures: {
      counted: "letters from influencers who wanted a free bed",
      countedShort: "letters",
      people: "owners of small hotels",
      opinion: "say that free nights have never paid off",
      amount: {
        members: "hotels on the lake",
        member: "a hotel on the lake",
        verb: "give away",
        verbSingular: "gives away",
        unit: "nights",
        purpose: "a year to people who promise a clip",
        usual: 3,
        outlier: "which lets two film-makers live in its attic all summer",
      },
      subgroups: {
        finding:
          "hotels that give nothing away earned 9,400 pounds for each room on average last year, and the others 8,900",
        groups: ["small family hotels", "big hotels in town"],
        paraphrases: [
          "little hotels may earn less while the big ones earn more",
          "it could be true for large houses only",
          "we aren't told about hotels of this size",
          "big and small are mixed in one average",
        ],
      },
    },
  },
  {
    issue: "carers-chat-quiet-hours",
    reasons: [
      {
        gap: {
          question:
            "How many messages are posted between eight in the evening and six in the morning?",
          paraphrases: [
            "how many messages come at night?",
            "number of posts after eight",
            "it doesn't say how often the phone really buzzes",
            "is it two a night or fifty?",
            "do other carers feel like Jo?",
          ],
        },
        assumption: {
          clause: "the carers do not silence the group when they come home",
          paraphrases: [
            "that nobody mutes the chat in the evening",
            "they leave the sound on",
            "carers can't or won't turn off the alerts",
            "they might simply put the phone on silent",
            "assumes a carer has to hear every message",
          ],
        },
        alternative: {
          clause: "each carer should be given a second phone that stays at work",
          paraphrases: [
            "a work phone that you leave behind",
            "separate phones for work and home",
            "carers ought to get a phone just for the job",
            "the employer could hand out phones that aren't taken home",
          ],
        },
      },
      {
        gap: {
          question: "How many urgent messages have been overlooked in the group so far?",
          paraphrases: [
            "has anyone ever missed something important?",
            "did somebody fail to see the new door code?",
            "it doesn't say what harm came of it",
            "number of urgent posts that got lost",
            "how often are there urgent messages at all?",
          ],
        },
        assumption: {
          clause: "whatever is urgent can be sent before eight or in some other way",
          paraphrases: [
            "that emergencies don't come up at night",
            "urgent things can wait or go by phone call",
            "there's another channel for what can't wait",
            "a door code might change at ten in the evening",
            "assumes nobody needs the group for something pressing at night",
          ],
        },
        alternative: {
          clause: "birthday wishes and thanks should be moved to a second group",
          paraphrases: [
            "make another group for the chit-chat",
            "a separate chat for birthdays",
            "put the cakes and thumbs somewhere else",
            "the carers ought to keep work and small talk in different groups",
          ],
        },
      },
      {
        gap: {
          question: "Were the two names read out for night messages or for something else?",
          paraphrases: [
            "why were those two praised?",
            "it isn't said what the two did to be named",
            "reason for reading out their names",
            "maybe they had done good work, we don't know",
            "who chose the names and on what grounds?",
          ],
        },
        assumption: {
          clause: "carers who seem more committed get some advantage from it at work",
          paraphrases: [
            "looking keen pays off",
            "that the bosses treat night repliers better",
            "those who answer late have it better with the managers",
            "perhaps nothing comes of seeming committed",
            "assumes people who sleep lose out in their job",
          ],
        },
        alternative: {
          clause: "the managers should praise carers for nothing but their work with patients",
          paraphrases: [
            "only judge carers by how they look after people",
            "praise ought to be for the care and not for messages",
            "the bosses shouldn't reward people for replying",
            "what happens at the patient's bed is all that should count",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["calm", "health", "fairness"],
        phrase: "undisturbed evenings for the carers",
        paraphrases: [
          "rest",
          "peace after work",
          "a good night's sleep",
          "that nobody has to be on duty at home",
          "free time that's really free",
        ],
      },
      second: {
        ids: ["loyalty", "community", "efficiency"],
        phrase: "being there for each other at any hour",
        paraphrases: [
          "helping colleagues out",
          "team spirit",
          "filling gaps in the shift quickly",
          "standing by one another",
          "looking after patients whatever the time",
        ],
      },
      concession: "a carer who falls ill at nine could not ask thirty colleagues to step in",
    },
    fallacies: {
      strawman: {
        distortion: "to keep thirty carers sitting by their phones until dawn like night porters",
        paraphrases: [
          "they only said a gap has to be filled the night before",
          "no one asks the carers to stay up all night",
          "it blows up a practical worry",
          "filling one shift isn't the same as being on guard till morning",
        ],
      },
      adHominem: {
        opponent: "the woman who plans the shifts",
        attack: "burns the biscuits for every single coffee morning",
        paraphrases: [
          "her biscuits don't matter",
          "it attacks her baking and not her point about the early shift",
          "a bad baker can be right about shifts",
          "burnt biscuits prove nothing about messages",
        ],
      },
      falseDichotomy: {
        option: "the group falls silent at eight",
        threat: "the carers never get another night's sleep",
        thirdWays: [
          "gaps in the early shift could be filled by telephone",
          "the carers could turn off the sound before they go to bed",
        ],
        paraphrases: [
          "you could mute your phone and still let others write",
          "it leaves out that urgent posts might be allowed",
          "quiet or no sleep at all aren't the only options",
          "why not ring people up when a shift is empty?",
        ],
      },
      slipperySlope: {
        first: "messages go on arriving at night",
        steps: [
          "carers will answer them during dinner",
          "their children will know more patients than cousins",
          "whole families will move into the district office with their beds",
        ],
        paraphrases: [
          "no family moves into an office because of a chat",
          "it doesn't follow step by step at all",
          "a few messages can't do all that",
          "there's nothing to back up this chain",
        ],
      },
    },
    figures: {
      counted: "messages that were posted after eight in the evening",
      countedShort: "night messages",
      people: "carers in the group",
      opinion: "say that the buzzing spoils their evenings",
      amount: {
        members: "carers",
        member: "a carer",
        verb: "lose",
        verbSingular: "loses",
        unit: "minutes",
        purpose: "of sleep a week to the group",
        usual: 10,
        outlier: "who gets up to answer every single message",
      },
      subgroups: {
        finding:
          "in districts with quiet hours, carers slept on average 25 minutes a night longer than before",
        groups: ["carers on early shifts", "carers on late shifts"],
        paraphrases: [
          "the ones on late shifts may sleep no better",
          "early and late workers are put together",
          "it might help only those who get up early",
          "we don't see how it changed for each kind of shift",
        ],
      },
    },
  },
  {
    issue: "doorbell-pictures-suspects",
    reasons: [
      {
        gap: {
          question: "How many of the people shown in the group turned out to have stolen nothing?",
          paraphrases: [
            "how many of them weren't thieves?",
            "it doesn't say how often the wrong person was shown",
            "share of innocent people among the pictures",
            "what became of the others who were posted?",
            "was the man in the hood really innocent? nobody says",
          ],
        },
        assumption: {
          clause: "neighbours believe that whoever is shown in the group really is a thief",
          paraphrases: [
            "people take everyone in a picture for guilty",
            "that members don't wait for proof",
            "being posted there harms you even if you did nothing",
            "perhaps the members know very well that it may be a mistake",
            "assumes the readers are quick to believe it",
          ],
        },
        alternative: {
          clause: "members should make every face in a picture unrecognisable before they post it",
          paraphrases: [
            "blur the faces",
            "show the coat and not the face",
            "pictures ought to be posted without a face",
            "cover the face so nobody is accused",
          ],
        },
      },
      {
        gap: {
          question: "Did doors stay shut to collectors before the group was there?",
          paraphrases: [
            "were people any friendlier before the group existed?",
            "comparison with the time before the pictures",
            "we don't know why the boy wasn't let in",
            "did those who hid behind curtains read the group at all?",
            "the passage doesn't say how trust was measured",
          ],
        },
        assumption: {
          clause: "it is the pictures and not the thefts themselves that make people suspicious",
          paraphrases: [
            "people would be trusting again without the posts",
            "that the photos cause the fear and not the stealing",
            "folk may be wary simply because things get stolen",
            "fewer pictures means less suspicion",
            "assumes neighbours wouldn't worry about thieves otherwise",
          ],
        },
        alternative: {
          clause: "neighbours should read the online group less and talk to one another more",
          paraphrases: [
            "spend less time in the group and more with the people next door",
            "people ought to chat over the fence instead of online",
            "look at the chat less often",
            "get to know your neighbours rather than scroll through faces",
          ],
        },
      },
      {
        gap: {
          question: "What did the police do with the eleven pictures of last winter?",
          paraphrases: [
            "did the police catch anybody with those eleven?",
            "it doesn't tell what came of the pictures that were sent in",
            "number of thieves found by the constable",
            "have the police got time for stolen bikes?",
            "results of those eleven photos",
          ],
        },
        assumption: {
          clause: "members who may not post a picture will send it to the police instead",
          paraphrases: [
            "people will go to the constable with it",
            "that the photos end up with the police once the group bans them",
            "members bother to ring that number",
            "some might just delete the picture and do nothing",
            "assumes everybody knows where to send it",
          ],
        },
        alternative: {
          clause: "the constable's number should be printed on a card for every household",
          paraphrases: [
            "give everyone the number of the constable",
            "each home ought to have the police contact on a card",
            "make the number for pictures better known",
            "hand out cards so people know whom to send photos to",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["fairness", "trust", "dignity"],
        phrase: "fairness towards people who may be innocent",
        shownBy: [0],
        paraphrases: [
          "not accusing anyone without proof",
          "sparing someone's good name",
          "neighbours believing in each other",
          "justice for those in the pictures",
          "nobody being put on show",
        ],
      },
      second: {
        ids: ["safety", "community", "openness"],
        phrase: "safety through watching out together",
        paraphrases: [
          "security",
          "protection from thieves",
          "getting stolen things back",
          "warning one another",
          "neighbours keeping an eye on the street",
        ],
      },
      concession: "the two stolen bicycles of last year would probably never have come home",
    },
    fallacies: {
      strawman: {
        distortion: "to hunt every stranger through the streets with torches and dogs",
        paraphrases: [
          "they're only glad about two bicycles",
          "nobody suggested hunting people down",
          "posting a photo isn't chasing someone with dogs",
          "it makes normal neighbours sound like a mob",
        ],
      },
      adHominem: {
        opponent: "a member with a doorbell camera",
        attack: "lives with eleven cats and a piano that nobody can play",
        paraphrases: [
          "cats and pianos have nothing to do with it",
          "how somebody lives doesn't tell us if pictures help",
          "it pokes fun at the person's home",
          "you may own eleven cats and be right about thieves",
        ],
      },
      falseDichotomy: {
        option: "the group bans such pictures",
        threat: "our street becomes a place of fear and pointing fingers",
        thirdWays: [
          "a moderator could show every picture to the police first",
          "the group could allow pictures with the face blurred",
        ],
        paraphrases: [
          "you could blur the faces",
          "someone might check the pictures before they go up",
          "banning isn't the only way to keep things friendly",
          "it skips rules that lie in the middle",
        ],
      },
      slipperySlope: {
        first: "the pictures stay in the group",
        steps: [
          "members will post anyone who wears a hood",
          "postmen will only come with a lawyer at their side",
          "every house will be given a moat and a drawbridge",
        ],
        paraphrases: [
          "a photo a week doesn't lead to castles",
          "there's nothing to show that one brings on the other",
          "postmen and lawyers, that's just made up",
          "it goes from a few pictures to total madness",
        ],
      },
    },
    figures: {
      counted: "people who were wrongly taken for thieves in the group",
      countedShort: "wrong suspicions",
      people: "members of the group",
      opinion: "feel less at ease in their street since the pictures began",
      amount: {
        members: "members of the group",
        member: "a member of the group",
        verb: "spend",
        verbSingular: "spends",
        unit: "minutes",
        purpose: "a week worrying over pictures of strangers",
        usual: 5,
        outlier: "who studies each picture with a magnifying glass",
      },
      subgroups: {
        finding:
          "in groups that banned such pictures, members on average gave their trust in neighbours 7.4 points instead of 6.2",
        groups: ["long-standing residents", "newcomers"],
        paraphrases: [
          "newcomers may trust people no more than before",
          "it's one mark for old and new residents together",
          "those who had a theft might feel the opposite",
          "perhaps just the long-time residents became more trusting",
        ],
      },
    },
  },
  {
    issue: "label-retouched-pictures",
    reasons: [
      {
        gap: {
          question: "How many followers take the changed pictures for real ones?",
          paraphrases: [
            "how many people really believe those bodies exist?",
            "it doesn't say whether followers see through it",
            "share of followers who are fooled",
            "do most of them know already that it's edited?",
            "what harm does the comparing do? not a word on that",
          ],
        },
        assumption: {
          clause: "followers who know that a picture was changed stop comparing themselves with it",
          paraphrases: [
            "a label makes people stop comparing",
            "that knowing it's fake takes the sting out",
            "once you're told, you don't measure yourself against it",
            "people may feel ugly next to it even when there's a mark",
            "assumes a mark changes how followers feel",
          ],
        },
        alternative: {
          clause: "schools should show pupils how faces and bodies are changed on a screen",
          paraphrases: [
            "teach kids how retouching works",
            "pupils ought to learn how such pictures are made",
            "lessons about edited photos",
            "let young people try the tricks themselves at school",
          ],
        },
      },
      {
        gap: {
          question: "How many of the changed pictures advertise something at all?",
          paraphrases: [
            "how many of these posts are adverts?",
            "do most retouched pictures sell anything?",
            "we don't learn how often a product stands beside the face",
            "share of pictures with a cream in them",
            "does the cream work? nothing is said about that",
          ],
        },
        assumption: {
          clause: "a mark on the picture would make buyers doubt what the cream can do",
          paraphrases: [
            "people wouldn't fall for the cream if they saw the label",
            "that customers draw the right lesson from the mark",
            "a marked picture sells less",
            "buyers could see the mark and order the jar anyway",
            "assumes shoppers connect the edited cheek with the product",
          ],
        },
        alternative: {
          clause: "makers of creams should have to give disappointed buyers their money back",
          paraphrases: [
            "money back if the cream doesn't work",
            "cream companies ought to refund people",
            "customers should get a refund when the jar doesn't do what was shown",
            "let people return a cream that breaks its promise",
          ],
        },
      },
      {
        gap: {
          question: "Who would check whether a picture had been changed?",
          paraphrases: [
            "who controls it?",
            "how can anyone tell that a photo was edited?",
            "it doesn't say what happens to those who don't put a mark",
            "no word about who'd enforce the rule",
            "is somebody asking for a ban at all?",
          ],
        },
        assumption: {
          clause: "most influencers will put the line under their pictures when they have to",
          paraphrases: [
            "that influencers obey the rule",
            "people will really label their photos",
            "they won't just ignore it",
            "many may go on smoothing and say nothing",
            "assumes a simple rule is a rule that's kept",
          ],
        },
        alternative: {
          clause:
            "influencers should say once, at the top of their page, that they change pictures",
          paraphrases: [
            "one line at the top of the page",
            "say it once for all",
            "a general note ought to be enough",
            "tell followers at the start and not under each picture",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["openness", "trust", "health"],
        phrase: "honesty about how people look",
        paraphrases: [
          "truth",
          "not fooling followers",
          "protecting young people's feelings about their bodies",
          "being able to believe what you see",
          "telling people what has been changed",
        ],
      },
      second: {
        ids: ["freedom", "creativity", "beauty"],
        phrase: "the freedom to show oneself as one likes",
        paraphrases: [
          "doing what you want with your own picture",
          "self-expression",
          "playing with your looks",
          "artistic choice",
          "looking one's best without having to explain",
        ],
      },
      concession: "a girl who hides a single pimple would have to admit it to everybody",
    },
    fallacies: {
      strawman: {
        distortion: "to let computers swap everybody's nose and swear that nothing was done",
        paraphrases: [
          "they just doubt that labels get read",
          "no one said that lying about noses is fine",
          "it turns a doubt about labels into a wish for fakes",
          "saying a label is useless isn't the same as wanting to cheat people",
        ],
      },
      adHominem: {
        opponent: "a well-known make-up artist",
        attack: "never gives back an umbrella that somebody has lent",
        paraphrases: [
          "umbrellas have nothing to do with labels",
          "it makes someone look bad and doesn't deal with what they said",
          "forgetting to return things doesn't make you wrong here",
          "that's a private bad habit and not an argument",
        ],
      },
      falseDichotomy: {
        option: "influencers mark every changed picture",
        threat: "young people learn to hate their own mirrors",
        thirdWays: [
          "the rule could cover pictures in advertisements only",
          "influencers could post one unchanged picture every week",
        ],
        paraphrases: [
          "you could label just the adverts",
          "schools could do something about it as well",
          "marks everywhere or self-hatred, as if nothing else were possible",
          "there are milder ways",
        ],
      },
      slipperySlope: {
        first: "changed pictures go unmarked",
        steps: [
          "people will retouch their passports and school reports",
          "nobody will recognise a friend in the street",
          "babies will be given new noses before they have a name",
        ],
        paraphrases: [
          "smooth skin in a post doesn't lead to nose jobs for babies",
          "no proof that it would go on like that",
          "pictures are unmarked today and friends still know each other",
          "every step is wilder than the last",
        ],
      },
    },
    figures: {
      counted: "teenagers who said that they disliked their own face",
      countedShort: "such teenagers",
      people: "followers of fashion pages",
      opinion: "would like to know when a picture has been changed",
      amount: {
        members: "young followers",
        member: "a young follower",
        verb: "spend",
        verbSingular: "spends",
        unit: "pounds",
        purpose: "a month on creams seen in retouched pictures",
        usual: 3,
        outlier: "who orders every jar that is ever shown",
      },
      subgroups: {
        finding:
          "in a country with such labels, followers on average gave their own looks 6.8 points instead of 6.1",
        groups: ["girls under sixteen", "grown men"],
        paraphrases: [
          "maybe it didn't help the young girls at all",
          "men and women are put in one pot",
          "teenagers may feel quite different from adults",
          "we can't see who it was that felt better",
        ],
      },
    },
  },
  {
    issue: "tracking-ends-at-sixteen",
    reasons: [
      {
        gap: {
          question: "Do children whose phones are tracked really learn less from their mistakes?",
          paraphrases: [
            "do tracked kids turn out any less grown-up?",
            "comparison of children with and without tracking",
            "it doesn't say whether Nadia was being tracked",
            "how many teenagers learn something from a mistake like that?",
            "no evidence that being seen stops you learning",
          ],
        },
        assumption: {
          clause: "parents who can see the phone step in before a mistake is made",
          paraphrases: [
            "mum and dad interfere when they see the dot",
            "that tracking keeps kids from going wrong",
            "parents can't just look and leave it",
            "maybe they watch and say nothing",
            "assumes a watched child never gets to make a mistake",
          ],
        },
        alternative: {
          clause: "parents should look where the phone is only when a child fails to come home",
          paraphrases: [
            "only in an emergency",
            "look if they don't turn up",
            "mum and dad ought to check just when something's wrong",
            "keep it, but use it only when they're worried",
          ],
        },
      },
      {
        gap: {
          question: "In how many families do children talk more now that tracking has ended?",
          paraphrases: [
            "is Leo the only one?",
            "how many children really talk more without the app?",
            "we only hear about one boy, what about the others?",
            "how talkative was Leo before?",
            "it doesn't say whether it lasted longer than that week",
          ],
        },
        assumption: {
          clause: "children keep silent on account of the app and not of their age",
          paraphrases: [
            "it's the tracking that shuts them up",
            "that teens would talk if they weren't followed",
            "sixteen-year-olds don't tell their parents much anyway",
            "assumes the silence comes from being watched",
            "no app means an open child",
          ],
        },
        alternative: {
          clause: "teenagers should be able to switch the tracking off whenever they like",
          paraphrases: [
            "let them turn it off",
            "an app that the child can stop",
            "the teenager ought to decide when to be seen",
            "leave it on the phone, but let the kid switch it off",
          ],
        },
      },
      {
        gap: {
          question: "How many sixteen-year-olds really leave school and earn a wage?",
          paraphrases: [
            "how many of them have a job?",
            "most are still at school, aren't they?",
            "it doesn't say what share works at that age",
            "number of apprentices of sixteen",
            "do young people with a job mind being tracked?",
          ],
        },
        assumption: {
          clause:
            "sixteen-year-olds feel that they are not taken seriously when they are followed on a screen",
          paraphrases: [
            "they take tracking as an insult",
            "that being tracked feels like being treated as a baby",
            "teens mind the dot on the map",
            "some may find it a comfort that somebody knows where they are",
            "assumes tracking comes across as disrespect",
          ],
        },
        alternative: {
          clause: "parents should ask a sixteen-year-old each year for leave to follow the phone",
          paraphrases: [
            "ask them first",
            "follow only if the teenager agrees",
            "parents ought to get permission",
            "let the sixteen-year-old decide about it",
          ],
        },
      },
    ],
    values: {
      first: {
        ids: ["freedom", "self_reliance", "privacy"],
        phrase: "independence for the young",
        paraphrases: [
          "standing on your own feet",
          "being left alone",
          "not being spied on",
          "letting teenagers grow up",
          "a life of their own",
        ],
      },
      second: {
        ids: ["safety", "calm", "compassion"],
        phrase: "the safety of children on their way",
        paraphrases: [
          "protection",
          "that nothing happens to them",
          "parents' peace of mind",
          "being found quickly when something goes wrong",
          "worried mums and dads being able to sleep",
        ],
      },
      concession: "a father would lie awake until two without knowing where his daughter is",
    },
    fallacies: {
      strawman: {
        distortion: "to lead grown sons and daughters about on a string until they retire",
        paraphrases: [
          "they spoke of a missing teenager and not of grown-ups on a string",
          "no one wants to follow people until they're old",
          "finding a lost child isn't the same as leading it about",
          "it makes worried parents look like jailers",
        ],
      },
      adHominem: {
        opponent: "a mother on the school council",
        attack: "turns up to every parents' evening in slippers",
        paraphrases: [
          "what she wears on her feet doesn't matter",
          "it makes her look odd and doesn't answer her",
          "slippers don't make her wrong about missing children",
          "that's about her shoes, not about tracking",
        ],
      },
      falseDichotomy: {
        option: "parents turn the tracking off at sixteen",
        threat: "they raise people who cannot cross a road alone",
        thirdWays: [
          "families could agree to look only in an emergency",
          "the child could decide when the dot is to be seen",
        ],
        paraphrases: [
          "you could track just in emergencies",
          "each family could find its own arrangement",
          "many tracked teens cross roads quite well",
          "it pretends there's nothing between off and always on",
        ],
      },
      slipperySlope: {
        first: "tracking goes on after sixteen",
        steps: [
          "parents will follow their children to their first job",
          "bosses will ask mothers before they give anyone a day off",
          "men of seventy will need a note to buy bread",
        ],
        paraphrases: [
          "a dot on a map doesn't end with old men needing notes",
          "at some point children simply move out, so it stops",
          "none of these steps is backed by anything",
          "it stretches one habit over a whole lifetime",
        ],
      },
    },
    figures: {
      counted: "teenagers who told the school counsellor about quarrels over tracking",
      countedShort: "such teenagers",
      people: "sixteen-year-olds at our college",
      opinion: "say that they talk less at home since they have been tracked",
      amount: {
        members: "parents with a tracking app",
        member: "a parent with a tracking app",
        verb: "look",
        verbSingular: "looks",
        unit: "times",
        purpose: "a week to see where the child is",
        usual: 5,
        outlier: "who keeps the map open all day at work",
      },
      subgroups: {
        finding:
          "in families that gave up tracking, children on average talked to their parents for 12 minutes a day longer",
        groups: ["sons", "daughters"],
        paraphrases: [
          "boys might talk less than before and girls much more",
          "sons and daughters are counted together",
          "it could be the younger ones only",
          "the average doesn't tell us about each kind of child",
        ],
      },
    },
  },
];
