import { useState } from 'react';
import { readLocalStorage, writeLocalStorage } from '#lib/local-storage.ts';

const textSizes = ['normal', 'large', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];

/** The classes set `--test-text`, by which passages, questions and options multiply their size. */
export const textSizeClasses: Record<TextSize, string> = {
  normal: '[--test-text:1]',
  large: '[--test-text:1.2]',
  largest: '[--test-text:1.45]',
};

const key = 'markwell.test-text-size';

/** The size of a test's texts and pictures, stored in this browser. */
export function useTextSize(): [TextSize, (size: TextSize) => void] {
  const [size, setSize] = useState<TextSize>(() => {
    const stored = readLocalStorage(key);
    return textSizes.find((each) => each === stored) ?? 'normal';
  });
  return [
    size,
    (next) => {
      writeLocalStorage(key, next);
      setSize(next);
    },
  ];
}
