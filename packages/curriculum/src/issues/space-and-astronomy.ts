import type { IssueFamily } from "../issue.ts";

/** Issues about the night sky, satellites and journeys to other worlds. */
export const spaceAndAstronomy: IssueFamily = {
  id: "space-and-astronomy",
  name: "space and astronomy",
  keywords: [
    "space",
    "outer space",
    "astronomy",
    "astronomer",
    "astronomers",
    "stargazing",
    "night sky",
    "planet",
    "planets",
    "mars",
    "moon",
    "telescope",
    "telescopes",
    "satellite",
    "satellites",
    "rocket",
    "rockets",
    "astronaut",
    "astronauts",
    "spaceflight",
    "galaxies",
    "cosmology",
    "astrophysics",
    "aliens",
    "universe",
  ],
  issues: [
    {
      id: "street-lamps-after-midnight",
      question: "Should a village switch off its street lamps after midnight?",
      background:
        "Eighty-six street lamps burn all night in our village, Upper Farley. On the hill behind the last houses stands a small public observatory.",
      objection: "people who come home late are afraid to walk in the dark",
      objectionParaphrases: [
        "it's scary without lights",
        "folk who get back at night want to see where they're going",
        "some say that you'd be frightened on your way home",
      ],
      claim:
        "the village of Upper Farley should switch off its street lamps between midnight and five o'clock",
      claimParaphrases: [
        "turn the street lamps off at night",
        "the village ought to put out its lamps from twelve to five",
        "no street lighting after midnight",
        "the lamps in Upper Farley must go off when the day ends",
        "lights out from midnight till five",
      ],
      claimOpposites: [
        "Upper Farley should not switch off its street lamps after midnight",
        "the village should leave its street lamps burning all night",
        "keep the lamps on all night",
        "leave the lights on, who cares about a few stars",
      ],
      reasons: [
        {
          clause: "the observatory could go back to doing research under a darker sky",
          detail:
            "For three years nobody up there has photographed anything fainter than the rings of Saturn.",
          paraphrases: [
            "astronomers could work again",
            "they could study the sky from the hill as they used to",
            "because it would be dark enough for scientific observation",
            "good for the observatory's studies",
            "the people at the telescope would be able to investigate the stars once more",
          ],
          opposites: [
            "dark streets would make research at the observatory harder",
            "the observatory does better research with the lamps on",
            "switching the lamps off wouldn't help the observatory",
          ],
          ambiguous: {
            phrase: "research",
            readings: ["work that scientists can use", "patient watching by keen amateurs"],
            stake:
              "Results that scientists can use would matter far beyond the village, while the hobby of a dozen members is a small reason to darken every street.",
          },
        },
        {
          clause: "people whose bedrooms face the road would sleep better without the glare",
          detail:
            "At number nine the lamp stands level with the bed, and the curtains are pinned together.",
          paraphrases: [
            "residents get a better night's rest",
            "no light shining into the bedroom",
            "because the brightness outside keeps folk awake",
            "those on the street side would have a good night",
            "you'd rest more easily if it weren't so bright at the window",
          ],
          opposites: [
            "people whose bedrooms face the road sleep better with the lamps on",
            "dark streets would keep people awake in their bedrooms",
          ],
          ambiguous: {
            phrase: "better",
            readings: ["more hours each night", "more deeply"],
            stake:
              "Light at the window may well make for shallow sleep, but few people go to bed earlier or rise later on account of a lamp.",
          },
        },
        {
          clause:
            "five dark hours a night would free four thousand pounds a year for things the village needs",
          detail: "The roof of the bus shelter leaks, and the swings were taken down in May.",
          paraphrases: [
            "it saves money for other things",
            "there'd be 4000 pounds more to spend on the village",
            "because the village could use that sum for something else",
            "what it doesn't pay for light it can put into what is lacking",
            "the cash could go where it's wanted",
          ],
          opposites: [
            "switching the lamps off would cost the village four thousand pounds a year",
            "the village would have less money for things it needs",
            "turning off the lamps would save the village nothing",
          ],
          ambiguous: {
            phrase: "needs",
            readings: ["cannot do without", "would like to have"],
            stake:
              "Money for what the place cannot do without weighs heavily; for what it would merely like to have, few will give up a lighted way home.",
          },
        },
      ],
    },
    {
      id: "meteorite-finders-keepers",
      question: "Should a meteorite belong to the person who finds it?",
      background:
        "Last winter a stone from space, as heavy as a bag of sugar, fell on the common near our town. A postman found it on his round.",
      objection: "a stone four billion years old is nobody's to put on a shelf",
      objectionParaphrases: [
        "it's too old to own",
        "nobody has a right to keep a thing of that age at home",
        "others say something so ancient can't be private property",
      ],
      claim: "a meteorite that falls on public land should belong to the person who finds it",
      claimParaphrases: [
        "finders keepers",
        "whoever finds a meteorite ought to own it",
        "if you pick up a stone from space on common land it has to be yours",
        "let finders keep meteorites",
        "the owner of such a stone must be the one who discovered it",
      ],
      claimOpposites: [
        "a meteorite on public land should not belong to the person who finds it",
        "a meteorite that falls on public land should belong to the state",
        "finders must hand meteorites over",
        "you can't just pocket a space rock, it belongs to all of us",
      ],
      reasons: [
        {
          clause: "people only look for fallen stones when the search is worth their while",
          detail:
            "After the fireball of 2019 two hundred strangers walked the wet heath in a line for nine days.",
          paraphrases: [
            "otherwise nobody would search",
            "you need an incentive to go looking",
            "because people won't hunt for stones if they get nothing out of it",
            "searching must bring something to those who do it",
            "who would bother to look if it didn't pay off?",
          ],
          opposites: [
            "people look for fallen stones even when they get nothing for it",
            "people search for fallen stones out of pure love, whatever they get for it",
          ],
          ambiguous: {
            phrase: "worth their while",
            readings: ["likely to bring in money", "an enjoyable day out"],
            stake:
              "If money is what draws them, they must be allowed to own the find; if it is the pleasure of the hunt, they would come anyway.",
          },
        },
        {
          clause: "private collectors keep their treasures with great care",
          detail:
            "A dentist in the next town has hers in a glass case that she dusts every Sunday.",
          paraphrases: [
            "collectors look after their stones",
            "in private hands the pieces are well kept",
            "because people who collect take good care of what they own",
            "a stone is in good hands with someone who collects them",
            "owners watch over their finds lovingly",
          ],
          opposites: [
            "private collectors are careless with their treasures",
            "collectors let the stones they own fall to bits",
            "private owners don't look after what they collect",
          ],
          ambiguous: {
            phrase: "care",
            readings: ["love and attention", "expert protection from damp and fingers"],
            stake:
              "Love alone will not stop a stone from rusting, so the reason is strong only if collectors know how such a thing has to be stored.",
          },
        },
        {
          clause: "owners are usually generous towards scientists who ask",
          detail:
            "The postman took the train to the university with the thing wrapped in a tea towel.",
          paraphrases: [
            "owners help science",
            "researchers still get at the stones",
            "because most of those who have one let scientists study it",
            "science doesn't lose out, as people gladly oblige",
            "scholars only need to say please",
          ],
          opposites: [
            "owners of meteorites usually turn scientists away",
            "people who own a stone are mean towards scientists who ask",
          ],
          ambiguous: {
            phrase: "generous",
            readings: ["ready to give a piece for nothing", "ready to show and lend"],
            stake:
              "Most tests destroy a little of the stone, so owners who merely show and lend leave science with much less than those who give.",
          },
        },
      ],
    },
    {
      id: "mars-robots-only",
      question: "Should the next mission to Mars carry robots only?",
      background:
        "Our country has been asked to pay a share of the next mission to Mars. The planners must still decide whether people will be on board.",
      objection: "a geologist with a hammer learns more in a day than a robot in a year",
      objectionParaphrases: [
        "humans explore far faster",
        "a person on the spot discovers more than any machine",
        "critics say robots are too slow to find out much",
      ],
      claim: "the next mission to Mars should carry robots and leave human beings at home",
      claimParaphrases: [
        "robots only to Mars",
        "send machines, not people",
        "nobody ought to fly on the next trip to mars",
        "the coming Mars mission must do without a crew",
        "it has to be an unmanned flight to Mars",
      ],
      claimOpposites: [
        "the next mission to Mars should not fly without human beings",
        "the next mission to Mars should carry human beings on board",
        "send people to Mars",
        "stick some astronauts on it, robots are boring",
      ],
      reasons: [
        {
          clause: "the loss of a machine is something that the public can accept",
          detail:
            "When a lander broke up above the dust last spring, the newsreader gave it eleven seconds.",
          paraphrases: [
            "losing a robot isn't a tragedy",
            "people can put up with a crash if only a machine is gone",
            "because no one minds much when a probe is destroyed",
            "society copes if a robot doesn't make it",
            "a broken machine can be borne",
          ],
          opposites: [
            "the public accepts the loss of a crew more easily than the loss of a machine",
            "the public would be outraged by the loss of a robot",
            "people can't accept it when a machine is lost",
          ],
          ambiguous: {
            phrase: "accept",
            readings: ["bear without grief", "agree to pay for again"],
            stake:
              "That people bear such a loss without grief is certain; that they would agree to pay for the next one after it is much more doubtful.",
          },
        },
        {
          clause: "a crew would bring germs to a planet that is still untouched",
          detail:
            "A rover can be baked for days before it leaves, which no astronaut would survive.",
          paraphrases: [
            "humans would contaminate mars",
            "people would carry bacteria there",
            "because astronauts can't help bringing microbes along",
            "the planet would be polluted by whatever lives on us",
            "we'd infect a clean world",
          ],
          opposites: [
            "robots would bring more germs to Mars than a crew",
            "a crew would leave the planet as clean as it is",
            "astronauts wouldn't bring any germs to Mars",
          ],
          ambiguous: {
            phrase: "untouched",
            readings: ["free of life from Earth", "free of anything made by man"],
            stake:
              "Wheels and wreckage lie on Mars already, so there is something left to protect only if the word means free of life from Earth.",
          },
        },
        {
          clause: "wheeled laboratories offer the taxpayer more value than a cabin full of heroes",
          detail:
            "What one crew eats, drinks and breathes on the way would pay for six landings in six valleys.",
          paraphrases: [
            "you get more for your money",
            "robots are a better deal for the public",
            "because rovers are worth more to those who pay than astronauts are",
            "taxes are better spent on machines than on daring men and women",
            "more bang for the buck with robots",
          ],
          opposites: [
            "a cabin full of heroes offers the taxpayer more value than robots on wheels",
            "astronauts are better value for money than wheeled laboratories",
          ],
          ambiguous: {
            phrase: "value",
            readings: ["measurements for the money", "excitement and pride for the money"],
            stake:
              "In measurements the machines win easily, but many taxpayers would find two people walking on Mars far more exciting than six rovers.",
          },
        },
      ],
    },
    {
      id: "greetings-to-other-stars",
      question: "Should nobody send messages to other stars until most countries agree?",
      background:
        "Several radio telescopes have sent greetings to other stars, each on its own decision. The large dish near our city is going to do so next year.",
      objection: "our television has been leaking into space for ninety years anyway",
      objectionParaphrases: [
        "they can hear us already",
        "our broadcasts have been out there for decades",
        "some reply that TV signals gave us away long ago",
      ],
      claim:
        "no telescope should send a message to other stars until most countries have agreed to it",
      claimParaphrases: [
        "no greetings without a world agreement",
        "ask the other countries before you write to the stars",
        "radio telescopes ought to stay silent until the majority of states say yes",
        "messages into space need the consent of most nations first",
        "don't call the aliens unless the world has okayed it",
      ],
      claimOpposites: [
        "telescopes should not have to wait for other countries before they send greetings",
        "each telescope should be free to send a message to other stars on its own",
        "let any telescope send greetings",
        "just beam a hello out there and don't bother asking anyone",
      ],
      reasons: [
        {
          clause: "a greeting from one dish speaks for everybody on Earth",
          detail:
            "The last one held two songs, a map and a recipe for bread, picked by a committee of five.",
          paraphrases: [
            "it represents all of us",
            "one observatory talks in the name of the whole planet",
            "because whatever is sent stands for mankind as a whole",
            "we'd all be in that message",
            "a single station is acting on behalf of humanity",
          ],
          opposites: [
            "a greeting from one dish speaks only for those who send it",
            "one telescope does not speak for the rest of the world",
          ],
          ambiguous: {
            phrase: "speaks for",
            readings: ["will be taken as the voice of", "claims to express the will of"],
            stake:
              "That strangers would take it as everybody's voice is hard to deny, whereas the senders may answer that they claim nothing and greet for themselves.",
          },
        },
        {
          clause: "nobody can tell whether an answer would come from friendly beings",
          detail:
            "The islanders who rowed out to the first sails with baskets of fruit could not tell either.",
          paraphrases: [
            "the aliens might be hostile",
            "we don't know who would reply",
            "because whoever hears us may not be nice",
            "those out there could turn out nasty",
            "isn't it risky to wake up strangers who might not like us?",
          ],
          opposites: [
            "we can be sure that an answer would come from friendly beings",
            "anyone who answers from the stars is bound to be friendly",
          ],
          ambiguous: {
            phrase: "friendly",
            readings: ["meaning us well", "doing us no harm"],
            stake:
              "Even visitors who mean well may do harm without knowing it, so the danger is greater if the word is about what happens and not about what is meant.",
          },
        },
        {
          clause: "a conversation that takes centuries can wait for a proper decision",
          detail:
            "From the star that the dish has chosen, no reply could arrive before the year 2290.",
          paraphrases: [
            "there's no hurry",
            "it can wait until it has been decided in the right way",
            "because a few years don't matter when answers take hundreds of them",
            "we have plenty of time to settle that first",
            "why rush, if a reply is ages away?",
          ],
          opposites: [
            "a message that takes centuries has to be sent in a hurry",
            "a talk that lasts centuries leaves too little time to wait for a decision",
            "there's no time to wait for a proper decision",
          ],
          ambiguous: {
            phrase: "proper",
            readings: ["thought through with care", "voted on by governments"],
            stake:
              "Careful thought is a matter of a year or two, but a vote of most governments may never be held, and then waiting means giving up.",
          },
        },
      ],
    },
    {
      id: "dead-satellites-five-years",
      question: "Should owners have to bring a dead satellite down within five years?",
      background:
        "Several thousand satellites that no longer work still circle the Earth. In our country the owners may leave one there for twenty-five years.",
      objection: "fuel for the way down takes the place of instruments that could have been flown",
      objectionParaphrases: [
        "there's less room for instruments",
        "carrying fuel to come back means fewer devices on board",
        "engineers object that every extra tank costs them a camera",
      ],
      claim: "the owner of a dead satellite should have to bring it down within five years",
      claimParaphrases: [
        "clear dead satellites within five years",
        "satellites that have died must be removed after five years at most",
        "owners ought to clear away their old satellites within that time",
        "no broken satellite may stay up longer than 5 years",
        "five years and the wreck has to be gone from orbit",
      ],
      claimOpposites: [
        "owners should not have to bring a dead satellite down within five years",
        "owners should be free to leave a dead satellite up there for twenty-five years",
        "keep the twenty-five years",
        "let the old satellites float, what's the rush",
      ],
      reasons: [
        {
          clause: "a collision in orbit could knock out services that people cannot do without",
          detail:
            "The ferry's chart, the farmer's frost warning and the football results all come from up there.",
          paraphrases: [
            "crashes up there would hit us",
            "a smash in space might cut off what we rely on",
            "because if they collide, things everyone uses stop working",
            "we'd lose important services after a crash",
            "old wrecks could take out satellites we count on",
          ],
          opposites: [
            "a collision in orbit would leave our everyday services untouched",
            "people could easily do without the services that a collision knocks out",
            "a crash in orbit can't knock out anything we need",
          ],
          ambiguous: {
            phrase: "do without",
            readings: ["stay safe or fed without", "picture their day without"],
            stake:
              "If lives and food hang on those services, the danger is grave; if people would only be annoyed, a rule so costly is harder to defend.",
          },
        },
        {
          clause: "a company that launches something is responsible for what becomes of it",
          detail: "Nobody who leaves a broken van on the common may say that the battery is flat.",
          paraphrases: [
            "clean up your own mess",
            "the firm that sent it up has to answer for it",
            "because it's the job of whoever launched it to deal with it",
            "businesses must take care of what they put into space",
            "it's their thing and their duty",
          ],
          opposites: [
            "a company that launches something is not responsible for it afterwards",
            "what becomes of a launched satellite is everyone else's responsibility",
          ],
          ambiguous: {
            phrase: "responsible",
            readings: ["already bound by law", "morally to be held to account"],
            stake:
              "If the law binds the company already, a time limit merely spells it out; a moral duty alone still leaves open whether it should be enforced.",
          },
        },
        {
          clause: "bright wrecks spoil the night sky for anyone who looks up",
          detail:
            "On a clear evening in June the scouts on Barrow Hill saw nine go over before their tea was hot.",
          paraphrases: [
            "they ruin the starry view",
            "stargazing is less good with old satellites crossing",
            "because you keep seeing junk when you watch the stars",
            "wreckage takes the beauty from the heavens",
            "it'd be nicer to look at the sky without them",
          ],
          opposites: [
            "bright wrecks make the night sky more beautiful to look at",
            "dead satellites in orbit don't spoil the sky for anyone",
          ],
          ambiguous: {
            phrase: "spoil",
            readings: ["leave streaks on measurements and photographs", "take away the wonder"],
            stake:
              "Astronomers can show the streaks on their plates, but many who look up with bare eyes are delighted by a moving light.",
          },
        },
      ],
    },
    {
      id: "late-school-after-eclipse",
      question: "Should a school begin at ten on the morning after an eclipse of the Moon?",
      background:
        "In March a total eclipse of the Moon will be seen between two and four in the morning. Lessons at our school begin at eight.",
      objection: "most pupils would spend the night in bed and simply sleep in",
      objectionParaphrases: [
        "they'd just have a lie-in",
        "the majority won't get up to watch",
        "some say that the kids will only use it to stay in bed",
      ],
      claim: "the school should begin at ten on the morning after the eclipse",
      claimParaphrases: [
        "start school at ten after the eclipse",
        "lessons ought to begin two hours later that day",
        "let pupils come in at 10 when there's been an eclipse",
        "on that morning school must not begin at eight but at ten",
        "a late start on eclipse day",
      ],
      claimOpposites: [
        "the school should not begin any later on the morning after the eclipse",
        "the school should begin at eight as usual on the morning after the eclipse",
        "start at eight as always",
        "eclipse or no eclipse, get your bum to class at eight",
      ],
      reasons: [
        {
          clause: "an eclipse seen with one's own eyes teaches more than a chapter in a book",
          detail:
            "In the physics room the Earth is a tennis ball, and its shadow falls on a grape.",
          paraphrases: [
            "you learn more by watching it",
            "seeing it is better than reading about it",
            "because the real thing is more instructive than any textbook",
            "pupils get more out of the sky than out of a page",
            "books can't match looking for yourself",
          ],
          opposites: [
            "a chapter in a book teaches more than an eclipse seen with one's own eyes",
            "pupils learn less from watching an eclipse than from reading about it",
          ],
          ambiguous: {
            phrase: "teaches more",
            readings: ["explains more of what happens", "leaves a deeper impression"],
            stake:
              "The impression is surely deeper, but a red disc in a cold garden explains less about orbits and shadows than a good page with a drawing.",
          },
        },
        {
          clause: "two lost hours can easily be made up in the weeks that follow",
          detail:
            "When the boiler failed in November, nobody's chemistry was any worse by Christmas.",
          paraphrases: [
            "missed lessons can be caught up",
            "it's simple to get those two hours back later",
            "because you can do what was missed another time",
            "the class will soon have recovered what it didn't do that morning",
            "2 hours is nothing, you can catch up",
          ],
          opposites: [
            "two lost hours are lost for good and hard to make up",
            "the school can never make up two lost hours in the weeks after",
          ],
          ambiguous: {
            phrase: "made up",
            readings: ["taught on another day", "worked through at home"],
            stake:
              "Hours taught on another day are not lost to anyone, whereas work at home leaves behind just those pupils who need a teacher most.",
          },
        },
        {
          clause: "one clear night can turn a bored child into a scientist",
          detail:
            "The woman who runs the weather station on the Knoll saw her first red moon in pyjamas.",
          paraphrases: [
            "it may inspire a future researcher",
            "kids could discover science that night",
            "because a night like that can wake a child's interest for good",
            "somebody who finds lessons dull might be won for science",
            "a boy or girl could become an astronomer after it",
          ],
          opposites: [
            "a night out in the cold turns a child away from science",
            "one clear night leaves a bored child as bored as before",
            "one night never turned anybody into a scientist",
          ],
          ambiguous: {
            phrase: "scientist",
            readings: [
              "somebody who does research for a living",
              "somebody who watches closely and asks why",
            ],
            stake:
              "Hardly one child in a thousand will do research for a living, but many might begin to watch closely and to ask why.",
          },
        },
      ],
    },
  ],
};
