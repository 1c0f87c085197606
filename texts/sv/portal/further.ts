import type { FurtherPortalTexts } from '../../shape.ts'
import { details } from './details.ts'
import { order } from './order.ts'
import { parcel } from './parcel.ts'

const further: FurtherPortalTexts = { details, order, parcel }

export default further
