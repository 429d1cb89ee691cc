import { FilterSelect, type SelectBy, type SelectGroup } from '#ui/admin/list/list-filters.tsx';
import { useCurriculum } from './use-curriculum.ts';

/** Stage, subject and perhaps topic, by their names in the address. */
interface Classification<Name extends string> {
  stage: Name;
  subject: Name;
  topic?: Name | undefined;
  isIgnored?: boolean | undefined;
}

/** The filters of a list by stage, subject and perhaps topic. */
export function classificationSelects<Name extends string>(of: Classification<Name>): SelectGroup<Name> {
  const { stage, subject, topic, isIgnored } = of;
  return {
    names: topic === undefined ? [stage, subject] : [stage, subject, topic],
    isIgnored,
    render: (selectBy) => <ClassificationSelects {...of} selectBy={selectBy} />,
  };
}

interface ClassificationSelectsProps<Name extends string> extends Classification<Name> {
  selectBy: SelectBy<Name>;
}

/** Each is enabled once the one before is chosen; another choice clears those after it. */
function ClassificationSelects<Name extends string>(props: ClassificationSelectsProps<Name>) {
  const { selectBy, stage, subject, topic, isIgnored = false } = props;
  const byStage = selectBy(stage, subject, ...(topic === undefined ? [] : [topic]));
  const bySubject = selectBy(subject, ...(topic === undefined ? [] : [topic]));
  const { stages, subjects, topics } = useCurriculum({
    examTypeId: byStage.value,
    subjectId: bySubject.value,
  });
  const shown = isIgnored ? { value: '', disabled: true } : {};
  return (
    <>
      <FilterSelect {...byStage} label="Stage" every="All stages" choices={stages} {...shown} />
      <FilterSelect
        {...bySubject}
        label="Subject"
        every="All subjects"
        choices={subjects}
        disabled={byStage.value === ''}
        {...shown}
      />
      {topic !== undefined && (
        <FilterSelect
          {...selectBy(topic)}
          label="Topic"
          every="All topics"
          choices={topics}
          disabled={bySubject.value === ''}
          {...shown}
        />
      )}
    </>
  );
}
