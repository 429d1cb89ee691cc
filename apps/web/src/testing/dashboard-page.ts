import {
  recommendedPractice,
  subjectProgress,
  type RecommendedPracticeDto,
} from '@markwell/shared/progress/analytics.contract';
import { stageOfUser, stageSubjects } from '@markwell/shared/subjects/stages.contract';
import { subjectStats, type SubjectStatsItem } from '@markwell/shared/subjects/subjects.contract';
import { ownStats } from '@markwell/shared/settings/users.contract';
import { screen, within } from '@testing-library/react';
import { dashboardRoutes } from '#app/dashboard/dashboard.routes.tsx';
import { signIn } from './browser.ts';
import { buildId, buildStage, buildStats } from './builders.ts';
import { renderRoutes } from './render.tsx';
import { answer } from './server.ts';

export const week = [
  { day: '2026-03-02', isToday: false, isDone: true },
  { day: '2026-03-03', isToday: true, isDone: false },
  { day: '2026-03-04', isToday: false, isDone: false },
];

export const weakTopic: RecommendedPracticeDto = {
  type: 'weakness',
  title: 'Ratio and Proportion',
  description: 'You got 40% in Ratio and Proportion.',
  subjectId: buildId(),
  subjectName: 'Mathematics',
  color: 'blue',
  topicIds: [buildId()],
  difficulty: [1, 2],
  questionCount: 10,
  dueCount: 0,
};

export const buildSubjectStats = (name: string, questionCount: number, topicCount = 4): SubjectStatsItem => ({
  name,
  questionCount,
  topicCount,
  description: `About ${name}`,
  color: 'blue',
});

/** Signs a pupil in on an empty browser, and answers every request of the dashboard. */
export function answerDashboard(): void {
  const topic = { id: buildId(), name: 'T', code: 'T', description: '', counts: [] };
  const subject = {
    name: 'S',
    code: 'S',
    description: '',
    icon: '',
    color: 'blue',
    totalQuestions: 0,
  } as const;
  localStorage.clear();
  signIn();
  answer(ownStats, { name: 'Aisha Rahman', stats: buildStats(), week });
  answer(subjectProgress, []);
  answer(recommendedPractice, [weakTopic]);
  answer(subjectStats, [buildSubjectStats('Mathematics', 120)]);
  answer(stageOfUser, { stage: buildStage() });
  answer(stageSubjects, [
    {
      ...subject,
      id: buildId(),
      examTypeId: buildId(),
      topics: [1200, 47].map((questionCount) => ({
        ...topic,
        id: buildId(),
        questionCount,
      })),
    },
  ]);
}

export const renderDashboard = () => renderRoutes([...dashboardRoutes, { path: '*', element: null }]);

/** Opens the dashboard and waits for its headline. */
export async function openDashboard() {
  const view = renderDashboard();
  await screen.findByRole('heading', { level: 1 });
  return view;
}

/** The queries of a section of the dashboard. */
export const region = (name: string) => within(screen.getByRole('region', { name }));
