import type { PreliminaryLineView } from '@omsorg/contract/orders/preliminary/preliminary-line.ts'
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { ProductPicture } from '../../../ui/picture/ProductPicture.tsx'
import { areaColour } from '../../products/index.ts'
import css from './Preliminary.module.css'
import { WithDates } from '../../../ui/text/WithDates.tsx'

interface ChangedLineProps {
  readonly line: PreliminaryLineView
  readonly busy: boolean
  readonly onReplace?: (line: PreliminaryLineView) => void
  /** Left out for the last line. */
  readonly onRemove?: ((line: PreliminaryLineView) => void) | undefined
}

/** A line with what is not as it was, and what can be done about it here. */
export function ChangedLine({ line, busy, onReplace, onRemove }: ChangedLineProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.preliminaryOrders
  const { product, replacement, changes, pricePerPackage, priceBefore, quantity } = line
  const isNewPrice = changes.includes('price') && pricePerPackage !== null && priceBefore !== null
  const whom = line.protected ? t.careRecipients.protected.title : line.careRecipientName
  return (
    <div className={css.line}>
      <div className={css.product}>
        {product && <ProductPicture shape={product.shape} area={areaColour(product.therapyArea)} size={40} />}
        <div className={css.words}>
          <b>{product?.name ?? line.itemNumber}</b>
          {whom && <small>{whom}</small>}
          <small>
            {t.common.units.packages({ count: quantity })}
            {changes.includes('not-allowed') &&
              line.allowedQuantity !== null &&
              `. ${words.allowed({ count: line.allowedQuantity })}`}
            {line.expectedOn && <WithDates>{`. ${words.expected({ date: f.date(line.expectedOn) })}`}</WithDates>}
          </small>
          {isNewPrice && (
            <small>{words.newPrice({ before: f.money(priceBefore), now: f.money(pricePerPackage) })}</small>
          )}
        </div>
        {isNewPrice && (
          <b className={css.difference}>
            {pricePerPackage > priceBefore ? '+' : '−'}
            {f.money(Math.abs(pricePerPackage - priceBefore) * quantity)}
          </b>
        )}
      </div>
      {replacement && onReplace && (
        <div className={css.product}>
          <ProductPicture
            shape={replacement.product.shape}
            area={areaColour(replacement.product.therapyArea)}
            size={40}
          />
          <div className={css.words}>
            <small>{words.suggested}</small>
            <b>{replacement.product.name}</b>
            <small>
              {[
                t.common.units.piecesPerPackage({ count: replacement.product.itemsPerPackage }),
                replacement.pricePerPackage !== null && f.money(replacement.pricePerPackage),
              ]
                .filter(Boolean)
                .join(', ')}
            </small>
          </div>
        </div>
      )}
      {changes.length > 0 && changes[0] !== 'price' && changes[0] !== 'delayed' && (
        <div className="o-row-8">
          {replacement && onReplace && (
            <Button size="compact" icon={<IconArrowsExchange />} busy={busy} onClick={() => onReplace(line)}>
              {words.replace({ count: quantity })}
            </Button>
          )}
          {onRemove && (
            <Button variant="text" size="compact" busy={busy} onClick={() => onRemove(line)}>
              {words.removeLine}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
