import { countOf } from '#lib/format.ts';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { nameOfTest } from './open-test-texts.ts';
import { useDiscardTest, type OpenTest } from './use-open-tests.ts';

/** Asks before a test is discarded, and discards it. */
export function DiscardTestDialog({ test, onClose }: { test: OpenTest; onClose: () => void }) {
  const discard = useDiscardTest();
  const answers = test.answeredQuestions > 0 ? `, with ${countOf(test.answeredQuestions, 'answer')}` : '';
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title="Discard this test?"
      description={`Your ${nameOfTest(test)} ends now${answers}. You get no result, and it does not count. You cannot undo this.`}
      confirmLabel="Discard test"
      cancelLabel="Keep test"
      tone="danger"
      pending={discard.isPending}
      onConfirm={() => discard.mutate(test.testId, { onSettled: onClose })}
    />
  );
}
