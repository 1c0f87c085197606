import type { RouteName } from '@omsorg/web/platform/routing/paths.ts'
import type { t } from './journey.ts'

type ScreenKey = keyof (typeof t)['screens']

/** An account that may open the route, and the address with every part filled in; the screen names the page. Beside it: its rule. */
type Line = readonly [address: string, screen: ScreenKey]
type Group = Readonly<Partial<Record<RouteName, Line>>>

const guid = '00000000-0000-4000-8000-000000000001'
const person = `/CSP/CRID/1/CID/${guid}/CPID/${guid}`

/** Opens for everybody, signed in or not. */
export const forEverybody = {
  home: ['/', 'home'],
  Disclaimer: ['/Disclaimer', 'disclaimer'],
  ContactForm: ['/ContactForm', 'contactForm'],
  HelpPage: ['/Help', 'help'],
  inquiry: ['/Inquiry', 'inquiry'],
  AccountRequest: ['/AccountRequest', 'accountRequest'],
  TherapyAreaInformation: ['/TherapyAreaInformation', 'therapyAreaInformation'],
  Accessibility: ['/Accessibility', 'accessibility'],
  Cookies: ['/Cookies', 'cookies'],
  accessDenied: ['/AccessDenied', 'accessDenied'],
  Login: ['/login', 'login'],
} as const satisfies Group

/** A visitor is sent to AccessDenied here, not to the sign-in page. */
export const choosers = {
  selectClientCarePlace: ['/SelectClientCarePlace', 'selectClientCarePlace'],
  selectCarePlace: ['/SelectCarePlace', 'selectCarePlace'],
} as const satisfies Group

/** They lead on to a card service or a directory, or back without what those bring (cards.spec.ts, directory.spec.ts). */
export const toOthers = {
  sithsLogin: ['/SithsLogin', 'cardLogin'],
  vrkLogin: ['/VrkLogin', 'cardLogin'],
  sithsCallback: ['/SithsCallback', 'cardLogin'],
  vrkCallback: ['/VrkCallback', 'cardLogin'],
  aadLogin: ['/AAD', 'directoryLogin'],
} as const satisfies Group

/** Opens only between the password and the code. */
export const challenge = { '2fa': ['/2fa', 'twoFactor'] } as const satisfies Group

const prescriber = {
  MyPages: ['/MyPages', 'myPages'],
  MySecurity: ['/MyPages/Security', 'mySecurity'],
  RenewRequests: ['/RenewRequests', 'renewRequests'],
  RenewalQueue: ['/RenewRequests/EndsSoon', 'renewRequests'],
  CareRecipientMain: ['/CareRecipient', 'careRecipients'], // A-2.5-01
  CareRecipient: ['/CareRecipient/1', 'handleProducts'], // A-2.5-02, O-2-05
  CareRecipientHandleProducts: ['/CareRecipient/1/HandleProducts', 'handleProducts'], // A-2.5-03
  CareRecipientOrderHistory: ['/CareRecipient/1/OrderHistory', 'orderHistory'], // A-2.5-04
  CareRecipientOrderDetails: ['/CareRecipient/1/OrderHistory/1/true', 'orderDetails'], // A-2.5-05
  CareRecipientSelectedProductHistory: ['/CareRecipient/1/SelectedProductHistory', 'selectedProductHistory'], // A-2.5-06
  CareRecipientPrescriptionHistory: ['/CareRecipient/1/PrescriptionHistory', 'prescriptionHistory'], // A-2.5-07
  CareRecipientInvestigationHistory: ['/CareRecipient/1/InvestigationHistory', 'investigationHistory'], // A-2.5-08
  CareRecipientPlanning: ['/CareRecipient/1/Planning', 'planning'], // A-2.5-09
  productCatalog: ['/CareProductRange', 'productCatalog'],
  ProductSelectionDirect: ['/ProductSelection/Direct/1/Incontinence/true', 'productSelectionDirect'], // A-2.5-10
  ProductSelectionGuided: ['/ProductSelection/Guided/1', 'productSelectionGuided'], // A-2.5-11
  ProductSelectionInvestigation: ['/ProductSelection/Investigation/1/Incontinence/true', 'investigation'], // A-2.5-12
  LeakageDiary: ['/CareRecipient/1/LeakageDiary', 'leakageDiary'],
  PrescriptionWizard: ['/PrescriptionWizard/1/Incontinence/', 'prescriptionWizard'], // A-2.5-13
  ProductGroups: [`/ProductGroups/1/${guid}/Incontinence`, 'productGroups'], // A-2.5-14
  CarePlace: ['/CarePlace', 'orderHistory'],
  careplace_overview: ['/CarePlace/Overview', 'carePlaceOverview'], // A-2.5-19
  CarePlaceSelectedProducts: ['/CarePlace/SelectedProducts', 'carePlaceSelectedProducts'], // A-2.5-20
  CarePlaceSelectionHistory: ['/CarePlace/SelectionHistory', 'selectionHistory'], // A-2.5-21
  CarePlacePreliminaryOrders: ['/CarePlace/PreliminaryOrders', 'preliminaryOrders'], // A-2.5-22
  CarePlaceRunOuts: ['/CarePlace/RunsOut', 'carePlaceRunOuts'],
  CarePlaceHomeDelivery: ['/CarePlace/HomeDelivery', 'carePlaceHomeDelivery'], // A-2.5-23
  CarePlaceProductClaims: ['/CarePlace/ProductClaims', 'productClaims'], // A-2.5-24
  ProductClaimAdd: ['/ProductClaim/Add', 'addProductClaim'], // A-2.5-25
  ProductClaim: ['/ProductClaim/1', 'productClaims'],
  OrderHomeDelivery: [`/Order/HomeDelivery/1/CID/${guid}/CPID/${guid}`, 'orderHomeDelivery'], // A-2.5-26
  OrderWithdrawal: ['/Order/Withdrawal/CRID/1/CID/CPID/COID', 'orderWithdrawal'], // A-2.5-27
  OrderGroupOrder: ['/Order/GroupOrder/1', 'groupOrder'], // A-2.5-28
  OrderNursingHome: ['/Order/NursingHome/1', 'nursingHomeOrder'], // A-2.5-29
  OrderTasks: ['/OrderTasks', 'orderTasks'],
  OrderOverview: ['/OrderOverview/1', 'orderDetails'], // A-2.5-30
  CRPOrderOverview: ['/CRPOrderOverview/1/', 'crpOrderOverview'], // A-2.5-31
} as const satisfies Group

const purchaser = {
  ProductSelectionCarePlace: [`/ProductSelection/CarePlace/${guid}`, 'carePlaceProducts'], // A-2.5-15
  ProductSelectionCarePlaceCart: [`/ProductSelection/CarePlace/${guid}/Cart`, 'carePlaceCart'], // A-2.5-16
  ProductSelectionCarePlaceCompare: [`/ProductSelection/CarePlace/${guid}/CompareProducts`, 'compareProducts'], // A-2.5-17
} as const satisfies Group

const newsWriter = {
  GuideManageNews: ['/GuideManage/News', 'manageNews'],
  GuideManageAdd: ['/GuideManage/Add', 'editNews'],
  // The first four are messages of customer service.
  GuideManageEdit: ['/GuideManage/Edit/5', 'editNews'],
} as const satisfies Group

const portalHandler = {
  CareRecipientPortalAccounts: ['/CareRecipient/1/PortalAccounts', 'portalAccounts'],
} as const satisfies Group

const unitAdministrator = {
  GuideAdministration: ['/GuideAdministration', 'guideAdministrationUsers'], // O-2-73
  GuideAdministrationHandleUser: ['/GuideAdministration/HandleUser/1', 'handleUser'],
  GuideAdministrationRoleTerms: ['/GuideAdministration/RoleTerms', 'roleTerms'],
  GuideAdministrationAccountRequests: ['/GuideAdministration/AccountRequests', 'accountRequests'],
  GuideAdministrationCarePlace: ['/GuideAdministration/CarePlace', 'carePlaceRequest'],
  GuideAdministrationReports: ['/GuideAdministration/Reports', 'reports'],
} as const satisfies Group

const administrator = {
  organizations: ['/Organizations', 'organisationClients'],
  OrganizationsClients: ['/Organizations/Clients', 'organisationClients'],
  OrganizationsClient: [`/Organizations/Clients/CID/${guid}/CUID/${guid}/CPID/${guid}/ACT/edit`, 'organisationClients'],
  OrganizationsUsers: ['/Organizations/Users', 'organisationUsers'],
  OrganizationsUser: ['/Organizations/Users/UID/1/ACT/edit', 'organisationUsers'],
  OrganizationsOperators: ['/Organizations/Operators', 'organisationOperators'],
  OrganizationsOperator: ['/Organizations/Operators/OPID/1/ACT/edit', 'organisationOperators'],
  Utilities: ['/Utilities', 'utilities'],
  UtilitiesDeliveryMethods: ['/Utilities/DeliveryMethods', 'deliveryMethods'],
  UtilitiesAccessLog: ['/Utilities/AccessLog', 'accessLog'],
  UtilitiesAppRegistrations: ['/Utilities/AppRegistrations', 'appRegistrations'],
  UtilitiesAccountRequests: ['/Utilities/AccountRequests', 'accountRequests'],
  UtilitiesReports: ['/Utilities/Reports', 'reports'],
  UtilitiesRemovedClients: ['/Utilities/RemovedClients', 'removedClients'],
  UtilitiesErp: ['/Utilities/ERP', 'erp'],
  UtilitiesEmailRequest: ['/Utilities/EmailRequest', 'emailRequest'],
  UtilitiesClientAgreements: ['/Utilities/ClientAgreements', 'clientAgreements'],
  StaticContent: ['/StaticContent', 'staticContent'],
  StaticContentAdd: ['/StaticContent/Add', 'editStaticContent'],
  StaticContentEdit: ['/StaticContent/Edit/1', 'editStaticContent'],
  ManageNews: ['/ManageNews', 'manageNews'],
  ManageNewsList: ['/ManageNews/manageNews', 'manageNews'],
  ManageNewsAdd: ['/ManageNews/Add', 'editNews'],
  ManageNewsEdit: ['/ManageNews/Edit/1', 'editNews'],
} as const satisfies Group

const customerService = {
  CSP: ['/CSP', 'cspCareRecipients'], // O-2-83
  CSPCareRecipient: ['/CSP/CareRecipient', 'cspCareRecipients'],
  CSPCareRecipientAnonymize: ['/CSP/CareRecipient/Anonymize', 'anonymize'],
  CSPProductSelection: [`/CSP/ProductSelection/1/Incontinence/true/${guid}/${guid}/true`, 'productSelectionDirect'],
  CSPProductGroups: [`/CSP/ProductGroups/1/${guid}/Incontinence/${guid}/${guid}/12345`, 'productGroups'],
  CSPRecipient: [person, 'handleProducts'], // O-2-88
  CSPRecipientHandleProducts: [`${person}/HandleProducts`, 'handleProducts'], // O-2-89
  CSPRecipientOrderHistory: [`${person}/OrderHistory`, 'orderHistory'], // O-2-90
  CSPRecipientOrderDetails: [`${person}/OrderHistory/1/true`, 'orderDetails'], // O-2-91
  CSPRecipientSelectedProductHistory: [`${person}/SelectedProductHistory`, 'selectedProductHistory'], // O-2-92
  CSPRecipientPrescriptionHistory: [`${person}/PrescriptionHistory`, 'prescriptionHistory'], // O-2-93
  CSPRecipientInvestigationHistory: [`${person}/InvestigationHistory`, 'investigationHistory'], // O-2-94
  CSPOrderTasks: ['/CSP/OrderTasks', 'orderTasks'],
  CSPReports: ['/CSP/Reports', 'reports'],
  CSPRenewRequests: ['/CSP/RenewRequests', 'renewRequests'],
  CSPOrganizations: ['/CSP/Organizations', 'organisationClients'],
  CSPOrganizationsClients: ['/CSP/Organizations/Clients', 'organisationClients'],
  CSPOrganizationsClient: [
    `/CSP/Organizations/Clients/CID/${guid}/CUID/${guid}/CPID/${guid}/ACT/edit`,
    'organisationClients',
  ],
  CSPOrganizationsUsers: ['/CSP/Organizations/Users', 'organisationUsers'],
  CSPOrganizationsUser: ['/CSP/Organizations/Users/UID/1/ACT/edit', 'organisationUsers'],
  CSPOrganizationsOperators: ['/CSP/Organizations/Operators', 'organisationOperators'],
  CSPOrganizationsOperator: ['/CSP/Organizations/Operators/OPID/1/ACT/edit', 'organisationOperators'],
  CSPManageInformation: ['/CSP/ManageInformation', 'manageInformation'],
  CSPManageInformationAdd: ['/CSP/ManageInformation/Add', 'editInformation'],
  CSPManageInformationEdit: ['/CSP/ManageInformation/Edit/1', 'editInformation'],
  CSPUtilities: ['/CSP/Utilities', 'itemReplacement'],
  CSPUtilitiesItemReplacement: ['/CSP/Utilities/ItemReplacement', 'itemReplacement'],
  CSPUtilitiesItemAgreement: ['/CSP/Utilities/ItemAgreement', 'itemAgreement'],
  CSPUtilitiesClientAgreements: ['/CSP/Utilities/ClientAgreements', 'clientAgreements'],
  CSPUtilitiesErp: ['/CSP/Utilities/ERP', 'erp'],
} as const satisfies Group

/** The routes behind a guard, by an account that it lets through. */
export const byAccount = {
  'prescriber.se': prescriber,
  'purchaser.se': purchaser,
  'news.se': newsWriter,
  'crphandler.se': portalHandler,
  'cuadmin.se': unitAdministrator,
  admin: administrator,
  csp: customerService,
} as const satisfies Readonly<Record<string, Group>>

/** A route that stands in no group does not compile. */
export const all: Readonly<Record<RouteName, Line>> = {
  ...forEverybody,
  ...choosers,
  ...toOthers,
  ...challenge,
  ...prescriber,
  ...purchaser,
  ...newsWriter,
  ...portalHandler,
  ...unitAdministrator,
  ...administrator,
  ...customerService,
}
