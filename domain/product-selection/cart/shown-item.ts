import type { CartItemStatusWord } from './cart-transitions.ts'

/** A selected product as answers show it (states 2.13). */
export interface ShownItem {
  readonly status: CartItemStatusWord
}

/** It waits to be prescribed. */
export function isSelectedItem({ status }: ShownItem): boolean {
  return status === 'selected'
}

export function isPrescribedItem({ status }: ShownItem): boolean {
  return status === 'prescribed'
}

/** Another product has taken its place. */
export function isReplacedItem({ status }: ShownItem): boolean {
  return status === 'replaced'
}
