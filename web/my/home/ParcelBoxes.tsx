import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import type { Parcel } from '@omsorg/contract/portal/home/home-view.ts'
import { useTexts } from '../language/use-texts.ts'
import { Badge, Box, Note } from '../parts/Box.tsx'
import { ProductRow } from '../parts/ProductRow.tsx'
import { PressTo } from '../parts/Press.tsx'
import { WithDay } from '../parts/WithDay.tsx'
import { useSaying } from '../person/here.ts'
import css from './Home.module.css'
import type { Home } from './HomePage.tsx'

/** A card for each parcel that is expected or has just come, the soonest first. */
export function ParcelBoxes({ home }: { readonly home: Home }) {
  return home.parcels.map((parcel) => <ParcelBox key={parcel.orderId} parcel={parcel} today={home.today} />)
}

function ParcelBox({ parcel, today }: { readonly parcel: Parcel; readonly today: string }) {
  const { home } = useTexts()
  const saying = useSaying(today)
  const isHere = parcel.step === 'arrived'
  const words = parcel.expectedOn && saying.on(parcel.expectedOn)
  return (
    <Box
      title={isHere ? home.came : home.onWay}
      aside={
        <Badge tone={isHere ? 'fresh' : 'info'} icon={isHere ? <IconCheck /> : <IconTruckDelivery />}>
          {home.steps[parcel.step]}
        </Badge>
      }
    >
      <div className={css.rows}>
        {parcel.lines.map(({ product, packages }) => (
          <ProductRow key={product.itemNumber} product={product} kind={home.packages({ count: packages })} />
        ))}
      </div>
      {!isHere && (
        <p>
          {parcel.expectedOn && words ? (
            <b>
              <WithDay text={home.comesOn({ day: words })} words={words} day={parcel.expectedOn} />
            </b>
          ) : (
            home.dayUnknown
          )}
        </p>
      )}
      {parcel.askWhetherItCame && (
        <Note icon={<IconHelpCircle />} tone="soon" title={home.askCame}>
          {home.askCameBody}
        </Note>
      )}
      <PressTo to="parcel" about={{ order: parcel.customerOrderId }} variant="tinted" iconAfter={<IconChevronRight />}>
        {isHere ? home.sayWrong : home.follow}
      </PressTo>
    </Box>
  )
}
