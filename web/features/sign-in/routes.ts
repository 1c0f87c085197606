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
    page(() => import('./second-factor/TwoFactorPage.tsx'), 'TwoFactorPage'),
    hidden,
  ),
  screen(
    'sithsLogin',
    page(() => import('./card/CardSignInPage.tsx'), 'SithsSignInPage'),
    hidden,
  ),
  screen(
    'vrkLogin',
    page(() => import('./card/CardSignInPage.tsx'), 'VrkSignInPage'),
    hidden,
  ),
  screen(
    'sithsCallback',
    page(() => import('./card/CardCallbackPage.tsx'), 'SithsCallbackPage'),
    hidden,
  ),
  screen(
    'vrkCallback',
    page(() => import('./card/CardCallbackPage.tsx'), 'VrkCallbackPage'),
    hidden,
  ),
  screen(
    'aadLogin',
    page(() => import('./directory/DirectorySignInPage.tsx'), 'DirectorySignInPage'),
    hidden,
  ),
  screen(
    'MySecurity',
    page(() => import('./security/MySecurityPage.tsx'), 'MySecurityPage'),
  ),
  screen(
    'UtilitiesAppRegistrations',
    page(() => import('./app-registration/AppRegistrationsPage.tsx'), 'AppRegistrationsPage'),
  ),
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
