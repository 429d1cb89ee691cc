import type { SubjectColor } from '@markwell/shared/curriculum/subjects.vocabulary';

/** Drawn around the origin, 12 wide and high. Neighbours in the list are easy to tell apart. */
const shapes = [
  'M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0', // disc
  'M0-5.2l5.4 9.4h-10.8z', // triangle
  'M-4.2-4.2h8.4v8.4h-8.4z', // square
  'M-1.7-5.5h3.4v3.8h3.8v3.4h-3.8v3.8h-3.4v-3.8h-3.8v-3.4h3.8z', // plus
  'M0-5.8l5.8 5.8l-5.8 5.8l-5.8-5.8z', // diamond
  'M0 5.2l5.4-9.4h-10.8z', // triangle on its tip
  'M-5.8-2h11.6v4h-11.6z', // bar
  'M-2-5.8h4v11.6h-4z', // post
];

interface SubjectShapeProps {
  color: SubjectColor;
  /** The subject's position among those of the chart. */
  index: number;
  /** Where it is drawn, in a chart. */
  transform?: string;
}

/** The points of a subject's line: a shape of its own, because some people see several of the colours alike. */
export function SubjectShape({ color, index, transform }: SubjectShapeProps) {
  return <path d={shapes[index % shapes.length]} transform={transform} fill={`var(--subject-${color})`} />;
}

/** The same in a legend. */
export const SubjectMark = (props: SubjectShapeProps) => (
  <svg aria-hidden viewBox="-6 -6 12 12" className="print-exact size-3 shrink-0">
    <SubjectShape {...props} />
  </svg>
);
