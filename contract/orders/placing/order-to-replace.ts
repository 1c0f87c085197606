import { id, rowVersion } from '../../fields.ts'

/**
 * The first save makes the order; with `customerOrderId` and the `rowVersion` that was read the same order is replaced, and
 * its 30 days begin anew.
 */
export const orderToReplace = { customerOrderId: id.optional(), rowVersion: rowVersion.optional() }

interface NamedOrder {
  readonly customerOrderId?: number | undefined
  readonly rowVersion?: number | undefined
}

export function namesItsVersion(sent: NamedOrder): boolean {
  return sent.customerOrderId === undefined || sent.rowVersion !== undefined
}
