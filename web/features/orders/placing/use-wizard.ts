import { useEffect, useState, useSyncExternalStore, useTransition } from 'react'
import type { Place } from '../../../platform/calls/request.ts'
import { pointerFor } from './pointer.ts'
import { createWizard, type Wizard, type WizardStart, type WizardView } from './wizard.ts'
import type { Step } from './wizard-state.ts'

export function useWizard(start: WizardStart, place: Place | undefined): Wizard {
  const save = start.kind.useSave(place, start.proposal)
  const [pointer] = useState(() => pointerFor(start.kind.pointerName(start.proposal)))
  const [wizard] = useState(() => createWizard(start, { save, remember: pointer.keep }))
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
