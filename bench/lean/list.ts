import { createHmac } from 'node:crypto'
import { createSeal } from '@omsorg/database/sealed.ts'
import { addWorkingDays } from '@omsorg/domain/calendar/working-days.ts'
import { temporaryNumber } from '@omsorg/domain/care-recipients/recipient/registration.ts'
import { marketOf, todayIn, type MarketCode } from '@omsorg/domain/market.ts'
import { listStatements } from './list.sql.ts'
import { logParameters, mustHold } from './log.ts'
import { personView, whereabouts, type PersonFacts } from './person.ts'
import type { RowFacts } from './row-facts.ts'
import type { LeanServer } from './servers.ts'
import { standing, urgentView } from './standing.ts'

interface Listed {
  readonly id: number
  readonly onPage: boolean
  readonly status: number
  readonly canReceive: boolean
  readonly row: RowFacts | null
  readonly ordered: object | null
  readonly person: PersonFacts | null
}

interface Found {
  readonly total: number
  readonly words: readonly [due: number, soon: number, missing: number, recent: number]
  readonly rooms: readonly string[]
  readonly leadDays: number | null
  readonly holidays: readonly string[]
  readonly persons: readonly Listed[]
}

interface Asked {
  readonly searchTerm?: string
  readonly page?: number
  readonly pageSize?: number
}

/** The list and both searches, in the order of urgency and without filters: as the bench asks. */
export const list: LeanServer = ({ database, tokens, secret }) => {
  const seal = createSeal(secret)
  return async ({ request, body, takesBack }) => {
    const claims = tokens.read(request.headers.authorization)
    mustHold(claims, ['CareRecipientRead'])
    const { searchTerm = '', page = 1, pageSize = 25 } = JSON.parse(body.toString()) as Asked
    const market = marketOf(claims.mac as MarketCode)
    const today = todayIn(market.code, Temporal.Now.instant())
    const hash = searchTerm ? createHmac('sha256', secret).update(searchTerm.toLowerCase()).digest('hex') : null
    const log = logParameters(claims, 'care-recipients/recipient/search-care-recipients', hash)
    const words = searchTerm ? [searchTerm, seal.blind(temporaryNumber(searchTerm).normalized)] : [null, null]
    const asked = [...log, today.toString(), pageSize, (page - 1) * pageSize, market.timeZone, ...words]
    const whom = claims.app === 'CSP' ? 'market' : searchTerm ? 'found' : 'place'
    const by = { claims, takesBack }
    const [answer] = await database.once<{ answer: Found }>(by, whom, listStatements[whom], asked)
    if (!answer) return null
    const { persons, total, words: counts, leadDays, holidays, rooms } = answer.answer
    const views = persons.map((each) => ({
      each,
      view: each.row && standing(each.row, today, each.canReceive, claims),
    }))
    const due = (action: string) =>
      views.flatMap(({ each, view }) =>
        view?.suggestion.word === 'time-to-order' && view.suggestion.action === action && !each.ordered
          ? [each.id]
          : [],
      )
    const toOrderIds = due('order')
    return JSON.stringify({
      entities: views.flatMap(({ each, view }) =>
        each.person
          ? [
              {
                ...personView(each.id, each.status, each.person, seal),
                where: whereabouts(each.person),
                clientId: each.person.clientId,
                clientName: each.person.clientName,
                urgent: each.row && view && urgentView(each.row, view),
                orderedToday: each.ordered,
              },
            ]
          : [],
      ),
      totalCount: total,
      page,
      pageSize,
      counts: {
        timeToOrder: counts[0],
        soon: counts[1],
        consumptionMissing: counts[2],
        recentlyOrdered: counts[3],
        toOrder: toOrderIds.length,
        toRenew: due('renew').length,
      },
      toOrderIds,
      rooms: rooms.toSorted(inOrderOfRooms.compare),
      today: today.toString(),
      nextDelivery:
        leadDays === null
          ? null
          : { orderBefore: null, deliveredOn: addWorkingDays(today, leadDays, new Set(holidays)).toString() },
    })
  }
}

const inOrderOfRooms = new Intl.Collator('sv', { numeric: true })
