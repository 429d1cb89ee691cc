import { stageWithExamBoards } from '@markwell/shared/curriculum/stages.vocabulary';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Loaded } from '#ui/layout/loaded.tsx';
import { Button } from '#ui/actions/button.tsx';
import type { SessionUser } from '#lib/session/session-user.ts';
import { useExamBoards, useStageOfUser } from '../settings.queries.ts';
import { SettingsSection } from './settings-section.tsx';

/** The pupil's stage, and the exam board if the stage has boards. */
export function StageSection({ user }: { user: SessionUser }) {
  const stage = useStageOfUser(user.id);
  return (
    <SettingsSection
      title="Stage and exam board"
      lead="The exams you prepare for. You keep your results when you change this."
    >
      <dl className="grid gap-5">
        <Choice name="Stage" link={<Link to="/stages">Change your stage</Link>}>
          <Loaded query={stage} loading={<span>Loading…</span>} failure="Your stage didn’t load.">
            {(loaded) => loaded.stage?.displayName ?? 'Not chosen'}
          </Loaded>
        </Choice>
        {stage.data?.stage?.code === stageWithExamBoards && (
          <Choice
            name="Exam board"
            link={<Link to="/select-exam-board">Change your exam board</Link>}
            note="Past papers for your exam board come first."
          >
            <ExamBoardName user={user} />
          </Choice>
        )}
      </dl>
    </SettingsSection>
  );
}

interface ChoiceProps {
  name: string;
  /** Leads to the page where it is changed. */
  link: ReactNode;
  note?: string;
  children: ReactNode;
}

function Choice({ name, link, note, children }: ChoiceProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-6 max-[479px]:grid-cols-1">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="min-w-0 font-semibold wrap-anywhere">{children}</dd>
      {note !== undefined && <dd className="mt-0.5 text-sm text-ink-soft">{note}</dd>}
      <dd className="row-span-3 max-[479px]:mt-3 min-[480px]:col-start-2 min-[480px]:row-start-1">
        <Button asChild variant="quiet" size="small">
          {link}
        </Button>
      </dd>
    </div>
  );
}

function ExamBoardName({ user: { currentExamBoardId: id, isExamBoardUnknown } }: { user: SessionUser }) {
  const boards = useExamBoards();
  if (id === null) return isExamBoardUnknown ? 'I don’t know yet' : 'Not chosen';
  return (
    <Loaded query={boards} loading={<span>Loading…</span>} failure="Your exam board didn’t load.">
      {(loaded) => loaded.find((board) => board.id === id)?.name ?? 'Not chosen'}
    </Loaded>
  );
}
