import type { SuggestedProduct } from '@omsorg/contract/investigations/guided/read-suggestion.ts'
import { moneyText } from '@omsorg/domain/format/money.ts'
import { cultureOf } from '@omsorg/texts/language.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { useLanguage } from '../../../platform/texts.tsx'
import css from './Guided.module.css'

interface BesideNowProps {
  readonly beside: NonNullable<SuggestedProduct['beside']>
  readonly currency: SuggestedProduct['product']['currency']
}

/** How much more or less it costs and holds than what is used now. */
export function BesideNow({ beside: { holds, costPerDay }, currency }: BesideNowProps) {
  const [t, f] = useTextsAndFormat()
  const { language } = useLanguage()
  const words = t.investigations.guided.now

  function volume(): string {
    if (holds === 0) return words.holdsSame
    const said = { volume: f.number(Math.abs(holds)) }
    return holds > 0 ? words.holdsMore(said) : words.holdsLess(said)
  }

  function cost(minor: number): string {
    if (minor === 0) return words.costsSame
    const said = { amount: moneyText(Math.abs(minor), currency, cultureOf(language)) }
    return minor > 0 ? words.costsMore(said) : words.costsLess(said)
  }

  return (
    <>
      {costPerDay !== null && (
        <small className={css.beside} data-less={costPerDay < 0 || undefined}>
          {cost(costPerDay)}
        </small>
      )}
      <small className={css.beside}>{volume()}</small>
    </>
  )
}
