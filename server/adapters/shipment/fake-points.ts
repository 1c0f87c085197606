import type { Country, ServicePoint } from './port.ts'

const kindsOf: Readonly<Record<Country, readonly string[]>> = {
  SE: ['Matboden', 'Tobakshörnan', 'Järnhandeln', 'Blomsterboden'],
  NO: ['Matbua', 'Kiosken', 'Jernvarehandelen', 'Blomsterbua'],
  DK: ['Købmanden', 'Kiosken', 'Isenkræmmeren', 'Blomsterbutikken'],
  FI: ['Ruokakauppa', 'Kioski', 'Rautakauppa', 'Kukkakauppa'],
}

const streetsOf: Readonly<Record<Country, readonly string[]>> = {
  SE: ['Torggatan', 'Kyrkogatan', 'Industrivägen', 'Skolgatan'],
  NO: ['Torggata', 'Kirkegata', 'Industriveien', 'Skolegata'],
  DK: ['Torvegade', 'Kirkegade', 'Industrivej', 'Skolegade'],
  FI: ['Torikatu', 'Kirkkokatu', 'Teollisuustie', 'Koulukatu'],
}

const places: Readonly<Record<Country, string>> = { SE: 'Fjällviken', NO: 'Fjordby', DK: 'Fjordby', FI: 'Järvimaa' }

const weekdays = { firstDay: 1, lastDay: 5, opens: '08:00', closes: '21:00' }
const saturday = { firstDay: 6, lastDay: 6, opens: '09:00', closes: '18:00' }

/** No parcel is picked up there: the code is not in use. */
export function isUnknown(postalCode: string): boolean {
  return /^0*$/.test(postalCode) || /^9+$/.test(postalCode)
}

/** Four invented points for each postal code, always the same ones; one of them gives its hours in words alone. */
export function fakePoints(country: Country, postalCode: string): ServicePoint[] {
  if (isUnknown(postalCode)) return []
  return kindsOf[country].map((name, at) => ({
    id: `${country}${postalCode}${at + 1}`,
    name: `${name} ${postalCode}`,
    street: `${streetsOf[country][at] ?? ''} ${2 * at + 1}`,
    zip: postalCode,
    city: places[country],
    openingHours:
      at === 3 && country !== 'SE' && country !== 'DK'
        ? { spans: [], text: 'In the opening hours of the shop' }
        : { spans: at % 2 === 0 ? [weekdays, saturday] : [weekdays], text: null },
    distance: 400 + at * 900,
  }))
}
