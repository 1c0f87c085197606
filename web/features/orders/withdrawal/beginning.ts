import type { Pointer } from './pointer.ts'
import { filledByDraft, filledByProposal } from './receiver/prefill.ts'
import type { Proposal } from './proposal.ts'
import type { WizardBeginning } from './wizard.ts'
import { furthest, type Step } from './wizard-state.ts'

/** A new order. A draft that was there is replaced by the first save: a person has one for each recipient. */
export function beginAnew(proposal: Proposal): WizardBeginning {
  return { proposal, state: filledByProposal(proposal), order: orderOf(proposal), isSaved: false }
}

/** The draft, at the step at which it was left. */
export function goOn(proposal: Proposal, draft: NonNullable<Proposal['draft']>, step: Step): WizardBeginning {
  // Nothing is placed at once on coming back: what is to be placed is read first.
  const at = step === 'place' ? 'check' : step
  const state = { ...filledByDraft(proposal, draft), step: at, reached: furthest('receiver', at) }
  return { proposal, state, order: orderOf(proposal), isSaved: true }
}

/** A reload in the same tab goes on by itself; anything else asks first. */
export function goesOnByItself({ draft }: Pick<Proposal, 'draft'>, pointer: Pointer | null): boolean {
  return draft !== null && pointer?.customerOrderId === draft.customerOrderId
}

function orderOf({ draft }: Proposal): WizardBeginning['order'] {
  return draft && { customerOrderId: draft.customerOrderId, rowVersion: draft.rowVersion }
}
