import { type RouteMaker, page, screen } from '../../platform/routing/routing.tsx'

export const requestRoutes: readonly RouteMaker[] = [
  screen(
    'UtilitiesEmailRequest',
    page(() => import('./mail/EmailRequestPage.tsx'), 'EmailRequestPage'),
  ),
  screen(
    'GuideAdministrationCarePlace',
    page(() => import('./care-place/CarePlaceRequestPage.tsx'), 'CarePlaceRequestPage'),
  ),
]
