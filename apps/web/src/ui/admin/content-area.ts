import { useAuth } from '#lib/session/auth-context.ts';

/** Where somebody manages content. */
interface ContentArea {
  /** A teacher manages only the private content of their school. */
  isOfSchool: boolean;
  /** The address of the list of questions. */
  questions: string;
}

const platform: ContentArea = { isOfSchool: false, questions: '/admin/manage-questions' };
const school: ContentArea = { isOfSchool: true, questions: '/school-subjects/questions' };

/** The Admin Panel for administrators, School Subjects for teachers. Both have the same components. */
export const useContentArea = (): ContentArea => (useAuth().user?.role === 'TEACHER' ? school : platform);
