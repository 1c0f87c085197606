import { useTransition } from 'react'
import { CallFailure } from '../../../platform/calls/failure.ts'
import type { Wizard } from './wizard.ts'
import type { Step } from './wizard-state.ts'

/** Saves what a step holds and goes on. A refusal keeps the step, a lost connection does not: nothing is lost by going on. */
export function useMovingOn(wizard: Wizard): readonly [moving: boolean, moveOn: (to: Step) => void] {
  const [moving, start] = useTransition()
  function moveOn(to: Step): void {
    start(async () => {
      await wizard.saveNow()
      const { phase, failure } = wizard.view().keeping
      const refused = phase === 'failed' && failure instanceof CallFailure && failure.definite
      if (phase !== 'stale' && !refused) wizard.act({ kind: 'go', to })
    })
  }
  return [moving, moveOn]
}
