import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { type RouteName, pathTo, patternOf, routeNames } from './paths.ts'
import { readParameters } from './route-parameters.ts'
import { everyOtherAddress, readable, routerPath, tidyPath } from './router-path.ts'

const root = createRootRoute()
const router = createRouter({
  routeTree: root.addChildren([
    createRoute({ getParentRoute: () => root, path: everyOtherAddress }),
    ...routeNames.map((name) =>
      createRoute({
        getParentRoute: () => root,
        path: routerPath(name),
        staticData: { name },
        params: { parse: readable(name) },
      }),
    ),
  ]),
  history: createMemoryHistory(),
})

/** Which route an address opens, and with which parameters. */
function opened(address: string): readonly [RouteName | null, object | null] {
  const [, texts, route] = router.getMatchedRoutes(tidyPath(address))
  const name = route?.options.staticData?.name ?? null
  return [name, name && readParameters(patternOf(name), texts)]
}

const examples: readonly [string, RouteName, object][] = [
  ['/', 'home', {}],
  ['/Login', 'Login', {}],
  ['/carerecipient/12', 'CareRecipient', { careRecipientId: 12 }],
  ['/CareRecipient/12/OrderHistory', 'CareRecipientOrderHistory', { careRecipientId: 12 }],
  [
    '/CareRecipient/12/OrderHistory/5',
    'CareRecipientOrderDetails',
    { careRecipientId: 12, customerOrderId: 5, isCRP: false },
  ],
  [
    '/CareRecipient/12/OrderHistory/5/true',
    'CareRecipientOrderDetails',
    { careRecipientId: 12, customerOrderId: 5, isCRP: true },
  ],
  [
    '/CareRecipient/12/OrderHistory/5/TRUE',
    'CareRecipientOrderDetails',
    { careRecipientId: 12, customerOrderId: 5, isCRP: false },
  ],
  ['/CareProductRange', 'productCatalog', { product: 'Care' }],
  ['/IncontinenceProductRange', 'productCatalog', { product: 'Incontinence' }],
  ['/PrescriptionWizard/3/Catheter/', 'PrescriptionWizard', { careRecipientId: 3, therapyArea: 'Catheter' }],
  ['/PrescriptionWizard/3/Catheter', 'PrescriptionWizard', { careRecipientId: 3, therapyArea: 'Catheter' }],
  ['/PrescriptionWizard/12/5/', 'PrescriptionWizard', { careRecipientId: 12, therapyArea: 'Nutrition' }],
  ['/Order/GroupOrder', 'OrderGroupOrder', { preliminaryOrderId: null }],
  ['/Order/GroupOrder/7', 'OrderGroupOrder', { preliminaryOrderId: 7 }],
  [
    '/Order/Withdrawal/CRID/7/CID/CPID/COID',
    'OrderWithdrawal',
    { careRecipientId: 7, clientId: null, carePlaceId: null, recreateCustomerOrderId: null },
  ],
  [
    '/Order/Withdrawal/CRID/7/CID/c/CPID/p/COID/9',
    'OrderWithdrawal',
    { careRecipientId: 7, clientId: 'c', carePlaceId: 'p', recreateCustomerOrderId: 9 },
  ],
  [
    '/Order/Withdrawal/CRID/7/CID//CPID//COID/',
    'OrderWithdrawal',
    { careRecipientId: 7, clientId: null, carePlaceId: null, recreateCustomerOrderId: null },
  ],
  [
    '/Organizations/Clients/CID/1/CUID/CPID/ACT',
    'OrganizationsClient',
    { clientId: '1', careUnitId: null, carePlaceId: null, actionName: null },
  ],
  [
    '/Organizations/Clients/CID/1/CUID//CPID//ACT/',
    'OrganizationsClient',
    { clientId: '1', careUnitId: null, carePlaceId: null, actionName: null },
  ],
  [
    '/Organizations/Clients/CID/1/CUID/2/CPID/3/ACT/EditClient',
    'OrganizationsClient',
    { clientId: '1', careUnitId: '2', carePlaceId: '3', actionName: 'EditClient' },
  ],
  ['/Organizations/Users/UID/5/ACT', 'OrganizationsUser', { userId: 5, actionName: null }],
  [
    '/CSP/ProductSelection/1/Ostomy/true/c/p/true',
    'CSPProductSelection',
    { careRecipientId: 1, therapyArea: 'Ostomy', isPcaSelection: true, clientId: 'c', carePlaceId: 'p', isCSP: true },
  ],
  [
    '/CSP/ProductSelection/1/Ostomy/c/p/true',
    'CSPProductSelection',
    { careRecipientId: 1, therapyArea: 'Ostomy', isPcaSelection: false, clientId: 'c', carePlaceId: 'p', isCSP: true },
  ],
  ['/CSP/CareRecipient/Anonymize', 'CSPCareRecipientAnonymize', {}],
  ['/CSP/Utilities/ItemAgreement', 'CSPUtilitiesItemAgreement', {}],
]

test.each(examples)('%s opens %s (O-2-03)', (address, name, parameters) => {
  expect(opened(address)).toEqual([name, parameters])
})

test.each([
  '/no-such-page',
  '/CareRecipient/abc',
  '/CareRecipient/12/OrderHistory/new',
  '/Organizations/Users/UID/abc/ACT',
  '/OrderOverview/',
  '/ProductSelection/Direct/1/Dental',
  '/CSP/CRID/1/CID/c/CPID/p/Planning',
])('%s opens nothing (O-2-01)', (address) => {
  expect(opened(address)[0]).toBeNull()
})

const sample: Readonly<Record<string, number | string | boolean>> = {
  careRecipientId: 1,
  customerOrderId: 2,
  claimId: 2,
  investigationId: 3,
  id: 4,
  therapyArea: 'Diabetes',
  careRecipientGuid: 'g',
  carePlaceId: 'p',
  clientId: 'c',
  customerNumber: 'n',
  product: 'Care',
  isCSP: true,
}

test.each(routeNames)('the address written for %s opens it', (name) => {
  const write = pathTo as (name: RouteName, parameters: object) => string
  expect(opened(write(name, sample))[0]).toBe(name)
})
