import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import { Ring } from '../../ui/supply/Ring.tsx'
import { useTexts } from '../language/use-texts.ts'
import { Badge, Box, Note } from '../parts/Box.tsx'
import { Left, ProductRow } from '../parts/ProductRow.tsx'
import { Press, PressTo } from '../parts/Press.tsx'
import { WithDay } from '../parts/WithDay.tsx'
import { useSaying } from '../person/here.ts'
import css from './Home.module.css'
import type { Home } from './HomePage.tsx'
import { orderReason } from './order-reason.ts'
import { useKindAndUse } from './use-in-words.ts'

interface DueBoxProps {
  readonly home: Home
  readonly products: Home['products']
}

/** What is to be ordered now, and when it would come. */
export function DueBox({ home, products }: DueBoxProps) {
  const t = useTexts()
  const saying = useSaying(home.today)
  const kindAndUse = useKindAndUse()
  const isOut = products.some(({ state }) => state === 'out')
  const reason = orderReason(home, t)
  const { delivery } = home
  const words = delivery && saying.on(delivery.earliest)
  return (
    <Box
      title={t.home.due}
      aside={
        <Badge tone={isOut ? 'now' : 'soon'} icon={isOut ? <IconAlertTriangle /> : <IconClock />}>
          {isOut ? t.home.out : t.home.soon}
        </Badge>
      }
    >
      <div className={css.rows}>
        {products.map((each) => (
          <ProductRow key={each.prescriptionRowId} product={each.product} kind={kindAndUse(each)}>
            {each.daysLeft !== null && (
              <Left
                ring={
                  <span aria-hidden="true">
                    <Ring days={Math.max(0, each.daysLeft)} tone={each.state === 'out' ? 'now' : 'soon'} label="" />
                  </span>
                }
              >
                {t.home.daysLeft({ count: Math.max(0, each.daysLeft) })}
              </Left>
            )}
          </ProductRow>
        ))}
      </div>
      {isOut && <Note icon={<IconPhone />}>{t.home.callToday({ place: home.carePlace.name })}</Note>}
      {delivery && words && !reason && (
        <p>
          <WithDay text={t.home.comes({ day: words })} words={words} day={delivery.earliest} />
        </p>
      )}
      {reason ? (
        <Press variant="primary" icon={<IconShoppingCart />} reason={reason}>
          {t.home.orderClosed}
        </Press>
      ) : (
        <PressTo to="order" variant="primary" icon={<IconShoppingCart />}>
          {t.home.order({ count: products.length })}
        </PressTo>
      )}
    </Box>
  )
}
