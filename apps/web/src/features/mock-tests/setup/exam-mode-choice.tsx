import { SegmentedChoice } from '#components/ui/inputs/segmented-choice.tsx';

interface ExamModeChoiceProps {
  examMode: boolean;
  onChange: (examMode: boolean) => void;
}

/** Mock test or exam simulation, with what differs. */
export function ExamModeChoice({ examMode, onChange }: ExamModeChoiceProps) {
  return (
    <SegmentedChoice
      legend="Kind of test"
      legendHidden
      className="mb-6"
      choices={[
        { value: 'mock', label: 'Mock Test' },
        { value: 'exam', label: 'Exam Simulation' },
      ]}
      value={examMode ? 'exam' : 'mock'}
      onChange={(kind) => {
        onChange(kind === 'exam');
      }}
      hint={
        examMode
          ? 'Like an exam paper: one topic after the other, easier questions first.'
          : 'For practice: all topics mixed, in any order.'
      }
    />
  );
}
