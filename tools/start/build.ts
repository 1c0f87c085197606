// What `npm start` serves, built when its sources have changed: by the launcher, before it starts the server.
import { join } from 'node:path'
import { adviceOn } from './advice.ts'
import { takeLock } from './lock.ts'
import { openLogFile } from './log-file.ts'
import { refuseTakenPort } from './port.ts'
import { buildServer } from './server-build.ts'
import { settingsOf } from './settings.ts'
import { buildWeb } from './web-build.ts'

try {
  const settings = settingsOf(process.env)
  const lock = takeLock(settings.dataFolder)
  process.once('exit', lock.release)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
  // Asked before anything is built: a server that cannot start needs nothing.
  await refuseTakenPort(settings)
  const log = openLogFile(join(settings.dataFolder, 'log', 'omsorg.log'))
  await Promise.all([buildWeb(log), buildServer(log)])
  process.exit(0)
} catch (failure) {
  console.error(adviceOn(failure, settingsOf(process.env)) ?? failure)
  process.exit(1)
}
