import type { IssueFamily } from "../issue.ts";

/** Issues about cycling, buses, trains and getting around town. */
export const cyclingAndTransport: IssueFamily = {
  id: "cycling-and-transport",
  name: "cycling and public transport",
  keywords: ["cycling", "bike", "bikes", "bicycle", "bicycles", "bus", "buses", "train", "trains", "railway", "public transport", "commuting", "tram"],
  issues: [
    {
      id: "bike-lane-main-street",
      question: "Should a town turn one car lane on its main street into a bike lane?",
      background:
        "The main street of our town has two lanes for cars in each direction. It is due to be resurfaced next summer.",
      objection: "losing a lane will only make the traffic jams worse",
      objectionParaphrases: [
        "there will be more traffic jams",
        "fewer lanes means more congestion for cars",
        "people say it makes traffic worse",
      ],
      claim: "the town should turn one car lane on the main street into a bike lane",
      claimParaphrases: [
        "they should put in a bike lane on the main street",
        "replace a car lane with a lane for bikes",
        "the main street needs a bike lane instead of one of its car lanes",
        "that one lane for cars ought to become a cycle lane",
        "give cyclists one of the lanes",
      ],
      reasons: [
        {
          clause: "a separate lane would make the street safer for people on bicycles",
          detail:
            "At the moment cyclists have to squeeze between parked vans and moving buses for almost a mile.",
          paraphrases: [
            "it's safer for cyclists",
            "bike riders would be less at risk",
            "because a lane of their own keeps people on bikes safe",
            "cyclists wouldn't be in danger from the traffic",
            "safety of cyclists",
          ],
          ambiguous: {
            phrase: "safer",
            readings: ["fewer cyclists are hit or hurt", "cyclists feel less afraid while they ride"],
            stake:
              "If it means fewer injuries, the reason needs accident figures; if it means feeling less afraid, a lane can succeed without preventing a single crash.",
          },
        },
        {
          clause: "shops along the street would gain from more local customers",
          detail:
            "People who arrive by bicycle can stop at any door and do not need to look for a parking space.",
          paraphrases: [
            "it's good for the shops",
            "local shops would get more customers",
            "because more people would shop there",
            "businesses on the street would earn more",
            "helps local business",
          ],
          ambiguous: {
            phrase: "local",
            readings: ["people who live within a few streets", "people from anywhere in the town and its villages"],
            stake:
              "If only close neighbours count, the gain may be small because they walk already; if the whole district counts, many of them would still have to come by car.",
          },
        },
        {
          clause: "regular cycling keeps people of every age healthy",
          detail:
            "A ride to work and back gives most adults all the exercise that doctors ask them to get in a day.",
          paraphrases: [
            "cycling is healthy",
            "people get fitter if they bike",
            "because riding a bike regularly is good for your health",
            "it makes people healthier at any age",
            "health benefits of cycling",
          ],
          ambiguous: {
            phrase: "regular",
            readings: ["every working day", "now and then but at steady times, such as once a month"],
            stake:
              "Daily rides may well keep people healthy, while a ride once a month would hardly change anything.",
          },
        },
      ],
    },
  ],
};
