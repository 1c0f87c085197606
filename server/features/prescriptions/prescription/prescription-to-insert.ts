import type { MarketCode } from '@omsorg/domain/market.ts'
import type { Consumption, ConsumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'
import type { CutOption, SettledRow } from '@omsorg/domain/prescriptions/prescription/prescribe-row.ts'
import type { PrescriptionType, RowStatus, prescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { ItemOffer } from '../../products/index.ts'

export interface RowToInsert {
  readonly productId: number
  readonly itemNumber: string
  readonly productGroupNumber: string
  readonly itemsPerPackage: number
  /** The decimal as it was typed; null together with its period. */
  readonly consumption: string | null
  readonly consumptionPeriod: ConsumptionPeriod | null
  /** Months: 3 or 12, or those of a prescription of less than 3. */
  readonly calculationPeriod: number
  readonly withdrawals: number
  readonly packagesPerWithdrawal: number
  readonly intervalDays: number
  readonly cutOption: CutOption | null
  readonly cutSize: number | null
  readonly invoiceAreaId: number | null
  readonly note: string
  readonly flavors: readonly {
    readonly itemNumber: string
    readonly packages: number
    readonly consumption: string | null
  }[]
}

/** Preliminary or active, in prescriptions and rows alike. */
export type StatusToInsert = (typeof prescriptionStatus)['preliminary' | 'active'] & RowStatus

export interface PrescriptionToInsert {
  readonly careRecipientId: number
  readonly clientId: string
  readonly carePlaceId: string
  readonly market: MarketCode
  readonly therapyArea: TherapyArea
  readonly type: PrescriptionType
  /** Its rows have the same. */
  readonly status: StatusToInsert
  readonly confirmedAt: Temporal.Instant | null
  readonly periodMonths: number
  readonly start: Temporal.PlainDate
  readonly end: Temporal.PlainDate
  readonly customerNumber: string | null
  readonly payerCustomerNumber: string | null
  readonly note: string
  readonly predecessorId: number | null
  /** By which its products were chosen. */
  readonly investigationId: number | null
  /** Who does it, and for whom while impersonating. */
  readonly by: number
  readonly onBehalfOf: number | null
  readonly at: Temporal.Instant
  readonly rows: readonly RowToInsert[]
}

export interface InsertedRow {
  readonly id: number
  readonly itemNumber: string
  readonly rowVersion: number
}

export interface InsertedPrescription {
  readonly id: number
  readonly rowVersion: number
  readonly rows: readonly InsertedRow[]
}

/** A judged row with its item, as it is written. What was judged has an offer. */
export function rowToInsert(row: SettledRow, offers: ReadonlyMap<string, ItemOffer>): RowToInsert {
  const offer = offers.get(row.itemNumber)
  if (!offer) throw new Error('a checked row has no offer')
  return {
    productId: offer.productId,
    itemNumber: offer.itemNumber,
    productGroupNumber: offer.productGroupNumber,
    itemsPerPackage: offer.itemsPerPackage ?? 1,
    ...consumptionColumns(row.consumption),
    calculationPeriod: row.calculationMonths,
    withdrawals: row.withdrawals,
    packagesPerWithdrawal: row.packagesPerWithdrawal,
    intervalDays: row.intervalDays,
    cutOption: row.cutOption,
    cutSize: row.cutSize,
    invoiceAreaId: row.invoiceAreaId,
    note: row.note,
    flavors: row.flavors,
  }
}

function consumptionColumns(consumption: Consumption | null): Pick<RowToInsert, 'consumption' | 'consumptionPeriod'> {
  return { consumption: consumption?.amount ?? null, consumptionPeriod: consumption?.period ?? null }
}
