import type { Paper } from '@markwell/content/papers/paper';
import { makePaperFiles, type DescribedPicture } from '@markwell/typesetting/paper-files';
import { v7 as uuid } from 'uuid';
import { requireId } from './curriculum-rows.ts';
import type { Curriculum } from './curriculum-rows.ts';
import type { Rows } from '@markwell/database/sql/insert-rows';
import type { StagedMedia } from './staged-media.ts';

interface Context {
  stageIds: ReadonlyMap<string, string>;
  boardIds: ReadonlyMap<string, string>;
  curriculum: Pick<Curriculum, 'subjectIdOf'>;
  media: Pick<StagedMedia, 'write'>;
  now: Date;
}

type PaperRows = Pick<Rows, 'mediaFiles' | 'pastPapers' | 'pastPaperAnswers'>;

/** Typesets every paper, stages its files and makes its rows. Files of papers are never public. */
export async function paperRows(
  papers: readonly Paper[],
  { stageIds, boardIds, curriculum, media, now }: Context,
): Promise<PaperRows> {
  const rows: PaperRows = { mediaFiles: [], pastPapers: [], pastPaperAnswers: [] };

  async function storeFile(extension: 'webp' | 'pdf', data: Buffer, more: Partial<DescribedPicture>) {
    const id = uuid();
    const { width = null, height = null, alternativeText = '' } = more;
    rows.mediaFiles.push({
      id,
      storageKey: await media.write(extension, data),
      access: 'SIGNED',
      contentType: extension === 'pdf' ? 'application/pdf' : 'image/webp',
      byteSize: data.length,
      width,
      height,
      alternativeText,
    });
    return id;
  }
  const storePicture = (picture: DescribedPicture) => storeFile('webp', picture.data, picture);

  async function add(paper: Paper): Promise<void> {
    const { pdf, answers } = await makePaperFiles(paper, now);
    const id = uuid();
    const { examBoardCode, sourceId, title, year, paperNumber, difficulty, duration, maxMarks, isPremium } =
      paper;
    rows.pastPapers.push({
      id,
      stageId: requireId(stageIds, paper.stageCode),
      subjectId: curriculum.subjectIdOf(paper.subjectCode),
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
      pdfFileId: await storeFile('pdf', pdf, {}),
    });
    for (const { number, question, solution } of answers) {
      rows.pastPaperAnswers.push({
        paperId: id,
        number,
        questionFileId: await storePicture(question),
        solutionFileId: await storePicture(solution),
      });
    }
  }

  // Letters are outlined on one thread and rendered on others: two papers at a time keep both busy.
  const remaining = papers.values();
  const addNext = async () => {
    for (const paper of remaining) await add(paper);
  };
  await Promise.all([addNext(), addNext()]);
  return rows;
}
