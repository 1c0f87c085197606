import type { InputOf } from '@omsorg/contract/endpoint.ts'
import type { OrderWarning } from '@omsorg/contract/orders/order/order-codes.ts'
import type { saveWithdrawal } from '@omsorg/contract/orders/withdrawal/save-withdrawal.ts'
import { laterBy } from '../../../platform/later.ts'
import { type Begun, createDraftKeeper, type Keeping, type SavedOrder } from './draft-keeper.ts'
import type { Pointer } from './pointer.ts'
import type { Proposal } from './proposal.ts'
import { afterAction, type WizardAction, type WizardState } from './wizard-state.ts'
import { type Content, contentToSave } from './withdrawal-to-save.ts'

interface SaveAnswer extends SavedOrder {
  readonly warnings: readonly OrderWarning[]
}

export interface WizardView extends WizardState {
  readonly keeping: Keeping
  /** What the server warned of when it last saw the order. */
  readonly orderWarnings: readonly OrderWarning[]
}

export interface WizardBeginning {
  readonly proposal: Proposal
  readonly state: WizardState
  /** The order that a save replaces, and whether it already holds what is filled in. */
  readonly order: SavedOrder | null
  readonly isSaved: boolean
}

export interface WizardSurroundings {
  readonly save: (input: InputOf<typeof saveWithdrawal>) => Promise<SaveAnswer>
  readonly isStale: (failure: unknown) => boolean
  readonly remember: (pointer: Pointer) => void
}

/** A while after the last key, so that a number is not saved digit by digit. */
const pauseBeforeSaving = 1_500

/** Everything that one order wizard knows, outside the screen: the steps only show it and say what a person does. */
export function createWizard(beginning: WizardBeginning, { save, isStale, remember }: WizardSurroundings) {
  const { proposal } = beginning
  let state = beginning.state
  let orderWarnings: readonly OrderWarning[] = proposal.warnings
  const watchers = new Set<() => void>()
  const begun: Begun<Content> = { ...beginning, content: contentToSave(proposal, state) }
  const keeper = createDraftKeeper<Content>(
    {
      send: async (content, over) => {
        const answer = await save({ ...content, ...over })
        orderWarnings = answer.warnings
        return { customerOrderId: answer.customerOrderId, rowVersion: answer.rowVersion }
      },
      isStale,
      later: laterBy(pauseBeforeSaving),
      now: () => Temporal.Now.instant().toString(),
    },
    begun,
  )
  let view: WizardView = { ...state, keeping: keeper.keeping(), orderWarnings }

  function show(): void {
    view = { ...state, keeping: keeper.keeping(), orderWarnings }
    const { order } = view.keeping
    if (order) remember({ ...order, step: state.step })
    for (const watch of watchers) watch()
  }
  keeper.watch(show)

  return {
    proposal,
    view: (): WizardView => view,
    watch(change: () => void): () => void {
      watchers.add(change)
      return () => watchers.delete(change)
    },
    act(action: WizardAction): void {
      state = afterAction(state, action)
      keeper.change(contentToSave(proposal, state))
      show()
    },
    saveNow: keeper.flush,
    isDirty: keeper.isDirty,
    becomeOrder: keeper.become,
    stop: keeper.stop,
  }
}

export type Wizard = ReturnType<typeof createWizard>
