import { figureCodesChecks } from '../checks/eleven-plus-non-verbal-reasoning/figure-codes.ts';
import { figureSeriesChecks } from '../checks/eleven-plus-non-verbal-reasoning/figure-series.ts';
import { matricesChecks } from '../checks/eleven-plus-non-verbal-reasoning/matrices.ts';
import { oddOneOutChecks } from '../checks/eleven-plus-non-verbal-reasoning/odd-one-out.ts';
import { rotationAndReflectionChecks } from '../checks/eleven-plus-non-verbal-reasoning/rotation-and-reflection.ts';
import { figureCodes } from './eleven-plus-non-verbal-reasoning/figure-codes.ts';
import { figureSeries } from './eleven-plus-non-verbal-reasoning/figure-series.ts';
import { matrices } from './eleven-plus-non-verbal-reasoning/matrices.ts';
import { oddOneOut } from './eleven-plus-non-verbal-reasoning/odd-one-out.ts';
import { rotationAndReflection } from './eleven-plus-non-verbal-reasoning/rotation-and-reflection.ts';
import type { ChecksByFamily } from '../checks/check.ts';
import type { Family, TopicFamilies, UncheckedFamily } from './family.ts';
import { findFamilies } from './find-families.ts';

type UncheckedTopic = Omit<TopicFamilies, 'families'> & { families: readonly UncheckedFamily[] };

function checked(topic: UncheckedTopic, checks: ChecksByFamily): TopicFamilies {
  return {
    ...topic,
    families: topic.families.map((family) => {
      const check = checks[family.name];
      if (!check) throw new Error(`No checker for ${family.name}`);
      return { ...family, check };
    }),
  };
}

export const allFamilies: readonly TopicFamilies[] = [
  checked(figureCodes, figureCodesChecks),
  checked(figureSeries, figureSeriesChecks),
  checked(matrices, matricesChecks),
  checked(oddOneOut, oddOneOutChecks),
  checked(rotationAndReflection, rotationAndReflectionChecks),
  ...(await findFamilies()),
];

/** A family by its topic with the subject (`GCSE_MATHEMATICS/ALGEBRA`) and its name. Throws for an unknown one. */
export function familyOf(topic: string, name: string): Family {
  const families = allFamilies.find(
    ({ subjectCode, topicCode }) => `${subjectCode}/${topicCode}` === topic,
  )?.families;
  const family = families?.find((each) => each.name === name);
  if (!family) throw new Error(`${topic} has no family ${name}`);
  return family;
}
