import { generalTopicName } from '@markwell/shared/question-bank/topics';
import { useEffect } from 'react';
import { useCurriculum } from '#modules/curriculum/use-curriculum.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { generalTopic, newTopic } from '../upload-form.ts';
import type { PartProps } from './field-props.ts';

const newTopicChoice = { value: newTopic, label: 'New topic…' };
const isGeneral = (name: string) => name.trim().toLowerCase() === generalTopicName.toLowerCase();

/** The classification of the questions. Changing the stage clears subject and topic. */
export function UploadClassificationFields({ form, values }: PartProps) {
  const { examTypeId, subjectId, topicId } = values;
  const { stages, subjects, topics, isPending, isError, retry } = useCurriculum(values);
  const { setValue } = form;
  const firstStageId = stages[0]?.value;
  useEffect(() => {
    if (examTypeId === '' && firstStageId !== undefined) setValue('examTypeId', firstStageId);
  }, [examTypeId, firstStageId, setValue]);

  if (isError) {
    return (
      <Banner
        tone="error"
        action={
          <Button variant="quiet" size="small" onClick={retry}>
            Try Again
          </Button>
        }
      >
        Failed to load educational stages
      </Banner>
    );
  }
  const isNewTopic = topicId === newTopic;
  const topicField = form.field('topicId');
  const newTopicField = form.field('topicName');
  return (
    <div className="grid gap-4 sm:grid-cols-[2fr_3fr_3fr] sm:large-text:grid-cols-1">
      <Field label="Stage" {...form.field('examTypeId')}>
        <Select
          value={examTypeId}
          disabled={isPending}
          choices={stages}
          onChange={({ target }) => {
            form.choose('examTypeId', target.value);
            form.choose('subjectId', '');
            form.choose('topicId', generalTopic);
          }}
        >
          {examTypeId === '' && <option value="">{isPending ? 'Loading…' : 'Choose a stage'}</option>}
        </Select>
      </Field>
      <Field label="Subject" {...form.field('subjectId')}>
        <Select
          value={subjectId}
          disabled={examTypeId === ''}
          choices={subjects}
          onChange={({ target }) => {
            form.choose('subjectId', target.value);
            form.choose('topicId', generalTopic);
          }}
        >
          <option value="">Choose a subject</option>
        </Select>
      </Field>
      <Field label="Topic" {...topicField} error={isNewTopic ? undefined : topicField.error}>
        <Select
          value={topicId}
          disabled={subjectId === ''}
          choices={[...topics.filter(({ label }) => !isGeneral(label)), newTopicChoice]}
          onChange={({ target }) => form.choose('topicId', target.value)}
        >
          <option value={generalTopic}>{generalTopicName}</option>
        </Select>
      </Field>
      {isNewTopic && (
        <Field
          label="Name of the new topic"
          hint="It is created with the upload."
          className="sm:col-span-3"
          {...newTopicField}
          // The schema reports a missing name as a missing topic.
          error={topicField.error ?? newTopicField.error}
        >
          <TextInput maxLength={120} autoComplete="off" />
        </Field>
      )}
    </div>
  );
}
