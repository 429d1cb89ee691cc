import type { TestQuestionDto } from '@markwell/shared/features/mock-tests/mock-tests.schemas';
import type { OptionLetter } from '@markwell/shared/vocabulary/options';
import { Card } from '#components/ui/display/card.tsx';
import { OptionList } from '#components/question/options/option-list.tsx';
import { PassagePanel } from '#components/question/passage-panel.tsx';
import { QuestionBody } from '#components/question/question-body.tsx';

interface ShownQuestionProps {
  question: TestQuestionDto;
  /** From 1. */
  number: number;
  chosenLetter: OptionLetter | null;
  onChoose: (letter: OptionLetter) => void;
}

/** The question and its options, next to the passage where there is space, so that both are visible. */
export function CurrentQuestion({ question, number, chosenLetter, onChoose }: ShownQuestionProps) {
  const { passage } = question;
  const answering = (
    <div key={question.id} className="grid animate-appear gap-4.5">
      <Card padding="large" className="px-5 sm:px-8.5">
        <QuestionBody question={{ ...question, passage: null }} />
      </Card>
      <OptionList
        legend={`Answers to question ${String(number)}`}
        options={question.options}
        chosenLetter={chosenLetter}
        onChoose={onChoose}
      />
    </div>
  );
  if (!passage) return answering;
  return (
    <div className="grid items-start gap-4.5 lg:grid-cols-2 lg:gap-6">
      <PassagePanel key={passage.id} passage={passage} />
      <div className="lg:sticky lg:top-22">{answering}</div>
    </div>
  );
}
