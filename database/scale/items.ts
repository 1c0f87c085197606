import { dividedBy, floor, fraction } from '@omsorg/domain/fraction.ts'
import { dailyUse, grantOf, needOver } from '@omsorg/domain/prescriptions/row/consumption.ts'
import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { readVatRates } from '../demo/build/vat-rates.ts'
import type { Connection } from '../demo/build/rows.ts'
import type { Catalogue } from '../demo/world/catalogue.ts'
import { consumptionOf } from '../demo/world/row-plan.ts'

export const withdrawals = 4

/**
 * The temporary table scale_item: what may be prescribed, with the packages of a withdrawal and the days they last, worked out by the
 * domain rules once for each item and not for each person.
 */
export async function prepareItems(
  connection: Connection,
  catalogue: Catalogue,
  today: Temporal.PlainDate,
): Promise<void> {
  const vat = await readVatRates(connection)
  const items = therapyAreas.flatMap((area) =>
    catalogue.prescribable(area).flatMap(({ product, family, price }) => {
      const { amounts = [], period = 1 } = family.use ?? {}
      const amount = amounts[0] ?? '1'
      const perDay = dailyUse(consumptionOf(amount, period))
      if (!perDay) return []
      const need = needOver({
        perDay,
        itemsPerPackage: product.itemsPerPackage,
        prescriptionMonths: 12,
        calculationPeriod: 12,
      })
      const packages = grantOf(need, product.itemsPerPackage, withdrawals).packagesPerWithdrawal
      const days = floor(dividedBy(fraction(packages * product.itemsPerPackage), perDay))
      // What lasts far beyond the interval would push four withdrawals out of the year.
      if (days > 115) return []
      return [
        {
          area,
          product_id: product.id,
          amount,
          period,
          packages,
          days,
          price: price ?? 0,
          numerator: Number(perDay.numerator),
          denominator: Number(perDay.denominator),
          rate: vat.rateOn(product.market, product.vatClass, today) / 100,
        },
      ]
    }),
  )
  await connection.query(
    `create temporary table scale_item on commit drop as
     select dense_rank() over (order by item.area)::int - 1 as area_no,
       row_number() over (partition by item.area order by item.product_id)::int - 1 as item_no,
       count(*) over (partition by item.area)::int as items_of_area,
       item.*, product.item_number, product.name, product.product_group_number, product.items_per_package
     from jsonb_to_recordset($1::jsonb) as item (area text, product_id int, amount numeric, period int, packages int, days int,
       price bigint, numerator bigint, denominator bigint, rate numeric)
     join omsorg.product on product.id = item.product_id`,
    [JSON.stringify(items)],
  )
}
