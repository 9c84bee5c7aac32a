import type { IssueEvaluation } from "../evaluation.ts";
import { artAndMuseums } from "./art-and-museums.ts";
import { booksAndReading } from "./books-and-reading.ts";
import { carsAndDriving } from "./cars-and-driving.ts";
import { computersAndAi } from "./computers-and-ai.ts";
import { cookingAndFood } from "./cooking-and-food.ts";
import { cyclingAndTransport } from "./cycling-and-transport.ts";
import { environmentAndClimate } from "./environment-and-climate.ts";
import { familyAndParenting } from "./family-and-parenting.ts";
import { fashionAndClothes } from "./fashion-and-clothes.ts";
import { filmsAndTelevision } from "./films-and-television.ts";
import { footballAndSport } from "./football-and-sport.ts";
import { gardeningAndNature } from "./gardening-and-nature.ts";
import { communityEvaluations } from "./generic-community.ts";
import { learningEvaluations } from "./generic-learning.ts";
import { mediaEvaluations } from "./generic-media.ts";
import { healthAndFitness } from "./health-and-fitness.ts";
import { hikingAndOutdoors } from "./hiking-and-outdoors.ts";
import { historyAndHeritage } from "./history-and-heritage.ts";
import { housingAndNeighbourhoods } from "./housing-and-neighbourhoods.ts";
import { languagesAndTranslation } from "./languages-and-translation.ts";
import { lawAndCivicLife } from "./law-and-civic-life.ts";
import { moneyAndSaving } from "./money-and-saving.ts";
import { music } from "./music.ts";
import { petsAndAnimals } from "./pets-and-animals.ts";
import { schoolsAndEducation } from "./schools-and-education.ts";
import { scienceAndResearch } from "./science-and-research.ts";
import { shoppingAndAdvertising } from "./shopping-and-advertising.ts";
import { socialMedia } from "./social-media.ts";
import { spaceAndAstronomy } from "./space-and-astronomy.ts";
import { theatreAndDance } from "./theatre-and-dance.ts";
import { travelAndTourism } from "./travel-and-tourism.ts";
import { videoGames } from "./video-games.ts";
import { volunteeringAndCharity } from "./volunteering-and-charity.ts";
import { workAndJobs } from "./work-and-jobs.ts";

/** The evaluations of all issues of the library, the generic ones included. */
export const evaluations: readonly IssueEvaluation[] = [
  ...artAndMuseums,
  ...booksAndReading,
  ...carsAndDriving,
  ...computersAndAi,
  ...cookingAndFood,
  ...cyclingAndTransport,
  ...environmentAndClimate,
  ...familyAndParenting,
  ...fashionAndClothes,
  ...filmsAndTelevision,
  ...footballAndSport,
  ...gardeningAndNature,
  ...communityEvaluations,
  ...learningEvaluations,
  ...mediaEvaluations,
  ...healthAndFitness,
  ...hikingAndOutdoors,
  ...historyAndHeritage,
  ...housingAndNeighbourhoods,
  ...languagesAndTranslation,
  ...lawAndCivicLife,
  ...moneyAndSaving,
  ...music,
  ...petsAndAnimals,
  ...schoolsAndEducation,
  ...scienceAndResearch,
  ...shoppingAndAdvertising,
  ...socialMedia,
  ...spaceAndAstronomy,
  ...theatreAndDance,
  ...travelAndTourism,
  ...videoGames,
  ...volunteeringAndCharity,
  ...workAndJobs,
];
