import { handOver } from './node26.mjs'

handOver('tools/test.ts', process.argv.slice(2))
