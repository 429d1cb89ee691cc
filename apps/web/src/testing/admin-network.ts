import { listRuns } from '@markwell/shared/ai-drafts/ai.contract';
import { readItemStatistics } from '@markwell/shared/question-editing/question-statistics.contract';
import type { SessionUserDto } from '@markwell/shared/accounts/auth.contract';
import {
  listExamTypes,
  subjectsWithTopics,
  type ExamTypeDto,
  type SubjectWithTopicsDto,
} from '@markwell/shared/subjects/subjects.contract';
import { buildItemStatistics } from './admin-question-builders.ts';
import { signIn } from './browser.ts';
import { buildId } from './builders.ts';
import { answer } from './server.ts';

/** The stage and the subject of most tests of admin pages. */
export const stage: ExamTypeDto = {
  id: buildId(),
  name: '11+ (Eleven Plus)',
  code: 'ELEVEN_PLUS',
  displayName: '11+ (Eleven Plus)',
};
export const maths: SubjectWithTopicsDto = {
  id: buildId(),
  name: 'Mathematics',
  icon: '🔢',
  color: 'blue',
  examTypeId: stage.id,
  examType: { name: stage.name },
  topics: [],
  _count: { topics: 0, questions: 0 },
};

interface AdminPage {
  user?: SessionUserDto;
  stages?: ExamTypeDto[];
  subjects?: SubjectWithTopicsDto[];
}

/** Signs an administrator in, and answers with these stages and subjects. */
export function answerAdminPage({ user, stages = [], subjects = [] }: AdminPage = {}): void {
  signIn(user ?? { role: 'ADMIN' });
  answer(listExamTypes, stages);
  answer(subjectsWithTopics, subjects);
  answer(listRuns, { runs: [] });
  answer(readItemStatistics, buildItemStatistics({ shown: 0, answered: 0, correct: 0, facility: null }));
}
