import { carePage, frame, page, screen, type RouteMaker } from '../../platform/routing/routing.tsx'

const selectedProductHistoryTab = page(
  () => import('./cart/history/SelectedProductHistoryTab.tsx'),
  'SelectedProductHistoryTab',
)

/** Its tabs on the page of a care recipient. */
export const productSelectionTabs: readonly RouteMaker[] = [
  screen('CareRecipientSelectedProductHistory', selectedProductHistoryTab),
]

/** Its tabs on the same page at Customer Service. */
export const productSelectionCspTabs: readonly RouteMaker[] = [
  screen('CSPRecipientSelectedProductHistory', selectedProductHistoryTab),
]

/** Its tabs on the page of a care place. */
export const productSelectionCarePlaceTabs: readonly RouteMaker[] = [
  screen(
    'CarePlaceSelectedProducts',
    page(() => import('./store/SelectedForStoreTab.tsx'), 'SelectedForStoreTab'),
  ),
  screen(
    'CarePlaceSelectionHistory',
    page(() => import('./store/StoreHistoryTab.tsx'), 'StoreHistoryTab'),
  ),
]

export const productSelectionRoutes: readonly RouteMaker[] = [
  screen(
    'productCatalog',
    page(() => import('./catalogue/CataloguePage.tsx'), 'CataloguePage'),
  ),
  screen(
    'ProductSelectionDirect',
    carePage(() => import('./selection/SelectionPage.tsx'), 'ProductSelectionPage'),
  ),
  screen(
    'ProductGroups',
    page(() => import('./groups/ProductGroupsPage.tsx'), 'ProductGroupsPage'),
  ),
  frame(
    'care-place-selection',
    page(() => import('./store/StoreFrame.tsx'), 'StoreFrame'),
    [
      screen(
        'ProductSelectionCarePlace',
        page(() => import('./store/StoreProductsPage.tsx'), 'StoreProductsPage'),
      ),
      screen(
        'ProductSelectionCarePlaceCart',
        page(() => import('./store/StoreCartPage.tsx'), 'StoreCartPage'),
      ),
      screen(
        'ProductSelectionCarePlaceCompare',
        page(() => import('./store/StoreComparePage.tsx'), 'StoreComparePage'),
      ),
    ],
  ),
  screen(
    'CSPProductSelection',
    carePage(() => import('./selection/SelectionPage.tsx'), 'CspProductSelectionPage'),
  ),
  screen(
    'CSPProductGroups',
    page(() => import('./groups/ProductGroupsPage.tsx'), 'CspProductGroupsPage'),
  ),
]
