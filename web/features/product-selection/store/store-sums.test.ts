import type { PlaceProduct } from '@omsorg/contract/product-selection/care-place-cart/place-cart-view.ts'
import { expect, test } from 'vitest'
import { storeTotals, type StoreTerms } from './store-sums.ts'
import type { StoreLine } from './wishes.ts'

const terms = {
  totalsInputs: { smallOrderFee: 0, smallOrderThreshold: 0, logisticsRate: 300, expressFee: 0, feeVatRate: 2_500 },
  deliveryMethods: [],
  receiver: { deliveryMethodCode: 'WARD' },
} as unknown as StoreTerms

const line = (
  packages: number | null,
  price: number | null,
  vatRate = 2_500,
  unavailabilityCode: number | null = null,
) =>
  ({ packages, flavors: [], product: { price, vatRate, unavailabilityCode } as PlaceProduct }) as unknown as StoreLine

test('the cart of the picture comes to 2 578.23 kr', () => {
  const lines = [line(6, 8_400), line(4, 9_800), line(2, 28_900), line(10, 6_200, 600)]
  const totals = storeTotals(lines, terms)
  expect(totals?.subtotal).toBe(209_400)
  expect(totals?.fees.logisticsFee.net).toBe(6_282)
  expect(totals?.total).toBe(257_823)
})

test('what cannot be ordered costs nothing, and a price that is not known leaves the sum open', () => {
  expect(storeTotals([line(1, 1_000), line(5, 1_000, 2_500, 7)], terms)?.subtotal).toBe(1_000)
  expect(storeTotals([line(1, null)], terms)).toBeNull()
  expect(storeTotals([line(1, 1_000)], null)).toBeNull()
})
