import type { ManagedCreativeQuestionDto } from '@markwell/shared/admin/creative-writing/creative-question.schemas';
import { Dialog, DialogContent } from '../../components/ui/dialog.tsx';
import { showToast } from '../../components/ui/show-toast.tsx';
import { useUpdate } from './creative-writing.queries.ts';
import { QuestionForm } from './question-form.tsx';
import { valuesOf } from './question-values.ts';

interface EditQuestionProps {
  question: ManagedCreativeQuestionDto;
  onClose: () => void;
}

export function EditQuestion({ question, onClose }: EditQuestionProps) {
  const update = useUpdate(question.id);
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title="Edit question"
        size="large"
        description="Pupils who have answered it still see the version they answered."
      >
        <QuestionForm
          label="Edit question"
          initial={valuesOf(question)}
          submitLabel="Save changes"
          failure="Failed to update question"
          pending={update.isPending}
          error={update.error}
          onSubmit={(content) => {
            update.mutate(content, {
              onSuccess: () => {
                showToast('success', 'Question updated successfully');
                onClose();
              },
            });
          }}
        />
      </DialogContent>
    </Dialog>
  );
}
