import { Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '#ui/actions/button.tsx';
import { TestWithoutResults } from './test-without-results.tsx';

/** A test that the pupil discarded, perhaps on another device while it was open here. */
export const DiscardedView = () => (
  <TestWithoutResults icon={Trash2} tone="text-royal" title="You discarded this test">
    <p className="max-w-read">
      It has no result, and your average, streak and test history have not changed. If you did not mean to
      discard it, start a new one.
    </p>
    <Button asChild>
      <Link to="/test/setup">New test</Link>
    </Button>
  </TestWithoutResults>
);
