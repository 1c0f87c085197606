interface RowOfPrescription {
  readonly prescriptionRowId: number
}

/** Where a path of what is sent stands on a form that shows more rows than it sends: `rows[0].note` may be `rows.2.note`. */
export function rowFieldAt(
  path: string,
  sent: readonly RowOfPrescription[],
  shown: readonly RowOfPrescription[],
): string | null {
  const [, index, field] = /^rows\[(\d+)\]\.(\w+)/.exec(path) ?? []
  if (index === undefined) return path
  const id = sent[Number(index)]?.prescriptionRowId
  const at = shown.findIndex(({ prescriptionRowId }) => prescriptionRowId === id)
  return at < 0 ? null : `rows.${at}.${field}`
}
