import type { RouteName } from '../../platform/routing/paths.ts'
import { type RouteMaker, type Screen, forward, frame, page, screen } from '../../platform/routing/routing.tsx'

const clientsPage = page(async () => (await import('./screens.ts')).clientsPage(), 'ClientsPage')

/** Drawn by their frame, which stays while the address goes from node to node. */
const clients: readonly RouteName[] = [
  'OrganizationsClients',
  'OrganizationsClient',
  'CSPOrganizationsClients',
  'CSPOrganizationsClient',
]
const inFrame: Screen = () => null

const toCome: readonly RouteName[] = [
  'OrganizationsUsers',
  'OrganizationsUser',
  'OrganizationsOperators',
  'OrganizationsOperator',
  'CSPOrganizationsUsers',
  'CSPOrganizationsUser',
  'CSPOrganizationsOperators',
  'CSPOrganizationsOperator',
  'GuideAdministration',
  'GuideAdministrationHandleUser',
  'GuideAdministrationCarePlace',
  'GuideAdministrationReports',
]

export const organisationRoutes: readonly RouteMaker[] = [
  forward('organizations', 'OrganizationsClients'),
  forward('CSPOrganizations', 'CSPOrganizationsClients'),
  frame(
    'clients',
    clientsPage,
    clients.map((name) => screen(name, inFrame)),
  ),
  ...toCome.map((name) => screen(name)),
]
