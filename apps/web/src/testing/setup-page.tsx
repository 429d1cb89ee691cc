import { stageOfUser, stageSubjects } from '@markwell/shared/subjects/stages.contract';
import { screen } from '@testing-library/react';
import type { InitialEntry } from 'react-router-dom';
import { beforeEach, vi } from 'vitest';
import { SetupPage } from '#modules/mock-tests/pages/setup-page.tsx';
import { signIn } from './browser.ts';
import { buildStage, buildUser } from './builders.ts';
import { buildSubject, buildTopic, countsOf } from './mock-test-builders.ts';
import { renderPage } from './render.tsx';
import { answer, startServer } from './server.ts';

export const stage = buildStage({ displayName: '11+' });
export const user = buildUser({ currentStageId: stage.id });
export const ratio = buildTopic({ name: 'Ratio', counts: countsOf(9, 3, 2) });
export const maths = buildSubject({
  topics: [ratio, buildTopic({ name: 'Angles', counts: countsOf(10, 5, 1) })],
});
export const english = buildSubject({ name: 'English', icon: '📖', color: 'brick', totalQuestions: 892 });

/** Answers the page's requests for a pupil with two subjects before each test; call it at the top of a file. */
export function answerSetupPage(): void {
  startServer();
  beforeEach(() => {
    localStorage.clear();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    signIn(user);
    answer(stageOfUser, { stage });
    answer(stageSubjects, [maths, english]);
  });
}

export const open = (at: InitialEntry = '/test/setup') => renderPage(<SetupPage />, at);
export const subject = (name: string) => screen.findByRole('radio', { name: new RegExp(name, 'u') });
export const start = () => screen.getByRole('button', { name: 'Start Test' });
