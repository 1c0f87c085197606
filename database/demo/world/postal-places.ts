import { marketCodes, marketOf } from '@omsorg/domain/market.ts'
import { insertRows, type Connection } from '../build/rows.ts'
import { names } from '../data/names.ts'

/** The invented towns are on no list of real ones: in the demo their postal codes are known, so that an address is in order. */
export async function fillPostalPlaces(connection: Connection): Promise<void> {
  const rows = marketCodes.flatMap((market) =>
    names[market].towns.map(([zip, city]) => ({
      country_code: marketOf(market).country,
      zip_from: zip,
      zip_to: zip,
      city,
    })),
  )
  await insertRows(connection, 'postal_place', rows)
}
