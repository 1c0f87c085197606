import { readMaintenance } from '@omsorg/contract/content/maintenance/read-maintenance.ts'
import { answerTo } from './calls/client.ts'
import { spokenNow } from './language.ts'

export interface Maintenance {
  readonly on: boolean
  /** Null shows the general text. */
  readonly message: string | null
}

let maintenance: Maintenance = { on: false, message: null }
const watchers = new Set<() => void>()

/** Any answer turns the maintenance screen on, any failure turns it off, without a word (A-4.1, A-C1). */
export async function askForMaintenance(): Promise<void> {
  maintenance = await answerTo(readMaintenance, { params: { lang: spokenNow().language } }, { silent: true })
    .then((answer) => ({ on: true, message: answer?.message || null }))
    .catch(() => ({ on: false, message: null }))
  for (const watch of watchers) watch()
}

export function maintenanceNow(): Maintenance {
  return maintenance
}

export function watchMaintenance(change: () => void): () => void {
  watchers.add(change)
  return () => watchers.delete(change)
}
