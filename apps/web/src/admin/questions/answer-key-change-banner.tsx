import type { editQuestion } from '@markwell/shared/admin/questions/questions.contract';
import type { ResponseOf } from '@markwell/shared/contract/endpoint';
import { Banner } from '../../components/ui/banner.tsx';
import { countOf } from '../../lib/format.ts';

export type AnswerKeyChange = NonNullable<ResponseOf<typeof editQuestion>['keyChange']>;

/** After another answer has become the right one: what that means for the results there are. */
export function AnswerKeyChangeBanner({ change }: { change: AnswerKeyChange }) {
  return (
    <Banner tone="warning" title="The answer key has changed">
      {countOf(change.answeredCount, 'answer was', 'answers were')} marked by the earlier key. From now on the
      new key counts; those results stay as they are until you correct them below.
    </Banner>
  );
}
