interface ChartValue {
  name?: unknown;
  value?: unknown;
}

interface ChartTooltipProps {
  title: string;
  values: readonly ChartValue[];
}

/** What a point says: the chart's own look, so that it stands in the dark too. */
export function ChartTooltip({ title, values }: ChartTooltipProps) {
  return (
    <div className="rounded-md border border-line bg-card px-3 py-2 text-sm text-ink shadow-lift">
      <p className="font-semibold">{title}</p>
      {values.map(({ name, value }) => (
        <p key={String(name)} className="figures-tabular">
          {String(name)}: {String(value)}%
        </p>
      ))}
    </div>
  );
}
