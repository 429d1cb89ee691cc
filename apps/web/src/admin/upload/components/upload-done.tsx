import { Link } from 'react-router-dom';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';

interface UploadDoneProps {
  questionsCreated: number;
  onAgain: () => void;
}

/** What an upload came to, and where to go from there. */
export function UploadDone({ questionsCreated, onAgain }: UploadDoneProps) {
  const questions =
    questionsCreated === 1 ? '1 question' : `${questionsCreated.toLocaleString('en-GB')} questions`;
  return (
    <Banner
      tone="success"
      title={`${questions} created`}
      action={
        <div className="flex flex-wrap gap-3">
          <Button variant="quiet" asChild>
            <Link to="/admin/manage-questions">Manage questions</Link>
          </Button>
          <Button onClick={onAgain}>Upload more questions</Button>
        </div>
      }
    >
      Pupils can be given them from now on.
    </Banner>
  );
}
