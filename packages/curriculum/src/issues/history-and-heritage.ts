import type { IssueFamily } from "../issue.ts";

/** Issues about old buildings, museums, archives and the memory of places. */
export const historyAndHeritage: IssueFamily = {
  id: "history-and-heritage",
  name: "history and heritage",
  keywords: [
    "history",
    "local history",
    "family history",
    "heritage",
    "historian",
    "historians",
    "museum",
    "museums",
    "archaeology",
    "archaeologist",
    "archaeologists",
    "castle",
    "castles",
    "ruins",
    "monuments",
    "archives",
    "genealogy",
    "ancestry",
    "antiques",
    "old buildings",
    "medieval",
    "middle ages",
    "ancient rome",
    "metal detecting",
    "folklore",
  ],
  issues: [
    {
      id: "castle-tower-left-in-ruins",
      question: "Should the fallen tower of a castle be left in ruins?",
      background:
        "The east tower of the castle above our town fell in 1703. A foundation has offered two million pounds to build it up again.",
      objection: "children cannot picture a fortress from a heap of stones",
      objectionParaphrases: [
        "kids see nothing but rubble",
        "with only stones left you can't imagine how it used to be",
        "others say that young visitors need walls to have an idea of it",
      ],
      claim: "the fallen tower of the castle should be left as the ruin that it has become",
      claimParaphrases: [
        "don't rebuild the tower",
        "the tower ought to stay a ruin",
        "leave the east tower of the castle as it is",
        "they shouldn't put that tower up again",
        "the town has to say no to a new tower and keep the ruin",
      ],
      claimOpposites: [
        "the fallen tower should not be left as a ruin",
        "the fallen tower of the castle should be built up again",
        "rebuild the tower",
        "take the two million and put the thing back up",
      ],
      reasons: [
        {
          clause: "broken old walls are more authentic than any new ones could be",
          detail:
            "The mason's mark beside the gate, a small fish, was cut there six hundred years ago.",
          paraphrases: [
            "the ruin is the real thing",
            "what's left is genuine and a copy wouldn't be",
            "because something rebuilt is never as true as the original",
            "new walls would just be fake",
            "the remains are truer than a modern imitation",
          ],
          opposites: [
            "a rebuilt wall is more authentic than a broken old one",
            "new walls would show the real castle better than the broken ones",
            "broken old walls aren't any more authentic than new ones",
          ],
          ambiguous: {
            phrase: "authentic",
            readings: ["made of the first builders' stones", "true to how the place once looked"],
            stake:
              "The stones are certainly the first builders' own, but a careful copy may be truer to how the castle once looked than a stump with grass on top.",
          },
        },
        {
          clause: "rare ferns and bats have made their home between the fallen stones",
          detail:
            "A student with a torch counted forty-one bats under the arch on one night in August.",
          paraphrases: [
            "unusual plants and animals live there",
            "bats and ferns would lose their place",
            "because scarce creatures have settled between the stones",
            "it's a refuge for bats and for ferns you hardly find",
            "wild things moved in and there aren't many of them",
          ],
          opposites: [
            "rare ferns and bats keep away from the gaps in the ruin",
            "the ruin is a bad home for rare ferns and bats",
            "no rare ferns or bats live in the gaps",
          ],
          ambiguous: {
            phrase: "rare",
            readings: ["found in few places on Earth", "not often seen in this county"],
            stake:
              "Species found almost nowhere else could stop a builder by themselves, whereas those that are common two valleys away might simply move.",
          },
        },
        {
          clause: "the hill with its jagged outline is popular in the town",
          detail:
            "Brides are photographed in the empty window, and the baker stamps it on his gingerbread.",
          paraphrases: [
            "people like it this way",
            "the townspeople are fond of how it looks now",
            "because everyone in town loves that broken shape",
            "locals have taken the jagged hill to their hearts",
            "folk here wouldn't want it any different",
          ],
          opposites: [
            "people in the town dislike the hill with its jagged outline",
            "the jagged outline of the hill is an eyesore to the town",
          ],
          ambiguous: {
            phrase: "popular",
            readings: ["dear to people's hearts", "full of people every day"],
            stake:
              "A shape that is dear to people would be lost for good, but a hill that is merely well visited might draw still more with a tower on it.",
          },
        },
      ],
    },
    {
      id: "metal-detectors-with-archaeologist",
      question: "Should metal detectors be used only when an archaeologist is present?",
      background:
        "In our county anyone may search a field with a metal detector if the farmer agrees. Last year the museum was shown six hundred finds.",
      objection: "without the hobby searchers most old coins would be ploughed to dust",
      objectionParaphrases: [
        "ploughs would destroy the finds",
        "amateurs save coins which farmers' machines would crush",
        "detector fans say nobody else would get the things out in time",
      ],
      claim: "metal detectors should be used on fields only when an archaeologist is present",
      claimParaphrases: [
        "no detecting without an archaeologist",
        "an archaeologist ought to be there whenever somebody searches a field",
        "people with detectors must have an expert at their side",
        "only search fields if a trained archaeologist is watching",
        "hobby searchers need professional company out on the land",
      ],
      claimOpposites: [
        "people shouldn't need an archaeologist beside them to use a metal detector",
        "anyone should be free to search a field with a metal detector alone",
        "let people detect alone",
        "let folk dig about in peace, no expert breathing down their necks",
      ],
      reasons: [
        {
          clause: "an object pulled hastily from the soil loses most of its meaning",
          detail:
            "A brooch on a kitchen table no longer tells whether it was dropped, buried or thrown away.",
          paraphrases: [
            "finds tell us less afterwards",
            "once it's out of the earth, a thing hardly says anything",
            "because dug up in a hurry it's no longer significant",
            "what a piece could tell is lost if you yank it out",
            "you can't make sense of something that was just grabbed from the ground",
          ],
          opposites: [
            "an object keeps all its meaning even if it is pulled out hastily",
            "objects dug up quickly tell us more than objects dug up slowly",
            "a find loses nothing when it's pulled out fast",
          ],
          ambiguous: {
            phrase: "meaning",
            readings: ["what scholars could conclude from it", "what it says to people who see it"],
            stake:
              "Scholars do need to know how it lay, whereas people who see a brooch in a glass case may be moved by it all the same.",
          },
        },
        {
          clause: "a trained eye at the edge of the field keeps searchers honest",
          detail:
            "Of three rings that were brought in from Marsh Farm, two were said to lie by the same post.",
          paraphrases: [
            "an expert stops cheating",
            "nobody can fib if somebody who knows is looking on",
            "because people stick to the truth when a specialist is there",
            "with a watcher around they won't make things up or slip things away",
            "supervision makes them play straight",
          ],
          opposites: [
            "an expert watching from the edge makes searchers more dishonest",
            "searchers are more honest when they are alone in the field",
          ],
          ambiguous: {
            phrase: "honest",
            readings: ["from pocketing what they dig up", "exact about where things lay"],
            stake:
              "Someone who means to pocket things will come by night anyway, but the well-meaning would surely note the spot more exactly in company.",
          },
        },
        {
          clause: "the hobby becomes more rewarding beside someone who knows the past",
          detail:
            "What a lorry driver had taken for a bottle top turned out to be the foot of a Roman lamp.",
          paraphrases: [
            "searchers get more out of it",
            "detecting is nicer together with an expert",
            "because you gain more from it if a person with knowledge comes along",
            "it's a better pastime when someone can tell you about history",
            "hobbyists themselves would profit",
          ],
          opposites: [
            "the hobby becomes less rewarding with an expert beside you",
            "searching is more rewarding alone than beside someone who knows the past",
          ],
          ambiguous: {
            phrase: "rewarding",
            readings: ["richer in knowledge and pleasure", "richer in finds worth money"],
            stake:
              "Those who search for pleasure would gladly learn more, but those who search for money may find that the expert brings them nothing.",
          },
        },
      ],
    },
    {
      id: "museum-tools-to-touch",
      question: "Should visitors to a farm museum be allowed to pick up the old tools?",
      background:
        "The farm museum at Oxley shows four hundred old tools, from flails to butter churns. All of them hang behind a rope.",
      objection: "every pair of hands wears away a little of the wood",
      objectionParaphrases: [
        "touching damages the tools",
        "the wood gets worn down by so many people",
        "the museum fears that it'd all be ruined by handling",
      ],
      claim: "visitors to the farm museum should be allowed to pick up the tools and try them",
      claimParaphrases: [
        "let visitors handle the tools",
        "take the rope away and let people try the things",
        "you ought to be able to touch and use what is shown at the farm museum",
        "the museum must allow guests to lift the tools and have a go",
        "hands on, not behind a rope",
      ],
      claimOpposites: [
        "visitors to the farm museum should not be allowed to pick up the tools",
        "the tools in the farm museum should stay behind their rope",
        "hands off the old tools",
        "look all you like but keep your mitts off the tools",
      ],
      reasons: [
        {
          clause: "a scythe in the hand shows how hard a farm worker's life was",
          detail:
            "After twenty strokes in the orchard a man who lifts weights on Tuesdays asked for a chair.",
          paraphrases: [
            "you feel how tough it was",
            "using them tells you what farm people went through",
            "because you notice what a rough life they had when you hold it",
            "visitors grasp the struggle of a labourer by trying it",
            "it brings home what their days were like, not easy",
          ],
          opposites: [
            "a scythe in the hand makes a farm worker's life look easy",
            "holding a tool hides how hard farm work used to be",
            "you don't learn how hard life was by holding a scythe",
          ],
          ambiguous: {
            phrase: "hard",
            readings: ["heavy on the arms and the back", "poor and full of worry"],
            stake:
              "The weight of a scythe does show what it cost the back, but of debt and hunger it says nothing.",
          },
        },
        {
          clause: "guests in their eighties could pass on traditional skills to the rest of us",
          detail:
            "At the last harvest day a widow with a stick sharpened a sickle as if she were buttering bread.",
          paraphrases: [
            "old people could teach us",
            "the elderly can show younger ones how it used to be done",
            "because very old visitors still know the ways of former days",
            "grandparents might hand down what they know",
            "we'd learn the old ways from those who are over eighty",
          ],
          opposites: [
            "guests in their eighties have forgotten the traditional skills",
            "very old visitors have no skills to pass on to the rest of us",
          ],
          ambiguous: {
            phrase: "traditional",
            readings: ["handed down through many centuries", "usual when they were young"],
            stake:
              "Those who are eighty grew up with tractors, so they may know the ways of their own youth well and still never have swung a flail.",
          },
        },
        {
          clause: "nearly all the things that hang in the barn are quite common",
          detail: "The curator says that she has nothing a burglar would carry as far as the gate.",
          paraphrases: [
            "most of it is nothing special",
            "there's hardly anything unusual in the collection",
            "because almost everything there is run-of-the-mill",
            "the objects aren't exactly treasures",
            "pretty much all of it is ordinary stuff",
          ],
          opposites: [
            "nearly all the things that hang in the barn are rare",
            "most tools in the barn are precious and one of a kind",
            "hardly anything in the barn is common",
          ],
          ambiguous: {
            phrase: "common",
            readings: ["still to be had in plenty", "plain and made for everyday use"],
            stake:
              "What can be had in plenty may be worn out and replaced, but plain everyday things are often the very ones of which few survive.",
          },
        },
      ],
    },
    {
      id: "double-glazing-weaver-street",
      question: "Should the owners of protected old houses be allowed to fit double glazing?",
      background:
        "The forty houses in Weaver Street were built about 1780 and are protected by law. Their windows may be repaired but not replaced.",
      objection: "the uneven old panes give the street a sparkle that no factory can make",
      objectionParaphrases: [
        "old glass is more beautiful",
        "you can't get that shine from modern panes",
        "some say that the charm of the street is in its wobbly glass",
      ],
      claim:
        "the owners in Weaver Street should be allowed to replace their windows with double glazing",
      claimParaphrases: [
        "allow double glazing in Weaver Street",
        "let the owners put in new windows",
        "people there ought to be free to swap the old panes for double ones",
        "the law must permit modern windows in those houses",
        "owners have to be able to change to double-glazed windows",
      ],
      claimOpposites: [
        "the owners in Weaver Street shouldn't be allowed to replace their windows",
        "the owners in Weaver Street should repair their old windows and keep the single panes",
        "keep the old panes",
        "hands off those windows, no double glazing in that street",
      ],
      reasons: [
        {
          clause: "single panes make the front rooms uncomfortable to sit in",
          detail:
            "The family at number eighteen has moved its evenings, sofa and all, into the kitchen.",
          paraphrases: [
            "the front rooms aren't nice",
            "you can't sit well behind single glass",
            "because with one pane it's unpleasant at the front of the house",
            "it isn't cosy in the rooms facing the street",
            "who wants to spend time in there with windows that thin?",
          ],
          opposites: [
            "single panes make the front rooms comfortable to sit in",
            "double glazing makes the front rooms less pleasant to sit in",
            "the front rooms aren't uncomfortable with single panes",
          ],
          ambiguous: {
            phrase: "uncomfortable",
            readings: ["too cold and draughty", "too loud from the street"],
            stake:
              "Against the cold a shutter or a heavy curtain helps a good deal, while against lorries hardly anything but a second pane will do.",
          },
        },
        {
          clause: "homes without modern comforts are sooner or later sold to outsiders",
          detail: "Five have changed hands in three years, and the names beside the bells are new.",
          paraphrases: [
            "otherwise strangers buy them up",
            "people from elsewhere take over if there's no comfort",
            "because owners sell to folk who don't belong here when a place is too old-fashioned",
            "locals give up such places and somebody from away moves in",
            "old-fashioned homes end up with people from somewhere else",
          ],
          opposites: [
            "homes with modern comforts are the ones that get sold to outsiders",
            "old houses without comforts stay in the hands of local people",
          ],
          ambiguous: {
            phrase: "outsiders",
            readings: ["people who come for the weekend", "newcomers who settle here"],
            stake:
              "Weekend owners leave a street dark for most of the year, but newcomers who settle may be as good neighbours as anyone.",
          },
        },
        {
          clause: "a good joiner can make new frames that look the same",
          detail:
            "Two were put into the old tollhouse in 2016, and the inspector walked straight past them.",
          paraphrases: [
            "you wouldn't see the difference",
            "new ones can be made just like the old",
            "because craftsmen know how to copy the old frames",
            "nobody could tell them apart if they're well made",
            "a skilled carpenter makes frames that match",
          ],
          opposites: [
            "even a good joiner makes new frames that look different",
            "new frames spoil the look because joiners fail to copy the old ones",
            "no joiner can make frames that look the same",
          ],
          ambiguous: {
            phrase: "look the same",
            readings: ["fool somebody across the street", "fool an expert at arm's length"],
            stake:
              "Copies that fool people across the street are easy to make, but if an expert's eye is the measure, a thicker pane will always give itself away.",
          },
        },
      ],
    },
    {
      id: "street-names-from-the-past",
      question: "Should new streets be named after people from the town's past?",
      background:
        "Eleven streets are being built where the brickworks used to be. The builder wants to name them after trees, and the council has to agree.",
      objection: "nobody has to spell out Maple Road on the telephone",
      objectionParaphrases: [
        "tree names are easy to spell",
        "everyone understands Maple Road straight away",
        "simple names are handier when you ring somebody, people say",
      ],
      claim: "the new streets should be named after people who lived and worked in the town",
      claimParaphrases: [
        "name the streets after townspeople",
        "the streets ought to have the names of former residents",
        "call them after folk from here and not after trees",
        "the council must choose names of men and women of the town",
        "street names need to come from those who lived here",
      ],
      claimOpposites: [
        "the new streets should not be named after people from the town",
        "the new streets should be named after trees as the builder wants",
        "name the streets after trees",
        "just call it Oak Road and leave the dead folks out of it",
      ],
      reasons: [
        {
          clause: "a sign at the corner keeps the memory of important figures alive",
          detail:
            "Nurse Hanna Brill brought two thousand babies into the world, and her grave has been cleared.",
          paraphrases: [
            "they wouldn't be forgotten",
            "we'd remember those who mattered",
            "because a street name reminds us of great men and women",
            "a plate with the name makes sure they're remembered",
            "keeps big names from fading away",
          ],
          opposites: [
            "a street sign makes people forget important figures",
            "a name on a corner wipes out the memory of great people",
            "a street name keeps nobody's memory alive",
          ],
          ambiguous: {
            phrase: "important",
            readings: ["who changed many lives", "who were well known in their day"],
            stake:
              "Mayors and mill owners were well known and have their monuments already, while those who changed many lives may have nothing else.",
          },
        },
        {
          clause: "a name with a story behind it gives newcomers a connection with the place",
          detail:
            "A plumber in Fossey Street has hung the real Fossey's photograph above his coat hooks.",
          paraphrases: [
            "it links newcomers to the town",
            "people who move in would feel linked to where they are",
            "because a story gives those who are new a bond with it",
            "newcomers get a relationship to where they live",
            "new folk wouldn't be strangers to the place so long",
          ],
          opposites: [
            "a name with a story shuts newcomers out of the place",
            "newcomers feel closer to a place when its streets have plain names",
            "a story behind a name gives newcomers no connection with the place",
          ],
          ambiguous: {
            phrase: "connection",
            readings: ["some knowledge of what happened there", "a feeling of being at home there"],
            stake:
              "A name may well lead people to look something up, but whether they feel at home depends far more on the neighbours than on a sign.",
          },
        },
        {
          clause: "names of brickmakers would suit the character of the estate",
          detail:
            "Until 1968 the clay for half the county's chimneys was dug where the front doors will be.",
          paraphrases: [
            "they'd fit the place",
            "brickmakers' names go well with that site",
            "because men who made bricks are what the place is about",
            "calling the roads after brickmakers matches what it is",
            "it's just right for where it is",
          ],
          opposites: [
            "names of brickmakers would clash with the character of the estate",
            "names of trees fit the estate better than names of brickmakers",
          ],
          ambiguous: {
            phrase: "character",
            readings: ["what was done on that ground", "what the houses look like"],
            stake:
              "The ground is full of bricks and their makers, but if the houses are of timber and glass, such names fit their looks no better than maples do.",
          },
        },
      ],
    },
    {
      id: "punishment-books-online",
      question: "Should an archive put old school punishment books online with all the names?",
      background:
        "The town archive keeps the punishment books of three schools from 1890 to 1940. Every line gives a pupil's name, the offence and the number of strokes.",
      objection: "no child of seven agreed to have a stolen apple known to the world",
      objectionParaphrases: [
        "those children never gave permission",
        "it's private what a small child did wrong",
        "opponents say the kids weren't asked if everybody might read it",
      ],
      claim: "the archive should put the old punishment books online with all the names",
      claimParaphrases: [
        "publish the punishment books, names included",
        "the archive ought to put those school books on the internet",
        "everything in the punishment books must be online for anyone to read",
        "put the pages on the web and don't black out the names",
        "the old books have to be made public with the names",
      ],
      claimOpposites: [
        "the archive should not put the punishment books online with the names",
        "the archive should keep the old punishment books and their names offline",
        "keep the names off the internet",
        "leave those old school books in the cellar where they belong",
      ],
      reasons: [
        {
          clause: "people who trace their ancestors would find personal details in the books",
          detail:
            "A reader in Canada, who had one photograph of her grandfather, now knows that he whistled in arithmetic.",
          paraphrases: [
            "it helps family researchers",
            "you could find out individual things about your forebears",
            "because those looking for their great-grandparents would learn something of them as human beings",
            "folk doing their family tree get to know what their people were like",
            "descendants would discover little things about them",
          ],
          opposites: [
            "people who trace their ancestors would find only dry figures on those pages",
            "the pages tell family researchers nothing personal about their ancestors",
          ],
          ambiguous: {
            phrase: "personal",
            readings: ["that bring one human being to life", "that were nobody else's business"],
            stake:
              "Details that bring somebody to life are a gift to the family, but those that were nobody's business rather speak for keeping the books shut.",
          },
        },
        {
          clause: "the entries show how unfairly sons and daughters of the poor were treated",
          detail: "A carter's boy got six strokes for ink on his cuff, on a Monday in 1903.",
          paraphrases: [
            "poor kids were treated unjustly",
            "you can see from it what poor children had to suffer",
            "because it proves the injustice done to boys and girls from poor homes",
            "they document the wrong done to those without money",
            "doesn't it reveal how badly the poor had it at school?",
          ],
          opposites: [
            "the entries show that poor children were treated as fairly as the rest",
            "the books prove that the sons and daughters of the poor were treated fairly",
            "the entries don't show any unfairness towards the poor",
          ],
          ambiguous: {
            phrase: "unfairly",
            readings: ["more harshly than richer classmates", "more harshly than anybody deserves"],
            stake:
              "To compare rich and poor one must know who the parents were, so the names matter; cruelty to all would be just as plain without them.",
          },
        },
        {
          clause: "readers at home could point out mistakes in the records",
          detail:
            "A man of ninety has written that the Edwin of June 1911 must have been his uncle Edmund.",
          paraphrases: [
            "errors would be spotted",
            "the public can help to correct what's wrong",
            "because people reading it would notice what isn't right",
            "anyone could tell the archive where it is in error",
            "many eyes find more slips",
          ],
          opposites: [
            "readers at home would add mistakes to the records",
            "only the archive's staff can spot mistakes in the records",
            "readers at home would never notice a mistake",
          ],
          ambiguous: {
            phrase: "mistakes",
            readings: ["slips in names and dates", "charges against the wrong child"],
            stake:
              "Slips in names are easily put right by a grandchild, but nobody living can show who threw a stone in 1911.",
          },
        },
      ],
    },
  ],
};
