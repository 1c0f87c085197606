import type { confirmOrder } from '@omsorg/contract/orders/placing/confirm-order.ts'
import type { Reason, Result } from '../../../../platform/calls/result.ts'
import type { Action } from '../../../../platform/calls/use-action.ts'
import type { NotSaved } from '../save-result.ts'
import type { Wizard } from '../wizard.ts'

/** After these nobody knows whether the order was placed. The next press asks with the same key, and so places it once. */
export const outcomeUnknown = [
  'no-answer',
  'timed-out',
  'server-fault',
  'unavailable',
  'in-flight',
] as const satisfies readonly Reason<typeof confirmOrder>[]

/** Saves what is not saved yet and places that very version. Null where it was not sent, or is under way already. */
export async function placeOrder(
  wizard: Pick<Wizard, 'save' | 'view' | 'become' | 'takePrices' | 'becomeStale'>,
  confirm: Action<typeof confirmOrder>['run'],
  { acceptPrices, isOnline }: { readonly acceptPrices: boolean; readonly isOnline: () => boolean },
): Promise<Result<typeof confirmOrder> | NotSaved | null> {
  const before = wizard.view().placing
  if (before === 'saving' || before === 'asked') return null
  // What was asked before without an answer stays unknown.
  const notAsked = before === 'unknown' ? 'unknown' : 'could-not-ask'
  wizard.become('saving')
  const isSaved = await wizard.save()
  const { autosave, warningsAccepted } = wizard.view()
  const { order, phase, notDone } = autosave
  if (!isSaved || !order) {
    wizard.become(phase === 'failed' && !notDone?.definite ? notAsked : 'not-begun')
    return phase === 'failed' ? notDone : null
  }
  if (!isOnline()) {
    wizard.become(notAsked)
    return null
  }
  wizard.become('asked')
  const result = await confirm({ input: { ...order, acceptWarnings: warningsAccepted, acceptPrices } })
  if (result?.ok !== false) return result
  wizard.become(outcomeUnknown.some((reason) => reason === result.reason) ? 'unknown' : 'not-begun')
  if (result.reason === 'price-changed') wizard.takePrices(order, result.detail)
  if (result.reason === 'stale') wizard.becomeStale()
  return result
}
