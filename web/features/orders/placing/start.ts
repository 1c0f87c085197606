import { isStillConfirmed } from '@omsorg/domain/orders/placing/receiver-before.ts'
import type { Pointer } from './pointer.ts'
import { type Draft, lineKeyOf, type Proposal, type ProposedLine } from './proposal.ts'
import type { OrderKind } from './order-kind.ts'
import {
  type ConfirmedContact,
  contactOf,
  fieldsOf,
  type PhoneText,
  type ReceiverFields,
} from './receiver/receiver-fields.ts'
import type { WizardStart } from './wizard.ts'
import { type FilledLine, type Step, steps, type WizardState } from './wizard-state.ts'

const beginning = {
  step: 'quantity',
  warningsAccepted: false,
  moves: 0,
} as const

/** A new order. A draft that was there is replaced by the first save: a person has one for each recipient. */
export function beginAnew(kind: OrderKind, proposal: Proposal, phone: PhoneText): WizardStart {
  return { kind, proposal, state: filledByProposal(proposal, phone), order: orderOf(proposal) }
}

/** The draft, at the step at which it was left. */
export function goOn(kind: OrderKind, proposal: Proposal, draft: Draft, step: Step, phone: PhoneText): WizardStart {
  const known = new Set(proposal.lines.map(lineKeyOf))
  // Who is not here any more has no line, and that is said.
  const lost = draft.lines.filter((line) => !known.has(lineKeyOf(line))).length
  return {
    kind,
    proposal: { ...proposal, leftOut: proposal.leftOut + lost },
    state: { ...filledByDraft(kind, proposal, draft, phone), step },
    order: orderOf(proposal),
  }
}

/** How the wizard opens: straight on, after a question, or not at all because the order is placed. */
export type Opening =
  | { readonly kind: 'anew' | 'asked-again' | 'asked-about-draft' }
  | { readonly kind: 'gone-on'; readonly step: Step; readonly byItself: boolean }
  | { readonly kind: 'placed'; readonly customerOrderId: number }

interface Opened {
  readonly pointer: Pointer | null
  /** The step of the entry of the history that is open; null after a link. */
  readonly entry: string | null
  /** An earlier order is repeated. */
  readonly repeats: boolean
}

/**
 * A reload in the same tab goes on by itself where it was; anything else asks first, of an order that was placed today and of
 * one that was begun.
 */
export function openingOf(proposal: Pick<Proposal, 'draft' | 'orderedToday'>, opened: Opened): Opening {
  const { draft, orderedToday } = proposal
  const { pointer, entry, repeats } = opened
  const placed = placedBefore(draft, pointer, entry)
  if (placed !== null) return { kind: 'placed', customerOrderId: placed }
  if (draft && !repeats && pointer?.customerOrderId === draft.customerOrderId) {
    const step = steps.find((each) => each === entry) ?? pointer.step
    return { kind: 'gone-on', step, byItself: true }
  }
  if (orderedToday) return { kind: 'asked-again' }
  return { kind: draft ? 'asked-about-draft' : 'anew' }
}

/**
 * The order that this tab has placed, for whoever comes forward to a later step of it, or never got the answer: that it was
 * placed is told by the draft, which is gone. The first step begins another order.
 */
function placedBefore(draft: Proposal['draft'], pointer: Pointer | null, entry: string | null): number | null {
  if (!pointer?.placing || draft?.customerOrderId === pointer.customerOrderId) return null
  const begins = entry === null || entry === steps[0]
  return pointer.placing === 'placed' && begins ? null : pointer.customerOrderId
}

function orderOf({ draft }: Proposal): WizardStart['order'] {
  return draft && { customerOrderId: draft.customerOrderId, rowVersion: draft.rowVersion }
}

/** A new order as the server proposes it. */
export function filledByProposal(proposal: Proposal, phone: PhoneText): WizardState {
  const receiver = fieldsOf(proposal.receiver, proposal, phone)
  return {
    ...beginning,
    receiver,
    confirmedContact: stillConfirmed(receiver, proposal.receiverBefore?.contactConfirmedOn, proposal),
    isExpress: false,
    oneTimePatientFee: null,
    lines: proposal.lines.map(asProposed),
  }
}

/** The order that a person had begun. A row that it does not hold was taken out, or has come since: it can be added. */
export function filledByDraft(
  { emptyIsLeftOut }: Pick<OrderKind, 'emptyIsLeftOut'>,
  proposal: Proposal,
  draft: Draft,
  phone: PhoneText,
): WizardState {
  const savedOf = new Map(draft.lines.map((line) => [lineKeyOf(line), line]))
  const receiver = fieldsOf(draft.receiver, proposal, phone)
  return {
    ...beginning,
    receiver,
    confirmedContact:
      stillConfirmed(receiver, draft.contactConfirmedOn, proposal) ??
      filledByProposal(proposal, phone).confirmedContact,
    isExpress: draft.isExpress && proposal.rules.expressAllowed,
    oneTimePatientFee: draft.oneTimePatientFee,
    lines: proposal.lines.map((line): FilledLine => {
      const saved = savedOf.get(lineKeyOf(line))
      const filled = asProposed(line)
      if (!saved) return emptyIsLeftOut ? { ...filled, quantity: null } : { ...filled, removed: true }
      return {
        ...filled,
        quantity: saved.quantity,
        flavors: flavorsOf(line, (flavor) => packagesIn(saved, flavor.itemNumber)),
        flavorsByHand: line.flavors.length > 0,
        // What cannot go any more blocks nothing: it stands aside with its reason.
        setAside: saved.setAside || line.unavailabilityCode !== null,
      }
    }),
  }
}

function stillConfirmed(
  receiver: ReceiverFields,
  on: string | null | undefined,
  { today }: Pick<Proposal, 'today'>,
): ConfirmedContact | null {
  if (!on || !isStillConfirmed(Temporal.PlainDate.from(on), Temporal.PlainDate.from(today))) return null
  return { contact: JSON.stringify(contactOf(receiver)), on }
}

function asProposed(line: ProposedLine): FilledLine {
  const isSplit = line.flavors.some(({ packages }) => packages > 0)
  return {
    key: lineKeyOf(line),
    quantity: line.quantity,
    flavors: flavorsOf(line, (flavor) => (isSplit ? flavor.packages : null)),
    flavorsByHand: false,
    setAside: line.setAside,
    removed: false,
  }
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
