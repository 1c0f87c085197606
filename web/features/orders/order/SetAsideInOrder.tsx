import type { OrderView } from '@omsorg/contract/orders/order/order-view.ts'
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import { pathTo } from '../../../platform/routing/paths.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { ProductPicture } from '../../../ui/picture/ProductPicture.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { areaColour } from '../../products/index.ts'
import css from './Order.module.css'

/** What stood beside the order when it was placed and was not sent: why. What can be done about it stands at the product. */
export function SetAsideInOrder({ order, mayAct }: { readonly order: OrderView; readonly mayAct: boolean }) {
  const t = useAllTexts()
  const words = t.orderPage
  const aside = order.lines.filter(({ setAside }) => setAside)
  const careRecipientId = order.careRecipient?.careRecipientId
  if (aside.length === 0) return null
  const reasons: Readonly<Record<number, { text: string; why: string }>> = t.unavailability.reasons
  return (
    <section className={css.aside} aria-label={words.setAside}>
      <h3>
        <Icon size={16} of={<IconPlayerPause />} />
        {words.setAside}
      </h3>
      <ul>
        {aside.map(({ itemNumber, product, unavailabilityCode: code }) => {
          const reason = code === null ? undefined : reasons[code]
          return (
            <li key={itemNumber}>
              <ProductPicture shape={product.shape} area={areaColour(product.therapyArea)} size={40} />
              <div>
                <b>{product.name}</b>
                <p>{reason ? `${reason.text}. ${reason.why}` : words.setAsideByHand}</p>
              </div>
              {mayAct && careRecipientId !== undefined && code !== null && (
                <RouteButton
                  variant="tinted"
                  size="compact"
                  to={pathTo('CareRecipientHandleProducts', { careRecipientId })}
                >
                  {t.renewing.history.toProducts}
                  <VisuallyHidden> {product.name}</VisuallyHidden>
                </RouteButton>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
