import { type RouteMaker, firstPage, page, screen } from '../../platform/routing/routing.tsx'

const hidden = { hideNavigation: true } as const

export const signInRoutes: readonly RouteMaker[] = [
  screen(
    'Login',
    firstPage(() => import('./token/SignInPage.tsx')),
    hidden,
  ),
  screen(
    '2fa',
    page(() => import('./token/TwoFactorPage.tsx'), 'TwoFactorPage'),
    hidden,
  ),
  screen('sithsLogin'),
  screen('vrkLogin'),
  screen('sithsCallback'),
  screen('vrkCallback'),
  screen('aadLogin', undefined, hidden),
  screen(
    'accessDenied',
    firstPage(() => import('./AccessDeniedPage.tsx'), 'AccessDeniedPage'),
  ),
  screen(
    'selectClientCarePlace',
    firstPage(() => import('./care-place/SelectCarePlacePage.tsx'), 'SelectClientCarePlacePage'),
    hidden,
  ),
  screen(
    'selectCarePlace',
    firstPage(() => import('./care-place/SelectCarePlacePage.tsx'), 'SelectCarePlacePage'),
    hidden,
  ),
]
