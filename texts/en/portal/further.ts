import { details } from './details.ts'
import { order } from './order.ts'
import { parcel } from './parcel.ts'

/** What its pages further in say. */
const further = { details, order, parcel }

export default further
