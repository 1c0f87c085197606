import type { LineToSave } from './drafts.sql.ts'
import type { FilledLine } from './check-order.ts'
import type { PricedOrder } from './pricing.ts'

/** The lines of an order as they are stored, at the prices and with the consumption of this moment. */
export function linesToSave(lines: readonly FilledLine[], priced: PricedOrder): LineToSave[] {
  return lines.map(({ row, quantity, flavors, setAside }, place) => {
    const { record, dailyUse } = row
    const price = record.price ?? 0
    return {
      careRecipientId: record.care_recipient_id,
      productId: record.product_id,
      itemNumber: record.item_number,
      itemName: record.product_name,
      therapyArea: record.therapy_area,
      prescriptionRowId: record.id,
      quantity,
      itemsPerPackage: record.items_per_package ?? record.row_items_per_package,
      consumptionNumerator: dailyUse && Number(dailyUse.numerator),
      consumptionDenominator: dailyUse && Number(dailyUse.denominator),
      price,
      vatRate: record.vat_rate,
      lineNet: price * quantity,
      vat: priced.lines[place]?.vat ?? 0,
      withdrawalNumber: priced.lines[place]?.withdrawalNumber ?? null,
      setAside,
      setAsideReason: setAside ? row.unavailability : null,
      flavors,
    }
  })
}
