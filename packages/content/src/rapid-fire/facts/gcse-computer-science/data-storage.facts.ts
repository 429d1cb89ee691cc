import type { TopicFacts } from '../facts.ts';
import { terms } from '../computing-terms.ts';

export const facts: TopicFacts = {
  topic: 'GCSE_COMPUTER_SCIENCE/DATA_STORAGE',
  groups: {
    'storage-terms': terms({ levels: [1, 10], seconds: 15 }, [
      ['A single 0 or 1', 'Bit'],
      ['Eight bits', 'Byte'],
      ['Four bits', 'Nibble'],
      ['A single point of an image', 'Pixel'],
      ['1,000 bytes', 'Kilobyte'],
      ['1,000 kilobytes', 'Megabyte'],
      ['1,000 megabytes', 'Gigabyte'],
      ['1,000 gigabytes', 'Terabyte'],
      ['1,000 terabytes', 'Petabyte'],
      ['The number of bits for each pixel', 'Colour depth'],
      ['Width × height of an image in pixels', 'Resolution'],
      ['Measurements of a sound per second', 'Sample rate'],
      ['The number of bits for each sample', 'Bit depth'],
      ['Data about data', 'Metadata'],
      ['Compression that discards some data', 'Lossy'],
      ['Compression that can be fully undone', 'Lossless'],
    ]),
  },
};
