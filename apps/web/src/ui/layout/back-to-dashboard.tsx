import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { LinkButton } from '../actions/link-button.tsx';

/** The link above the title of a page. */
export function BackToDashboard() {
  const navigate = useNavigate();
  return (
    <LinkButton onClick={() => void navigate('/')}>
      <ArrowLeft aria-hidden className="size-[18px]" />
      Back to Dashboard
    </LinkButton>
  );
}
