import type { Item } from '../form/basis.ts'
import type { RowField } from '../form/field-errors.ts'
import type { RowFields } from '../form/fields.ts'
import type { Prescribing, FieldState } from '../use-validation.ts'

/** What the parts of one row share. */
export interface RowPart {
  readonly row: RowFields
  readonly item: Item
  readonly form: Prescribing
  readonly at: (field: RowField) => FieldState
  readonly fill: (fields: Partial<RowFields>) => void
}
