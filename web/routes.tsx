import { createRouter } from '@tanstack/react-router'
import { tidyPath } from './platform/router-path.ts'
import { readQuery, writeQuery } from './platform/router-query.ts'
import { firstPage, forward, frame, notBuiltYet, page, routes, screen } from './platform/routing.tsx'
import { Failed } from './platform/shell/Failed.tsx'
import { landingOr } from './platform/shell/Landing.tsx'

const hidden = { hideNavigation: true } as const

const careRecipientPages = () => import('./features/care-recipients/recipient/page/CareRecipientPage.tsx')
const careRecipientPage = page(careRecipientPages, 'CareRecipientPage')
const cspRecipientPage = page(careRecipientPages, 'CSPRecipientPage')
const productsTab = page(() => import('./features/prescriptions/row/ProductsTab.tsx'), 'ProductsTab')
const selectedProductHistoryTab = page(
  () => import('./features/product-selection/cart/history/SelectedProductHistoryTab.tsx'),
  'SelectedProductHistoryTab',
)
const prescriptionHistoryTab = page(
  () => import('./features/prescriptions/history/PrescriptionHistoryTab.tsx'),
  'PrescriptionHistoryTab',
)
const tabToCome = page(() => import('./features/care-recipients/recipient/page/NotBuiltTab.tsx'), 'NotBuiltTab')

/** Every route of the product, one line each. What stands at which address: platform/paths.ts; who may: platform/guards.ts. */
const routeTree = routes(
  // Open to visitors
  screen('home', landingOr(notBuiltYet('home'))),
  screen(
    'Login',
    firstPage(() => import('./features/sign-in/token/SignInPage.tsx')),
    hidden,
  ),
  screen(
    '2fa',
    page(() => import('./features/sign-in/token/TwoFactorPage.tsx'), 'TwoFactorPage'),
    hidden,
  ),
  screen('Disclaimer'),
  screen('ContactForm'),
  screen('HelpPage'),
  screen('inquiry'),
  screen('sithsLogin'),
  screen('vrkLogin'),
  screen('sithsCallback'),
  screen('vrkCallback'),
  screen('aadLogin', undefined, hidden),
  screen(
    'TherapyAreaInformation',
    page(() => import('./features/products/area/TherapyAreaInformationPage.tsx'), 'TherapyAreaInformationPage'),
  ),
  screen('Accessibility'),
  screen(
    'accessDenied',
    firstPage(() => import('./features/sign-in/AccessDeniedPage.tsx'), 'AccessDeniedPage'),
  ),

  // Every signed-in person
  screen(
    'selectClientCarePlace',
    firstPage(() => import('./features/sign-in/care-place/SelectClientCarePlacePage.tsx'), 'SelectClientCarePlacePage'),
    hidden,
  ),
  screen(
    'selectCarePlace',
    firstPage(() => import('./features/sign-in/care-place/SelectCarePlacePage.tsx'), 'SelectCarePlacePage'),
    hidden,
  ),
  screen(
    'MyPages',
    page(() => import('./features/content/MyPagesPage.tsx'), 'MyPagesPage'),
  ),
  screen('RenewRequests'),

  // GUIDE: care recipients
  screen(
    'CareRecipientMain',
    firstPage(
      () => import('./features/care-recipients/recipient/list/CareRecipientListPage.tsx'),
      'CareRecipientListPage',
    ),
  ),
  frame('care-recipient', careRecipientPage, [
    screen('CareRecipient', productsTab),
    screen('CareRecipientHandleProducts', productsTab),
    screen(
      'CareRecipientOrderHistory',
      page(() => import('./features/orders/order/history/OrderHistoryTab.tsx'), 'OrderHistoryTab'),
    ),
    screen(
      'CareRecipientOrderDetails',
      page(() => import('./features/orders/order/OrderDetailsPage.tsx'), 'OrderDetailsPage'),
    ),
    screen('CareRecipientSelectedProductHistory', selectedProductHistoryTab),
    screen('CareRecipientPrescriptionHistory', prescriptionHistoryTab),
    screen('CareRecipientInvestigationHistory', tabToCome),
    screen('CareRecipientPlanning', tabToCome),
  ]),

  // GUIDE: products and prescriptions
  screen(
    'productCatalog',
    page(() => import('./features/product-selection/catalogue/CataloguePage.tsx'), 'CataloguePage'),
  ),
  screen(
    'ProductSelectionDirect',
    page(() => import('./features/product-selection/selection/SelectionPage.tsx'), 'ProductSelectionPage'),
  ),
  screen('ProductSelectionGuided'),
  screen('ProductSelectionInvestigation'),
  screen(
    'PrescriptionWizard',
    page(
      () => import('./features/prescriptions/prescription/wizard/PrescriptionWizardPage.tsx'),
      'PrescriptionWizardPage',
    ),
  ),
  screen(
    'ProductGroups',
    page(() => import('./features/product-selection/groups/ProductGroupsPage.tsx'), 'ProductGroupsPage'),
  ),
  frame('care-place-selection', undefined, [
    screen('ProductSelectionCarePlace'),
    screen('ProductSelectionCarePlaceCart'),
    screen('ProductSelectionCarePlaceCompare'),
  ]),

  // GUIDE: the care place
  frame('care-place', undefined, [
    screen('CarePlace'),
    screen('careplace_overview'),
    screen('CarePlaceSelectedProducts'),
    screen('CarePlaceSelectionHistory'),
    screen('CarePlacePreliminaryOrders'),
    screen('CarePlaceHomeDelivery'),
    screen('CarePlaceProductClaims'),
  ]),
  screen('ProductClaimAdd'),

  // GUIDE: orders
  screen('OrderHomeDelivery'),
  screen(
    'OrderWithdrawal',
    page(() => import('./features/orders/withdrawal/WithdrawalWizardPage.tsx'), 'WithdrawalWizardPage'),
  ),
  screen('OrderGroupOrder'),
  screen('OrderNursingHome'),
  screen(
    'OrderOverview',
    page(() => import('./features/orders/order/OrderOverviewPage.tsx'), 'OrderOverviewPage'),
  ),
  screen('CRPOrderOverview'),

  // GUIDE: news and administration of the client
  screen('GuideManageNews'),
  screen('GuideManageAdd'),
  screen('GuideManageEdit'),
  frame('guide-administration', undefined, [
    screen('GuideAdministration'),
    screen('GuideAdministrationHandleUser'),
    screen('GuideAdministrationCarePlace'),
    screen('GuideAdministrationReports'),
  ]),

  // PRINCIPAL
  forward('organizations', 'OrganizationsClients'),
  frame('organizations', undefined, [
    screen(
      'OrganizationsClients',
      page(() => import('./features/organisation/PrincipalLanding.tsx'), 'PrincipalLanding'),
    ),
    screen('OrganizationsClient'),
    screen('OrganizationsUsers'),
    screen('OrganizationsUser'),
    screen('OrganizationsOperators'),
    screen('OrganizationsOperator'),
  ]),
  screen(
    'Utilities',
    page(() => import('./features/products/import/ImportPage.tsx'), 'ImportPage'),
  ),
  screen('StaticContentAdd'),
  screen('StaticContentEdit'),
  forward('ManageNews', 'ManageNewsList'),
  screen('ManageNewsList'),
  screen('ManageNewsAdd'),
  screen('ManageNewsEdit'),

  // CSP
  forward('CSP', 'CSPCareRecipient'),
  screen(
    'CSPCareRecipient',
    page(() => import('./features/customer-service/CspLanding.tsx'), 'CspLanding'),
  ),
  screen('CSPCareRecipientAnonymize'),
  screen(
    'CSPProductSelection',
    page(() => import('./features/product-selection/selection/SelectionPage.tsx'), 'CspProductSelectionPage'),
  ),
  screen(
    'CSPProductGroups',
    page(() => import('./features/product-selection/groups/ProductGroupsPage.tsx'), 'CspProductGroupsPage'),
  ),
  frame('csp-recipient', cspRecipientPage, [
    screen('CSPRecipient', productsTab),
    screen('CSPRecipientHandleProducts', productsTab),
    screen(
      'CSPRecipientOrderHistory',
      page(() => import('./features/orders/order/history/OrderHistoryTab.tsx'), 'CSPOrderHistoryTab'),
    ),
    screen(
      'CSPRecipientOrderDetails',
      page(() => import('./features/orders/order/OrderDetailsPage.tsx'), 'CSPOrderDetailsPage'),
    ),
    screen('CSPRecipientSelectedProductHistory', selectedProductHistoryTab),
    screen('CSPRecipientPrescriptionHistory', prescriptionHistoryTab),
    screen('CSPRecipientInvestigationHistory', tabToCome),
  ]),
  forward('CSPOrganizations', 'CSPOrganizationsClients'),
  frame('csp-organizations', undefined, [
    screen('CSPOrganizationsClients'),
    screen('CSPOrganizationsClient'),
    screen('CSPOrganizationsUsers'),
    screen('CSPOrganizationsUser'),
    screen('CSPOrganizationsOperators'),
    screen('CSPOrganizationsOperator'),
  ]),
  screen('CSPManageInformation'),
  screen('CSPManageInformationAdd'),
  screen('CSPManageInformationEdit'),
  forward('CSPUtilities', 'CSPUtilitiesItemReplacement'),
  screen('CSPUtilitiesItemReplacement'),
  screen('CSPUtilitiesItemAgreement'),
)

export const router = createRouter({
  routeTree,
  trailingSlash: 'preserve',
  defaultPreload: false,
  defaultErrorComponent: Failed,
  parseSearch: readQuery,
  stringifySearch: writeQuery,
  rewrite: {
    input: ({ url }) => {
      url.pathname = tidyPath(url.pathname)
      return url
    },
  },
})
