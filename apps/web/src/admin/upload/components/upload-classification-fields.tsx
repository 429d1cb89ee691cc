import { generalTopicName } from '@markwell/shared/rules/questions/topics';
import { useCurriculum } from '../../../components/admin/use-curriculum.ts';
import { Banner } from '../../../components/ui/feedback/banner.tsx';
import { Button } from '../../../components/ui/actions/button.tsx';
import { Field } from '../../../components/ui/inputs/field.tsx';
import { Select } from '../../../components/ui/inputs/select.tsx';
import { TextInput } from '../../../components/ui/inputs/text-input.tsx';
import { generalTopic, newTopic } from '../upload-form.ts';
import type { PartProps } from './field-props.ts';

const isGeneral = (name: string) => name.trim().toLowerCase() === generalTopicName.toLowerCase();

/** The classification of the questions. Changing the stage clears subject and topic (spec 3 §4). */
export function UploadClassificationFields({ form, problems, onChange }: PartProps) {
  const { stages, subjects, topics, isPending, isError, retry } = useCurriculum(form);
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
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Field label="Stage" error={problems['examTypeId']}>
        <Select
          name="examTypeId"
          value={form.examTypeId}
          disabled={isPending}
          onChange={({ target }) => {
            onChange({ examTypeId: target.value, subjectId: '', topic: generalTopic });
          }}
        >
          {form.examTypeId === '' && <option value="">{isPending ? 'Loading…' : 'Choose a stage'}</option>}
          {stages.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Subject" error={problems['subjectId']}>
        <Select
          name="subjectId"
          value={form.subjectId}
          disabled={form.examTypeId === ''}
          onChange={({ target }) => {
            onChange({ subjectId: target.value, topic: generalTopic });
          }}
        >
          <option value="">Choose a subject</option>
          {subjects.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Topic" error={form.topic === newTopic ? undefined : problems['topicId']}>
        <Select
          name="topicId"
          value={form.topic}
          disabled={form.subjectId === ''}
          onChange={({ target }) => {
            onChange({ topic: target.value });
          }}
        >
          <option value={generalTopic}>{generalTopicName}</option>
          {topics
            .filter(({ label }) => !isGeneral(label))
            .map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          <option value={newTopic}>New topic…</option>
        </Select>
      </Field>
      {form.topic === newTopic && (
        <Field
          label="Name of the new topic"
          hint="It is created with the upload."
          error={problems['topicId'] ?? problems['topicName']}
          className="sm:col-span-3"
        >
          <TextInput
            name="topicName"
            maxLength={120}
            autoComplete="off"
            value={form.newTopicName}
            onChange={({ target }) => {
              onChange({ newTopicName: target.value });
            }}
          />
        </Field>
      )}
    </div>
  );
}
