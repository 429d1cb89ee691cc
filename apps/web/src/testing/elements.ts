import { screen } from '@testing-library/react';

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const findRow = (name: RegExp) => screen.findByRole('row', { name });
