import { type RouteMaker, forward, frame, screen } from '../../platform/routing/routing.tsx'

export const customerServiceRoutes: readonly RouteMaker[] = [
  forward('CSP', 'CSPCareRecipient'),
  screen('CSPCareRecipientAnonymize'),
  forward('CSPOrganizations', 'CSPOrganizationsClients'),
  frame('csp-organizations', undefined, [
    screen('CSPOrganizationsClients'),
    screen('CSPOrganizationsClient'),
    screen('CSPOrganizationsUsers'),
    screen('CSPOrganizationsUser'),
    screen('CSPOrganizationsOperators'),
    screen('CSPOrganizationsOperator'),
  ]),
  screen('CSPManageInformation'),
  screen('CSPManageInformationAdd'),
  screen('CSPManageInformationEdit'),
]
