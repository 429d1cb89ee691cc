import type { PreviewedQuestionDto } from '@markwell/shared/assignments/assignments.schemas';
import type { AnswerMode } from '@markwell/shared/answers/answer-modes';
import { useDeferredValue, useState } from 'react';
import { Loaded } from '#ui/layout/loaded.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ShowMore } from '#ui/actions/show-more.tsx';
import { SearchInput } from '#ui/inputs/search-input.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { useFoundQuestions } from '../assignments.queries.ts';
import { aboutQuestion, excerptOf, QuestionPreview } from './chosen-question.tsx';

interface QuestionSearchProps {
  fromReserve: boolean;
  answerMode: AnswerMode;
  subjectId: string;
  topics: readonly { id: string; name: string }[];
  chosenIds: readonly string[];
  onAdd: (question: PreviewedQuestionDto) => void;
}

/** Finds questions of the subject, shows each with its answer, and adds those that the teacher wants. */
export function QuestionSearch(props: QuestionSearchProps) {
  const { subjectId } = props;
  const [isOpen, setOpen] = useState(false);
  if (subjectId === '')
    return <p className="text-ink-soft">Choose a subject to search its questions, or to draw some.</p>;
  return (
    <details
      className="rounded-md border border-line p-3"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">Choose questions by hand</summary>
      {isOpen && <SearchedQuestions key={subjectId} {...props} />}
    </details>
  );
}

function SearchedQuestions({
  fromReserve,
  answerMode,
  subjectId,
  topics,
  chosenIds,
  onAdd,
}: QuestionSearchProps) {
  const [search, setSearch] = useState('');
  const [topicId, setTopicId] = useState('');
  const query = useFoundQuestions({
    fromReserve,
    subjectId,
    topicId,
    search: useDeferredValue(search.trim()),
  });
  return (
    <div className="grid grid-cols-1 gap-3 pt-2">
      <div className="flex flex-wrap gap-3">
        <SearchInput
          label="Search questions"
          placeholder="Search by words"
          maxLength={200}
          className="min-w-0 flex-1 basis-52"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Select
          aria-label="Topic"
          className="basis-44"
          value={topicId}
          choices={topics.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => setTopicId(target.value)}
        >
          <option value="">All topics</option>
        </Select>
      </div>
      <Loaded query={query} loading="Loading questions…" failure="The questions did not load.">
        {({ pages }) => {
          const found = pages.flatMap(({ questions }) => questions);
          return (
            <>
              <p role="status" className="text-sm text-ink-soft">
                {found.length === 0 ? 'No questions found. Try other words or another topic.' : ''}
              </p>
              <ul className="grid grid-cols-1 gap-2">
                {found.map((question) => (
                  <FoundQuestion
                    key={question.id}
                    question={question}
                    answerMode={answerMode}
                    isChosen={chosenIds.includes(question.id)}
                    onAdd={onAdd}
                  />
                ))}
              </ul>
              <ShowMore query={query} className="justify-self-start">
                Show more questions
              </ShowMore>
            </>
          );
        }}
      </Loaded>
    </div>
  );
}

const FoundQuestion = ({
  question,
  answerMode,
  isChosen,
  onAdd,
}: {
  question: PreviewedQuestionDto;
  answerMode: AnswerMode;
  isChosen: boolean;
  onAdd: (question: PreviewedQuestionDto) => void;
}) => (
  <li className="flex flex-wrap items-start justify-between gap-x-3 border-b border-line pb-2">
    <details className="min-w-0 flex-1 basis-60">
      <summary className="min-h-11 cursor-pointer py-2 wrap-anywhere">
        {excerptOf(question)}
        <span className="block text-sm text-ink-soft">{aboutQuestion(question, answerMode)}</span>
      </summary>
      <QuestionPreview question={question} answerMode={answerMode} />
    </details>
    <Button
      variant="quiet"
      size="small"
      disabled={isChosen}
      aria-label={`${isChosen ? 'Added' : 'Add'}: ${excerptOf(question)}`}
      onClick={() => onAdd(question)}
    >
      {isChosen ? 'Added' : 'Add'}
    </Button>
  </li>
);
