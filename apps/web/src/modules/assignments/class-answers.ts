import type {
  AnswerCell,
  AnswerOutcome,
  ClassAnswersDto,
  TopicCell,
} from '@markwell/shared/assignments/class-answers.schemas';

/** One table of several pages of pupils. A page has only the questions and topics that its pupils were asked. */
export function joinAnswers(pages: readonly ClassAnswersDto[]): ClassAnswersDto {
  const [first] = pages;
  if (!first) throw new Error('A table has at least one page');
  const columns = [
    ...new Map(pages.flatMap((page) => page.columns).map((column) => [column.id, column])).values(),
  ];
  const pupils = pages.flatMap((page) =>
    page.pupils.map((pupil) => {
      const byColumn = new Map(page.columns.map(({ id }, index) => [id, pupil.cells[index] ?? null]));
      return { ...pupil, cells: columns.map(({ id }) => byColumn.get(id) ?? null) };
    }),
  );
  return { ...first, columns, pupils, next: null };
}

export const outcomeNames: Record<AnswerOutcome, string> = {
  correct: 'right',
  partly: 'partly right',
  wrong: 'wrong',
  unanswered: 'omitted',
  void: 'not counted',
};

export const isAnswer = (cell: AnswerCell | TopicCell): cell is AnswerCell => 'outcome' in cell;

/** A cell in words: 'B, wrong', 'omitted', '3 of 4'. Empty for what the pupil was not asked or has not handed in. */
export function cellText(cell: AnswerCell | TopicCell | null): string {
  if (cell === null) return '';
  if (!isAnswer(cell)) return `${String(cell.correct)} of ${String(cell.asked)}`;
  return [...(cell.letter === null ? [] : [cell.letter]), outcomeNames[cell.outcome]].join(', ');
}

/** The headings of the columns in a file: 'Question 3 (right: B)', 'Question 4', or the name of the topic. */
export const columnTitles = ({ questionChoice, columns }: ClassAnswersDto): string[] =>
  columns.map(({ name, correctLetter }, index) => {
    if (questionChoice === 'OWN_DRAW') return name;
    const right = correctLetter === null ? '' : ` (right: ${correctLetter})`;
    return `Question ${String(index + 1)}${right}`;
  });
