import { useCareTexts } from '../../../../platform/texts.tsx'
import { Badge } from '../../../../ui/feedback/Badge.tsx'
import { flavorText } from '../../../products/index.ts'
import type { CheckedLine } from '../order-check.ts'
import type { WizardAction } from '../wizard-state.ts'
import { useWholeNumber } from '../../../../ui/quantity/use-whole-number.ts'
import css from './Lines.module.css'

interface LineFlavorsProps {
  readonly checked: CheckedLine
  readonly act: (action: WizardAction) => void
}

/** The packages of a product by flavour; together they are the packages of the line (rules 3.13). */
export function LineFlavors({ checked: { line, filled, check }, act }: LineFlavorsProps) {
  const t = useCareTexts()
  const words = t.orders.quantity
  const count = line.flavors.reduce((sum, flavor) => sum + (filled.flavors[flavor.itemNumber] ?? 0), 0)
  const differ = check.findings.some(({ name }) => name === 'flavors-do-not-sum')
  const of = filled.quantity ?? 0
  return (
    <fieldset className={css.flavors}>
      <legend>{words.flavors}</legend>
      {line.flavors.map((flavor) => (
        <label key={flavor.itemNumber} className={css.flavor}>
          <span>{flavorText(t, flavor.name)}</span>
          <Packages
            label={words.packagesOfFlavor({ flavor: flavorText(t, flavor.name), product: line.product.name })}
            value={filled.flavors[flavor.itemNumber] ?? null}
            bad={differ}
            readOnly={!flavor.orderable && !filled.flavors[flavor.itemNumber]}
            onValue={(packages) => act({ kind: 'set-flavor', key: filled.key, flavor: flavor.itemNumber, packages })}
          />
        </label>
      ))}
      <Badge tone={differ ? 'error' : 'fresh'}>{words.flavorsSum({ count, of })}</Badge>
    </fieldset>
  )
}

interface PackagesProps {
  readonly label: string
  readonly value: number | null
  readonly bad: boolean
  readonly readOnly: boolean
  readonly onValue: (packages: number | null) => void
}

function Packages({ label, value, bad, readOnly, onValue }: PackagesProps) {
  const typed = useWholeNumber(value, onValue)
  return (
    <input
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      value={typed.shown}
      aria-invalid={bad || undefined}
      readOnly={readOnly}
      onFocus={(event) => event.target.select()}
      onChange={(event) => typed.type(event.target.value)}
      onBlur={typed.leave}
    />
  )
}
