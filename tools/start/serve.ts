// The server alone, on a database that is ready: what `npm start` watches over and `npm run dev` restarts at every change.
import { serve } from '@omsorg/server/main.ts'
import { readConfig } from '@omsorg/server/platform/config.ts'
import { startEmbeddedPostgres } from '../embedded-postgres.ts'
import { adviceOn } from './advice.ts'
import { settingsOf } from './settings.ts'
import type { Said } from './supervise.ts'

const isSupervised = process.argv.includes('--supervised')
const tell = (said: Said) => isSupervised && process.send?.(said)

try {
  const server = await serve(readConfig(process.env))
  tell({ address: server.address })
  const end = () => server.close().then(() => process.exit(0))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end())
  // Whoever watched over this process was killed outright: the database is left to nobody else.
  if (isSupervised)
    process.once(
      'disconnect',
      () =>
        void server
          .close()
          .then(stopEmbedded)
          .then(() => process.exit(1)),
    )
} catch (failure) {
  const advice = adviceOn(failure, settingsOf(process.env))
  if (advice === null || !isSupervised) throw failure
  tell({ advice })
  process.disconnect?.()
  process.exitCode = 1
}

async function stopEmbedded(): Promise<void> {
  const dataFolder = process.env['OMSORG_EMBEDDED_IN']
  if (dataFolder) (await startEmbeddedPostgres({ dataFolder })).stop()
}
