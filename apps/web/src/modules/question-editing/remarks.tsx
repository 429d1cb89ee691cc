import { Banner } from '#ui/feedback/banner.tsx';
import type { Remark } from './question-file/question-file.ts';

interface RemarksProps {
  title: string;
  remarks: readonly Remark[];
}

/** Remarks on questions, each with all the places that it is about. */
export function Remarks({ title, remarks }: RemarksProps) {
  if (remarks.length === 0) return null;
  return (
    <Banner tone="warning" title={title}>
      <ul className="mt-1">
        {[...Map.groupBy(remarks, ({ what }) => what)].map(([what, each]) => (
          <li key={what} className="wrap-anywhere">
            {each.map(({ place }) => place).join(', ')}: {what}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
