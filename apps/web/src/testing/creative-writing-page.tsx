import {
  activeChallenge,
  answerChallenge,
  briefCounts,
  creativeProgress,
  startChallenge,
} from '@markwell/shared/creative-writing/creative-writing.contract';
import type { CreativeSessionDto } from '@markwell/shared/creative-writing/creative-writing.schemas';
import { listExamTypes, listSubjects } from '@markwell/shared/subjects/subjects.contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect } from 'vitest';
import { ChallengePage } from '#modules/creative-writing/pages/challenge-page.tsx';
import { resetBrowser, signIn } from './browser.ts';
import { buildId, buildUser } from './builders.ts';
import { buildBriefCounts, buildCreativeSession, buildWritingSubject } from './creative-writing-builders.ts';
import { renderRoutes } from './render.tsx';
import { answer, startServer, type Request } from './server.ts';

export const elevenPlus = {
  id: buildId(),
  name: '11+ (Eleven Plus)',
  code: 'ELEVEN_PLUS',
  displayName: '11+ (Eleven Plus)',
};
const gcse = { id: buildId(), name: 'GCSE', code: 'GCSE', displayName: 'GCSE' };
export const english = buildWritingSubject({ examTypeId: elevenPlus.id });
const maths = buildWritingSubject({ name: 'Mathematics', examTypeId: elevenPlus.id });
const writing = buildWritingSubject({ name: 'Creative Writing', examTypeId: gcse.id });
/** A subject without briefs. */
const language = buildWritingSubject({ name: 'English Language', examTypeId: gcse.id });
const pupilAccount = buildUser();

/** The requests that the server received in this test. */
export const starts: Request<typeof startChallenge>['body'][] = [];
export const answers: Request<typeof answerChallenge>['body'][] = [];

/** Before each test, signs a pupil in who has not started a challenge. */
export function setUpChallengePage(): void {
  startServer();
  beforeEach(answerChallengePage);
}

function answerChallengePage(): void {
  resetBrowser();
  signIn(pupilAccount);
  answer(listExamTypes, [elevenPlus, gcse]);
  answer(listSubjects, [english, maths, writing, language]);
  answer(briefCounts, [
    buildBriefCounts({ examTypeId: elevenPlus.id, subjectId: english.id }),
    buildBriefCounts({ examTypeId: gcse.id, subjectId: writing.id }),
  ]);
  answer(creativeProgress, []);
  answer(activeChallenge, { session: null });
  starts.length = 0;
  answers.length = 0;
}

/** Answers the start of a challenge with this session, and records the pupil's answers. */
export function serveChallenge(session: CreativeSessionDto): void {
  answer(startChallenge, ({ body }) => {
    starts.push(body);
    return session;
  });
  answer(answerChallenge, ({ body }) => {
    answers.push(body);
    return { isOptimal: body.selectedOption === 'C', scoreAwarded: 3, maxPossibleScore: 3 };
  });
}

export const openChallengePage = (state?: unknown) =>
  renderRoutes(
    [
      { path: '/creative-writing', element: <ChallengePage /> },
      { path: '*', element: null },
    ],
    { pathname: '/creative-writing', state },
  );

/** Chooses a subject on the page, and starts this challenge. */
export async function beginChallenge(session: CreativeSessionDto = buildCreativeSession()) {
  serveChallenge(session);
  const view = openChallengePage();
  await choose(view.user);
  await view.user.click(screen.getByRole('button', { name: 'Start All Creative Writing Challenges' }));
  return view;
}

export const exams = () => screen.findByRole('combobox', { name: 'Exam Preparation' });
export const subjects = () => screen.getByRole('combobox', { name: 'Subject' });

/** Chooses 11+ and English. */
export async function choose(pupil: UserEvent) {
  await screen.findByRole('option', { name: elevenPlus.name });
  await pupil.selectOptions(await exams(), elevenPlus.name);
  await waitFor(() => expect(within(subjects()).getAllByRole('option').length).toBeGreaterThan(1));
  await pupil.selectOptions(subjects(), english.id);
}
