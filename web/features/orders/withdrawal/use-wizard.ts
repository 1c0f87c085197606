import { saveWithdrawal } from '@omsorg/contract/orders/withdrawal/save-withdrawal.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useAction } from '../../../platform/calls/query.ts'
import type { OrderPlace } from '../order-place.ts'
import { isStale } from '../../../platform/calls/failure.ts'
import { keepPointer } from './pointer.ts'
import { createWizard, type Wizard, type WizardBeginning, type WizardView } from './wizard.ts'

export function useWizard(beginning: WizardBeginning, place: OrderPlace | undefined): Wizard {
  const { mutateAsync } = useAction(saveWithdrawal, { silent: true, ...(place && { place }) })
  const [wizard] = useState(() =>
    createWizard(beginning, {
      save: (input) => mutateAsync({ input }),
      isStale,
      remember: (pointer) => keepPointer(sessionStorage, beginning.proposal.careRecipient.careRecipientId, pointer),
    }),
  )
  useEffect(() => wizard.stop, [wizard])
  return wizard
}

export function useWizardView(wizard: Wizard): WizardView {
  return useSyncExternalStore(wizard.watch, wizard.view)
}
