import { usualMode } from '@markwell/shared/answers/answer-modes';
import { useReducer, type ReactNode, type SubmitEvent } from 'react';
import type { TestConfiguration } from '@markwell/shared/mock-tests/mock-tests.contract';
import type { StageDto, StageSubjectDto } from '@markwell/shared/subjects/stages.contract';
import { stageWithTiers } from '@markwell/shared/question-bank/tiers.vocabulary';
import { Card } from '#ui/display/card.tsx';
import { SubjectIcon } from '#ui/display/subject-icon.tsx';
import { RadioCards } from '#ui/inputs/radio-cards.tsx';
import { countOf } from '#lib/format.ts';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { ChoiceGroup } from '#ui/inputs/choice-group.tsx';
import {
  changeConfiguration,
  hasTiers,
  hasTyped,
  type Configuration,
  matchesInTopic,
} from './test-configuration.ts';
import { SetupSummary } from './setup-summary.tsx';
import { TestLengthFields } from './test-length-fields.tsx';

interface SetupFormProps {
  stage: StageDto;
  subjects: readonly StageSubjectDto[];
  initial: Configuration;
  examMode: boolean;
  pending: boolean;
  onStart: (configuration: TestConfiguration) => void;
  /** Why the last start failed, or why it takes longer than usual. */
  notice: ReactNode;
}

export function SetupForm({ stage, subjects, initial, examMode, pending, onStart, notice }: SetupFormProps) {
  const [chosen, change] = useReducer(changeConfiguration, initial);
  const subject = subjects.find(({ id }) => id === chosen.subjectId);
  const offersTiers = stage.code === stageWithTiers && subject !== undefined && hasTiers(subject);
  const offersTyping = subject !== undefined && hasTyped(subject);
  const answerMode = offersTyping ? (chosen.answerMode ?? usualMode(stage.code)) : 'MULTIPLE_CHOICE';
  const configuration = { ...chosen, answerMode, tier: offersTiers ? chosen.tier : null };

  function start(event: SubmitEvent) {
    event.preventDefault();
    if (!subject || configuration.difficulty.length === 0 || pending) return;
    onStart({
      subjectId: subject.id,
      examTypeId: stage.id,
      difficulty: [...configuration.difficulty],
      questionCount: configuration.questionCount,
      topicIds: [...configuration.topicIds],
      ...(configuration.tier && { tier: configuration.tier }),
      answerMode,
      duration: configuration.duration,
      examMode,
    });
  }

  return (
    <form onSubmit={start} className="flex flex-col gap-6 lg:grid lg:grid-cols-[1fr_20rem] lg:items-start">
      {/* On a phone the start card is fixed at the bottom, so focused elements are scrolled clear of it. */}
      <div className="grid min-w-0 gap-5 [&_input]:scroll-mb-44">
        <RadioCards
          legend="Subject"
          className="[&>legend]:font-heading [&>legend]:text-xl [&>legend]:font-bold"
          choices={subjects.map(({ id, name, icon, color, totalQuestions }) => ({
            value: id,
            label: name,
            color,
            hint: countOf(totalQuestions, 'question'),
            icon: <SubjectIcon icon={icon} />,
          }))}
          value={configuration.subjectId}
          onChange={(subjectId) => change({ type: 'subject', subjectId })}
        />
        {subject && subject.topics.length > 0 && (
          <TopicChoice
            key={subject.id}
            subject={subject}
            configuration={configuration}
            onToggle={(topicId) => change({ type: 'topic', topicId })}
          />
        )}
        <Card>
          <TestLengthFields
            configuration={configuration}
            offersTiers={offersTiers}
            offersTyping={offersTyping}
            onChange={change}
          />
        </Card>
      </div>
      <SetupSummary
        subject={subject}
        configuration={configuration}
        offersTiers={offersTiers}
        offersTyping={offersTyping}
        pending={pending}
        notice={notice}
      />
    </form>
  );
}

interface TopicChoiceProps {
  subject: StageSubjectDto;
  configuration: Configuration;
  onToggle: (topicId: string) => void;
}

function TopicChoice({ subject, configuration, onToggle }: TopicChoiceProps) {
  const { topicIds } = configuration;
  return (
    <Card className={`subject-${subject.color}`}>
      <ChoiceGroup
        legend={`Topics in ${subject.name}`}
        hint={
          topicIds.length === 0
            ? 'You don’t have to choose. Without a choice, all topics are mixed.'
            : `${countOf(topicIds.length, 'topic')} chosen.`
        }
      >
        <ul className="-mx-2 grid max-h-[15rem] gap-x-4 overflow-y-auto overscroll-contain px-2 sm:grid-cols-2">
          {subject.topics.map((topic) => (
            <li key={topic.id}>
              <Checkbox
                label={topic.name}
                hint={countOf(matchesInTopic(topic, configuration), 'question')}
                checked={topicIds.includes(topic.id)}
                onChange={() => onToggle(topic.id)}
                className="w-full py-1 [&_.block]:leading-tight"
              />
            </li>
          ))}
        </ul>
      </ChoiceGroup>
    </Card>
  );
}
