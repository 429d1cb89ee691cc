import { expect, test } from 'vitest';
import { readMoodleQuestion } from '#testing/question-files.ts';

test.each([
  [
    '<p>The area is 4&nbsp;m<sup>2</sup>.<br>Which gas is CO<sub>2</sub>?</p>',
    'The area is 4 m².\nWhich gas is CO₂?',
  ],
  ['On the 1<sup>st</sup> of May', 'On the 1st of May'],
  ['<p>5 &lt; 6 &amp; a&nbsp;&minus; b</p>', '5 < 6 & a − b'],
  ['if 3 < 5 and 7 > 2', 'if 3 < 5 and 7 > 2'],
  ['<ol><li>Cork floats.</li><li>Lead floats.</li></ol>', '1. Cork floats.\n2. Lead floats.'],
  ['<ol type="a"><li><p>oak</p></li><li>elm</li></ol>', 'a. oak\nb. elm'],
  ['<ol type="I" start="3"><li>oak</li><li>elm</li></ol>', 'III. oak\nIV. elm'],
  ['<ol style="list-style-type: lower-roman;"><li>oak</li><li value="5">elm</li></ol>', 'i. oak\nv. elm'],
  ['<ol reversed><li>two</li><li>one</li></ol>', '2. two\n1. one'],
  ['<ol type="A"><li>metals<ul><li>iron</li><li>tin</li></ul></li></ol>', 'A. metals\n• iron\n• tin'],
  ['<ul style="list-style: none"><li>iron</li></ul>', 'iron'],
  ['<p>Who said <q>I came, he said <q>no</q></q>?</p>', 'Who said “I came, he said ‘no’”?'],
  ['<dl><dt>noun</dt><dd>a name</dd></dl><hr>Which?', 'noun\n\na name\n\nWhich?'],
  ['5 cm<span style="vertical-align: super">3</span>', '5 cm³'],
  ['CO<span style="font-size: 8pt; vertical-align: sub;">2</span>', 'CO₂'],
  ['<p style="white-space: pre-wrap">One line\nand the next</p>', 'One line\nand the next'],
  ['<p style="white-space: normal">One line\nand more</p>', 'One line and more'],
  [
    '<ruby>山<rt>やま</rt></ruby> and <ruby>川<rp>(</rp><rt>かわ</rt><rp>)</rp></ruby>',
    '山(やま) and 川(かわ)',
  ],
  ['Find <script type="math/tex">3y < 12</script>.', 'Find \\(3y < 12\\).'],
  ['<script type="math/tex; mode=display">\\frac12</script>', '\\[\\frac12\\]'],
  ['<p>Add \\begin{align}u&amp;=2\\\\v&amp;=3\\end{align}</p>', 'Add \\begin{align}u&=2\\\\v&=3\\end{align}'],
  ['<p>one</p><!-- a <b>comment</b> --><p>two<o:p></o:p></p>', 'one\n\ntwo'],
  ['<a href="https://example.com/">example.com</a>', 'example.com'],
  ['<p style="color: #333; background-color: rgb(255, 255, 255)">plain</p>', 'plain'],
  ['<p><b>Which one is wrong?</b></p>', 'Which one is wrong?'],
])('%j is the text %j', (html, text) => {
  expect(readMoodleQuestion({ text: html })).toEqual({
    question: expect.objectContaining({ text }) as unknown,
    skipped: undefined,
    warnings: [],
  });
});

test.each([
  [
    '<p>A <u>sudden</u> storm.</p><p>Name the underlined word.</p>',
    'asks about underlining, which a text does not have',
  ],
  [
    'The <span style="text-decoration: underline;">last</span> one. Which is underlined?',
    'asks about underlining, which a text does not have',
  ],
  [
    'The <strong>swift</strong> one. What is the word in bold?',
    'asks about bold type, which a text does not have',
  ],
  ['The <em>swift</em> one. What is the italic word?', 'asks about italics, which a text does not have'],
  ['A <b>wise</b> owl. What is the emphasised word?', 'asks about bold type, which a text does not have'],
  [
    'The <span style="color: red">swift</span> one. What is the red word?',
    'asks about colours, which a text does not have',
  ],
  ['The <mark>swift</mark> one. What is highlighted?', 'asks about highlighting, which a text does not have'],
  ['9 − 4 = <s>6</s> 5', 'contains struck-out text, which a text cannot show'],
  [
    '9 − 4 = <span style="text-decoration: line-through">6</span> 5',
    'contains struck-out text, which a text cannot show',
  ],
  ['Which? <span style="display:none">12</span>', 'has hidden text'],
  ['<a href="@@PLUGINFILE@@/cello.mp3">Listen</a>', 'contains a recording'],
  ['<audio src="x"></audio>', 'contains a recording'],
  ['<a href="https://youtu.be/abc">Watch</a>', 'contains a video'],
  ['<a href="@@PLUGINFILE@@/table.pdf">Read</a>', 'contains a file behind a link'],
  ['Fill in <input type="text">', 'contains a field to fill in'],
  ['Choose <select><option>red</option></select>', 'contains a field to fill in'],
  ['<table><tr><td>1</td></tr></table>', 'contains a table'],
  ['<td>1</td><td>2</td>', 'contains a table'],
  ['<details><summary>Hint</summary>It is odd.</details>', 'contains a part that opens'],
  ['<p style="white-space: pre">if a:\n    b</p>', 'contains preformatted text'],
  ['<math><mi>x</mi></math>', 'contains a formula in MathML'],
  ['<script>alert(1)</script>', 'contains a script'],
  [
    'If p<q, then q is larger',
    'has ‘<q, then q is larger’, which is no known HTML: in HTML the sign < is written &lt;',
  ],
  ['If p<q and r>s', 'has ‘<q and’, which is no known HTML: in HTML the sign < is written &lt;'],
  ['If p<r then <b>x</b>', 'has ‘<r’, which is no known HTML: in HTML the sign < is written &lt;'],
  ['Use <blink>it</blink>', 'has ‘<blink’, which is no known HTML: in HTML the sign < is written &lt;'],
  ['a <b>bold word', 'has <b> without </b>'],
  [
    'a <!-- comment without an end',
    'has ‘<!-- comment without’, which is no known HTML: in HTML the sign < is written &lt;',
  ],
  [
    '<span lang="en" class="multilang">one</span><span lang="cy" class="multilang">un</span>',
    'has its text in several languages',
  ],
  ['{mlang en}one{mlang}', 'has its text in several languages'],
  ['x<sup>y</sup>', 'has the superscript ‘y’'],
  [`${'<div>'.repeat(70)}x`, 'has too many elements inside each other'],
])('%j is refused', (html, reason) => {
  expect(readMoodleQuestion({ text: html })).toEqual({ question: undefined, skipped: reason, warnings: [] });
});

test.each([
  ['Which is <strong>not</strong> prime?', 'loses its bold type'],
  ['The <u>last</u> bus: which part of speech?', 'loses its underlining'],
  ['The <font color="#a00">swift</font> runner', 'loses its colours'],
  ['See <a href="https://example.com/map">the map</a>', 'loses the address of a link'],
])('%j is used, and named', (html, what) => {
  const { question, warnings } = readMoodleQuestion({ text: html });
  expect(question?.text).toBe(html.replaceAll(/<[^<>]*>/gu, ''));
  expect(warnings).toEqual([what]);
});
