import type { Item } from '../form/basis.ts'
import type { RowField } from '../form/faults.ts'
import type { RowFields } from '../form/fields.ts'
import type { Prescribing } from '../prescribing.ts'

/** What the parts of one row share. */
export interface RowPart {
  readonly row: RowFields
  readonly item: Item
  readonly form: Prescribing
  readonly id: (field: RowField) => string
  readonly error: (field: RowField) => string | undefined
  readonly fill: (fields: Partial<RowFields>) => void
}
