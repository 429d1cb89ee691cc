import { Pencil } from '../pencil.tsx';
import { Quill } from '../quill.tsx';

/** A page of an exercise book with nothing on it yet. */
export function EmptyScene() {
  return (
    <>
      <path className="stroke-line-strong" d="M16 165H224" />
      <g transform="rotate(-4 80 100)">
        <path className="fill-scene-page" d="M30 24H110L128 42V164H30Z" />
        <path
          className="stroke-scene-grid"
          strokeWidth={1.5}
          d="M32 44H126M32 63H126M32 82H126M32 101H126M32 120H126M32 139H126M32 158H126M68 26V162M87 26V162M106 26V162"
        />
        <path className="stroke-margin-rule" strokeWidth={2} d="M49 26V162" />
        <path className="fill-scene-page" d="M110 24V42H128Z" />
        <path d="M30 24H110L128 42V164H30Z" />
      </g>
      <Quill transform="translate(222 68) scale(-1 1)" />
      <Pencil transform="translate(120 157) rotate(-90)" />
    </>
  );
}
