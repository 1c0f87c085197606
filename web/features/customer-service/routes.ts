import { type RouteMaker, forward, screen } from '../../platform/routing/routing.tsx'

export const customerServiceRoutes: readonly RouteMaker[] = [
  forward('CSP', 'CSPCareRecipient'),
  screen('CSPManageInformation'),
  screen('CSPManageInformationAdd'),
  screen('CSPManageInformationEdit'),
]
