import { addressView, id } from '../../../platform/routing/address-view.ts'
import { useAddressView } from '../../../platform/routing/use-address-view.ts'

/** The order that is repeated stands in the query where the path of the route has no room for it. */
const view = addressView({ again: id })

export function useOrderToRepeat(): number | null {
  return useAddressView(view).view.again
}

/** The address of a wizard that begins with the lines of an order. */
export function repeating(path: string, customerOrderId: number): string {
  return path + view.write({ again: customerOrderId })
}
