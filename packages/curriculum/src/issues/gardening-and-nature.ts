import type { IssueFamily } from "../issue.ts";

/** Issues about gardens, woods, birds and other wild things. */
export const gardeningAndNature: IssueFamily = {
  id: "gardening-and-nature",
  name: "gardening and nature",
  keywords: [
    "gardening",
    "garden",
    "gardens",
    "gardener",
    "gardeners",
    "allotment",
    "allotments",
    "plants",
    "flowers",
    "trees",
    "forest",
    "forests",
    "woodland",
    "woodlands",
    "nature",
    "wildlife",
    "birdwatching",
    "birding",
    "birds",
    "bees",
    "butterflies",
    "insects",
    "mushrooms",
    "foraging",
    "botany",
  ],
  issues: [
    {
      id: "dogs-on-leads-in-spring",
      question: "Should dogs in a wood be kept on a lead from March to July?",
      background:
        "The beech wood above our village is open to everyone all year round. Dogs may run loose there in every season.",
      objection: "a dog that never runs free becomes restless and hard to handle",
      objectionParaphrases: [
        "dogs need to run about",
        "without a good run they get wild and difficult",
        "owners say that a dog kept on the lead turns unruly",
      ],
      claim: "dogs in the beech wood should be kept on a lead from March to July",
      claimParaphrases: [
        "dogs on leads in spring",
        "no loose dogs in the wood for those five months",
        "owners must leash their dogs in the beech wood between march and july",
        "you ought to have your dog on a lead up there in spring and early summer",
        "the wood needs a rule that dogs stay on the lead until the end of July",
      ],
      claimOpposites: [
        "dogs in the beech wood should not have to be on a lead in spring",
        "dogs should run loose in the beech wood from March to July too",
        "let the dogs run free all spring",
        "just let the dogs off their leads up there all year long",
      ],
      reasons: [
        {
          clause: "birds that nest on the ground leave their eggs when they are disturbed",
          detail:
            "A woodcock sits in last year's leaves an arm's length from the path and trusts to her colours.",
          paraphrases: [
            "it protects ground-nesting birds",
            "birds give up their nests if something bothers them",
            "because frightened birds abandon the eggs",
            "nests on the ground get deserted when a dog comes by",
            "otherwise the eggs would be left to go cold",
          ],
          opposites: [
            "birds that nest on the ground stay on their eggs when they are disturbed",
            "ground-nesting birds don't leave their eggs when a dog comes by",
            "birds come back to their nests after every disturbance",
          ],
          ambiguous: {
            phrase: "disturbed",
            readings: ["startled once or twice", "driven off again and again"],
            stake:
              "If a single fright is enough, one loose dog can ruin a nest; if it takes many, an occasional runaway does little harm.",
          },
        },
        {
          clause: "walkers who are nervous of dogs could use the paths like anyone else",
          detail:
            "A grandmother in Pound Lane takes the road with the lorries, though the way through the trees is shorter.",
          paraphrases: [
            "those afraid could come too",
            "those who don't like dogs would be able to walk there",
            "because some folk are scared when a dog runs up to them",
            "the wood would be for walkers with a fear of dogs as well",
            "what about people who get frightened by dogs? they could go there again",
          ],
          opposites: [
            "walkers who are nervous of dogs would keep off the paths even more",
            "people scared of dogs would still not be able to use the paths",
          ],
          ambiguous: {
            phrase: "nervous",
            readings: ["a little uneasy when one runs up", "terrified even of a quiet one"],
            stake:
              "Those who are merely uneasy would be content with a lead, but those who are terrified would stay away from the wood all the same.",
          },
        },
        {
          clause: "a rule with a clear beginning and end is one that most owners respect",
          detail:
            "On the beach at Sandhaven, where no dog may go in August, nobody needs a warden.",
          paraphrases: [
            "most owners would follow it",
            "owners accept it if it's only for a fixed time",
            "because a rule with definite dates is one that people take seriously",
            "most would stick to something that has a start and a finish",
            "dog people don't mind a ban when they know how long it lasts",
          ],
          opposites: [
            "a rule with a clear beginning and end is one that most owners ignore",
            "owners don't respect a rule that is only for fixed months",
            "most dog owners would break a rule with set dates",
          ],
          ambiguous: {
            phrase: "respect",
            readings: ["obey even when alone", "think sensible"],
            stake:
              "If owners obey it, the rule does its work; owners who merely think it sensible may still unclip the lead behind the first bend.",
          },
        },
      ],
    },
    {
      id: "untended-allotments",
      question: "Should an allotment left untended for three months go to the next in line?",
      background:
        "Our allotment society has sixty plots and a waiting list of forty-four names. At present a holder keeps a plot for as long as the rent is paid.",
      objection: "illness or grief can keep the keenest of holders away for a season",
      objectionParaphrases: [
        "people may be ill",
        "someone could be sick or in mourning and unable to come",
        "others point out that even the keen ones have bad times in their lives",
      ],
      claim: "a plot left untended for three months should go to the next name on the waiting list",
      claimParaphrases: [
        "neglected plots for the next person",
        "if you neglect your plot for three months you ought to lose it",
        "give plots nobody works to those who are waiting",
        "after a quarter of a year without care the plot must be passed on",
        "three months of doing nothing and someone else should have it",
      ],
      claimOpposites: [
        "a plot left untended for three months should not go to somebody else",
        "holders should keep their plot however long it is left untended",
        "let holders keep their plots",
        "hang on to your plot even if you've let it go for months",
      ],
      reasons: [
        {
          clause: "weeds from an abandoned plot soon reach the plots on either side",
          detail:
            "One summer of bindweed on number 31 gave both neighbours three years of digging.",
          paraphrases: [
            "weeds spread to the neighbours",
            "the plots next door get overgrown too",
            "because neglected ground sends weeds over the fence",
            "if no one looks after a plot its weeds invade the ones beside it",
            "the neighbours end up with all the weeds",
          ],
          opposites: [
            "weeds from an abandoned plot stay where they are",
            "weeds from a neglected plot never reach the neighbours",
            "an abandoned plot keeps its weeds to itself",
          ],
          ambiguous: {
            phrase: "abandoned",
            readings: ["given up for good", "left alone for a while"],
            stake:
              "A plot given up for good seeds itself over the others every year, whereas one that rests for a spring does little harm.",
          },
        },
        {
          clause: "most of the people in the queue have no garden of their own",
          detail:
            "The third in line, a retired cook, grows her tomatoes in buckets beside the dustbins.",
          paraphrases: [
            "those waiting have nowhere to grow things",
            "people on the list don't have any land at home",
            "because the majority in the queue live without one",
            "the ones who wait can't plant anything where they live",
            "they've got no ground themselves",
          ],
          opposites: [
            "most of the people in the queue have a garden of their own",
            "those waiting for a plot already have plenty of ground at home",
            "hardly anyone in the queue is without a garden",
          ],
          ambiguous: {
            phrase: "garden",
            readings: ["outdoor space of any sort", "ground in which vegetables would grow"],
            stake:
              "People without so much as a yard have a strong call on a plot; those who have a lawn but poor soil could wait a little longer.",
          },
        },
        {
          clause: "the society relies on active members to keep its paths and its pump in order",
          detail:
            "On the last working Saturday in April seven people turned out, and the pump stayed in pieces.",
          paraphrases: [
            "we need members who do something",
            "the society can't manage without people who join in",
            "because paths and pump are kept up by those who take part",
            "somebody has to look after what we share",
            "without busy members everything falls to bits",
          ],
          opposites: [
            "the society can manage its paths and its pump without active members",
            "the paths and the pump stay in order by themselves",
            "the society doesn't need active members to look after its pump",
          ],
          ambiguous: {
            phrase: "active",
            readings: ["busy on their own plots", "willing to do the shared jobs"],
            stake:
              "A newcomer will surely dig, but whoever digs all Saturday on a plot of one's own has not yet mended the pump.",
          },
        },
      ],
    },
    {
      id: "secret-bee-eater-nest",
      question: "Should a birdwatching club keep the place of a rare nest secret?",
      background:
        "A pair of bee-eaters has nested in a sand pit eight miles from our town. Only the committee of the birdwatching club knows which pit it is.",
      objection: "people only protect what they have been allowed to see",
      objectionParaphrases: [
        "you protect what you see",
        "folk look after the things they've been shown",
        "some members say that secrecy makes nobody love birds",
      ],
      claim:
        "the birdwatching club should keep the place of the bee-eaters' nest secret until September",
      claimParaphrases: [
        "don't tell anyone where the nest is",
        "the club ought to keep quiet about the place till autumn",
        "keep the bee-eater site a secret",
        "nobody outside the committee must learn before September where they breed",
        "the location of the nest has to stay hidden",
      ],
      claimOpposites: [
        "the birdwatching club should not keep the place of the bee-eaters' nest secret",
        "the club should publish the place of the bee-eaters' nest at once",
        "tell everybody where the nest is",
        "just let people know where those bee-eaters are",
      ],
      reasons: [
        {
          clause: "a published address would bring in people who harm nests",
          detail:
            "In the year of the black redstarts a ladder stood at the wall within two days of the notice.",
          paraphrases: [
            "nest robbers would turn up",
            "the wrong sort would come if they knew where",
            "because once it's known, people who damage nests find their way there",
            "putting it in the newsletter attracts those who do birds no good",
            "it keeps away anyone who'd hurt the brood",
          ],
          opposites: [
            "a published address would keep away people who harm nests",
            "publishing the address would not bring in anyone who harms nests",
            "nests are safer from robbers when their place is known",
          ],
          ambiguous: {
            phrase: "harm",
            readings: ["rob on purpose", "upset by coming too close"],
            stake:
              "Against thieves silence may be the only defence, while people who merely come too close could be held back by a rope and a volunteer.",
          },
        },
        {
          clause: "the farmer who owns the pit has been promised quiet",
          detail:
            "He found the birds himself in June and rang the chairwoman before he told his own sons.",
          paraphrases: [
            "we gave the farmer our word",
            "the owner was told he'd be left in peace",
            "because the club made a promise to the man whose land it is",
            "it would mean breaking a promise to the landowner",
            "the farmer was assured there'd be no fuss",
          ],
          opposites: [
            "the farmer who owns the pit wants visitors to come",
            "nobody ever promised the farmer any quiet",
            "the farmer was told that crowds would come to his pit",
          ],
          ambiguous: {
            phrase: "quiet",
            readings: ["no noise and traffic in his yard", "no public talk of the matter"],
            stake:
              "If he was promised a yard without noise, a few visitors on foot would be no breach; if he was promised no talk, the club may tell nobody.",
          },
        },
        {
          clause: "a successful brood makes it likelier that the birds return next summer",
          detail: "Fifteen pairs now breed in a quarry on the coast where there was once just one.",
          paraphrases: [
            "they'd come back next year",
            "if the chicks do well the pair will probably nest here again",
            "because birds return to where breeding went well",
            "a good result this year means more of them the year after",
            "when it works out they're more likely to show up again",
          ],
          opposites: [
            "a successful brood makes it less likely that the birds return next summer",
            "birds stay away the year after a successful brood",
            "a good brood will not bring the birds back next year",
          ],
          ambiguous: {
            phrase: "successful",
            readings: ["one in which the eggs hatch", "one in which the young fly south"],
            stake:
              "Birds may well return to a place from which their young have flown, but hatching alone, with the chicks lost later, would hardly bring them back.",
          },
        },
      ],
    },
    {
      id: "park-meadow",
      question: "Should half of a park be mown only once a year?",
      background:
        "The council mows the whole of Linden Park every two weeks from April to October. The lower half slopes down to a brook and has no paths.",
      objection: "tall grass hides broken glass, dog dirt and ticks",
      objectionParaphrases: [
        "glass and ticks in the grass",
        "nasty things lie hidden when it's not cut",
        "opponents say it'd be full of ticks and dog mess",
      ],
      claim: "the lower half of Linden Park should be mown only once a year, in September",
      claimParaphrases: [
        "cut the lower part just once a year",
        "one cut a year is enough",
        "the council ought to mow down there in september and not before",
        "let the bottom half of the park grow until September",
        "stop mowing the slope every two weeks",
      ],
      claimOpposites: [
        "the lower half of Linden Park should not be left unmown till September",
        "the lower half of the park should be mown every two weeks as before",
        "keep mowing the whole park",
        "cut the grass down there all summer, same as always",
      ],
      reasons: [
        {
          clause: "a meadow of native flowers feeds bees that a lawn leaves hungry",
          detail:
            "In a strip that the machine missed last May, a schoolgirl counted eleven kinds before lunch.",
          paraphrases: [
            "it's good for the bees",
            "wild flowers give insects something to eat",
            "because bees find food in a meadow but not on short grass",
            "more to eat for pollinators",
            "lawns starve bees, and blossoms of the region don't",
          ],
          opposites: [
            "a lawn feeds bees better than a meadow of native flowers",
            "a meadow of native flowers leaves bees hungry",
            "wild flowers in a meadow don't feed the bees",
          ],
          ambiguous: {
            phrase: "native",
            readings: ["that were here before people brought others", "that grow wild here today"],
            stake:
              "Plants that grow wild today come up by themselves when the mower stops, but those of former centuries would first have to be sown.",
          },
        },
        {
          clause: "a slope with one cut a year is cheaper to look after",
          detail:
            "The machine and its driver come from the depot, seven miles off, and are charged by the hour.",
          paraphrases: [
            "it saves the council money",
            "less mowing costs less",
            "because the upkeep of that bit would be less expensive",
            "cutting it a single time brings the bill down",
            "taxpayers would spend less on the upkeep",
          ],
          opposites: [
            "a slope with one cut a year is dearer to look after",
            "mowing once a year does not save the council any money",
            "cutting it every two weeks is cheaper than one cut a year",
          ],
          ambiguous: {
            phrase: "look after",
            readings: ["cut and rake", "keep free of litter and brambles"],
            stake:
              "The bill for cutting is sure to fall, but picking cans and brambles out of a high meadow may well cost more than it did on a lawn.",
          },
        },
        {
          clause: "grass up to the shoulders makes a natural playground for small children",
          detail: "Den, jungle, ship: a girl of five finds all of them there in one afternoon.",
          paraphrases: [
            "kids love playing in long grass",
            "little ones can play there",
            "because high grass is an adventure for young children",
            "it'd be a great place for the small ones to play without any equipment",
            "tiny kids get somewhere wild to mess about",
          ],
          opposites: [
            "tall stalks keep small children from playing there",
            "short grass is a better playground for small children than high stalks",
            "children can't play in grass as high as their heads",
          ],
          ambiguous: {
            phrase: "natural",
            readings: ["grown and not built", "that they take to by instinct"],
            stake:
              "That nobody built it does not show that any child would play there; that children take to it unasked would be a real gain.",
          },
        },
      ],
    },
    {
      id: "felling-river-poplars",
      question: "Should a town fell its old river poplars and plant young trees?",
      background:
        "Twenty-two poplars stand along the river path at Kingsmead. They were planted in 1951 and lean a little towards the water.",
      objection: "few who walk there today will live to enjoy the shade of a new row",
      objectionParaphrases: [
        "new trees take a lifetime to grow",
        "we'd have no shade for decades",
        "people object that they will be dead before the young ones are tall",
      ],
      claim: "the old poplars on the river path should be felled and replaced with young trees",
      claimParaphrases: [
        "fell the poplars and replant",
        "the town ought to take those old trees down and put in new ones",
        "cut down the row by the river and start afresh",
        "replace the poplars at Kingsmead",
        "it is time for the old poplars to make way for young trees",
      ],
      claimOpposites: [
        "the old poplars on the river path should not be felled",
        "the old poplars by the river should stay standing",
        "keep the old poplars standing",
        "leave those big old trees by the river alone",
      ],
      reasons: [
        {
          clause: "the poplars have become dangerous to the people who walk beneath them",
          detail:
            "In the February gale a limb as thick as a man's waist came down across the bench.",
          paraphrases: [
            "they're a risk to walkers",
            "a branch might fall on someone",
            "because passers-by could get hurt under those trees",
            "it isn't safe to go along under them any more",
            "somebody will be hit one day",
          ],
          opposites: [
            "the poplars are safe for the people who walk beneath them",
            "the old poplars aren't dangerous to anybody on the path",
            "people can walk under the poplars without any risk",
          ],
          ambiguous: {
            phrase: "dangerous",
            readings: [
              "likely to drop a branch on somebody",
              "deadly in the rare case that one falls",
            ],
            stake:
              "If an accident is likely, the trees can hardly stay; if it would be grave but is very rare, closing the path in a gale may be enough.",
          },
        },
        {
          clause: "alder, oak and willow together would be home to more wildlife than poplar alone",
          detail:
            "At Nether Mill, where the bank was replanted in the nineties, kingfishers and otters are seen again.",
          paraphrases: [
            "mixed trees are better for animals",
            "you'd get more creatures with different sorts of tree",
            "because a variety of trees gives shelter to more animals than a single kind",
            "a mix would be better for birds and beetles",
            "richer animal life",
          ],
          opposites: [
            "poplars alone are home to more wildlife than alder, oak and willow together",
            "a mix of trees would not be home to more wildlife",
            "mixed trees would shelter fewer animals than the poplars do",
          ],
          ambiguous: {
            phrase: "more wildlife",
            readings: ["more species of animal", "a larger number of animals"],
            stake:
              "Three kinds of tree will almost certainly draw more species, but old trunks full of holes may hold more animals in all.",
          },
        },
        {
          clause: "felling the whole row at once is cheaper than taking one tree at a time",
          detail:
            "The crane and the barge have to be paid for a full day, whether for one trunk or for five.",
          paraphrases: [
            "it costs less in one go",
            "doing all of them together saves money",
            "because you pay less when the lot is taken down at the same time",
            "one by one would be more expensive",
            "wouldn't it be dearer to come back for each tree?",
          ],
          opposites: [
            "felling the whole row at once is dearer than taking one tree at a time",
            "taking one poplar at a time is cheaper than felling the row together",
            "it doesn't save money to fell all the trees at once",
          ],
          ambiguous: {
            phrase: "cheaper",
            readings: ["less for each tree", "less in the end"],
            stake:
              "Each tree surely costs less, but if some of them could have stood for decades, the town pays for felling that it might have spared itself.",
          },
        },
      ],
    },
    {
      id: "mushroom-limit",
      question: "Should pickers take no more than a kilo of mushrooms a day from a town forest?",
      background:
        "Anyone may gather mushrooms in our town forest, and there is no limit. On a Sunday in October about a hundred cars stand at its edge.",
      objection: "the fungus lives on underground however many caps are taken",
      objectionParaphrases: [
        "picking doesn't hurt the fungus",
        "the main part is under the soil and survives",
        "some reply that they'll grow again anyway",
      ],
      claim: "nobody should take more than a kilo of mushrooms a day out of the town forest",
      claimParaphrases: [
        "one kilo a day at most",
        "there ought to be a limit of a kilo for mushroom pickers",
        "limit what people pick to a kilogram each day",
        "the town needs to cap mushroom picking in its forest at 1 kg",
        "no one must carry home more than a kilo",
      ],
      claimOpposites: [
        "there should not be a limit on mushrooms from the town forest",
        "everyone should take as many kilos of mushrooms as they like out of the forest",
        "no limit on mushroom picking",
        "pick as many mushrooms as you can carry home",
      ],
      reasons: [
        {
          clause: "a limit leaves something for people who gather for their own use",
          detail:
            "Last autumn three men with crates had been over the north slope before the first bus arrived.",
          paraphrases: [
            "others get some too",
            "there's enough left for those who pick for themselves",
            "because private pickers shouldn't find everything gone",
            "so ordinary folk with a basket still find some",
            "leaves a share for people who eat what they find",
          ],
          opposites: [
            "a limit leaves less for people who gather for their own use",
            "people who gather for their own use find enough without a limit",
            "a limit doesn't leave anything more for those who pick for themselves",
          ],
          ambiguous: {
            phrase: "own use",
            readings: ["tonight's supper", "a winter's supply in jars"],
            stake:
              "For a supper a kilo is plenty, so those pickers would gain; those who fill their jars for the winter would be hit by the limit themselves.",
          },
        },
        {
          clause: "people with a small basket go home sooner and do less damage",
          detail:
            "Under the beeches at Hart's Ride, rakes have left strips of bare earth as wide as a door.",
          paraphrases: [
            "less harm to the forest",
            "if you stop at a kilo you don't wreck as much",
            "because whoever leaves early tramples less",
            "shorter visits are easier on the woodland",
            "the forest floor suffers less when folk are done quickly",
          ],
          opposites: [
            "people with a small basket stay longer and do more damage",
            "people with big baskets go home sooner and do less damage",
            "a small basket doesn't make people go home any sooner",
          ],
          ambiguous: {
            phrase: "damage",
            readings: ["trampling of moss and seedlings", "loss of the fungi themselves"],
            stake:
              "Trampling does fall when people leave sooner, but experts doubt that picking harms the fungi, so in that sense there may be little to prevent.",
          },
        },
        {
          clause: "squirrels, deer and hosts of beetles depend on mushrooms in autumn",
          detail: "The red squirrel hangs the caps in the twigs to dry, as tidily as any cook.",
          paraphrases: [
            "animals need them as well",
            "forest creatures eat mushrooms in the fall",
            "because wild animals live off them before winter",
            "it's food for deer and squirrels",
            "beasts of the wood must have their part of it",
          ],
          opposites: [
            "squirrels, deer and beetles do very well in autumn without mushrooms",
            "the forest animals don't need mushrooms in autumn",
            "squirrels and deer leave the mushrooms alone and live on other food",
          ],
          ambiguous: {
            phrase: "depend on",
            readings: ["would go hungry without", "gladly eat when they find"],
            stake:
              "If animals would go hungry, a limit protects their lives; if they simply like the taste, they will find other food.",
          },
        },
      ],
    },
  ],
};
