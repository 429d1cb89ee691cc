import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { uniqueCode, uniqueName } from './unique-name.ts';

/** A new stage without other content. */
export async function buildStage(
  database: Database,
  overrides: Partial<Prisma.StageUncheckedCreateInput> = {},
) {
  const name = uniqueName('Stage');
  return database.stage.create({
    data: {
      code: uniqueCode('STAGE'),
      name: `${name} (long form)`,
      displayName: name,
      ageRange: '9-11 years',
      description: 'A stage of a test',
      color: 'blue',
      icon: '🎒',
      ...overrides,
    },
  });
}

export async function buildExamBoard(
  database: Database,
  overrides: Partial<Prisma.ExamBoardUncheckedCreateInput> = {},
) {
  return database.examBoard.create({
    data: {
      code: uniqueCode('BOARD'),
      name: uniqueName('Board'),
      description: 'A board of a test',
      ...overrides,
    },
  });
}

/** A public subject, in a new stage unless `stageId` is given. */
export async function buildSubject(
  database: Database,
  overrides: Partial<Prisma.SubjectUncheckedCreateInput> = {},
) {
  return database.subject.create({
    data: {
      stageId: overrides.stageId ?? (await buildStage(database)).id,
      name: uniqueName('Subject'),
      code: uniqueCode('SUBJECT'),
      icon: '🔢',
      color: 'blue',
      ...overrides,
    },
  });
}

/** A topic, in a new subject unless `subjectId` is given. */
export async function buildTopic(
  database: Database,
  overrides: Partial<Prisma.TopicUncheckedCreateInput> = {},
) {
  return database.topic.create({
    data: {
      subjectId: overrides.subjectId ?? (await buildSubject(database)).id,
      name: uniqueName('Topic'),
      code: uniqueCode('TOPIC'),
      ...overrides,
    },
  });
}
