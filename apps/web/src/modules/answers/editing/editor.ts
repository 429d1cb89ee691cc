import type { AnswerKind, OfKind } from '@markwell/shared/answers/answer-kind';
import type { ComponentType } from 'react';

export interface EditorProps<Definition> {
  /** It may be incomplete while it is edited. */
  definition: Definition;
  onChange: (definition: Definition) => void;
}

/** How an author defines an answer of a kind. */
export interface AnswerEditor<Definition extends OfKind> {
  /** As authors choose it: 'A number'. */
  name: string;
  /** What a new answer of the kind starts with. */
  empty: Definition;
  Editor: ComponentType<EditorProps<Definition>>;
}

/** The definition of a kind that `packages/shared` has. */
export type DefinitionOf<Kind> =
  Kind extends AnswerKind<infer Definition, infer _Shown, infer _Response> ? Definition : never;

/** An editor whose types are not known here. */
export type AnyAnswerEditor = AnswerEditor<OfKind>;
