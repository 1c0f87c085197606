import type { Definition } from '@omsorg/contract/endpoint.ts'
import type { saveGroup } from '@omsorg/contract/orders/group/save-group.ts'
import type { saveHomeDelivery } from '@omsorg/contract/orders/home-delivery/save-home-delivery.ts'
import type { saveNursingHome } from '@omsorg/contract/orders/nursing-home/save-nursing-home.ts'
import type { OrderWarning } from '@omsorg/contract/orders/order/order-codes.ts'
import type { confirmOrder } from '@omsorg/contract/orders/placing/confirm-order.ts'
import type { saveWithdrawal } from '@omsorg/contract/orders/withdrawal/save-withdrawal.ts'
import type { NotDone, Reason } from '../../../platform/calls/result.ts'
import type { SavedOrder } from './autosave.ts'

/** Why an order of some kind was not saved. */
export type NotSaved =
  | NotDone<typeof saveWithdrawal>
  | NotDone<typeof saveHomeDelivery>
  | NotDone<typeof saveGroup>
  | NotDone<typeof saveNursingHome>

export type SaveResult =
  | { readonly ok: true; readonly value: SavedOrder & { readonly warnings: readonly OrderWarning[] } }
  | NotSaved

type OfAll<E extends Definition> = Reason<E> & Reason<typeof confirmOrder>
type ReasonOfAll = OfAll<typeof saveWithdrawal> &
  OfAll<typeof saveHomeDelivery> &
  OfAll<typeof saveGroup> &
  OfAll<typeof saveNursingHome>

/** Refusals of a line, which are answered by showing the line as it now is. */
export const linesRefused = [
  'line-unavailable',
  'quantity-zero',
  'quantity-above-allowed',
  'flavors-do-not-sum',
  'nothing-to-order',
] as const satisfies readonly ReasonOfAll[]

/** What the wizard answers in its own way when a save was not carried out. */
export const resolvedSaves = [
  'stale',
  'order-already-placed',
  'no-answer',
  'timed-out',
  'server-fault',
  'overloaded',
  'unavailable',
  ...linesRefused,
] as const satisfies readonly ReasonOfAll[]
