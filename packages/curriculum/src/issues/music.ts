import type { IssueFamily } from "../issue.ts";

/** Issues about making music, learning it and listening to it. */
export const music: IssueFamily = {
  id: "music",
  name: "music",
  keywords: [
    "music",
    "musician",
    "musicians",
    "band",
    "bands",
    "singing",
    "singer",
    "singers",
    "choir",
    "choirs",
    "piano",
    "guitar",
    "guitars",
    "violin",
    "drums",
    "orchestra",
    "orchestras",
    "concert",
    "concerts",
    "jazz",
    "opera",
    "hip hop",
    "songwriting",
    "songs",
    "busking",
  ],
  issues: [
    {
      id: "buskers-without-amplifiers",
      question: "Should street musicians have to play without amplifiers?",
      background:
        "On a fine Saturday up to eight buskers play between the bridge and the market square. Most of them bring a small amplifier on a trolley.",
      objection: "an unaided voice is lost among trams and crowds",
      objectionParaphrases: [
        "nobody could hear them",
        "without a speaker the singing is drowned out by the street",
        "buskers say that the crowd is too loud for plain singing",
      ],
      claim: "buskers in the old town should have to play without amplifiers",
      claimParaphrases: [
        "no amps for street musicians",
        "buskers shouldn't be allowed to use loudspeakers",
        "ban amplifiers in the old town",
        "people who play in the street ought to leave their amps at home",
        "they should play unplugged only",
      ],
      claimOpposites: [
        "buskers should not have to play without amplifiers",
        "buskers in the old town should be free to use their amplifiers",
        "let buskers use amplifiers",
        "let the street musicians plug in and crank it up",
      ],
      reasons: [
        {
          clause: "people who live above the shops have a right to a calm Saturday",
          detail:
            "With the windows shut, a tenant on the second floor can still name every song by the first bar.",
          paraphrases: [
            "residents need their calm at weekends",
            "those living over the shops should be left in peace",
            "because tenants up there are entitled to a restful weekend",
            "the neighbours shouldn't have to put up with the noise on their day off",
            "people who live there want quiet",
          ],
          opposites: [
            "people who live above the shops have to put up with a noisy Saturday",
            "nobody above the shops has a right to a calm Saturday",
            "people who choose to live above shops give up their claim to quiet",
          ],
          ambiguous: {
            phrase: "have a right",
            readings: ["are entitled by law", "can expect in all decency"],
            stake:
              "If the law protects them, the matter is settled; if it is only decent to spare them, their wish must be weighed against that of the buskers.",
          },
        },
        {
          clause: "musicians with nothing but their instruments can share a street",
          detail:
            "Last August a harpist and a brass trio kept to opposite ends of the arcade all afternoon.",
          paraphrases: [
            "there'd be room for several players",
            "buskers wouldn't drown each other out",
            "because acoustic players can use the same street",
            "more than one can perform in one place if it's not too loud",
            "they could play side by side",
          ],
          opposites: [
            "musicians without amplifiers can't share a street",
            "musicians with amplifiers can share a street more easily",
            "players with only their instruments get in each other's way",
          ],
          ambiguous: {
            phrase: "share",
            readings: ["play in at the same time", "take turns in"],
            stake:
              "Only if they play at the same time does loudness matter, as players with amplifiers can take turns just as well.",
          },
        },
        {
          clause: "passers-by would give their coins for talent instead of sheer loudness",
          detail:
            "The old man with the musical saw, whom one hears only from close by, now earns next to nothing.",
          paraphrases: [
            "the gifted ones would earn more",
            "people would pay for skill and not for volume",
            "because then it's the good ones who get the money, not the noisy ones",
            "coins would go to those who can really play",
            "better players get rewarded",
          ],
          opposites: [
            "passers-by would still pay for loudness instead of talent",
            "talented buskers earn less without an amplifier",
            "amplifiers don't stop passers-by from paying for talent",
          ],
          ambiguous: {
            phrase: "talent",
            readings: ["skill in making music", "a gift for drawing a crowd"],
            stake:
              "Skill may indeed be heard more clearly without electricity, but a born entertainer will draw the coins either way.",
          },
        },
      ],
    },
    {
      id: "daily-instrument-practice",
      question: "Should parents leave it to a child to decide when to practise an instrument?",
      background:
        "Our music school asks pupils for twenty minutes of practice a day from the first lesson on. Most of its beginners are between seven and ten.",
      objection: "nobody has ever learnt the violin without hours of dull work",
      objectionParaphrases: [
        "it takes boring work",
        "every violinist had to slog through dull exercises",
        "teachers say it simply takes tedious hours",
      ],
      claim: "parents should leave it to a child to decide when to practise an instrument",
      claimParaphrases: [
        "let kids choose when they practise",
        "children ought to decide for themselves when to play",
        "mums and dads shouldn't make a child practise daily",
        "no compulsory practice",
        "it has to be up to the child when the violin comes out",
      ],
      claimOpposites: [
        "parents should not leave it to a child when to practise",
        "parents should make a child practise the instrument every day",
        "make children practise daily",
        "kids gotta practise every day whether they feel like it or not",
      ],
      reasons: [
        {
          clause: "children who are forced to play come to hate the sound of their own instrument",
          detail:
            "Ask at any dinner table and somebody will tell you about a cello that was sold at sixteen.",
          paraphrases: [
            "pressure makes them hate music",
            "if you push kids they can't stand it any more",
            "because being made to do it kills the joy",
            "children who have to practise end up loathing it",
            "a child under compulsion loses all liking for it",
          ],
          opposites: [
            "children who are forced to play come to love their instrument",
            "forcing children to play does not make them hate the instrument",
            "children who play only when they like come to hate their instrument",
          ],
          ambiguous: {
            phrase: "forced",
            readings: ["threatened with punishment", "reminded every evening"],
            stake:
              "Threats may well turn a child against the cello, but hardly anyone has come to hate it from a friendly reminder.",
          },
        },
        {
          clause: "the most progress is made when the wish to play comes from within",
          detail:
            "A girl on our stairs taught herself a whole film tune in one weekend, after months of neglected scales.",
          paraphrases: [
            "they improve faster if willing",
            "kids improve most when it's their own idea",
            "because you move forward when you feel like doing it",
            "those who play out of their own desire advance furthest",
            "motivation of your own takes you further",
          ],
          opposites: [
            "the most progress is made when somebody else insists on practice",
            "the wish to play doesn't lead to any progress",
            "children with strict parents make more progress than those who wish to play",
          ],
          ambiguous: {
            phrase: "progress",
            readings: ["the steps up from grade to grade", "the growth of an ear and a feeling"],
            stake:
              "For feeling the wish is probably decisive, but the grades ask for scales and studies that few children would choose.",
          },
        },
        {
          clause: "after a day of lessons seven-year-olds need free time",
          detail:
            "With school until half past three, homework and supper, about two hours remain before bed.",
          paraphrases: [
            "young kids need time off",
            "small children should be able to rest after school",
            "because little ones have had enough lessons for one day",
            "children have to have a few hours for themselves when school's out",
            "isn't school enough for one day at that age?",
          ],
          opposites: [
            "after a day of lessons seven-year-olds need something to do",
            "seven-year-olds already have too much free time after school",
            "children of seven do not need more free time",
          ],
          ambiguous: {
            phrase: "free",
            readings: ["empty of any duty or plan", "filled with whatever they choose"],
            stake:
              "If it must be empty, every music lesson offends against it; if it is whatever they choose, an instrument that a child has asked for fits in well.",
          },
        },
      ],
    },
    {
      id: "phones-at-the-concert-door",
      question: "Should concert-goers have to hand in their phones at the door?",
      background:
        "The concert hall by the river has twelve hundred seats. Filming is not allowed there, and a notice in four languages says so at every door.",
      objection: "parents have to be reachable while a babysitter minds the children",
      objectionParaphrases: [
        "what if something happens at home?",
        "mothers and fathers need their phone in case the sitter calls",
        "some must be contactable because of their kids",
      ],
      claim: "visitors to the concert hall should hand in their phones at the door",
      claimParaphrases: [
        "no phones inside the concert hall",
        "everybody ought to give up their mobile at the entrance",
        "the hall has to collect people's phones before the music starts",
        "the audience should leave mobiles at the cloakroom",
        "make them hand over phones when they come in",
      ],
      claimOpposites: [
        "visitors to the concert hall should not have to hand in their phones",
        "visitors should keep their phones with them in the concert hall",
        "let people keep their phones",
        "hang on to your phone at the concert, it's yours",
      ],
      reasons: [
        {
          clause: "listeners with empty hands give a piece their full attention",
          detail:
            "In a string quartet the quietest minute is often the one that the whole evening has been leading up to.",
          paraphrases: [
            "people listen better without one",
            "you concentrate on the music if you aren't holding anything",
            "because without a gadget the audience is really focused",
            "nobody would be distracted from what's being played",
            "a listener with nothing in the hand takes in the music wholly",
          ],
          opposites: [
            "listeners with a phone in hand give a piece more attention",
            "listeners with empty hands let their attention wander",
            "taking phones away doesn't make listeners more attentive",
          ],
          ambiguous: {
            phrase: "full attention",
            readings: ["eyes that never leave the stage", "a mind with room for nothing else"],
            stake:
              "Taking a screen away will keep eyes on the stage, but a mind can wander to tomorrow's meeting without any help from a telephone.",
          },
        },
        {
          clause: "players take greater risks when nobody is filming",
          detail:
            "At a private evening in March, with no telephone in sight, the pianist tried a slow movement at half speed.",
          paraphrases: [
            "musicians dare more without cameras",
            "performers are bolder if they aren't recorded",
            "because a camera makes them play it safe",
            "the artists try things when they aren't on video",
            "without filming they're more daring on stage",
          ],
          opposites: [
            "players take greater risks when somebody is filming",
            "players play it safe when nobody is filming",
            "musicians don't take fewer risks because of a camera",
          ],
          ambiguous: {
            phrase: "risks",
            readings: ["bold and unusual choices", "chances with half-prepared pieces"],
            stake:
              "Bold choices are what one goes to a concert for, but few would give up a telephone to hear pieces that are not ready.",
          },
        },
        {
          clause: "artists have no control over what is recorded from the seats",
          detail:
            "A cracked note from the horn in January has by now been watched ninety thousand times.",
          paraphrases: [
            "musicians can't stop the videos",
            "the performers don't get to decide what happens to clips",
            "because anyone can film and post it and the players are powerless",
            "it's out of the artists' hands what the audience films",
            "no say in what gets recorded",
          ],
          opposites: [
            "artists have full control over what is recorded from the seats",
            "artists can easily stop recordings from the seats",
            "artists do not lose control through what visitors record",
          ],
          ambiguous: {
            phrase: "control",
            readings: ["legal say", "power in practice"],
            stake:
              "The law may already give them every say on paper; if what they lack is power in practice, collecting telephones is the thing that helps.",
          },
        },
      ],
    },
    {
      id: "choir-without-auditions",
      question: "Should a school choir take every pupil who wants to sing?",
      background:
        "Sixty pupils came to the school choir's audition in September, and twenty-four were accepted. The choir gives two concerts a year and sings at the summer fair.",
      objection: "a concert with voices out of tune gives no pleasure to anyone",
      objectionParaphrases: [
        "it would sound awful",
        "nobody enjoys hearing people sing off key",
        "audiences don't want to listen to wrong notes",
      ],
      claim: "the school choir should take every pupil who wants to sing",
      claimParaphrases: [
        "let everyone into the choir",
        "no more auditions for the choir",
        "any child that likes singing ought to be able to join",
        "the choir shouldn't turn anybody away",
        "all sixty kids should be in it",
      ],
      claimOpposites: [
        "the school choir should not take every pupil who wants to sing",
        "the school choir should go on choosing its singers by audition",
        "keep the choir auditions",
        "only let in the kids who can actually sing",
      ],
      reasons: [
        {
          clause: "with a year of practice almost every child sings well enough for a choir",
          detail:
            "The music teacher remembers a boy who growled through his first term and carried the tenors by his last.",
          paraphrases: [
            "anyone can learn to sing",
            "nearly all kids can sing after some training",
            "because with practice the bad ones catch up",
            "practice makes almost everybody good at it",
            "hardly a child is unable to sing once taught",
          ],
          opposites: [
            "most children sing too badly for a choir even after a year of practice",
            "a year of practice doesn't make every child good enough for a choir",
            "only a gifted few ever sing well enough for a choir",
          ],
          ambiguous: {
            phrase: "well enough",
            readings: [
              "without spoiling the sound for others",
              "so that an audience listens with delight",
            ],
            stake:
              "Blending in without harm is within reach of almost anyone in a year, but delighting an audience is another matter.",
          },
        },
        {
          clause: "shy pupils become more confident when they stand up in a group",
          detail:
            "In the second row, between two louder friends, even the girl who never puts her hand up opens her mouth.",
          paraphrases: [
            "it helps timid kids",
            "quiet children come out of their shell",
            "because being in a group gives shy ones courage",
            "those who are bashful gain self-assurance among others",
            "good for the self-esteem of shy students",
          ],
          opposites: [
            "shy pupils become even shyer when they stand up in a group",
            "standing in a group does not give shy pupils any confidence",
            "shy pupils lose confidence when they have to sing with others",
          ],
          ambiguous: {
            phrase: "confident",
            readings: ["bolder as singers", "bolder in everything they do"],
            stake:
              "That they grow bolder as singers is easy to believe, but the reason weighs far more if they also speak up in class.",
          },
        },
        {
          clause: "a choir that is paid for out of the common budget belongs to the whole school",
          detail:
            "The piano, the song books and four hours of a teacher's week are on the same bill as the chalk.",
          paraphrases: [
            "it's everybody's choir",
            "all pupils own it as the school pays",
            "because the money comes from everyone it is there for everyone",
            "what's funded by the school is for every student",
            "the whole school pays for it so it's everyone's",
          ],
          opposites: [
            "a choir paid for out of the common budget belongs to the best singers",
            "the choir doesn't belong to the whole school just because it pays",
            "a choir belongs to its singers, whoever pays for it",
          ],
          ambiguous: {
            phrase: "belongs to",
            readings: ["is open to every member of", "is there to bring honour to"],
            stake:
              "If it must be open to all, turning pupils away is wrong; if it is there to bring honour to the school, choosing the best voices serves that.",
          },
        },
      ],
    },
    {
      id: "rehearsal-rooms-fire-station",
      question: "Should a council let young bands rehearse in an empty building free of rent?",
      background:
        "The old fire station behind the market has stood empty for three years. At least a dozen bands in the town are looking for somewhere to rehearse.",
      objection: "the building would bring in a good sum if the council sold it",
      objectionParaphrases: [
        "the council could sell it",
        "there's money to be made from the fire station",
        "some councillors want to put it on the market for a high price",
      ],
      claim: "the council should let young bands have the old fire station free of rent",
      claimParaphrases: [
        "give the fire station to the bands",
        "bands ought to rehearse there for nothing",
        "the town has to open the empty station to young musicians, rent-free",
        "they shouldn't charge young groups for the old fire station",
        "free rehearsal space for bands",
      ],
      claimOpposites: [
        "the council should not let bands have the old fire station free of rent",
        "young bands should pay the full rent for the fire station",
        "no free rooms for bands",
        "make the bands pay up or find their own place",
      ],
      reasons: [
        {
          clause: "a group of apprentices and students cannot pay for a proper room",
          detail:
            "Four of them now play in a garage among winter tyres, with egg boxes glued to the door.",
          paraphrases: [
            "they don't have the money",
            "young players can't afford the hire of a room",
            "because apprentices and students earn too little to rent anything decent",
            "it's too dear for people who are still studying",
            "hiring a decent place is beyond their budget",
          ],
          opposites: [
            "a group of apprentices and students can easily pay for a proper room",
            "young bands don't need help to pay for a room",
            "apprentices and students have enough money for a rehearsal room",
          ],
          ambiguous: {
            phrase: "proper",
            readings: ["soundproof and built for music", "dry and heated, with a few sockets"],
            stake:
              "A soundproof studio is dear indeed, but four people with wages could hire a dry cellar or a barn for a few pounds each.",
          },
        },
        {
          clause: "musicians with a key would look after walls that nobody cares about now",
          detail:
            "Over the winter a tap dripped on the upper floor for eleven weeks before the caretaker noticed.",
          paraphrases: [
            "the bands would take care of it",
            "someone would keep an eye on the place",
            "because a neglected building needs people in it who care",
            "if musicians were there the house wouldn't go to ruin",
            "it'd be better kept",
          ],
          opposites: [
            "musicians with a key would wreck the walls",
            "musicians would not look after the old fire station",
            "the building would be neglected even more with bands in it",
          ],
          ambiguous: {
            phrase: "look after",
            readings: ["air, heat and keep an eye on", "repair and repaint at their own cost"],
            stake:
              "Keeping an eye on a leak costs a band nothing, but if the council counts on them to mend the roof, it will be disappointed.",
          },
        },
        {
          clause: "a town with a music scene does not lose its creative people to the city",
          detail:
            "Of the five who won the county song prize in 2019, only the drummer still lives here.",
          paraphrases: [
            "the gifted ones would stay",
            "artistic folk won't move away",
            "because a place with a music scene keeps its talents",
            "people with ideas leave for the city if nothing's going on here",
            "it stops the town from losing its artists",
          ],
          opposites: [
            "a town with a music scene loses its creative people to the city all the same",
            "a music scene doesn't keep creative people in the town",
            "a music scene drives creative people away to the city",
          ],
          ambiguous: {
            phrase: "creative people",
            readings: ["musicians and artists", "anyone with ideas, cooks and engineers included"],
            stake:
              "A rehearsal room may keep a few musicians, but it is far less likely to decide where a cook or an engineer settles.",
          },
        },
      ],
    },
    {
      id: "cafes-without-background-music",
      question: "Should cafes play no music on one day of the week?",
      background:
        "Nearly every cafe in our town plays music from opening to closing time. The staff choose it, or it comes from a list that somebody has put together.",
      objection: "a silent cafe feels as cold as a waiting room",
      objectionParaphrases: [
        "silence is uncomfortable",
        "without a tune it's like sitting at the dentist's",
        "cafe owners find a room with no sound unfriendly",
      ],
      claim: "every cafe should play no music on one day of the week",
      claimParaphrases: [
        "one day a week without music",
        "cafes ought to switch off the music once a week",
        "they should turn the songs off in cafes for a day each week",
        "cafes need a music-free day",
        "have a weekday with no tunes playing",
      ],
      claimOpposites: [
        "cafes should not have to go without music for a day",
        "every cafe should play music on all seven days of the week",
        "keep the music on every day",
        "leave the tunes on in the cafes all week",
      ],
      reasons: [
        {
          clause: "songs that never stop teach us not to listen",
          detail:
            "Of nine guests whom the student paper asked at the door, not one could name the last song.",
          paraphrases: [
            "we stop hearing it",
            "people get used to ignoring sound",
            "because constant songs make us switch off our ears",
            "if there's something playing all the time nobody pays attention any longer",
            "you unlearn listening when it never stops",
          ],
          opposites: [
            "songs that play all day teach us to listen",
            "constant music doesn't stop us from listening",
            "music in the background makes us better listeners",
          ],
          ambiguous: {
            phrase: "listen",
            readings: ["follow a piece as it goes along", "take notice of what others say"],
            stake:
              "That songs in the background are not followed is plain enough, but that we therefore ignore each other is a much bolder charge.",
          },
        },
        {
          clause: "a quiet room would bring in guests who never come now",
          detail:
            "At the next table there could be a chess club, a translator or somebody with a thick novel.",
          paraphrases: [
            "it attracts new customers",
            "people who stay away now would come",
            "because others would visit if it weren't so loud",
            "cafes might win guests that can't stand the noise",
            "new visitors who like silence",
          ],
          opposites: [
            "a quiet room would drive away guests who come now",
            "a quiet room would not bring in any new guests",
            "music brings in guests who would stay away from a silent cafe",
          ],
          ambiguous: {
            phrase: "quiet",
            readings: ["one with no songs playing", "one with hardly any noise or talk"],
            stake:
              "Switching off a loudspeaker is easy, but if those guests want to be spared the talk and the coffee grinder, they will still not come.",
          },
        },
        {
          clause: "waiters who hear the same forty songs all week deserve a break",
          detail:
            "By Thursday the woman behind our counter begins to hum each refrain a second before it starts.",
          paraphrases: [
            "staff need a rest from it",
            "it's a relief for those who work there",
            "because the waiters have to hear the same stuff over and over",
            "the poor employees have earned some hours without it",
            "the people serving get sick of the same playlist",
          ],
          opposites: [
            "waiters enjoy hearing the same forty songs all week",
            "waiters don't need a break from the music",
            "the songs help the waiters through the week",
          ],
          ambiguous: {
            phrase: "a break",
            readings: ["a change for their ears", "some paid time to sit down"],
            stake:
              "A silent day gives their ears a change, but it is no use at all to waiters whose real want is to get off their feet.",
          },
        },
      ],
    },
  ],
};
