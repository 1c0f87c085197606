import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import { useTexts } from '../language/use-texts.ts'
import { Badge, Box, Note } from '../parts/Box.tsx'
import { Press, PressTo } from '../parts/Press.tsx'
import { ProductRow } from '../parts/ProductRow.tsx'
import { WithDay } from '../parts/WithDay.tsx'
import { useSaying } from '../person/here.ts'
import css from './Home.module.css'
import type { Home } from './HomePage.tsx'
import { orderReason } from './order-reason.ts'
import { useKindAndUse } from './use-in-words.ts'

interface AtHomeBoxProps {
  readonly home: Home
  readonly products: Home['products']
  /** Nothing is to be ordered at all. */
  readonly isAll: boolean
}

/** What there is, for how long it lasts, and from when it can be ordered again and why not before. */
export function AtHomeBox({ home, products, isAll }: AtHomeBoxProps) {
  const t = useTexts()
  const saying = useSaying(home.today)
  const kindAndUse = useKindAndUse()
  // Whoever goes away for a month orders before it is due; what was just ordered is not offered again.
  const isOffered =
    isAll &&
    home.parcels.every(({ step }) => step === 'arrived') &&
    products.some(({ allowedNow, block }) => allowedNow > 0 && block === null)
  const reason = orderReason(home, t)
  return (
    <Box
      title={isAll && products.every(({ state }) => state === 'lasts') ? t.home.allGood : t.home.have}
      aside={
        products.every(({ state }) => state === 'lasts') && (
          <Badge tone="fresh" icon={<IconCheck />}>
            {t.home.lasts}
          </Badge>
        )
      }
    >
      <div className={css.rows}>
        {products.map((each) => (
          <div key={each.prescriptionRowId} className={css.below}>
            <ProductRow product={each.product} kind={kindAndUse(each)}>
              {each.state === 'out' ? (
                <b>{t.home.out}</b>
              ) : each.runsOutOn ? (
                <b>
                  <WithDay
                    text={t.home.lastsUntil({ day: saying.short(each.runsOutOn) })}
                    words={saying.short(each.runsOutOn)}
                    day={each.runsOutOn}
                  />
                </b>
              ) : (
                <p>{t.home.unknownUse}</p>
              )}
            </ProductRow>
            <WhyNot product={each} today={home.today} />
          </div>
        ))}
      </div>
      {isOffered &&
        (reason ? (
          <Press icon={<IconShoppingCart />} reason={reason}>
            {t.home.orderClosed}
          </Press>
        ) : (
          <PressTo to="order" variant="tinted" icon={<IconShoppingCart />}>
            {t.home.orderClosed}
          </PressTo>
        ))}
    </Box>
  )
}

interface WhyNotProps {
  readonly product: Home['products'][number]
  readonly today: string
}

/** Why a product cannot be ordered today, and from when. */
function WhyNot({ product: { orderFrom, block, lastOrder }, today }: WhyNotProps) {
  const { home } = useTexts()
  const saying = useSaying(today)
  if (block === null) return null
  const isEarly = block === 'too-early' && lastOrder !== null
  const why = isEarly
    ? home.tooEarly({ count: lastOrder.packages, day: saying.short(lastOrder.on) })
    : home.blocks[block]
  if (orderFrom === null) return <Note icon={<IconLock />}>{why}</Note>
  const words = saying.day(orderFrom)
  return (
    <Note
      icon={<IconCalendarEvent />}
      title={<WithDay text={home.orderFrom({ day: words })} words={words} day={orderFrom} />}
    >
      {why}
    </Note>
  )
}
