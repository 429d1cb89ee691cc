import { type Paper } from '@markwell/questions/papers/paper';
import { productName } from '@markwell/shared/contract/product';
import {
  box,
  hairline,
  indented,
  royal,
  rule,
  softInk,
  space,
  spread,
  stacked,
  type Block,
} from '../drawing-primitives.ts';
import { textAreaHeight, textAreaWidth as width } from '../page-geometry.ts';
import { paragraphs } from '../paragraphs.ts';
import { bold, bullet, centred, regular } from '../text-blocks.ts';
import { textMarks } from '../text-runs.ts';

/** The first page of a multiple-choice paper: title, the pupil's details, and instructions. */
export function choiceCover(paper: Paper): Block {
  const { title, subjectName, year, schoolName, duration, sections } = paper;
  const count = paper.questions.length;
  return spread(
    [
      paragraphs(productName, width, bold(13, royal)),
      space(18),
      { marks: [rule(0, width, 0, 3, royal)], height: 3 },
      space(24),
      paragraphs(title, width, bold(27)),
      space(6),
      paragraphs(`11+ · ${subjectName} · ${year}`, width, regular(13, softInk)),
      ...(schoolName === undefined ? [] : [paragraphs(`Set for ${schoolName}`, width, regular(13, softInk))]),
      space(20),
      framed([
        paragraphs('Multiple choice', width - 32, bold(15)),
        paragraphs(
          `${count} questions · ${duration} minutes · ${paper.maxMarks} marks`,
          width - 32,
          regular(12.5),
        ),
        ...(sections.length > 1
          ? [
              space(6),
              ...sections.map(({ title: name = '', minutes, questions }, index) =>
                paragraphs(
                  `Section ${index + 1}: ${name} – ${questions.length} questions${minutes === undefined ? '' : `, ${minutes} minutes`}`,
                  width - 32,
                  regular(11.5),
                ),
              ),
            ]
          : []),
      ]),
      space(24),
      ...['Name', 'School', 'Date of birth', 'Date of the test'].flatMap((name) => [field(name), space(14)]),
      space(10),
      paragraphs('Read these instructions first', width, bold(14)),
      space(6),
      ...instructionsFor(paper).flatMap((text) => [bullet(text, width, regular(11.5)), space(3)]),
      space(26),
      centred('Do not turn over until you are told to do so.', width, bold(13)),
    ],
    textAreaHeight - 10,
  );
}

function instructionsFor({ subjectCode, sections, calculatorAllowed, duration }: Paper): string[] {
  const isTimed = sections.some(({ minutes }) => minutes !== undefined);
  const inDigits = sections.some(({ questions }) => questions.some(({ parts }) => parts[0]?.inDigits));
  return [
    'Mark your answers on the separate answer sheet, the last page of this booklet. Use a pencil.',
    'Choose one answer for each question and draw a firm line through its letter on the answer sheet.',
    ...(inDigits ? ['In the first section, write each answer as a number and mark its digits.'] : []),
    'If you change your mind, rub out your first answer completely.',
    'You may do rough work in this booklet. It is not marked.',
    subjectCode.includes('ENGLISH')
      ? 'You may not use a dictionary.'
      : calculatorAllowed
        ? 'You may use a calculator.'
        : 'You may not use a calculator.',
    'Each correct answer is worth one mark. A wrong answer loses nothing, so answer every question.',
    isTimed
      ? 'Each section has its own time. When you finish a section early, check it, but do not turn over.'
      : `You have ${duration} minutes. If a question takes too long, go on and come back to it.`,
  ];
}

function framed(blocks: readonly Block[]): Block {
  const content = indented(stacked([space(12), ...blocks, space(12)]), 16);
  return {
    marks: [box(0, 0, width, content.height, { radius: 6, stroke: royal, lineWidth: 1 }), ...content.marks],
    height: content.height,
  };
}

function field(name: string): Block {
  return {
    marks: [...textMarks(name, 0, 13, regular(11.5)), rule(110, width, 16, 0.8, hairline)],
    height: 18,
  };
}
