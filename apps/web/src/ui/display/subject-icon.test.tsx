import { subjectIcons } from '@markwell/shared/curriculum/subjects.vocabulary';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SubjectIcon, subjectIconName } from './subject-icon.tsx';

test.each(subjectIcons)('%s is drawn and has a name, because many machines have no font for it', (icon) => {
  const { container } = render(<SubjectIcon icon={icon} />);
  expect(container.querySelector('svg')).toBeInTheDocument();
  expect(container).not.toHaveTextContent(icon);
  expect(subjectIconName(icon)).toMatch(/^[A-Z]/u);
});
