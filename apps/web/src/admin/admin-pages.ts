import { AdminArea } from './admin-area.tsx';
import { QuestionsPage } from './questions/questions-page.tsx';
import { SchoolSubjectsLayout } from './subjects/school/school-subjects-layout.tsx';
import { SchoolSubjectsPage } from './subjects/school/school-subjects-page.tsx';
import { UploadPage } from './upload/upload-page.tsx';

/**
 * The pages that routes load from this folder, in one module: with a module for each, the build would move what they
 * share into the files of pupils (`chunks.ts`).
 */
export const adminPages = { AdminArea, QuestionsPage, SchoolSubjectsLayout, SchoolSubjectsPage, UploadPage };
