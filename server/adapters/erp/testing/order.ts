import type { ErpOrder } from '../port.ts'

/** An order for a care place, of three packages a line. */
export function orderOf(orderId: number, lines = 2): ErpOrder {
  return {
    orderId,
    customerOrderId: 900,
    customerNumber: 'K-100',
    placedOn: '2026-03-04T12:00:00Z',
    delivery: {
      party: 'care-place',
      name: 'Björkgården',
      careOf: null,
      street: 'Storgatan 1',
      zip: '123 45',
      city: 'Fjällviken',
      countryCode: 'SE',
      entryCode: null,
      contactPhone: null,
      methodCode: 'home',
      deliveryPointId: null,
      notify: null,
      packageLocation: null,
      goodsLabel: null,
      deliveryDate: null,
    },
    express: false,
    currency: 'SEK',
    lines: Array.from({ length: lines }, (_, at) => ({
      lineId: at + 1,
      itemNumber: `10${at}`,
      quantity: 3,
      pricePerPackage: 4_500,
      flavors: [],
    })),
    fees: [],
  }
}
