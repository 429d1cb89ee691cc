import { coTeacherSchema } from '@markwell/shared/classes/classes.contract';
import { readClass } from '@markwell/shared/classes/classes.contract';
import type { ClassDto, ClassTeacherDto } from '@markwell/shared/classes/classes.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Form, SubmitButton } from '#ui/forms/form.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { endpointKey } from '#lib/query/cache-keys.ts';
import { useAuth } from '#lib/session/auth-context.ts';
import { useAddCoTeacher, useMakeOwner, useRemoveCoTeacher } from '../classes.queries.ts';

/** The teachers of a class. The owner adds and removes co-teachers and makes one the owner; a co-teacher can leave. */
export function ClassTeachers({ opened }: { opened: ClassDto }) {
  return (
    <section aria-labelledby="class-teachers">
      <h2 id="class-teachers" className="mb-3 text-xl">
        Teachers
      </h2>
      <ul className="grid grid-cols-1">
        {opened.teachers.map((teacher) => (
          <TeacherRow key={teacher.id} opened={opened} teacher={teacher} />
        ))}
      </ul>
      {opened.isOwner && opened.archivedAt === null && <AddCoTeacher opened={opened} />}
    </section>
  );
}

function AddCoTeacher({ opened }: { opened: ClassDto }) {
  const adding = useAddCoTeacher(opened.id);
  const form = useContractForm({ schema: coTeacherSchema, values: { email: '' } });
  return (
    <Form
      form={form}
      className="mt-4 grid grid-cols-1 gap-3"
      onSubmit={adding.mutateAsync}
      onSuccess={() => {
        showToast('success', 'Co-teacher added', 'The pupils of the class are notified.');
        form.reset({ email: '' });
      }}
    >
      <Field
        label="Add a co-teacher"
        hint="The e-mail address of a teacher of your school. They see and do the same as you, but cannot archive the class or choose another owner."
        {...form.field('email')}
      >
        <TextInput type="email" autoComplete="off" placeholder="name@school.example" />
      </Field>
      <SubmitButton form={form} variant="quiet" className="justify-self-start">
        Add co-teacher
      </SubmitButton>
    </Form>
  );
}

type Question = 'remove' | 'leave' | 'make-owner';

function TeacherRow({ opened, teacher }: { opened: ClassDto; teacher: ClassTeacherDto }) {
  const { user } = useAuth();
  const [question, setQuestion] = useState<Question>();
  const isSelf = teacher.id === user?.id;
  const canManage = opened.isOwner && !isSelf;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3">
      <p className="flex min-w-0 flex-1 basis-52 flex-wrap items-center gap-2 font-semibold wrap-anywhere">
        {teacher.name}
        {teacher.isOwner && <Badge tone="royal">Owner</Badge>}
        {isSelf && <Badge>You</Badge>}
      </p>
      <div className="flex flex-wrap gap-2">
        {canManage && (
          <Button
            variant="quiet"
            size="small"
            aria-label={`Make owner: ${teacher.name}`}
            onClick={() => setQuestion('make-owner')}
          >
            Make owner
          </Button>
        )}
        {(canManage || (isSelf && !teacher.isOwner)) && (
          <Button
            variant="quiet"
            size="small"
            aria-label={isSelf ? 'Leave the class' : `Remove ${teacher.name}`}
            onClick={() => setQuestion(isSelf ? 'leave' : 'remove')}
          >
            {isSelf ? 'Leave' : 'Remove'}
          </Button>
        )}
      </div>
      {question && (
        <TeacherQuestion
          opened={opened}
          teacher={teacher}
          question={question}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </li>
  );
}

const wordings: Record<Question, { title: (name: string) => string; description: string; confirm: string }> =
  {
    remove: {
      title: (name) => `Remove ${name}?`,
      description: 'They no longer see the class and its pupils.',
      confirm: 'Remove teacher',
    },
    leave: {
      title: () => 'Leave this class?',
      description: 'You no longer see it and its pupils. Its owner can add you again.',
      confirm: 'Leave class',
    },
    'make-owner': {
      title: (name) => `Make ${name} the owner?`,
      description:
        'You become a co-teacher. Only the new owner can then archive the class or choose another owner.',
      confirm: 'Make owner',
    },
  };

interface TeacherQuestionProps {
  opened: ClassDto;
  teacher: ClassTeacherDto;
  question: Question;
  onClose: () => void;
}

function TeacherQuestion({ opened, teacher, question, onClose }: TeacherQuestionProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const removing = useRemoveCoTeacher(opened.id);
  const makingOwner = useMakeOwner(opened.id);
  const { title, description, confirm } = wordings[question];
  return (
    <AlertDialog
      open
      tone={question === 'make-owner' ? 'primary' : 'danger'}
      title={<span className="wrap-anywhere">{title(teacher.name)}</span>}
      description={description}
      confirmLabel={confirm}
      pending={removing.isPending || makingOwner.isPending}
      onOpenChange={onClose}
      onConfirm={() => {
        if (question === 'make-owner') {
          makingOwner.mutate(teacher.id, { onSettled: onClose });
          return;
        }
        removing.mutate(teacher.id, {
          onSettled: onClose,
          onSuccess: () => {
            if (question === 'leave') void navigate('/classes');
            else void queryClient.invalidateQueries({ queryKey: endpointKey(readClass) });
          },
        });
      }}
    />
  );
}
