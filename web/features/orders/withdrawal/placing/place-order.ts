import type { confirmOrder } from '@omsorg/contract/orders/withdrawal/confirm-order.ts'
import type { Result } from '../../../../platform/calls/result.ts'
import type { Action } from '../../../../platform/calls/use-action.ts'
import type { NotSaved } from '../autosave.ts'
import type { Wizard } from '../wizard.ts'

/** Saves what is not saved yet and places that very version. Null where it was not sent, or is under way already. */
export async function placeOrder(
  wizard: Pick<Wizard, 'save' | 'view' | 'takePrices' | 'becomeStale'>,
  confirm: Action<typeof confirmOrder>['run'],
  acceptPrices: boolean,
): Promise<Result<typeof confirmOrder> | NotSaved | null> {
  const isSaved = await wizard.save()
  const { autosave, warningsAccepted } = wizard.view()
  const { order, phase, notDone } = autosave
  if (!isSaved || !order) return phase === 'failed' ? notDone : null
  const result = await confirm({ input: { ...order, acceptWarnings: warningsAccepted, acceptPrices } })
  if (result?.ok !== false) return result
  if (result.reason === 'price-changed') wizard.takePrices(order, result.detail)
  if (result.reason === 'stale') wizard.becomeStale()
  return result
}
