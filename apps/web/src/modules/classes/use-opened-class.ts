import type { ClassDto } from '@markwell/shared/classes/classes.schemas';
import { useOutletContext } from 'react-router-dom';

/** The class whose page is open: for the pages below `/classes/:classId`. */
export const useOpenedClass = (): ClassDto => useOutletContext<ClassDto>();
