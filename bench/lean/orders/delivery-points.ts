import { isRecent } from '@omsorg/domain/orders/delivery/delivery-point.ts'
import { readPostalCode } from '@omsorg/domain/format/postal-code.ts'
import { marketOf, type MarketCode } from '@omsorg/domain/market.ts'
import { instant } from '../json.ts'
import { mustHold } from '../log.ts'
import type { LeanServer } from '../servers.ts'

interface Found {
  readonly answeredAt: string
  readonly entities: readonly object[]
}

/** What the carrier has answered of a postal code; parameters: the market, the postal code. */
const statement = `
  select json_build_object('answeredAt', ${instant('a.answered_at')}, 'entities', coalesce((
    select json_agg(json_build_object('id', p.point_id, 'name', p.name, 'street', p.street, 'zip', p.zip, 'city', p.city,
      'openingHours', p.opening_hours, 'distance', p.distance) order by p.position)
    from omsorg.delivery_point p where p.market = a.market and p.postal_code = a.postal_code), '[]')) as answer
  from omsorg.delivery_point_answer a where a.market = $1::int and a.postal_code = $2`

/** The points near a postal code, as far as the carrier has told of it lately. */
export const deliveryPoints: LeanServer =
  ({ database, tokens }) =>
  async ({ request, takesBack }) => {
    const claims = tokens.read(request.headers.authorization)
    mustHold(claims, ['OrderWrite'])
    const [asked = '', market = ''] = (request.url ?? '').split('/').slice(-2)
    if (Number(market) !== claims.mac) return null
    const postalCode = readPostalCode(decodeURIComponent(asked), marketOf(claims.mac as MarketCode).country)
    const [found] = await database.once<{ answer: Found }>({ claims, takesBack }, 'points', statement, [
      claims.mac,
      postalCode,
    ])
    if (!found || !isRecent(Temporal.Instant.from(found.answer.answeredAt), Temporal.Now.instant())) {
      throw new Error('no carrier is asked in the bench')
    }
    return JSON.stringify({ entities: found.answer.entities, carrier: 'current' })
  }
