import { useFormat } from '../../../../../platform/format.ts'
import { useAllTexts } from '../../../../../platform/texts.tsx'
import type { Item } from '../form/basis.ts'
import type { Calculation } from '../form/calculation.ts'
import { calculationText } from '../words/calculation-text.ts'
import css from './Use.module.css'

interface ArithmeticProps {
  readonly made: Calculation
  readonly item: Item
  readonly hasPeriod: boolean
  readonly isDrawn: boolean
}

/** What it comes to, in words, at every keystroke; the outcome is spoken when it changes. */
export function Arithmetic({ made, item: { product }, hasPeriod, isDrawn }: ArithmeticProps) {
  const t = useAllTexts()
  const f = useFormat()
  const { main, rest, warning } = calculationText(made, { unit: product.unit, hasPeriod, isDrawn }, t, f)
  return (
    <div className={css.arithmetic} role="group" aria-label={t.prescribing.arithmetic.label({ product: product.name })}>
      <p role="status">
        <b>{main}</b> {warning && <span className={css.warning}>{warning}</span>}
      </p>
      {rest.length > 0 && <p className={css.quiet}>{rest.join(' ')}</p>}
    </div>
  )
}
