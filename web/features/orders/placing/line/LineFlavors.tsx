import { useAllTexts } from '../../../../platform/texts.tsx'
import { Badge } from '../../../../ui/feedback/Badge.tsx'
import { flavorText } from '../../../products/index.ts'
import type { CheckedLine } from '../order-check.ts'
import type { WizardAction } from '../wizard-state.ts'
import css from './Lines.module.css'

interface LineFlavorsProps {
  readonly checked: CheckedLine
  readonly act: (action: WizardAction) => void
}

/** The packages of a product by flavour; together they are the packages of the line (rules 3.13). */
export function LineFlavors({ checked: { line, filled, check }, act }: LineFlavorsProps) {
  const t = useAllTexts()
  const words = t.orders.quantity
  const count = line.flavors.reduce((sum, flavor) => sum + (filled.flavors[flavor.itemNumber] ?? 0), 0)
  const differ = check.findings.some(({ name }) => name === 'flavors-do-not-sum')
  const of = filled.quantity ?? 0
  const set = (flavor: string, text: string) => {
    const digits = text.replaceAll(/\D/g, '').slice(0, 4)
    const packages = digits === '' ? null : Number(digits)
    act({ kind: 'set-flavor', key: filled.key, flavor, packages })
  }
  return (
    <fieldset className={css.flavors}>
      <legend>{words.flavors}</legend>
      {line.flavors.map((flavor) => (
        <label key={flavor.itemNumber} className={css.flavor}>
          <span>{flavorText(t, flavor.name)}</span>
          <input
            inputMode="numeric"
            autoComplete="off"
            aria-label={words.packagesOfFlavor({ flavor: flavorText(t, flavor.name), product: line.product.name })}
            value={filled.flavors[flavor.itemNumber] ?? ''}
            aria-invalid={differ || undefined}
            readOnly={!flavor.orderable && !filled.flavors[flavor.itemNumber]}
            onFocus={(event) => event.target.select()}
            onChange={(event) => set(flavor.itemNumber, event.target.value)}
          />
        </label>
      ))}
      <Badge tone={differ ? 'error' : 'fresh'}>{words.flavorsSum({ count, of })}</Badge>
    </fieldset>
  )
}
