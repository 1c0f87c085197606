import { orderSettingNames } from '@omsorg/domain/orders/settings/order-settings.ts'
import { expect, test } from 'vitest'
import { addressAsFields, addressIn, orderSections } from './order-fields.ts'

test('the screen has each setting of orders once', () => {
  const names = orderSections([]).flatMap(({ fields }) => fields.map(({ name }) => name))
  expect(names.toSorted()).toEqual([...orderSettingNames].toSorted())
})

test('an address is its parts and back, and none when all are empty', () => {
  const address = { name: null, careOf: null, street: 'Strandvägen 8', zip: '123 45', city: 'Vik', entryCode: '2418' }
  expect(addressIn(addressAsFields(address))).toEqual(address)
  expect(addressIn(addressAsFields(null))).toBeNull()
  expect(addressIn({ 'deliveryAddress.city': 'Vik' })).toMatchObject({ street: '', zip: '', city: 'Vik' })
})
