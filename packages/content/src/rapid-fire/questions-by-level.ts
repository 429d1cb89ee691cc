import { rapidFireLevels } from '@markwell/shared/vocabulary/rapid-fire';
import { assembleQuestion, sourcePrefix } from '../families/assemble-question.ts';
import { optionKey } from '../families/family.ts';
import type { LevelPlan, LevelUse } from './rapid-fire-family.ts';
import type { RapidFireQuestion } from './rapid-fire-question.ts';

/** More than one quiz needs, so that the next quiz differs. */
const questionsPerLevel = 24;
const seedsPerQuestion = 40;

/** Maximum numbers of characters, so that texts can be read quickly. */
const maxBodyLength = 120;
const maxOptionLength = 36;

/** The questions of a level plan, level by level. No two have the same text and answer. */
export function questionsByLevel({ subjectCode, uses }: LevelPlan): RapidFireQuestion[] {
  const asked = new Set<string>();
  return rapidFireLevels.flatMap(({ level }) => {
    const present = uses.filter(({ levels: [from, to] }) => from <= level && level <= to);
    const each = Math.ceil(questionsPerLevel / present.length);
    return present.flatMap((use) => questionsOf(subjectCode, use, level, each, asked));
  });
}

function questionsOf(subjectCode: string, use: LevelUse, level: number, count: number, asked: Set<string>) {
  const { topicCode, name, seconds, write } = use;
  const prefix = `rapid-fire/${sourcePrefix(subjectCode, topicCode)}/${name}/${level}`;
  const questions: RapidFireQuestion[] = [];
  for (let seed = 1; questions.length < count && seed <= count * seedsPerQuestion; seed++) {
    const question = assembleQuestion({ subjectCode, topicCode }, `${prefix}-${seed}`, (random) =>
      write(random, level),
    );
    const { body } = question;
    if (body === undefined || !isQuick(question)) continue;
    const gist = gistOf(question);
    if (asked.has(gist)) continue;
    asked.add(gist);
    questions.push({ ...question, body, level, timeLimit: seconds });
  }
  return questions;
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
