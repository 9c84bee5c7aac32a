import type { IssueFamily } from "../issue.ts";

/** Issues about phones, messages, posts and the people who live by them. */
export const socialMedia: IssueFamily = {
  id: "social-media",
  name: "social media and phones",
  keywords: [
    "social media",
    "social networks",
    "social network",
    "phone",
    "phones",
    "smartphone",
    "smartphones",
    "mobile phones",
    "screen time",
    "messaging",
    "texting",
    "group chat",
    "group chats",
    "influencer",
    "influencers",
    "followers",
    "selfie",
    "selfies",
    "vlogging",
    "vloggers",
    "online privacy",
    "fake news",
    "cyberbullying",
    "trolling",
  ],
  issues: [
    {
      id: "wedding-phone-basket",
      question: "Should wedding guests leave their phones in a basket at the door?",
      background:
        "A couple in our choir will marry in June before a hundred and twenty guests. They are thinking of a basket for phones beside the door.",
      objection: "a grandmother abroad can only be there if somebody holds up a phone",
      objectionParaphrases: [
        "relatives far away would miss it",
        "family overseas couldn't watch the wedding",
        "some point out that a gran in another country needs a live picture",
      ],
      claim: "wedding guests should leave their phones in a basket at the door during the ceremony",
      claimParaphrases: [
        "no phones at the wedding",
        "guests ought to hand in their mobiles before the ceremony",
        "people must put their phone in the basket as they come in",
        "everyone invited has to do without a phone while the two get married",
        "phones away while they say their vows",
      ],
      claimOpposites: [
        "wedding guests should not have to leave their phones in a basket",
        "guests should keep their phones with them during the ceremony",
        "let guests keep their phones",
        "nobody's getting my phone off me at a wedding",
      ],
      reasons: [
        {
          clause: "people who watch with their own eyes remember more than those who film",
          detail:
            "Tom knelt in the aisle to film his sister's vows and has not looked at them yet.",
          paraphrases: [
            "filming spoils your memory",
            "you keep more in your head if you just look",
            "because guests who aren't filming recall the day better",
            "if you film it you forget it",
            "the memories are stronger without a camera in your hand",
          ],
          opposites: [
            "people who film a wedding remember more than those who only watch",
            "guests remember less when they just watch with their own eyes",
            "watching without a phone doesn't help your memory",
          ],
          ambiguous: {
            phrase: "remember",
            readings: ["can recall what was said and done", "can feel again what it was like"],
            stake:
              "What was said and done is on the film for anyone who forgets it, but what it was like is on no film.",
          },
        },
        {
          clause: "a wedding is private and does not belong on a hundred screens",
          detail:
            "Last year a bride's dress was under discussion in her office before the ring was on.",
          paraphrases: [
            "weddings aren't for the public",
            "it shouldn't get all over the internet",
            "because a marriage is nobody else's business",
            "the couple's day is not meant to be posted everywhere",
            "that's something personal, not stuff for people's feeds",
          ],
          opposites: [
            "a wedding is public and belongs on as many screens as possible",
            "a marriage is there to be shared with everyone online",
            "a wedding isn't a private thing",
          ],
          ambiguous: {
            phrase: "private",
            readings: ["not to be seen by strangers", "for the couple alone to decide about"],
            stake:
              "If no stranger may see it, even the couple's own posts are too many; if they alone decide, a request about posting might do without a basket.",
          },
        },
        {
          clause:
            "one professional takes better photographs than a hundred guests with raised arms",
          detail:
            "In the album of our last wedding the bridegroom stands behind a hedge of elbows.",
          paraphrases: [
            "a photographer does it better",
            "the hired photographer gets nicer pictures",
            "because guests' snaps are worse than those of a pro",
            "leave the pictures to someone who knows how",
            "you get finer photos from an expert than from all of us together",
          ],
          opposites: [
            "a hundred guests with phones take better photographs than one professional",
            "the guests' snaps turn out nicer than those of a professional",
          ],
          ambiguous: {
            phrase: "better",
            readings: ["sharper and more finely lit", "truer to how the day was"],
            stake:
              "Sharper they will surely be, but the picture that is truest to the day may be the one that an uncle took.",
          },
        },
      ],
    },
    {
      id: "hotel-free-nights-influencers",
      question: "Should a small hotel give free nights to influencers?",
      background:
        "A family hotel on the lake gets two or three letters a week from influencers. They offer a clip or some pictures in return for a bed.",
      objection: "one clip can fill more rooms than a year of advertisements",
      objectionParaphrases: [
        "a clip is great advertising",
        "you get more bookings from one video than from ads",
        "others think that posts by influencers bring in plenty of visitors",
      ],
      claim: "the hotel should give no free nights to influencers",
      claimParaphrases: [
        "influencers ought to pay",
        "don't let influencers stay for nothing",
        "the hotel has to say no to people who want a bed for a post",
        "no freebies for influencers",
        "the family must not hand out rooms in exchange for pictures",
      ],
      claimOpposites: [
        "the hotel should not refuse free nights to influencers",
        "the hotel should give influencers a bed in return for a clip",
        "free beds for influencers",
        "let the influencers crash for free and film the place",
      ],
      reasons: [
        {
          clause: "people who come for the sake of a clip rarely become regular guests",
          detail:
            "In August two of them ordered one soup, carried it to the jetty and left it there.",
          paraphrases: [
            "they don't come back",
            "followers won't turn into the guests you want",
            "because those who saw a video seldom turn into customers like the rest",
            "folk drawn by a post aren't proper long-term custom",
            "clip tourists hardly ever end up as normal patrons",
          ],
          opposites: [
            "people who come because of a clip often become regular guests",
            "a clip brings guests who return year after year",
          ],
          ambiguous: {
            phrase: "regular",
            readings: ["who come back year after year", "of the usual, undemanding kind"],
            stake:
              "Guests who come back keep a house alive for decades, whereas an odd guest pays for one night as well as a usual one.",
          },
        },
        {
          clause: "praise that has been paid for with a bed is not honest",
          detail:
            "One film called the lake as warm as a bath, and it was shot on the third of April.",
          paraphrases: [
            "bought praise is fake",
            "you can't believe a review that was paid for",
            "because they only say nice things for the free stay",
            "compliments in return for a room aren't sincere",
            "it's cheating if someone's given a room to say it's lovely",
          ],
          opposites: [
            "influencers give their honest opinion even when the bed is free",
            "praise for a free bed is just as honest as any other",
            "a free night doesn't make anyone lie about a hotel",
          ],
          ambiguous: {
            phrase: "honest",
            readings: ["open about having been paid for", "what the guest really thought"],
            stake:
              "A line of small print can show that a clip was paid for, but nothing shows what its maker would have said otherwise.",
          },
        },
        {
          clause: "every bed that is given away is a loss to a house with eleven rooms",
          detail:
            "The winter has to be earned on about twenty warm weekends between May and September.",
          paraphrases: [
            "it costs the hotel money",
            "a small hotel can't give its rooms away",
            "because with only a few rooms each free one hurts",
            "they earn nothing on that room",
            "the owners are down by a room's worth each time",
          ],
          opposites: [
            "a bed that is given away is a gain for a small hotel",
            "a house with eleven rooms can easily spare a free bed",
            "one free bed costs a small hotel nothing",
          ],
          ambiguous: {
            phrase: "loss",
            readings: [
              "the laundry and the breakfast",
              "the sum that another guest would have paid",
            ],
            stake:
              "On a full weekend another guest's whole bill is gone, but on a wet Tuesday no more than laundry and a breakfast.",
          },
        },
      ],
    },
    {
      id: "carers-chat-quiet-hours",
      question:
        "Should a work chat group fall silent between eight in the evening and six in the morning?",
      background:
        "The thirty home carers in our district share a chat group for shifts and news. Messages arrive in it at all hours.",
      objection: "a gap in the early shift has to be filled the night before",
      objectionParaphrases: [
        "shift gaps need filling at night",
        "you have to find a stand-in for the morning the evening before",
        "critics ask how the first shift could be covered otherwise",
      ],
      claim:
        "nobody should post in the carers' group between eight in the evening and six in the morning",
      claimParaphrases: [
        "no work messages overnight",
        "the group chat ought to be quiet from eight till six",
        "carers have to stop writing in the chat at 8 pm",
        "there needs to be a night-time break in the group",
        "don't post in the work chat after eight",
      ],
      claimOpposites: [
        "carers should not be banned from posting in the group at night",
        "the carers should be free to post in their group at any hour",
        "keep the chat open all night",
        "let people text the group whenever they feel like it",
      ],
      reasons: [
        {
          clause: "a carer at home cannot switch off while the phone keeps buzzing",
          detail:
            "Jo's husband can by now name seven patients and knows which of them is short of tablets.",
          paraphrases: [
            "carers get no break from work",
            "you're never really off when it keeps pinging",
            "because the messages don't let people wind down at home",
            "staff can't get away from the job in their free time",
            "the noise of the chat follows them into their evening",
          ],
          opposites: [
            "carers relax better at home when the phone keeps buzzing",
            "a buzzing phone helps a carer to switch off at home",
            "messages in the evening don't stop a carer from switching off",
          ],
          ambiguous: {
            phrase: "switch off",
            readings: ["stop thinking about the job", "silence the phone"],
            stake:
              "Anybody can silence a phone with one finger, so the reason has force only if it is the mind that stays at work.",
          },
        },
        {
          clause: "without the chatter at night, urgent messages would stand out",
          detail:
            "On Sunday a change of door code sat between a birthday cake and eleven raised thumbs.",
          paraphrases: [
            "important posts would be seen",
            "what really can't wait wouldn't get lost",
            "because the pressing stuff drowns in small talk at night",
            "people would notice the messages that need dealing with",
            "less blather means you spot what matters",
          ],
          opposites: [
            "urgent messages stand out more among the chatter at night",
            "without the chatter at night, urgent messages would be missed more easily",
          ],
          ambiguous: {
            phrase: "urgent",
            readings: ["about a patient in danger", "about who takes which shift"],
            stake:
              "Word of a change of shifts can be sent by eight, but word of a patient in danger must not wait for six, and then the rule is in the way.",
          },
        },
        {
          clause:
            "those who reply at midnight appear more committed than colleagues who are asleep",
          detail:
            "At the summer party two names were read out, and both belong to people who hardly rest.",
          paraphrases: [
            "night owls look keener",
            "sleepers come off badly next to those who answer late",
            "because whoever answers in the middle of the night seems the better carer",
            "it makes the ones in bed look lazy",
            "late repliers get the credit for being dedicated",
          ],
          opposites: [
            "those who reply at midnight appear less committed than colleagues who are asleep",
            "carers who sleep through the night seem the more committed ones",
          ],
          ambiguous: {
            phrase: "committed",
            readings: ["fonder of the patients", "readier to put up with anything"],
            stake:
              "If late replies pass for love of the patients, the sleepers are wronged; if they pass for putting up with anything, few will envy the praise.",
          },
        },
      ],
    },
    {
      id: "doorbell-pictures-suspects",
      question:
        "Should a neighbourhood's online group allow doorbell pictures of supposed thieves?",
      background:
        "The online group of our neighbourhood has two thousand members. About once a week somebody posts a doorbell picture of a supposed thief.",
      objection: "two stolen bicycles came home last year thanks to the group",
      objectionParaphrases: [
        "stolen things were found that way",
        "the posts did get two bikes back",
        "others say that it works, look at those bicycles",
      ],
      claim: "the neighbourhood group should allow no pictures of supposed thieves",
      claimParaphrases: [
        "ban photos of suspects",
        "the online group ought to stop people posting doorbell pictures",
        "no images of alleged burglars in the group",
        "members must not put up pictures of someone they think is a thief",
        "keep suspects' faces out of the chat",
      ],
      claimOpposites: [
        "the neighbourhood group should not ban pictures of supposed thieves",
        "the neighbourhood group should go on allowing doorbell pictures of supposed thieves",
        "allow the doorbell pictures",
        "stick the crooks' faces up online for everyone to see",
      ],
      reasons: [
        {
          clause: "a camera at the door often catches somebody who is innocent",
          detail:
            "The man in the hood last October was never heard of again, by the police or by us.",
          paraphrases: [
            "the person may not have done it",
            "people who aren't thieves get shown",
            "because quite often the one on camera isn't guilty",
            "loads of those faces belong to folk who stole nothing",
            "what if it's the wrong person?",
          ],
          opposites: [
            "the person a doorbell camera catches is nearly always guilty",
            "doorbell cameras catch the real thieves and leave innocent people alone",
            "a camera at the door never shows somebody innocent",
          ],
          ambiguous: {
            phrase: "innocent",
            readings: ["has done nothing at all", "has not been found guilty by a court"],
            stake:
              "To show a person who has done nothing is plainly a wrong; one whom no court has found guilty may be the thief all the same.",
          },
        },
        {
          clause: "a stream of grainy faces eats away at the trust between people in a district",
          detail:
            "A boy who was collecting for the scouts in May saw curtains move and no door open.",
          paraphrases: [
            "everyone gets suspicious",
            "people start fearing each other",
            "because seeing such posts all the time makes folk wary of one another",
            "the mood in the area turns to distrust",
            "neighbours stop believing in each other's good intentions",
          ],
          opposites: [
            "pictures of suspects build up trust between the people of a district",
            "neighbours trust each other more when they see grainy faces every week",
          ],
          ambiguous: {
            phrase: "trust",
            readings: [
              "faith in the neighbours whom one knows",
              "a welcome for strangers at the door",
            ],
            stake:
              "Some caution with strangers may be wise, but a street loses its best protection when those who know one another grow wary.",
          },
        },
        {
          clause:
            "the police act on a photograph more effectively than two thousand armchair detectives",
          detail:
            "The constable for our streets has a number for such images, and eleven came in last winter.",
          paraphrases: [
            "leave it to the police",
            "the police can do more with a photo",
            "because officers know what to do with a picture and amateurs don't",
            "cops get further with it than a bunch of neighbours",
            "it's more use at the station than in a chat",
          ],
          opposites: [
            "two thousand armchair detectives do more with a photograph than the police",
            "the police are less effective with a picture than the neighbourhood group",
          ],
          ambiguous: {
            phrase: "effectively",
            readings: ["catching more of the thieves", "with evidence that stands up in court"],
            stake:
              "That they catch more than two thousand pairs of eyes may be doubted; that a court needs evidence properly collected can hardly be.",
          },
        },
      ],
    },
    {
      id: "label-retouched-pictures",
      question:
        "Should influencers have to mark pictures in which they have changed a face or a body?",
      background:
        "Many influencers smooth their skin or slim their waist on the screen before they post. As a rule their followers are not told.",
      objection: "a label on every second picture is soon read by nobody",
      objectionParaphrases: [
        "nobody would read the labels",
        "if it's everywhere people stop noticing it",
        "opponents think we'd all get used to the mark and overlook it",
      ],
      claim:
        "influencers should have to mark every picture in which they have changed a face or a body",
      claimParaphrases: [
        "edited pictures must be labelled",
        "influencers ought to say so when they retouch",
        "make them put a mark on photos that have been altered",
        "there has to be a label on every touched-up body or face",
        "if you edit how someone looks you need to tell people",
      ],
      claimOpposites: [
        "influencers should not have to mark the pictures they have changed",
        "influencers should be free to post smoothed and slimmed pictures unmarked",
        "no labels on retouched pictures",
        "let them tweak their faces and keep it to themselves",
      ],
      reasons: [
        {
          clause: "impressionable followers compare themselves with bodies that do not exist",
          detail:
            "Our hairdresser keeps a drawer of photographs that no pair of scissors can live up to.",
          paraphrases: [
            "people compare themselves to fakes",
            "fans measure themselves against something unreal",
            "because viewers who are easily swayed think they've got to look like that",
            "it makes gullible folk feel ugly next to made-up figures",
            "those looks aren't real but some followers believe in them",
          ],
          opposites: [
            "followers know very well that the bodies they see do not exist",
            "even impressionable followers ignore the perfect bodies they see",
            "followers never compare themselves with retouched bodies",
          ],
          ambiguous: {
            phrase: "impressionable",
            readings: ["still at school", "easily led at any age"],
            stake:
              "If schoolchildren are meant, an age limit would be the better cure; if people of any age are meant, only a label reaches them all.",
          },
        },
        {
          clause: "a retouched cheek makes a false promise about the cream beside it",
          detail: "The jar costs thirty-eight pounds and holds about as much as an egg cup.",
          paraphrases: [
            "it misleads buyers",
            "customers think the cream does that",
            "because an edited face suggests that a product works better than it does",
            "they're selling stuff with results it can't have",
            "edited skin is a kind of untrue advert",
          ],
          opposites: [
            "a retouched cheek gives a true picture of the cream beside it",
            "a smoothed face promises nothing about the cream beside it",
          ],
          ambiguous: {
            phrase: "false",
            readings: ["one that the cream cannot keep", "one made against better knowledge"],
            stake:
              "If the cream cannot keep it, buyers lose their money whatever the influencer believed; if better knowledge is needed, many may be excused.",
          },
        },
        {
          clause: "a line of print under a photograph is a simple rule compared with a ban",
          detail:
            "Packets of smoked ham have carried one for decades, and there are still butchers.",
          paraphrases: [
            "labelling is easier than banning",
            "a short note isn't much to ask",
            "because it's less complicated than forbidding it altogether",
            "just a few words below the image, that's not hard",
            "instead of outlawing it you only require a note",
          ],
          opposites: [
            "a line of print under a photograph is a more complicated rule than a ban",
            "a ban is simpler than a label under every picture",
          ],
          ambiguous: {
            phrase: "simple",
            readings: ["easy to keep to", "easy to enforce"],
            stake:
              "Anybody can add a line, but somebody would have to find out who did not, which may be as hard as with a ban.",
          },
        },
      ],
    },
    {
      id: "tracking-ends-at-sixteen",
      question:
        "Should parents stop tracking their children's phones when the children turn sixteen?",
      background:
        "Many parents can see on a screen where their child's phone is at any moment. Some of them go on looking until the child moves out.",
      objection: "a missing sixteen-year-old is found sooner when somebody can see the phone",
      objectionParaphrases: [
        "tracking finds missing teens faster",
        "you'd find a lost teenager more quickly with it",
        "worried parents say it helps if a youngster disappears",
      ],
      claim:
        "parents should stop following a child's phone on the day that the child turns sixteen",
      claimParaphrases: [
        "no tracking from sixteen on",
        "mum and dad ought to turn off the tracker at 16",
        "once a kid is sixteen parents must not track the phone any longer",
        "tracking your child has to end on the sixteenth birthday",
        "parents shouldn't watch where a sixteen-year-old goes",
      ],
      claimOpposites: [
        "parents should not stop following a child's phone at sixteen",
        "parents should go on following their child's phone after the sixteenth birthday",
        "keep tracking after sixteen",
        "keep an eye on their phone till they move out",
      ],
      reasons: [
        {
          clause: "teenagers grow up by making mistakes that nobody sees",
          detail:
            "Nadia once walked seven miles home in party shoes and has carried a timetable from that day.",
          paraphrases: [
            "they learn from their errors",
            "you need to mess up on your own to mature",
            "because young folk become adults by getting things wrong unobserved",
            "kids have to slip up without being watched",
            "going wrong in secret is how a teen gets wiser",
          ],
          opposites: [
            "teenagers grow up faster when somebody sees their mistakes",
            "young people learn from mistakes that their parents watch",
            "making mistakes unseen doesn't help a teenager to grow up",
          ],
          ambiguous: {
            phrase: "mistakes",
            readings: ["missing a bus or losing a key", "getting into the wrong person's car"],
            stake:
              "A missed bus is a cheap lesson that parents may well leave alone; the wrong car may be a lesson that comes too dear.",
          },
        },
        {
          clause: "a son or daughter who is not watched tends to be more open at home",
          detail:
            "In the week after the app went, Leo talked through an entire lasagne, mostly about geography.",
          paraphrases: [
            "they'd talk to their parents more",
            "kids say more when they aren't spied on",
            "because youngsters share things with their family if they aren't controlled",
            "a teen who's left alone tells mum and dad more",
            "without an app there's more conversation in the family",
          ],
          opposites: [
            "a son or daughter who is watched is more open at home",
            "children who are not followed tell their parents less",
          ],
          ambiguous: {
            phrase: "open",
            readings: [
              "ready to say where they are going",
              "ready to talk about what troubles them",
            ],
            stake:
              "A dot on a map can say where they are going as well as they can, but it can never say what troubles them.",
          },
        },
        {
          clause:
            "a person who may leave school and earn a wage deserves to be treated with respect",
          detail:
            "At the bakery in Friar Street an apprentice of sixteen opens up by herself at four.",
          paraphrases: [
            "they're nearly grown-ups",
            "someone old enough to work shouldn't be treated like a child",
            "because at that age you've earned being taken for an adult",
            "you can have a job so you have a claim to some dignity",
            "who's allowed to earn money is to be regarded as an adult",
          ],
          opposites: [
            "a sixteen-year-old has not yet earned any respect",
            "somebody who may leave school and work is still to be treated like a child",
          ],
          ambiguous: {
            phrase: "respect",
            readings: ["left alone in private matters", "listened to and taken seriously"],
            stake:
              "To leave private matters alone is to switch the tracking off, but one can listen to a daughter and still look at the dot.",
          },
        },
      ],
    },
  ],
};
