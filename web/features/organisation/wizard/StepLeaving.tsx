import { useContext } from 'react'
import { LeavingQuestion } from '../../../platform/LeavingQuestion.tsx'
import { WizardStepContext } from './step-part.ts'

interface StepLeavingProps {
  readonly isDirty: () => boolean
}

/** Asks before what is filled in is lost; a step that its wizard has saved is gone on from without a question. */
export function StepLeaving({ isDirty }: StepLeavingProps) {
  const step = useContext(WizardStepContext)
  return <LeavingQuestion hasSteps="each-saved" isDirty={() => isDirty() && step?.isSettled() !== true} />
}
