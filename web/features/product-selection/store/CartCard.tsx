import { unbroken } from '@omsorg/domain/format/unbroken.ts'
import { moneyText } from '@omsorg/domain/format/money.ts'
import type { OrderTotals } from '@omsorg/domain/orders/order/fees.ts'
import { cultureOf } from '@omsorg/texts/language.ts'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { mayOpen } from '../../../platform/routing/guards.ts'
import { pathTo } from '../../../platform/routing/paths.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useLanguage } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { ProductPicture } from '../../../ui/picture/ProductPicture.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { areaColour } from '../../products/index.ts'
import css from './Store.module.css'
import { useStoreHere } from './store-here.ts'
import { storeTotals } from './store-sums.ts'
import { type StoreLine, sumOf } from './wishes.ts'

/** The cart beside the list: what is in it, what the goods cost, and the next step. */
export function CartCard() {
  const [t, format] = useTextsAndFormat()
  const words = t.store.cart
  const { cart } = useStoreHere()
  const { saving, savedAt } = cart
  return (
    <Card
      title={words.title}
      aside={
        saving ? (
          <Badge tone="quiet">{t.common.states.saving}</Badge>
        ) : (
          savedAt && <Badge tone="quiet">{t.common.states.savedAt({ time: format.time(savedAt.toString()) })}</Badge>
        )
      }
    >
      <Removed />
      {cart.items.length === 0 ? (
        <div className={css.pad}>
          <Empty title={words.empty}>{words.emptyBody}</Empty>
        </div>
      ) : (
        <ul className={css.lineList}>
          {cart.items.map((line) => (
            <CartLine key={line.itemNumber} line={line} />
          ))}
        </ul>
      )}
      <div className={css.pad}>
        <CartSum />
        <NextStep />
      </div>
    </Card>
  )
}

/** On a phone, at the lower edge: what is in the cart and what it comes to, which leads to the cart, and the next step. */
export function CartBar() {
  const [t, format] = useTextsAndFormat()
  const { cart, terms } = useStoreHere()
  const words = t.store.cart
  const total = cart.display?.pricesAreShown ? storeTotals(cart.items, terms)?.total : undefined
  const counted = words.lines({ count: cart.items.length })
  return (
    <div className={css.bar}>
      <RouteButton to={pathTo('ProductSelectionCarePlaceCart', { carePlaceId: cart.carePlaceId })}>
        {cart.items.length === 0
          ? words.empty
          : [counted, total !== undefined && format.money(total)].filter(Boolean).join(', ')}
      </RouteButton>
      {cart.items.length > 0 && <NextStep />}
    </div>
  )
}

/** What was just taken out, and the way to have it back. */
export function Removed() {
  const [t] = useTextsAndFormat()
  const { cart } = useStoreHere()
  if (!cart.removed) return null
  return (
    <Notice
      tone="quiet"
      band
      spoken
      actions={
        <Button variant="text" size="compact" onClick={cart.undo}>
          {t.common.actions.undo}
        </Button>
      }
    >
      {t.store.cart.removed({ product: cart.removed.product.name })}
    </Notice>
  )
}

function CartLine({ line }: { readonly line: StoreLine }) {
  const [t] = useTextsAndFormat()
  const { language } = useLanguage()
  const { cart } = useStoreHere()
  const { product, packages } = line
  const { units } = t.common
  const price = product.price === null || packages === null ? null : product.price * packages
  return (
    <li>
      <ProductPicture shape={product.shape} area={areaColour(product.therapyArea)} size={32} />
      <span className={css.lines}>
        <b>{unbroken(product.name)}</b>
        <span className="o-second">
          {packages !== null &&
            `${units.packagesShort({ count: packages })}, ${units.pieces({ count: packages * product.itemsPerPackage })}`}
        </span>
      </span>
      <b className={css.price}>{price !== null && moneyText(price, product.currency, cultureOf(language))}</b>
      {line.mayChange && (
        <Button
          variant="text"
          size="small"
          square
          icon={<IconX />}
          aria-label={t.store.takeOut({ product: product.name })}
          onClick={() => cart.set(product, null)}
        />
      )}
    </li>
  )
}

/** What the cart comes to, with the fees where they are known; told politely once nobody presses any more. */
export function CartSum() {
  const [t, format] = useTextsAndFormat()
  const { language } = useLanguage()
  const { cart, terms } = useStoreHere()
  const words = t.store.cart
  const { packages, net } = sumOf(cart.items)
  const currency = cart.items[0]?.product.currency
  if (cart.items.length === 0 || !currency) return null
  const money = (amount: number) => moneyText(amount, currency, cultureOf(language))
  const shown = cart.display?.pricesAreShown ?? false
  const totals = shown ? storeTotals(cart.items, terms) : null
  const counted = `${words.lines({ count: cart.items.length })}, ${t.common.units.packages({ count: packages })}`
  const sum = totals?.total ?? (shown ? net : null)
  return (
    <div className={css.sum}>
      <dl>
        <SumLine label={counted} amount={shown && net !== null && money(totals?.subtotal ?? net)} />
        {totals && <Fees totals={totals} />}
        {totals && <SumLine label={t.orders.sum.total} amount={money(totals.total)} total />}
      </dl>
      {!totals && <p className="o-second">{words.note}</p>}
      {terms && totals && (
        <p className={css.delivery}>
          <Icon size={18} of={<IconTruckDelivery />} />
          {t.orders.sum.deliveryOn({
            weekday: format.weekday(terms.delivery.earliest),
            date: format.date(terms.delivery.earliest),
          })}
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{cart.saving ? '' : [counted, sum !== null && money(sum)].filter(Boolean).join(', ')}</span>
      </VisuallyHidden>
    </div>
  )
}

function Fees({ totals }: { readonly totals: OrderTotals }) {
  const [t, format] = useTextsAndFormat()
  const { terms } = useStoreHere()
  const words = t.orders.sum
  const percent = (rate: number) => format.percent(rate / 100)
  const { smallOrderFee, logisticsFee, deliveryFee } = totals.fees
  return (
    <>
      {smallOrderFee.net > 0 && <SumLine label={words.smallOrderFee} amount={format.money(smallOrderFee.net)} />}
      {logisticsFee.net > 0 && (
        <SumLine
          label={words.logistics({ percent: percent(terms?.totalsInputs.logisticsRate ?? 0) })}
          amount={format.money(logisticsFee.net)}
        />
      )}
      {deliveryFee.net > 0 && <SumLine label={t.orders.receiver.delivery} amount={format.money(deliveryFee.net)} />}
      {totals.vatByRate.map(({ rate, vat }) => (
        <SumLine
          key={rate}
          label={(rate === terms?.totalsInputs.feeVatRate ? words.vat : words.vatReduced)({ percent: percent(rate) })}
          amount={format.money(vat)}
        />
      ))}
    </>
  )
}

interface SumLineProps {
  readonly label: string
  readonly amount: string | false
  readonly total?: boolean
}

function SumLine({ label, amount, total }: SumLineProps) {
  return (
    <div data-total={total}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  )
}

/** On to the group order, for whoever may place one. */
export function NextStep() {
  const [t] = useTextsAndFormat()
  const { cart } = useStoreHere()
  const user = useSessionUser()
  const words = t.store.cart
  if (!mayOpen('OrderGroupOrder', { user, challenged: false, membership: [] })) return null
  if (cart.items.length === 0) {
    return (
      <Button variant="primary" wide iconAfter={<IconArrowRight />} reason={words.empty}>
        {words.next}
      </Button>
    )
  }
  return (
    <RouteButton variant="primary" wide iconAfter={<IconArrowRight />} to={pathTo('OrderGroupOrder')}>
      {words.next}
    </RouteButton>
  )
}
