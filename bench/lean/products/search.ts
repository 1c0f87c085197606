import { marketOf, todayIn, type MarketCode } from '@omsorg/domain/market.ts'
import { usualLeadDays } from '@omsorg/domain/orders/placing/delivery-date.ts'
import { hiddenBy, letterOf, typesOfRoles } from '@omsorg/domain/products/product/visibility.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { mustHold } from '../log.ts'
import type { LeanServer } from '../servers.ts'
import { assess, offeredView, type ItemsHere } from '../writers/items.ts'
import { must } from '../writers/keyed.ts'
import { facetsOf, type Counted } from './facets.ts'
import { searchStatement } from './search.sql.ts'

interface Hidden {
  readonly type: number | null
  readonly refused: boolean
  readonly count: number
  readonly examples: readonly object[]
}

interface Found extends ItemsHere, Omit<Counted, 'showStock'> {
  readonly compares: boolean
  readonly nonStock: number | null
  /** The numbers of the items, in the order in which they are shown. */
  readonly page: readonly string[]
  readonly hidden: readonly Hidden[]
}

const pageSize = 25

/** What words find in an area for nobody, by relevance and without filters: as the bench asks. */
export const productSearch: LeanServer =
  ({ database, tokens }) =>
  async ({ request, body, takesBack }) => {
    const claims = tokens.read(request.headers.authorization)
    mustHold(claims, ['ProductPrescriptionRead'])
    const area = (request.url ?? '').split('/').at(-1) as TherapyArea
    const { searchTerm, ...more } = JSON.parse(body.toString()) as { readonly searchTerm: string }
    must(Object.keys(more).length === 0 && searchTerm !== '', 'words alone are searched by')
    const may = (permission: string) => claims.permissions.includes(permission)
    const roles = typesOfRoles({ isCustomerService: false, may })
    must(roles.size > 0, 'the roles open a kind')
    const today = todayIn(marketOf(claims.mac as MarketCode).code, Temporal.Now.instant())
    const language = request.headers['accept-language'] ?? 'en'
    const asked = [searchTerm, today.toString(), Number(claims.sub), area, [...roles], language, pageSize]
    const [row] = await database.once<{ answer: Found }>({ claims, takesBack }, 'products', searchStatement, asked)
    if (!row) return null
    const found = row.answer
    return JSON.stringify({
      entities: found.page.map((number) => offeredView(assess(found, number, claims, today, 'search'), found)),
      totalCount: found.alike.reduce((sum, each) => sum + each[6], 0),
      page: 1,
      pageSize,
      facets: facetsOf(found, area),
      hidden: hiddenView(found, area, roles),
      display: {
        market: found.market,
        pricesAreShown: found.showPrices,
        stockIsShown: found.showStock,
        compareAllowed: found.compares,
        rankingEnabled: found.ranking,
        customArticleNumbersEnabled: found.ownNumbers,
        nonStockLeadDays: found.nonStock ?? usualLeadDays.nonStock,
      },
      careRecipientId: null,
    })
  }

function hiddenView(found: Found, area: TherapyArea, roles: ReturnType<typeof typesOfRoles>) {
  const settled = found.areas[area]
  const availability = { client: settled?.clientTypes ?? [], user: settled?.userTypes ?? null }
  const reasons = found.hidden
    .map(({ type, count, examples }) => {
      const reason = settled?.enabled ? (hiddenBy(type, { availability, roles }) ?? 'latex-or-pvc') : 'area-off'
      return { reason, agreementLetter: letterOf(type), unavailabilityCode: null, count, examples }
    })
    .toSorted((one, other) => other.count - one.count)
  return {
    total: reasons.reduce((sum, { count }) => sum + count, 0),
    reasons: reasons.map(({ examples: _examples, ...reason }) => reason),
    examples: found.hidden
      .filter(
        ({ type }) => letterOf(type) && settled?.enabled && hiddenBy(type, { availability, roles }) === 'outside-role',
      )
      .flatMap(({ type, examples }) => examples.map((each) => ({ ...each, agreementLetter: letterOf(type) })))
      .slice(0, 3),
  }
}
