import type { Issue } from "../issue.ts";

/** Issues about what is printed, filmed and posted about a topic, whatever it is. */
export function mediaIssues(topic: string): Issue[] {
  return [readersPage(topic), newsletterAdverts(topic), videoLabels(topic), realNames(topic)];
}

const readersPage = (topic: string): Issue => ({
  id: "generic-readers-page",
  question: `Should a local paper's monthly page about ${topic} be written by its readers?`,
  background: `Our local paper is going to print a page about ${topic} on the first Friday of every month. The editor has not decided who is to write it.`,
  objection: "a trained reporter checks the facts that an enthusiast takes for granted",
  objectionParaphrases: [
    "reporters check their facts",
    "amateurs don't verify what they write",
    "others say that a journalist is more careful with facts than a fan",
  ],
  claim: `the local paper's monthly page about ${topic} should be written by its readers`,
  claimParaphrases: [
    "let the readers write it",
    `readers ought to fill the page about ${topic}`,
    "the paper shouldn't have its own reporters do the monthly page",
    "hand the page over to people who read the paper",
    `what's printed about ${topic} should come from the readers`,
  ],
  claimOpposites: [
    "the monthly page should not be written by the readers",
    "the monthly page should be written by a reporter of the paper",
    "let reporters write the page",
    "leave the writing to the pros, readers should just read it",
  ],
  reasons: [
    {
      clause: "readers write from experience, where a reporter has to ask around",
      detail:
        "The best paragraph on last year's flood stood in a letter to the editor by a plumber.",
      paraphrases: [
        "readers have experience of it",
        "they've lived it, a journalist only asks others",
        "because people who read the paper know it at first hand",
        "a reader can write about what he's been through while reporters depend on others",
        "reporters only get it second-hand",
      ],
      opposites: [
        "reporters write from experience and readers have to ask around",
        "a reporter knows more from experience than the readers do",
        "readers don't have any experience to write from",
      ],
      ambiguous: {
        phrase: "experience",
        readings: ["what they themselves did or saw", "long years with a subject"],
        stake:
          "What somebody saw with her own eyes is worth printing, whereas long years may only have made a writer set in his views.",
      },
    },
    {
      clause: "an open page lets ordinary people be heard beside mayors and managers",
      detail:
        "On a typical Friday the front half quotes eleven persons, and nine of them have a press officer.",
      paraphrases: [
        "normal people get heard",
        "it isn't just the big names who have a say",
        "because folk like you and me never appear in the paper otherwise",
        "those who hold no high position could speak up in print as well",
        "gives the little guy a voice",
      ],
      opposites: [
        "an open page only gives mayors and managers more room",
        "ordinary people are drowned out on a page that is open to readers",
        "an open page won't let ordinary people be heard",
      ],
      ambiguous: {
        phrase: "ordinary",
        readings: ["without any office or title", "of average schooling and income"],
        stake:
          "Nearly every reader is without office or title, but a page that anyone may fill is mostly filled by the well schooled.",
      },
    },
    {
      clause: "households buy a paper when the name of someone they know is printed in it",
      detail:
        "The issue with the school photographs is sold out by nine in the morning every summer.",
      paraphrases: [
        "the paper would sell better",
        "people buy it if a familiar name is in it",
        "because you want a copy when somebody you know has written something",
        "more copies get sold thanks to names that readers recognise",
        "everyone gets the paper if their mate's in it",
      ],
      opposites: [
        "households stop buying a paper when someone they know is printed in it",
        "people would rather buy a paper full of names they have never heard",
        "nobody buys a paper because a friend's name is in it",
      ],
      ambiguous: {
        phrase: "someone they know",
        readings: ["a friend or relation of theirs", "a person heard of all over town"],
        stake:
          "Friends and relations of one writer may buy twenty copies; names heard of all over town could sell hundreds, but few readers have one.",
      },
    },
  ],
});

const newsletterAdverts = (topic: string): Issue => ({
  id: "generic-newsletter-adverts",
  question: `Should a newsletter about ${topic} do without paid adverts?`,
  background: `A newsletter about ${topic} goes out to three hundred readers on the first of each month. A shop has offered ninety pounds for half a page in every issue.`,
  objection: "ninety pounds a month would pay for better paper and proper pictures",
  objectionParaphrases: [
    "the money would improve it",
    "they could print nicer pictures with the ninety pounds",
    "people argue that the income buys better paper",
  ],
  claim: `the newsletter about ${topic} should go on without any paid adverts`,
  claimParaphrases: [
    "no ads in the newsletter",
    "they ought to turn down the shop's offer",
    `keep advertising out of the newsletter about ${topic}`,
    "the editors should say no to the ninety pounds",
    `a newsletter on ${topic} has to stay free of commercials`,
  ],
  claimOpposites: [
    "the newsletter should not turn down paid adverts",
    "the newsletter should accept the shop's ninety pounds for half a page",
    "take the paid adverts",
    "grab the ninety quid and print the shop's ad",
  ],
  reasons: [
    {
      clause: "readers trust what they are told by people who have nothing to sell",
      detail:
        "In a neighbouring town a glowing review turned out to be by the seller's own cousin.",
      paraphrases: [
        "no ads means more trust",
        "readers believe you if you're not selling anything",
        "because people don't doubt writers who get no money out of it",
        "whoever has no wares to push is taken at their word",
        "you believe it more when nobody's making a sale",
      ],
      opposites: [
        "readers distrust people who have nothing to sell",
        "readers trust a page more when somebody on it has something to sell",
      ],
      ambiguous: {
        phrase: "trust",
        readings: ["believe to be correct", "believe to be honestly meant"],
        stake:
          "Having nothing to sell makes it likely that the writers are honest, but their facts are not any more correct for that.",
      },
    },
    {
      clause: "whoever pays month after month gains influence over the writers",
      detail:
        "One polite call about a headline is enough to make an editor think twice the next time.",
      paraphrases: [
        "advertisers get a say",
        "he who pays the piper calls the tune",
        "because the shop that gives money can steer what's written",
        "a sponsor sooner or later affects what people write",
        "wouldn't the authors be swayed by those who pay?",
      ],
      opposites: [
        "a shop that pays every month has no say over the writers",
        "the writers stay completely free even if a shop pays every month",
      ],
      ambiguous: {
        phrase: "influence",
        readings: ["the power to have a text changed", "a place in the minds of those writing"],
        stake:
          "The power to change a text can be ruled out by contract, whereas nothing can keep a generous payer out of the writers' minds.",
      },
    },
    {
      clause: "with adverts the pages would lose the familiar tone that readers like",
      detail:
        "The editor always begins with the weather on her balcony and ends with a misprint that somebody has found.",
      paraphrases: [
        "it wouldn't sound the same",
        "ads spoil the cosy style",
        "because the tone that people enjoy would be gone with advertising",
        "readers would miss the way it's written now if there were commercials in it",
        "it'd stop feeling like the old newsletter",
      ],
      opposites: [
        "with adverts the pages would gain the familiar tone that readers like",
        "the newsletter would keep its familiar tone with adverts in it",
        "adverts wouldn't change the tone of the pages",
      ],
      ambiguous: {
        phrase: "familiar",
        readings: ["friendly and informal", "well known from earlier years"],
        stake:
          "A sales pitch does sit badly beside the talk of friends, but what is merely well known will be missed for a few months and then forgotten.",
      },
    },
  ],
});

const videoLabels = (topic: string): Issue => ({
  id: "generic-video-labels",
  question: `Should AI-made videos about ${topic} carry a label from the first second to the last?`,
  background: `More and more videos about ${topic} are made by AI, voice included. On the site that most of us use, some have a note in small print below.`,
  objection: "a good explanation is no worse for having been made by a machine",
  objectionParaphrases: [
    "a good video stays good",
    "it doesn't matter who made it if it's explained well",
    "some reply that machines can explain things just as well",
  ],
  claim: `every AI-made video about ${topic} should carry a label from beginning to end`,
  claimParaphrases: [
    "label AI videos all the way through",
    "mark AI clips all through",
    `videos on ${topic} that a machine made must say so the whole time`,
    "there ought to be a sign on the screen for as long as an AI film runs",
    `you should always be able to see that a clip about ${topic} is by AI`,
  ],
  claimOpposites: [
    "AI-made videos should not have to carry a label all the way through",
    "AI-made videos should be shown free of any label",
    "no labels on AI videos",
    "who cares if a robot made the clip, skip the label",
  ],
  reasons: [
    {
      clause: "viewers can only weigh a statement if they know its source",
      detail:
        "Someone at our last meeting said four times 'I saw it in a video' and could not say whose.",
      paraphrases: [
        "you need to know the source",
        "people have to know where it comes from",
        "because nobody can judge what's said without knowing who it is from",
        "to decide whether to believe something the audience must be aware of its origin",
        "can't tell if it's right when you don't know where it's from",
      ],
      opposites: [
        "viewers can weigh a statement perfectly well if its source is unknown",
        "knowing the source makes it harder for viewers to judge a statement",
        "you don't need the source to weigh what is said",
      ],
      ambiguous: {
        phrase: "source",
        readings: ["the maker of the video", "the place where its facts were found"],
        stake:
          "A label does name the maker, but it tells nobody where the facts were found, and a careful viewer needs just that.",
      },
    },
    {
      clause: "people who film everything themselves deserve to have genuine work recognised",
      detail:
        "Three minutes shot with a borrowed camera can take two weekends and a good deal of soup.",
      paraphrases: [
        "real film-makers deserve credit",
        "those who shoot it themselves should be noticed",
        "because otherwise nobody can tell the honest work of human beings",
        "someone who made the whole clip by hand has earned it that others can see that",
        "credit to the ones who actually go out and film",
      ],
      opposites: [
        "people who film everything themselves deserve no special recognition",
        "AI work deserves the same recognition as films that people shoot themselves",
      ],
      ambiguous: {
        phrase: "genuine",
        readings: ["filmed from real life", "done with care and honest effort"],
        stake:
          "A label marks off exactly what was filmed from real life, but care and effort can go into a machine-made film as well.",
      },
    },
    {
      clause: "generated pictures can make things that never existed look convincing",
      detail:
        "In one film a hand with six fingers pointed at the map of a town that nobody could find.",
      paraphrases: [
        "fake pictures look real",
        "AI can show stuff that isn't true and you'd believe it",
        "because a computer makes up scenes so well that they seem real",
        "invented images are good enough to take people in",
        "how are you meant to notice that it never happened?",
      ],
      opposites: [
        "generated pictures always look fake and fool nobody",
        "generated pictures make even real things look unconvincing",
        "viewers easily spot that a generated picture is fake",
      ],
      ambiguous: {
        phrase: "convincing",
        readings: ["real to people new to a subject", "real even to those who know it well"],
        stake:
          "If only newcomers are fooled, a note on films for beginners may do; if the best informed are fooled too, everyone needs the label.",
      },
    },
  ],
});

const realNames = (topic: string): Issue => ({
  id: "generic-real-names",
  question: `Should members of an online group about ${topic} write under their real names?`,
  background: `An online group about ${topic} has grown to three hundred members in a single year. Most of them use invented names, and its rules are now being rewritten.`,
  objection: "a person with something painful to tell will not put a signature to it",
  objectionParaphrases: [
    "painful things are told only anonymously",
    "nobody shares hard stories under their own name",
    "people say some things can't be told unless you're anonymous",
  ],
  claim: `members of the online group about ${topic} should write under their real names`,
  claimParaphrases: [
    "real names only",
    "nobody in the group ought to hide behind an invented name",
    `people who post about ${topic} should say who they are`,
    "the new rules have to ban made-up names",
    `no nicknames in the group on ${topic}`,
  ],
  claimOpposites: [
    "members of the online group should not have to use their real names",
    "members of the online group should go on writing under invented names",
    "keep the invented names",
    "let folk call themselves whatever they like in the group",
  ],
  reasons: [
    {
      clause: "people stay polite in a quarrel when everyone can see who is speaking",
      detail:
        "A man known only as Storm Petrel called a woman an idiot and turned out to be her dentist.",
      paraphrases: [
        "people are nicer when named",
        "less rudeness if you can see who it is",
        "because nobody's nasty when others know who they are",
        "arguments remain civil as long as you aren't hidden",
        "folk behave themselves if they can be recognised",
      ],
      opposites: [
        "people get ruder in a quarrel when everyone can see who is speaking",
        "people quarrel more politely when they are anonymous",
        "a real name doesn't make anybody polite",
      ],
      ambiguous: {
        phrase: "polite",
        readings: ["free of insults and threats", "careful never to contradict anybody"],
        stake:
          "Fewer insults would help any discussion, but where nobody dares to contradict, a group soon has nothing to discuss.",
      },
    },
    {
      clause: "a name above a post lets readers find out whether an adviser is qualified",
      detail:
        "Behind the most quoted answer of the year was a boy of twelve with a gift for sounding old.",
      paraphrases: [
        "you can check who gives advice",
        "names show if somebody knows their stuff",
        "because you're able to look up whether the person is any good",
        "it can be verified that those who give tips have the knowledge for it",
        "how else would I know if they're an expert?",
      ],
      opposites: [
        "a real name hides from readers whether an adviser is qualified",
        "readers can judge an adviser just as well by an invented name",
        "a name above a post tells readers nothing about an adviser",
      ],
      ambiguous: {
        phrase: "qualified",
        readings: [
          "the holder of a certificate or degree",
          "able to help, through practice of any kind",
        ],
        stake:
          "A certificate can be looked up under a name, while what someone has learned in practice shows in the answers, whoever signs them.",
      },
    },
    {
      clause: "knowing who is who turns a long list of users into a community",
      detail:
        "Two users wrote to each other for a year before they learned that they shared a bus stop.",
      paraphrases: [
        "people grow together",
        "it creates a sense of community",
        "because users become a proper group once they know each other's identity",
        "if you know who the others are you feel you belong together",
        "makes it more than just a bunch of accounts",
      ],
      opposites: [
        "a list of users is a better community when everyone stays anonymous",
        "knowing who is who drives the members of a group apart",
        "real names don't turn users into a community",
      ],
      ambiguous: {
        phrase: "community",
        readings: [
          "people who lend each other a hand",
          "people who share a taste and enjoy it together",
        ],
        stake:
          "To lend each other a hand people do need to know who is who, but a taste can be shared just as well under invented names.",
      },
    },
  ],
});
