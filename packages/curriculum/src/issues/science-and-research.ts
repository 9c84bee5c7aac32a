import type { IssueFamily } from "../issue.ts";

/** Issues about experiments, laboratories and what scientists owe the rest of us. */
export const scienceAndResearch: IssueFamily = {
  id: "science-and-research",
  name: "science and research",
  keywords: [
    "science",
    "sciences",
    "scientist",
    "scientists",
    "research",
    "researcher",
    "researchers",
    "biology",
    "biologist",
    "biologists",
    "chemistry",
    "physics",
    "experiments",
    "laboratory",
    "laboratories",
    "genetics",
    "evolution",
    "microbiology",
    "zoology",
    "neuroscience",
    "geology",
    "ecology",
    "biochemistry",
    "quantum",
    "citizen science",
  ],
  issues: [
    {
      id: "chemistry-with-own-hands",
      question:
        "Should pupils go on doing chemistry experiments themselves instead of watching films?",
      background:
        "At our school the chemistry class has two lessons a week. From autumn on, films of experiments may take the place of flasks and burners.",
      objection: "a film never goes wrong and can be seen from the back row",
      objectionParaphrases: [
        "everybody can see a film",
        "on the screen the experiment always works",
        "some teachers say that even those at the back would see it and nothing fails",
      ],
      claim: "pupils should go on doing chemistry experiments with their own hands",
      claimParaphrases: [
        "let pupils experiment themselves",
        "films ought not to replace experiments",
        "the school has to keep real experiments in chemistry",
        "students must still do the experiments and not just watch them",
        "no films instead of hands-on chemistry",
      ],
      claimOpposites: [
        "pupils should not go on doing chemistry experiments with their own hands",
        "films of experiments should replace flasks and burners in chemistry",
        "replace experiments with films",
        "just show them a video and bin the test tubes",
      ],
      reasons: [
        {
          clause: "an experiment that fails teaches a class to be critical",
          detail:
            "When the blue crystals came out green in March, thirty children argued until the bell about the cause.",
          paraphrases: [
            "failed tests make you question things",
            "they learn to think critically when it doesn't work",
            "because pupils start to ask questions if an experiment goes awry",
            "you get a critical mind from things not working out",
            "mishaps in the lab teach kids not to believe everything",
          ],
          opposites: [
            "an experiment that fails makes a class gullible",
            "pupils become less critical when an experiment fails",
            "a failed experiment teaches a class nothing",
          ],
          ambiguous: {
            phrase: "critical",
            readings: ["ready to doubt its own work", "quick to find fault with others"],
            stake:
              "To doubt one's own work is the heart of science, but finding fault with others is something that few classes need to be taught.",
          },
        },
        {
          clause: "the handling of flasks and scales is useful in later life",
          detail:
            "The baker in Cross Street says that she learned to weigh to the gram in the school laboratory.",
          paraphrases: [
            "you need those skills later on",
            "knowing how to measure and pour comes in handy when you're grown up",
            "because working with equipment helps pupils as adults",
            "it's good for something once school is over",
            "kids can use that stuff afterwards",
          ],
          opposites: [
            "the handling of flasks and scales is useless in later life",
            "grown-ups never need to handle flasks and scales",
          ],
          ambiguous: {
            phrase: "useful",
            readings: [
              "of service in a trade or profession",
              "of service in any kitchen or garage",
            ],
            stake:
              "Only a few will ever weigh things for a living, so the reason carries further if it is about what everybody does at home.",
          },
        },
        {
          clause:
            "bangs, smells and colours make the subject attractive to pupils who are undecided",
          detail:
            "In the year of the new fume hoods the advanced course had nineteen names instead of eight.",
          paraphrases: [
            "it wins kids over to chemistry",
            "chemistry is more appealing with bangs and stinks",
            "because effects like that draw in those who aren't sure they like it",
            "pupils without a favourite get interested when something explodes",
            "doubtful ones find it cool when there's a bang",
          ],
          opposites: [
            "bangs, smells and colours put off pupils who are undecided",
            "undecided pupils find the subject less attractive with all the bangs and smells",
          ],
          ambiguous: {
            phrase: "attractive",
            readings: ["good fun for an hour", "worth choosing for the final years"],
            stake:
              "A bang is fun for everyone in the room, but whether anybody chooses two hard years of chemistry for a bang is far less certain.",
          },
        },
      ],
    },
    {
      id: "publish-studies-that-found-nothing",
      question: "Should a university publish the studies that found nothing?",
      background:
        "The university in our city finishes about three hundred studies a year. Those in which nothing was found mostly end up in a drawer.",
      objection: "writing up a failure takes weeks that could go into the next attempt",
      objectionParaphrases: [
        "it wastes researchers' time",
        "they'd better try the next thing than write about what failed",
        "critics say those weeks are better spent on something new",
      ],
      claim:
        "the university should publish the studies that found nothing along with all the others",
      claimParaphrases: [
        "publish failed studies too",
        "studies without a finding ought to come out as well",
        "the university must not leave empty results in the drawer",
        "print everything, not only what worked",
        "it has to make public even the research that led nowhere",
      ],
      claimOpposites: [
        "the university shouldn't publish the studies that found nothing",
        "the university should leave its failed studies in the drawer",
        "only publish studies with results",
        "nobody needs to read about flops, leave them in the drawer",
      ],
      reasons: [
        {
          clause: "scientists elsewhere would be spared a great deal of repetition",
          detail:
            "Three laboratories gave the same clover extract to the same kind of mouse, each unaware of the others.",
          paraphrases: [
            "others needn't do it again",
            "it keeps people from running the same experiment",
            "because researchers in other places wouldn't do everything twice",
            "colleagues could save themselves work that's been done before",
            "no more doing again what somebody else has done",
          ],
          opposites: [
            "publishing failed studies would make scientists elsewhere repeat more work",
            "scientists elsewhere repeat less when failed studies stay in the drawer",
            "it wouldn't save other scientists any repetition",
          ],
          ambiguous: {
            phrase: "repetition",
            readings: ["walking into the same dead end", "testing the same thing a second time"],
            stake:
              "To spare people a dead end is a plain gain, but testing a thing twice is how science catches its errors.",
          },
        },
        {
          clause: "taxpayers are entitled to the results of the work that they fund",
          detail: "Four pounds in every ten that the laboratories spend come from the state.",
          paraphrases: [
            "the public paid for it",
            "whoever pays taxes has a right to what comes out",
            "because we finance it and can expect to get what it produced",
            "citizens have a claim to what their money was used for",
            "it's our money so we should get the outcome",
          ],
          opposites: [
            "taxpayers have no right to the results of the work they fund",
            "the results belong to the university alone and taxpayers just pay",
          ],
          ambiguous: {
            phrase: "results",
            readings: ["figures that were measured", "useful things that come of it"],
            stake:
              "Figures exist in every study and can be handed over, but if useful things are meant, a study that found nothing has none to give.",
          },
        },
        {
          clause: "scientists who admit their failures win the trust of the public",
          detail:
            "The best-attended lecture of last winter was called Eleven Years of Looking in the Wrong Place.",
          paraphrases: [
            "people would believe scientists more",
            "owning up to failure makes them credible",
            "because we have more confidence in researchers who say when it didn't work",
            "folk rely on those who don't hide what went badly",
            "it's good for the reputation of science to be open",
          ],
          opposites: [
            "scientists who admit their failures lose the trust of the public",
            "the public trusts scientists more when they keep their failures quiet",
          ],
          ambiguous: {
            phrase: "trust",
            readings: ["faith in their honesty", "faith in their findings"],
            stake:
              "Admitting failures does prove honesty, but somebody who hears of nothing but failures may come to believe the findings less.",
          },
        },
      ],
    },
    {
      id: "paid-nights-in-sleep-laboratory",
      question: "Should a sleep laboratory pay its volunteers for every night?",
      background:
        "The sleep laboratory at the hospital wants sixty people to spend ten nights there with wires on their heads. Volunteers get breakfast and their bus fare.",
      objection: "those who come for money will say whatever they think is wanted",
      objectionParaphrases: [
        "paid people just please the researchers",
        "if it's for cash you get told what you hope to hear",
        "doctors warn that money makes people give the expected answers",
      ],
      claim: "the sleep laboratory should pay its volunteers a wage for every night",
      claimParaphrases: [
        "pay the volunteers",
        "sleepers in the lab ought to get money per night",
        "the hospital must give those who take part a wage",
        "breakfast isn't enough, volunteers have to be paid",
        "every night in the sleep laboratory needs to be paid work",
      ],
      claimOpposites: [
        "the sleep laboratory should not pay its volunteers a wage",
        "people should sleep in the laboratory for free as volunteers",
        "keep the sleepers unpaid",
        "breakfast and a bus ticket is plenty for having a kip",
      ],
      reasons: [
        {
          clause: "a wage would bring in a more representative group of sleepers",
          detail:
            "Of the thirty who came last year, twenty-two were students and five lived in the same hall.",
          paraphrases: [
            "you'd get a better cross-section",
            "the people in the study would be less one-sided",
            "because money attracts other kinds of folk and not only the usual ones",
            "those tested would stand for the population better",
            "a more typical lot would sign up",
          ],
          opposites: [
            "a wage would bring in a less representative group of sleepers",
            "unpaid volunteers are a more representative group than paid ones",
          ],
          ambiguous: {
            phrase: "representative",
            readings: ["mixed in age, job and income", "typical in the way they sleep"],
            stake:
              "Money will surely mix the incomes, but those who need it most often work at night and may sleep like nobody else.",
          },
        },
        {
          clause: "the hospital benefits from every pair of eyes that closes there",
          detail:
            "The mattress that came out of the study of 2015 now lies on the beds of three wards.",
          paraphrases: [
            "the hospital gets something from it",
            "it's the clinic that profits",
            "because each person who sleeps there is of use to the hospital",
            "the ones who run it gain by every volunteer",
            "the clinic comes out ahead with each participant",
          ],
          opposites: [
            "the hospital loses something with every person who sleeps there",
            "only the sleepers benefit from the nights at the hospital",
            "the hospital gains nothing from those who sleep there",
          ],
          ambiguous: {
            phrase: "benefits",
            readings: ["earns something", "learns something"],
            stake:
              "If it earns something, a share is only just; if it merely learns, the knowledge may come back to the sleepers and to everyone else.",
          },
        },
        {
          clause: "people who earn something are more reliable than people who do a favour",
          detail:
            "In February eleven dropped out after the fourth night, and their figures had to be thrown away.",
          paraphrases: [
            "you can count on paid people",
            "folk who get paid are more dependable",
            "because if it's only a favour you can't depend on anyone",
            "those who receive money do what they promised",
            "unpaid helpers let you down more",
          ],
          opposites: [
            "people who earn something are less reliable than people who do a favour",
            "somebody who does it as a favour is more reliable than somebody who is paid",
          ],
          ambiguous: {
            phrase: "reliable",
            readings: ["sure to come each time", "exact in what they report"],
            stake:
              "Money may well bring people back each time, but it could make their reports worse if they say what they believe they are paid for.",
          },
        },
      ],
    },
    {
      id: "homes-for-laboratory-rats",
      question: "Should an institute give its healthy rats to private homes after a study?",
      background:
        "The institute of psychology keeps two hundred rats for studies of learning. When a study ends, the animals are put down.",
      objection: "an animal bred for a cage is at a loss in a noisy kitchen",
      objectionParaphrases: [
        "lab rats can't cope at home",
        "a family kitchen is too loud for them",
        "keepers of the old school say they'd be lost anywhere but in a cage",
      ],
      claim: "the institute should give its healthy rats to private homes when a study ends",
      claimParaphrases: [
        "find homes for the rats",
        "let people adopt the healthy rats afterwards",
        "the institute ought to hand its rats over to private owners",
        "rats that are well must go to a family after the experiment",
        "don't kill the rats, give them away when it's finished",
      ],
      claimOpposites: [
        "the institute should not give its rats to private homes",
        "the institute should go on putting its rats down when a study ends",
        "keep putting the rats down",
        "who wants a lab rat at home, just put them to sleep",
      ],
      reasons: [
        {
          clause: "rats that have been handled every day make easy pets",
          detail: "At the open day a girl of nine had one asleep in her hood for an hour.",
          paraphrases: [
            "they're simple to keep",
            "used to people, they are no trouble as pets",
            "because tame rats are uncomplicated to have",
            "someone who takes one in won't have problems",
            "they know being touched so it's no big deal to own one",
          ],
          opposites: [
            "rats that have been handled every day make difficult pets",
            "laboratory rats are hard to keep as pets",
            "handled rats don't make easy pets",
          ],
          ambiguous: {
            phrase: "easy",
            readings: ["gentle with those who hold them", "cheap and quick to care for"],
            stake:
              "Daily handling does make for gentle animals, but it changes nothing in the cost of a cage, a vet and a sitter for the holidays.",
          },
        },
        {
          clause: "the institute would lose fewer of its sensitive keepers",
          detail:
            "Two apprentices left in the spring, both of them in the week after the maze study.",
          paraphrases: [
            "tender-hearted staff would stay",
            "keepers with feeling wouldn't leave",
            "because the ones who feel for the rats quit under the present system",
            "it helps to hold on to carers who aren't hard-boiled",
            "not so many soft-hearted workers would go",
          ],
          opposites: [
            "the institute would lose more of its sensitive keepers",
            "the sensitive keepers would quit if the rats were given away",
          ],
          ambiguous: {
            phrase: "sensitive",
            readings: ["who are easily upset", "who see at once when something ails a rat"],
            stake:
              "Those who see at once what ails a rat are a loss to the research itself, whereas those who are easily upset might be happier elsewhere.",
          },
        },
        {
          clause:
            "adoption days would make work with laboratory animals more transparent to the city",
          detail: "Most people on the tram know the building only by its fence and its number.",
          paraphrases: [
            "people would see what goes on",
            "it lets the town look inside",
            "because the city would know more about what happens with the animals",
            "less secrecy about tests with animals",
            "inviting people to adopt makes it all less hidden",
          ],
          opposites: [
            "adoption days would hide from the city what happens to laboratory animals",
            "adoption days would make the work with animals more secretive",
          ],
          ambiguous: {
            phrase: "transparent",
            readings: ["open to be looked at", "easy to see the point of"],
            stake:
              "An adoption day opens no more than the entrance hall, but an hour's talk with a researcher may well show people the point of the work.",
          },
        },
      ],
    },
    {
      id: "science-fair-built-at-school",
      question: "Should projects for a school science fair be built only at school?",
      background:
        "Every March the pupils of our district show eighty projects at the science fair. Most are built at home, and a jury awards three prizes.",
      objection: "a mother or father in the shed is the best teacher many children have",
      objectionParaphrases: [
        "parents teach children best",
        "lots of kids learn most from mum or dad in the workshop",
        "others say that building with a parent is worth more than any lesson",
      ],
      claim: "projects for the science fair should be built at school and nowhere else",
      claimParaphrases: [
        "build the projects at school only",
        "nothing made at home ought to go to the science fair",
        "pupils must do their fair projects in school",
        "the projects need to be made under the school's roof",
        "school is the only place where they should be working on it",
      ],
      claimOpposites: [
        "projects for the science fair shouldn't have to be built at school",
        "projects for the science fair should be built at home as before",
        "keep building projects at home",
        "let kids tinker in the shed at home for the fair",
      ],
      reasons: [
        {
          clause: "the jury would know that what it sees is the children's own",
          detail:
            "Last year's robot arm had a weld on it that the metalwork teacher asked to have explained.",
          paraphrases: [
            "no parents doing the work",
            "judges could be sure the kids did it",
            "because then it's certain that it comes from the pupils",
            "nobody on the jury would wonder if dad was behind it",
            "it proves the youngsters made it and not a grown-up",
          ],
          opposites: [
            "the jury would know less about whose work it sees",
            "projects built at home are the ones the jury can be sure are the children's own",
            "building at school wouldn't prove that the work is the children's own",
          ],
          ambiguous: {
            phrase: "own",
            readings: ["work of their hands", "idea from beginning to end"],
            stake:
              "A teacher in the room can vouch for whose hands were at work, but an idea may still have come from the supper table.",
          },
        },
        {
          clause: "pupils whose homes have no workshop would get a chance",
          detail:
            "Two brothers above the launderette measured the heat of the driers, as nothing else was to hand.",
          paraphrases: [
            "it's open to kids without tools",
            "children who have nowhere to build could be in it too",
            "because not every family owns a workbench and drills",
            "those with no place to tinker wouldn't be shut out",
            "fairer for the ones who lack equipment at home",
          ],
          opposites: [
            "pupils whose homes have no workshop would lose their chance",
            "pupils with a workshop at home would get all the chances at school",
          ],
          ambiguous: {
            phrase: "chance",
            readings: ["way of taking part at all", "hope of winning a prize"],
            stake:
              "Benches and drills are all it takes to let everyone in, but to win they would also need the ideas and the talk that some homes are full of.",
          },
        },
        {
          clause: "boys and girls who build in one room learn from one another",
          detail:
            "In the hut by the playing field a girl showed a boy why his bridge kept leaning.",
          paraphrases: [
            "they pick things up from each other",
            "kids teach kids when they're together",
            "because side by side you get ideas from your neighbour",
            "working together, pupils profit from what the rest know",
            "they'd see how others do it",
          ],
          opposites: [
            "boys and girls learn more when each builds alone at home",
            "children who build in one room learn nothing from each other",
          ],
          ambiguous: {
            phrase: "learn from",
            readings: ["explain things to", "pick up tricks by watching"],
            stake:
              "Explaining makes a thing clear to both sides, while watching and copying may end in eighty volcanoes.",
          },
        },
      ],
    },
    {
      id: "beetle-name-for-sale",
      question: "Should a university sell the name of a new beetle to the highest bidder?",
      background:
        "Biologists from our university have found five new beetles in a mountain forest. Whoever describes a species first may choose what it is called.",
      objection: "a name that can be bought says nothing about the animal",
      objectionParaphrases: [
        "bought names tell you nothing",
        "a rich man's name doesn't describe the beetle",
        "people object that the name has nothing to do with the insect if money decides",
      ],
      claim: "the university should sell the name of one of its beetles to the highest bidder",
      claimParaphrases: [
        "auction a beetle's name",
        "let whoever pays most name one of the beetles",
        "one beetle ought to be called what the top bidder wants",
        "the university has to put the naming of a beetle up for sale",
        "sell one of the names",
      ],
      claimOpposites: [
        "the university should not sell the name of a beetle",
        "the discoverers should choose the beetle's name themselves and turn the bidders away",
        "beetle names aren't for sale",
        "don't flog a beetle's name to some rich bloke",
      ],
      reasons: [
        {
          clause: "the proceeds of a sale would pay for independent research on the mountain",
          detail:
            "A tent, two hammocks and a guide for six weeks cost about as much as a small car.",
          paraphrases: [
            "it funds free research",
            "there'd be money for more studies up there",
            "because the sum could go into research that nobody else controls",
            "biologists could afford to work on their own out there",
            "the income lets them do research without strings",
          ],
          opposites: [
            "the proceeds would make the research on the mountain depend on a buyer",
            "selling a name would cost the mountain its independent research",
            "the money wouldn't pay for any independent research",
          ],
          ambiguous: {
            phrase: "independent",
            readings: ["that no company pays for", "that the biologists choose for themselves"],
            stake:
              "The biologists may well be free to choose, but if the highest bidder is a company, the work is no longer free of company money.",
          },
        },
        {
          clause: "a well-known name would bring attention to a neglected group of creatures",
          detail:
            "A brown moth that was called after a singer in 2011 has its own page in nine languages.",
          paraphrases: [
            "people would notice beetles",
            "a famous name makes the public look at them",
            "because otherwise nobody gives these insects a thought",
            "overlooked animals get into the limelight with a celebrity's name",
            "beetles would finally be talked about",
          ],
          opposites: [
            "a well-known name would draw attention away from the neglected creatures",
            "people ignore these creatures even more if they have a famous name",
            "a famous name brings beetles no attention",
          ],
          ambiguous: {
            phrase: "attention",
            readings: ["headlines for a week", "study and protection"],
            stake:
              "Headlines are easy to get and soon forgotten, whereas study and protection would be worth a name but seldom follow from one.",
          },
        },
        {
          clause: "calling an animal after a benefactor is a respectable custom in biology",
          detail:
            "In the drawers of the museum sit eleven dukes, four bankers and a judge, all of them weevils.",
          paraphrases: [
            "biologists have always done that",
            "naming species after sponsors is an accepted tradition",
            "because there's nothing odd about honouring a patron with an animal",
            "donors have had creatures named for them before",
            "it's a decent old habit to thank givers like that",
          ],
          opposites: [
            "calling an animal after a benefactor is a disgrace in biology",
            "biologists find it shameful to name an animal after a patron",
          ],
          ambiguous: {
            phrase: "respectable",
            readings: ["old and widely kept", "morally above reproach"],
            stake:
              "That the custom is old can be shown from any drawer, but an honour that has long been for sale is not made decent by its age.",
          },
        },
      ],
    },
  ],
};
