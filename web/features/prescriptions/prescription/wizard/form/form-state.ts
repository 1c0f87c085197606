import type { PeriodFields, PrescriptionFields, RowFields } from './fields.ts'
import { withEnd, withMonths, withStart } from './period-fields.ts'

export const steps = ['use', 'period', 'check'] as const
export type Step = (typeof steps)[number]

export interface FormState {
  readonly step: Step
  /** The furthest step that was reached: all before it are links. */
  readonly reached: Step
  readonly fields: PrescriptionFields
  /** Steps that a person wanted to leave: from then on everything that is wrong in them is said. */
  readonly tried: readonly Step[]
  /** How often a person has gone to another step here; the heading takes the focus from the first time on. */
  readonly moves: number
}

export type FormAction =
  | { readonly kind: 'go'; readonly to: Step }
  | { readonly kind: 'try'; readonly step: Step }
  | { readonly kind: 'fill'; readonly fields: Partial<Omit<PrescriptionFields, keyof PeriodFields | 'rows'>> }
  | { readonly kind: 'set-start' | 'set-months' | 'set-end'; readonly text: string }
  | { readonly kind: 'fill-row'; readonly key: string; readonly fields: Partial<RowFields> }
  | { readonly kind: 'set-flavor'; readonly key: string; readonly flavor: string; readonly text: string }
  | { readonly kind: 'remove-row'; readonly key: string }
  | { readonly kind: 'add-row'; readonly row: RowFields }

/** What a person does in the form, and what it makes of the state. Going back changes nothing but the step. */
export function afterAction(state: FormState, action: FormAction): FormState {
  if (action.kind === 'go') {
    return { ...state, step: action.to, moves: state.moves + 1, reached: furthest(state.reached, action.to) }
  }
  if (action.kind === 'try') {
    return state.tried.includes(action.step) ? state : { ...state, tried: [...state.tried, action.step] }
  }
  return { ...state, fields: fieldsAfter(state.fields, action) }
}

type FillAction = Exclude<FormAction, { readonly kind: 'go' | 'try' }>

function fieldsAfter(fields: PrescriptionFields, action: FillAction): PrescriptionFields {
  switch (action.kind) {
    case 'fill':
      return { ...fields, ...action.fields }
    case 'set-start':
      return { ...fields, ...withStart(periodOf(fields), action.text) }
    case 'set-months':
      return { ...fields, ...withMonths(periodOf(fields), action.text) }
    case 'set-end':
      return { ...fields, ...withEnd(periodOf(fields), action.text) }
    case 'remove-row':
      return { ...fields, rows: fields.rows.filter(({ key }) => key !== action.key) }
    case 'add-row':
      return fields.rows.some(({ key }) => key === action.row.key)
        ? fields
        : { ...fields, rows: [...fields.rows, action.row] }
    case 'fill-row':
      return withRow(fields, action.key, (row) => ({ ...row, ...action.fields }))
    case 'set-flavor':
      return withRow(fields, action.key, (row) => ({
        ...row,
        flavors: { ...row.flavors, [action.flavor]: action.text },
      }))
  }
}

function withRow(fields: PrescriptionFields, key: string, change: (row: RowFields) => RowFields): PrescriptionFields {
  return { ...fields, rows: fields.rows.map((row) => (row.key === key ? change(row) : row)) }
}

function periodOf({ startDate, months, endDate, endByHand }: PrescriptionFields): PeriodFields {
  return { startDate, months, endDate, endByHand }
}

function furthest(one: Step, other: Step): Step {
  return steps.indexOf(one) >= steps.indexOf(other) ? one : other
}
