import { createRouter } from '@tanstack/react-router'
import { signInRoutes } from './features/sign-in/routes.ts'
import { contentRoutes } from './features/content/routes.ts'
import { carePlaceRoutes } from './features/care-place/routes.ts'
import { careRecipientCarePlaceTabs, careRecipientRoutes } from './features/care-recipients/routes.ts'
import {
  prescriptionCspTabs,
  prescriptionCarePlaceTabs,
  prescriptionRoutes,
  prescriptionTabs,
} from './features/prescriptions/routes.ts'
import { orderCarePlaceTabs, orderCspTabs, orderRoutes, orderTabs } from './features/orders/routes.ts'
import {
  productSelectionCarePlaceTabs,
  productSelectionCspTabs,
  productSelectionRoutes,
  productSelectionTabs,
} from './features/product-selection/routes.ts'
import { claimRoutes, claimTabs } from './features/claims/routes.ts'
import { productRoutes } from './features/products/routes.ts'
import { investigationCspTabs, investigationRoutes, investigationTabs } from './features/investigations/routes.ts'
import { newsRoutes } from './features/news/routes.ts'
import { planningTabs } from './features/planning/routes.ts'
import { organisationRoutes } from './features/organisation/routes.ts'
import { portalAccountTabs } from './features/portal-accounts/routes.ts'
import { reportRoutes } from './features/reports/routes.ts'
import { requestRoutes } from './features/requests/routes.ts'
import { customerServiceRoutes } from './features/customer-service/routes.ts'
import { accessLogRoutes } from './features/access-log/routes.ts'
import { tidyPath } from './platform/routing/router-path.ts'
import { readQuery, writeQuery } from './platform/routing/router-query.ts'
import { routes } from './platform/routing/routing.tsx'
import { Failed } from './platform/shell/Failed.tsx'

/** Every route of the product, listed by its feature. What stands at which address: platform/paths.ts; who may: platform/guards.ts. */
const routeTree = routes(
  ...signInRoutes,
  ...contentRoutes,
  ...newsRoutes,
  ...careRecipientRoutes(
    [
      ...prescriptionTabs,
      ...orderTabs,
      ...productSelectionTabs,
      ...investigationTabs,
      ...planningTabs,
      ...portalAccountTabs,
    ],
    [...prescriptionCspTabs, ...orderCspTabs, ...productSelectionCspTabs, ...investigationCspTabs],
  ),
  ...carePlaceRoutes([
    ...orderCarePlaceTabs,
    ...prescriptionCarePlaceTabs,
    ...productSelectionCarePlaceTabs,
    ...careRecipientCarePlaceTabs,
    ...claimTabs,
  ]),
  ...claimRoutes,
  ...productRoutes,
  ...accessLogRoutes,
  ...productSelectionRoutes,
  ...prescriptionRoutes,
  ...orderRoutes,
  ...organisationRoutes,
  ...requestRoutes,
  ...reportRoutes,
  ...investigationRoutes,
  ...customerServiceRoutes,
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
