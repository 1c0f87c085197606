import { type RouteMaker, page, screen } from '../../platform/routing/routing.tsx'

const reportsPage = page(() => import('./report/ReportsPage.tsx'), 'ReportsPage')

/** Care staff, administration and customer service have the same screen, each of what they may see. */
export const reportRoutes: readonly RouteMaker[] = [
  screen('GuideAdministrationReports', reportsPage),
  screen('UtilitiesReports', reportsPage),
  screen('CSPReports', reportsPage),
]
