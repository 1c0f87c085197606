import { z } from 'zod'
import { ask, type CarrierConnection } from './ask.ts'
import { hoursOfDays } from './opening-hours.ts'
import type { Country, ServicePoint, ServicePoints } from './port.ts'
import { agreedPoints, joined, zipOf } from './points.ts'

/** PostNord, Business Location v5: the points nearest to a postal code, by road. */
export function postnord(country: Country, connection: CarrierConnection): ServicePoints {
  return {
    async near(postalCode) {
      const address = new URL(`${connection.url}/v5/servicepoints/nearest/byaddress`)
      address.search = new URLSearchParams({
        apikey: connection.key ?? '',
        returnType: 'json',
        countryCode: country,
        postalCode,
        numberOfServicePoints: '10',
      }).toString()
      const answer = await ask(connection, address, { understood: [200, 400] })
      if ('why' in answer) return { result: 'unavailable', why: answer.why }
      // A postal code that it does not know is a fault to PostNord.
      if (answer.status === 400) {
        return faultShape.safeParse(answer.body).success
          ? { result: 'found', points: [] }
          : { result: 'unavailable', why: 'not-understood' }
      }
      return agreedPoints(answerShape, answer.body, ({ servicePointInformationResponse: { servicePoints } }) =>
        servicePoints.map(pointOf),
      )
    },
  }
}

const text = z.string().nullish()

const pointShape = z.object({
  servicePointId: z.string().min(1).max(60),
  name: z.string().min(1),
  visitingAddress: z.object({ streetName: text, streetNumber: text, postalCode: text, city: text }),
  openingHours: z
    .object({
      postalServices: z.array(z.object({ openDay: z.string(), openTime: z.string(), closeTime: z.string() })).nullish(),
    })
    .nullish(),
  routeDistance: z.number().nullish(),
})

const answerShape = z.object({
  servicePointInformationResponse: z.object({ servicePoints: z.array(pointShape) }),
})

const faultShape = z.object({
  servicePointInformationResponse: z.object({ compositeFault: z.object({ faults: z.array(z.unknown()).min(1) }) }),
})

function pointOf(point: z.output<typeof pointShape>): ServicePoint {
  const { streetName, streetNumber, postalCode, city } = point.visitingAddress
  const services = point.openingHours?.postalServices ?? []
  return {
    id: point.servicePointId,
    name: point.name,
    street: joined(streetName, streetNumber),
    zip: zipOf(postalCode),
    city: city ?? '',
    openingHours: hoursOfDays(
      services.map(({ openDay, openTime, closeTime }) => ({ day: openDay, opens: openTime, closes: closeTime })),
    ),
    distance: point.routeDistance ?? null,
  }
}
