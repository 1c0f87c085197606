import { type RouteMaker, type Screen, forward, frame, page, screen } from '../../platform/routing/routing.tsx'

const clientsPage = page(async () => (await import('./screens.ts')).clientsPage(), 'ClientsPage')
const usersPage = page(async () => (await import('./screens.ts')).usersPage(), 'UsersPage')
const unitUsersPage = page(async () => (await import('./screens.ts')).unitUsersPage(), 'UnitUsersPage')
const handleUserPage = page(async () => (await import('./screens.ts')).handleUserPage(), 'HandleUserPage')
const operatorsPage = page(async () => (await import('./screens.ts')).operatorsPage(), 'OperatorsPage')

/** Drawn by their frame, which stays while the address goes from node to node. */
const inFrame: Screen = () => null

/** Administration and customer service have the same addresses, the latter below its own. */
const parts = ['', 'CSP'] as const

export const organisationRoutes: readonly RouteMaker[] = [
  forward('organizations', 'OrganizationsClients'),
  forward('CSPOrganizations', 'CSPOrganizationsClients'),
  frame(
    'clients',
    clientsPage,
    parts.flatMap((part) => [
      screen(`${part}OrganizationsClients`, inFrame),
      screen(`${part}OrganizationsClient`, inFrame),
    ]),
  ),
  frame(
    'users',
    usersPage,
    parts.flatMap((part) => [
      screen(`${part}OrganizationsUsers`, inFrame),
      screen(`${part}OrganizationsUser`, inFrame),
    ]),
  ),
  frame(
    'operators',
    operatorsPage,
    parts.flatMap((part) => [
      screen(`${part}OrganizationsOperators`, inFrame),
      screen(`${part}OrganizationsOperator`, inFrame),
    ]),
  ),
  screen('GuideAdministration', unitUsersPage),
  screen('GuideAdministrationHandleUser', handleUserPage),
  screen(
    'GuideAdministrationRoleTerms',
    page(async () => (await import('./screens.ts')).unitTermsPage(), 'UnitTermsPage'),
  ),
  screen(
    'GuideAdministrationAccountRequests',
    page(async () => (await import('./screens.ts')).unitRequestsPage(), 'UnitRequestsPage'),
  ),
  screen(
    'UtilitiesAccountRequests',
    page(async () => (await import('./screens.ts')).allRequestsPage(), 'AllRequestsPage'),
  ),
  screen(
    'UtilitiesRemovedClients',
    page(async () => (await import('./screens.ts')).removedClientsPage(), 'RemovedClientsPage'),
  ),
]
