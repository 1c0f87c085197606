import { areaInformation } from './area-information.ts'
import { assortment } from './assortment.ts'
import { cart } from './cart.ts'
import { demo } from './demo.ts'
import { imports } from './imports.ts'
import { keyboard } from './keyboard.ts'
import { myPages } from './my-pages.ts'
import { orders } from './orders.ts'
import { prescribing } from './prescribing.ts'
import { productSelection } from './product-selection.ts'
import { purposes } from './purposes.ts'
import { recipientChanges } from './recipient-changes.ts'
import { recipientForm } from './recipient-form.ts'
import { renewing } from './renewing.ts'
import { roles } from './roles.ts'
import { signInSteps } from './sign-in-steps.ts'
import { statuses } from './statuses.ts'
import { validation } from './validation.ts'
import type { FurtherTexts } from '../shape.ts'

const swedish: FurtherTexts = {
  areaInformation,
  assortment,
  cart,
  demo,
  imports,
  keyboard,
  myPages,
  orders,
  prescribing,
  productSelection,
  purposes,
  recipientChanges,
  recipientForm,
  renewing,
  roles,
  signInSteps,
  statuses,
  validation,
}

export default swedish
