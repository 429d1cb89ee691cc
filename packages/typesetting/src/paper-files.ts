import type { ContentImage } from '@markwell/questions/content-types';
import type { Paper } from '@markwell/questions/papers/paper';
import { markSchemePdf, paperPdf } from './pdf.ts';
import { questionPicture, solutionPicture } from './question-pictures.ts';
import { questionAlternativeText, solutionAlternativeText } from './alternative-text.ts';

interface PaperFiles {
  pdf: Buffer;
  markScheme: Buffer;
  /** In the order of the questions. */
  answers: { number: number; question: ContentImage; solution: ContentImage }[];
}

/** The files of a paper that the product has: the PDF, its mark scheme, and pictures of each question and its solution. */
export async function makePaperFiles(paper: Paper, madeAt: Date): Promise<PaperFiles> {
  const answers = paper.questions.map((each) => ({
    number: each.number,
    question: { svg: questionPicture(each), alternativeText: questionAlternativeText(each) },
    solution: { svg: solutionPicture(each), alternativeText: solutionAlternativeText(each) },
  }));
  return { pdf: await paperPdf(paper, madeAt), markScheme: await markSchemePdf(paper, madeAt), answers };
}
