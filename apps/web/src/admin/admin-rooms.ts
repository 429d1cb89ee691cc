import type { ComponentType } from 'react';
import { AiPage } from './ai/ai-page.tsx';
import { CreativeWritingPage } from './creative-writing/creative-writing-page.tsx';
import { QuestionsPage } from './questions/questions-page.tsx';

export interface AdminRoom {
  /** Below /admin; empty for the one that opens first. */
  path: string;
  label: string;
  Page: ComponentType;
}

/** The tabs of the Admin Panel, in the order of spec 3 §2.1. */
export const adminTabs: readonly AdminRoom[] = [
  { path: 'manage-questions', label: 'Manage Questions', Page: QuestionsPage },
  { path: 'ai-generator', label: 'AI Generator', Page: AiPage },
  { path: 'creative-writing', label: 'Creative Writing', Page: CreativeWritingPage },
];

/** What stands beside them. */
export const roomsBeside: readonly AdminRoom[] = [];

export const adminRooms = [...adminTabs, ...roomsBeside];

/** '/admin/past-papers'. */
export const roomPath = ({ path }: AdminRoom): string => (path === '' ? '/admin' : `/admin/${path}`);
