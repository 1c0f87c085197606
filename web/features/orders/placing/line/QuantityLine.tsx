import { unbroken } from '@omsorg/domain/format/unbroken.ts'
import { memo, useId, type KeyboardEvent } from 'react'
import { useCareTextsAndFormat } from '../../../../platform/format.ts'
import { Button } from '../../../../ui/action/Button.tsx'
import { ProductPicture } from '../../../../ui/picture/ProductPicture.tsx'
import { QuantityField } from '../../../../ui/fields/QuantityField.tsx'
import { useTheme } from '../../../../ui/theme/ThemeProvider.tsx'
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx'
import { areaColour, consumptionText } from '../../../products/index.ts'
import type { CheckedLine } from '../order-check.ts'
import { lastingOf } from './lasting.ts'
import { lineId } from './act-and-focus.ts'
import { LineFindings } from './LineFindings.tsx'
import { LineFlavors } from './LineFlavors.tsx'
import css from './Lines.module.css'
import type { WizardAction } from '../wizard-state.ts'
import { withdrawalsText } from '../words.ts'

interface QuantityLineProps {
  readonly checked: CheckedLine
  readonly today: string
  readonly showPrices: boolean
  readonly act: (action: WizardAction) => void
  readonly onNext: (from: HTMLElement) => void
}

/**
 * One product: what may be taken, how many packages, how long they last, what they cost, and what is wrong. It is drawn anew when
 * it has changed itself: with each key in one of them all would be.
 */
export const QuantityLine = memo(function QuantityLine({ checked, today, showPrices, act, onNext }: QuantityLineProps) {
  const [t, f] = useCareTextsAndFormat()
  const { singleKeys } = useTheme()
  const words = t.orders.quantity
  const findingsId = useId()
  const { line, filled, check } = checked
  const { product, allowedQuantity: allowed } = line
  const orderable = line.unavailabilityCode === null
  const bad = check.findings.some(({ severity, name }) => severity === 'block' && name.startsWith('quantity'))
  const { pieces, days, until } = lastingOf(line, filled.quantity ?? 0, today)
  const unit = t.careRecipients.supply.amount[product.unit]
  const consumption = consumptionText(t, { ...line, unit: product.unit })
  const set = (quantity: number | null) => act({ kind: 'set-quantity', line, quantity })

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const field = event.currentTarget
    if (event.key === 'Enter') onNext(field)
    else if (singleKeys && event.key.toLowerCase() === 'h' && allowed !== null) {
      set(allowed)
      requestAnimationFrame(() => field.select())
    } else return
    event.preventDefault()
  }

  const lastText =
    line.lastOrderDate === null
      ? ''
      : unbroken(
          words.lastOrdered({
            date: line.lastOrderDate,
            packages: t.common.units.packagesShort({ count: line.lastQuantity ?? 0 }),
          }),
        )
  const perPackage = t.common.units.piecesPerPackage({ count: line.itemsPerPackage })
  return (
    <li
      id={lineId(filled.key)}
      tabIndex={-1}
      className={css.line}
      aria-label={product.name}
      data-bad={check.blocks || undefined}
      data-prices={showPrices}
    >
      <div className={css.product}>
        <ProductPicture shape={product.shape} area={areaColour(product.therapyArea)} />
        <div>
          <b>{product.name}</b>
          <span className={css.quiet}>{[perPackage, consumption].filter(Boolean).join(', ')}</span>
        </div>
      </div>
      <div className={css.allowed}>
        {allowed !== null && orderable && (
          <b>{words.atMost({ packages: t.common.units.packagesShort({ count: allowed }) })}</b>
        )}
        <span className={css.quiet}>{line.prescriptionRowId === null ? lastText : withdrawalsText(line, t)}</span>
      </div>
      <div className={css.quantity} data-quantity={orderable || undefined}>
        {orderable && (
          <QuantityField
            label={words.packagesOf({ product: product.name })}
            value={filled.quantity}
            onChange={set}
            min={1}
            {...(allowed === null ? {} : { max: allowed })}
            bad={bad}
            describedBy={findingsId}
            lessLabel={words.decrease({ product: product.name })}
            moreLabel={words.increase({ product: product.name })}
            hint={
              days === null
                ? unit({ count: pieces })
                : words.amountIs({ pieces: unit({ count: pieces }), days: t.common.units.days({ count: days }) })
            }
            onKeyDown={press}
          />
        )}
      </div>
      {showPrices && <div className={css.price}>{line.pricePerPackage !== null && f.money(line.pricePerPackage)}</div>}
      {showPrices && (
        <div className={css.sum}>
          {line.pricePerPackage !== null && orderable && (
            <b>{f.money(line.pricePerPackage * (filled.quantity ?? 0))}</b>
          )}
        </div>
      )}
      <div className={css.remove}>
        <Button variant="text" size="compact" onClick={() => act({ kind: 'remove', key: filled.key })}>
          {t.common.actions.remove}
          <VisuallyHidden> {product.name}</VisuallyHidden>
        </Button>
      </div>
      <div className={css.under}>
        {line.flavors.length > 0 && orderable && <LineFlavors checked={checked} act={act} />}
        <LineFindings id={findingsId} checked={checked} until={until} act={act} />
      </div>
    </li>
  )
})
