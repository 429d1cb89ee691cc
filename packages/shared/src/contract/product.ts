export const productName = 'Markwell';
