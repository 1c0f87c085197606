import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import { listPortalOrders } from '@omsorg/contract/portal/order/list-portal-orders.ts'
import { useState } from 'react'
import { useAnswer } from '../calls/use-answer.ts'
import { useAllTexts } from '../language/use-texts.ts'
import { Box } from '../parts/Box.tsx'
import { Fells } from '../parts/Fells.tsx'
import { InsteadOfAnswer } from '../parts/InsteadOfAnswer.tsx'
import { LineTo } from '../parts/Lines.tsx'
import { Press } from '../parts/Press.tsx'
import { Titles } from '../parts/Titles.tsx'
import { useHere, useSaying } from '../person/here.ts'
import { PersonFrame } from '../person/PersonFrame.tsx'
import { useByWhom } from '../person/use-who-name.ts'

const more = 25
const most = 200

/** Every order, the newest first, whoever placed it. */
export function ParcelListPage() {
  const t = useAllTexts()
  const { me, person } = useHere()
  const saying = useSaying(me.today)
  const byWhom = useByWhom()
  const [shown, setShown] = useState(more)
  const orders = useAnswer(
    listPortalOrders,
    {
      params: { careRecipientId: String(person.careRecipientId) },
      query: { page: 1, pageSize: Math.min(shown, most) },
    },
    { kept: true },
  )
  return (
    <PersonFrame>
      <Titles title={t.parcel.list} back={{ to: 'home', word: t.shell.toStart }} />
      {!orders.data && <InsteadOfAnswer answer={orders} />}
      {orders.data?.entities.length === 0 && (
        <Box title={t.parcel.none}>
          <Fells />
          <p>{t.parcel.noneBody}</p>
        </Box>
      )}
      {orders.data && orders.data.entities.length > 0 && (
        <Box flush label={t.parcel.list}>
          {orders.data.entities.map(({ customerOrderId, step, products, placedAt, by, expectedOn }) => (
            <LineTo
              key={customerOrderId}
              to="parcel"
              about={{ order: customerOrderId }}
              icon={
                step === 'arrived' ? <IconCheck /> : step === 'on-the-way' ? <IconTruckDelivery /> : <IconPackage />
              }
              title={products.map(({ name }) => name).join(', ')}
              help={
                <>
                  {t.home.steps[step]}
                  {expectedOn &&
                    step !== 'arrived' &&
                    step !== 'cancelled' &&
                    `. ${t.home.comesOn({ day: saying.on(expectedOn) })}`}
                  <br />
                  {t.parcel.placed({ day: saying.onDayOf(placedAt), who: byWhom(by) })}
                </>
              }
            />
          ))}
        </Box>
      )}
      {orders.data && orders.data.totalCount > orders.data.entities.length && shown < most && (
        <Press busy={orders.isFetching} onClick={() => setShown(shown + more)}>
          {t.parcel.older}
        </Press>
      )}
    </PersonFrame>
  )
}
