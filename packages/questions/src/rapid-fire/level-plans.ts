import { rapidFireLevels } from '@markwell/shared/rapid-fire/rapid-fire.vocabulary';
import { difficulties } from '@markwell/shared/question-bank/difficulty.vocabulary';
import { z } from 'zod';
import { codeOf, readContent } from '../content-files.ts';
import { allFamilies } from '../families/all-families.ts';
import { parseYaml } from '../parse-yaml.ts';
import { subjectOrder } from '../subject-order.ts';
import * as binaryNumbers from './families/binary-numbers.ts';
import * as harderArithmetic from './families/harder-arithmetic.ts';
import * as mentalArithmetic from './families/mental-arithmetic.ts';
import * as wordMeanings from './families/word-meanings.ts';
import type { LevelPlan, LevelUse, RapidFireFamily } from './rapid-fire-family.ts';

const ownFamilies: Readonly<Record<string, readonly RapidFireFamily[]>> = {
  ELEVEN_PLUS_MATHEMATICS: [...Object.values(mentalArithmetic), ...Object.values(harderArithmetic)],
  ELEVEN_PLUS_ENGLISH: Object.values(wordMeanings),
  GCSE_COMPUTER_SCIENCE: Object.values(binaryNumbers),
};

const levelSchema = z.int().min(1).max(rapidFireLevels.length);
const useSchema = z.strictObject({
  topic: z.string(),
  family: z.string(),
  difficulty: z.literal(difficulties).exactOptional(),
  levels: z.tuple([levelSchema, levelSchema]).refine(([first, last]) => first <= last, 'the lower one first'),
  seconds: z.int().min(1),
});

/**
 * Reads the level plan of a subject, its `level-plan.yaml`: which families write the questions of each level. A use with
 * a difficulty is of a family of the bank, one without it of a family for rapid-fire quizzes.
 */
export function parseLevelPlan(text: string, subjectCode: string): LevelPlan {
  const { value, faultAt } = parseYaml(text, z.array(useSchema));
  const uses = value.map(({ topic, family: name, difficulty, levels, seconds }, index): LevelUse => {
    const place = { topicCode: topic, levels, seconds };
    if (difficulty === undefined) {
      const own = ownFamilies[subjectCode]?.find((each) => each.topicCode === topic && each.name === name);
      if (!own) throw faultAt([index, 'family'], `${topic} has no rapid-fire family "${name}"`);
      return { ...own, ...place };
    }
    const family = allFamilies
      .find((each) => each.subjectCode === subjectCode && each.topicCode === topic)
      ?.families.find((each) => each.name === name);
    if (!family?.levels[difficulty])
      throw faultAt([index, 'family'], `${topic} has no family "${name}" of difficulty ${difficulty}`);
    return {
      ...place,
      name: `${name}-${difficulty}`,
      write: (random) => family.write(random, difficulty),
    };
  });
  return { subjectCode, uses };
}

export const levelPlans: readonly LevelPlan[] = subjectOrder.levelPlans.map((folder) =>
  readContent(`${folder}/level-plan.yaml`, (text) => parseLevelPlan(text, codeOf(folder))),
);
