import type { IssueFamily } from "../issue.ts";

/** Issues about painting, photography, public art and the places that show them. */
export const artAndMuseums: IssueFamily = {
  id: "art-and-museums",
  name: "art and museums",
  keywords: [
    "art",
    "artist",
    "artists",
    "painting",
    "paintings",
    "drawing",
    "sketching",
    "watercolour",
    "watercolours",
    "photography",
    "photographer",
    "photographs",
    "sculpture",
    "sculptures",
    "pottery",
    "ceramics",
    "museum",
    "museums",
    "gallery",
    "galleries",
    "art history",
    "street art",
    "graffiti",
    "exhibitions",
  ],
  issues: [
    {
      id: "museum-free-sundays",
      question: "Should a city museum be free for everyone on Sundays?",
      background:
        "The city museum charges adults nine pounds and takes in the most money on Sundays. Its trustees meet in May to fix next year's prices.",
      objection: "on the day with the most visitors the museum would earn nothing at the door",
      objectionParaphrases: [
        "they'd lose their best day's takings",
        "Sunday is when the money comes in",
        "giving up the income of the busiest day is too costly",
      ],
      claim: "the city museum should charge nobody for entry on Sundays",
      claimParaphrases: [
        "free entry on Sundays",
        "you shouldn't have to pay at the museum on a Sunday",
        "the museum ought to let everyone in for nothing once a week",
        "drop the nine pounds on sundays",
        "the trustees need to make Sunday visits free of charge",
      ],
      claimOpposites: [
        "the city museum shouldn't let people in for nothing on Sundays",
        "visitors should pay the full nine pounds at the museum on Sundays too",
        "keep charging for entry on Sundays",
        "make everybody cough up the nine quid at the museum on a Sunday",
      ],
      reasons: [
        {
          clause: "the collection belongs to the people of the city",
          detail:
            "The Dutch winter scenes were bought in 1908 with pennies that schoolchildren had put into a jar.",
          paraphrases: [
            "it's ours already",
            "the citizens own the pictures",
            "because what hangs there is the property of everyone who lives here",
            "you shouldn't pay to see your own things",
            "the art is the town's, not the museum's",
          ],
          opposites: [
            "the collection does not belong to the people of the city",
            "the pictures are the museum's private property and the citizens own none of them",
            "the collection belongs to the museum's trustees alone",
          ],
          ambiguous: {
            phrase: "belongs to",
            readings: ["is the legal property of", "is a part of the life of"],
            stake:
              "Owners can fairly ask to see their property for nothing, but football too is a part of the city's life and nobody gets in free.",
          },
        },
        {
          clause: "many families have their only day together on a Sunday",
          detail:
            "Butchers, nurses and bus drivers work through Saturday, and their children are at school until Friday.",
          paraphrases: [
            "it's the one day families have",
            "parents and kids are all off then",
            "because most people with children can't go on any other day",
            "Sunday is family day for lots of folk",
            "when else could mum, dad and the children go as a family?",
          ],
          opposites: [
            "Sunday is the day when most families are split up by work",
            "hardly any family has a day together on a Sunday",
            "families have plenty of other days together besides Sunday",
          ],
          ambiguous: {
            phrase: "together",
            readings: ["with nobody at work or school", "spent on the same thing, side by side"],
            stake:
              "A day on which nobody works is common, but if families spend it each in a room of their own, a free ticket may not bring them along.",
          },
        },
        {
          clause: "a first visit that costs nothing makes people curious about art",
          detail:
            "A lad who came in on the open day last autumn has since drawn the stuffed heron from five sides.",
          paraphrases: [
            "it awakens an interest in art",
            "once they've been inside for free they want to see more",
            "because people get a taste for pictures if trying it is free",
            "newcomers can dip in and get hooked",
            "those who've never been might find that they like it",
          ],
          opposites: [
            "a first visit that costs nothing makes people less curious about art",
            "free entry puts people off art",
            "people get curious about art only when they have paid for the visit",
          ],
          ambiguous: {
            phrase: "curious",
            readings: ["eager to understand what they see", "willing to drop in for a look"],
            stake:
              "If people become eager to understand, the lost money is well spent; a look on an idle afternoon is a smaller gain.",
          },
        },
      ],
    },
    {
      id: "no-photos-in-gallery",
      question: "Should an art gallery forbid visitors to take photographs?",
      background:
        "Visitors to our gallery may photograph anything so long as they use no flash. On busy days some two thousand people pass through its nine rooms.",
      objection: "a picture on the phone lets a visitor look again at home",
      objectionParaphrases: [
        "photos help you remember",
        "you can look at the works again later",
        "people want to take a bit of the visit home with them",
      ],
      claim: "the gallery should forbid visitors to take photographs in its rooms",
      claimParaphrases: [
        "no photos in the gallery",
        "visitors shouldn't be allowed to snap the paintings",
        "the gallery ought to ban cameras and phones",
        "put a stop to picture-taking in front of the art",
        "the rule has to be: look, don't shoot",
      ],
      claimOpposites: [
        "the gallery shouldn't forbid visitors to take photographs",
        "visitors should be free to take photographs in every room of the gallery",
        "keep on allowing photos in the gallery",
        "let folks snap away at the paintings all they like",
      ],
      reasons: [
        {
          clause: "people who put the phone away see more of a painting",
          detail:
            "In the blue portrait hides a second face, which not one visitor in fifty stays long enough to find.",
          paraphrases: [
            "no phone, closer look",
            "visitors notice more if they aren't filming",
            "because a screen keeps you from really looking",
            "they'd take in more of the picture",
            "with no phone in hand you spot things you'd otherwise miss",
          ],
          opposites: [
            "people who look through their phone see more of a painting",
            "visitors who put the phone away notice less in a painting",
            "you don't see any more of a painting without a phone",
          ],
          ambiguous: {
            phrase: "see more",
            readings: ["notice a greater number of details", "understand better what it is about"],
            stake:
              "That a free eye picks up details is likely, but understanding may need a guide or a label more than an empty hand.",
          },
        },
        {
          clause: "living artists have to be paid for every copy of their work",
          detail:
            "A weaver from the coast found her best carpet printed on cushions within a month of the opening.",
          paraphrases: [
            "artists lose out on money",
            "the painter is owed something for each picture of a picture",
            "because those who made the works don't get a penny for the copies",
            "whoever photographs art takes it from the artist without paying",
            "creators deserve payment when their stuff gets reproduced",
          ],
          opposites: [
            "artists should not be paid for copies of their work",
            "anyone may copy a living artist's work for free",
            "living artists gain from every copy that visitors make of their work",
          ],
          ambiguous: {
            phrase: "copy",
            readings: ["a reproduction made for sale", "any likeness, even on a private phone"],
            stake:
              "That goods for sale must be paid for is common ground, whereas charging for a picture that nobody else sees would strike most of us as odd.",
          },
        },
        {
          clause: "a raised arm in every row spoils the quiet of the rooms",
          detail:
            "Before the big sunflower field there is a forest of elbows from eleven until closing time.",
          paraphrases: [
            "it disturbs the calm",
            "all those arms in the air ruin the peaceful mood",
            "because you can't enjoy the stillness with phones held up everywhere",
            "people taking snaps make the place restless",
            "the gallery loses its hush with everybody snapping",
          ],
          opposites: [
            "people taking photos keep the rooms quieter",
            "raised arms do not spoil the quiet of the rooms at all",
            "phones in the air make the gallery calmer",
          ],
          ambiguous: {
            phrase: "quiet",
            readings: [
              "silence, with no shutters or chatter",
              "a calm in which nothing distracts the eye",
            ],
            stake:
              "A phone can be set to make no sound, so the reason holds only if what matters is a calm for the eye.",
          },
        },
      ],
    },
    {
      id: "legal-graffiti-wall",
      question: "Should a town leave one long wall to graffiti painters?",
      background:
        "A concrete wall ninety metres long runs beside the railway path in our town. It is painted grey each spring and covered with names by June.",
      objection: "half the thrill of a spray can lies in its being against the law",
      objectionParaphrases: [
        "they do it for the kick",
        "sprayers want it to be forbidden",
        "a legal wall is no fun to those who like breaking the law",
      ],
      claim: "the town should leave the wall by the railway path to graffiti painters",
      claimParaphrases: [
        "let them paint that wall",
        "graffiti ought to be allowed on the railway wall",
        "the council should give sprayers a wall of their own",
        "don't paint it grey any more, hand it to the street artists",
        "make spraying legal on the concrete by the path",
      ],
      claimOpposites: [
        "the town shouldn't leave the wall by the railway path to graffiti painters",
        "the town should go on painting the railway wall grey and keep sprayers away from it",
        "keep the railway wall grey",
        "kick the sprayers off the wall by the path for good",
      ],
      reasons: [
        {
          clause: "a place of their own would keep sprayers away from private houses",
          detail:
            "On Hill Street eleven garage doors were tagged last year, two of them on the day they were cleaned.",
          paraphrases: [
            "homes would be left alone",
            "they wouldn't spray on people's houses any more",
            "because graffiti artists with a wall don't need your garage",
            "it draws them off from other buildings",
            "fewer tags on folks' front doors",
          ],
          opposites: [
            "a wall of their own would draw more sprayers to private houses",
            "a place of their own wouldn't keep sprayers off people's homes",
            "more houses would get sprayed if graffiti painters had a wall",
          ],
          ambiguous: {
            phrase: "keep sprayers away",
            readings: ["stop them altogether", "make them come less often"],
            stake:
              "An end to tagging would be worth a wall without question; if they only come a little less often, owners still have doors to clean.",
          },
        },
        {
          clause: "some of what appears on the concrete overnight is of high quality",
          detail:
            "The kingfisher by the footbridge took four colours and three nights and lasted until the grey van came.",
          paraphrases: [
            "some graffiti is really well done",
            "there are good pictures among them",
            "because a few of those sprayers can actually paint",
            "part of it is proper art",
            "not all of it is scrawl, is it?",
          ],
          opposites: [
            "everything that appears on the concrete overnight is ugly scrawl",
            "none of the graffiti on the wall is of high quality",
            "all the graffiti there is poor stuff",
          ],
          ambiguous: {
            phrase: "quality",
            readings: [
              "skill in the use of line and colour",
              "worth as something that people want to keep",
            ],
            stake:
              "Skill with a can is easy to admire, yet a town gives up ninety metres more gladly for pictures that people want to keep.",
          },
        },
        {
          clause: "repainting the concrete every spring is a waste of public money",
          detail:
            "Four thousand pounds go on grey each April and are invisible again before the longest day.",
          paraphrases: [
            "painting it over costs too much",
            "the council throws away cash on grey paint",
            "because it's pointless to pay for a new coat that doesn't last",
            "taxpayers' money down the drain every year",
            "why spend thousands on something that's gone by summer?",
          ],
          opposites: [
            "repainting the concrete every spring is money well spent",
            "painting the wall grey each spring is not a waste of public money",
            "a new coat of grey every year saves the town money",
          ],
          ambiguous: {
            phrase: "waste",
            readings: [
              "money that achieves nothing at all",
              "money that would do more good elsewhere",
            ],
            stake:
              "Two clean months a year are not nothing, so the reason must show that the sum would do more good somewhere else.",
          },
        },
      ],
    },
    {
      id: "ai-image-photo-prize",
      question: "Should a photography prize accept pictures made by a computer program?",
      background:
        "Our camera club awards a prize of five hundred pounds for the picture of the year. In the last contest two entries had been made by a computer from a written description.",
      objection: "choosing among two hundred machine-made images takes an eye as well",
      objectionParaphrases: [
        "choosing is a skill too",
        "you need taste to select from what the computer offers",
        "whoever uses the program also has to have an eye",
      ],
      claim: "the camera club should accept only pictures taken with a camera for its prize",
      claimParaphrases: [
        "no computer images in the contest",
        "only real photos ought to be let in",
        "the club should shut out AI pictures",
        "entries must come from a camera, not from a program",
        "keep machine-made images out of the photography prize",
      ],
      claimOpposites: [
        "the camera club shouldn't shut computer-made pictures out of its prize",
        "the camera club should accept pictures made by a computer for its prize",
        "allow AI images in the contest",
        "let the computer pics have a go at the photo prize as well",
      ],
      reasons: [
        {
          clause: "a photograph is evidence that somebody stood there and waited",
          detail:
            "For the winning otter of 2019 a retired plumber lay in wet reeds on thirty-one mornings.",
          paraphrases: [
            "it shows someone was there",
            "a photo proves that a person was on the spot and was patient",
            "because a real picture means somebody went out and waited for it",
            "you can tell the photographer was present",
            "behind each photo there's a human being who hung about for the moment",
          ],
          opposites: [
            "a photograph is no evidence that anybody stood there and waited",
            "a photograph can be had from an armchair in a second",
            "a picture from a camera tells you nothing about the patience behind it",
          ],
          ambiguous: {
            phrase: "evidence",
            readings: ["proof that things were as shown", "a trace of somebody's effort"],
            stake:
              "Photographs can be staged and retouched and so prove little, but the trace of effort may be just what a prize is for.",
          },
        },
        {
          clause: "the judges cannot be fair to two crafts that have nothing in common",
          detail:
            "Nobody would hand one cup to the best knitter and the best baker of the same village.",
          paraphrases: [
            "you can't judge both alike",
            "they're different skills, so no jury can compare them",
            "because the jury would be weighing apples against pears",
            "two such different arts can't be marked by the same people properly",
            "it's impossible to compare them justly",
          ],
          opposites: [
            "the judges can easily be fair to both crafts because they have much in common",
            "photos and computer images are alike enough for one jury to compare them fairly",
            "it isn't hard for the judges to be fair to both kinds of picture",
          ],
          ambiguous: {
            phrase: "fair",
            readings: ["free from leaning to one side", "able to weigh both by one measure"],
            stake:
              "Judges can keep from leaning to either side however unlike the crafts, whereas one measure for both is really hard to find.",
          },
        },
        {
          clause: "amateurs would lose heart if an hour at a keyboard beat a year outdoors",
          detail:
            "Four of the oldest members have hinted that they may leave their tripods in the cupboard.",
          paraphrases: [
            "hobby photographers would give up",
            "it'd discourage those who go out with a camera",
            "because people won't bother if a bit of typing wins",
            "ordinary members would feel there's no point any longer",
            "who'd sit in the rain for months to be beaten by a keyboard?",
          ],
          opposites: [
            "amateurs would take heart if an hour at a keyboard beat a year outdoors",
            "amateurs would not lose heart if a computer picture won",
            "hobby photographers would be spurred on by losing to a keyboard",
          ],
          ambiguous: {
            phrase: "amateurs",
            readings: ["people who do it for love", "people who are not very good at it yet"],
            stake:
              "Those who do it for love may go out whoever wins, while beginners who need a little praise could really lose heart.",
          },
        },
      ],
    },
    {
      id: "sell-painting-save-roof",
      question: "Should a museum sell one painting to mend its roof?",
      background:
        "The roof of our small museum lets in rain over the pottery. A collector has offered ninety thousand pounds for a landscape that lies in the store.",
      objection: "whoever left us a picture in a will did not leave us a cheque",
      objectionParaphrases: [
        "it goes against the donor's wishes",
        "gifts aren't meant to be turned into cash",
        "the person who bequeathed it didn't want it sold",
      ],
      claim: "the museum should sell the landscape in its store and mend the roof",
      claimParaphrases: [
        "sell it and fix the roof",
        "the museum ought to take the collector's offer and repair the building",
        "let the landscape go so that the roof can be mended",
        "they need to flog the painting to stop the rain coming in",
        "one stored picture should pay for the repairs",
      ],
      claimOpposites: [
        "the museum shouldn't sell the landscape to mend its roof",
        "the museum should keep the landscape and turn down the collector's offer",
        "hang on to the painting in the store",
        "tell the collector to get lost, the landscape stays ours",
      ],
      reasons: [
        {
          clause: "a landscape that hangs in no room is lost to the public",
          detail:
            "It was last brought upstairs for a mayor's wedding in 1977 and has faced the wall ever since.",
          paraphrases: [
            "nobody sees it anyway",
            "visitors get nothing from a picture in the cellar",
            "because it's been hidden away where people can't look at it",
            "what's the use of a painting that isn't on show?",
            "the public doesn't have it as it is",
          ],
          opposites: [
            "a landscape in the store is still there for the public",
            "a picture that hangs in no room is not lost to the public",
            "the public gets more from a landscape in the store than from one on a wall",
          ],
          ambiguous: {
            phrase: "lost",
            readings: ["out of sight for now", "gone for good"],
            stake:
              "If the picture is only out of sight, the museum could hang it again next year; only if it is gone for good does a sale take nothing from visitors.",
          },
        },
        {
          clause: "the first duty of a museum is to preserve what it shows",
          detail: "For months three Roman jugs have stood in a plastic bath under a dripping beam.",
          paraphrases: [
            "it must look after its exhibits",
            "a museum is there above all to protect the things on display",
            "because keeping the collection safe comes first",
            "the most important job is to save the objects in the rooms",
            "taking care of what's on show matters more than anything",
          ],
          opposites: [
            "preserving what it shows is not the first duty of a museum",
            "looking after the exhibits is the least of a museum's duties",
            "a museum's first duty is to buy new things, and preserving them comes last",
          ],
          ambiguous: {
            phrase: "preserve",
            readings: ["keep from harm", "keep in its own hands"],
            stake:
              "A dry roof keeps the pots from harm, but a museum bound to keep things in its own hands could hardly begin by selling one.",
          },
        },
        {
          clause: "the painter of the landscape is represented well enough on the walls upstairs",
          detail:
            "Two of his harbours and a self-portrait with a pipe can be seen there every day but Monday.",
          paraphrases: [
            "we have others by him",
            "there's plenty of that artist's work left",
            "because other pictures by the same man already hang there",
            "the museum can spare one, it shows several of his",
            "you'd still get a good idea of his art",
          ],
          opposites: [
            "the painter of the landscape is hardly represented on the walls upstairs",
            "there aren't enough of his pictures on the walls upstairs",
            "the museum has far too little by that painter on show",
          ],
          ambiguous: {
            phrase: "represented",
            readings: ["there with a few works", "shown in all that he could do"],
            stake:
              "A few works of his are certainly there, but if none of them is a landscape, one side of the man would be missing.",
          },
        },
      ],
    },
    {
      id: "market-square-sculpture-vote",
      question: "Should residents vote on which sculpture goes up in their square?",
      background:
        "The market square is to get a sculpture for two hundred thousand pounds. At present a jury of five, most of them artists, picks one of three designs.",
      objection: "a crowd always votes for the horse and never for anything new",
      objectionParaphrases: [
        "the public only likes the familiar",
        "people pick what they know",
        "put it to a vote and you'll get something dull and traditional",
      ],
      claim: "the residents should vote on which sculpture goes up in the market square",
      claimParaphrases: [
        "let the residents choose the sculpture",
        "the town ought to hold a vote on it",
        "people who live here need to decide what stands in the square",
        "not five jurors but all of us should pick the statue",
        "give everyone a say over the three designs",
      ],
      claimOpposites: [
        "the residents shouldn't vote on the sculpture in the market square",
        "the jury of artists should choose which sculpture goes up in the market square",
        "leave the sculpture to the jury",
        "let the five art folks pick the thing and keep the crowd out of it",
      ],
      reasons: [
        {
          clause:
            "the people who walk past a sculpture for fifty years have the greatest interest in it",
          detail:
            "Three of the five jurors live in the capital and will see the thing on the opening day.",
          paraphrases: [
            "they have to live with it",
            "it's the locals who'll see it day in, day out",
            "because those who pass it all their lives are the most concerned",
            "nobody is more affected than the people who go by every day",
            "we're the ones stuck with it for half a century",
          ],
          opposites: [
            "the people who walk past a sculpture every day have the least interest in it",
            "those who live with the sculpture for fifty years don't care about it most",
            "artists from elsewhere have a greater interest in the sculpture than the locals",
          ],
          ambiguous: {
            phrase: "interest",
            readings: ["the most to win or to lose", "the liveliest wish to know about it"],
            stake:
              "Residents surely have the most at stake, but if few of them wish to know about the designs, the vote may fall to a handful.",
          },
        },
        {
          clause: "a town looks after a work that it has adopted by a show of hands",
          detail:
            "The bronze pig outside the baths, elected in 1988, is given a scarf every winter and has never been scratched.",
          paraphrases: [
            "people care for what they chose",
            "if you voted for it you'll take care of it",
            "because a sculpture picked by everyone gets treated well",
            "nobody smashes up something they wanted themselves",
            "the citizens would be kind to a statue of their own choosing",
          ],
          opposites: [
            "a town neglects a work that it has chosen by a show of hands",
            "people don't look after a sculpture just because they voted for it",
            "a sculpture is treated better when a jury has picked it than when the town has",
          ],
          ambiguous: {
            phrase: "looks after",
            readings: ["does not harm", "pays and works for the upkeep of"],
            stake:
              "A vote may well keep vandals off, but fondness alone doesn't show that anyone will pay for the cleaning in thirty years.",
          },
        },
        {
          clause: "three months of arguing over the models would educate us all",
          detail:
            "In the queue at the fishmonger's there is talk for once of bronze, shadow and what a square is for.",
          paraphrases: [
            "we'd learn a lot from the debate",
            "discussing the designs teaches everybody something",
            "because a public argument makes the whole town wiser",
            "people get cleverer about art by quarrelling over it",
            "the debate beforehand is a lesson for everyone",
          ],
          opposites: [
            "three months of arguing over the models would make us all more stupid",
            "nobody would learn anything from arguing over the models",
            "a debate about the designs would leave the town as ignorant as before",
          ],
          ambiguous: {
            phrase: "educate",
            readings: ["teach us about sculpture", "teach us to settle a dispute together"],
            stake:
              "For learning about sculpture a lecture would do as well; to learn to settle a dispute, a town must have the vote in its own hands.",
          },
        },
      ],
    },
  ],
};
