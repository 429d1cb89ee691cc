import type { ComponentType } from 'react';
import { AiPage } from '#modules/ai-drafts/ai-page.tsx';
import { AuditLogPage } from '#modules/audit/audit-log-page.tsx';
import { CoveragePage } from '#modules/overview/coverage/coverage-page.tsx';
import { CreativeWritingPage } from '#modules/creative-writing/admin/creative-writing-page.tsx';
import { FailedJobsPage } from '#modules/overview/failed-jobs/failed-jobs-page.tsx';
import { OverviewPage } from '#modules/overview/overview-page.tsx';
import { PastPapersPage } from '#modules/past-papers/admin/past-papers-page.tsx';
import { QuestionsPage } from '#modules/question-editing/questions-page.tsx';
import { QuestionStatisticsPage } from '#modules/question-editing/statistics/question-statistics-page.tsx';
import { RapidFireQuestionsPage } from './rapid-fire-questions-page.tsx';
import { RequirementsPage } from '#modules/accounts/second-factor-requirements/requirements-page.tsx';
import { SchoolsPage } from '#modules/users/schools/schools-page.tsx';
import { SubjectsPage } from '#modules/subjects/admin/subjects-page.tsx';
import { TopicsPage } from '#modules/subjects/admin/topic-overview/topic-overview-page.tsx';
import { UploadBatchesPage } from '#modules/question-editing/upload/batches/upload-batches-page.tsx';
import { UploadPage } from '#modules/question-editing/upload/upload-page.tsx';
import { UsersPage } from '#modules/users/users-page.tsx';

export interface AdminSection {
  /** The path below /admin; empty for the first section. */
  path: string;
  label: string;
  Page: ComponentType;
}

/** The tabs of the Admin Panel, in the specification's order. */
export const adminTabs: readonly AdminSection[] = [
  { path: '', label: 'Upload Questions', Page: UploadPage },
  { path: 'manage-questions', label: 'Manage Questions', Page: QuestionsPage },
  { path: 'rapid-fire', label: 'Rapid-Fire Questions', Page: RapidFireQuestionsPage },
  { path: 'subjects', label: 'Subject & Topics', Page: SubjectsPage },
  { path: 'topics', label: 'Topic Management (Legacy)', Page: TopicsPage },
  { path: 'ai-generator', label: 'AI Generator', Page: AiPage },
  { path: 'creative-writing', label: 'Creative Writing', Page: CreativeWritingPage },
  { path: 'past-papers', label: 'Past Papers', Page: PastPapersPage },
  { path: 'users', label: 'User Management', Page: UsersPage },
];

/** The sections that the specification does not list. */
export const sectionsBesideTabs: readonly AdminSection[] = [
  { path: 'overview', label: 'Overview', Page: OverviewPage },
  { path: 'coverage', label: 'Coverage', Page: CoveragePage },
  { path: 'uploads', label: 'Uploads', Page: UploadBatchesPage },
  { path: 'question-statistics', label: 'Question Statistics', Page: QuestionStatisticsPage },
  { path: 'schools', label: 'Schools', Page: SchoolsPage },
  { path: 'sign-in-codes', label: 'Sign-in Codes', Page: RequirementsPage },
  { path: 'audit-log', label: 'Audit Log', Page: AuditLogPage },
  { path: 'jobs', label: 'Failed Jobs', Page: FailedJobsPage },
];

export const adminSections = [...adminTabs, ...sectionsBesideTabs];

/** The address of a section, for example '/admin/past-papers'. */
export const sectionPath = ({ path }: AdminSection): string => (path === '' ? '/admin' : `/admin/${path}`);
