import type { IssueFamily } from "../issue.ts";

/** Issues about mountains, rivers, beaches and the people who spend their free days there. */
export const hikingAndOutdoors: IssueFamily = {
  id: "hiking-and-outdoors",
  name: "hiking and the outdoors",
  keywords: [
    "hiking",
    "hike",
    "hikes",
    "hiker",
    "walking",
    "hillwalking",
    "rambling",
    "trekking",
    "camping",
    "campsite",
    "wild camping",
    "climbing",
    "rock climbing",
    "bouldering",
    "mountaineering",
    "mountain",
    "mountains",
    "fishing",
    "angling",
    "beach",
    "beaches",
    "outdoors",
    "kayaking",
    "canoeing",
    "national parks",
  ],
  issues: [
    {
      id: "bill-for-mountain-rescue",
      question: "Should walkers who ignore a weather warning pay for their rescue?",
      background:
        "The volunteer rescue team in our valley went out eighty-four times last year. Nobody who is brought down from the mountain receives a bill.",
      objection: "fear of a bill would make people wait too long before they rang for help",
      objectionParaphrases: [
        "people would call too late",
        "if it costs money they won't ring for help in time",
        "they say scared walkers would put off calling",
      ],
      claim: "walkers who ignore a weather warning should pay for their own rescue",
      claimParaphrases: [
        "reckless walkers should pay",
        "those who set out in spite of a warning ought to be charged",
        "if you ignore the forecast you should pay for being rescued",
        "the team should send a bill to people who didn't heed the warning",
        "ignore the warning, pay for the rescue",
      ],
      claimOpposites: [
        "walkers who ignore a weather warning should not have to pay for their rescue",
        "mountain rescue should stay free for everyone, even for those who ignore a warning",
        "keep mountain rescue free",
        "don't make people cough up for being fetched off the mountain",
      ],
      reasons: [
        {
          clause: "the thought of a bill makes people set out better prepared",
          detail:
            "In February a couple in canvas shoes started for the summit at three in the afternoon.",
          paraphrases: [
            "people would prepare better",
            "walkers get ready properly if it might cost them",
            "because you go better prepared when you could be charged",
            "knowing that there might be a charge, hikers would be better prepared",
            "they'd think about it before they go",
          ],
          opposites: [
            "the thought of a bill makes people set out worse prepared",
            "people pack no better because of a bill",
            "walkers prepare better when rescue is free",
          ],
          ambiguous: {
            phrase: "prepared",
            readings: [
              "with maps, lamps and warm clothes",
              "with a plan that allows for turning back",
            ],
            stake:
              "If it means kit, a full rucksack may tempt people to go on; if it means a plan for turning back, the rescuers would really be called less often.",
          },
        },
        {
          clause: "a good many of the calls in bad weather are avoidable",
          detail:
            "On one wild Sunday in March, nine people had walked past the red flag at the car park.",
          paraphrases: [
            "many calls could be avoided",
            "lots of call-outs in storms needn't happen",
            "because plenty of those rescues are avoidable",
            "a large part of the alarms when the weather is bad need not occur",
            "half of it's unnecessary",
          ],
          opposites: [
            "hardly any of the calls in bad weather are avoidable",
            "nearly all the bad-weather calls come from accidents that could happen to anyone",
            "most calls in bad weather cannot be avoided",
          ],
          ambiguous: {
            phrase: "avoidable",
            readings: [
              "plainly foolish at the time",
              "preventable by someone who knew what was coming",
            ],
            stake:
              "If it means plainly foolish, a bill seems just; if it means preventable with hindsight, almost every accident is that and blame is out of place.",
          },
        },
        {
          clause: "a modest charge would keep the team in ropes, radios and fuel",
          detail:
            "Its only van has two hundred thousand miles behind it and starts at the third try.",
          paraphrases: [
            "it would pay for equipment",
            "a small fee would fund the team's gear",
            "because with a moderate charge they can buy ropes and fuel",
            "the rescuers could afford what they need from a modest payment",
            "helps the team buy kit",
          ],
          opposites: [
            "a charge would cost the team more than it brings in",
            "a modest charge would not pay for ropes, radios and fuel",
            "the team would lose its donations and its fuel money through a charge",
          ],
          ambiguous: {
            phrase: "modest",
            readings: ["small enough for any walker", "small beside the real cost"],
            stake:
              "If it means small for any walker, it may bring in too little; if it means small beside the real cost, it may still be enough to keep people from ringing.",
          },
        },
      ],
    },
    {
      id: "one-night-above-the-road",
      question: "Should walkers be allowed to camp for one night anywhere above a lake road?",
      background:
        "Around our lake, tents are allowed only on the two official sites beside the road. On fine weekends both are full by Friday noon.",
      objection: "a few careless people leave rubbish and burnt grass behind",
      objectionParaphrases: [
        "some leave rubbish behind",
        "careless campers make a mess and scorch the grass",
        "people say a handful of idiots spoil the place",
      ],
      claim: "walkers should be allowed one night in a tent anywhere above the road",
      claimParaphrases: [
        "allow wild camping for one night",
        "people ought to be free to camp above the road for a night",
        "you should be able to pitch a tent up there for one night",
        "walkers should have permission to sleep anywhere higher than the road",
        "let hikers camp up the hill",
      ],
      claimOpposites: [
        "walkers should not be allowed to camp above the road",
        "walkers should sleep only on the official sites beside the road",
        "ban camping above the road",
        "put your tent on the proper campsite like everybody else",
      ],
      reasons: [
        {
          clause: "people who have slept on a hillside care for it afterwards",
          detail:
            "Two nurses from the city came for a single June sunrise and have been back every summer.",
          paraphrases: [
            "sleepers come to care for it",
            "if you've spent the night on a hill you care about the place",
            "because those who slept there care for the hillside later",
            "a night on the slope makes people care for that piece of land",
            "you look after a place you've slept in",
          ],
          opposites: [
            "people who have slept on a hillside care less for it afterwards",
            "people who camp on a hillside don't look after it later",
            "a night on the hillside makes people careless about it",
          ],
          ambiguous: {
            phrase: "care for",
            readings: ["are fond of", "look after and protect"],
            stake:
              "If it means fondness, many lovely places are loved to death; if it means looking after, the land itself gains from every such night.",
          },
        },
        {
          clause: "scattered sleepers do less damage than two packed fields",
          detail: "After the August holiday, the lower field looks like a farm gate in February.",
          paraphrases: [
            "spread-out campers do less damage",
            "it harms the land less if people are scattered",
            "because two crammed fields are worse than tents here and there",
            "when they are spread over the hills campers damage less than when packed together",
            "less damage if they aren't all in one spot",
          ],
          opposites: [
            "scattered sleepers do more damage than two packed fields",
            "two packed fields do less damage than tents all over the hills",
            "spreading the tents out does not reduce the damage",
          ],
          ambiguous: {
            phrase: "damage",
            readings: ["wearing down of grass and soil", "disturbing of birds and sheep"],
            stake:
              "If it means worn grass, scattering people helps; if it means disturbed birds, it carries the trouble to every slope.",
          },
        },
        {
          clause: "free ground to sleep on brings a holiday within reach of every family",
          detail:
            "A pitch on the lower field costs twenty-eight pounds, more than many spend on a day's food.",
          paraphrases: [
            "every family could have a holiday",
            "it puts holidays within everybody's reach",
            "because families can get a holiday if the ground is free",
            "with nothing to pay for the pitch no family is kept from having a holiday",
            "anyone could manage a holiday then",
          ],
          opposites: [
            "free ground to sleep on makes no difference to families' holidays",
            "every family can already afford a holiday on the paid sites",
            "free camping doesn't bring a holiday within any family's reach",
          ],
          ambiguous: {
            phrase: "within reach",
            readings: ["cheap enough to pay for", "near enough to get to without a car"],
            stake:
              "If it means cheap enough, saving twenty-eight pounds matters; if it means near enough, the hill is as far away as ever for those without a car.",
          },
        },
      ],
    },
    {
      id: "falcons-on-the-climbing-cliff",
      question: "Should a cliff be closed to climbers while falcons nest on it?",
      background:
        "Falcons nest on the limestone cliff above our village. Climbers have used the same cliff for sixty years, most of all at Easter.",
      objection: "careful climbers have never done the nests any harm",
      objectionParaphrases: [
        "climbers don't harm the nests",
        "climbers who take care have never hurt the birds",
        "it's said that there has been no harm from careful people",
      ],
      claim: "the cliff should be closed to climbers from March until the end of June",
      claimParaphrases: [
        "close the cliff in spring",
        "no climbing there from March to June",
        "climbers ought to stay off the cliff until the end of June",
        "the cliff should be shut for climbing in the nesting months",
        "keep the climbers off it in spring",
      ],
      claimOpposites: [
        "the cliff should not be closed to climbers in spring",
        "the cliff should stay open to climbers all year round",
        "keep the cliff open",
        "let the climbers climb, falcons or no falcons",
      ],
      reasons: [
        {
          clause: "falcons leave their eggs when people come too close",
          detail: "Two years ago a pair flew off on a sunny Friday and did not return before dark.",
          paraphrases: [
            "the birds abandon their eggs",
            "falcons fly off the eggs if you get too near",
            "because when someone is too close the birds desert the nest",
            "eggs are left alone as soon as people get overly near the falcons",
            "they leave the nest if you crowd them",
          ],
          opposites: [
            "falcons stay on their eggs when people come close",
            "falcons don't leave their eggs because of climbers",
            "falcons soon get used to people near the nest",
          ],
          ambiguous: {
            phrase: "too close",
            readings: ["within arm's length of the nest", "anywhere on the same rock face"],
            stake:
              "If it means arm's length, a fence round the nest would do; if it means anywhere on the same face, only closing the whole cliff helps.",
          },
        },
        {
          clause: "good routes of equal quality are to be had within half an hour",
          detail: "The quarry at the end of the valley has forty of them and a bus stop.",
          paraphrases: [
            "there's good climbing nearby",
            "climbers can find routes just as good not far away",
            "because half an hour off there is climbing that's equally good",
            "other places close by offer routes of the same quality",
            "they can climb somewhere else just as good",
          ],
          opposites: [
            "good routes of equal quality are hours away",
            "there are no routes as good within half an hour",
            "every other route nearby is worse than the cliff",
          ],
          ambiguous: {
            phrase: "quality",
            readings: ["difficulty and firmness of rock", "beauty and history"],
            stake:
              "If it means difficulty and firm rock, the quarry can be measured against the cliff; if it means beauty and history, sixty years of Easters cannot be had in a quarry.",
          },
        },
        {
          clause: "a bird as rare as the falcon cannot spare a single brood",
          detail:
            "For most of the last century, there was not one pair between our river and the sea.",
          paraphrases: [
            "falcons are too rare",
            "so rare a bird can't lose even one brood",
            "because with a bird that uncommon each brood counts",
            "the falcon is rare and needs every chick it can raise",
            "there's hardly any of them left to lose",
          ],
          opposites: [
            "falcons are common and can easily spare a brood",
            "the falcon isn't rare any more",
            "losing a single brood makes no difference to the falcons",
          ],
          ambiguous: {
            phrase: "rare",
            readings: ["scarce in the whole country", "seldom seen in our county"],
            stake:
              "If it means scarce in the country, one brood counts for the species; if it means seldom seen here, losing it disappoints us but changes little.",
          },
        },
      ],
    },
    {
      id: "returning-every-trout",
      question: "Should members of an angling club put every trout back alive?",
      background:
        "The angling club leases two miles of our river. Between April and September, members may take home three trout a week.",
      objection: "hooking a fish for amusement alone is worse than eating it",
      objectionParaphrases: [
        "catching for fun is worse",
        "it's worse to hook them for nothing than to eat them",
        "people say if you catch a fish you ought to eat it",
      ],
      claim: "members of the angling club should return every trout to the water alive",
      claimParaphrases: [
        "put all the trout back",
        "anglers ought to let every trout go",
        "no trout should be taken home by club members",
        "the club's members should release whatever trout they catch",
        "throw them all back in",
      ],
      claimOpposites: [
        "anglers should not have to put every trout back",
        "members should keep the trout they catch and eat them",
        "let anglers keep their trout",
        "if you catch a trout, take it home and fry it",
      ],
      reasons: [
        {
          clause: "a stretch of water where nothing is killed soon has a healthy stock",
          detail:
            "Above the weir, where no rod is allowed, children on the footbridge count twenty trout at a glance.",
          paraphrases: [
            "the stock gets healthy",
            "if you don't kill any, there is a healthy stock before long",
            "because fish stocks recover where nobody kills",
            "a part of the river without killing will quickly have a healthy population",
            "more healthy fish in there",
          ],
          opposites: [
            "a stretch of water where nothing is killed soon has a sick and crowded stock",
            "the stock stays healthier when some fish are taken out",
            "putting fish back does not make the stock any healthier",
          ],
          ambiguous: {
            phrase: "healthy",
            readings: ["large in number", "strong and well fed at every age"],
            stake:
              "If it means large in number, putting fish back plainly helps; if it means strong and well fed, too many mouths may leave them thin.",
          },
        },
        {
          clause: "the real sport is over when the net comes up",
          detail:
            "Old hands still talk about a nine-pounder landed in 1998, and nobody mentions how it tasted.",
          paraphrases: [
            "the sport is in the catching",
            "once it's in the net the sport is done",
            "because the sporting part ends when you land it",
            "what matters as sport has finished by the time you lift the net",
            "the fun's over once you've got it",
          ],
          opposites: [
            "the real sport only begins when the net comes up",
            "the real sport is in taking the fish home",
            "fishing isn't over when the fish is in the net",
          ],
          ambiguous: {
            phrase: "sport",
            readings: ["test of skill", "pleasure of the day"],
            stake:
              "If it means the test of skill, nothing is lost by letting go; if it means the pleasure of the day, for many people it ends at the supper table.",
          },
        },
        {
          clause: "letting a creature go is the more humane way to treat it",
          detail:
            "Held under the surface with wet hands, a trout rests for a breath and is gone with a flick.",
          paraphrases: [
            "it's more humane",
            "releasing an animal is kinder",
            "because you treat a creature more humanely if you let it go",
            "setting it loose is a gentler way of dealing with a living thing",
            "it's nicer to the fish",
          ],
          opposites: [
            "killing a creature quickly is more humane than letting it go",
            "letting a trout go is crueller than killing it",
            "it is not humane to throw a hooked fish back",
          ],
          ambiguous: {
            phrase: "humane",
            readings: ["which spares its life", "which causes it less pain"],
            stake:
              "If it means sparing its life, the clause is plainly true; if it means less pain, a fish hooked five times a summer may suffer more than one killed at once.",
          },
        },
      ],
    },
    {
      id: "dogs-on-half-the-beach",
      question: "Should dogs be allowed on half of a beach in summer?",
      background:
        "From May to September, dogs are banned from the whole of our bay. The sand is a mile and a half long, with an old pier in the middle.",
      objection: "families do not want to find dog dirt where toddlers dig",
      objectionParaphrases: [
        "nobody wants dog dirt there",
        "it isn't nice for families with toddlers",
        "they say dogs foul the sand where little ones play",
      ],
      claim: "the sand north of the pier should be open to dogs all summer",
      claimParaphrases: [
        "allow dogs north of the pier",
        "dogs ought to be let onto the northern half in summer",
        "half of the beach should be for dogs too, all summer long",
        "people should be able to take dogs to the north side of the pier",
        "let dogs on the northern bit",
      ],
      claimOpposites: [
        "the sand north of the pier should not be open to dogs in summer",
        "the whole beach should stay closed to dogs from May to September",
        "keep dogs off the beach",
        "no mutts on the sand in summer, end of",
      ],
      reasons: [
        {
          clause: "the northern end is quiet even in the hottest week of July",
          detail:
            "On one blazing Sunday, the parking attendant counted thirty-one towels up there.",
          paraphrases: [
            "it's quiet up there",
            "the north end stays quiet in high summer",
            "because even when it's hot that side of the bay is quiet",
            "there's quiet at the northern end, whatever the weather",
            "not much going on up north",
          ],
          opposites: [
            "the northern end is crowded in the hottest weeks of July",
            "the northern end isn't quiet in summer",
            "the north beach is packed with bathers on hot days",
          ],
          ambiguous: {
            phrase: "quiet",
            readings: ["visited by few people", "a place where people seek silence"],
            stake:
              "If it means visited by few, dogs would bother hardly anyone; if it means a place of silence, barking takes away just what people came for.",
          },
        },
        {
          clause: "dog owners bring steady trade to the cafés on the sea front",
          detail:
            "The one with a water bowl by its door is seldom without a spaniel under the table.",
          paraphrases: [
            "it's steady trade for cafés",
            "dog owners are good business for cafés",
            "because people with dogs keep the cafés going steadily",
            "cafés can count on customers who come with a dog",
            "dog people buy a lot of coffee",
          ],
          opposites: [
            "dog owners drive trade away from the cafés on the sea front",
            "cafés lose customers because of dog owners",
            "dog owners don't bring any trade to the cafés",
          ],
          ambiguous: {
            phrase: "steady",
            readings: ["in every month of the year", "in every sort of weather"],
            stake:
              "If it means every month, the winter part exists already under the ban; if it means every sort of weather, wet summer days would pay as well.",
          },
        },
        {
          clause: "dogs that can run in the sea make good neighbours at night",
          detail:
            "The two retrievers next door howl only in weeks when nobody has taken them to the water.",
          paraphrases: [
            "they're better neighbours",
            "a dog that's had a run by the sea is a good neighbour",
            "because dogs that can swim and run don't trouble people at night",
            "you get on well at night with animals which had their exercise in the waves",
            "tired dogs are nice neighbours",
          ],
          opposites: [
            "dogs that run in the sea are noisier neighbours at night",
            "dogs that have been in the sea howl all night",
            "a run in the sea does not make dogs any quieter",
          ],
          ambiguous: {
            phrase: "good neighbours",
            readings: ["animals that sleep and do not bark", "animals that are gentle with people"],
            stake:
              "If it means sleeping, a long run explains it well; if it means gentle, that depends on training more than on tired legs.",
          },
        },
      ],
    },
    {
      id: "rough-path-to-the-waterfall",
      question: "Should a rough path to a waterfall be left without steps and signposts?",
      background:
        "The path to our waterfall climbs six hundred feet over roots and loose stones. It has neither steps nor signposts, and some forty people walk it every day.",
      objection: "steps would let older people and small children enjoy the place",
      objectionParaphrases: [
        "steps help old people and kids",
        "with steps the elderly and little ones could get up",
        "people say everyone could enjoy it if there were steps",
      ],
      claim: "the path to the waterfall should stay as it is, without steps or signposts",
      claimParaphrases: [
        "leave the path as it is",
        "no steps and no signs on the waterfall path",
        "the way up to the falls ought not to be changed",
        "they shouldn't build steps or put up signposts there",
        "keep the path rough",
      ],
      claimOpposites: [
        "the path to the waterfall should not stay as rough as it is",
        "the path to the waterfall should get steps and signposts",
        "build steps up to the waterfall",
        "sort that path out and put some proper steps in",
      ],
      reasons: [
        {
          clause: "visitors come up the valley in search of something wild",
          detail:
            "A family from the coast told us that the scramble between the boulders was the best of it.",
          paraphrases: [
            "people want something wild",
            "visitors look for wildness",
            "because those who come here are searching for a wild spot",
            "it is the wild that draws people up the valley",
            "folk come for a bit of wild",
          ],
          opposites: [
            "visitors come up the valley in search of comfort",
            "visitors aren't looking for anything wild",
            "people who come up the valley want easy paths and signs",
          ],
          ambiguous: {
            phrase: "wild",
            readings: ["that nobody has altered", "that feels like an adventure"],
            stake:
              "If it means unaltered, a trail trodden by forty people a day falls short already; if it means adventurous, steps would spoil just what they seek.",
          },
        },
        {
          clause: "a rough start turns back anyone who is not fit for the upper moor",
          detail:
            "Beyond the spray come two miles of bog, a chain and a ladder with a missing rung.",
          paraphrases: [
            "it turns unfit people back",
            "those who aren't fit for the moor give up early",
            "because a hard beginning stops people who shouldn't go higher",
            "whoever is not up to the moor goes home after the rough first part",
            "it weeds out people who can't cope up there",
          ],
          opposites: [
            "a rough start lures unfit people on to the upper moor",
            "a rough start doesn't turn back anyone who is unfit",
            "unfit people go on to the upper moor however rough the start is",
          ],
          ambiguous: {
            phrase: "fit for",
            readings: ["strong enough for", "sensible enough to respect"],
            stake:
              "If it means strong enough, the rough start may prevent accidents higher up; if it means sensible enough, strong legs prove nothing.",
          },
        },
        {
          clause: "uneven ground makes walkers more careful than smooth ground does",
          detail: "On the paved loop round the lake, half of them look at a telephone as they go.",
          paraphrases: [
            "people are more careful",
            "rough ground makes you take care",
            "because on uneven terrain walkers take greater care",
            "you are more careful where it isn't smooth",
            "folk watch it more on bumpy ground",
          ],
          opposites: [
            "smooth ground makes walkers more careful than uneven ground does",
            "uneven ground makes walkers careless",
            "walkers are no more careful on rough ground",
          ],
          ambiguous: {
            phrase: "careful",
            readings: ["slow and sure with their feet", "gentle with plants and animals"],
            stake:
              "If it means sure feet, the reason answers a worry about falls; if it means gentle with plants, it needs evidence of quite another sort.",
          },
        },
      ],
    },
  ],
};
