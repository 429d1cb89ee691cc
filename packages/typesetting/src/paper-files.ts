import type { Paper } from '@markwell/content/papers/paper';
import { paperPdf } from './pdf.ts';
import { questionPicture, solutionPicture, type Picture } from './question-pictures.ts';
import { questionAlternativeText, solutionAlternativeText } from './alternative-text.ts';

export interface DescribedPicture extends Picture {
  alternativeText: string;
}

export interface PaperFiles {
  pdf: Buffer;
  /** In the order of the questions. */
  answers: { number: number; question: DescribedPicture; solution: DescribedPicture }[];
}

/** All files of a paper: the PDF, and pictures of each question and its solution. */
export async function makePaperFiles(paper: Paper, madeAt: Date): Promise<PaperFiles> {
  const answers: PaperFiles['answers'] = [];
  for (const each of paper.questions) {
    const [question, solution] = await Promise.all([questionPicture(each), solutionPicture(each)]);
    answers.push({
      number: each.number,
      question: { ...question, alternativeText: questionAlternativeText(each) },
      solution: { ...solution, alternativeText: solutionAlternativeText(each) },
    });
  }
  return { pdf: await paperPdf(paper, madeAt), answers };
}
