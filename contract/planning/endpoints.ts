import { deleteEntry } from './entry/delete-entry.ts'
import { getCalendar } from './entry/get-calendar.ts'
import { savePeriodDescription } from './entry/save-period-description.ts'
import { upsertEntry } from './entry/upsert-entry.ts'

export const planningEndpoints = { getCalendar, upsertEntry, deleteEntry, savePeriodDescription }
