import { handOver } from './node26.mjs'

// A server that mostly waits needs little room for what is young.
handOver('tools/start.ts', process.argv.slice(2), ['--max-semi-space-size=4'])
