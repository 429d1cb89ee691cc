import { useState } from 'react';
import type { CreativeSessionDto } from '@markwell/shared/creative-writing/creative-writing.schemas';
import { z } from 'zod';
import { creativeLetters } from '@markwell/shared/creative-writing/creative-writing.vocabulary';
import { messageOf } from '#lib/api/api-error.ts';
import { readLocalStorageJson, removeFromLocalStorage, writeLocalStorageJson } from '#lib/local-storage.ts';
import { useAnswerChallenge, useCompleteChallenge } from '../creative-writing.queries.ts';
import { showCreativeWritingError } from '../show-creative-writing-error.ts';

const draftSchema = z.object({
  questionId: z.string(),
  letter: z.enum(creativeLetters).nullable(),
  reasoning: z.string(),
});

/** The longest time for an answer that is sent, in seconds: a day. */
const longestAnswer = 86_400;

export type RunningSession = CreativeSessionDto & { sessionId: string };

/** choosing: waiting for an answer. done: all are answered, only completing is left. */
type Phase = 'choosing' | 'submitting' | 'done' | 'completing' | 'failed';

/** State of a running challenge: one question after another, then the results. */
export function useChallenge(session: RunningSession, onFinished: () => void) {
  const { sessionId, questions } = session;
  const [answered, setAnswered] = useState<ReadonlySet<string>>(
    () => new Set(session.answers.map(({ questionId }) => questionId)),
  );
  const next = questions.findIndex(({ id }) => !answered.has(id));
  const index = next === -1 ? questions.length - 1 : next;
  const question = questions[index];
  const [phase, setPhase] = useState<Phase>(next === -1 ? 'done' : 'choosing');
  const [draft, setDraft] = useState<Draft>(() => draftOf(sessionId, question?.id ?? ''));
  // Milliseconds since the epoch.
  const [shownAt, setShownAt] = useState(() => Date.now());
  const answer = useAnswerChallenge();
  const complete = useCompleteChallenge();

  function change(part: Partial<Draft>) {
    if (phase !== 'choosing') return;
    const changed = { ...draft, ...part };
    setDraft(changed);
    saveDraft(sessionId, changed);
  }

  function finish() {
    setPhase('completing');
    complete.mutate(sessionId, {
      onSuccess: onFinished,
      onError() {
        setPhase('failed');
      },
    });
  }

  function moveOn(answeredId: string) {
    removeDraft(sessionId);
    const nowAnswered = new Set(answered).add(answeredId);
    setAnswered(nowAnswered);
    const following = questions.find(({ id }) => !nowAnswered.has(id));
    if (!following) {
      finish();
      return;
    }
    setDraft({ questionId: following.id, letter: null, reasoning: '' });
    setShownAt(Date.now());
    setPhase('choosing');
  }

  function submit() {
    if (!question || phase !== 'choosing') return;
    if (draft.letter === null) {
      showCreativeWritingError('Please select an option before continuing');
      return;
    }
    setPhase('submitting');
    const justification = draft.reasoning.trim();
    const seconds = Math.round((Date.now() - shownAt) / 1000);
    answer.mutate(
      {
        sessionId,
        questionId: question.id,
        selectedOption: draft.letter,
        timeSpent: Math.min(Math.max(seconds, 0), longestAnswer),
        ...(justification !== '' && { justification }),
      },
      {
        onSuccess() {
          moveOn(question.id);
        },
        onError(error) {
          setPhase('choosing');
          showCreativeWritingError(
            'Failed to submit answer',
            messageOf(error, 'Your choice is still here; please try again.'),
          );
        },
      },
    );
  }

  return { phase, question, index, answeredCount: answered.size, shownAt, draft, change, submit, finish };
}

/** The draft of this question saved before a reload, or an empty one. */
function draftOf(sessionId: string, questionId: string): Draft {
  const saved = readLocalStorageJson(keyOf(sessionId), draftSchema);
  return saved?.questionId === questionId ? saved : { questionId, letter: null, reasoning: '' };
}

function saveDraft(sessionId: string, draft: Draft): void {
  writeLocalStorageJson(keyOf(sessionId), draft);
}

function removeDraft(sessionId: string): void {
  removeFromLocalStorage(keyOf(sessionId));
}

/** The option chosen and the reasoning written for a question, before they are submitted. */
type Draft = z.infer<typeof draftSchema>;

const keyOf = (sessionId: string) => `creative-writing-draft:${sessionId}`;
