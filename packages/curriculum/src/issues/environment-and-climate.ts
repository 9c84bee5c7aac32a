import type { IssueFamily } from "../issue.ts";

/** Issues about energy, waste, air and what nature is allowed to do near our doors. */
export const environmentAndClimate: IssueFamily = {
  id: "environment-and-climate",
  name: "the environment and the climate",
  keywords: [
    "environment",
    "environmental",
    "environmentalism",
    "climate",
    "climate change",
    "global warming",
    "nature conservation",
    "conservation",
    "ecology",
    "sustainability",
    "sustainable living",
    "renewable energy",
    "renewables",
    "solar power",
    "wind power",
    "wind turbines",
    "recycling",
    "zero waste",
    "plastic waste",
    "pollution",
    "biodiversity",
    "rewilding",
    "carbon emissions",
    "wildlife",
  ],
  issues: [
    {
      id: "turbines-on-the-ridge",
      question: "Should a village say yes to three wind turbines on the ridge above it?",
      background:
        "A cooperative wants to put three wind turbines on the ridge above our village. The parish will give the county its view in May.",
      objection: "the ridge is the last piece of wild country that we have",
      objectionParaphrases: [
        "it would spoil the wild ridge",
        "there's no other unspoilt land left round here",
        "people say we'd be losing our last bit of wilderness",
      ],
      claim: "the parish should say yes to three wind turbines on the ridge",
      claimParaphrases: [
        "build the wind turbines",
        "the village ought to agree to the turbines",
        "we need to let them put up three windmills on the hill",
        "they have to be allowed to build the turbines above the village",
        "the parish must support the wind power plan",
      ],
      claimOpposites: [
        "the parish shouldn't say yes to wind turbines on the ridge",
        "the parish should turn down the three wind turbines",
        "keep the ridge free of turbines",
        "tell the windmill lot to clear off our hill",
      ],
      reasons: [
        {
          clause: "three turbines produce enough electricity for every house in the parish",
          detail:
            "The old mill stood on the ridge for two centuries, and not on account of the view.",
          paraphrases: [
            "it would power the whole village",
            "we could all run on our own wind power",
            "because they'd supply all the homes with current",
            "three of them cover what our households use",
            "there'd be sufficient energy for everybody in the parish",
          ],
          opposites: [
            "three turbines produce too little electricity for the houses in the parish",
            "three turbines wouldn't make enough electricity for every house",
            "the turbines could power only a handful of houses",
          ],
          ambiguous: {
            phrase: "enough",
            readings: [
              "as much as the houses use over a year",
              "as much as they use at every single hour",
            ],
            stake:
              "Over a year the sum may well come out, but on a still evening in January the village would draw on the grid like everyone else.",
          },
        },
        {
          clause: "part of the profit from a cooperative flows back to the community every year",
          detail:
            "The one in the next valley has handed out ninety thousand pounds after each good season.",
          paraphrases: [
            "the village earns from it",
            "some of the money comes back to us",
            "because the profits are shared with people here",
            "there'd be cash in it for the place every year",
            "local folk would get a cut of the takings",
          ],
          opposites: [
            "all the profit from a cooperative flows out of the community",
            "none of the profit would come back to the village",
            "the community would pay the cooperative every year",
          ],
          ambiguous: {
            phrase: "community",
            readings: ["everybody who lives in the parish", "those who have bought a share"],
            stake:
              "Money for everybody is a reason for the whole parish to agree, whereas money for the shareholders leaves the rest with the view alone.",
          },
        },
        {
          clause: "a windy parish has to carry its fair share of the turn away from coal",
          detail:
            "The smoke that our kettles caused has gone up for sixty years above a town two hours off.",
          paraphrases: [
            "we have to do our bit",
            "every windy place needs to help end coal",
            "because it's only just that we contribute to getting off fossil fuel",
            "we can't leave the switch from coal to others",
            "a place with wind owes something to the energy change",
          ],
          opposites: [
            "a windy parish has no duty to help with the turn away from coal",
            "the turn away from coal should be left to other places",
            "our parish has done more than its fair share to get off coal",
          ],
          ambiguous: {
            phrase: "fair share",
            readings: ["as much as it uses itself", "as much as its weather allows"],
            stake:
              "For what the village uses itself one turbine might be plenty; if it has to give what its weather allows, three are the least.",
          },
        },
      ],
    },
    {
      id: "verges-mown-twice",
      question: "Should the grass verges along country lanes be mown only twice a year?",
      background:
        "The parish mows the verges along its lanes eight times between April and October. The contract comes up for renewal this winter.",
      objection: "long grass hides the bends and the children who walk home along them",
      objectionParaphrases: [
        "drivers couldn't see round the bends",
        "it's dangerous for kids on foot, you can't see them",
        "others object that tall grass blocks the view of children and curves",
      ],
      claim: "the verges along the lanes should be mown only twice a year",
      claimParaphrases: [
        "mow the verges less often",
        "two cuts a year ought to do",
        "the parish needs to cut the roadside grass just two times",
        "they must stop mowing the lanes eight times",
        "leave the grass by the road alone except twice a year",
      ],
      claimOpposites: [
        "the verges along the lanes shouldn't be mown any less often",
        "the verges should be mown eight times a year as before",
        "keep mowing the verges eight times",
        "give the roadside grass a good short back and sides, and do it often",
      ],
      reasons: [
        {
          clause: "banks that are left to flower give useful insects a place to live",
          detail:
            "A student with a net counted forty-one kinds of bee on one slope that had been forgotten.",
          paraphrases: [
            "it's good for the insects",
            "bees and the like would have a home",
            "because insects we depend on can live in the flowers",
            "bugs that do some good need long grass and blossom",
            "more habitat for helpful insects",
          ],
          opposites: [
            "banks that are left to flower take away the insects' living space",
            "insects don't need flowering banks to live in",
            "useful insects do better on banks that are mown short",
          ],
          ambiguous: {
            phrase: "useful",
            readings: ["that pollinate the farmers' crops", "that feed the birds and the bats"],
            stake:
              "Pollinated crops are worth money to every farm around, while more food for bats persuades only those who care for bats.",
          },
        },
        {
          clause: "six of the eight cuts are an unnecessary expense for a small parish",
          detail:
            "Each round takes two men and a tractor four days and comes to eleven hundred pounds.",
          paraphrases: [
            "it saves money",
            "most of the mowing is money down the drain",
            "because a little village needn't pay for six extra cuts",
            "the parish could spare itself the cost of the other six",
            "cutting that often is too dear and nobody needs it",
          ],
          opposites: [
            "all eight cuts are money well spent for a small parish",
            "the six extra cuts are not an unnecessary expense",
            "mowing eight times saves the parish money",
          ],
          ambiguous: {
            phrase: "unnecessary",
            readings: ["that does nobody any good", "that could be gone without in hard times"],
            stake:
              "If the six cuts do nobody any good, dropping them is plain sense; if they could just be gone without, something is lost with them.",
          },
        },
        {
          clause: "drivers are more careful between high banks than between shaved ones",
          detail:
            "By the quarry, where nobody mows, the postwoman changes down to second before the bend.",
          paraphrases: [
            "people drive with more caution",
            "tall grass makes motorists take care",
            "because you take it easier in the car when the lane feels tight",
            "drivers don't race so much with growth on both sides",
            "long verges calm the traffic",
          ],
          opposites: [
            "drivers are more careful between shaved banks than between high ones",
            "high banks don't make drivers any more careful",
            "drivers go faster and more wildly between high banks",
          ],
          ambiguous: {
            phrase: "careful",
            readings: ["they drive more slowly", "they look out harder for people"],
            stake:
              "Slower cars do less harm to anyone they meet, but drivers who look out harder may still see nothing for the grass.",
          },
        },
      ],
    },
    {
      id: "coffee-cup-deposit",
      question: "Should coffee to take away come in a cup with a two-pound deposit?",
      background:
        "Nine stalls and cafés on our market square sell coffee to take away. Together they hand out about four thousand paper cups a week.",
      objection: "people in a hurry will not carry a dirty cup about all day",
      objectionParaphrases: [
        "nobody lugs a dirty cup around",
        "it's a nuisance for anyone who is rushing",
        "critics say busy customers can't be bothered with a used cup",
      ],
      claim:
        "coffee to take away should be sold on the square only in cups with a two-pound deposit",
      claimParaphrases: [
        "put a deposit on coffee cups",
        "the stalls ought to use deposit cups only",
        "takeaway coffee has to come in cups you pay two pounds for and get it back",
        "no more paper cups on the market, just ones with a deposit",
        "we need a two-quid deposit on every takeaway cup",
      ],
      claimOpposites: [
        "stalls shouldn't have to use cups with a deposit",
        "coffee on the square should go on being sold in paper cups",
        "stick with the paper cups",
        "ditch the deposit idea, just give us our coffee in a throwaway cup",
      ],
      reasons: [
        {
          clause: "two pounds in the hand give every customer a good reason to return",
          detail:
            "At the football ground, where a beaker is worth one pound, boys collect them by the armful.",
          paraphrases: [
            "people would come back",
            "you'd come back for the two quid",
            "because everyone wants their two pounds again",
            "the money gets customers to turn up a second time",
            "having cash to reclaim brings them back",
          ],
          opposites: [
            "two pounds in the hand give customers a reason to stay away",
            "a two-pound deposit doesn't bring anybody back",
            "customers would go elsewhere because of the two pounds",
          ],
          ambiguous: {
            phrase: "return",
            readings: ["to bring the cup back", "to come in for another drink"],
            stake:
              "If customers bring the cup back, there is less waste; if they come in for another drink, the café gains and the square does not.",
          },
        },
        {
          clause: "paper cups with a plastic lining are not recyclable",
          detail: "In the yard behind the town hall they are fished out of the paper bin by hand.",
          paraphrases: [
            "paper cups can't be recycled",
            "the plastic inside means they can't go in the paper bin",
            "because the ones they use now can't be turned into anything new",
            "coated cups are just rubbish, they don't get recycled",
            "you can't recycle those cups",
          ],
          opposites: [
            "paper cups with a plastic lining are easy to recycle",
            "the plastic lining doesn't stop paper cups from being recycled",
            "all paper cups can be turned into something new",
          ],
          ambiguous: {
            phrase: "recyclable",
            readings: ["possible to recycle at any works", "accepted at the works in our county"],
            stake:
              "If no works can do it, paper cups are waste for ever; if only our county refuses them, another works might be found.",
          },
        },
        {
          clause: "sturdy cups cost the stalls less in the long run",
          detail:
            "The tea stall by the fountain spends sixty pounds a week on things to be thrown away.",
          paraphrases: [
            "it saves the stalls money",
            "cheaper for the cafés over time",
            "because cups that last pay for themselves",
            "in the end stallholders have lower costs with solid cups",
            "eventually they'd spend less on cups",
          ],
          opposites: [
            "sturdy cups cost the stalls more in the long run",
            "sturdy cups wouldn't save the stalls any money",
            "paper cups are cheaper for the cafés over time",
          ],
          ambiguous: {
            phrase: "long run",
            readings: ["after a few months of use", "after years, if no cups go missing"],
            stake:
              "A stall can wait a few months for its money, but one that lives from week to week may be gone before the years are over.",
          },
        },
      ],
    },
    {
      id: "wood-stoves-still-days",
      question: "Should wood stoves stay unlit on days when a town's air is bad?",
      background:
        "Every third house in our valley town has a wood stove. On still winter days the air station on the bridge sometimes gives a warning.",
      objection: "a log fire is the cheapest heat that many households have",
      objectionParaphrases: [
        "wood is the cheapest heating",
        "some people can't pay for any other warmth",
        "it hits households that burn logs to save money",
      ],
      claim:
        "nobody in town should light a wood stove on days when the air station gives a warning",
      claimParaphrases: [
        "no wood stoves on bad-air days",
        "stoves ought to be off when there is an air warning",
        "people have to do without their log fire when the station warns",
        "ban burning wood while the air is bad",
        "you mustn't use your stove on smog days",
      ],
      claimOpposites: [
        "people shouldn't have to do without their stoves on warning days",
        "everybody should be free to light a wood stove even when the station warns",
        "allow log fires on bad-air days",
        "light the stove and never mind the warning",
      ],
      reasons: [
        {
          clause: "smoke that stays between the hills makes vulnerable people ill",
          detail:
            "Last January the hospital had to put beds in the corridor of its heart and lung ward.",
          paraphrases: [
            "smoke is bad for weak people",
            "those who aren't strong get sick from it",
            "because people at risk fall ill when the smoke hangs in the valley",
            "the fumes harm folk in delicate health",
            "it protects the health of anyone who's frail",
          ],
          opposites: [
            "smoke that stays between the hills is good for vulnerable people",
            "smoke in the valley doesn't make anyone ill",
            "vulnerable people stay healthy even when smoke hangs in the valley",
          ],
          ambiguous: {
            phrase: "vulnerable",
            readings: [
              "those whose lungs are already damaged",
              "all small children and all the old",
            ],
            stake:
              "People with damaged lungs could be warned one by one, but nobody can keep every child and every pensioner indoors.",
          },
        },
        {
          clause: "almost every house with a stove has adequate heating of another kind",
          detail:
            "In Chapel Row the radiators went in thirty years ago, and the stoves came later.",
          paraphrases: [
            "they've got other heating",
            "nobody would freeze, there are radiators",
            "because nearly all those homes can be warmed in some other way",
            "stove owners can switch to their central heating",
            "hardly any household relies on the stove alone",
          ],
          opposites: [
            "most houses with a stove have only the stove for heating",
            "hardly any house with a stove has other heating",
            "the stove is the only adequate heating that these houses have",
          ],
          ambiguous: {
            phrase: "adequate",
            readings: ["warm enough to sit in comfort", "just enough to keep out frost and damp"],
            stake:
              "If people can sit in comfort, the rule asks little of them; if they only escape the frost, it asks some of them to shiver.",
          },
        },
        {
          clause:
            "polite appeals achieve nothing while a few thoughtless neighbours go on burning logs",
          detail:
            "On the north side three chimneys out of forty smoked through the whole of the last alert.",
          paraphrases: [
            "asking nicely doesn't work",
            "some people ignore requests",
            "because there are always a few who carry on regardless of appeals",
            "just appealing to folk is useless as long as some keep their fires going",
            "what good are appeals if certain neighbours still light up?",
          ],
          opposites: [
            "polite appeals are enough to stop even thoughtless neighbours burning logs",
            "asking nicely works, everybody stops burning logs",
            "there aren't any neighbours who ignore a polite appeal",
          ],
          ambiguous: {
            phrase: "thoughtless",
            readings: ["who have not heard about the smoke", "who do not care about anyone else"],
            stake:
              "People who have not heard can simply be told, without a ban; people who do not care will stop for nothing less.",
          },
        },
      ],
    },
    {
      id: "solar-panels-old-town",
      question: "Should owners in an old town be allowed to put solar panels on any roof?",
      background:
        "In the old town no solar panel may be visible from the street. Some two hundred houses fall under the rule.",
      objection: "visitors come to see old tiles and not black glass",
      objectionParaphrases: [
        "tourists want to see tiled roofs",
        "black panels put the visitors off",
        "others say that nobody travels here to look at glass on roofs",
      ],
      claim: "owners in the old town should be allowed to put solar panels on any roof",
      claimParaphrases: [
        "allow solar in the old town",
        "the ban on visible panels ought to go",
        "people have to be free to fit solar on whichever roof they like",
        "let house owners in the historic centre go solar",
        "panels need to be permitted even where you can see them",
      ],
      claimOpposites: [
        "owners in the old town shouldn't be allowed to put solar panels on any roof",
        "visible solar panels in the old town should stay forbidden",
        "keep the ban on solar panels",
        "keep those ugly solar things off the old roofs",
      ],
      reasons: [
        {
          clause: "panels do no damage to an old house and can be unscrewed again",
          detail:
            "On the former tannery four bolts hold each frame, and the tiles are stacked in the cellar.",
          paraphrases: [
            "panels don't harm the houses",
            "you can always take them off",
            "because a historic building isn't hurt by them and they come off again",
            "nothing gets ruined, it's all reversible",
            "the old houses would be none the worse for it",
          ],
          opposites: [
            "panels damage an old house for good",
            "solar panels can't be taken off again without harm to the house",
            "panels ruin the old houses and stay up there for ever",
          ],
          ambiguous: {
            phrase: "damage",
            readings: ["leaks, cracks and broken beams", "harm to the look of the place"],
            stake:
              "Leaks and cracks can indeed be avoided, but the look of the place is what the rule is there to protect.",
          },
        },
        {
          clause: "the present ban shuts families in the centre out from affordable electricity",
          detail:
            "In Tanner's Row, where there is no gas, four draughty rooms use as much current as a villa.",
          paraphrases: [
            "their power bills stay too high",
            "families could have cheaper power",
            "because people in the centre can't get low-priced current",
            "households there are kept from saving on energy",
            "without solar they've got to pay a lot for power",
          ],
          opposites: [
            "the present ban gives families in the centre cheaper electricity",
            "the ban doesn't shut anybody out from affordable electricity",
            "families in the centre already have affordable electricity",
          ],
          ambiguous: {
            phrase: "affordable",
            readings: [
              "that costs less than from the grid",
              "that poorer homes can pay for at all",
            ],
            stake:
              "If some homes cannot pay at all, the ban does real harm; if the power would merely cost less, a saving is set against a view.",
          },
        },
        {
          clause: "most people who live in the centre accept the sight of panels",
          detail: "When a dozen went up by mistake on the school, two letters reached the mayor.",
          paraphrases: [
            "residents don't mind them",
            "the majority there is okay with how they look",
            "because the people in the old streets aren't bothered",
            "hardly anyone living there objects to seeing them",
            "the locals have nothing against the look",
          ],
          opposites: [
            "most people who live in the centre hate the sight of panels",
            "most residents of the centre don't accept the sight of panels",
            "the residents want the panels hidden from view",
          ],
          ambiguous: {
            phrase: "accept",
            readings: ["are glad to see them", "put up with a few of them"],
            stake:
              "If residents are glad of panels, the rule serves nobody who lives there; if they put up with a few, two hundred roofs may be too many.",
          },
        },
      ],
    },
    {
      id: "firm-trains-not-planes",
      question: "Should a firm pay only for trains on business trips under 700 kilometres?",
      background:
        "About ninety of us in the firm travel to meetings abroad. For trips under seven hundred kilometres we may choose between train and plane.",
      objection: "a flight there and back lets a father put his children to bed",
      objectionParaphrases: [
        "planes get parents home by bedtime",
        "parents who fly get back to their kids at night",
        "some say that trains keep people away from their families for longer",
      ],
      claim:
        "the firm should pay only for the train on business trips under seven hundred kilometres",
      claimParaphrases: [
        "trains only for shorter business trips",
        "the company ought to stop paying for short flights",
        "for less than 700 km staff have to take the train",
        "no plane tickets from the firm unless it's a long way",
        "it shouldn't cover flights below seven hundred kilometres",
      ],
      claimOpposites: [
        "the firm shouldn't pay only for the train on shorter business trips",
        "staff should stay free to fly on business trips under seven hundred kilometres",
        "keep paying for short flights",
        "let folks hop on a plane for work if they fancy it",
      ],
      reasons: [
        {
          clause: "short flights make up the largest part of the firm's avoidable emissions",
          detail:
            "In the last yearly report their bar is longer than those for heating and lorries put together.",
          paraphrases: [
            "short flights cause most needless carbon",
            "flying is where we could cut carbon most",
            "because the bulk of the pollution we needn't cause comes from little hops by plane",
            "those flights are the company's biggest needless burden on the climate",
            "most of the co2 we could do without is from short-haul flying",
          ],
          opposites: [
            "short flights make up the smallest part of the firm's emissions",
            "short flights are not where most of our avoidable carbon comes from",
            "long flights cause far more of the firm's carbon than short ones",
          ],
          ambiguous: {
            phrase: "avoidable",
            readings: ["from trips for which a train would do", "from trips that nobody need make"],
            stake:
              "If a train would do, the rule is the cure; if nobody need make the trips, a video call would be a better one.",
          },
        },
        {
          clause: "hours on a train are less wasted than hours in queues and shuttle buses",
          detail:
            "Between Lyon and Paris our buyer once wrote an entire tender with her shoes off.",
          paraphrases: [
            "train time isn't lost time",
            "train time is better spent than airport time",
            "because at the airport you only stand about",
            "you get something out of the ride, unlike waiting at a gate",
            "flying means losing half the day in lines",
          ],
          opposites: [
            "hours on a train are more wasted than hours at the airport",
            "time on the train isn't any better spent than time in queues",
            "the plane wastes less of your time than the train",
          ],
          ambiguous: {
            phrase: "wasted",
            readings: ["lost for work", "spent without any pleasure"],
            stake:
              "Work done on the way makes up to the firm for the longer ride, while a pleasant window seat is a gain to the passenger alone.",
          },
        },
        {
          clause: "one rule for everybody frees staff who like the train from pressure to fly",
          detail:
            "In March a young designer cancelled her sleeper after a remark that was meant as a joke.",
          paraphrases: [
            "nobody would feel pushed to fly",
            "train fans wouldn't be made to take the plane",
            "because if it applies to all no one is pressed into flying",
            "staff who'd rather go by rail needn't justify themselves",
            "a common rule protects those who prefer the railway",
          ],
          opposites: [
            "one rule for everybody puts staff under more pressure",
            "a rule wouldn't free train lovers from any pressure to fly",
            "staff who like the train feel freer if everybody may choose",
          ],
          ambiguous: {
            phrase: "pressure",
            readings: [
              "orders from a manager in a hurry",
              "fear of falling behind quicker colleagues",
            ],
            stake:
              "Against orders a right to choose would be enough; the fear of falling behind goes away only when nobody flies.",
          },
        },
      ],
    },
  ],
};
