import { z } from 'zod'
import { ask, type CarrierConnection } from './ask.ts'
import { hoursInWords } from './opening-hours.ts'
import type { Country, ServicePoint, ServicePoints } from './port.ts'
import { agreedPoints, zipOf } from './points.ts'

/** Bring, Pickup Point API: the ten points nearest to a postal code. */
export function bring(country: Country, connection: CarrierConnection): ServicePoints {
  return {
    async near(postalCode) {
      const address = new URL(`${connection.url}/${country}/postalCode/${encodeURIComponent(postalCode)}.json`)
      const answer = await ask(connection, address, {
        headers: { 'x-mybring-api-uid': connection.user ?? '', 'x-mybring-api-key': connection.key ?? '' },
        understood: [200, 404],
      })
      if ('why' in answer) return { result: 'unavailable', why: answer.why }
      if (answer.status === 404) return { result: 'found', points: [] }
      return agreedPoints(answerShape, answer.body, ({ pickupPoint }) => pickupPoint.map(pointOf))
    },
  }
}

const text = z.string().nullish()

const pointShape = z.object({
  id: z.string().min(1).max(60),
  name: z.string().min(1),
  address: text,
  postalCode: text,
  city: text,
  visitingAddress: text,
  visitingPostalCode: text,
  visitingCity: text,
  openingHoursEnglish: text,
  distanceInKm: z.union([z.string(), z.number()]).nullish(),
})

const answerShape = z.object({ pickupPoint: z.array(pointShape) })

/** Where one goes is the visiting address; the other may be a box. */
function pointOf(point: z.output<typeof pointShape>): ServicePoint {
  const kilometres = Number(point.distanceInKm ?? Number.NaN)
  return {
    id: point.id,
    name: point.name,
    street: point.visitingAddress || point.address || '',
    zip: zipOf(point.visitingPostalCode || point.postalCode),
    city: point.visitingCity || point.city || '',
    openingHours: hoursInWords(point.openingHoursEnglish ?? ''),
    distance: Number.isFinite(kilometres) ? Math.round(kilometres * 1000) : null,
  }
}
