import type { ComponentType } from 'react';
import { z } from 'zod';
import { useUrlFilters } from '#ui/admin/list/use-url-filters.ts';
import { TopicsView } from './topics-view.tsx';

/** The subject whose topics are shown. */
const addressSchema = z.object({ subject: z.string().max(40).catch('') });

/** The subjects, or the topics of the one that is in the address. */
export function SubjectsAndTopics({
  Subjects,
}: {
  Subjects: ComponentType<{ onTopics: (subjectId: string) => void }>;
}) {
  const { filters, change } = useUrlFilters(addressSchema);
  const show = (subject: string) => change({ subject });
  if (filters.subject === '') return <Subjects onTopics={show} />;
  return <TopicsView subjectId={filters.subject} onBack={() => show('')} />;
}
