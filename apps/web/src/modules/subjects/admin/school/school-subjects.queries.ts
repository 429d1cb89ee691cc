import { listSchoolSubjects, type AdminSubjectDto } from '@markwell/shared/subjects/subjects-admin.contract';
import { useQuery } from '@tanstack/react-query';
import { useOutletContext } from 'react-router-dom';
import { endpointQuery } from '#lib/query/cache-keys.ts';

export const useSchoolSubjects = () => useQuery({ ...endpointQuery(listSchoolSubjects), staleTime: 0 });

export interface SchoolSubjects {
  school: { name: string };
  subjects: readonly AdminSubjectDto[];
}

/** The school and its subjects, which the layout has loaded. */
export const useOpenedSchool = () => useOutletContext<SchoolSubjects>();
