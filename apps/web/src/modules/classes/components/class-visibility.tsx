import { classSight } from '@markwell/shared/classes/classes.vocabulary';
import { Eye, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';

/** What the teachers of a class see of a pupil, and what they do not. */
export const ClassVisibility = () => (
  <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
    <SightList
      icon={<Eye aria-hidden className="size-5 text-royal" />}
      title="They will see"
      items={classSight.seen}
    />
    <SightList
      icon={<EyeOff aria-hidden className="size-5 text-ink-soft" />}
      title="They will not see"
      items={classSight.unseen}
    />
  </div>
);

function SightList({ icon, title, items }: { icon: ReactNode; title: string; items: readonly string[] }) {
  return (
    <div>
      <h3 className="flex items-center gap-2 text-base">
        {icon} {title}
      </h3>
      <ul className="mt-2 grid grid-cols-1 list-disc gap-1.5 pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
