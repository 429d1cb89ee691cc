import type { StageCode } from '@markwell/shared/curriculum/stages.vocabulary';
import { rapidFireLevels } from '@markwell/shared/rapid-fire/rapid-fire.vocabulary';
import { solversAboveChance } from '../checks/eleven-plus-non-verbal-reasoning/figure-fairness.ts';
import { creativeQuestions } from '../creative-writing/creative-questions.ts';
import { subjects } from '../curriculum.ts';
import { stageOfSubject } from '../curriculum/stage-of-subject.ts';
import type { ContentQuestion } from '../content-types.ts';
import { allFamilies } from '../families/all-families.ts';
import { optionCount, questionOf } from '../families/assemble-question.ts';
import { difficultiesOf } from '../families/family.ts';
import { structuredQuestions } from '../papers/structured/structured-questions.ts';
import { answerSetQuestions } from '../sets/answer-sets.ts';
import { allSets } from '../sets/all-sets.ts';
import { generatedQuestions, handWrittenQuestions } from '../question-bank.ts';
import { rapidFireBank } from '../rapid-fire/rapid-fire-bank.ts';
import { isKeyLongest, letterShares } from './answer-keys.ts';
import { countByTopic, type TopicCounts } from './counts.ts';
import { nearDuplicates } from './near-duplicates.ts';
import { readingAge } from './reading-age.ts';
import { maxShareOfVariety, varietyOf } from './variety.ts';

/** What the bank must hold; `pnpm content:report` fails when a limit is broken. */
export const limits = {
  questions: 12_000,
  handWritten: 1_500,
  typed: 11_000,
  perKindOfAnswer: 40,
  structured: 90,
  perTopic: { ELEVEN_PLUS: 120, GCSE: 60, A_LEVEL: 60 } satisfies Record<StageCode, number>,
  perCell: 60,
  expertShare: 0.12,
  rapidFire: 3_000,
  rapidFirePerLevel: 40,
  briefs: 60,
  perFamilyAndDifficulty: 40,
  /** By the number of options. */
  longestKeyShare: { 4: 0.3, 5: 0.25 } as Readonly<Record<number, number>>,
  /** Of sets with fewer questions, the longest option says nothing. */
  longestKeyQuestions: 20,
  letterShareFrom: { 4: 0.2, 5: 0.15 } as Readonly<Record<number, number>>,
  letterShareTo: { 4: 0.3, 5: 0.25 } as Readonly<Record<number, number>>,
  /** Years: the median of the passages of a stage. */
  readingAge: { ELEVEN_PLUS: 13, GCSE: 16, A_LEVEL: 20 } satisfies Record<StageCode, number>,
};

/** One line of the report; `problem` where a limit is broken. */
export interface Finding {
  what: string;
  value: string;
  problem?: true;
}

/** Everything the report says, except what solving the questions again finds. */
export function reportContent(): { findings: Finding[]; topics: TopicCounts[] } {
  const [generated, handWritten] = [[...generatedQuestions()], handWrittenQuestions()];
  const all = [...generated, ...handWritten];
  const topics = countByTopic(subjects, generated, handWritten);
  return {
    topics,
    findings: [
      ...totals(all, handWritten),
      ...answerFindings(),
      ...topics.flatMap(topicFindings),
      ...subjects.flatMap(({ code }) =>
        letterFindings(
          code,
          all.filter(({ subjectCode }) => subjectCode === code),
        ),
      ),
      ...longestKeys(handWritten),
      ...nearDuplicates(all).map((group) => problem('asked twice', group.join(', '))),
      ...familyFindings(),
      ...rapidFireFindings(),
      ...readingFindings(),
      ...undescribed(all),
    ],
  };
}

const ok = (what: string, value: string | number): Finding => ({ what, value: String(value) });
const problem = (what: string, value: string | number): Finding => ({ ...ok(what, value), problem: true });
const atLeast = (what: string, value: number, limit: number) =>
  (value < limit ? problem : ok)(what, `${value} (at least ${limit})`);
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

const totals = (all: readonly ContentQuestion[], handWritten: readonly ContentQuestion[]): Finding[] => {
  const experts = all.filter(({ difficulty }) => difficulty === 5).length / all.length;
  return [
    atLeast('regular questions', all.length, limits.questions),
    atLeast('of them written by hand', handWritten.length, limits.handWritten),
    atLeast('of them with a typed answer', all.filter(({ typed }) => typed).length, limits.typed),
    (experts < limits.expertShare ? problem : ok)('of them Expert', percent(experts)),
    atLeast('creative-writing briefs', creativeQuestions().length, limits.briefs),
  ];
};

/** The kinds of answer that are asked for beside one letter. */
const kinds = ['order', 'match', 'gaps', 'choices', 'text'];

const answerFindings = (): Finding[] => [
  ...kinds.map((kind) => {
    const own = answerSetQuestions.filter(({ parts }) => parts.some(({ answer }) => answer.kind === kind));
    return atLeast(`questions with the answer ${kind}`, own.length, limits.perKindOfAnswer);
  }),
  atLeast('structured questions on screen', structuredQuestions().length, limits.structured),
];

function topicFindings({ stageCode, subjectCode, topicCode, total, cells }: TopicCounts): Finding[] {
  const name = `${subjectCode}/${topicCode}`;
  const findings = [
    atLeast(name, total, limits.perTopic[stageCode]),
    ...cells.map((count, index) => atLeast(`${name}, difficulty ${index + 1}`, count, limits.perCell)),
  ];
  return findings.filter((each) => each.problem);
}

function letterFindings(subjectCode: string, questions: readonly ContentQuestion[]): Finding[] {
  const letters = optionCount(subjectCode);
  return letterShares(questions, letters).flatMap((share, index) =>
    share < (limits.letterShareFrom[letters] ?? 0) || share > (limits.letterShareTo[letters] ?? 1)
      ? problem(`${subjectCode}, the key is ${'ABCDE'.charAt(index)}`, percent(share))
      : [],
  );
}

function longestKeys(handWritten: readonly ContentQuestion[]): Finding[] {
  const sets = Map.groupBy(handWritten, ({ subjectCode, topicCode }) => `${subjectCode}/${topicCode}`);
  return [...sets].flatMap(([name, questions]) => {
    const share = questions.filter(isKeyLongest).length / questions.length;
    const most = limits.longestKeyShare[questions[0]?.options.length ?? 4] ?? 1;
    return questions.length >= limits.longestKeyQuestions && share > most
      ? problem(`${name}, the key is the longest option`, `${percent(share)} (at most ${percent(most)})`)
      : [];
  });
}

function familyFindings(): Finding[] {
  return allFamilies.flatMap((topic) =>
    topic.families.flatMap((family) =>
      [...family.counts].flatMap(([difficulty, count]) => {
        const name = `${topic.subjectCode}/${topic.topicCode}/${family.name}, difficulty ${difficulty}`;
        const enough = Math.ceil(count / maxShareOfVariety);
        const variety = varietyOf(topic, family, difficulty, enough);
        return [
          ...(count > limits.perFamilyAndDifficulty ? [problem(name, `${count} in the bank`)] : []),
          ...(variety < enough
            ? [problem(name, `${count} in the bank of ${variety} different questions`)]
            : []),
        ];
      }),
    ),
  );
}

function rapidFireFindings(): Finding[] {
  const bank = rapidFireBank();
  return [
    atLeast('rapid-fire questions', bank.length, limits.rapidFire),
    ...subjects.flatMap(({ code }) =>
      rapidFireLevels.flatMap(({ level }) => {
        const count = bank.filter((each) => each.subjectCode === code && each.level === level).length;
        return count < limits.rapidFirePerLevel
          ? atLeast(`${code}, rapid-fire level ${level}`, count, limits.rapidFirePerLevel)
          : [];
      }),
    ),
  ];
}

function readingFindings(): Finding[] {
  const passages = allSets.flatMap(({ subjectCode, passage }) =>
    passage && passage.body.split(/\s+/).length >= 100
      ? [{ stage: stageOfSubject(subjectCode), age: readingAge(passage.body) }]
      : [],
  );
  return [...Map.groupBy(passages, ({ stage }) => stage)].map(([stage, ofStage]) => {
    const ages = ofStage.map(({ age }) => age).sort((one, other) => one - other);
    const median = ages[Math.floor(ages.length / 2)] ?? 0;
    return (median > limits.readingAge[stage] ? problem : ok)(
      `${stage}, reading age of its ${ages.length} passages`,
      `${median.toFixed(1)} years (${(ages[0] ?? 0).toFixed(1)} to ${(ages.at(-1) ?? 0).toFixed(1)})`,
    );
  });
}

const undescribed = (questions: readonly ContentQuestion[]): Finding[] =>
  questions
    .filter(({ image, solutionImage, options }) =>
      [image, solutionImage, ...options.map((option) => ('image' in option ? option.image : undefined))].some(
        (picture) => picture?.alternativeText.trim() === '',
      ),
    )
    .map(({ sourceId }) => problem('a picture without description', sourceId));

/** The figures whose answer their options alone give away, over this many seeds a difficulty. */
export function givenAway(seeds: number): Finding[] {
  return allFamilies
    .filter(({ subjectCode }) => subjectCode === 'ELEVEN_PLUS_NON_VERBAL_REASONING')
    .flatMap((topic) => topic.families.flatMap((family) => solversAboveChance(topic, family, seeds)))
    .map((found) => problem('options that give the answer away', found));
}

/** Solves this many seeds of every family and difficulty again, and counts the answer keys that differ. */
export function* solveAgain(seeds: number): Generator<Finding> {
  for (const topic of allFamilies)
    for (const family of topic.families) {
      const wrong: string[] = [];
      for (const difficulty of difficultiesOf(family))
        for (let seed = 1; seed <= seeds; seed++) {
          const question = questionOf(topic, family, difficulty, 20_000 + seed);
          const isRight = family
            .check(question)
            .every((found, index) => found === (index === question.correctIndex));
          if (!isRight) wrong.push(question.sourceId);
        }
      const name = `${topic.subjectCode}/${topic.topicCode}/${family.name}`;
      yield wrong.length > 0
        ? problem(`${name}: the checker disagrees`, wrong.slice(0, 5).join(', '))
        : ok(name, 'the checker agrees');
    }
}
