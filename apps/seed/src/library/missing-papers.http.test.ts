import * as fs from 'node:fs/promises';
import * as os from 'node:os';
import * as path from 'node:path';
import { inTransaction } from '@markwell/api/platform/transaction.repository';
import { createFolderStorage } from '@markwell/api/platform/storage/folder-storage';
import { subjects } from '@markwell/questions/curriculum';
import { paperPlans } from '@markwell/questions/papers/paper-plans';
import { papers } from '@markwell/questions/papers/papers';
import { connectDatabase, type Database } from '@markwell/database/connect';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadCurriculum } from './load-curriculum.ts';
import { snapshot } from '../testing/library-snapshot.ts';
import { loadLibrary } from './load-library.ts';
import { addMissingPapers } from './missing-papers.ts';
import { addRestOfLibrary } from '../seed.ts';
import { testDatabaseUrl } from '@markwell/database/testing/worker-database';

let databaseUrl: string;
let database: Database;
let mediaRoot: string;
let added: number;
beforeAll(async () => {
  databaseUrl = await testDatabaseUrl();
  database = connectDatabase(databaseUrl, { poolSize: 3 });
  mediaRoot = await fs.mkdtemp(path.join(os.tmpdir(), 'markwell-papers-'));
  await inTransaction(database, (transaction) => loadCurriculum(transaction, subjects, { isDryRun: false }));
  added = await addMissingPapers(database, createFolderStorage(mediaRoot));
}, 120_000);
afterAll(async () => {
  await database.$disconnect();
  await fs.rm(mediaRoot, { recursive: true });
});

test('every stage has papers, some of them premium, each with a PDF and answers at signed addresses', async () => {
  expect(added).toBe(paperPlans.length);
  const stages = await database.stage.findMany({
    select: {
      pastPapers: {
        select: {
          isPremium: true,
          totalQuestions: true,
          pdfFile: { select: { access: true, contentType: true } },
          answers: {
            orderBy: { number: 'asc' },
            select: {
              number: true,
              questionFile: { select: { access: true } },
              solutionFile: { select: { access: true } },
            },
          },
        },
      },
    },
  });
  for (const { pastPapers } of stages) {
    expect(pastPapers.length).toBeGreaterThanOrEqual(6);
    const premium = pastPapers.filter(({ isPremium }) => isPremium).length;
    expect(premium).toBeGreaterThanOrEqual(1);
    expect(premium).toBeLessThan(pastPapers.length / 2);
    for (const { totalQuestions, pdfFile, answers } of pastPapers) {
      expect(pdfFile).toEqual({ access: 'SIGNED', contentType: 'application/pdf' });
      expect(answers.length).toBe(totalQuestions);
      expect(answers.length).toBeGreaterThanOrEqual(4);
      const signed = { access: 'SIGNED' };
      expect(answers).toEqual(
        answers.map((_, index) => ({ number: index + 1, questionFile: signed, solutionFile: signed })),
      );
    }
  }
});

test('the media folder contains exactly the PDFs; pictures are rows, with the size that sharp reads', async () => {
  const rows = await database.mediaFile.findMany({ include: { drawing: true } });
  const stored = rows.filter(({ drawing }) => drawing === null);
  expect((await fs.readdir(mediaRoot)).sort()).toEqual(stored.map(({ storageKey }) => storageKey).sort());
  for (const { storageKey, contentType, byteSize } of stored) {
    const data = await fs.readFile(path.join(mediaRoot, storageKey));
    expect(contentType).toBe('application/pdf');
    expect(data.length).toBe(byteSize);
    expect(data.subarray(0, 5).toString()).toBe('%PDF-');
  }
  // Reading all takes too long.
  const pictures = rows.filter(({ drawing }) => drawing !== null).filter((_, index) => index % 100 === 0);
  expect(pictures.length).toBeGreaterThan(5);
  for (const { drawing, width, height, byteSize, alternativeText } of pictures) {
    const svg = Buffer.from(drawing?.svg ?? '');
    expect(svg.length).toBe(byteSize);
    expect(alternativeText).not.toBe('');
    expect(await sharp(svg).metadata()).toMatchObject({ format: 'svg', width, height });
  }
});

test('a paper that a later release changes stays as it is', async () => {
  const [same, changed] = papers();
  if (!same || !changed) throw new Error('There are two papers');
  const later = [same, { ...changed, duration: changed.duration + 5 }];
  const before = await snapshot(database);
  const { report } = await loadLibrary(
    { subjects, questions: [], briefs: [], papers: () => later },
    {
      inTransaction: (work) => inTransaction(database, work),
      storage: createFolderStorage(mediaRoot),
      log: () => undefined,
    },
  );
  expect([report.papers.keep, report.papers['edited-here']]).toEqual([[same.sourceId], [changed.sourceId]]);
  expect(await snapshot(database)).toEqual(before);
});

test('continues an interrupted run, and skips deleted papers and subjects', async () => {
  const [interrupted, deleted, other] = await database.pastPaper.findMany({
    orderBy: { sourceId: 'asc' },
    distinct: ['subjectId'],
    take: 3,
  });
  if (!interrupted || !deleted || !other) throw new Error('There are three papers');
  await database.pastPaper.deleteMany({ where: { id: { in: [interrupted.id, deleted.id, other.id] } } });
  await database.libraryItem.deleteMany({
    where: { kind: 'PAPER', sourceId: { in: [interrupted.sourceId ?? '', other.sourceId ?? ''] } },
  });
  await database.subject.update({ where: { id: other.subjectId }, data: { archivedAt: new Date() } });

  const lines: string[] = [];
  const addRest = () =>
    addRestOfLibrary(databaseUrl, {
      log: (line) => lines.push(line),
      size: 'small',
      storage: createFolderStorage(mediaRoot),
    });
  await addRest();
  const sourceId = interrupted.sourceId ?? '';
  expect(await database.pastPaper.findUnique({ where: { sourceId } })).toMatchObject({
    title: interrupted.title,
  });
  expect(await database.pastPaper.count()).toBe(paperPlans.length - 2);
  await addRest();
  expect(lines).toEqual(['Added 1 past papers.']);
}, 30_000);

test('a database with all papers is complete: nothing of the bank is loaded again', async () => {
  const lines: string[] = [];
  await addRestOfLibrary(databaseUrl, { log: (line) => lines.push(line) });
  expect(lines).toEqual([]);
  expect(await database.question.count()).toBe(0);
});
