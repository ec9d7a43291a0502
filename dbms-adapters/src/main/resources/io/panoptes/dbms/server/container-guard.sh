# container-guard COMMAND...
# The first process of a server's container. Reads words from standard input: "start" runs COMMAND, "stop" ends it. What
# COMMAND writes goes to standard error; standard output says "started", "stopped", and "ended N" where COMMAND ended by itself.
# When standard input ends, and it does when the program that made the container dies in whatever way, so does the container,
# and the engine removes it.
server=

stop() {
  [ -n "$server" ] || return 0
  # All processes but this one.
  kill -s KILL -- -1 2>/dev/null
  wait "$server" 2>/dev/null
  server=
}

trap 'stop; exit 0' TERM INT

while read -r word; do
  case $word in
  start)
    stop
    (
      trap - TERM INT
      "$@" </dev/null 1>&2
      echo "ended $?"
    ) &
    server=$!
    echo started
    ;;
  stop)
    stop
    echo stopped
    ;;
  esac
done
stop
