import { UnusableQuestion } from '../question-file.ts';

const recordings = /\.(?:mp3|m4a|aac|wav|ogg|oga|opus|flac)(?:[?#]|$)/iu;
const videos =
  /\.(?:mp4|m4v|mov|webm|ogv|avi)(?:[?#]|$)|^https?:\/\/(?:[\w-]+\.)?(?:youtube\.com|youtu\.be|vimeo\.com)\//iu;

/** Whether the text of a link shows its address. Throws `UnusableQuestion` for links that a question needs. */
export function checkLink(address: string | undefined, text: string): 'shown' | 'lost' {
  const href = address?.trim() ?? '';
  if (recordings.test(href)) throw new UnusableQuestion('contains a recording');
  if (videos.test(href)) throw new UnusableQuestion('contains a video');
  if (/@@PLUGINFILE@@/iu.test(href)) throw new UnusableQuestion('contains a file behind a link');
  if (href === '' || href.startsWith('#')) return 'shown';
  const bare = (words: string) =>
    words
      .trim()
      .replace(/^(?:https?:\/\/|mailto:)/iu, '')
      .replace(/\/$/u, '');
  return bare(href) === bare(text) ? 'shown' : 'lost';
}
