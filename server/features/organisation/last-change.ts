import type { lastChange } from '@omsorg/contract/organisation/last-change.ts'
import type { z } from 'zod'

/** Who changed something last, as a statement reads it beside its record. */
export interface ChangeColumns {
  readonly changed_at: string | null
  readonly changed_by: string | null
}

export function lastChangeOf({ changed_at, changed_by }: ChangeColumns): z.output<typeof lastChange> | null {
  return changed_at === null ? null : { at: changed_at, by: changed_by }
}
