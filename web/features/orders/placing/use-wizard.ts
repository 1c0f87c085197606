import { saveWithdrawal } from '@omsorg/contract/orders/withdrawal/save-withdrawal.ts'
import { useEffect, useState, useSyncExternalStore, useTransition } from 'react'
import type { Place } from '../../../platform/calls/request.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { pointerFor } from './pointer.ts'
import { createWizard, type Wizard, type WizardStart, type WizardView } from './wizard.ts'
import type { Step } from './wizard-state.ts'
import { linesRefused } from './WizardNotices.tsx'

export function useWizard(start: WizardStart, place: Place | undefined): Wizard {
  const { run } = useAction(saveWithdrawal, {
    place,
    resolves: [
      'stale',
      'order-already-placed',
      'no-answer',
      'timed-out',
      'server-fault',
      'overloaded',
      'unavailable',
      ...linesRefused,
    ],
  })
  const [pointer] = useState(() => pointerFor(start.proposal.careRecipient.careRecipientId))
  const [wizard] = useState(() =>
    createWizard(start, { save: (input, options) => run({ input }, options), remember: pointer.keep }),
  )
  useEffect(() => {
    // Another order begins here: the steps of the one that was placed lead nowhere any more.
    if (pointer.read()?.placing === 'placed') pointer.drop()
    return wizard.stop
  }, [wizard, pointer])
  return wizard
}

export function useWizardView(wizard: Wizard): WizardView {
  return useSyncExternalStore(wizard.watch, wizard.view)
}

export function useGoingOn(wizard: Wizard): readonly [isGoing: boolean, goOn: (to: Step) => void] {
  const [isGoing, start] = useTransition()
  return [isGoing, (to) => start(() => wizard.saveAndGo(to))]
}
