-- AlterEnum
ALTER TYPE "correction_action" ADD VALUE 'RESTORE';
