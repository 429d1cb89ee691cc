import { buffer } from 'node:stream/consumers';
import type { Paper } from '@markwell/questions/papers/paper';
import { productName } from '@markwell/shared/contract/product';
import PDFDocument from 'pdfkit';
import svgToPdf from 'svg-to-pdfkit';
import { bytesOf, faces } from './fonts.ts';
import { sizeOf } from './figure.ts';
import type { FigureMark, Mark } from './drawing-primitives.ts';
import { markSchemePages } from './mark-scheme/mark-scheme-pages.ts';
import { paperPages } from './pages/paper-pages.ts';

/** A paper as a PDF with searchable text and embedded fonts. `madeAt` is its creation date. */
export function paperPdf(paper: Paper, madeAt: Date): Promise<Buffer> {
  return pdfOf(
    paperPages(paper).map(({ marks }) => marks),
    { title: paper.title, paper, madeAt },
  );
}

/** The mark scheme of a paper with worked solutions, as a PDF. */
export function markSchemePdf(paper: Paper, madeAt: Date): Promise<Buffer> {
  return pdfOf(markSchemePages(paper), { title: `${paper.title}: mark scheme`, paper, madeAt });
}

interface Description {
  title: string;
  paper: Paper;
  madeAt: Date;
}

async function pdfOf(
  pages: readonly (readonly Mark[])[],
  { title, paper, madeAt }: Description,
): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'en-GB',
    displayTitle: true,
    info: {
      Title: title,
      Author: productName,
      Subject: `${paper.stageName} ${paper.subjectName} ${paper.year}`,
      CreationDate: madeAt,
    },
  });
  const bytes = buffer(document);
  for (const face of faces) document.registerFont(face, bytesOf(face));
  for (const marks of pages) {
    document.addPage();
    for (const mark of marks) draw(document, mark);
  }
  document.end();
  return bytes;
}

function draw(document: PDFKit.PDFDocument, mark: Mark): void {
  switch (mark.kind) {
    case 'text':
      document.font(mark.face).fontSize(mark.size).fillColor(mark.color);
      document.text(mark.text, mark.x, mark.y, { lineBreak: false, baseline: 'alphabetic' });
      return;
    case 'figure':
      drawFigure(document, mark);
      return;
    case 'line':
      document.moveTo(mark.x1, mark.y1).lineTo(mark.x2, mark.y2);
      document.lineWidth(mark.width).strokeColor(mark.color).stroke();
      return;
    case 'box':
      document.roundedRect(mark.x, mark.y, mark.width, mark.height, mark.radius).lineWidth(mark.lineWidth);
      if (mark.fill === 'none') document.strokeColor(mark.stroke).stroke();
      else document.fillColor(mark.fill).fill();
      return;
    case 'round':
      document.circle(mark.x, mark.y, mark.radius).lineWidth(0.9);
      if (mark.fill === 'none') document.strokeColor(mark.stroke).stroke();
      else document.fillColor(mark.fill).fill();
  }
}

/** svg-to-pdfkit always uses the drawing's own size, so the coordinates are scaled instead. */
function drawFigure(document: PDFKit.PDFDocument, { svg, x, y, width }: FigureMark): void {
  document
    .save()
    .translate(x, y)
    .scale(width / sizeOf(svg).width);
  svgToPdf(document, svg, 0, 0, { assumePt: true });
  document.restore();
}
