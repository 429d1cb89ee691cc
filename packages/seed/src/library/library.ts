import type { ContentQuestion, ContentSubject } from '@markwell/content/content-types';
import type { CreativeQuestion } from '@markwell/content/creative-writing/creative-question';
import { creativeQuestions } from '@markwell/content/creative-writing/creative-questions';
import { subjects } from '@markwell/content/curriculum';
import type { Paper } from '@markwell/content/papers/paper';
import { papers } from '@markwell/content/papers/papers';
import { questionBank, questionsInTurn } from '@markwell/content/question-bank';
import { rapidFireBank } from '@markwell/content/rapid-fire/rapid-fire-bank';
import { stageCodes, type StageCode } from '@markwell/shared/vocabulary/stages';

/** A question of either kind, as the library writes it. */
export interface LibraryQuestion extends Omit<ContentQuestion, 'difficulty'> {
  kind: 'REGULAR' | 'RAPID_FIRE';
  status: 'DRAFT' | 'PUBLISHED' | 'ARCHIVED';
  /** 1-5. Of a rapid-fire question it is the level, 1-10. */
  difficulty: number;
  /** Seconds; null for a regular question. */
  timeLimit: number | null;
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

/** The whole library of this release; each question is written when it is asked for. */
export const libraryInTurn = (): Library => ({
  subjects,
  questions: libraryQuestions(),
  briefs: creativeQuestions(),
  papers: () => papers(questionBank()),
});

function* libraryQuestions(): Generator<LibraryQuestion> {
  for (const question of questionsInTurn())
    yield { ...question, kind: 'REGULAR', status: 'PUBLISHED', timeLimit: null };
  for (const { level, ...question } of rapidFireBank())
    yield { ...question, kind: 'RAPID_FIRE', status: 'PUBLISHED', difficulty: level };
}

function unknownScope(stageCode: string | undefined, subjectCode: string | undefined): string {
  const codes = subjects
    .filter((subject) => stageCode === undefined || subject.stageCode === stageCode)
    .map(({ code }) => code);
  return codes.length === 0
    ? `There is no stage ${String(stageCode)}. The stages are ${stageCodes.join(', ')}.`
    : `There is no subject ${String(subjectCode)}. The subjects are ${codes.join(', ')}.`;
}
