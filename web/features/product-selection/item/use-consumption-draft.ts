import type { CartItemView } from '@omsorg/contract/product-selection/cart/cart-item-view.ts'
import { updateConsumption } from '@omsorg/contract/product-selection/item/update-consumption.ts'
import { cultureOf } from '@omsorg/texts/language.ts'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../../platform/texts.tsx'
import { useCartAction } from '../cart/use-cart.ts'
import {
  type Consumption,
  type ConsumptionDraft,
  type ConsumptionError,
  draftOf,
  readDraft,
} from './consumption-draft.ts'

/**
 * What stands in the fields of one selected product, saved when they are left. What is typed while an earlier text is saved
 * stays, and is saved after it, from the version that the earlier one made. What others have made old is loaded again.
 */
export function useConsumptionDraft(item: CartItemView) {
  const { language } = useLanguage()
  const locale = cultureOf(language)
  const saving = useCartAction(updateConsumption, { resolves: ['stale'] })
  const [draft, setDraft] = useState(() => draftOf(item, locale))
  const [touched, setTouched] = useState(false)
  const [wrong, setWrong] = useState<ConsumptionError | null>(null)
  const [saved, setSaved] = useState(false)
  const [known, setKnown] = useState(item.rowVersion)
  const typed = useRef(draft)
  const standing = useRef(item)
  const again = useRef(false)
  if (known !== item.rowVersion) {
    setKnown(item.rowVersion)
    if (!touched) setDraft(draftOf(item, locale))
  }

  /** The latest that is known: the list may still be on its way after the answer of a change. */
  function latest(): CartItemView {
    return standing.current.rowVersion > item.rowVersion ? standing.current : item
  }

  function change(part: Partial<ConsumptionDraft>): void {
    typed.current = { ...(touched ? typed.current : draft), ...part }
    setDraft(typed.current)
    setTouched(true)
    setWrong(null)
    saving.reset()
  }

  async function send(input: Consumption): Promise<void> {
    const { cartItemId, rowVersion } = latest()
    setTouched(false)
    const result = await saving.run({ input: { cartItemId, rowVersion, ...input } })
    const isAwaited = again.current
    again.current = false
    setSaved(result?.ok ?? false)
    if (result?.ok) standing.current = result.value
    else if (result?.reason !== 'stale') setTouched(true)
    if (isAwaited && result?.ok) save(typed.current, result.value)
  }

  /** Saves what has changed; what cannot be read stays in its field and says so. */
  function leave(): void {
    if (!touched && !wrong) return
    if (saving.busy) again.current = true
    else save(draft, latest())
  }

  function save(written: ConsumptionDraft, over: CartItemView): void {
    const reading = readDraft(written, over, locale)
    setWrong(reading.ok ? null : reading)
    if (reading.ok && reading.input) void send(reading.input)
    else if (reading.ok) setTouched(false)
  }

  // Who goes back in the history leaves no field: what stands there is saved all the same.
  const goAway = useRef(leave)
  useEffect(() => {
    goAway.current = leave
  })
  useEffect(() => () => goAway.current(), [])

  /** Says that a consumption which was copied is right as it stands. */
  function confirm(): void {
    const { consumption, consumptionPeriod } = latest()
    if (!saving.busy) void send({ consumption, consumptionPeriod })
  }

  return { draft, wrong, saving, isSaved: saved && !touched, change, leave, confirm }
}
