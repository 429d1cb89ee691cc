import type { OwnArrangementDto } from '@markwell/shared/access-arrangements/access-arrangements.schemas';
import { ExtraTimeChips, RestBreakChips } from '#modules/accounts/parts/time-chips.tsx';
import { Loaded } from '#ui/layout/loaded.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { useArrangement, useUpdateArrangement } from '../settings.queries.ts';
import { ReadingStyleChoices } from './reading-style-choices.tsx';
import { SettingsSection } from './settings-section.tsx';

/** How text looks, extra time and rest breaks for practice. Nobody is asked why. */
export function WorkBestSection() {
  const arrangement = useArrangement();
  return (
    <SettingsSection
      title="How I work best"
      lead="Saved as soon as you choose. You don’t need a reason, and your results don’t show it."
    >
      <Loaded
        query={arrangement}
        loading="Loading how you work best…"
        failure="How you work best didn’t load."
      >
        {({ own, forAssignments }) => (
          <div className="grid gap-6">
            <Choices own={own} />
            {forAssignments.confirmedAt !== null && (
              <p className="text-ink-soft">
                For assignments, {forAssignments.confirmedBy ?? 'your school'} confirmed{' '}
                {forAssignments.extraTimePercent} % extra time and{' '}
                {forAssignments.breakMinutes === 0
                  ? 'no rest breaks'
                  : `${String(forAssignments.breakMinutes)} minutes of rest breaks per half hour`}
                {forAssignments.hasReader && ', and that questions are read aloud'}.
              </p>
            )}
          </div>
        )}
      </Loaded>
    </SettingsSection>
  );
}

function Choices({ own }: { own: OwnArrangementDto }) {
  const update = useUpdateArrangement();
  function choose(change: Partial<OwnArrangementDto>) {
    update.mutate(
      { ...own, ...change },
      {
        onError: (error) => {
          showToast('error', 'Your choice was not saved', messageOf(error, 'Please try again.'));
        },
      },
    );
  }
  return (
    <>
      <ReadingStyleChoices style={own} onChange={choose} />
      <Checkbox
        label="Read aloud"
        hint="Tests for practice and their results have buttons that read the question, the answers, passages and explanations aloud, with a voice of your device. In a test, Alt+R on a keyboard starts, pauses and continues it."
        checked={own.hasReader}
        onChange={({ currentTarget }) => choose({ hasReader: currentTarget.checked })}
      />
      <ExtraTimeChips
        hint="For your own practice: tests and quizzes last longer. A test that is running gains time immediately, and never loses any."
        value={own.extraTimePercent}
        onChange={(extraTimePercent) => choose({ extraTimePercent })}
      />
      <RestBreakChips
        hint="In a test you can stop the clock for this long. The questions are hidden during a break."
        value={own.breakMinutes}
        onChange={(breakMinutes) => choose({ breakMinutes })}
      />
    </>
  );
}
