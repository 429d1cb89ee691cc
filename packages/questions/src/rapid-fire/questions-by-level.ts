import { rapidFireLevels } from '@markwell/shared/rapid-fire/rapid-fire.vocabulary';
import { assembleQuestion, sourcePrefix } from '../families/assemble-question.ts';
import { optionKey } from '../families/family.ts';
import type { LevelPlan, LevelUse } from './rapid-fire-family.ts';
import type { RapidFireQuestion } from './rapid-fire-question.ts';

/** Two quizzes without a repeat. */
const questionsPerLevel = 40;
/** Seeds after which a family has nothing new for a level. */
const maxSeeds = 400;

/** Maximum numbers of characters, so that texts can be read quickly. */
const maxBodyLength = 120;
const maxOptionLength = 36;

/** The questions of a level plan, level by level: the families in turn. No two have the same text and answer. */
export function questionsByLevel({ subjectCode, uses }: LevelPlan): RapidFireQuestion[] {
  const asked = new Set<string>();
  return rapidFireLevels.flatMap(({ level }) => {
    let sources = uses
      .filter(({ levels: [from, to] }) => from <= level && level <= to)
      .map((use) => questionsOf(subjectCode, use, level, asked));
    const questions: RapidFireQuestion[] = [];
    while (sources.length > 0 && questions.length < questionsPerLevel)
      sources = sources.filter((source) => {
        const next = source.next();
        if (!next.done) questions.push(next.value);
        return !next.done;
      });
    return questions;
  });
}

/** The questions of a family on one level, except those in `asked`, to which it adds its own. */
function* questionsOf(
  subjectCode: string,
  { topicCode, name, seconds, write }: LevelUse,
  level: number,
  asked: Set<string>,
): Generator<RapidFireQuestion, undefined> {
  const prefix = `rapid-fire/${sourcePrefix(subjectCode, topicCode)}/${name}/${level}`;
  for (let seed = 1; seed <= maxSeeds; seed++) {
    const question = assembleQuestion({ subjectCode, topicCode }, `${prefix}-${seed}`, (random) =>
      write(random, level),
    );
    const { body } = question;
    if (body === undefined || !isQuick(question)) continue;
    const gist = gistOf(question);
    if (asked.has(gist)) continue;
    asked.add(gist);
    yield { ...question, body, level, timeLimit: seconds };
  }
  return undefined;
}

type Assembled = ReturnType<typeof assembleQuestion>;

function isQuick({ body = '', image, passage, options }: Assembled): boolean {
  const texts = options.map((option) => ('text' in option ? option.text : ''));
  return (
    !image &&
    !passage &&
    body.length <= maxBodyLength &&
    texts.every((text) => text !== '' && text.length <= maxOptionLength)
  );
}

function gistOf({ body = '', options, correctIndex }: Assembled): string {
  const answer = options[correctIndex];
  return `${body}\n${answer ? optionKey(answer) : ''}`;
}
