import { serve } from '../main.ts'

/** A server in a process of its own. It says its address on its output, and ends with whoever started it. */
const given = process.argv[2]
if (!given) throw new Error('The configuration is missing')
const server = await serve(JSON.parse(given))
process.stdout.write(`${server.address}\n`)
process.stdin.resume().on('end', () => process.exit(0))
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
