import { customerServiceEndpoints } from './customer-service/endpoints.ts'
import { carePlaceEndpoints } from './care-place/endpoints.ts'
import { careRecipientEndpoints } from './care-recipients/endpoints.ts'
import { prescriptionEndpoints } from './prescriptions/endpoints.ts'
import { claimEndpoints } from './claims/endpoints.ts'
import { orderEndpoints } from './orders/endpoints.ts'
import { productSelectionEndpoints } from './product-selection/endpoints.ts'
import { productEndpoints } from './products/endpoints.ts'
import { signInEndpoints } from './sign-in/endpoints.ts'
import { contentEndpoints } from './content/endpoints.ts'
import { accessLogEndpoints } from './access-log/endpoints.ts'
import { organisationEndpoints } from './organisation/endpoints.ts'
import { investigationEndpoints } from './investigations/endpoints.ts'
import { organisationImportEndpoints } from './organisation-import/endpoints.ts'
import { requestEndpoints } from './requests/endpoints.ts'
import { portalAccountEndpoints } from './portal-accounts/endpoints.ts'
import { portalEndpoints } from './portal/endpoints.ts'
import { planningEndpoints } from './planning/endpoints.ts'
import { printEndpoints } from './prints/endpoints.ts'
import { reportEndpoints } from './reports/endpoints.ts'
import { newsEndpoints } from './news/endpoints.ts'
import type { Definition } from './endpoint.ts'

/** Every endpoint there is. The documentation of the interface and the tests that hold for all calls are made from this list. */
export const endpoints: readonly Definition[] = [
  careRecipientEndpoints,
  prescriptionEndpoints,
  orderEndpoints,
  claimEndpoints,
  productSelectionEndpoints,
  carePlaceEndpoints,
  productEndpoints,
  signInEndpoints,
  contentEndpoints,
  organisationEndpoints,
  organisationImportEndpoints,
  accessLogEndpoints,
  requestEndpoints,
  portalAccountEndpoints,
  portalEndpoints,
  investigationEndpoints,
  planningEndpoints,
  printEndpoints,
  reportEndpoints,
  customerServiceEndpoints,
  newsEndpoints,
].flatMap((each) => Object.values<Definition>(each))
