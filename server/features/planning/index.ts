import type { planningEndpoints } from '@omsorg/contract/planning/endpoints.ts'
import type { HandlersOf } from '../../platform/handle.ts'
import { deleteEntry } from './entry/delete-entry.ts'
import { getCalendar } from './entry/get-calendar.ts'
import { savePeriodDescription } from './entry/save-period-description.ts'
import { upsertEntry } from './entry/upsert-entry.ts'
import { listPlanChanges } from './history/list-plan-changes.ts'
import { restoreEntry } from './history/restore-entry.ts'
import { printCalendar } from './print/print-calendar.ts'

export const planningHandlers: HandlersOf<typeof planningEndpoints> = {
  getCalendar,
  upsertEntry,
  deleteEntry,
  savePeriodDescription,
  listPlanChanges,
  restoreEntry,
  printCalendar,
}
