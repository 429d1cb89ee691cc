-- A call that was still running has made nothing that its row could say.
DELETE FROM "idempotency_keys" WHERE "state" = 'RUNNING';

-- AlterTable
ALTER TABLE "idempotency_keys" DROP COLUMN "state",
ADD COLUMN     "result_id" UUID;

-- DropEnum
DROP TYPE "idempotency_state";
