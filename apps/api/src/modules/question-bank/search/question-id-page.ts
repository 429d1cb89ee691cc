/** A page of questions that were searched for, in the order of the request. */
export interface QuestionIdPage {
  ids: string[];
  /** The cursor of the next page; undefined on the last page. */
  next: string | undefined;
}
