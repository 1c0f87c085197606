import type { Country, OpeningHours, ServicePoint } from './port.ts'

/** What each carrier answers of the same points, in its own words. */

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

interface Reply {
  readonly status: number
  readonly body: unknown
}

function postnordReply(country: Country, points: readonly ServicePoint[]): Reply {
  if (points.length === 0) {
    const faults = [{ explanationText: 'Invalid postal code', faultCode: '100100' }]
    return { status: 400, body: { servicePointInformationResponse: { compositeFault: { faults } } } }
  }
  const servicePoints = points.map((point) => {
    const [streetName, streetNumber] = splitStreet(point.street)
    return {
      servicePointId: point.id,
      name: point.name,
      routeDistance: point.distance,
      visitingAddress: { countryCode: country, city: point.city, streetName, streetNumber, postalCode: point.zip },
      openingHours: {
        postalServices: point.openingHours.spans.flatMap(({ firstDay, lastDay, opens, closes }) =>
          dayNames.slice(firstDay - 1, lastDay).map((day) => ({
            openDay: day,
            openTime: opens,
            closeDay: day,
            closeTime: closes,
          })),
        ),
        specialDates: [],
      },
    }
  })
  return { status: 200, body: { servicePointInformationResponse: { servicePoints } } }
}

function bringReply(country: Country, points: readonly ServicePoint[]): Reply {
  if (points.length === 0) return { status: 404, body: { error: 'Not Found' } }
  const pickupPoint = points.map((point) => ({
    id: point.id,
    unitId: point.id,
    name: point.name,
    address: 'POSTBOKS 30',
    postalCode: point.zip,
    city: point.city.toUpperCase(),
    countryCode: country,
    visitingAddress: point.street,
    visitingPostalCode: point.zip,
    visitingCity: point.city,
    openingHoursEnglish: inWords(point.openingHours, ' - ', ': ', (time) => time.replace(':', '')),
    distanceInKm: String((point.distance ?? 0) / 1000),
  }))
  return { status: 200, body: { pickupPoint } }
}

function postiReply(_country: Country, points: readonly ServicePoint[]): Reply {
  const locations = points.map((point) => {
    const [streetName, streetNumber] = splitStreet(point.street)
    const address = { streetName, streetNumber, postalCodeName: point.city, municipality: point.city }
    return {
      id: point.id,
      type: 'PICKUPPOINT',
      countryCode: 'FI',
      postalCode: point.zip,
      publicName: { fi: point.name, sv: point.name, en: point.name },
      address: { fi: address, sv: address, en: address },
      availability: inWords(point.openingHours, '-', ' ', (time) => time.replace(':', '.')),
      distanceInMeters: point.distance,
    }
  })
  return { status: 200, body: { locations } }
}

function inWords(
  { spans, text }: OpeningHours,
  dash: string,
  colon: string,
  time: (written: string) => string,
): string {
  const short = (day: number) => dayNames[day - 1]?.slice(0, 3) ?? ''
  return (
    text ??
    spans
      .map(({ firstDay, lastDay, opens, closes }) => {
        const days = firstDay === lastDay ? short(firstDay) : `${short(firstDay)}${dash}${short(lastDay)}`
        return `${days}${colon}${time(opens)}-${time(closes)}`
      })
      .join(', ')
  )
}

function splitStreet(street: string): [string, string] {
  const at = street.lastIndexOf(' ')
  return [street.slice(0, at), street.slice(at + 1)]
}

export const replyOf: Readonly<Record<Country, (country: Country, points: readonly ServicePoint[]) => Reply>> = {
  SE: postnordReply,
  DK: postnordReply,
  NO: bringReply,
  FI: postiReply,
}
