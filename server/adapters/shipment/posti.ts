import { z } from 'zod'
import { ask, type CarrierConnection } from './ask.ts'
import { hoursInWords } from './opening-hours.ts'
import type { ServicePoint, ServicePoints } from './port.ts'
import { agreedPoints, joined, zipOf } from './points.ts'

/** Posti, Location Service v2: pick-up points, parcel lockers and post offices near a postal code. */
export function posti(connection: CarrierConnection): ServicePoints {
  return {
    async near(postalCode) {
      const address = new URL(connection.url)
      for (const type of ['PICKUPPOINT', 'SMARTPOST', 'POSTOFFICE']) address.searchParams.append('types', type)
      address.searchParams.set('locationZipCode', postalCode)
      address.searchParams.set('top', '10')
      const headers = connection.key ? { authorization: `Bearer ${connection.key}` } : {}
      const answer = await ask(connection, address, { headers })
      if ('why' in answer) return { result: 'unavailable', why: answer.why }
      return agreedPoints(answerShape, answer.body, ({ locations }) => locations.map(pointOf))
    },
  }
}

const text = z.string().nullish()
const addressShape = z.object({ streetName: text, streetNumber: text, postalCodeName: text, municipality: text })

/** In Finnish, Swedish and English, of which the first is always there. */
const pointShape = z.object({
  id: z.union([z.string(), z.number()]).transform(String).pipe(z.string().min(1).max(60)),
  publicName: z.object({ fi: z.string().min(1) }),
  postalCode: text,
  address: z.object({ fi: addressShape }),
  availability: text,
  distanceInMeters: z.number().nullish(),
})

const answerShape = z.object({ locations: z.array(pointShape) })

function pointOf(point: z.output<typeof pointShape>): ServicePoint {
  const { streetName, streetNumber, postalCodeName, municipality } = point.address.fi
  return {
    id: point.id,
    name: point.publicName.fi,
    street: joined(streetName, streetNumber),
    zip: zipOf(point.postalCode),
    city: postalCodeName || municipality || '',
    openingHours: hoursInWords(point.availability ?? ''),
    distance: point.distanceInMeters ?? null,
  }
}
