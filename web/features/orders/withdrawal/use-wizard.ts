import { saveWithdrawal } from '@omsorg/contract/orders/withdrawal/save-withdrawal.ts'
import { useEffect, useState, useSyncExternalStore, useTransition } from 'react'
import type { Place } from '../../../platform/calls/call.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { pointerFor } from './pointer.ts'
import { createWizard, type Wizard, type WizardStart, type WizardView } from './wizard.ts'
import type { Step } from './wizard-state.ts'
import { linesRefused } from './WizardNotices.tsx'

export function useWizard(start: WizardStart, place: Place | undefined): Wizard {
  const { run } = useAction(saveWithdrawal, {
    place,
    resolves: ['stale', 'no-answer', 'timed-out', 'server-fault', 'overloaded', 'unavailable', ...linesRefused],
  })
  const [wizard] = useState(() =>
    createWizard(start, {
      save: (input, options) => run({ input }, options),
      remember: pointerFor(start.proposal.careRecipient.careRecipientId).keep,
    }),
  )
  useEffect(() => wizard.stop, [wizard])
  return wizard
}

export function useWizardView(wizard: Wizard): WizardView {
  return useSyncExternalStore(wizard.watch, wizard.view)
}

export function useGoingOn(wizard: Wizard): readonly [isGoing: boolean, goOn: (to: Step) => void] {
  const [isGoing, start] = useTransition()
  return [isGoing, (to) => start(() => wizard.saveAndGo(to))]
}
