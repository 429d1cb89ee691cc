import { useState } from 'react';
import { reviewId } from './review-card.tsx';

/** Which questions of a review are open, by number from 1. */
export function useOpenReviews(firstOpen?: number) {
  const [numbers, setNumbers] = useState<ReadonlySet<number>>(
    () => new Set(firstOpen === undefined ? [] : [firstOpen]),
  );

  const isOpen = (number: number) => numbers.has(number);
  function open(number: number) {
    setNumbers(new Set(numbers).add(number));
  }
  function toggle(number: number) {
    if (isOpen(number)) setNumbers(new Set([...numbers].filter((each) => each !== number)));
    else open(number);
  }
  return { isOpen, open, toggle };
}

/** Scrolls to a question of the review and moves the focus there. */
export function scrollToReview(number: number): void {
  const review = document.getElementById(reviewId(number));
  review?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  review?.focus({ preventScroll: true });
}
