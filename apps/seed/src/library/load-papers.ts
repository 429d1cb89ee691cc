import type { Transaction } from '@markwell/api/platform/transaction.repository';
import type { ContentImage } from '@markwell/questions/content-types';
import type { Paper } from '@markwell/questions/papers/paper';
import { insertRows, type Rows } from '@markwell/database/sql/insert-rows';
import { makePaperFiles } from '@markwell/typesetting/paper-files';
import { randomBytes } from 'node:crypto';
import { arrayOf } from '@markwell/database/sql/values';
import { v7 as uuid } from 'uuid';
import { fingerprint } from './fingerprint.ts';
import { readLibraryItems, writeLibraryItems } from './library-items.repository.ts';
import { requireId, type Curriculum } from './load-curriculum.ts';
import type { LoadContext } from './load-questions.ts';
import { drawingRows } from './pictures.ts';

/** Stores the PDFs of papers. */
export interface PaperStorage {
  write: (storageKey: string, content: Uint8Array) => Promise<void>;
  remove: (storageKey: string) => Promise<void>;
}

/**
 * Typesets and adds papers that the database does not have, each in a transaction of its own. A paper that is there is
 * never changed: pupils may have printed it. Its outcome is `keep`, or `edited-here` when this release has another one.
 */
export async function loadPapers(
  papers: readonly Paper[],
  storage: PaperStorage,
  context: LoadContext,
): Promise<Rows['pastPapers']> {
  const { inTransaction, curriculum, isDryRun, createdAt, report, log } = context;
  const added: Rows['pastPapers'] = [];
  const sourceIds = papers.map(({ sourceId }) => sourceId);
  const [stored, written, boardIds] = await inTransaction(async (transaction) => [
    new Set(await storedSourceIds(transaction, sourceIds)),
    await readLibraryItems(transaction, 'PAPER', sourceIds),
    await examBoardIds(transaction),
  ]);
  for (const paper of papers) {
    const { sourceId } = paper;
    const mark = fingerprint(paper);
    if (stored.has(sourceId)) {
      const isSame = (written.get(sourceId) ?? mark) === mark;
      report.papers[isSame ? 'keep' : 'edited-here'].push(sourceId);
    } else if (written.has(sourceId) || curriculum.isDeleted(paper.subjectCode)) {
      report.papers['deleted-here'].push(sourceId);
    } else {
      report.papers.add.push(sourceId);
      if (isDryRun) continue;
      const { pdf, markScheme, answers } = await makePaperFiles(paper, createdAt);
      const files = { pdf: pdfRow(pdf), markScheme: pdfRow(markScheme) };
      const rows = paperRows(paper, files, answers, curriculum, boardIds);
      try {
        await storage.write(files.pdf.storageKey, pdf);
        await storage.write(files.markScheme.storageKey, markScheme);
        await inTransaction(async (transaction) => {
          await insertRows(transaction, rows);
          await writeLibraryItems(transaction, 'PAPER', [{ sourceId, fingerprint: mark }]);
        });
      } catch (error) {
        await Promise.allSettled(Object.values(files).map(({ storageKey }) => storage.remove(storageKey)));
        throw error;
      }
      added.push(...rows.pastPapers);
      log(`Past paper: ${paper.title}.`);
    }
  }
  return added;
}

type MediaFileRow = Rows['mediaFiles'][number] & { id: string };

const pdfRow = (content: Uint8Array): MediaFileRow => ({
  id: uuid(),
  storageKey: `${randomBytes(16).toString('hex')}.pdf`,
  access: 'SIGNED',
  contentType: 'application/pdf',
  byteSize: content.length,
  alternativeText: '',
});

/** Files of papers are never public: each picture is a file of its own, with a name that nobody can guess. */
function paperRows(
  paper: Paper,
  { pdf, markScheme }: { pdf: MediaFileRow; markScheme: MediaFileRow },
  answers: readonly { number: number; question: ContentImage; solution: ContentImage }[],
  { stageIds, subjectIdOf }: Curriculum,
  boardIds: ReadonlyMap<string, string>,
): Required<Pick<Rows, 'mediaFiles' | 'drawings' | 'pastPapers' | 'pastPaperAnswers'>> {
  const id = uuid();
  const mediaFiles: Rows['mediaFiles'] = [pdf, markScheme];
  const drawings: Rows['drawings'] = [];
  function addPicture(image: ContentImage): string {
    const { mediaFile, drawing } = drawingRows(image);
    const storageKey = `${randomBytes(16).toString('hex')}.svg`;
    mediaFiles.push({ ...mediaFile, storageKey, access: 'SIGNED' });
    drawings.push(drawing);
    return mediaFile.id;
  }
  const { examBoardCode, sourceId, title, year, paperNumber, difficulty, duration, maxMarks, isPremium } =
    paper;
  return {
    mediaFiles,
    drawings,
    pastPapers: [
      {
        id,
        stageId: requireId(stageIds, paper.stageCode),
        subjectId: subjectIdOf(paper.subjectCode),
        examBoardId: examBoardCode === undefined ? null : requireId(boardIds, examBoardCode),
        sourceId,
        title,
        schoolName: paper.schoolName ?? null,
        year,
        paperNumber,
        difficulty,
        duration,
        maxMarks,
        totalQuestions: paper.questions.length,
        isFree: !isPremium,
        isPremium,
        pdfFileId: pdf.id,
        markSchemeFileId: markScheme.id,
      },
    ],
    pastPaperAnswers: answers.map(({ number, question, solution }) => ({
      paperId: id,
      number,
      questionFileId: addPicture(question),
      solutionFileId: addPicture(solution),
    })),
  };
}

async function storedSourceIds(transaction: Transaction, sourceIds: readonly string[]): Promise<string[]> {
  const rows = await transaction
    .selectFrom('past_papers')
    .select('source_id as sourceId')
    .where((eb) => eb('source_id', '=', eb.fn.any(arrayOf('text', sourceIds))))
    .execute();
  return rows.flatMap(({ sourceId }) => sourceId ?? []);
}

async function examBoardIds(transaction: Transaction): Promise<Map<string, string>> {
  const boards = await transaction.selectFrom('exam_boards').select(['id', 'code']).execute();
  return new Map(boards.map(({ id, code }) => [code, id]));
}
