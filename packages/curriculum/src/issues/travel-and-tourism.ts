import type { IssueFamily } from "../issue.ts";

/** Issues about holidays, sights, hotels and what visitors do to the places they visit. */
export const travelAndTourism: IssueFamily = {
  id: "travel-and-tourism",
  name: "travel and tourism",
  keywords: [
    "travel",
    "travelling",
    "traveling",
    "traveller",
    "travellers",
    "tourism",
    "tourist",
    "tourists",
    "holiday",
    "holidays",
    "vacation",
    "vacations",
    "sightseeing",
    "backpacking",
    "hotel",
    "hotels",
    "hostel",
    "hostels",
    "flights",
    "airline",
    "airlines",
    "airport",
    "airports",
    "cruise",
    "cruises",
  ],
  issues: [
    {
      id: "night-flight-rows",
      question: "Should an airline keep some rows of its night flights free of small children?",
      background:
        "An airline is refitting the cabins of its overnight flights. At the moment a baby or a toddler may be booked into any row.",
      objection: "a crying baby can be heard from one end of a plane to the other",
      objectionParaphrases: [
        "you'd still hear the crying",
        "a few rows of distance won't block out the noise",
        "critics say that babies are loud enough for the whole plane",
      ],
      claim:
        "the airline should sell ten rows on its night flights only to passengers travelling without small children",
      claimParaphrases: [
        "have child-free rows on night flights",
        "ten rows ought to be kept for people with no little kids",
        "airlines need an adults-and-big-kids area on overnight planes",
        "no babies or toddlers in some of the rows at night",
        "part of the cabin has to be reserved for those who fly without young children",
      ],
      claimOpposites: [
        "the airline should not keep rows for passengers without small children",
        "babies and toddlers should be welcome in every row of a night flight",
        "children in any row",
        "let the little ones sit wherever they like on the plane",
      ],
      reasons: [
        {
          clause: "people who book a night flight expect to land with some sleep behind them",
          detail:
            "The man in 14C goes straight from the airport to a building site and climbs a crane.",
          paraphrases: [
            "passengers want to sleep",
            "folk on overnight planes count on getting some rest",
            "because you take a night flight so you can sleep on it",
            "you book the late plane thinking you'll get a bit of shut-eye",
            "travellers at night reckon on arriving rested",
          ],
          opposites: [
            "people who book a night flight expect to land without any sleep",
            "passengers on a night flight are happy to stay awake",
            "nobody expects to sleep on a night flight",
          ],
          ambiguous: {
            phrase: "expect",
            readings: ["think it likely that they will", "feel that they are owed it"],
            stake:
              "If sleep is owed to them, the airline has a promise to keep; if they merely think it likely, a bad night is just bad luck.",
          },
        },
        {
          clause:
            "mothers and fathers are more relaxed when the neighbouring seats hold other families",
          detail:
            "Nobody apologises for a dropped beaker to a woman who has just dropped one herself.",
          paraphrases: [
            "parents feel easier among other parents",
            "it's less stress for mums and dads to sit near people with kids",
            "because families are more at ease beside other families",
            "good for the parents too, they don't have to worry so much",
            "sitting with other families takes the pressure off the parents",
          ],
          opposites: [
            "parents are more nervous when the neighbouring seats hold other families",
            "mothers and fathers relax more beside passengers without children",
            "parents aren't any calmer among other families",
          ],
          ambiguous: {
            phrase: "relaxed",
            readings: [
              "less anxious about disturbing strangers",
              "less strict about keeping a child quiet",
            ],
            stake:
              "If parents only worry less, everybody gains; if they let the noise go on, the quiet rows will hear more of it than before.",
          },
        },
        {
          clause:
            "the crew can give small children more attention when families are seated near one another",
          detail:
            "As things are, a steward carries one warm bottle to row three and the next to row forty.",
          paraphrases: [
            "stewards can look after kids better",
            "easier for cabin staff if the families sit close together",
            "because the crew has more time for the little ones when they're in one area",
            "flight attendants could take better care of toddlers",
            "wouldn't the staff be able to see to the children better?",
          ],
          opposites: [
            "the crew has less attention for each child when families sit together",
            "small children get more attention when families are spread over the plane",
            "seating families together doesn't help the crew look after children",
          ],
          ambiguous: {
            phrase: "attention",
            readings: ["help with bottles and blankets", "a watchful eye on what they get up to"],
            stake:
              "Bottles would certainly arrive sooner, but keeping an eye on twenty toddlers in one place may be harder than on one here and there.",
          },
        },
      ],
    },
    {
      id: "castle-ticket-abroad",
      question: "Should visitors from abroad pay more at a castle than the people of the county?",
      background:
        "Our castle draws half a million visitors a year, most of them from abroad. Everyone over sixteen pays twelve pounds at the gate.",
      objection: "a price that depends on an address makes guests feel cheated",
      objectionParaphrases: [
        "tourists will feel ripped off",
        "it isn't nice to charge people by where they live",
        "foreign guests would be offended by having to pay extra",
      ],
      claim:
        "visitors from abroad should pay more at the castle gate than people who live in our county",
      claimParaphrases: [
        "charge foreign tourists more",
        "county residents ought to get in for less than overseas visitors",
        "the castle needs two prices, a dearer one for people from other countries",
        "tourists from overseas have to pay a higher entry fee than we do",
        "make it cheaper for locals than for foreigners",
      ],
      claimOpposites: [
        "visitors from abroad should not pay more at the castle gate",
        "everyone should pay the same price at the castle, wherever they come from",
        "one price for all visitors",
        "charge foreigners the same twelve quid as the locals",
      ],
      reasons: [
        {
          clause: "households in the county support the castle all year through their taxes",
          detail:
            "The new lead on the chapel roof came out of the same budget as the school buses.",
          paraphrases: [
            "residents pay taxes for it already",
            "our tax money goes into the castle anyway",
            "because the people here fund the place with their taxes",
            "us locals have chipped in already, tourists haven't",
            "people in the area contribute through what they pay the council",
          ],
          opposites: [
            "visitors from abroad support the castle more than households in the county",
            "the county's taxes do not go to the castle",
            "local households pay nothing for the castle during the year",
          ],
          ambiguous: {
            phrase: "support",
            readings: ["carry most of its costs", "put a little money towards it"],
            stake:
              "If households carry most of the costs, they have all but bought their ticket; if they put in a pound or two each, they have hardly earned a discount.",
          },
        },
        {
          clause: "ordinary families from the villages would come if a ticket cost them less",
          detail:
            "One boy in the third form has won a prize for drawing the keep and has never been inside.",
          paraphrases: [
            "local families could visit",
            "more people from round here would go if it was cheaper",
            "because the price is what keeps normal families out",
            "folk in the villages stay away at the moment as it's too dear",
            "a lower fee would bring in our own people",
          ],
          opposites: [
            "ordinary families from the villages would stay away even from a cheaper castle",
            "families from the villages don't stay away because of the ticket price",
            "village families already come in large numbers at the full price",
          ],
          ambiguous: {
            phrase: "ordinary",
            readings: ["living on modest wages", "having no special interest in history"],
            stake:
              "Price may well be what stops people on modest wages, but people with no interest in history might stay away even if entry cost nothing.",
          },
        },
        {
          clause: "the money from dearer tickets would go into essential work on the outer walls",
          detail:
            "Scaffolding has stood around the west tower for three winters without a mason on it.",
          paraphrases: [
            "it would fund repairs",
            "the extra income pays for fixing the walls",
            "because the walls have to be mended and that takes cash",
            "a higher charge brings in what is needed for restoring the castle",
            "they could finally do up the outside",
          ],
          opposites: [
            "the money from dearer tickets would be wasted on trifles",
            "dearer tickets would bring in less money for the outer walls",
            "the money from dearer tickets would not go into the walls",
          ],
          ambiguous: {
            phrase: "essential",
            readings: [
              "without which stones would fall",
              "without which the place would look shabby",
            ],
            stake:
              "Falling stones make the money urgent, whereas a shabby look is something that a castle can live with for years.",
          },
        },
      ],
    },
    {
      id: "mountain-rescue-bill",
      question: "Should badly prepared walkers pay part of the cost of their rescue?",
      background:
        "Volunteers bring some ninety walkers down from our hills every year. The rescue costs the walkers nothing, whatever led to the call.",
      objection: "anyone who fears a bill will call for help too late",
      objectionParaphrases: [
        "people will ring too late",
        "folk won't phone for help if it costs money",
        "opponents worry that walkers put off the call out of fear of the price",
      ],
      claim: "walkers who set out badly prepared should pay part of the cost of their rescue",
      claimParaphrases: [
        "unprepared hikers should chip in",
        "charge people who go up without the right gear when they're rescued",
        "if you set off with no preparation you ought to get a bill",
        "being rescued shouldn't be entirely free for walkers who didn't prepare",
        "hikers who are badly equipped have to bear some of the rescue costs",
      ],
      claimOpposites: [
        "badly prepared walkers should not pay for their rescue",
        "mountain rescue should stay free for all walkers, prepared or unprepared",
        "keep rescues free for everyone",
        "don't send daft walkers a bill for getting them down",
      ],
      reasons: [
        {
          clause: "the thought of a bill makes careless people check the forecast and pack a torch",
          detail:
            "Last August a party of six started up the ridge in sandals at four in the afternoon.",
          paraphrases: [
            "they'd be more careful",
            "having to pay would get people to prepare properly",
            "because a possible charge makes folk think before they set off",
            "a bill is a deterrent against going up unprepared",
            "if it hits your wallet you check the weather first",
          ],
          opposites: [
            "the thought of a bill makes careless people no more careful",
            "careless people forget the forecast and the torch even with a bill",
            "walkers check the forecast more when rescue is free",
          ],
          ambiguous: {
            phrase: "careless",
            readings: ["who make a slip now and then", "who shrug off every warning"],
            stake:
              "Somebody who merely slips up may be put right by the thought of a bill, but somebody who shrugs off warnings may shrug off that one too.",
          },
        },
        {
          clause: "the rescuers make great sacrifices for people whom they have never met",
          detail:
            "In March their telephones rang in the middle of a christening, and five chairs stayed empty.",
          paraphrases: [
            "the volunteers give up a lot",
            "the team puts itself out for total strangers",
            "because rescuers do so much for others they don't even know",
            "think what those volunteers go through for someone they've never seen",
            "it asks a great deal of the rescue team",
          ],
          opposites: [
            "the rescuers give up very little for the people they help",
            "rescuers don't make any sacrifices for strangers",
            "going out on a rescue is pure pleasure for the team",
          ],
          ambiguous: {
            phrase: "sacrifices",
            readings: ["losing sleep, wages and free evenings", "putting their lives at risk"],
            stake:
              "Lost wages can be made good with part of a bill, while a life put at risk is a reason to prevent such calls rather than to charge for them.",
          },
        },
        {
          clause: "money from bills would buy the team the proper equipment that cake sales cannot",
          detail:
            "The stretcher in the hut is older than most of the people who are carried on it.",
          paraphrases: [
            "the team could afford better gear",
            "they need cash for new kit",
            "because fundraising doesn't bring in enough for decent equipment",
            "it'd pay for things like a new stretcher",
            "the charges could be spent on equipping the volunteers",
          ],
          opposites: [
            "cake sales bring in more for equipment than bills ever could",
            "money from bills would not buy the team any better equipment",
            "the team has all the proper equipment it needs from cake sales",
          ],
          ambiguous: {
            phrase: "proper",
            readings: ["what the safety rules require", "what a professional crew would carry"],
            stake:
              "If the team lacks what safety rules require, the need is urgent; if it only lacks what professionals carry, the old kit may do.",
          },
        },
      ],
    },
    {
      id: "holiday-flat-nights",
      question: "Should a flat in an old town be let to tourists for at most sixty nights a year?",
      background:
        "In the old quarter one flat in four is let to tourists by the night. The council is writing new rules for the owners.",
      objection: "the tourists' money keeps half the restaurants in the quarter alive",
      objectionParaphrases: [
        "restaurants live off the tourists",
        "without visitors many places to eat would close",
        "others point out that tourist spending is what keeps the restaurants going",
      ],
      claim:
        "no flat in the old quarter should be let to tourists for more than sixty nights a year",
      claimParaphrases: [
        "limit holiday lets to sixty nights",
        "owners ought to rent to tourists for two months a year at most",
        "put a cap on how many nights a flat can go to holidaymakers",
        "the council has to restrict short lets in the old town",
        "sixty nights a year for tourists, then stop",
      ],
      claimOpposites: [
        "there should not be a limit on the nights a flat is let to tourists",
        "owners in the old quarter should let their flats to tourists all year",
        "no limit on tourist lets",
        "let owners rent to tourists as many nights as they want",
      ],
      reasons: [
        {
          clause: "a limit on short lets leaves more homes for people who want to settle in town",
          detail:
            "The new pharmacist looked for eleven months and now drives in from forty kilometres away.",
          paraphrases: [
            "more places for residents to live",
            "people who want to live here could find a flat",
            "because holiday lets take homes away from people moving here",
            "there'd be housing for those who'd like to stay",
            "it frees up flats for folks who actually want to live in the town",
          ],
          opposites: [
            "a limit on short lets leaves fewer homes for people who want to settle",
            "a limit on tourist flats doesn't free any homes",
            "people who want to settle find plenty of homes without a limit",
          ],
          ambiguous: {
            phrase: "settle",
            readings: ["stay for the rest of their lives", "rent a place for a year or two"],
            stake:
              "People who stay for life would change the quarter for good, but those who move on after a year would do so far less.",
          },
        },
        {
          clause: "people look after a building in which they know one another",
          detail:
            "When the shutters on the third floor stayed closed one day, the baker's wife went up.",
          paraphrases: [
            "neighbours take care of the house",
            "if the residents aren't strangers they keep an eye on the place",
            "because a house is better cared for when everyone in it is acquainted",
            "folk who are familiar with their neighbours mind the building",
            "you care more when you live among people you've met",
          ],
          opposites: [
            "people look after a building better when they are strangers",
            "people neglect a building in which they know one another",
            "knowing your neighbours doesn't make you look after the building",
          ],
          ambiguous: {
            phrase: "know",
            readings: ["can put a name to each face", "are close enough to hold each other's keys"],
            stake:
              "Any lasting tenant soon has a name, so the limit would help at once; real closeness takes years and may never come.",
          },
        },
        {
          clause: "hotels have to compete with private flats on unequal terms",
          detail:
            "On the square, a family hotel with nine rooms has had the inspectors in twice this spring.",
          paraphrases: [
            "it's unfair competition for hotels",
            "flats don't play by the rules that hotels have to follow",
            "because hotels are at a disadvantage against holiday flats",
            "hoteliers have it harder than people who let out a flat",
            "why are private landlords better off than hotels?",
          ],
          opposites: [
            "hotels and private flats compete on equal terms",
            "hotels have an advantage over private flats",
            "hotels do not suffer from unequal terms",
          ],
          ambiguous: {
            phrase: "unequal terms",
            readings: [
              "paying taxes that flats do not pay",
              "meeting safety rules that flats need not meet",
            ],
            stake:
              "A difference in taxes could be put right with a tax, without any limit; a difference in safety means that guests in flats are at risk.",
          },
        },
      ],
    },
    {
      id: "coach-leaves-on-time",
      question: "Should a club's coach leave on time even if a passenger has not come back?",
      background:
        "Our walking club runs a day trip by coach every month. Now and then somebody is not back at the hour agreed.",
      objection: "someone left behind in a strange town may be ill or lost",
      objectionParaphrases: [
        "the missing person might be in trouble",
        "what if they're lost or sick?",
        "others say you can't abandon somebody who may need help",
      ],
      claim: "the club's coach should leave at the hour agreed even when a passenger is missing",
      claimParaphrases: [
        "don't wait for latecomers",
        "the bus ought to go on time no matter who isn't there",
        "the driver needs to set off punctually, even a person short",
        "if somebody's late the coach has to go without them",
        "it shouldn't wait for people who aren't back",
      ],
      claimOpposites: [
        "the coach should not leave while a passenger is missing",
        "the coach should wait until every passenger is back on board",
        "wait for the missing passenger",
        "hang on for whoever's late, don't just drive off",
      ],
      reasons: [
        {
          clause: "members who came back in good time suffer for the one who did not",
          detail:
            "In Whitby thirty-nine people sat and watched the rain on the windows for fifty minutes.",
          paraphrases: [
            "it's unfair to punctual people",
            "everybody else pays for one person's lateness",
            "because the people who were there on time have to sit and wait",
            "one latecomer spoils it for all the others",
            "the punctual ones get the worst of it",
          ],
          opposites: [
            "members who came back in time lose nothing by waiting for the one",
            "the one who is left behind suffers more than those who wait",
            "waiting for one person does not hurt the other members",
          ],
          ambiguous: {
            phrase: "suffer",
            readings: ["are bored and annoyed", "miss a train, a meal or their medicine"],
            stake:
              "Boredom is a small price for not leaving somebody alone in a strange town; a missed last train or a missed dose weighs more.",
          },
        },
        {
          clause: "a rule that is kept strictly soon cures people of being late",
          detail:
            "The choir next door once left its chairman at a motorway café and never had to again.",
          paraphrases: [
            "people would learn to be punctual",
            "if you're firm about it nobody comes late any more",
            "because sticking to the rule teaches latecomers a lesson",
            "lateness stops once folk see that you mean it",
            "after the first time everyone will be back when they're told",
          ],
          opposites: [
            "a strict rule makes people come back even later",
            "a rule that is strictly kept doesn't cure anyone of being late",
            "people are more punctual when the rule is relaxed",
          ],
          ambiguous: {
            phrase: "strictly",
            readings: ["to the very minute", "for everybody, whatever the excuse"],
            stake:
              "Treating everybody alike may well teach the lesson, while going by the very minute might catch someone whose watch is slow.",
          },
        },
        {
          clause: "every long wait puts a tired driver at the wheel on the way home",
          detail: "The man who took us to the lakes in May had been up from half past four.",
          paraphrases: [
            "the driver gets too exhausted",
            "waiting means that the driver is worn out on the trip back",
            "because a driver who has been kept waiting is sleepy later",
            "it's bad for whoever is driving, they've been up for ages",
            "delays make the driver's day too long",
          ],
          opposites: [
            "every long wait gives the driver a rest before the way home",
            "the driver is fresher after a long wait",
            "a long wait does not make the driver tired",
          ],
          ambiguous: {
            phrase: "tired",
            readings: [
              "so worn out that the ride is dangerous",
              "looking forward to bed like everyone else",
            ],
            stake:
              "A driver who may nod off puts forty people in danger; one who is merely looking forward to bed can manage another half hour.",
          },
        },
      ],
    },
    {
      id: "cove-off-the-map",
      question: "Should a tourist board leave a crowded cove out of its maps and brochures?",
      background:
        "The cove below our village was praised in a travel guide five years ago. On fine Saturdays up to a thousand people now go down to it.",
      objection: "everyone has the same right to a beach as those who happen to live above it",
      objectionParaphrases: [
        "the beach belongs to everybody",
        "villagers don't own the cove",
        "people say visitors have just as much right to be there as residents",
      ],
      claim: "the tourist board should leave the cove out of its maps and brochures",
      claimParaphrases: [
        "stop advertising the cove",
        "take the cove off the tourist map",
        "the cove ought not to appear in the brochures any longer",
        "the board mustn't promote that beach to visitors",
        "don't tell tourists about the cove",
      ],
      claimOpposites: [
        "the tourist board should not leave the cove out of its maps",
        "the tourist board should print the cove in its maps and brochures",
        "put the cove on the map",
        "stick that cove in the brochure so folks can find it",
      ],
      reasons: [
        {
          clause: "the path down the cliff to the cove is only fit for experienced walkers",
          detail:
            "After rain the last thirty metres turn to grey clay, and the handrail ends above them.",
          paraphrases: [
            "the way down is too dangerous",
            "you have to be good at walking to get down there safely",
            "because beginners can't manage the cliff path",
            "it's a tricky climb, not something for everyone",
            "most tourists aren't up to the path",
          ],
          opposites: [
            "the path down the cliff is easy enough for anyone",
            "the path to the cove isn't only for experienced walkers",
            "even beginners and children can manage the path down to the cove",
          ],
          ambiguous: {
            phrase: "experienced",
            readings: ["trained on real mountains", "used to rough and muddy ground"],
            stake:
              "If real mountain skill is called for, no brochure may send families there; if being used to mud is enough, most holidaymakers would cope.",
          },
        },
        {
          clause: "a small beach stays natural only as long as few people use it",
          detail:
            "Where the terns used to nest, a ring of black stones now shows where the barbecues are lit.",
          paraphrases: [
            "crowds ruin the nature there",
            "too many people spoil the beach",
            "because it'd only stay unspoilt with fewer visitors",
            "the wilderness goes when masses of people turn up",
            "a little cove can't stay wild if everybody goes",
          ],
          opposites: [
            "a small beach stays natural however many people use it",
            "a small beach does not lose its nature when crowds come",
            "a small beach is better kept when many people use it",
          ],
          ambiguous: {
            phrase: "natural",
            readings: ["without kiosks, bins and concrete", "with its birds and seals undisturbed"],
            stake:
              "Kiosks and concrete can be forbidden however many people come, but only smaller numbers would leave the birds and seals in peace.",
          },
        },
        {
          clause: "the spots that make a holiday are the ones that people discover for themselves",
          detail:
            "A retired teacher from Leeds still talks about the morning when she took the wrong stile.",
          paraphrases: [
            "finding it yourself is nicer",
            "a place means more if nobody sent you there",
            "because the best bits of a trip are those you come across on your own",
            "it's no fun if it's all in the brochure",
            "travellers treasure what they have found without being told",
          ],
          opposites: [
            "the spots that make a holiday are the ones in the brochure",
            "people don't need to discover the best spots for themselves",
            "a holiday is made by famous places that others have recommended",
          ],
          ambiguous: {
            phrase: "discover",
            readings: ["come upon by pure chance", "hear of from a friend or a villager"],
            stake:
              "If only pure chance counts, hardly anyone would ever see the cove again; if a friend's tip counts, people would still get there without the board.",
          },
        },
      ],
    },
  ],
};
