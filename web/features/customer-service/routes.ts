import { type RouteMaker, forward, frame, page, screen } from '../../platform/routing/routing.tsx'

export const customerServiceRoutes: readonly RouteMaker[] = [
  forward('CSP', 'CSPCareRecipient'),
  screen(
    'CSPCareRecipient',
    page(() => import('./CspLanding.tsx'), 'CspLanding'),
  ),
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
