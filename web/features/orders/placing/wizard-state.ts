import { shareOut } from '@omsorg/domain/money.ts'
import { type LineKey, lineKeyOf, type ProposedLine } from './proposal.ts'
import type { ConfirmedContact, ReceiverFields } from './receiver/receiver-fields.ts'

export const steps = ['quantity', 'receiver', 'check'] as const
export type Step = (typeof steps)[number]

export interface FilledLine {
  readonly key: LineKey
  /** Packages; null while the field is empty. */
  readonly quantity: number | null
  /** Packages by the item number of the flavour. */
  readonly flavors: Readonly<Record<string, number | null>>
  /** A split that a person has typed is left as it is when the quantity changes. */
  readonly flavorsByHand: boolean
  readonly setAside: boolean
  /** Taken out by a person; it is not sent, and can be brought back. */
  readonly removed: boolean
}

export interface WizardState {
  readonly step: Step
  readonly receiver: ReceiverFields
  readonly isExpress: boolean
  readonly oneTimePatientFee: number | null
  readonly lines: readonly FilledLine[]
  /** The contact data that a person has said are still right (O-5-60); other data ask again. */
  readonly confirmedContact: ConfirmedContact | null
  readonly warningsAccepted: boolean
  /** How often a person has gone to another step here; the heading takes the focus from the first time on. */
  readonly moves: number
}

export type WizardAction =
  | { readonly kind: 'go'; readonly to: Step }
  | { readonly kind: 'fill-receiver'; readonly receiver: ReceiverFields }
  | { readonly kind: 'choose-express'; readonly isExpress: boolean }
  | { readonly kind: 'set-one-time-fee'; readonly amount: number | null }
  | { readonly kind: 'confirm-contact'; readonly confirmed: ConfirmedContact }
  | { readonly kind: 'accept-warnings'; readonly accepted: boolean }
  | { readonly kind: 'set-quantity'; readonly line: ProposedLine; readonly quantity: number | null }
  | { readonly kind: 'set-flavor'; readonly key: LineKey; readonly flavor: string; readonly packages: number | null }
  | { readonly kind: 'set-aside' | 'take-back' | 'remove'; readonly key: LineKey }
  | { readonly kind: 'bring-back'; readonly line: ProposedLine }
  /** Many lines at once: what was pasted, or stood there before. */
  | { readonly kind: 'fill-lines'; readonly lines: readonly FilledLine[] }

/** What a person does in the wizard, and what it makes of the state. Going back changes nothing but the step. */
export function afterAction(state: WizardState, action: WizardAction): WizardState {
  switch (action.kind) {
    case 'go':
      return { ...state, step: action.to, moves: state.moves + 1 }
    case 'fill-receiver':
      return { ...state, receiver: action.receiver }
    case 'choose-express':
      return { ...state, isExpress: action.isExpress, warningsAccepted: false }
    case 'set-one-time-fee':
      return { ...state, oneTimePatientFee: action.amount }
    case 'confirm-contact':
      return { ...state, confirmedContact: action.confirmed }
    case 'accept-warnings':
      return { ...state, warningsAccepted: action.accepted }
    case 'fill-lines':
      return { ...state, warningsAccepted: false, lines: action.lines }
    default:
      return { ...state, warningsAccepted: false, lines: linesAfter(state.lines, action) }
  }
}

type LineAction = Extract<WizardAction, { readonly key: LineKey } | { readonly line: ProposedLine }>

function linesAfter(lines: readonly FilledLine[], action: LineAction): readonly FilledLine[] {
  const key = 'key' in action ? action.key : lineKeyOf(action.line)
  return lines.map((line) => (line.key === key ? { ...line, ...changeOf(line, action) } : line))
}

function changeOf(line: FilledLine, action: LineAction): Partial<FilledLine> {
  switch (action.kind) {
    case 'set-quantity':
      return {
        quantity: action.quantity,
        ...(line.flavorsByHand ? {} : { flavors: splitAsLast(action.quantity ?? 0, action.line.flavors) }),
      }
    case 'set-flavor':
      return { flavors: { ...line.flavors, [action.flavor]: action.packages }, flavorsByHand: true }
    case 'set-aside':
      return { setAside: true }
    case 'take-back':
      return { setAside: false }
    case 'remove':
      return { removed: true }
    case 'bring-back':
      return {
        removed: false,
        setAside: action.line.unavailabilityCode !== null,
        quantity: line.quantity || Math.max(1, action.line.quantity),
      }
  }
}

/**
 * The split of the last withdrawal, else the one that is proposed, scaled to a new quantity by largest remainder; where
 * neither is known the fields stay empty and block until they are filled in (rules 3.13).
 */
export function splitAsLast(quantity: number, flavors: ProposedLine['flavors']): Record<string, number | null> {
  const weightsBy = (packages: 'lastPackages' | 'packages') =>
    flavors.map((flavor) => (flavor.orderable ? flavor[packages] : 0))
  const last = weightsBy('lastPackages')
  const weights = last.some((weight) => weight > 0) ? last : weightsBy('packages')
  const known = weights.some((weight) => weight > 0)
  const shares = shareOut(quantity, weights)
  return Object.fromEntries(flavors.map((flavor, at) => [flavor.itemNumber, known ? (shares[at] ?? 0) : null]))
}
