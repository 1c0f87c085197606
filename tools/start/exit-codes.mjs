// Plain JavaScript for Node 20. keep-running.sh knows these numbers too.
/** It ends on purpose and is not started again: what it has said is the reason. As sysexits.h has it, EX_CONFIG. */
export const givenUp = 78
/** What is to be served has been built: what was loaded before is of no use, and is started anew at once. EX_TEMPFAIL. */
export const hasBuilt = 75
