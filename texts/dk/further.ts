import { accessLogTexts } from './access-log/further.ts'
import { productTexts } from './products/further.ts'
import { productSelectionTexts } from './product-selection/further.ts'
import { signInTexts } from './sign-in/further.ts'
import { customerServiceTexts } from './customer-service/further.ts'
import { contentTexts } from './content/further.ts'
import { investigationTexts } from './investigations/further.ts'
import { orderTexts } from './orders/further.ts'
import { organisationTexts } from './organisation/further.ts'
import { prescriptionTexts } from './prescriptions/further.ts'
import { planningTexts } from './planning/further.ts'
import { newsTexts } from './news/further.ts'
import { portalAccountTexts } from './portal-accounts/further.ts'
import { requestTexts } from './requests/further.ts'
import { reportTexts } from './reports/further.ts'
import { about } from './about.ts'
import { palette } from './palette.ts'
import { carePlaceTexts } from './care-place/further.ts'
import { careRecipientTexts } from './care-recipients/further.ts'
import { roles } from './roles.ts'
import type { FurtherTexts } from '../shape.ts'

const danish: FurtherTexts = {
  ...accessLogTexts,
  ...productTexts,
  ...productSelectionTexts,
  ...signInTexts,
  ...contentTexts,
  ...customerServiceTexts,
  ...investigationTexts,
  ...orderTexts,
  ...organisationTexts,
  ...prescriptionTexts,
  ...requestTexts,
  ...reportTexts,
  ...planningTexts,
  ...newsTexts,
  ...portalAccountTexts,
  about,
  palette,
  ...carePlaceTexts,
  ...careRecipientTexts,
  roles,
}

export default danish
