import type { FurtherPortalTexts } from '../../shape.ts'
import { products } from '../products/products.ts'
import { asking } from './asking.ts'
import { consent } from './consent.ts'
import { details } from './details.ts'
import { devices } from './devices.ts'
import { diary } from './diary.ts'
import { looked } from './looked.ts'
import { moved } from './moved.ts'
import { order } from './order.ts'
import { parcel } from './parcel.ts'
import { passkeys } from './passkeys.ts'
import { report } from './report.ts'
import { signIn } from './sign-in.ts'
import { stock } from './stock.ts'
import { unsent } from './unsent.ts'

const further: FurtherPortalTexts = {
  asking,
  consent,
  details,
  devices,
  diary,
  looked,
  moved,
  order,
  parcel,
  passkeys,
  products,
  report,
  signIn,
  stock,
  unsent,
}

export default further
