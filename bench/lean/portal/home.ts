import { addWorkingDays } from '@omsorg/domain/calendar/working-days.ts'
import { marketOf, todayIn, type MarketCode } from '@omsorg/domain/market.ts'
import type { ErpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { portalAbilities, type PortalSwitches } from '@omsorg/domain/portal/ability/abilities.ts'
import { orderStepOf } from '@omsorg/domain/portal/order/order-step.ts'
import { lineBlockOf, supplyStateOf } from '@omsorg/domain/portal/supply/product-at-home.ts'
import { servesWithdrawals } from '@omsorg/domain/prescriptions/prescription/statuses.ts'
import { gateOf, type GateFacts } from '../page-abilities.ts'
import type { RowFacts } from '../row-facts.ts'
import type { LeanServer } from '../servers.ts'
import { consumptionView, productView, standing } from '../standing.ts'
import { asOrderer } from './orderer.ts'
import { homeStatement } from './home.sql.ts'

interface HomeFacts extends GateFacts {
  readonly name: string
  readonly relation: string
  readonly switches: PortalSwitches
  readonly throughPlaceReason: string | null
  readonly carePlace: object
  readonly leadDays: number
  readonly holidays: readonly string[]
  readonly unwritten: boolean
  readonly hasDiary: boolean
  readonly unreadAnswers: number
  readonly toldAnswers: readonly object[]
  readonly ending: readonly object[]
  readonly orders: readonly { readonly id: number; readonly parts: readonly PartFacts[] }[]
  readonly rows: readonly HomeRow[]
}

interface PartFacts {
  readonly orderId: number
  readonly erpStatus: ErpStatus | null
  readonly expectedOn: string | null
  readonly trackingLink: string | null
  readonly isHeardOf: boolean
  readonly steps: readonly { readonly status: ErpStatus; readonly at: string }[]
  readonly lines: readonly object[]
}

interface HomeRow {
  readonly facts: RowFacts
  readonly prescriptionId: number
  readonly perPackage: number
  readonly lastPieces: number | null
}

/** The start page of the care recipient portal: one statement, and the rules of the domain. */
export const portalHome: LeanServer =
  ({ database, tokens }) =>
  async ({ request, takesBack }) => {
    const claims = tokens.read(request.headers.authorization)
    const id = Number(request.url?.split('/').at(-1))
    const now = Temporal.Now.instant()
    const today = todayIn(claims.mac as MarketCode, now)
    const asked = [
      Number(claims.aut),
      'portal/home/read-home',
      claims.mac,
      Number(claims.sub),
      id,
      today.toString(),
      now.subtract({ hours: 24 * 60 }).toString(),
      today.add({ days: 30 }).toString(),
    ]
    const rows = await database.once<{ answer: HomeFacts }>({ claims, takesBack }, 'home', homeStatement, asked)
    const [found] = rows
    if (!found) return null
    const facts = found.answer
    if (facts.unwritten || facts.hasDiary) throw new Error('there is no such person in the world of the bench')
    const orderer = asOrderer(claims)
    const gate = gateOf(facts, orderer)
    const canReceive = gate === null || !gate.startsWith('recipient-')
    const products = facts.rows
      .filter((row) => servesWithdrawals(row.facts.prescription_status))
      .map((row) => productOf(row, standing(row.facts, today, canReceive, orderer), today))
    const abilities = portalAbilities(facts.switches)
    const nothing = products.some(({ block }) => block === null) ? null : 'nothing-to-order'
    const reason = abilities.order.reason ?? gate ?? nothing
    return JSON.stringify({
      careRecipientId: id,
      name: facts.name,
      relation: facts.relation,
      today: today.toString(),
      products,
      delivery: { earliest: addWorkingDays(today, facts.leadDays, new Set(facts.holidays)).toString() },
      parcels: facts.orders.flatMap(({ id: order, parts }) =>
        parts.flatMap((part) => parcelOf(order, part, today, now)),
      ),
      unreadAnswers: facts.unreadAnswers,
      toldAnswers: facts.toldAnswers,
      ending: facts.ending,
      diary: null,
      carePlace: facts.carePlace,
      customerService: { name: 'Omsorg', phone: phones[marketOf(claims.mac as MarketCode).country] },
      throughPlaceReason: facts.throughPlaceReason,
      can: { ...abilities, order: { allowed: reason === null, reason } },
    })
  }

/** Of customer service, where nothing is set. */
const phones: Readonly<Record<string, string | null>> = { SE: null, FI: null, NO: null, DK: null }

function productOf(row: HomeRow, stands: ReturnType<typeof standing>, today: Temporal.PlainDate) {
  const { facts, prescriptionId, perPackage, lastPieces } = row
  const { left, interval, suggestion } = stands
  const { allowed, usedUp } = left
  const block = lineBlockOf({ unavailability: suggestion.reason, allowed, usedUp })
  const earliest = facts.last_draw_on === null ? null : interval.earliest.toString()
  return {
    prescriptionRowId: facts.id,
    prescriptionId,
    product: productView(facts),
    ...consumptionView(facts),
    state: supplyStateOf(suggestion),
    daysLeft: suggestion.daysLeft,
    runsOutOn: suggestion.runsOutOn,
    allowedNow: block === null ? allowed : 0,
    remaining: left.packagesRemaining,
    orderFrom: block === null ? today.toString() : block === 'too-early' ? earliest : null,
    block,
    lastOrder:
      facts.last_draw_on === null || lastPieces === null
        ? null
        : { on: facts.last_draw_on, packages: Math.ceil(lastPieces / perPackage) },
    isLast: left.withdrawalsThatCanBeMade <= 1,
    prescriptionEndsOn: facts.end_date,
  }
}

function parcelOf(customerOrderId: number, part: PartFacts, today: Temporal.PlainDate, now: Temporal.Instant) {
  const { orderId, erpStatus, expectedOn, trackingLink, isHeardOf, steps, lines } = part
  const step = orderStepOf(erpStatus)
  if (step === 'cancelled') return []
  const arrivedAt = steps.findLast(({ status }) => orderStepOf(status) === 'arrived')?.at ?? ''
  if (step === 'arrived' && arrivedAt < now.subtract({ hours: 24 * 7 }).toString()) return []
  const isLate = expectedOn !== null && expectedOn < today.toString()
  const askWhetherItCame = isLate && step !== 'arrived' && !isHeardOf
  return [{ customerOrderId, orderId, step, expectedOn, trackingLink, lines, askWhetherItCame }]
}
