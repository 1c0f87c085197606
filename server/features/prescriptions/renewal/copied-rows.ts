import { daysOf, type Period } from '@omsorg/domain/calendar/period.ts'
import { expectedDaysBetween } from '@omsorg/domain/prescriptions/row/interval.ts'
import type { ItemOffer } from '../../products/index.ts'
import type { LockedRow } from '../locks.sql.ts'
import type { RowToInsert } from '../prescription/prescription-to-insert.ts'
import type { FlavorOfRow } from './succession.sql.ts'

export interface CopyFacts {
  readonly offers: ReadonlyMap<string, ItemOffer>
  readonly flavors: readonly FlavorOfRow[]
  readonly period: Period
}

/**
 * The rows as the successor has them: consumption, calculation period, withdrawals, packages, note, invoice area, cut and
 * flavours are copied, with nothing drawn and no additions; the interval follows from the new period (rules 3.14).
 */
export function copiedRows(rows: readonly LockedRow[], { offers, flavors, period }: CopyFacts): RowToInsert[] {
  return rows.map((row) => {
    const offer = offers.get(row.item_number)
    const withdrawals = Math.min(row.withdrawals, daysOf(period))
    return {
      productId: offer?.productId ?? row.product_id,
      itemNumber: row.item_number,
      productGroupNumber: offer?.productGroupNumber ?? row.product_group_number,
      itemsPerPackage: offer?.itemsPerPackage ?? row.items_per_package,
      consumption: row.consumption,
      consumptionPeriod: row.consumption_period,
      calculationPeriod: row.calculation_period,
      withdrawals,
      packagesPerWithdrawal: row.packages_per_withdrawal,
      intervalDays: expectedDaysBetween(period, withdrawals),
      cutOption: row.cut_option,
      cutSize: row.cut_size,
      invoiceAreaId: row.invoice_area_id,
      note: row.note,
      flavors: flavors
        .filter((flavor) => flavor.prescription_row_id === row.id)
        .map((flavor) => ({
          itemNumber: flavor.item_number,
          packages: flavor.packages,
          consumption: flavor.consumption,
        })),
    }
  })
}
