import type { OrderWarning } from '@omsorg/contract/orders/order/order-codes.ts'
import type { ChangedPrices } from '@omsorg/contract/orders/placing/changed-prices.ts'
import type { Totals } from '@omsorg/contract/orders/placing/totals.ts'
import { laterBy } from '../../../platform/later.ts'
import { type AutosaveState, createAutosave, type SavedOrder } from './autosave.ts'
import { contentToSave, type OrderContent } from './content.ts'
import { type CheckedOrder, checkOrder, deliveryOf } from './order-check.ts'
import { sumsOf } from './check/sums.ts'
import type { Pointer } from './pointer.ts'
import type { OrderKind, SaveOrder } from './order-kind.ts'
import { lineKeyOf, type Proposal } from './proposal.ts'
import { afterAction, type Step, type WizardAction, type WizardState } from './wizard-state.ts'

/** How far the placing has come: nothing is said to be saved, or not, while it is not known whether it was placed. */
export type Placing = 'not-begun' | 'saving' | 'asked' | 'could-not-ask' | 'unknown'

export interface WizardView extends WizardState {
  readonly placing: Placing
  readonly checked: CheckedOrder
  /** By our own calculation. */
  readonly totals: Totals
  readonly delivery: ReturnType<typeof deliveryOf>
  readonly autosave: AutosaveState
  /** What the server warned of when it last saw the order. */
  readonly orderWarnings: readonly OrderWarning[]
}

export interface WizardStart {
  readonly kind: OrderKind
  readonly proposal: Proposal
  readonly state: WizardState
  /** The order that a save replaces. */
  readonly order: SavedOrder | null
}

export interface WizardDependencies {
  readonly save: SaveOrder
  readonly remember: (pointer: Pointer) => void
}

/** A while after the last key, so that a number is not saved digit by digit. */
const pauseBeforeSaving = 1_500

/** Everything that one order wizard knows, outside the screen: the steps only show it and say what a person does. */
export function createWizard(start: WizardStart, { save, remember }: WizardDependencies) {
  const { kind } = start
  let { proposal, state } = start
  let orderWarnings: readonly OrderWarning[] = proposal.warnings
  let placing: Placing = 'not-begun'
  const watchers = new Set<() => void>()
  const autosave = createAutosave<OrderContent>(
    {
      send: async (content, over, options) => {
        const result = await save(content, over, options)
        if (!result?.ok) return result
        const { customerOrderId, rowVersion, warnings } = result.value
        orderWarnings = warnings
        // What can still be saved was not placed.
        if (placing === 'unknown') placing = 'not-begun'
        return { ok: true, value: { customerOrderId, rowVersion } }
      },
      later: laterBy(pauseBeforeSaving),
      now: () => Temporal.Now.instant().toString(),
      onChange: show,
    },
    { ...start, content: contentToSave(kind, proposal, state) },
  )
  let isActing = false
  let view = viewNow()

  function viewNow(): WizardView {
    const checked = checkOrder(kind, proposal, state.lines)
    const { isExpress, oneTimePatientFee, receiver } = state
    const { deliveryMethodCode } = receiver
    return {
      ...state,
      placing,
      checked,
      totals: sumsOf(proposal, { lines: checked.lines, isExpress, oneTimePatientFee, deliveryMethodCode }),
      delivery: deliveryOf(proposal, checked.lines, isExpress),
      autosave: autosave.state(),
      orderWarnings,
    }
  }

  function show(): void {
    // What a key changes is reckoned and drawn once, when all of it has happened.
    if (isActing) return
    view = viewNow()
    const { order } = view.autosave
    const asked = placing === 'asked' || placing === 'unknown'
    if (order) remember({ ...order, step: state.step, ...(asked && { placing: 'asked' }) })
    for (const watch of watchers) watch()
  }

  function act(action: WizardAction): void {
    state = afterAction(state, action)
    const content = contentToSave(kind, proposal, state)
    isActing = true
    autosave.change(content)
    isActing = false
    show()
  }

  return {
    kind,
    /** As the server proposed it, at the prices that it gave last. */
    proposal: (): Proposal => proposal,
    view: (): WizardView => view,
    watch(change: () => void): () => void {
      watchers.add(change)
      return () => watchers.delete(change)
    },
    act,
    /** Saves what a step holds and goes on. A refusal keeps the step, a failure does not: nothing is lost by going on. */
    async saveAndGo(to: Step): Promise<void> {
      await autosave.save()
      const { phase, notDone } = autosave.state()
      if (phase !== 'stale' && !(phase === 'failed' && notDone?.definite)) act({ kind: 'go', to })
    },
    save: autosave.save,
    become(phase: Placing): void {
      placing = phase
      show()
    },
    isDirty: autosave.isDirty,
    /** The server has given the saved order new prices. */
    takePrices(order: SavedOrder, { rowVersion, lines }: ChangedPrices): void {
      const priceOf = new Map(lines.map((line) => [lineKeyOf(line), line.pricePerPackage]))
      proposal = {
        ...proposal,
        lines: proposal.lines.map((line) => ({
          ...line,
          pricePerPackage: priceOf.get(lineKeyOf(line)) ?? line.pricePerPackage,
        })),
      }
      autosave.become({ ...order, rowVersion })
    },
    becomeStale: autosave.becomeStale,
    stop: autosave.stop,
  }
}

export interface StepProps {
  readonly wizard: Wizard
  readonly view: WizardView
}

export type Wizard = ReturnType<typeof createWizard>
