import { expect, test } from 'vitest'
import { againPathOf } from './again-path.ts'

const place = { clientId: '0b2c6d4e-0000-4000-8000-00000000000a', carePlaceId: '0b2c6d4e-0000-4000-8000-00000000000b' }

test('an order is repeated by the wizard of its kind', () => {
  const path = (orderType: Parameters<typeof againPathOf>[0]['orderType'], careRecipientId: number | null) =>
    againPathOf({ orderType, careRecipientId, customerOrderId: 9 })
  expect(path('home-delivery-from-prescription', 7)).toBe('/Order/Withdrawal/CRID/7/CID/CPID/COID/9')
  expect(path('home-delivery', 7)).toBe('/Order/HomeDelivery/7/CID/CPID?again=9')
  expect(path('group', null)).toBe('/Order/GroupOrder?again=9')
  expect(path('individual', null)).toBe('/Order/NursingHome?again=9')
})

test('customer service repeats it at the place that it works for', () => {
  const path = (orderType: Parameters<typeof againPathOf>[0]['orderType']) =>
    againPathOf({ orderType, careRecipientId: 7, customerOrderId: 9 }, place)
  expect(path('group')).toBe(`/Order/GroupOrder?again=9&CID=${place.clientId}&CPID=${place.carePlaceId}`)
  expect(path('home-delivery')).toBe(`/Order/HomeDelivery/7/CID/${place.clientId}/CPID/${place.carePlaceId}?again=9`)
})
