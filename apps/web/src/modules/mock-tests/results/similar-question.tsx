import { useState } from 'react';
import { Shuffle } from 'lucide-react';
import type { StartedTestDto } from '@markwell/shared/attempts/mock-tests.schemas';
import { StartQueueBanner } from '#modules/attempts/start-queue-banner.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { isWaitingForRetry } from '#lib/query/start-retry.ts';
import { useSimilarQuestion } from '../mock-tests.queries.ts';
import { SimilarAttempt } from './similar-attempt.tsx';

/** A new question of the same family or topic, answered and marked in a dialog. */
export function SimilarQuestion({ userId, questionId }: { userId: string; questionId: string }) {
  const similar = useSimilarQuestion();
  const [test, setTest] = useState<StartedTestDto | null>(null);
  const [open, setOpen] = useState(false);
  function draw() {
    similar.mutate(questionId, {
      onSuccess: (drawn) => {
        setTest(drawn);
        setOpen(true);
      },
    });
  }
  const failure = isWaitingForRetry(similar) ? (
    <StartQueueBanner what="question" reason={similar.failureReason} />
  ) : (
    similar.isError && (
      <Banner tone="notice">
        {messageOf(similar.error, 'No question could be fetched. Please try again.')}
      </Banner>
    )
  );
  return (
    <>
      <Button variant="quiet" size="small" pending={similar.isPending && !open} onClick={draw}>
        {!similar.isPending && <Shuffle aria-hidden className="size-4" />}
        Try a similar question
      </Button>
      {!open && failure && <div className="order-last basis-full">{failure}</div>}
      <Dialog open={open} onOpenChange={setOpen}>
        {test && (
          <DialogContent title="Similar question" description={test.questions[0]?.topic.name} size="large">
            <SimilarAttempt
              key={test.testId}
              userId={userId}
              test={test}
              onAnother={draw}
              isDrawing={similar.isPending}
              failure={failure}
            />
          </DialogContent>
        )}
      </Dialog>
    </>
  );
}
