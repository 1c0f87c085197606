import { expect, test } from 'vitest'
import { pathTo, patternOf, routeNames } from './paths.ts'

test('a path carries its parameters', () => {
  expect(pathTo('CareRecipientOrderDetails', { careRecipientId: 12, customerOrderId: 5, isCRP: true })).toBe(
    '/CareRecipient/12/OrderHistory/5/true',
  )
})

test('a flag at the end stands only when it is true', () => {
  expect(pathTo('CareRecipientOrderDetails', { careRecipientId: 12, customerOrderId: 5 })).toBe(
    '/CareRecipient/12/OrderHistory/5',
  )
})

test('a flag in the middle is always written (A-2.6-04)', () => {
  const rest = { careRecipientId: 1, therapyArea: 'Ostomy', clientId: 'c', carePlaceId: 'p', isCSP: true } as const
  expect(pathTo('CSPProductSelection', rest)).toBe('/CSP/ProductSelection/1/Ostomy/false/c/p/true')
})

test('parts that are left out are left out with their slash (A-G16)', () => {
  expect(pathTo('OrganizationsClient', { clientId: '1', actionName: 'EditClient' })).toBe(
    '/Organizations/Clients/CID/1/CUID/CPID/ACT/EditClient',
  )
  expect(pathTo('OrderWithdrawal', { careRecipientId: 7 })).toBe('/Order/Withdrawal/CRID/7/CID/CPID/COID')
  expect(pathTo('OrderGroupOrder')).toBe('/Order/GroupOrder')
})

test('a parameter cannot break out of its segment', () => {
  expect(pathTo('OrganizationsClient', { clientId: 'a/../b?c#d' })).toBe(
    '/Organizations/Clients/CID/a%2F..%2Fb%3Fc%23d/CUID/CPID/ACT',
  )
})

test('the product stands inside its segment', () => {
  expect(pathTo('productCatalog', { product: 'Care' })).toBe('/CareProductRange')
})

test('no two routes share an address', () => {
  const shapes = routeNames.map((name) =>
    patternOf(name)
      .replaceAll(/\{\w+(\??)\}/g, '{$1}')
      .toLowerCase(),
  )
  expect(new Set(shapes).size).toBe(shapes.length)
})
