import { animalsAndFriends } from './briefs/animals-and-friends.ts';
import { beachesAndLibraries } from './briefs/beaches-and-libraries.ts';
import { citiesAndGardens } from './briefs/cities-and-gardens.ts';
import { clocksAndSummits } from './briefs/clocks-and-summits.ts';
import { doorsAndSecrets } from './briefs/doors-and-secrets.ts';
import { emptyRooms } from './briefs/empty-rooms.ts';
import { kitchensAndMarkets } from './briefs/kitchens-and-markets.ts';
import { marchesAndVisits } from './briefs/marches-and-visits.ts';
import { masters } from './briefs/masters.ts';
import { partingsAndKeepers } from './briefs/partings-and-keepers.ts';
import { picnicsAndFairs } from './briefs/picnics-and-fairs.ts';
import { queuesAndWindows } from './briefs/queues-and-windows.ts';
import { riversAndOrchards } from './briefs/rivers-and-orchards.ts';
import { trunksAndTreeHouses } from './briefs/trunks-and-tree-houses.ts';
import { wallsAndWeddings } from './briefs/walls-and-weddings.ts';
import { windAndSnow } from './briefs/wind-and-snow.ts';
import { creativeQuestionsOf, type CreativeQuestion } from './creative-question.ts';

/** All briefs. Add new ones only at the end: a brief's index decides the letter of its best option. */
const briefs = [
  ...windAndSnow,
  ...kitchensAndMarkets,
  ...animalsAndFriends,
  ...doorsAndSecrets,
  ...partingsAndKeepers,
  ...riversAndOrchards,
  ...clocksAndSummits,
  ...emptyRooms,
  ...citiesAndGardens,
  ...masters,
  ...picnicsAndFairs,
  ...trunksAndTreeHouses,
  ...marchesAndVisits,
  ...beachesAndLibraries,
  ...queuesAndWindows,
  ...wallsAndWeddings,
];

export const creativeQuestions = (): CreativeQuestion[] => creativeQuestionsOf(briefs);
