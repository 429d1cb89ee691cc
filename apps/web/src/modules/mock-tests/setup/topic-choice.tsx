import type { StageSubjectDto } from '@markwell/shared/subjects/stages.contract';
import { Card } from '#ui/display/card.tsx';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { ChoiceGroup } from '#ui/inputs/choice-group.tsx';
import { countOf } from '#lib/format.ts';
import { matchesInTopic, type Configuration } from './test-configuration.ts';

interface TopicChoiceProps {
  subject: StageSubjectDto;
  configuration: Configuration;
  onToggle: (topicId: string) => void;
}

export function TopicChoice({ subject, configuration, onToggle }: TopicChoiceProps) {
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
                onChange={() => {
                  onToggle(topic.id);
                }}
                className="w-full py-1 [&_.block]:leading-tight"
              />
            </li>
          ))}
        </ul>
      </ChoiceGroup>
    </Card>
  );
}
