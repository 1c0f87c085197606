import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import { listPortalDeliveryPoints } from '@omsorg/contract/portal/order/list-portal-delivery-points.ts'
import { cultureOf } from '@omsorg/texts/language.ts'
import type { ReactNode } from 'react'
import { useAnswer } from '../calls/use-answer.ts'
import { useLanguage, useAllTexts } from '../language/use-texts.ts'
import { Note } from '../parts/Box.tsx'
import { Choices } from '../parts/Choices.tsx'
import { InsteadOfAnswer } from '../parts/InsteadOfAnswer.tsx'

interface DeliveryPointsProps {
  readonly zip: string | null
  readonly point: { readonly id: string; readonly name: string } | null
  readonly onChoose: (point: { readonly id: string; readonly name: string }) => void
  readonly error: ReactNode
}

/** Where a parcel can be picked up, the nearest first. */
export function DeliveryPoints({ zip, point, onChoose, error }: DeliveryPointsProps) {
  const t = useAllTexts()
  const language = useLanguage()
  const points = useAnswer(
    listPortalDeliveryPoints,
    { params: { postalCode: (zip ?? '').replaceAll(' ', '') } },
    { enabled: zip !== null },
  )
  const numbers = new Intl.NumberFormat(cultureOf(language))
  if (zip !== null && !points.data) return <InsteadOfAnswer answer={points} />
  const found = points.data?.entities ?? []
  if (found.length === 0) return <Note icon={<IconMapPin />}>{t.order.pointsNone}</Note>
  return (
    <Choices
      legend={t.order.points}
      value={point?.id ?? null}
      onChange={(id) => onChoose({ id, name: found.find((each) => each.id === id)?.name ?? '' })}
      error={error}
      options={found.slice(0, 6).map(({ id, name, street, city, distance, openingHours }) => ({
        value: id,
        word: name,
        help: (
          <>
            {[`${street}, ${city}`, distance !== null && t.order.metres({ metres: numbers.format(distance) })]
              .filter(Boolean)
              .join('. ')}
            {openingHours.text && <small>{openingHours.text}</small>}
          </>
        ),
      }))}
    />
  )
}
