import type { PrescriptionFields, RowFields } from './fields.ts'

/**
 * Whether leaving would lose something. The consumption of a product that waits in the cart is kept there as it is typed, and
 * a product that was taken out is still selected.
 */
export function isUnsaved(fields: PrescriptionFields, begun: PrescriptionFields): boolean {
  const { rows: now, ...head } = fields
  const { rows: before, ...headBefore } = begun
  if (JSON.stringify(head) !== JSON.stringify(headBefore)) return true
  const rowBefore = new Map(before.map((row) => [row.key, row]))
  return now.some((row) => {
    const former = rowBefore.get(row.key)
    return former !== undefined && JSON.stringify(lostOf(row)) !== JSON.stringify(lostOf(former))
  })
}

function lostOf(row: RowFields): Partial<RowFields> {
  if (row.prescriptionRowId !== null) return row
  const { amount: _, unit: __, flavors: ___, ...rest } = row
  return rest
}
