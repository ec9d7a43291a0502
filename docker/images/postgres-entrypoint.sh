#!/bin/bash
# Starts PostgreSQL as the official image's entrypoint does: a first start makes a data directory and the user of
# POSTGRES_USER (postgres if absent) with the password POSTGRES_PASSWORD, and the database POSTGRES_DB.
set -eu

[ "${1:0:1}" != - ] || set -- postgres "$@"
[ "$1" = postgres ] || exec "$@"

if [ "$(id -u)" = 0 ]; then
  mkdir -p "$PGDATA"
  chown postgres:postgres "$PGDATA"
  chmod 700 "$PGDATA"
  exec setpriv --reuid=postgres --regid=postgres --init-groups "$0" "$@"
fi

if [ ! -s "$PGDATA/PG_VERSION" ]; then
  : "${POSTGRES_PASSWORD:?is not set. Set it to the password of the first user.}"
  user=${POSTGRES_USER:-postgres}
  database=${POSTGRES_DB:-$user}
  # shellcheck disable=SC2086
  initdb --username="$user" --pwfile=<(printf '%s' "$POSTGRES_PASSWORD") --auth-host=scram-sha-256 --auth-local=trust \
    ${POSTGRES_INITDB_ARGS:-} >&2
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  if [ "$database" != postgres ]; then
    pg_ctl -w -o "-c listen_addresses= -c unix_socket_directories=/tmp" start >&2
    createdb --host=/tmp --username="$user" "$database"
    pg_ctl -w -m fast stop >&2
  fi
fi
exec "$@" -c listen_addresses='*' -c unix_socket_directories=/tmp
