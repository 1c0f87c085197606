import { type RouteMaker, page, screen } from '../../platform/routing/routing.tsx'

export const requestRoutes: readonly RouteMaker[] = [
  screen(
    'GuideAdministrationCarePlace',
    page(() => import('./care-place/CarePlaceRequestPage.tsx'), 'CarePlaceRequestPage'),
  ),
]
