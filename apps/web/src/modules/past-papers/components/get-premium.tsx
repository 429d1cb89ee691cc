import type { PremiumContactDto } from '@markwell/shared/past-papers/past-papers.contract';
import { productName } from '@markwell/shared/contract/product';
import { Loaded } from '#ui/layout/loaded.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Scene } from '#ui/drawings/scene.tsx';
import { Dialog, DialogContent, DialogTrigger } from '#ui/overlays/dialog.tsx';
import { usePremiumContact } from '../past-papers.queries.ts';

/** Explains what premium is and whom to ask for it. */
export function GetPremium() {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="quiet" size="small">
          How to get premium
        </Button>
      </DialogTrigger>
      <DialogContent
        size="small"
        title="Premium papers"
        description="With premium you can download these papers and see their answers. Everything else on the website is free."
      >
        <HowToGetIt />
      </DialogContent>
    </Dialog>
  );
}

function HowToGetIt() {
  return (
    <Loaded
      query={usePremiumContact()}
      loading="Finding out who to ask…"
      failure="We could not find out who to ask. Ask the person who runs this website at your school."
    >
      {({ contact }) => (
        <div className="grid gap-4 wrap-anywhere">
          <Scene name="locked" width={144} className="mx-auto" />
          <p>Ask the person who runs {productName} at your school, or ask your parent to do it for you.</p>
          {contact && <Contact contact={contact} />}
        </div>
      )}
    </Loaded>
  );
}

function Contact({ contact: { kind, address } }: { contact: NonNullable<PremiumContactDto> }) {
  return kind === 'email' ? (
    <p>
      Your parent or teacher can write to{' '}
      <a className="font-semibold text-royal underline underline-offset-4" href={`mailto:${address}`}>
        {address}
      </a>
      .
    </p>
  ) : (
    <Button asChild className="justify-self-start">
      <a href={address} target="_blank" rel="noreferrer">
        Read how to get premium
      </a>
    </Button>
  );
}
