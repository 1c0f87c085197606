import { daysBetween } from '@omsorg/domain/calendar/period.ts'
import { linkStatus, recipientStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import { todayIn, type MarketCode } from '@omsorg/domain/market.ts'
import { unavailabilityCode as code } from '@omsorg/domain/orders/placing/unavailability-code.ts'
import { mayPrescribe } from '@omsorg/domain/prescriptions/prescription/prescribe-gate.ts'
import { judgeDrawn, packagesAtPace } from '@omsorg/domain/prescriptions/renewal-queue/judge-drawn.ts'
import { leftOutBecause } from '@omsorg/domain/prescriptions/renewal/renewal.ts'
import { letterOf } from '@omsorg/domain/products/product/visibility.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { mustHold } from '../log.ts'
import type { LeanServer } from '../servers.ts'
import { consumptionView, productView, type RecognisedFacts } from '../standing.ts'
import type { Claims } from '../tokens.ts'
import { assess, type ItemsHere } from '../writers/items.ts'
import { must } from '../writers/keyed.ts'
import { queueStatement } from './renewal-queue.sql.ts'

interface Queued extends RecognisedFacts {
  readonly id: number
  readonly prescription: number
  readonly person: number
  readonly name_of_person: string | null
  readonly hidden: boolean
  readonly room: string | null
  readonly start: string
  readonly end: string
  readonly withdrawals: number
  readonly packages: number
  readonly drawn: number
  readonly successor_waiting: boolean
  readonly asked: object | null
  readonly declined: object | null
}

interface Found extends ItemsHere {
  readonly isBeyondLean: boolean
  readonly gate: {
    readonly clientHasSettings: boolean
    readonly placeHasOwnSettings: boolean | null
    readonly allowedHere: boolean
    readonly dataOwner: string
    /** The areas in which prescribing is on. */
    readonly allowedIn: readonly TherapyArea[]
  }
  readonly rows: readonly Queued[]
}

const mostRows = 2000
const soldToNobody: readonly unknown[] = [code.notSold, code.outsideAgreement, code.gone, code.priceMissing]

/** What ends within sixty days at a care place, with whether each may be renewed: as the bench asks. */
export const renewalQueue: LeanServer =
  ({ database, tokens }) =>
  async ({ request, body, takesBack }) => {
    const claims = tokens.read(request.headers.authorization)
    mustHold(claims, ['ProductPrescriptionRead', 'PrescriptionRenewRead', 'CareRecipientRead'])
    const { withinDays = 60 } = JSON.parse(body.toString()) as { readonly withinDays?: number }
    const today = todayIn(claims.mac as MarketCode, Temporal.Now.instant())
    const before = today.add({ days: withinDays }).toString()
    const action = 'prescriptions/renewal-queue/read-renewal-queue'
    const asked = [action, today.toString(), Number(claims.sub), claims.mac, before, mostRows + 1]
    const [found] = await database.once<{ answer: Found }>({ claims, takesBack }, 'queue', queueStatement, asked)
    if (!found) return null
    const { answer } = found
    must(!answer.isBeyondLean, 'nobody has begun to answer the queue')
    return JSON.stringify({
      rows: answer.rows.slice(0, mostRows).map((row) => rowView(row, answer, claims, today)),
      hasMore: answer.rows.length > mostRows,
      today: today.toString(),
      before,
      kept: [],
      keptOn: null,
    })
  }

function rowView(row: Queued, found: Found, claims: Claims, today: Temporal.PlainDate) {
  const period = { start: Temporal.PlainDate.from(row.start), end: Temporal.PlainDate.from(row.end) }
  const { withdrawals, packages: packagesPerWithdrawal, drawn: packagesDrawn } = row
  const drawn = { withdrawals, packagesPerWithdrawal, packagesDrawn, period, today }
  const reason = blockOf(row, found, claims, today)
  return {
    prescriptionRowId: row.id,
    careRecipientId: row.person,
    careRecipientName: row.name_of_person,
    protected: row.hidden,
    room: row.room,
    therapyArea: row.therapy_area,
    product: productView(row),
    ...consumptionView(row),
    prescriptionId: row.prescription,
    endDate: row.end,
    daysLeft: daysBetween(today, period.end),
    withdrawals,
    packagesPerWithdrawal,
    packagesDrawn,
    judgement: judgeDrawn(drawn),
    packagesAtPace: packagesAtPace(drawn),
    can: { allowed: reason === null, reason },
    asked: row.asked,
    declined: row.declined,
  }
}

/** Why a row cannot be renewed here, by the rules of the domain. */
function blockOf(row: Queued, found: Found, claims: Claims, today: Temporal.PlainDate): string | null {
  if (row.successor_waiting) return 'successor-waiting'
  const { therapy_area: area } = row
  const { gate: facts } = found
  const gate = mayPrescribe({
    ...facts,
    status: recipientStatus.active,
    statusAtPlace: linkStatus.active,
    hasRight: claims.permissions.includes('ProductPrescriptionWrite'),
    hasRightInArea: claims.permissions.includes(`ProductPrescription${area}Write`),
    allowedInArea: facts.allowedIn.includes(area),
    dataOwnerIsKnown: facts.dataOwner.trim() !== '',
    customerNumbers: found.areas[area]?.number ? 1 : 0,
  })
  if (!gate.ok) return gate.refusal
  const { item, visible, unavailability } = assess(found, row.item_number, claims, today, 'search')
  return leftOutBecause({
    sellable: item.price !== null && (item.items_per_package ?? 0) > 0 && !soldToNobody.includes(unavailability),
    visible,
    isDispense: letterOf(item.agreement_type) === 'D',
  })
}
