import { SubjectGrid } from './subject-grid.tsx';
import { SubjectsAndTopics } from './subjects-and-topics.tsx';

/** Subject & Topics: the subjects as cards, and the topics of one. */
export const SubjectsPage = () => <SubjectsAndTopics Subjects={SubjectGrid} />;
