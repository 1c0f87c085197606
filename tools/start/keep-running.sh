#!/bin/sh
# keep-running.sh <option of the first start, or ''> <command>... keeps a server running, and starts it again after a growing
# pause when it has ended by a fault. A shell, because all that waits beside the server is this: as a program of Node it held
# 50 MiB. The pauses are those of restarts.ts, the numbers of ends those of exit-codes.mjs.
given_up=78
has_built=75
quick=60
most_quick_ends=8

option=$1
shift
running=
asked=
guard=
quick_ends=0

# What runs ends in order, and outright if that takes longer than 15 s.
stop() {
  [ -z "$guard" ] || return
  kill -TERM "$running" 2>/dev/null
  { sleep 15; kill -KILL "$running"; } </dev/null >/dev/null 2>&1 &
  guard=$!
}

end() {
  asked=yes
  [ -z "$running" ] || stop
}
trap end INT TERM HUP

# Runs a command beside us, so that a signal is heard at once. That ends the waiting, which is taken up again; what has ended
# in the same moment is asked once more how.
run() {
  "$@" &
  running=$!
  # Asked in the moment in which it was started.
  [ -z "$asked" ] || stop
  wait "$running"
  code=$?
  while [ -n "$asked" ] && kill -0 "$running" 2>/dev/null; do
    wait "$running"
    code=$?
  done
  if [ -n "$asked" ] && [ "$code" -gt 128 ]; then
    wait "$running" 2>/dev/null
    known=$?
    [ "$known" -eq 127 ] || code=$known
  fi
  running=
}

leave() {
  [ -z "$guard" ] || kill "$guard" 2>/dev/null
  exit "$1"
}

while :; do
  began=$(date +%s)
  # shellcheck disable=SC2086 # No option is no word.
  run "$@" $option
  [ -z "$asked" ] || leave "$code"
  [ "$code" -ne "$has_built" ] || continue
  [ "$code" -ne 0 ] && [ "$code" -ne "$given_up" ] || leave "$code"

  lasted=$(($(date +%s) - began))
  if [ "$lasted" -ge "$quick" ]; then quick_ends=0; else quick_ends=$((quick_ends + 1)); fi
  if [ "$quick_ends" -ge "$most_quick_ends" ]; then
    echo "The server ended $quick_ends times in a row and is not started again. What happened stands above or in its log."
    # The database that it has started is left to nobody.
    run "$@" --end
    leave "$code"
  fi
  [ "$quick_ends" -le 1 ] && pause=1 || pause=$((pause * 2))
  [ "$pause" -le 60 ] || pause=60
  echo "The server has ended by a fault and is started again in $pause s. What happened stands above or in its log."
  run sleep "$pause"
  [ -z "$asked" ] || leave "$given_up"
  option=--again
done
