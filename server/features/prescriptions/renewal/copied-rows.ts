import { daysOf, type Period } from '@omsorg/domain/calendar/period.ts'
import { shareOut } from '@omsorg/domain/money.ts'
import { expectedDaysBetween } from '@omsorg/domain/prescriptions/row/interval.ts'
import type { ItemOffer } from '../../products/index.ts'
import type { LockedRow } from '../locks.sql.ts'
import type { RowToInsert } from '../prescription/prescription-to-insert.ts'
import type { FlavorOfRow } from './succession.sql.ts'

export interface CopyFacts {
  readonly offers: ReadonlyMap<string, ItemOffer>
  readonly flavors: readonly FlavorOfRow[]
  readonly period: Period
  /** Packages for each withdrawal, where they are to be others than before. */
  readonly packagesOf?: ReadonlyMap<number, number | null> | undefined
}

/**
 * The rows as the successor has them: consumption, calculation period, withdrawals, packages, note, invoice area, cut and
 * flavours are copied, with nothing drawn and no additions; the interval follows from the new period (rules 3.14).
 */
export function copiedRows(
  rows: readonly LockedRow[],
  { offers, flavors, period, packagesOf }: CopyFacts,
): RowToInsert[] {
  return rows.map((row) => {
    const offer = offers.get(row.item_number)
    const packages = packagesOf?.get(row.id) ?? row.packages_per_withdrawal
    const own = flavors.filter((flavor) => flavor.prescription_row_id === row.id)
    // Flavours go on adding up to the packages (rules 3.13).
    const shares = shareOut(
      packages,
      own.map((flavor) => flavor.packages),
    )
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
      packagesPerWithdrawal: packages,
      intervalDays: expectedDaysBetween(period, withdrawals),
      cutOption: row.cut_option,
      cutSize: row.cut_size,
      invoiceAreaId: row.invoice_area_id,
      note: row.note,
      flavors: own.map((flavor, at) => ({
        itemNumber: flavor.item_number,
        packages: shares[at] ?? 0,
        consumption: flavor.consumption,
      })),
    }
  })
}
