import { useId } from 'react';
import { Quill } from '../quill.tsx';

/** Behind a magnifying glass, still looking. */
export function SearchScene() {
  const lens = useId();
  return (
    <>
      <path className="stroke-line-strong" d="M16 165H224" />
      <Quill transform="translate(34 68)" />
      <path strokeWidth={13} d="M142 128 170 156" />
      <path className="stroke-marker" strokeWidth={7} d="M145 131 170 156" />
      <clipPath id={lens}>
        <circle cx="112" cy="96" r="40" />
      </clipPath>
      <circle className="fill-scene-page" strokeWidth={0} cx="112" cy="96" r="40" />
      <g clipPath={`url(#${lens})`} strokeWidth={2}>
        <Quill transform="translate(-2 40) scale(1.8)" />
      </g>
      <circle strokeWidth={5} cx="112" cy="96" r="41" />
      <path
        className="stroke-scene-blue"
        strokeWidth={6}
        d="M184 52C184 34 212 34 212 52C212 64 198 64 198 78M198 92V92.1"
      />
    </>
  );
}
