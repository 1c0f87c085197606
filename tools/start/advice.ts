import { ConfigurationError } from '@omsorg/server/platform/config/configuration-error.ts'
import { Advice, type Settings } from './settings.ts'

/** What to say of a failed start: one sentence where the cause is known, else null. */
export function adviceOn(failure: unknown, { dataFolder, port }: Pick<Settings, 'dataFolder' | 'port'>): string | null {
  if (failure instanceof Advice || failure instanceof ConfigurationError) return failure.message
  const text = failure instanceof Error ? failure.message : String(failure)
  const anotherPort = 'PORT chooses another one: PORT=3001 npm start'
  if (text.includes('listen EADDRINUSE')) return `Port ${port} is taken by another program. ${anotherPort}`
  if (text.includes('listen EACCES')) return `Port ${port} is not for this account. ${anotherPort}`
  if (/ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/.test(text))
    return `The disk is full, so ${dataFolder} cannot be written. Make room, or choose a folder on another disk by OMSORG_DATA.`
  // On a disk that is read-only Node says of a folder in a folder that it is missing.
  if (/ENOENT.*mkdir|EACCES|EROFS|EPERM|Permission denied|Read-only file system/.test(text))
    return `${pathIn(failure) ?? dataFolder} cannot be written by this account. OMSORG_DATA chooses another data folder.`
  return null
}

function pathIn(failure: unknown): string | null {
  return typeof failure === 'object' && failure !== null && 'path' in failure ? String(failure.path) : null
}
