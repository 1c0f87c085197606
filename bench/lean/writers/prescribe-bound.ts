import { todayIn, type MarketCode } from '@omsorg/domain/market.ts'
import { nothingDrawnOfRow } from '@omsorg/domain/prescriptions/row/drawn-of-row.ts'
import { consumptionPeriodOf, settleRow } from '@omsorg/domain/prescriptions/prescription/prescribe-row.ts'
import type { consumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { mustHold } from '../log.ts'
import { prescribeFacts, prescribeStatement } from './prescribe-bound.sql.ts'
import { keysOf } from './keyed.ts'
import type { LeanServer } from '../servers.ts'

interface Asked {
  readonly careRecipientId: number
  readonly therapyArea: TherapyArea
  readonly periodMonths: number
  readonly rows: readonly {
    readonly itemNumber: string
    readonly consumption: number
    readonly consumptionPeriod: keyof typeof consumptionPeriod
    readonly packagesPerWithdrawal: number
    readonly note: string
  }[]
}

interface Facts {
  readonly calculationPeriod: 3 | 12
  readonly maxWithdrawals: number
  readonly customerNumber: string
  readonly items: Readonly<
    Record<string, { readonly id: number; readonly itemsPerPackage: number; readonly group: string }>
  >
}

interface Made {
  readonly id: number
  readonly rowVersion: number
  readonly rows: readonly { readonly id: number; readonly rowVersion: number }[]
}

const endpoint = 'prescriptions/prescription/create-prescription'

/**
 * A bound and no like: what is asked for is filled in by the rules and written, with the lock, the key, the timeline, the
 * supply and the log; whether it may be prescribed is judged by the right, the reach and an offer with a price alone.
 */
export const prescribeBound: LeanServer = ({ database, tokens, secret }) => {
  const keyOf = keysOf(secret, endpoint)
  return async ({ request, body, takesBack }) => {
    const claims = tokens.read(request.headers.authorization)
    mustHold(claims, ['ProductPrescriptionWrite', 'CareRecipientRead'])
    const asked = JSON.parse(body.toString()) as Asked
    const today = todayIn(claims.mac as MarketCode, Temporal.Now.instant())
    const end = today.add({ months: asked.periodMonths }).subtract({ days: 1 })
    return database.transaction({ claims, takesBack }, async (send, closing) => {
      const key = keyOf(send, { request, body }, claims)
      const numbers = asked.rows.map(({ itemNumber }) => itemNumber)
      const [, [found]] = await Promise.all([
        key.claim(),
        send<{ answer: Facts }>('facts', prescribeFacts, [asked.careRecipientId, numbers]),
      ])
      if (!found) return null
      const facts = found.answer
      const settled = asked.rows.map((row) => settledRow(row, asked, facts, { start: today, end }))
      const written = settled.map(({ row, item }) => ({
        ...row,
        productId: item.id,
        group: item.group,
        itemsPerPackage: item.itemsPerPackage,
        consumption: row.consumption?.amount,
        consumptionPeriod: row.consumption?.period,
        calculationPeriod: row.calculationMonths,
      }))
      const head = [asked.careRecipientId, asked.therapyArea, asked.periodMonths, today.toString(), end.toString()]
      const values = [Number(claims.sub), ...head, facts.customerNumber, JSON.stringify(written), endpoint, claims.mac]
      const [made] = await send<Made>('prescribe', prescribeStatement, values)
      if (!made) throw new Error('nothing was written')
      const answer = JSON.stringify({
        careRecipientId: asked.careRecipientId,
        prescriptionId: made.id,
        status: 'active',
        startDate: today.toString(),
        endDate: end.toString(),
        periodMonths: asked.periodMonths,
        rowVersion: made.rowVersion,
        rows: settled.map(({ row }, index) => ({
          prescriptionRowId: made.rows[index]?.id,
          itemNumber: row.itemNumber,
          calculationPeriod: row.calculationMonths < 3 ? null : row.calculationMonths,
          withdrawals: row.withdrawals,
          packagesPerWithdrawal: row.packagesPerWithdrawal,
          intervalDays: row.intervalDays,
          status: 'active',
          rowVersion: made.rows[index]?.rowVersion,
        })),
      })
      const kept = key.keep(answer)
      closing()
      await kept
      return answer
    })
  }
}

function settledRow(
  { itemNumber, consumption, consumptionPeriod: per, packagesPerWithdrawal, note }: Asked['rows'][number],
  { therapyArea, periodMonths }: Asked,
  { items, calculationPeriod, maxWithdrawals }: Facts,
  period: { readonly start: Temporal.PlainDate; readonly end: Temporal.PlainDate },
) {
  const item = items[itemNumber]
  if (!item) throw new Error('nobody offers what is prescribed')
  const wanted = {
    itemNumber,
    amount: String(consumption),
    consumptionPeriod: consumptionPeriodOf[per],
    calculationPeriod: null,
    withdrawals: null,
    withdrawalsRemaining: null,
    packagesPerWithdrawal,
    cutOption: null,
    cutSize: null,
    invoiceAreaId: null,
    note,
    flavors: [],
  }
  const judged = { therapyArea, isPca: false, withheld: null, itemsPerPackage: item.itemsPerPackage, flavors: null }
  const row = settleRow(
    { wanted, item: judged, drawn: nothingDrawnOfRow, isNew: true, itemIsChecked: true },
    {
      therapyArea,
      period,
      months: periodMonths,
      calculationPeriod,
      maxWithdrawals,
      noteEnabled: true,
      invoiceAreaRequired: false,
      cutAllowed: false,
      invoiceAreas: new Set<number>(),
    },
  )
  return { row, item }
}
