import { Copy } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { copyText } from '#ui/actions/copy-text.ts';

export const CopyButton = ({ label, text }: { label: string; text: string }) => (
  <Button variant="quiet" onClick={() => void copyText(text)}>
    <Copy aria-hidden className="size-5" /> {label}
  </Button>
);
