import { grantedBy } from '@omsorg/contract/roles.ts'
import { expect, test } from 'vitest'
import { routeNames } from '../../platform/routing/paths.ts'
import { hereForCareStaff, hereForCustomerService } from './here-for.ts'
import { tabInstead, tabOfRoute, tabsFor } from './recipient-tabs.ts'

test('both applications open the same tabs (O-2-05)', () => {
  expect(tabOfRoute('CareRecipient')).toBe('products')
  expect(tabOfRoute('CareRecipientHandleProducts')).toBe('products')
  expect(tabOfRoute('CSPRecipientOrderDetails')).toBe('orderHistory')
  expect(tabOfRoute('CareRecipientPlanning')).toBe('planning')
})

test('every route below a person belongs to a tab', () => {
  const own = routeNames.filter((name) => /^(CareRecipient|CSPRecipient)(?!Main)/.test(name))
  expect(own.length).toBeGreaterThan(14)
  expect(own.filter((name) => tabOfRoute(name) === null)).toEqual([])
})

test('other routes belong to none', () => {
  expect(tabOfRoute('CareRecipientMain')).toBeNull()
  expect(tabOfRoute('home')).toBeNull()
  expect(tabOfRoute(undefined)).toBeNull()
})

test('customer service works for the place of the address, and plans nothing', () => {
  const here = hereForCustomerService({ careRecipientId: 5, clientId: 'c', carePlaceId: 'p' })
  expect(here.place).toEqual({ clientId: 'c', carePlaceId: 'p' })
  expect(here.orderPath).toBe('/Order/Withdrawal/CRID/5/CID/c/CPID/p/COID')
  expect(here.tabs.map(({ tab }) => tab)).not.toContain('planning')
  expect(here.tabs[1]?.path).toBe('/CSP/CRID/5/CID/c/CPID/p/OrderHistory')
})

test('care staff work for the place of their token', () => {
  const here = hereForCareStaff(5)
  expect(here.place).toBeNull()
  expect(here.tabs[0]?.path).toBe('/CareRecipient/5')
})

const { tabs } = hereForCareStaff(5)
const tabsOf = (role: string, plans = false) =>
  tabsFor(tabs, { permissions: grantedBy(role), plans }).map(({ tab }) => tab)

test('whoever keeps portal accounts alone has their tab, and is led to it', () => {
  expect(tabsOf('CRPHandler')).toEqual(['portalAccounts'])
  expect(tabInstead(tabs, 'products', grantedBy('CRPHandler'))?.path).toBe('/CareRecipient/5/PortalAccounts')
})

test('a tab that would answer nothing is not there', () => {
  expect(tabsOf('Orderer')).toEqual(['products', 'orderHistory', 'selectedProducts'])
  expect(tabsOf('PrescriptionRenewRequester')).toEqual(['products', 'prescriptions', 'selectedProducts'])
  expect(tabsOf('Prescriber')).toEqual([
    'products',
    'orderHistory',
    'prescriptions',
    'selectedProducts',
    'investigations',
  ])
})

test('planning has a tab where the client of the person plans', () => {
  expect(tabsOf('Prescriber', true)).toContain('planning')
  expect(tabInstead(tabs, 'planning', grantedBy('Prescriber'))).toBeUndefined()
})

test('nobody is led away from a tab of her own, from an address that was asked for, nor from a page that is none', () => {
  expect(tabInstead(tabs, 'products', grantedBy('Orderer'))).toBeUndefined()
  expect(tabInstead(tabs, 'prescriptions', grantedBy('Orderer'))).toBeUndefined()
  expect(tabInstead(tabs, null, grantedBy('CRPHandler'))).toBeUndefined()
})
