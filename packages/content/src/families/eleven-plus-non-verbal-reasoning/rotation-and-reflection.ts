import { sameFigure } from './rotation-and-reflection/rotated-copy.ts';
import { mirrors } from './rotation-and-reflection/mirror-image.ts';
import { turns } from './rotation-and-reflection/rotated-figure.ts';

export const rotationAndReflection = {
  subjectCode: 'ELEVEN_PLUS_NON_VERBAL_REASONING',
  topicCode: 'ROTATION_AND_REFLECTION',
  families: [turns, mirrors, sameFigure],
};
