import { createContext, useContext, useEffect, useRef } from 'react'

/** What of a step is filled in and saved together. */
export interface StepPart {
  readonly isChanged: () => boolean
  /** Saves what is changed; false when it did not go, which has been said already. */
  readonly save: () => Promise<boolean>
}

interface WizardStep {
  /** Answers how it is taken back. */
  readonly add: (part: StepPart) => () => void
  /** The step is saved, and gone on from. */
  readonly isSettled: () => boolean
}

export const WizardStepContext = createContext<WizardStep | null>(null)

/** Takes part in the step of a wizard, which saves it before it goes on; false where there is no wizard. */
export function useStepPart(part: StepPart): boolean {
  const step = useContext(WizardStepContext)
  const latest = useRef(part)
  useEffect(() => {
    latest.current = part
  })
  useEffect(() => step?.add({ isChanged: () => latest.current.isChanged(), save: () => latest.current.save() }), [step])
  return step !== null
}
