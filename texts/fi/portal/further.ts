import type { FurtherPortalTexts } from '../../shape.ts'
import { products } from '../products/products.ts'
import { asking } from './asking.ts'
import { details } from './details.ts'
import { diary } from './diary.ts'
import { looked } from './looked.ts'
import { order } from './order.ts'
import { parcel } from './parcel.ts'
import { stock } from './stock.ts'

const further: FurtherPortalTexts = { asking, details, diary, looked, order, parcel, products, stock }

export default further
