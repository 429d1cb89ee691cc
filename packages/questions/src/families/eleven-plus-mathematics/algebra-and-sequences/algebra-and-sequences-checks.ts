export const whole = Array.from({ length: 400 }, (_, index) => index);
