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
 * stays, and is saved after it, from the version that the earlier one made. What others have made old is loaded again; a field
 * in which nobody has typed shows what is loaded, so that typing in another one never puts an older text back.
 */
export function useConsumptionDraft(item: CartItemView) {
  const { language } = useLanguage()
  const locale = cultureOf(language)
  const saving = useCartAction(updateConsumption, { resolves: ['stale'] })
  const [read, setRead] = useState(() => draftOf(item, locale))
  const [own, setOwn] = useState<Partial<ConsumptionDraft>>({})
  const [wrong, setWrong] = useState<ConsumptionError | null>(null)
  const [saved, setSaved] = useState(false)
  const [known, setKnown] = useState(item.rowVersion)
  const draft = { ...read, ...own }
  const touched = Object.keys(own).length > 0
  const shown = useRef(draft)
  const standing = useRef(item)
  const again = useRef(false)
  if (known !== item.rowVersion) {
    setKnown(item.rowVersion)
    setRead(draftOf(item, locale))
  }

  /** The latest that is known: the list may still be on its way after the answer of a change. */
  function latest(): CartItemView {
    return standing.current.rowVersion > item.rowVersion ? standing.current : item
  }

  function change(part: Partial<ConsumptionDraft>): void {
    setOwn((before) => ({ ...before, ...part }))
    setWrong(null)
    saving.reset()
  }

  async function send(input: Consumption): Promise<void> {
    const { cartItemId, rowVersion } = latest()
    const sent = { ...shown.current }
    setRead(sent)
    setOwn({})
    const result = await saving.run({ input: { cartItemId, rowVersion, ...input } })
    const isAwaited = again.current
    again.current = false
    setSaved(result?.ok ?? false)
    if (result?.ok) standing.current = result.value
    else if (result?.reason !== 'stale') setOwn((since) => ({ ...sent, ...since }))
    if (isAwaited && result?.ok) save(shown.current, result.value)
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
    else if (reading.ok) setOwn({})
  }

  // Who goes back in the history leaves no field: what stands there is saved all the same.
  const goAway = useRef(leave)
  useEffect(() => {
    shown.current = draft
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
