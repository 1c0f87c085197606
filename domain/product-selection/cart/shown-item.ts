import { cartItemStatus, cartStatusName, type CartItemStatus } from './cart-transitions.ts'

/** A selected product as answers show it: its status by name (states 2.13). */
export interface ShownItem {
  readonly status: (typeof cartStatusName)[CartItemStatus]
}

/** It waits to be prescribed. */
export function isSelectedItem({ status }: ShownItem): boolean {
  return status === cartStatusName[cartItemStatus.selected]
}

export function isPrescribedItem({ status }: ShownItem): boolean {
  return status === cartStatusName[cartItemStatus.prescribed]
}

/** Another product has taken its place. */
export function isReplacedItem({ status }: ShownItem): boolean {
  return status === cartStatusName[cartItemStatus.replaced]
}
