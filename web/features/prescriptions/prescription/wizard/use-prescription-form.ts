import { updateConsumption } from '@omsorg/contract/product-selection/item/update-consumption.ts'
import { useEffect, useReducer, useState } from 'react'
import { useLanguage } from '../../../../platform/texts.tsx'
import { cultureOf } from '@omsorg/texts/language.ts'
import { isStale } from '../../../../platform/calls/failure.ts'
import { laterBy } from '../../../../platform/later.ts'
import { useAction } from '../../../../platform/calls/query.ts'
import { type Basis, itemsOf, type Stored } from './form/basis.ts'
import type { PrescriptionFields } from './form/fields.ts'
import { afterAction, type FormAction, type FormState, type Step } from './form/form-state.ts'
import { keptUseOf } from './form/kept-use.ts'
import type { Around } from './form/to-input.ts'
import { createUseKeeper, type UseKeeper } from './form/use-keeper.ts'
import { type DraftKeeper, useDraftKeeper } from './use-draft-keeper.ts'

/** A while after the last key, so that a number is not saved digit by digit. */
const pauseBeforeSaving = 1_200

export interface PrescriptionForm {
  readonly state: FormState
  readonly fields: PrescriptionFields
  readonly around: Around
  readonly act: (action: FormAction) => void
  readonly draft: DraftKeeper
  /** Saves in the cart what of the consumption is not saved yet. */
  readonly keepUse: () => Promise<void>
}

/** Where somebody begins: anew, or where they were. */
export interface Beginning {
  readonly fields: PrescriptionFields
  readonly step: Step
}

/** What is filled in, by what it is judged, and the keeping of it: the consumption in the cart, and all of it as a draft. */
export function usePrescriptionForm(basis: Basis, stored: Stored | null, beginning: Beginning): PrescriptionForm {
  const locale = cultureOf(useLanguage().language)
  const [first] = useState(beginning)
  const [state, act] = useReducer(afterAction, first, begin)
  const items = itemsOf(basis, stored)
  const around: Around = { basis, items, stored, locale }
  const { fields } = state
  const keeper = useCartKeeper(basis)
  const draft = useDraftKeeper(around)

  function actAndKeep(action: FormAction): void {
    act(action)
    const after = afterAction(state, action)
    if (after.fields !== first.fields) draft.keep(after)
    if (action.kind !== 'fill-row' && action.kind !== 'set-flavor') return
    const row = after.fields.rows.find(({ key }) => key === action.key)
    const item = row && items.get(row.itemNumber)
    if (row?.prescriptionRowId === null && item?.cart) keeper.change(item.cart.cartItemId, keptUseOf(row, item, locale))
  }

  return {
    state,
    fields,
    around,
    act: actAndKeep,
    draft,
    keepUse: keeper.flush,
  }
}

function begin({ fields, step }: Beginning): FormState {
  return { step, reached: step, fields, tried: [], moves: 0 }
}

function useCartKeeper(basis: Basis): UseKeeper {
  const { mutateAsync } = useAction(updateConsumption, { silent: true })
  const [keeper] = useState(() => {
    const made = createUseKeeper({
      send: async (cartItemId, use, rowVersion) => {
        const { flavors, ...amount } = use
        const input = { cartItemId, rowVersion, ...amount, ...(flavors ? { flavors: [...flavors] } : {}) }
        return (await mutateAsync({ input })).rowVersion
      },
      isStale,
      later: laterBy(pauseBeforeSaving),
    })
    for (const { cart } of basis.items) {
      if (!cart) continue
      const { cartItemId, rowVersion, consumption, consumptionPeriod, flavors } = cart
      const shares = flavors.length > 0 ? { flavors } : {}
      made.know(cartItemId, { consumption, consumptionPeriod, ...shares }, rowVersion)
    }
    return made
  })
  useEffect(() => keeper.stop, [keeper])
  return keeper
}
