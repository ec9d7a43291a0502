#!/bin/bash
# Starts MySQL or MariaDB as the official images' entrypoints do: a first start makes a data directory and a user root, from
# any host, with the password MYSQL_ROOT_PASSWORD or MARIADB_ROOT_PASSWORD, and the database MYSQL_DATABASE or MARIADB_DATABASE.
set -eu

[ "${1:0:1}" != - ] || set -- "$(command -v mariadbd || command -v mysqld)" "$@"
program=$(basename "$1")
[ "$program" = mysqld ] || [ "$program" = mariadbd ] || exec "$@"

data=/var/lib/mysql
if [ "$(id -u)" = 0 ]; then
  mkdir -p "$data" /run/mysqld
  chown mysql:mysql "$data" /run/mysqld
  exec setpriv --reuid=mysql --regid=mysql --init-groups "$0" "$@"
fi

if [ ! -d "$data/mysql" ]; then
  password=${MARIADB_ROOT_PASSWORD:-${MYSQL_ROOT_PASSWORD:-}}
  [ -n "$password" ] || { echo "MYSQL_ROOT_PASSWORD is not set. Set it to root's password." >&2; exit 1; }
  database=${MARIADB_DATABASE:-${MYSQL_DATABASE:-}}
  quoted=${password//\\/\\\\}
  quoted=${quoted//\'/\\\'}
  first=$(mktemp)
  {
    echo "CREATE USER IF NOT EXISTS 'root'@'%' IDENTIFIED BY '$quoted';"
    echo "GRANT ALL PRIVILEGES ON *.* TO 'root'@'%' WITH GRANT OPTION;"
    echo "ALTER USER 'root'@'localhost' IDENTIFIED BY '$quoted';"
    [ -z "$database" ] || echo "CREATE DATABASE IF NOT EXISTS \`$database\`;"
  } >"$first"
  if [ "$program" = mariadbd ]; then
    mariadb-install-db --user=mysql --datadir="$data" --skip-test-db --auth-root-authentication-method=normal >&2
  else
    "$1" --initialize-insecure --datadir="$data" >&2
  fi
  set -- "$@" --init-file="$first"
fi
exec "$@" --datadir="$data" --bind-address=0.0.0.0
