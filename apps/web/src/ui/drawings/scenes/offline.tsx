import { Quill } from '../quill.tsx';

/** On a cable whose plug is out of its socket. */
export function OfflineScene() {
  return (
    <>
      <Quill transform="translate(14 24)" />
      <path strokeWidth={4} d="M0 112C40 124 78 124 104 124" />
      <path strokeWidth={4} d="M240 108C222 120 208 124 194 124" />
      <path className="fill-scene-blue" d="M104 112H120C128 112 132 118 132 124S128 136 120 136H104Z" />
      <path strokeWidth={4} d="M132 119H142M132 129H142" />
      <path className="fill-scene-page" d="M194 110H176C168 110 164 117 164 124S168 138 176 138H194Z" />
      <path strokeWidth={4} d="M166 119H174M166 129H174" />
      <path
        className="stroke-marker"
        strokeWidth={5}
        d="M153 100V88M141 102 134 92M165 102 172 92M153 148V160M141 146 134 156M165 146 172 156"
      />
    </>
  );
}
