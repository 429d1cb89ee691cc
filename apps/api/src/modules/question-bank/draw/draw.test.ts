import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandomInt } from '#testing/seeded-random.ts';
import { drawQuestions } from './draw.ts';
import type { DrawPool } from './draw-pool.ts';
import type { DrawSource } from './draw-source.ts';
import type { Candidate } from './group-by-passage.ts';

type Bank = Candidate[][];

/** A question bank in memory, in which a question's draw number is its index. */
function sourceOf(bank: Bank): { source: DrawSource; pool: DrawPool } {
  const all = bank.flat();
  const numberOf = new Map(all.map((question, index) => [question, index]));
  const numbersOf = (questions: readonly Candidate[]) =>
    questions.map((question) => numberOf.get(question) ?? -1);
  const byNumber = (numbers: readonly number[]) =>
    Promise.resolve(numbers.flatMap((each) => all[each] ?? []));
  return {
    pool: {
      bucketIds: bank.map((_, index) => String(index)),
      numbers: bank.map((questions) => Int32Array.from(numbersOf(questions))),
      size: all.length,
      seen: new Set(numbersOf(all.filter(({ isSeen }) => isSeen))),
    },
    source: {
      findByNumber: byNumber,
      leastRecentlySeen: (numbers, limit) => byNumber(numbers.slice(0, limit)),
      onPassages: (passageIds) =>
        Promise.resolve(all.filter(({ passageId }) => passageId !== null && passageIds.includes(passageId))),
    },
  };
}

const single = (id: string, isSeen = false): Candidate => ({ id, passageId: null, isSeen });
const passage = (name: string, size: number, isSeen = false): Candidate[] =>
  Array.from({ length: size }, (_, index) => ({ id: `${name}${index}`, passageId: name, isSeen }));
const singles = (name: string, count: number, isSeen = false) =>
  Array.from({ length: count }, (_, index) => single(`${name}${index}`, isSeen));

function draw(bank: Bank, count: number, seed: number, excludedId?: string): Promise<string[]> {
  const { source, pool } = sourceOf(bank);
  const options = { pool, count, excludedIds: excludedId === undefined ? [] : [excludedId] };
  return drawQuestions({ source, randomInt: seededRandomInt(seed) }, options);
}

/** How often each question is drawn, over many tests. */
async function frequencies(bank: Bank, count: number, rounds: number): Promise<Map<string, number>> {
  const times = new Map(bank.flat().map(({ id }) => [id, 0]));
  for (let seed = 0; seed < rounds; seed++) {
    for (const id of await draw(bank, count, seed)) times.set(id, (times.get(id) ?? 0) + 1);
  }
  return times;
}

function spread(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return Math.max(...counts.map((count) => Math.abs(count - mean) / mean));
}

const banks = fc.array(
  fc.record({
    unseen: fc.nat(25),
    seen: fc.nat(25),
    passages: fc.array(fc.record({ size: fc.integer({ min: 1, max: 6 }), isSeen: fc.boolean() }), {
      maxLength: 3,
    }),
  }),
  { maxLength: 4 },
);

const unseenPassage = (size: number) => ({ size, isSeen: false });
/** Whole passages make six questions, so seven need a part of the other passage. */
const onlyPassages = { unseen: 0, seen: 0, passages: [unseenPassage(2), unseenPassage(6)] };

describe('drawQuestions', () => {
  it('returns the requested number or all there are, without repeats, at most one new passage cut', async () => {
    await fc.assert(
      fc.asyncProperty(banks, fc.integer({ min: 1, max: 40 }), fc.integer(), async (shapes, count, seed) => {
        const bank = shapes.map(({ unseen, seen, passages }, index) => [
          ...singles(`f${index}-`, unseen),
          ...singles(`s${index}-`, seen, true),
          ...passages.flatMap(({ size, isSeen }, number) => passage(`p${index}-${number}-`, size, isSeen)),
        ]);
        const drawn = await draw(bank, count, seed);
        const all = new Map(bank.flat().map((question) => [question.id, question]));
        expect(new Set(drawn).size).toBe(drawn.length);
        expect(drawn.every((id) => all.has(id))).toBe(true);
        expect(drawn.length).toBeLessThanOrEqual(count);
        if (all.size <= count) expect(drawn).toHaveLength(all.size);
        const loose = bank.flat().filter(({ passageId }) => passageId === null).length;
        if (loose >= count) expect(drawn).toHaveLength(count);

        const cut = new Set<string>();
        for (const id of drawn) {
          const { passageId = null, isSeen = false } = all.get(id) ?? {};
          // A passage that was seen before may be cut to reach the count.
          if (passageId === null || isSeen) continue;
          const members = bank.flat().filter((question) => question.passageId === passageId);
          const indexes = members.map((member) => drawn.indexOf(member.id)).filter((index) => index !== -1);
          expect(indexes).toEqual(indexes.map((_, nth) => (indexes[0] ?? 0) + nth));
          if (indexes.length < Math.min(members.length, count)) cut.add(passageId);
        }
        // Five single questions fill any gap that whole passages leave.
        const newSingles = shapes.reduce((sum, { unseen }) => sum + unseen, 0);
        expect(cut.size).toBeLessThanOrEqual(drawn.length === count && newSingles < 5 ? 1 : 0);
      }),
      { numRuns: 300, examples: [[[onlyPassages], 7, 0]] },
    );
  });

  it('returns no seen question while there are enough unseen ones', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(60),
        fc.nat(60),
        fc.integer({ min: 1, max: 30 }),
        fc.integer(),
        async (unseen, seen, count, seed) => {
          const bank = [singles('f', unseen), singles('s', seen, true)];
          const drawn = await draw(bank, count, seed);
          expect(drawn.filter((id) => id.startsWith('f'))).toHaveLength(Math.min(count, unseen));
          expect(drawn).toHaveLength(Math.min(count, unseen + seen));
        },
      ),
    );
  });

  it('adds the questions that were seen longest ago', async () => {
    const drawn = await draw([[...singles('s', 20, true), ...singles('f', 4)]], 10, 1);
    expect(drawn.toSorted()).toEqual(['f0', 'f1', 'f2', 'f3', 's0', 's1', 's2', 's3', 's4', 's5']);
  });

  it('draws every question equally often, whatever its bucket', async () => {
    const times = await frequencies([singles('a', 3), [], singles('b', 12), singles('c', 25)], 8, 6000);
    expect(spread([...times.values()])).toBeLessThan(0.12);
  });

  it('draws every unseen question equally often, whether few or many are seen', async () => {
    for (const seen of [8, 40]) {
      const times = await frequencies([[...singles('s', seen, true), ...singles('f', 20)]], 6, 5000);
      const unseen = [...times].flatMap(([id, count]) => (id.startsWith('f') ? [count] : []));
      expect(spread(unseen)).toBeLessThan(0.12);
    }
  });

  it('draws a question on a passage no more often than a single one', async () => {
    const times = await frequencies(
      [[...passage('p', 5), ...passage('q', 5), ...singles('s', 90)]],
      20,
      4000,
    );
    const mean = (name: string) => {
      const counts = [...times].flatMap(([id, count]) => (id.startsWith(name) ? [count] : []));
      return counts.reduce((sum, count) => sum + count, 0) / counts.length;
    };
    expect(mean('p') / mean('s')).toBeGreaterThan(0.85);
    expect(mean('p') / mean('s')).toBeLessThan(1.15);
  });

  it('never returns an excluded question, even when there is no other', async () => {
    for (let seed = 0; seed < 50; seed++) {
      expect(await draw([singles('f', 3)], 2, seed, 'f1')).not.toContain('f1');
    }
    expect(await draw([singles('f', 1)], 1, 1, 'f0')).toEqual([]);
    expect(await draw([singles('s', 1, true)], 1, 1, 's0')).toEqual([]);
  });

  it('draws again only for questions that have disappeared in the meantime', async () => {
    const { source, pool } = sourceOf([singles('f', 40)]);
    const requested: number[] = [];
    const shrinking: DrawSource = {
      ...source,
      findByNumber: async (numbers) => {
        requested.push(numbers.length);
        const found = await source.findByNumber(numbers);
        return requested.length === 1 ? found.slice(3) : found;
      },
    };
    const drawn = await drawQuestions(
      { source: shrinking, randomInt: seededRandomInt(5) },
      { pool, count: 10 },
    );
    expect(drawn).toHaveLength(10);
    expect(requested[0]).toBe(10);
    expect(requested).toHaveLength(2);
  });
});
