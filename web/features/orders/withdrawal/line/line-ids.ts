/** Where a line stands on the page, for links and for the focus. */
export function lineId(prescriptionRowId: number): string {
  return `order-line-${prescriptionRowId}`
}

export function takeBackId(prescriptionRowId: number): string {
  return `take-back-${prescriptionRowId}`
}
