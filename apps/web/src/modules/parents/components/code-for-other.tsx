import { Button } from '#ui/actions/button.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { useMakeCodeForChild } from '../parents.queries.ts';
import { ShownCode } from './shown-code.tsx';

/** Under 13, the parent who agreed to the account can let another adult see the summary. */
export function CodeForOther({ linkId, childName }: { linkId: string; childName: string }) {
  const make = useMakeCodeForChild(linkId);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        pending={make.isPending}
        aria-label={`Make a code for another adult: ${childName}`}
        onClick={() => {
          make.mutate(undefined, {
            onError: (error) => {
              showToast('error', 'No code was made', messageOf(error, 'Please try again.'));
            },
          });
        }}
      >
        Make a code for another adult
      </Button>
      {make.data && (
        <ShownCode
          {...make.data}
          onClose={() => {
            make.reset();
          }}
        >
          Give it to another adult who may see {childName}’s summary. Anyone who enters it can see it
          immediately, and we let {childName} know. You do not see each other here.
        </ShownCode>
      )}
    </>
  );
}
