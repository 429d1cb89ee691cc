import type { ContentQuestion, ContentSubject } from '@markwell/questions/content-types';
import type { CreativeQuestion } from '@markwell/questions/creative-writing/creative-question';
import { creativeQuestions } from '@markwell/questions/creative-writing/creative-questions';
import { subjects } from '@markwell/questions/curriculum';
import { structuredQuestions } from '@markwell/questions/papers/structured/structured-questions';
import type { Paper } from '@markwell/questions/papers/paper';
import { papers } from '@markwell/questions/papers/papers';
import {
  countQuestions,
  generatedQuestions,
  handWrittenQuestions,
  questionBank,
  questionsInTurn,
} from '@markwell/questions/question-bank';
import { answerSetQuestions } from '@markwell/questions/sets/answer-sets';
import { rapidFireBank } from '@markwell/questions/rapid-fire/rapid-fire-bank';
import type { RapidFireQuestion } from '@markwell/questions/rapid-fire/rapid-fire-question';
import { rapidFireQuestionCount } from '@markwell/shared/rapid-fire/rapid-fire.vocabulary';
import { answerKindOf } from '@markwell/shared/answers/answer-kinds';
import '@markwell/shared/answers/every-answer-kind';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import { stageCodes, type StageCode } from '@markwell/shared/curriculum/stages.vocabulary';

/** A question of either kind, as the library writes it. */
export interface LibraryQuestion extends Omit<ContentQuestion, 'difficulty'> {
  kind: 'REGULAR' | 'RAPID_FIRE';
  status: 'DRAFT' | 'PUBLISHED' | 'ARCHIVED';
  /** 1-5. Of a rapid-fire question it is the level, 1-10. */
  difficulty: number;
  /** Seconds; null for a regular question. */
  timeLimit: number | null;
  /** What it asks, if one letter does not answer it: then it has no options. */
  parts?: QuestionPart[];
}

/** All our own content, or the part of a stage or subject. Everything has a source id that never changes. */
export interface Library {
  subjects: readonly ContentSubject[];
  /** Read once, in order. */
  questions: Iterable<LibraryQuestion>;
  briefs: readonly CreativeQuestion[];
  /** Choosing their questions takes a second, so it is only done when they are needed. */
  papers: () => readonly Paper[];
}

/** The part of the library to load; both omitted: all of it. */
export interface LibraryScope {
  stageCode?: StageCode | undefined;
  subjectCode?: string | undefined;
}

/** The questions are in memory, and can be read again. */
export interface ReadLibrary extends Library {
  questions: readonly LibraryQuestion[];
}

/** The library of this release. Throws when the scope names a stage or subject that it does not have. */
export function readLibrary({ stageCode, subjectCode }: LibraryScope = {}): ReadLibrary {
  const chosen = subjects.filter(
    (subject) =>
      (stageCode === undefined || subject.stageCode === stageCode) &&
      (subjectCode === undefined || subject.code === subjectCode),
  );
  if (chosen.length === 0) throw new Error(unknownScope(stageCode, subjectCode));
  const codes = new Set(chosen.map(({ code }) => code));
  const isChosen = (item: { subjectCode: string }) => codes.has(item.subjectCode);
  return {
    subjects: chosen,
    questions: [...libraryQuestions()].filter(isChosen),
    briefs: creativeQuestions().filter(isChosen),
    papers: () => papers(questionBank(), isChosen),
  };
}

/** A library whose number of questions is known before they are written. */
export interface CountedLibrary extends Library {
  size: number;
}

/** The whole library of this release; each question is written when it is asked for. */
export function libraryInTurn(): CountedLibrary {
  const rapidFire = rapidFireBank();
  return {
    subjects,
    questions: libraryQuestions(questionsInTurn(), rapidFire),
    size: countQuestions() + partsQuestions().length + rapidFire.length,
    briefs: creativeQuestions(),
    papers: () => papers(questionBank()),
  };
}

/**
 * The questions that one letter does not answer. Those that only the pupil can mark are drafts: a test of them alone would
 * have no score.
 */
const partsQuestions = (): LibraryQuestion[] =>
  [...answerSetQuestions, ...structuredQuestions()].map((question) => ({
    ...question,
    kind: 'REGULAR',
    status: question.parts.every(({ answer }) => answerKindOf(answer).isSelfMarked) ? 'DRAFT' : 'PUBLISHED',
    timeLimit: null,
    options: [],
    correctIndex: -1,
  }));

function* libraryQuestions(
  regular: Iterable<ContentQuestion> = questionsInTurn(),
  rapidFire: Iterable<RapidFireQuestion> = rapidFireBank(),
  others: Iterable<LibraryQuestion> = partsQuestions(),
): Generator<LibraryQuestion> {
  for (const question of regular)
    yield { ...question, kind: 'REGULAR', status: 'PUBLISHED', timeLimit: null };
  yield* others;
  for (const { level, ...question } of rapidFire)
    yield { ...question, kind: 'RAPID_FIRE', status: 'PUBLISHED', difficulty: level };
}

/**
 * About 6,000 questions of the library, with which the demo data begin: some of every topic, difficulty and family, and of
 * every level of the rapid-fire quizzes. The lower levels of 11+ have whole quizzes, which the demo pupil has played.
 */
export function firstPartOfLibrary(): CountedLibrary {
  const isElevenPlus = ({ subjectCode }: { subjectCode: string }) => subjectCode.startsWith('ELEVEN_PLUS');
  const handWritten = firstOfEach(handWrittenQuestions(), placeOf, (question) =>
    isElevenPlus(question) ? 6 : 2,
  );
  const rapidFire = firstOfEach(
    rapidFireBank(),
    ({ subjectCode, level }) => `${subjectCode}/${level}`,
    (question) => (isElevenPlus(question) && question.level <= 4 ? rapidFireQuestionCount : 3),
  );
  const questions = [
    ...libraryQuestions([...generatedQuestions({ isShort: true }), ...handWritten], rapidFire),
  ];
  return { subjects, questions, size: questions.length, briefs: creativeQuestions(), papers: () => [] };
}

const placeOf = ({ subjectCode, topicCode, difficulty, tier }: ContentQuestion) =>
  [subjectCode, topicCode, difficulty, tier].join('/');

/** The first items of each place, as many as `count` says. */
function firstOfEach<Item>(
  items: readonly Item[],
  placeOf: (item: Item) => string,
  count: (item: Item) => number,
): Item[] {
  const taken = new Map<string, number>();
  return items.filter((item) => {
    const place = placeOf(item);
    const before = taken.get(place) ?? 0;
    taken.set(place, before + 1);
    return before < count(item);
  });
}

function unknownScope(stageCode: string | undefined, subjectCode: string | undefined): string {
  const codes = subjects
    .filter((subject) => stageCode === undefined || subject.stageCode === stageCode)
    .map(({ code }) => code);
  return codes.length === 0
    ? `There is no stage ${String(stageCode)}. The stages are ${stageCodes.join(', ')}.`
    : `There is no subject ${String(subjectCode)}. The subjects are ${codes.join(', ')}.`;
}
