import type { IssueFamily } from "../issue.ts";
import { booksAndReading } from "./books-and-reading.ts";
import { cookingAndFood } from "./cooking-and-food.ts";
import { cyclingAndTransport } from "./cycling-and-transport.ts";
import { familyAndParenting } from "./family-and-parenting.ts";
import { fashionAndClothes } from "./fashion-and-clothes.ts";
import { filmsAndTelevision } from "./films-and-television.ts";
import { footballAndSport } from "./football-and-sport.ts";
import { gardeningAndNature } from "./gardening-and-nature.ts";
import { healthAndFitness } from "./health-and-fitness.ts";
import { hikingAndOutdoors } from "./hiking-and-outdoors.ts";
import { languagesAndTranslation } from "./languages-and-translation.ts";
import { lawAndCivicLife } from "./law-and-civic-life.ts";
import { music } from "./music.ts";
import { petsAndAnimals } from "./pets-and-animals.ts";
import { shoppingAndAdvertising } from "./shopping-and-advertising.ts";
import { theatreAndDance } from "./theatre-and-dance.ts";
import { travelAndTourism } from "./travel-and-tourism.ts";
import { videoGames } from "./video-games.ts";
import { volunteeringAndCharity } from "./volunteering-and-charity.ts";
import { workAndJobs } from "./work-and-jobs.ts";

/** Every family of the issue library. */
export const families: readonly IssueFamily[] = [
  booksAndReading,
  cookingAndFood,
  cyclingAndTransport,
  familyAndParenting,
  fashionAndClothes,
  filmsAndTelevision,
  footballAndSport,
  gardeningAndNature,
  healthAndFitness,
  hikingAndOutdoors,
  languagesAndTranslation,
  lawAndCivicLife,
  music,
  petsAndAnimals,
  shoppingAndAdvertising,
  theatreAndDance,
  travelAndTourism,
  videoGames,
  volunteeringAndCharity,
  workAndJobs,
];
