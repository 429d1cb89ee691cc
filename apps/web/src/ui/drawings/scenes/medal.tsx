import { Quill } from '../quill.tsx';

/** A gold medal, and confetti. */
export function MedalScene() {
  return (
    <>
      <path className="stroke-line-strong" d="M16 165H224" />
      <Quill transform="translate(14 68)" eye="up" wing="raised" />
      <path className="fill-scene-blue" d="M148 92 136 152 158 142 166 158 176 100Z" />
      <path className="fill-wrong" d="M196 92 208 152 186 142 178 158 168 100Z" />
      <circle className="fill-marker" cx="172" cy="72" r="38" />
      <circle className="fill-scene-white" cx="172" cy="72" r="26" />
      <path className="stroke-correct" strokeWidth={7} d="M160 73 169 82 185 61" />
      <path className="stroke-marker" strokeWidth={5} d="M38 34 48 44M120 34V22M220 108 228 118" />
      <path className="stroke-scene-blue" strokeWidth={5} d="M78 26 70 38M222 34 214 26M16 76 24 82" />
      <path className="stroke-correct" strokeWidth={5} d="M104 58 112 50M20 24H28M226 72H232" />
    </>
  );
}
