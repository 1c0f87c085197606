import { type RouteMaker, forward, frame, screen } from '../../platform/routing/routing.tsx'

export const organisationRoutes: readonly RouteMaker[] = [
  frame('guide-administration', undefined, [
    screen('GuideAdministration'),
    screen('GuideAdministrationHandleUser'),
    screen('GuideAdministrationCarePlace'),
    screen('GuideAdministrationReports'),
  ]),
  forward('organizations', 'OrganizationsClients'),
  frame('organizations', undefined, [
    screen('OrganizationsClients'),
    screen('OrganizationsClient'),
    screen('OrganizationsUsers'),
    screen('OrganizationsUser'),
    screen('OrganizationsOperators'),
    screen('OrganizationsOperator'),
  ]),
]
