import type { FormAction } from './form-state.ts'
import type { ServerFault } from './server-faults.ts'

/** What the server said at a field holds until that field, or the period it hangs on, is changed. */
export function stillRefused(refused: readonly ServerFault[], action: FormAction): readonly ServerFault[] {
  if (refused.length === 0) return refused
  switch (action.kind) {
    case 'fill-row':
    case 'set-flavor':
    case 'remove-row':
      return refused.filter(({ key, field }) => key !== action.key && field !== 'rows')
    case 'add-row':
      return refused.filter(({ field }) => field !== 'rows')
    case 'set-start':
    case 'set-months':
    case 'set-end':
      return refused.filter(({ field }) => !hangsOnPeriod.has(field))
    case 'fill':
      return refused.filter(({ key, field }) => key !== null || !Object.hasOwn(action.fields, field))
    default:
      return refused
  }
}

const hangsOnPeriod: ReadonlySet<ServerFault['field']> = new Set([
  'startDate',
  'months',
  'endDate',
  'calculationPeriod',
  'withdrawals',
  'item',
  'rows',
])
