export interface Maintenance {
  readonly on: boolean
  /** Null shows the general text. */
  readonly message: string | null
}

let maintenance: Maintenance = { on: false, message: null }
const watchers = new Set<() => void>()

export function becomeMaintenance(next: Maintenance): void {
  if (next.on === maintenance.on && next.message === maintenance.message) return
  maintenance = next
  for (const watch of watchers) watch()
}

export function maintenanceNow(): Maintenance {
  return maintenance
}

export function watchMaintenance(change: () => void): () => void {
  watchers.add(change)
  return () => watchers.delete(change)
}
