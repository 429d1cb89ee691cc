-- A question can be reserved for assignments. A transaction cannot use a value that it adds, so the rest follows.
ALTER TYPE "publication_status" ADD VALUE 'RESERVED' BEFORE 'ARCHIVED';
ALTER TYPE "bulk_change_kind" ADD VALUE 'RESERVE' BEFORE 'WITHDRAW';
