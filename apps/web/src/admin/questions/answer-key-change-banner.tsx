import type { editQuestion } from '@markwell/shared/admin/questions/questions.contract';
import type { ResponseOf } from '@markwell/shared/contract/endpoint';
import { Banner } from '../../components/ui/banner.tsx';
import { countOf } from '../../lib/format.ts';

export type AnswerKeyChange = NonNullable<ResponseOf<typeof editQuestion>['keyChange']>;

/** Shown after the answer key was changed: what it means for existing results. */
export function AnswerKeyChangeBanner({ change }: { change: AnswerKeyChange }) {
  return (
    <Banner tone="warning" title="The answer key has changed">
      {countOf(change.answeredCount, 'answer was', 'answers were')} marked with the previous answer key. The
      new key applies from now on; those results do not change until you correct them below.
    </Banner>
  );
}
