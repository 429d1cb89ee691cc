import type { written } from '@markwell/shared/answers/written/written';
import { useId } from 'react';
import type { z } from 'zod';
import { countOf } from '#lib/format.ts';
import { MathematicsText } from '#modules/mathematics/mathematics-text.tsx';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { Select } from '#ui/inputs/select.tsx';
import type { AnswerReviewProps, ShownOf } from '../answer-view.ts';

export type WrittenResponse = z.infer<typeof written.response>;
type Scheme = z.infer<typeof written.definition>['scheme'];

/** The answer beside its mark scheme, with what the pupil awarded themself. */
export function WrittenReview(
  props: AnswerReviewProps<ShownOf<typeof written>, z.infer<typeof written.definition>, WrittenResponse>,
) {
  const { definition, response, answerName, onAward } = props;
  return (
    <div className="grid gap-3">
      {response !== undefined && (
        <div className="rounded-md border border-line bg-card px-4 py-3">
          <p className="mb-1 text-sm font-semibold text-ink-soft">{answerName}</p>
          {response === null || response.text.trim() === '' ? (
            <p className="text-ink-soft">No answer</p>
          ) : (
            <p className="max-w-read wrap-anywhere whitespace-pre-line">{response.text}</p>
          )}
        </div>
      )}
      {definition && (
        <MarkScheme
          scheme={definition.scheme}
          awarded={response?.awarded}
          onAward={response && response.text.trim() !== '' ? onAward : undefined}
        />
      )}
    </div>
  );
}

interface MarkSchemeProps {
  scheme: Scheme;
  awarded: WrittenResponse['awarded'];
  /** Undefined where nobody can award marks. */
  onAward: ((awarded: unknown) => void) | undefined;
}

/** What examiners look for. Pupils tick what their own answer has. */
const MarkScheme = ({ scheme, awarded, onAward }: MarkSchemeProps) => (
  <div className="rounded-md bg-sunk px-4 py-3">
    <p className="mb-1 text-sm font-semibold">Mark scheme</p>
    {onAward && (
      <p className="mb-2 text-sm text-ink-soft">
        Compare your answer with it, and tick what it has. These marks are yours alone: they are not in your
        score.
      </p>
    )}
    {scheme.type === 'points' ? (
      <Points points={scheme.points} awarded={awarded} onAward={onAward} />
    ) : (
      <Levels levels={scheme.levels} awarded={awarded} onAward={onAward} />
    )}
  </div>
);

type PointsProps = Omit<MarkSchemeProps, 'scheme'> & Pick<Extract<Scheme, { type: 'points' }>, 'points'>;

function Points({ points, awarded, onAward }: PointsProps) {
  const earned = awarded && 'points' in awarded ? awarded.points : [];
  return (
    <ol className="grid gap-2">
      {points.map(({ text, alternatives, doNotAccept, marks }, index) => {
        const isEarned = earned.includes(index);
        const others = earned.filter((each) => each !== index);
        const line = (
          <>
            <MathematicsText text={text} /> <b className="whitespace-nowrap">[{countOf(marks, 'mark')}]</b>
          </>
        );
        return (
          <li key={text}>
            {onAward ? (
              <Checkbox
                label={line}
                checked={isEarned}
                onChange={() =>
                  onAward({ points: isEarned ? others : [...others, index].sort((a, b) => a - b) })
                }
              />
            ) : (
              <p>
                {line}
                {isEarned && <span className="text-correct"> Awarded.</span>}
              </p>
            )}
            {alternatives.length > 0 && (
              <p className="text-sm text-ink-soft">
                Or: <MathematicsText text={alternatives.join('; ')} />
              </p>
            )}
            {doNotAccept.length > 0 && (
              <p className="text-sm text-ink-soft">
                Do not accept: <MathematicsText text={doNotAccept.join('; ')} />
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

type LevelsProps = Omit<MarkSchemeProps, 'scheme'> & Pick<Extract<Scheme, { type: 'levels' }>, 'levels'>;

/** Marks from 0 to the highest of the last level; each belongs to one level. */
function Levels({ levels, awarded, onAward }: LevelsProps) {
  const id = useId();
  const earned = awarded && 'level' in awarded ? awarded : undefined;
  const most = levels.at(-1)?.to ?? 0;
  const levelOf = (marks: number) => levels.findIndex(({ from, to }) => marks >= from && marks <= to) + 1;
  return (
    <>
      <ol className="grid gap-2">
        {levels.map(({ descriptor, from, to }, index) => (
          <li key={descriptor}>
            Level {index + 1},{' '}
            {from === to ? countOf(from, 'mark') : `${String(from)} to ${String(to)} marks`}:{' '}
            <MathematicsText text={descriptor} />
            {!onAward && earned?.level === index + 1 && (
              <span className="text-correct"> Awarded: {countOf(earned.marks, 'mark')}.</span>
            )}
          </li>
        ))}
      </ol>
      {onAward && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <label htmlFor={id} className="font-semibold">
            Marks that your answer earns
          </label>
          <Select
            id={id}
            value={earned?.marks ?? ''}
            onChange={({ target }) =>
              onAward({ level: levelOf(Number(target.value)), marks: Number(target.value) })
            }
          >
            {earned === undefined && <option value="">Choose…</option>}
            {Array.from({ length: most + 1 }, (_, marks) => (
              <option key={marks} value={marks}>
                {marks}
              </option>
            ))}
          </Select>
        </div>
      )}
    </>
  );
}
