import { type RouteMaker, frame, page, screen } from '../../platform/routing/routing.tsx'

/** The pages of a care place. The tabs of the other features are handed in: a feature knows no other by its screens. */
export function carePlaceRoutes(tabs: readonly RouteMaker[]): readonly RouteMaker[] {
  const carePlacePage = page(() => import('./CarePlacePage.tsx'), 'CarePlacePage')
  return [
    frame('care-place', carePlacePage, [
      ...tabs,
      screen(
        'careplace_overview',
        page(() => import('./overview/OverviewTab.tsx'), 'OverviewTab'),
      ),
    ]),
  ]
}
