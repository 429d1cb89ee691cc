#!/bin/bash
# Copies the primary when the replica's folder is empty, then follows it.
set -euo pipefail
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA" && chown postgres:postgres "$PGDATA" && chmod 700 "$PGDATA"
  gosu postgres env PGPASSWORD="$REPLICATION_PASSWORD" pg_basebackup --host postgres --username replication \
    --pgdata "$PGDATA" --write-recovery-conf --create-slot --slot replica --checkpoint fast
fi
exec docker-entrypoint.sh postgres -c hot_standby=on -c max_connections=200 -c max_standby_streaming_delay=30s
