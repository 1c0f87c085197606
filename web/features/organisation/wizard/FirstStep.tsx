import type { ReactNode } from 'react'
import { addressOfTree, addressOfWizard, type TreeKind } from '../node/chosen-node.ts'
import { openAddress } from '../../../platform/routing/navigation.tsx'
import { WizardFrame } from './WizardFrame.tsx'

interface FirstStepProps<Step extends string> {
  /** What is made. */
  readonly kind: TreeKind
  readonly title: string
  readonly steps: readonly Step[]
  readonly words: Readonly<Record<Step, string>>
  readonly isRequired: (step: Step) => boolean
  /** The form of the first step; what it makes is gone on with at an address of its own. */
  readonly children: ReactNode
}

/** A wizard before anything is made: its first step, beside the others, which nobody can go to yet. */
export function FirstStep<Step extends string>(props: FirstStepProps<Step>) {
  const { kind, title, steps, words, isRequired, children } = props
  const href = addressOfWizard(kind)
  return (
    <WizardFrame
      title={title}
      closed
      ownNext
      current={steps[0] as Step}
      steps={steps.map((name) => ({
        name,
        word: words[name],
        required: isRequired(name),
        done: false,
        result: '',
        href,
      }))}
      onGo={() => undefined}
      onLeave={() => openAddress(addressOfTree('PRINCIPAL', kind))}
    >
      {children}
    </WizardFrame>
  )
}
