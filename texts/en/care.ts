import { calendar } from './calendar.ts'
import { recipientChanges } from './care-recipients/recipient-changes.ts'
import { recipientForm } from './care-recipients/recipient-form.ts'
import { claims } from './claims/claims.ts'
import { conversation } from './care-recipients/conversation.ts'
import { deliveryPoints } from './orders/delivery-points.ts'
import { errorCodes } from './error-codes.ts'
import { keyboard } from './keyboard.ts'
import { orderKinds } from './orders/order-kinds.ts'
import { orderPage } from './orders/order-page.ts'
import { orders } from './orders/orders.ts'
import { prescribing } from './prescriptions/prescribing.ts'
import { renewRequests } from './prescriptions/renew-requests.ts'
import { renewing } from './prescriptions/renewing.ts'
import { stock } from './prescriptions/stock.ts'
import { prints } from './prints/prints.ts'
import { cart } from './product-selection/cart.ts'
import { productSelection } from './product-selection/product-selection.ts'
import { assortment } from './products/assortment.ts'
import { requests } from './requests/requests.ts'
import { statuses } from './statuses.ts'
import { validation } from './validation.ts'

const english = {
  recipientChanges,
  recipientForm,
  cart,
  productSelection,
  orderKinds,
  orderPage,
  orders,
  prescribing,
  renewRequests,
  renewing,
  stock,
  prints,
  keyboard,
  calendar,
  validation,
  statuses,
  assortment,
  requests,
  claims,
  conversation,
  deliveryPoints,
  errorCodes,
}

export default english
