import type { written } from '@markwell/shared/answers/written/written';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import type { AnswerEditor, DefinitionOf, EditorProps } from '../editing/editor.ts';
import { ChoiceField, LinesField, NumberField, Rows, TextField } from '../editing/fields.tsx';

type Definition = DefinitionOf<typeof written>;
type Scheme = Definition['scheme'];

const emptyPoint = { text: '', alternatives: [], doNotAccept: [], marks: 1 };
const schemes: Record<Scheme['type'], Scheme> = {
  points: { type: 'points', points: [emptyPoint] },
  levels: {
    type: 'levels',
    levels: [
      { descriptor: '', from: 1, to: 2 },
      { descriptor: '', from: 3, to: 4 },
    ],
  },
};

export const writtenEditor: AnswerEditor<Definition> = {
  name: 'Sentences, with a mark scheme',
  empty: { kind: 'written', scheme: schemes.points, wordGuide: null },
  Editor: WrittenEditor,
};

function WrittenEditor({ definition, onChange }: EditorProps<Definition>) {
  const { scheme, wordGuide } = definition;
  const setScheme = (next: Scheme) => onChange({ ...definition, scheme: next });
  return (
    <div className="grid gap-4">
      <ChoiceField
        label="Mark scheme"
        choices={[
          { value: 'points', label: 'Points' },
          { value: 'levels', label: 'Levels' },
        ]}
        value={scheme.type}
        onChange={(type) => setScheme(schemes[type])}
      />
      {scheme.type === 'points' ? (
        <Points points={scheme.points} onChange={(points) => setScheme({ type: 'points', points })} />
      ) : (
        <Levels levels={scheme.levels} onChange={(levels) => setScheme({ type: 'levels', levels })} />
      )}
      <Checkbox
        label="Say how many words an answer should have"
        checked={wordGuide !== null}
        onChange={({ target }) =>
          onChange({ ...definition, wordGuide: target.checked ? { least: 50, most: 100 } : null })
        }
      />
      {wordGuide && (
        <div className="grid grid-cols-2 gap-3">
          <NumberField
            label="Least words"
            value={wordGuide.least}
            onChange={(least) => onChange({ ...definition, wordGuide: { ...wordGuide, least } })}
          />
          <NumberField
            label="Most words"
            value={wordGuide.most}
            onChange={(most) => onChange({ ...definition, wordGuide: { ...wordGuide, most } })}
          />
        </div>
      )}
    </div>
  );
}

type PointList = Extract<Scheme, { type: 'points' }>['points'];

const Points = ({ points, onChange }: { points: PointList; onChange: (points: PointList) => void }) => (
  <Rows
    legend="Points"
    what="point"
    addLabel="Add a point"
    rows={points}
    empty={emptyPoint}
    onChange={onChange}
  >
    {(point, change, index) => (
      <>
        <TextField
          rows={2}
          label={`Point ${String(index + 1)}`}
          value={point.text}
          onChange={(text) => change({ ...point, text })}
        />
        <NumberField
          label={`Marks of point ${String(index + 1)}`}
          value={point.marks}
          onChange={(marks) => change({ ...point, marks })}
        />
        <LinesField
          label={`Also accept for point ${String(index + 1)}`}
          value={point.alternatives}
          onChange={(alternatives) => change({ ...point, alternatives: [...alternatives] })}
        />
        <LinesField
          label={`Do not accept for point ${String(index + 1)}`}
          value={point.doNotAccept}
          onChange={(doNotAccept) => change({ ...point, doNotAccept: [...doNotAccept] })}
        />
      </>
    )}
  </Rows>
);

type LevelList = Extract<Scheme, { type: 'levels' }>['levels'];

const Levels = ({ levels, onChange }: { levels: LevelList; onChange: (levels: LevelList) => void }) => (
  <Rows
    legend="Levels, the lowest first"
    what="level"
    addLabel="Add a level"
    rows={levels}
    empty={{ descriptor: '', from: (levels.at(-1)?.to ?? 0) + 1, to: (levels.at(-1)?.to ?? 0) + 2 }}
    onChange={onChange}
  >
    {(level, change, index) => (
      <>
        <TextField
          label={`Level ${String(index + 1)}`}
          value={level.descriptor}
          onChange={(descriptor) => change({ ...level, descriptor })}
        />
        <div className="grid grid-cols-2 gap-3">
          <NumberField
            label={`Marks from, level ${String(index + 1)}`}
            value={level.from}
            onChange={(from) => change({ ...level, from })}
          />
          <NumberField
            label={`Marks to, level ${String(index + 1)}`}
            value={level.to}
            onChange={(to) => change({ ...level, to })}
          />
        </div>
      </>
    )}
  </Rows>
);
