import { sameFigure } from './rotation-and-reflection/same-figure-turned.ts';
import { mirrors } from './rotation-and-reflection/mirror-image.ts';
import { turns } from './rotation-and-reflection/turned.ts';
import type { TopicFamilies } from '../family.ts';

export const rotationAndReflection: TopicFamilies = {
  subjectCode: 'ELEVEN_PLUS_NON_VERBAL_REASONING',
  topicCode: 'ROTATION_AND_REFLECTION',
  families: [turns, mirrors, sameFigure],
};
