import { type RouteMaker, page, screen } from '../../platform/routing/routing.tsx'

export const accessLogRoutes: readonly RouteMaker[] = [
  screen(
    'UtilitiesAccessLog',
    page(() => import('./entry/AccessLogPage.tsx'), 'AccessLogPage'),
  ),
]
