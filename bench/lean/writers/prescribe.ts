import { keyedWriter, must } from './keyed.ts'
import { judgedPrescription, type PrescribeAsked, type PrescribeFacts } from './prescribe-judged.ts'
import { leftBehindStatement, lockStatement, prescribeFacts, prescribeStatement } from './prescribe.sql.ts'

const endpoint = 'prescriptions/prescription/create-prescription'

interface Made {
  readonly id: number
  readonly rowVersion: number
  readonly rows: readonly { readonly id: number; readonly rowVersion: number }[]
}

/** Judges what is to be prescribed by the rules of the domain and writes it: locked and read in one round trip. */
export const prescribe = keyedWriter<PrescribeAsked>({
  endpoint,
  permissions: ['ProductPrescriptionWrite', 'CareRecipientRead'],
  async work({ asked, claims, user, today, send }) {
    const { careRecipientId, therapyArea } = asked
    const numbers = asked.rows.map(({ itemNumber }) => itemNumber)
    const [[person], [found]] = await Promise.all([
      send('lock', lockStatement, [careRecipientId]),
      send<{ answer: PrescribeFacts }>('facts', prescribeFacts, [
        careRecipientId,
        numbers,
        therapyArea,
        today.toString(),
        user,
      ]),
    ])
    must(person !== undefined && found !== undefined, 'the person is here')
    const facts = found.answer
    const settled = judgedPrescription(asked, facts, claims, today)
    const start = settled.period.start.toString()
    const end = settled.period.end.toString()
    const rows = settled.rows.map((row) => {
      const item = facts.items[row.itemNumber]
      const { consumption, calculationMonths: calculationPeriod, ...rest } = row
      return {
        ...rest,
        calculationPeriod,
        productId: item?.id,
        group: item?.group,
        itemsPerPackage: item?.itemsPerPackage,
        consumption: consumption?.amount,
        consumptionPeriod: consumption?.period,
      }
    })
    const head = [careRecipientId, therapyArea, settled.months, start, end, settled.customerNumber]
    const productIds = rows.map(({ productId }) => productId)
    const [[made]] = await Promise.all([
      send<Made>('prescribe', prescribeStatement, [user, ...head, JSON.stringify(rows), endpoint, claims.mac]),
      send('left behind', leftBehindStatement, [careRecipientId, user, therapyArea, productIds]),
    ])
    must(made !== undefined, 'it was written')
    return {
      answer: {
        careRecipientId,
        prescriptionId: made.id,
        status: 'active',
        startDate: start,
        endDate: end,
        periodMonths: settled.months,
        rowVersion: made.rowVersion,
        rows: settled.rows.map((row, index) => ({
          prescriptionRowId: made.rows[index]?.id,
          itemNumber: row.itemNumber,
          calculationPeriod: row.calculationMonths < 3 ? null : row.calculationMonths,
          withdrawals: row.withdrawals,
          packagesPerWithdrawal: row.packagesPerWithdrawal,
          intervalDays: row.intervalDays,
          status: 'active',
          rowVersion: made.rows[index]?.rowVersion,
        })),
      },
      written: [],
    }
  },
})
