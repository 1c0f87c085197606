import type { RefusedField } from './field-errors.ts'
import type { FormAction } from './form-state.ts'

/** What the server did not take stays marked until that field, or the period it hangs on, is changed. */
export function stillRefused(refused: readonly RefusedField[], action: FormAction): readonly RefusedField[] {
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

const hangsOnPeriod: ReadonlySet<RefusedField['field']> = new Set([
  'startDate',
  'months',
  'endDate',
  'calculationPeriod',
  'withdrawals',
  'item',
  'rows',
])
