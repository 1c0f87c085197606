import { useAllTexts } from '../language/use-texts.ts'
import { InsteadOfAnswer } from '../parts/InsteadOfAnswer.tsx'
import { Titles } from '../parts/Titles.tsx'
import { useHere } from '../person/here.ts'
import { PersonFrame } from '../person/PersonFrame.tsx'
import { OnePart } from './OnePart.tsx'
import { ParcelListPage } from './ParcelListPage.tsx'
import { useParcel } from './use-parcel.ts'

/** How far a parcel is, what is in it, and what to do where something is wrong. */
export function ParcelPage() {
  const t = useAllTexts()
  const { me } = useHere()
  const { id, order } = useParcel()
  const service = me.customerService
  // Opened in a tab of its own, the page does not know which one is meant.
  if (id === 0) return <ParcelListPage />
  return (
    <PersonFrame
      call={{
        title: t.parcel.callTitle,
        numbers: [{ about: t.parcel.callAbout({ place: service.name, order: String(id) }), contact: service }],
      }}
    >
      {order.data ? (
        order.data.parts.map((part, at) => (
          <OnePart key={part.orderId} order={order.data} part={part} isFirst={at === 0} />
        ))
      ) : (
        <>
          <Titles title={t.home.follow} back={{ to: 'home', word: t.shell.toStart }} />
          <InsteadOfAnswer answer={order} />
        </>
      )}
    </PersonFrame>
  )
}
