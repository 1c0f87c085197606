import { updateConsumption } from '@omsorg/contract/product-selection/item/update-consumption.ts'
import { useEffect, useReducer, useState } from 'react'
import { useLanguage } from '../../../../platform/texts.tsx'
import { cultureOf } from '@omsorg/texts/language.ts'
import { call } from '../../../../platform/calls/client.ts'
import { laterBy } from '../../../../platform/later.ts'
import { type Basis, itemsOf, type Stored } from './form/basis.ts'
import type { StartedDraft } from './form/draft.ts'
import type { PrescriptionFields } from './form/fields.ts'
import { afterAction, type FormAction, type FormState } from './form/form-state.ts'
import { consumptionToSave } from './form/saved-use.ts'
import type { FormContext } from './form/to-input.ts'
import { createUseAutosave, type UseAutosave } from './form/use-autosave.ts'
import { type DraftAutosave, useDraftAutosave } from './use-draft-autosave.ts'

/** A while after the last key, so that a number is not saved digit by digit. */
const pauseBeforeSaving = 1_200

export interface PrescriptionForm {
  readonly state: FormState
  readonly fields: PrescriptionFields
  readonly context: FormContext
  readonly act: (action: FormAction) => void
  readonly draft: DraftAutosave
  /** Saves in the cart what of the consumption is not saved yet. */
  readonly saveUse: () => Promise<void>
}

/** What is filled in, by what it is checked, and its saving: the consumption in the cart, and all of it as a draft. */
export function usePrescriptionForm(basis: Basis, stored: Stored | null, started: StartedDraft): PrescriptionForm {
  const locale = cultureOf(useLanguage().language)
  const [first] = useState(started)
  const [state, act] = useReducer(afterAction, first, begin)
  const items = itemsOf(basis, stored)
  const context: FormContext = { basis, items, stored, locale }
  const { fields } = state
  const autosave = useCartAutosave(basis)
  const draft = useDraftAutosave(context)

  function actAndKeep(action: FormAction): void {
    act(action)
    const after = afterAction(state, action)
    if (after.fields !== first.fields) draft.save(after)
    if (action.kind !== 'fill-row' && action.kind !== 'set-flavor') return
    const row = after.fields.rows.find(({ key }) => key === action.key)
    const item = row && items.get(row.itemNumber)
    if (row?.prescriptionRowId === null && item?.cart)
      autosave.change(item.cart.cartItemId, consumptionToSave(row, item, locale))
  }

  return {
    state,
    fields,
    context,
    act: actAndKeep,
    draft,
    saveUse: autosave.flush,
  }
}

function begin({ fields, step }: StartedDraft): FormState {
  return { step, reached: step, fields, tried: [], moves: 0 }
}

function useCartAutosave(basis: Basis): UseAutosave {
  const [autosave] = useState(() => {
    const made = createUseAutosave({
      send: async (cartItemId, { flavors, ...amount }, rowVersion) => {
        const input = { cartItemId, rowVersion, ...amount, ...(flavors ? { flavors: [...flavors] } : {}) }
        const result = await call(updateConsumption, { input }, { silent: true })
        return result.ok ? result.value.rowVersion : result.reason === 'stale' ? 'stale' : 'failed'
      },
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
  useEffect(() => autosave.stop, [autosave])
  return autosave
}
