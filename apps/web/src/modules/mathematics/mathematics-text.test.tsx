import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { plainFormula } from '@markwell/shared/mathematics/plain-mathematics';
import { splitMathematics } from '@markwell/shared/mathematics/mathematics';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { OptionList } from '#modules/answers/choice/option-list.tsx';
import { QuestionText } from '#modules/answers/content/question-text.tsx';
import type { DisplayedOption } from '#modules/answers/choice/displayed-option.ts';
import { loadChemistry } from './load-formulas.ts';

const formulas = (container: HTMLElement) => container.querySelectorAll('math');

test('formulas are typeset, with MathML for screen readers', async () => {
  const { container } = render(<QuestionText text={'Work out $\\frac{1}{2} + \\sqrt{3}$ and $x^2$.'} />);
  await waitFor(() => expect(formulas(container)).toHaveLength(2));
  expect(container.querySelector('mfrac')).not.toBeNull();
  expect(container.querySelector('msqrt')).not.toBeNull();
  for (const seen of container.querySelectorAll('.katex-html'))
    expect(seen).toHaveAttribute('aria-hidden', 'true');
  expect(container).toHaveTextContent(/^Work out .* and .*\.$/u);
});

test('links, pictures and markup are not rendered', async () => {
  const { container } = render(
    <QuestionText
      text={
        '$\\href{javascript:alert(1)}{x}$ $\\includegraphics{/a.png}$ $\\htmlClass{a}{x}$ $\\text{<b>bold</b>}$'
      }
    />,
  );
  await waitFor(() => expect(formulas(container).length).toBeGreaterThan(0));
  expect(container.querySelector('a, img, b, [href], .a')).toBeNull();
  expect(container).toHaveTextContent('<b>bold</b>');
});

test('text without formulas is shown immediately', () => {
  render(<QuestionText text={'Tea costs $5 and cake \\$7. <b>Bold</b>'} />);
  expect(screen.getByText('Tea costs $5 and cake $7. <b>Bold</b>')).toBeVisible();
});

test.each(['$\\frac{1}{2$', '$\\nosuchcommand{x}$', '$\\def\\a{\\a\\a}\\a$', '$x^2^3$'])(
  'invalid or endless TeX shows its source: %s',
  async (source) => {
    const { container } = render(
      <>
        <QuestionText text={`Now ${source}!`} />
        <QuestionText text="$y$" />
      </>,
    );
    await waitFor(() => expect(formulas(container).length).toBeGreaterThan(0));
    expect(
      screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === `Now ${source}!`),
    ).toBeVisible();
  },
);

test('per cent signs, chemistry and the commands of packages are typeset', async () => {
  const { container } = render(
    <QuestionText
      text={'$20%$ of $\\ce{H2SO4}$, $\\SI{340}{m/s}$, $\\dv{v}{t}$ and $\\begin{align}a\\end{align}$'}
    />,
  );
  await waitFor(() => expect(formulas(container)).toHaveLength(5));
  expect(container).toHaveTextContent('20%');
});

test.each([
  '20%',
  '\\ce{CO2 + H2O <=> H2CO3}',
  '\\pu{1.5e3 kJ mol-1}',
  '\\abs{x} + \\norm{v} \\mbox{ if }',
  '\\qty{3}{\\kilo\\metre\\per\\hour} = \\ang{45}',
  '\\arsinh x \\cdot \\vv{AB} \\bm{a} \\degree',
  '\\pdv[2]{f}{x} \\dd x',
  '\\begin{split}x&=1\\end{split}',
  '\\begin{cases}t&t>0\\\\1&\\text{if not}\\end{cases}',
  '\\euro 5 + \\SIrange{2}{7}{m}',
  '\\pu{31 \\degree C}',
  '\\vec{a} + \\underline{u}',
  '2 + \\square \\nmid \\blacksquare \\bigstar \\bigcirc',
  'x \\tag{1}',
  '\\overset{a}{b} \\xrightarrow[b]{a} \\textcolor{red}{x} \\not= \\pmod{2} \\hspace{1em}',
  'x^2^3',
  '\\frac{1}',
  '\\left(x',
  'a & b',
  'a } b',
  'x_',
  '\\begin{matrix}x',
  '\\nosuchcommand{x}',
  '\\SI{5}{\\parrot}',
  '#',
])('what is shown of %s is what its plain text says', async (tex) => {
  const formula = splitMathematics(`\\(${tex}\\)`).find((part) => part.kind === 'mathematics');
  const { canTypeset } = await loadChemistry();
  expect(formula && canTypeset(formula)).toBe(formula && plainFormula(formula.tex) !== null);
});

const showingDisplay = (container: HTMLElement) =>
  waitFor(() => expect(container.querySelector('.katex-display')).not.toBeNull());

test.each(['$$x^2 + \\sqrt{3}$$', '\\[x^2 + \\sqrt{3}\\]'])(
  '%s is shown on its own line, with MathML',
  async (source) => {
    const { container } = render(<QuestionText text={`Solve\n${source}\nfor x.`} />);
    await showingDisplay(container);
    expect(container.querySelector('math[display="block"]')).not.toBeNull();
    expect(container.querySelector('msup')).not.toBeNull();
    expect(container.querySelector('p')?.lastChild?.textContent).toBe('for x.');
    expect(container).not.toHaveTextContent(/\$\$|\\\[/u);
  },
);

test('a formula between round brackets is typeset inline', async () => {
  const { container } = render(<QuestionText text={'So \\(x^2\\), \\(x, for $5 or $10.'} />);
  await waitFor(() => expect(formulas(container)).toHaveLength(1));
  expect(container.querySelector('.katex-display')).toBeNull();
  expect(container).toHaveTextContent('\\(x, for $5 or $10.');
});

test('an invalid display formula shows its source', async () => {
  const { container } = render(<QuestionText text={'Now \\[\\nosuchcommand{x}\\]! $y$'} />);
  await waitFor(() => expect(formulas(container)).toHaveLength(1));
  expect(container).toHaveTextContent('\\[\\nosuchcommand{x}\\]');
});

describe('a display formula', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('that is too wide can be focused by keyboard; one that fits cannot', async () => {
    const width = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
    const wide = render(<QuestionText text="$$x$$" />);
    const box = await screen.findByRole('group', { name: 'Formula' });
    expect(box).toHaveAttribute('tabindex', '0');
    const page = vi.fn();
    window.addEventListener('keydown', page);
    box.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(page).not.toHaveBeenCalled();
    window.removeEventListener('keydown', page);
    wide.unmount();

    width.mockReturnValue(0);
    const { container } = render(<QuestionText text="$$x$$" />);
    await showingDisplay(container);
    expect(screen.queryByRole('group', { name: 'Formula' })).toBeNull();
    expect(container.querySelector('[tabindex]')).toBeNull();
  });

  test('in an option chooses the option when it is clicked', async () => {
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
    const chosen: string[] = [];
    const option: DisplayedOption = {
      id: '1',
      optionLetter: 'A',
      contentType: 'TEXT',
      contentValue: '$$x$$',
    };
    render(<OptionList options={[option]} chosenLetter={null} onChoose={(letter) => chosen.push(letter)} />);
    expect(screen.getByRole('radio', { name: 'A x' })).toBeVisible();
    await userEvent.click(await screen.findByRole('group', { name: 'Formula' }));
    expect(new Set(chosen)).toEqual(new Set(['A']));
  });
});

describe('a formula within a line', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test.each([
    ['that has a part wider than the text scrolls in a box', 900, true],
    ['that fits does not', 90, false],
  ])('%s', async (_, width, isWide) => {
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width);
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(width);
    const { container } = render(<QuestionText text={'So $\\frac{1}{2}$.'} />);
    await waitFor(() => {
      expect(formulas(container)).toHaveLength(1);
      expect(screen.queryAllByRole('group', { name: 'Formula' })).toHaveLength(isWide ? 1 : 0);
    });
    expect(container.querySelector('[data-wide]') !== null).toBe(isWide);
  });
});

test('a formula that changes is typeset again', async () => {
  const { container, rerender } = render(<QuestionText text="$x^2$" />);
  await waitFor(() => expect(container.querySelector('msup')).not.toBeNull());
  rerender(<QuestionText text={'$\\frac{1}{2}$'} />);
  await waitFor(() => expect(container.querySelector('mfrac')).not.toBeNull());
  expect(container.querySelector('msup')).toBeNull();
  expect(formulas(container)).toHaveLength(1);
});

test('an option with a formula has an accessible name', () => {
  const options: DisplayedOption[] = [
    { id: 'one', optionLetter: 'A', contentType: 'TEXT', contentValue: '$1\\frac{3}{4}$' },
    { id: 'two', optionLetter: 'B', contentType: 'TEXT', contentValue: '$2\\sqrt{3}$ cm' },
    { id: 'three', optionLetter: 'C', contentType: 'TEXT', contentValue: '12' },
  ];
  render(<OptionList options={options} chosenLetter={null} onChoose={() => undefined} />);
  const names = within(screen.getByRole('radiogroup'));
  expect(names.getByRole('radio', { name: 'A 1 3/4' })).toBeVisible();
  expect(names.getByRole('radio', { name: 'B 2√3 cm' })).toBeVisible();
  expect(names.getByRole('radio', { name: 'C 12' })).toBeVisible();
});
