import type { Pointer } from './pointer.ts'
import type { Proposal, ProposedLine } from './proposal.ts'
import { fieldsOf } from './receiver/receiver-fields.ts'
import type { WizardStart } from './wizard.ts'
import { type FilledLine, furthest, type Step, type WizardState } from './wizard-state.ts'

type Draft = NonNullable<Proposal['draft']>

const beginning = {
  step: 'receiver',
  reached: 'receiver',
  confirmedContact: null,
  warningsAccepted: false,
  moves: 0,
} as const

/** A new order. A draft that was there is replaced by the first save: a person has one for each recipient. */
export function beginAnew(proposal: Proposal): WizardStart {
  return { proposal, state: filledByProposal(proposal), order: orderOf(proposal), isSaved: false }
}

/** The draft, at the step at which it was left. */
export function goOn(proposal: Proposal, draft: Draft, step: Step): WizardStart {
  // Nothing is placed at once on coming back: what is to be placed is read first.
  const at = step === 'place' ? 'check' : step
  const state = { ...filledByDraft(proposal, draft), step: at, reached: furthest('receiver', at) }
  return { proposal, state, order: orderOf(proposal), isSaved: true }
}

/** A reload in the same tab goes on by itself; anything else asks first. */
export function goesOnByItself({ draft }: Pick<Proposal, 'draft'>, pointer: Pointer | null): boolean {
  return draft !== null && pointer?.customerOrderId === draft.customerOrderId
}

function orderOf({ draft }: Proposal): WizardStart['order'] {
  return draft && { customerOrderId: draft.customerOrderId, rowVersion: draft.rowVersion }
}

/** A new order as the server proposes it. */
export function filledByProposal(proposal: Proposal): WizardState {
  return {
    ...beginning,
    receiver: fieldsOf(proposal.receiver, proposal),
    isExpress: false,
    oneTimePatientFee: null,
    lines: proposal.lines.flatMap((line) => asProposed(line)),
  }
}

/** The order that a person had begun. A row that it does not hold was taken out, or has come since: it can be added. */
export function filledByDraft(proposal: Proposal, draft: Draft): WizardState {
  return {
    ...beginning,
    receiver: fieldsOf(draft.receiver, proposal),
    isExpress: draft.isExpress && proposal.rules.expressAllowed,
    oneTimePatientFee: draft.oneTimePatientFee,
    lines: proposal.lines.flatMap((line): FilledLine[] => {
      const saved = draft.lines.find((each) => each.prescriptionRowId === line.prescriptionRowId)
      if (!saved) return asProposed(line).map((filled) => ({ ...filled, removed: true }))
      return asProposed(line).map((filled) => ({
        ...filled,
        quantity: saved.quantity,
        flavors: flavorsOf(line, (flavor) => packagesIn(saved, flavor.itemNumber)),
        flavorsByHand: line.flavors.length > 0,
        setAside: saved.setAside,
      }))
    }),
  }
}

function asProposed(line: ProposedLine): FilledLine[] {
  if (line.prescriptionRowId === null) return []
  const isSplit = line.flavors.some(({ packages }) => packages > 0)
  return [
    {
      prescriptionRowId: line.prescriptionRowId,
      itemNumber: line.itemNumber,
      quantity: line.quantity,
      flavors: flavorsOf(line, (flavor) => (isSplit ? flavor.packages : null)),
      flavorsByHand: false,
      setAside: line.setAside,
      removed: false,
    },
  ]
}

function flavorsOf(
  line: ProposedLine,
  packagesOf: (flavor: ProposedLine['flavors'][number]) => number | null,
): Record<string, number | null> {
  return Object.fromEntries(line.flavors.map((flavor) => [flavor.itemNumber, packagesOf(flavor)]))
}

function packagesIn(saved: Draft['lines'][number], itemNumber: string): number {
  return saved.flavors.find((flavor) => flavor.itemNumber === itemNumber)?.packages ?? 0
}
