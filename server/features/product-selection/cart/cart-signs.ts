import { ageOn } from '@omsorg/domain/age.ts'
import { shown } from '@omsorg/domain/care-recipients/identity/display.ts'
import type { Fraction } from '@omsorg/domain/fraction.ts'
import type { ItemDraw } from '@omsorg/domain/orders/supply/supply.ts'
import { consumptionPeriod, dailyUse, type ConsumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'
import { deliveredUse, isFarFrom, spokenUse } from '@omsorg/domain/prescriptions/row/delivered-use.ts'
import { cartWarningsOf, type CartWarning } from '@omsorg/domain/product-selection/cart/cart-warnings.ts'
import { areShared } from '@omsorg/domain/product-selection/flavor/flavor-shares.ts'
import { unfittingOf } from '@omsorg/domain/products/product/compatibility.ts'
import { warningsOf, type ChosenFor } from '@omsorg/domain/products/product/warnings.ts'
import type { CartRecord, PartRecord } from './cart-items.sql.ts'
import type { PersonHere } from './person-here.sql.ts'

/** What came of an item in the last 12 months, exactly and as a person says it. */
export interface DeliveredTo {
  readonly perDay: Fraction
  readonly amount: number
  readonly period: ConsumptionPeriod
}

/** Null when nothing came, or too little to tell a use from. */
export function deliveredTo(
  draws: readonly ItemDraw[],
  { consumption_period: period }: Pick<CartRecord, 'consumption_period'>,
  today: Temporal.PlainDate,
): DeliveredTo | null {
  const perDay = deliveredUse(draws, today)?.perDay ?? null
  return perDay && { perDay, ...spokenUse(perDay, period ?? consumptionPeriod.day) }
}

/** What the person has of the counterparts of an item, where none of them fits it. */
export function unfittingItems(record: CartRecord): readonly PartRecord[] {
  const { therapy_area: area, product_type: productType, brand, joint, size, parts } = record
  return unfittingOf(area, { productType, brand, joint, size }, parts)
}

/** What wants a look at a selected product for this person. */
export function warningsOfItem(
  record: CartRecord,
  person: PersonHere,
  today: Temporal.PlainDate,
  delivered: DeliveredTo | null,
): readonly CartWarning[] {
  const { consumption, consumption_period: period } = record
  const perDay = dailyUse(consumption !== null && period !== null ? { amount: consumption, period } : null)
  const itemNumber = record.item_number
  const { charriere, length, latex, pvc } = record
  const onPrescription = new Set(record.is_prescribed ? [itemNumber] : [])
  const ofProduct = warningsOf(
    { itemNumber, charriere, length, latex, pvc },
    { ...known(person, today), selectedItems: new Set(), prescribedItems: onPrescription },
  )
  return cartWarningsOf({
    status: record.status,
    ofProduct,
    fitsNothing: unfittingItems(record).length > 0,
    hasAlike: record.alike.length > 0,
    hasConsumption: perDay !== null,
    checkConsumption: record.check_consumption,
    isFarFromDelivered: perDay !== null && delivered !== null && isFarFrom(perDay, delivered.perDay),
    lacksFlavors: record.flavors_to_choose.length > 0 && !areShared(record.flavors),
    replacesPrescribed: record.replaces?.isPrescribed ?? false,
  })
}

/** Of a protected person the age is hidden, and so is every warning that would tell it. */
function known(
  { birth_date, protected_kind, latex_sensitive, pvc_sensitive }: PersonHere,
  today: Temporal.PlainDate,
): Pick<ChosenFor, 'age' | 'sensitiveToLatex' | 'sensitiveToPvc'> {
  const birthDate = shown('birth-date', birth_date, protected_kind)
  const age = birthDate === null ? null : ageOn(Temporal.PlainDate.from(birthDate), today)
  return { age, sensitiveToLatex: latex_sensitive, sensitiveToPvc: pvc_sensitive }
}
