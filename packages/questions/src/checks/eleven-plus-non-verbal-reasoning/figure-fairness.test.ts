import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { allFamilies } from '../../families/all-families.ts';
import { questionsTooAlike, sharesBySize, solversAboveChance } from './figure-fairness.ts';

const rasterise = async (svg: string) =>
  await sharp(Buffer.from(svg))
    .resize(96, 96, { fit: 'contain', background: '#FFFFFF' })
    .greyscale()
    .raw()
    .toBuffer();

const cases = allFamilies
  .filter(({ subjectCode }) => subjectCode === 'ELEVEN_PLUS_NON_VERBAL_REASONING')
  .flatMap((topic) => topic.families.map((family) => ({ topic, family, name: family.name })));

describe('figures', () => {
  it.each(cases)('of $name do not give the answer away by the options alone', ({ topic, family }) => {
    expect(solversAboveChance(topic, family, 30)).toEqual([]);
  });

  it.each(cases.filter(({ name }) => name === 'count-the-holes'))(
    'of $name, whose options are numbers, do not give the answer away by its place in their order',
    ({ topic, family }) => {
      expect(solversAboveChance(topic, family, 1000)).toEqual([]);
      // One in five, within three standard errors of 2,000 questions.
      for (const share of sharesBySize(topic, family, 1000))
        expect(Math.abs(share - 0.2)).toBeLessThan(0.027);
    },
  );

  it.each(cases)('of $name can be distinguished when they are small', async ({ topic, family }) => {
    expect(await questionsTooAlike(topic, family, 2, rasterise)).toEqual([]);
  });
});
