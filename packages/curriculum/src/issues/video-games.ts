import type { IssueFamily } from "../issue.ts";

/** Issues about video games, those who play them and those who sell them. */
export const videoGames: IssueFamily = {
  id: "video-games",
  name: "video games",
  keywords: [
    "video game",
    "video games",
    "videogame",
    "videogames",
    "computer games",
    "gaming",
    "gamer",
    "gamers",
    "e-sports",
    "esports",
    "online games",
    "mobile games",
    "game design",
    "game development",
    "game developers",
    "games console",
    "games consoles",
    "pc gaming",
    "role-playing games",
    "first-person shooters",
    "indie games",
    "speedrunning",
    "loot boxes",
  ],
  issues: [
    {
      id: "no-gaming-on-school-nights",
      question: "Should children under fourteen go without video games on school nights?",
      background:
        "Last term our school asked three hundred parents about video games at home. Half of them allow games on any evening, the other half only at weekends.",
      objection: "an online match is where children today meet their friends",
      objectionParaphrases: [
        "they meet their friends there",
        "kids would be cut off from their mates",
        "children see each other in games now, that's their playground",
      ],
      claim: "children under fourteen should not play video games on school nights",
      claimParaphrases: [
        "no gaming on school nights",
        "kids shouldn't game when there's school tomorrow",
        "under-14s ought to leave the console off from Sunday to Thursday",
        "parents should forbid games before school days",
        "before a day at school the young ones must not play",
      ],
      claimOpposites: [
        "parents should not forbid video games to under-fourteens on school nights",
        "children under fourteen should be free to play video games on school nights",
        "allow games on school nights",
        "let the kids game on a Tuesday if they fancy it",
      ],
      reasons: [
        {
          clause: "children who fight dragons until bedtime do not get good sleep",
          detail:
            "One father described how his son of twelve lay under the lamp at eleven, still steering with both thumbs.",
          paraphrases: [
            "they sleep badly after playing",
            "games keep kids awake",
            "because you're too wound up to sleep after a fight on screen",
            "children can't settle at night if they have been gaming",
            "bad for their sleep",
          ],
          opposites: [
            "children sleep better after an hour of fighting dragons",
            "a game before bedtime helps kids to get good sleep",
            "gaming late doesn't harm a child's sleep at all",
          ],
          ambiguous: {
            phrase: "good sleep",
            readings: ["enough hours in bed asleep", "deep and unbroken rest"],
            stake:
              "Enough hours can be had by stopping at seven, so only if games spoil the depth of the night does the reason ask for a ban.",
          },
        },
        {
          clause: "homework is done properly when nothing more exciting waits in the next room",
          detail: "With a raid due to start at six, eleven sums can be finished in four minutes.",
          paraphrases: [
            "schoolwork gets done better",
            "kids don't rush their homework",
            "because they take their time over it if there's no game to go to",
            "children would do what the teacher set with more care",
            "no temptation, better homework",
          ],
          opposites: [
            "homework gets done better when a game is waiting as a reward",
            "kids work properly on their homework because a game comes afterwards",
            "with nothing exciting to look forward to, children do their homework badly",
          ],
          ambiguous: {
            phrase: "properly",
            readings: ["so that every task is complete", "so that something is learnt from it"],
            stake:
              "A complete page may be copied in a hurry and teach nothing, so the reason matters only if something is really learnt.",
          },
        },
        {
          clause:
            "parents and children have more time for each other on an evening without a screen",
          detail:
            "In some homes the longest talk of the day is a voice through a headset saying that supper can wait.",
          paraphrases: [
            "families get to be together",
            "mums, dads and kids would do more as a family",
            "because games take away the time a family has",
            "it gives the family its evening back",
            "more family time",
          ],
          opposites: [
            "video games give parents and children more time together in the evening",
            "families spend less time with each other on an evening without a screen",
          ],
          ambiguous: {
            phrase: "time for each other",
            readings: ["hours in the same room", "real talk and common pastimes"],
            stake:
              "Hours in one room come by themselves when the console is off, but whether anybody talks or reaches for a pack of cards is another question.",
          },
        },
      ],
    },
    {
      id: "surprise-boxes-adults-only",
      question: "Should games that sell surprise boxes be sold to adults only?",
      background:
        "Some video games offer boxes that cost between one and five pounds. What a box contains is only shown when it has been paid for and opened.",
      objection: "football cards have been sold in sealed packets for generations",
      objectionParaphrases: [
        "sticker packets are no different",
        "kids have always bought cards without seeing them",
        "people point to collectors' cards, which work the same way",
      ],
      claim: "games that ask players to pay for surprise boxes should be sold to adults only",
      claimParaphrases: [
        "18+ for games with loot boxes",
        "only grown-ups ought to be able to buy games with paid boxes",
        "they shouldn't sell games with mystery boxes to kids",
        "keep children away from games that charge for surprises",
        "such a game must be for over-18s",
      ],
      claimOpposites: [
        "games with surprise boxes shouldn't be sold to adults only",
        "children should be free to buy games that ask them to pay for surprise boxes",
        "sell surprise boxes to everyone",
        "let kids buy their loot boxes if they want to",
      ],
      reasons: [
        {
          clause: "paying for a prize that hangs on luck is a form of gambling",
          detail:
            "The golden sword in one popular title turns up about once in every two hundred tries.",
          paraphrases: [
            "it's basically betting",
            "kids are gambling with it",
            "because you stake money on chance just like in a casino",
            "spending money on a lucky draw is the same as a bet",
            "isn't that just a slot machine?",
          ],
          opposites: [
            "paying for a surprise prize is not gambling at all",
            "buying a box with a lucky prize is harmless shopping and far from gambling",
          ],
          ambiguous: {
            phrase: "gambling",
            readings: ["betting as the law defines it", "staking something on chance"],
            stake:
              "If the law calls it betting, it is closed to children already; in the wider sense a raffle at the school fair would have to go as well.",
          },
        },
        {
          clause: "children who pay in coins on a screen lose sight of the value of money",
          detail:
            "A girl in our building was astonished that eleven handfuls of rubies had been her brother's bicycle.",
          paraphrases: [
            "they don't know what they're spending",
            "kids forget what money is worth",
            "because virtual coins hide what it really costs",
            "with play money a child has no idea how much goes out",
            "children can't judge the cost when it's digital",
          ],
          opposites: [
            "paying with coins on a screen teaches children the value of money",
            "kids who pay in virtual coins learn what things really cost",
          ],
          ambiguous: {
            phrase: "value",
            readings: ["exact sum in pounds", "work that stands behind every pound"],
            stake:
              "A price tag in pounds would put right the first without any age limit, while a feeling for the work behind money comes only with years.",
          },
        },
        {
          clause: "the makers use tricks that few twelve-year-olds can see through",
          detail:
            "Before a box opens it trembles, glows and for half a second shows something rare beside the dull prize.",
          paraphrases: [
            "companies fool the kids",
            "a child doesn't notice how it is being manipulated",
            "because the studios play with children's minds",
            "kids can't tell that they're being worked on by the designers",
            "young players fall for it",
          ],
          opposites: [
            "twelve-year-olds easily see through the tricks of the makers",
            "the makers are honest and open with the children who play",
            "the studios don't use any tricks on children",
          ],
          ambiguous: {
            phrase: "tricks",
            readings: ["lies about the odds", "sounds and lights that excite"],
            stake:
              "Lies about the odds would be fraud at any age, whereas exciting sounds and lights are what every fairground uses.",
          },
        },
      ],
    },
    {
      id: "school-e-sports-team",
      question: "Should a school pay the travel costs of its e-sports team?",
      background:
        "Our secondary school pays the travel costs of its football, hockey and chess teams. An e-sports team was founded last autumn and pays its own way.",
      objection: "a school has no business paying for yet more hours at a screen",
      objectionParaphrases: [
        "they sit at screens enough",
        "school money isn't for screen time",
        "some parents say pupils spend too long in front of monitors already",
      ],
      claim: "the school should pay the travel costs of its e-sports team",
      claimParaphrases: [
        "pay for the gamers' trips",
        "the e-sports team ought to have its travel paid",
        "our school has to cover the fares of the e-sports players",
        "the gaming team should get its train tickets from the school",
        "the team shouldn't have to pay for travelling itself",
      ],
      claimOpposites: [
        "the school should not pay the travel costs of its e-sports team",
        "the e-sports team should go on paying its own way to matches",
        "no travel money for e-sports",
        "the gamers can cough up for their own train tickets",
      ],
      reasons: [
        {
          clause: "training for e-sports teaches as much discipline as training for hockey",
          detail:
            "On Wednesdays the first five players go through one lost round, minute by minute, before anyone may start a new one.",
          paraphrases: [
            "you learn self-control",
            "e-sports players have to work hard at it",
            "because pupils learn to stick to it just as hockey players do",
            "practising for it makes kids disciplined",
            "it trains the will as much as hockey does",
          ],
          opposites: [
            "training for e-sports teaches far less discipline than training for hockey",
            "hockey makes pupils disciplined and e-sports makes them lazy",
            "you don't learn any discipline by training for e-sports",
          ],
          ambiguous: {
            phrase: "discipline",
            readings: ["keeping to a strict timetable", "keeping one's temper after a defeat"],
            stake:
              "A strict timetable is proved by the training plan, but whether the players keep their temper shows only in the matches.",
          },
        },
        {
          clause: "the e-sports team has found a place for pupils who were left out of other teams",
          detail:
            "Eleven of its fourteen members had never before stayed a minute longer than the bell required.",
          paraphrases: [
            "it gives outsiders a team",
            "kids who had no team before now have one",
            "because those who didn't belong anywhere joined it",
            "pupils outside the other clubs fit in there",
            "some had never been part of a team until then",
          ],
          opposites: [
            "the e-sports team leaves out the pupils that other teams take in",
            "pupils who were left out elsewhere are left out of the e-sports team too",
            "the e-sports team has no place for outsiders",
          ],
          ambiguous: {
            phrase: "left out",
            readings: ["turned away when they tried", "never drawn to any of them"],
            stake:
              "Pupils who were turned away have a claim to be made up for it, while those who simply had no interest were done no wrong.",
          },
        },
        {
          clause:
            "the e-sports players have been more successful than any other team in the school",
          detail:
            "By Easter they had grown from six to fourteen and had won two of their three tournaments.",
          paraphrases: [
            "they've done brilliantly",
            "their results were better than any other team's",
            "because they have achieved more than anybody else at school",
            "the e-sports lot have had a great season",
            "no other team has done as well as they have",
          ],
          opposites: [
            "the e-sports players have been the least successful team in the school",
            "every other team in the school has won more than the e-sports players",
          ],
          ambiguous: {
            phrase: "successful",
            readings: ["often a winner", "quick to gain members"],
            stake:
              "Many members show that the money would reach many pupils, while victories show only that a few of them play well.",
          },
        },
      ],
    },
    {
      id: "care-home-consoles",
      question: "Should a care home spend its leisure money on games consoles?",
      background:
        "Forty-six people live in the care home on Park Road. Its committee has nine hundred pounds to spend on leisure this year.",
      objection: "most residents would rather have an outing to the sea",
      objectionParaphrases: [
        "they'd prefer a day at the seaside",
        "the old people want trips, not gadgets",
        "a trip to the coast instead",
      ],
      claim: "the care home should buy two games consoles for its common room",
      claimParaphrases: [
        "buy two consoles",
        "the committee ought to spend the money on consoles",
        "get the home a pair of games consoles",
        "they should put video games in the common room",
        "the residents need something to play video games on",
      ],
      claimOpposites: [
        "the care home should not buy any games consoles for its common room",
        "the care home should spend its nine hundred pounds on something other than consoles",
        "keep consoles out of the common room",
        "forget the consoles, the old folks can do without that stuff",
      ],
      reasons: [
        {
          clause: "bowling and dancing before a screen keep old people active",
          detail:
            "In the home across the river a woman of ninety-one gets up from her armchair every day at four to bowl.",
          paraphrases: [
            "it gets them moving",
            "the elderly stay lively that way",
            "because pensioners move about when they play",
            "old folks don't just sit around if they can bowl and dance",
            "movement games are good for seniors",
          ],
          opposites: [
            "games on a screen make old people sit still all day",
            "bowling in front of a screen keeps old people passive",
            "pensioners don't move about when they play on a console",
          ],
          ambiguous: {
            phrase: "active",
            readings: ["using muscles and joints", "taking part in the life of the house"],
            stake:
              "For muscles a weekly class in gymnastics would do more, but few things make people take part as easily as a game in the common room.",
          },
        },
        {
          clause: "a race on the screen connects residents with their grandchildren",
          detail:
            "A boy of ten who has nothing to say about hip operations may have a lot to say about overtaking.",
          paraphrases: [
            "grandchildren and grandparents come closer",
            "it brings young and old together",
            "because grandma and the kids have a thing to do in common",
            "the old ones get a link to their grandkids",
            "it's a bridge to the grandchildren",
          ],
          opposites: [
            "games on a screen drive residents and their grandchildren apart",
            "a racing game separates grandma from her grandchildren",
          ],
          ambiguous: {
            phrase: "connects",
            readings: ["gives an hour's common pastime to", "creates lasting closeness for"],
            stake:
              "A common pastime for an hour is as good as certain, but whether it creates any closeness that lasts beyond the visit is open.",
          },
        },
        {
          clause: "puzzle games on a screen keep a mind sharp at any age",
          detail:
            "On a borrowed console two brothers have spent nine weeks on a bridge that will not hold a cart.",
          paraphrases: [
            "it trains the brain",
            "their minds stay fit",
            "because riddles on a console keep you thinking",
            "solving puzzles prevents the mind from going rusty",
            "good mental exercise for the old",
          ],
          opposites: [
            "puzzle games on a screen make an old mind dull",
            "a console makes your mind slower at any age",
            "screen puzzles do nothing for the brain",
          ],
          ambiguous: {
            phrase: "sharp",
            readings: ["good at the puzzles themselves", "clear in everyday matters"],
            stake:
              "Practice makes anyone good at the puzzle in hand, but it is disputed whether that helps to remember a face or a tablet.",
          },
        },
      ],
    },
    {
      id: "verified-names-in-voice-chat",
      question: "Should only players with a verified name be allowed to speak in online games?",
      background:
        "In many online games strangers can talk to one another while they play. Anyone can join in under an invented name, and most players do.",
      objection: "a shy person speaks freely only behind a mask",
      objectionParaphrases: [
        "shy people need to stay anonymous",
        "with a real name the timid would keep silent",
        "others think a mask is what lets quiet folk talk",
      ],
      claim: "online games should open their voice chat only to players with a verified name",
      claimParaphrases: [
        "no voice chat without a checked name",
        "only verified players ought to talk",
        "you should have to prove your name before you speak in a game",
        "anonymous gamers shouldn't be let into the chat",
        "games have to check who people are before letting them talk",
      ],
      claimOpposites: [
        "online games should not make players verify their names for voice chat",
        "voice chat in online games should stay open to players with invented names",
        "keep voice chat anonymous",
        "let anyone chat in games under whatever name they like",
      ],
      reasons: [
        {
          clause: "people keep a civil tongue when they can be identified",
          detail:
            "In one racing game that asked for passports, complaints about insults fell from ninety a week to eleven.",
          paraphrases: [
            "players would be more polite",
            "nobody swears if you can tell who it is",
            "because folk behave themselves when they aren't anonymous",
            "without a mask there's less abuse",
            "they'd mind their language",
          ],
          opposites: [
            "people are ruder when others can identify them",
            "players talk more politely when they are anonymous",
            "a verified name doesn't make anybody civil",
          ],
          ambiguous: {
            phrase: "identified",
            readings: ["named openly to other players", "traced by the company if need be"],
            stake:
              "If the company alone can trace them, manners may improve at no cost; if every player sees the name, people risk being pestered at home.",
          },
        },
        {
          clause:
            "checked names would stop bullies from coming straight back after they are thrown out",
          detail:
            "A moderator counted one voice, with the same cough, in seven accounts between Monday and Friday.",
          paraphrases: [
            "banned players would stay banned",
            "it keeps the nasty ones out",
            "because right now troublemakers simply return with a new account",
            "whoever is kicked out can't sneak in again",
            "no more returning trolls",
          ],
          opposites: [
            "bullies would come back just as fast with checked names",
            "checked names would make it easier for bullies to return after a ban",
          ],
          ambiguous: {
            phrase: "bullies",
            readings: ["those who hound one victim for weeks", "those who once swore at somebody"],
            stake:
              "To keep out somebody who hounds a victim is worth a check on everyone, but a single oath in a hot moment hardly deserves such machinery.",
          },
        },
        {
          clause: "with checked names parents would know who is talking to their children at night",
          detail:
            "At the moment all that a mother hears through the wall is a deep voice calling itself Captain Pickle.",
          paraphrases: [
            "mum and dad could find out who it is",
            "parents learn whom their kids speak to",
            "because now families have no idea who's on the other end",
            "it tells fathers and mothers who the stranger is",
            "parents aren't in the dark",
          ],
          opposites: [
            "with checked names parents would know less about who talks to their children",
            "parents already know who is talking to their children at night",
            "checked names wouldn't tell parents who is talking to their kids",
          ],
          ambiguous: {
            phrase: "know",
            readings: ["have the name of", "have a sense of the character of"],
            stake:
              "A name is something to hand to the police, but it tells a parent next to nothing about what kind of person is speaking.",
          },
        },
      ],
    },
    {
      id: "keeping-sold-games-playable",
      question: "Should a company have to keep every game that it sells playable for ten years?",
      background:
        "Many video games only run while they are linked to the maker's computers. Last year three well-loved titles stopped for ever when the link was cut.",
      objection: "computers kept running for a handful of players are money thrown away",
      objectionParaphrases: [
        "it's a waste of money",
        "it doesn't pay for so few players",
        "companies answer that old servers cost more than they bring in",
      ],
      claim: "a company that sells a video game should keep it playable for ten years",
      claimParaphrases: [
        "ten years of playability guaranteed",
        "games ought to work for a decade after you buy them",
        "they shouldn't be allowed to shut a game down before ten years",
        "makers must keep their games running for at least ten years",
        "no switching off sold games early",
      ],
      claimOpposites: [
        "a company should not have to keep its video games playable for ten years",
        "a company should be free to switch off a game it has sold whenever it likes",
        "let makers switch old games off",
        "studios can pull the plug on a game any time they feel like it",
      ],
      reasons: [
        {
          clause: "buyers expect to own what they have paid for",
          detail:
            "A receipt for fifty pounds, with a box and a booklet, looks very much like the receipt for a chair.",
          paraphrases: [
            "customers think it's theirs",
            "you bought it, so it's yours",
            "because people who pay expect the thing to be their property",
            "anyone who hands over the money believes it's his to keep",
            "if i pay for a game it belongs to me",
          ],
          opposites: [
            "buyers know that they only rent the games they pay for",
            "people who pay for a game do not expect to own it",
          ],
          ambiguous: {
            phrase: "own",
            readings: ["may use for good", "may lend, sell or alter"],
            stake:
              "The first reading supports a long guarantee directly, whereas the right to lend or sell would mean little for a game that has gone dark.",
          },
        },
        {
          clause: "a much-played game is a piece of culture like a novel or a song",
          detail:
            "Half the pupils in the top class of our school can hum the tune of the same flooded castle.",
          paraphrases: [
            "games are culture",
            "it's part of our heritage",
            "because a popular game counts as much as a book or a piece of music",
            "video games deserve a place beside novels",
            "aren't games cultural works like songs?",
          ],
          opposites: [
            "a video game is a throwaway toy and far below a novel or a song",
            "even a much-played game has nothing to do with culture",
          ],
          ambiguous: {
            phrase: "culture",
            readings: ["art of lasting worth", "things that many people share"],
            stake:
              "Art of lasting worth is kept in museums, and rightly, but things that many people share, like jokes and fashions, are mostly allowed to pass.",
          },
        },
        {
          clause: "studios that have to plan for a decade would build better games",
          detail:
            "Of forty programmers in one survey, twenty-six said that nobody pays them to think beyond the first Christmas.",
          paraphrases: [
            "quality would go up",
            "developers would make nicer games",
            "because thinking ahead improves what they produce",
            "if makers look ten years ahead the result is superior",
            "long planning leads to higher quality",
          ],
          opposites: [
            "studios that have to plan for ten years would build worse games",
            "planning for a decade would spoil the games that studios make",
          ],
          ambiguous: {
            phrase: "better",
            readings: ["sturdier, with fewer faults", "more fun to play"],
            stake:
              "A long duty would surely lead to sturdier work, but nothing in it makes a game more fun, and caution may even make it duller.",
          },
        },
      ],
    },
  ],
};
