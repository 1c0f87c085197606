import type { Definition } from '@omsorg/contract/endpoint.ts'
import type { CareTexts } from '@omsorg/texts/shape.ts'
import type { ComponentType } from 'react'
import type { Place } from '../../../platform/calls/request.ts'
import type { SavedOrder, SaveOptions } from './autosave.ts'
import type { OrderContent } from './content.ts'
import type { LineKey, Proposal } from './proposal.ts'
import type { SaveResult } from './save-result.ts'
import type { StepProps } from './wizard.ts'

export type SaveOrder = (
  content: OrderContent,
  over: SavedOrder | null,
  options: SaveOptions,
) => Promise<SaveResult | null>

export interface QuantityStepProps extends StepProps {
  /** The line that has the focus to begin with. */
  readonly startLine: LineKey | null
}

/** What sets one kind of order apart from the others; the wizard does all else alike. */
export interface OrderKind {
  /** Judges what is filled in, by its bounds. */
  readonly saving: Definition
  /** The order as the call takes it. */
  readonly inputOf: (content: OrderContent, proposal: Proposal) => object
  /** A hook that saves. */
  readonly useSave: (place: Place | undefined, proposal: Proposal) => SaveOrder
  /** Where a tab keeps which order it fills in. */
  readonly pointerName: (proposal: Proposal) => string
  /** A line without an amount is not ordered, and nothing is wrong with it. */
  readonly emptyIsLeftOut: boolean
  readonly title: (proposal: Proposal, t: CareTexts) => string
  readonly Breadcrumb: ComponentType<{ readonly proposal: Proposal }>
  readonly Lead: ComponentType<{ readonly proposal: Proposal }>
  readonly QuantityStep: ComponentType<QuantityStepProps>
  /** In place of the lines, where there are none to order from. */
  readonly Empty?: ComponentType<{ readonly proposal: Proposal }>
  /** Above the lines. */
  readonly Above?: ComponentType<{ readonly proposal: Proposal }>
  /** Where the amounts come from; without it, from prescriptions. */
  readonly prefilled?: (proposal: Proposal, t: CareTexts) => string
}
