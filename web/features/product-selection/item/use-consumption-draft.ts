import type { CartItemView } from '@omsorg/contract/product-selection/cart/cart-item-view.ts'
import { cultureOf } from '@omsorg/texts/language.ts'
import { useEffect, useRef, useState } from 'react'
import { isStale } from '../../../platform/calls/failure.ts'
import { useLanguage } from '../../../platform/texts.tsx'
import { draftOf, readDraft, type ConsumptionDraft, type Reading } from './consumption-draft.ts'
import { useCart, useCartActions } from '../cart/use-cart.ts'

export type Saving = 'idle' | 'saving' | 'saved' | 'stale' | 'failed'

/**
 * What stands in the fields of one selected product, saved when they are left. What is typed while an earlier text is saved
 * stays, and is saved after it, from the version that the earlier one made. What others have made old is loaded again.
 */
export function useConsumptionDraft(item: CartItemView) {
  const { language } = useLanguage()
  const locale = cultureOf(language)
  const cart = useCart()
  const { saveConsumption } = useCartActions()
  const [draft, setDraft] = useState(() => draftOf(item, locale))
  const [touched, setTouched] = useState(false)
  const [wrong, setWrong] = useState<Extract<Reading, { ok: false }> | null>(null)
  const [saving, setSaving] = useState<Saving>('idle')
  const [known, setKnown] = useState(item.rowVersion)
  const typed = useRef(draft)
  const standing = useRef(item)
  const sending = useRef({ now: false, again: false })
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
    setSaving('idle')
  }

  function send(input: Extract<Reading, { ok: true }>['input']): void {
    if (!input) return
    const { cartItemId, rowVersion } = latest()
    sending.current.now = true
    setSaving('saving')
    setTouched(false)
    saveConsumption.mutate(
      { input: { cartItemId, rowVersion, ...input } },
      {
        onSuccess: (answer) => {
          standing.current = answer
          setSaving((former) => (former === 'saving' ? 'saved' : former))
        },
        onError: (error) => {
          const stale = isStale(error)
          setSaving(stale ? 'stale' : 'failed')
          setTouched(!stale)
          if (stale) void cart.refetch()
        },
        onSettled: (answer) => {
          const { again } = sending.current
          sending.current = { now: false, again: false }
          if (again && answer) save(typed.current, answer)
        },
      },
    )
  }

  /** Saves what has changed; what cannot be read stays in its field and says so. */
  function leave(): void {
    if (!touched && !wrong) return
    if (sending.current.now) sending.current.again = true
    else save(draft, latest())
  }

  function save(written: ConsumptionDraft, over: CartItemView): void {
    const reading = readDraft(written, over, locale)
    setWrong(reading.ok ? null : reading)
    if (reading.ok) send(reading.input)
    if (reading.ok && !reading.input) setTouched(false)
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
    if (!sending.current.now) send({ consumption, consumptionPeriod })
  }

  return { draft, wrong, saving, change, leave, confirm }
}
