import { describe, expect, test } from 'vitest'
import { pathTo } from './paths.ts'
import { placeIn, serviceAddress } from './service-address.ts'

const place = { clientId: '0b2c6d4e-0000-4000-8000-00000000000a', carePlaceId: '0b2c6d4e-0000-4000-8000-00000000000b' }
const person = { careRecipientId: 7 }
const query = `CID=${place.clientId}&CPID=${place.carePlaceId}`

describe('the place that customer service works for (O-2-88)', () => {
  test.each([
    pathTo('CSPRecipientOrderHistory', { ...person, ...place }),
    pathTo('OrderWithdrawal', { ...person, ...place }),
    pathTo('CSPProductSelection', { ...person, therapyArea: 'Ostomy', ...place, isCSP: true }),
    pathTo('CSPProductGroups', {
      ...person,
      careRecipientGuid: '0b2c6d4e-0000-4000-8000-00000000000c',
      therapyArea: 'Ostomy',
      ...place,
      customerNumber: '12345',
    }),
    `/OrderOverview/9?${query}`,
  ])('stands in %s', (address) => expect(placeIn(address)).toEqual(place))

  test.each([
    pathTo('OrderWithdrawal', person),
    '/OrderOverview/9',
    '/OrderOverview/9?CID=1&CPID=2',
    `/OrderOverview/9?CID=${place.clientId}`,
    pathTo('CSPCareRecipient'),
    // A place of the tree, at its unit: nobody works for it there (A-2.6-13).
    pathTo('CSPOrganizationsClient', { ...place, careUnitId: '0b2c6d4e-0000-4000-8000-00000000000c' }),
    pathTo('CSPOrganizationsClient', place),
  ])('does not stand in %s', (address) => expect(placeIn(address)).toBeNull())
})

describe('where a screen leads care staff, customer service opens', () => {
  test.each([
    [pathTo('CareRecipientMain'), pathTo('CSPCareRecipient')],
    [pathTo('CareRecipient', person), pathTo('CSPRecipient', { ...person, ...place })],
    [
      `${pathTo('CareRecipientOrderHistory', person)}?page=2`,
      `${pathTo('CSPRecipientOrderHistory', { ...person, ...place })}?page=2`,
    ],
    [
      pathTo('OrderWithdrawal', { ...person, recreateCustomerOrderId: 4 }),
      pathTo('OrderWithdrawal', { ...person, ...place, recreateCustomerOrderId: 4 }),
    ],
    [
      `${pathTo('OrderHomeDelivery', person)}?again=4`,
      `${pathTo('OrderHomeDelivery', { ...person, ...place })}?again=4`,
    ],
    [pathTo('OrderGroupOrder'), `/Order/GroupOrder?${query}`],
    [pathTo('OrderNursingHome', { preliminaryOrderId: 3 }), `/Order/NursingHome/3?${query}`],
    [pathTo('OrderOverview', { customerOrderId: 9 }), `/OrderOverview/9?${query}`],
    ['/PrescriptionWizard/7/Ostomy?prescription=3', `/PrescriptionWizard/7/Ostomy?prescription=3&${query}`],
  ])('%s as %s', (address, opened) => expect(serviceAddress(address, place)).toBe(opened))

  test('an address that names its place, or belongs to nobody, as it is', () => {
    for (const address of [pathTo('CSPRecipient', { ...person, ...place }), pathTo('Accessibility'), '/login']) {
      expect(serviceAddress(address, place)).toBe(address)
    }
  })

  test('a person without a place only in the search', () => {
    expect(serviceAddress(pathTo('CareRecipientMain'), null)).toBe(pathTo('CSPCareRecipient'))
    expect(serviceAddress(pathTo('CareRecipient', person), null)).toBe(pathTo('CareRecipient', person))
  })
})
