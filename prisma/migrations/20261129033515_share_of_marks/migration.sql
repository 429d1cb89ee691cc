-- AlterTable
ALTER TABLE "item_statistics" ADD COLUMN     "share_sum" DOUBLE PRECISION;
