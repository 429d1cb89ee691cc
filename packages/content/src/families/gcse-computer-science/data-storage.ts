import { colours } from './data-storage/combinations.ts';
import { sound } from './data-storage/sound-size.ts';
import { images } from './data-storage/image-size.ts';
import type { TopicFamilies } from '../family.ts';

export const dataStorage: TopicFamilies = {
  subjectCode: 'GCSE_COMPUTER_SCIENCE',
  topicCode: 'DATA_STORAGE',
  families: [images, sound, colours],
};
