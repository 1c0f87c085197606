import { type RouteMaker, page, screen } from '../../platform/routing/routing.tsx'

/** Its tab on the pages of a care place. */
export const claimTabs: readonly RouteMaker[] = [
  screen(
    'CarePlaceProductClaims',
    page(() => import('./list/ClaimsTab.tsx'), 'ClaimsTab'),
  ),
]

export const claimRoutes: readonly RouteMaker[] = [
  screen(
    'ProductClaimAdd',
    page(() => import('./form/ClaimFormPage.tsx'), 'ClaimFormPage'),
  ),
  screen(
    'ProductClaim',
    page(() => import('./page/ClaimPage.tsx'), 'ClaimPage'),
  ),
]
