import { RoomHeader } from '../../components/admin/room-header.tsx';

/** Manage Questions (spec 3 §2.2). */
export function QuestionsPage() {
  return <RoomHeader title="Manage Questions" />;
}
