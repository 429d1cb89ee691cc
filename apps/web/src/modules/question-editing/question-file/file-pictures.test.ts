import { expect, test } from 'vitest';
import { readMoodleQuestion } from '#testing/question-files.ts';

const png = btoa('\u0089PNG\r\n\u001A\npicture');
const img = '<img src="@@PLUGINFILE@@/a%20map.png" alt=" a  map ">';
const file = `<file name="a map.png" path="/" encoding="base64">${png}</file>`;
const withFile = (text: string, content = file, options = ['one', 'two', 'three']) => {
  const marked = readMoodleQuestion({ text: `${text}]]></text>${content}<text><![CDATA[`, options });
  return marked;
};

test.each([`<p>Where is it?</p>${img}`, `<p>Where is it? ${img}</p>`, `${img}<br>Where is it?`])(
  'the only picture of a text is taken over: %s',
  (text) => {
    const { question, skipped } = withFile(text);
    expect(skipped).toBeUndefined();
    expect(question).toMatchObject({
      text: 'Where is it?',
      picture: { name: 'a map.png', type: 'image/png', alternativeText: 'a map' },
    });
    expect(question?.picture?.bytes).toHaveLength(15);
  },
);

test('a picture in its own address is taken over', () => {
  expect(withFile(`Where?<br><img src="data:image/png;base64,${png}">`, '').question?.picture?.name).toBe(
    'picture.png',
  );
});

test.each([
  [`Where? ${img}${img}`, file, 'has 2 pictures: a question can have one'],
  [`Is ${img} there?`, file, 'has a picture in the middle of a line'],
  [`Where? ${img}`, '', 'has the picture ‘a map.png’, which is not in the file'],
  [
    `Where? ${img}`,
    file.replace(png, btoa('<svg>')),
    'has a picture that is not JPEG, PNG, WebP, AVIF or GIF',
  ],
  [
    `Where? ${img}`,
    file.replace(png, 'no base 64!'),
    'has a picture that is not JPEG, PNG, WebP, AVIF or GIF',
  ],
  [
    `Where? ${img}`,
    file.replace(png, btoa(`\u0089PNG${' '.repeat(5 * 1_048_576)}`)),
    'has a picture larger than 5 MB',
  ],
  [
    `Where? ${img.replace('a  map', 'a'.repeat(501))}`,
    file,
    'has a picture with an alternative text of more than 500 characters',
  ],
  ['Where? <img src="https://example.com/map.png">', '', 'has a picture on another website'],
])('a picture without a place is named: %#', (text, content, reason) => {
  expect(withFile(text, content).skipped).toBe(reason);
});

test('a picture in an option or a solution is named', () => {
  expect(withFile('Where?', file, [img, 'two']).skipped).toBe('has a picture in an option');
  const more = `<generalfeedback format="html"><text><![CDATA[${img}]]></text></generalfeedback>`;
  expect(readMoodleQuestion({ text: 'Where?', more }).skipped).toBe('has a picture in its solution');
});
