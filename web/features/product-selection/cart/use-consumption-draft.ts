import type { CartItemView } from '@omsorg/contract/product-selection/cart-item-view.ts'
import { cultureOf } from '@omsorg/texts/language.ts'
import { useState } from 'react'
import { CallFailure } from '../../../platform/failure.ts'
import { useLanguage } from '../../../platform/texts.tsx'
import { draftOf, readDraft, type ConsumptionDraft, type Reading } from './consumption-draft.ts'
import { useCart, useCartActions } from './use-cart.ts'

export type Saving = 'idle' | 'saving' | 'saved' | 'stale' | 'failed'

/**
 * What stands in the fields of one selected product, saved when they are left. What is being typed while an earlier text is
 * saved stays; an answer that others have made old is loaded again.
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
  if (known !== item.rowVersion) {
    setKnown(item.rowVersion)
    if (!touched) setDraft(draftOf(item, locale))
  }

  function change(part: Partial<ConsumptionDraft>): void {
    setDraft((former) => ({ ...former, ...part }))
    setTouched(true)
    setWrong(null)
    setSaving('idle')
  }

  function send(input: Extract<Reading, { ok: true }>['input']): void {
    if (!input) return
    const { cartItemId, rowVersion } = item
    setSaving('saving')
    setTouched(false)
    saveConsumption.mutate(
      { input: { cartItemId, rowVersion, ...input } },
      {
        onSuccess: () => setSaving('saved'),
        onError: (error) => {
          const isStale = error instanceof CallFailure && error.status === 409
          setSaving(isStale ? 'stale' : 'failed')
          setTouched(!isStale)
          if (isStale) void cart.refetch()
        },
      },
    )
  }

  /** Saves what has changed; what cannot be read stays in its field and says so. */
  function leave(): void {
    if (saving === 'saving') return
    const reading = readDraft(draft, item, locale)
    setWrong(reading.ok ? null : reading)
    if (reading.ok) send(reading.input)
    if (reading.ok && !reading.input) setTouched(false)
  }

  /** Says that a consumption which was copied is right as it stands. */
  function confirm(): void {
    const { consumption, consumptionPeriod } = item
    send({ consumption, consumptionPeriod })
  }

  return { draft, wrong, saving, change, leave, confirm }
}
