import { z } from 'zod'
import { job } from '../job.ts'
import { startWorker } from '../worker.ts'

/** A process of its own that takes a job, says so, and never ends it: the test kills it in the middle. */
const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
const connectionString = process.argv[2]
if (!connectionString) throw new Error('The address of the database is missing')

const endless = job('long-errand', z.object({ errand: z.int() }), async ({ errand }) => {
  process.stdout.write(`begun ${errand}\n`)
  await new Promise(() => setInterval(() => undefined, 60_000))
})

await startWorker({
  connectionString,
  jobs: [endless],
  log: silent,
  onFailedForGood: async () => undefined,
  onDoneAgain: async () => undefined,
})
