import type { GeneratedContentDto } from '@markwell/shared/ai-drafts/ai.schemas';
import type { ComponentProps } from 'react';
import { GenerationStatus } from './generations/generation-status.tsx';
import { SuccessBox } from './success-box.tsx';

type StatusProps = ComponentProps<typeof GenerationStatus>;

interface GenerationOutcomeProps extends Pick<StatusProps, 'label'> {
  generation: StatusProps['generation'] & {
    generated: (GeneratedContentDto & { testData: { title: string } }) | undefined;
  };
}

/** The status of a generation, and what it has generated. */
export function GenerationOutcome({ generation, label }: GenerationOutcomeProps) {
  const { generated, isRunning } = generation;
  return (
    <>
      <GenerationStatus generation={generation} label={label} />
      {generated && !isRunning && <SuccessBox title={generated.testData.title} generated={generated} />}
    </>
  );
}
