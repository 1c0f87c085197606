import { handOver } from './node26.mjs'

handOver('tools/start.ts', process.argv.slice(2))
