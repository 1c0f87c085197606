import { changeOwnContact } from './me/change-own-contact.ts'
import { confirmConsent } from './me/confirm-consent.ts'
import { proveOwnContact } from './me/prove-own-contact.ts'
import { readMe } from './me/read-me.ts'
import { readHome } from './home/read-home.ts'
import { cancelPortalOrder } from './order/cancel-portal-order.ts'
import { confirmPortalOrder } from './order/confirm-portal-order.ts'
import { listPortalOrders } from './order/list-portal-orders.ts'
import { proposePortalOrder } from './order/propose-portal-order.ts'
import { readPortalOrder } from './order/read-portal-order.ts'
import { savePortalOrder } from './order/save-portal-order.ts'
import { withdrawConsent } from './me/withdraw-consent.ts'

export const portalEndpoints = {
  readMe,
  changeOwnContact,
  proveOwnContact,
  confirmConsent,
  withdrawConsent,
  readHome,
  proposePortalOrder,
  savePortalOrder,
  confirmPortalOrder,
  cancelPortalOrder,
  listPortalOrders,
  readPortalOrder,
}
