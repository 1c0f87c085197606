import { marketOf, todayIn, type MarketCode } from '@omsorg/domain/market.ts'
import { mostUrgent } from '@omsorg/domain/orders/supply/suggestion.ts'
import { leanStatusOf } from '@omsorg/domain/prescriptions/prescription/statuses.ts'
import { leanStatus, prescriptionStatus, type PrescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { wordOf } from '@omsorg/domain/states.ts'
import { therapyAreas, type TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { logParameters, mustHold } from './log.ts'
import { gateOf, type GateFacts } from './page-abilities.ts'
import type { LeanServer } from './servers.ts'
import { canAskRenewal, canClosePrescription, canRenew } from './tab-abilities.ts'
import { rowView, type TabRow, type TabPlace } from './tab-row.ts'
import { tabStatement } from './tab.sql.ts'
import type { Claims } from './tokens.ts'
import type { ShownAuthor } from '@omsorg/contract/author.ts'

export interface TabPrescription {
  readonly id: number
  readonly guid: string
  readonly placeId: string
  readonly placeName: string
  readonly clientId: string
  readonly area: TherapyArea
  readonly type: string
  readonly status: PrescriptionStatus
  readonly months: number
  readonly start: string
  readonly end: string
  readonly number: string | null
  readonly payerNumber: string | null
  readonly dataOwner: string | null
  readonly investigation: number | null
  readonly note: string | null
  readonly confirmedOn: string | null
  readonly prescribedBy: ShownAuthor | null
  readonly updatedBy: ShownAuthor | null
  readonly updatedOn: string
  readonly rowVersion: number
  readonly renewalAsked: object | null
  readonly successorWaiting: boolean
  readonly additionsAllowed: boolean
}

interface TabFacts extends GateFacts, TabPlace {
  readonly isBeyondLean: boolean
  readonly prescriptions: readonly TabPrescription[]
  readonly rows: readonly TabRow[]
}

/** What runs for a person, by urgency and without filters: as the bench asks. */
export const tab: LeanServer =
  ({ database, tokens }) =>
  async ({ request, body, takesBack }) => {
    const claims = tokens.read(request.headers.authorization)
    mustHold(claims, ['CareRecipientRead', 'ProductPrescriptionRead'])
    const { careRecipientId } = JSON.parse(body.toString()) as { readonly careRecipientId: number }
    const market = marketOf(claims.mac as MarketCode)
    const today = todayIn(market.code, Temporal.Now.instant())
    const log = logParameters(claims, 'prescriptions/prescription/search-prescriptions')
    const asked = [...log, careRecipientId, today.toString(), market.timeZone]
    const [found] = await database.once<{ answer: TabFacts }>({ claims, takesBack }, 'tab', tabStatement, asked)
    if (!found) return null
    if (found.answer.isBeyondLean)
      throw new Error('the world of the bench has neither drafts nor fees, and no unwritten day')
    const entities = entitiesOf(found.answer, careRecipientId, claims, today)
    const answer = { entities, totalCount: entities.length, page: 1, pageSize: 25, careRecipientId }
    return JSON.stringify({ ...answer, today: today.toString() })
  }

function entitiesOf(facts: TabFacts, careRecipientId: number, claims: Claims, today: Temporal.PlainDate) {
  const gate = gateOf(facts, claims)
  const rowsOf = Map.groupBy(facts.rows, (row) => row.prescriptionId)
  const found = facts.prescriptions.map((prescription) => {
    const rows = (rowsOf.get(prescription.id) ?? []).map((row) =>
      rowView(row, prescription, { facts, gate, claims, today }),
    )
    const urgent = mostUrgent(rows.map(({ suggestion }) => ({ ...suggestion, runsOutOn: null, threshold: 0 })))
    const rank = urgent ? words[urgent.word] * 100_000 + (urgent.daysLeft ?? -50_000) : 400_000
    return { rank, view: prescriptionView(prescription, careRecipientId, rows, claims, today) }
  })
  const area = ({ view }: (typeof found)[number]) => therapyAreas.indexOf(view.therapyArea)
  return found
    .toSorted((a, b) => a.rank - b.rank || area(a) - area(b) || a.view.prescriptionId - b.view.prescriptionId)
    .map(({ view }) => view)
}

const words = { 'time-to-order': 0, soon: 1, 'consumption-missing': 2, 'recently-ordered': 3 }

function prescriptionView(
  prescription: TabPrescription,
  careRecipientId: number,
  rows: readonly object[],
  claims: Claims,
  today: Temporal.PlainDate,
) {
  return {
    prescriptionId: prescription.id,
    careRecipientId,
    careRecipientGuid: prescription.guid,
    carePlaceId: prescription.placeId,
    carePlaceName: prescription.placeName,
    clientId: prescription.clientId,
    therapyArea: prescription.area,
    type: prescription.type,
    status: wordOf(prescriptionStatus, prescription.status),
    leanStatus: wordOf(leanStatus, leanStatusOf(prescription.status)),
    periodMonths: prescription.months,
    startDate: prescription.start,
    endDate: prescription.end,
    customerNumber: prescription.number,
    payerCustomerNumber: prescription.payerNumber,
    patientDataOwnerId: prescription.dataOwner,
    investigationId: prescription.investigation,
    note: prescription.note,
    confirmedOn: prescription.confirmedOn,
    patientFee: null,
    prescribedBy: prescription.prescribedBy,
    updatedBy: prescription.updatedBy,
    updatedOn: prescription.updatedOn,
    can: {
      close: canClosePrescription(prescription, claims),
      renew: canRenew(prescription, claims, today),
      askRenewal: canAskRenewal(claims),
    },
    rowVersion: prescription.rowVersion,
    renewalAsked: prescription.renewalAsked,
    rows,
  }
}
