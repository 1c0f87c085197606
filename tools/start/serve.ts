// The server alone, on a database that is ready: what `npm run dev` restarts at every change.
import { serve } from '@omsorg/server/main.ts'
import { readConfig } from '@omsorg/server/platform/config.ts'

const server = await serve(readConfig(process.env))
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.close().then(() => process.exit(0)))
}
