#!/bin/sh
# server-guard FOLDER SIGNAL COMMAND...
# Runs a database server inside FOLDER. Reads words from standard input: "start" starts the server, "stop" ends it.
# When standard input ends, and it does when the program that started this dies in whatever way, the server is ended and
# FOLDER removed. SIGNAL is the one that ends the server at once; one that does not heed it is killed.
folder=$1
signal=$2
shift 2
server=

# Ctrl-C goes to the whole process group; the end of standard input is what counts here.
trap '' INT TERM HUP QUIT

stop() {
  [ -n "$server" ] || return 0
  kill "-$signal" "$server" 2>/dev/null
  (
    tries=0
    while [ "$tries" -lt 80 ]; do
      sleep 0.1
      tries=$((tries + 1))
    done
    kill -KILL "$server" 2>/dev/null
  ) &
  killer=$!
  wait "$server" 2>/dev/null
  kill -KILL "$killer" 2>/dev/null
  wait "$killer" 2>/dev/null
  server=
}

while read -r word; do
  case $word in
  start)
    stop
    # A shell that ignores signals hands that on; a server must hear them.
    (trap - INT TERM HUP QUIT; exec "$@") </dev/null >>"$folder/server.log" 2>&1 &
    server=$!
    echo "$server"
    ;;
  stop)
    stop
    echo stopped
    ;;
  esac
done
stop
rm -rf "$folder"
