import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { listDeliveryPoints } from '@omsorg/contract/orders/delivery/list-delivery-points.ts'
import type { Formats } from '@omsorg/domain/format/formats.ts'
import type { CareTexts } from '@omsorg/texts/shape.ts'

type OpeningHours = AnswerOf<typeof listDeliveryPoints>['entities'][number]['openingHours']

/** '400 m', '1,3 km'. */
export function distanceText(metres: number, f: Pick<Formats, 'quantity'>): string {
  return metres < 1_000 ? f.quantity(metres, 'm') : f.quantity(Math.round(metres / 100) / 10, 'km')
}

/** 'Monday–Friday 08:00–21:00, Saturday 09:00–18:00', or as the carrier writes it. */
export function openingHoursText(
  { spans, text }: OpeningHours,
  words: Pick<CareTexts['deliveryPoints'], 'allDay' | 'hoursUnknown'>,
  f: Pick<Formats, 'weekday'>,
): string {
  if (spans.length === 0) return text ?? words.hoursUnknown
  return spans
    .map(({ firstDay, lastDay, opens, closes }) => {
      const days = firstDay === lastDay ? dayName(firstDay, f) : `${dayName(firstDay, f)}–${dayName(lastDay, f)}`
      const isAllDay = opens === '00:00' && closes === '24:00'
      return `${days} ${isAllDay ? words.allDay : `${opens}–${closes}`}`
    })
    .join(', ')
}

/** The name of a day by its number: the first of January 2024 was a Monday. */
function dayName(day: number, { weekday }: Pick<Formats, 'weekday'>): string {
  return weekday(`2024-01-0${day}`)
}
