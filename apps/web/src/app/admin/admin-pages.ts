import { AdminArea } from './admin-area.tsx';
import { QuestionsPage } from '#modules/question-editing/questions-page.tsx';
import { SchoolSubjectsLayout } from '#modules/subjects/admin/school/school-subjects-layout.tsx';
import { SchoolSubjectsPage } from '#modules/subjects/admin/school/school-subjects-page.tsx';
import { UploadPage } from '#modules/question-editing/upload/upload-page.tsx';

/**
 * The pages that routes load from this folder, in one module: with a module for each, the build would move what they
 * share into the files of pupils.
 */
export const adminPages = { AdminArea, QuestionsPage, SchoolSubjectsLayout, SchoolSubjectsPage, UploadPage };
