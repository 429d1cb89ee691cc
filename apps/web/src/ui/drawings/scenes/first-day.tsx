import { Pencil } from '../pencil.tsx';
import { Quill } from '../quill.tsx';

/** On a pile of exercise books, pencil in hand, with the sun coming up. */
export function FirstDayScene() {
  return (
    <>
      <path className="fill-marker-wash" strokeWidth={0} d="M40 165A80 80 0 0 1 200 165Z" />
      <path
        className="stroke-marker"
        strokeWidth={5}
        d="M120 70V54M64 92 53 80M176 92 187 80M32 136 17 130M208 136 223 130"
      />
      <path className="stroke-line-strong" d="M16 165H224" />
      <path className="fill-scene-page" d="M64 151H182V165H64C58 165 58 151 64 151Z" />
      <path className="fill-scene-blue" d="M58 137H172V151H58C52 151 52 137 58 137Z" />
      <path className="stroke-scene-grid" strokeWidth={2} d="M76 158H182M70 144H172" />
      <Quill transform="translate(62 40)" eye="up" />
      <Pencil transform="translate(156 137) rotate(7)" />
    </>
  );
}
