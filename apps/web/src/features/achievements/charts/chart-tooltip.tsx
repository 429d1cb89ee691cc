interface ChartValue {
  name?: unknown;
  value?: unknown;
}

interface ChartTooltipProps {
  isShown: boolean;
  title: string;
  values: readonly ChartValue[];
}

/** What a point says: the chart's own look, so that it stands in the dark too. */
export function ChartTooltip({ isShown, title, values }: ChartTooltipProps) {
  if (!isShown) return null;
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
